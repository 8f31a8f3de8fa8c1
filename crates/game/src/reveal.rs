//! Reveal: everything about a finished match.

use crate::{Event, Game, Match, Outcome, Seed, Turn, Viewer};

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

    /// The options it was played with.
    pub fn setup(&self) -> &'a G::Setup {
        self.match_.setup()
    }

    /// What every chance was drawn from: with it anyone can recompute the deal and the dice.
    pub fn seed(&self) -> &'a Seed {
        self.match_.seed()
    }

    /// All that happened.
    pub fn log(&self) -> &'a [Event<G>] {
        self.match_.log()
    }

    /// How many chairs the table has.
    pub fn seats(&self) -> u8 {
        self.match_.seats()
    }

    /// What the viewer saw, from the first event on.
    pub fn sights(&self, viewer: Viewer) -> Vec<G::Sight> {
        self.match_.sights(viewer, 0)
    }

    /// Every event as whoever did it saw it, and what chance answered as spectators did: together they hide nothing
    /// that was done. What was dealt is in the seats' views.
    pub fn sights_of_all(&self) -> Vec<G::Sight> {
        let mut state = G::new(self.match_.setup());
        let seen = |event: &Event<G>| {
            let sight = state.sight(event, event.seat().map_or(Viewer::Spectator, Viewer::Seat));
            state.apply(event);
            sight
        };
        self.log().iter().map(seen).collect()
    }

    /// How it stood whenever somebody was to act, and at the end: how many events had happened, and the position. These
    /// are the moments at which viewers were sent a frame.
    pub fn moments(&self) -> impl Iterator<Item = (usize, G)> + use<'a, G> {
        let first = G::new(self.match_.setup());
        let mut state = first.clone();
        let later = self.match_.log().iter().zip(1..).map(move |(event, seq)| {
            state.apply(event);
            (seq, state.clone())
        });
        std::iter::once((0, first)).chain(later).filter(|(_, state)| state.turn() != Turn::Chance)
    }
}
