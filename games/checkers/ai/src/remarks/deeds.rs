//! Remarks on the last move: captures, offers of a piece, kings.

use super::situation::{Pace, Situation};

pub(super) const DEEDS: &[Situation] = &[
    Situation {
        name: "combination-mine",
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.took() > scene.lost_before() && scene.lost_before() > 0,
        says: &[
            "You took, and I took more. I have been looking forward to that.",
            "A small gift first, a larger one in return: such is trade.",
            "One has to give a little to get a little more.",
            "That was the idea behind it. I am rather pleased, I admit.",
        ],
    },
    Situation {
        name: "combination-yours",
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.took() > scene.lost_before() && scene.lost_before() > 0,
        says: &[
            "Oh, that was a trap, and I walked into it with my eyes open. Bravo!",
            "You let me nibble and then you dine. Very fine.",
            "I took the bait and got the hook. Chapeau!",
            "More for less: I should watch your hands, not only your pieces.",
        ],
    },
    Situation {
        name: "triple-mine",
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.took() >= 3,
        says: &[
            "Hop, hop, and hop again! Forgive me, I could not help it.",
            "Three in one go. I shall remember this one by the fire.",
            "That was a long jump even by my standards.",
            "One leap after another. My piece has earned a rest.",
        ],
    },
    Situation {
        name: "triple-yours",
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.took() >= 3,
        says: &[
            "Three of mine in a single move! I am speechless. Almost.",
            "That was less a move than a tour of the board. Splendid.",
            "Ouch, ouch and ouch. Beautifully jumped.",
            "I saw the first hop coming. The others came with it.",
        ],
    },
    Situation {
        name: "even-exchange",
        pace: Pace::Every(3),
        holds: |scene| scene.took() > 0 && scene.took() == scene.lost_before(),
        says: &[
            "Piece for piece, and nobody is the poorer.",
            "A fair swap. The board breathes a little.",
            "An eye for an eye, in the friendliest sense.",
            "We trade like honest merchants: as many out as in.",
        ],
    },
    Situation {
        name: "double-mine",
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.took() == 2,
        says: &[
            "Two at a stroke! I hope you do not mind.",
            "A double jump. They are hard to resist.",
            "One for the piece, one for the pleasure.",
            "Twice over the fence, without touching it.",
        ],
    },
    Situation {
        name: "double-yours",
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.took() == 2,
        says: &[
            "Two of mine at once. I felt the draught.",
            "A double jump! I was afraid you might see it.",
            "That cost me a pair. Nicely done.",
            "You skip over my men as if they were puddles.",
        ],
    },
    Situation {
        name: "offer-taken",
        pace: Pace::Always,
        holds: |scene| scene.you_took_what_i_offered(),
        says: &[
            "You took it, as the rules demand. Now let me show you why I left it there.",
            "Help yourself; I had set the table for it.",
            "That piece knew what it volunteered for.",
            "Just where I wanted yours to land. I think.",
        ],
    },
    Situation {
        name: "piece-offered",
        pace: Pace::Always,
        holds: |scene| scene.i_offer_a_piece(),
        says: &[
            "Do take it. The rules will insist anyway.",
            "A little present for you. Mind the wrapping.",
            "I can spare this one, I believe.",
            "Generosity, or something that looks like it.",
        ],
    },
    Situation {
        name: "first-king-mine",
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.crowned() && scene.is_first_king(),
        says: &[
            "The first crown of the game, and it sits on one of mine!",
            "A king at last. It may now walk backwards, like any courtier.",
            "Long live the king! He is the only one so far.",
            "First to the far side. May I have the crown, please?",
        ],
    },
    Situation {
        name: "first-king-yours",
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.crowned() && scene.is_first_king(),
        says: &[
            "You have the first king. I bow, and keep an eye on him.",
            "The first crown goes to you. It suits the colour.",
            "So that is where your man was running to! Congratulations.",
            "A king on the board, and not one of mine. I had better be careful.",
        ],
    },
    Situation {
        name: "king-mine",
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.crowned(),
        says: &[
            "Another head, another crown.",
            "One more man who made it across. Up he goes.",
            "The long walk is over for this one: crowned.",
            "My court is growing.",
        ],
    },
    Situation {
        name: "king-yours",
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.crowned(),
        says: &[
            "A crown for you. I should have locked that door.",
            "Your man has arrived, and I was not there to stop him.",
            "Kings everywhere. It is getting ceremonious.",
            "He has earned it: that was a long way to come.",
        ],
    },
    Situation {
        name: "king-trapped-yours",
        pace: Pace::Always,
        holds: |scene| scene.i_moved() && scene.traps_a_king_of(scene.you()),
        says: &[
            "A crown, and not a step to take. Being a king is not always easy.",
            "One of your kings is held in his own palace, I am afraid.",
            "Your king has nowhere to go just now. I shall try to keep it so.",
            "Even a king needs an empty square beside him, and yours has none.",
        ],
    },
    Situation {
        name: "king-trapped-mine",
        pace: Pace::Always,
        holds: |scene| scene.you_moved() && scene.traps_a_king_of(scene.me()),
        says: &[
            "My king sits in a corner and cannot stir. How embarrassing for him.",
            "You have locked up one of my kings. Is there a visiting hour?",
            "What use is a crown without a way out? Nicely caught.",
            "One of my kings is on his throne and cannot get off it.",
        ],
    },
    Situation {
        name: "capture-mine",
        pace: Pace::Every(3),
        holds: |scene| scene.i_moved() && scene.took() == 1,
        says: &[
            "I take one. The rules leave no room for modesty.",
            "Over it goes, and off it comes.",
            "Pardon me, I have to pass right here.",
            "That one comes over to my side of the table.",
        ],
    },
    Situation {
        name: "capture-yours",
        pace: Pace::Every(3),
        holds: |scene| scene.you_moved() && scene.took() == 1,
        says: &[
            "There goes one of mine. I shall miss it.",
            "You have jumped me. I did hear you coming.",
            "Taken! I wave it goodbye.",
            "One piece lighter. It does wonders for the view.",
        ],
    },
];
