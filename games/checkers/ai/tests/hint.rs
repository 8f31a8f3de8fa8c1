//! Hints: what to play, and why. The positions are so clear that no change of the engine's taste changes the answer.

use crate::board::{BLACK, START, WHITE, line, play, play_out};
use checkers_ai::course::Course;
use checkers_ai::hint::{Reason, hint};
use checkers_ai::{Advisor, Answer, NoAdvice, Question};
use checkers_rules::{Checkers, Position};
use parlour_game::{Advisor as _, Budget, Help, Match, Viewer};

fn ask(match_: &Match<Checkers>, viewer: Viewer, question: &Question) -> Result<Answer, NoAdvice> {
    Advisor::answer(&match_.known(viewer), question, Budget::nodes(1))
}

#[test]
fn a_hint_names_what_speaks_for_the_move() {
    for (fen, text, reason) in [
        ("B:W21:B28", "28-32", Reason::OnlyMove),
        ("B:W18,32:B1,14", "14x23", Reason::MustTake),
        ("B:W12:B3,4", "4-8", Reason::Wins { moves: Some(1) }),
    ] {
        let hint = hint(&line(fen, "")).expect("a move");
        assert_eq!((&*hint.text, hint.reason), (text, reason), "{fen}: {}", hint.reason);
        assert_eq!(hint.line[0].text, text);
        assert_eq!(hint.line[0].path, hint.path);
    }
}

/// A position for each of the other reasons. Which move it is may be a matter of taste, so only what is said is held.
#[test]
fn every_reason_is_given_somewhere() {
    for (fen, reason) in [
        ("B:WK1,K15:BK7", Reason::LosesLast),
        ("B:WK2:BK1", Reason::HoldsDraw),
        ("B:WK6,19,23:B12,16,17,K31", Reason::WinsPieces { pieces: 1 }),
        ("B:WK16,K19:BK2,K17,25", Reason::Crowns),
        ("W:W6,K26:B5,K29,K30", Reason::SavesPiece),
        // The king goes to 22: whoever steps to 25 now is taken.
        ("W:WK18,27,28,32:B1,2,11,12,21", Reason::StopsKing),
        ("B:W14,24,26,28,32:B5,8,12,15", Reason::LosesLeast),
        ("B:WK19,K23:BK14,K22,25", Reason::RunsToKing),
        ("B:W13,19,22,29,30,32:B1,5,6,10,12,14", Reason::TakesTheMove),
        ("W:W17,20,21,27,28,31,32:B4,5,8,10,11,12", Reason::SwapsAhead),
        ("B:W18,25,27,28,29,30,31,32:B3,4,5,8,9,12,20,21", Reason::Swaps),
        ("W:W14,21,22,31:B1,5,12,13,K32", Reason::HoldsBackRank),
        ("B:WK16,K27:BK7,K14,K17", Reason::Centre),
        ("W:WK18:BK1", Reason::Best),
    ] {
        let hint = hint(&line(fen, "")).expect("a move");
        assert_eq!(hint.reason, reason, "{fen}: {} {}", hint.text, hint.reason);
    }
}

/// The pieces of the side to move less those of the other.
fn balance(position: Position, of: Position) -> i32 {
    let count = |side| position.board().of(side).len() as i32;
    count(of.to_move()) - count(of.to_move().other())
}

#[test]
fn a_hint_can_be_played_and_claims_what_its_line_shows() {
    for number in 0..2 {
        play_out(number, |known| {
            if known.view.ply % 6 != 5 || known.view.ended.is_some() {
                return;
            }
            let course = Course::of(known);
            let start = course.position();
            let hint = hint(&course.line(course.plies())).expect("a move");
            assert!(start.moves().iter().any(|made| made.path().eq(hint.path.iter().copied())));
            let line: Vec<Position> =
                hint.line.iter().map(|step| step.fen.parse().expect("a position")).collect();
            match hint.reason {
                Reason::WinsPieces { pieces } => {
                    let gained = |end: &Position| balance(*end, start) - balance(start, start);
                    assert!(line.iter().any(|end| gained(end) >= i32::from(pieces)), "{start}: {hint:?}");
                }
                Reason::Crowns => assert!(!line[0].board().kings().is_empty(), "{start}: {hint:?}"),
                Reason::OnlyMove | Reason::MustTake => assert_eq!(start.moves().len(), 1),
                _ => assert!(start.moves().len() > 1, "{start}: {hint:?}"),
            }
        });
    }
}

#[test]
fn a_seat_is_helped_with_its_own_moves_and_a_spectator_with_all() {
    let match_ = play(START, "11-15");
    let answers = |viewer| ask(&match_, viewer, &Question::Hint);
    assert!(matches!(answers(Viewer::Seat(WHITE)), Ok(Answer::Hint(_))));
    assert_eq!(answers(Viewer::Seat(BLACK)), Err(NoAdvice::NotYourMove));
    assert!(matches!(answers(Viewer::Spectator), Ok(Answer::Hint(_))));
    let over = play(START, "black:resign");
    assert_eq!(ask(&over, Viewer::Spectator, &Question::Hint), Err(NoAdvice::NothingLeft));
}

#[test]
fn a_game_is_written_down_with_its_result() {
    let pdn = |match_: &Match<Checkers>| match ask(match_, Viewer::Spectator, &Question::Pdn) {
        Ok(Answer::Pdn { pdn }) => pdn,
        other => panic!("{other:?}"),
    };
    let open = pdn(&play(START, "11-15 22-18 15x22"));
    assert!(open.ends_with("1. 11-15 22-18 2. 15x22 *\n"), "{open}");
    // What was taken back is not part of the game.
    let back = pdn(&play(START, "11-15 black:ask-takeback accept 9-14 white:resign"));
    assert!(back.contains("[Result \"0-1\"]") && back.ends_with("1. 9-14 0-1\n"), "{back}");
    let elsewhere = pdn(&play("B:W18:B14", "14x23"));
    assert!(elsewhere.contains("[FEN \"B:W18:B14\"]"), "{elsewhere}");
}

#[test]
fn what_gives_nothing_away_is_no_help() {
    let remark = |plain| Question::Remark { by: WHITE, last: None, plain };
    let help = [Question::Hint, remark(false), remark(true), Question::Pdn];
    assert_eq!(
        help.map(|question| Advisor::help(&question)),
        [Some(Help::Hint), Some(Help::Hint), None, None]
    );
}
