//! Profile of the detectives: which kind they are, from how they have moved.

use super::hunt::{self, Quarry};
use super::playout::Team;
use crate::classic;
use crate::dice::Dice;
use crate::scene::{Move, Scene};
use scotland_yard_rules::Stations;

const KINDS: [Team; 5] = [Team::Planning, Team::Closing, Team::Eager, Team::Classic, Team::Roaming];
/// No kind is ever ruled out.
const FLOOR: f32 = 0.002;
/// How often a predictable detective surprises.
const SURPRISE: f32 = 0.05;
/// How often one who closes in goes where the quick way to hunt would.
const LIKE_QUICK: f32 = 0.5;

/// How often one who plans goes where the plan at a glance would.
const LIKE_PLAN: f32 = 0.6;

/// How likely each kind of detectives is.
#[derive(Clone, Debug)]
pub(crate) struct Profile {
    kinds: [f32; KINDS.len()],
}

impl Profile {
    pub(crate) const fn new() -> Self {
        Self { kinds: [0.4, 0.2, 0.1, 0.2, 0.1] }
    }

    /// A detective moves; `scene` is the position before it.
    pub(crate) fn see(&mut self, scene: &Scene, nth: usize, step: Move, planned: Option<Move>) {
        let reach: Stations = scene.reach(nth);
        let any = 1.0 / reach.len().max(1) as f32;
        let quarry = Quarry::new(scene.possible, &mut Dice::still());
        let closing = hunt::step(scene, nth, &quarry).is_some_and(|quick| quick.to == step.to);
        let classic = classic::detective::choose(scene, nth).is_some_and(|(classic, ..)| classic == step);
        let planned = planned.is_some_and(|planned| planned.to == step.to);
        let chances = [
            (1.0 - LIKE_PLAN) * any + if planned { LIKE_PLAN } else { 0.0 },
            (1.0 - LIKE_QUICK) * any + if closing { LIKE_QUICK } else { 0.0 },
            SURPRISE * any + if closing { 1.0 - SURPRISE } else { 0.0 },
            SURPRISE * any + if classic { 1.0 - SURPRISE } else { 0.0 },
            any,
        ];
        for (kind, chance) in self.kinds.iter_mut().zip(chances) {
            *kind *= chance;
        }
        let total: f32 = self.kinds.iter().sum();
        self.kinds.iter_mut().for_each(|kind| *kind = (*kind / total).max(FLOOR));
    }

    /// Draws a kind.
    pub(crate) fn draw(&self, dice: &mut Dice) -> Team {
        let mut left = dice.share() * self.kinds.iter().sum::<f32>();
        for (kind, chance) in KINDS.into_iter().zip(self.kinds) {
            if left < chance {
                return kind;
            }
            left -= chance;
        }
        KINDS[0]
    }
}
