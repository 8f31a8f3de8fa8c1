//! Names as people type them: `scar` for Miss Scarlet, `lead` for Lead Pipe.
//!
//! A typed text stands for a name if it is the name, or some of its words in order, or beginnings of them.
//! Whole names beat whole words, and those beat beginnings; what could still be two names is asked back,
//! never guessed.

use clue_deduction::assistant::nearest;
use clue_rules::escaped;
use std::fmt;

/// "Ann", "Ann and Ben", "Ann, Ben and Cid": with "and", "or" or the like before the last.
pub(super) fn listed<S: AsRef<str>>(items: &[S], word: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} {word} {}", first.join(", "), last.as_ref())
        }
    }
}

/// What a list of names is a list of, for the sentence that one is not in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    Card,
    Holder,
    Room,
    Edition,
    Command,
}

/// Why a typed text stands for no name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Misread {
    /// It could be any of these.
    Ambiguous { typed: String, candidates: Vec<String> },
    /// It is none of them.
    Unknown { typed: String, sort: Sort, nearest: Option<String> },
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misread::Ambiguous { typed, candidates } => {
                let typed = escaped(typed);
                write!(f, "'{typed}' could be {}.", listed(candidates, "or"))
            }
            Misread::Unknown { typed, sort, nearest } => {
                let typed = escaped(typed);
                match sort {
                    Sort::Card => write!(f, "There is no card '{typed}'")?,
                    Sort::Holder => write!(f, "Nobody here is called '{typed}'")?,
                    Sort::Room => write!(f, "There is no room '{typed}'")?,
                    Sort::Edition => write!(f, "There is no edition '{typed}'")?,
                    Sort::Command => write!(f, "'{typed}' is nothing I understand")?,
                }
                match (nearest, sort) {
                    (Some(name), _) => write!(f, "; did you mean {name}?"),
                    (None, Sort::Command) => write!(f, "; 'help' lists what is."),
                    (None, _) => write!(f, "."),
                }
            }
        }
    }
}

/// The name that the text stands for.
pub(super) fn find<'a, S: AsRef<str>>(typed: &str, names: &'a [S], sort: Sort) -> Result<&'a str, Misread> {
    let found = candidates(typed, names);
    match found[..] {
        [] => Err(Misread::Unknown {
            typed: typed.trim().into(),
            sort,
            nearest: nearest(typed, names.iter().map(AsRef::as_ref)).map(Into::into),
        }),
        [only] => Ok(only),
        _ => Err(Misread::Ambiguous {
            typed: typed.trim().into(),
            candidates: found.into_iter().map(Into::into).collect(),
        }),
    }
}

/// Whether typed words may stand for the words of a name.
type Test = fn(&[String], &[String]) -> bool;

/// The strictest first; the first that any name passes decides.
const TESTS: [Test; 3] = [
    |typed, name| typed == name,
    |typed, name| in_order(typed, name, |typed, word| typed == word),
    |typed, name| {
        in_order(typed, name, |typed, word| word.starts_with(typed))
            || name.concat().starts_with(&typed.concat())
    },
];

/// All names that the text may stand for.
pub(super) fn candidates<'a, S: AsRef<str>>(typed: &str, names: &'a [S]) -> Vec<&'a str> {
    let typed = words(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    let passing = |test: Test| -> Vec<&'a str> {
        names.iter().map(AsRef::as_ref).filter(|name| test(&typed, &words(name))).collect()
    };
    TESTS.into_iter().map(passing).find(|found| !found.is_empty()).unwrap_or_default()
}

/// The text in small letters, word by word, without the dots and apostrophes that people leave out.
fn words(text: &str) -> Vec<String> {
    let small = text.to_lowercase();
    let plain: String = small.chars().filter(|c| !['.', '\'', '’'].contains(c)).collect();
    let parts = plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let words: Vec<String> = parts.map(Into::into).collect();
    // A name may be written in signs alone.
    if words.is_empty() { small.split_whitespace().map(Into::into).collect() } else { words }
}

/// Whether each typed word goes with a word of the name, from left to right.
fn in_order(typed: &[String], name: &[String], goes: impl Fn(&str, &str) -> bool) -> bool {
    let mut left = name.iter();
    typed.iter().all(|typed| left.any(|word| goes(typed, word)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARDS: [&str; 9] = [
        "Miss Scarlet",
        "Mrs. White",
        "Mrs. Peacock",
        "Lead Pipe",
        "Rope",
        "Study",
        "Hall",
        "Hall of Mirrors",
        "Billiard Room",
    ];

    fn card(typed: &str) -> Result<&'static str, String> {
        find(typed, &CARDS, Sort::Card).map_err(|misread| misread.to_string())
    }

    #[test]
    fn words_and_their_beginnings_are_enough() {
        for (typed, name) in [
            ("scar", "Miss Scarlet"),
            ("MISS", "Miss Scarlet"),
            ("mrs w", "Mrs. White"),
            ("mrs.peacock", "Mrs. Peacock"),
            ("lead", "Lead Pipe"),
            ("leadp", "Lead Pipe"),
            ("bil ro", "Billiard Room"),
            (" rope ", "Rope"),
        ] {
            assert_eq!(card(typed), Ok(name), "{typed}");
        }
    }

    #[test]
    fn a_whole_name_beats_the_beginning_of_another() {
        assert_eq!(card("hall"), Ok("Hall"));
        assert_eq!(card("mirrors"), Ok("Hall of Mirrors"));
    }

    #[test]
    fn what_could_be_several_is_asked_back() {
        assert_eq!(card("mrs"), Err("'mrs' could be Mrs. White or Mrs. Peacock.".into()));
        assert_eq!(card("ro"), Err("'ro' could be Rope or Billiard Room.".into()));
        assert_eq!(card("s"), Err("'s' could be Miss Scarlet or Study.".into()));
    }

    #[test]
    fn what_is_unknown_gets_the_nearest_name() {
        assert_eq!(card("roep"), Err("There is no card 'roep'; did you mean Rope?".into()));
        assert_eq!(card("peecock"), Err("There is no card 'peecock'; did you mean Mrs. Peacock?".into()));
        assert_eq!(card("zeppelin"), Err("There is no card 'zeppelin'.".into()));
        assert_eq!(card(""), Err("There is no card ''.".into()));
        let nobody = find("bne", &["Ann", "Ben"], Sort::Holder).unwrap_err();
        assert_eq!(nobody.to_string(), "Nobody here is called 'bne'; did you mean Ben?");
    }

    #[test]
    fn names_need_no_letters() {
        assert_eq!(find("♥", &["♥", "♦"], Sort::Card), Ok("♥"));
    }

    #[test]
    fn what_is_echoed_does_nothing_to_the_terminal() {
        assert_eq!(card("\u{1b}[2J"), Err("There is no card '\\u{1b}[2J'.".into()));
    }
}
