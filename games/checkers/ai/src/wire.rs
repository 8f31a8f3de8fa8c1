//! Wire types for scores and lines.

use crate::engine::Score;
use checkers_rules::{Move, Position, Side, Square, write_move};
use serde::Serialize;

/// What a position is worth, told from Black's side whoever is to move: a graph needs one sign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Worth {
    /// Hundredths of a man, more if Black is better. A certain win counts about a hundred men.
    pub black: i32,
    /// How the game ends with best play, if that is known.
    pub end: Option<KnownEnd>,
}

/// How a game ends with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KnownEnd {
    /// Who wins; nobody if it is a draw.
    pub winner: Option<Side>,
    /// In so many plies, if that is known.
    pub plies: Option<u16>,
}

impl Worth {
    /// The score, which is told from this side.
    pub fn of(score: Score, side: Side) -> Self {
        let black = if side == Side::Black { score } else { score.turned() };
        let end = |winner, plies| Some(KnownEnd { winner, plies });
        let end = match black {
            Score::WinsIn(plies) => end(Some(Side::Black), Some(plies)),
            Score::LosesIn(plies) => end(Some(Side::White), Some(plies)),
            Score::Won => end(Some(Side::Black), None),
            Score::Lost => end(Some(Side::White), None),
            Score::Drawn => end(None, None),
            Score::Worth(_) => None,
        };
        Self { black: black.centi(), end }
    }
}

/// A move, and where it leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Step"))]
pub struct ShownMove {
    /// The move as it is written down.
    pub text: String,
    /// The squares it touches: start, then every landing.
    pub path: Vec<Square>,
    /// The position after it, as FEN.
    pub fen: String,
}

/// The moves of a line that begins in this position.
pub fn steps(start: Position, line: &[Move]) -> Vec<ShownMove> {
    let step = |position: &mut Position, made: &Move| {
        let text = write_move(*position, made);
        *position = position.play(made);
        Some(ShownMove { text, path: made.path().collect(), fen: position.to_string() })
    };
    line.iter().scan(start, step).collect()
}
