//! Near misses: texts that were sound once and have been damaged. What reads them must say no, or make sense of them;
//! it must never break down.
//!
//! Random bytes stop at the first letter of any parser. What has been damaged in one place gets through to the rest.

use std::ops::Range;

/// One piece of damage: where, of which sort, and what with. Any three numbers will do, so that a test may draw them as it
/// likes, and shrink them.
pub type Damage = (u16, u8, u8);

/// What is put where something else was.
const STRANGE: &[&str] = &[
    "",
    "0",
    "1",
    "-1",
    "7",
    "99",
    "199",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e309",
    "0.5",
    "-0",
    "null",
    "true",
    "\"\"",
    "[]",
    "{}",
    "\"\\u0000\"",
    "\\",
    "\"",
    "'",
    "[",
    "{",
    "(",
    ")",
    ":",
    ",",
    ";",
    "=",
    "/",
    "-",
    "x",
    ".",
    "*",
    "K",
    "W",
    "B",
    "\u{0}",
    "\n",
    "\r\n",
    "\t",
    " ",
    "\u{feff}",
    "é",
    "ß",
    "\u{202e}",
    "👑",
    "id",
    "type",
    "kind",
];

/// The text with all the damage done to it, one after the other.
pub fn spoilt(text: impl AsRef<[u8]>, damages: &[Damage]) -> Vec<u8> {
    damages.iter().fold(text.as_ref().to_vec(), |text, damage| spoil(&text, *damage))
}

/// The same where only texts are read.
pub fn spoilt_text(text: &str, damages: &[Damage]) -> String {
    String::from_utf8_lossy(&spoilt(text, damages)).into_owned()
}

fn spoil(text: &[u8], (at, how, what): Damage) -> Vec<u8> {
    let words = words(text);
    if words.is_empty() {
        return vec![what];
    }
    let (at, nth) = (usize::from(at) % text.len(), usize::from(at) % words.len());
    let word = words[nth].clone();
    let other = words[usize::from(what) * words.len() / 256].clone();
    let strange = STRANGE[usize::from(what) % STRANGE.len()].as_bytes();
    let with = |place: Range<usize>, new: &[u8]| [&text[..place.start], new, &text[place.end..]].concat();
    match how % 11 {
        0 => with(at..at + 1, &[text[at] ^ (1 << (what % 8))]),
        1 => with(at..at + 1, &[]),
        2 => with(at..at, &[what]),
        3 => text[..at].to_vec(),
        4 => with(word, &[]),
        5 => with(word.start..word.start, &text[word]),
        6 => with(word, &text[other]),
        7 => with(word.start..word.start, strange),
        8 => with(word, strange),
        // Deeper than anybody writes.
        9 => with(word.start..word.start, &strange.repeat(200)),
        // A longer part twice: a field, an entry, a move.
        _ => with(at..at, &text[at..(at + usize::from(what)).min(text.len())]),
    }
}

/// Runs of letters and digits, and every other byte by itself.
fn words(text: &[u8]) -> Vec<Range<usize>> {
    let is_letter = |byte: &u8| byte.is_ascii_alphanumeric() || *byte >= 0x80;
    let mut words: Vec<Range<usize>> = Vec::new();
    for (at, byte) in text.iter().enumerate() {
        match words.last_mut() {
            Some(word) if is_letter(byte) && is_letter(&text[at - 1]) => word.end = at + 1,
            _ => words.push(at..at + 1),
        }
    }
    words
}

/// How often something is tried: usually so often, a hundred times that in a slow run (`PARLOUR_SLOW`), and as often as
/// one likes with `PROPTEST_CASES`.
pub fn tries(usually: u32) -> u32 {
    let number = |name| std::env::var(name).ok().and_then(|value: String| value.parse().ok());
    let is_slow = std::env::var_os("PARLOUR_SLOW").is_some();
    number("PROPTEST_CASES").unwrap_or(if is_slow { usually * 100 } else { usually })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sort_of_damage_can_be_done_to_every_text() {
        for text in ["", "a", "ab cd", "{\"ä\":1}", "\u{0}"] {
            for how in 0..=255 {
                for (at, what) in [(0, 0), (3, 200), (u16::MAX, 255)] {
                    spoilt(text, &[(at, how, what), (what.into(), how, 7)]);
                }
            }
        }
    }

    #[test]
    fn damage_is_what_it_is_said_to_be() {
        assert_eq!(words(b"ab, 1"), [0..2, 2..3, 3..4, 4..5]);
        assert_eq!(spoilt("a,b", &[]), b"a,b");
        assert_eq!(spoilt("a,b", &[(2, 0, 0)]), b"a,c");
        assert_eq!(spoilt("ab,c", &[(0, 5, 0)]), b"abab,c");
        assert_eq!(spoilt("ab,c", &[(0, 6, 255)]), b"c,c");
        assert_eq!(spoilt("ab,c", &[(2, 3, 0)]), b"ab");
        assert_eq!(spoilt("ab,c", &[(2, 4, 0), (0, 8, 1)]), b"0,");
    }
}
