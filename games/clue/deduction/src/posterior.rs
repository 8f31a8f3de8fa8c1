//! What follows from facts: how many deals agree, and where each card is, certainly or perhaps.

use crate::count::graph::Graph;
use crate::count::number::Count;
use crate::count::tally::{self, Tally};
use crate::knowledge::Knowledge;
use crate::{Fact, Holder, Holders};
use clue_rules::{Card, CardSet};
use num_bigint::BigUint;
use serde::{Deserialize, Serialize};

/// How deals that agree with everything are weighed against each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Weighting {
    /// A shown card was chosen at random among those held.
    #[default]
    Shown,
    /// All alike.
    Alike,
}

/// What is known of a card and a holder.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Place {
    /// Certainly there.
    Has,
    /// Certainly not there.
    HasNot,
    /// Perhaps, with this chance, strictly between 0 and 1.
    May(f64),
}

/// What follows from facts.
#[derive(Clone, Debug, PartialEq)]
pub struct Posterior {
    worlds: u128,
    tally: Exact,
    /// Likeliest first.
    cases: Vec<(CardSet, f64)>,
}

/// Sums in the narrowest numbers that hold them.
#[derive(Clone, Debug, PartialEq)]
enum Exact {
    Narrow(Tally<u64>),
    Wide(Tally<u128>),
    Big(Tally<BigUint>),
}

impl Posterior {
    /// What follows from these facts; `None` if no deal agrees with all of them.
    ///
    /// # Panics
    /// If a fact tells of a card shown among more than three.
    pub fn of(holders: &Holders, facts: &[Fact], weighting: Weighting) -> Option<Self> {
        let knowledge = match weighting {
            Weighting::Shown => Knowledge::of(holders, facts)?,
            Weighting::Alike => Knowledge::of(holders, &alike(facts))?,
        };
        let bits = tally::bits(&knowledge, weighting);
        let (worlds, tally) = if bits <= u64::BITS.into() {
            let (worlds, tally) = count::<u64>(&knowledge)?;
            (worlds, Exact::Narrow(tally))
        } else if bits <= u128::BITS.into() {
            let (worlds, tally) = count::<u128>(&knowledge)?;
            (worlds, Exact::Wide(tally))
        } else {
            let (worlds, tally) = count::<BigUint>(&knowledge)?;
            (worlds, Exact::Big(tally))
        };
        let mut cases = match &tally {
            Exact::Narrow(tally) => shares(tally),
            Exact::Wide(tally) => shares(tally),
            Exact::Big(tally) => shares(tally),
        };
        cases.sort_by(|(case, one), (other, two)| two.total_cmp(one).then(case.cmp(other)));
        Some(Self { worlds, tally, cases })
    }

    /// How many deals agree with every fact.
    pub fn worlds(&self) -> u128 {
        self.worlds
    }

    /// Whether the holder has the card.
    pub fn place(&self, holder: Holder, card: Card) -> Place {
        match &self.tally {
            Exact::Narrow(tally) => place(tally, holder, card),
            Exact::Wide(tally) => place(tally, holder, card),
            Exact::Big(tally) => place(tally, holder, card),
        }
    }

    /// What the envelope can hold and how likely, the likeliest first.
    pub fn cases(&self) -> &[(CardSet, f64)] {
        &self.cases
    }

    /// How much all agreeing deals weigh, in the units of [`Posterior::weight`].
    pub fn total_weight(&self) -> BigUint {
        match &self.tally {
            Exact::Narrow(tally) => tally.total.to_big(),
            Exact::Wide(tally) => tally.total.to_big(),
            Exact::Big(tally) => tally.total.to_big(),
        }
    }

    /// How much the agreeing deals weigh in which the holder has the card: a whole number.
    pub fn weight(&self, holder: Holder, card: Card) -> BigUint {
        match &self.tally {
            Exact::Narrow(tally) => tally.place(holder, card).to_big(),
            Exact::Wide(tally) => tally.place(holder, card).to_big(),
            Exact::Big(tally) => tally.place(holder, card).to_big(),
        }
    }

    /// How much the agreeing deals weigh in which the envelope holds these cards.
    pub fn case_weight(&self, case: CardSet) -> BigUint {
        match &self.tally {
            Exact::Narrow(tally) => case_weight(tally, case),
            Exact::Wide(tally) => case_weight(tally, case),
            Exact::Big(tally) => case_weight(tally, case),
        }
    }
}

/// The facts without what makes one deal weigh less than another.
fn alike(facts: &[Fact]) -> Vec<Fact> {
    let plain = |fact: &Fact| match *fact {
        Fact::Showed { holder, card, .. } => Fact::Has { holder, card },
        other => other,
    };
    facts.iter().map(plain).collect()
}

/// Counts the deals, alike and weighed.
fn count<C: Count>(knowledge: &Knowledge) -> Option<(u128, Tally<C>)> {
    let graph = Graph::of(knowledge)?;
    let mut worlds: u128 = tally::count_alike(&graph);
    let mut tally = Tally::<C>::of(knowledge, &graph);
    // Each failed accusation was counted along; without them the graph is smaller.
    for wrong in knowledge.wrong() {
        let Some(knowledge) = knowledge.with_case(*wrong) else { continue };
        let Some(graph) = Graph::of(&knowledge) else { continue };
        worlds -= tally::count_alike::<u128>(&graph);
        tally.without(&Tally::of(&knowledge, &graph));
    }
    (worlds > 0).then_some((worlds, tally))
}

fn shares<C: Count>(tally: &Tally<C>) -> Vec<(CardSet, f64)> {
    tally.cases.iter().map(|(case, ways)| (*case, ways.share(&tally.total))).collect()
}

fn place<C: Count>(tally: &Tally<C>, holder: Holder, card: Card) -> Place {
    let ways = tally.place(holder, card);
    if ways.is_zero() {
        Place::HasNot
    } else if *ways == tally.total {
        Place::Has
    } else {
        Place::May(ways.share(&tally.total))
    }
}

fn case_weight<C: Count>(tally: &Tally<C>, case: CardSet) -> BigUint {
    tally.cases.iter().find(|(own, _)| *own == case).map_or(BigUint::ZERO, |(_, ways)| ways.to_big())
}
