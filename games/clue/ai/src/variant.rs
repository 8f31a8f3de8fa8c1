//! What brains must know about each of the two games besides what both have in common.

use crate::classic::{self, Go};
use crate::master::Travel;
use clue_rules::{Action, Clue, ClueLess, Sight, View};
use parlour_game::Game;

pub(crate) trait Variant: Game<Action = Action, Sight = Sight, View = View> {
    /// How `classic` begins a turn and moves its piece.
    const GO: Go;

    /// Distances on the board, in turns.
    fn travel(setup: &Self::Setup) -> Travel;
}

impl Variant for Clue {
    const GO: Go = classic::GO_IN_CLUE;

    fn travel(setup: &Self::Setup) -> Travel {
        Travel::clue(setup.dice.into())
    }
}

impl Variant for ClueLess {
    const GO: Go = classic::GO_IN_CLUE_LESS;

    fn travel(_: &Self::Setup) -> Travel {
        Travel::clue_less()
    }
}
