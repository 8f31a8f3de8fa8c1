//! The rules by which people reason about the cards: each says what follows from a [`Ledger`].

use super::capacity::{pack, shared_by_more, shared_by_two};
use super::ledger::{AtLeast, Inference, Ledger, Use};
use super::step::{Because, Says, Whole};
use crate::Holder;
use clue_rules::{CardSet, Kind};

/// Places of a holder that are filled by just so many cards of a set.
#[derive(Clone, Copy)]
pub(super) struct Places {
    pub(super) holder: Holder,
    pub(super) cards: CardSet,
    pub(super) count: usize,
    pub(super) whole: Whole,
}

/// Everything that follows in one step and is not known yet.
pub(super) fn inferences(ledger: &Ledger<'_>) -> Vec<Inference> {
    let mut found = Vec::new();
    for places in all_places(ledger) {
        found.extend(full(ledger, places));
        found.extend(only_left(ledger, places));
    }
    found.extend(ledger.shown.iter().filter_map(|shown| last_of_shown(ledger, shown)));
    found.extend(nobody_else(ledger));
    found.extend(ledger.failed.iter().filter_map(|(cards, step)| accusation(ledger, *cards, *step)));
    found.extend(ledger.shown.iter().flat_map(|shown| one_of_each(ledger, shown)));
    found.extend(shared_by_two(ledger));
    found.retain(|inference| ledger.is_news(&inference.says));
    if found.is_empty() {
        // Counting over many hands is the hardest to follow, and the slowest to find.
        found = shared_by_more(ledger);
        found.retain(|inference| ledger.is_news(&inference.says));
    }
    found
}

pub(super) fn all_places(ledger: &Ledger<'_>) -> Vec<Places> {
    let holders = ledger.holders;
    let envelope = holders.envelope();
    let hand =
        |holder| Places { holder, cards: holders.deck(), count: holders.size(holder), whole: Whole::Hand };
    let hands = holders.all().filter(|holder| *holder != envelope).map(hand);
    let kinds = Kind::ALL.into_iter().map(|kind| Places {
        holder: envelope,
        cards: holders.kinds()[kind.index()],
        count: 1,
        whole: Whole::Kind(kind),
    });
    hands.chain(kinds).collect()
}

/// Certain cards and one of each of some separate sets fill all the places, so nothing else has room; or they are
/// too many.
fn full(ledger: &Ledger<'_>, places: Places) -> Option<Inference> {
    let Places { holder, cards, count, whole } = places;
    let packed = pack(ledger, holder, cards, count);
    if packed.count > count {
        let because = Because::TooMany { holder, whole };
        return Some(Inference { says: Says::Nothing, because, uses: packed.uses });
    }
    let rest = (ledger.open(holder) & cards) - packed.cards;
    (packed.count == count && !rest.is_empty()).then_some(Inference {
        says: Says::HasNone { holder, cards: rest },
        because: Because::Full { whole },
        uses: packed.uses,
    })
}

/// Just as many cards are left as the holder needs, so all of them are theirs; or fewer.
fn only_left(ledger: &Ledger<'_>, places: Places) -> Option<Inference> {
    let Places { holder, cards, count, whole } = places;
    let not = ledger.not(holder) & cards;
    let left = cards - not;
    if left.len() > count {
        return None;
    }
    let uses = ledger.why_not(holder, not);
    if left.len() < count {
        return Some(Inference { says: Says::Nothing, because: Because::TooFew { holder, whole }, uses });
    }
    let says = Says::HasAll { holder, cards: left - ledger.has(holder) };
    Some(Inference { says, because: Because::OnlyLeft { whole }, uses })
}

/// The others of a set are excluded, so what is left of it is theirs; or too little is left.
fn last_of_shown(ledger: &Ledger<'_>, shown: &AtLeast) -> Option<Inference> {
    let AtLeast { holder, cards, least, step } = *shown;
    let not = ledger.not(holder) & cards;
    let left = cards - not;
    if left.len() > least {
        return None;
    }
    let mut uses = ledger.why_not(holder, not);
    uses.push(Use { step, cards });
    if left.len() < least {
        let because = Because::NoneOfShown { holder, cards };
        return Some(Inference { says: Says::Nothing, because, uses });
    }
    let says = Says::HasAll { holder, cards: left - ledger.has(holder) };
    Some(Inference { says, because: Because::LastOfShown, uses })
}

/// The envelope has as many cards of a set as there are kinds in it: so one of each kind, and no others; or it
/// would have more.
fn one_of_each(ledger: &Ledger<'_>, shown: &AtLeast) -> Vec<Inference> {
    let AtLeast { holder, cards, least, step } = *shown;
    let left = cards - ledger.not(holder);
    let (some, none): (Vec<CardSet>, Vec<CardSet>) =
        ledger.holders.kinds().into_iter().partition(|kind| kind.has_any(left));
    if holder != ledger.holders.envelope() || some.len() > least {
        return Vec::new();
    }
    let mut uses = vec![Use { step, cards }];
    uses.extend(none.into_iter().flat_map(|kind| ledger.why_not(holder, kind & cards)));
    if some.len() < least {
        let because = Because::NoneOfShown { holder, cards };
        return vec![Inference { says: Says::Nothing, because, uses }];
    }
    let mut found = Vec::new();
    for kind in some {
        if let Some(only) = (left & kind).only() {
            let mut uses = uses.clone();
            uses.extend(ledger.why_not(holder, (cards & kind) - left));
            let says = Says::HasAll { holder, cards: only.into() };
            found.push(Inference { says, because: Because::OneOfEach, uses });
        }
        let says = Says::HasNone { holder, cards: (kind - cards) & ledger.open(holder) };
        found.push(Inference { says, because: Because::OneOfEach, uses: uses.clone() });
    }
    found
}

/// A card that all holders but one have not; or all.
fn nobody_else(ledger: &Ledger<'_>) -> Vec<Inference> {
    let mut found = Vec::new();
    for card in ledger.holders.deck().iter().filter(|card| ledger.holder_of(*card).is_none()) {
        let mut candidates = ledger.candidates(card);
        let one = candidates.next();
        if candidates.next().is_some() {
            continue;
        }
        let others = ledger.holders.all().filter(|holder| one != Some(*holder));
        let uses = others.flat_map(|holder| ledger.why_not(holder, card.into())).collect();
        found.push(match one {
            Some(holder) => Inference {
                says: Says::HasAll { holder, cards: card.into() },
                because: Because::NobodyElse,
                uses,
            },
            None => Inference { says: Says::Nothing, because: Because::Nowhere { card }, uses },
        });
    }
    found
}

/// Two cards of a failed accusation are in the envelope, so the third is not; or all three are.
fn accusation(ledger: &Ledger<'_>, cards: CardSet, step: usize) -> Option<Inference> {
    let envelope = ledger.holders.envelope();
    let inside = cards & ledger.has(envelope);
    let open = cards - inside;
    if open.len() > 1 {
        return None;
    }
    let mut uses = ledger.why_has(envelope, inside);
    uses.push(Use { step, cards });
    Some(if open.is_empty() {
        Inference { says: Says::Nothing, because: Because::TheCase { cards }, uses }
    } else {
        Inference {
            says: Says::HasNone { holder: envelope, cards: open },
            because: Because::Accusation,
            uses,
        }
    })
}
