//! Everything about a match, once it is over.

use crate::{Event, Game, Match, Outcome, Seed};

/// Everything about a finished match. It can be made from nothing else, so whoever holds one may show it to all.
#[derive(Clone, Debug)]
pub struct Reveal<'a, G: Game> {
    match_: &'a Match<G>,
    outcome: Outcome,
}

impl<'a, G: Game> Reveal<'a, G> {
    /// Everything about the match, if it is over.
    pub fn of(match_: &'a Match<G>) -> Option<Self> {
        match_.turn().outcome().map(|outcome| Self { match_, outcome })
    }

    /// How it ended.
    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// What every chance was drawn from: with it anyone can recompute the deal and the dice.
    pub fn seed(&self) -> &'a Seed {
        self.match_.seed()
    }

    /// All that happened.
    pub fn log(&self) -> &'a [Event<G>] {
        self.match_.log()
    }
}
