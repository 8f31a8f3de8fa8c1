//! Remarks on the end of a game.

use super::situation::{Pace, Situation};
use checkers_rules::Ended;

pub(super) const ENDS: &[Situation] = &[
    Situation { name: "won-all-taken", pace: Pace::Always, holds: |scene| scene.won_by(Ended::NoPieces) },
    Situation { name: "won-blocked", pace: Pace::Always, holds: |scene| scene.won_by(Ended::NoMove) },
    Situation { name: "won-resigned", pace: Pace::Always, holds: |scene| scene.won_by(Ended::Resigned) },
    Situation { name: "won-on-time", pace: Pace::Always, holds: |scene| scene.won_by(Ended::OutOfTime) },
    Situation { name: "lost-all-taken", pace: Pace::Always, holds: |scene| scene.lost_by(Ended::NoPieces) },
    Situation { name: "lost-blocked", pace: Pace::Always, holds: |scene| scene.lost_by(Ended::NoMove) },
    Situation { name: "lost-resigned", pace: Pace::Always, holds: |scene| scene.lost_by(Ended::Resigned) },
    Situation { name: "lost-on-time", pace: Pace::Always, holds: |scene| scene.lost_by(Ended::OutOfTime) },
    Situation { name: "drawn-agreed", pace: Pace::Always, holds: |scene| scene.drawn_by(Ended::Agreed) },
    Situation {
        name: "drawn-repetition",
        pace: Pace::Always,
        holds: |scene| scene.drawn_by(Ended::Repetition),
    },
    Situation {
        name: "drawn-forty-moves",
        pace: Pace::Always,
        holds: |scene| scene.drawn_by(Ended::FortyMoves),
    },
];
