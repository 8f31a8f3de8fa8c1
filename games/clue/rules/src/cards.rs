//! Cards and sets of cards, without their names: an [`Edition`](crate::Edition) knows those.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not, Sub};

/// The most cards an edition may have.
pub const MOST_CARDS: usize = 30;

/// What a card names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Who did it.
    Suspect,
    /// A weapon.
    Weapon,
    /// A room.
    Room,
}

impl Kind {
    /// In the order of a suggestion: who, with what, where.
    pub const ALL: [Kind; 3] = [Kind::Suspect, Kind::Weapon, Kind::Room];

    /// 0, 1, 2.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Several of them in a sentence.
    pub fn plural(self) -> &'static str {
        match self {
            Kind::Suspect => "suspects",
            Kind::Weapon => "weapons",
            Kind::Room => "rooms",
        }
    }
}

/// A card, by its number in its edition: suspects first, then weapons, then rooms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card with this number.
    ///
    /// # Panics
    /// If no edition can have so many.
    pub fn new(index: usize) -> Self {
        assert!(index < MOST_CARDS, "no edition has a card number {index}");
        Self(index as u8)
    }

    /// Its number.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A set of cards of one edition.
///
/// ```
/// use clue_rules::{Card, CardSet};
///
/// let cards = CardSet::range(0..3) - Card::new(1).into();
/// assert!(cards.has(Card::new(2)) && !cards.has(Card::new(1)));
/// assert_eq!(cards.iter().map(Card::index).collect::<Vec<_>>(), [0, 2]);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The cards with these numbers.
    pub fn range(cards: std::ops::Range<usize>) -> Self {
        cards.map(Card::new).collect()
    }

    /// The set with bit `n` for card number `n`.
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// Bit `n` for card number `n`.
    pub fn bits(self) -> u32 {
        self.0
    }

    /// How many cards are in it.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it has none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this card is in it.
    pub fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Whether every one of those is in it.
    pub fn has_all(self, others: CardSet) -> bool {
        self & others == others
    }

    /// Whether any of those is in it.
    pub fn has_any(self, others: CardSet) -> bool {
        !(self & others).is_empty()
    }

    /// The only card, if there is just one.
    pub fn only(self) -> Option<Card> {
        self.0.is_power_of_two().then(|| Card(self.0.trailing_zeros() as u8))
    }

    /// The lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(card)
        })
    }
}

impl From<Card> for CardSet {
    fn from(card: Card) -> Self {
        Self(1 << card.0)
    }
}

impl<const N: usize> From<[Card; N]> for CardSet {
    fn from(cards: [Card; N]) -> Self {
        cards.into_iter().collect()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |set, card| set | card.into())
    }
}

impl BitOr for CardSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// The cards of the first set that are not in the second.
impl Sub for CardSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for CardSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & ((1 << MOST_CARDS) - 1))
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_do_what_sets_do() {
        let [a, b, c] = [Card::new(0), Card::new(7), Card::new(29)];
        let set = CardSet::from([a, c]);
        assert_eq!(set.len(), 2);
        assert!(set.has(a) && !set.has(b) && set.has(c));
        assert_eq!(set.iter().collect::<Vec<_>>(), [a, c]);
        assert_eq!(set - a.into(), CardSet::from(c));
        assert_eq!(CardSet::from(c).only(), Some(c));
        assert_eq!(set.only(), None);
        assert_eq!(CardSet::EMPTY.only(), None);
        assert!(set.has_any(CardSet::from([b, c])) && !set.has_all(CardSet::from([b, c])));
        assert_eq!(!CardSet::EMPTY, CardSet::range(0..MOST_CARDS));
        assert_eq!(format!("{set:?}"), "{#0, #29}");
    }

    #[test]
    #[should_panic(expected = "no edition has a card number 30")]
    fn a_card_has_a_place_in_some_edition() {
        let _ = Card::new(30);
    }
}
