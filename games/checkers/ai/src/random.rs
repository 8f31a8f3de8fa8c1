//! Plays any legal move.

use crate::manners;
use checkers_rules::{Action, Checkers, Sight, View};
use parlour_game::{Brain, Budget, ChanceRng, Seat, Seed, Thought};

/// Plays any legal move, each as likely as the others. It never resigns and never asks for anything. It lets
/// its opponent take a move back, and declines draws: a game against it is played to its end.
#[derive(Clone, Debug)]
pub struct Random {
    seat: Seat,
    dice: ChanceRng,
}

impl Random {
    /// The brain for this seat, with dice of its own.
    pub fn new(seat: Seat, seed: Seed) -> Self {
        // Both seats may be given the same seed; their dice differ all the same.
        Self { seat, dice: seed.rng_at(seat.index()) }
    }
}

impl Brain<Checkers> for Random {
    fn see(&mut self, _: &Sight) {}

    fn choose(&mut self, view: &View, actions: &[Action], _: Budget) -> (Action, Thought) {
        if let Some(answer) = manners::answer(self.seat, view, actions) {
            return answer;
        }
        let moves: Vec<&Action> =
            actions.iter().filter(|action| matches!(action, Action::Move { .. })).collect();
        let chosen = (*self.dice.pick(&moves)).clone();
        (chosen, Thought::new(thought(moves.len())))
    }
}

fn thought(choices: usize) -> String {
    match choices {
        1 => "The only legal move.".into(),
        _ => format!("One of {choices} legal moves, drawn by lot."),
    }
}
