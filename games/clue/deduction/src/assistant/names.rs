//! Names as people type them: what they may have meant, and how a name is quoted back to them.

use clue_rules::{MOST_LETTERS, escaped};

/// The known name that is most like what was typed, if any is like it at all: one that begins so, or has a word
/// that begins so, or differs in few letters.
pub fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed: Vec<char> = typed.trim().to_lowercase().chars().collect();
    // Nobody means a card by a text much longer than any name.
    if typed.is_empty() || typed.len() > 2 * MOST_LETTERS {
        return None;
    }
    let far = (typed.len() / 3).max(1);
    known
        .into_iter()
        .filter_map(|name| Some((distance(&typed, name, far)?, name)))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

/// How far a name is from what was typed, if no further than `far`: 0 if the name or one of its words begins so,
/// otherwise by how many letters the name or one of its words differs.
fn distance(typed: &[char], name: &str, far: usize) -> Option<usize> {
    let name = name.to_lowercase();
    std::iter::once(name.as_str())
        .chain(name.split_whitespace())
        .map(|part| {
            let part: Vec<char> = part.chars().collect();
            if part.starts_with(typed) { 0 } else { differing_letters(typed, &part) }
        })
        .min()
        .filter(|distance| *distance <= far)
}

/// How many letters must be put in, left out, changed, or swapped with their neighbour to make one word of the other.
fn differing_letters(one: &[char], other: &[char]) -> usize {
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, goal) in other.iter().enumerate() {
            let changed = last[j] + usize::from(letter != goal);
            let mut best = changed.min(last[j + 1] + 1).min(row[j] + 1);
            let is_swapped = i > 0 && j > 0 && *letter == other[j - 1] && one[i - 1] == *goal;
            if is_swapped {
                best = best.min(before_last[j - 1] + 1);
            }
            row.push(best);
        }
        before_last = std::mem::replace(&mut last, row);
    }
    last[other.len()]
}

/// What was typed, short enough and plain enough to stand in a sentence.
pub(crate) fn quoted(typed: &str) -> String {
    let typed = typed.trim();
    let start: String = typed.chars().take(2 * MOST_LETTERS).collect();
    let mut shown = escaped(&start).into_owned();
    if typed.chars().count() > 2 * MOST_LETTERS {
        shown.push('…');
    }
    format!("'{shown}'")
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARDS: [&str; 7] =
        ["Miss Scarlet", "Colonel Mustard", "Rope", "Revolver", "Lead Pipe", "Dining Room", "Billiard Room"];

    #[test]
    fn what_was_meant_is_found() {
        for (typed, meant) in [
            ("Rop", "Rope"),
            ("roep", "Rope"),
            (" ROBE ", "Rope"),
            ("mustard", "Colonel Mustard"),
            ("Scarlett", "Miss Scarlet"),
            ("Mis Scarlet", "Miss Scarlet"),
            ("Lead Piping", "Lead Pipe"),
            ("bil", "Billiard Room"),
            ("Dinning Room", "Dining Room"),
        ] {
            assert_eq!(nearest(typed, CARDS), Some(meant), "{typed}");
        }
    }

    #[test]
    fn what_is_like_nothing_has_no_nearest() {
        for typed in ["Spanner", "", "  ", "xyz", &"Rope".repeat(20)] {
            assert_eq!(nearest(typed, CARDS), None, "{typed}");
        }
    }

    #[test]
    fn letters_are_counted() {
        let count = |one: &str, other: &str| {
            differing_letters(&one.chars().collect::<Vec<_>>(), &other.chars().collect::<Vec<_>>())
        };
        assert_eq!(count("rope", "rope"), 0);
        assert_eq!(count("roep", "rope"), 1);
        assert_eq!(count("", "rope"), 4);
        assert_eq!(count("kitten", "sitting"), 3);
    }

    #[test]
    fn a_quotation_is_short_and_plain() {
        assert_eq!(quoted(" Rop "), "'Rop'");
        assert_eq!(quoted("a\u{7}"), "'a\\u{7}'");
        assert_eq!(quoted(&"x".repeat(60)), format!("'{}…'", "x".repeat(48)));
    }
}
