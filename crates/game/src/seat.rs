//! Seats, and sets of seats.

use crate::set::{Member, Set};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A chair at a table, numbered from 0 in the game's own order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "u8"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The most chairs any table has; [`SeatSet`] holds this many.
    pub const MOST: u8 = 32;

    /// The chair with this number.
    ///
    /// # Panics
    /// If the number is not below [`Seat::MOST`]. Numbers from outside go through the table's own list of seats.
    pub const fn new(number: u8) -> Self {
        assert!(number < Self::MOST, "a table has at most 32 seats");
        Self(number)
    }

    /// The number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other chairs of a table with `count`, clockwise from this one.
    pub fn others(self, count: u8) -> impl Iterator<Item = Seat> {
        (1..count).map(move |steps| Seat::new((self.0 + steps) % count))
    }

    /// The first `count` chairs in order.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat::new)
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if number < Self::MOST { Ok(Self(number)) } else { Err("a table has at most 32 seats") }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of chairs, for example the winners.
pub type SeatSet = Set<Seat>;

impl Member for Seat {
    type Bits = u32;

    fn index(self) -> usize {
        self.index()
    }

    fn from_index(index: usize) -> Self {
        Self::new(index as u8)
    }
}
