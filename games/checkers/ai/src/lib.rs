//! English draughts: the brains.
//!
//! A brain gets what its seat may know and answers with an action and a reason; see
//! [`Brain`](parlour_game::Brain).
#![warn(missing_docs)]

pub mod engine;
mod level;
mod master;
mod random;
mod record;

pub use level::Level;
pub use master::Master;
pub use random::Random;

use checkers_rules::Checkers;
use parlour_game::BrainEntry;

/// Every brain, the weakest first.
pub const BRAINS: &[BrainEntry<Checkers>] = &[
    BrainEntry {
        name: "random",
        about: "Plays any legal move, each as likely as the others.",
        make: |seat, _, seed| Box::new(Random::new(seat, seed)),
    },
    BrainEntry {
        name: "skilled",
        about: "Sees short combinations and knows a good position: for who has beaten the others.",
        make: |seat, setup, seed| Box::new(Master::new(seat, setup, seed, Level::SKILLED)),
    },
    BrainEntry {
        name: "expert",
        about: "Sees long combinations: an opponent for a club evening.",
        make: |seat, setup, seed| Box::new(Master::new(seat, setup, seed, Level::EXPERT)),
    },
    BrainEntry {
        name: "master",
        about: "Looks as far ahead as time allows and knows the endings by heart.",
        make: |seat, setup, seed| Box::new(Master::new(seat, setup, seed, Level::MASTER)),
    },
];
