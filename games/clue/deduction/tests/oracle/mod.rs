//! The truth that the engine is held to, computed in ways that have nothing in common with it: by listing every
//! deal ([`brute`]), and where there are too many to list, by dealing card after card ([`dealing`]) and by giving out
//! hand after hand ([`hands`]).
//!
//! [`chance`] draws decks, deals and facts; [`log`] plays games to be watched; [`case_file`] reads cases. Here stands what a fact means, once,
//! for a deal that lies open on the table.

pub(crate) mod brute;
pub(crate) mod case_file;
pub(crate) mod chance;
pub(crate) mod dealing;
pub(crate) mod hands;
pub(crate) mod log;

use clue_deduction::{Fact, Holder, Holders, Weighting};
use clue_rules::{Card, CardSet};
use num_bigint::BigUint;

/// Who has what, by holder; the envelope last.
pub(crate) type Deal = Vec<CardSet>;

/// A multiple of 1, 2 and 3: how often each deal is counted for a card shown among at most three, so that sharing
/// between the cards that might have been shown leaves whole numbers.
pub(crate) const SHARED: u128 = 6;

/// Whether the deal is as the fact says.
pub(crate) fn agrees(fact: &Fact, deal: &[CardSet]) -> bool {
    let hand = |holder: Holder| deal[holder.index()];
    match *fact {
        Fact::Has { holder, card } | Fact::Showed { holder, card, .. } => hand(holder).has(card),
        Fact::HasNone { holder, cards } => !hand(holder).has_any(cards),
        Fact::HasSome { holder, cards } => hand(holder).has_any(cards),
        Fact::NotTheCase { cards } => deal.last().is_some_and(|envelope| *envelope != cards),
    }
}

/// How much a deal counts that agrees with all facts.
pub(crate) fn weight(facts: &[Fact], deal: &[CardSet], weighting: Weighting) -> u128 {
    let share = |fact: &Fact| match (weighting, *fact) {
        (Weighting::Shown, Fact::Showed { holder, among, .. }) => {
            SHARED / (deal[holder.index()] & among).len() as u128
        }
        _ => 1,
    };
    facts.iter().map(share).product()
}

/// A part of a whole. Two of them are equal only if they are exactly equal, whatever units they are counted in.
#[derive(Clone, Debug)]
pub(crate) struct Share {
    part: BigUint,
    whole: BigUint,
}

impl Share {
    pub(crate) fn new(part: impl Into<BigUint>, whole: impl Into<BigUint>) -> Self {
        Self { part: part.into(), whole: whole.into() }
    }
}

impl PartialEq for Share {
    fn eq(&self, other: &Self) -> bool {
        &self.part * &other.whole == &other.part * &self.whole
    }
}

/// Every holder with every card.
pub(crate) fn places(holders: &Holders) -> impl Iterator<Item = (Holder, Card)> {
    let deck = holders.deck();
    holders.all().flat_map(move |holder| deck.iter().map(move |card| (holder, card)))
}

/// Everything the envelope could hold if nothing were known.
pub(crate) fn cases(holders: &Holders) -> Vec<CardSet> {
    let [suspects, weapons, rooms] = holders.kinds();
    let mut cases = Vec::new();
    for suspect in suspects.iter() {
        for weapon in weapons.iter() {
            cases.extend(rooms.iter().map(|room| CardSet::from([suspect, weapon, room])));
        }
    }
    cases
}

/// The longer tests run only when asked for.
pub(crate) fn is_slow_run() -> bool {
    std::env::var_os("PARLOUR_SLOW").is_some()
}
