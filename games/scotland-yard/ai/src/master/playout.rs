//! Playouts: a match played on from a position with quick players, to see who wins.

use super::flight::{self, Weights};
use super::hunt::{self, Quarry};
use crate::classic;
use crate::dice::Dice;
use crate::scene::{Move, Scene};
use scotland_yard_rules::Station;

/// How Mister X may behave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fugitive {
    /// Takes the best move at a glance, more or less.
    Careful,
    /// Plays like the brain `classic`.
    Classic,
    /// Goes anywhere.
    Roamer,
}

/// How the detectives may behave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Team {
    /// Close in on where he can be, more or less.
    Closing,
    /// Close in on where he can be, and hardly ever do anything else.
    Eager,
    /// Have a plan for the first round, and close in after it.
    Planning,
    /// Play like the brain `classic`.
    Classic,
    /// Go anywhere.
    Roaming,
}

/// How often an eager detective goes anywhere.
const EAGER_STRAY: f32 = 0.05;

/// The players of a playout, and its length.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cast {
    pub(crate) fugitive: Fugitive,
    pub(crate) team: Team,
    /// How often a closing detective goes anywhere instead.
    pub(crate) stray: f32,
    /// How much of the worth of a careful fugitive's moves is drawn by lot.
    pub(crate) wobble: f32,
    /// The playout ends after this window.
    pub(crate) until: u8,
}

/// How a playout ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// Mister X was caught when so many windows were filled.
    Caught(u8),
    /// He got away, as far as was looked.
    Away,
}

/// Plays on after Mister X has moved to `x`: the detectives from `next` on move, then he does, and so on.
pub(crate) fn play(mut scene: Scene, mut x: Station, mut next: usize, cast: &Cast, dice: &mut Dice) -> End {
    let all = scene.force().len();
    loop {
        if !hunt_round(&mut scene, x, next..all, cast, dice) {
            return End::Caught(scene.filled);
        }
        next = 0;
        if scene.filled >= cast.until {
            return End::Away;
        }
        let Some(step) = flight_step(&scene, x, cast, dice) else { return End::Caught(scene.filled) };
        let seen = scene.shows_next().then_some(step.to);
        scene.flee(step.by, seen);
        x = step.to;
        if scene.filled >= scene.log.windows && !scene.log.last_round {
            return End::Away;
        }
    }
}

/// These detectives move. Whether Mister X is still free after it.
pub(crate) fn hunt_round(
    scene: &mut Scene,
    x: Station,
    waiting: impl Iterator<Item = usize>,
    cast: &Cast,
    dice: &mut Dice,
) -> bool {
    let mut waiting = waiting.peekable();
    if waiting.peek().is_none() {
        return true;
    }
    let quarry = Quarry::new(scene.possible, dice);
    let stray = if cast.team == Team::Eager { EAGER_STRAY } else { cast.stray };
    for nth in waiting {
        let step = match cast.team {
            Team::Closing | Team::Eager | Team::Planning if dice.share() >= stray => {
                hunt::step(scene, nth, &quarry)
            }
            Team::Classic => classic::detective::choose(scene, nth).map(|(step, ..)| step),
            Team::Closing | Team::Eager | Team::Planning | Team::Roaming => hunt::any_step(scene, nth, dice),
        };
        let Some(step) = step else { continue };
        if step.to == x {
            return false;
        }
        scene.step(nth, step);
    }
    true
}

fn flight_step(scene: &Scene, x: Station, cast: &Cast, dice: &mut Dice) -> Option<Move> {
    match cast.fugitive {
        Fugitive::Careful => flight::best(scene, x, &Weights::USUAL, || dice.share() * cast.wobble),
        Fugitive::Classic => classic::mister_x::choose(scene, x).map(|(step, _)| step),
        Fugitive::Roamer => {
            let moves = scene.flights(x);
            (!moves.is_empty()).then(|| moves[dice.below(moves.len())])
        }
    }
}
