//! Remarks on the evaluation of the position.

use super::situation::{Pace, Situation};

pub(super) const STANDING: &[Situation] = &[
    Situation {
        name: "repetition-near",
        pace: Pace::Fresh,
        holds: |scene| scene.has_moved() && scene.repetitions() == 2,
        says: &[
            "We have been in this position before. Once more, and it is a draw.",
            "This looks familiar. The third time would be a draw.",
            "Are we going in circles? One more round and the point is shared.",
            "I remember this picture. So does the rule about repetition.",
        ],
    },
    Situation {
        name: "forty-moves-near",
        pace: Pace::Every(4),
        holds: |scene| scene.has_moved() && scene.quiet_plies() >= 60,
        says: &[
            "Nothing has been taken for quite a while. At forty moves each it is a draw.",
            "If nobody takes anything soon, the forty-move rule will send us home.",
            "I am counting quiet moves, and the number is getting large.",
            "A capture or a man's move, somebody? Otherwise this ends in a draw before long.",
        ],
    },
    Situation {
        name: "known-win",
        pace: Pace::Every(5),
        holds: |scene| scene.wins_for_sure(scene.me()),
        says: &[
            "I can see the end of this road, and I like the view.",
            "With best play this is won for me, I believe. But one has to play it.",
            "I have counted it through: it should be mine now.",
            "From here I know the way home.",
        ],
    },
    Situation {
        name: "known-loss",
        pace: Pace::Every(5),
        holds: |scene| scene.wins_for_sure(scene.you()),
        says: &[
            "If you play this precisely I am lost. I hope for a slip, of course.",
            "I have counted it through, and I do not like the result.",
            "This should be yours now. I shall make you prove it.",
            "The books would tell me to resign. I never read to the end.",
        ],
    },
    Situation {
        name: "known-draw",
        pace: Pace::Every(4),
        holds: |scene| scene.is_known_draw(),
        says: &[
            "With best play nobody wins this any more, by my reckoning.",
            "This is a draw if neither of us stumbles.",
            "Perfectly balanced, down to the last piece: a draw, if we are both careful.",
            "I see no way to win this, for you or for me.",
        ],
    },
    Situation {
        name: "last-piece-mine",
        pace: Pace::Always,
        holds: |scene| scene.took() > 0 && scene.pieces(scene.me()) == 1,
        says: &[
            "My last piece. I shall call it Robinson.",
            "One left. It has the whole responsibility now.",
            "All alone against the rest. How romantic.",
            "If this one falls, I have nothing more to say.",
        ],
    },
    Situation {
        name: "last-piece-yours",
        pace: Pace::Always,
        holds: |scene| scene.took() > 0 && scene.pieces(scene.you()) == 1,
        says: &[
            "You are down to a single piece. It is a plucky one.",
            "Only one of yours left. Give it my regards.",
            "One against the crowd! I admire the courage.",
            "Your last piece has the board almost to itself.",
        ],
    },
    Situation {
        name: "few-pieces",
        pace: Pace::Always,
        holds: |scene| scene.took() > 0 && scene.pieces(scene.me()) + scene.pieces(scene.you()) <= 6,
        says: &[
            "The board is thinning out. Now every step counts.",
            "So few pieces, and so many squares: this is the endgame.",
            "One can hear the echo on this board by now.",
            "The crowd has gone home. Let us see who is left to dance.",
        ],
    },
    Situation {
        name: "clearly-ahead",
        pace: Pace::Every(6),
        holds: |scene| scene.score().is_some_and(|score| score >= 150),
        says: &[
            "I am quite comfortable over here, I must say.",
            "My position smiles at me. I try not to smile back too much.",
            "I should be better here, unless I do something silly. I have done sillier.",
            "Things are going my way. Keep at it; games turn.",
        ],
    },
    Situation {
        name: "clearly-behind",
        pace: Pace::Every(6),
        holds: |scene| scene.score().is_some_and(|score| score <= -150),
        says: &[
            "You have the better of me at the moment. I am looking for a way out.",
            "I have seen happier positions than mine.",
            "You play well, and my position can confirm it.",
            "I am in some trouble here. Do not tell my pieces.",
        ],
    },
    Situation {
        name: "slightly-ahead",
        pace: Pace::Every(7),
        holds: |scene| scene.score().is_some_and(|score| (50..150).contains(&score)),
        says: &[
            "I would not swap sides just now, but there is not much in it.",
            "A shade better for me, if I am not mistaken.",
            "The wind blows a little from my side.",
            "I am a nose in front, I think.",
        ],
    },
    Situation {
        name: "slightly-behind",
        pace: Pace::Every(7),
        holds: |scene| scene.score().is_some_and(|score| (-149..=-50).contains(&score)),
        says: &[
            "You stand a touch better, I would say.",
            "I have to be a little careful now.",
            "A slight pull for you, but nothing is settled.",
            "If I had to choose, I would take your pieces just now.",
        ],
    },
    Situation {
        name: "long-balance",
        pace: Pace::Every(6),
        holds: |scene| scene.ply() >= 30 && scene.score().is_some_and(|score| score.abs() <= 25),
        says: &[
            "So many moves, and the scales have not tipped.",
            "We are well matched, you and I. Neither gives way.",
            "Still level. This is going to be decided by a trifle.",
            "A tug of war, and the rope has not moved an inch.",
        ],
    },
];
