//! Refusals: rules that forbid an action, as values; `languages/*/clue.ftl` has their sentences.
//!
//! A refusal is worded from the board, the turn and the asker's own hand. Nobody else's cards and not the
//! envelope decide which refusal it is.

use crate::names::{CardId, Room, Suspect, Weapon};
use crate::place::{Hallway, Place, Square};
use crate::said;
use serde::Serialize;

/// A rule's "no" to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// Nobody sits there.
    NoSuchSeat,
    /// The game has ended.
    GameOver,
    /// The dice or the deal come first.
    ChanceFirst,
    /// It is another seat's turn.
    NotYourTurn {
        /// Whose turn it is.
        #[serde(serialize_with = "said::card")]
        #[cfg_attr(feature = "ts", ts(as = "said::SaidCard"))]
        to_play: Suspect,
    },
    /// A suggestion waits for an answer.
    AwaitingAnswer {
        /// Who must show a card.
        #[serde(serialize_with = "said::card")]
        #[cfg_attr(feature = "ts", ts(as = "said::SaidCard"))]
        asked: Suspect,
    },
    /// The seat itself must show a card before anything else.
    MustShow,
    /// Nobody asked for a card.
    NothingToShow,
    /// The card was not named.
    NotNamed {
        /// The card.
        #[serde(serialize_with = "said::card")]
        #[cfg_attr(feature = "ts", ts(as = "said::SaidCard"))]
        card: CardId,
    },
    /// The asker does not hold it.
    NotYourCard {
        /// The card.
        #[serde(serialize_with = "said::card")]
        #[cfg_attr(feature = "ts", ts(as = "said::SaidCard"))]
        card: CardId,
    },
    /// Clue-less has no dice.
    NoDice,
    /// In Clue-less a passage is a move.
    PassageIsAMove,
    /// The dice were rolled this turn.
    HasRolled,
    /// The dice must be rolled before a piece goes anywhere.
    RollFirst,
    /// The piece has moved this turn, or the suggestion was made in place of a move.
    HasMoved,
    /// Other pieces stand in every way.
    Blocked,
    /// The room has no passage, or the piece is not in a room.
    NoPassage,
    /// The piece cannot get there.
    OutOfReach {
        /// Where it was to go.
        #[serde(serialize_with = "said::place")]
        #[cfg_attr(feature = "ts", ts(as = "said::SaidPlace"))]
        to: Place,
    },
    /// The room was left this turn.
    JustLeft {
        /// The room.
        #[serde(serialize_with = "said::card")]
        #[cfg_attr(feature = "ts", ts(as = "said::SaidCard"))]
        room: Room,
    },
    /// Another piece is there.
    Occupied {
        /// Where the piece was to go.
        #[serde(serialize_with = "said::place")]
        #[cfg_attr(feature = "ts", ts(as = "said::SaidPlace"))]
        to: Place,
    },
    /// A suggestion is made in a room.
    NotInARoom,
    /// The room was entered in an earlier turn.
    NotEntered {
        /// The room.
        #[serde(serialize_with = "said::card")]
        #[cfg_attr(feature = "ts", ts(as = "said::SaidCard"))]
        room: Room,
    },
    /// One suggestion per entry.
    HasSuggested,
    /// In Clue-less a piece that can move moves.
    MustMove,
    /// In Clue-less a suggestion follows on entering a room.
    MustSuggest {
        /// The room.
        #[serde(serialize_with = "said::card")]
        #[cfg_attr(feature = "ts", ts(as = "said::SaidCard"))]
        room: Room,
    },
    /// Chance has nothing to answer now, or not so.
    ImpossibleChance,
}

parlour_voice::spoken!(
    Refusal,
    "clue",
    [
        Refusal::NoSuchSeat,
        Refusal::GameOver,
        Refusal::ChanceFirst,
        Refusal::NotYourTurn { to_play: Suspect::Plum },
        Refusal::AwaitingAnswer { asked: Suspect::Green },
        Refusal::MustShow,
        Refusal::NothingToShow,
        Refusal::NotNamed { card: CardId::Weapon(Weapon::Knife) },
        Refusal::NotYourCard { card: CardId::Weapon(Weapon::Candlestick) },
        Refusal::NoDice,
        Refusal::PassageIsAMove,
        Refusal::HasRolled,
        Refusal::RollFirst,
        Refusal::HasMoved,
        Refusal::Blocked,
        Refusal::NoPassage,
        Refusal::OutOfReach { to: Place::Room(Room::Kitchen) },
        Refusal::OutOfReach { to: Place::Home },
        Refusal::OutOfReach { to: Place::Square(Square::new(7, 20).expect("a corridor")) },
        Refusal::OutOfReach {
            to: Place::Hallway(Hallway::between(Room::Study, Room::Hall).expect("a hallway"))
        },
        Refusal::JustLeft { room: Room::Hall },
        Refusal::Occupied { to: Place::Square(Square::new(7, 20).expect("a corridor")) },
        Refusal::Occupied {
            to: Place::Hallway(Hallway::between(Room::Lounge, Room::Hall).expect("a hallway"))
        },
        Refusal::Occupied { to: Place::Room(Room::Library) },
        Refusal::Occupied { to: Place::Home },
        Refusal::NotInARoom,
        Refusal::NotEntered { room: Room::Study },
        Refusal::HasSuggested,
        Refusal::MustMove,
        Refusal::MustSuggest { room: Room::Lounge },
        Refusal::ImpossibleChance,
    ]
);
