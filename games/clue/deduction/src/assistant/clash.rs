//! Notes of what cannot have happened, and how that is said: no deal agrees with them, or somebody accuses who is
//! out of the game.

use super::case::Notes;
use super::fault::Fault;
use super::proof_words::{self, Numbered};
use super::seen::Seen;
use super::setting::Who;
use super::wire::Refusal;
use crate::proof::{Because, Proof, Says};

/// Refuses notes of what cannot have happened: names the entries that clash, and tells how. `new` is the entry that
/// was just written, counted from 0, if it was one.
pub(crate) fn check(notes: &Notes, new: Option<usize>) -> Result<(), Refusal> {
    if let Some((first, again)) = accused_twice(notes) {
        return Err(Refusal {
            fault: out_of_the_game(notes, first, again, new).into(),
            entries: vec![first + 1, again + 1],
            steps: Vec::new(),
        });
    }
    let Some(proof) = notes.premises().clash() else { return Ok(()) };
    let entries: Vec<usize> = proof.entries.iter().map(|entry| entry + 1).collect();
    Err(Refusal {
        fault: clash(&entries, new.map(|new| new + 1), rests_on_hand(notes, &proof)).into(),
        entries,
        steps: proof_words::told(&notes.seen, &proof, &Numbered(&notes.setting)),
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

fn out_of_the_game(notes: &Notes, first: usize, again: usize, new: Option<usize>) -> Fault {
    let Seen::Accusation { by, .. } = notes.seen[first] else { unreachable!("it is an accusation") };
    let player = notes.setting.said_player(by);
    let (number, again_number) = (first + 1, again + 1);
    if new == Some(first) {
        Fault::AccusesAgain { player, number: again_number }
    } else if new == Some(again) {
        Fault::IsOut { player, number }
    } else {
        Fault::IsOutIn { player, number, again: again_number }
    }
}

/// Whether the proof uses nothing of the set-up but the reader's own cards.
fn rests_on_hand(notes: &Notes, proof: &Proof) -> bool {
    let me = notes.setting.me().map(Who::Player);
    proof.steps.iter().filter(|step| step.because == Because::Setup).all(|step| match step.says {
        Says::Hand { holder, .. } | Says::HasAll { holder, .. } => Some(notes.setting.who(holder)) == me,
        _ => false,
    })
}

/// How entries clash, all counted from 1.
fn clash(entries: &[usize], new: Option<usize>, with_hand: bool) -> Fault {
    let Some(new) = new.filter(|new| entries.contains(new)) else {
        return match *entries {
            [number] => Fault::ClashesWithSetup { number, with_hand },
            _ => Fault::EntriesClash { numbers: entries.to_vec() },
        };
    };
    let numbers: Vec<usize> = entries.iter().copied().filter(|entry| *entry != new).collect();
    if numbers.is_empty() { Fault::NewClashesWithSetup { with_hand } } else { Fault::NewClashes { numbers } }
}
