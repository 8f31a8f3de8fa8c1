//! Review of a finished match: how open it was round by round, how likely he was to get away before every move, and what
//! else could have been done.
//!
//! It is asked for a seat and told from its eyes. The detectives' side knows what everyone saw at the time: playouts draw
//! where he is from the belief, and nothing that the end has shown changes a byte of it. Mister X's side knows where he was.
//! The same question has the same answer, as long as there is time for all playouts: they throw dice of their own, and always
//! the same ones.

mod choice;
mod turning;
mod walk;

use crate::dice::Dice;
use crate::master::playout::{Cast, Fugitive, Team};
use crate::scene::Scene;
use parlour_game::{Budget, Known, Seat};
use scotland_yard_deduction::open_rounds;
use scotland_yard_rules::{MISTER_X, ScotlandYard, Station, Ticket};
use serde::Serialize;
use walk::Moment;

pub(crate) use choice::choice;

/// How often a match is played on from each of its moments at most.
const PLAYOUTS: u32 = 400;

/// What a finished match was like for one side.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChaseReview {
    /// How open each round was.
    pub rounds: Vec<ReviewRound>,
    /// How often the match was played on from each moment.
    pub playouts: u32,
    /// How it stood before each move.
    pub moments: Vec<ReviewMoment>,
}

/// A round: one turn of Mister X, and the detectives' moves after it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewRound {
    /// Which turn of Mister X it was, from 1.
    pub number: u8,
    /// Every station where he could be after his turn, for all that everyone saw, and how likely that was.
    pub after: Option<Vec<(Station, f64)>>,
    /// The same after the detectives' moves; null where the match ended before.
    pub end: Option<Vec<(Station, f64)>>,
}

/// Somebody was to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewMoment {
    /// The number of the event that the move was.
    pub seq: u32,
    /// Who moved.
    pub seat: Seat,
    /// In which round.
    pub round: u8,
    /// In how many of the playouts he got away.
    pub away: u32,
    /// Whether this move is one of those that changed most.
    pub is_turning: bool,
}

/// What else could have been done instead of one move.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewChoice {
    /// The number of the event that the move was.
    pub seq: u32,
    /// Who moved.
    pub seat: Seat,
    /// In which round.
    pub round: u8,
    /// Where the one who moved stood.
    pub from: Station,
    /// Where he could be then, for all that everyone saw, and how likely that was.
    pub stations: Vec<(Station, f64)>,
    /// How often each way was played out.
    pub playouts: u32,
    /// The ways there were, the best first.
    pub ways: Vec<ReviewWay>,
    /// Which of them was taken.
    pub played: usize,
    /// Which was better than the one taken, or than all others if it was taken; null where the difference is not clear.
    pub best: Option<usize>,
    /// Half the width of the widest interval around a share of these playouts that holds in 19 cases of 20.
    pub error: f64,
}

/// A way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewWay {
    /// Where it leads.
    pub to: Station,
    /// What it costs.
    pub by: Ticket,
    /// Whether Mister X moves on at once.
    pub double: bool,
    /// In how many playouts the side of the one who moved won.
    pub won: u32,
}

/// What a finished match was like for the side of the viewer. Nothing while it goes on.
pub(crate) fn review(known: &Known<ScotlandYard>, budget: &Budget) -> Option<ChaseReview> {
    known.view.ended.as_ref()?;
    let moments = walk::moments(known);
    let (away, playouts) =
        tally(&moments, PLAYOUTS, budget, |moment, dice| moment.play_on(known.viewer.seat(), dice));
    let turning = turning::turning(&moments, &away, playouts);
    let told = |(nth, moment): (usize, &Moment)| ReviewMoment {
        seq: moment.seq,
        seat: moment.seat,
        round: moment.round,
        away: away[nth],
        is_turning: turning.contains(&nth),
    };
    let rounds = open_rounds(&known.setup, &known.sights).into_iter().map(|round| ReviewRound {
        number: round.number,
        after: round.after.map(rounded),
        end: round.end.map(rounded),
    });
    Some(ChaseReview {
        rounds: rounds.collect(),
        playouts,
        moments: moments.iter().enumerate().map(told).collect(),
    })
}

/// In how many playouts it comes to this with each of them, and how many playouts each had: so many, or fewer if no more
/// fit into the budget, but one at least. What is compared is played out equally often and with the same dice.
fn tally<T>(
    all: &[T],
    most: u32,
    budget: &Budget,
    mut play: impl FnMut(&T, &mut Dice) -> bool,
) -> (Vec<u32>, u32) {
    let (mut won, mut playouts) = (vec![0; all.len()], 0);
    let fits = |playouts: u32| {
        let nodes = u64::from(playouts + 1) * all.len() as u64;
        budget.node_limit().is_none_or(|limit| nodes <= limit) && !budget.is_spent(0)
    };
    while playouts == 0 || playouts < most && fits(playouts) {
        for (one, won) in all.iter().zip(&mut won) {
            *won += u32::from(play(one, &mut Dice::still().nth(u64::from(playouts))));
        }
        playouts += 1;
    }
    (won, playouts)
}

/// Who plays on: the quick players of `master`, up to the end of the match.
const fn cast(scene: &Scene) -> Cast {
    Cast {
        fugitive: Fugitive::Careful,
        team: Team::Closing,
        stray: 0.1,
        wobble: 0.5,
        until: scene.log.windows,
    }
}

/// Half the width of the interval around a share that holds in 19 cases of 20.
fn half_width(won: u32, playouts: u32) -> f64 {
    let share = f64::from(won) / f64::from(playouts);
    1.96 * (share * (1.0 - share) / f64::from(playouts)).sqrt()
}

/// Shares to the fourth digit: more is nothing a map could show.
fn rounded(stations: Vec<(Station, f64)>) -> Vec<(Station, f64)> {
    stations.into_iter().map(|(station, share)| (station, (share * 10_000.0).round() / 10_000.0)).collect()
}

/// Whether this side knows where he is.
fn is_his(seat: Option<Seat>) -> bool {
    seat == Some(MISTER_X)
}
