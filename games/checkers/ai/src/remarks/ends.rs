//! Remarks on the end of a game.

use super::situation::{Pace, Situation};
use super::topic::Topic;
use checkers_rules::Ended;

pub(super) const ENDS: &[Situation] = &[
    Situation { topic: Topic::WonAllTaken, pace: Pace::Always, holds: |scene| scene.won_by(Ended::NoPieces) },
    Situation { topic: Topic::WonBlocked, pace: Pace::Always, holds: |scene| scene.won_by(Ended::NoMove) },
    Situation { topic: Topic::WonResigned, pace: Pace::Always, holds: |scene| scene.won_by(Ended::Resigned) },
    Situation { topic: Topic::WonOnTime, pace: Pace::Always, holds: |scene| scene.won_by(Ended::OutOfTime) },
    Situation {
        topic: Topic::LostAllTaken,
        pace: Pace::Always,
        holds: |scene| scene.lost_by(Ended::NoPieces),
    },
    Situation { topic: Topic::LostBlocked, pace: Pace::Always, holds: |scene| scene.lost_by(Ended::NoMove) },
    Situation {
        topic: Topic::LostResigned,
        pace: Pace::Always,
        holds: |scene| scene.lost_by(Ended::Resigned),
    },
    Situation {
        topic: Topic::LostOnTime,
        pace: Pace::Always,
        holds: |scene| scene.lost_by(Ended::OutOfTime),
    },
    Situation { topic: Topic::DrawnAgreed, pace: Pace::Always, holds: |scene| scene.drawn_by(Ended::Agreed) },
    Situation {
        topic: Topic::DrawnRepetition,
        pace: Pace::Always,
        holds: |scene| scene.drawn_by(Ended::Repetition),
    },
    Situation {
        topic: Topic::DrawnFortyMoves,
        pace: Pace::Always,
        holds: |scene| scene.drawn_by(Ended::FortyMoves),
    },
];
