//! Fixed numbers of positions to look at, and a fresh engine each time: whatever is said about a position or a move
//! depends on nothing but the game, whoever asks and in whatever order.

use crate::engine::{Engine, PlayedLine, Report, Size};
use crate::review::{self, Review};
use checkers_rules::Move;
use parlour_game::Budget;

/// How much the engine remembers meanwhile.
const MEBIBYTES: usize = 2;

/// An engine with an empty table.
pub(crate) fn fresh() -> Engine {
    Engine::new(Size::mebibytes(MEBIBYTES))
}

/// What the engine makes of a move.
pub(crate) fn judge(line: &PlayedLine, made: &Move, nodes: u64) -> Review {
    review::review(&mut fresh(), line, made, || Budget::nodes(nodes))
}

/// What the engine makes of a position that has a move.
pub(crate) fn think(engine: &mut Engine, line: &PlayedLine, nodes: u64) -> Report {
    engine.think(line, &Budget::nodes(nodes), &mut |_| {})
}
