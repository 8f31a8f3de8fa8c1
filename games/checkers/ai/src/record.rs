//! The game so far, as a brain saw it: which positions can come again.

use crate::engine::Line;
use checkers_rules::{BallotChoice, OfferKind, Position, Setup, Sight, View};

/// The positions of a game, the first one first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Record {
    positions: Vec<Position>,
    /// How many moves were on the board at the first of them.
    first_ply: usize,
}

impl Record {
    /// A game with this set-up.
    pub(crate) fn new(setup: &Setup) -> Self {
        Self::from(match setup.ballot() {
            Some(BallotChoice::Numbered(ballot)) => ballot.position(),
            // Where it starts from once the ballot is drawn, is seen then.
            Some(BallotChoice::Drawn) | None => setup.position(),
        })
    }

    fn from(start: Position) -> Self {
        Self { positions: vec![start], first_ply: 0 }
    }

    /// Takes note of an event.
    pub(crate) fn see(&mut self, sight: &Sight) {
        match sight {
            Sight::BallotDrawn { ballot } => *self = Self::from(ballot.number.position()),
            Sight::Moved { path, .. } => {
                let Some(&position) = self.positions.last() else { return };
                let moves = position.moves();
                match moves.iter().find(|move_| move_.path().eq(path.iter().copied())) {
                    Some(move_) => self.positions.push(position.play(move_)),
                    // The match began elsewhere than it seemed: `line` begins anew with what is on the board.
                    None => self.positions.clear(),
                }
            }
            Sight::Accepted { kind: OfferKind::Takeback, ply, .. } => {
                self.positions.truncate((*ply as usize + 1).saturating_sub(self.first_ply));
            }
            _ => {}
        }
    }

    /// The position on the board and what came before it.
    pub(crate) fn line(&mut self, view: &View) -> Line {
        if self.positions.last() != Some(&view.position()) {
            *self = Self { positions: vec![view.position()], first_ply: view.ply as usize };
        }
        let (position, earlier) = self.positions.split_last().expect("what is on the board");
        Line::after(*position, earlier, view.quiet_plies)
    }
}
