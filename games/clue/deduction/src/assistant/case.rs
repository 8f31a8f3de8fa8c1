//! A whole case, checked: its setting and what was seen, and what both say about the deal.

use super::fault::{Fault, MOST_ENTRIES};
use super::seen::Seen;
use super::setting::Setting;
use super::wire::Case;
use crate::proof::Premises;
use crate::{Fact, Posterior, TooMany, Weighting};

/// How many steps counting may take for a page: less than a second, and some hundred megabytes.
const MOST_STEPS: usize = 4_000_000;

/// A checked case. Every name in it is known; whether any deal agrees with it is another question.
#[derive(Clone, Debug)]
pub(crate) struct Notes {
    pub(crate) setting: Setting,
    pub(crate) seen: Vec<Seen>,
}

impl Notes {
    /// The notes of a case file.
    pub(crate) fn of(case: &Case) -> Result<Self, Fault> {
        let setting = Setting::of(case)?;
        if case.entries.len() > MOST_ENTRIES {
            return Err(Fault::TooManyEntries { most: MOST_ENTRIES });
        }
        let read = |(at, entry)| Seen::read(&setting, entry).map_err(|fault| fault.in_entry(at + 1));
        let seen = case.entries.iter().enumerate().map(read).collect::<Result<_, _>>()?;
        Ok(Self { setting, seen })
    }

    /// The case file, every name spelt as it should be.
    pub(crate) fn case(&self) -> Case {
        let entries = self.seen.iter().map(|seen| seen.write(&self.setting)).collect();
        Case { entries, ..self.setting.case() }
    }

    /// All that is known about the deal, by entries.
    pub(crate) fn premises(&self) -> Premises {
        Premises {
            holders: self.setting.holders().clone(),
            given: self.setting.facts(),
            entries: self.seen.iter().map(|seen| seen.facts(&self.setting)).collect(),
        }
    }

    /// All that is known about the deal.
    pub(crate) fn facts(&self) -> Vec<Fact> {
        let seen = self.seen.iter().flat_map(|seen| seen.facts(&self.setting));
        self.setting.facts().into_iter().chain(seen).collect()
    }

    /// Refuses notes that cannot be counted in reasonable time. Games that are played never come near it; what is
    /// made up to be hard, with thirty cards and no hand of one's own, may.
    pub(crate) fn check_countable(&self) -> Result<(), Fault> {
        match self.counted_within(MOST_STEPS) {
            Ok(_) => Ok(()),
            Err(TooMany) => Err(Fault::TooManyDeals),
        }
    }

    /// What follows from it, unless that takes more than so many steps.
    pub(crate) fn counted_within(&self, most_steps: usize) -> Result<Option<Posterior>, TooMany> {
        Posterior::within(self.setting.holders(), &self.facts(), Weighting::default(), most_steps)
    }

    /// What follows from it.
    ///
    /// # Panics
    /// If no deal agrees with it: such notes are refused before anything is asked of them.
    pub(crate) fn posterior(&self, weighting: Weighting) -> Posterior {
        Posterior::of(self.setting.holders(), &self.facts(), weighting)
            .expect("notes are kept only if some deal agrees with them")
    }
}
