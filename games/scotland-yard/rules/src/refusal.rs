//! Refusals: rules that forbid an action, as values and as sentences.
//!
//! A detective's refusal is worded from what everybody sees: tickets, lines, where detectives stand. It never depends on
//! where Mister X is.

use crate::station::{Station, Ticket};
use parlour_game::Seat;
use serde::Serialize;

/// A rule's "no" to an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "refused", rename_all = "kebab-case")]
pub enum Refusal {
    /// There is no such seat.
    #[error("There is no such seat at this table.")]
    NoSuchSeat,
    /// The game has not begun.
    #[error("Nobody has drawn a start card yet.")]
    NotPlaced,
    /// All have begun.
    #[error("The start cards are drawn already.")]
    AlreadyPlaced,
    /// Nobody can begin so.
    #[error("Nobody can begin there.")]
    NotAStart,
    /// The game has ended.
    #[error("The game is over.")]
    GameOver,
    /// Somebody else is to move.
    #[error("It is not your turn: {who} is to move.", who = who(*.to_move))]
    NotYourTurn {
        /// Whose turn it is.
        to_move: Seat,
    },
    /// Once a round.
    #[error("You have moved in this round already.")]
    AlreadyMoved,
    /// He is there.
    #[error("You are on {station} already.")]
    AlreadyThere {
        /// The station.
        station: Station,
    },
    /// Nothing runs there.
    #[error("{to} is not next to {from}.")]
    NotNext {
        /// Where the mover is.
        from: Station,
        /// Where he would go.
        to: Station,
    },
    /// Something else runs there.
    #[error("No {by} runs from {from} to {to}.")]
    NotServed {
        /// Where the mover is.
        from: Station,
        /// Where he would go.
        to: Station,
        /// What he would pay with.
        by: Ticket,
    },
    /// It cannot be paid.
    #[error("You have no {by} ticket left.")]
    NoTicket {
        /// What he would pay with.
        by: Ticket,
    },
    /// A detective stands there.
    #[error("A detective stands on {station}.")]
    Occupied {
        /// The station.
        station: Station,
    },
    /// A detective has none.
    #[error("Only Mister X makes double moves.")]
    DoubleIsMisterXs,
    /// It cannot be paid.
    #[error("You have no double ticket left.")]
    NoDouble,
    /// Three moves would be too many.
    #[error("This is the second half of your double move already.")]
    InDouble,
    /// The log ends.
    #[error("The log has only one window left: there is no room for a double move.")]
    NoRoomForDouble,
    /// The second half would be impossible.
    #[error("From {station} you could not go on: that cannot be the first half of a double move.")]
    NoSecondHalf {
        /// Where he would get stuck.
        station: Station,
    },
    /// Detectives look, and only in practice.
    #[error("Only detectives look where Mister X is, and only at a table for practice.")]
    NoPeeking,
    /// He has not moved.
    #[error("You know where Mister X is.")]
    AlreadyKnown,
    /// The set-up does not have it so.
    #[error("Nobody loses this game on time.")]
    NotLostOnTime,
    /// He is about to move.
    #[error("Mister X is about to move: look after that.")]
    PeekLater,
}

fn who(seat: Seat) -> String {
    match seat.index() {
        0 => "Mister X".into(),
        nth => format!("detective {nth}"),
    }
}
