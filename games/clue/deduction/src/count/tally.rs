//! Sums over all paths of a [`Graph`]: how many deals there are, how many have a card in a place, and how many have
//! a case in the envelope.

use super::cases::cases;
use super::graph::{Graph, Level};
use super::number::Count;
use crate::Holder;
use crate::knowledge::Knowledge;
use clue_rules::{Card, CardSet, Kind};
use num_bigint::BigUint;
use parlour_game::ChanceRng;

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
fn bound(knowledge: &Knowledge) -> BigUint {
    let mut left = knowledge.open_cards().len();
    let mut bound = knowledge.settled().number::<BigUint>();
    for holder in knowledge.holders().all() {
        // Ways to choose this hand among what is left.
        for taken in 0..knowledge.room(holder) {
            bound = bound * (left - taken) / (taken + 1);
        }
        left -= knowledge.room(holder);
    }
    for choice in knowledge.choices() {
        bound *= choice.most_weight().number::<BigUint>();
    }
    bound
}

/// The bits a number must have so that no sum overflows.
pub(crate) fn bits(knowledge: &Knowledge) -> u64 {
    bound(knowledge).bits()
}

/// How many deals agree.
pub(crate) fn worlds(knowledge: &Knowledge, graph: &Graph) -> u128 {
    // Even without any knowledge, thirty cards are dealt to seven holders in fewer ways than 2^80.
    let wrong = knowledge.wrong().iter().filter_map(|case| Graph::of(&knowledge.with_case(*case)?));
    count_alike::<u128>(graph) - wrong.map(|graph| count_alike::<u128>(&graph)).sum::<u128>()
}

/// How many paths there are, all weighing alike.
fn count_alike<C: Count>(graph: &Graph) -> C {
    let ones = vec![C::one(); graph.different_weights()];
    let mut sums = start(graph, C::one());
    for level in &graph.levels {
        sums = forward(level, &ones, &sums);
    }
    sums[0].clone()
}

impl<C: Count> Tally<C> {
    /// Everything about the deals that agree, the graph being that of the knowledge.
    pub(crate) fn of(knowledge: &Knowledge, graph: &Graph) -> Self {
        let mut tally = Self::of_graph(knowledge, graph);
        // Failed accusations were counted along. Their deals, with the envelope known, are quickly counted again.
        for case in knowledge.wrong() {
            let wrong = knowledge.with_case(*case).and_then(|knowledge| {
                let graph = Graph::of(&knowledge)?;
                Some(Self::of_graph(&knowledge, &graph))
            });
            if let Some(wrong) = wrong {
                tally.take_away(&wrong);
            }
        }
        tally
    }

    /// Everything about the deals of a graph, weighed as its edges say.
    fn of_graph(knowledge: &Knowledge, graph: &Graph) -> Self {
        let weights = graph.weights::<C>();
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
        Self { total, places, cases: cases(knowledge, graph) }
    }

    /// How much the deals weigh that have this card there.
    pub(crate) fn place(&self, holder: Holder, card: Card) -> &C {
        &self.places[holder.index()][card.index()]
    }

    /// The same in numbers of any length.
    pub(crate) fn to_big(&self) -> Tally<BigUint> {
        Tally {
            total: self.total.to_big(),
            places: self.places.iter().map(|row| row.iter().map(Count::to_big).collect()).collect(),
            cases: self.cases.iter().map(|(case, ways)| (*case, ways.to_big())).collect(),
        }
    }

    /// Takes away deals that were counted though they do not agree.
    fn take_away(&mut self, wrong: &Self) {
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

/// Ways to finish a deal from every state: enough to deal at random, each deal as often as it weighs.
pub(crate) struct Rests<C> {
    /// By level, then state and lane; one more at the end.
    levels: Vec<Vec<C>>,
    weights: Vec<C>,
}

impl<C: Count> Rests<C> {
    pub(crate) fn of(graph: &Graph) -> Self {
        let weights = graph.weights::<C>();
        let mut levels = vec![vec![C::one(), C::zero(), C::zero()]];
        for level in graph.levels.iter().rev() {
            levels.push(backward(level, &weights, &levels[levels.len() - 1], |_, _, _, _| {}));
        }
        levels.reverse();
        Self { levels, weights }
    }
}

/// Something that can deal at random.
pub(crate) trait Dealer: Send + Sync {
    /// Deals every open card.
    fn deal(&self, graph: &Graph, dice: &mut ChanceRng, give: &mut dyn FnMut(Holder, Card));
}

impl<C: Count> Dealer for Rests<C> {
    fn deal(&self, graph: &Graph, dice: &mut ChanceRng, give: &mut dyn FnMut(Holder, Card)) {
        let (mut state, mut lane) = (0, start_lane(graph));
        for (at, level) in graph.levels.iter().enumerate() {
            let filled = level.filled[state];
            let mut left = self.levels[at][state * 3 + lane].draw(dice);
            for edge in level.edges_of(state) {
                let after = if level.is_case(edge.holder) {
                    lane_after(filled, lane, level.kind)
                } else {
                    Some(lane)
                };
                let Some(after) = after else { continue };
                let mut ways = C::zero();
                add_weighed(
                    &mut ways,
                    &self.levels[at + 1][edge.to as usize * 3 + after],
                    edge.weight,
                    &self.weights,
                );
                if left < ways {
                    give(Holder::new(edge.holder.into()), level.card);
                    (state, lane) = (edge.to as usize, after);
                    break;
                }
                left.sub(&ways);
            }
        }
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
    let mut sums = vec![C::zero(), C::zero(), C::zero()];
    sums[start_lane(graph)] = weight;
    sums
}

fn start_lane(graph: &Graph) -> usize {
    let known: Vec<usize> = (0..3).filter(|kind| graph.known_kinds[*kind]).collect();
    match known[..] {
        [kind] => kind,
        [one, other] => 3 - one - other,
        _ => 0,
    }
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
pub(super) fn add_weighed<C: Count>(sum: &mut C, ways: &C, weight: u16, weights: &[C]) {
    if weight == 0 {
        sum.add(ways);
    } else {
        sum.add(&ways.times(&weights[usize::from(weight)]));
    }
}
