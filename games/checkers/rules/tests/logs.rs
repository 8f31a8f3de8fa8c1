//! Yesterday's matches still replay, or `RULES_VERSION` rises.

use checkers_rules::{Checkers, Ended, Setup};
use parlour_game::{Event, Game, Match, Outcome, Seed, Turn, Viewer};

fn replay(setup: &str, log: &str) -> Match<Checkers> {
    let read = |line| serde_json::from_str::<Event<Checkers>>(line).expect("an event");
    let setup: Setup = serde_json::from_str(setup).expect("a set-up");
    Match::replay(setup, Seed::from_number(0), log.lines().map(read).collect()).expect("it happened")
}

#[test]
fn version_1() {
    assert_eq!(Checkers::RULES_VERSION, 1);
    let log = include_str!("logs/v1.jsonl");
    // The set-up as it was stored before there were ballots.
    let match_ = replay(
        r#"{"position":"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12","on_timeout":"move"}"#,
        log,
    );
    let view = match_.view(Viewer::Spectator);
    assert_eq!(match_.turn(), Turn::Over(Outcome::Drawn));
    assert_eq!((view.ply, view.ended), (189, Some(Ended::FortyMoves)));
    assert_eq!(String::from(view.board), "...W.W....W........B..........B.");
    // It is written again as it was read.
    let written: Vec<String> =
        match_.log().iter().map(|event| serde_json::to_string(event).expect("JSON")).collect();
    assert_eq!(written, log.lines().collect::<Vec<_>>());
}

#[test]
fn version_1_with_a_drawn_ballot() {
    let log = include_str!("logs/v1-ballot.jsonl");
    let match_ = replay(r#"{"ballot":"drawn"}"#, log);
    assert_eq!(match_.turn(), Turn::Over(Outcome::Drawn));
    let view = match_.view(Viewer::Spectator);
    assert_eq!((view.ply, view.ended), (4, Some(Ended::Agreed)));
    assert_eq!(view.ballot.map(|ballot| ballot.number.number()), Some(54));
}
