//! Remarks on offers and their answers.

use super::situation::{Pace, Situation};
use checkers_rules::{OfferKind, Sight};

pub(super) const OFFERS: &[Situation] = &[
    Situation {
        name: "draw-offered-to-me",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Offered { seat, kind: OfferKind::Draw }) if !scene.is_me(*seat)),
        says: &[
            "A draw, you say? Let me have a look at the board first.",
            "A peace offer! One moment, I have to count my pieces.",
            "You would like to share the point? I shall think about it.",
            "A draw offer, on a silver tray. Let me see.",
        ],
    },
    Situation {
        name: "draw-offered-by-me",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Offered { seat, kind: OfferKind::Draw }) if scene.is_me(*seat)),
        says: &[
            "What do you think, shall we call it a draw?",
            "I offer you half of the point. It is a good half.",
            "We could stop here as equals, if you like.",
            "A draw would suit me. It is your decision.",
        ],
    },
    Situation {
        name: "draw-declined-by-me",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Declined { seat, kind: OfferKind::Draw }) if scene.is_me(*seat)),
        says: &[
            "Thank you, but I should like to play on a little.",
            "Not yet. I am curious how this ends.",
            "A kind offer. Let us see what the board says first.",
            "Let us play it out; the pieces have come all this way.",
        ],
    },
    Situation {
        name: "draw-declined-by-you",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Declined { seat, kind: OfferKind::Draw }) if !scene.is_me(*seat)),
        says: &[
            "You want to go on? Very well, so do I.",
            "No draw, then. I like your spirit.",
            "As you wish. Back to work.",
            "Fair enough: nobody came here to stop early.",
        ],
    },
    Situation {
        name: "takeback-asked-of-me",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Offered { seat, kind: OfferKind::Takeback }) if !scene.is_me(*seat)),
        says: &[
            "A slip of the finger? It happens to all of us.",
            "You want that one back? Let me see.",
            "Second thoughts are often the better ones.",
            "Ah, one of those moves that looked different from the other side.",
        ],
    },
    Situation {
        name: "takeback-asked-by-me",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Offered { seat, kind: OfferKind::Takeback }) if scene.is_me(*seat)),
        says: &[
            "May I have that move back? I would be grateful.",
            "I blush to ask, but could we undo that?",
            "My hand was faster than my head. Would you allow it?",
            "If you let me take it back, I shall owe you one.",
        ],
    },
    Situation {
        name: "taken-back",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Accepted { kind: OfferKind::Takeback, .. })),
        says: &[
            "Back it goes. I have forgotten everything already.",
            "The move is undone. We are here again, and wiser.",
            "Everything as it was. Now, where were we?",
            "Rewound, with my compliments.",
        ],
    },
    Situation {
        name: "takeback-declined",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Declined { kind: OfferKind::Takeback, .. })),
        says: &[
            "Then the move stands. Onwards.",
            "Touched is moved, this time.",
            "It stays on the board, and we make the best of it.",
            "No going back, then. The game is better for it, perhaps.",
        ],
    },
    Situation {
        name: "withdrawn",
        pace: Pace::Always,
        holds: |scene| matches!(scene.event(), Some(Sight::Withdrew { .. })),
        says: &[
            "Never mind, then. We go on.",
            "Forgotten. Nobody asked for anything.",
            "That question is off the table again.",
            "All right, back to the pieces.",
        ],
    },
];
