//! The city of a chase, as a type.
//!
//! The house plays in [`London`](crate::London) alone. Tests use small towns in which every course of a game can be
//! tried; being a type, such a town cannot get into a set-up, a stored table or a page.

use crate::map::Map;
use std::fmt::Debug;

/// A map and its start cards.
pub trait City: Clone + PartialEq + Eq + Debug + Send + Sync + 'static {
    /// The game's [`ID`](parlour_game::Game::ID) when it is played here.
    const ID: &'static str;
    /// The start cards that all draw from.
    const SHARED_CARDS: &'static [u8];
    /// The start cards of the detectives, where they have their own.
    const DETECTIVE_CARDS: &'static [u8];
    /// The start cards of Mister X, where he has his own.
    const MISTER_X_CARDS: &'static [u8];

    /// The map, always the same.
    fn map() -> &'static Map;
}
