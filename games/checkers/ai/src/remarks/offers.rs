//! Remarks on offers and their answers.

use super::situation::{Pace, Situation};
use super::topic::Topic;
use checkers_rules::{OfferKind, Sight};

pub(super) const OFFERS: &[Situation] = &[
    Situation {
        topic: Topic::DrawOfferedToMe,
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Offered { seat, kind: OfferKind::Draw }) if !scene.is_me(*seat)),
    },
    Situation {
        topic: Topic::DrawOfferedByMe,
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Offered { seat, kind: OfferKind::Draw }) if scene.is_me(*seat)),
    },
    Situation {
        topic: Topic::DrawDeclinedByMe,
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Declined { seat, kind: OfferKind::Draw }) if scene.is_me(*seat)),
    },
    Situation {
        topic: Topic::DrawDeclinedByYou,
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Declined { seat, kind: OfferKind::Draw }) if !scene.is_me(*seat)),
    },
    Situation {
        topic: Topic::TakebackAskedOfMe,
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Offered { seat, kind: OfferKind::Takeback }) if !scene.is_me(*seat)),
    },
    Situation {
        topic: Topic::TakebackAskedByMe,
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Offered { seat, kind: OfferKind::Takeback }) if scene.is_me(*seat)),
    },
    Situation {
        topic: Topic::TakenBack,
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Accepted { kind: OfferKind::Takeback, .. })),
    },
    Situation {
        topic: Topic::TakebackDeclined,
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Declined { kind: OfferKind::Takeback, .. })),
    },
    Situation {
        topic: Topic::Withdrawn,
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Withdrew { .. })),
    },
];
