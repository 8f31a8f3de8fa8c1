//! Positions as text: the FEN of draughts, `B:W21,22,K23:B1-12`.
//!
//! The side to move, then each side's pieces, parted by colons; `K` before a square makes the piece a king.
//! Reading also takes ranges, spaces, either order of the sides and a final dot. A text that reads well is a
//! [`Position`], not yet one that can be played: see [`Setup`](crate::Setup).

use crate::board::{Piece, Rank, Side, Square};
use crate::position::{Board, MOST_PIECES, NoRoom, Position};
use serde::Serialize;
use std::fmt;

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum FenFault {
    /// Nothing at all.
    EmptyPosition,
    /// The first part is not a side.
    NoSideToMove {
        /// What stands there instead.
        token: String,
    },
    /// A list of pieces does not say whose they are.
    NoSide {
        /// The list.
        token: String,
    },
    /// A side's pieces are listed twice.
    SideTwice {
        /// Whose pieces.
        side: Side,
    },
    /// A side's pieces are not listed.
    SideMissing {
        /// Whose pieces.
        side: Side,
    },
    /// Not a number where a square should be.
    NotASquare {
        /// What stands there instead.
        token: String,
    },
    /// A number that no square has.
    OffBoard {
        /// The number.
        number: u32,
    },
    /// A range whose end comes before its start.
    BackwardRange {
        /// The range.
        token: String,
    },
    /// Two pieces on one square.
    SquareTwice {
        /// The square.
        square: Square,
    },
    /// A thirteenth piece.
    TooManyPieces {
        /// Whose.
        side: Side,
        /// How many a side can have.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        most: usize,
    },
}
parlour_voice::spoken!(
    FenFault,
    "checkers",
    [
        FenFault::EmptyPosition,
        FenFault::NoSideToMove { token: "X".into() },
        FenFault::NoSide { token: "21,22".into() },
        FenFault::SideTwice { side: Side::Black },
        FenFault::SideMissing { side: Side::White },
        FenFault::NotASquare { token: "K".into() },
        FenFault::OffBoard { number: 33 },
        FenFault::BackwardRange { token: "12-9".into() },
        FenFault::SquareTwice { square: Square::new(9).expect("it is on the board") },
        FenFault::TooManyPieces { side: Side::White, most: MOST_PIECES },
    ]
);

impl std::str::FromStr for Position {
    type Err = FenFault;

    fn from_str(text: &str) -> Result<Self, FenFault> {
        let text = text.trim();
        let text = text.strip_suffix('.').unwrap_or(text);
        let mut parts = text.split(':').map(str::trim);
        let first = parts.next().unwrap_or_default();
        let to_move = match first {
            "B" => Side::Black,
            "W" => Side::White,
            "" => return Err(FenFault::EmptyPosition),
            _ => return Err(FenFault::NoSideToMove { token: first.into() }),
        };
        let mut board = Board::EMPTY;
        let mut listed = Vec::new();
        for part in parts {
            let (side, pieces) = split_side(part).ok_or_else(|| FenFault::NoSide { token: part.into() })?;
            if listed.contains(&side) {
                return Err(FenFault::SideTwice { side });
            }
            listed.push(side);
            put_pieces(&mut board, side, pieces)?;
        }
        match Side::BOTH.into_iter().find(|side| !listed.contains(side)) {
            Some(side) => Err(FenFault::SideMissing { side }),
            None => Ok(Position::new(board, to_move)),
        }
    }
}

fn split_side(part: &str) -> Option<(Side, &str)> {
    let black = part.strip_prefix('B').map(|pieces| (Side::Black, pieces));
    black.or_else(|| part.strip_prefix('W').map(|pieces| (Side::White, pieces)))
}

fn put_pieces(board: &mut Board, side: Side, pieces: &str) -> Result<(), FenFault> {
    if pieces.trim().is_empty() {
        return Ok(());
    }
    for token in pieces.split(',').map(str::trim) {
        let (rank, squares) = match token.strip_prefix('K') {
            Some(squares) => (Rank::King, squares),
            None => (Rank::Man, token),
        };
        let (from, to) = read_range(squares, token)?;
        for number in from.number()..=to.number() {
            let square = Square::new(number).expect("between two squares");
            board.put(square, Piece { side, rank }).map_err(|no_room| match no_room {
                NoRoom::SquareTaken => FenFault::SquareTwice { square },
                NoRoom::TooMany => FenFault::TooManyPieces { side, most: MOST_PIECES },
            })?;
        }
    }
    Ok(())
}

/// Reads `9` or `9-12`; `token` is named in the fault.
fn read_range(text: &str, token: &str) -> Result<(Square, Square), FenFault> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let (from, to) = (read_square(from, token)?, read_square(to, token)?);
    if to < from {
        return Err(FenFault::BackwardRange { token: token.into() });
    }
    Ok((from, to))
}

fn read_square(text: &str, token: &str) -> Result<Square, FenFault> {
    // `parse` alone would take a sign.
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number: u32 = match text.parse() {
        Ok(number) if is_number => number,
        _ => return Err(FenFault::NotASquare { token: token.into() }),
    };
    u8::try_from(number).ok().and_then(Square::new).ok_or(FenFault::OffBoard { number })
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(letter(self.to_move()))?;
        for side in [Side::White, Side::Black] {
            write!(f, ":{}", letter(side))?;
            let pieces = self.board().pieces().filter(|(_, piece)| piece.side == side);
            for (nth, (square, piece)) in pieces.enumerate() {
                let comma = if nth == 0 { "" } else { "," };
                let king = if piece.rank == Rank::King { "K" } else { "" };
                write!(f, "{comma}{king}{square}")?;
            }
        }
        Ok(())
    }
}

fn letter(side: Side) -> &'static str {
    match side {
        Side::Black => "B",
        Side::White => "W",
    }
}
