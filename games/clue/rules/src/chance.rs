//! Chance events: the deal, and the dice of Clue.

use crate::names::{CardId, Theory};
use serde::{Deserialize, Serialize};

/// What chance answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "chance", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Chance {
    /// The cards were dealt.
    Deal {
        /// One of each kind, for the envelope.
        envelope: Theory,
        /// What each seat got.
        hands: Vec<Vec<CardId>>,
        /// What lies face up.
        open: Vec<CardId>,
    },
    /// The dice fell.
    Roll {
        /// What each of them shows.
        dice: Vec<u8>,
    },
}
