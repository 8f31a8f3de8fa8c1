//! Belief of the detectives: the probability of Mister X on each station, if he behaves in one of a few ways.
//!
//! For every way to behave the exact likelihood of all that was seen is kept for each station he can be on. Where he can
//! be at all is certain and comes from the log; how likely, rests on the ways that are listed here.

use super::flight::{Glance, Weights};
use super::playout::Fugitive;
use crate::classic;
use crate::dice::Dice;
use crate::scene::{Moves, Scene};
use scotland_yard_rules::{Station, Stations, Ticket};

const COUNT: usize = Station::MOST as usize;
/// The ways to behave.
const KINDS: [Fugitive; 4] = [Fugitive::Careful, Fugitive::Careful, Fugitive::Classic, Fugitive::Roamer];
/// How sharply the two careful ones look at what a move is worth.
const SHARPNESS: [f32; 2] = [6.0, 1.5];
/// How often even a predictable Mister X does anything else.
const SURPRISE: f32 = 0.03;
/// No way to behave is ever ruled out.
const FLOOR: f32 = 0.002;

/// How likely he is where, and behaves how.
#[derive(Clone, Debug)]
pub(crate) struct Belief {
    /// For each way to behave: how likely it is, and where he is if so.
    kinds: [f32; KINDS.len()],
    places: [[f32; COUNT]; KINDS.len()],
}

impl Belief {
    /// Anywhere of these, as likely as anywhere else.
    pub(crate) fn new(possible: Stations) -> Self {
        let mut places = [0.0; COUNT];
        for station in possible.iter() {
            places[station.index()] = 1.0 / possible.len() as f32;
        }
        Self { kinds: [1.0 / KINDS.len() as f32; KINDS.len()], places: [places; KINDS.len()] }
    }

    /// Mister X has moved; `scene` is the position before it.
    pub(crate) fn flee(&mut self, scene: &Scene, by: Ticket, seen: Option<Station>) {
        let glance = Glance::new(scene);
        let before = std::mem::replace(&mut self.places, [[0.0; COUNT]; KINDS.len()]);
        for from in scene.possible.iter() {
            let here: [f32; KINDS.len()] = std::array::from_fn(|kind| before[kind][from.index()]);
            let moves = scene.flights(from);
            let count = moves.len() as f32;
            let mut worth = [0.0_f32; Moves::MOST];
            let mut most = f32::NEG_INFINITY;
            for (nth, step) in moves.iter().enumerate() {
                worth[nth] = glance.rate(scene, *step, &Weights::USUAL);
                most = most.max(worth[nth]);
            }
            let sums = SHARPNESS.map(|sharp| {
                moves.iter().enumerate().map(|(nth, _)| ((worth[nth] - most) * sharp).exp()).sum::<f32>()
            });
            let classic = classic::mister_x::choose(scene, from).map(|(step, _)| step);
            for (nth, step) in moves.iter().enumerate() {
                if step.by != by || seen.is_some_and(|seen| seen != step.to) {
                    continue;
                }
                let any = SURPRISE / count;
                let sharp = |kind: usize| {
                    ((worth[nth] - most) * SHARPNESS[kind]).exp() / sums[kind] * (1.0 - SURPRISE) + any
                };
                let chance = [
                    sharp(0),
                    sharp(1),
                    if classic == Some(*step) { 1.0 - SURPRISE } else { 0.0 } + any,
                    1.0 / count,
                ];
                for kind in 0..KINDS.len() {
                    self.places[kind][step.to.index()] += here[kind] * chance[kind];
                }
            }
        }
        self.settle();
    }

    /// A detective has gone there and not found him.
    pub(crate) fn miss(&mut self, station: Station) {
        for places in &mut self.places {
            places[station.index()] = 0.0;
        }
        self.settle();
    }

    /// Takes in how likely all was, and lets the rest add up to 1 again.
    fn settle(&mut self) {
        let mut total = 0.0;
        for (kind, places) in self.kinds.iter_mut().zip(&mut self.places) {
            let sum: f32 = places.iter().sum();
            if sum > 0.0 {
                places.iter_mut().for_each(|place| *place /= sum);
            }
            *kind *= sum;
            total += *kind;
        }
        if total > 0.0 {
            self.kinds.iter_mut().for_each(|kind| *kind = (*kind / total).max(FLOOR));
        }
    }

    /// How likely he is there.
    pub(crate) fn at(&self, station: Station) -> f32 {
        let total: f32 = self.kinds.iter().sum();
        (0..KINDS.len()).map(|kind| self.kinds[kind] * self.places[kind][station.index()]).sum::<f32>()
            / total
    }

    /// Draws where he is and how he behaves.
    pub(crate) fn draw(&self, dice: &mut Dice) -> (Station, Fugitive) {
        let total: f32 = self.kinds.iter().sum();
        let mut left = dice.share() * total;
        let mut kind = 0;
        while kind + 1 < KINDS.len() && left >= self.kinds[kind] {
            left -= self.kinds[kind];
            kind += 1;
        }
        let mut left = dice.share();
        let mut last = 0;
        for (index, place) in self.places[kind].iter().enumerate() {
            if *place > 0.0 {
                last = index;
                if left < *place {
                    break;
                }
                left -= place;
            }
        }
        (Station::from_index(last), KINDS[kind])
    }
}
