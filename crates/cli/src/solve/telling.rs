//! Output of `parlour solve`: the assistant's sentences wrapped for a terminal, and a few of its own.

use super::said::{HelpRow, Saying};
use super::vocabulary::Vocabulary;
use clue_deduction::assistant::said::Clause;
use clue_deduction::assistant::wire::{
    Advice, CardKind, Chance, Mark, Page, Refusal, Sheet, Step, Told, Why,
};
use clue_rules::escaped;
use parlour_voice::{Language, Quoted, Spoken};

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

/// A sentence of our own in lines that fit.
pub(super) fn told(saying: &Saying) -> String {
    wrapped(&saying.to_string())
}

/// What is known of the case file.
pub(super) fn case_file(sheet: &Sheet, names: &Vocabulary) -> String {
    let cards = names.shown(&sheet.accusation.cards);
    told(&match sheet.accusation.is_certain {
        true => Saying::CaseSolved { cards },
        false => Saying::CaseOpen {
            solutions: sheet.cases,
            cards,
            chance: Quoted::of(&Chance::from(sheet.accusation.chance)),
        },
    })
}

/// How many deals are possible, and how they were weighted.
pub(super) fn deals(sheet: &Sheet) -> String {
    told(&match sheet.worlds.as_str() {
        "1" => Saying::OneDeal,
        deals => Saying::Deals { deals: deals.into(), weighting: sheet.weighting },
    })
}

/// The game in a line.
pub(super) fn headline(page: &Page) -> String {
    let players = page.case.players.iter().map(|player| format!("{} ({})", player.name, player.cards));
    told(&Saying::Headline {
        edition: page.edition.clone(),
        players: players.collect(),
        watching: page.case.me.is_none(),
        me: page.case.me.clone().unwrap_or_default(),
        entries: page.entries.len(),
    })
}

/// The entries, numbered.
pub(super) fn entries(page: &Page) -> String {
    if page.entries.is_empty() {
        return told(&Saying::NoEntries);
    }
    let lines = page.entries.iter().enumerate();
    lines.map(|(at, entry)| hanging(&format!("{:>3}. ", at + 1), 5, &step(&entry.said.says))).collect()
}

/// Everything that can be typed.
pub(super) fn help() -> String {
    let form = |row| Saying::HelpForm { row }.to_string();
    let table = |rows: &mut dyn Iterator<Item = HelpRow>| -> String {
        let rows: Vec<HelpRow> = rows.collect();
        let width = rows.iter().map(|row| form(*row).chars().count()).max().unwrap_or(0);
        let line = |row: &HelpRow| {
            let about = Saying::HelpAbout { row: *row }.to_string();
            hanging(&format!("  {:<width$}  ", form(*row)), width + 4, &about)
        };
        rows.iter().map(line).collect()
    };
    told(&Saying::HelpEntries)
        + &table(&mut HelpRow::entries())
        + &told(&Saying::HelpCommands)
        + &table(&mut HelpRow::commands())
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

/// An entry or a step, in the language that is spoken.
pub(super) fn step(step: &Step) -> String {
    step.say(Language::spoken())
}

fn steps(steps: &[Told]) -> String {
    let line = |told: &Told| {
        let indent = 2 + 2 * told.depth;
        let says = step(&told.said.says);
        let text = match told.entry {
            Some(number) => Saying::AtEntry { number, says }.to_string(),
            None => says,
        };
        hanging(&" ".repeat(indent), indent + 2, &text)
    };
    steps.iter().map(line).collect()
}

/// The advice: suggestions, and whether to accuse.
pub(super) fn advice(advice: &Advice, names: &Vocabulary) -> String {
    let mut text = wrapped(&advice.verdict.says.to_string());
    for (at, advised) in advice.suggestions.iter().take(MOST_ADVISED).enumerate() {
        let cards = Saying::Advised { cards: names.shown(&advised.cards) };
        text += &hanging(&format!("{:>3}. ", at + 1), 5, &cards.to_string());
        text += &hanging("     ", 5, &advised.gain.says.to_string());
    }
    text
}

/// What has become certain from one sheet to the next, and what no longer is. What follows from it at a
/// glance is left out: that others do not have a card, that a full hand has no others.
pub(super) fn news(before: &Sheet, after: &Sheet, names: &Vocabulary) -> String {
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
                (_, Mark::Has) => has.push(names.said_card(row)),
                (_, Mark::HasNot) => {
                    let is_elsewhere = card.marks.contains(&Mark::Has);
                    let is_another_there = is_envelope && is_kind_known(card.kind);
                    if !is_elsewhere && !is_another_there {
                        has_not.push(names.said_card(row));
                    }
                }
                (_, Mark::May { .. }) => lost += 1,
            }
        }
        let is_full = !after.cards.iter().any(|row| matches!(row.marks[column], Mark::May { .. }));
        let is_news = !(has.is_empty() && has_not.is_empty());
        let mut parts = Vec::new();
        let clause = |says: Clause| step(&Step::Stated { says });
        if !has.is_empty() {
            parts.push(clause(Clause::Has { holder: names.said_holder(holder), cards: has }));
        }
        // Of the case file this is said anyway.
        if is_news && is_full && !is_envelope {
            parts.push(Saying::AllKnown { holder: holder.clone() }.to_string());
        } else if !has_not.is_empty() && !is_full {
            parts.push(clause(Clause::HasNot { holder: names.said_holder(holder), cards: has_not }));
        }
        if !parts.is_empty() {
            text += &hanging("  + ", 4, &parts.join(" "));
        }
    }
    if lost > 0 {
        text += &hanging("  ", 2, &Saying::Reopened { cells: lost }.to_string());
    }
    if text.is_empty() { hanging("  ", 2, &Saying::NothingNew.to_string()) } else { text }
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
    use clue_deduction::Weighting;
    use clue_deduction::assistant::wire::{Accusation, EditionChoice, OwnEdition, Row};

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

    /// The names of that sheet.
    fn names() -> Vocabulary {
        let own = OwnEdition {
            name: "Small".into(),
            suspects: Vec::new(),
            weapons: ["Rope", "Knife", "Wrench"].map(Into::into).to_vec(),
            rooms: Vec::new(),
        };
        let mut names = Vocabulary::of_edition(&EditionChoice::BuiltIn("classic".into()), &own);
        names.holders = ["Ann", "Ben", "envelope"].map(Into::into).to_vec();
        names
    }

    #[test]
    fn only_what_is_new_is_told() {
        let news = |before: &Sheet, after: &Sheet| news(before, after, &names());
        let open = sheet([[MAY; 3]; 3]);
        assert_eq!(news(&open, &open), "  Nothing new is certain.\n");
        let passed = sheet([[MAY, Mark::HasNot, MAY], [MAY, Mark::HasNot, MAY], [MAY; 3]]);
        assert_eq!(news(&open, &passed), "  + Ben doesn’t have the Rope or the Knife.\n");
        let found = sheet([[Mark::Has, Mark::HasNot, Mark::HasNot], [MAY; 3], [MAY; 3]]);
        assert_eq!(news(&open, &found), "  + Ann has the Rope.\n");
        assert_eq!(news(&found, &open), "  3 cells are open again.\n");
        let full = sheet([
            [Mark::HasNot, Mark::Has, Mark::HasNot],
            [MAY, Mark::HasNot, MAY],
            [MAY, Mark::HasNot, MAY],
        ]);
        assert_eq!(news(&open, &full), "  + Ben has the Rope. All of Ben’s cards are known.\n");
    }

    #[test]
    fn the_case_file_is_told_in_a_line() {
        let mut sheet = sheet([[MAY; 3]; 3]);
        let told = |sheet: &Sheet| case_file(sheet, &names());
        assert_eq!(told(&sheet), "Case file: 12 solutions left. Most likely: Plum and Rope (25%).\n");
        sheet.accusation.is_certain = true;
        assert_eq!(told(&sheet), "Case file: Plum and Rope. This is certain.\n");
        assert!(deals(&sheet).starts_with("1,234 possible deals"));
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
