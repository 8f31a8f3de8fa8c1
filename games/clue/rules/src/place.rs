//! Places of a piece, on either board.

use crate::board;
use crate::halls;
use crate::names::{Room, Suspect};
use crate::said;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Where a piece is. A piece in Clue is on a square or in a room, one in Clue-less at home, in a hallway or in a
/// room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// On a corridor square.
    Square(Square),
    /// In a room.
    Room(Room),
    /// In the hallway between two rooms.
    Hallway(Hallway),
    /// On the home square of its suspect, beside the board.
    Home,
}

impl Place {
    /// The room, if it is one.
    pub const fn room(self) -> Option<Room> {
        match self {
            Place::Room(room) => Some(room),
            Place::Square(_) | Place::Hallway(_) | Place::Home => None,
        }
    }
}

/// Where the pieces of all suspects but one are.
pub(crate) fn others(pieces: &[Place; Suspect::ALL.len()], own: Suspect) -> Vec<Place> {
    let pieces = Suspect::ALL.into_iter().zip(pieces);
    pieces.filter(|(suspect, _)| *suspect != own).map(|(_, place)| *place).collect()
}

/// A corridor square of the classic board. On the wire `[row, column]`, counted from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "[u8; 2]"))]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Square {
    row: u8,
    column: u8,
}

/// Two numbers that are no corridor square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename = "no-such-square")]
pub struct NoSuchSquare {
    /// From the top.
    pub row: u8,
    /// From the left.
    pub column: u8,
}

parlour_voice::spoken!(NoSuchSquare, "clue", [NoSuchSquare { row: 0, column: 3 }]);

impl Square {
    /// The square in this row and column, if there is a corridor.
    pub fn new(row: u8, column: u8) -> Option<Self> {
        board::is_corridor(row, column).then_some(Self { row, column })
    }

    /// Counted from 0 at the top.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// Counted from 0 at the left.
    pub const fn column(self) -> u8 {
        self.column
    }
}

impl TryFrom<(u8, u8)> for Square {
    type Error = NoSuchSquare;

    fn try_from((row, column): (u8, u8)) -> Result<Self, NoSuchSquare> {
        Square::new(row, column).ok_or(NoSuchSquare { row, column })
    }
}

impl From<Square> for (u8, u8) {
    fn from(square: Square) -> Self {
        (square.row, square.column)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row, self.column)
    }
}

/// A hallway of Clue-less: it joins two rooms and holds one piece. On the wire the two rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "[Room, Room]"))]
#[serde(try_from = "(Room, Room)", into = "(Room, Room)")]
pub struct Hallway {
    ends: (Room, Room),
}

/// Two rooms that no hallway joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename = "no-such-hallway")]
pub struct NoSuchHallway {
    /// One of them.
    #[serde(serialize_with = "said::card")]
    pub one: Room,
    /// The other.
    #[serde(serialize_with = "said::card")]
    pub other: Room,
}

parlour_voice::spoken!(
    NoSuchHallway,
    "clue",
    [NoSuchHallway { one: Room::Ballroom, other: Room::BilliardRoom }]
);

impl Hallway {
    /// The hallway between two rooms, named in either order.
    pub fn between(one: Room, other: Room) -> Option<Self> {
        let is_it = |ends: &(Room, Room)| *ends == (one, other) || *ends == (other, one);
        halls::HALLWAYS.into_iter().find(is_it).map(|ends| Self { ends })
    }

    /// The rooms it joins, the upper or left one first.
    pub const fn ends(self) -> [Room; 2] {
        [self.ends.0, self.ends.1]
    }
}

impl TryFrom<(Room, Room)> for Hallway {
    type Error = NoSuchHallway;

    fn try_from((one, other): (Room, Room)) -> Result<Self, NoSuchHallway> {
        Hallway::between(one, other).ok_or(NoSuchHallway { one, other })
    }
}

impl From<Hallway> for (Room, Room) {
    fn from(hallway: Hallway) -> Self {
        hallway.ends
    }
}
