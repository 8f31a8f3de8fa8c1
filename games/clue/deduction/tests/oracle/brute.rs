//! Every deal of a small deck, one by one.

use super::{Deal, agrees, weight};
use clue_deduction::{Fact, Holder, Holders, Weighting};
use clue_rules::{Card, CardSet};
use std::collections::BTreeMap;

/// All deals of a deck.
pub(crate) struct Deals {
    holders: Holders,
    deals: Vec<Deal>,
}

/// What is counted over the deals that agree with some facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    /// How many deals.
    pub(crate) worlds: u128,
    /// What they count together.
    pub(crate) total: u128,
    /// What those count in which a holder has a card.
    pub(crate) places: BTreeMap<(Holder, Card), u128>,
    /// What those count with these three in the envelope; only cases that can be.
    pub(crate) cases: BTreeMap<CardSet, u128>,
}

impl Deals {
    pub(crate) fn of(holders: &Holders) -> Self {
        let mut deals = Vec::new();
        let mut hands = vec![CardSet::EMPTY; holders.count()];
        let cards: Vec<Card> = holders.deck().iter().collect();
        deal_out(holders, &cards, &mut hands, &mut deals);
        Self { holders: holders.clone(), deals }
    }

    pub(crate) fn len(&self) -> usize {
        self.deals.len()
    }

    /// Those that are as all the facts say.
    pub(crate) fn agreeing<'a>(&'a self, facts: &'a [Fact]) -> impl Iterator<Item = &'a Deal> {
        self.deals.iter().filter(|deal| facts.iter().all(|fact| agrees(fact, deal)))
    }

    /// Counts those that are as all the facts say.
    pub(crate) fn tally(&self, facts: &[Fact], weighting: Weighting) -> Tally {
        let places = super::places(&self.holders).map(|place| (place, 0)).collect();
        let mut tally = Tally { worlds: 0, total: 0, places, cases: BTreeMap::new() };
        for deal in self.agreeing(facts) {
            let weight = weight(facts, deal, weighting);
            tally.worlds += 1;
            tally.total += weight;
            for ((holder, card), sum) in &mut tally.places {
                if deal[holder.index()].has(*card) {
                    *sum += weight;
                }
            }
            *tally.cases.entry(deal[self.holders.envelope().index()]).or_default() += weight;
        }
        tally
    }
}

/// Gives the first card to whoever has room for it, in every way, then the others.
fn deal_out(holders: &Holders, cards: &[Card], hands: &mut Vec<CardSet>, deals: &mut Vec<Deal>) {
    let Some((card, others)) = cards.split_first() else {
        deals.push(hands.clone());
        return;
    };
    for holder in holders.all() {
        let hand = hands[holder.index()];
        let of_its_kind =
            holders.kinds().into_iter().find(|kind| kind.has(*card)).expect("a card has a kind");
        let is_second_of_kind = holder == holders.envelope() && hand.has_any(of_its_kind);
        if hand.len() < holders.size(holder) && !is_second_of_kind {
            hands[holder.index()] = hand | (*card).into();
            deal_out(holders, others, hands, deals);
            hands[holder.index()] = hand;
        }
    }
}
