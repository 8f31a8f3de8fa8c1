//! Remarks where there is little or nothing to choose.

use super::situation::{Pace, Situation};

pub(super) const CHOICES: &[Situation] = &[
    Situation { name: "forced-run", pace: Pace::Fresh, holds: |scene| scene.forced_plies() >= 3 },
    Situation {
        name: "must-take",
        pace: Pace::Every(3),
        holds: |scene| scene.i_moved() && scene.must_take(),
    },
    Situation {
        name: "only-move-yours",
        pace: Pace::Fresh,
        holds: |scene| scene.i_moved() && scene.has_only_step(),
    },
    Situation {
        name: "only-move-mine",
        pace: Pace::Fresh,
        holds: |scene| scene.you_moved() && scene.has_only_step(),
    },
    Situation {
        name: "cramped-yours",
        pace: Pace::Fresh,
        holds: |scene| scene.i_moved() && scene.is_cramped(),
    },
    Situation {
        name: "cramped-mine",
        pace: Pace::Fresh,
        holds: |scene| scene.you_moved() && scene.is_cramped(),
    },
    Situation { name: "back-rank-left", pace: Pace::Always, holds: |scene| scene.you_left_the_back_rank() },
];
