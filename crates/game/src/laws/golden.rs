//! Play-throughs as text, kept beside the tests and read by people.

use crate::{Event, Match, Notation, Seat, Turn, Viewer};
use serde::Serialize;
use std::fmt::{Display, Write};
use std::path::Path;

/// The whole match as text: each event, what every viewer saw of it, and what every viewer knew and was
/// offered after it. What is the same for all is written once.
pub fn playthrough<G: Notation>(match_: &Match<G>) -> String {
    let mut text = String::new();
    let out = &mut text;
    line(out, 0, format!("{}, rules version {}, {} seats", G::ID, G::RULES_VERSION, match_.seats()));
    line(out, 0, format!("set-up {}", G::write_setup(match_.setup())));
    let mut state = G::new(match_.setup());
    if state.turn() != Turn::Chance {
        situation(out, &state, match_.seats());
    }
    for (seq, event) in match_.log().iter().enumerate() {
        let what = match event {
            Event::Acted { seat, action } => format!("{seat}: {}", state.write_action(*seat, action)),
            Event::Chanced(chance) => format!("chance: {}", json(chance)),
        };
        line(out, 0, format!("\n{seq}. {what}"));
        per_viewer(out, match_.seats(), "saw", |viewer| json(&state.sight(event, viewer)));
        state.apply(event);
        // Before chance has answered nobody is told more.
        if state.turn() != Turn::Chance {
            situation(out, &state, match_.seats());
        }
    }
    text
}

fn situation<G: Notation>(out: &mut String, state: &G, seats: u8) {
    per_viewer(out, seats, "knows", |viewer| json(&state.view(viewer)));
    for seat in Seat::first(seats) {
        let texts: Vec<_> =
            state.offers(seat).iter().map(|action| state.write_action(seat, action)).collect();
        if !texts.is_empty() {
            line(out, 1, format!("{seat} may {}", texts.join(", ")));
        }
    }
    line(out, 1, format!("turn {}", json(&state.turn())));
}

fn per_viewer(out: &mut String, seats: u8, verb: &str, tell: impl Fn(Viewer) -> String) {
    let told: Vec<_> = Viewer::all(seats).map(|viewer| (viewer, tell(viewer))).collect();
    if told.iter().all(|(_, what)| *what == told[0].1) {
        return line(out, 1, format!("everyone {verb} {}", told[0].1));
    }
    for (viewer, what) in told {
        match viewer {
            Viewer::Seat(seat) => line(out, 1, format!("{seat} {verb} {what}")),
            Viewer::Spectator => line(out, 1, format!("spectator {verb} {what}")),
        }
    }
}

fn line(out: &mut String, indent: usize, what: impl Display) {
    writeln!(out, "{:indent$}{what}", "", indent = 3 * indent).expect("a String takes all");
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what crosses a border has JSON")
}

/// Holds a text against the committed file; with `UPDATE=1` in the environment the file is rewritten instead.
/// A relative path starts at the folder of the tested crate.
///
/// # Panics
/// If they differ, with the first line that does; if the file cannot be read or written.
pub fn golden(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    if std::env::var_os("UPDATE").is_some_and(|value| value == "1") {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).expect("the folder of a golden file can be made");
        }
        return std::fs::write(path, text).expect("a golden file can be written");
    }
    let kept = std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{}: {error}; UPDATE=1 writes it", path.display()))
        .replace("\r\n", "\n");
    if let Some(difference) = difference(&kept, text) {
        panic!("{}: {difference}\n  UPDATE=1 rewrites it, if that is as it should be", path.display());
    }
}

/// The first line in which the texts differ.
fn difference(kept: &str, now: &str) -> Option<String> {
    if kept == now {
        return None;
    }
    let same = kept.lines().zip(now.lines()).take_while(|(kept, now)| kept == now).count();
    let at = |text: &str| text.lines().nth(same).unwrap_or("(the end)").to_owned();
    Some(format!("line {} has changed\n  kept: {}\n  now:  {}", same + 1, at(kept), at(now)))
}

#[cfg(test)]
mod tests {
    use super::difference;

    #[test]
    fn the_first_line_that_differs_is_named() {
        assert_eq!(difference("a\nb\n", "a\nb\n"), None);
        let changed = difference("a\nb\nc\n", "a\nx\nc\n");
        assert_eq!(changed.unwrap(), "line 2 has changed\n  kept: b\n  now:  x");
        let longer = difference("a\n", "a\nb\n");
        assert_eq!(longer.unwrap(), "line 2 has changed\n  kept: (the end)\n  now:  b");
    }
}
