//! Does anything that is allowed.

use clue_rules::{Action, Sight, View};
use parlour_game::{Brain, Budget, ChanceRng, Game, Seat, Seed, Thought};
use std::mem::{Discriminant, discriminant};

/// Does anything that is allowed: first it draws a kind of action (rolling, moving, suggesting ...), each as
/// likely as the others, then one of that kind. Drawn from the whole list nearly every action would be one of
/// the 324 accusations; drawn by kind there is some investigation, and every game comes to an end.
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

impl<G: Game<Action = Action, Sight = Sight, View = View>> Brain<G> for Random {
    fn see(&mut self, _: &Sight) {}

    fn choose(&mut self, _: &View, actions: &[Action], _: Budget) -> (Action, Thought) {
        let mut kinds: Vec<Discriminant<Action>> = Vec::new();
        for kind in actions.iter().map(discriminant) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let kind = *self.dice.pick(&kinds);
        let alike: Vec<&Action> = actions.iter().filter(|action| discriminant(*action) == kind).collect();
        (**self.dice.pick(&alike), Thought::new(thought(actions.len())))
    }
}

fn thought(choices: usize) -> String {
    match choices {
        1 => "There was nothing else to do.".into(),
        _ => format!("One of {choices} things I could do, drawn by lot."),
    }
}
