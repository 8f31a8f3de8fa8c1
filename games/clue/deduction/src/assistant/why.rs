//! Explanations: why a card is somewhere or not.

use super::case::Notes;
use super::fault::Fault;
use super::proof_words;
use super::setting::Who;
use super::sheet::mark;
use super::wire::{Told, Why};
use super::words;
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
        title,
        entries,
        steps,
    })
}

fn proved(notes: &Notes, who: Who, card: Card, has: bool) -> (String, Vec<usize>, Vec<Told>) {
    let claim = Claim { holder: notes.setting.holder(who), card, has };
    let proof = notes.premises().why(claim).expect("what is certain follows from the notes");
    let title = format!("Why {}?", words::whether_has_card(&notes.setting, who, card, has));
    let steps = proof_words::told(&notes.setting, &notes.seen, &proof, &proof_words::numbered);
    (title, proof.entries.iter().map(|entry| entry + 1).collect(), steps)
}

/// There is no reason for what is open, but there are numbers.
fn undecided(notes: &Notes, who: Who, card: Card, chance: f64) -> (String, Vec<usize>, Vec<Told>) {
    let setting = &notes.setting;
    let mut facts = notes.facts();
    let deals = |facts: &[Fact]| {
        Posterior::of(setting.holders(), facts, Weighting::Alike).map_or(0, |posterior| posterior.worlds())
    };
    let all = deals(&facts);
    facts.push(Fact::Has { holder: notes.setting.holder(who), card });
    let there = deals(&facts);
    let mut text = format!(
        "This is open: in {} of the {} deals that agree with the notes {}, in the other {} it is elsewhere.",
        words::count(there),
        words::count(all),
        words::has_card(setting, who, card, true),
        words::count(all - there),
    );
    // Counted deals and weighed ones differ; whoever sees both numbers wants to know why.
    let (weighed, counted) = (words::percent(chance), words::percent(there as f64 / all as f64));
    if weighed != counted {
        text += &format!(
            " The chance is {weighed} rather than {counted}, since whoever has several of the cards asked for \
             might have shown another."
        );
    }
    let title = format!("{}?", words::capitalised(&words::whether_has_card(setting, who, card, true)));
    (title, Vec::new(), vec![Told { entry: None, text, depth: 0 }])
}
