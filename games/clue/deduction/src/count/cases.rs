//! How much the deals of a [`Graph`] weigh by what is in the envelope: sums over paths again, with one lane for each
//! set of cards the envelope may have got so far. They are taken from both ends to the middle and joined there, so
//! that there are never many lanes.

use super::graph::{Graph, Level};
use super::number::Count;
use super::tally::add_weighed;
use crate::knowledge::Knowledge;
use clue_rules::CardSet;

/// Every case that some deal has, and how much such deals weigh.
pub(crate) fn cases<C: Count>(knowledge: &Knowledge, graph: &Graph) -> Vec<(CardSet, C)> {
    let weights = graph.weights::<C>();
    let known = knowledge.has(knowledge.holders().envelope());
    let middle = graph.levels.len() / 2;
    let (first, second) = graph.levels.split_at(middle);

    let mut early = Lanes::starting(known);
    let mut sums = Sums::starting(knowledge.settled().number());
    for (at, level) in first.iter().enumerate() {
        let longer = early.with(level);
        let filled = graph.filled(at + 1);
        sums = forward(level, &longer, filled, &sums, &weights);
        early = longer;
    }
    let mut late = Lanes::starting(CardSet::EMPTY);
    let mut rest = Sums::starting(C::one());
    for level in second.iter().rev() {
        late = late.with(level);
        rest = backward(level, &late, &rest, &weights);
    }
    join(&early, &sums, &late, &rest, graph.filled(middle), knowledge.holders().kinds())
}

/// Which cards the envelope may have got so far: a lane for each set of them, by how many there are.
struct Lanes {
    /// Newer sets come after older ones, so that a lane keeps its number.
    sets: [Vec<CardSet>; 4],
    /// By how many: where the sets with the latest card begin, and the lanes they came from.
    added: [(usize, Vec<usize>); 4],
    /// The cards so far, by kind: no set has two of one kind.
    kinds: [CardSet; 3],
}

impl Lanes {
    fn starting(set: CardSet) -> Self {
        let mut sets: [Vec<CardSet>; 4] = Default::default();
        sets[set.len()].push(set);
        Self { sets, added: Default::default(), kinds: Default::default() }
    }

    /// The lanes after the card of this level.
    fn with(&self, level: &Level) -> Self {
        let mut longer = Self { sets: self.sets.clone(), added: Default::default(), kinds: self.kinds };
        if level.envelope.is_none() {
            return longer;
        }
        let same = self.kinds[level.kind.index()];
        for size in 0..3 {
            let has_room = |lane: &usize| !self.sets[size][*lane].has_any(same);
            let sources: Vec<usize> = (0..self.sets[size].len()).filter(has_room).collect();
            let begin = longer.sets[size + 1].len();
            longer.sets[size + 1]
                .extend(sources.iter().map(|lane| self.sets[size][*lane] | level.card.into()));
            longer.added[size + 1] = (begin, sources);
        }
        longer.kinds[level.kind.index()] = same | level.card.into();
        longer
    }
}

/// For every state of a level a row of sums, one for each lane.
struct Sums<C> {
    values: Vec<C>,
    /// Where each state's row begins; one more at the end.
    starts: Vec<usize>,
}

impl<C: Count> Sums<C> {
    fn starting(weight: C) -> Self {
        Self { values: vec![weight], starts: vec![0, 1] }
    }

    /// Rows of these lengths, all zero.
    fn empty(lengths: impl Iterator<Item = usize>) -> Self {
        let mut starts = vec![0];
        starts.extend(lengths.scan(0, |end, length| {
            *end += length;
            Some(*end)
        }));
        Self { values: vec![C::zero(); starts[starts.len() - 1]], starts }
    }

    fn row(&self, state: usize) -> &[C] {
        &self.values[self.starts[state]..self.starts[state + 1]]
    }

    fn row_mut(&mut self, state: usize) -> &mut [C] {
        &mut self.values[self.starts[state]..self.starts[state + 1]]
    }
}

/// Ways to reach each state of the next level.
fn forward<C: Count>(level: &Level, longer: &Lanes, filled: &[u8], sums: &Sums<C>, weights: &[C]) -> Sums<C> {
    let mut next = Sums::empty(filled.iter().map(|filled| longer.sets[usize::from(*filled)].len()));
    for (from, &has) in level.filled.iter().enumerate() {
        for edge in level.edges_of(from) {
            let added = level.is_case(edge.holder).then(|| &longer.added[usize::from(has) + 1]);
            add_row(next.row_mut(edge.to as usize), sums.row(from), added, edge.weight, weights);
        }
    }
    next
}

/// Ways to finish from each state of this level.
fn backward<C: Count>(level: &Level, longer: &Lanes, rest: &Sums<C>, weights: &[C]) -> Sums<C> {
    let missing = |filled: u8| 3 - usize::from(filled);
    let mut before = Sums::empty(level.filled.iter().map(|filled| longer.sets[missing(*filled)].len()));
    for (from, &has) in level.filled.iter().enumerate() {
        for edge in level.edges_of(from) {
            let added = level.is_case(edge.holder).then(|| &longer.added[missing(has)]);
            add_row(before.row_mut(from), rest.row(edge.to as usize), added, edge.weight, weights);
        }
    }
    before
}

/// Adds a row to another: lane by lane if the card goes to a hand, else to the lanes that have it in the envelope.
#[inline]
fn add_row<C: Count>(
    sums: &mut [C],
    ways: &[C],
    added: Option<&(usize, Vec<usize>)>,
    weight: u16,
    weights: &[C],
) {
    match added {
        None if weight == 0 => sums.iter_mut().zip(ways).for_each(|(sum, ways)| sum.add(ways)),
        None => {
            let weight = &weights[usize::from(weight)];
            sums.iter_mut().zip(ways).for_each(|(sum, ways)| sum.add(&ways.times(weight)));
        }
        Some((begin, sources)) => {
            for (sum, source) in sums[*begin..].iter_mut().zip(sources) {
                add_weighed(sum, &ways[*source], weight, weights);
            }
        }
    }
}

fn join<C: Count>(
    early: &Lanes,
    sums: &Sums<C>,
    late: &Lanes,
    rest: &Sums<C>,
    filled: &[u8],
    kinds: [CardSet; 3],
) -> Vec<(CardSet, C)> {
    let mut cases: Vec<(CardSet, C)> = Vec::new();
    for has in 0..=3 {
        let (firsts, seconds) = (&early.sets[has], &late.sets[3 - has]);
        let mut ways = vec![C::zero(); firsts.len() * seconds.len()];
        for state in (0..filled.len()).filter(|state| usize::from(filled[*state]) == has) {
            let (sums, rest) = (sums.row(state), rest.row(state));
            for (sum, ways) in sums.iter().zip(ways.chunks_mut(seconds.len().max(1))) {
                if !sum.is_zero() {
                    ways.iter_mut().zip(rest).for_each(|(ways, rest)| ways.add(&sum.times(rest)));
                }
            }
        }
        let sets = firsts.iter().flat_map(|first| seconds.iter().map(|second| (*first, *second)));
        for ((first, second), ways) in sets.zip(ways) {
            // Two of one kind meet here, but in no deal.
            let case = first | second;
            let is_case = kinds.iter().all(|kind| (case & *kind).len() == 1);
            if is_case && !ways.is_zero() {
                cases.push((case, ways));
            }
        }
    }
    cases
}
