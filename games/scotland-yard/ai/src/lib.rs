//! Scotland Yard: the brains, and the map aid.
//!
//! A brain gets what its seat may know and answers with an action and a reason; see
//! [`Brain`](parlour_game::Brain).
#![warn(missing_docs)]

#[cfg(test)]
mod agreement;
mod aid;
mod bench;
mod classic;
mod dice;
mod master;
mod notes;
mod random;
mod scene;
mod sheet;

pub use aid::{Aid, AidAnswer, AidQuestion, AidRefusal};
pub use bench::Workload;
pub use classic::Classic;
pub use master::{Level, Master};
pub use random::Random;

use parlour_game::BrainEntry;
use scotland_yard_rules::ScotlandYard;

/// Every brain, the weakest first.
pub const BRAINS: &[BrainEntry<ScotlandYard>] = &[
    BrainEntry {
        name: "random",
        about: "Takes any way that is open, each as likely as the others.",
        make: |seat, _, seed| Box::new(Random::new(seat, seed)),
    },
    BrainEntry {
        name: "novice",
        about: "Leaves much to chance: for a first game.",
        make: |seat, setup, seed| Box::new(Master::new(seat, setup, seed, Level::NOVICE)),
    },
    BrainEntry {
        name: "classic",
        about: "Looks one move ahead: flees from who is near, goes where Mister X can be.",
        make: |seat, setup, _| Box::new(Classic::new(seat, setup)),
    },
    BrainEntry {
        name: "steady",
        about: "Plans ahead and now and then slips: good company for an evening.",
        make: |seat, setup, seed| Box::new(Master::new(seat, setup, seed, Level::STEADY)),
    },
    BrainEntry {
        name: "master",
        about: "Plans for all detectives together, or for Mister X what they must believe, and plays it through.",
        make: |seat, setup, seed| Box::new(Master::new(seat, setup, seed, Level::MASTER)),
    },
];
