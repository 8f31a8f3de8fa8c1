//! Notebooks of every tool: what opens one (for the assistant that is a case file), what is done to it, what is asked about
//! it, and what comes back from where it is kept.

use super::{damages, often};
use parlour_catalog::{AnyTool, tools};
use parlour_game::laws::spoilt;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Sound beginnings: each opens a notebook of the tool that has a use for it.
fn setups() -> Vec<Value> {
    let players =
        json!([{"name": "Ann", "cards": 6}, {"name": "Ben", "cards": 6}, {"name": "Cid", "cards": 6}]);
    vec![
        json!({
            "players": players, "me": "Ann",
            "hand": ["Professor Plum", "Wrench", "Library", "Study", "Billiard Room", "Conservatory"],
            "entries": [
                {"kind": "suggestion", "by": "Ann", "cards": ["Mr. Green", "Wrench", "Library"], "shown_by": "Ben", "card": "Mr. Green"},
                {"kind": "suggestion", "by": "Cid", "cards": ["Miss Scarlet", "Candlestick", "Lounge"], "shown_by": "Ben"},
                {"kind": "accusation", "by": "Cid", "cards": ["Miss Scarlet", "Rope", "Hall"], "correct": false},
                {"kind": "spoiler", "player": "Ben", "card": "Kitchen", "has": true},
            ],
        }),
        json!({
            "edition": {"name": "Small", "suspects": ["A", "B"], "weapons": ["C", "D"], "rooms": ["E", "F", "G"]},
            "players": [{"name": "Ann", "cards": 1}, {"name": "Ben", "cards": 2}], "open": ["B"], "aside": 0,
        }),
        json!({ "pdn": "[Black \"Ann\"]\n[White \"Ben\"]\n\n1. 11-15 22-18 2. 15x22 25x18 {a comment} (2. 15-18) 3. 8-11 $1 *", "game": 1 }),
    ]
}

fn actions() -> Vec<Value> {
    vec![
        json!({"do": "add", "entry": {"kind": "suggestion", "by": "Ben", "cards": ["Mrs. White", "Rope", "Kitchen"], "shown_by": null}}),
        json!({"do": "edit", "at": 1, "entry": {"kind": "spoiler", "player": "Ben", "card": "Hall", "has": false}}),
        json!({"do": "delete", "at": 2}),
        json!({"do": "undo"}),
    ]
}

fn questions() -> Vec<Value> {
    vec![
        json!({"ask": "sheet", "weighting": "alike"}),
        json!({"ask": "why", "card": "Kitchen", "holder": "Ben"}),
        json!({"ask": "ply", "ply": 99}),
    ]
}

/// All that may be done with the tool, each with some damage.
fn try_all(tool: &dyn AnyTool, setup: &Value, spoil: impl Fn(&Value) -> Option<Value>) {
    let sound = tool.open(setup).ok();
    let spoilt = spoil(setup).and_then(|setup| tool.open(&setup).ok());
    for written in [sound, spoilt].into_iter().flatten() {
        assert_eq!(tool.page(&written.notebook).unwrap().get(), written.page.get(), "it is kept as it is");
        for action in actions().iter().filter_map(&spoil) {
            if let Ok(next) = tool.act(&written.notebook, &action) {
                assert_eq!(tool.page(&next.notebook).unwrap().get(), next.page.get(), "{action}");
            }
        }
        for question in questions().iter().filter_map(&spoil) {
            let _ = tool.ask(&written.notebook, &question);
        }
        if let Some(notebook) =
            serde_json::from_str(&written.notebook).ok().and_then(|notebook| spoil(&notebook))
        {
            let _ = tool.page(&notebook.to_string());
        }
    }
}

proptest! {
    #![proptest_config(often(40))]

    #[test]
    fn a_damaged_notebook_is_opened_or_refused(nth in 0..3_usize, damages in damages()) {
        let spoil = |sound: &Value| serde_json::from_slice(&spoilt(sound.to_string(), &damages)).ok();
        for tool in tools() {
            try_all(tool, &setups()[nth], spoil);
        }
    }

    #[test]
    fn anything_at_all_is_no_notebook(text in "\\PC{0,60}") {
        for tool in tools() {
            prop_assert!(tool.page(&text).is_err());
            prop_assert!(tool.open(&Value::String(text.clone())).is_err());
        }
    }
}

#[test]
fn the_samples_are_sound() {
    for setup in setups() {
        assert_eq!(tools().filter(|tool| tool.open(&setup).is_ok()).count(), 1, "{setup}");
    }
    let assistant = tools().find(|tool| tool.open(&setups()[0]).is_ok()).unwrap();
    let notebook = assistant.open(&setups()[0]).unwrap().notebook;
    for action in &actions()[..3] {
        assert!(assistant.act(&notebook, action).is_ok(), "{action}");
    }
    for question in &questions()[..2] {
        assert!(assistant.ask(&notebook, question).is_ok(), "{question}");
    }
}
