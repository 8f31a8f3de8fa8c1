//! Names as people type them: what they may have meant, and how that is told back to them.

use clue_rules::{MOST_LETTERS, escaped};

/// The known name that is most like what was typed, if any is like it at all: one that begins so, or has a word
/// that begins so, or differs in few letters.
pub fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.trim().to_lowercase();
    let letters = typed.chars().count();
    // A text much longer than any name is not a misspelt card.
    if letters == 0 || letters > 2 * MOST_LETTERS {
        return None;
    }
    let far = (letters / 3).max(1);
    known
        .into_iter()
        .filter_map(|name| Some((distance(&typed, name, far)?, name)))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

/// How far a name is from what was typed, if no further than `far`: 0 if the name or one of its words begins so,
/// otherwise how many letters must be added, removed, changed, or swapped with their neighbour.
fn distance(typed: &str, name: &str, far: usize) -> Option<usize> {
    let name = name.to_lowercase();
    std::iter::once(name.as_str())
        .chain(name.split_whitespace())
        .map(|part| if part.starts_with(typed) { 0 } else { strsim::osa_distance(typed, part) })
        .min()
        .filter(|distance| *distance <= far)
}

/// What was typed, short enough and plain enough to stand in a sentence.
pub(crate) fn shortened(typed: &str) -> String {
    let typed = typed.trim();
    let start: String = typed.chars().take(2 * MOST_LETTERS).collect();
    let mut shown = escaped(&start).into_owned();
    if typed.chars().count() > 2 * MOST_LETTERS {
        shown.push('…');
    }
    shown
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
    fn a_quotation_is_short_and_plain() {
        assert_eq!(shortened(" Rop "), "Rop");
        assert_eq!(shortened("a\u{7}"), "a\\u{7}");
        assert_eq!(shortened(&"x".repeat(60)), format!("{}…", "x".repeat(48)));
    }
}
