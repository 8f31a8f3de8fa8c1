//! The brain `random`.

use crate::manners;
use crate::thoughts::Why;
use checkers_rules::{Action, Checkers};
use parlour_game::{ChanceRng, Known, Thought};

/// Plays any legal move, each as likely as the others. It never resigns and never asks for anything. It lets
/// its opponent take a move back, and declines draws: a game against it is played to its end.
pub(crate) fn choose(known: &Known<Checkers>, mut dice: ChanceRng) -> (Action, Thought) {
    if let Some(answer) = manners::answer(known) {
        return answer;
    }
    let is_move = |action: &&Action| matches!(action, Action::Move { .. });
    let moves: Vec<&Action> = known.actions.iter().filter(is_move).collect();
    let chosen = (*dice.pick(&moves)).clone();
    (chosen, Thought::new(why(moves.len())))
}

fn why(moves: usize) -> Why {
    if moves == 1 { Why::ThinksOnlyMove } else { Why::ThinksOneOf { moves } }
}
