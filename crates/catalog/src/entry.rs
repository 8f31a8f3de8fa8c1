//! Entries of the catalog: what the house must know about a game besides its rules.

use crate::advice::AdvisorEntry;
use parlour_game::{Brain, ChanceRng, Count, Game, Help, Helps, Notation, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A game of the catalog.
pub struct Entry<G: Game> {
    /// Fewest and most seats, over all set-ups.
    pub seats: [u8; 2],
    /// Its brains, the weakest first.
    pub brains: &'static [Brain<G>],
    /// Who stands in for somebody who left.
    pub default_brain: &'static str,
    /// Its advisor, if it has one.
    pub advisor: Option<AdvisorEntry<G>>,
    /// Which seats are alike in a match with this set-up, so that brains to be compared may change places:
    /// groups that name each seat once.
    pub equal_seats: fn(&G::Setup) -> Vec<Vec<Seat>>,
    /// How set-ups vary where many matches are played from the usual one, if brains would play too few different
    /// matches from it.
    pub openings: Option<Openings<G>>,
    /// Characters that a seat may have instead of its own before a match begins: those whom nobody plays.
    pub recasts: Recasts<G::Setup>,
    /// What is counted besides wins when brains are compared.
    pub counts: &'static [Count<G>],
    /// Its quick match.
    pub quick_match: QuickMatch<G>,
    /// The game's own fast count of move sequences, if it has one.
    pub perft: Option<fn(&G::Setup, u32) -> u64>,
    /// Its types for the page.
    #[cfg(feature = "ts")]
    pub types: fn(&mut crate::Declarations),
}

/// Set-ups to be played in turn.
pub struct Openings<G: Game> {
    /// What they are, in a word for people.
    pub name: &'static str,
    /// All of them, in the order that follows from this number.
    pub in_order: fn(u64) -> Vec<G::Setup>,
}

/// A set-up in which one seat has another character. Seats follow the order of play, so it may change places.
pub struct Recast<Setup> {
    /// The set-up with that character.
    pub setup: Setup,
    /// Where each seat is in it, by its number before.
    pub places: Vec<Seat>,
}

/// The recasts of a seat in a set-up.
pub type Recasts<Setup> = fn(&Setup, Seat) -> Vec<Recast<Setup>>;

/// A match between guests who wait for one, with the usual options.
pub struct QuickMatch<G: Game> {
    /// Fewest and most who play.
    pub seats: [u8; 2],
    /// The set-up for so many; what people would choose (who plays which character) is decided by lot.
    pub setup: fn(u8, &mut ChanceRng) -> G::Setup,
}

impl<G: Game> Entry<G> {
    /// The brain with this name.
    pub fn brain(&self, name: &str) -> Option<&'static Brain<G>> {
        self.brains.iter().find(|brain| brain.name == name)
    }
}

/// Every seat is what it is.
pub(crate) fn no_recasts<Setup>(_: &Setup, _: Seat) -> Vec<Recast<Setup>> {
    Vec::new()
}

/// All seats in one group: the game is the same for each.
pub(crate) fn all_alike<G: Game>(setup: &G::Setup) -> Vec<Vec<Seat>> {
    vec![Seat::first(G::seats(setup)).collect()]
}

/// Code that needs a game's real types.
pub trait Visitor {
    /// The result of the visit.
    type Output;
    /// Called once, with the game that was asked for.
    fn visit<G: Game + Notation>(self, entry: &'static Entry<G>) -> Self::Output;
}

/// What a page is told about a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    /// In addresses and folders.
    pub id: String,
    /// Fewest and most seats.
    pub seats: [u8; 2],
    /// Its brains, the weakest first.
    pub brains: Vec<BrainInfo>,
    /// Who stands in for somebody who left.
    pub default_brain: String,
    /// Whether the house answers questions.
    pub has_advisor: bool,
    /// How it can help in play.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Help>"))]
    pub helps: Helps,
    /// The usual set-up.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Value,
}

/// What a page is told about a brain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BrainInfo {
    /// How it is asked for.
    pub name: String,
    /// One English line for people who write bots; the page has its own words.
    pub about: String,
}
