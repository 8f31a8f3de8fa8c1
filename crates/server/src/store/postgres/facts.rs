//! What the store reads in a head. SQLite reads it by its JSON functions; here it is stored in columns.

use serde_json::Value;

/// The names must match `table::Head` and `wire::Phase`. Of a head that cannot be read nothing is known.
#[derive(Default)]
pub(super) struct Facts {
    pub(super) phase: Option<String>,
    /// The phase as guests count it: a game that was started over elsewhere is over here.
    pub(super) counted_as: Option<String>,
    pub(super) host: Option<String>,
    /// No one has saved the game, and it does not continue a save: it may be deleted to make room. A head without
    /// `is_saved` is older than that field, and may have been saved.
    pub(super) can_go: bool,
}

impl Facts {
    pub(super) fn of(head: &str) -> Self {
        let Ok(head) = serde_json::from_str::<Value>(head) else { return Self::default() };
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let phase = text(&head["phase"]["at"]);
        let is_restarted = head["rests"]["why"] == "restarted";
        Self {
            counted_as: if is_restarted { Some("over".into()) } else { phase.clone() },
            phase,
            host: text(&head["host"]["id"]),
            can_go: head["is_saved"] == false && head["resumed"].is_null(),
        }
    }
}
