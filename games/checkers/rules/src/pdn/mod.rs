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
use crate::movegen::Move;
use crate::notation::NotationFault;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::setup::SetupFault;
use serde::Serialize;

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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename = "pdn")]
pub struct PdnFault {
    /// The line, from 1.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub line: usize,
    /// The column, from 1, in characters.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub column: usize,
    /// What is wrong there.
    pub what: Wrong,
}
parlour_voice::spoken!(PdnFault, "checkers", [PdnFault { line: 3, column: 14, what: Wrong::NoGame }]);

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Wrong {
    /// The text is too long.
    TextTooLong {
        /// How many bytes are read.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        most: usize,
    },
    /// The game has too many moves.
    TooManyMoves {
        /// How many are read.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        most: usize,
    },
    /// No game in the text.
    NoGame,
    /// Fewer games than asked for.
    NoSuchGame {
        /// Which was wanted, from 1.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        wanted: usize,
        /// How many there are.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        found: usize,
    },
    /// An opening bracket or quote without its end.
    Unclosed {
        /// The bracket.
        token: char,
    },
    /// A closing bracket without its beginning.
    ClosesNothing {
        /// The bracket.
        token: char,
    },
    /// Not `[Name "value"]`.
    NotATag {
        /// What stands there instead.
        token: String,
    },
    /// Another kind of draughts.
    OtherGame {
        /// The type as it is written.
        token: String,
    },
    /// No game can start at the position in the tag.
    BadFen {
        /// What is wrong with it.
        fault: SetupFault,
    },
    /// Neither a move nor anything else that belongs here.
    NotAMove {
        /// What stands there instead.
        token: String,
    },
    /// Not what a move looks like, or it fits several.
    UnclearMove {
        /// The number of the move, from 1.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        number: usize,
        /// Whose move.
        side: Side,
        /// What is wrong.
        why: NotationFault,
    },
    /// A rule forbids it.
    IllegalMove {
        /// The number of the move, from 1.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        number: usize,
        /// Whose move.
        side: Side,
        /// How it is written.
        token: String,
        /// The rule.
        refusal: Refusal,
    },
}
parlour_voice::spoken!(
    Wrong,
    "checkers",
    [
        Wrong::TextTooLong { most: LONGEST_TEXT },
        Wrong::TooManyMoves { most: MOST_MOVES },
        Wrong::NoGame,
        Wrong::NoSuchGame { wanted: 4, found: 1 },
        Wrong::NoSuchGame { wanted: 4, found: 3 },
        Wrong::Unclosed { token: '{' },
        Wrong::ClosesNothing { token: '}' },
        Wrong::NotATag { token: "[Event]".into() },
        Wrong::OtherGame { token: "20".into() },
        Wrong::BadFen { fault: SetupFault::NoPieces { side: Side::White } },
        Wrong::NotAMove { token: "e4".into() },
        Wrong::UnclearMove {
            number: 12,
            side: Side::White,
            why: NotationFault::SeveralMoves {
                text: "10x26".into(),
                moves: vec!["10x17x26".into(), "10x19x26".into()]
            },
        },
        Wrong::IllegalMove {
            number: 12,
            side: Side::Black,
            token: "11-16".into(),
            refusal: Refusal::PathTooShort
        },
    ]
);
