//! The list of games and brains, and the only place where a game's own types become JSON.
//!
//! The house deals with [`AnyGame`] and [`AnyMatch`] and never learns what an action means. Tools that want a
//! game's real types (arena, perft) come in through [`visit`]. Adding a game is one entry in this file.

mod any;
mod entry;
#[cfg(feature = "ts")]
mod typescript;

pub use any::{AnyDenied, AnyGame, AnyMatch, AnyStep, BadSetup, BrokenLog, Chosen, Thinking};
pub use entry::{BrainInfo, Entry, GameInfo, Visitor};
#[cfg(feature = "ts")]
pub use typescript::{Declarations, declare};

use checkers_rules::Checkers;

static CHECKERS: Entry<Checkers> = Entry {
    seats: [2, 2],
    brains: checkers_ai::BRAINS,
    default_brain: "random",
    perft: Some(|setup, depth| setup.position().perft(depth)),
    #[cfg(feature = "ts")]
    types: typescript::of_game::<Checkers>,
};

macro_rules! shelf {
    ($($entry:ident),+) => {
        /// Every game of the house.
        pub fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
            [$(&$entry as &'static dyn AnyGame),+].into_iter()
        }

        /// Calls the visitor with the types of the game that has this id.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            $(if id == $entry.id() { return Some(visitor.visit(&$entry)); })+
            None
        }
    };
}

shelf![CHECKERS];

/// The game with this id.
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    games().find(|game| game.id() == id)
}
