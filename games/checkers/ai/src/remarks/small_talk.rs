//! Occasional remarks about nothing in particular.

use super::situation::{Pace, Situation};
use super::topic::Topic;

pub(super) const SMALL_TALK: &[Situation] = &[
    Situation {
        topic: Topic::SlipYours,
        pace: Pace::Every(2),
        holds: |scene| scene.you_moved() && scene.is_slip(),
    },
    Situation {
        topic: Topic::SlipMine,
        pace: Pace::Every(3),
        holds: |scene| scene.i_moved() && scene.is_slip(),
    },
    Situation {
        topic: Topic::SameThought,
        pace: Pace::Every(9),
        holds: |scene| scene.you_moved() && scene.played_the_best() && scene.choices() >= 3,
    },
    Situation {
        topic: Topic::QuietMine,
        pace: Pace::Every(8),
        holds: |scene| scene.i_moved() && scene.took() == 0 && !scene.crowned() && scene.is_sound(),
    },
];
