//! Clue and Clue-less: what both games are played with.
//!
//! So far the cards: three kinds of them, any [`Edition`] of names, and sets of cards small enough to copy. The
//! crate knows nothing of reasoning, brains, files or networks.
#![warn(missing_docs)]

mod cards;
mod edition;

pub use cards::{Card, CardSet, Kind, MOST_CARDS};
pub use edition::{BadEdition, Edition, MOST_LETTERS};
