//! An honest player who does not pay attention all the time.

use crate::Classic;
use clue_rules::{Action, CardId, Sight, View};
use parlour_game::{Brain, Budget, Game, Seat, Seed, Thought};

/// Of so many things that are asked or shown it forgets one, more or less.
const FORGETS_ONE_OF: u32 = 2;

/// The brain `forgetful`: plays like [`Classic`], but many a question or shown card never gets onto its checklist. What
/// does get there is true, so it is slow, not wrong.
///
/// What it forgets hangs on its hand and on the number of the event, not on its dice: a table makes its brains anew for
/// every decision, with other dice, and one who forgot something else each time would forget nothing for long.
#[derive(Clone, Debug)]
pub struct Forgetful {
    player: Classic,
    seat: Seat,
    memory: Seed,
    /// How many events there were.
    seen: usize,
}

impl Forgetful {
    /// The brain for this seat.
    pub fn new(seat: Seat, seed: Seed) -> Self {
        Self { player: Classic::new(seat, seed), seat, memory: Seed::new([0; 32]), seen: 0 }
    }

    fn notices(&self, sight: &Sight) -> bool {
        let is_easily_forgotten = matches!(sight, Sight::Suggested { .. } | Sight::Showed { .. });
        let mut dice = self.memory.rng_at((1 + self.seen) * 8 + self.seat.index());
        !is_easily_forgotten || dice.below(FORGETS_ONE_OF) > 0
    }
}

/// Something that differs from hand to hand.
fn memory_of(hand: &[CardId]) -> Seed {
    let mut held = [0; 32];
    for card in hand {
        held[card.card().index()] = 1;
    }
    Seed::new(held)
}

impl<G> Brain<G> for Forgetful
where
    G: Game<Action = Action, Sight = Sight, View = View>,
    Classic: Brain<G>,
{
    fn see(&mut self, sight: &Sight) {
        if let Sight::Dealt { hand, .. } = sight {
            self.memory = memory_of(hand);
        }
        if self.notices(sight) {
            Brain::<G>::see(&mut self.player, sight);
        }
        self.seen += 1;
    }

    fn choose(&mut self, view: &View, actions: &[Action], budget: Budget) -> (Action, Thought) {
        Brain::<G>::choose(&mut self.player, view, actions, budget)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clue_rules::{Clue, Room, Suspect, Weapon};

    /// Which of forty questions a brain with this seed and hand takes note of.
    fn noticed(seed: u8, hand: CardId) -> Vec<bool> {
        let mut brain = Forgetful::new(Seat::new(0), Seed::new([seed; 32]));
        let dealt = Sight::Dealt { hand: vec![hand], sizes: vec![1, 1], open: Vec::new() };
        Brain::<Clue>::see(&mut brain, &dealt);
        let shown = Sight::Showed { seat: Seat::new(1), to: Seat::new(0), card: None };
        (0..40)
            .map(|_| {
                let noticed = brain.notices(&shown);
                brain.seen += 1;
                noticed
            })
            .collect()
    }

    #[test]
    fn whoever_is_made_anew_has_forgotten_the_same() {
        let rope = CardId::Weapon(Weapon::Rope);
        assert_eq!(noticed(1, rope), noticed(2, rope));
        assert!(noticed(1, rope).contains(&true) && noticed(1, rope).contains(&false));
        assert_ne!(noticed(1, rope), noticed(1, CardId::Room(Room::Hall)));
        assert_ne!(noticed(1, rope), noticed(1, CardId::Suspect(Suspect::Plum)));
    }
}
