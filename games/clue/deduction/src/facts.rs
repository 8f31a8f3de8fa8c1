//! Facts about a deal.

use clue_rules::{Card, CardSet};
use parlour_game::Seat;

/// Whoever or whatever holds cards, by number: first the players and anything else cards lie in, last the
/// envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Holder(u8);

impl Holder {
    /// The holder with this number.
    pub fn new(index: usize) -> Self {
        Self(u8::try_from(index).expect("holders are few"))
    }

    /// Its number.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// The hand of a seat.
impl From<Seat> for Holder {
    fn from(seat: Seat) -> Self {
        Self::new(seat.index())
    }
}

/// Who holds how many cards of which deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holders {
    kinds: [CardSet; 3],
    sizes: Vec<usize>,
}

impl Holders {
    /// Holders with these many cards each; the envelope with one card of each kind comes after them.
    ///
    /// # Panics
    /// If the numbers do not add up to the deck.
    pub fn new(kinds: [CardSet; 3], hands: &[usize]) -> Self {
        let cards: usize = kinds.iter().map(|kind| kind.len()).sum();
        assert_eq!(hands.iter().sum::<usize>() + 3, cards, "every card is held by one holder");
        Self { kinds, sizes: hands.iter().copied().chain([3]).collect() }
    }

    /// The cards by kind.
    pub fn kinds(&self) -> [CardSet; 3] {
        self.kinds
    }

    /// The whole deck.
    pub fn deck(&self) -> CardSet {
        self.kinds[0] | self.kinds[1] | self.kinds[2]
    }

    /// How many there are, with the envelope.
    pub fn count(&self) -> usize {
        self.sizes.len()
    }

    /// All of them, the envelope last.
    pub fn all(&self) -> impl Iterator<Item = Holder> + use<> {
        (0..self.sizes.len()).map(Holder::new)
    }

    /// The envelope.
    pub fn envelope(&self) -> Holder {
        Holder::new(self.sizes.len() - 1)
    }

    /// How many cards a holder has.
    pub fn size(&self, holder: Holder) -> usize {
        self.sizes[holder.index()]
    }
}

/// One thing known about the deal. Cards are shown by hands, never by the envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fact {
    /// The holder has this card.
    Has {
        /// The holder.
        holder: Holder,
        /// The card.
        card: Card,
    },
    /// The holder has none of these: they passed, or it was told.
    HasNone {
        /// The holder.
        holder: Holder,
        /// The cards.
        cards: CardSet,
    },
    /// The holder has at least one of these: they showed one that was not seen.
    HasSome {
        /// The holder.
        holder: Holder,
        /// The cards.
        cards: CardSet,
    },
    /// The holder showed this card when asked for these. They have it; and if they had several of them, they
    /// might as well have shown another, which makes such deals less likely.
    Showed {
        /// The holder.
        holder: Holder,
        /// What was seen.
        card: Card,
        /// What was asked for, the shown card among them.
        among: CardSet,
    },
    /// The envelope does not hold just these three: an accusation failed.
    NotTheCase {
        /// One card of each kind.
        cards: CardSet,
    },
}
