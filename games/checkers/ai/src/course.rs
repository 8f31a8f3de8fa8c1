//! The moves of a match that stand on the board, gathered from what its viewers saw.

use crate::engine::Line;
use checkers_rules::{Checkers, Move, OfferKind, Position, Sight, Square};
use parlour_game::{Game, Known};

/// Where a match began and the moves that stand, without those that were taken back.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    start: Position,
    moves: Vec<Move>,
}

impl Course {
    /// A game from this position, with nothing played yet.
    pub const fn new(start: Position) -> Self {
        Self { start, moves: Vec::new() }
    }

    /// The match that a viewer knows. Nothing is hidden in checkers: every viewer knows the same.
    pub fn of(known: &Known<Checkers>) -> Self {
        // A ballot that was drawn is the first thing that is seen; one that was chosen is part of the set-up.
        let mut position = Checkers::new(&known.setup).position();
        let mut course = Self::new(position);
        for sight in &known.sights {
            match sight {
                Sight::Moved { path, .. } => {
                    let made = find(position, path).expect("a move that was seen is legal");
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

    /// Goes on by one move, which must be legal.
    pub fn push(&mut self, made: Move) {
        self.moves.push(made);
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
    pub fn line(&self, plies: usize) -> Line {
        let mut line = Line::new(self.start);
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

/// The move that touches exactly these squares.
fn find(position: Position, path: &[Square]) -> Option<Move> {
    position.moves().iter().find(|made| made.path().eq(path.iter().copied())).copied()
}
