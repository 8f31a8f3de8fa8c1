//! Whether any deal agrees with some facts: a yes or no, asked hundreds of times for one explanation.
//!
//! Cards are assigned to places. What is forced is drawn at once; a flow then finds some deal, and only a fact
//! which that deal breaks is worth splitting on. A refusal of the flow is final, so no pigeonhole is searched.

use crate::propagate::{Constraints, MOST_PLACES, Settled};

impl Constraints {
    /// Whether any deal agrees.
    pub(super) fn agree(mut self) -> bool {
        let mut settled = self.settled;
        if !self.settle(&mut settled) {
            return false;
        }
        self.thin(&settled);
        self.search(settled)
    }

    /// Whether it can be seen without any search that no deal agrees.
    pub(super) fn is_absurd(&self) -> bool {
        let mut settled = self.settled;
        !self.settle(&mut settled) || self.is_crowded(&settled)
    }

    /// Forgets what cannot matter any more: the same questions are asked many times in a long game.
    fn thin(&mut self, settled: &Settled) {
        let mut shown: Vec<(u8, u32)> = self
            .shown
            .iter()
            .filter(|(holder, cards)| self.of(&settled.has, (*holder).into()) & cards == 0)
            .map(|&(holder, cards)| (holder, cards & self.of(&settled.may, holder.into())))
            .collect();
        shown.sort_unstable_by_key(|&(holder, cards)| (holder, cards.count_ones(), cards));
        self.shown.clear();
        for (holder, cards) in shown {
            if !self.shown.iter().any(|&(other, fewer)| other == holder && fewer & cards == fewer) {
                self.shown.push((holder, cards));
            }
        }
        let possible = self.of(&settled.may, self.envelope());
        self.failed.retain(|cards| cards & possible == *cards);
        self.failed.sort_unstable();
        self.failed.dedup();
    }

    fn search(&self, mut settled: Settled) -> bool {
        if !self.settle(&mut settled) || self.is_crowded(&settled) {
            return false;
        }
        let Some(deal) = self.flow(&settled) else { return false };
        let broken = self
            .shown
            .iter()
            .filter(|(holder, cards)| self.of(&deal, (*holder).into()) & cards == 0)
            .min_by_key(|(holder, cards)| (self.of(&settled.may, (*holder).into()) & cards).count_ones());
        if let Some(&(holder, cards)) = broken {
            return self.try_each(settled, holder.into(), cards);
        }
        let envelope = self.envelope();
        match self.failed.iter().find(|cards| self.of(&deal, envelope) == **cards) {
            None => true,
            Some(&cards) => self.miss_each(settled, cards),
        }
    }

    /// The holder has the first of the cards; or not the first but the second; and so on.
    fn try_each(&self, mut settled: Settled, holder: usize, cards: u32) -> bool {
        for card in bits(cards & self.of(&settled.may, holder)) {
            let place = self.place_for(holder, card);
            let mut with = settled;
            with.has[place] |= card;
            if self.search(with) {
                return true;
            }
            settled.may[place] &= !card;
        }
        false
    }

    /// The envelope has not the first of the cards; or the first but not the second; and so on.
    fn miss_each(&self, mut settled: Settled, cards: u32) -> bool {
        for card in bits(cards) {
            let place = self.place_for(self.envelope(), card);
            let mut without = settled;
            without.may[place] &= !card;
            if self.search(without) {
                return true;
            }
            settled.has[place] |= card;
        }
        false
    }

    /// Whether some hand would need more cards than it has, because it needs one of each of many separate sets.
    fn is_crowded(&self, settled: &Settled) -> bool {
        let mut taken = settled.has;
        let mut need = [0; MOST_PLACES];
        for &(holder, cards) in &self.shown {
            let holder = usize::from(holder);
            let left = cards & self.of(&settled.may, holder);
            if holder != self.envelope() && taken[holder] & cards == 0 {
                taken[holder] |= left;
                need[holder] += 1;
                if settled.has[holder].count_ones() + need[holder] > self.sizes[holder] {
                    return true;
                }
            }
        }
        false
    }

    /// Some way to put every card where it may be, if there is one; who showed what is not looked at.
    fn flow(&self, settled: &Settled) -> Option<[u32; MOST_PLACES]> {
        let mut deal = settled.has;
        let held = deal[..self.places].iter().fold(0, |all, cards| all | cards);
        for card in bits(self.deck & !held) {
            if !self.fit(card, &mut deal, settled) {
                return None;
            }
        }
        Some(deal)
    }

    /// Finds room for one more card, moving others along if need be.
    fn fit(&self, card: u32, deal: &mut [u32; MOST_PLACES], settled: &Settled) -> bool {
        // For each place that can be reached: which card would come, and from where.
        let mut came = [(0, None); MOST_PLACES];
        let mut reached = [0; MOST_PLACES];
        let mut count = 0;
        let mut seen = 0u16;
        for place in (0..self.places).filter(|place| settled.may[*place] & card != 0) {
            came[place] = (card, None);
            reached[count] = place;
            count += 1;
            seen |= 1 << place;
        }
        let mut next = 0;
        while next < count {
            let place = reached[next];
            next += 1;
            if deal[place].count_ones() < self.sizes[place] {
                let mut to = place;
                loop {
                    let (card, from) = came[to];
                    deal[to] |= card;
                    let Some(from) = from else { return true };
                    deal[from] &= !card;
                    to = from;
                }
            }
            let movable = deal[place] & !settled.has[place];
            for other in (0..self.places).filter(|other| movable & settled.may[*other] != 0) {
                let moves = movable & settled.may[other];
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
