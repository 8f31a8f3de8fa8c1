//! Clue and Clue-less: the brains.
//!
//! A brain gets what its seat may know and answers with an action and a reason; see
//! [`Brain`](parlour_game::Brain). Both games speak one vocabulary, so a brain may play both.
#![warn(missing_docs)]

mod random;

pub use random::Random;

use clue_rules::{Clue, ClueLess};
use parlour_game::BrainEntry;

/// Every brain for Clue, the weakest first.
pub const CLUE_BRAINS: &[BrainEntry<Clue>] = &[BrainEntry {
    name: "random",
    about: "Does anything that is allowed, and accuses at random, too.",
    make: |seat, _, seed| Box::new(Random::new(seat, seed)),
}];

/// Every brain for Clue-less, the weakest first.
pub const CLUE_LESS_BRAINS: &[BrainEntry<ClueLess>] = &[BrainEntry {
    name: "random",
    about: "Does anything that is allowed, and accuses at random, too.",
    make: |seat, _, seed| Box::new(Random::new(seat, seed)),
}];
