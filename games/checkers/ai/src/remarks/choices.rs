//! Remarks where there is little or nothing to choose.

use super::situation::{Pace, Situation};

pub(super) const CHOICES: &[Situation] = &[
    Situation {
        name: "forced-run",
        pace: Pace::Fresh,
        holds: |scene| scene.forced_plies() >= 3,
        says: &[
            "The next moves play themselves. Let us watch.",
            "From here it goes like clockwork, one forced move after another.",
            "Nobody has a choice for a while. How restful.",
            "A chain of musts. I wonder where it leaves us.",
        ],
    },
    Situation {
        name: "must-take",
        pace: Pace::Every(3),
        holds: |scene| scene.i_moved() && scene.must_take(),
        says: &[
            "You have to take, and there is only one way to do it.",
            "The rules have made up your mind for you: a capture.",
            "One jump, no alternative. I am sorry to be so directive.",
            "You know what comes now, and so do I.",
        ],
    },
    Situation {
        name: "only-move-yours",
        pace: Pace::Fresh,
        holds: |scene| scene.i_moved() && scene.has_only_step(),
        says: &[
            "I see exactly one move for you. Take your time with it.",
            "That leaves you a single move. I hope it is one you like.",
            "The choice is small: there is just one.",
            "One move, and it is yours. No need to think long.",
        ],
    },
    Situation {
        name: "only-move-mine",
        pace: Pace::Fresh,
        holds: |scene| scene.you_moved() && scene.has_only_step(),
        says: &[
            "You leave me no choice. Literally.",
            "Just one move for me. That saves thinking.",
            "I would ponder, but there is nothing to choose from.",
            "A single move left. You are a strict opponent.",
        ],
    },
    Situation {
        name: "cramped-yours",
        pace: Pace::Fresh,
        holds: |scene| scene.i_moved() && scene.is_cramped(),
        says: &[
            "It is getting narrow for your pieces, is it not?",
            "Many pieces, few moves. I know the feeling.",
            "Your men stand shoulder to shoulder, with hardly a step to take.",
            "Two moves to choose from. I shall not tell you which.",
        ],
    },
    Situation {
        name: "cramped-mine",
        pace: Pace::Fresh,
        holds: |scene| scene.you_moved() && scene.is_cramped(),
        says: &[
            "I could do with a little more elbow room.",
            "You are squeezing me. I have hardly a move left.",
            "My pieces get in each other's way like guests at a buffet.",
            "So many men, and so few of them can move.",
        ],
    },
    Situation {
        name: "back-rank-left",
        pace: Pace::Always,
        holds: |scene| scene.you_left_the_back_rank(),
        says: &[
            "Your last guard has left the back rank. I see an open door.",
            "Nobody is at home in your back row any more. I might pay a visit.",
            "With the back rank empty my men can start dreaming of crowns.",
            "All out of the house? I hope you locked it.",
        ],
    },
];
