//! Deals drawn at random among those that agree, each as often as it weighs.

use crate::count::cases;
use crate::count::graph::Graph;
use crate::count::in_width;
use crate::count::number::Count;
use crate::count::tally::{self, Dealer, Rests};
use crate::knowledge::Knowledge;
use crate::{Fact, Holder, Holders, Weighting};
use clue_rules::CardSet;
use num_bigint::BigUint;
use parlour_game::ChanceRng;

/// Who holds what, completely.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deal(Vec<CardSet>);

impl Deal {
    /// A holder's cards.
    pub fn hand(&self, holder: Holder) -> CardSet {
        self.0[holder.index()]
    }
}

/// Draws deals that agree with facts.
pub struct Sampler {
    knowledge: Knowledge,
    graph: Graph,
    dealer: Box<dyn Dealer>,
    /// What the envelope can hold and how much it weighs, where accusations have failed.
    cases: Vec<(CardSet, BigUint)>,
}

/// How often a deal is drawn again because its case is known to be wrong. After that the case is drawn first, which
/// takes longer, but does not depend on luck.
const TRIES: usize = 16;

impl Sampler {
    /// A sampler of the deals that agree with these facts; `None` if there are none.
    ///
    /// # Panics
    /// If a fact tells that the envelope showed a card, or of a card shown among more than three.
    pub fn of(holders: &Holders, facts: &[Fact], weighting: Weighting) -> Option<Self> {
        Self::from(Knowledge::of(holders, facts, weighting)?)
    }

    pub(crate) fn from(knowledge: Knowledge) -> Option<Self> {
        let graph = Graph::of(&knowledge)?;
        let dealer = dealer(&knowledge, &graph);
        let mut cases =
            if knowledge.wrong().is_empty() { Vec::new() } else { cases::cases(&knowledge, &graph) };
        cases.retain(|(case, _)| !knowledge.wrong().contains(case));
        (tally::worlds(&knowledge, &graph) > 0).then_some(Self { knowledge, graph, dealer, cases })
    }

    /// Draws a deal.
    pub fn deal(&self, dice: &mut ChanceRng) -> Deal {
        let envelope = self.knowledge.holders().envelope();
        // The graph does not know which accusations failed.
        let drawn = (0..TRIES)
            .map(|_| dealt(&self.knowledge, &self.graph, &*self.dealer, dice))
            .find(|deal| !self.knowledge.wrong().contains(&deal.hand(envelope)));
        drawn.unwrap_or_else(|| self.deal_of_a_case(dice))
    }

    /// Draws the case first, then the hands. Since every deal drawn otherwise was thrown away, this changes nothing
    /// in how often each is drawn.
    fn deal_of_a_case(&self, dice: &mut ChanceRng) -> Deal {
        let mut left = self.cases.iter().map(|(_, weight)| weight).sum::<BigUint>().draw(dice);
        let (case, _) = self
            .cases
            .iter()
            .find(|(_, weight)| {
                let is_here = left < *weight;
                if !is_here {
                    left -= weight;
                }
                is_here
            })
            .expect("a number below the sum lies within one of its parts");
        let knowledge = self.knowledge.with_case(*case).expect("some deal has this case");
        let graph = Graph::of(&knowledge).expect("some deal has this case");
        dealt(&knowledge, &graph, &*dealer(&knowledge, &graph), dice)
    }
}

fn dealer(knowledge: &Knowledge, graph: &Graph) -> Box<dyn Dealer> {
    in_width!(tally::bits(knowledge), Number => Box::new(Rests::<Number>::of(graph)))
}

fn dealt(knowledge: &Knowledge, graph: &Graph, dealer: &dyn Dealer, dice: &mut ChanceRng) -> Deal {
    let mut hands: Vec<CardSet> = knowledge.holders().all().map(|holder| knowledge.has(holder)).collect();
    dealer.deal(graph, dice, &mut |holder, card| {
        hands[holder.index()] = hands[holder.index()] | card.into();
    });
    Deal(hands)
}
