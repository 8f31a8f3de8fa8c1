//! Remarks on the evaluation of the position.

use super::situation::{Pace, Situation};
use super::topic::Topic;

pub(super) const STANDING: &[Situation] = &[
    Situation {
        topic: Topic::RepetitionNear,
        pace: Pace::Fresh,
        holds: |scene| scene.has_moved() && scene.repetitions() == 2,
    },
    Situation {
        topic: Topic::FortyMovesNear,
        pace: Pace::Every(4),
        holds: |scene| scene.has_moved() && scene.quiet_plies() >= 60,
    },
    Situation {
        topic: Topic::KnownWin,
        pace: Pace::Every(5),
        holds: |scene| scene.wins_for_sure(scene.me()),
    },
    Situation {
        topic: Topic::KnownLoss,
        pace: Pace::Every(5),
        holds: |scene| scene.wins_for_sure(scene.you()),
    },
    Situation { topic: Topic::KnownDraw, pace: Pace::Every(4), holds: |scene| scene.is_known_draw() },
    Situation {
        topic: Topic::LastPieceMine,
        pace: Pace::Always,
        holds: |scene| scene.took() > 0 && scene.pieces(scene.me()) == 1,
    },
    Situation {
        topic: Topic::LastPieceYours,
        pace: Pace::Always,
        holds: |scene| scene.took() > 0 && scene.pieces(scene.you()) == 1,
    },
    Situation {
        topic: Topic::FewPieces,
        pace: Pace::Always,
        holds: |scene| scene.took() > 0 && scene.pieces(scene.me()) + scene.pieces(scene.you()) <= 6,
    },
    Situation {
        topic: Topic::ClearlyAhead,
        pace: Pace::Every(6),
        holds: |scene| scene.score().is_some_and(|score| score >= 150),
    },
    Situation {
        topic: Topic::ClearlyBehind,
        pace: Pace::Every(6),
        holds: |scene| scene.score().is_some_and(|score| score <= -150),
    },
    Situation {
        topic: Topic::SlightlyAhead,
        pace: Pace::Every(7),
        holds: |scene| scene.score().is_some_and(|score| (50..150).contains(&score)),
    },
    Situation {
        topic: Topic::SlightlyBehind,
        pace: Pace::Every(7),
        holds: |scene| scene.score().is_some_and(|score| (-149..=-50).contains(&score)),
    },
    Situation {
        topic: Topic::LongBalance,
        pace: Pace::Every(6),
        holds: |scene| scene.ply() >= 30 && scene.score().is_some_and(|score| score.abs() <= 25),
    },
];
