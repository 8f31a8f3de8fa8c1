//! Fixed geometry: squares, sides, pieces, and which squares touch.
//!
//! Square 1 is at the top, Black's men start on 1-12 and move down towards 32. A set of squares is a `u32`
//! with bit `n - 1` for square `n`. Rows hold four squares each and are shifted against each other, so one
//! diagonal is always four bits away and the other three or five, depending on the row; a jump is always
//! seven or nine.

use parlour_game::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A dark square, numbered 1 to 32 as in every book on the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "u8"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Square(u8);

/// A number that no square has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not on the board: squares are numbered 1 to 32")]
pub struct OffBoard(pub u8);

impl Square {
    /// The square with this number, 1 to 32.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 32 { Some(Self(number - 1)) } else { None }
    }

    /// The number, 1 to 32.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The number less one, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set that holds this square alone.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// All squares in order.
    pub fn all() -> impl Iterator<Item = Square> {
        Squares(u32::MAX)
    }

    /// The row, counted from Black's side.
    const fn row(self) -> i8 {
        (self.0 / 4) as i8
    }

    /// The column, with the light squares counted.
    const fn column(self) -> i8 {
        let shifted = if self.row() % 2 == 0 { 1 } else { 0 };
        (self.0 % 4 * 2) as i8 + shifted
    }

    /// The neighbour so many rows down and columns to the right, if that is on the board.
    const fn at_offset(self, down: i8, right: i8) -> Option<Square> {
        let (row, column) = (self.row() + down, self.column() + right);
        if row < 0 || row > 7 || column < 0 || column > 7 {
            return None;
        }
        Some(Square((row * 4 + column / 2) as u8))
    }

    /// Whether the two squares touch at a corner.
    pub const fn touches(self, other: Square) -> bool {
        KING_STEPS[self.index()] & other.bit() != 0
    }

    /// The square a jump from here to there passes over, if the two are a jump apart.
    pub fn jumped_on_the_way_to(self, landing: Square) -> Option<Square> {
        JUMPS[self.index()]
            .iter()
            .find(|jump| jump.landing == landing.bit())
            .and_then(|jump| first(jump.over))
    }
}

impl TryFrom<u8> for Square {
    type Error = OffBoard;

    fn try_from(number: u8) -> Result<Self, OffBoard> {
        Self::new(number).ok_or(OffBoard(number))
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> u8 {
        square.number()
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// The squares of a set in order.
#[derive(Clone, Copy, Debug)]
pub struct Squares(pub u32);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = first(self.0)?;
        self.0 &= self.0 - 1;
        Some(square)
    }
}

/// The lowest square of a set.
#[inline]
const fn first(set: u32) -> Option<Square> {
    if set == 0 { None } else { Some(Square(set.trailing_zeros() as u8)) }
}

/// Black, who moves first from the start position, or White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Starts on 1-12; seat 0.
    Black,
    /// Starts on 21-32; seat 1.
    White,
}

impl Side {
    /// Both sides, in the order of their seats.
    pub const BOTH: [Side; 2] = [Side::Black, Side::White];

    /// The opponent.
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::Black => Side::White,
            Side::White => Side::Black,
        }
    }

    /// Where this side sits.
    pub const fn seat(self) -> Seat {
        match self {
            Side::Black => Seat::new(0),
            Side::White => Seat::new(1),
        }
    }

    /// The side that sits there; `None` for a chair the game does not have.
    pub const fn of(seat: Seat) -> Option<Side> {
        match seat.index() {
            0 => Some(Side::Black),
            1 => Some(Side::White),
            _ => None,
        }
    }

    /// The row where this side's men are crowned.
    #[inline]
    pub const fn king_row(self) -> u32 {
        match self {
            Side::Black => 0xF000_0000,
            Side::White => 0x0000_000F,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Black => "Black",
            Side::White => "White",
        })
    }
}

/// What a piece may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rank {
    /// Moves and jumps forward only.
    Man,
    /// Moves and jumps one square in all directions.
    King,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Man or king.
    pub rank: Rank,
}

/// One of the four jumps from a square: what it passes over and where it lands. Both are empty sets where
/// the board ends, so that a test of them fails by itself.
#[derive(Clone, Copy)]
pub(crate) struct Jump {
    pub(crate) over: u32,
    pub(crate) landing: u32,
}

/// The directions as (rows down, columns right), ordered so that landing squares ascend.
const DIRECTIONS: [(i8, i8); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// The jumps from each square: two up, then two down.
pub(crate) const JUMPS: [[Jump; 4]; 32] = {
    let mut jumps = [[Jump { over: 0, landing: 0 }; 4]; 32];
    let mut from = 0;
    while from < 32 {
        let mut way = 0;
        while way < 4 {
            let (down, right) = DIRECTIONS[way];
            let square = Square(from as u8);
            if let (Some(over), Some(landing)) =
                (square.at_offset(down, right), square.at_offset(2 * down, 2 * right))
            {
                jumps[from][way] = Jump { over: over.bit(), landing: landing.bit() };
            }
            way += 1;
        }
        from += 1;
    }
    jumps
};

/// Where a black man steps to from each square.
pub(crate) const DOWN_STEPS: [u32; 32] = steps(&[(1, -1), (1, 1)]);
/// Where a white man steps to from each square.
pub(crate) const UP_STEPS: [u32; 32] = steps(&[(-1, -1), (-1, 1)]);
/// Where a king steps to from each square.
pub(crate) const KING_STEPS: [u32; 32] = steps(&DIRECTIONS);

const fn steps(directions: &[(i8, i8)]) -> [u32; 32] {
    let mut steps = [0; 32];
    let mut from = 0;
    while from < 32 {
        let mut way = 0;
        while way < directions.len() {
            let (down, right) = directions[way];
            if let Some(to) = Square(from as u8).at_offset(down, right) {
                steps[from] |= to.bit();
            }
            way += 1;
        }
        from += 1;
    }
    steps
}

/// Squares of the 1st, 3rd, 5th, 7th row that have two neighbours in the next row.
const EVEN_INNER: u32 = 0x0707_0707;
/// Squares of the 2nd, 4th, 6th, 8th row that have two neighbours in the next row.
const ODD_INNER: u32 = 0xE0E0_E0E0;

/// All squares one step down, along the diagonal that is four bits away.
#[inline]
pub(crate) const fn down_straight(set: u32) -> u32 {
    set << 4
}

/// All squares one step down, along the other diagonal.
#[inline]
pub(crate) const fn down_slant(set: u32) -> u32 {
    (set & EVEN_INNER) << 5 | (set & ODD_INNER) << 3
}

/// All squares one step up, along the diagonal that is four bits away.
#[inline]
pub(crate) const fn up_straight(set: u32) -> u32 {
    set >> 4
}

/// All squares one step up, along the other diagonal.
#[inline]
pub(crate) const fn up_slant(set: u32) -> u32 {
    (set & EVEN_INNER) >> 3 | (set & ODD_INNER) >> 5
}
