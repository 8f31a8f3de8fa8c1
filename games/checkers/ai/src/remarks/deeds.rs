//! Remarks on the last move: captures, offers of a piece, kings.

use super::situation::{Pace, Situation};

pub(super) const DEEDS: &[Situation] = &[
    Situation {
        name: "combination-mine",
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.took() > scene.lost_before() && scene.lost_before() > 0,
    },
    Situation {
        name: "combination-yours",
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.took() > scene.lost_before() && scene.lost_before() > 0,
    },
    Situation {
        name: "triple-mine",
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.took() >= 3,
    },
    Situation {
        name: "triple-yours",
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.took() >= 3,
    },
    Situation {
        name: "even-exchange",
        pace: Pace::Every(3),
        holds: |scene| scene.took() > 0 && scene.took() == scene.lost_before(),
    },
    Situation {
        name: "double-mine",
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.took() == 2,
    },
    Situation {
        name: "double-yours",
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.took() == 2,
    },
    Situation { name: "offer-taken", pace: Pace::Always, holds: |scene| scene.you_took_what_i_offered() },
    Situation { name: "piece-offered", pace: Pace::Always, holds: |scene| scene.i_offer_a_piece() },
    Situation {
        name: "first-king-mine",
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.crowned() && scene.is_first_king(),
    },
    Situation {
        name: "first-king-yours",
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.crowned() && scene.is_first_king(),
    },
    Situation { name: "king-mine", pace: Pace::Always, holds: |scene| scene.i_moved() && scene.crowned() },
    Situation { name: "king-yours", pace: Pace::Always, holds: |scene| scene.you_moved() && scene.crowned() },
    Situation {
        name: "king-trapped-yours",
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.traps_a_king_of(scene.you()),
    },
    Situation {
        name: "king-trapped-mine",
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.traps_a_king_of(scene.me()),
    },
    Situation {
        name: "capture-mine",
        pace: Pace::Every(3),
        holds: |scene| scene.i_moved() && scene.took() == 1,
    },
    Situation {
        name: "capture-yours",
        pace: Pace::Every(3),
        holds: |scene| scene.you_moved() && scene.took() == 1,
    },
];
