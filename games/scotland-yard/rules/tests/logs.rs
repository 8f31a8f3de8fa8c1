//! Yesterday's matches still replay, or `RULES_VERSION` rises.

use crate::play;
use parlour_game::{Event, Game, Match, Notation, Seed, Viewer};
use scotland_yard_rules::ScotlandYard;

#[test]
fn version_1() {
    assert_eq!(ScotlandYard::RULES_VERSION, 1);
    let (setup, log) = include_str!("logs/v1.jsonl").split_once('\n').expect("a set-up, then events");
    let setup = ScotlandYard::read_setup(setup).expect("a set-up");
    let read = |line| serde_json::from_str::<Event<ScotlandYard>>(line).expect("an event");
    let events = log.lines().map(read).collect();
    let match_ = Match::replay(setup, Seed::from_number(0), events).expect("it happened");
    let written: Vec<String> = match_.log().iter().map(play::json).collect();
    assert_eq!(written, log.lines().collect::<Vec<_>>());
    let view = match_.view(Viewer::Spectator);
    let path = "[166,153,185,128,140,132,114,101,114,113,114,132,140,132,140,133]";
    let ended = format!(r#"{{"how":"caught","seat":2,"station":133,"path":{path}}}"#);
    assert_eq!(play::json(&view.ended), ended);
    assert_eq!((view.round, view.log.len()), (13, 15));
}
