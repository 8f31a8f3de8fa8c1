//! Facts put together: where each card can still be after everything plain has been [drawn](crate::propagate) from
//! them. What is left open here is decided by counting.

use crate::count::number::Weight;
use crate::propagate::Constraints;
use crate::{Fact, Holder, Holders, Weighting};
use clue_rules::CardSet;

/// Where each card can still be.
#[derive(Clone, Debug, PartialEq)]
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
        facts.iter().for_each(|fact| knowledge.take_note(*fact));
        knowledge.settle(facts)?;
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

    fn take_note(&mut self, fact: Fact) {
        match fact {
            Fact::Has { .. } | Fact::HasNone { .. } => {}
            Fact::HasSome { holder, cards } => {
                assert!(holder != self.holders.envelope(), "the envelope shows nothing");
                self.needs.push((holder, cards));
            }
            Fact::Showed { holder, card: _, among } => {
                assert!(holder != self.holders.envelope(), "the envelope shows nothing");
                assert!(among.len() <= 3, "a suggestion names three cards");
                self.choices.push(Choice { holder, sure: 0, open: among, span: None });
            }
            Fact::NotTheCase { cards } => self.wrong.push(cards),
        }
    }

    /// Draws every plain conclusion from what is known and these facts; `None` if they contradict each other. Failed
    /// accusations are left to counting.
    fn settle(&mut self, facts: &[Fact]) -> Option<()> {
        let mut constraints = Constraints::none(&self.holders);
        for holder in self.holders.all() {
            constraints.know(holder, self.has(holder), self.may(holder));
        }
        let needs = self.needs.iter().map(|&(holder, cards)| Fact::HasSome { holder, cards });
        needs.for_each(|need| constraints.add(&need));
        let is_plain = |fact: &&Fact| !matches!(fact, Fact::HasSome { .. } | Fact::NotTheCase { .. });
        facts.iter().filter(is_plain).for_each(|fact| constraints.add(fact));
        let mut settled = constraints.settled;
        if !constraints.settle(&mut settled) {
            return None;
        }
        for holder in self.holders.all().map(Holder::index) {
            self.has[holder] = CardSet::from_bits(constraints.of(&settled.has, holder));
            self.may[holder] = CardSet::from_bits(constraints.of(&settled.may, holder)) - self.has[holder];
        }
        Some(())
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
