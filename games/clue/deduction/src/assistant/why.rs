//! Explanations: why a card is somewhere or not.

use super::case::Notes;
use super::fault::Fault;
use super::proof_words::{self, Numbered, Telling};
use super::said::{Chance, Step, Title};
use super::setting::Who;
use super::sheet::mark;
use super::wire::{Told, Why};
use crate::proof::Claim;
use crate::{Fact, Place, Posterior, Weighting};
use clue_rules::Card;

/// Why the holder has the card or has it not; or that it is open.
pub(crate) fn why(notes: &Notes, card: &str, holder: &str) -> Result<Why, Fault> {
    let setting = &notes.setting;
    let card = setting.find_card(card)?;
    let who = setting.find_who(holder)?;
    let place = notes.posterior(Weighting::default()).place(notes.setting.holder(who), card);
    let (title, entries, steps) = match place {
        Place::Has => proved(notes, who, card, true),
        Place::HasNot => proved(notes, who, card, false),
        Place::May(chance) => undecided(notes, who, card, chance),
    };
    Ok(Why {
        card: setting.card_name(card).to_owned(),
        holder: setting.who_name(who).to_owned(),
        mark: mark(place),
        title: title.into(),
        entries,
        steps,
    })
}

fn proved(notes: &Notes, who: Who, card: Card, has: bool) -> (Title, Vec<usize>, Vec<Told>) {
    let claim = Claim { holder: notes.setting.holder(who), card, has };
    let proof = notes.premises().why(claim).expect("what is certain follows from the notes");
    let names = Numbered(&notes.setting);
    let title = Title::WhyIsIt { claim: names.has_card(who, card, has) };
    let steps = proof_words::told(&notes.seen, &proof, &names);
    (title, proof.entries.iter().map(|entry| entry + 1).collect(), steps)
}

/// There is no reason for what is open, but there are numbers.
fn undecided(notes: &Notes, who: Who, card: Card, chance: f64) -> (Title, Vec<usize>, Vec<Told>) {
    let setting = &notes.setting;
    let mut facts = notes.facts();
    let deals = |facts: &[Fact]| {
        Posterior::of(setting.holders(), facts, Weighting::Alike).map_or(0, |posterior| posterior.worlds())
    };
    let all = deals(&facts);
    facts.push(Fact::Has { holder: notes.setting.holder(who), card });
    let there = deals(&facts);
    let claim = Numbered(setting).has_card(who, card, true);
    let title = Title::IsIt { claim: claim.clone() };
    // Counted deals and weighed ones differ; whoever sees both numbers wants to know why.
    let (weighed, counted) = (Chance::from(chance), Chance::from(there as f64 / all as f64));
    let [there, all, other] = [there, all, all - there].map(|count| count.to_string());
    let step = match weighed == counted {
        true => Step::StillOpen { there, all, other, claim },
        false => Step::StillOpenWeighed { there, all, other, claim, weighed, counted },
    };
    (title, Vec::new(), vec![Told { entry: None, depth: 0, said: step.into() }])
}
