//! Remarks on moves that gave a lot away.

use super::situation::{Pace, Situation};
use super::topic::Topic;

pub(super) const MISTAKES: &[Situation] = &[
    Situation {
        topic: Topic::WinMissedByYou,
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.let_a_win_go(),
    },
    Situation {
        topic: Topic::WinMissedByMe,
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.let_a_win_go(),
    },
    Situation {
        topic: Topic::BlunderYours,
        pace: Pace::Fresh,
        holds: |scene| scene.you_moved() && scene.is_blunder(),
    },
    Situation {
        topic: Topic::BlunderMine,
        pace: Pace::Fresh,
        holds: |scene| scene.i_moved() && scene.is_blunder(),
    },
];
