//! What the assistant says, as values: who and what is in a sentence, and what proofs, titles and advice tell.
//! `languages/*/clue.ftl` has the sentences, for the terminal and the page.

mod answer;
mod examples;
mod step;

pub use answer::{Chance, Gain, LikelyAnswer, Title, Verdict};
pub use step::{Step, Three};

use clue_rules::{Kind, SaidCard};
use parlour_game::Seat;
use parlour_voice::{Language, Spoken};
use serde::Serialize;

/// A value with its English sentence beside it, for whoever writes bots and reads logs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Said<T> {
    /// What is said.
    #[serde(flatten)]
    pub says: T,
    /// The same in English.
    pub text: String,
}

impl<T: Spoken> From<T> for Said<T> {
    fn from(says: T) -> Self {
        let text = says.say(Language::ENGLISH);
        Self { says, text }
    }
}

/// Whoever or whatever holds cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum SaidHolder {
    /// The reader.
    You,
    /// Another player.
    Player {
        /// What they are called.
        name: String,
    },
    /// Whoever sits there: in play the page knows their name.
    Seat {
        /// The number of the seat.
        seat: Seat,
    },
    /// The three hidden cards.
    CaseFile,
    /// The cards lying face up.
    FaceUp,
    /// The cards lying face down in nobody's hand.
    SetAside,
}

/// What is said of a holder and cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Clause {
    /// The holder has all of these.
    Has {
        /// The holder.
        holder: SaidHolder,
        /// The cards.
        cards: Vec<SaidCard>,
    },
    /// The holder has none of these.
    HasNot {
        /// The holder.
        holder: SaidHolder,
        /// The cards.
        cards: Vec<SaidCard>,
    },
    /// The holder has so many of these, or more.
    HasSome {
        /// The holder.
        holder: SaidHolder,
        /// The cards.
        cards: Vec<SaidCard>,
        /// How many at least.
        least: Count,
    },
    /// The case file does not hold just these.
    NotTheThree {
        /// One card of each kind.
        cards: Vec<SaidCard>,
    },
    /// That cannot be.
    Impossible,
}

/// A number of cards, in words if it is small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code")]
pub enum Count {
    /// The only form.
    #[serde(rename = "count")]
    Of {
        /// The number.
        number: usize,
    },
}

/// A kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum SaidKind {
    /// A suspect.
    KindSuspect,
    /// A weapon.
    KindWeapon,
    /// A room.
    KindRoom,
}

impl From<Kind> for SaidKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Suspect => Self::KindSuspect,
            Kind::Weapon => Self::KindWeapon,
            Kind::Room => Self::KindRoom,
        }
    }
}

/// All the cards of a holder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code")]
pub enum Hand {
    /// The only form.
    #[serde(rename = "hand")]
    Of {
        /// The holder.
        holder: SaidHolder,
        /// How many they are.
        size: Count,
    },
}

/// What happened when: how a later sentence refers to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum At {
    /// By its number in the notebook.
    Entry {
        /// Counted from 1.
        number: usize,
    },
    /// In a game in play.
    Turn {
        /// Whose turn.
        whose: SaidHolder,
        /// In which round.
        round: u16,
    },
}

/// A failed accusation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Failed {
    /// One that was told.
    AccusationAt {
        /// When.
        at: At,
    },
    /// The one there was.
    TheAccusation,
}

/// What was shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum ShownCard {
    /// A card that was not seen.
    OneOfThem,
    /// This card.
    ThisCard {
        /// Which.
        card: SaidCard,
    },
}

/// One of the things that fill a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Part {
    /// This card.
    ThisCard {
        /// Which.
        card: SaidCard,
    },
    /// Some of what was shown then.
    SomeFrom {
        /// How many.
        some: Count,
        /// When.
        at: At,
    },
    /// Some of these.
    SomeOf {
        /// How many.
        some: Count,
        /// Of which.
        cards: Vec<SaidCard>,
    },
}

/// What is in all the places of a holder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Filled {
    /// In a hand.
    FilledHand {
        /// Which.
        hand: Hand,
        /// By what.
        parts: Vec<Part>,
    },
    /// In the place of a kind in the case file.
    FilledKind {
        /// Which kind.
        kind: SaidKind,
        /// By what.
        parts: Vec<Part>,
    },
}

/// How many of some cards a holder has room for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code")]
pub enum RoomFor {
    /// The only form.
    #[serde(rename = "room-for")]
    Of {
        /// The holder.
        holder: SaidHolder,
        /// The most.
        most: Count,
    },
}
