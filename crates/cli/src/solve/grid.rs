//! The table: a row for each card, a column for each holder.

use super::paint::{Paint, Tint};
use clue_deduction::assistant::wire::Chance;
use clue_deduction::assistant::wire::{CardKind, Mark, Sheet};
use std::fmt::Write;

/// How wide it may be.
const WIDTH: usize = 80;
/// The widest a column gets, with the space before it.
const WIDEST: usize = 12;

/// The table as text, each line ended.
pub(super) fn draw(sheet: &Sheet, paint: Paint) -> String {
    let names = sheet.cards.iter().map(|row| row.card.chars().count()).max().unwrap_or(0);
    let longest = sheet.holders.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let width = ((WIDTH - names) / sheet.holders.len().max(1)).min(longest.max(4) + 2).min(WIDEST);
    let mut text = String::new();
    let mut kind = None;
    for row in &sheet.cards {
        if kind != Some(row.kind) {
            kind = Some(row.kind);
            let heads: String = match text.is_empty() {
                true => {
                    sheet.holders.iter().map(|name| format!("{:>width$}", cut(name, width - 1))).collect()
                }
                false => String::new(),
            };
            let line = format!("{:<names$}{heads}", heading(row.kind));
            let _ = writeln!(text, "{}", paint.tint(Tint::Heading, line.trim_end()));
        }
        let _ = write!(text, "{:<names$}", row.card);
        for mark in &row.marks {
            let cell = format!("{:>width$}", told(*mark));
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

fn heading(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Suspect => "Suspects",
        CardKind::Weapon => "Weapons",
        CardKind::Room => "Rooms",
    }
}

fn told(mark: Mark) -> String {
    match mark {
        Mark::Has => "yes".into(),
        Mark::HasNot => "-".into(),
        Mark::May { chance } => Chance::from(chance).to_string(),
    }
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
    use clue_deduction::assistant::wire::{Accusation, Row};

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
        assert_eq!(draw(&sheet, Paint::OFF), expected);
    }

    #[test]
    fn six_players_and_long_names_fit_eighty_columns() {
        let long = "Abcdefghijklmnopqrstuvwx";
        let mark = Mark::May { chance: 0.9999 };
        let everything = [long, long, long, long, long, long, "open", "aside", "envelope"];
        let text = draw(&sheet(&everything, &[(long, CardKind::Room)], mark), Paint::OFF);
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        assert_eq!(text.matches(" >99%").count(), 9, "{text}");
        let usual = ["Ann", "Ben", "Cid", "Dee", "Eve", "Fay", "envelope"];
        let text = draw(&sheet(&usual, &[("Colonel Mustard", CardKind::Suspect)], mark), Paint::OFF);
        assert!(text.contains("envelope"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    }
}
