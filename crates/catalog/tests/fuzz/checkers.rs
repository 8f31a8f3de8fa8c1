//! Checkers: positions as FEN, games as PDN.

use super::{damages, often};
use checkers_rules::{Position, pdn};
use parlour_game::laws::spoilt_text;
use proptest::prelude::*;

const GAMES: &str = "\u{feff}[Event \"Club \\\"evening\\\"\"]\r\n[Black \"Ann\"]\n[White \"Bénédicte\"]\n[Result \"1-0\"]\n[GameType \"21\"]\n\n\
    % a line of another program\n1. 11-15 22-18 2. 15x22 25x18! {a comment} 3. 8-11 (3. 9-13 18-14 (4. 10x17)) $2 29-25 ; to the end\n\
    4. 4-8 25-22 5. 12-16 24-20 1-0\n\n\
    [SetUp \"1\"]\n[FEN \"W:W28,K23:B1,K2\"]\n1. ... 28-24 2. 1-5 24-20 1/2-1/2\n\n[Black \"?\"] 1. 9-14 *";

const POSITIONS: &[&str] =
    &["B:W21-32:B1-12", "W:WK23:B2,10,11,18,19", "W: W27-28 , K5:B1.", "B:W1,K2,3:BK32,K31,30", "W:W:B"];

fn try_position(text: &str) {
    if let Ok(position) = text.parse::<Position>() {
        assert_eq!(position.to_string().parse(), Ok(position), "{text}");
    }
}

fn try_games(text: &str) {
    // What follows a game may be wrong without it being so.
    for game in 0..=pdn::count(text).unwrap_or(3) + 1 {
        let Ok(record) = pdn::read(text, game) else { continue };
        assert_eq!(record.positions().count(), record.moves.len() + 1);
        let written = record.to_string();
        let again = pdn::read(&written, 1).unwrap_or_else(|fault| panic!("{fault} in {written}"));
        assert_eq!(again, record, "{written}");
    }
}

proptest! {
    #![proptest_config(often(300))]

    #[test]
    fn any_text_is_a_position_or_refused(text in "[BWK0-9:,. x-]{0,40}|\\PC{0,40}") {
        try_position(&text);
    }

    #[test]
    fn a_damaged_position_is_read_or_refused(nth in 0..POSITIONS.len(), damages in damages()) {
        try_position(&spoilt_text(POSITIONS[nth], &damages));
    }

    #[test]
    fn any_text_is_a_game_or_refused(text in "[\\[\\]\"{}();%$0-9x. *-]{0,60}|\\PC{0,60}") {
        try_games(&text);
    }

    #[test]
    fn damaged_games_are_read_or_refused(damages in damages()) {
        try_games(&spoilt_text(GAMES, &damages));
    }
}

#[test]
fn the_samples_are_sound() {
    assert_eq!(pdn::count(GAMES), Ok(3));
    for game in 1..=3 {
        pdn::read(GAMES, game).unwrap_or_else(|fault| panic!("game {game}: {fault}"));
    }
    try_games(GAMES);
    for text in POSITIONS {
        assert!(text.parse::<Position>().is_ok(), "{text}");
    }
}
