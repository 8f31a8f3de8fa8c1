//! Output of `parlour solve`: the assistant's sentences wrapped for a terminal, and a few of its own.

use super::names::listed;
use clue_deduction::Weighting;
use clue_deduction::assistant::wire::Chance;
use clue_deduction::assistant::wire::{Advice, CardKind, Mark, Page, Refusal, Sheet, Told, Why};
use clue_rules::escaped;
use parlour_voice::{Language, Spoken};
use std::fmt::Write;

/// How wide a text may be.
const WIDTH: usize = 80;
/// How many suggestions are told of those that can be made.
const MOST_ADVISED: usize = 3;

/// The text in lines that fit.
pub(super) fn wrapped(text: &str) -> String {
    hanging("", 0, text)
}

/// The text wrapped: the first line after a beginning, the others indented. Control characters in it are escaped.
pub(super) fn hanging(beginning: &str, spaces: usize, text: &str) -> String {
    let mut lines = String::new();
    let mut line = beginning.to_owned();
    let mut has_words = false;
    for word in text.split_whitespace().map(escaped) {
        if has_words && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines += &line;
            lines.push('\n');
            line = " ".repeat(spaces);
            has_words = false;
        }
        if has_words {
            line.push(' ');
        }
        line += &word;
        has_words = true;
    }
    lines + line.trim_end() + "\n"
}

/// What is known of the envelope.
pub(super) fn envelope(sheet: &Sheet) -> String {
    let cards = listed(&sheet.accusation.cards, "and");
    if sheet.accusation.is_certain {
        return hanging("Envelope: ", 10, &format!("{cards}. This is certain."));
    }
    let chance = Chance::from(sheet.accusation.chance);
    hanging("Envelope: ", 10, &format!("{} cases left; the likeliest is {cards} ({chance}).", sheet.cases))
}

/// The digits of a whole number as people write it: 1,234,567.
fn grouped(digits: &str) -> String {
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// How many deals agree, and how they were weighed.
pub(super) fn deals(sheet: &Sheet) -> String {
    let weighed = match sheet.weighting {
        Weighting::Shown => "chances take into account which cards were shown",
        Weighting::Alike => "all weigh alike",
    };
    match sheet.worlds.as_str() {
        "1" => wrapped("One deal agrees with every entry."),
        worlds => wrapped(&format!("{} deals agree with every entry; {weighed}.", grouped(worlds))),
    }
}

/// The game in a line.
pub(super) fn headline(page: &Page) -> String {
    let players: Vec<String> =
        page.case.players.iter().map(|player| format!("{} ({})", player.name, player.cards)).collect();
    let entries = match page.entries.len() {
        1 => "one entry".into(),
        count => format!("{count} entries"),
    };
    let owner = match &page.case.me {
        Some(me) => format!("the notebook is {me}'s"),
        None => "the notebook is a spectator's".into(),
    };
    wrapped(&format!("{}: {}; {owner}; {entries}.", page.edition, listed(&players, "and")))
}

/// The entries, numbered.
pub(super) fn entries(page: &Page) -> String {
    if page.entries.is_empty() {
        return "Nothing has been entered yet.\n".into();
    }
    let lines = page.entries.iter().enumerate();
    lines
        .map(|(at, entry)| hanging(&format!("{:>3}. ", at + 1), 5, &entry.said.says.say(Language::spoken())))
        .collect()
}

/// Why something cannot be done: a sentence, and how it clashes, step by step.
pub(super) fn refusal(refusal: &Refusal) -> String {
    wrapped(&refusal.to_string()) + &steps(&refusal.steps)
}

/// The same with the sentence in one line, for standard error.
pub(super) fn fault(refusal: &Refusal) -> String {
    format!("{refusal}\n{}", steps(&refusal.steps)).trim_end().to_owned()
}

/// Why a card is there or not there.
pub(super) fn why(why: &Why) -> String {
    wrapped(&why.title.says.to_string()) + &steps(&why.steps)
}

fn steps(steps: &[Told]) -> String {
    let step = |step: &Told| {
        let indent = 2 + 2 * step.depth;
        let entry = step.entry.map_or_else(String::new, |entry| format!("Entry {entry}: "));
        hanging(&format!("{:indent$}{entry}", ""), indent + 2, &step.said.says.say(Language::spoken()))
    };
    steps.iter().map(step).collect()
}

/// The advice: suggestions, and whether to accuse.
pub(super) fn advice(advice: &Advice) -> String {
    let mut text = wrapped(&advice.verdict.says.to_string());
    for (at, advised) in advice.suggestions.iter().take(MOST_ADVISED).enumerate() {
        let cards = listed(&advised.cards, "and");
        let _ = writeln!(text, "{:>3}. {cards} ({:.2} bits)", at + 1, advised.bits);
        text += &hanging("     ", 5, &advised.gain.says.to_string());
    }
    text
}

/// What has become certain from one sheet to the next, and what no longer is. What follows from it at a
/// glance is left out: that others do not have a card, that a full hand has no others.
pub(super) fn news(before: &Sheet, after: &Sheet) -> String {
    let mut text = String::new();
    let mut lost = 0;
    for (column, holder) in after.holders.iter().enumerate() {
        let mark =
            |sheet: &Sheet, row: usize| sheet.cards.get(row).and_then(|row| row.marks.get(column).copied());
        // The envelope has one card of each kind.
        let is_envelope = column + 1 == after.holders.len();
        let is_kind_known =
            |kind: CardKind| after.cards.iter().any(|row| row.kind == kind && row.marks[column] == Mark::Has);
        let mut has = Vec::new();
        let mut has_not = Vec::new();
        for (row, card) in after.cards.iter().enumerate() {
            match (mark(before, row), card.marks[column]) {
                (Some(old), new) if is_same(old, new) => {}
                (_, Mark::Has) => has.push(card.card.as_str()),
                (_, Mark::HasNot) => {
                    let is_elsewhere = card.marks.contains(&Mark::Has);
                    let is_another_there = is_envelope && is_kind_known(card.kind);
                    if !is_elsewhere && !is_another_there {
                        has_not.push(card.card.as_str());
                    }
                }
                (_, Mark::May { .. }) => lost += 1,
            }
        }
        let is_full = !after.cards.iter().any(|row| matches!(row.marks[column], Mark::May { .. }));
        let mut parts = Vec::new();
        if !has.is_empty() {
            parts.push(format!("has {}", listed(&has, "and")));
        }
        if is_full && !(has.is_empty() && has_not.is_empty()) {
            parts.push("no other card here is open".into());
        } else if !has_not.is_empty() {
            parts.push(format!("has not {}", listed(&has_not, "or")));
        }
        if !parts.is_empty() {
            let who = if is_envelope { "the envelope" } else { holder };
            text += &hanging(&format!("  + {who} "), 4, &format!("{}.", parts.join("; ")));
        }
    }
    match lost {
        0 => {}
        1 => text += "  One mark is open again.\n",
        _ => {
            let _ = writeln!(text, "  {lost} marks are open again.");
        }
    }
    if text.is_empty() { "  Nothing new is certain.\n".into() } else { text }
}

fn is_same(old: Mark, new: Mark) -> bool {
    matches!(
        (old, new),
        (Mark::Has, Mark::Has) | (Mark::HasNot, Mark::HasNot) | (Mark::May { .. }, Mark::May { .. })
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use clue_deduction::assistant::wire::{Accusation, Row};

    const MAY: Mark = Mark::May { chance: 0.5 };

    fn sheet(rows: [[Mark; 3]; 3]) -> Sheet {
        let row = |(card, marks): (&str, [Mark; 3])| Row {
            card: card.into(),
            kind: CardKind::Weapon,
            marks: marks.to_vec(),
        };
        Sheet {
            weighting: Weighting::Shown,
            worlds: "1234".into(),
            holders: ["Ann", "Ben", "envelope"].map(Into::into).to_vec(),
            cards: ["Rope", "Knife", "Wrench"].into_iter().zip(rows).map(row).collect(),
            cases: 12,
            accusation: Accusation {
                cards: vec!["Plum".into(), "Rope".into()],
                chance: 0.25,
                is_certain: false,
            },
        }
    }

    #[test]
    fn only_what_is_new_is_told() {
        let open = sheet([[MAY; 3]; 3]);
        assert_eq!(news(&open, &open), "  Nothing new is certain.\n");
        let passed = sheet([[MAY, Mark::HasNot, MAY], [MAY, Mark::HasNot, MAY], [MAY; 3]]);
        assert_eq!(news(&open, &passed), "  + Ben has not Rope or Knife.\n");
        let found = sheet([[Mark::Has, Mark::HasNot, Mark::HasNot], [MAY; 3], [MAY; 3]]);
        assert_eq!(news(&open, &found), "  + Ann has Rope.\n");
        assert_eq!(news(&found, &open), "  3 marks are open again.\n");
        let full = sheet([
            [Mark::HasNot, Mark::Has, Mark::HasNot],
            [MAY, Mark::HasNot, MAY],
            [MAY, Mark::HasNot, MAY],
        ]);
        assert_eq!(news(&open, &full), "  + Ben has Rope; no other card here is open.\n");
    }

    #[test]
    fn the_envelope_is_told_in_a_line() {
        let mut sheet = sheet([[MAY; 3]; 3]);
        assert_eq!(envelope(&sheet), "Envelope: 12 cases left; the likeliest is Plum and Rope (25%).\n");
        sheet.accusation.is_certain = true;
        assert_eq!(envelope(&sheet), "Envelope: Plum and Rope. This is certain.\n");
        assert!(deals(&sheet).starts_with("1,234 deals agree"));
    }

    #[test]
    fn what_is_echoed_does_nothing_to_the_terminal() {
        assert_eq!(wrapped("'\u{1b}[2J' is \u{202e}odd"), "'\\u{1b}[2J' is \\u{202e}odd\n");
    }

    #[test]
    fn long_texts_are_wrapped_under_their_beginning() {
        let text = hanging("  ", 4, &"word ".repeat(40));
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH));
        assert!(text.lines().skip(1).all(|line| line.starts_with("    word")));
        assert_eq!(text.matches("word").count(), 40);
    }
}
