//! What can be typed at the prompt: an entry, or something to do with the notebook.

use super::names::{self, Name, Sort};
use super::phrase::{self, NoEntry};
use super::said::Saying;
use super::vocabulary::Vocabulary;
use super::words::{Word, Words};
use clue_deduction::Weighting;
use clue_deduction::assistant::wire::{Action, Question};
use clue_rules::escaped;
use parlour_voice::Language;
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
    let (word, _) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let is_entry = !matches!(no_entry, NoEntry::NotOne);
    match split(line, names.words) {
        // The player and the verb were understood, so the fault is in the rest.
        _ if is_entry && names.holder(word).is_ok() => Err(no_entry.to_string()),
        Ok((command, rest)) => read_command(command, rest, names),
        Err(_) if is_entry => Err(no_entry.to_string()),
        Err(misread) => Err(misread),
    }
}

/// The command that a line begins with, and what follows. Of its usual names any beginning will do that is no other's.
fn split<'a>(line: &'a str, words: &Words) -> Result<(Word, &'a str), String> {
    let typed: Vec<&str> = line.split_whitespace().collect();
    if let Some((command, taken)) = words.at_front(&typed, &Word::COMMANDS) {
        let rest = (0..taken).fold(line, |rest, _| {
            rest.trim_start().split_once(char::is_whitespace).map_or("", |(_, rest)| rest)
        });
        return Ok((command, rest.trim()));
    }
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let english = Words::of(Language::ENGLISH);
    let known = Word::COMMANDS.map(|command| {
        let usual = [words, english].map(|words| words.usual(command).to_owned());
        Name { id: command, spellings: usual.to_vec() }
    });
    let found = names::find(word, &known, Sort::Command).map_err(|misread| misread.to_string())?;
    Ok((found.id, rest.trim()))
}

fn read_command(command: Word, rest: &str, names: &Vocabulary) -> Result<Command, String> {
    let file = || (!rest.is_empty()).then(|| PathBuf::from(rest));
    let alone = |meant: Command| {
        if rest.is_empty() {
            Ok(meant)
        } else {
            let command = names.words.usual(command).to_owned();
            Err(Saying::StandsAlone { command, rest: escaped(rest).into_owned() }.to_string())
        }
    };
    match command {
        Word::Table => read_weighting(rest, names.words).map(Command::Table),
        Word::Entries => alone(Command::Entries),
        Word::Why => read_why(rest, names),
        Word::Advice => {
            let words: Vec<&str> = rest.split_whitespace().collect();
            let room = (!words.is_empty()).then(|| names.room(&names.without_fillers(&words).join(" ")));
            let room = room.transpose().map_err(|misread| misread.to_string())?;
            Ok(Command::Ask(Question::Advice { room }))
        }
        Word::Edit => {
            let (number, entry) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            let at = read_number(number, Saying::EditWhich)?;
            let entry = phrase::read(entry, names).map_err(|fault| fault.to_string())?;
            Ok(Command::Do(Action::Edit { at, entry }))
        }
        Word::Delete => Ok(Command::Do(Action::Delete { at: read_number(rest, Saying::DeleteWhich)? })),
        Word::Undo => Ok(Command::Do(Action::Undo { steps: read_steps(rest)? })),
        Word::Redo => Ok(Command::Do(Action::Redo { steps: read_steps(rest)? })),
        Word::Setup => alone(Command::SetUp),
        Word::Save => Ok(Command::Save(file())),
        Word::Load => file().map(Command::Load).ok_or_else(|| Saying::LoadWhich.to_string()),
        Word::New => alone(Command::New),
        Word::Quit => alone(Command::Quit),
        _ => Ok(Command::Help),
    }
}

fn read_weighting(text: &str, words: &Words) -> Result<Option<Weighting>, String> {
    if text.is_empty() {
        return Ok(None);
    }
    let known = [(Word::Shown, Weighting::Shown), (Word::Alike, Weighting::Alike)]
        .map(|(word, weighting)| words.name(weighting, word));
    match names::candidates(text, &known)[..] {
        [name] => Ok(Some(name.id)),
        _ => Err(Saying::WeighHow { typed: escaped(text).into_owned() }.to_string()),
    }
}

fn read_number(text: &str, which: Saying) -> Result<usize, String> {
    text.parse().map_err(|_| which.to_string())
}

fn read_steps(text: &str) -> Result<usize, String> {
    if text.is_empty() {
        return Ok(1);
    }
    text.parse().map_err(|_| Saying::NotSteps { typed: escaped(text).into_owned() }.to_string())
}

/// A card and a holder, in any order.
fn read_why(text: &str, names: &Vocabulary) -> Result<Command, String> {
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || [',', '?'].contains(&c))
        .filter(|word| !word.is_empty() && !names.words.is(Word::WhyFiller, word))
        .collect();
    if words.len() < 2 {
        return Err(Saying::WhyWhat.to_string());
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
    Err(fault.unwrap_or_else(|| Saying::NoCardNoHolder { typed: escaped(text).into_owned() }.to_string()))
}

#[cfg(test)]
mod tests {
    use super::super::said::HelpRow;
    use super::*;
    use clue_deduction::assistant::wire::Entry;
    use parlour_voice::Spoken;

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
        assert_eq!(command("e"), Err("“e” could be entries or edit.".into()));
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
        assert_eq!(command("why rope eve"), Err("No one here is called “eve”.".into()));
        assert_eq!(command("why roep ben"), Err("There’s no card “roep”. Did you mean Rope?".into()));
        assert!(command("why rope").unwrap_err().starts_with("Name a card and a holder"));
    }

    #[test]
    fn other_languages_have_their_own_commands() {
        let command = |line: &str| read(line, &Vocabulary::in_german());
        for (line, meant) in [
            ("hilfe", Command::Help),
            ("tab gleich", Command::Table(Some(Weighting::Alike))),
            ("Einträge", Command::Entries),
            ("rückgängig 2", Command::Do(Action::Undo { steps: 2 })),
            ("zurueck", Command::Do(Action::Undo { steps: 1 })),
            ("lösche 3", Command::Do(Action::Delete { at: 3 })),
            ("was fragen", Command::Ask(Question::Advice { room: None })),
            ("was soll ich fragen hall", Command::Ask(Question::Advice { room: Some("Hall".into()) })),
            ("undo", Command::Do(Action::Undo { steps: 1 })),
            ("speichern mein spiel.json", Command::Save(Some("mein spiel.json".into()))),
            ("ende", Command::Quit),
        ] {
            assert_eq!(command(line), Ok(meant), "{line}");
        }
        assert_eq!(command("warum hat ben das rope nicht?"), why("Rope", "Ben"));
        assert_eq!(command("warum ist hall in der fallakte"), why("Hall", "envelope"));
    }

    #[test]
    fn what_help_lists_is_understood_in_every_language() {
        for language in Language::all() {
            for command in Word::COMMANDS {
                let form = Saying::HelpForm { row: HelpRow::Command(command) }.say(language);
                let found = split(&form, Words::of(language)).map(|(command, _)| command);
                assert_eq!(found, Ok(command), "{language}: {form}");
            }
        }
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        for (line, told) in [
            ("tabel", "Did you mean table?"),
            ("dance", "Type “help”"),
            ("bne has rope", "Did you mean Ben?"),
            ("ben has roep", "Did you mean Rope?"),
            ("edit ben has rope", "Type its number"),
            ("edit 2", "An entry looks like"),
            ("undo many", "isn’t a number of changes"),
            ("table upside", "“shown” or “alike”"),
            ("advice rope", "There’s no room “rope”"),
            ("load", "load FILE"),
            ("quit now", "Leave out “now”"),
        ] {
            let said = command(line).unwrap_err();
            assert!(said.contains(told), "{line}: {said}");
        }
    }
}
