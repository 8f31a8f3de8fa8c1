//! Deals drawn at random among those that agree, each as often as it weighs.

use crate::count::graph::Graph;
use crate::count::in_width;
use crate::count::tally::{self, Dealer, Rests};
use crate::knowledge::Knowledge;
use crate::{Fact, Holder, Holders, Weighting};
use clue_rules::CardSet;
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
}

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
        if tally::worlds(&knowledge, &graph) == 0 {
            return None;
        }
        let dealer: Box<dyn Dealer> =
            in_width!(tally::bits(&knowledge), Number => Box::new(Rests::<Number>::of(&graph)));
        Some(Self { knowledge, graph, dealer })
    }

    /// Draws a deal.
    pub fn deal(&self, dice: &mut ChanceRng) -> Deal {
        let holders = self.knowledge.holders();
        loop {
            let mut hands: Vec<CardSet> = holders.all().map(|holder| self.knowledge.has(holder)).collect();
            self.dealer.deal(&self.graph, dice, &mut |holder, card| {
                hands[holder.index()] = hands[holder.index()] | card.into();
            });
            // The graph does not know which accusations failed.
            if !self.knowledge.wrong().contains(&hands[holders.envelope().index()]) {
                return Deal(hands);
            }
        }
    }
}
