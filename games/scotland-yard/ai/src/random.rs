//! Takes any way that is open.

use parlour_game::{Brain, Budget, ChanceRng, Seat, Seed, Thought};
use scotland_yard_rules::{Action, ScotlandYard, Sight, View};

/// Takes any way that is open, each as likely as the others. As a detective it never looks where Mister X is.
#[derive(Clone, Debug)]
pub struct Random {
    dice: ChanceRng,
}

impl Random {
    /// The brain for this seat, with dice of its own.
    pub fn new(seat: Seat, seed: Seed) -> Self {
        // All seats may be given the same seed; their dice differ all the same.
        Self { dice: seed.rng_at(seat.index()) }
    }
}

impl Brain<ScotlandYard> for Random {
    fn see(&mut self, _: &Sight) {}

    fn choose(&mut self, _: &View, actions: &[Action], _: Budget) -> (Action, Thought) {
        let is_move = |action: &&Action| matches!(action, Action::Move { .. });
        let moves: Vec<&Action> = actions.iter().filter(is_move).collect();
        let why = match moves.len() {
            1 => "The only way.".into(),
            many => format!("One of {many} ways, drawn by lot."),
        };
        (**self.dice.pick(&moves), Thought::new(why))
    }
}
