//! Refusals: rules that forbid an action, as values and as sentences.
//!
//! A refusal is worded from the board, the turn and the asker's own hand. Nobody else's cards and not the
//! envelope decide which refusal it is.

use crate::names::{CardId, Room, Suspect};
use crate::place::Place;
use serde::Serialize;

/// A rule's "no" to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "refused", rename_all = "kebab-case")]
pub enum Refusal {
    /// Nobody sits there.
    #[error("There is no such seat at this table.")]
    NoSuchSeat,
    /// The game has ended.
    #[error("The game is over.")]
    GameOver,
    /// The dice or the deal come first.
    #[error("The cards or the dice come first.")]
    ChanceFirst,
    /// It is another seat's turn.
    #[error("It is not your turn: {to_play} is to play.")]
    NotYourTurn {
        /// Whose turn it is.
        to_play: Suspect,
    },
    /// A suggestion waits for an answer.
    #[error("{asked} has to show a card first.")]
    AwaitingAnswer {
        /// Who must show a card.
        asked: Suspect,
    },
    /// The seat itself must show a card before anything else.
    #[error("You have to show a card first.")]
    MustShow,
    /// Nobody asked for a card.
    #[error("You were not asked to show a card.")]
    NothingToShow,
    /// The card was not named.
    #[error("{card} was not named in the suggestion: show one of the three cards that were.")]
    NotNamed {
        /// The card.
        card: CardId,
    },
    /// The asker does not hold it.
    #[error("You do not hold {card}.")]
    NotYourCard {
        /// The card.
        card: CardId,
    },
    /// Clue-less has no dice.
    #[error("Clue-less is played without dice: move to a neighbouring room or hallway.")]
    NoDice,
    /// In Clue-less a passage is a move.
    #[error("In Clue-less the passage is a move to the room at its other end.")]
    PassageIsAMove,
    /// The dice were rolled this turn.
    #[error("You have rolled already.")]
    HasRolled,
    /// The dice must be rolled before a piece goes anywhere.
    #[error("Roll first.")]
    RollFirst,
    /// The piece has moved this turn, or the suggestion was made in place of a move.
    #[error("Your move is over for this turn.")]
    HasMoved,
    /// Other pieces stand in every way.
    #[error("Other pieces block every way: your piece waits.")]
    Blocked,
    /// The room has no passage, or the piece is not in a room.
    #[error("There is no secret passage where you are.")]
    NoPassage,
    /// The piece cannot get there.
    #[error("Your piece cannot get to {to} now.")]
    OutOfReach {
        /// Where it was to go.
        to: Place,
    },
    /// The room was left this turn.
    #[error("You have just left the {room}: it cannot be entered again this turn.")]
    JustLeft {
        /// The room.
        room: Room,
    },
    /// Another piece is there.
    #[error("Another piece is on {to}.")]
    Occupied {
        /// Where the piece was to go.
        to: Place,
    },
    /// A suggestion is made in a room.
    #[error("You can make a suggestion in a room only.")]
    NotInARoom,
    /// The room was entered in an earlier turn.
    #[error("You have not entered the {room} this turn: leave it and enter a room first.")]
    NotEntered {
        /// The room.
        room: Room,
    },
    /// One suggestion per entry.
    #[error("You have made your suggestion: accuse, or end your turn.")]
    HasSuggested,
    /// In Clue-less a piece that can move moves.
    #[error("You have to move: there is a way.")]
    MustMove,
    /// In Clue-less a suggestion follows on entering a room.
    #[error("You have entered the {room}: make a suggestion, or accuse.")]
    MustSuggest {
        /// The room.
        room: Room,
    },
    /// Chance has nothing to answer now, or not so.
    #[error("That is not what the cards or the dice can answer now.")]
    ImpossibleChance,
}
