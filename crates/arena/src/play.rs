//! One match between brains.

use crate::Plan;
use parlour_game::{Count, Game, Match, Outcome, Seat, Step, Turn, Viewer};

/// How one match went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Its number, from 1.
    pub game: usize,
    /// The team on each seat, counted from 0 in the order of the plan.
    pub seating: Vec<usize>,
    /// How it ended.
    pub outcome: Outcome,
    /// How many events it had.
    pub events: usize,
    /// How often each seat did what the plan counts: for each thing, in the order of the plan, a number per seat.
    pub counts: Vec<Vec<u32>>,
}

/// Why a match did not come to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failed {
    /// A brain wants what the rules refuse.
    #[error("game {game}: {brain} on {seat} wants to do {action}: {why}")]
    Illegal {
        /// The number of the match, from 1.
        game: usize,
        /// The brain.
        brain: String,
        /// Its seat.
        seat: Seat,
        /// The action.
        action: String,
        /// Why it is refused.
        why: String,
    },
    /// The match has too many events.
    #[error("game {game} is not over after {events} events")]
    Endless {
        /// The number of the match, from 1.
        game: usize,
        /// The number of events.
        events: usize,
    },
}

/// Plays the match with this number, from 0.
///
/// Only the seat to act is asked.
pub(crate) fn play<G: Game>(plan: &Plan<'_, G>, number: usize) -> Result<Played, Failed> {
    let game = number + 1;
    let seating = plan.seating(number);
    let mut match_ = Match::<G>::new(plan.setup(number).clone(), plan.match_seed(number));
    let mut seats: Vec<_> =
        Seat::first(match_.seats()).map(|seat| match_.known(Viewer::Seat(seat))).collect();
    let mut counts = vec![vec![0; seats.len()]; plan.counts.len()];
    loop {
        let seat = match match_.turn() {
            Turn::Over(outcome) => {
                return Ok(Played { game, seating, outcome, events: match_.seq(), counts });
            }
            Turn::Seat(seat) => seat,
            Turn::Chance => unreachable!("a match has let chance answer"),
        };
        if match_.seq() >= plan.most_events {
            return Err(Failed::Endless { game, events: match_.seq() });
        }
        let known = &mut seats[seat.index()];
        (known.view, known.actions) = (match_.view(known.viewer), match_.actions(seat));
        let brain = plan.teams[seating[seat.index()]].brain;
        let dice = plan.brain_dice(number, seat, match_.seq());
        let (action, _) = (brain.choose)(known, dice, plan.think.budget());
        let step = match_.propose(seat, action.clone()).map_err(|denied| Failed::Illegal {
            game,
            brain: plan.labels().swap_remove(seating[seat.index()]),
            seat,
            action: format!("{action:?}"),
            why: denied.to_string(),
        })?;
        for known in &mut seats {
            known.sights.extend(step.sights(known.viewer));
        }
        count(plan.counts, &step, &mut counts);
        match_.commit(step);
    }
}

fn count<G: Game>(things: &[Count<G>], step: &Step<G>, counts: &mut [Vec<u32>]) {
    if things.is_empty() {
        return;
    }
    for sight in step.sights(Viewer::Spectator) {
        for (thing, seats) in things.iter().zip(&mut *counts) {
            if let Some(seat) = (thing.of)(&sight) {
                seats[seat.index()] += 1;
            }
        }
    }
}
