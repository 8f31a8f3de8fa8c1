//! Scotland Yard: where Mister X can be, and how likely, from what everyone sees.
//!
//! [`Belief`] is told the set-up and the sights of any seat and uses of them only what all have seen: it says the same
//! to everyone. The set of stations is exact: a station is in it if and only if some way of Mister X that fits
//! everything seen so far ends there. How likely each is rests on a model; see [`Belief::share`].
#![warn(missing_docs)]

mod belief;
mod rounds;

pub use belief::Belief;
pub use rounds::{OpenRound, RoundCount, open_rounds};
