//! In which order cards are dealt for counting. Any order gives the same numbers; a good one keeps few needs open
//! at a time, and so few situations apart.

use crate::knowledge::Knowledge;
use clue_rules::{Card, CardSet};

/// The cards whose place is open, in an order that is good in most cases.
pub(super) fn usual(knowledge: &Knowledge) -> Vec<Card> {
    beginning_with(knowledge, None)
}

/// Orders that may be better where the usual one is not good enough: each begins with another card.
pub(super) fn others(knowledge: &Knowledge) -> impl Iterator<Item = Vec<Card>> {
    knowledge.open_cards().iter().map(|card| beginning_with(knowledge, Some(card)))
}

/// One card after another, each time one that leaves the fewest needs open.
fn beginning_with(knowledge: &Knowledge, first: Option<Card>) -> Vec<Card> {
    let needs = knowledge.needs().iter().map(|(_, cards)| *cards);
    let choices = knowledge.choices().iter().map(|choice| choice.open);
    let groups: Vec<CardSet> = needs.chain(choices).filter(|group| group.len() > 1).collect();

    let mut order: Vec<Card> = first.into_iter().collect();
    let mut dealt: CardSet = order.iter().copied().collect();
    let mut left = knowledge.open_cards() - dealt;
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
