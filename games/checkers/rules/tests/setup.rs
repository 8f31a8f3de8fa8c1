//! What a match can be set up with, and what is wrong with all else.

use checkers_rules::{Checkers, OnTimeout, Position, Setup};
use parlour_game::Notation;

fn from_json(json: &str) -> Result<Setup, String> {
    serde_json::from_str(json).map_err(|error| error.to_string())
}

/// Holds that a position is refused with these words, in JSON and in the game's own notation.
fn check(position: &str, fault: &str) {
    let json = serde_json::json!({ "position": position }).to_string();
    let refused = from_json(&json).expect_err(position);
    assert!(refused.starts_with(fault), "{position}: {refused}");
    assert_eq!(Checkers::read_setup(position).expect_err(position).to_string(), fault);
}

#[test]
fn the_start_position_is_the_default() {
    let default = Setup::default();
    assert_eq!(from_json("{}"), Ok(default));
    assert_eq!(default.position(), Position::START);
    assert_eq!(default.on_timeout(), OnTimeout::Move);
    assert_eq!(
        serde_json::to_string(&default).expect("JSON"),
        r#"{"position":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","on_timeout":"move"}"#
    );
}

#[test]
fn what_is_missing_takes_its_default() {
    let setup = from_json(r#"{"on_timeout":"lose"}"#).expect("a set-up");
    assert_eq!((setup.position(), setup.on_timeout()), (Position::START, OnTimeout::Lose));
    let setup = from_json(r#"{"position":"W:WK9:B1"}"#).expect("a set-up");
    assert_eq!((setup.position().to_string().as_str(), setup.on_timeout()), ("W:WK9:B1", OnTimeout::Move));
}

#[test]
fn positions_are_read_in_every_usual_form() {
    for text in
        ["B:W21-32:B1-12", "B:W21-32:B1-12.", "B:B1-12:W21-32", " B : W 21-32 : B 1-4, 5-8, 9,10,11,12 . "]
    {
        let position: Position = text.parse().unwrap_or_else(|fault| panic!("{text}: {fault}"));
        assert_eq!(position, Position::START, "{text}");
    }
    let kings: Position = "W:WK1-3,9:BK30".parse().expect("a position");
    assert_eq!(kings.to_string(), "W:WK1,K2,K3,9:BK30");
}

#[test]
fn set_ups_come_back_from_their_notation() {
    for text in ["W:W18,K22:B1,K9", "W:W18,K22:B1,K9 on_timeout=lose"] {
        let setup = Checkers::read_setup(text).expect("a set-up");
        assert_eq!(Checkers::write_setup(&setup), text);
    }
    let spelled_out = Checkers::read_setup("B:W21-32:B1-12 on_timeout=move");
    assert_eq!(spelled_out, Ok(Setup::default()));
}

#[test]
fn a_text_that_is_no_position_is_told_what_is_wrong_with_it() {
    check("", "There’s no position. It starts with B or W for the side to move.");
    check("X:W1:B2", "The position must start with B or W for the side to move, not with “X”.");
    check("B", "Black’s pieces aren’t listed.");
    check("B:B1", "White’s pieces aren’t listed.");
    check("B:W32:21", "“21” must start with B or W for the side whose pieces it lists.");
    check("B:W32:B1:W31", "White’s pieces are listed twice.");
    check("B:W32:B1,x7", "“x7” isn’t a square.");
    check("B:W32:B1,,2", "“” isn’t a square.");
    check("B:W32:B+1", "“+1” isn’t a square.");
    check("B:W32:BK", "“K” isn’t a square.");
    check("B:W32:B1-", "“1-” isn’t a square.");
    check("B:W32:B99999999999", "“99999999999” isn’t a square.");
    check("B:W32:B9-5", "The range “9-5” runs backwards.");
}

#[test]
fn squares_are_on_the_board() {
    check("B:W32:B0", "There’s no square 0. The squares are numbered 1 to 32.");
    check("B:W33:B1", "There’s no square 33. The squares are numbered 1 to 32.");
    check("B:W32:B1,300", "There’s no square 300. The squares are numbered 1 to 32.");
}

#[test]
fn nobody_shares_a_square() {
    check("B:W32:B1,1", "Square 1 is named twice.");
    check("B:W9:B1,9", "Square 9 is named twice.");
    check("B:W32:B1-4,K3", "Square 3 is named twice.");
}

#[test]
fn a_side_has_one_to_twelve_pieces() {
    check("B:W32:B1-13", "Black has more than 12 pieces.");
    check("B:W18-30:B1", "White has more than 12 pieces.");
    check("B:W:B1", "White has no pieces.");
    check("B:W32:B", "Black has no pieces.");
}

#[test]
fn men_do_not_stand_on_their_king_row() {
    check("B:W5:B1,30", "Black’s man on 30 is on its king row. Make it a king: K30.");
    check("B:WK1,2:B9", "White’s man on 2 is on its king row. Make it a king: K2.");
    assert!(Checkers::read_setup("B:WK1,K2:B9,K30").is_ok());
}

#[test]
fn the_side_to_move_has_a_move() {
    check("W:W21:B14,17", "It’s White’s turn, and White can’t move.");
    assert!(Checkers::read_setup("B:W21:B14,17").is_ok());
}

#[test]
fn unknown_options_are_refused() {
    let unknown = from_json(r#"{"flying_kings":true}"#).expect_err("unknown");
    assert!(unknown.starts_with("unknown field `flying_kings`"), "{unknown}");
    let choice = from_json(r#"{"on_timeout":"cry"}"#).expect_err("unknown");
    assert!(choice.starts_with("unknown variant `cry`"), "{choice}");
    assert_eq!(
        Checkers::read_setup("B:W32:B1 on_timeout=cry").expect_err("unknown").to_string(),
        "“on_timeout=” is followed by move or lose, not by “cry”."
    );
    assert_eq!(
        Checkers::read_setup("B:W32:B1 flying").expect_err("unknown").to_string(),
        "“1 flying” isn’t a square."
    );
}
