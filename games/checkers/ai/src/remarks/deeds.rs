//! Remarks on the last move: captures, offers of a piece, kings.

use super::situation::{Pace, Situation};
use super::topic::Topic;

pub(super) const DEEDS: &[Situation] = &[
    Situation {
        topic: Topic::CombinationMine,
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.took() > scene.lost_before() && scene.lost_before() > 0,
    },
    Situation {
        topic: Topic::CombinationYours,
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.took() > scene.lost_before() && scene.lost_before() > 0,
    },
    Situation {
        topic: Topic::TripleMine,
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.took() >= 3,
    },
    Situation {
        topic: Topic::TripleYours,
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.took() >= 3,
    },
    Situation {
        topic: Topic::EvenExchange,
        pace: Pace::Every(3),
        holds: |scene| scene.took() > 0 && scene.took() == scene.lost_before(),
    },
    Situation {
        topic: Topic::DoubleMine,
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.took() == 2,
    },
    Situation {
        topic: Topic::DoubleYours,
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.took() == 2,
    },
    Situation {
        topic: Topic::OfferTaken,
        pace: Pace::Always,
        holds: |scene| scene.you_took_what_i_offered(),
    },
    Situation { topic: Topic::PieceOffered, pace: Pace::Always, holds: |scene| scene.i_offer_a_piece() },
    Situation {
        topic: Topic::FirstKingMine,
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.crowned() && scene.is_first_king(),
    },
    Situation {
        topic: Topic::FirstKingYours,
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.crowned() && scene.is_first_king(),
    },
    Situation {
        topic: Topic::KingMine,
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.crowned(),
    },
    Situation {
        topic: Topic::KingYours,
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.crowned(),
    },
    Situation {
        topic: Topic::KingTrappedYours,
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.traps_a_king_of(scene.you()),
    },
    Situation {
        topic: Topic::KingTrappedMine,
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.traps_a_king_of(scene.me()),
    },
    Situation {
        topic: Topic::CaptureMine,
        pace: Pace::Every(3),
        holds: |scene| scene.i_moved() && scene.took() == 1,
    },
    Situation {
        topic: Topic::CaptureYours,
        pace: Pace::Every(3),
        holds: |scene| scene.you_moved() && scene.took() == 1,
    },
];
