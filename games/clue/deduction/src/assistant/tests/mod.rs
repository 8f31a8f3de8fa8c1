//! The assistant as the house, the terminal and the page use it: JSON in, JSON out.

mod advice;
mod answers;
mod changes;
mod games;
mod refusals;
mod sentences;

use super::wire::{Action, Answer, Case, Page, Question, Refusal};
use super::{Assistant, Notebook};
use parlour_game::Tool;
use serde_json::{Value, json};

/// Three players with six cards each; Ann's notebook.
fn ann() -> Value {
    json!({
        "players": [{"name": "Ann", "cards": 6}, {"name": "Ben", "cards": 6}, {"name": "Cid", "cards": 6}],
        "me": "Ann",
        "hand": ["Miss Scarlet", "Knife", "Hall", "Lounge", "Dining Room", "Kitchen"],
    })
}

/// The same game watched by a spectator.
fn spectator() -> Value {
    with(ann(), json!({"me": null, "hand": []}))
}

/// A case with some fields changed.
fn with(mut case: Value, fields: Value) -> Value {
    let (Value::Object(case_fields), Value::Object(fields)) = (&mut case, fields) else {
        panic!("cases are objects");
    };
    case_fields.extend(fields);
    case
}

fn with_entries(case: Value, entries: Value) -> Value {
    with(case, json!({ "entries": entries }))
}

fn read(case: Value) -> Case {
    serde_json::from_value(case).unwrap()
}

fn open(case: Value) -> Notebook {
    Assistant::open(read(case)).unwrap()
}

fn refusal(case: Value) -> Refusal {
    Assistant::open(read(case)).unwrap_err()
}

fn act(notebook: &Notebook, action: Value) -> Result<Notebook, Refusal> {
    let action: Action = serde_json::from_value(action).unwrap();
    Assistant::act(notebook, action)
}

fn page(notebook: &Notebook) -> Page {
    Assistant::page(notebook)
}

fn ask(notebook: &Notebook, question: Value) -> Result<Answer, Refusal> {
    let question: Question = serde_json::from_value(question).unwrap();
    Assistant::ask(notebook, question)
}

fn suggestion(by: &str, cards: [&str; 3], shown_by: Option<&str>) -> Value {
    json!({"kind": "suggestion", "by": by, "cards": cards, "shown_by": shown_by})
}

fn shown(by: &str, cards: [&str; 3], shown_by: &str, card: &str) -> Value {
    json!({"kind": "suggestion", "by": by, "cards": cards, "shown_by": shown_by, "card": card})
}

fn spoiler(player: &str, card: &str, has: bool) -> Value {
    json!({"kind": "spoiler", "player": player, "card": card, "has": has})
}

fn accusation(by: &str, cards: [&str; 3], correct: bool) -> Value {
    json!({"kind": "accusation", "by": by, "cards": cards, "correct": correct})
}

fn add(entry: Value) -> Value {
    json!({"do": "add", "entry": entry})
}
