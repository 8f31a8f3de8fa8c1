//! What each viewer sees. All secrecy of both games is in this file.
//!
//! Hands and the envelope are hidden. Everyone sees who could not disprove a suggestion and who showed a card to
//! whom; which card, the two of them alone. Whoever accused wrongly has looked into the envelope.
//!
//! The state is taken apart field by field and events case by case, so that nothing new is shown before
//! someone has decided who may see it.

use crate::names::{CardId, Room, Suspect, Theory, Weapon};
use crate::place::Place;
use parlour_game::Seat;
use serde::{Deserialize, Serialize};

/// All that one viewer may know about a game in play, besides what it saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who sits in which seat.
    pub suspects: Vec<Suspect>,
    /// The viewer's own cards; none for a spectator.
    pub hand: Vec<CardId>,
    /// How many cards each seat holds.
    pub sizes: Vec<u8>,
    /// The cards that lie face up.
    pub open: Vec<CardId>,
    /// Where the pieces are, in the order of the suspects.
    pub pieces: [Place; 6],
    /// Where the weapons are, in their own order.
    pub weapons: [Room; 6],
    /// Whose turn it is. While a suggestion runs another seat may have to act.
    pub to_play: Seat,
    /// How far that turn has gone.
    pub step: Step,
    /// What was rolled this turn; empty before.
    pub dice: Vec<u8>,
    /// The suggestion that waits for an answer.
    pub suggestion: Option<Suggestion>,
    /// Who was brought into a room by another's suggestion, and may suggest there without moving.
    pub called: Vec<Seat>,
    /// Who has accused wrongly.
    pub out: Vec<Seat>,
    /// From 1; after the 200th nobody wins.
    pub round: u16,
    /// What is in the envelope, once this viewer may know it.
    pub envelope: Option<Theory>,
    /// Why the game is over, if it is.
    pub ended: Option<Ended>,
    /// Who won, if somebody has.
    pub winner: Option<Seat>,
    /// Whether the viewer may make a suggestion now: any suspect with any weapon.
    pub may_suggest: bool,
    /// Whether the viewer may accuse now: any suspect, weapon and room.
    pub may_accuse: bool,
}

/// How far a turn has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Nothing has been done yet.
    Start,
    /// The dice are in the air.
    Rolling,
    /// The dice have fallen and the piece has not moved.
    Rolled,
    /// The piece has entered a room, and a suggestion can be made there.
    Entered,
    /// A suggestion waits for the seat that must show a card.
    Asking,
    /// Nothing is left but to accuse or to end the turn.
    Done,
}

/// A suggestion that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Suggestion {
    /// Who made it.
    pub by: Seat,
    /// Who is said to have done it.
    pub suspect: Suspect,
    /// With what.
    pub weapon: Weapon,
    /// Where.
    pub room: Room,
    /// Who could not disprove it, in the order they were asked.
    pub passed: Vec<Seat>,
    /// Who must show a card.
    pub asked: Seat,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// Somebody accused rightly, and wins.
    Solved,
    /// All others have accused wrongly: who is left wins.
    LastStanding,
    /// Too many rounds went by: nobody wins.
    Unsolved,
}

/// An event as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "saw", rename_all = "kebab-case")]
pub enum Sight {
    /// The cards were dealt.
    Dealt {
        /// The viewer's own cards; none for a spectator.
        hand: Vec<CardId>,
        /// How many each seat got.
        sizes: Vec<u8>,
        /// What lies face up.
        open: Vec<CardId>,
    },
    /// A seat took the dice.
    TookDice {
        /// Who.
        seat: Seat,
    },
    /// The dice fell.
    Rolled {
        /// For whom.
        seat: Seat,
        /// What they show.
        dice: Vec<u8>,
    },
    /// A piece was moved by its own seat.
    Moved {
        /// Who.
        seat: Seat,
        /// Every place it came through: the first one it left, the last one it reached.
        path: Vec<Place>,
        /// Whether it went through a secret passage.
        by_passage: bool,
    },
    /// A suggestion was made, and those who cannot disprove it have said so.
    Suggested {
        /// Who made it.
        seat: Seat,
        /// Who is said to have done it.
        suspect: Suspect,
        /// With what.
        weapon: Weapon,
        /// Where.
        room: Room,
        /// Where the suspect's piece was before; null if it was in the room already.
        moved_from: Option<Place>,
        /// Who could not disprove it, in the order they were asked.
        passed: Vec<Seat>,
        /// Who can, and must show a card; null if nobody could.
        asked: Option<Seat>,
    },
    /// A card was shown.
    Showed {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Which; only for these two.
        card: Option<CardId>,
    },
    /// An accusation was made.
    Accused {
        /// By whom.
        seat: Seat,
        /// Who is said to have done it.
        suspect: Suspect,
        /// With what.
        weapon: Weapon,
        /// Where.
        room: Room,
        /// Whether it was so. If not, the seat is out.
        right: bool,
        /// The room that the piece of a wrong accuser was taken into, out of its doorway.
        put_into: Option<Room>,
        /// What is in the envelope: for all if the game is over, else for the accuser alone.
        envelope: Option<Theory>,
        /// Whether and why the game is over.
        ended: Option<Ended>,
    },
    /// A turn was ended.
    EndedTurn {
        /// Whose.
        seat: Seat,
        /// What is in the envelope, if the game is over.
        envelope: Option<Theory>,
        /// Whether and why the game is over.
        ended: Option<Ended>,
    },
}
