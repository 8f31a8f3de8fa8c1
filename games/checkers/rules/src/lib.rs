//! English draughts, the checkers of American tables: the rules, complete.
//!
//! [`Checkers`] is the game as the house knows it. [`Position`] is the part that decides which moves there
//! are, with a fast move generator that brains use too. The rules in words are in `docs/rules/checkers.md`. The crate knows nothing of
//! brains, clocks, files or networks.
//!
//! ```
//! use checkers_rules::{Position, write_move};
//!
//! let position: Position = "B:W14,15,22,23:B10".parse()?;
//! let moves = position.moves();
//! let texts: Vec<String> = moves.iter().map(|move_| write_move(position, move_)).collect();
//! assert_eq!(texts, ["10x17x26", "10x19x26"]);
//! assert_eq!(position.play(&moves[0]).to_string(), "W:W15,23:B26");
//! # Ok::<(), checkers_rules::FenFault>(())
//! ```
#![warn(missing_docs)]

mod actions;
mod ballots;
mod board;
mod fen;
mod movegen;
mod notation;
pub mod pdn;
mod position;
mod refusal;
mod setup;
mod squares;
mod state;
mod view;

pub use actions::{Action, OfferKind};
pub use ballots::{Ballot, NoSuchBallot};
pub use board::{OffBoard, Piece, Rank, Side, Square};
pub use fen::FenFault;
pub use movegen::{Move, MoveList};
pub use notation::{NotationFault, write_move};
pub use position::{Board, MOST_PIECES, NotABoard, Position};
pub use refusal::Refusal;
pub use setup::{BallotChoice, OnTimeout, Setup, SetupFault};
pub use squares::Squares;
pub use state::{Chance, Checkers, Ended, QUIET_PLIES_TO_DRAW, REPETITIONS_TO_DRAW};
pub use view::{BallotView, OfferView, Sight, View};
