//! The brain `random`.

use crate::manners;
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
    (chosen, Thought::new(thought(moves.len())))
}

fn thought(choices: usize) -> String {
    match choices {
        1 => "The only legal move.".into(),
        _ => format!("One of {choices} legal moves, drawn by lot."),
    }
}
