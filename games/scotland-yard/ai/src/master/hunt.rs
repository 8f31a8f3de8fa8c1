//! A quick way to hunt, for playouts: every detective is drawn towards where Mister X can be.
//!
//! What counts is how far the nearest detective is from every station he can be on, and, with less weight, how far all
//! of them are: with the nearest alone the others would not come closer.

use crate::dice::Dice;
use crate::scene::{Move, Scene, map};
use scotland_yard_rules::{Station, Stations};

/// At most so many of the stations he can be on are looked at.
const LOOK: usize = 24;
/// What the average distance counts beside the nearest detective's.
const PULL: f32 = 0.25;

/// Some of the stations Mister X can be on.
pub(crate) struct Quarry {
    stations: [Station; LOOK],
    count: usize,
}

impl Quarry {
    pub(crate) fn new(possible: Stations, dice: &mut Dice) -> Self {
        let mut quarry = Self { stations: [Station::new(1); LOOK], count: 0 };
        let total = possible.len();
        if total <= LOOK {
            for station in possible.iter() {
                quarry.stations[quarry.count] = station;
                quarry.count += 1;
            }
            return quarry;
        }
        // Evenly spread, from a drawn one on.
        let offset = dice.below(total);
        let mut next = 0;
        for (nth, station) in possible.iter().enumerate() {
            let rank = (nth + offset) * LOOK / total;
            if rank != next && quarry.count < LOOK {
                quarry.stations[quarry.count] = station;
                quarry.count += 1;
                next = rank;
            }
        }
        quarry
    }

    fn iter(&self) -> impl Iterator<Item = Station> {
        self.stations[..self.count].iter().copied()
    }
}

/// The move of a detective. `None` if he cannot move.
pub(crate) fn step(scene: &Scene, nth: usize, quarry: &Quarry) -> Option<Move> {
    let reach = scene.reach(nth);
    let mut nearest = [u8::MAX; LOOK];
    for (other, detective) in scene.force().iter().enumerate() {
        if other != nth {
            for (near, target) in nearest.iter_mut().zip(quarry.iter()) {
                *near = (*near).min(map().distance_by_land(detective.at, target));
            }
        }
    }
    let pull = PULL / scene.force().len() as f32;
    let mut best: Option<(f32, Station)> = None;
    for to in reach.iter() {
        let (mut near, mut all) = (0_u32, 0_u32);
        for (other, target) in nearest.iter().zip(quarry.iter()) {
            let distance = map().distance_by_land(to, target);
            near += u32::from(distance.min(*other));
            all += u32::from(distance);
        }
        let cost = near as f32 + pull * all as f32;
        if best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, to));
        }
    }
    best.map(|(_, to)| Move { to, by: scene.fare(nth, to) })
}

/// Any move of a detective. `None` if he cannot move.
pub(crate) fn any_step(scene: &Scene, nth: usize, dice: &mut Dice) -> Option<Move> {
    let reach = scene.reach(nth);
    if reach.is_empty() {
        return None;
    }
    let to = reach.iter().nth(dice.below(reach.len()))?;
    Some(Move { to, by: scene.fare(nth, to) })
}
