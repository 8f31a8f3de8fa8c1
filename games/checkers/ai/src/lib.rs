//! English draughts: the brains.
//!
//! A brain gets what its seat may know and answers with an action and a reason; see
//! [`Brain`](parlour_game::Brain).
#![warn(missing_docs)]

pub mod engine;
mod random;

pub use random::Random;

use checkers_rules::Checkers;
use parlour_game::BrainEntry;

/// Every brain, the weakest first.
pub const BRAINS: &[BrainEntry<Checkers>] = &[BrainEntry {
    name: "random",
    about: "Plays any legal move, each as likely as the others.",
    make: |seat, _, seed| Box::new(Random::new(seat, seed)),
}];
