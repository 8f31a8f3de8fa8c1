//! Review of a finished match: what one seat could know, round by round, from what it saw.
//!
//! The exact engine runs on the sights of one seat, in the order in which they came, and stops before the envelope is
//! opened to it. So the review of a seat tells nothing that the seat could not have found out by itself at the time.

mod better;
mod walk;

use crate::assistant::Explanation;
use clue_rules::{CardId, Sight, Theory};
use parlour_game::Seat;
use serde::Serialize;

pub use better::better;

/// How many steps counting may take for one review: some seconds. Matches that are played take far fewer, however
/// long they last.
const MOST_STEPS: u64 = 20_000_000;

/// What one seat could know in a match that is over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Review {
    /// Its own cards.
    pub hand: Vec<CardId>,
    /// After the deal, and then after every round. The list ends early where the seat looked into the envelope: from
    /// then on it had nothing to find out.
    pub rounds: Vec<Standing>,
    /// When it was first left with one solution, if it ever was.
    pub proved: Option<Solved>,
    /// Its accusation, if it made one.
    pub accused: Option<Accusation>,
    /// Its suggestions, in order.
    pub asked: Vec<Asked>,
    /// The cards of which it was certain where they are, when all was over but the envelope not yet open.
    pub placed: Vec<CardId>,
    /// How many steps counting took.
    #[serde(skip)]
    pub steps: u64,
}

/// What is open at some moment. Nothing, where counting would have taken too long.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// How many solutions are possible.
    pub cases: Option<u16>,
    /// How likely the likeliest of them is: the chance of the best accusation.
    pub chance: Option<f64>,
}

/// The solution is proved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Solved {
    /// In which round.
    pub round: u16,
    /// In which round it was first the seat's turn after that, so that it could have accused; none if it never was.
    pub accusable: Option<u16>,
    /// Why: the suspect, the weapon, the room.
    pub because: Vec<Because>,
}

/// Why a card is in the envelope.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Because {
    /// Which card.
    pub card: CardId,
    /// In a word.
    pub how: How,
    /// The whole proof.
    pub proof: Explanation,
}

/// How it follows that a card is in the envelope: the simplest that is true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "how", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum How {
    /// Everybody else has passed on it.
    Passed {
        /// Who, and when first, in the order in which they did.
        passed: Vec<Pass>,
    },
    /// Every other card of its kind is certainly in some hand, or lies open.
    Others,
    /// It takes more than that.
    Deduced,
}

/// Somebody did not have a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pass {
    /// Who.
    pub seat: Seat,
    /// In which round they said so first.
    pub round: u16,
}

/// An accusation of the seat itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Accusation {
    /// In which round.
    pub round: u16,
    /// What was named.
    pub theory: Theory,
    /// Whether it was so.
    pub right: bool,
    /// How many solutions were possible for the seat when it accused.
    pub cases: Option<u16>,
}

/// A suggestion of the seat itself, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Asked {
    /// In which round.
    pub round: u16,
    /// What was named.
    pub theory: Theory,
    /// Who could not disprove it.
    pub passed: Vec<Seat>,
    /// Who showed a card, if anybody did.
    pub shown_by: Option<Seat>,
    /// Which.
    pub shown: Option<CardId>,
    /// How many solutions were possible before.
    pub before: Option<u16>,
    /// How many were left after.
    pub after: Option<u16>,
}

/// What else a seat could have asked where it was.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Better {
    /// What it asked, weighed by what was known before.
    pub asked: Weighed,
    /// What would have told most in that room.
    pub best: Weighed,
}

/// A suggestion, weighed before it is made.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Weighed {
    /// What is named.
    pub theory: Theory,
    /// How many solutions are left after the answer, on average.
    pub after: f64,
    /// How many bits the answer is expected to tell.
    pub bits: f64,
    /// How likely one solution alone is left after it.
    pub solves: f64,
}

/// The review of a seat that saw this; of a spectator, if it is no seat. `None` while the match goes on.
///
/// # Panics
/// If these are not the sights of a game, from the deal on.
pub fn review(seat: Option<Seat>, sights: &[Sight]) -> Option<Review> {
    review_within(seat, sights, MOST_STEPS)
}

/// The same with another bound on the steps that counting may take. Past it, rounds are left uncounted.
///
/// # Panics
/// As [`review`].
pub fn review_within(seat: Option<Seat>, sights: &[Sight], most_steps: u64) -> Option<Review> {
    is_over(sights).then(|| walk::walk(seat, sights, most_steps))
}

/// Whether the match is over, by what was seen last.
pub(crate) fn is_over(sights: &[Sight]) -> bool {
    sights.last().is_some_and(|sight| ending(sight).is_some())
}

/// Whose action ended the match, if this one did.
pub(crate) fn ending(sight: &Sight) -> Option<Seat> {
    match sight {
        Sight::Accused { seat, ended: Some(_), .. } | Sight::EndedTurn { seat, ended: Some(_), .. } => {
            Some(*seat)
        }
        Sight::Accused { ended: None, .. }
        | Sight::EndedTurn { ended: None, .. }
        | Sight::Dealt { .. }
        | Sight::TookDice { .. }
        | Sight::Rolled { .. }
        | Sight::Moved { .. }
        | Sight::Suggested { .. }
        | Sight::Showed { .. } => None,
    }
}
