//! Remarks on the beginning of a game.

use super::situation::{Pace, Situation};

/// The situation whose remarks name the opening.
pub(super) const NAMED_OPENING: &str = "named-opening";

pub(super) const BEGINNINGS: &[Situation] = &[
    Situation {
        name: "start",
        pace: Pace::Always,
        holds: |scene| scene.has_not_begun() && scene.starts_as_usual(),
    },
    Situation {
        name: "ballot",
        pace: Pace::Always,
        holds: |scene| scene.has_not_begun() && scene.begins_with_a_ballot(),
    },
    Situation {
        name: "unusual-start",
        pace: Pace::Always,
        holds: |scene| scene.has_not_begun() && !scene.starts_as_usual(),
    },
    Situation { name: NAMED_OPENING, pace: Pace::Always, holds: |scene| scene.opening().is_some() },
];
