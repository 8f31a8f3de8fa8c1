//! Refusals: rules that forbid an action, as values. Their sentences are in `languages`.
//!
//! A detective's refusal is worded from what everybody sees: tickets, lines, where detectives stand. It never depends on
//! where Mister X is.

use crate::station::{Station, Ticket};
use parlour_game::Seat;
use serde::Serialize;

/// A rule's "no" to an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// There is no such seat.
    NoSuchSeat,
    /// The game has not begun.
    NotPlaced,
    /// All have begun.
    AlreadyPlaced,
    /// Nobody can begin so.
    NotAStart,
    /// The game has ended.
    GameOver,
    /// Somebody else is to move.
    NotYourTurn {
        /// Whose turn it is.
        to_move: Seat,
    },
    /// Once a round.
    AlreadyMoved,
    /// He is there.
    AlreadyThere {
        /// The station.
        station: Station,
    },
    /// Nothing runs there.
    NotNext {
        /// Where the mover is.
        from: Station,
        /// Where he would go.
        to: Station,
    },
    /// Something else runs there.
    NotServed {
        /// Where the mover is.
        from: Station,
        /// Where he would go.
        to: Station,
        /// What he would pay with.
        by: Ticket,
    },
    /// It cannot be paid.
    NoTicket {
        /// What he would pay with.
        by: Ticket,
    },
    /// A detective stands there.
    Occupied {
        /// The station.
        station: Station,
    },
    /// A detective has none.
    DoubleIsMisterXs,
    /// It cannot be paid.
    NoDouble,
    /// Three moves would be too many.
    InDouble,
    /// The log ends.
    NoRoomForDouble,
    /// The second half would be impossible.
    NoSecondHalf {
        /// Where he would get stuck.
        station: Station,
    },
    /// Detectives look, and only in practice.
    NoPeeking,
    /// He has not moved.
    AlreadyKnown,
    /// The set-up does not have it so.
    NotLostOnTime,
    /// He is about to move.
    PeekLater,
}

parlour_voice::spoken!(
    Refusal,
    "scotland-yard",
    [
        Refusal::NoSuchSeat,
        Refusal::NotPlaced,
        Refusal::AlreadyPlaced,
        Refusal::NotAStart,
        Refusal::GameOver,
        Refusal::NotYourTurn { to_move: Seat::new(0) },
        Refusal::NotYourTurn { to_move: Seat::new(2) },
        Refusal::AlreadyMoved,
        Refusal::AlreadyThere { station: Station::new(67) },
        Refusal::NotNext { from: Station::new(67), to: Station::new(1) },
        Refusal::NotServed { from: Station::new(67), to: Station::new(66), by: Ticket::Taxi },
        Refusal::NotServed { from: Station::new(67), to: Station::new(66), by: Ticket::Bus },
        Refusal::NotServed { from: Station::new(67), to: Station::new(66), by: Ticket::Underground },
        Refusal::NotServed { from: Station::new(67), to: Station::new(66), by: Ticket::Black },
        Refusal::NoTicket { by: Ticket::Underground },
        Refusal::NoTicket { by: Ticket::Black },
        Refusal::Occupied { station: Station::new(67) },
        Refusal::DoubleIsMisterXs,
        Refusal::NoDouble,
        Refusal::InDouble,
        Refusal::NoRoomForDouble,
        Refusal::NoSecondHalf { station: Station::new(67) },
        Refusal::NoPeeking,
        Refusal::AlreadyKnown,
        Refusal::NotLostOnTime,
        Refusal::PeekLater,
    ]
);
