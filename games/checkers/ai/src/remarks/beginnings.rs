//! Remarks on the beginning of a game.

use super::situation::{Pace, Situation};

pub(super) const BEGINNINGS: &[Situation] = &[
    Situation {
        name: "start",
        pace: Pace::Always,
        holds: |scene| scene.has_not_begun() && scene.starts_as_usual(),
        says: &[
            "Good to see you! Twelve against twelve, and may it be a good game.",
            "The pieces are dusted, the board is set. After you, or after me.",
            "Welcome to the table. I hope you have brought your jumping shoes.",
            "A fresh board is full of promise. Let us see what we make of it.",
        ],
    },
    Situation {
        name: "ballot",
        pace: Pace::Always,
        holds: |scene| scene.has_not_begun() && scene.begins_with_a_ballot(),
        says: &[
            "Three moves are made for us already, as in the great tournaments.",
            "The ballot has spoken. Let us make the best of what it gave us.",
            "An opening out of the hat! Nobody can say we chose the easy one.",
            "The first moves are the ballot's. From here on it is up to us.",
        ],
    },
    Situation {
        name: "unusual-start",
        pace: Pace::Always,
        holds: |scene| scene.has_not_begun() && !scene.starts_as_usual(),
        says: &[
            "An unusual start! I shall have to look twice.",
            "Now this is a position one does not meet every day.",
            "Somebody has been arranging the pieces. I like puzzles.",
            "We join this game in the middle, it seems. Very well!",
        ],
    },
    Situation {
        name: "named-opening",
        pace: Pace::Always,
        holds: |scene| scene.opening().is_some(),
        says: &[
            "Ah, the {opening}. People have argued over it for generations.",
            "They call this one the {opening}. It has a good sound, I find.",
            "The {opening}! An old acquaintance of every club room.",
            "If my books are right, we have reached the {opening}.",
        ],
    },
];
