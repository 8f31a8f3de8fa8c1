//! Remarks on the beginning of a game.

use super::situation::{Pace, Situation};
use super::topic::Topic;

pub(super) const BEGINNINGS: &[Situation] = &[
    Situation {
        topic: Topic::Start,
        pace: Pace::Always,
        holds: |scene| scene.has_not_begun() && scene.starts_as_usual(),
    },
    Situation {
        topic: Topic::Ballot,
        pace: Pace::Always,
        holds: |scene| scene.has_not_begun() && scene.begins_with_a_ballot(),
    },
    Situation {
        topic: Topic::UnusualStart,
        pace: Pace::Always,
        holds: |scene| scene.has_not_begun() && !scene.starts_as_usual(),
    },
    Situation { topic: Topic::NamedOpening, pace: Pace::Always, holds: |scene| scene.opening().is_some() },
];
