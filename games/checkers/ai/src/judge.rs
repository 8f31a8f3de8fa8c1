//! Fixed numbers of positions to look at, and a fresh engine each time: whatever is said about a position or a move
//! depends on nothing but the game, whoever asks and in whatever order.

use crate::engine::{Engine, Line, Report, Score, Size};
use crate::review::{self, Review};
use checkers_rules::Move;
use parlour_game::Budget;

/// How much the engine remembers meanwhile.
const MEBIBYTES: usize = 2;

/// An engine that knows nothing yet.
pub(crate) fn fresh() -> Engine {
    Engine::new(Size::mebibytes(MEBIBYTES))
}

/// What the engine makes of a move.
pub(crate) fn judge(line: &Line, made: &Move, nodes: u64) -> Review {
    review::review(&mut fresh(), line, made, || Budget::nodes(nodes))
}

/// What the engine makes of a position that has a move.
pub(crate) fn think(engine: &mut Engine, line: &Line, nodes: u64) -> Report {
    engine.think(line, &Budget::nodes(nodes), &mut |_| {})
}

/// What the position is worth to the side to move once it has made this move.
pub(crate) fn worth_after(engine: &mut Engine, line: &Line, made: &Move, nodes: u64) -> Score {
    let mut next = line.clone();
    next.play(made);
    // Who cannot move has lost.
    if !next.position().has_move() {
        return Score::WinsIn(1);
    }
    think(engine, &next, nodes).score.turned()
}
