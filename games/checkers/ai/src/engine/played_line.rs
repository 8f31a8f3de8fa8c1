//! A position with the history that the draw rules need.

use super::key::key;
use checkers_rules::{Move, Position};

/// A position with the quiet plies before it and the positions it may repeat.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedLine {
    position: Position,
    /// Plies since a capture or a man's move.
    quiet_plies: u16,
    /// The positions that came before, since the last capture or man's move: only those can come again.
    earlier: Vec<Position>,
}

impl PlayedLine {
    /// A game that starts here.
    pub fn new(position: Position) -> Self {
        Self { position, quiet_plies: 0, earlier: Vec::new() }
    }

    /// A position in the middle of a game: what came before it, the oldest first, and how many plies were played
    /// since a capture or a man's move. Positions older than that may be left out.
    pub fn after(position: Position, earlier: &[Position], quiet_plies: u16) -> Self {
        let known = earlier.len().saturating_sub(quiet_plies.into());
        Self { position, quiet_plies, earlier: earlier[known..].to_vec() }
    }

    /// Goes on by one of the position's moves.
    pub fn play(&mut self, move_: &Move) {
        if self.position.is_quiet(move_) {
            self.earlier.push(self.position);
            self.quiet_plies += 1;
        } else {
            self.earlier.clear();
            self.quiet_plies = 0;
        }
        self.position = self.position.play(move_);
    }

    /// The position on the board.
    pub fn position(&self) -> Position {
        self.position
    }

    /// Plies since a capture or a man's move.
    pub fn quiet_plies(&self) -> u16 {
        self.quiet_plies
    }

    pub(super) fn keys(&self) -> impl Iterator<Item = u64> {
        self.earlier.iter().map(|position| key(*position))
    }
}
