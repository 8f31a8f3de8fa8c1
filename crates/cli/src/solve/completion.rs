//! What a half-typed word at the prompt can become.

use super::names::{self, Name};
use super::vocabulary::Vocabulary;
use super::words::{Word, Words};
use clue_deduction::assistant::wire::CardKind;

/// What is being answered, which decides what can be typed.
#[derive(Clone, Debug, Default)]
pub(super) enum Expected {
    /// Anything: nothing is known to complete it.
    #[default]
    Anything,
    /// A command or an entry.
    Command(Vocabulary),
    /// Some of these names.
    Names(Vec<Name>),
}

/// How to complete the line up to the cursor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Completion {
    /// Replace everything from this byte on with one of these.
    Names(usize, Vec<String>),
    /// Ask the file system.
    File,
}

/// What the line up to the cursor can become.
pub(super) fn complete(line: &str, expected: &Expected) -> Completion {
    let names = match expected {
        Expected::Anything => Vec::new(),
        Expected::Names(names) => names.clone(),
        Expected::Command(vocabulary) => {
            let first = line.trim_start().split(char::is_whitespace).next().unwrap_or_default();
            let takes_file = [Word::Save, Word::Load].iter().any(|word| vocabulary.words.is(*word, first));
            if takes_file && line.trim_start().len() > first.len() {
                return Completion::File;
            }
            next_words(line, vocabulary)
        }
    };
    let (start, found) = match_end(line, &names);
    Completion::Names(start, found)
}

/// The names that the last words of the line begin, and where those words start. As many words as fit are
/// taken, so that `lead p` becomes one name.
fn match_end(line: &str, names: &[Name]) -> (usize, Vec<String>) {
    let segment = line.rfind([',', ':']).map_or(0, |at| at + 1);
    let starts = line[segment..].char_indices().map(|(at, _)| segment + at).filter(|at| {
        let before = line[..*at].chars().next_back();
        let here = line[*at..].chars().next();
        here.is_some_and(|c| !c.is_whitespace())
            && before.is_none_or(|c| c.is_whitespace() || [',', ':'].contains(&c))
    });
    if !line.ends_with(char::is_whitespace) {
        for start in starts {
            let found = names::candidates(&line[start..], names);
            if !found.is_empty() {
                return (start, found.into_iter().map(|name| name.shown().into()).collect());
            }
        }
        if line.len() > segment {
            return (line.len(), Vec::new());
        }
    }
    (line.len(), names.iter().map(|name| name.shown().into()).collect())
}

/// Everything that can come next, after what is there.
fn next_words(line: &str, names: &Vocabulary) -> Vec<Name> {
    let mut words: Vec<&str> = line.split([' ', ',', '\t']).filter(|word| !word.is_empty()).collect();
    if !line.ends_with([' ', ',', '\t']) {
        words.pop();
    }
    let Some((first, rest)) = words.split_first() else {
        return usual(&Word::COMMANDS, names.words).chain(names.holders.iter().cloned()).collect();
    };
    let endings = || usual(&[Word::Nobody, Word::Shows, Word::Wrong, Word::Right], names.words);
    let after_colon = line.contains(':');
    match names.words.at_front(&[first], &Word::COMMANDS) {
        Some((Word::Table, _)) => usual(&[Word::Shown, Word::Alike], names.words).collect(),
        Some((Word::Advice, _)) => names.of_kind(CardKind::Room),
        Some((Word::Why, _)) => names.cards.iter().chain(&names.holders).cloned().collect(),
        Some((Word::Edit, _)) if rest.is_empty() => Vec::new(),
        Some((Word::Edit, _)) if rest.len() == 1 => names.holders.clone(),
        _ => match words.last() {
            Some(word) if asks_for_cards(word, names.words) => names.cards.clone(),
            _ if after_colon => names.players.iter().cloned().chain(endings()).collect(),
            _ if words.iter().any(|word| asks_for_cards(word, names.words)) => {
                names.cards.iter().chain(&names.players).cloned().chain(endings()).collect()
            }
            _ => usual(&Word::VERBS, names.words).collect(),
        },
    }
}

/// How some meanings are typed in the language.
fn usual(meanings: &[Word], words: &Words) -> impl Iterator<Item = Name> {
    meanings.iter().map(|word| words.usual(*word).into())
}

/// Whether a word starts what was asked for, shown, or known: cards follow.
fn asks_for_cards(word: &str, words: &Words) -> bool {
    words.at_front(&[word], &Word::VERBS).is_some() || words.is(Word::Shows, word)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The line as each candidate would make it.
    fn completed(line: &str) -> Vec<String> {
        match complete(line, &Expected::Command(Vocabulary::of_a_usual_game())) {
            Completion::Names(start, names) => {
                names.iter().map(|name| line[..start].to_owned() + name).collect()
            }
            Completion::File => vec!["FILE".into()],
        }
    }

    #[test]
    fn names_and_commands_are_completed() {
        for (line, becomes) in [
            ("ad", "advice"),
            ("be", "Ben"),
            ("ben as", "ben asks"),
            ("ben asks peac", "ben asks Mrs. Peacock"),
            ("ben asks mrs. p", "ben asks Mrs. Peacock"),
            ("ben asks peacock, lead p", "ben asks peacock, Lead Pipe"),
            ("ben asks peacock,lead", "ben asks peacock,Lead Pipe"),
            ("ben asks peacock lead bil", "ben asks peacock lead Billiard Room"),
            ("ben asks peacock, lead, study: de", "ben asks peacock, lead, study: Dee"),
            ("ben asks peacock, lead, study: dee sh", "ben asks peacock, lead, study: dee shows"),
            (
                "ben asks peacock, lead, study: dee shows le",
                "ben asks peacock, lead, study: dee shows Lead Pipe",
            ),
            ("ben asks peacock, lead, study: no", "ben asks peacock, lead, study: nobody"),
            ("cid accuses white rope study wr", "cid accuses white rope study wrong"),
            ("why rope env", "why rope case file"),
            ("advice dining r", "advice Dining Room"),
            ("edit 3 ben has ro", "edit 3 ben has Rope"),
            ("table al", "table alike"),
        ] {
            let found = completed(line);
            assert!(found.contains(&becomes.to_owned()), "{line}: {found:?}");
        }
        assert_eq!(completed("ben asks mrs"), ["ben asks Mrs. White", "ben asks Mrs. Peacock"]);
        assert_eq!(
            completed("advice "),
            ["Study", "Hall", "Billiard Room", "Dining Room"].map(|room| format!("advice {room}"))
        );
        assert_eq!(completed("ben asks zzz"), [""; 0]);
    }

    #[test]
    fn files_are_completed_by_the_file_system() {
        assert_eq!(completed("load ga"), ["FILE"]);
        assert_eq!(completed("load"), ["load"]);
    }

    #[test]
    fn answers_are_completed_from_what_was_asked() {
        let names = Expected::Names(vec![Name::from("classic"), Name::from("cluedo")]);
        assert_eq!(complete("clu", &names), Completion::Names(0, vec!["cluedo".into()]));
        assert_eq!(complete("x", &Expected::Anything), Completion::Names(1, vec![]));
    }
}
