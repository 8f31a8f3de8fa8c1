//! The contract between a game and the house.
//!
//! Truth is a numbered log of events; everyone else gets what their seat saw.
//!
//! A [`Game`] is a position in play and its rules. A [`Match`] is one play of it: set-up, seed, position
//! and log. A [`Brain`] decides for a seat and is given what that seat may know, by type; an
//! [`Advisor`] answers a viewer's questions from the same. This crate knows no game by name, no JSON, no files,
//! no network, and no clock but the one inside [`Budget`].
#![warn(missing_docs)]

mod advisor;
mod brain;
mod count;
mod game;
mod help;
mod ids;
#[cfg(feature = "laws")]
pub mod laws;
pub mod letters;
mod play;
mod reveal;
mod said;
mod seat;
mod seed;
mod set;
mod tool;

pub use advisor::{Advisor, Known};
pub use brain::{Brain, Budget, Cancel, Choose, Thought};
pub use count::Count;
pub use game::{Event, Game, Notation, Outcome, Turn, Unreadable, Viewer, Wire};
pub use help::{Help, Helps};
pub use ids::{Id, from_id};
pub use play::{Broken, Denied, Impossible, Match, Past, Step};
pub use reveal::Reveal;
pub use said::{Said, Twice};
pub use seat::{Seat, SeatSet};
pub use seed::{ChanceRng, Seed};
pub use set::{Bits, Member, Members, Set};
pub use tool::Tool;
