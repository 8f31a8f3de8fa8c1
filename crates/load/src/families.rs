//! Actions that do not travel one by one.
//!
//! Where a game's actions come in long uniform families, its view tells the family instead (`Game::offers` in
//! `crates/game`). Whoever plays has to know how: this is what the load tool knows of single games, and all of it.

use serde::Deserialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};

const SUSPECTS: [&str; 6] = ["scarlet", "mustard", "white", "green", "peacock", "plum"];
const WEAPONS: [&str; 6] = ["candlestick", "knife", "lead-pipe", "revolver", "rope", "wrench"];
const ROOMS: [&str; 9] = [
    "study",
    "hall",
    "lounge",
    "library",
    "billiard-room",
    "conservatory",
    "ballroom",
    "kitchen",
    "dining-room",
];

/// The fields of a view that stand for a family; other games' views have none of them.
#[derive(Default, Deserialize)]
pub(crate) struct Families {
    /// Clue and Clue-less: any suspect with any weapon.
    #[serde(default)]
    may_suggest: bool,
    /// The same: any of them in any room.
    #[serde(default)]
    pub(crate) may_accuse: bool,
    /// Clue: where the piece may go, by row and column.
    #[serde(default)]
    squares: Vec<[u8; 2]>,
}

impl Families {
    /// All their actions except accusations, which are chosen separately.
    pub(crate) fn actions(&self) -> Vec<Box<RawValue>> {
        let moves = self.squares.iter().map(|square| json!({ "do": "move", "to": { "square": square } }));
        let pairs = pairs().filter(|_| self.may_suggest);
        let suggestions =
            pairs.map(|(suspect, weapon)| json!({ "do": "suggest", "suspect": suspect, "weapon": weapon }));
        moves.chain(suggestions).map(written).collect()
    }

    /// Every possible accusation.
    pub(crate) fn accusations(&self) -> Vec<Box<RawValue>> {
        let theories = pairs().flat_map(|(suspect, weapon)| ROOMS.map(|room| (suspect, weapon, room)));
        let theories = theories.filter(|_| self.may_accuse);
        let accusations = theories.map(|(suspect, weapon, room)| {
            json!({ "do": "accuse", "suspect": suspect, "weapon": weapon, "room": room })
        });
        accusations.map(written).collect()
    }
}

fn pairs() -> impl Iterator<Item = (&'static str, &'static str)> {
    SUSPECTS.into_iter().flat_map(|suspect| WEAPONS.map(|weapon| (suspect, weapon)))
}

fn written(action: Value) -> Box<RawValue> {
    to_raw_value(&action).expect("a value is JSON")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_with_families_is_written_out() {
        let families: Families =
            serde_json::from_str(r#"{"may_suggest":true,"may_accuse":true,"squares":[[4,5]],"round":3}"#)
                .unwrap();
        let actions = families.actions();
        assert_eq!(actions.len(), 1 + 36);
        assert_eq!(families.accusations().len(), 324);
        assert_eq!(actions[0].get(), r#"{"do":"move","to":{"square":[4,5]}}"#);
        assert_eq!(actions[1].get(), r#"{"do":"suggest","suspect":"scarlet","weapon":"candlestick"}"#);
    }

    #[test]
    fn other_views_have_none() {
        let families: Families = serde_json::from_str(r#"{"board":"bb..ww","ply":2}"#).unwrap();
        assert!(families.actions().is_empty() && families.accusations().is_empty());
    }
}
