//! Notes with which no deal agrees, and how that is said.

use super::case::Notes;
use super::proof_words;
use super::wire::Refusal;
use super::words;

/// Refuses notes with which no deal agrees: names the entries that clash, and tells how. `new` is the entry that
/// was just written, counted from 0, if it was one.
pub(crate) fn check(notes: &Notes, new: Option<usize>) -> Result<(), Refusal> {
    let Some(proof) = notes.premises().clash() else { return Ok(()) };
    Err(Refusal {
        text: text(&proof.entries, new),
        entries: proof.entries.iter().map(|entry| entry + 1).collect(),
        steps: proof_words::told(&notes.setting, &notes.seen, &proof),
    })
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
    format!("{} {}", if entries.len() == 1 { "entry" } else { "entries" }, words::list(&numbers))
}
