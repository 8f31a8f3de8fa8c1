//! English draughts: brains, engine, hints, remarks and analysis.
//!
//! [`BRAINS`] lists the computer opponents.
#![warn(missing_docs)]

mod advisor;
pub mod analysis;
mod book;
pub mod course;
pub mod engine;
pub mod hint;
mod judge;
mod level;
mod manners;
mod master;
mod random;
pub mod remarks;
pub mod review;
pub mod thoughts;
mod tree;
pub mod wire;

pub use advisor::{Advisor, Answer, NoAdvice, Question};
pub use analysis::Analysis;
pub use level::Level;
pub use tree::{Tree, Wants, average};

use checkers_rules::Checkers;
use parlour_game::Brain;

/// Every brain, the weakest first.
pub const BRAINS: &[Brain<Checkers>] = &[
    Brain {
        name: "very-easy",
        about: "Gives its pieces away. For a first game.",
        choose: |known, _, budget| Tree { height: Tree::MEDIUM, wants: Wants::Lowest }.choose(known, &budget),
    },
    // The house has a brain of this name in every game; in checkers it is the one below.
    Brain {
        name: "random",
        about: "Plays any legal move at random.",
        choose: |known, dice, _| random::choose(known, dice),
    },
    Brain {
        name: "easy",
        about: "Moves without a plan, any legal move.",
        choose: |known, dice, _| random::choose(known, dice),
    },
    Brain {
        name: "medium",
        about: "Looks a few moves ahead, but expects you to play anything.",
        choose: |known, _, budget| {
            Tree { height: Tree::MEDIUM, wants: Wants::Highest }.choose(known, &budget)
        },
    },
    Brain {
        name: "hard",
        about: "Looks twice as far ahead as medium, and still expects you to play anything.",
        choose: |known, _, budget| Tree { height: Tree::HARD, wants: Wants::Highest }.choose(known, &budget),
    },
    Brain {
        name: "skilled",
        about: "Sees short combinations and knows a good position. For players who have beaten the others.",
        choose: |known, dice, budget| Level::SKILLED.choose(known, dice, budget),
    },
    Brain {
        name: "expert",
        about: "Sees long combinations. An opponent for a club evening.",
        choose: |known, dice, budget| Level::EXPERT.choose(known, dice, budget),
    },
    Brain {
        name: "master",
        about: "Looks as far ahead as time allows and knows the endings by heart.",
        choose: |known, dice, budget| Level::MASTER.choose(known, dice, budget),
    },
];
