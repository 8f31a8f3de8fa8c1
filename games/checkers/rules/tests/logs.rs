//! Yesterday's matches still replay, or `RULES_VERSION` rises.

use checkers_rules::{Checkers, Ended, Setup};
use parlour_game::{Event, Game, Match, Outcome, Seed, Turn, Viewer};

fn replay(log: &str) -> Match<Checkers> {
    let read = |line| serde_json::from_str::<Event<Checkers>>(line).expect("an event");
    Match::replay(Setup::default(), Seed::from_number(0), log.lines().map(read).collect())
        .expect("it happened")
}

#[test]
fn version_1() {
    assert_eq!(Checkers::RULES_VERSION, 1);
    let log = include_str!("logs/v1.jsonl");
    let match_ = replay(log);
    let view = match_.view(Viewer::Spectator);
    assert_eq!(match_.turn(), Turn::Over(Outcome::Drawn));
    assert_eq!((view.ply, view.ended), (189, Some(Ended::FortyMoves)));
    assert_eq!(String::from(view.board), "...W.W....W........B..........B.");
    // It is written again as it was read.
    let written: Vec<String> =
        match_.log().iter().map(|event| serde_json::to_string(event).expect("JSON")).collect();
    assert_eq!(written, log.lines().collect::<Vec<_>>());
}
