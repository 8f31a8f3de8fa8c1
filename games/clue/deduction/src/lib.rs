//! Clue: exact reasoning about who holds which card.
//!
//! A [`Fact`] is one thing known about the deal among [`Holders`]. From facts follow: how many deals agree with
//! them, where each card certainly is or is not, how likely it is anywhere else, why ([`assistant`] tells it in
//! sentences), and what to ask next. Nothing is guessed and nothing is missed: every answer comes from counting
//! deals as whole numbers.
//!
//! The crate knows cards, not games in play: it must be unable to cheat.
#![warn(missing_docs)]

mod advice;
pub mod assistant;
mod count;
mod facts;
pub mod help;
mod knowledge;
mod posterior;
pub mod proof;
mod propagate;
pub mod review;
mod sample;

pub use advice::{Inquiry, Outlook, Reply};
pub use count::graph::TooMany;
pub use facts::{Fact, Holder, Holders};
pub use posterior::{Place, Posterior, Weighting};
pub use sample::{Deal, Sampler};
