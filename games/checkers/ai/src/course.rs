//! The moves of a match that stand on the board, gathered from what its viewers saw.

use crate::engine::PlayedLine;
use checkers_rules::{Checkers, Move, OfferKind, Position, Sight};
use parlour_game::{Game, Known};

/// Where a match began and the moves that stand, without those that were taken back.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    start: Position,
    moves: Vec<Move>,
}

impl Course {
    /// The match that a viewer knows. Nothing is hidden in checkers: every viewer knows the same.
    pub fn of(known: &Known<Checkers>) -> Self {
        // A ballot that was drawn is the first thing that is seen; one that was chosen is part of the set-up.
        let mut position = Checkers::new(&known.setup).position();
        let mut course = Self { start: position, moves: Vec::new() };
        for sight in &known.sights {
            match sight {
                Sight::Moved { path, .. } => {
                    let made = position.find(path).expect("a move that was seen is legal");
                    course.moves.push(made);
                    position = position.play(&made);
                }
                Sight::Accepted { kind: OfferKind::Takeback, ply, .. } => {
                    course.moves.truncate(*ply as usize);
                    position = course.position();
                }
                Sight::BallotDrawn { ballot } => {
                    position = ballot.number.position();
                    course.start = position;
                }
                Sight::Accepted { kind: OfferKind::Draw, .. }
                | Sight::Resigned { .. }
                | Sight::Forfeited { .. }
                | Sight::Offered { .. }
                | Sight::Declined { .. }
                | Sight::Withdrew { .. } => {}
            }
        }
        course
    }

    /// The moves, the first one first.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How many moves there are.
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The position after so many moves, with what the draw rules need.
    pub fn line(&self, plies: usize) -> PlayedLine {
        let mut line = PlayedLine::new(self.start);
        self.moves[..plies].iter().for_each(|made| line.play(made));
        line
    }

    /// The position after so many moves.
    pub fn position_after(&self, plies: usize) -> Position {
        self.moves[..plies].iter().fold(self.start, |position, made| position.play(made))
    }

    /// The position on the board.
    pub fn position(&self) -> Position {
        self.position_after(self.plies())
    }

    /// Where it began.
    pub const fn start(&self) -> Position {
        self.start
    }
}
