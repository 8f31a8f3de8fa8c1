//! Decides for a detective: plans the moves of all who have not moved yet, from what all know.

use super::belief::Belief;
use super::hunt;
use super::plans::{self, Likely, Plan, Weights};
use super::playout::{self, Cast, End, Team};
use super::race::Race;
use crate::dice::Dice;
use crate::scene::{Move, Scene};
use crate::thoughts::Why;
use parlour_game::Budget;

/// How deep detectives think.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Depth {
    /// How often the detective goes anywhere.
    pub(crate) careless: f32,
    /// How many plans are followed, and how many are played out.
    pub(crate) beam: usize,
    pub(crate) keep: usize,
    /// How many windows a playout looks ahead.
    pub(crate) windows: u8,
    /// How often the detectives of a playout go anywhere, and how much of what a move is worth to its Mister X is lot.
    pub(crate) stray: f32,
    pub(crate) wobble: f32,
    /// What a glance counts beside the playouts.
    pub(crate) prior: f64,
    pub(crate) weights: Weights,
    pub(crate) race: Race,
}

impl Depth {
    pub(crate) const FULL: Self = Self {
        careless: 0.0,
        beam: 20,
        keep: 8,
        windows: 9,
        stray: 0.1,
        wobble: 0.5,
        prior: 0.01,
        weights: Weights::USUAL,
        race: Race::LONG,
    };
}

/// The move of the first of the waiting detectives, who has one, and whether it is careless.
pub(crate) fn decide(
    scene: &Scene,
    belief: &Belief,
    waiting: &[usize],
    depth: &Depth,
    budget: &Budget,
    dice: &Dice,
) -> (Move, bool) {
    let own = waiting[0];
    let mut lot = dice.nth(u64::MAX);
    if lot.share() < depth.careless {
        return (hunt::any_step(scene, own, &mut lot).expect("who decides can move"), true);
    }
    let likely = Likely::new(belief, scene.possible);
    let plans = plans::best(scene, waiting, &likely, depth.beam, depth.keep, &depth.weights);
    let step = |plan: &Plan| plan.moves[own].expect("who decides can move");
    let alike = |one: usize, other: usize| step(&plans[one]) == step(&plans[other]);
    if (1..plans.len()).all(|nth| alike(0, nth)) {
        return (step(&plans[0]), false);
    }
    let until = (scene.filled + depth.windows).min(scene.log.windows);
    let prior: Vec<f64> = plans.iter().map(|plan| depth.prior * f64::from(plan.worth)).collect();
    let best = depth.race.run(&prior, alike, budget, |nth, round| {
        let plan = &plans[nth];
        let mut dice = dice.nth(round);
        let (x, fugitive) = belief.draw(&mut dice);
        if plan.scene.occupied.has(x) {
            return 1.0;
        }
        let cast = Cast { fugitive, team: Team::Closing, stray: depth.stray, wobble: depth.wobble, until };
        match playout::play(plan.scene, x, plan.scene.force().len(), &cast, &mut dice) {
            End::Caught(filled) => 1.0 - 0.02 * f32::from(filled - scene.filled),
            End::Away => 0.0,
        }
    });
    (step(&plans[best]), false)
}

/// The reason for this step, from what everyone knows.
pub(crate) fn why(scene: &Scene, belief: &Belief, own: usize, step: Move) -> Why {
    let many = scene.possible.len();
    let percent = (belief.at(step.to) * 100.0).round() as u32;
    let mut after = *scene;
    after.step(own, step);
    let reach = after.reach_of_all();
    match (scene.possible.has(step.to), scene.possible.first()) {
        (true, Some(_)) if many == 1 => Why::ThinksCertain,
        (true, _) if percent >= 1 => Why::ThinksLikely { many, percent },
        (false, Some(only)) if many == 1 => {
            let exits = after.exits(only);
            Why::ThinksCutOff { exits: exits.len(), covered: (exits & reach).len() }
        }
        _ => Why::ThinksClosingIn { many, covered: (after.possible & reach).len() },
    }
}
