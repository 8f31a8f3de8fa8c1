//! Cards and places as sentences name them: values with a code, for `languages/*/clue.ftl`.

use crate::names::{CardId, Room, Suspect};
use crate::place::Place;
use parlour_voice::Spoken;
use serde::{Serialize, Serializer};
use std::borrow::Cow;

/// A card in a sentence. A language has words of its own for the cards of the classic edition, by their ids; of
/// others it knows the name alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SaidCard {
    /// The id of a classic card; else `thing`, or `named` if the name needs no article.
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    code: Cow<'static, str>,
    /// As the edition spells it.
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    name: Cow<'static, str>,
}

impl SaidCard {
    /// One of the classic cards, whatever its edition calls it.
    pub fn classic(card: CardId, name: &str) -> Self {
        Self { code: card.id().into(), name: name.to_owned().into() }
    }

    /// Somebody, or anything else that is called by its name alone.
    pub fn named(name: &str) -> Self {
        Self { code: "named".into(), name: name.to_owned().into() }
    }

    /// A thing or a place.
    pub fn thing(name: &str) -> Self {
        Self { code: "thing".into(), name: name.to_owned().into() }
    }
}

impl From<CardId> for SaidCard {
    fn from(card: CardId) -> Self {
        Self { code: card.id().into(), name: card.name().into() }
    }
}

impl From<Suspect> for SaidCard {
    fn from(suspect: Suspect) -> Self {
        CardId::Suspect(suspect).into()
    }
}

impl From<Room> for SaidCard {
    fn from(room: Room) -> Self {
        CardId::Room(room).into()
    }
}

/// Where a piece was to go, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum SaidPlace {
    /// A corridor square, counted from 1 at the top left.
    ToSquare {
        /// From the top.
        row: u8,
        /// From the left.
        column: u8,
    },
    /// A room.
    ToRoom {
        /// Which.
        room: SaidCard,
    },
    /// The hallway between two rooms.
    ToHallway {
        /// The rooms.
        rooms: [SaidCard; 2],
    },
    /// The home square.
    ToHome,
}

impl From<Place> for SaidPlace {
    fn from(place: Place) -> Self {
        match place {
            Place::Square(square) => Self::ToSquare { row: square.row() + 1, column: square.column() + 1 },
            Place::Room(room) => Self::ToRoom { room: room.into() },
            Place::Hallway(hallway) => Self::ToHallway { rooms: hallway.ends().map(SaidCard::from) },
            Place::Home => Self::ToHome,
        }
    }
}

/// Writes a card or a place as sentences need it.
pub(crate) fn card<T: Copy + Into<SaidCard>, S: Serializer>(
    named: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    (*named).into().serialize(serializer)
}

pub(crate) fn place<S: Serializer>(place: &Place, serializer: S) -> Result<S::Ok, S::Error> {
    SaidPlace::from(*place).serialize(serializer)
}

/// A card's name alone, as a list or a table has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename = "card-name")]
pub struct CardName {
    /// The card.
    pub card: SaidCard,
}

impl Spoken for CardName {
    const SPACE: &'static str = "clue";

    fn examples() -> Vec<Self> {
        let own = [SaidCard::named("Aunt Agatha"), SaidCard::thing("Bow and Arrow")];
        CardId::all().map(SaidCard::from).chain(own).map(|card| Self { card }).collect()
    }
}
