//! Occasional remarks about nothing in particular.

use super::situation::{Pace, Situation};

pub(super) const SMALL_TALK: &[Situation] = &[
    Situation {
        name: "slip-yours",
        pace: Pace::Every(2),
        holds: |scene| scene.you_moved() && scene.is_slip(),
        says: &[
            "Playable, but I think there was something a little better.",
            "That loosens your position a bit, if I see it right.",
            "I had expected another move there.",
            "A small concession. I take note of it with thanks.",
        ],
    },
    Situation {
        name: "slip-mine",
        pace: Pace::Every(3),
        holds: |scene| scene.i_moved() && scene.is_slip(),
        says: &[
            "Not quite the most precise, I suspect.",
            "I could have done that a little better.",
            "Somewhere there was a finer move. I did not find it.",
            "That will do, though it will not be in the textbooks.",
        ],
    },
    Situation {
        name: "same-thought",
        pace: Pace::Every(9),
        holds: |scene| scene.you_moved() && scene.played_the_best() && scene.choices() >= 3,
        says: &[
            "I would have played the same.",
            "That is the move I was afraid of.",
            "Good choice. I found nothing better for you.",
            "We think alike, at least this time.",
        ],
    },
    Situation {
        name: "quiet-mine",
        pace: Pace::Every(8),
        holds: |scene| scene.i_moved() && scene.took() == 0 && !scene.crowned() && scene.is_sound(),
        says: &[
            "A quiet one, for a change.",
            "Step by step, as the snail said to the hare.",
            "I shall just put this one here and look innocent.",
            "No fireworks. Just a man on his way.",
        ],
    },
];
