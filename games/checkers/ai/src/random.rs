//! Plays any legal move.

use checkers_rules::{Action, Checkers, OfferKind, Side, Sight, View};
use parlour_game::{Brain, Budget, ChanceRng, Seat, Seed, Thought};

/// Plays any legal move, each as likely as the others. It never resigns and never asks for anything. It lets
/// its opponent take a move back, and agrees to a draw when it has no more men and kings than the opponent.
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

    fn answer(&self, kind: OfferKind, view: &View) -> (Action, Thought) {
        match kind {
            OfferKind::Takeback => (Action::Accept, Thought::new("Take it back, I do not mind.")),
            OfferKind::Draw if self.is_ahead(view) => {
                (Action::Decline, Thought::new("I have more pieces, so I play on."))
            }
            OfferKind::Draw => (Action::Accept, Thought::new("I am not ahead: a draw is fine.")),
        }
    }

    fn is_ahead(&self, view: &View) -> bool {
        let side = Side::of(self.seat).expect("checkers has two seats");
        view.board.of(side).count_ones() > view.board.of(side.other()).count_ones()
    }
}

impl Brain<Checkers> for Random {
    fn see(&mut self, _: &Sight) {}

    fn choose(&mut self, view: &View, actions: &[Action], _: Budget) -> (Action, Thought) {
        if let Some(offer) = view.offer.filter(|offer| offer.by != self.seat) {
            return self.answer(offer.kind, view);
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
