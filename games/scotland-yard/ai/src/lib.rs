//! Scotland Yard: the brains, the map aid and the review of a finished match.
//!
//! [`BRAINS`] lists the computer opponents.
#![warn(missing_docs)]

mod aid;
mod bench;
mod classic;
mod dice;
mod master;
mod notes;
mod plan;
mod random;
mod review;
mod scene;
mod sheet;
pub mod thoughts;

pub use aid::{Aid, AidAnswer, AidQuestion, AidRefusal};
pub use bench::Workload;
pub use master::Level;
pub use plan::{Aim, Intent};
pub use review::{ChaseReview, ReviewChoice, ReviewMoment, ReviewRound, ReviewWay};

use parlour_game::Brain;
use scotland_yard_rules::ScotlandYard;

/// Every brain, the weakest first.
pub const BRAINS: &[Brain<ScotlandYard>] = &[
    Brain { name: "random", about: "Moves at random.", choose: |known, dice, _| random::choose(known, dice) },
    Brain {
        name: "novice",
        about: "Leaves much to chance. For a first game.",
        choose: |known, dice, budget| Level::NOVICE.choose(known, dice, budget),
    },
    Brain {
        name: "classic",
        about: "Looks one move ahead: flees from the nearest detective, or goes where Mister X can be.",
        choose: |known, _, _| classic::choose(known),
    },
    Brain {
        name: "steady",
        about: "Plans ahead and slips now and then. Good company for an evening.",
        choose: |known, dice, budget| Level::STEADY.choose(known, dice, budget),
    },
    Brain {
        name: "master",
        about: "Plans for all detectives together, or as Mister X for what they must believe.",
        choose: |known, dice, budget| Level::MASTER.choose(known, dice, budget),
    },
];
