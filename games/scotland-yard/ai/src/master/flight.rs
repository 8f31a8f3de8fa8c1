//! How good a move is for Mister X, at a glance. It plays Mister X inside playouts and is what detectives expect of
//! him.

use crate::scene::{Move, Moves, Scene};
use scotland_yard_rules::{Station, Stations, Ticket};
use std::sync::LazyLock;

/// What a glance weighs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// Taken off for the chance to be caught at once.
    pub(crate) risk: f32,
    /// For the logarithm of the stations he can flee to afterwards that no detective reaches now.
    pub(crate) exits: f32,
    /// For the logarithm of how many stations the detectives must believe in.
    pub(crate) doubt: f32,
    /// Taken off for a black ticket.
    pub(crate) black: f32,
}

impl Weights {
    pub(crate) const USUAL: Self = Self { risk: 4.0, exits: 0.5, doubt: 0.5, black: 0.3 };
}

/// Logarithms of 1 more than small numbers.
static LN: LazyLock<[f32; 256]> = LazyLock::new(|| std::array::from_fn(|number| (1.0 + number as f32).ln()));

/// What all moves of Mister X in a position have in common.
pub(crate) struct Glance {
    /// Where detectives can go.
    reach: Stations,
    /// For each ticket: what he is worth behind it, and how likely he is found where detectives can go.
    doubt: [f32; 4],
    risk: [f32; 4],
}

impl Glance {
    /// What can be said before looking at a single move.
    pub(crate) fn new(scene: &Scene) -> Self {
        let reaches: [Stations; crate::scene::MOST] =
            std::array::from_fn(
                |nth| {
                    if nth < scene.force().len() { scene.reach(nth) } else { Stations::EMPTY }
                },
            );
        let reach = reaches.iter().fold(Stations::EMPTY, |all, one| all | *one);
        let mut glance = Self { reach, doubt: [0.0; 4], risk: [1.0; 4] };
        if !scene.shows_next() {
            for by in Ticket::ALL {
                if scene.held(by) == 0 {
                    continue;
                }
                let spread = scene.spread(by);
                let within = spread & reach;
                let hunters = reaches.iter().filter(|one| one.has_any(within)).count();
                glance.doubt[by as usize] = LN[spread.len()];
                glance.risk[by as usize] = (hunters as f32 / within.len().max(1) as f32).min(1.0);
            }
        }
        glance
    }

    /// How likely he is caught at once there.
    pub(crate) fn risk(&self, Move { to, by }: Move) -> f32 {
        if self.reach.has(to) { self.risk[by as usize] } else { 0.0 }
    }

    /// How good the move is.
    pub(crate) fn rate(&self, scene: &Scene, step: Move, weights: &Weights) -> f32 {
        let safe = (scene.exits(step.to) - self.reach).len();
        let black = if step.by == Ticket::Black { weights.black } else { 0.0 };
        weights.exits * LN[safe] + weights.doubt * self.doubt[step.by as usize]
            - weights.risk * self.risk(step)
            - black
    }
}

/// The best move at a glance; `wobble` adds up to so much by lot to each. `None` if he has none.
pub(crate) fn best(
    scene: &Scene,
    at: Station,
    weights: &Weights,
    mut wobble: impl FnMut() -> f32,
) -> Option<Move> {
    let moves: Moves = scene.flights(at);
    let glance = Glance::new(scene);
    let mut best: Option<(Move, f32)> = None;
    for step in moves.iter() {
        let worth = glance.rate(scene, *step, weights) + wobble();
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((*step, worth));
        }
    }
    best.map(|(step, _)| step)
}
