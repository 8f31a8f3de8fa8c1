//! The rules by which people reason about the cards: each says what follows from a [`Ledger`].

use super::ledger::{AtLeast, Inference, Ledger, Use};
use super::step::{Because, Says, Whole};
use crate::Holder;
use clue_rules::{CardSet, Kind};

/// Places of a holder that are filled by just so many cards of a set.
#[derive(Clone, Copy)]
struct Places {
    holder: Holder,
    cards: CardSet,
    count: usize,
    whole: Whole,
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
    found.extend(shared(ledger));
    found.retain(|inference| ledger.is_news(&inference.says));
    found
}

fn all_places(ledger: &Ledger<'_>) -> Vec<Places> {
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
    (packed.count == count && !rest.is_empty()).then(|| Inference {
        says: Says::HasNone { holder, cards: rest },
        because: Because::Full { whole },
        uses: packed.uses,
    })
}

/// So many cards of a holder at least, and where they come from.
struct Packed {
    count: usize,
    /// All of them are among these.
    cards: CardSet,
    uses: Vec<Use>,
}

/// The most cards which the holder must have among these: certain ones, and some of sets that share no card.
/// More than one card beyond `enough` need not be found.
fn pack(ledger: &Ledger<'_>, holder: Holder, among: CardSet, enough: usize) -> Packed {
    let has = ledger.has(holder) & among;
    let not = ledger.not(holder);
    let mut sets: Vec<AtLeast> = Vec::new();
    for shown in ledger.shown.iter().filter(|shown| shown.holder == holder && among.has_all(shown.cards)) {
        let least = shown.least.saturating_sub((shown.cards & has).len());
        if least > 0 {
            sets.push(AtLeast { cards: shown.cards - has, least, ..*shown });
        }
    }
    // Small sets first: they leave the most to the others.
    sets.sort_by_key(|set| (set.cards - not).len());
    let mut search = Packing {
        sets: &sets,
        not,
        enough: (enough + 1).saturating_sub(has.len()),
        tries: 0,
        best: (0, vec![]),
    };
    search.extend(0, 0, CardSet::EMPTY, &mut Vec::new());
    let (more, chosen) = search.best;

    let mut packed = Packed { count: has.len() + more, cards: has, uses: ledger.why_has(holder, has) };
    for index in chosen {
        let set = sets[index];
        let twice = set.cards & packed.cards;
        packed.uses.extend(ledger.why_not(holder, twice));
        packed.uses.push(Use { step: set.step, cards: set.cards });
        packed.cards = packed.cards | set.cards;
    }
    packed
}

/// The search for sets that share no card but such as the holder has not.
struct Packing<'a> {
    sets: &'a [AtLeast],
    not: CardSet,
    enough: usize,
    tries: usize,
    best: (usize, Vec<usize>),
}

impl Packing<'_> {
    /// A limit on the search; beyond it a supposition does the work.
    const MOST_TRIES: usize = 2_000;

    fn extend(&mut self, next: usize, count: usize, taken: CardSet, chosen: &mut Vec<usize>) {
        if count > self.best.0 {
            self.best = (count, chosen.clone());
        }
        for index in next..self.sets.len() {
            self.tries += 1;
            let rest: usize = self.sets[index..].iter().map(|set| set.least).sum();
            if self.best.0 >= self.enough || count + rest <= self.best.0 || self.tries > Self::MOST_TRIES {
                return;
            }
            let set = &self.sets[index];
            let cards = set.cards - self.not;
            if !cards.has_any(taken) {
                chosen.push(index);
                self.extend(index + 1, count + set.least, taken | cards, chosen);
                chosen.pop();
            }
        }
    }
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

/// Cards that only two can have: what the one has no room for is with the other.
fn shared(ledger: &Ledger<'_>) -> Vec<Inference> {
    let mut found = Vec::new();
    for with in all_places(ledger) {
        for holder in ledger.holders.all().filter(|holder| *holder != with.holder) {
            found.extend(shared_between(ledger, holder, with));
        }
    }
    found
}

fn shared_between(ledger: &Ledger<'_>, holder: Holder, with: Places) -> Option<Inference> {
    let others = || ledger.holders.all().filter(|other| *other != holder && *other != with.holder);
    let both = ledger.open(holder) & ledger.open(with.holder) & with.cards;
    let cards = others().fold(both, |cards, other| cards & ledger.not(other));
    if cards.len() < 2 {
        return None;
    }
    let packed = pack(ledger, with.holder, with.cards - cards, with.count);
    let most = with.count.saturating_sub(packed.count);
    if cards.len() <= most {
        return None;
    }
    let mut uses = packed.uses;
    uses.extend(others().flat_map(|other| ledger.why_not(other, cards)));
    Some(Inference {
        says: Says::HasSome { holder, cards, least: cards.len() - most },
        because: Because::Shared { with: with.holder, most, whole: with.whole },
        uses,
    })
}
