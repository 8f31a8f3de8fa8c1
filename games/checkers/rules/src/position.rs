//! Boards and positions: the pieces, and the side to move.

use crate::board::{Piece, Rank, Side, Square};
use crate::movegen::Move;
use crate::squares::{Squares, turned};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most pieces a side can have.
pub const MOST_PIECES: usize = 12;

/// The pieces on the board: at most one on a square and at most twelve a side.
///
/// On the wire it is a text of 32 letters, one per square: `b` and `w` for men, `B` and `W` for kings,
/// `.` for an empty square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "String"))]
#[serde(try_from = "String", into = "String")]
pub struct Board {
    black: Squares,
    white: Squares,
    kings: Squares,
}

/// A text that is not a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename = "not-a-board")]
pub struct NotABoard {}
parlour_voice::spoken!(NotABoard, "checkers", [NotABoard {}]);

/// Why a piece cannot be put on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoRoom {
    SquareTaken,
    TooMany,
}

impl Board {
    /// No pieces.
    pub const EMPTY: Board = Board { black: Squares::EMPTY, white: Squares::EMPTY, kings: Squares::EMPTY };
    /// Twelve men a side.
    pub const START: Board = Board {
        black: Squares::from_bits(0x0000_0FFF),
        white: Squares::from_bits(0xFFF0_0000),
        kings: Squares::EMPTY,
    };

    /// The board with these pieces; `None` if two share a square, a king stands nowhere, or a side has too many.
    #[inline]
    pub fn of_squares(black: Squares, white: Squares, kings: Squares) -> Option<Board> {
        let fits = !black.has_any(white)
            && (kings - (black | white)).is_empty()
            && black.len() <= MOST_PIECES
            && white.len() <= MOST_PIECES;
        if fits { Some(Board { black, white, kings }) } else { None }
    }

    /// The board seen from the other side, with the colours exchanged.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Board {
        Board { black: turned(self.white), white: turned(self.black), kings: turned(self.kings) }
    }

    /// The squares of Black's pieces.
    #[inline]
    pub const fn black(self) -> Squares {
        self.black
    }

    /// The squares of White's pieces.
    #[inline]
    pub const fn white(self) -> Squares {
        self.white
    }

    /// The squares of all kings.
    #[inline]
    pub const fn kings(self) -> Squares {
        self.kings
    }

    /// The squares of a side's pieces.
    #[inline]
    pub const fn of(self, side: Side) -> Squares {
        match side {
            Side::Black => self.black,
            Side::White => self.white,
        }
    }

    /// The squares without a piece.
    #[inline]
    pub fn empty(self) -> Squares {
        Square::ALL - self.occupied()
    }

    /// The squares with a piece.
    #[inline]
    pub fn occupied(self) -> Squares {
        self.black | self.white
    }

    /// The squares of a side's men.
    #[inline]
    pub fn men(self, side: Side) -> Squares {
        self.of(side) - self.kings
    }

    /// The piece on a square.
    pub fn piece(self, square: Square) -> Option<Piece> {
        let side = if self.black.has(square) {
            Side::Black
        } else if self.white.has(square) {
            Side::White
        } else {
            return None;
        };
        let rank = if self.kings.has(square) { Rank::King } else { Rank::Man };
        Some(Piece { side, rank })
    }

    /// All pieces in the order of their squares.
    pub fn pieces(self) -> impl Iterator<Item = (Square, Piece)> {
        self.occupied().iter().filter_map(move |square| Some((square, self.piece(square)?)))
    }

    /// Puts one more piece on the board.
    pub(crate) fn put(&mut self, square: Square, piece: Piece) -> Result<(), NoRoom> {
        if self.piece(square).is_some() {
            return Err(NoRoom::SquareTaken);
        }
        if self.of(piece.side).len() == MOST_PIECES {
            return Err(NoRoom::TooMany);
        }
        let own = match piece.side {
            Side::Black => &mut self.black,
            Side::White => &mut self.white,
        };
        *own = *own | square.into();
        if piece.rank == Rank::King {
            self.kings = self.kings | square.into();
        }
        Ok(())
    }

    /// The board after a move of `side`, which may end where it started.
    #[inline]
    pub(crate) fn after(self, side: Side, move_: &Move) -> Board {
        let (from, to, captured) = (Squares::from(move_.from()), Squares::from(move_.to()), move_.captured());
        let travelled = from ^ to;
        let (black, white) = match side {
            Side::Black => (self.black ^ travelled, self.white - captured),
            Side::White => (self.black - captured, self.white ^ travelled),
        };
        let kings = if self.kings.has_any(from) {
            (self.kings ^ travelled) - captured
        } else {
            (self.kings - captured) | (to & side.king_row())
        };
        Board { black, white, kings }
    }
}

impl TryFrom<String> for Board {
    type Error = NotABoard;

    fn try_from(text: String) -> Result<Self, NotABoard> {
        if text.len() != 32 {
            return Err(NotABoard {});
        }
        let mut board = Board::EMPTY;
        for (square, letter) in Square::ALL.iter().zip(text.chars()) {
            let (side, rank) = match letter {
                'b' => (Side::Black, Rank::Man),
                'B' => (Side::Black, Rank::King),
                'w' => (Side::White, Rank::Man),
                'W' => (Side::White, Rank::King),
                '.' => continue,
                _ => return Err(NotABoard {}),
            };
            board.put(square, Piece { side, rank }).map_err(|_| NotABoard {})?;
        }
        Ok(board)
    }
}

impl From<Board> for String {
    fn from(board: Board) -> String {
        let letter = |square| match board.piece(square) {
            None => '.',
            Some(Piece { side: Side::Black, rank: Rank::Man }) => 'b',
            Some(Piece { side: Side::Black, rank: Rank::King }) => 'B',
            Some(Piece { side: Side::White, rank: Rank::Man }) => 'w',
            Some(Piece { side: Side::White, rank: Rank::King }) => 'W',
        };
        let mut text = String::with_capacity(32);
        text.extend(Square::ALL.iter().map(letter));
        text
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&String::from(*self))
    }
}

/// A board and whose move it is: all that decides which moves there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    to_move: Side,
}

impl Position {
    /// The start position of a standard game.
    pub const START: Position = Position::new(Board::START, Side::Black);

    /// The position with this board and side to move. [`Setup`](crate::Setup) checks whether a match may start from
    /// it.
    #[inline]
    pub const fn new(board: Board, to_move: Side) -> Self {
        Self { board, to_move }
    }

    /// The pieces.
    #[inline]
    pub const fn board(self) -> Board {
        self.board
    }

    /// Whose move it is.
    #[inline]
    pub const fn to_move(self) -> Side {
        self.to_move
    }

    /// The same position from the other side, with the colours exchanged.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Position {
        Position::new(self.board.turned(), self.to_move.other())
    }
}
