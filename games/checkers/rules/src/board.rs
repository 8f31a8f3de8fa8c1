//! Fixed geometry: squares, sides, pieces, and which squares touch.
//!
//! Square 1 is at the top, Black's men start on 1-12 and move down towards 32. Rows hold four squares each and are shifted against each other, so one
//! diagonal is always four bits away and the other three or five, depending on the row; a jump is always
//! seven or nine.

use crate::squares::Squares;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename = "off-board")]
pub struct OffBoard {
    /// The number.
    pub number: u32,
}
parlour_voice::spoken!(OffBoard, "checkers", [OffBoard { number: 33 }]);

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

    /// Every square.
    pub const ALL: Squares = Squares::from_bits(u32::MAX);

    /// The bit of this square in a set.
    #[inline]
    const fn bit(self) -> u32 {
        1 << self.0
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

    /// The squares that touch this one at a corner.
    #[inline]
    pub const fn neighbours(self) -> Squares {
        KING_STEPS[self.index()]
    }

    /// The square a jump from here to there passes over, if the two are a jump apart.
    pub fn jumped_on_the_way_to(self, landing: Square) -> Option<Square> {
        JUMPS[self.index()]
            .iter()
            .find(|jump| jump.landing == landing.into())
            .and_then(|jump| jump.over.first())
    }
}

impl TryFrom<u8> for Square {
    type Error = OffBoard;

    fn try_from(number: u8) -> Result<Self, OffBoard> {
        Self::new(number).ok_or(OffBoard { number: number.into() })
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

    /// The side of a seat; `None` for a seat the game does not have.
    pub const fn of(seat: Seat) -> Option<Side> {
        match seat.index() {
            0 => Some(Side::Black),
            1 => Some(Side::White),
            _ => None,
        }
    }

    /// The row where this side's men are crowned.
    #[inline]
    pub const fn king_row(self) -> Squares {
        Squares::from_bits(match self {
            Side::Black => 0xF000_0000,
            Side::White => 0x0000_000F,
        })
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
/// the board ends, so that no test for the edge is needed.
#[derive(Clone, Copy)]
pub(crate) struct Jump {
    pub(crate) over: Squares,
    pub(crate) landing: Squares,
}

/// The directions as (rows down, columns right), ordered so that landing squares ascend.
const DIRECTIONS: [(i8, i8); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// The jumps from each square: two up, then two down.
pub(crate) const JUMPS: [[Jump; 4]; 32] = {
    let mut jumps = [[Jump { over: Squares::EMPTY, landing: Squares::EMPTY }; 4]; 32];
    let mut from = 0;
    while from < 32 {
        let mut way = 0;
        while way < 4 {
            let (down, right) = DIRECTIONS[way];
            let square = Square(from as u8);
            if let (Some(over), Some(landing)) =
                (square.at_offset(down, right), square.at_offset(2 * down, 2 * right))
            {
                jumps[from][way] =
                    Jump { over: Squares::from_bits(over.bit()), landing: Squares::from_bits(landing.bit()) };
            }
            way += 1;
        }
        from += 1;
    }
    jumps
};

/// Where a black man steps to from each square.
pub(crate) const DOWN_STEPS: [Squares; 32] = steps(&[(1, -1), (1, 1)]);
/// Where a white man steps to from each square.
pub(crate) const UP_STEPS: [Squares; 32] = steps(&[(-1, -1), (-1, 1)]);
/// Where a king steps to from each square.
pub(crate) const KING_STEPS: [Squares; 32] = steps(&DIRECTIONS);

const fn steps(directions: &[(i8, i8)]) -> [Squares; 32] {
    let mut steps = [Squares::EMPTY; 32];
    let mut from = 0;
    while from < 32 {
        let mut way = 0;
        while way < directions.len() {
            let (down, right) = directions[way];
            if let Some(to) = Square(from as u8).at_offset(down, right) {
                steps[from] = Squares::from_bits(steps[from].bits() | to.bit());
            }
            way += 1;
        }
        from += 1;
    }
    steps
}
