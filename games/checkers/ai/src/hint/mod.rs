//! A hint: the move the engine would play, and why.
//!
//! The reason is found by comparing lines: the one the engine expects, the one that would follow if the side to move
//! could pass, and what becomes of other moves. It says no more than these lines show.

mod future;
mod reason;

pub use reason::Reason;

use crate::engine::PlayedLine;
use crate::judge;
use crate::wire::{ShownMove, Worth, steps};
use checkers_rules::{Square, write_move};
use reason::Compared;
use serde::Serialize;

/// How many positions are looked at for the move itself.
const NODES: u64 = 300_000;

/// A move to be played, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The squares it touches, for an arrow: start, then every landing.
    pub path: Vec<Square>,
    /// The move as it is written down.
    pub text: String,
    /// What speaks for it.
    pub reason: Reason,
    /// What the position is worth with it.
    pub score: Worth,
    /// How the game may go on: the move, the best answer, and so on.
    pub line: Vec<ShownMove>,
}

/// What to play and why; nothing where there is no move.
pub fn hint(line: &PlayedLine) -> Option<Hint> {
    let position = line.position();
    if !position.has_move() {
        return None;
    }
    let mut engine = judge::fresh();
    let report = judge::think(&mut engine, line, NODES);
    let reason = Compared::new(line, &report, &mut engine).reason();
    Some(Hint {
        path: report.best.path().collect(),
        text: write_move(position, &report.best),
        reason,
        score: Worth::of(report.score, position.to_move()),
        line: steps(position, &report.line),
    })
}
