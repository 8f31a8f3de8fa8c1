//! Sets of squares.

use crate::board::Square;
use parlour_game::{Member, Set};

/// A set of squares in one word: bit `n - 1` stands for square `n`.
///
/// ```
/// use checkers_rules::Position;
///
/// let board = Position::START.board();
/// assert_eq!(board.empty().len(), 8);
/// assert!((board.black() & board.white()).is_empty());
/// let numbers: Vec<u8> = board.empty().iter().map(|square| square.number()).collect();
/// assert_eq!(numbers, [13, 14, 15, 16, 17, 18, 19, 20]);
/// ```
pub type Squares = Set<Square>;

impl Member for Square {
    type Bits = u32;

    #[inline]
    fn index(self) -> usize {
        self.index()
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self::new(index as u8 + 1).expect("a set of squares has 32 bits")
    }
}

/// Squares of the 1st, 3rd, 5th, 7th row that have two neighbours in the next row.
const EVEN_INNER: u32 = 0x0707_0707;
/// Squares of the 2nd, 4th, 6th, 8th row that have two neighbours in the next row.
const ODD_INNER: u32 = 0xE0E0_E0E0;

/// The squares seen from the other side of the board: square `n` is square `33 - n` from there.
#[inline]
pub(crate) const fn turned(squares: Squares) -> Squares {
    Squares::from_bits(squares.bits().reverse_bits())
}

/// All squares one step down, along the diagonal that is four bits away.
#[inline]
pub(crate) const fn down_straight(squares: Squares) -> Squares {
    Squares::from_bits(squares.bits() << 4)
}

/// All squares one step down, along the other diagonal.
#[inline]
pub(crate) const fn down_slant(squares: Squares) -> Squares {
    let bits = squares.bits();
    Squares::from_bits((bits & EVEN_INNER) << 5 | (bits & ODD_INNER) << 3)
}

/// All squares one step up, along the diagonal that is four bits away.
#[inline]
pub(crate) const fn up_straight(squares: Squares) -> Squares {
    Squares::from_bits(squares.bits() >> 4)
}

/// All squares one step up, along the other diagonal.
#[inline]
pub(crate) const fn up_slant(squares: Squares) -> Squares {
    let bits = squares.bits();
    Squares::from_bits((bits & EVEN_INNER) >> 3 | (bits & ODD_INNER) >> 5)
}
