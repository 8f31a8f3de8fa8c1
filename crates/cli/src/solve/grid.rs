//! The table: a row for each card, a column for each holder.

use super::names::Name;
use super::paint::{Paint, Tint};
use super::said::Saying;
use super::vocabulary::Vocabulary;
use clue_deduction::assistant::wire::{Chance, Mark, Sheet};
use std::fmt::Write;

/// How wide it may be.
const WIDTH: usize = 80;
/// The widest a column gets, with the space before it.
const WIDEST: usize = 12;

/// The table as text, each line ended.
pub(super) fn draw(sheet: &Sheet, named: &Vocabulary, paint: Paint) -> String {
    let longest = |names: &[Name]| names.iter().map(|name| name.shown().chars().count()).max().unwrap_or(0);
    let names = longest(&named.cards);
    let widest = longest(&named.holders).max(4) + 2;
    let width = ((WIDTH - names) / sheet.holders.len().max(1)).min(widest).min(WIDEST);
    let yes = Saying::MarkHas.to_string();
    let mut text = String::new();
    let mut kind = None;
    for (row, card) in sheet.cards.iter().zip(&named.cards) {
        if kind != Some(row.kind) {
            kind = Some(row.kind);
            let heads: String = match text.is_empty() {
                true => named
                    .holders
                    .iter()
                    .map(|name| format!("{:>width$}", cut(name.shown(), width - 1)))
                    .collect(),
                false => String::new(),
            };
            let line = format!("{:<names$}{heads}", Saying::Heading { kind: row.kind }.to_string());
            let _ = writeln!(text, "{}", paint.tint(Tint::Heading, line.trim_end()));
        }
        let _ = write!(text, "{:<names$}", card.shown());
        for mark in &row.marks {
            let cell = match mark {
                Mark::Has => yes.clone(),
                Mark::HasNot => "-".into(),
                Mark::May { chance } => Chance::from(*chance).to_string(),
            };
            let cell = format!("{cell:>width$}");
            text.push_str(&match mark {
                Mark::Has => paint.tint(Tint::Has, &cell),
                Mark::HasNot => paint.tint(Tint::HasNot, &cell),
                Mark::May { .. } => cell,
            });
        }
        text.push('\n');
    }
    text
}

/// The name, shortened if it is longer than that.
fn cut(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    let short: String = name.chars().take(most - 1).collect();
    format!("{short}…")
}

#[cfg(test)]
mod tests {
    use super::*;
    use clue_deduction::Weighting;
    use clue_deduction::assistant::wire::{Accusation, CardKind, EditionChoice, OwnEdition, Row};

    fn sheet(holders: &[&str], cards: &[(&str, CardKind)], mark: Mark) -> Sheet {
        let row = |(card, kind): &(&str, CardKind)| Row {
            card: (*card).into(),
            kind: *kind,
            marks: vec![mark; holders.len()],
        };
        Sheet {
            weighting: Weighting::Shown,
            worlds: "1".into(),
            holders: holders.iter().map(|name| (*name).into()).collect(),
            cards: cards.iter().map(row).collect(),
            cases: 1,
            accusation: Accusation { cards: vec![], chance: 1.0, is_certain: true },
        }
    }

    fn drawn(sheet: &Sheet) -> String {
        let own = OwnEdition { name: String::new(), suspects: vec![], weapons: vec![], rooms: vec![] };
        let mut named = Vocabulary::of_edition(&EditionChoice::Own(own.clone()), &own);
        named.cards = sheet.cards.iter().map(|row| row.card.as_str().into()).collect();
        named.holders = sheet.holders.iter().map(|name| name.as_str().into()).collect();
        draw(sheet, &named, Paint::OFF)
    }

    #[test]
    fn a_row_for_each_card_and_a_column_for_each_holder() {
        let cards =
            [("Plum", CardKind::Suspect), ("Rope", CardKind::Weapon), ("Lead Pipe", CardKind::Weapon)];
        let mut sheet = sheet(&["Ann", "envelope"], &cards, Mark::HasNot);
        sheet.cards[1].marks = vec![Mark::Has, Mark::HasNot];
        sheet.cards[2].marks = vec![Mark::May { chance: 0.5 }, Mark::May { chance: 0.999 }];
        let expected = "\
Suspects        Ann  envelope
Plum              -         -
Weapons
Rope            yes         -
Lead Pipe       50%      >99%
";
        assert_eq!(drawn(&sheet), expected);
    }

    #[test]
    fn six_players_and_long_names_fit_eighty_columns() {
        let long = "Abcdefghijklmnopqrstuvwx";
        let mark = Mark::May { chance: 0.9999 };
        let everything = [long, long, long, long, long, long, "open", "aside", "envelope"];
        let text = drawn(&sheet(&everything, &[(long, CardKind::Room)], mark));
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        assert_eq!(text.matches(" >99%").count(), 9, "{text}");
        let usual = ["Ann", "Ben", "Cid", "Dee", "Eve", "Fay", "envelope"];
        let text = drawn(&sheet(&usual, &[("Colonel Mustard", CardKind::Suspect)], mark));
        assert!(text.contains("envelope"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    }
}
