//! Sums over all paths of a [`Graph`]: how many deals there are, how many have a card in a place, and how many have
//! a case in the envelope.

use super::graph::{Graph, Level};
use super::number::Count;
use crate::knowledge::Knowledge;
use crate::{Holder, Weighting};
use clue_rules::{Card, CardSet, Kind};
use num_bigint::BigUint;

/// How much all agreeing deals weigh together, and those with a card in a place or a case in the envelope.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Tally<C> {
    pub(crate) total: C,
    /// By holder, then card.
    places: Vec<Vec<C>>,
    /// What the envelope can hold.
    pub(crate) cases: Vec<(CardSet, C)>,
}

/// How many deals of `knowledge` there are at most, times what they weigh at most.
fn bound(knowledge: &Knowledge, weighting: Weighting) -> BigUint {
    let mut left = knowledge.open_cards().len();
    let mut bound = BigUint::from(1_u8);
    for holder in knowledge.holders().all() {
        // Ways to choose this hand among what is left.
        for taken in 0..knowledge.room(holder) {
            bound = bound * (left - taken) / (taken + 1);
        }
        left -= knowledge.room(holder);
    }
    if weighting == Weighting::Shown {
        for choice in knowledge.choices() {
            bound *= choice.most_weight().number::<BigUint>();
        }
    }
    bound
}

/// The bits a number must have so that no sum overflows.
pub(crate) fn bits(knowledge: &Knowledge, weighting: Weighting) -> u64 {
    bound(knowledge, weighting).bits()
}

/// How many deals agree, all weighing alike.
pub(crate) fn count_alike<C: Count>(graph: &Graph) -> C {
    let ones = vec![C::one(); graph.weights.len()];
    let mut sums = start(graph, C::one());
    for level in &graph.levels {
        sums = forward(level, &ones, &sums);
    }
    sums[0].clone()
}

impl<C: Count> Tally<C> {
    /// Everything about the deals of a graph, weighed as its edges say.
    pub(crate) fn of(knowledge: &Knowledge, graph: &Graph) -> Self {
        let weights: Vec<C> = graph.weights.iter().map(|weight| weight.number()).collect();
        let mut sums = vec![start(graph, knowledge.settled().number())];
        for level in &graph.levels {
            sums.push(forward(level, &weights, &sums[sums.len() - 1]));
        }
        let total = sums[sums.len() - 1][0].clone();

        let holders = knowledge.holders();
        let deck = holders.deck().len();
        let mut places = vec![vec![C::zero(); deck]; holders.count()];
        for holder in holders.all() {
            for card in knowledge.has(holder).iter() {
                places[holder.index()][card.index()] = total.clone();
            }
        }
        let mut rest = vec![C::one(), C::zero(), C::zero()];
        for (level, sums) in graph.levels.iter().zip(&sums).rev() {
            let card = level.card.index();
            rest = backward(level, &weights, &rest, |from, lane, edge, rest| {
                let ways = sums[from * 3 + lane].times(rest);
                places[usize::from(edge)][card].add(&ways);
            });
        }
        Self { total, places, cases: cases(knowledge, graph, &weights) }
    }

    /// How much the deals weigh that have this card there.
    pub(crate) fn place(&self, holder: Holder, card: Card) -> &C {
        &self.places[holder.index()][card.index()]
    }

    /// Takes away deals that were counted though they do not agree.
    pub(crate) fn without(&mut self, wrong: &Self) {
        self.total.sub(&wrong.total);
        for (places, wrong) in self.places.iter_mut().flatten().zip(wrong.places.iter().flatten()) {
            places.sub(wrong);
        }
        self.cases.retain_mut(|(case, ways)| {
            if let Some((_, fewer)) = wrong.cases.iter().find(|(other, _)| other == case) {
                ways.sub(fewer);
            }
            !ways.is_zero()
        });
    }
}

/// The envelope's three kinds as lanes. With one card in it the lane is that card's kind, with two the missing kind;
/// with none or three there is one lane. So three sums per state are enough.
fn lanes(filled: u8) -> std::ops::Range<usize> {
    if filled == 1 || filled == 2 { 0..3 } else { 0..1 }
}

/// Where a lane leads when the envelope takes a card of this kind; nowhere if it has one.
#[inline]
fn lane_after(filled: u8, lane: usize, kind: Kind) -> Option<usize> {
    let kind = kind.index();
    match filled {
        0 => Some(kind),
        1 => (lane != kind).then(|| 3 - lane - kind),
        2 => (lane == kind).then_some(0),
        _ => None,
    }
}

/// The sums before the first card: one way to have dealt nothing, of this weight.
fn start<C: Count>(graph: &Graph, weight: C) -> Vec<C> {
    let known: Vec<usize> = (0..3).filter(|kind| graph.known_kinds[*kind]).collect();
    let lane = match known[..] {
        [kind] => kind,
        [one, other] => 3 - one - other,
        _ => 0,
    };
    let mut sums = vec![C::zero(), C::zero(), C::zero()];
    sums[lane] = weight;
    sums
}

/// Ways to reach each state and lane of the next level.
fn forward<C: Count>(level: &Level, weights: &[C], sums: &[C]) -> Vec<C> {
    let mut next = vec![C::zero(); level.next * 3];
    for (from, &filled) in level.filled.iter().enumerate() {
        for edge in level.edges_of(from) {
            let to = edge.to as usize * 3;
            let is_case = level.is_case(edge.holder);
            for lane in lanes(filled) {
                let sum = &sums[from * 3 + lane];
                let lane = if is_case {
                    let Some(lane) = lane_after(filled, lane, level.kind) else { continue };
                    lane
                } else {
                    lane
                };
                add_weighed(&mut next[to + lane], sum, edge.weight, weights);
            }
        }
    }
    next
}

/// Ways to finish from each state and lane of this level; `tell` hears of every edge how it can be finished.
fn backward<C: Count>(
    level: &Level,
    weights: &[C],
    rest: &[C],
    mut tell: impl FnMut(usize, usize, u8, &C),
) -> Vec<C> {
    let mut before = vec![C::zero(); level.filled.len() * 3];
    for (from, &filled) in level.filled.iter().enumerate() {
        for edge in level.edges_of(from) {
            let to = edge.to as usize * 3;
            let is_case = level.is_case(edge.holder);
            for lane in lanes(filled) {
                let after = if is_case {
                    let Some(after) = lane_after(filled, lane, level.kind) else { continue };
                    after
                } else {
                    lane
                };
                let mut ways = C::zero();
                add_weighed(&mut ways, &rest[to + after], edge.weight, weights);
                tell(from, lane, edge.holder, &ways);
                before[from * 3 + lane].add(&ways);
            }
        }
    }
    before
}

#[inline]
fn add_weighed<C: Count>(sum: &mut C, ways: &C, weight: u16, weights: &[C]) {
    if weight == 0 {
        sum.add(ways);
    } else {
        sum.add(&ways.times(&weights[usize::from(weight)]));
    }
}

/// Ways by what the envelope got so far: the same sums as above with one lane for each set of its cards. From both
/// ends to the middle, where the halves are joined, so that there are never many lanes.
fn cases<C: Count>(knowledge: &Knowledge, graph: &Graph, weights: &[C]) -> Vec<(CardSet, C)> {
    let known = knowledge.has(knowledge.holders().envelope());
    let middle = graph.levels.len() / 2;
    let (first, second) = graph.levels.split_at(middle);

    let mut early = Lanes::starting(known, known.len());
    let mut sums = vec![vec![knowledge.settled().number::<C>()]];
    for level in first {
        let longer = early.with(level);
        let mut next: Vec<Vec<C>> = vec![Vec::new(); level.next];
        for (from, &filled) in level.filled.iter().enumerate() {
            for edge in level.edges_of(from) {
                let is_case = level.is_case(edge.holder);
                let filled_then = filled + u8::from(is_case);
                let sum = &mut next[edge.to as usize];
                sum.resize(longer.sets[usize::from(filled_then)].len(), C::zero());
                if is_case {
                    let (begin, sources) = &longer.added[usize::from(filled_then)];
                    for (at, source) in sources.iter().enumerate() {
                        add_weighed(&mut sum[begin + at], &sums[from][*source], edge.weight, weights);
                    }
                } else {
                    for (sum, ways) in sum.iter_mut().zip(&sums[from]) {
                        add_weighed(sum, ways, edge.weight, weights);
                    }
                }
            }
        }
        (early, sums) = (longer, next);
    }

    let mut late = Lanes::starting(CardSet::EMPTY, 0);
    let mut rest = vec![vec![C::one()]];
    for level in second.iter().rev() {
        let longer = late.with(level);
        let mut before: Vec<Vec<C>> = Vec::with_capacity(level.filled.len());
        for (from, &filled) in level.filled.iter().enumerate() {
            let missing = 3 - usize::from(filled);
            let mut ways = vec![C::zero(); longer.sets[missing].len()];
            for edge in level.edges_of(from) {
                let rest = &rest[edge.to as usize];
                if level.is_case(edge.holder) {
                    let (begin, sources) = &longer.added[missing];
                    for (at, source) in sources.iter().enumerate() {
                        add_weighed(&mut ways[begin + at], &rest[*source], edge.weight, weights);
                    }
                } else {
                    for (ways, rest) in ways.iter_mut().zip(rest) {
                        add_weighed(ways, rest, edge.weight, weights);
                    }
                }
            }
            before.push(ways);
        }
        (late, rest) = (longer, before);
    }
    join(&early, &sums, &late, &rest, &middle_filled(graph, middle), knowledge.holders().kinds())
}

/// How many cards the envelope has in each state of a level.
fn middle_filled(graph: &Graph, middle: usize) -> Vec<u8> {
    graph.levels.get(middle).map_or_else(|| vec![3], |level| level.filled.clone())
}

fn join<C: Count>(
    early: &Lanes,
    sums: &[Vec<C>],
    late: &Lanes,
    rest: &[Vec<C>],
    filled: &[u8],
    kinds: [CardSet; 3],
) -> Vec<(CardSet, C)> {
    let mut cases: Vec<(CardSet, C)> = Vec::new();
    let is_case = |set: CardSet| kinds.iter().all(|kind| (set & *kind).len() == 1);
    for has in 0..=3_usize {
        let states: Vec<usize> =
            (0..filled.len()).filter(|state| usize::from(filled[*state]) == has).collect();
        for (one, first) in early.sets[has].iter().enumerate() {
            for (other, second) in late.sets[3 - has].iter().enumerate() {
                if !is_case(*first | *second) {
                    continue;
                }
                let mut ways = C::zero();
                for state in &states {
                    ways.add(&sums[*state][one].times(&rest[*state][other]));
                }
                if !ways.is_zero() {
                    cases.push((*first | *second, ways));
                }
            }
        }
    }
    cases
}

/// Which cards the envelope may have got so far: a lane for each set of them, by how many.
struct Lanes {
    /// Newer sets come after older ones, so that a lane keeps its number.
    sets: [Vec<CardSet>; 4],
    /// By how many: where the sets with the latest card begin, and the lanes they came from.
    added: [(usize, Vec<usize>); 4],
    kinds: [CardSet; 3],
}

impl Lanes {
    fn starting(set: CardSet, size: usize) -> Self {
        let mut sets: [Vec<CardSet>; 4] = Default::default();
        sets[size].push(set);
        Self { sets, added: Default::default(), kinds: Default::default() }
    }

    /// The lanes after the card of this level.
    fn with(&self, level: &Level) -> Self {
        let mut kinds = self.kinds;
        if level.envelope.is_none() {
            return Self { sets: self.sets.clone(), added: Default::default(), kinds };
        }
        let kind = &mut kinds[level.kind.index()];
        let same = *kind;
        *kind = *kind | level.card.into();
        let mut sets = self.sets.clone();
        let mut added: [(usize, Vec<usize>); 4] = Default::default();
        for size in 0..3 {
            // A set that has one of this kind already cannot take another.
            let sources: Vec<usize> =
                (0..self.sets[size].len()).filter(|lane| !self.sets[size][*lane].has_any(same)).collect();
            let begin = sets[size + 1].len();
            sets[size + 1].extend(sources.iter().map(|lane| self.sets[size][*lane] | level.card.into()));
            added[size + 1] = (begin, sources);
        }
        Self { sets, added, kinds }
    }
}
