//! Notes of what cannot have happened, and how that is said: no deal agrees with them, or somebody accuses who is
//! out of the game.

use super::case::Notes;
use super::proof_words;
use super::seen::Seen;
use super::wire::Refusal;
use super::words;

/// Refuses notes of what cannot have happened: names the entries that clash, and tells how. `new` is the entry that
/// was just written, counted from 0, if it was one.
pub(crate) fn check(notes: &Notes, new: Option<usize>) -> Result<(), Refusal> {
    if let Some((first, again)) = accused_twice(notes) {
        return Err(Refusal {
            text: out_of_the_game(notes, first, again, new),
            entries: vec![first + 1, again + 1],
            steps: Vec::new(),
        });
    }
    let Some(proof) = notes.premises().clash() else { return Ok(()) };
    Err(Refusal {
        text: text(&proof.entries, new),
        entries: proof.entries.iter().map(|entry| entry + 1).collect(),
        steps: proof_words::told(&notes.setting, &notes.seen, &proof, &proof_words::numbered),
    })
}

/// Two accusations of the same player of which the first was wrong.
fn accused_twice(notes: &Notes) -> Option<(usize, usize)> {
    let mut wrong = vec![None; notes.setting.player_count()];
    for (at, seen) in notes.seen.iter().enumerate() {
        let Seen::Accusation { by, correct, .. } = *seen else { continue };
        if let Some(first) = wrong[by] {
            return Some((first, at));
        }
        if !correct {
            wrong[by] = Some(at);
        }
    }
    None
}

fn out_of_the_game(notes: &Notes, first: usize, again: usize, new: Option<usize>) -> String {
    let Seen::Accusation { by, .. } = notes.seen[first] else { unreachable!("it is an accusation") };
    let is_me = notes.setting.me() == Some(by);
    let player = words::capitalised(words::player(&notes.setting, by));
    if new == Some(first) {
        let accuses = if is_me { "you accuse" } else { &format!("{player} accuses") };
        return format!(
            "This cannot be: {accuses} again in entry {}, and whoever accused wrongly is out of the game.",
            again + 1
        );
    }
    let entry = if new == Some(again) { String::new() } else { format!("Entry {}: ", again + 1) };
    let is = if is_me { "are" } else { "is" };
    format!(
        "{entry}{player} accused wrongly in entry {} and {is} out of the game: whoever is out cannot accuse again.",
        first + 1
    )
}

fn text(entries: &[usize], new: Option<usize>) -> String {
    let Some(new) = new.filter(|new| entries.contains(new)) else {
        return match entries {
            [only] => format!("Entry {} contradicts the set-up.", only + 1),
            _ => format!("{} contradict each other.", words::capitalised(&numbered(entries))),
        };
    };
    let others: Vec<usize> = entries.iter().copied().filter(|entry| *entry != new).collect();
    if others.is_empty() {
        "This cannot be: it contradicts the set-up.".into()
    } else {
        format!("This cannot be: it contradicts {}.", numbered(&others))
    }
}

/// "entry 2", "entries 2 and 4".
fn numbered(entries: &[usize]) -> String {
    let numbers: Vec<String> = entries.iter().map(|entry| (entry + 1).to_string()).collect();
    format!("{} {}", if entries.len() == 1 { "entry" } else { "entries" }, words::listed(&numbers, "and"))
}
