//! Finds the steps from given facts to a claim.
//!
//! Whatever follows is drawn by the rules, the cheapest first, so that the claim is reached with few steps. If
//! the rules alone do not reach it, its opposite is supposed and refuted; inside, further suppositions are tried
//! and refuted until nothing is left. Since the claim is known to follow, this always ends; but where it would take
//! more steps than anybody follows, the search for a deal that says otherwise is all there is to tell.

use super::choose::choose;
use super::draft::Draft;
use super::ledger::{Inference, Ledger, Use};
use super::rules::inferences;
use super::step::{Because, Claim, ProofStep, Says, Whole};
use crate::{Fact, Holder, Holders};
use clue_rules::CardSet;

/// The most steps that are drawn, and the most that are told.
const MOST_DRAWN: usize = 500;
const MOST_TOLD: usize = 100;

/// The proof would have too many steps.
struct TooLong;

/// The steps to a claim, or to a contradiction if there is no claim. It must follow from these facts.
pub(super) fn derive(
    holders: &Holders,
    given: &[Fact],
    entries: &[(usize, &[Fact])],
    claim: Option<Claim>,
) -> Vec<ProofStep> {
    let given = set_up(holders, given).into_iter().map(|says| (says, Because::Setup));
    let told = entries
        .iter()
        .flat_map(|(index, facts)| facts.iter().map(|fact| (said(fact), Because::Entry(*index))));
    let premises: Vec<(Says, Because)> = given.chain(told).collect();
    let mut deriver = Deriver { draft: Draft::default(), claim };
    match deriver.run(&mut Ledger::new(holders), &premises) {
        Ok(end) => Some(deriver.draft.finish(end)),
        Err(TooLong) => None,
    }
    .filter(|steps| steps.len() <= MOST_TOLD)
    .unwrap_or_else(|| searched(premises, claim))
}

/// The premises and the claim, with nothing between.
fn searched(premises: Vec<(Says, Because)>, claim: Option<Claim>) -> Vec<ProofStep> {
    let from = (0..premises.len()).collect();
    let told =
        premises.into_iter().map(|(says, because)| ProofStep { depth: 0, says, because, from: Vec::new() });
    let says = claim.map_or(Says::Nothing, Claim::says);
    told.chain([ProofStep { depth: 0, says, because: Because::Searched, from }]).collect()
}

struct Deriver {
    draft: Draft,
    claim: Option<Claim>,
}

impl Deriver {
    fn run(&mut self, ledger: &mut Ledger<'_>, premises: &[(Says, Because)]) -> Result<usize, TooLong> {
        for (says, because) in premises {
            let premise = Inference { says: *says, because: because.clone(), uses: Vec::new() };
            if ledger.is_news(says)
                && let Some(end) = self.take(ledger, 0, premise)
            {
                return Ok(end);
            }
        }
        if let Some(end) = self.saturate(ledger, 0, self.claim)? {
            return Ok(end);
        }
        match self.claim {
            None => self.refute(ledger, 0),
            Some(claim) => self.suppose(ledger, 0, claim.denied()),
        }
    }

    /// Writes a step down. The number of the contradiction, if it is against what is known.
    fn take(&mut self, ledger: &mut Ledger<'_>, depth: usize, inference: Inference) -> Option<usize> {
        let says = inference.says;
        let step = self.draft.push(depth, inference);
        if says == Says::Nothing {
            return Some(step);
        }
        if let Some((holder, card, mut uses)) = ledger.conflict(&says) {
            uses.push(Use { step, cards: card.into() });
            let because = Because::Both { holder, card };
            return Some(self.draft.push(depth, Inference { says: Says::Nothing, because, uses }));
        }
        ledger.learn(&says, step);
        None
    }

    /// Draws everything the rules give, the cheapest first. The last step, if that is the claim or a
    /// contradiction.
    fn saturate(
        &mut self,
        ledger: &mut Ledger<'_>,
        depth: usize,
        claim: Option<Claim>,
    ) -> Result<Option<usize>, TooLong> {
        loop {
            if let Some(end) = claim.and_then(|claim| self.conclude(ledger, claim)) {
                return Ok(Some(end));
            }
            let cheapest = inferences(ledger).into_iter().min_by_key(|next| self.draft.cost(&next.uses));
            let Some(next) = cheapest else { return Ok(None) };
            if let Some(end) = self.take(ledger, depth, next) {
                return Ok(Some(end));
            }
            if self.draft.len() > MOST_DRAWN {
                return Err(TooLong);
            }
        }
    }

    /// The step that states the claim, if it is known by now.
    fn conclude(&mut self, ledger: &Ledger<'_>, claim: Claim) -> Option<usize> {
        let Claim { holder, card, has } = claim;
        let known = if has { ledger.has(holder) } else { ledger.not(holder) };
        if !known.has(card) {
            return None;
        }
        let cards = CardSet::from(card);
        let uses = if has { ledger.why_has(holder, cards) } else { ledger.why_not(holder, cards) };
        let source = uses[0].step;
        let because = match *self.draft.says(source) {
            Says::Hand { holder: other, .. } if other != holder => Because::Elsewhere { holder: other },
            Says::HasAll { holder: other, .. } if other != holder => Because::Elsewhere { holder: other },
            Says::Hand { .. } if has => {
                let setup = Inference { says: claim.says(), because: Because::Setup, uses: vec![] };
                return Some(self.draft.push(0, setup));
            }
            Says::Hand { .. } => Because::Full { whole: Whole::Hand },
            _ => {
                self.draft.narrow(source, cards);
                return Some(source);
            }
        };
        Some(self.draft.push(0, Inference { says: claim.says(), because, uses }))
    }

    /// Refutes a supposition, and writes down the opposite.
    fn suppose(&mut self, ledger: &mut Ledger<'_>, depth: usize, guess: Claim) -> Result<usize, TooLong> {
        let mut inner = ledger.clone();
        let supposed = Inference { says: guess.says(), because: Because::Supposed, uses: vec![] };
        let start = self.draft.push(depth + 1, supposed);
        inner.learn(&guess.says(), start);
        let end = self.refute(&mut inner, depth + 1)?;
        let cards = guess.card.into();
        let uses = vec![Use { step: start, cards }, Use { step: end, cards: CardSet::EMPTY }];
        let refuted = Inference { says: guess.denied().says(), because: Because::Refuted, uses };
        let step = self.draft.push(depth, refuted);
        ledger.learn(&guess.denied().says(), step);
        Ok(step)
    }

    /// The number of a contradiction, which is known to follow.
    fn refute(&mut self, ledger: &mut Ledger<'_>, depth: usize) -> Result<usize, TooLong> {
        loop {
            if let Some(end) = self.saturate(ledger, depth, None)? {
                return Ok(end);
            }
            let guess = choose(ledger);
            let step = self.suppose(ledger, depth, guess)?;
            if let Some(end) = self.draft.lift(step) {
                return Ok(end);
            }
        }
    }
}

/// What the set-up says: a whole hand where all of it is known.
fn set_up(holders: &Holders, given: &[Fact]) -> Vec<Says> {
    let held_by = |holder: Holder| -> CardSet {
        let held = given.iter().filter_map(|fact| match *fact {
            Fact::Has { holder: by, card } | Fact::Showed { holder: by, card, .. } if by == holder => {
                Some(card)
            }
            _ => None,
        });
        held.collect()
    };
    let mut said_first: Vec<Says> = Vec::new();
    for holder in holders.all() {
        let cards = held_by(holder);
        if cards.len() == holders.size(holder) {
            said_first.push(Says::Hand { holder, cards });
        } else if !cards.is_empty() {
            said_first.push(Says::HasAll { holder, cards });
        }
    }
    let others = given.iter().filter(|fact| !matches!(fact, Fact::Has { .. } | Fact::Showed { .. }));
    said_first.into_iter().chain(others.map(said)).collect()
}

fn said(fact: &Fact) -> Says {
    match *fact {
        Fact::Has { holder, card } | Fact::Showed { holder, card, .. } => {
            Says::HasAll { holder, cards: card.into() }
        }
        Fact::HasNone { holder, cards } => Says::HasNone { holder, cards },
        Fact::HasSome { holder, cards } => Says::HasSome { holder, cards, least: 1 },
        Fact::NotTheCase { cards } => Says::NotTheCase { cards },
    }
}
