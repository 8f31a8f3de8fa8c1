//! Advisors without their types: help in play, JSON in and JSON out.

use crate::any::raw;
use crate::misread::read;
use crate::tool::{Declined, misread};
use parlour_game::{Advisor, Budget, Game, Help, Known};
use parlour_voice::{Quoted, Spoken};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

/// The advisor of a game, without its types.
pub struct AdvisorEntry<G: Game> {
    /// Answers a question, or says why not. It may compute for long: do not call it on a thread
    /// that others wait for.
    pub answer: Answer<G>,
    /// The kinds of help in play there are.
    pub helps: &'static [Help],
    /// Which help the question is for: [`help`] of the same advisor.
    pub help: fn(&Value) -> Option<Help>,
    /// Its types for the page.
    #[cfg(feature = "ts")]
    pub types: fn(&mut crate::Declarations),
}

/// What a viewer may know, and a question: [`answer`] of some advisor.
pub type Answer<G> = fn(&Known<G>, &Value, Budget) -> Result<Box<RawValue>, Declined>;

/// An advisor at work: it has been given all that its viewer may know, and answers within the budget.
pub type Answering = Box<dyn FnOnce(Budget) -> Result<Box<RawValue>, Declined> + Send>;

/// Answers with this advisor.
///
/// # Errors
/// If the question cannot be read, or why there is no answer.
pub fn answer<G: Game, A: Advisor<G, Refusal: Spoken>>(
    known: &Known<G>,
    question: &Value,
    budget: Budget,
) -> Result<Box<RawValue>, Declined> {
    let question = read(question).map_err(misread)?;
    let answer = A::answer(known, &question, budget);
    answer.map(|answer| raw(&answer)).map_err(|refusal| Declined::Rule { said: Quoted::of(&refusal) })
}

/// Which help in play this advisor's answer is. What it cannot read is answered by nothing, and is no help.
pub fn help<G: Game, A: Advisor<G>>(question: &Value) -> Option<Help> {
    A::Question::deserialize(question).ok().and_then(|question| A::help(&question))
}

// Derived implementations would require the game itself to be `Copy`.
impl<G: Game> Clone for AdvisorEntry<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for AdvisorEntry<G> {}
