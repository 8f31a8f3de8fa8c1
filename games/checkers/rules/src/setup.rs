//! Options of a match, valid by construction.

use crate::board::{Rank, Side, Square, Squares};
use crate::fen::FenFault;
use crate::position::Position;
use serde::{Deserialize, Serialize};

/// What can be chosen before a match: where it starts and what happens when time runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "SetupText", into = "SetupText")]
pub struct Setup {
    /// Where the match starts, as FEN.
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    position: Position,
    /// What happens to a seat that does not move in time.
    on_timeout: OnTimeout,
}

/// What happens to a seat that does not move in time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum OnTimeout {
    /// Its first legal move is played.
    #[default]
    Move,
    /// It loses.
    Lose,
}

/// Why a match cannot be set up so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// The text of the position cannot be read.
    #[error(transparent)]
    Fen(#[from] FenFault),
    /// A man stands where it would have been crowned.
    #[error("the man of {side} on {square} stands on its own king row: make it a king, K{square}")]
    ManOnKingRow {
        /// Whose man.
        side: Side,
        /// Where.
        square: Square,
    },
    /// A side has nothing to play with.
    #[error("{0} has no pieces")]
    NoPieces(Side),
    /// The game would be over before it starts.
    #[error("{0} is to move and has no move")]
    NoMove(Side),
}

impl Setup {
    /// A match from this position.
    ///
    /// # Errors
    /// Why no match can start from it.
    pub fn new(position: Position, on_timeout: OnTimeout) -> Result<Self, SetupFault> {
        let board = position.board();
        for side in Side::BOTH {
            if board.of(side) == 0 {
                return Err(SetupFault::NoPieces(side));
            }
            let on_king_row = Squares(board.of(side) & side.king_row());
            let is_man = |square: &Square| board.piece(*square).is_some_and(|piece| piece.rank == Rank::Man);
            if let Some(square) = on_king_row.into_iter().find(is_man) {
                return Err(SetupFault::ManOnKingRow { side, square });
            }
        }
        if !position.has_move() {
            return Err(SetupFault::NoMove(position.to_move()));
        }
        Ok(Self { position, on_timeout })
    }

    /// Where the match starts.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// What happens to a seat that does not move in time.
    pub const fn on_timeout(&self) -> OnTimeout {
        self.on_timeout
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self { position: Position::START, on_timeout: OnTimeout::default() }
    }
}

/// A set-up as it is stored and sent, not yet checked.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SetupText {
    position: String,
    on_timeout: OnTimeout,
}

impl Default for SetupText {
    fn default() -> Self {
        Setup::default().into()
    }
}

impl From<Setup> for SetupText {
    fn from(setup: Setup) -> Self {
        Self { position: setup.position.to_string(), on_timeout: setup.on_timeout }
    }
}

impl TryFrom<SetupText> for Setup {
    type Error = SetupFault;

    fn try_from(text: SetupText) -> Result<Self, SetupFault> {
        Setup::new(text.position.parse()?, text.on_timeout)
    }
}
