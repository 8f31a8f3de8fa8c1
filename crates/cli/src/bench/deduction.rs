//! `parlour bench deduction`: whole answers of the engine and whole advice, on positions of random games.

use super::Group;
use super::log::Log;
use super::times::{Times, time};
use crate::fault::Fault;
use clue_deduction::assistant::Assistant;
use clue_deduction::assistant::wire::Question;
use clue_deduction::{Posterior, Weighting};
use parlour_game::Tool;
use std::time::Duration;

/// How many games are played for each number of players.
const GAMES: u64 = 10;
/// In how many of them advice is asked for, which takes much longer.
const ADVICE_GAMES: u64 = 2;
/// How many games are played with more cards or less knowledge than usual.
const FEW_GAMES: u64 = 3;
/// The usual edition, and the one with the most cards.
const USUAL: &str = "classic";
const LARGEST: &str = "master-detective";
/// How many suggestions are made in each.
const SUGGESTIONS: usize = 30;
/// How many deals are looked at before anything is asked.
const STARTS: u64 = 100;
/// Advice is asked for before the first suggestion and then after each so many.
const ADVICE_EVERY: usize = 6;

pub(super) fn run() -> Result<Vec<Group>, Fault> {
    let at_start = (0..STARTS).map(|seed| posterior(&Log::random(USUAL, seed, 6, 0), 0)).collect();
    let mut groups = vec![group("6 players, before the first suggestion".into(), at_start)];
    for players in 3..=6 {
        let logs: Vec<Log> = games(USUAL, GAMES, players).collect();
        let times = logs.iter().flat_map(|log| (1..=SUGGESTIONS).map(|after| posterior(log, after)));
        groups
            .push(group(format!("{players} players, after 1 to {SUGGESTIONS} suggestions"), times.collect()));
    }
    for (edition, what) in [(USUAL, "6 players, spectator"), (LARGEST, "6 players, 30 cards, spectator")] {
        let logs: Vec<Log> = games(edition, FEW_GAMES, 6).collect();
        let times = logs.iter().flat_map(|log| (0..=SUGGESTIONS).map(|after| watched(log, after)));
        groups.push(group(format!("{what}, after 0 to {SUGGESTIONS} suggestions"), times.collect()));
    }
    let logs: Vec<Log> = games(LARGEST, FEW_GAMES, 6).collect();
    let times = logs.iter().flat_map(|log| (0..=SUGGESTIONS).map(|after| posterior(log, after)));
    groups.push(group(format!("6 players, 30 cards, after 0 to {SUGGESTIONS} suggestions"), times.collect()));
    for players in 3..=6 {
        let mut times = Vec::new();
        for log in games(USUAL, ADVICE_GAMES, players) {
            for after in (0..=SUGGESTIONS).step_by(ADVICE_EVERY) {
                times.push(advice(&log, after)?);
            }
        }
        groups.push(group(format!("{players} players, advice for all rooms"), times));
    }
    Ok(groups)
}

fn games(edition: &'static str, count: u64, players: usize) -> impl Iterator<Item = Log> {
    (0..count).map(move |seed| Log::random(edition, seed, players, SUGGESTIONS))
}

fn group(what: String, times: Vec<Duration>) -> Group {
    Group { what, times: Times::of(times), per_second: None, nodes: None }
}

/// How long it takes to say where every card is and how likely, with the usual weighting.
fn posterior(log: &Log, after: usize) -> Duration {
    let (holders, facts) = (log.holders(), log.facts(after));
    time(|| Posterior::of(&holders, &facts, Weighting::Shown))
}

/// The same for somebody who only watches.
fn watched(log: &Log, after: usize) -> Duration {
    let (holders, facts) = (log.holders(), log.facts_of_spectator(after));
    time(|| Posterior::of(&holders, &facts, Weighting::Shown))
}

/// How long it takes to rank all suggestions in all rooms.
fn advice(log: &Log, after: usize) -> Result<Duration, Fault> {
    let notebook = Assistant::open(log.case(after))?;
    let ask = || Assistant::ask(&notebook, Question::Advice { room: None });
    ask()?;
    Ok(time(ask))
}
