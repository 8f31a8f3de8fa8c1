//! Advisors: answers to a viewer's questions from what that viewer may know.

use crate::{Budget, Game, Help, Seat, Viewer, Wire};
use serde::Serialize;
use std::error::Error;

/// All that one viewer may know of a match. [`Match::known`](crate::Match::known) gathers it, and there is nothing of
/// the position in it that the viewer was not shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Known<G: Game> {
    /// The viewer.
    pub viewer: Viewer,
    /// The options the match is played with, which everyone knows.
    pub setup: G::Setup,
    /// What the viewer saw, from the first event on.
    pub sights: Vec<G::Sight>,
    /// All that the viewer may know now.
    pub view: G::View,
    /// All that the viewer may do now; nothing for a spectator.
    pub actions: Vec<G::Action>,
}

impl<G: Game> Known<G> {
    /// The seat that looks.
    ///
    /// # Panics
    /// If it is a spectator: brains decide for seats alone.
    pub fn seat(&self) -> Seat {
        self.viewer.seat().expect("a brain decides for a seat")
    }
}

/// Helps without playing: hints, remarks, belief, a checklist. It is pure: what a viewer may know and a question give
/// an answer, or a sentence why there is none. A game has at most one; its questions are told apart by their type.
///
/// A spectator may ask, too. An advisor whose answers rest on what a seat alone can see declines.
pub trait Advisor<G: Game>: 'static {
    /// What can be asked.
    type Question: Wire;
    /// What is answered.
    type Answer: Serialize;
    /// Why there is no answer, worded from what the viewer knows.
    type Refusal: Error + Serialize;

    /// The kinds of help there are in this game: those that some question is for.
    const HELPS: &'static [Help];

    /// Which help in play the answer is; a host may switch it off. What helps nobody to play, a record of the moves for
    /// example, or a look back that is refused until the game is over, may be asked at every table.
    fn help(question: &Self::Question) -> Option<Help>;

    /// Answers from what the viewer knows. With the same node budget it answers the same.
    ///
    /// # Errors
    /// Why there is no answer.
    fn answer(
        known: &Known<G>,
        question: &Self::Question,
        budget: Budget,
    ) -> Result<Self::Answer, Self::Refusal>;
}
