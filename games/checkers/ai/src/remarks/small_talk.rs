//! Occasional remarks about nothing in particular.

use super::situation::{Pace, Situation};

pub(super) const SMALL_TALK: &[Situation] = &[
    Situation {
        name: "slip-yours",
        pace: Pace::Every(2),
        holds: |scene| scene.you_moved() && scene.is_slip(),
    },
    Situation { name: "slip-mine", pace: Pace::Every(3), holds: |scene| scene.i_moved() && scene.is_slip() },
    Situation {
        name: "same-thought",
        pace: Pace::Every(9),
        holds: |scene| scene.you_moved() && scene.played_the_best() && scene.choices() >= 3,
    },
    Situation {
        name: "quiet-mine",
        pace: Pace::Every(8),
        holds: |scene| scene.i_moved() && scene.took() == 0 && !scene.crowned() && scene.is_sound(),
    },
];
