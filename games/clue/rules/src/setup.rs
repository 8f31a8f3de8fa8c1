//! Options of a match, valid by construction.

use crate::names::Suspect;
use crate::said;
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// What can be chosen before a match of Clue.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Setup"))]
#[serde(deny_unknown_fields, default)]
pub struct ClueSetup {
    /// Who sits in which seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Suspect>"))]
    pub suspects: Suspects<2>,
    /// How many dice are rolled.
    #[cfg_attr(feature = "ts", ts(as = "u8"))]
    pub dice: Dice,
    /// Whether a move that ends in the corridors must use the whole roll.
    pub exact: bool,
    /// What becomes of the cards that cannot be dealt evenly.
    pub leftovers: Leftovers,
}

/// What can be chosen before a match of Clue-less.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Setup"))]
#[serde(deny_unknown_fields, default)]
pub struct ClueLessSetup {
    /// Who sits in which seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Suspect>"))]
    pub suspects: Suspects<3>,
    /// What becomes of the cards that cannot be dealt evenly.
    pub leftovers: Leftovers,
}

/// One suspect for each seat, in the order of play, so that "the next seat" is the neighbour to the left: at least
/// `FEWEST`, each once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Suspect>", into = "Vec<Suspect>")]
pub struct Suspects<const FEWEST: usize>(Vec<Suspect>);

/// How many dice are rolled: one or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Dice(u8);

/// What becomes of the cards that cannot be dealt evenly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Leftovers {
    /// They are dealt, too: the first seats have one card more.
    #[default]
    Dealt,
    /// They lie face up beside the board.
    Open,
}

/// Why a match cannot be set up so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum SetupFault {
    /// Too few seats for the game.
    TooFewSeats {
        /// How many the game needs.
        least: usize,
        /// How many there are.
        count: usize,
    },
    /// There are only six suspects.
    TooManySeats {
        /// How many there are.
        count: usize,
    },
    /// A suspect has two seats.
    SuspectTwice {
        /// Who.
        #[serde(serialize_with = "said::card")]
        #[cfg_attr(feature = "ts", ts(as = "said::SaidCard"))]
        suspect: Suspect,
    },
    /// The seats are not in the order of play.
    NotClockwise {
        /// Who comes first around the table.
        #[serde(serialize_with = "said::card")]
        #[cfg_attr(feature = "ts", ts(as = "said::SaidCard"))]
        first: Suspect,
        /// Who comes later.
        #[serde(serialize_with = "said::card")]
        #[cfg_attr(feature = "ts", ts(as = "said::SaidCard"))]
        second: Suspect,
    },
    /// Not a number of dice the game is played with.
    NotSoManyDice {
        /// How many.
        count: u8,
    },
}

parlour_voice::spoken!(
    SetupFault,
    "clue",
    [
        SetupFault::TooFewSeats { least: 3, count: 2 },
        SetupFault::TooManySeats { count: 7 },
        SetupFault::SuspectTwice { suspect: Suspect::White },
        SetupFault::NotClockwise { first: Suspect::Scarlet, second: Suspect::Mustard },
        SetupFault::NotSoManyDice { count: 3 },
    ]
);

impl<const FEWEST: usize> TryFrom<Vec<Suspect>> for Suspects<FEWEST> {
    type Error = SetupFault;

    fn try_from(suspects: Vec<Suspect>) -> Result<Self, SetupFault> {
        let count = suspects.len();
        // Checked first, so that an overlong list is refused at no cost.
        if count > Suspect::ALL.len() {
            return Err(SetupFault::TooManySeats { count });
        }
        for (nth, suspect) in suspects.iter().enumerate() {
            if suspects[..nth].contains(suspect) {
                return Err(SetupFault::SuspectTwice { suspect: *suspect });
            }
        }
        if count < FEWEST {
            return Err(SetupFault::TooFewSeats { least: FEWEST, count });
        }
        match suspects.windows(2).find(|pair| pair[0] > pair[1]) {
            Some(pair) => Err(SetupFault::NotClockwise { first: pair[1], second: pair[0] }),
            None => Ok(Self(suspects)),
        }
    }
}

impl<const FEWEST: usize> From<Suspects<FEWEST>> for Vec<Suspect> {
    fn from(suspects: Suspects<FEWEST>) -> Self {
        suspects.0
    }
}

impl<const FEWEST: usize> Deref for Suspects<FEWEST> {
    type Target = [Suspect];

    fn deref(&self) -> &[Suspect] {
        &self.0
    }
}

impl<const FEWEST: usize> Default for Suspects<FEWEST> {
    fn default() -> Self {
        Self(vec![Suspect::Scarlet, Suspect::Mustard, Suspect::Green, Suspect::Plum])
    }
}

impl TryFrom<u8> for Dice {
    type Error = SetupFault;

    fn try_from(number: u8) -> Result<Self, SetupFault> {
        if (1..=2).contains(&number) {
            Ok(Self(number))
        } else {
            Err(SetupFault::NotSoManyDice { count: number })
        }
    }
}

impl From<Dice> for u8 {
    fn from(dice: Dice) -> Self {
        dice.0
    }
}

impl Default for Dice {
    fn default() -> Self {
        Self(1)
    }
}
