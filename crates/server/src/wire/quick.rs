//! What is said over a queue's socket, by those who wait for a quick match and by the house.

use super::Guest;
use serde::{Deserialize, Serialize};

#[cfg(feature = "ts")]
use ts_rs::TS;

/// What a page sends over a queue's socket. As at a table, every message carries an id of the sender's choice and is
/// answered by one `done` or `refused` with that id.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromWaiting {
    /// Waits for a game under this name. Whoever waits for another game no longer does.
    Join {
        id: String,
        name: String,
        /// This page was waiting when its line was lost: if a game was found meanwhile, that is the one.
        #[serde(default)]
        again: bool,
    },
    /// No longer waits.
    Leave { id: String },
}

/// What the house sends over a queue's socket, beside the `done`, `refused`, `wrong` and `bye` of every socket.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToWaiting {
    /// The first message.
    Welcome {
        you: Guest,
        queue: QueueView,
        /// The house's clock in milliseconds since 1970, to which all other times refer.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        now: u64,
    },
    /// The queue has changed.
    Queue(QueueView),
    /// The game begins, and I have a seat at this table.
    Seated { table: String },
}

/// Those who wait for a quick match of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct QueueView {
    pub game: String,
    /// Who came first stands first.
    pub waiting: Vec<Guest>,
    /// The game can begin with so many, and begins at once with `most`.
    pub least: u8,
    pub most: u8,
    /// When it begins with those who are here then; `None` while they are too few.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub starts: Option<u64>,
}
