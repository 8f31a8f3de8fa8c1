//! Choice of the card to show: the one that leaves the asker most in doubt.

use super::belief::Belief;
use super::deeds::Deed;
use super::notes::Notes;
use super::rivals::Rivals;
use clue_rules::{CardId, CardSet};
use parlour_game::{Budget, ChanceRng, Seat};

/// How many deals tell what the asker may know.
const DEALS: usize = 200;
/// How many of them are looked at between two looks at the budget.
const BATCH: usize = 20;

/// The card the asker has seen, if there is one.
pub(super) fn again(cards: &[CardId], to: Seat, notes: &Notes) -> Option<CardId> {
    cards.iter().copied().find(|card| notes.shown_to(to).has(card.card()))
}

/// Of cards new to the asker the one that leaves it most in doubt, by what it would know in drawn deals. Everyone else
/// learns the same from any of them: that one was shown.
pub(super) fn least_telling(
    cards: &[CardId],
    to: Seat,
    (notes, deeds): (&Notes, &[Deed]),
    belief: &Belief,
    budget: &Budget,
    dice: &mut ChanceRng,
) -> CardId {
    let mut doubts = vec![0.0; cards.len()];
    for (nth, (guess, count)) in belief.some(DEALS).into_iter().enumerate() {
        if nth > 0 && nth % BATCH == 0 && budget.is_spent(0) {
            break;
        }
        let rivals = Rivals::of(&guess.hands, notes.open(), notes.seat().index(), deeds, dice);
        for (card, doubt) in cards.iter().zip(&mut doubts) {
            let mut eyes = rivals.eyes[to.index()];
            eyes.see(CardSet::from(card.card()));
            eyes.think(&rivals.table);
            *doubt += count as f64 * eyes.doubt();
        }
    }
    let most = cards.iter().zip(doubts).reduce(|best, next| if next.1 > best.1 { next } else { best });
    *most.expect("there is a card to show").0
}
