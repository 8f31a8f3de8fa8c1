//! Counts the deals of a large deck without listing them: card after card goes to each holder that may have it, and
//! all ways that leave the same room in the hands and the same promises open are counted as one.
//!
//! Only one number comes out. How many deals have a card somewhere is asked by saying so as one more fact.

use super::SHARED;
use clue_deduction::{Fact, Holders, Weighting};
use clue_rules::{Card, CardSet};
use std::collections::{BTreeSet, HashMap};

/// What the deals that agree with the facts count together.
pub(crate) fn total(holders: &Holders, facts: &[Fact], weighting: Weighting) -> u128 {
    let is_accusation = |fact: &&Fact| matches!(fact, Fact::NotTheCase { .. });
    let (accusations, others): (Vec<&Fact>, Vec<&Fact>) = facts.iter().partition(is_accusation);
    let others: Vec<Fact> = others.into_iter().copied().collect();
    // The envelope holds one case only, so what the accused cases count can be taken away one after the other.
    let accused: BTreeSet<CardSet> = accusations
        .into_iter()
        .filter_map(|fact| match fact {
            Fact::NotTheCase { cards } => Some(*cards),
            _ => None,
        })
        .collect();
    let all = deal_all(holders, &others, weighting);
    let wrong: u128 = accused.into_iter().map(|case| total_of_case(holders, &others, case, weighting)).sum();
    all - wrong
}

/// What those count together that have these three in the envelope.
pub(crate) fn total_of_case(holders: &Holders, facts: &[Fact], case: CardSet, weighting: Weighting) -> u128 {
    let in_envelope = |card| Fact::Has { holder: holders.envelope(), card };
    let facts: Vec<Fact> = facts.iter().copied().chain(case.iter().map(in_envelope)).collect();
    total(holders, &facts, weighting)
}

/// Something to be kept account of while cards are dealt: how many of these a holder gets.
struct Watch {
    holder: usize,
    cards: CardSet,
    /// A deal counts so much, by how many of the cards the holder has.
    worth: [u128; 4],
}

/// How much room is left in each hand (the envelope as one bit per kind), and how many cards each watch has seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    room: [u8; 8],
    seen: [u8; 24],
}

fn deal_all(holders: &Holders, facts: &[Fact], weighting: Weighting) -> u128 {
    let Some(may_go) = where_cards_may_go(holders, facts) else { return 0 };
    let watches = watches(facts, weighting);
    let envelope = holders.envelope().index();

    assert!(watches.len() <= 24, "more is too slow");
    let mut start = State { room: [0; 8], seen: [0; 24] };
    for holder in holders.all() {
        start.room[holder.index()] = holders.size(holder) as u8;
    }
    start.room[envelope] = 0b111;
    let mut states = HashMap::from([(start, 1)]);
    let mut left = holders.deck();
    for card in order(holders, &watches) {
        left = left - card.into();
        let kind = holders.kinds().iter().position(|kind| kind.has(card)).expect("a card has a kind");
        let mut next: HashMap<State, u128> = HashMap::with_capacity(states.len() * 2);
        for (state, count) in &states {
            for &holder in &may_go[card.index()] {
                let mut state = *state;
                let room = &mut state.room[holder];
                let taken = if holder == envelope { 1 << kind } else { 1 };
                let has_room = if holder == envelope { *room & taken != 0 } else { *room > 0 };
                if !has_room {
                    continue;
                }
                *room -= taken;
                let worth = state.watch(&watches, holder, card, left);
                if worth > 0 {
                    *next.entry(state).or_default() += count * worth;
                }
            }
        }
        states = next;
    }
    states.into_values().sum()
}

impl State {
    /// Counts the card for whoever watches it. A watch whose last card is dealt is settled: what that is worth comes
    /// back, and it is forgotten, so that states which differed in it only become one.
    fn watch(&mut self, watches: &[Watch], holder: usize, card: Card, left: CardSet) -> u128 {
        let mut worth = 1;
        for (watch, seen) in watches.iter().zip(&mut self.seen) {
            if watch.cards.has(card) {
                *seen += u8::from(watch.holder == holder);
                if !watch.cards.has_any(left) {
                    worth *= watch.worth[usize::from(*seen)];
                    *seen = 0;
                }
            }
        }
        worth
    }
}

/// By card, whom the plain facts leave; nothing if they leave nobody.
fn where_cards_may_go(holders: &Holders, facts: &[Fact]) -> Option<Vec<Vec<usize>>> {
    let mut may_go = vec![Vec::new(); holders.deck().iter().map(|card| card.index() + 1).max()?];
    for card in holders.deck().iter() {
        let is_open = |holder: &usize| {
            facts.iter().all(|fact| match *fact {
                Fact::Has { holder: owner, card: held } | Fact::Showed { holder: owner, card: held, .. } => {
                    held != card || owner.index() == *holder
                }
                Fact::HasNone { holder: other, cards } => !cards.has(card) || other.index() != *holder,
                Fact::HasSome { .. } | Fact::NotTheCase { .. } => true,
            })
        };
        may_go[card.index()] = (0..holders.count()).filter(is_open).collect();
        if may_go[card.index()].is_empty() {
            return None;
        }
    }
    Some(may_go)
}

fn watches(facts: &[Fact], weighting: Weighting) -> Vec<Watch> {
    let watch = |fact: &Fact| match *fact {
        Fact::HasSome { holder, cards } => Some(Watch { holder: holder.index(), cards, worth: [0, 1, 1, 1] }),
        Fact::Showed { holder, among, .. } if weighting == Weighting::Shown => {
            Some(Watch { holder: holder.index(), cards: among, worth: [0, SHARED, SHARED / 2, SHARED / 3] })
        }
        _ => None,
    };
    facts.iter().filter_map(watch).collect()
}

/// All cards, those of one watch together, so that watches are settled early.
fn order(holders: &Holders, watches: &[Watch]) -> Vec<Card> {
    let mut left = holders.deck();
    let mut order = Vec::new();
    let mut open: Vec<CardSet> = watches.iter().map(|watch| watch.cards).collect();
    while !left.is_empty() {
        open.retain(|cards| cards.has_any(left));
        let next = open.iter().map(|cards| *cards & left).min_by_key(|cards| cards.len()).unwrap_or(left);
        order.extend(next.iter());
        left = left - next;
    }
    order
}
