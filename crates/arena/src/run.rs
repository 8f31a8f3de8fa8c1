//! Runs of a plan, several matches at a time.

use crate::play::play;
use crate::{Failed, Plan, Played, Standing, Unfit};
use parlour_game::Game;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// The result of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// How each team did, in the order of the plan.
    pub standings: Vec<Standing>,
    /// Every match, in order.
    pub played: Vec<Played>,
}

/// Why there is no report.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The plan cannot be played.
    #[error(transparent)]
    Unfit(#[from] Unfit),
    /// A match did not come to its end.
    #[error(transparent)]
    Failed(#[from] Failed),
}

/// Plays the plan. `finished` is told, on this thread, how many matches are over.
///
/// With a node budget and brains that keep their promise, the same plan gives the same report, whatever the
/// number of workers.
///
/// # Errors
/// What is wrong with the plan, or the first match (by number) that failed.
pub fn run<G: Game>(plan: &Plan<'_, G>, mut finished: impl FnMut(usize)) -> Result<Report, Fault> {
    plan.check()?;
    let next = AtomicUsize::new(0);
    let has_failed = AtomicBool::new(false);
    let work = |results: mpsc::Sender<(usize, Result<Played, Failed>)>| {
        // Numbers are handed out in order and whatever was begun is finished, so the failure with the lowest
        // number is always among the results.
        while !has_failed.load(Ordering::Acquire) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games {
                return;
            }
            let result = play(plan, number);
            has_failed.fetch_or(result.is_err(), Ordering::Release);
            if results.send((number, result)).is_err() {
                return;
            }
        }
    };
    let mut results = thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..plan.workers.min(plan.games) {
            let sender = sender.clone();
            scope.spawn(|| work(sender));
        }
        drop(sender);
        let mut results = Vec::with_capacity(plan.games);
        for result in receiver {
            results.push(result);
            finished(results.len());
        }
        results
    });
    results.sort_unstable_by_key(|(number, _)| *number);
    let played = results.into_iter().map(|(_, result)| result).collect::<Result<Vec<_>, _>>()?;
    Ok(Report { standings: Standing::of(plan, &played), played })
}
