//! The hands a holder may have, as a diagram: from level to level a card is taken or skipped. Situations with the
//! same future are one node.

use super::number::Weight;
use super::quick::QuickMap;
use crate::Holder;
use crate::knowledge::{Choice, Knowledge};
use clue_rules::{Card, CardSet};
use std::hash::Hash;

/// The hands a holder may have.
pub(super) struct Hand {
    /// The node of level 0, or `None` if there is no such hand.
    pub(super) root: Option<u32>,
    /// One more than there are cards; the last has one node: the hand is complete.
    pub(super) levels: Vec<Vec<Node>>,
}

/// A situation of a holder before a card is dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Node {
    /// Where it leads if the card goes elsewhere, unless that can never end well.
    pub(super) skip: Option<Way>,
    /// Where it leads if the holder takes the card.
    pub(super) take: Option<Way>,
}

/// A step to a node of the next level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Way {
    pub(super) to: u32,
    pub(super) weight: Weight,
}

/// What matters of the cards taken and skipped so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Situation {
    /// How many more it takes.
    room: usize,
    /// Needs that were skipped so far: what can still meet them.
    unmet: Vec<CardSet>,
    /// How many were taken of the cards of each choice that has begun and is not over.
    taken: Vec<u8>,
}

/// The constraints on the cards of a holder.
struct Demands {
    may: CardSet,
    needs: Vec<CardSet>,
    /// With how often each was made.
    choices: Vec<(Choice, u32)>,
}

/// A card about to be dealt, between those dealt and those to come.
struct Moment {
    past: CardSet,
    card: Card,
    later: CardSet,
}

impl Moment {
    fn of(order: &[Card], at: usize) -> Self {
        let past = order[..at].iter().copied().collect();
        let later = order[at + 1..].iter().copied().collect();
        Self { past, card: order[at], later }
    }
}

impl Hand {
    pub(super) fn of(knowledge: &Knowledge, holder: Holder, order: &[Card]) -> Self {
        let demands = Demands::of(knowledge, holder);
        let start = Situation { room: knowledge.room(holder), unmet: Vec::new(), taken: Vec::new() };
        let mut situations = Shelf::default();
        situations.put(start);
        let mut raw: Vec<Vec<Node>> = Vec::with_capacity(order.len());
        for at in 0..order.len() {
            let moment = Moment::of(order, at);
            let mut next = Shelf::default();
            let nodes = situations.items.iter().map(|situation| {
                let mut step = |is_taken| {
                    let (situation, weight) = demands.after(situation, &moment, is_taken)?;
                    Some(Way { to: next.put(situation), weight })
                };
                Node { skip: step(false), take: step(true) }
            });
            raw.push(nodes.collect());
            situations = next;
        }
        let ends = situations.items.iter().map(|end| (end.room == 0).then_some(0)).collect();
        Self::reduced(raw, ends)
    }

    /// Merges nodes with the same future, from the end, and drops those without one.
    fn reduced(raw: Vec<Vec<Node>>, mut places: Vec<Option<u32>>) -> Self {
        let mut levels = vec![vec![Node::default()]];
        for nodes in raw.into_iter().rev() {
            let mut kept = Shelf::default();
            let moved = |way: Option<Way>| {
                let way = way?;
                Some(Way { to: places[way.to as usize]?, ..way })
            };
            places = nodes
                .into_iter()
                .map(|node| {
                    let node = Node { skip: moved(node.skip), take: moved(node.take) };
                    (node != Node::default()).then(|| kept.put(node))
                })
                .collect();
            levels.push(kept.items);
        }
        levels.reverse();
        Self { root: places[0], levels }
    }
}

impl Demands {
    fn of(knowledge: &Knowledge, holder: Holder) -> Self {
        let needs = knowledge.needs().iter().filter(|(own, _)| *own == holder).map(|(_, cards)| *cards);
        let mut choices: Vec<(Choice, u32)> = Vec::new();
        for choice in knowledge.choices().iter().filter(|choice| choice.holder == holder) {
            match choices.last_mut() {
                Some((last, times)) if last == choice => *times += 1,
                _ => choices.push((*choice, 1)),
            }
        }
        Self { may: knowledge.may(holder), needs: needs.collect(), choices }
    }

    /// The situation after card number `at`, and what the choices weigh that are over with it.
    fn after(&self, before: &Situation, moment: &Moment, is_taken: bool) -> Option<(Situation, Weight)> {
        let Moment { past, card, later } = *moment;
        let room = if is_taken {
            if !self.may.has(card) {
                return None;
            }
            before.room.checked_sub(1)?
        } else {
            before.room
        };
        if (later & self.may).len() < room {
            return None;
        }
        let begun = self.needs.iter().filter(|need| !need.has_any(past)).copied();
        let mut unmet: Vec<CardSet> = before
            .unmet
            .iter()
            .copied()
            .chain(begun.filter(|need| need.has(card)))
            .filter(|need| !(is_taken && need.has(card)))
            .map(|need| need & later)
            .collect();
        if unmet.iter().any(|need| need.is_empty()) || room == 0 && !unmet.is_empty() {
            return None;
        }
        unmet.sort_unstable();
        unmet.dedup();

        let mut weight = Weight::ONE;
        let mut taken = Vec::new();
        let mut so_far = before.taken.iter();
        for (choice, times) in &self.choices {
            let has_begun = choice.open.has_any(past);
            let is_over = !choice.open.has_any(later);
            if has_begun && !choice.open.has_any(later | card.into()) || !has_begun && !choice.open.has(card)
            {
                continue;
            }
            let earlier = if has_begun { *so_far.next().expect("every begun choice is kept") } else { 0 };
            let now = earlier + u8::from(is_taken && choice.open.has(card));
            if is_over {
                let each = choice.weight(usize::from(now));
                weight = weight.times(Weight { twos: each.twos * times, threes: each.threes * times });
            } else {
                taken.push(now);
            }
        }
        Some((Situation { room, unmet, taken }, weight))
    }
}

/// Distinct items, numbered in the order of insertion.
struct Shelf<T> {
    items: Vec<T>,
    places: QuickMap<T, u32>,
}

impl<T> Default for Shelf<T> {
    fn default() -> Self {
        Self { items: Vec::new(), places: QuickMap::default() }
    }
}

impl<T: Clone + Eq + Hash> Shelf<T> {
    fn put(&mut self, item: T) -> u32 {
        let next = self.items.len() as u32;
        *self.places.entry(item).or_insert_with_key(|item| {
            self.items.push(item.clone());
            next
        })
    }
}
