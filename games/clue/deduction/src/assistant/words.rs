//! Sentences, written once for the terminal and the browser. The reader of a notebook is "you".

use super::seen::{Seen, Shown, passed};
use super::setting::{Setting, Who};
use clue_rules::{Card, CardSet, Kind};

/// An entry as a sentence or two.
pub(crate) fn entry(setting: &Setting, seen: Seen) -> String {
    match seen {
        Seen::Suggestion { by, cards, answer } => {
            let asked = format!("{} asked {}.", player(setting, by), names(setting, cards));
            format!("{} {}.", capitalised(&asked), capitalised(&answered(setting, by, answer)))
        }
        Seen::Spoiler { who, card, has } => format!("{}.", capitalised(&has_card(setting, who, card, has))),
        Seen::Accusation { by, cards, correct } => {
            let verdict = if correct { "right" } else { "wrong" };
            let accused = format!("{} accused {}: {verdict}.", player(setting, by), names(setting, cards));
            capitalised(&accused)
        }
    }
}

/// How a suggestion was answered: "Ben passed, Cid showed Rope".
fn answered(setting: &Setting, by: usize, answer: Shown) -> String {
    let passed: Vec<&str> = passed(setting, by, answer).map(|other| player(setting, other)).collect();
    let mut parts = Vec::new();
    if !passed.is_empty() {
        parts.push(format!("{} passed", listed(&passed, "and")));
    }
    parts.push(match answer {
        Shown::Nothing => "nobody showed a card".to_owned(),
        Shown::Unseen(other) => format!("{} showed a card", player(setting, other)),
        Shown::Card(other, card) => {
            format!("{} showed {}", player(setting, other), setting.card_name(card))
        }
    });
    parts.join(", ")
}

/// Where a card is or is not, as a clause: "Ben has the Wrench", "the Wrench is not in the envelope".
pub(crate) fn has_card(setting: &Setting, who: Who, card: Card, has: bool) -> String {
    let card = the_card(setting, card);
    let not = if has { "" } else { " not" };
    match who {
        Who::Player(other) => match (setting.me() == Some(other), has) {
            (true, true) => format!("you have {card}"),
            (true, false) => format!("you do not have {card}"),
            (false, true) => format!("{} has {card}", player(setting, other)),
            (false, false) => format!("{} does not have {card}", player(setting, other)),
        },
        Who::Open => format!("{card} is{not} among the open cards"),
        Who::Aside => format!("{card} is{not} among the cards set aside"),
        Who::Envelope => format!("{card} is{not} in the envelope"),
    }
}

/// The same as a question: "does Ben have the Wrench", "is the Wrench not in the envelope".
pub(crate) fn whether_has_card(setting: &Setting, who: Who, card: Card, has: bool) -> String {
    let card = the_card(setting, card);
    let not = if has { "" } else { " not" };
    match who {
        Who::Player(other) => {
            let does = if setting.me() == Some(other) { "do" } else { "does" };
            format!("{does} {}{not} have {card}", player(setting, other))
        }
        Who::Open => format!("is {card}{not} among the open cards"),
        Who::Aside => format!("is {card}{not} among the cards set aside"),
        Who::Envelope => format!("is {card}{not} in the envelope"),
    }
}

/// A player's name, or "you".
pub(crate) fn player(setting: &Setting, player: usize) -> &str {
    if setting.me() == Some(player) { "you" } else { setting.player_name(player) }
}

/// A card in a sentence. People have no article, things and places have, unless their name brings one along.
pub(crate) fn the_card(setting: &Setting, card: Card) -> String {
    let name = setting.card_name(card);
    let is_bare = setting.edition().kind(card) == Kind::Suspect || name.to_lowercase().starts_with("the ");
    if is_bare { name.to_owned() } else { format!("the {name}") }
}

/// Cards by their names alone: "Miss Scarlet, Rope, Lounge".
pub(crate) fn names(setting: &Setting, cards: CardSet) -> String {
    cards.iter().map(|card| setting.card_name(card)).collect::<Vec<_>>().join(", ")
}

/// "Ann", "Ann and Ben", "Ann, Ben and Cid": with "and", "or" or the like before the last.
pub fn listed<S: AsRef<str>>(items: &[S], word: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} {word} {}", first.join(", "), last.as_ref())
        }
    }
}

/// With a capital letter at the beginning.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A count as people write it: 1,234,567.
pub(crate) fn count(number: u128) -> String {
    grouped(&number.to_string())
}

/// The digits of a whole number as people write it: 1,234,567.
pub fn grouped(digits: &str) -> String {
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A chance in whole per cents. Only what is certain has all or none of them.
pub fn percent(chance: f64) -> String {
    match (chance * 100.0).round() {
        rounded if rounded < 1.0 && chance > 0.0 => "<1%".into(),
        rounded if rounded > 99.0 && chance < 1.0 => ">99%".into(),
        rounded => format!("{rounded}%"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_sentences() {
        assert_eq!(listed::<&str>(&[], "or"), "");
        assert_eq!(listed(&["a"], "or"), "a");
        assert_eq!(listed(&["a", "b"], "or"), "a or b");
        assert_eq!(listed(&["a", "b", "c"], "and"), "a, b and c");
    }

    #[test]
    fn long_numbers_are_grouped() {
        assert_eq!(["1", "123", "1234", "1234567"].map(grouped), ["1", "123", "1,234", "1,234,567"]);
    }

    #[test]
    fn only_what_is_certain_looks_certain() {
        for (chance, told) in
            [(0.0, "0%"), (0.0001, "<1%"), (0.455, "46%"), (0.994, "99%"), (0.999_999, ">99%"), (1.0, "100%")]
        {
            assert_eq!(percent(chance), told);
        }
    }
}
