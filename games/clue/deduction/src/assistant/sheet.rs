//! The grid: a row for each card and a column for each holder.

use super::case::Notes;
use super::setting::Setting;
use super::wire::{Accusation, Mark, Row, Sheet};
use crate::{Place, Posterior, Weighting};
use clue_rules::Card;

/// All that follows from the notes.
pub(crate) fn sheet(notes: &Notes, weighting: Weighting) -> Sheet {
    let setting = &notes.setting;
    let posterior = notes.posterior(weighting);
    let holders = setting.holders();
    let row = |card: Card| Row {
        card: setting.card_name(card).to_owned(),
        kind: setting.edition().kind(card),
        marks: holders.all().map(|holder| mark(posterior.place(holder, card))).collect(),
    };
    Sheet {
        weighting,
        worlds: posterior.worlds().to_string(),
        holders: holders.all().map(|holder| setting.who_name(setting.who(holder)).to_owned()).collect(),
        cards: holders.deck().iter().map(row).collect(),
        cases: posterior.cases().len(),
        accusation: accusation(setting, &posterior),
    }
}

/// The likeliest case.
pub(crate) fn accusation(setting: &Setting, posterior: &Posterior) -> Accusation {
    let (cards, chance) =
        posterior.cases().first().expect("where a deal agrees, the envelope holds something");
    Accusation {
        cards: cards.iter().map(|card| setting.card_name(card).to_owned()).collect(),
        chance: *chance,
        is_certain: posterior.cases().len() == 1,
    }
}

pub(crate) fn mark(place: Place) -> Mark {
    match place {
        Place::Has => Mark::Has,
        Place::HasNot => Mark::HasNot,
        Place::May(chance) => Mark::May { chance },
    }
}
