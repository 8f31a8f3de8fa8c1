//! In which order cards are dealt for counting. Any order gives the same numbers; a good one keeps few needs open
//! at a time, and so few situations apart.

use crate::knowledge::Knowledge;
use clue_rules::{Card, CardSet};

/// The cards whose place is open, in a good order.
pub(super) fn of(knowledge: &Knowledge) -> Vec<Card> {
    let needs = knowledge.needs().iter().map(|(_, cards)| *cards);
    let choices = knowledge.choices().iter().map(|choice| choice.open);
    let groups: Vec<CardSet> = needs.chain(choices).filter(|group| group.len() > 1).collect();

    let mut left = knowledge.open_cards();
    let mut dealt = CardSet::EMPTY;
    let mut order = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let next = left
            .iter()
            .min_by_key(|card| {
                let after = dealt | (*card).into();
                let is_open = |group: &&CardSet| group.has_any(after) && !after.has_all(**group);
                let open = groups.iter().filter(is_open).count();
                let touched = groups.iter().filter(|group| group.has(*card)).count();
                (open, std::cmp::Reverse(touched))
            })
            .expect("some card is left");
        order.push(next);
        dealt = dealt | next.into();
        left = left - next.into();
    }
    order
}
