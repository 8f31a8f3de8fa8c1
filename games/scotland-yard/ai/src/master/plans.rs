//! Joint plans: one move for every detective who has not moved yet, found by a beam search.

use super::belief::Belief;
use crate::scene::{MOST, Move, Scene, map};
use scotland_yard_rules::{Station, Stations};

/// The moves of one round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// The move of each detective who still has one to make.
    pub(crate) moves: [Option<Move>; MOST],
    /// The position after them, Mister X's own reply not yet made.
    pub(crate) scene: Scene,
    /// How good that is for the detectives.
    pub(crate) worth: f32,
}

/// What a plan is judged by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// For being caught now.
    pub(crate) catch: f32,
    /// For being caught in the next round.
    pub(crate) next: f32,
    /// Taken off for the nearest detective's distance, and the average one's.
    pub(crate) near: f32,
    pub(crate) pull: f32,
    /// Taken off for the logarithm of stations he can flee to that no detective reaches.
    pub(crate) exits: f32,
}

impl Weights {
    pub(crate) const USUAL: Self = Self { catch: 12.0, next: 4.0, near: 1.0, pull: 0.25, exits: 0.5 };
}

/// The likeliest stations that together come to this are looked at.
const ENOUGH: f32 = 0.98;

/// The likeliest stations, and how likely each is.
pub(crate) struct Likely(Vec<(Station, f32)>);

impl Likely {
    pub(crate) fn new(belief: &Belief, possible: Stations) -> Self {
        let mut all: Vec<(Station, f32)> =
            possible.iter().map(|station| (station, belief.at(station))).collect();
        all.sort_by(|one, other| other.1.total_cmp(&one.1));
        let mut sum = 0.0;
        let enough = all.iter().position(|(_, chance)| {
            sum += chance;
            sum >= ENOUGH
        });
        all.truncate(enough.map_or(all.len(), |last| last + 1));
        for (_, chance) in &mut all {
            *chance /= sum;
        }
        Self(all)
    }

    fn iter(&self) -> impl Iterator<Item = (Station, f32)> {
        self.0.iter().copied()
    }
}

/// How good a position is for the detectives after their moves.
pub(crate) fn judge(scene: &Scene, likely: &Likely, weights: &Weights) -> f32 {
    let force = scene.force();
    let reaches: [Stations; MOST] =
        std::array::from_fn(|nth| if nth < force.len() { scene.reach(nth) } else { Stations::EMPTY });
    let reach = reaches.iter().fold(Stations::EMPTY, |all, one| all | *one);
    let mut worth = 0.0;
    let mut spread = [0.0_f32; Station::MOST as usize];
    let mut reached = Stations::EMPTY;
    for (station, chance) in likely.iter() {
        if scene.occupied.has(station) {
            worth += weights.catch * chance;
            continue;
        }
        let exits = scene.exits(station);
        if exits.is_empty() {
            worth += weights.catch * chance;
            continue;
        }
        let safe = exits - reach;
        // He goes to a safe station if there is one, each as likely as the others.
        let to = if safe.is_empty() { exits } else { safe };
        let share = chance / to.len() as f32;
        for exit in to & reach {
            spread[exit.index()] += share;
        }
        reached = reached | to & reach;
        let (mut near, mut all) = (u8::MAX, 0_u32);
        for detective in force {
            let distance = map().distance_by_land(detective.at, station);
            near = near.min(distance);
            all += u32::from(distance);
        }
        worth -= chance
            * (weights.near * f32::from(near)
                + weights.pull * all as f32 / force.len() as f32
                + weights.exits * (1.0 + safe.len() as f32).ln());
    }
    // Each detective can look at one station in the next round.
    for reach in &reaches[..force.len()] {
        let mut best = (0.0, None);
        for station in *reach & reached {
            if spread[station.index()] > best.0 {
                best = (spread[station.index()], Some(station));
            }
        }
        if let (chance, Some(station)) = best {
            worth += weights.next * chance;
            spread[station.index()] = 0.0;
        }
    }
    worth
}

/// The best plans for the detectives in `waiting`, the best first.
pub(crate) fn best(
    scene: &Scene,
    waiting: &[usize],
    likely: &Likely,
    beam: usize,
    keep: usize,
    weights: &Weights,
) -> Vec<Plan> {
    let mut plans = vec![Plan { moves: [None; MOST], scene: *scene, worth: 0.0 }];
    for &nth in waiting {
        let mut next = Vec::with_capacity(plans.len() * 12);
        for plan in &plans {
            let reach = plan.scene.reach(nth);
            if reach.is_empty() {
                next.push(*plan);
                continue;
            }
            for to in reach.iter() {
                let step = Move { to, by: plan.scene.fare(nth, to) };
                let mut after = *plan;
                after.moves[nth] = Some(step);
                after.scene.step(nth, step);
                after.worth = judge(&after.scene, likely, weights);
                next.push(after);
            }
        }
        next.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        next.truncate(beam);
        plans = next;
    }
    plans.truncate(keep);
    plans
}

/// What a detective would do at a glance, if those after him have not moved yet.
pub(crate) fn first(scene: &Scene, belief: &Belief, nth: usize) -> Option<Move> {
    let waiting: Vec<usize> = (nth..scene.force().len()).collect();
    let likely = Likely::new(belief, scene.possible);
    best(scene, &waiting, &likely, 10, 1, &Weights::USUAL).first().and_then(|plan| plan.moves[nth])
}
