//! Which names are the same. At one table names must tell people apart, so two that look alike are one.
//!
//! Letters of different scripts that look alike (Latin and Cyrillic "a") are different here.

use parlour_game::letters::is_invisible;
use std::collections::HashMap;
use unicode_normalization::UnicodeNormalization;

/// Whether two names are equal but for invisible letters, spaces, capitals, and other ways to write the same letter
/// (full-width or composed ones).
pub(crate) fn are_same(one: &str, other: &str) -> bool {
    key(one) == key(other)
}

/// Equal for names that are the same.
fn key(name: &str) -> String {
    let visible = name.nfkc().filter(|letter| !is_invisible(*letter));
    // To capitals and back: letters without a single counterpart ("ß", "SS") meet.
    let folded: String = visible.flat_map(char::to_uppercase).flat_map(char::to_lowercase).collect();
    folded.nfkc().filter(|letter| !is_invisible(*letter)).collect()
}

/// The people who share a device, by their names.
#[derive(Default)]
pub(crate) struct People(HashMap<String, String>);

impl People {
    /// Somebody's name as it was first written: names that are the same are one person's.
    pub(crate) fn call(&mut self, name: String) -> String {
        self.0.entry(key(&name)).or_insert(name).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_called_the_same_is_one_person_under_the_first_name() {
        let mut people = People::default();
        let called = ["Ann", "Ben", "ANN", "A nn"].map(|name| people.call(name.into()));
        assert_eq!(called, ["Ann", "Ben", "Ann", "Ann"]);
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        let alike = [
            ("Ann", "Ann"),
            ("Ann", "ANN"),
            ("Ann", "A\u{200b}nn"),
            ("Ann", "Ann\u{2060}\u{ad}"),
            ("Ann", "Ann\u{fe0f}"),
            ("Ann", "Ann\u{e0061}"),
            ("Ann", "A\u{180b}nn"),
            ("Ann Lee", "AnnLee"),
            ("Ann", "\u{ff21}\u{ff4e}\u{ff4e}"),
            ("Zo\u{eb}", "Zoe\u{308}"),
            ("Gro\u{df}", "GROSS"),
            ("\u{fb01}n", "FIN"),
        ];
        for (one, other) in alike {
            assert!(are_same(one, other), "{one:?} {other:?}");
        }
        for (one, other) in [("Ann", "Anne"), ("Zoe", "Zo\u{eb}"), ("Ann", "Ben"), ("\u{1f468}", "\u{1f469}")]
        {
            assert!(!are_same(one, other), "{one:?} {other:?}");
        }
    }
}
