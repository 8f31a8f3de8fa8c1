//! Where the cards are, as a table with a row for each card and a column for each holder.

use super::case::Notes;
use super::wire::{Accusation, CardKind, Mark, Row, Sheet};
use crate::Weighting;
use clue_rules::Kind;

pub(crate) fn sheet(notes: &Notes, weighting: Weighting) -> Sheet {
    let setting = &notes.setting;
    let holders = setting.holders();
    let row = |card| Row {
        card: setting.card_name(card).to_owned(),
        kind: kind(setting.edition().kind(card)),
        marks: holders.all().map(|_| Mark::May { chance: 0.5 }).collect(),
    };
    Sheet {
        weighting,
        worlds: "0".into(),
        holders: holders.all().map(|holder| setting.who_name(setting.who(holder)).to_owned()).collect(),
        cards: holders.deck().iter().map(row).collect(),
        cases: 0,
        accusation: Accusation { cards: Vec::new(), chance: 0.0, is_certain: false },
    }
}

fn kind(kind: Kind) -> CardKind {
    match kind {
        Kind::Suspect => CardKind::Suspect,
        Kind::Weapon => CardKind::Weapon,
        Kind::Room => CardKind::Room,
    }
}
