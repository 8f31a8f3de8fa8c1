//! What happened, as people type it:
//!
//! ```text
//! ben asks peacock, lead pipe, study: dee shows
//! i ask peacock lead pipe study: dee shows rope
//! ben asks peacock, lead pipe, study: nobody
//! ben has rope
//! ben hasnt rope
//! cid accuses white, rope, study: wrong
//! ```
//!
//! Commas and the colon may be left out.

use super::names::{self, Misread};
use super::said::Saying;
use super::vocabulary::Vocabulary;
use super::words::Word;
use clue_deduction::assistant::wire::Entry;
use clue_rules::{escaped, is_same_name};
use std::fmt;

/// Why a line is no entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NoEntry {
    /// It has no verb: it may be something else.
    NotOne,
    /// A name in it stands for nothing.
    Name(Misread),
    /// Something is missing or too much.
    Form(Saying),
}

impl fmt::Display for NoEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoEntry::NotOne => Saying::AnEntryIs.fmt(f),
            NoEntry::Name(misread) => misread.fmt(f),
            NoEntry::Form(saying) => saying.fmt(f),
        }
    }
}

impl From<Misread> for NoEntry {
    fn from(misread: Misread) -> Self {
        NoEntry::Name(misread)
    }
}

/// The word for nobody that no player can be called by.
const NOBODY: &str = "nobody";

/// What ends the cards, if it is there.
const COLON: &str = ":";

/// The line word by word. Commas only part words; a colon is a word.
fn words(line: &str) -> Vec<&str> {
    line.split_inclusive(':')
        .flat_map(|part| match part.strip_suffix(':') {
            Some(part) => [part, COLON],
            None => [part, ""],
        })
        .flat_map(|part| part.split(|c: char| c.is_whitespace() || c == ','))
        .filter(|word| !word.is_empty())
        .collect()
}

/// Reads an entry.
pub(super) fn read(line: &str, names: &Vocabulary) -> Result<Entry, NoEntry> {
    let words = words(line);
    let verb = |at: usize| Some((at, names.words.at_front(&words[at..], &Word::VERBS)?));
    let (at, (verb, taken)) = (1..words.len()).find_map(verb).ok_or(NoEntry::NotOne)?;
    let who = names.without_fillers(&words[..at]).join(" ");
    let rest = &words[at + taken..];
    match verb {
        Word::Asks => suggestion(names.player(&who)?, rest, names),
        Word::Accuses => accusation(names.player(&who)?, rest, names),
        _ => {
            // A card may be called "No" or "No Rope".
            let is_denial = |word: Option<&&str>| word.is_some_and(|word| names.words.is(Word::Not, word));
            let (rest, is_denied) = match rest {
                whole if names.has_card(&whole.join(" ")) => (whole, false),
                [_, after @ ..] if is_denial(rest.first()) => (after, true),
                [before @ .., _] if is_denial(rest.last()) => (before, true),
                whole => (whole, false),
            };
            spoiler(names.holder(&who)?, rest, verb == Word::Has && !is_denied, names)
        }
    }
}

/// The three cards, and the words after them.
fn three_cards<'a>(
    words: &'a [&'a str],
    names: &Vocabulary,
) -> Result<(Vec<String>, &'a [&'a str]), NoEntry> {
    let form = || NoEntry::Form(Saying::NameThree);
    if let Some(end) = words.iter().position(|word| *word == COLON) {
        return match names.cards(&words[..end], 3)? {
            (cards, taken) if cards.len() == 3 && taken == end => {
                Ok((names.in_order(cards), &words[end + 1..]))
            }
            _ => Err(form()),
        };
    }
    // A word that can end the cards does so only behind three of them: a card may be called "No".
    let mut endings = (0..words.len()).rev().filter(|at| is_ending(words[*at], names));
    for end in endings.clone() {
        if let Ok((cards, taken)) = names.cards(&words[..end], 3)
            && cards.len() == 3
            && taken == end
        {
            return Ok((names.in_order(cards), &words[end..]));
        }
    }
    match names.cards(words, 3) {
        Ok((cards, taken)) if cards.len() == 3 => Ok((names.in_order(cards), &words[taken..])),
        whole => {
            // What is wrong is wrong before the ending, if there is one.
            endings.next_back().map_or(whole, |first| names.cards(&words[..first], 3))?;
            Err(form())
        }
    }
}

fn is_ending(word: &str, names: &Vocabulary) -> bool {
    [Word::Nobody, Word::Wrong, Word::Right].iter().any(|ending| names.words.is(*ending, word))
}

fn suggestion(by: String, words: &[&str], names: &Vocabulary) -> Result<Entry, NoEntry> {
    let (cards, rest) = three_cards(words, names)?;
    if rest.is_empty() {
        let player = names.players.iter().find(|name| name.id != by);
        let player = player.map_or(by.as_str(), |name| name.shown()).to_owned();
        let card = names.shown(&cards).swap_remove(1);
        return Err(NoEntry::Form(Saying::WhoShowed { player, card }));
    }
    let shows = rest.iter().position(|word| names.words.is(Word::Shows, word));
    let shown_by = shower(&rest[..shows.unwrap_or(rest.len())].join(" "), names)?;
    let card = shows.map_or(&[][..], |at| &rest[at + 1..]);
    let is_unseen = card.is_empty() || names.words.is(Word::Unseen, &card.join(" "));
    let card = names.without_fillers(card).join(" ");
    let card = match is_unseen {
        true => None,
        false if shown_by.is_none() => {
            let card = escaped(&card).into_owned();
            return Err(NoEntry::Form(Saying::NobodyShowed { card }));
        }
        false => Some(names.card(&card)?),
    };
    Ok(Entry::Suggestion { by, cards, shown_by, card })
}

/// Who showed a card, or nobody. A player may be called like one of the words for nobody.
fn shower(typed: &str, names: &Vocabulary) -> Result<Option<String>, Misread> {
    if typed.eq_ignore_ascii_case(NOBODY) {
        return Ok(None);
    }
    if !names.words.is(Word::Nobody, typed) {
        return names.player(typed).map(Some);
    }
    if let Some(player) = names.players.iter().find(|player| is_same_name(&player.id, typed)) {
        return Ok(Some(player.id.clone()));
    }
    match names::candidates(typed, &names.players)[..] {
        [] => Ok(None),
        ref players => {
            let nobody = names.words.usual(Word::Nobody);
            let candidates = std::iter::once(nobody).chain(players.iter().map(|player| player.shown()));
            Err(Misread::CouldBe { typed: typed.into(), candidates: candidates.map(Into::into).collect() })
        }
    }
}

fn accusation(by: String, words: &[&str], names: &Vocabulary) -> Result<Entry, NoEntry> {
    let (cards, rest) = three_cards(words, names)?;
    let correct = match rest {
        [word] if names.words.is(Word::Wrong, word) => false,
        [word] if names.words.is(Word::Right, word) => true,
        _ => return Err(NoEntry::Form(Saying::WasItRight)),
    };
    Ok(Entry::Accusation { by, cards, correct })
}

fn spoiler(player: String, words: &[&str], has: bool, names: &Vocabulary) -> Result<Entry, NoEntry> {
    if words.is_empty() {
        return Err(NoEntry::Form(Saying::WhichCard));
    }
    match names.cards(words, 2)?.0.as_slice() {
        [card] => Ok(Entry::Spoiler { player, card: card.clone(), has }),
        _ => Err(NoEntry::Form(Saying::OneCard)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(line: &str) -> Result<Entry, String> {
        read(line, &Vocabulary::of_a_usual_game()).map_err(|fault| fault.to_string())
    }

    fn asked(by: &str, shown_by: Option<&str>, card: Option<&str>) -> Result<Entry, String> {
        Ok(Entry::Suggestion {
            by: by.into(),
            cards: ["Mrs. Peacock", "Lead Pipe", "Study"].map(Into::into).to_vec(),
            shown_by: shown_by.map(Into::into),
            card: card.map(Into::into),
        })
    }

    #[test]
    fn suggestions_are_read_with_any_signs_between_the_words() {
        for line in [
            "ben asks peacock, lead pipe, study: dee shows",
            "Ben asks Mrs. Peacock, Lead Pipe, Study: Dee shows",
            "ben asks study peacock lead dee",
            "b ask peac,lead,stud : d showed a card",
        ] {
            assert_eq!(entry(line), asked("Ben", Some("Dee"), None), "{line}");
        }
        for line in [
            "ben asks peacock lead study: nobody",
            "ben asks peacock lead study: no one",
            "ben asks peacock lead study all passed",
            "ben suggests peacock, lead pipe, study none",
        ] {
            assert_eq!(entry(line), asked("Ben", None, None), "{line}");
        }
        assert_eq!(
            entry("i ask peacock lead study dee shows lead pipe"),
            asked("Ann", Some("Dee"), Some("Lead Pipe"))
        );
    }

    #[test]
    fn a_player_may_be_called_like_nobody() {
        let read = |players: [&str; 3], end: &str| {
            let mut names = Vocabulary::of_a_usual_game();
            names.players = players.map(Into::into).to_vec();
            read(&format!("ann asks peacock lead study {end}"), &names).map_err(|fault| fault.to_string())
        };
        for name in ["None", "Noone", "Nothing"] {
            let typed = name.to_lowercase();
            for end in [format!(": {typed} shows"), format!("{typed} shows a card"), format!(": {typed}")] {
                assert_eq!(read(["Ann", "Ben", name], &end), asked("Ann", Some(name), None), "{end}");
            }
            assert_eq!(read(["Ann", "Ben", name], ": nobody"), asked("Ann", None, None));
        }
        assert_eq!(
            read(["Ann", "Nonette", "Ben"], ": none shows"),
            Err("“none” could be nobody or Nonette.".into())
        );
        assert_eq!(
            read(["Ann", "Nonette", "Ben"], ": none shows rope").unwrap_err().matches("Nonette").count(),
            1
        );
        assert_eq!(read(["Ann", "Ben", "Cid"], ": nobody shows a card"), asked("Ann", None, None));
    }

    #[test]
    fn a_card_may_be_called_like_an_ending() {
        let list = |names: [&str; 2]| names.map(Into::into).to_vec();
        let edition = clue_deduction::assistant::wire::OwnEdition {
            name: "Logic".into(),
            suspects: list(["True", "False"]),
            weapons: list(["No", "Yes"]),
            rooms: list(["Wrong", "Right"]),
        };
        let choice = clue_deduction::assistant::wire::EditionChoice::Own(edition.clone());
        let mut names = Vocabulary::of_edition(&choice, &edition);
        names.players = ["Ann", "Ben"].map(Into::into).to_vec();
        names.holders = names.players.clone();
        let cards = || ["True", "No", "Wrong"].map(String::from).to_vec();
        let accused = |correct| Ok(Entry::Accusation { by: "Ann".into(), cards: cards(), correct });
        assert_eq!(read("ann accuses true, no, wrong: wrong", &names), accused(false));
        assert_eq!(read("ann accuses true no wrong right", &names), accused(true));
        let asked = |shown_by: Option<&str>, card: Option<&str>| {
            Ok(Entry::Suggestion {
                by: "Ann".into(),
                cards: cards(),
                shown_by: shown_by.map(Into::into),
                card: card.map(Into::into),
            })
        };
        assert_eq!(read("ann asks wrong no true nobody", &names), asked(None, None));
        assert_eq!(read("ann asks wrong no true ben shows no", &names), asked(Some("Ben"), Some("No")));
        let spoiler = |has| Ok(Entry::Spoiler { player: "Ben".into(), card: "No".into(), has });
        assert_eq!(read("ben has no", &names), spoiler(true));
        assert_eq!(read("ben has not no", &names), spoiler(false));
    }

    #[test]
    fn what_is_known_of_a_card_is_read() {
        let known = |player: &str, card: &str, has| {
            Ok(Entry::Spoiler { player: player.into(), card: card.into(), has })
        };
        assert_eq!(entry("ben has rope"), known("Ben", "Rope", true));
        assert_eq!(entry("ben has the rope"), known("Ben", "Rope", true));
        for line in [
            "ben hasnt lead pipe",
            "ben hasn't lead",
            "ben has not lead",
            "ben lacks lead",
            "ben has no lead",
        ] {
            assert_eq!(entry(line), known("Ben", "Lead Pipe", false), "{line}");
        }
        assert_eq!(entry("envelope hasnt hall"), known("envelope", "Hall", false));
    }

    #[test]
    fn other_languages_have_their_own_words() {
        let names = Vocabulary::in_german();
        let entry = |line: &str| read(line, &names).map_err(|fault| fault.to_string());
        for line in [
            "ben fragt peacock, lead pipe, study: dee zeigt",
            "Ben verdächtigt Mrs. Peacock mit dem Lead Pipe im Study: Dee zeigt eine Karte",
            "ben verdaechtigt peacock lead study dee zeigte etwas",
            "ben asks peacock, lead pipe, study: dee shows",
        ] {
            assert_eq!(entry(line), asked("Ben", Some("Dee"), None), "{line}");
        }
        for line in ["ben fragt peacock lead study: niemand", "ben fragt peacock lead study keiner zeigt"] {
            assert_eq!(entry(line), asked("Ben", None, None), "{line}");
        }
        assert_eq!(
            entry("ich frage peacock, lead, study: dee zeigt das lead pipe"),
            asked("Ann", Some("Dee"), Some("Lead Pipe"))
        );
        let known =
            |player: &str, has| Ok(Entry::Spoiler { player: player.into(), card: "Lead Pipe".into(), has });
        assert_eq!(entry("ben hat das lead pipe"), known("Ben", true));
        for line in
            ["ben hat kein lead", "ben hat das lead pipe nicht", "ben hat nicht lead", "ben hasnt lead"]
        {
            assert_eq!(entry(line), known("Ben", false), "{line}");
        }
        for line in ["die fallakte hat lead nicht", "umschlag hat kein lead"] {
            assert_eq!(entry(line), known("envelope", false), "{line}");
        }
        let cards = || ["Mrs. White", "Rope", "Study"].map(Into::into).to_vec();
        for (line, correct) in [
            ("cid klagt white, rope, study an: falsch", false),
            ("cid beschuldigt white rope study richtig", true),
        ] {
            assert_eq!(
                entry(line),
                Ok(Entry::Accusation { by: "Cid".into(), cards: cards(), correct }),
                "{line}"
            );
        }
    }

    #[test]
    fn accusations_are_read() {
        let accused = |correct| {
            let cards = ["Mrs. White", "Rope", "Study"].map(Into::into).to_vec();
            Ok(Entry::Accusation { by: "Cid".into(), cards, correct })
        };
        assert_eq!(entry("cid accuses white rope study wrong"), accused(false));
        assert_eq!(entry("cid accuses study, rope, white: right"), accused(true));
        assert!(entry("cid accuses white rope study").unwrap_err().contains("right?"));
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        for (line, told) in [
            ("ben asks peacock lead study", "End with “: Ann shows”, “: Ann shows Lead Pipe” or “: nobody”"),
            ("ben asks peacock lead: dee shows", "Name three cards"),
            ("ben asks peacock lead study rope: dee shows", "Name three cards"),
            ("ben asks peacock lead dee shows", "There’s no card “dee”"),
            ("ben asks peacock: nobody", "Name three cards"),
            ("ben asks peacock lead study: nobody shows rope", "what does “rope” mean?"),
            ("ben asks peacock lead study: nobody rope", "No one here is called “nobody rope”"),
            ("ben asks peacock nobody", "Name three cards"),
            ("ben asks peacock leed study nobody", "There’s no card “leed”"),
            ("bne has rope", "Did you mean Ben?"),
            ("ben asks peacock lead study: eve shows", "No one here is called “eve”"),
            ("ben has", "Which card?"),
            ("ben has rope study", "One card at a time"),
            ("envelope asks peacock lead study: nobody", "No one here is called “envelope”"),
            ("ben asks mrs lead study: nobody", "“mrs” could be Mrs. White or Mrs. Peacock"),
            ("hello", "An entry looks like"),
        ] {
            let said = entry(line).unwrap_err();
            assert!(said.contains(told), "{line}: {said}");
        }
    }
}
