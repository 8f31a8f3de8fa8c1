//! Advisors without their types: help in play, JSON in and JSON out.

use crate::any::raw;
use crate::misread::read;
use crate::tool::{Declined, misread};
use parlour_game::{Advisor, Budget, Game, Known};
use parlour_voice::{Quoted, Spoken};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

/// The advisor of a game, without its types.
pub struct AdvisorEntry<G: Game> {
    /// Answers a question, or says why not. It may compute for long: do not call it on a thread
    /// that others wait for.
    pub answer: Answer<G>,
    /// Whether the question is one for help in playing: [`is_help`] of the same advisor.
    pub is_help: fn(&Value) -> bool,
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

/// Whether this advisor would help in playing by answering. What it cannot read counts as a question for help.
pub fn is_help<G: Game, A: Advisor<G>>(question: &Value) -> bool {
    A::Question::deserialize(question).map_or(true, |question| A::is_help(&question))
}

// Derived implementations would require the game itself to be `Copy`.
impl<G: Game> Clone for AdvisorEntry<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for AdvisorEntry<G> {}
