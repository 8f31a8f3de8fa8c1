//! Posterior of a set of facts: how many deals agree, and where each card is, certainly or perhaps.

use crate::count::graph::{Graph, TooMany};
use crate::count::in_width;
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
    tally: Tally<BigUint>,
    /// Likeliest first.
    cases: Vec<(CardSet, f64)>,
}

impl Posterior {
    /// What follows from these facts; `None` if no deal agrees with all of them.
    ///
    /// # Panics
    /// If a fact tells that the envelope showed a card, or of a card shown among more than three.
    pub fn of(holders: &Holders, facts: &[Fact], weighting: Weighting) -> Option<Self> {
        Self::within(holders, facts, weighting, usize::MAX).expect("no number of steps is too many")
    }

    /// The same, unless it would take more than so many steps: about ten million a second, each keeping some dozens
    /// of bytes. Positions of real games take some thousands, contrived ones with thirty cards may take many millions.
    ///
    /// # Errors
    /// If it would take more.
    ///
    /// # Panics
    /// As [`Posterior::of`].
    pub fn within(
        holders: &Holders,
        facts: &[Fact],
        weighting: Weighting,
        most_steps: usize,
    ) -> Result<Option<Self>, TooMany> {
        let Some(knowledge) = Knowledge::of(holders, facts, weighting) else { return Ok(None) };
        let graph = Graph::within(&knowledge, most_steps)?;
        Ok(graph.and_then(|graph| Self::counted(&knowledge, &graph)))
    }

    fn counted(knowledge: &Knowledge, graph: &Graph) -> Option<Self> {
        let worlds = tally::worlds(knowledge, graph);
        if worlds == 0 {
            return None;
        }
        let tally =
            in_width!(tally::bits(knowledge), Number => Tally::<Number>::of(knowledge, graph).to_big());
        let mut cases: Vec<(CardSet, f64)> =
            tally.cases.iter().map(|(case, ways)| (*case, open_share(ways, &tally.total))).collect();
        cases.sort_by(|(case, one), (other, two)| two.total_cmp(one).then(case.cmp(other)));
        Some(Self { worlds, tally, cases })
    }

    /// How many deals agree with every fact.
    pub fn worlds(&self) -> u128 {
        self.worlds
    }

    /// Whether the holder has the card.
    pub fn place(&self, holder: Holder, card: Card) -> Place {
        let ways = self.tally.place(holder, card);
        if ways.is_zero() {
            Place::HasNot
        } else if *ways == self.tally.total {
            Place::Has
        } else {
            Place::May(open_share(ways, &self.tally.total))
        }
    }

    /// What the envelope can hold and how likely, the likeliest first.
    pub fn cases(&self) -> &[(CardSet, f64)] {
        &self.cases
    }

    /// How much all agreeing deals weigh, in the units of [`Posterior::weight`].
    pub fn total_weight(&self) -> &BigUint {
        &self.tally.total
    }

    /// How much the agreeing deals weigh in which the holder has the card: a whole number.
    pub fn weight(&self, holder: Holder, card: Card) -> &BigUint {
        self.tally.place(holder, card)
    }

    /// How much the agreeing deals weigh in which the envelope holds these cards.
    pub fn case_weight(&self, case: CardSet) -> BigUint {
        self.tally.cases.iter().find(|(own, _)| *own == case).map_or(BigUint::ZERO, |(_, ways)| ways.clone())
    }
}

/// The share of something that is possible. However small or large, it is not told as never or always unless it is
/// all of it.
fn open_share(ways: &BigUint, total: &BigUint) -> f64 {
    if ways == total {
        return 1.0;
    }
    ways.share(total).clamp(f64::MIN_POSITIVE, 1.0 - f64::EPSILON)
}
