//! Cards and sets of cards, without their names: an [`Edition`](crate::Edition) knows those.

use parlour_game::{Member, Set};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most cards an edition may have.
pub const MOST_CARDS: usize = 30;

/// What a card names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardKind"))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A suspect.
    Suspect,
    /// A weapon.
    Weapon,
    /// A room.
    Room,
}

impl Kind {
    /// In the order of a suggestion: who, with what, where.
    pub const ALL: [Kind; 3] = [Kind::Suspect, Kind::Weapon, Kind::Room];

    /// Its place in [`Kind::ALL`].
    pub fn index(self) -> usize {
        self as usize
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
pub type CardSet = Set<Card>;

impl Member for Card {
    type Bits = u32;

    #[inline]
    fn index(self) -> usize {
        self.index()
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self(index as u8)
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
        assert_eq!(format!("{set:?}"), "{#0, #29}");
    }

    #[test]
    #[should_panic(expected = "no edition has a card number 30")]
    fn a_card_has_a_place_in_some_edition() {
        let _ = Card::new(30);
    }
}
