//! Why something follows: the fewest entries found that are enough, and the steps from them to the conclusion.
//!
//! A proof is made of statements and reasons, not of text: the assistant tells it. Whether something follows
//! is decided by [searching for a deal](exists) that says otherwise, never by the [`rules`] of the telling.

mod capacity;
mod choose;
mod derive;
mod draft;
mod exists;
mod ledger;
mod minimal;
mod rules;
mod step;

pub use step::{AtMost, Because, Claim, Proof, ProofStep, Says, Whole};

use crate::propagate::Constraints;
use crate::{Fact, Holder, Holders};
use clue_rules::CardSet;

/// All that conclusions are drawn from.
#[derive(Clone, Debug)]
pub struct Premises {
    /// Who holds how many cards.
    pub holders: Holders,
    /// The set-up: what was known before the first entry. It belongs to every proof.
    pub given: Vec<Fact>,
    /// What each entry says. A proof uses or leaves out an entry as a whole.
    pub entries: Vec<Vec<Fact>>,
}

impl Premises {
    /// Whether some deal agrees with everything.
    pub fn agree(&self) -> bool {
        self.all().agree()
    }

    /// Entries that contradict each other or the set-up, none of which can be left out, and how; nothing if some
    /// deal agrees with all of them.
    pub fn clash(&self) -> Option<Proof> {
        if self.agree() {
            return None;
        }
        let last = self.entries.len().checked_sub(1);
        Some(self.prove(None, |entry| Some(entry) == last))
    }

    /// Why the holder has or has not the card; nothing if it does not follow. From entries that contradict each
    /// other nothing follows.
    pub fn why(&self, claim: Claim) -> Option<Proof> {
        let follows = !self.against(self.all(), claim).agree() && self.agree();
        follows.then(|| self.prove(Some(claim), |entry| self.is_about(entry, claim)))
    }

    fn prove(&self, claim: Option<Claim>, is_close: impl Fn(usize) -> bool) -> Proof {
        let entries = minimal::minimal(self.entries.len(), is_close, |entries| {
            let facts = self.with(entries);
            !claim.map_or(facts.clone(), |claim| self.against(facts, claim)).agree()
        });
        let used: Vec<(usize, &[Fact])> =
            entries.iter().map(|entry| (*entry, self.entries[*entry].as_slice())).collect();
        let steps = derive::derive(&self.holders, &self.given, &used, claim);
        Proof { entries, steps }
    }

    fn all(&self) -> Constraints {
        let mut facts = Constraints::none(&self.holders);
        self.given.iter().chain(self.entries.iter().flatten()).for_each(|fact| facts.add(fact));
        facts
    }

    fn with(&self, entries: &[usize]) -> Constraints {
        let mut facts = Constraints::none(&self.holders);
        let told = entries.iter().flat_map(|entry| &self.entries[*entry]);
        self.given.iter().chain(told).for_each(|fact| facts.add(fact));
        facts
    }

    /// The facts and the opposite of the claim.
    fn against(&self, mut facts: Constraints, Claim { holder, card, has }: Claim) -> Constraints {
        facts.add(&if has {
            Fact::HasNone { holder, cards: CardSet::from(card) }
        } else {
            Fact::Has { holder, card }
        });
        facts
    }

    /// Whether an entry speaks of the card or the holder.
    fn is_about(&self, entry: usize, claim: Claim) -> bool {
        let speaks = |by: Option<Holder>, cards: CardSet| by == Some(claim.holder) || cards.has(claim.card);
        self.entries[entry].iter().any(|fact| match *fact {
            Fact::Has { holder, card } | Fact::Showed { holder, card, .. } => {
                speaks(Some(holder), card.into())
            }
            Fact::HasNone { cards, .. } => speaks(None, cards),
            Fact::HasSome { holder, cards } => speaks(Some(holder), cards),
            Fact::NotTheCase { cards } => speaks(Some(self.holders.envelope()), cards),
        })
    }
}
