//! Clue and Clue-less: the brains, and the help in play.
//!
//! A brain gets what its seat may know and answers with an action and a reason; see
//! [`Brain`](parlour_game::Brain). Both games speak one vocabulary, so a brain may play both.
#![warn(missing_docs)]

mod advisor;
mod classic;
mod forgetful;
mod master;
mod random;

pub use advisor::Advisor;
pub use classic::Classic;
pub use forgetful::Forgetful;
pub use master::{Master, Style};
pub use random::Random;

use clue_rules::{Clue, ClueLess};
use parlour_game::BrainEntry;

const RANDOM: &str = "Does anything that is allowed, and accuses at random, too.";
const FORGETFUL: &str = "Plays like classic, but forgets half of what is asked and shown.";
const CLASSIC: &str = "Keeps a checklist, asks about what it does not know, and accuses only when certain.";
const CAREFUL: &str = "Knows all that follows and asks what tells most, and accuses only when certain.";
const SURE: &str = "Plays like master, but accuses only when certain.";
const MASTER: &str = "Knows all that follows, reads what others do, and accuses when it is sure enough.";

/// Every brain for Clue, the weakest first.
pub const CLUE_BRAINS: &[BrainEntry<Clue>] = &[
    BrainEntry { name: "random", about: RANDOM, make: |seat, _, seed| Box::new(Random::new(seat, seed)) },
    BrainEntry {
        name: "forgetful",
        about: FORGETFUL,
        make: |seat, _, seed| Box::new(Forgetful::new(seat, seed)),
    },
    BrainEntry { name: "classic", about: CLASSIC, make: |seat, _, seed| Box::new(Classic::new(seat, seed)) },
    BrainEntry {
        name: "careful",
        about: CAREFUL,
        make: |seat, setup, seed| Box::new(Master::for_clue(seat, setup, seed, Style::CAREFUL)),
    },
    BrainEntry {
        name: "master-sure",
        about: SURE,
        make: |seat, setup, seed| Box::new(Master::for_clue(seat, setup, seed, Style::SURE)),
    },
    BrainEntry {
        name: "master",
        about: MASTER,
        make: |seat, setup, seed| Box::new(Master::for_clue(seat, setup, seed, Style::MASTER)),
    },
];

/// Every brain for Clue-less, the weakest first.
pub const CLUE_LESS_BRAINS: &[BrainEntry<ClueLess>] = &[
    BrainEntry { name: "random", about: RANDOM, make: |seat, _, seed| Box::new(Random::new(seat, seed)) },
    BrainEntry {
        name: "forgetful",
        about: FORGETFUL,
        make: |seat, _, seed| Box::new(Forgetful::new(seat, seed)),
    },
    BrainEntry { name: "classic", about: CLASSIC, make: |seat, _, seed| Box::new(Classic::new(seat, seed)) },
    BrainEntry {
        name: "careful",
        about: CAREFUL,
        make: |seat, setup, seed| Box::new(Master::for_clue_less(seat, setup, seed, Style::CAREFUL)),
    },
    BrainEntry {
        name: "master-sure",
        about: SURE,
        make: |seat, setup, seed| Box::new(Master::for_clue_less(seat, setup, seed, Style::SURE)),
    },
    BrainEntry {
        name: "master",
        about: MASTER,
        make: |seat, setup, seed| Box::new(Master::for_clue_less(seat, setup, seed, Style::MASTER)),
    },
];
