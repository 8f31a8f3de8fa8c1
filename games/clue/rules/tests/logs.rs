//! Yesterday's matches still replay, or `RULES_VERSION` rises.

use crate::play;
use crate::play::{Either, text};
use clue_rules::{Clue, ClueLess, Ended};
use parlour_game::{Event, Game, Match, Seat, Seed, Viewer};

/// Replays a log and holds that it is written again as it was read.
fn replay<G: Either>(setup: &str, log: &str) -> Match<G> {
    let setup = G::read_setup(setup).expect("a set-up");
    let read = |line| serde_json::from_str::<Event<G>>(line).expect("an event");
    let events = log.lines().map(read).collect();
    let match_ = Match::replay(setup, Seed::from_number(0), events).expect("it happened");
    let written: Vec<String> = match_.log().iter().map(play::json).collect();
    assert_eq!(written, log.lines().collect::<Vec<_>>());
    match_
}

#[test]
fn clue_version_1() {
    assert_eq!(Clue::RULES_VERSION, 1);
    let setup = "scarlet,mustard,white,green,plum dice=2 leftovers=open";
    let view = replay::<Clue>(setup, include_str!("logs/clue-v1.jsonl")).view(Viewer::Spectator);
    assert_eq!((view.ended, view.winner, view.round), (Some(Ended::LastStanding), Some(Seat::new(1)), 9));
    assert_eq!(text(&view.pieces), "conservatory conservatory billiard-room hall conservatory hall");
}

#[test]
fn clue_less_version_1() {
    assert_eq!(ClueLess::RULES_VERSION, 1);
    let log = include_str!("logs/clue-less-v1.jsonl");
    let view = replay::<ClueLess>("mustard,white,green,peacock", log).view(Viewer::Spectator);
    assert_eq!((view.ended, view.winner, view.round), (Some(Ended::LastStanding), Some(Seat::new(2)), 13));
    assert_eq!(text(&view.pieces), "conservatory lounge conservatory conservatory conservatory conservatory");
}
