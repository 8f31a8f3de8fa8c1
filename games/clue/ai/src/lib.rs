//! Clue and Clue-less: the brains, and the help in play.
//!
//! [`CLUE_BRAINS`] and [`CLUE_LESS_BRAINS`] list the computer opponents. Both games speak one vocabulary, so every brain
//! plays both; [`Variant`] says what differs.
#![warn(missing_docs)]

mod advisor;
mod classic;
mod forgetful;
mod master;
mod random;
pub mod thoughts;
mod variant;

pub use advisor::Advisor;

use clue_rules::{Clue, ClueLess};
use master::Style;
use parlour_game::Brain;
use variant::Variant;

/// Every brain for Clue, the weakest first.
pub const CLUE_BRAINS: &[Brain<Clue>] = &brains();
/// Every brain for Clue-less, the weakest first.
pub const CLUE_LESS_BRAINS: &[Brain<ClueLess>] = &brains();

const fn brains<G: Variant>() -> [Brain<G>; 6] {
    [
        Brain {
            name: "random",
            about: "Plays at random, and accuses at random.",
            choose: |known, dice, _| random::choose(known, dice),
        },
        Brain {
            name: "forgetful",
            about: "Plays like classic, but forgets half of what is suggested and shown.",
            choose: |known, dice, _| forgetful::choose(known, dice),
        },
        Brain {
            name: "classic",
            about: "Keeps a checklist, suggests what it does not know, and accuses only when certain.",
            choose: |known, dice, _| classic::choose(known, &known.sights, dice),
        },
        Brain {
            name: "careful",
            about: "Deduces everything, suggests what tells most, and accuses only when certain.",
            choose: |known, dice, budget| master::choose(Style::CAREFUL, known, dice, &budget),
        },
        Brain {
            name: "master-sure",
            about: "Plays like master, but accuses only when certain.",
            choose: |known, dice, budget| master::choose(Style::SURE, known, dice, &budget),
        },
        Brain {
            name: "master",
            about: "Deduces everything, reads what the others do, and accuses when it is sure enough.",
            choose: |known, dice, budget| master::choose(Style::MASTER, known, dice, &budget),
        },
    ]
}
