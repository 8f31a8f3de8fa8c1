//! Where a chase takes place, as a type.
//!
//! The house plays in [`London`](crate::London) alone. Tests play in towns so small that every way a game can go is
//! tried; being a type, such a town cannot get into a set-up, a stored table or a page.

use crate::map::Map;
use std::fmt::Debug;

/// A map to play on.
pub trait City: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The game's [`ID`](parlour_game::Game::ID) when it is played here.
    const ID: &'static str;

    /// The map, always the same.
    fn map() -> &'static Map;
}
