//! The search engine: value and best line of a position.
//!
//! ```
//! use checkers_ai::engine::{Engine, PlayedLine, Size};
//! use parlour_game::Budget;
//!
//! let line = PlayedLine::new("B:W14,15,22,23:B10".parse()?);
//! let report = Engine::new(Size::mebibytes(1)).think(&line, &Budget::nodes(1_000), &mut |_| {});
//! assert!(report.best.is_capture());
//! # Ok::<(), checkers_rules::FenFault>(())
//! ```

mod clock;
mod endings;
mod evaluate;
mod features;
mod key;
mod order;
mod played_line;
mod score;
mod search;
mod table;
mod think;
mod weights;

pub(crate) use features::the_move;
pub use played_line::PlayedLine;
pub use score::Score;
pub use table::Size;
pub use think::{Engine, Report};

/// What the program that tunes the evaluation needs to see of it.
pub mod tuning {
    pub use super::features::{FEATURES, KING, KING_ON, MAN, PATTERNS, THE_MOVE, TURN, each_feature, men_of};
    pub use super::weights::Weights;
}
