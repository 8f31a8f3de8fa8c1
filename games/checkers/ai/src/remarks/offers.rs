//! Remarks on offers and their answers.

use super::situation::{Pace, Situation};
use checkers_rules::{OfferKind, Sight};

pub(super) const OFFERS: &[Situation] = &[
    Situation {
        name: "draw-offered-to-me",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Offered { seat, kind: OfferKind::Draw }) if !scene.is_me(*seat)),
    },
    Situation {
        name: "draw-offered-by-me",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Offered { seat, kind: OfferKind::Draw }) if scene.is_me(*seat)),
    },
    Situation {
        name: "draw-declined-by-me",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Declined { seat, kind: OfferKind::Draw }) if scene.is_me(*seat)),
    },
    Situation {
        name: "draw-declined-by-you",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Declined { seat, kind: OfferKind::Draw }) if !scene.is_me(*seat)),
    },
    Situation {
        name: "takeback-asked-of-me",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Offered { seat, kind: OfferKind::Takeback }) if !scene.is_me(*seat)),
    },
    Situation {
        name: "takeback-asked-by-me",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Offered { seat, kind: OfferKind::Takeback }) if scene.is_me(*seat)),
    },
    Situation {
        name: "taken-back",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Accepted { kind: OfferKind::Takeback, .. })),
    },
    Situation {
        name: "takeback-declined",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Declined { kind: OfferKind::Takeback, .. })),
    },
    Situation {
        name: "withdrawn",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Withdrew { .. })),
    },
];
