//! How many cards of some set a holder must have, and can have at most.

use super::ledger::{AtLeast, Inference, Ledger, Use};
use super::rules::{Places, all_places};
use super::step::{AtMost, Because, Says, Whole};
use crate::Holder;
use clue_rules::CardSet;

/// So many cards of a holder at least, and where they come from.
pub(super) struct Packed {
    pub(super) count: usize,
    /// All of them are among these.
    pub(super) cards: CardSet,
    pub(super) uses: Vec<Use>,
}

/// The most cards which the holder must have among these: certain ones, and some of sets that share no card.
/// More than one card beyond `enough` need not be found.
pub(super) fn pack(ledger: &Ledger<'_>, holder: Holder, among: CardSet, enough: usize) -> Packed {
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
    const MOST_TRIES: usize = 300;

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

/// Cards that only two can have: what the one has no room for is with the other.
pub(super) fn shared_by_two(ledger: &Ledger<'_>) -> Vec<Inference> {
    let mut found = Vec::new();
    for with in all_places(ledger) {
        for holder in ledger.holders.all().filter(|holder| *holder != with.holder) {
            found.extend(shared_between(ledger, holder, with));
        }
    }
    found
}

fn shared_between(ledger: &Ledger<'_>, holder: Holder, with: Places) -> Option<Inference> {
    let both = ledger.open(holder) & ledger.open(with.holder) & with.cards;
    let cards = outside(ledger, &[holder, with.holder]).fold(both, |cards, other| cards & ledger.not(other));
    if cards.len() < 2 {
        return None;
    }
    let packed = pack(ledger, with.holder, with.cards - cards, with.count);
    let most = with.count.saturating_sub(packed.count);
    if cards.len() <= most {
        return None;
    }
    let mut uses = packed.uses;
    uses.extend(outside(ledger, &[holder, with.holder]).flat_map(|other| ledger.why_not(other, cards)));
    Some(Inference {
        says: Says::HasSome { holder, cards, least: cards.len() - most },
        because: Because::Shared { with: vec![AtMost { holder: with.holder, most, whole: with.whole }] },
        uses,
    })
}

/// All holders but these.
fn outside<'a>(ledger: &'a Ledger<'_>, some: &'a [Holder]) -> impl Iterator<Item = Holder> + 'a {
    ledger.holders.all().filter(|holder| !some.contains(holder))
}

/// Cards that only a few can have: what the others have no room for is with the one. Looked for among every group
/// of holders.
pub(super) fn shared_by_more(ledger: &Ledger<'_>) -> Vec<Inference> {
    let all: Vec<Holder> = ledger.holders.all().collect();
    let mut found = Vec::new();
    for group in 0..1usize << all.len() {
        let group: Vec<Holder> =
            all.iter().copied().filter(|holder| group >> holder.index() & 1 == 1).collect();
        if group.len() >= 2 {
            shared_in(ledger, &group, &mut found);
        }
    }
    found
}

fn shared_in(ledger: &Ledger<'_>, group: &[Holder], found: &mut Vec<Inference>) {
    let undecided = ledger.holders.deck().iter().filter(|card| ledger.holder_of(*card).is_none());
    let cards =
        outside(ledger, group).fold(undecided.collect(), |cards: CardSet, other| cards & ledger.not(other));
    let capacities: Vec<usize> = group.iter().map(|holder| capacity(ledger, *holder, cards).0).collect();
    for (at, holder) in group.iter().enumerate() {
        let others: usize = capacities.iter().sum::<usize>() - capacities[at];
        if cards.len() > others {
            let group: Vec<Holder> = group.iter().copied().filter(|other| other != holder).collect();
            found.push(left_for(ledger, *holder, &group, cards));
        }
    }
}

/// What the group has no room for is with the holder. Cards without which as much is left are not spoken of.
fn left_for(ledger: &Ledger<'_>, holder: Holder, group: &[Holder], mut cards: CardSet) -> Inference {
    let least = |cards: CardSet| {
        cards.len().saturating_sub(group.iter().map(|other| capacity(ledger, *other, cards).0).sum())
    };
    let goal = least(cards);
    for card in cards.iter() {
        let fewer = cards - card.into();
        if least(fewer) == goal {
            cards = fewer;
        }
    }
    let mut uses = Vec::new();
    let mut with = Vec::new();
    for other in group {
        let (most, why) = capacity(ledger, *other, cards);
        uses.extend(why);
        with.push(AtMost { holder: *other, most, whole: Whole::Hand });
    }
    let elsewhere = outside(ledger, group).filter(|other| *other != holder);
    uses.extend(elsewhere.flat_map(|other| ledger.why_not(other, cards)));
    Inference { says: Says::HasSome { holder, cards, least: goal }, because: Because::Shared { with }, uses }
}

/// How many of these cards the holder can have at most, and why.
fn capacity(ledger: &Ledger<'_>, holder: Holder, cards: CardSet) -> (usize, Vec<Use>) {
    let holders = ledger.holders;
    let possible = cards - ledger.not(holder);
    if holder == holders.envelope() {
        let kinds = holders.kinds().into_iter();
        let (some, none): (Vec<CardSet>, Vec<CardSet>) = kinds.partition(|kind| kind.has_any(possible));
        let why = none.into_iter().flat_map(|kind| ledger.why_not(holder, kind & cards));
        return (some.len(), why.collect());
    }
    let packed = pack(ledger, holder, holders.deck() - cards, holders.size(holder));
    let left = holders.size(holder).saturating_sub(packed.count);
    if possible.len() < left {
        (possible.len(), ledger.why_not(holder, cards - possible))
    } else {
        (left, packed.uses)
    }
}
