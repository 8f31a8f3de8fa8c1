//! Remarks on the evaluation of the position.

use super::situation::{Pace, Situation};

pub(super) const STANDING: &[Situation] = &[
    Situation {
        name: "repetition-near",
        pace: Pace::Fresh,
        holds: |scene| scene.has_moved() && scene.repetitions() == 2,
    },
    Situation {
        name: "forty-moves-near",
        pace: Pace::Every(4),
        holds: |scene| scene.has_moved() && scene.quiet_plies() >= 60,
    },
    Situation { name: "known-win", pace: Pace::Every(5), holds: |scene| scene.wins_for_sure(scene.me()) },
    Situation { name: "known-loss", pace: Pace::Every(5), holds: |scene| scene.wins_for_sure(scene.you()) },
    Situation { name: "known-draw", pace: Pace::Every(4), holds: |scene| scene.is_known_draw() },
    Situation {
        name: "last-piece-mine",
        pace: Pace::Always,
        holds: |scene| scene.took() > 0 && scene.pieces(scene.me()) == 1,
    },
    Situation {
        name: "last-piece-yours",
        pace: Pace::Always,
        holds: |scene| scene.took() > 0 && scene.pieces(scene.you()) == 1,
    },
    Situation {
        name: "few-pieces",
        pace: Pace::Always,
        holds: |scene| scene.took() > 0 && scene.pieces(scene.me()) + scene.pieces(scene.you()) <= 6,
    },
    Situation {
        name: "clearly-ahead",
        pace: Pace::Every(6),
        holds: |scene| scene.score().is_some_and(|score| score >= 150),
    },
    Situation {
        name: "clearly-behind",
        pace: Pace::Every(6),
        holds: |scene| scene.score().is_some_and(|score| score <= -150),
    },
    Situation {
        name: "slightly-ahead",
        pace: Pace::Every(7),
        holds: |scene| scene.score().is_some_and(|score| (50..150).contains(&score)),
    },
    Situation {
        name: "slightly-behind",
        pace: Pace::Every(7),
        holds: |scene| scene.score().is_some_and(|score| (-149..=-50).contains(&score)),
    },
    Situation {
        name: "long-balance",
        pace: Pace::Every(6),
        holds: |scene| scene.ply() >= 30 && scene.score().is_some_and(|score| score.abs() <= 25),
    },
];
