//! Portable Draughts Notation: games as text files, as draughts programs exchange them.
//!
//! ```text
//! [Event "Club evening"]
//! [Black "Ann"]
//! [White "Ben"]
//! [GameType "21"]
//! [Result "*"]
//!
//! 1. 11-15 22-18 2. 15x22 25x18 *
//! ```
//!
//! Reading takes everything programs write around that: comments, variations (skipped: only the game itself is read),
//! annotations, any line ends, several games in one text. Faults name line, column and token. A game is read as far
//! as moves are legal; draws by counting are not applied, since at a real table they have to be claimed.

mod read;
mod tokens;
mod write;

pub use read::{count, read};

use crate::board::Side;
use crate::fen::FenFault;
use crate::movegen::Move;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::setup::SetupFault;

/// The longest text that is read, in bytes.
pub const LONGEST_TEXT: usize = 8 << 20;
/// The most moves a game may have.
pub const MOST_MOVES: usize = 2_000;

/// A game as it is written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What is told about it, such as `Event` and `Black`, in order. Where it starts, its type and its result are told
    /// by the other fields and have no place here.
    pub tags: Vec<Tag>,
    /// Where it starts.
    pub start: Position,
    /// Its moves, each legal where it is made.
    pub moves: Vec<Move>,
    /// How it ended.
    pub result: Score,
}

/// A tag of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The name, one word.
    pub name: String,
    /// The text.
    pub value: String,
}

/// How a game ended. As in chess, and as most descriptions of the format have it, the first number is White's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Score {
    /// `1-0`, also `2-0`.
    WhiteWon,
    /// `0-1`, also `0-2`.
    BlackWon,
    /// `1/2-1/2`, also `1-1`.
    Drawn,
    /// `*`: not over, or not known.
    #[default]
    Open,
}

impl Record {
    /// The value of the first tag with this name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// The number of a move as players count, where a move of Black and the next one of White have the same.
    pub fn number(&self, ply: usize) -> usize {
        // White's move at the beginning is the second half of move 1.
        (ply + usize::from(self.start.to_move() == Side::White)) / 2 + 1
    }

    /// The positions of the game: the start, then one after every move.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let after = |position: &mut Position, move_: &Move| {
            *position = position.play(move_);
            Some(*position)
        };
        std::iter::once(self.start).chain(self.moves.iter().scan(self.start, after))
    }
}

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct PdnFault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong there.
    pub what: Wrong,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    /// The text is too long.
    #[error("the text is longer than {LONGEST_TEXT} bytes")]
    TooLong,
    /// The game has too many moves.
    #[error("the game has more than {MOST_MOVES} moves")]
    TooManyMoves,
    /// No game in the text.
    #[error("there is no game in the text")]
    NoGame,
    /// Fewer games than asked for.
    #[error("there is no game {wanted}: the text has {found}")]
    NoSuchGame {
        /// Which was wanted, from 1.
        wanted: usize,
        /// How many there are.
        found: usize,
    },
    /// An opening bracket or quote without its end.
    #[error("`{0}` is never closed")]
    Unclosed(char),
    /// A closing bracket without its beginning.
    #[error("`{0}` closes nothing")]
    ClosesNothing(char),
    /// Not `[Name "value"]`.
    #[error("a tag is written [Name \"value\"], not `{0}`")]
    NotATag(String),
    /// Another kind of draughts.
    #[error("`{0}` is another kind of draughts: English draughts is GameType 21")]
    OtherGame(String),
    /// The start position cannot be read.
    #[error("in the tag FEN: {0}")]
    Fen(FenFault),
    /// No game can start there.
    #[error("in the tag FEN: {0}")]
    Unplayable(SetupFault),
    /// Neither a move nor anything else that belongs here.
    #[error("`{0}` is neither a move like 11-15 or 11x18 nor a result")]
    NotAMove(String),
    /// Not what a move looks like, or it fits several.
    #[error("move {number} of {side}: {why}")]
    Unclear {
        /// The number of the move, from 1.
        number: usize,
        /// Whose move.
        side: Side,
        /// What is wrong.
        why: String,
    },
    /// A rule forbids it.
    #[error("move {number} of {side}, `{token}`, cannot be played: {refusal}")]
    Illegal {
        /// The number of the move, from 1.
        number: usize,
        /// Whose move.
        side: Side,
        /// How it is written.
        token: String,
        /// The rule.
        refusal: Refusal,
    },
}
