//! One move and what else could have been done, by playouts.

use super::walk::{self, Moment};
use super::{ReviewChoice, ReviewWay, cast, half_width, is_his, rounded, tally};
use crate::aid::AidRefusal;
use crate::dice::Dice;
use crate::master::flight::{self, Weights};
use crate::master::playout::{self, End};
use crate::scene::{Move, Scene};
use parlour_game::{Budget, Known};
use scotland_yard_rules::{ScotlandYard, Station};

/// How often a way is played out at most, and all ways together.
const MOST: u32 = 2_000;
const MOST_OF_ALL: u32 = 26_000;

/// What is less apart than this is called alike.
const CLEAR: f64 = 0.02;

/// What else could have been done instead of the event with this number. What a detective could have done is judged by what
/// everyone knew then, whoever asks; what Mister X could have done is answered to his side alone.
pub(crate) fn choice(
    known: &Known<ScotlandYard>,
    seq: u32,
    budget: &Budget,
) -> Result<ReviewChoice, AidRefusal> {
    if known.view.ended.is_none() {
        return Err(AidRefusal::NotOver);
    }
    let moments = walk::moments(known);
    let moment = moments.iter().find(|moment| moment.seq == seq).ok_or(AidRefusal::NoSuchMove)?;
    let (from, ways) = match moment.detective() {
        Some(nth) => (moment.scene.force()[nth].at, hunts(moment, nth)),
        None if is_his(known.viewer.seat()) => {
            let own = moment.own.expect("he sees where he is");
            (own, flights(moment, own))
        }
        None => return Err(AidRefusal::HisAlone),
    };
    let each = (MOST_OF_ALL / ways.len() as u32).min(MOST) / 100 * 100;
    let (won, playouts) = tally(&ways, each, budget, |(step, double), dice| match moment.detective() {
        Some(nth) => !hunt(moment, nth, *step, dice),
        None => flee(&moment.scene, *step, *double, dice),
    });
    let way =
        |((step, double), won): ((Move, bool), u32)| ReviewWay { to: step.to, by: step.by, double, won };
    let mut ways: Vec<ReviewWay> = ways.into_iter().zip(won).map(way).collect();
    ways.sort_by_key(|way| std::cmp::Reverse(way.won));
    let taken =
        |way: &ReviewWay| Some(way.to) == moment.to && way.by == moment.by && way.double == moment.double;
    let played = ways.iter().position(taken).expect("what was done could be done");
    Ok(ReviewChoice {
        seq,
        seat: moment.seat,
        round: moment.round,
        from,
        stations: rounded(moment.stations.clone()),
        playouts,
        best: best(&ways, played, playouts),
        error: ways.iter().map(|way| half_width(way.won, playouts)).fold(0.0, f64::max),
        ways,
        played,
    })
}

/// The first of the ways, if it is clearly ahead of the one that was taken, or of all others if it was taken itself.
fn best(ways: &[ReviewWay], played: usize, playouts: u32) -> Option<usize> {
    let rival = if played == 0 { ways.get(1)? } else { &ways[played] };
    let ahead = f64::from(ways[0].won - rival.won) / f64::from(playouts);
    let error = half_width(ways[0].won, playouts).hypot(half_width(rival.won, playouts));
    (ahead >= CLEAR && ahead > error).then_some(0)
}

/// Where a detective could go: with the ticket that was used where he went, elsewhere with the one he has most of.
fn hunts(moment: &Moment, nth: usize) -> Vec<(Move, bool)> {
    let by = |to| if Some(to) == moment.to { moment.by } else { moment.scene.fare(nth, to) };
    moment.scene.reach(nth).iter().map(|to| (Move { to, by: by(to) }, false)).collect()
}

/// What Mister X could do. A double move is told by its first half.
fn flights(moment: &Moment, own: Station) -> Vec<(Move, bool)> {
    let scene = &moment.scene;
    let singles = scene.flights(own);
    let may_double = !moment.is_second_half && scene.doubles > 0 && scene.filled + 2 <= scene.log.windows;
    let can_go_on = |step: &&Move| may_double && !fled(scene, **step).flights(step.to).is_empty();
    let doubles: Vec<(Move, bool)> = singles.iter().filter(can_go_on).map(|step| (*step, true)).collect();
    singles.iter().map(|step| (*step, false)).chain(doubles).collect()
}

fn fled(scene: &Scene, Move { to, by }: Move) -> Scene {
    let mut after = *scene;
    after.flee(by, scene.shows_next().then_some(to));
    after
}

/// The detective goes there, and the match is played on. Whether Mister X gets away, who is drawn from what everyone knows.
fn hunt(moment: &Moment, nth: usize, step: Move, dice: &mut Dice) -> bool {
    let at = moment.draw(dice);
    if step.to == at {
        return false;
    }
    let (mut scene, cast) = (moment.scene, cast(&moment.scene));
    scene.step(nth, step);
    let all = scene.force().len();
    playout::hunt_round(&mut scene, at, moment.waiting.iter().copied(), &cast, dice)
        && playout::play(scene, at, all, &cast, dice) == End::Away
}

/// Mister X goes there, moves on at once if it is a double move, and the match is played on. Whether he gets away.
fn flee(scene: &Scene, step: Move, double: bool, dice: &mut Dice) -> bool {
    let (mut scene, mut at) = (fled(scene, step), step.to);
    let cast = cast(&scene);
    if double {
        scene.doubles -= 1;
        let second = flight::best(&scene, at, &Weights::USUAL, || dice.share() * cast.wobble);
        let Some(second) = second else { return false };
        (scene, at) = (fled(&scene, second), second.to);
    }
    let is_filled = scene.filled >= scene.log.windows && !scene.log.last_round;
    is_filled || playout::play(scene, at, 0, &cast, dice) == End::Away
}
