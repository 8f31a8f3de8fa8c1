//! Scotland Yard: the brains, and the map aid.
//!
//! A brain gets what its seat may know and answers with an action and a reason; see
//! [`Brain`](parlour_game::Brain).
#![warn(missing_docs)]

mod aid;
mod random;

pub use aid::{Aid, AidAnswer, AidQuestion, AidRefusal};
pub use random::Random;

use parlour_game::BrainEntry;
use scotland_yard_rules::ScotlandYard;

/// Every brain, the weakest first.
pub const BRAINS: &[BrainEntry<ScotlandYard>] = &[BrainEntry {
    name: "random",
    about: "Takes any way that is open, each as likely as the others.",
    make: |seat, _, seed| Box::new(Random::new(seat, seed)),
}];
