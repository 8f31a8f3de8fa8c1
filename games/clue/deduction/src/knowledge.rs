//! Facts put together: where each card can still be after everything plain has been drawn from them.
//!
//! Plain means: a hand that is full takes no more, a card with one place left is there, the envelope has one card
//! of each kind, and so on until nothing changes. What is left open here is decided by counting.

use crate::count::number::Weight;
use crate::{Fact, Holder, Holders, Weighting};
use clue_rules::{Card, CardSet};

/// Where each card can still be.
#[derive(Clone, Debug)]
pub(crate) struct Knowledge {
    holders: Holders,
    /// By holder: cards certainly there.
    has: Vec<CardSet>,
    /// By holder: cards that may be there, whose place is not settled.
    may: Vec<CardSet>,
    /// By holder: at least one of these is there. Only what is still open.
    needs: Vec<(Holder, CardSet)>,
    /// What was shown, whose weight is still open.
    choices: Vec<Choice>,
    /// What choices weigh that were open once and are not any more.
    settled: Weight,
    /// What the envelope does not hold together.
    wrong: Vec<CardSet>,
}

/// A holder showed one card of several it may have had: weighs 1/k if it has k of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Choice {
    pub(crate) holder: Holder,
    /// How many of them it certainly has, the shown one among them.
    pub(crate) sure: usize,
    /// Which of the others it may have.
    pub(crate) open: CardSet,
    /// Fewest and most it might have had when everything was put together: the units of its weight.
    pub(crate) span: Option<(usize, usize)>,
}

impl Choice {
    /// The most it can weigh.
    pub(crate) fn most_weight(&self) -> Weight {
        (0..=self.open.len()).map(|taken| self.weight(taken)).fold(Weight::ONE, |most, weight| Weight {
            twos: most.twos.max(weight.twos),
            threes: most.threes.max(weight.threes),
        })
    }

    /// What it weighs if the holder has so many of the open ones.
    pub(crate) fn weight(&self, taken: usize) -> Weight {
        let (least, most) = self.span.unwrap_or((self.sure, self.sure + self.open.len()));
        Weight::of_choice(least, most, self.sure + taken)
    }
}

/// No deal agrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Contradiction;

type Consistent = Result<(), Contradiction>;

impl Knowledge {
    /// What follows plainly from the facts, or `None` if that is already a contradiction. (That it is not does
    /// not mean that any deal agrees.)
    pub(crate) fn of(holders: &Holders, facts: &[Fact], weighting: Weighting) -> Option<Self> {
        let knowledge = Self {
            has: vec![CardSet::EMPTY; holders.count()],
            may: vec![holders.deck(); holders.count()],
            needs: Vec::new(),
            choices: Vec::new(),
            settled: Weight::ONE,
            wrong: Vec::new(),
            holders: holders.clone(),
        };
        match weighting {
            Weighting::Shown => knowledge.with(facts),
            Weighting::Alike => knowledge.with(&alike(facts)),
        }
    }

    pub(crate) fn holders(&self) -> &Holders {
        &self.holders
    }

    /// Cards certainly there.
    pub(crate) fn has(&self, holder: Holder) -> CardSet {
        self.has[holder.index()]
    }

    /// Cards that may be there, whose place is open.
    pub(crate) fn may(&self, holder: Holder) -> CardSet {
        self.may[holder.index()]
    }

    /// Cards whose place is open.
    pub(crate) fn open_cards(&self) -> CardSet {
        self.may.iter().fold(CardSet::EMPTY, |open, may| open | *may)
    }

    /// How many more cards the holder has than those that are certain.
    pub(crate) fn room(&self, holder: Holder) -> usize {
        self.holders.size(holder) - self.has(holder).len()
    }

    /// Of which open cards a holder has at least one.
    pub(crate) fn needs(&self) -> &[(Holder, CardSet)] {
        &self.needs
    }

    /// Shown cards whose weight depends on the deal.
    pub(crate) fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// What every deal weighs whatever else it is, in the units of the knowledge this one was made from.
    pub(crate) fn settled(&self) -> Weight {
        self.settled
    }

    /// What the envelope may hold by everything else but does not hold, since an accusation failed.
    pub(crate) fn wrong(&self) -> &[CardSet] {
        &self.wrong
    }

    /// What follows plainly if these facts hold as well. Weights stay in the units they had.
    pub(crate) fn with(&self, facts: &[Fact]) -> Option<Self> {
        let mut knowledge = self.clone();
        for fact in facts {
            knowledge.take_note(*fact).ok()?;
        }
        knowledge.settle().ok()?;
        knowledge.tidy();
        Some(knowledge)
    }

    /// The same with the envelope known.
    pub(crate) fn with_case(&self, case: CardSet) -> Option<Self> {
        let holder = self.holders.envelope();
        let facts: Vec<Fact> = case.iter().map(|card| Fact::Has { holder, card }).collect();
        let mut knowledge = self.with(&facts)?;
        knowledge.wrong.clear();
        Some(knowledge)
    }

    fn take_note(&mut self, fact: Fact) -> Consistent {
        match fact {
            Fact::Has { holder, card } => self.give(holder, card)?,
            Fact::HasNone { holder, cards } => {
                self.may[holder.index()] = self.may(holder) - cards;
                if self.has(holder).has_any(cards) {
                    return Err(Contradiction);
                }
            }
            Fact::HasSome { holder, cards } => {
                assert!(holder != self.holders.envelope(), "the envelope shows nothing");
                self.needs.push((holder, cards));
            }
            Fact::Showed { holder, card, among } => {
                assert!(holder != self.holders.envelope(), "the envelope shows nothing");
                assert!(among.len() <= 3, "a suggestion names three cards");
                self.give(holder, card)?;
                self.choices.push(Choice { holder, sure: 0, open: among, span: None });
            }
            Fact::NotTheCase { cards } => self.wrong.push(cards),
        }
        Ok(())
    }

    /// The card is there and nowhere else.
    fn give(&mut self, holder: Holder, card: Card) -> Consistent {
        if self.has(holder).has(card) {
            return Ok(());
        }
        if !self.may(holder).has(card) {
            return Err(Contradiction);
        }
        for may in &mut self.may {
            *may = *may - card.into();
        }
        self.has[holder.index()] = self.has(holder) | card.into();
        if self.has(holder).len() > self.holders.size(holder) {
            return Err(Contradiction);
        }
        Ok(())
    }

    fn give_all(&mut self, holder: Holder, cards: CardSet) -> Consistent {
        cards.iter().try_for_each(|card| self.give(holder, card))
    }

    /// Draws every plain conclusion.
    fn settle(&mut self) -> Consistent {
        loop {
            let before = (self.has.clone(), self.may.clone());
            self.settle_hands()?;
            self.settle_envelope()?;
            self.settle_cards()?;
            self.settle_needs()?;
            if before == (self.has.clone(), self.may.clone()) {
                return Ok(());
            }
        }
    }

    /// A full hand takes no more; a hand with as many candidates as room takes them all.
    fn settle_hands(&mut self) -> Consistent {
        for holder in self.holders.all() {
            let (may, room) = (self.may(holder), self.room(holder));
            if may.len() < room {
                return Err(Contradiction);
            }
            if room == 0 {
                self.may[holder.index()] = CardSet::EMPTY;
            } else if may.len() == room {
                self.give_all(holder, may)?;
            }
        }
        Ok(())
    }

    /// The envelope has one card of each kind.
    fn settle_envelope(&mut self) -> Consistent {
        let envelope = self.holders.envelope();
        for kind in self.holders.kinds() {
            let (has, may) = (self.has(envelope) & kind, self.may(envelope) & kind);
            match (has.len(), may.len()) {
                (0, 0) | (2.., _) => return Err(Contradiction),
                (0, 1) => self.give_all(envelope, may)?,
                (0, _) => {}
                (1, _) => self.may[envelope.index()] = self.may(envelope) - kind,
            }
        }
        Ok(())
    }

    /// A card with one place left is there.
    fn settle_cards(&mut self) -> Consistent {
        let settled = self.has.iter().fold(CardSet::EMPTY, |all, has| all | *has);
        for card in (self.holders.deck() - settled).iter() {
            let mut places = self.holders.all().filter(|holder| self.may(*holder).has(card));
            match (places.next(), places.next()) {
                (None, _) => return Err(Contradiction),
                (Some(only), None) => {
                    drop(places);
                    self.give(only, card)?;
                }
                (Some(_), Some(_)) => {}
            }
        }
        Ok(())
    }

    /// Whoever needs one of several and can have only one of them has it.
    fn settle_needs(&mut self) -> Consistent {
        for at in 0..self.needs.len() {
            let (holder, cards) = self.needs[at];
            let open = cards & self.may(holder);
            if self.has(holder).has_any(cards) {
                continue;
            }
            if open.is_empty() {
                return Err(Contradiction);
            }
            if let Some(card) = open.only() {
                self.give(holder, card)?;
            }
        }
        Ok(())
    }

    /// Forgets what is settled, and brings the rest into one form.
    fn tidy(&mut self) {
        let (has, may) = (&self.has, &self.may);
        self.needs.retain_mut(|(holder, cards)| {
            let is_open = !has[holder.index()].has_any(*cards);
            *cards = *cards & may[holder.index()];
            is_open
        });
        self.needs.sort_unstable();
        self.needs.dedup();
        // Whoever has one of a few has one of more.
        let all = self.needs.clone();
        self.needs.retain(|(holder, cards)| {
            !all.iter().any(|(other, fewer)| other == holder && fewer != cards && cards.has_all(*fewer))
        });

        for choice in &mut self.choices {
            choice.sure += (choice.open & has[choice.holder.index()]).len();
            choice.open = choice.open & may[choice.holder.index()];
            choice.span.get_or_insert((choice.sure, choice.sure + choice.open.len()));
            if choice.open.is_empty() {
                self.settled = self.settled.times(choice.weight(0));
            }
        }
        self.choices.retain(|choice| !choice.open.is_empty());
        self.choices.sort_unstable();

        let envelope = self.holders.envelope().index();
        self.wrong.retain(|case| (has[envelope] | may[envelope]).has_all(*case));
        self.wrong.sort_unstable();
        self.wrong.dedup();
    }
}

/// The facts without what makes one deal weigh less than another.
fn alike(facts: &[Fact]) -> Vec<Fact> {
    let plain = |fact: &Fact| match *fact {
        Fact::Showed { holder, card, .. } => Fact::Has { holder, card },
        other => other,
    };
    facts.iter().map(plain).collect()
}
