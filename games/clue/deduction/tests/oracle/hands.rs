//! Counts the deals of a large deck hand by hand. Every fact speaks of one holder only, so a hand can be judged alone:
//! a deal counts the product of what its hands count. Holder after holder takes every hand that can be taken from
//! the cards that are left, and all ways that leave the same cards are counted as one.

use super::{agrees, weight};
use clue_deduction::{Fact, Holder, Holders, Weighting};
use clue_rules::{Card, CardSet};
use std::collections::HashMap;

/// What the deals that agree with the facts count together.
pub(crate) fn total(holders: &Holders, facts: &[Fact], weighting: Weighting) -> u128 {
    let mut left = HashMap::from([(holders.deck(), 1)]);
    // The best known hand first: it leaves few ways to everybody else.
    let mut order: Vec<Judge> =
        holders.all().map(|holder| Judge::new(holders, holder, facts, weighting)).collect();
    order.sort_by_key(|judge| judge.may.len() - judge.must.len());
    for judge in order {
        let mut next: HashMap<CardSet, u128> = HashMap::new();
        let mut worths: HashMap<CardSet, u128> = HashMap::new();
        for (cards, count) in left {
            judge.each_hand(cards, |hand| {
                let worth = *worths.entry(hand).or_insert_with(|| judge.worth(hand));
                if worth > 0 {
                    *next.entry(cards - hand).or_default() += count * worth;
                }
            });
        }
        left = next;
    }
    left.into_values().sum()
}

/// Knows what is said about one holder.
struct Judge {
    holder: Holder,
    size: usize,
    /// Of the envelope one card each; empty for anybody else.
    one_of_each: Vec<CardSet>,
    must: CardSet,
    may: CardSet,
    facts: Vec<Fact>,
    weighting: Weighting,
}

impl Judge {
    fn new(holders: &Holders, holder: Holder, facts: &[Fact], weighting: Weighting) -> Self {
        let is_envelope = holder == holders.envelope();
        let is_mine = |fact: &&Fact| match **fact {
            Fact::Has { holder: other, .. }
            | Fact::HasNone { holder: other, .. }
            | Fact::HasSome { holder: other, .. }
            | Fact::Showed { holder: other, .. } => other == holder,
            Fact::NotTheCase { .. } => is_envelope,
        };
        let facts: Vec<Fact> = facts.iter().filter(is_mine).copied().collect();
        let (mut must, mut may) = (CardSet::EMPTY, holders.deck());
        for fact in &facts {
            match *fact {
                Fact::Has { card, .. } | Fact::Showed { card, .. } => must = must | card.into(),
                Fact::HasNone { cards, .. } => may = may - cards,
                Fact::HasSome { .. } | Fact::NotTheCase { .. } => {}
            }
        }
        let one_of_each = if is_envelope { holders.kinds().to_vec() } else { Vec::new() };
        Self { holder, size: holders.size(holder), one_of_each, must, may: may | must, facts, weighting }
    }

    /// What a hand counts, by what is said about its holder.
    fn worth(&self, hand: CardSet) -> u128 {
        // The other hands lie empty: nothing that is asked here looks at them.
        let mut deal = vec![CardSet::EMPTY; self.holder.index() + 1];
        deal[self.holder.index()] = hand;
        let is_case = self.one_of_each.iter().all(|kind| (hand & *kind).len() == 1);
        let is_so = is_case && self.facts.iter().all(|fact| agrees(fact, &deal));
        if is_so { weight(&self.facts, &deal, self.weighting) } else { 0 }
    }

    /// Every hand of the right size from these cards that has what it must have.
    fn each_hand(&self, cards: CardSet, mut take: impl FnMut(CardSet)) {
        if cards.has_all(self.must) && self.must.len() <= self.size {
            let free: Vec<Card> = ((cards & self.may) - self.must).iter().collect();
            choose(&free, self.size - self.must.len(), self.must, &mut take);
        }
    }
}

/// Every way to add so many of these cards to the hand.
fn choose(cards: &[Card], count: usize, hand: CardSet, take: &mut impl FnMut(CardSet)) {
    if count == 0 {
        return take(hand);
    }
    for (place, card) in cards.iter().enumerate().take((cards.len() + 1).saturating_sub(count)) {
        choose(&cards[place + 1..], count - 1, hand | (*card).into(), take);
    }
}
