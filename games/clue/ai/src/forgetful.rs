//! The brain `forgetful`: an honest player who does not pay attention all the time.

use crate::classic;
use crate::variant::Variant;
use clue_rules::{Action, CardId, Sight};
use parlour_game::{ChanceRng, Known, Seat, Seed, Thought};

/// Of so many things that are asked or shown it forgets one, more or less.
const FORGETS_ONE_OF: u32 = 2;

/// Plays like `classic`, but many a question or shown card never gets onto its checklist. What does get there is true, so
/// it is slow, not wrong.
pub(crate) fn choose<G: Variant>(known: &Known<G>, dice: ChanceRng) -> (Action, Thought) {
    let (seat, memory) = (known.seat(), memory_of(&known.view.hand));
    let noticed = |(seq, sight): &(usize, &Sight)| is_noticed(&memory, seat, *seq, sight);
    let noticed = known.sights.iter().enumerate().filter(noticed).map(|(_, sight)| sight);
    classic::choose(known, noticed, dice)
}

/// Whether the event with this number gets onto the checklist. It depends on the hand and the number of the event, not on
/// the dice, which differ for every decision: what was forgotten must stay forgotten.
fn is_noticed(memory: &Seed, seat: Seat, seq: usize, sight: &Sight) -> bool {
    let is_easily_forgotten = matches!(sight, Sight::Suggested { .. } | Sight::Showed { .. });
    !is_easily_forgotten || memory.rng_at((1 + seq) * 8 + seat.index()).below(FORGETS_ONE_OF) > 0
}

/// A seed made from the hand.
fn memory_of(hand: &[CardId]) -> Seed {
    let mut held = [0; 32];
    for card in hand {
        held[card.card().index()] = 1;
    }
    Seed::new(held)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clue_rules::{Room, Suspect, Weapon};

    #[test]
    fn what_is_forgotten_differs_from_hand_to_hand() {
        let shown = Sight::Showed { seat: Seat::new(1), to: Seat::new(0), card: None };
        let noticed = |hand: CardId| -> Vec<bool> {
            let memory = memory_of(&[hand]);
            (0..40).map(|seq| is_noticed(&memory, Seat::new(0), seq, &shown)).collect()
        };
        let rope = noticed(CardId::Weapon(Weapon::Rope));
        assert!(rope.contains(&true) && rope.contains(&false));
        assert_ne!(rope, noticed(CardId::Room(Room::Hall)));
        assert_ne!(rope, noticed(CardId::Suspect(Suspect::Plum)));
    }
}
