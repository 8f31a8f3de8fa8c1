//! The brain `random`.

use crate::thoughts::Why;
use parlour_game::{ChanceRng, Known, Thought};
use scotland_yard_rules::{Action, ScotlandYard};

/// Takes any way that is open, each as likely as the others. As a detective it never looks where Mister X is.
pub(crate) fn choose(known: &Known<ScotlandYard>, mut dice: ChanceRng) -> (Action, Thought) {
    let is_move = |action: &&Action| matches!(action, Action::Move { .. });
    let moves: Vec<&Action> = known.actions.iter().filter(is_move).collect();
    let why = match moves.len() {
        1 => Why::ThinksOnlyMove,
        moves => Why::ThinksOneOf { moves },
    };
    (**dice.pick(&moves), Thought::new(why))
}
