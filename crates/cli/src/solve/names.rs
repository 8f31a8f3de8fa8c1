//! Names as people type them: `scar` for Miss Scarlet, `lead` for Lead Pipe.
//!
//! A typed text stands for a name if it is the name, or some of its words in order, or beginnings of them.
//! Whole names beat whole words, and those beat beginnings; what could still be two names is asked back,
//! never guessed.

use clue_deduction::assistant::nearest;
use clue_rules::escaped;
use parlour_voice::spoken;
use serde::Serialize;

/// Something with a name, or several: that of the language and that of its edition, for example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Name<T = String> {
    pub(super) id: T,
    /// At least one; the first is how it is printed.
    pub(super) spellings: Vec<String>,
}

impl<T> Name<T> {
    /// How it is printed.
    pub(super) fn shown(&self) -> &str {
        &self.spellings[0]
    }
}

impl From<&str> for Name {
    /// Called by its id.
    fn from(id: &str) -> Self {
        Self { id: id.into(), spellings: vec![id.into()] }
    }
}

/// What a list of names is a list of, for the sentence that one is not in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Sort {
    Card,
    Holder,
    Room,
    Edition,
    Command,
}

/// Why a typed text stands for no name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub(super) enum Misread {
    /// It could be any of these.
    CouldBe { typed: String, candidates: Vec<String> },
    /// It is none of them.
    Unknown { typed: String, sort: Sort },
    /// It is none of them, but much like one.
    UnknownBut { typed: String, sort: Sort, near: String },
}

spoken!(Misread, "solve", {
    let sorts = [Sort::Card, Sort::Holder, Sort::Room, Sort::Edition, Sort::Command];
    let could_be = Misread::CouldBe { typed: "s".into(), candidates: vec!["Study".into(), "Rope".into()] };
    let unknown = |sort| Misread::Unknown { typed: "xyz".into(), sort };
    let near = |sort| Misread::UnknownBut { typed: "roep".into(), sort, near: "Rope".into() };
    [could_be].into_iter().chain(sorts.map(unknown)).chain(sorts.map(near)).collect()
});

/// The name that the text stands for.
pub(super) fn find<'a, T>(typed: &str, names: &'a [Name<T>], sort: Sort) -> Result<&'a Name<T>, Misread> {
    let found = candidates(typed, names);
    let echo = || escaped(typed.trim()).into_owned();
    match found[..] {
        [] => {
            let spellings = || names.iter().flat_map(|name| &name.spellings);
            let near = nearest(typed, spellings().map(String::as_str));
            let near = names.iter().find(|name| name.spellings.iter().any(|own| Some(own.as_str()) == near));
            Err(match near {
                Some(name) => Misread::UnknownBut { typed: echo(), sort, near: name.shown().into() },
                None => Misread::Unknown { typed: echo(), sort },
            })
        }
        [only] => Ok(only),
        _ => Err(Misread::CouldBe {
            typed: echo(),
            candidates: found.into_iter().map(|name| name.shown().into()).collect(),
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
pub(super) fn candidates<'a, T>(typed: &str, names: &'a [Name<T>]) -> Vec<&'a Name<T>> {
    let typed = words(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    let passing = |test: Test| -> Vec<&'a Name<T>> {
        let passes = |name: &&Name<T>| name.spellings.iter().any(|own| test(&typed, &words(own)));
        names.iter().filter(passes).collect()
    };
    TESTS.into_iter().map(passing).find(|found| !found.is_empty()).unwrap_or_default()
}

/// The text in small letters, without the dots and apostrophes that people leave out, and with the letters that they
/// type instead of those their keyboard does not have.
pub(super) fn plain(text: &str) -> String {
    let small = text.to_lowercase();
    let kept = small.chars().filter(|c| !['.', '\'', '’'].contains(c)).collect::<String>();
    [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")]
        .iter()
        .fold(kept, |text, (letter, typed)| text.replace(letter, typed))
}

/// The text word by word.
fn words(text: &str) -> Vec<String> {
    let plain = plain(text);
    let parts = plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let words: Vec<String> = parts.map(Into::into).collect();
    // A name may be written in signs alone.
    if words.is_empty() { text.split_whitespace().map(Into::into).collect() } else { words }
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

    fn card(typed: &str) -> Result<String, String> {
        let cards = CARDS.map(Name::from);
        let found = find(typed, &cards, Sort::Card).map_err(|misread| misread.to_string());
        found.map(|name| name.id.clone())
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
            assert_eq!(card(typed), Ok(name.into()), "{typed}");
        }
    }

    #[test]
    fn a_whole_name_beats_the_beginning_of_another() {
        assert_eq!(card("hall"), Ok("Hall".into()));
        assert_eq!(card("mirrors"), Ok("Hall of Mirrors".into()));
    }

    #[test]
    fn what_could_be_several_is_asked_back() {
        assert_eq!(card("mrs"), Err("“mrs” could be Mrs. White or Mrs. Peacock.".into()));
        assert_eq!(card("ro"), Err("“ro” could be Rope or Billiard Room.".into()));
        assert_eq!(card("s"), Err("“s” could be Miss Scarlet or Study.".into()));
    }

    #[test]
    fn what_is_unknown_gets_the_nearest_name() {
        assert_eq!(card("roep"), Err("There’s no card “roep”. Did you mean Rope?".into()));
        assert_eq!(card("peecock"), Err("There’s no card “peecock”. Did you mean Mrs. Peacock?".into()));
        assert_eq!(card("zeppelin"), Err("There’s no card “zeppelin”.".into()));
        assert_eq!(card(""), Err("There’s no card “”.".into()));
        let names = ["Ann", "Ben"].map(Name::from);
        let nobody = find("bne", &names, Sort::Holder).unwrap_err();
        assert_eq!(nobody.to_string(), "No one here is called “bne”. Did you mean Ben?");
    }

    #[test]
    fn names_need_no_letters() {
        let names = ["♥", "♦"].map(Name::from);
        assert_eq!(find("♥", &names, Sort::Card), Ok(&names[0]));
    }

    #[test]
    fn a_card_has_a_name_in_each_language() {
        let cards = [
            Name { id: "Mrs. White", spellings: vec!["Frau Weiß".into(), "Mrs. White".into()] },
            Name { id: "Rope", spellings: vec!["Seil".into(), "Rope".into()] },
        ];
        for (typed, id) in
            [("weiß", "Mrs. White"), ("frau weiss", "Mrs. White"), ("rop", "Rope"), ("s", "Rope")]
        {
            assert_eq!(find(typed, &cards, Sort::Card).map(|name| name.id), Ok(id), "{typed}");
        }
        assert_eq!(
            find("roep", &cards, Sort::Card),
            Err(Misread::UnknownBut { typed: "roep".into(), sort: Sort::Card, near: "Seil".into() })
        );
    }

    #[test]
    fn what_is_echoed_does_nothing_to_the_terminal() {
        assert_eq!(card("\u{1b}[2J"), Err("There’s no card “\\u{1b}[2J”.".into()));
    }
}
