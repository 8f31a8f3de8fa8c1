//! Editions: which cards there are and what they are called. Four are built in; others can be written.

use crate::cards::{Card, CardSet, Kind, MOST_CARDS};
use crate::names::CardId;
use crate::naming::{BadName, check_name, is_same_name};
use crate::said::SaidCard;
use serde::Serialize;

/// A set of cards of three kinds, with their names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    name: String,
    names: Vec<String>,
    /// How many of each kind.
    sizes: [usize; 3],
    /// Whether its cards are those of the classic edition.
    is_classic: bool,
}

/// Why a list of names is no edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum BadEdition {
    /// Too few of a kind to fill the envelope and deal the rest.
    TooFewOfAKind {
        /// Which kind.
        kind: Kind,
    },
    /// More than fit.
    TooManyCards {
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// A card without a name.
    NamelessCard {
        /// Of which kind.
        kind: Kind,
    },
    /// A name that is not allowed.
    BadCardName {
        /// Why not.
        fault: BadName,
    },
    /// Two cards with the same name.
    CardNameTwice {
        /// The name.
        name: String,
    },
}

parlour_voice::spoken!(
    BadEdition,
    "clue",
    [
        BadEdition::TooFewOfAKind { kind: Kind::Suspect },
        BadEdition::TooManyCards { count: 31, most: MOST_CARDS },
        BadEdition::NamelessCard { kind: Kind::Weapon },
        BadEdition::BadCardName { fault: BadName::NoName },
        BadEdition::CardNameTwice { name: "Gun".into() },
        BadEdition::TooFewOfAKind { kind: Kind::Room },
    ]
);

/// The rooms of the American and the British edition.
const ROOMS: [&str; 9] = [
    "Study",
    "Hall",
    "Lounge",
    "Library",
    "Billiard Room",
    "Conservatory",
    "Ballroom",
    "Kitchen",
    "Dining Room",
];

impl Edition {
    /// An edition with these cards, by kind.
    ///
    /// # Errors
    /// What is wrong with the names.
    pub fn new<S: AsRef<str>>(
        name: &str,
        suspects: &[S],
        weapons: &[S],
        rooms: &[S],
    ) -> Result<Self, BadEdition> {
        // Checked first, so that an overlong list is refused at no cost.
        let count = suspects.len() + weapons.len() + rooms.len();
        if count > MOST_CARDS {
            return Err(BadEdition::TooManyCards { count, most: MOST_CARDS });
        }
        let name = check_name(name).map_err(|fault| BadEdition::BadCardName { fault })?;
        let mut names: Vec<String> = Vec::new();
        for (kind, list) in Kind::ALL.into_iter().zip([suspects, weapons, rooms]) {
            if list.len() < 2 {
                return Err(BadEdition::TooFewOfAKind { kind });
            }
            for card in list {
                let card = check_name(card.as_ref()).map_err(|fault| match fault {
                    BadName::NoName => BadEdition::NamelessCard { kind },
                    fault => BadEdition::BadCardName { fault },
                })?;
                if names.iter().any(|other| is_same_name(other, card)) {
                    return Err(BadEdition::CardNameTwice { name: card.to_owned() });
                }
                names.push(card.to_owned());
            }
        }
        Ok(Self {
            name: name.to_owned(),
            names,
            sizes: [suspects.len(), weapons.len(), rooms.len()],
            is_classic: false,
        })
    }

    /// The edition of this id: one of [`Edition::BUILT_IN`].
    pub fn built_in(id: &str) -> Option<Self> {
        let made = match id {
            "classic" => Self::new(
                "Clue",
                &[
                    "Miss Scarlet",
                    "Colonel Mustard",
                    "Mrs. White",
                    "Mr. Green",
                    "Mrs. Peacock",
                    "Professor Plum",
                ],
                &["Candlestick", "Knife", "Lead Pipe", "Revolver", "Rope", "Wrench"],
                &ROOMS,
            ),
            "cluedo" => Self::new(
                "Cluedo",
                &[
                    "Miss Scarlett",
                    "Colonel Mustard",
                    "Mrs White",
                    "Reverend Green",
                    "Mrs Peacock",
                    "Professor Plum",
                ],
                &["Candlestick", "Dagger", "Lead Piping", "Revolver", "Rope", "Spanner"],
                &ROOMS,
            ),
            "cluedo-german" => Self::new(
                "Cluedo (deutsch)",
                &[
                    "Fräulein Gloria",
                    "Oberst von Gatow",
                    "Frau Weiß",
                    "Reverend Grün",
                    "Baronin von Porz",
                    "Professor Bloom",
                ],
                &["Leuchter", "Dolch", "Heizungsrohr", "Pistole", "Seil", "Rohrzange"],
                &[
                    "Arbeitszimmer",
                    "Halle",
                    "Salon",
                    "Bibliothek",
                    "Billardzimmer",
                    "Wintergarten",
                    "Musikzimmer",
                    "Küche",
                    "Speisezimmer",
                ],
            ),
            "master-detective" => Self::new(
                "Master Detective",
                &[
                    "Miss Scarlet",
                    "Colonel Mustard",
                    "Mrs. White",
                    "Mr. Green",
                    "Mrs. Peacock",
                    "Professor Plum",
                    "Miss Peach",
                    "Monsieur Brunette",
                    "Madame Rose",
                    "Sergeant Gray",
                ],
                &["Candlestick", "Knife", "Lead Pipe", "Revolver", "Rope", "Wrench", "Horseshoe", "Poison"],
                &[
                    "Courtyard",
                    "Gazebo",
                    "Drawing Room",
                    "Dining Room",
                    "Kitchen",
                    "Carriage House",
                    "Trophy Room",
                    "Conservatory",
                    "Studio",
                    "Billiard Room",
                    "Library",
                    "Fountain",
                ],
            ),
            _ => return None,
        };
        let made = made.expect("the built-in editions are in order; a test makes each");
        Some(Self { is_classic: Self::CLASSIC.contains(&id), ..made })
    }

    /// The ids of the editions that are built in, the usual one first.
    pub const BUILT_IN: [&'static str; 4] = ["classic", "cluedo", "cluedo-german", "master-detective"];

    /// Those of them that have the classic cards, in its order, under names which a language may have words of its own
    /// for.
    const CLASSIC: [&'static str; 2] = ["classic", "cluedo-german"];

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many cards it has.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Always false: an edition has cards of every kind.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// All its cards.
    pub fn cards(&self) -> CardSet {
        CardSet::range(0..self.len())
    }

    /// All its cards of one kind.
    pub fn of_kind(&self, kind: Kind) -> CardSet {
        let start = self.sizes[..kind.index()].iter().sum();
        CardSet::range(start..start + self.sizes[kind.index()])
    }

    /// Its cards by kind, in the order of [`Kind::ALL`].
    pub fn kinds(&self) -> [CardSet; 3] {
        Kind::ALL.map(|kind| self.of_kind(kind))
    }

    /// What a card names.
    pub fn kind(&self, card: Card) -> Kind {
        Kind::ALL.into_iter().find(|kind| self.of_kind(*kind).has(card)).expect("the card is of this edition")
    }

    /// What a card is called.
    pub fn card_name(&self, card: Card) -> &str {
        &self.names[card.index()]
    }

    /// A card in a sentence. Things and places have an article, unless their name brings one along.
    pub fn said(&self, card: Card) -> SaidCard {
        let name = self.card_name(card);
        if self.is_classic {
            SaidCard::classic(CardId::of(card), name)
        } else if self.kind(card) == Kind::Suspect || name.to_lowercase().starts_with("the ") {
            SaidCard::named(name)
        } else {
            SaidCard::thing(name)
        }
    }

    /// The card of this name; capital letters and spaces around it do not matter.
    pub fn find(&self, name: &str) -> Option<Card> {
        self.names.iter().position(|own| is_same_name(own, name)).map(Card::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_editions_are_whole() {
        let sizes = |id| {
            let edition = Edition::built_in(id).unwrap();
            (edition.len(), edition.kinds().map(CardSet::len))
        };
        assert_eq!(sizes("classic"), (21, [6, 6, 9]));
        assert_eq!(sizes("cluedo"), (21, [6, 6, 9]));
        assert_eq!(sizes("cluedo-german"), (21, [6, 6, 9]));
        assert_eq!(sizes("master-detective"), (30, [10, 8, 12]));
        assert_eq!(Edition::BUILT_IN.map(|id| Edition::built_in(id).is_some()), [true; 4]);
        assert_eq!(Edition::built_in("none"), None);
    }

    #[test]
    fn cards_are_found_by_name() {
        let classic = Edition::built_in("classic").unwrap();
        let rope = classic.find(" rope ").unwrap();
        assert_eq!(classic.card_name(rope), "Rope");
        assert_eq!(classic.kind(rope), Kind::Weapon);
        assert_eq!(classic.find("Spanner"), None);
        assert_eq!(classic.cards().len(), 21);
    }

    #[test]
    fn a_list_that_is_no_edition_says_why() {
        let two = ["a", "b"];
        let of = |weapons: &[&str]| Edition::new("x", &two, weapons, &["y", "z"]).unwrap_err().to_string();
        assert_eq!(of(&["w"]), "There must be at least two weapons.");
        assert_eq!(of(&["w", " "]), "One of the weapons has no name.");
        assert_eq!(of(&["w", "\u{200b}"]), "One of the weapons has no name.");
        assert_eq!(of(&["w", "W "]), "“W” is listed twice.");
        assert_eq!(of(&["w", "A"]), "“A” is listed twice.");
        assert_eq!(of(&["w", "a\u{7}"]), "The name “a\\u{7}” has characters that can’t be used.");
        assert_eq!(of(&["w", "a\u{202e}"]), "The name “a\\u{202e}” has characters that can’t be used.");
        assert!(of(&["w", &"x".repeat(25)]).ends_with("is too long. Names can have up to 24 characters."));
        let called = |name: &str| Edition::new(name, &two, &["w", "v"], &["y", "z"]).unwrap_err().to_string();
        assert_eq!(called(" "), "A name is missing.");
        assert_eq!(called("\u{1b}[2J"), "The name “\\u{1b}[2J” has characters that can’t be used.");
        let many: Vec<String> = (0..27).map(|n| format!("w{n}")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        assert_eq!(of(&many), "An edition can have at most 30 cards. This one has 31.");
    }
}
