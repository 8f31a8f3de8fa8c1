//! The brain `classic`: the computer player of a published student project, part by part.
//!
//! The numbers in these files (7.3.4, 8.5) are sections of that paper. It draws what can be drawn from each event
//! with five simple rules, and never accuses before it is certain. What it decides by lot it draws from its own
//! dice. Where the paper says nothing, `docs/brains.md` says what was decided.

mod brain;
mod disprove;
mod guess;
mod guess_array;
mod roll;
mod rooms;
mod spots;
mod work;

pub(crate) use brain::{GO_IN_CLUE, GO_IN_CLUE_LESS, Go, choose};
