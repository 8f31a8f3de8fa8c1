//! Moves as people write them down.

use crate::play::{BLACK, START, WHITE, after, may, moves};
use checkers_rules::{Action, Checkers};
use parlour_game::{Game, Notation};

/// Reads a text for the side to move and gives the squares of the path.
fn path(fen: &str, text: &str) -> Vec<u8> {
    let game = after(fen, "");
    let seat = game.turn().seat().expect("a new game");
    match game.read_action(seat, text).unwrap_or_else(|fault| panic!("{text}: {fault}")) {
        Action::Move { path } => path.into_iter().map(u8::from).collect(),
        other => panic!("{text} is read as {other:?}"),
    }
}

fn fault(fen: &str, text: &str) -> String {
    after(fen, "").read_action(BLACK, text).expect_err(text).to_string()
}

/// Two ways from 10 to 26, over different pieces.
const TWO_WAYS: &str = "B:W14,15,22,23:B10";
/// Two ways from 10 to 26, and one to 28 that is alone.
const THREE_JUMPS: &str = "B:W14,15,22,23,24:B10";

#[test]
fn steps_and_jumps_are_written_short() {
    assert_eq!(may(START, "", BLACK), "9-13 9-14 10-14 10-15 11-15 11-16 12-16 offer-draw resign");
    assert_eq!(moves("B:W14,23:B9"), "9x18x27");
    assert_eq!(may("B:W14,23:B9", "", BLACK), "9x27 offer-draw resign");
}

#[test]
fn jumps_are_written_in_full_where_short_would_fit_two() {
    assert_eq!(may(TWO_WAYS, "", BLACK), "10x17x26 10x19x26 offer-draw resign");
    assert_eq!(may(THREE_JUMPS, "", BLACK), "10x17x26 10x19x26 10x28 offer-draw resign");
    assert_eq!(may("W:WK23:B2,10,11,18,19", "", WHITE), "23x14x7x16x23 23x16x7x14x23 offer-draw resign");
}

#[test]
fn short_and_full_forms_are_read() {
    assert_eq!(path(START, "11-15"), [11, 15]);
    assert_eq!(path(START, " 11-15 "), [11, 15]);
    assert_eq!(path("B:W14,23:B9", "9x27"), [9, 18, 27]);
    assert_eq!(path("B:W14,23:B9", "9x18x27"), [9, 18, 27]);
    assert_eq!(path("B:W14,23:B9", "9-27"), [9, 18, 27]);
    assert_eq!(path(THREE_JUMPS, "10x28"), [10, 19, 28]);
    assert_eq!(path(TWO_WAYS, "10x19x26"), [10, 19, 26]);
}

#[test]
fn a_short_form_that_fits_two_moves_is_not_read() {
    assert_eq!(fault(TWO_WAYS, "10x26"), "“10x26” fits several moves. Write 10x17x26 or 10x19x26.");
}

#[test]
fn a_move_that_cannot_be_played_can_be_read() {
    assert_eq!(path(START, "1-2"), [1, 2]);
    assert_eq!(path(TWO_WAYS, "10x17"), [10, 17]);
    // The side that is not to move does not borrow the other's moves.
    let read = after("B:W14,23:B9", "").read_action(WHITE, "9x27");
    assert_eq!(
        read.map(|action| serde_json::to_string(&action).expect("JSON")).as_deref(),
        Ok(r#"{"do":"move","path":[9,27]}"#)
    );
}

#[test]
fn what_is_no_move_is_told_why() {
    assert_eq!(fault(START, "11-33"), "“33” in “11-33” isn’t a square from 1 to 32.");
    assert_eq!(fault(START, "x15"), "“” in “x15” isn’t a square from 1 to 32.");
    assert!(
        fault(START, "castle")
            .starts_with("“castle” is neither a move like 11-15 or 11x18 nor one of these words: resign,")
    );
    assert!(fault(START, "").starts_with("“” is neither a move"));
}

#[test]
fn every_action_comes_back_from_its_notation() {
    for (fen, script) in [
        (START, ""),
        (START, "11-15 22-18"),
        (START, "11-15 offer-draw"),
        (START, "11-15 black:ask-takeback"),
        (TWO_WAYS, ""),
        (THREE_JUMPS, ""),
        ("W:WK23:B2,10,11,18,19", ""),
    ] {
        let game: Checkers = after(fen, script);
        for seat in [BLACK, WHITE] {
            for action in game.actions(seat) {
                let text = game.write_action(seat, &action);
                assert_eq!(game.read_action(seat, &text).as_ref(), Ok(&action), "{text}");
            }
        }
    }
}
