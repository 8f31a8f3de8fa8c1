//! Names of cards and players: which are allowed, and which are the same.

use parlour_game::letters::{is_invisible, is_unprintable};
use serde::Serialize;
use std::borrow::Cow;

/// The longest name of a card or a player, in letters.
pub const MOST_LETTERS: usize = 24;

/// Why a text is no name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum BadName {
    /// No visible letter.
    NoName,
    /// More than [`MOST_LETTERS`] letters.
    LongName {
        /// The name, or its beginning.
        name: String,
        /// How many letters it may have.
        most: usize,
    },
    /// It has control characters.
    UnprintableName {
        /// The name, with those characters escaped.
        name: String,
    },
}

parlour_voice::spoken!(
    BadName,
    "clue",
    [
        BadName::NoName,
        BadName::LongName { name: "Maximilian the Magnificent".into(), most: MOST_LETTERS },
        BadName::UnprintableName { name: "Ann\\u{7}".into() },
    ]
);

/// The name without the spaces around it.
///
/// # Errors
/// What is wrong with it.
pub fn check_name(typed: &str) -> Result<&str, BadName> {
    let name = typed.trim();
    if name.chars().count() > MOST_LETTERS {
        return Err(BadName::LongName { name: shortened(name), most: MOST_LETTERS });
    }
    if name.chars().any(is_unprintable) {
        return Err(BadName::UnprintableName { name: escaped(name).into_owned() });
    }
    if name.chars().all(is_invisible) {
        return Err(BadName::NoName);
    }
    Ok(name)
}

/// Whether two names are the same to a reader: capital letters and spaces around them do not matter.
pub fn is_same_name(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

/// A text with its control characters escaped, safe to be shown.
pub fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(is_unprintable) {
        return Cow::Borrowed(text);
    }
    let shown = |letter: char| match is_unprintable(letter) {
        true => letter.escape_unicode().to_string(),
        false => letter.to_string(),
    };
    Cow::Owned(text.chars().map(shown).collect())
}

/// The beginning of a long name.
fn shortened(name: &str) -> String {
    let mut shown: String = escaped(name).chars().take(2 * MOST_LETTERS).collect();
    if name.chars().count() > 2 * MOST_LETTERS {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_read_and_fits_on_a_card() {
        let fault = |name: &str| check_name(name).unwrap_err().to_string();
        assert_eq!(check_name(" Ann "), Ok("Ann"));
        assert_eq!(check_name(&"ä".repeat(24)), Ok("ä".repeat(24).as_str()));
        assert_eq!(check_name("👨‍👩‍👧"), Ok("👨‍👩‍👧"), "joiners among others are fine");
        for empty in ["", "  ", "\u{200b}\u{200d}", "\u{2800}", "\u{3164} \u{3164}"] {
            assert_eq!(check_name(empty), Err(BadName::NoName), "{empty:?}");
        }
        assert_eq!(fault("A\u{7}nn"), "The name “A\\u{7}nn” has characters that can’t be used.");
        assert_eq!(fault("Ann\u{202e}"), "The name “Ann\\u{202e}” has characters that can’t be used.");
        assert_eq!(fault("\u{2066}Ann"), "The name “\\u{2066}Ann” has characters that can’t be used.");
        let long = "x".repeat(25);
        assert_eq!(
            fault(&long),
            format!("The name “{long}” is too long. Names can have up to 24 characters.")
        );
        assert!(fault(&"\u{1b}".repeat(9_999)).len() < 200);
    }

    #[test]
    fn names_are_the_same_in_any_letters() {
        assert!(is_same_name(" Ann", "ANN "));
        assert!(!is_same_name("Ann", "Anne"));
    }

    #[test]
    fn only_what_would_do_something_is_escaped() {
        assert_eq!(escaped("Ann's \\ \"Rope\" 👨‍👩‍👧"), "Ann's \\ \"Rope\" 👨‍👩‍👧");
        assert_eq!(escaped("\u{1b}[31mred\n\u{202e}"), "\\u{1b}[31mred\\u{a}\\u{202e}");
    }
}
