//! The law of secrecy: a viewer learns from sights and from nothing else.
//!
//! All histories of a tiny set-up are played, level by level (all with one event, all with two ...). Those that
//! look the same to a viewer form one cell; within a cell everything the viewer is told must be the same.
//! Whether the sights themselves tell too much is a question of rules: golden play-throughs are read for that.

use super::breach::{Breach, Law};
use crate::{Event, Game, Seat, Turn, Viewer};
use std::collections::HashMap;
use std::fmt::Write;

/// How much [`blindfold`] looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Covered {
    /// Histories played, of every length.
    pub histories: usize,
    /// The longest of them, in events.
    pub depth: usize,
    /// Whether that was all there are.
    pub is_complete: bool,
}

/// Holds that whoever saw the same knows the same: for all histories from the set-up, shortest first, and for
/// every seat and the spectator, equal sights give an equal view and turn, and for seats equal actions and
/// offers, an equal time-out action and equal refusals. Stops before the level that would exceed `most` histories.
///
/// # Panics
/// If something leaks; if chance is asked and cannot list its answers.
pub fn blindfold<G: Game>(setup: &G::Setup, most: usize) -> Covered {
    find_leak::<G>(setup, most).unwrap_or_else(|breach| panic!("{breach}"))
}

/// What [`blindfold`] does, as a value.
///
/// # Errors
/// The first leak found.
///
/// # Panics
/// If chance is asked and cannot list its answers.
pub fn find_leak<G: Game>(setup: &G::Setup, most: usize) -> Result<Covered, Breach> {
    let viewers: Vec<Viewer> = Viewer::all(G::seats(setup)).collect();
    let mut level = vec![History { state: G::new(setup), log: Vec::new(), cells: vec![0; viewers.len()] }];
    let mut pool: Vec<G::Action> = Vec::new();
    let mut covered = Covered { histories: 0, depth: 0, is_complete: false };
    loop {
        covered.histories += level.len();
        covered.depth = level[0].log.len();
        for history in &level {
            for action in
                viewers.iter().filter_map(|viewer| viewer.seat()).flat_map(|s| history.state.actions(s))
            {
                if !pool.contains(&action) {
                    pool.push(action);
                }
            }
        }
        for (nth, viewer) in viewers.iter().enumerate() {
            compare(&level, nth, *viewer, &pool)?;
        }
        let next = next_level(&level, &viewers, most.saturating_sub(covered.histories));
        match next {
            None => return Ok(covered),
            Some(next) if next.is_empty() => return Ok(Covered { is_complete: true, ..covered }),
            Some(next) => level = next,
        }
    }
}

/// One way the game can have gone.
struct History<G: Game> {
    state: G,
    log: Vec<Event<G>>,
    /// For each viewer the number of the cell: histories with the same number look the same to that viewer.
    cells: Vec<usize>,
}

/// All histories one event longer, unless there are more than `most`.
fn next_level<G: Game>(level: &[History<G>], viewers: &[Viewer], most: usize) -> Option<Vec<History<G>>> {
    let mut next = Vec::new();
    let mut known: Vec<HashMap<(usize, String), usize>> = vec![HashMap::new(); viewers.len()];
    for history in level {
        for event in possible(&history.state, viewers) {
            if next.len() == most {
                return None;
            }
            let cells = viewers.iter().enumerate().map(|(nth, viewer)| {
                let sight = format!("{:?}", history.state.sight(&event, *viewer));
                let fresh = known[nth].len();
                *known[nth].entry((history.cells[nth], sight)).or_insert(fresh)
            });
            let cells = cells.collect();
            let mut state = history.state.clone();
            state.apply(&event);
            let log = history.log.iter().cloned().chain([event]).collect();
            next.push(History { state, log, cells });
        }
    }
    Some(next)
}

fn possible<G: Game>(state: &G, viewers: &[Viewer]) -> Vec<Event<G>> {
    match state.turn() {
        Turn::Over(_) => Vec::new(),
        Turn::Chance => {
            let chances = state.chances().expect("a set-up for blindfold must be able to list its chances");
            chances.into_iter().map(|(chance, _)| Event::Chanced(chance)).collect()
        }
        Turn::Seat(_) => {
            let seats = viewers.iter().filter_map(|viewer| viewer.seat());
            let acts = |seat| move |action| Event::Acted { seat, action };
            seats.flat_map(|seat| state.actions(seat).into_iter().map(acts(seat))).collect()
        }
    }
}

/// Holds every history against the first of its cell.
fn compare<G: Game>(
    level: &[History<G>],
    nth: usize,
    viewer: Viewer,
    pool: &[G::Action],
) -> Result<(), Breach> {
    let mut first: HashMap<usize, (&History<G>, Told)> = HashMap::new();
    // Nobody is told anything before chance has answered.
    for history in level.iter().filter(|history| history.state.turn() != Turn::Chance) {
        let told = Told::of(&history.state, viewer, pool);
        let Some((other, before)) = first.get(&history.cells[nth]) else {
            first.insert(history.cells[nth], (history, told));
            continue;
        };
        if let Some((name, one, two)) = before.difference(&told) {
            let mut place = format!("two histories that look the same to {viewer:?}");
            for history in [other, &history] {
                write!(place, "\n     {:?}", history.log).expect("a String takes all");
            }
            let what = format!("{name} differs: {one}\n     and {two}");
            return Err(Breach { law: Law::Blindfold, seat: viewer.seat(), place, what });
        }
    }
    Ok(())
}

/// All that a viewer is told in a position besides sights, by name.
struct Told(Vec<(&'static str, String)>);

impl Told {
    fn of<G: Game>(state: &G, viewer: Viewer, pool: &[G::Action]) -> Self {
        let mut told = vec![
            ("the view", format!("{:?}", state.view(viewer))),
            ("the turn", format!("{:?}", state.turn())),
        ];
        if let Some(seat) = viewer.seat() {
            told.push(("the list of actions", format!("{:?}", state.actions(seat))));
            told.push(("the list of offers", format!("{:?}", state.offers(seat))));
            told.push(("the time-out action", format!("{:?}", state.timeout_action(seat))));
            told.push(("a refusal", refusals(state, seat, pool)));
        }
        Self(told)
    }

    fn difference<'a>(&'a self, other: &'a Self) -> Option<(&'static str, &'a str, &'a str)> {
        let mut pairs = self.0.iter().zip(&other.0);
        pairs.find(|(one, two)| one.1 != two.1).map(|(one, two)| (one.0, one.1.as_str(), two.1.as_str()))
    }
}

/// What the seat would hear for every action anyone ever had.
fn refusals<G: Game>(state: &G, seat: Seat, pool: &[G::Action]) -> String {
    let mut text = String::new();
    for action in pool {
        if let Err(refusal) = state.check(&Event::Acted { seat, action: action.clone() }) {
            write!(text, "{action:?}: {refusal:?}; ").expect("a String takes all");
        }
    }
    text
}
