//! How well a deal explains what the others asked.
//!
//! People and programs ask about what they do not know, or name cards of their own so that only the rest can be
//! shown; rarely one of each, and hardly ever a card they have seen. So what they ask tells what they hold. The
//! shares below are those of the brain `classic` and are meant as a rule of thumb for anyone.

use super::notes::{Asked, of_kind};
use clue_rules::{CardSet, Kind};

/// What a card is to whoever names it.
#[derive(Clone, Copy)]
enum Named {
    Own,
    Seen,
    Open,
}

const NAMED: [Named; 3] = [Named::Own, Named::Seen, Named::Open];

/// How often suspect and weapon are named together, by what they are to the asker.
fn share(suspect: Named, weapon: Named) -> f64 {
    match (suspect, weapon) {
        (Named::Own, Named::Own) => 0.40,
        (Named::Open, Named::Open) => 0.38,
        (Named::Own, Named::Open) | (Named::Open, Named::Own) => 0.11,
        (Named::Seen, _) | (_, Named::Seen) => 0.004,
    }
}

/// How much more rarely one asks in an own room, or one that was seen, than in one that may tell something: if one
/// came there, and if one was called there and stayed.
const KNOWN_ROOM: [f64; 2] = [0.3, 0.15];
/// How rarely one who knows the case does not accuse.
const LET_BE: f64 = 0.02;

/// How well a deal explains what the others asked: a logarithm, only differences count. `hands` are by seat.
pub(super) fn plausibility(hands: &[CardSet], own: usize, asked: &[Asked]) -> f64 {
    let mut seen = [CardSet::EMPTY; 6];
    let mut sum = 0.0;
    for question in asked {
        let by = question.by.index();
        if by != own {
            sum += chance(question, hands[by], seen[by]).ln();
        }
        if let Some(shower) = question.shower {
            // Of several cards it is not known which was shown.
            let could = hands[shower.index()] & question.cards;
            let card = question.shown.or(could.only());
            seen[by] = seen[by] | card.map_or(CardSet::EMPTY, CardSet::from);
        }
    }
    sum
}

/// How likely somebody with this hand, who has seen these cards, asks so.
fn chance(question: &Asked, hand: CardSet, seen: CardSet) -> f64 {
    let seen = seen - hand;
    let group = |kind: Kind, named: Named| match named {
        Named::Own => of_kind(kind) & hand,
        Named::Seen => of_kind(kind) & seen,
        Named::Open => of_kind(kind) - hand - seen,
    };
    let (mut all, mut this) = (0.0, 0.0);
    for suspect in NAMED {
        let suspects = group(Kind::Suspect, suspect);
        for weapon in NAMED {
            let weapons = group(Kind::Weapon, weapon);
            if !suspects.is_empty() && !weapons.is_empty() {
                all += share(suspect, weapon);
                if suspects.has_any(question.cards) && weapons.has_any(question.cards) {
                    this = share(suspect, weapon) / (suspects.len() * weapons.len()) as f64;
                }
            }
        }
    }
    let room = of_kind(Kind::Room) & question.cards;
    let known = KNOWN_ROOM[usize::from(!question.came)];
    let walk = if (hand | seen).has_any(room) { known } else { 1.0 };
    // If nobody could show a card and the asker holds none of them, they are the case, and the asker knows it.
    let is_solved = question.let_be && question.shower.is_none() && !hand.has_any(question.cards);
    this / all * walk * if is_solved { LET_BE } else { 1.0 }
}
