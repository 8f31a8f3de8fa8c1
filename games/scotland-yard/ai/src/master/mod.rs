//! The brain `master`, for both sides, and those below it.
//!
//! What is certain about Mister X comes from the deduction. How likely he is where rests on a few ways he may behave, and
//! how the detectives will move on a few ways they may hunt; which it is, is told by what they have done. Choices that look
//! best at a glance are played out with the same dice until nothing more can change. `docs/brains.md` has the figures.

pub(crate) mod belief;
mod brain;
pub(crate) mod detectives;
pub(crate) mod flight;
pub(crate) mod hunt;
mod level;
pub(crate) mod mister_x;
pub(crate) mod plans;
pub(crate) mod playout;
pub(crate) mod profile;
pub(crate) mod race;

#[cfg(test)]
mod tests;

pub use level::Level;
