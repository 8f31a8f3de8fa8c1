//! The words that can be typed, in the language of the terminal and in English: `languages/<language>/typed.ftl`.

use super::names::{Name, plain};
use parlour_voice::{Language, Spoken, spoken};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What a typed word can mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Word {
    Table,
    Entries,
    Why,
    Advice,
    Edit,
    Delete,
    Undo,
    Redo,
    Setup,
    Save,
    Load,
    New,
    Help,
    Quit,
    /// To the question before.
    Back,
    Shown,
    Alike,
    Asks,
    Has,
    HasNot,
    Not,
    Accuses,
    Shows,
    Nobody,
    /// What was shown, if it was not seen.
    Unseen,
    Wrong,
    Right,
    Filler,
    WhyFiller,
    Me,
    Envelope,
    Open,
    Aside,
    /// No cards.
    None,
    Yes,
    No,
    /// No word to type, but the id of the edition that is offered.
    Edition,
}

impl Word {
    /// What can be done at the prompt, in the order that help lists it.
    pub(super) const COMMANDS: [Word; 14] = [
        Word::Table,
        Word::Entries,
        Word::Why,
        Word::Advice,
        Word::Edit,
        Word::Delete,
        Word::Undo,
        Word::Redo,
        Word::Setup,
        Word::Save,
        Word::Load,
        Word::New,
        Word::Help,
        Word::Quit,
    ];

    /// What players do.
    pub(super) const VERBS: [Word; 4] = [Word::Asks, Word::Has, Word::HasNot, Word::Accuses];

    const OTHERS: [Word; 19] = [
        Word::Back,
        Word::Shown,
        Word::Alike,
        Word::Not,
        Word::Shows,
        Word::Nobody,
        Word::Unseen,
        Word::Wrong,
        Word::Right,
        Word::Filler,
        Word::WhyFiller,
        Word::Me,
        Word::Envelope,
        Word::Open,
        Word::Aside,
        Word::None,
        Word::Yes,
        Word::No,
        Word::Edition,
    ];

    fn all() -> impl Iterator<Item = Word> {
        Self::COMMANDS.into_iter().chain(Self::VERBS).chain(Self::OTHERS)
    }
}

spoken!(Word, "typed", Word::all().collect());

/// The words of a language, with the English ones after its own.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Words {
    spellings: BTreeMap<Word, Vec<String>>,
}

impl Words {
    /// Those of the terminal's language.
    pub(super) fn spoken() -> &'static Self {
        Self::of(Language::spoken())
    }

    pub(super) fn of(language: Language) -> &'static Self {
        static ALL: LazyLock<Vec<(Language, Words)>> =
            LazyLock::new(|| Language::all().map(|language| (language, Words::read(language))).collect());
        let found = ALL.iter().find(|(own, _)| *own == language);
        &found.expect("a language is one of all").1
    }

    fn read(language: Language) -> Self {
        let spellings = |word: Word| {
            let mut list: Vec<String> = Vec::new();
            for language in [language, Language::ENGLISH] {
                let said = word.say(language);
                let new: Vec<String> = said
                    .split(',')
                    .map(|spelling| spelling.trim().to_owned())
                    .filter(|spelling| !list.contains(spelling))
                    .collect();
                list.extend(new);
            }
            list
        };
        Self { spellings: Word::all().map(|word| (word, spellings(word))).collect() }
    }

    /// Every way to type it, the usual one first.
    pub(super) fn spellings(&self, word: Word) -> &[String] {
        &self.spellings[&word]
    }

    /// The usual way to type it.
    pub(super) fn usual(&self, word: Word) -> &str {
        &self.spellings(word)[0]
    }

    /// Whether a text means this.
    pub(super) fn is(&self, word: Word, typed: &str) -> bool {
        let typed = plain(typed);
        self.spellings(word).iter().any(|spelling| plain(spelling) == typed)
    }

    /// Something with a name of the language's own.
    pub(super) fn name<T>(&self, id: T, word: Word) -> Name<T> {
        Name { id, spellings: self.spellings(word).to_vec() }
    }

    /// Which of some meanings the typed words begin with, and how many of them it takes: the longest.
    pub(super) fn at_front(&self, typed: &[&str], among: &[Word]) -> Option<(Word, usize)> {
        let fits = |spelling: &str| {
            let count = spelling.split(' ').count();
            let front = typed.get(..count)?;
            (plain(&front.join(" ")) == plain(spelling)).then_some(count)
        };
        let found = among.iter().flat_map(|word| self.spellings(*word).iter().map(move |own| (*word, own)));
        found.filter_map(|(word, own)| Some((word, fits(own)?))).max_by_key(|(_, count)| *count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_voice::trial::Trial;

    #[test]
    fn every_language_has_words_for_everything() {
        Trial::new("typed").with::<Word>().hold();
    }

    #[test]
    fn no_word_is_two_commands() {
        for language in Language::all() {
            let words = Words::of(language);
            for command in Word::COMMANDS {
                for spelling in words.spellings(command) {
                    let meant = Word::COMMANDS.into_iter().filter(|other| words.is(*other, spelling));
                    assert_eq!(meant.collect::<Vec<_>>(), [command], "{language}: {spelling}");
                }
            }
        }
    }

    #[test]
    fn a_language_adds_to_the_english_words() {
        let german = Words::of(Language::find("de").expect("German is spoken"));
        assert_eq!(german.usual(Word::Asks), "fragt");
        assert!(german.is(Word::Asks, "asks") && german.is(Word::Asks, "FRAGT"));
        assert!(german.is(Word::Back, "zurueck") && german.is(Word::Back, "zurück"));
        assert!(!Words::of(Language::ENGLISH).is(Word::Asks, "fragt"));
        assert_eq!(german.at_front(&["hat", "kein", "seil"], &Word::VERBS), Some((Word::HasNot, 2)));
        assert_eq!(german.at_front(&["hat", "seil"], &Word::VERBS), Some((Word::Has, 1)));
    }
}
