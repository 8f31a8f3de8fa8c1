//! A quiet position of a game, what a search said about it, and how the game ended.

use checkers_rules::{Position, Side};
use std::fmt;

#[derive(Clone, Copy)]
pub(crate) struct Sample {
    pub(crate) position: Position,
    /// Hundredths of a man for the side to move, as a small search had it.
    pub(crate) score: i32,
    /// Twice what the side to move got: 2, 1 or 0.
    pub(crate) result: u8,
}

/// One line: the position as FEN, the score, the result.
impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.position, self.score, self.result)
    }
}

/// # Panics
/// If the line is not one that this program wrote.
pub(crate) fn read(line: &str) -> Sample {
    let mut words = line.split(' ');
    let mut word = || words.next().expect("position, score, result");
    Sample {
        position: word().parse().expect("a position"),
        score: word().parse().expect("a score"),
        result: word().parse().expect("a result"),
    }
}

/// Whether nothing is about to be taken, so that the evaluation is asked about such a position.
pub(crate) fn is_quiet(position: Position) -> bool {
    Side::BOTH.iter().all(|side| Position::new(position.board(), *side).jumpers().is_empty())
}
