//! An honest player who does not pay attention all the time.

use crate::Classic;
use clue_rules::{Action, Sight, View};
use parlour_game::{Brain, Budget, Game, Seat, Seed, Thought};

/// Of so many things that are asked or shown it forgets one, more or less.
const FORGETS_ONE_OF: u32 = 2;

/// The brain `forgetful`: plays like [`Classic`], but many a question or shown card never gets onto its checklist. What
/// does get there is true, so it is slow, not wrong.
#[derive(Clone, Debug)]
pub struct Forgetful {
    player: Classic,
    seat: Seat,
    seed: Seed,
    /// How many events there were.
    seen: usize,
}

impl Forgetful {
    /// The brain for this seat; the seed also decides what it forgets.
    pub fn new(seat: Seat, seed: Seed) -> Self {
        Self { player: Classic::new(seat, seed.clone()), seat, seed, seen: 0 }
    }

    /// Whether it takes note. By the number of the event, so that one who is made anew has forgotten the same.
    fn notices(&self, sight: &Sight) -> bool {
        let is_easily_forgotten = matches!(sight, Sight::Suggested { .. } | Sight::Showed { .. });
        // The player draws from other dice: those with the seat's number alone.
        let mut dice = self.seed.rng_at((1 + self.seen) * 8 + self.seat.index());
        !is_easily_forgotten || dice.below(FORGETS_ONE_OF) > 0
    }
}

impl<G> Brain<G> for Forgetful
where
    G: Game<Action = Action, Sight = Sight, View = View>,
    Classic: Brain<G>,
{
    fn see(&mut self, sight: &Sight) {
        if self.notices(sight) {
            Brain::<G>::see(&mut self.player, sight);
        }
        self.seen += 1;
    }

    fn choose(&mut self, view: &View, actions: &[Action], budget: Budget) -> (Action, Thought) {
        Brain::<G>::choose(&mut self.player, view, actions, budget)
    }
}
