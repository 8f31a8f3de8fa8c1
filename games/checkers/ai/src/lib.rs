//! English draughts: the brains, the engine, and what they have to say about a game.
//!
//! A brain gets what its seat may know and answers with an action and a reason; see
//! [`Brain`](parlour_game::Brain).
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
mod record;
pub mod remarks;
pub mod review;
mod tree;
pub mod wire;

pub use advisor::{Advisor, Answer, NoAdvice, Question};
pub use analysis::Analysis;
pub use level::Level;
pub use master::Master;
pub use random::Random;
pub use tree::{Tree, Wants, average};

use checkers_rules::Checkers;
use parlour_game::BrainEntry;

/// Every brain, the weakest first.
pub const BRAINS: &[BrainEntry<Checkers>] = &[
    BrainEntry {
        name: "very-easy",
        about: "Gives its pieces away: for a first game.",
        make: |seat, _, _| Box::new(Tree::new(seat, Tree::MEDIUM, Wants::Lowest)),
    },
    // The house has a brain of this name in every game; in checkers it is the one below.
    BrainEntry {
        name: "random",
        about: "Plays any legal move, each as likely as the others.",
        make: |seat, _, seed| Box::new(Random::new(seat, seed)),
    },
    BrainEntry {
        name: "easy",
        about: "Moves without a plan, any legal move.",
        make: |seat, _, seed| Box::new(Random::new(seat, seed)),
    },
    BrainEntry {
        name: "medium",
        about: "Looks a few moves ahead, but expects you to play anything.",
        make: |seat, _, _| Box::new(Tree::new(seat, Tree::MEDIUM, Wants::Highest)),
    },
    BrainEntry {
        name: "hard",
        about: "Looks twice as far ahead as medium, and still expects you to play anything.",
        make: |seat, _, _| Box::new(Tree::new(seat, Tree::HARD, Wants::Highest)),
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
