//! Propagation: where each card can be after everything plain has been drawn from some facts.
//!
//! Plain means: a hand that is full takes no more, a card with one place left is there, the envelope has one card
//! of each kind, and so on until nothing changes.

use crate::{Fact, Holder, Holders};
use clue_rules::CardSet;

/// Eight holders and the envelope, which is three places: one for each kind.
pub(crate) const MOST_PLACES: usize = 12;

/// Facts about one deal. Sets of cards are bits.
#[derive(Clone)]
pub(crate) struct Constraints {
    /// How many cards each place takes.
    pub(crate) sizes: [u32; MOST_PLACES],
    pub(crate) places: usize,
    kinds: [u32; 3],
    pub(crate) deck: u32,
    pub(crate) settled: Settled,
    /// At least one of these cards is with this holder.
    pub(crate) shown: Vec<(u8, u32)>,
    /// The envelope is not just these.
    pub(crate) failed: Vec<u32>,
}

/// By place: the cards that are certainly there, and those that can be there (with the certain ones).
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Settled {
    pub(crate) has: [u32; MOST_PLACES],
    pub(crate) may: [u32; MOST_PLACES],
}

impl Constraints {
    /// Nothing is known yet.
    pub(crate) fn none(holders: &Holders) -> Self {
        let kinds = holders.kinds().map(|kind| kind.bits());
        let deck = holders.deck().bits();
        let players = holders.count() - 1;
        let places = players + 3;
        assert!(places <= MOST_PLACES, "holders are few");
        let mut sizes = [0; MOST_PLACES];
        let mut may = [0; MOST_PLACES];
        for place in 0..players {
            sizes[place] = holders.size(Holder::new(place)) as u32;
            may[place] = deck;
        }
        for (kind, cards) in kinds.into_iter().enumerate() {
            sizes[players + kind] = 1;
            may[players + kind] = cards;
        }
        let settled = Settled { has: [0; MOST_PLACES], may };
        Self { sizes, places, kinds, deck, settled, shown: Vec::new(), failed: Vec::new() }
    }

    /// The holder certainly has some cards, and of all others it can have these alone.
    pub(crate) fn know(&mut self, holder: Holder, has: CardSet, may: CardSet) {
        for place in self.places_of(holder.index()) {
            self.settled.has[place] |= has.bits() & self.settled.may[place];
            self.settled.may[place] &= (has | may).bits();
        }
    }

    /// Takes in one more fact.
    pub(crate) fn add(&mut self, fact: &Fact) {
        match *fact {
            Fact::Has { holder, card } | Fact::Showed { holder, card, .. } => {
                self.give(holder.index(), 1 << card.index());
            }
            Fact::HasNone { holder, cards } => {
                for place in self.places_of(holder.index()) {
                    self.settled.may[place] &= !cards.bits();
                }
            }
            Fact::HasSome { holder, cards } => self.shown.push((holder.index() as u8, cards.bits())),
            Fact::NotTheCase { cards } => self.failed.push(cards.bits()),
        }
    }

    fn give(&mut self, holder: usize, card: u32) {
        let place = self.place_for(holder, card);
        self.settled.has[place] |= card;
    }

    pub(crate) fn envelope(&self) -> usize {
        self.places - 3
    }

    fn places_of(&self, holder: usize) -> std::ops::Range<usize> {
        if holder == self.envelope() { holder..self.places } else { holder..holder + 1 }
    }

    /// Where this card lies if the holder has it.
    pub(crate) fn place_for(&self, holder: usize, card: u32) -> usize {
        let kind = || self.kinds.iter().position(|kind| kind & card != 0).expect("every card has a kind");
        if holder == self.envelope() { holder + kind() } else { holder }
    }

    /// The union of one value per place over the places of a holder.
    pub(crate) fn of(&self, values: &[u32; MOST_PLACES], holder: usize) -> u32 {
        self.places_of(holder).fold(0, |all, place| all | values[place])
    }

    /// Draws what is forced, until nothing is left to draw. False if that shows that no deal agrees.
    pub(crate) fn settle(&self, settled: &mut Settled) -> bool {
        loop {
            let before = *settled;
            if !(self.settle_cards(settled)
                && self.settle_places(settled)
                && self.settle_shown(settled)
                && self.settle_failed(settled))
            {
                return false;
            }
            if *settled == before {
                return true;
            }
        }
    }

    /// Every card lies in one place.
    fn settle_cards(&self, settled: &mut Settled) -> bool {
        let (mut once, mut more, mut held) = (0, 0, 0);
        for place in 0..self.places {
            if settled.has[place] & (held | !settled.may[place]) != 0 {
                return false;
            }
            held |= settled.has[place];
        }
        for place in 0..self.places {
            settled.may[place] &= !held | settled.has[place];
            more |= once & settled.may[place];
            once |= settled.may[place];
        }
        for place in 0..self.places {
            settled.has[place] |= settled.may[place] & !more;
        }
        once == self.deck
    }

    /// Every place takes as many cards as its size says.
    fn settle_places(&self, settled: &mut Settled) -> bool {
        for place in 0..self.places {
            let size = self.sizes[place];
            let (has, may) = (settled.has[place].count_ones(), settled.may[place].count_ones());
            if has > size || may < size {
                return false;
            }
            if has == size {
                settled.may[place] = settled.has[place];
            } else if may == size {
                settled.has[place] = settled.may[place];
            }
        }
        true
    }

    fn settle_shown(&self, settled: &mut Settled) -> bool {
        for &(holder, cards) in &self.shown {
            let holder = holder.into();
            if self.of(&settled.has, holder) & cards != 0 {
                continue;
            }
            let left = self.of(&settled.may, holder) & cards;
            if left == 0 {
                return false;
            }
            if left.is_power_of_two() {
                settled.has[self.place_for(holder, left)] |= left;
            }
        }
        true
    }

    fn settle_failed(&self, settled: &mut Settled) -> bool {
        let inside = self.of(&settled.has, self.envelope());
        for &cards in &self.failed {
            let open = cards & !inside;
            if open == 0 {
                return false;
            }
            if open.is_power_of_two() {
                settled.may[self.place_for(self.envelope(), open)] &= !open;
            }
        }
        true
    }
}
