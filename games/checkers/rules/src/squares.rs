//! Sets of squares.

use crate::board::Square;
use std::fmt;
use std::ops::{BitAnd, BitOr, BitXor, Not, Sub};

/// A set of squares in one word: bit `n - 1` stands for square `n`.
///
/// ```
/// use checkers_rules::{Position, Squares};
///
/// let board = Position::START.board();
/// assert_eq!(board.empty().len(), 8);
/// assert!((board.black() & board.white()).is_empty());
/// let numbers: Vec<u8> = board.empty().iter().map(|square| square.number()).collect();
/// assert_eq!(numbers, [13, 14, 15, 16, 17, 18, 19, 20]);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Squares(u32);

/// Squares of the 1st, 3rd, 5th, 7th row that have two neighbours in the next row.
const EVEN_INNER: u32 = 0x0707_0707;
/// Squares of the 2nd, 4th, 6th, 8th row that have two neighbours in the next row.
const ODD_INNER: u32 = 0xE0E0_E0E0;

impl Squares {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// Every square.
    pub const ALL: Self = Self(u32::MAX);

    /// The set with bit `n - 1` for square `n`.
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// Bit `n - 1` for square `n`.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many squares are in it.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it has none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this square is in it.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }

    /// Whether any of those is in it.
    #[inline]
    pub const fn has_any(self, others: Squares) -> bool {
        self.0 & others.0 != 0
    }

    /// The lowest square.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Square::new(self.0.trailing_zeros() as u8 + 1) }
    }

    /// The lowest number first.
    #[inline]
    pub const fn iter(self) -> SquaresIter {
        SquaresIter(self)
    }

    /// The set seen from the other side of the board: square `n` is square `33 - n` from there.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Self {
        Self(self.0.reverse_bits())
    }

    /// All squares one step down, along the diagonal that is four bits away.
    #[inline]
    pub(crate) const fn down_straight(self) -> Self {
        Self(self.0 << 4)
    }

    /// All squares one step down, along the other diagonal.
    #[inline]
    pub(crate) const fn down_slant(self) -> Self {
        Self((self.0 & EVEN_INNER) << 5 | (self.0 & ODD_INNER) << 3)
    }

    /// All squares one step up, along the diagonal that is four bits away.
    #[inline]
    pub(crate) const fn up_straight(self) -> Self {
        Self(self.0 >> 4)
    }

    /// All squares one step up, along the other diagonal.
    #[inline]
    pub(crate) const fn up_slant(self) -> Self {
        Self((self.0 & EVEN_INNER) >> 3 | (self.0 & ODD_INNER) >> 5)
    }
}

/// The squares of a set in order.
#[derive(Clone, Debug)]
pub struct SquaresIter(Squares);

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    #[inline]
    fn into_iter(self) -> SquaresIter {
        self.iter()
    }
}

impl From<Square> for Squares {
    #[inline]
    fn from(square: Square) -> Self {
        Self(square.bit())
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | square.into())
    }
}

impl BitOr for Squares {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Squares {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// The squares that are in one of the two sets and not in both.
impl BitXor for Squares {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// The squares of the first set that are not in the second.
impl Sub for Squares {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Squares {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
