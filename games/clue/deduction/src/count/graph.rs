//! All deals at once: a graph whose paths are the deals that agree with what is known.
//!
//! A state is one node of each holder's diagram; the envelope needs none, since how many cards it has follows from
//! the others. An edge gives the next card to one holder.

use super::hand::Hand;
use super::number::{Count, Weight};
use super::order;
use super::quick::QuickMap;
use crate::Holder;
use crate::knowledge::Knowledge;
use clue_rules::{Card, Kind};

/// The deals of the open cards.
pub(crate) struct Graph {
    /// One per open card, in the order they are dealt.
    pub(crate) levels: Vec<Level>,
    /// What edges weigh; number 0 is one.
    weights: Vec<Weight>,
    /// Which kinds of the envelope are known beforehand.
    pub(crate) known_kinds: [bool; 3],
}

/// The states before one card is dealt, and where they lead.
pub(crate) struct Level {
    pub(crate) card: Card,
    pub(crate) kind: Kind,
    /// The envelope, if it may have the card.
    pub(crate) envelope: Option<u8>,
    /// By state: how many cards the envelope has.
    pub(crate) filled: Vec<u8>,
    /// By state: where its edges begin; one more at the end.
    pub(crate) starts: Vec<u32>,
    pub(crate) edges: Vec<Edge>,
    /// How many states the next level has.
    pub(crate) next: usize,
}

/// The card goes to a holder.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub(crate) to: u32,
    pub(crate) holder: u8,
    pub(crate) weight: u16,
}

impl Level {
    /// Whether an edge to this holder puts the card into the envelope.
    #[inline]
    pub(crate) fn is_case(&self, holder: u8) -> bool {
        self.envelope == Some(holder)
    }

    /// The edges of a state.
    #[inline]
    pub(crate) fn edges_of(&self, state: usize) -> &[Edge] {
        &self.edges[self.starts[state] as usize..self.starts[state + 1] as usize]
    }
}

impl Graph {
    /// By state of a level: how many cards the envelope has. After the last card there is one state: it is full.
    pub(super) fn filled(&self, at: usize) -> &[u8] {
        self.levels.get(at).map_or(&[3], |level| &level.filled)
    }

    /// How many different weights edges have.
    pub(super) fn different_weights(&self) -> usize {
        self.weights.len()
    }

    /// What edges weigh, by their number; number 0 is one.
    pub(crate) fn weights<C: Count>(&self) -> Vec<C> {
        self.weights.iter().map(|weight| weight.number()).collect()
    }

    /// Every deal that agrees, but for failed accusations; `None` if there is none at all.
    pub(crate) fn of(knowledge: &Knowledge) -> Option<Self> {
        Self::within(knowledge, usize::MAX).expect("no graph has so many edges")
    }

    /// The same, unless it would have more edges than this.
    pub(crate) fn within(knowledge: &Knowledge, most_edges: usize) -> Result<Option<Self>, TooMany> {
        let holders = knowledge.holders();
        let envelope = holders.envelope();
        // Who takes no more cards needs no diagram.
        let takers: Vec<Holder> =
            holders.all().filter(|holder| *holder != envelope && knowledge.room(*holder) > 0).collect();
        let Some((order, hands)) = good_order(knowledge, &takers) else { return Ok(None) };
        let known_kinds = holders.kinds().map(|kind| knowledge.has(envelope).has_any(kind));

        let mut weights = Weights::default();
        let mut keys = vec![Keys::of(&hands, 0).join(hands.iter().filter_map(|hand| hand.root))];
        let mut filled = vec![known_kinds.iter().filter(|is_known| **is_known).count() as u8];
        let mut levels = Vec::with_capacity(order.len());
        let mut all_edges = 0;
        for (at, &card) in order.iter().enumerate() {
            let (now, then) = (Keys::of(&hands, at), Keys::of(&hands, at + 1));
            let kind = kind_of(knowledge, card);
            let may_be_case = knowledge.may(envelope).has(card);
            // Mostly as many states as before, at first more.
            let mut places: QuickMap<u128, u32> = QuickMap::default();
            places.reserve(keys.len() * 2);
            let mut next_keys: Vec<u128> = Vec::new();
            let mut next_filled: Vec<u8> = Vec::new();
            let mut starts = vec![0];
            let mut edges = Vec::new();
            for (&key, &has) in keys.iter().zip(&filled) {
                let mut lead = |key: u128, has: u8, holder: Holder, weight: Weight| {
                    let to = *places.entry(key).or_insert_with(|| {
                        next_keys.push(key);
                        next_filled.push(has);
                        next_keys.len() as u32 - 1
                    });
                    edges.push(Edge { to, holder: holder.index() as u8, weight: weights.number(weight) });
                };
                let skipped = Skipped::of(&hands, at, &now, &then, key);
                if may_be_case && has < 3 && skipped.stuck.is_none() {
                    lead(skipped.key, has + 1, envelope, skipped.weight);
                }
                for (index, (hand, holder)) in hands.iter().zip(&takers).enumerate() {
                    if !skipped.is_only_stuck(index) {
                        continue;
                    }
                    let node = hand.levels[at][now.part(key, index)];
                    let Some(take) = node.take else { continue };
                    let others = skipped.without(index, node, &then);
                    lead(others.0 | then.place(take.to, index), has, *holder, others.1.times(take.weight));
                }
                starts.push(edges.len() as u32);
            }
            all_edges += edges.len();
            let envelope = may_be_case.then_some(envelope.index() as u8);
            levels.push(Level { card, kind, envelope, filled, starts, edges, next: next_keys.len() });
            (keys, filled) = (next_keys, next_filled);
            if keys.is_empty() {
                return Ok(None);
            }
            if all_edges > most_edges {
                return Err(TooMany);
            }
        }
        Ok(Some(Self { levels, weights: weights.list, known_kinds }))
    }
}

/// There are too many situations to keep apart: counting them would take too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany;

/// Above so many joint states it is worth looking for a better order.
const MANY_STATES: f64 = 3e6;

/// An order of the open cards, and the diagrams of the holders in that order; `None` if some holder has no possible
/// hand.
fn good_order(knowledge: &Knowledge, takers: &[Holder]) -> Option<(Vec<Card>, Vec<Hand>)> {
    let hands = |order: &[Card]| -> Option<Vec<Hand>> {
        let hands: Vec<Hand> = takers.iter().map(|holder| Hand::of(knowledge, *holder, order)).collect();
        hands.iter().all(|hand| hand.root.is_some()).then_some(hands)
    };
    let order = order::usual(knowledge);
    let mut best = (hands(&order)?, order);
    let mut least = most_states(&best.0);
    if least > MANY_STATES {
        for order in order::others(knowledge) {
            let hands = hands(&order)?;
            let states = most_states(&hands);
            if states < least {
                (least, best) = (states, (hands, order));
            }
        }
    }
    Some((best.1, best.0))
}

/// How many joint states there can be at most. Only orders are compared by it, so rounding does no harm.
fn most_states(hands: &[Hand]) -> f64 {
    let levels = hands.first().map_or(0, |hand| hand.levels.len());
    let width = |at: usize| hands.iter().map(|hand| hand.levels[at].len() as f64).product::<f64>();
    (0..levels).map(width).sum()
}

/// Where a state leads if no holder takes the card.
struct Skipped {
    key: u128,
    weight: Weight,
    /// The holder who cannot do without it, if there is one.
    stuck: Option<usize>,
    /// Several holders cannot do without it: no deal.
    is_dead: bool,
}

impl Skipped {
    #[inline]
    fn of(hands: &[Hand], at: usize, now: &Keys, then: &Keys, key: u128) -> Self {
        let mut skipped = Self { key: 0, weight: Weight::ONE, stuck: None, is_dead: false };
        for (index, hand) in hands.iter().enumerate() {
            match hand.levels[at][now.part(key, index)].skip {
                Some(way) => {
                    skipped.key |= then.place(way.to, index);
                    skipped.weight = skipped.weight.times(way.weight);
                }
                None => {
                    skipped.is_dead = skipped.stuck.is_some();
                    skipped.stuck = Some(index);
                    if skipped.is_dead {
                        break;
                    }
                }
            }
        }
        skipped
    }

    /// Whether this holder may take the card as far as the others go.
    #[inline]
    fn is_only_stuck(&self, index: usize) -> bool {
        !self.is_dead && self.stuck.is_none_or(|stuck| stuck == index)
    }

    /// Key and weight of the others.
    #[inline]
    fn without(&self, index: usize, node: super::hand::Node, then: &Keys) -> (u128, Weight) {
        match node.skip {
            Some(way) => {
                let Weight { twos, threes } = self.weight;
                let weight = Weight { twos: twos - way.weight.twos, threes: threes - way.weight.threes };
                (self.key & !then.place_mask(index), weight)
            }
            None => (self.key, self.weight),
        }
    }
}

/// How the nodes of all holders at one level are packed into a number.
struct Keys {
    /// By holder: where its part begins, and how wide it is.
    parts: Vec<(u32, u32)>,
}

impl Keys {
    fn of(hands: &[Hand], at: usize) -> Self {
        let mut start = 0;
        let parts = hands
            .iter()
            .map(|hand| {
                let width = usize::BITS - hand.levels[at].len().saturating_sub(1).leading_zeros();
                let part = (start, width);
                start += width;
                part
            })
            .collect();
        assert!(start <= u128::BITS, "the nodes of all holders fit into one number");
        Self { parts }
    }

    #[inline]
    fn part(&self, key: u128, index: usize) -> usize {
        let (start, width) = self.parts[index];
        (key >> start) as usize & ((1 << width) - 1)
    }

    #[inline]
    fn place(&self, node: u32, index: usize) -> u128 {
        u128::from(node) << self.parts[index].0
    }

    #[inline]
    fn place_mask(&self, index: usize) -> u128 {
        let (start, width) = self.parts[index];
        ((1 << width) - 1) << start
    }

    fn join(&self, nodes: impl Iterator<Item = u32>) -> u128 {
        nodes.enumerate().fold(0, |key, (index, node)| key | self.place(node, index))
    }
}

/// Weights by number; one comes first.
struct Weights {
    list: Vec<Weight>,
    numbers: QuickMap<Weight, u16>,
}

impl Default for Weights {
    fn default() -> Self {
        Self { list: vec![Weight::ONE], numbers: QuickMap::from_iter([(Weight::ONE, 0)]) }
    }
}

impl Weights {
    #[inline]
    fn number(&mut self, weight: Weight) -> u16 {
        if weight == Weight::ONE {
            return 0;
        }
        let next = u16::try_from(self.list.len()).expect("few different weights come together");
        *self.numbers.entry(weight).or_insert_with(|| {
            self.list.push(weight);
            next
        })
    }
}

fn kind_of(knowledge: &Knowledge, card: Card) -> Kind {
    let kinds = knowledge.holders().kinds();
    Kind::ALL.into_iter().find(|kind| kinds[kind.index()].has(card)).expect("every card has a kind")
}
