//! Plays any legal move.

use checkers_rules::{Action, Checkers, OfferKind, Sight, View};
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

fn answer(kind: OfferKind) -> (Action, Thought) {
    match kind {
        OfferKind::Takeback => (Action::Accept, Thought::new("Take it back, I do not mind.")),
        OfferKind::Draw => (Action::Decline, Thought::new("I play every game to its end.")),
    }
}

impl Brain<Checkers> for Random {
    fn see(&mut self, _: &Sight) {}

    fn choose(&mut self, view: &View, actions: &[Action], _: Budget) -> (Action, Thought) {
        if let Some(offer) = view.offer.filter(|offer| offer.by != self.seat) {
            return answer(offer.kind);
        }
        let moves: Vec<&Action> =
            actions.iter().filter(|action| matches!(action, Action::Move { .. })).collect();
        if moves.is_empty() {
            // Asked out of turn, or while its own offer is open: what is listed first is the mildest.
            return (actions[0].clone(), Thought::new("There is nothing to move."));
        }
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
