//! Features of a position for the evaluation: numbered, the same for both sides.
//!
//! Each side is looked at as if it were Black and moved down the board; what holds for one side counts for it,
//! what holds for the other counts against it. Most of the knowledge is in patterns of men: nine windows of
//! eight squares lie over the board, and every way to fill a window with own men, others' men and neither is a
//! feature of its own.

use checkers_rules::{Position, Side, Squares};

/// Ways to fill a window.
const FILLINGS: usize = 6561;
/// Two full rows, beginning with this one: from the back rank to the middle of the board.
const BANDS: [u32; 4] = [0, 1, 2, 3];
/// Four rows and two squares of each: first row, first square. Together with the same seen from the other
/// side they cover the board twice.
const BLOCKS: [(u32, u32); 5] = [(0, 0), (0, 1), (0, 2), (2, 0), (2, 1)];

/// How many features of patterns there are. They come first.
pub const PATTERNS: usize = (BANDS.len() + BLOCKS.len()) * FILLINGS;
/// A man.
pub const MAN: usize = PATTERNS;
/// A king.
pub const KING: usize = PATTERNS + 1;
/// To be the one to move.
pub const TURN: usize = PATTERNS + 2;
/// To have "the move", or opposition: that one's pieces come to face the others with the other side to move.
pub const THE_MOVE: usize = PATTERNS + 3;
/// A king on each square.
pub const KING_ON: usize = PATTERNS + 4;
/// How many features there are.
pub const FEATURES: usize = KING_ON + 32;

/// The sum of powers of three at the places of the bits that are set.
const TERNARY: [u16; 256] = ternary(false);
/// The same with the places counted from the other end: the window as the other side sees it.
const TERNARY_TURNED: [u16; 256] = ternary(true);

const fn ternary(turned: bool) -> [u16; 256] {
    let mut sums = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let (mut place, mut power) = (0, 1);
        while place < 8 {
            let bit = if turned { 7 - place } else { place };
            if bits >> bit & 1 == 1 {
                sums[bits] += power;
            }
            power *= 3;
            place += 1;
        }
        bits += 1;
    }
    sums
}

/// Where everyone stands, from the side to move: own and the other side's.
struct Sides {
    men: [Squares; 2],
    kings: [Squares; 2],
}

impl Sides {
    #[inline]
    fn of(position: Position) -> Self {
        let board = position.board();
        let [own, other] = [position.to_move(), position.to_move().other()].map(|side| board.of(side));
        let kings = board.kings();
        Self { men: [own - kings, other - kings], kings: [own & kings, other & kings] }
    }
}

/// Tells every feature of the position and how often it counts for the side to move (less often than none if
/// it counts against).
#[inline]
pub fn each_feature(position: Position, tell: &mut impl FnMut(usize, i32)) {
    let Sides { men, kings } = Sides::of(position);
    let count = |sets: [Squares; 2]| sets[0].len() as i32 - sets[1].len() as i32;
    tell(MAN, count(men));
    tell(KING, count(kings));
    tell(TURN, 1);
    tell(THE_MOVE, the_move(position));
    // Patterns are told from Black's side of the board; the sign turns them to the side to move.
    let (black, white, sign) = match position.to_move() {
        Side::Black => (0, 1, 1),
        Side::White => (1, 0, -1),
    };
    each_pattern(men[black].bits(), men[white].bits(), &mut |feature, count| tell(feature, sign * count));
    if kings != [Squares::EMPTY; 2] {
        for square in kings[black] {
            tell(KING_ON + square.index(), sign);
        }
        for square in kings[white] {
            tell(KING_ON + 31 - square.index(), -sign);
        }
    }
}

/// 1 if the side to move has the move, -1 if the other side has it, 0 if they have not equally many pieces.
///
/// Its system are the rows of the colour of its back rank; with an odd number of pieces on them it has the move.
#[inline]
pub(crate) fn the_move(position: Position) -> i32 {
    let board = position.board();
    if board.black().len() != board.white().len() {
        return 0;
    }
    let system = Squares::from_bits(match position.to_move() {
        Side::Black => 0x0F0F_0F0F,
        Side::White => 0xF0F0_F0F0,
    });
    if (board.occupied() & system).len() % 2 == 1 { 1 } else { -1 }
}

#[inline]
fn each_pattern(black: u32, white: u32, tell: &mut impl FnMut(usize, i32)) {
    let mut window = 0;
    for first_row in BANDS {
        let near = |men: u32| (men >> (4 * first_row) & 0xFF) as usize;
        let far = |men: u32| (men >> (24 - 4 * first_row) & 0xFF) as usize;
        tell(window + filling(&TERNARY, near(black), near(white)), 1);
        tell(window + filling(&TERNARY_TURNED, far(white), far(black)), -1);
        window += FILLINGS;
    }
    for (row, column) in BLOCKS {
        let near = |men: u32| gather(men >> (4 * row + column));
        let far = |men: u32| gather(men >> (18 - 4 * row - column));
        tell(window + filling(&TERNARY, near(black), near(white)), 1);
        tell(window + filling(&TERNARY_TURNED, far(white), far(black)), -1);
        window += FILLINGS;
    }
}

#[inline]
fn filling(ternary: &[u16; 256], own: usize, other: usize) -> usize {
    usize::from(ternary[own]) + 2 * usize::from(ternary[other])
}

/// Two squares of each of four rows, side by side.
#[inline]
fn gather(men: u32) -> usize {
    let pairs = men & 0x3333;
    let nibbles = (pairs | pairs >> 2) & 0x0F0F;
    ((nibbles | nibbles >> 4) & 0xFF) as usize
}

/// The squares of a pattern's window in which it has men, as the side sees them that the pattern counts for:
/// its own, then the other side's. For whoever tunes the weights.
pub fn men_of(pattern: usize) -> [u32; 2] {
    let (window, mut filling) = (pattern / FILLINGS, pattern % FILLINGS);
    let mut men = [0, 0];
    for place in 0..8 {
        let square = match window.checked_sub(BANDS.len()) {
            None => 4 * BANDS[window] + place,
            Some(block) => 4 * (BLOCKS[block].0 + place / 2) + BLOCKS[block].1 + place % 2,
        };
        match filling % 3 {
            0 => {}
            whose => men[whose - 1] |= 1 << square,
        }
        filling /= 3;
    }
    men
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn features(fen: &str) -> BTreeMap<usize, i32> {
        let mut features = BTreeMap::new();
        each_feature(fen.parse().unwrap(), &mut |feature, count| {
            *features.entry(feature).or_default() += count
        });
        features.retain(|_, count| *count != 0);
        features
    }

    #[test]
    fn both_sides_are_seen_alike() {
        // The same position with the board turned round and the colours changed.
        let pairs = [
            ("B:W21-32:B1-12", "W:W21-32:B1-12"),
            ("B:W14,K3,32:B9,10,K28", "W:W24,23,K5:B19,K30,1"),
            ("W:WK9,K14,21,26,K31:B2,K5,12,K19,20,K28", "B:BK24,K19,12,7,K2:W31,K28,21,K14,13,K5"),
        ];
        for (one, other) in pairs {
            assert_eq!(features(one), features(other), "{one}");
        }
    }

    #[test]
    fn every_man_is_in_the_windows_that_cover_it() {
        for fen in ["B:W21:B10", "B:W23:B18", "B:W31:B4"] {
            let position: Position = fen.parse().unwrap();
            let (black, white) = (position.board().black().bits(), position.board().white().bits());
            each_pattern(black, white, &mut |feature, count| {
                let [own, other] = men_of(feature);
                let (black_seen, white_seen) =
                    if count == 1 { (own, other) } else { (other.reverse_bits(), own.reverse_bits()) };
                assert_eq!((black_seen & !black, white_seen & !white), (0, 0), "{fen} {feature}");
            });
        }
    }

    #[test]
    fn the_windows_cover_the_board() {
        let mut covered = [0; 32];
        for (square, covered) in covered.iter_mut().enumerate() {
            each_pattern(1 << square, 0, &mut |feature, _| {
                *covered += usize::from(men_of(feature) != [0, 0]);
            });
        }
        assert!(covered.iter().all(|count| (2..=8).contains(count)), "{covered:?}");
    }

    #[test]
    fn the_move_belongs_to_whoever_will_face_the_other() {
        let has = |fen: &str| the_move(fen.parse().unwrap());
        // Two kings face each other on the same column, two squares apart: the side to move has not the move.
        assert_eq!(has("B:WK18:BK10"), -1);
        assert_eq!(has("W:WK18:BK10"), -1);
        assert_eq!(has("B:WK22:BK10"), 1);
        assert_eq!(has("B:WK22,K32:BK10"), 0);
    }
}
