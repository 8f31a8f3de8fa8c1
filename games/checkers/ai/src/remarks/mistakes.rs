//! Remarks on moves that gave a lot away.

use super::situation::{Pace, Situation};

pub(super) const MISTAKES: &[Situation] = &[
    Situation {
        name: "win-missed-by-you",
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.let_a_win_go(),
        says: &[
            "I was lost a moment ago, and now I am not so sure. Thank you kindly.",
            "There was a win in it for you, I think, and it has just flown out of the window.",
            "You had me. Look at the last position again, afterwards.",
            "My pieces breathe again: that was a narrow escape.",
        ],
    },
    Situation {
        name: "win-missed-by-me",
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.let_a_win_go(),
        says: &[
            "Oh dear. I had it in my hand, and now it is gone.",
            "There was a win for me, and I have just walked past it.",
            "I let you off the hook there. Do not tell anyone.",
            "A moment of carelessness, and the win is no longer certain. Well defended.",
        ],
    },
    Situation {
        name: "blunder-yours",
        pace: Pace::Fresh,
        holds: |scene| scene.you_moved() && scene.is_blunder(),
        says: &[
            "Are you sure about that one? I believe it costs you something.",
            "Hm. I would have played something else there, if I may say so.",
            "That helps me more than it helps you, I fear.",
            "There was a better one. It happens to everyone, and to me more often than I like.",
        ],
    },
    Situation {
        name: "blunder-mine",
        pace: Pace::Fresh,
        holds: |scene| scene.i_moved() && scene.is_blunder(),
        says: &[
            "I do not like my own move. Please look the other way.",
            "Ah. As soon as I let go of it I saw what was wrong with it.",
            "That was not my best idea today.",
            "I believe I have just done you a favour.",
        ],
    },
];
