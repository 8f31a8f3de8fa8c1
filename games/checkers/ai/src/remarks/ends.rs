//! Remarks on the end of a game.

use super::situation::{Pace, Situation};
use checkers_rules::Ended;

pub(super) const ENDS: &[Situation] = &[
    Situation {
        name: "won-all-taken",
        pace: Pace::Always,
        holds: |scene| scene.won_by(Ended::NoPieces),
        says: &[
            "And there goes the last one. Thank you for a game that was fun to the end.",
            "The board is all mine now, and rather lonely for it. Shall we set them up again?",
            "That was your last piece. It held out bravely, I thought.",
            "Nothing left to take. Well played all the same; you made me work for it.",
        ],
    },
    Situation {
        name: "won-blocked",
        pace: Pace::Always,
        holds: |scene| scene.won_by(Ended::NoMove),
        says: &[
            "No move left for you: that is a traffic jam, and it counts as a win.",
            "All your pieces are still there, and none of them can stir. An odd way to win, but I take it.",
            "The doors are all shut. Thank you for the game!",
            "Stuck fast! It hurts less than being eaten, or so I am told.",
        ],
    },
    Situation {
        name: "won-resigned",
        pace: Pace::Always,
        holds: |scene| scene.won_by(Ended::Resigned),
        says: &[
            "You are generous. I would have liked to see how it goes on, but thank you for the game.",
            "A handshake it is. You gave me plenty to think about.",
            "Resigning with good grace is a move, too. Another one?",
            "I accept, and I hope for a return match.",
        ],
    },
    Situation {
        name: "won-on-time",
        pace: Pace::Always,
        holds: |scene| scene.won_by(Ended::OutOfTime),
        says: &[
            "The clock won that one for me. I shall not boast about it.",
            "Time is up. Your position had better manners than your clock.",
            "A flag fell, and it was not mine. Shall we play with more time?",
            "I would rather have finished it on the board. The clock would not wait.",
        ],
    },
    Situation {
        name: "lost-all-taken",
        pace: Pace::Always,
        holds: |scene| scene.lost_by(Ended::NoPieces),
        says: &[
            "Not one of mine left. That was thorough, and beautifully done.",
            "You have collected the full set. Congratulations!",
            "I look around and see only your colour. Well won.",
            "My last piece sends its compliments from the box. Lovely game.",
        ],
    },
    Situation {
        name: "lost-blocked",
        pace: Pace::Always,
        holds: |scene| scene.lost_by(Ended::NoMove),
        says: &[
            "I cannot move a finger. Neatly tied up, congratulations.",
            "Every road is closed. You have built a wall, and I am behind it.",
            "So much wood, and nowhere to go. The game is yours.",
            "That is checkmate, as they say at the next table. Well done!",
        ],
    },
    Situation {
        name: "lost-resigned",
        pace: Pace::Always,
        holds: |scene| scene.lost_by(Ended::Resigned),
        says: &[
            "I know when I am beaten. The game is yours.",
            "I tip my hat and lay down my pieces.",
            "There is no shame in stopping here, and much credit for you.",
            "You win, fair and square. I would only have prolonged it.",
        ],
    },
    Situation {
        name: "lost-on-time",
        pace: Pace::Always,
        holds: |scene| scene.lost_by(Ended::OutOfTime),
        says: &[
            "I thought for too long, and the clock has no patience. Your game.",
            "Out of time! I had such plans, too.",
            "My hand was slower than the clock. Congratulations.",
            "The clock has spoken against me, and one does not argue with it.",
        ],
    },
    Situation {
        name: "drawn-agreed",
        pace: Pace::Always,
        holds: |scene| scene.drawn_by(Ended::Agreed),
        says: &[
            "A draw among friends. I can live with that.",
            "Honours even. Shall we shake on it?",
            "Half a point each, and nobody has to sulk.",
            "Peace it is. You were hard to get round.",
        ],
    },
    Situation {
        name: "drawn-repetition",
        pace: Pace::Always,
        holds: |scene| scene.drawn_by(Ended::Repetition),
        says: &[
            "Three times the same picture: that makes it a draw.",
            "We have been here before, and before that. A draw by repetition.",
            "Round and round we went. The rules have mercy on us: a draw.",
            "This could have gone on until breakfast. It is a draw.",
        ],
    },
    Situation {
        name: "drawn-forty-moves",
        pace: Pace::Always,
        holds: |scene| scene.drawn_by(Ended::FortyMoves),
        says: &[
            "Forty moves and nobody gave an inch. A draw, says the rule book.",
            "Nothing taken, no man moved, for so long: the game goes to sleep as a draw.",
            "The kings have walked far enough for one day. A draw.",
            "Patience against patience ends in a draw. That was a long march.",
        ],
    },
];
