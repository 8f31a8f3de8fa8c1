//! What a seat can do: listing, and saying why not.

use crate::names::{CardId, Room, Suspect, Weapon};
use crate::place::Place;
use serde::{Deserialize, Serialize};

/// What a seat asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Rolls for a move along the corridors. Clue only.
    Roll,
    /// Takes the secret passage of the room. Clue only; in Clue-less that is a move like any other.
    Passage,
    /// Moves the own piece, by the shortest way.
    Move {
        /// Where it ends.
        to: Place,
    },
    /// Suggests who did it with what in the room where the own piece is.
    Suggest {
        /// Who.
        suspect: Suspect,
        /// With what.
        weapon: Weapon,
    },
    /// Shows a card to whoever suggested it, and to nobody else.
    Show {
        /// Which.
        card: CardId,
    },
    /// Says what is in the envelope: to win, or to be out.
    Accuse {
        /// Who.
        suspect: Suspect,
        /// With what.
        weapon: Weapon,
        /// Where.
        room: Room,
    },
    /// Leaves the turn to the next seat.
    EndTurn,
}
