//! Knowledge of a rival in a drawn deal: what a person would conclude with a checklist, not all that follows.

use clue_rules::{CLASSIC_CARDS, CardSet, Kind, of_kind};

/// The most seats a table has.
pub(super) const SEATS: usize = 6;
/// Every card.
pub(super) const ALL: CardSet = CardSet::from_bits((1 << CLASSIC_CARDS) - 1);

/// A drawn deal and what everyone has heard about it so far.
#[derive(Clone, Debug)]
pub(super) struct Table<'a> {
    /// By seat.
    pub(super) hands: &'a [CardSet],
    /// By seat: the cards it had to pass on.
    pub(super) passed: [CardSet; SEATS],
    /// Who showed one of which cards.
    pub(super) disproofs: Vec<(usize, CardSet)>,
}

/// What one seat knows. All of it is true, so it need not be said who holds a card: the deal says it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Eyes {
    seat: usize,
    /// The cards it knows the holder of, its own among them.
    pub(super) known: CardSet,
    /// The cards it knows to be in the envelope.
    pub(super) solved: CardSet,
}

impl Eyes {
    /// What a seat knows after the deal: its hand and what lies open.
    pub(super) fn new(seat: usize, known: CardSet) -> Self {
        Self { seat, known, solved: CardSet::EMPTY }
    }

    /// It was shown these, or is supposed to know them.
    pub(super) fn see(&mut self, cards: CardSet) {
        self.known = self.known | cards;
    }

    /// Draws the conclusions from what everyone has heard.
    pub(super) fn think(&mut self, table: &Table<'_>) {
        loop {
            let before = *self;
            let lacks = self.lacks(table);
            for (shower, cards) in &table.disproofs {
                let left = *cards - lacks[*shower];
                if left.only().is_some() {
                    self.see(left);
                }
            }
            let nobodys = lacks[..table.hands.len()].iter().fold(ALL, |all, lacked| all & *lacked);
            self.solved = self.solved | (nobodys - self.known);
            for kind in Kind::ALL {
                let left = of_kind(kind) - self.known;
                if left.only().is_some() {
                    self.solved = self.solved | left;
                }
            }
            if *self == before {
                return;
            }
        }
    }

    /// By seat: the cards it knows it not to have.
    pub(super) fn lacks(&self, table: &Table<'_>) -> [CardSet; SEATS] {
        let mut lacks = [CardSet::EMPTY; SEATS];
        for (seat, hand) in table.hands.iter().enumerate() {
            let is_known = seat == self.seat || self.known.has_all(*hand);
            let heard = table.passed[seat] | (self.known - *hand) | self.solved;
            lacks[seat] = if is_known { ALL - *hand } else { heard };
        }
        lacks
    }

    /// The cards of a kind of which it knows neither the holder nor that they are in the envelope.
    pub(super) fn unknown(&self, kind: Kind) -> CardSet {
        of_kind(kind) - self.known - self.solved
    }

    /// The card of a kind that it knows to be in the envelope, if any.
    pub(super) fn solved(&self, kind: Kind) -> CardSet {
        of_kind(kind) & self.solved
    }

    /// Whether it could accuse.
    pub(super) fn is_done(&self) -> bool {
        Kind::ALL.into_iter().all(|kind| !self.solved(kind).is_empty())
    }

    /// The rooms where it wants to ask: those it does not know, or, if it knows the right one, that and its own.
    pub(super) fn wants(&self, hand: CardSet) -> CardSet {
        let right = self.solved(Kind::Room);
        if right.is_empty() { self.unknown(Kind::Room) } else { right | (of_kind(Kind::Room) & hand) }
    }

    /// How uncertain the case is to it, in bits.
    pub(super) fn doubt(&self) -> f64 {
        let left = |kind| if self.solved(kind).is_empty() { self.unknown(kind).len() } else { 1 };
        Kind::ALL.into_iter().map(|kind| (left(kind).max(1) as f64).log2()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clue_rules::CardId;

    fn cards(ids: &str) -> CardSet {
        ids.split_whitespace().map(|id| CardId::from_id(id).expect("a card").card()).collect()
    }

    /// Three hands; the case is Scarlet with the rope in the hall.
    fn hands() -> Vec<CardSet> {
        vec![
            cards("mustard white knife candlestick study lounge"),
            cards("green peacock revolver lead-pipe library billiard-room"),
            cards("plum wrench conservatory ballroom kitchen dining-room"),
        ]
    }

    fn table(hands: &[CardSet]) -> Table<'_> {
        Table { hands, passed: [CardSet::EMPTY; SEATS], disproofs: Vec::new() }
    }

    #[test]
    fn who_lacks_two_of_three_showed_the_third() {
        let hands = hands();
        let mut table = table(&hands);
        table.passed[1] = cards("plum wrench");
        table.disproofs = vec![(1, cards("plum mustard library"))];
        let mut eyes = Eyes::new(0, hands[0]);
        eyes.think(&table);
        assert_eq!(eyes.known - hands[0], cards("library"));
    }

    #[test]
    fn what_nobody_has_is_in_the_envelope() {
        let hands = hands();
        let mut table = table(&hands);
        table.passed[1] = cards("rope");
        let mut eyes = Eyes::new(0, hands[0]);
        eyes.see(hands[2]);
        eyes.think(&table);
        assert_eq!(eyes.solved, cards("rope"), "all of the third hand is known, so it has no rope");
        assert!(!eyes.is_done());
        eyes.see(hands[1]);
        eyes.think(&table);
        assert_eq!(eyes.solved, cards("scarlet rope hall"));
        assert!(eyes.is_done() && eyes.doubt() == 0.0);
    }

    #[test]
    fn one_wants_unknown_rooms_and_then_rooms_that_hide_what_one_asks() {
        let hands = hands();
        let mut eyes = Eyes::new(0, hands[0]);
        assert_eq!(eyes.wants(hands[0]), of_kind(Kind::Room) - hands[0]);
        eyes.see((hands[1] | hands[2]) & of_kind(Kind::Room));
        eyes.think(&table(&hands));
        assert_eq!(eyes.wants(hands[0]), cards("hall study lounge"));
    }
}
