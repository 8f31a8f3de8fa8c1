//! Remarks on moves that gave a lot away.

use super::situation::{Pace, Situation};

pub(super) const MISTAKES: &[Situation] = &[
    Situation {
        name: "win-missed-by-you",
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.let_a_win_go(),
    },
    Situation {
        name: "win-missed-by-me",
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.let_a_win_go(),
    },
    Situation {
        name: "blunder-yours",
        pace: Pace::Fresh,
        holds: |scene| scene.you_moved() && scene.is_blunder(),
    },
    Situation {
        name: "blunder-mine",
        pace: Pace::Fresh,
        holds: |scene| scene.i_moved() && scene.is_blunder(),
    },
];
