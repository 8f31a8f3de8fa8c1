//! The brain `master`.

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

pub use brain::Master;
pub use level::Level;
