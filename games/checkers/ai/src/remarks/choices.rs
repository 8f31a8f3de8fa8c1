//! Remarks where there is little or nothing to choose.

use super::situation::{Pace, Situation};
use super::topic::Topic;

pub(super) const CHOICES: &[Situation] = &[
    Situation { topic: Topic::ForcedRun, pace: Pace::Fresh, holds: |scene| scene.forced_plies() >= 3 },
    Situation {
        topic: Topic::MustTake,
        pace: Pace::Every(3),
        holds: |scene| scene.i_moved() && scene.must_take(),
    },
    Situation {
        topic: Topic::OnlyMoveYours,
        pace: Pace::Fresh,
        holds: |scene| scene.i_moved() && scene.has_only_step(),
    },
    Situation {
        topic: Topic::OnlyMoveMine,
        pace: Pace::Fresh,
        holds: |scene| scene.you_moved() && scene.has_only_step(),
    },
    Situation {
        topic: Topic::CrampedYours,
        pace: Pace::Fresh,
        holds: |scene| scene.i_moved() && scene.is_cramped(),
    },
    Situation {
        topic: Topic::CrampedMine,
        pace: Pace::Fresh,
        holds: |scene| scene.you_moved() && scene.is_cramped(),
    },
    Situation {
        topic: Topic::BackRankLeft,
        pace: Pace::Always,
        holds: |scene| scene.you_left_the_back_rank(),
    },
];
