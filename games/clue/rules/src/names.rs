//! The suspects, weapons and rooms both games are played with, by name: the classic edition.
//!
//! On the wire each is its id (`"lead-pipe"`), and a card is the id of what it names.

use crate::cards::{Card, CardSet, Kind};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Declares one kind of name: an enum whose order, ids and names are those of the classic edition.
macro_rules! names {
    ($(#[$doc:meta])* $kind:ident, $count:literal, first card $first:literal: $($variant:ident $id:literal $name:literal),+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        pub enum $kind {
            $(#[doc = $name] $variant),+
        }

        impl $kind {
            /// All of them, in the order of their cards.
            pub const ALL: [Self; $count] = [$(Self::$variant),+];

            /// Its place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }

            /// How it is written in texts for programs.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// How it is written in sentences.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),+ }
            }

            /// The one with this id.
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|name| name.id() == id)
            }

            /// The cards of all of them.
            pub const CARDS: CardSet = CardSet::from_bits(((1 << $count) - 1) << $first);

            /// Its card.
            pub fn card(self) -> Card {
                Card::new($first + self.index())
            }
        }

        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

names! {
    /// Who can have done it, clockwise around the table from Miss Scarlet, who begins.
    Suspect, 6, first card 0:
    Scarlet "scarlet" "Miss Scarlet",
    Mustard "mustard" "Colonel Mustard",
    White "white" "Mrs. White",
    Green "green" "Mr. Green",
    Peacock "peacock" "Mrs. Peacock",
    Plum "plum" "Professor Plum"
}

names! {
    /// What it can have been done with.
    Weapon, 6, first card 6:
    Candlestick "candlestick" "Candlestick",
    Knife "knife" "Knife",
    LeadPipe "lead-pipe" "Lead Pipe",
    Revolver "revolver" "Revolver",
    Rope "rope" "Rope",
    Wrench "wrench" "Wrench"
}

names! {
    /// Where it can have been done.
    Room, 9, first card 12:
    Study "study" "Study",
    Hall "hall" "Hall",
    Lounge "lounge" "Lounge",
    Library "library" "Library",
    BilliardRoom "billiard-room" "Billiard Room",
    Conservatory "conservatory" "Conservatory",
    Ballroom "ballroom" "Ballroom",
    Kitchen "kitchen" "Kitchen",
    DiningRoom "dining-room" "Dining Room"
}

/// How many cards the classic edition has.
pub const CLASSIC_CARDS: usize = Suspect::ALL.len() + Weapon::ALL.len() + Room::ALL.len();

/// The cards of a kind in the classic edition.
pub const fn of_kind(kind: Kind) -> CardSet {
    match kind {
        Kind::Suspect => Suspect::CARDS,
        Kind::Weapon => Weapon::CARDS,
        Kind::Room => Room::CARDS,
    }
}

/// A card of the classic edition, by what it names. On the wire just the id: `"rope"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged, expecting = "this is not the id of a card")]
pub enum CardId {
    /// Who did it.
    Suspect(Suspect),
    /// A weapon.
    Weapon(Weapon),
    /// A room.
    Room(Room),
}

impl CardId {
    /// Every card, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = CardId> {
        (0..CLASSIC_CARDS).map(|index| CardId::of(Card::new(index)))
    }

    /// The card with this number in the classic edition.
    ///
    /// # Panics
    /// If the classic edition has no card of this number.
    pub fn of(card: Card) -> Self {
        match card.index() {
            n @ 0..6 => CardId::Suspect(Suspect::ALL[n]),
            n @ 6..12 => CardId::Weapon(Weapon::ALL[n - 6]),
            n => CardId::Room(Room::ALL[n - 12]),
        }
    }

    /// The cards of a set, in the order of their numbers.
    pub fn list(cards: CardSet) -> Vec<CardId> {
        cards.iter().map(CardId::of).collect()
    }

    /// Its number in the classic edition.
    pub fn card(self) -> Card {
        match self {
            CardId::Suspect(suspect) => suspect.card(),
            CardId::Weapon(weapon) => weapon.card(),
            CardId::Room(room) => room.card(),
        }
    }

    /// What it names.
    pub fn kind(self) -> Kind {
        match self {
            CardId::Suspect(_) => Kind::Suspect,
            CardId::Weapon(_) => Kind::Weapon,
            CardId::Room(_) => Kind::Room,
        }
    }

    /// How it is written in texts for programs.
    pub const fn id(self) -> &'static str {
        match self {
            CardId::Suspect(suspect) => suspect.id(),
            CardId::Weapon(weapon) => weapon.id(),
            CardId::Room(room) => room.id(),
        }
    }

    /// What the classic edition calls it.
    pub const fn name(self) -> &'static str {
        match self {
            CardId::Suspect(suspect) => suspect.name(),
            CardId::Weapon(weapon) => weapon.name(),
            CardId::Room(room) => room.name(),
        }
    }

    /// The card with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        CardId::all().find(|card| card.id() == id)
    }
}

impl From<CardId> for Card {
    fn from(card: CardId) -> Self {
        card.card()
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Who, with what, where: what a suggestion or an accusation says, and what the envelope holds. On the wire a
/// list of three ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "[Suspect, Weapon, Room]"))]
#[serde(from = "(Suspect, Weapon, Room)", into = "(Suspect, Weapon, Room)")]
pub struct Theory {
    /// The suspect.
    pub suspect: Suspect,
    /// The weapon.
    pub weapon: Weapon,
    /// The room.
    pub room: Room,
}

impl Theory {
    /// Its three cards.
    pub fn cards(self) -> CardSet {
        CardSet::from([self.suspect.card(), self.weapon.card(), self.room.card()])
    }

    /// Every theory there is.
    pub fn all() -> impl Iterator<Item = Theory> {
        Suspect::ALL.into_iter().flat_map(|suspect| {
            Weapon::ALL.into_iter().flat_map(move |weapon| {
                Room::ALL.into_iter().map(move |room| Theory { suspect, weapon, room })
            })
        })
    }
}

impl From<(Suspect, Weapon, Room)> for Theory {
    fn from((suspect, weapon, room): (Suspect, Weapon, Room)) -> Self {
        Self { suspect, weapon, room }
    }
}

impl From<Theory> for (Suspect, Weapon, Room) {
    fn from(theory: Theory) -> Self {
        (theory.suspect, theory.weapon, theory.room)
    }
}

impl fmt::Display for Theory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { suspect, weapon, room } = self;
        write!(f, "{suspect} with the {weapon} in the {room}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Edition;

    #[test]
    fn cards_are_those_of_the_classic_edition_in_its_order() {
        let classic = Edition::built_in("classic").expect("built in");
        assert_eq!(classic.len(), CLASSIC_CARDS);
        for card in classic.cards().iter() {
            let named = CardId::of(card);
            assert_eq!(named.to_string(), classic.card_name(card));
            assert_eq!((named.card(), named.kind()), (card, classic.kind(card)));
            assert_eq!(CardId::from_id(named.id()), Some(named));
        }
        assert_eq!(CardId::from_id("spanner"), None);
    }
}
