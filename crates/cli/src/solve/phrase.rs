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
use super::vocabulary::Vocabulary;
use clue_deduction::assistant::wire::Entry;
use clue_rules::is_same_name;
use std::fmt;

/// Why a line is no entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NoEntry {
    /// It has no verb: it may be something else.
    NotOne,
    /// A name in it stands for nothing.
    Name(Misread),
    /// Something is missing or too much.
    Form(String),
}

impl fmt::Display for NoEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoEntry::NotOne => f.write_str(
                "An entry is 'X asks A, B, C: Y shows', 'X has A', 'X hasnt A' or \
                 'X accuses A, B, C: wrong'.",
            ),
            NoEntry::Name(misread) => misread.fmt(f),
            NoEntry::Form(text) => f.write_str(text),
        }
    }
}

impl From<Misread> for NoEntry {
    fn from(misread: Misread) -> Self {
        NoEntry::Name(misread)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verb {
    Asks,
    Has,
    HasNot,
    Accuses,
}

/// Words that say what somebody did.
const VERBS: [(&str, Verb); 14] = [
    ("asks", Verb::Asks),
    ("ask", Verb::Asks),
    ("asked", Verb::Asks),
    ("suggests", Verb::Asks),
    ("suggest", Verb::Asks),
    ("has", Verb::Has),
    ("have", Verb::Has),
    ("holds", Verb::Has),
    ("hasnt", Verb::HasNot),
    ("havent", Verb::HasNot),
    ("lacks", Verb::HasNot),
    ("accuses", Verb::Accuses),
    ("accuse", Verb::Accuses),
    ("accused", Verb::Accuses),
];

const SHOWS: [&str; 3] = ["shows", "show", "showed"];
/// The word for nobody that no player can be called by.
const NOBODY: &str = "nobody";
/// What else people say when nobody showed.
const ALL_PASSED: [&str; 7] =
    ["none", "noone", "nothing", "no one", "all pass", "all passed", "everybody passed"];
/// What people say of a card that they did not see.
const UNSEEN: [&str; 4] = ["", "a card", "one", "something"];
const WRONG: [&str; 3] = ["wrong", "false", "no"];
const RIGHT: [&str; 4] = ["right", "correct", "true", "yes"];

/// Whether a word starts what was asked for, shown, or known: cards follow.
pub(super) fn asks_for_cards(word: &str) -> bool {
    verb(word).is_some() || is_one_of(word, &SHOWS)
}

/// The words that can end a suggestion or an accusation beside names, for completion.
pub(super) const ENDINGS: [&str; 4] = ["nobody", "shows", "wrong", "right"];

/// The verbs that help prints, for completion.
pub(super) const USUAL_VERBS: [&str; 4] = ["asks", "has", "hasnt", "accuses"];

fn plain(word: &str) -> String {
    word.to_lowercase().replace(['\'', '’'], "")
}

fn verb(word: &str) -> Option<Verb> {
    let word = plain(word);
    VERBS.iter().find(|(own, _)| *own == word).map(|(_, verb)| *verb)
}

fn is_one_of(word: &str, words: &[&str]) -> bool {
    words.contains(&plain(word).as_str())
}

/// What ends the cards, if it is there.
const COLON: &str = ":";

/// The line word by word, without articles. Commas only part words; a colon is a word.
fn words(line: &str) -> Vec<&str> {
    line.split_inclusive(':')
        .flat_map(|part| match part.strip_suffix(':') {
            Some(part) => [part, COLON],
            None => [part, ""],
        })
        .flat_map(|part| part.split(|c: char| c.is_whitespace() || c == ','))
        .filter(|word| !word.is_empty() && !word.eq_ignore_ascii_case("the"))
        .collect()
}

/// Reads an entry.
pub(super) fn read(line: &str, names: &Vocabulary) -> Result<Entry, NoEntry> {
    let words = words(line);
    let at = words.iter().skip(1).position(|word| verb(word).is_some()).ok_or(NoEntry::NotOne)? + 1;
    let verb = verb(words[at]).ok_or(NoEntry::NotOne)?;
    let who = words[..at].join(" ");
    let rest = &words[at + 1..];
    match verb {
        Verb::Asks => suggestion(names.player(&who)?, rest, names),
        Verb::Accuses => accusation(names.player(&who)?, rest, names),
        Verb::Has | Verb::HasNot => {
            // A card may be called "No" or "No Rope".
            let is_card = names.cards.iter().any(|card| is_same_name(card, &rest.join(" ")));
            let is_denied = !is_card && rest.first().is_some_and(|word| is_one_of(word, &["not", "no"]));
            let rest = if is_denied { &rest[1..] } else { rest };
            spoiler(names.holder(&who)?, rest, verb == Verb::Has && !is_denied, names)
        }
    }
}

/// The three cards, and the words after them.
fn three_cards<'a>(
    words: &'a [&'a str],
    names: &Vocabulary,
) -> Result<(Vec<String>, &'a [&'a str]), NoEntry> {
    let form = || NoEntry::Form("Name three cards: a suspect, a weapon and a room.".into());
    if let Some(end) = words.iter().position(|word| *word == COLON) {
        return match names.cards(&words[..end], 3)? {
            (cards, taken) if cards.len() == 3 && taken == end => {
                Ok((names.in_order(cards), &words[end + 1..]))
            }
            _ => Err(form()),
        };
    }
    // A word that can end the cards does so only behind three of them: a card may be called "No".
    let mut endings = (0..words.len()).rev().filter(|at| is_ending(words[*at]));
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

fn is_ending(word: &str) -> bool {
    word.eq_ignore_ascii_case(NOBODY)
        || [&ALL_PASSED[..], &WRONG, &RIGHT].iter().any(|words| is_one_of(word, words))
}

fn suggestion(by: String, words: &[&str], names: &Vocabulary) -> Result<Entry, NoEntry> {
    let (cards, rest) = three_cards(words, names)?;
    if rest.is_empty() {
        let text = "Who showed a card? End with ': dee shows', ': dee shows rope' or ': nobody'.";
        return Err(NoEntry::Form(text.replace("dee", &another(&by, names)).replace("rope", &cards[1])));
    }
    let shows = rest.iter().position(|word| is_one_of(word, &SHOWS));
    let shown_by = shower(&rest[..shows.unwrap_or(rest.len())].join(" "), names)?;
    let card = shows.map_or_else(String::new, |at| rest[at + 1..].join(" "));
    let card = match is_one_of(&card, &UNSEEN) {
        true => None,
        false if shown_by.is_none() => {
            return Err(NoEntry::Form(format!("If nobody showed a card, what does '{card}' mean?")));
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
    if !is_one_of(typed, &ALL_PASSED) {
        return names.player(typed).map(Some);
    }
    if let Some(player) = names.players.iter().find(|player| is_same_name(player, typed)) {
        return Ok(Some(player.clone()));
    }
    match names::candidates(typed, &names.players)[..] {
        [] => Ok(None),
        ref players => {
            let candidates = std::iter::once(NOBODY).chain(players.iter().copied()).map(Into::into);
            Err(Misread::Ambiguous { typed: typed.into(), candidates: candidates.collect() })
        }
    }
}

/// Somebody else at the table, for an example.
fn another(by: &str, names: &Vocabulary) -> String {
    names.players.iter().find(|name| *name != by).cloned().unwrap_or_else(|| "dee".into())
}

fn accusation(by: String, words: &[&str], names: &Vocabulary) -> Result<Entry, NoEntry> {
    let (cards, rest) = three_cards(words, names)?;
    let correct = match rest {
        [word] if is_one_of(word, &WRONG) => false,
        [word] if is_one_of(word, &RIGHT) => true,
        _ => return Err(NoEntry::Form("Was it right? End with ': wrong' or ': right'.".into())),
    };
    Ok(Entry::Accusation { by, cards, correct })
}

fn spoiler(player: String, words: &[&str], has: bool, names: &Vocabulary) -> Result<Entry, NoEntry> {
    if words.is_empty() {
        return Err(NoEntry::Form("Which card?".into()));
    }
    match names.cards(words, 2)?.0.as_slice() {
        [card] => Ok(Entry::Spoiler { player, card: card.clone(), has }),
        _ => Err(NoEntry::Form("One card at a time, please: each is an entry of its own.".into())),
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
            Err("'none' could be nobody or Nonette.".into())
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
        let mut names = Vocabulary::of_edition(&edition);
        names.players = list(["Ann", "Ben"]);
        names.holders = list(["Ann", "Ben"]);
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
            ("ben asks peacock lead study", "End with ': Ann shows', ': Ann shows Lead Pipe' or ': nobody'"),
            ("ben asks peacock lead: dee shows", "Name three cards"),
            ("ben asks peacock lead study rope: dee shows", "Name three cards"),
            ("ben asks peacock lead dee shows", "There is no card 'dee'"),
            ("ben asks peacock: nobody", "Name three cards"),
            ("ben asks peacock lead study: nobody shows rope", "what does 'rope' mean?"),
            ("ben asks peacock lead study: nobody rope", "Nobody here is called 'nobody rope'"),
            ("ben asks peacock nobody", "Name three cards"),
            ("ben asks peacock leed study nobody", "There is no card 'leed'"),
            ("bne has rope", "did you mean Ben?"),
            ("ben asks peacock lead study: eve shows", "Nobody here is called 'eve'"),
            ("ben has", "Which card?"),
            ("ben has rope study", "One card at a time"),
            ("envelope asks peacock lead study: nobody", "Nobody here is called 'envelope'"),
            ("ben asks mrs lead study: nobody", "'mrs' could be Mrs. White or Mrs. Peacock"),
            ("hello", "An entry is"),
        ] {
            let said = entry(line).unwrap_err();
            assert!(said.contains(told), "{line}: {said}");
        }
    }
}
