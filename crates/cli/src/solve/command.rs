//! What can be typed at the prompt: an entry, or something to do with the notebook.

use super::names::{self, Sort};
use super::phrase::{self, NoEntry};
use super::vocabulary::Vocabulary;
use clue_deduction::Weighting;
use clue_deduction::assistant::wire::{Action, Question};
use std::path::PathBuf;

/// A line as it was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// An empty line.
    Nothing,
    /// Change the notebook.
    Do(Action),
    /// Ask about it.
    Ask(Question),
    /// Draw the table; weighed as before if nothing is said.
    Table(Option<Weighting>),
    /// List the entries.
    Entries,
    /// Correct the set-up.
    SetUp,
    /// Keep it in a file; the same as before if none is named.
    Save(Option<PathBuf>),
    /// Open another.
    Load(PathBuf),
    /// Start a new notebook.
    New,
    /// Tell what can be typed.
    Help,
    /// Leave.
    Quit,
}

/// How each command is called, and what it does. Any beginning of a name will do that is no other's.
pub(super) const COMMANDS: [(&str, &str, &str); 14] = [
    ("table", "table [shown|alike]", "draw the table; weigh deals by shown cards (usual), or all alike"),
    ("entries", "entries", "list what was entered"),
    ("why", "why CARD HOLDER", "why a card is there or not there: why rope ben, why hall envelope"),
    ("advice", "advice [ROOM]", "what to ask next, and whether to accuse"),
    ("edit", "edit N ENTRY", "put another entry in the place of entry N"),
    ("delete", "delete N", "strike out entry N"),
    ("undo", "undo [N]", "take back the latest change, or the latest N"),
    ("redo", "redo [N]", "make it again"),
    ("setup", "setup", "correct names, hand sizes and cards"),
    ("save", "save [FILE]", "keep the notebook as a case file"),
    ("load", "load FILE", "open a case file"),
    ("new", "new", "begin a new notebook"),
    ("help", "help", "tell all this"),
    ("quit", "quit", "leave"),
];

/// Names that are understood but not listed.
const OTHER_NAMES: [(&str, &str); 5] =
    [("list", "entries"), ("log", "entries"), ("grid", "table"), ("exit", "quit"), ("?", "help")];

/// Reads a line, or says what is wrong with it.
pub(super) fn read(line: &str, names: &Vocabulary) -> Result<Command, String> {
    let line = line.trim();
    if line.is_empty() {
        return Ok(Command::Nothing);
    }
    // An entry first: a player may be called like a command, and a command may only look like an entry.
    let no_entry = match phrase::read(line, names) {
        Ok(entry) => return Ok(Command::Do(Action::Add { entry })),
        Err(no_entry) => no_entry,
    };
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let is_entry = !matches!(no_entry, NoEntry::NotOne);
    match command_name(word) {
        // The player and the verb were understood, so the fault is in the rest.
        _ if is_entry && names.holder(word).is_ok() => Err(no_entry.to_string()),
        Ok(name) => read_command(name, rest.trim(), names),
        Err(_) if is_entry => Err(no_entry.to_string()),
        Err(misread) => Err(misread),
    }
}

fn command_name(word: &str) -> Result<&'static str, String> {
    let small = word.to_lowercase();
    if let Some((_, name)) = OTHER_NAMES.iter().find(|(other, _)| *other == small) {
        return Ok(name);
    }
    let known = COMMANDS.map(|(name, _, _)| name);
    let name = names::find(word, &known, Sort::Command).map_err(|misread| misread.to_string())?;
    Ok(known.into_iter().find(|own| *own == name).unwrap_or("help"))
}

fn read_command(name: &str, rest: &str, names: &Vocabulary) -> Result<Command, String> {
    let file = || (!rest.is_empty()).then(|| PathBuf::from(rest));
    let alone = |command: Command| {
        if rest.is_empty() {
            Ok(command)
        } else {
            Err(format!("'{name}' stands alone; '{rest}' is too much."))
        }
    };
    match name {
        "table" => read_weighting(rest).map(Command::Table),
        "entries" => alone(Command::Entries),
        "why" => read_why(rest, names),
        "advice" => {
            let room = (!rest.is_empty()).then(|| names.room(rest)).transpose();
            Ok(Command::Ask(Question::Advice { room: room.map_err(|misread| misread.to_string())? }))
        }
        "edit" => {
            let (number, entry) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            let at = read_number(number, "edit 3 ben has rope")?;
            let entry = phrase::read(entry, names).map_err(|fault| fault.to_string())?;
            Ok(Command::Do(Action::Edit { at, entry }))
        }
        "delete" => Ok(Command::Do(Action::Delete { at: read_number(rest, "delete 3")? })),
        "undo" => Ok(Command::Do(Action::Undo { steps: read_steps(rest)? })),
        "redo" => Ok(Command::Do(Action::Redo { steps: read_steps(rest)? })),
        "setup" => alone(Command::SetUp),
        "save" => Ok(Command::Save(file())),
        "load" => file().map(Command::Load).ok_or_else(|| "Load which file? Say 'load FILE'.".into()),
        "new" => alone(Command::New),
        "quit" => alone(Command::Quit),
        _ => Ok(Command::Help),
    }
}

fn read_weighting(text: &str) -> Result<Option<Weighting>, String> {
    if text.is_empty() {
        return Ok(None);
    }
    match names::candidates(text, &["shown", "alike"])[..] {
        ["shown"] => Ok(Some(Weighting::Shown)),
        ["alike"] => Ok(Some(Weighting::Alike)),
        _ => Err(format!("Deals are weighed 'shown' or 'alike', not '{text}'.")),
    }
}

fn read_number(text: &str, example: &str) -> Result<usize, String> {
    text.parse().map_err(|_| format!("Which entry? Say its number, for example '{example}'."))
}

fn read_steps(text: &str) -> Result<usize, String> {
    if text.is_empty() {
        return Ok(1);
    }
    text.parse().map_err(|_| format!("'{text}' is not a number of changes."))
}

/// Words that make a question of it but name nothing.
const FILLERS: [&str; 12] =
    ["is", "in", "the", "does", "do", "has", "have", "hasnt", "not", "doesnt", "cant", "a"];

/// A card and a holder, in any order.
fn read_why(text: &str, names: &Vocabulary) -> Result<Command, String> {
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || [',', '?'].contains(&c))
        .filter(|word| !word.is_empty() && !FILLERS.contains(&word.to_lowercase().replace('\'', "").as_str()))
        .collect();
    if words.len() < 2 {
        return Err(
            "Why what? Name a card and a holder, for example 'why rope ben' or 'why hall envelope'.".into()
        );
    }
    let mut fault = None;
    for cut in (1..words.len()).rev() {
        let (first, second) = (words[..cut].join(" "), words[cut..].join(" "));
        for (card, holder) in [(&first, &second), (&second, &first)] {
            match (names.card(card), names.holder(holder)) {
                (Ok(card), Ok(holder)) => return Ok(Command::Ask(Question::Why { card, holder })),
                // One of the two was understood: the other is what is wrong.
                (Ok(_), Err(misread)) | (Err(misread), Ok(_)) => fault = fault.or(Some(misread.to_string())),
                (Err(_), Err(_)) => {}
            }
        }
    }
    Err(fault.unwrap_or_else(|| format!("There is no card and no holder in '{text}'.")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clue_deduction::assistant::wire::Entry;

    fn command(line: &str) -> Result<Command, String> {
        read(line, &Vocabulary::of_a_usual_game())
    }

    fn why(card: &str, holder: &str) -> Result<Command, String> {
        Ok(Command::Ask(Question::Why { card: card.into(), holder: holder.into() }))
    }

    #[test]
    fn beginnings_of_commands_are_enough() {
        assert_eq!(command(""), Ok(Command::Nothing));
        assert_eq!(command("t"), Ok(Command::Table(None)));
        assert_eq!(command("table al"), Ok(Command::Table(Some(Weighting::Alike))));
        assert_eq!(command("u"), Ok(Command::Do(Action::Undo { steps: 1 })));
        assert_eq!(command("Redo 3"), Ok(Command::Do(Action::Redo { steps: 3 })));
        assert_eq!(command("del 2"), Ok(Command::Do(Action::Delete { at: 2 })));
        assert_eq!(command("?"), Ok(Command::Help));
        assert_eq!(command("save my game.json"), Ok(Command::Save(Some("my game.json".into()))));
        assert_eq!(command("save"), Ok(Command::Save(None)));
        assert_eq!(
            command("advice bil"),
            Ok(Command::Ask(Question::Advice { room: Some("Billiard Room".into()) }))
        );
        assert_eq!(command("e"), Err("'e' could be entries or edit.".into()));
    }

    #[test]
    fn entries_are_added_and_edited() {
        let entry = Entry::Spoiler { player: "Ben".into(), card: "Rope".into(), has: true };
        assert_eq!(command("ben has rope"), Ok(Command::Do(Action::Add { entry: entry.clone() })));
        assert_eq!(command("edit 3 ben has rope"), Ok(Command::Do(Action::Edit { at: 3, entry })));
    }

    #[test]
    fn why_takes_card_and_holder_in_any_order() {
        assert_eq!(command("why rope ben"), why("Rope", "Ben"));
        assert_eq!(command("why ben has rope"), why("Rope", "Ben"));
        assert_eq!(command("why doesn't ben have lead pipe?"), why("Lead Pipe", "Ben"));
        assert_eq!(command("w dining room env"), why("Dining Room", "envelope"));
        assert_eq!(command("why rope eve"), Err("Nobody here is called 'eve'.".into()));
        assert_eq!(command("why roep ben"), Err("There is no card 'roep'; did you mean Rope?".into()));
        assert!(command("why rope").unwrap_err().starts_with("Why what?"));
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        for (line, told) in [
            ("tabel", "did you mean table?"),
            ("dance", "'help' lists"),
            ("bne has rope", "did you mean Ben?"),
            ("ben has roep", "did you mean Rope?"),
            ("edit ben has rope", "Say its number"),
            ("edit 2", "An entry is"),
            ("undo many", "not a number"),
            ("table upside", "'shown' or 'alike'"),
            ("advice rope", "There is no room 'rope'"),
            ("load", "load FILE"),
            ("quit now", "stands alone"),
        ] {
            let said = command(line).unwrap_err();
            assert!(said.contains(told), "{line}: {said}");
        }
    }
}
