//! Whether any deal agrees with some facts: a yes or no, asked hundreds of times for one explanation.
//!
//! Cards are assigned to places. What is forced is drawn at once; a flow then finds some deal, and only a fact
//! which that deal breaks is worth splitting on. A refusal of the flow is final, so no pigeonhole is searched.

use crate::{Fact, Holder, Holders};

/// Eight holders and the envelope, which is three places: one for each kind.
const MOST_PLACES: usize = 12;

/// Facts about one deal, ready to be searched.
#[derive(Clone)]
pub(super) struct Facts {
    /// How many cards each place takes.
    rooms: [u32; MOST_PLACES],
    places: usize,
    kinds: [u32; 3],
    deck: u32,
    sure: Sure,
    /// At least one of these cards is with this holder.
    shown: Vec<(u8, u32)>,
    /// The envelope is not just these.
    failed: Vec<u32>,
}

/// What is certain of each place.
#[derive(Clone, Copy, PartialEq)]
struct Sure {
    has: [u32; MOST_PLACES],
    may: [u32; MOST_PLACES],
}

impl Facts {
    /// Nothing is known yet.
    pub(super) fn none(holders: &Holders) -> Self {
        let kinds = holders.kinds().map(|kind| kind.bits());
        let deck = holders.deck().bits();
        let players = holders.count() - 1;
        let places = players + 3;
        assert!(places <= MOST_PLACES, "holders are few");
        let mut rooms = [0; MOST_PLACES];
        let mut may = [0; MOST_PLACES];
        for place in 0..players {
            rooms[place] = holders.size(Holder::new(place)) as u32;
            may[place] = deck;
        }
        for (kind, cards) in kinds.into_iter().enumerate() {
            rooms[players + kind] = 1;
            may[players + kind] = cards;
        }
        let sure = Sure { has: [0; MOST_PLACES], may };
        Self { rooms, places, kinds, deck, sure, shown: Vec::new(), failed: Vec::new() }
    }

    /// Takes in one more fact.
    pub(super) fn add(&mut self, fact: &Fact) {
        match *fact {
            Fact::Has { holder, card } | Fact::Showed { holder, card, .. } => {
                self.give(holder.index(), 1 << card.index());
            }
            Fact::HasNone { holder, cards } => {
                for place in self.places_of(holder.index()) {
                    self.sure.may[place] &= !cards.bits();
                }
            }
            Fact::HasSome { holder, cards } => self.shown.push((holder.index() as u8, cards.bits())),
            Fact::NotTheCase { cards } => self.failed.push(cards.bits()),
        }
    }

    fn give(&mut self, holder: usize, card: u32) {
        let place = self.place_for(holder, card);
        self.sure.has[place] |= card;
    }

    fn envelope(&self) -> usize {
        self.places - 3
    }

    fn places_of(&self, holder: usize) -> std::ops::Range<usize> {
        if holder == self.envelope() { holder..self.places } else { holder..holder + 1 }
    }

    /// Where this card lies if the holder has it.
    fn place_for(&self, holder: usize, card: u32) -> usize {
        let kind = || self.kinds.iter().position(|kind| kind & card != 0).expect("every card has a kind");
        if holder == self.envelope() { holder + kind() } else { holder }
    }

    /// The union of one value per place over the places of a holder.
    fn of(&self, values: &[u32; MOST_PLACES], holder: usize) -> u32 {
        self.places_of(holder).fold(0, |all, place| all | values[place])
    }

    /// Whether any deal agrees.
    pub(super) fn agree(mut self) -> bool {
        let mut sure = self.sure;
        if !self.settle(&mut sure) {
            return false;
        }
        self.thin(&sure);
        self.search(sure)
    }

    /// Whether it can be seen without any search that no deal agrees.
    pub(super) fn is_absurd(&self) -> bool {
        let mut sure = self.sure;
        !self.settle(&mut sure) || self.is_crowded(&sure)
    }

    /// Forgets what cannot matter any more: the same questions are asked many times in a long game.
    fn thin(&mut self, sure: &Sure) {
        let mut shown: Vec<(u8, u32)> = self
            .shown
            .iter()
            .filter(|(holder, cards)| self.of(&sure.has, (*holder).into()) & cards == 0)
            .map(|&(holder, cards)| (holder, cards & self.of(&sure.may, holder.into())))
            .collect();
        shown.sort_unstable_by_key(|&(holder, cards)| (holder, cards.count_ones(), cards));
        self.shown.clear();
        for (holder, cards) in shown {
            if !self.shown.iter().any(|&(other, fewer)| other == holder && fewer & cards == fewer) {
                self.shown.push((holder, cards));
            }
        }
        let possible = self.of(&sure.may, self.envelope());
        self.failed.retain(|cards| cards & possible == *cards);
        self.failed.sort_unstable();
        self.failed.dedup();
    }

    fn search(&self, mut sure: Sure) -> bool {
        if !self.settle(&mut sure) || self.is_crowded(&sure) {
            return false;
        }
        let Some(deal) = self.flow(&sure) else { return false };
        let broken = self
            .shown
            .iter()
            .filter(|(holder, cards)| self.of(&deal, (*holder).into()) & cards == 0)
            .min_by_key(|(holder, cards)| (self.of(&sure.may, (*holder).into()) & cards).count_ones());
        if let Some(&(holder, cards)) = broken {
            return self.try_each(sure, holder.into(), cards);
        }
        let envelope = self.envelope();
        match self.failed.iter().find(|cards| self.of(&deal, envelope) == **cards) {
            None => true,
            Some(&cards) => self.miss_each(sure, cards),
        }
    }

    /// The holder has the first of the cards; or not the first but the second; and so on.
    fn try_each(&self, mut sure: Sure, holder: usize, cards: u32) -> bool {
        for card in bits(cards & self.of(&sure.may, holder)) {
            let place = self.place_for(holder, card);
            let mut with = sure;
            with.has[place] |= card;
            if self.search(with) {
                return true;
            }
            sure.may[place] &= !card;
        }
        false
    }

    /// The envelope has not the first of the cards; or the first but not the second; and so on.
    fn miss_each(&self, mut sure: Sure, cards: u32) -> bool {
        for card in bits(cards) {
            let place = self.place_for(self.envelope(), card);
            let mut without = sure;
            without.may[place] &= !card;
            if self.search(without) {
                return true;
            }
            sure.has[place] |= card;
        }
        false
    }

    /// Draws what is forced, until nothing is left to draw. False if that shows that no deal agrees.
    fn settle(&self, sure: &mut Sure) -> bool {
        loop {
            let before = *sure;
            if !(self.settle_cards(sure)
                && self.settle_rooms(sure)
                && self.settle_shown(sure)
                && self.settle_failed(sure))
            {
                return false;
            }
            if *sure == before {
                return true;
            }
        }
    }

    /// Every card lies in one place.
    fn settle_cards(&self, sure: &mut Sure) -> bool {
        let (mut once, mut more, mut held) = (0, 0, 0);
        for place in 0..self.places {
            if sure.has[place] & (held | !sure.may[place]) != 0 {
                return false;
            }
            held |= sure.has[place];
        }
        for place in 0..self.places {
            sure.may[place] &= !held | sure.has[place];
            more |= once & sure.may[place];
            once |= sure.may[place];
        }
        for place in 0..self.places {
            sure.has[place] |= sure.may[place] & !more;
        }
        once == self.deck
    }

    /// Every place takes as many cards as it has room for.
    fn settle_rooms(&self, sure: &mut Sure) -> bool {
        for place in 0..self.places {
            let room = self.rooms[place];
            let (has, may) = (sure.has[place].count_ones(), sure.may[place].count_ones());
            if has > room || may < room {
                return false;
            }
            if has == room {
                sure.may[place] = sure.has[place];
            } else if may == room {
                sure.has[place] = sure.may[place];
            }
        }
        true
    }

    fn settle_shown(&self, sure: &mut Sure) -> bool {
        for &(holder, cards) in &self.shown {
            let holder = holder.into();
            if self.of(&sure.has, holder) & cards != 0 {
                continue;
            }
            let left = self.of(&sure.may, holder) & cards;
            if left == 0 {
                return false;
            }
            if left.is_power_of_two() {
                sure.has[self.place_for(holder, left)] |= left;
            }
        }
        true
    }

    fn settle_failed(&self, sure: &mut Sure) -> bool {
        let inside = self.of(&sure.has, self.envelope());
        for &cards in &self.failed {
            let open = cards & !inside;
            if open == 0 {
                return false;
            }
            if open.is_power_of_two() {
                sure.may[self.place_for(self.envelope(), open)] &= !open;
            }
        }
        true
    }

    /// Whether some hand would need more cards than it has, because it needs one of each of many separate sets.
    fn is_crowded(&self, sure: &Sure) -> bool {
        let mut taken = sure.has;
        let mut need = [0; MOST_PLACES];
        for &(holder, cards) in &self.shown {
            let holder = usize::from(holder);
            let left = cards & self.of(&sure.may, holder);
            if holder != self.envelope() && taken[holder] & cards == 0 {
                taken[holder] |= left;
                need[holder] += 1;
                if sure.has[holder].count_ones() + need[holder] > self.rooms[holder] {
                    return true;
                }
            }
        }
        false
    }

    /// Some way to put every card where it may be, if there is one; who showed what is not looked at.
    fn flow(&self, sure: &Sure) -> Option<[u32; MOST_PLACES]> {
        let mut deal = sure.has;
        let held = deal[..self.places].iter().fold(0, |all, cards| all | cards);
        for card in bits(self.deck & !held) {
            if !self.fit(card, &mut deal, sure) {
                return None;
            }
        }
        Some(deal)
    }

    /// Finds room for one more card, moving others along if need be.
    fn fit(&self, card: u32, deal: &mut [u32; MOST_PLACES], sure: &Sure) -> bool {
        // For each place that can be reached: which card would come, and from where.
        let mut came = [(0, None); MOST_PLACES];
        let mut reached = [0; MOST_PLACES];
        let mut count = 0;
        let mut seen = 0u16;
        for place in (0..self.places).filter(|place| sure.may[*place] & card != 0) {
            came[place] = (card, None);
            reached[count] = place;
            count += 1;
            seen |= 1 << place;
        }
        let mut next = 0;
        while next < count {
            let place = reached[next];
            next += 1;
            if deal[place].count_ones() < self.rooms[place] {
                let mut to = place;
                loop {
                    let (card, from) = came[to];
                    deal[to] |= card;
                    let Some(from) = from else { return true };
                    deal[from] &= !card;
                    to = from;
                }
            }
            let movable = deal[place] & !sure.has[place];
            for other in (0..self.places).filter(|other| movable & sure.may[*other] != 0) {
                let moves = movable & sure.may[other];
                if seen >> other & 1 == 0 {
                    came[other] = (moves & moves.wrapping_neg(), Some(place));
                    reached[count] = other;
                    count += 1;
                    seen |= 1 << other;
                }
            }
        }
        false
    }
}

/// One by one, the lowest first.
fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set &= !lowest;
        (lowest != 0).then_some(lowest)
    })
}
