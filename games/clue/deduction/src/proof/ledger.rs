//! The ledger: what is known at one point of a proof, and which step says it.

use super::step::{Because, Says};
use crate::{Holder, Holders};
use clue_rules::{Card, CardSet, MOST_CARDS};

/// A step used by another one, and the cards for which it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Use {
    pub(super) step: usize,
    pub(super) cards: CardSet,
}

/// Something that follows from known steps.
#[derive(Clone, Debug)]
pub(super) struct Inference {
    pub(super) says: Says,
    pub(super) because: Because,
    pub(super) uses: Vec<Use>,
}

/// A set of which a holder has some.
#[derive(Clone, Copy, Debug)]
pub(super) struct AtLeast {
    pub(super) holder: Holder,
    pub(super) cards: CardSet,
    pub(super) least: usize,
    pub(super) step: usize,
}

type Sources = [Option<usize>; MOST_CARDS];

/// What is known, each with the step that says it.
#[derive(Clone)]
pub(super) struct Ledger<'a> {
    pub(super) holders: &'a Holders,
    has: Vec<CardSet>,
    not: Vec<CardSet>,
    has_from: Vec<Sources>,
    not_from: Vec<Sources>,
    pub(super) shown: Vec<AtLeast>,
    /// Cards of failed accusations.
    pub(super) failed: Vec<(CardSet, usize)>,
}

impl<'a> Ledger<'a> {
    pub(super) fn new(holders: &'a Holders) -> Self {
        let count = holders.count();
        Self {
            holders,
            has: vec![CardSet::EMPTY; count],
            not: vec![CardSet::EMPTY; count],
            has_from: vec![[None; MOST_CARDS]; count],
            not_from: vec![[None; MOST_CARDS]; count],
            shown: Vec::new(),
            failed: Vec::new(),
        }
    }

    /// The cards which the holder certainly has.
    pub(super) fn has(&self, holder: Holder) -> CardSet {
        self.has[holder.index()]
    }

    /// The cards which the holder certainly has not.
    pub(super) fn not(&self, holder: Holder) -> CardSet {
        self.not[holder.index()]
    }

    /// The cards of which nothing is known for this holder.
    pub(super) fn open(&self, holder: Holder) -> CardSet {
        self.holders.deck() - self.has(holder) - self.not(holder)
    }

    /// Which steps say that the holder has these.
    pub(super) fn why_has(&self, holder: Holder, cards: CardSet) -> Vec<Use> {
        uses(&self.has_from[holder.index()], cards)
    }

    /// Which steps say that the holder has none of these.
    pub(super) fn why_not(&self, holder: Holder, cards: CardSet) -> Vec<Use> {
        uses(&self.not_from[holder.index()], cards)
    }

    /// Who can have the card.
    pub(super) fn candidates(&self, card: Card) -> impl Iterator<Item = Holder> {
        self.holders.all().filter(move |holder| !self.not(*holder).has(card))
    }

    /// Who has the card, if that is known.
    pub(super) fn holder_of(&self, card: Card) -> Option<Holder> {
        self.holders.all().find(|holder| self.has(*holder).has(card))
    }

    /// Whether the ledger would learn anything from this.
    pub(super) fn is_news(&self, says: &Says) -> bool {
        match *says {
            Says::Hand { holder, cards } => {
                !self.has(holder).has_all(cards) || !self.not(holder).has_all(self.holders.deck() - cards)
            }
            Says::HasAll { holder, cards } => !self.has(holder).has_all(cards),
            Says::HasNone { holder, cards } => !self.not(holder).has_all(cards),
            Says::HasSome { holder, cards, least } => {
                (self.has(holder) & cards).len() < least
                    && !self.shown.iter().any(|known| {
                        known.holder == holder && known.least >= least + (known.cards - cards).len()
                    })
            }
            Says::NotTheCase { cards } => {
                !self.failed.iter().any(|(known, _)| *known == cards)
                    && !self.not(self.holders.envelope()).has_any(cards)
            }
            Says::Nothing => true,
        }
    }

    /// Why this cannot be true, if it is plainly against what is known.
    pub(super) fn conflict(&self, says: &Says) -> Option<(Holder, Card, Vec<Use>)> {
        let clash = |holder: Holder, known: CardSet, why: &dyn Fn(CardSet) -> Vec<Use>| {
            known.iter().next().map(|card| (holder, card, why(card.into())))
        };
        let wrongly_has =
            |holder, cards| clash(holder, self.not(holder) & cards, &|card| self.why_not(holder, card));
        let wrongly_lacks =
            |holder, cards| clash(holder, self.has(holder) & cards, &|card| self.why_has(holder, card));
        match *says {
            Says::Hand { holder, cards } => {
                wrongly_has(holder, cards).or_else(|| wrongly_lacks(holder, self.holders.deck() - cards))
            }
            Says::HasAll { holder, cards } => wrongly_has(holder, cards),
            Says::HasNone { holder, cards } => wrongly_lacks(holder, cards),
            Says::HasSome { .. } | Says::NotTheCase { .. } | Says::Nothing => None,
        }
    }

    /// Writes down what this step says. It must not be against what is known.
    pub(super) fn learn(&mut self, says: &Says, step: usize) {
        match *says {
            Says::Hand { holder, cards } => {
                self.learn_has(holder, cards, step);
                self.learn_not(holder, self.holders.deck() - cards, step);
            }
            Says::HasAll { holder, cards } => self.learn_has(holder, cards, step),
            Says::HasNone { holder, cards } => self.learn_not(holder, cards, step),
            Says::HasSome { holder, cards, least } => {
                self.shown.push(AtLeast { holder, cards, least, step });
            }
            Says::NotTheCase { cards } => self.failed.push((cards, step)),
            Says::Nothing => {}
        }
    }

    fn learn_has(&mut self, holder: Holder, cards: CardSet, step: usize) {
        note(&mut self.has[holder.index()], &mut self.has_from[holder.index()], cards, step);
        for other in self.holders.all().filter(|other| *other != holder) {
            self.learn_not(other, cards, step);
        }
    }

    fn learn_not(&mut self, holder: Holder, cards: CardSet, step: usize) {
        note(&mut self.not[holder.index()], &mut self.not_from[holder.index()], cards, step);
    }
}

/// The first step that says something is kept as its source.
fn note(known: &mut CardSet, sources: &mut Sources, cards: CardSet, step: usize) {
    for card in (cards - *known).iter() {
        sources[card.index()] = Some(step);
    }
    *known = *known | cards;
}

fn uses(sources: &Sources, cards: CardSet) -> Vec<Use> {
    let mut uses: Vec<Use> = Vec::new();
    for card in cards.iter() {
        let step = sources[card.index()].expect("only what is known is used");
        match uses.iter_mut().find(|known| known.step == step) {
            Some(known) => known.cards = known.cards | card.into(),
            None => uses.push(Use { step, cards: card.into() }),
        }
    }
    uses
}
