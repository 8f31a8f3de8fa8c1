//! The brain `classic`: the computer player of the student project whose game ours follows, to the letter of its
//! description. `docs/brains.md` lists what was decided where the description is silent.

mod brain;
pub(crate) mod detective;
pub(crate) mod mister_x;
#[cfg(test)]
mod tests;

pub(crate) use brain::{choose, intends};
