//! Options of a match, valid by construction.

use crate::names::Suspect;
use serde::{Deserialize, Serialize};

/// What can be chosen before a match of Clue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Setup"))]
#[serde(try_from = "ClueText")]
pub struct ClueSetup {
    suspects: Vec<Suspect>,
    dice: u8,
    exact: bool,
    leftovers: Leftovers,
}

/// What can be chosen before a match of Clue-less.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Setup"))]
#[serde(try_from = "ClueLessText")]
pub struct ClueLessSetup {
    suspects: Vec<Suspect>,
    leftovers: Leftovers,
}

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
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// Too few seats for the game.
    #[error("{least} people at least are needed, not {count}")]
    TooFew {
        /// How many the game needs.
        least: usize,
        /// How many there are.
        count: usize,
    },
    /// There are only six suspects.
    #[error("at most 6 people can play, not {0}")]
    TooMany(usize),
    /// A suspect has two seats.
    #[error("{0} is taken twice")]
    Twice(Suspect),
    /// The seats are not in the order of play.
    #[error("the seats go clockwise from Miss Scarlet: {second} sits after {first}, not before")]
    NotClockwise {
        /// Who comes first around the table.
        first: Suspect,
        /// Who comes later.
        second: Suspect,
    },
    /// Not a number of dice the game is played with.
    #[error("Clue is played with 1 or 2 dice, not {0}")]
    Dice(u8),
}

const USUAL: [Suspect; 4] = [Suspect::Scarlet, Suspect::Mustard, Suspect::Green, Suspect::Plum];

impl ClueSetup {
    /// The fewest who can play.
    pub const FEWEST: usize = 2;

    /// A match of these suspects, one for each seat.
    ///
    /// # Errors
    /// What is wrong with the choice.
    pub fn new(
        suspects: Vec<Suspect>,
        dice: u8,
        exact: bool,
        leftovers: Leftovers,
    ) -> Result<Self, SetupFault> {
        check_suspects(&suspects, Self::FEWEST)?;
        if !(1..=2).contains(&dice) {
            return Err(SetupFault::Dice(dice));
        }
        Ok(Self { suspects, dice, exact, leftovers })
    }

    /// Who sits in which seat.
    pub fn suspects(&self) -> &[Suspect] {
        &self.suspects
    }

    /// How many dice are rolled.
    pub const fn dice(&self) -> u8 {
        self.dice
    }

    /// Whether a move that ends in the corridors must use the whole roll.
    pub const fn exact(&self) -> bool {
        self.exact
    }

    /// What becomes of the cards that cannot be dealt evenly.
    pub const fn leftovers(&self) -> Leftovers {
        self.leftovers
    }
}

impl Default for ClueSetup {
    fn default() -> Self {
        Self { suspects: USUAL.to_vec(), dice: 1, exact: false, leftovers: Leftovers::default() }
    }
}

impl ClueLessSetup {
    /// The fewest who can play.
    pub const FEWEST: usize = 3;

    /// A match of these suspects, one for each seat.
    ///
    /// # Errors
    /// What is wrong with the choice.
    pub fn new(suspects: Vec<Suspect>, leftovers: Leftovers) -> Result<Self, SetupFault> {
        check_suspects(&suspects, Self::FEWEST)?;
        Ok(Self { suspects, leftovers })
    }

    /// Who sits in which seat.
    pub fn suspects(&self) -> &[Suspect] {
        &self.suspects
    }

    /// What becomes of the cards that cannot be dealt evenly.
    pub const fn leftovers(&self) -> Leftovers {
        self.leftovers
    }
}

impl Default for ClueLessSetup {
    fn default() -> Self {
        Self { suspects: USUAL.to_vec(), leftovers: Leftovers::default() }
    }
}

/// Seats are numbered in the order of play, so that "the next seat" is the neighbour to the left.
fn check_suspects(suspects: &[Suspect], least: usize) -> Result<(), SetupFault> {
    let count = suspects.len();
    // Before looking at each, so that a list without end costs nothing to refuse.
    if count > Suspect::ALL.len() {
        return Err(SetupFault::TooMany(count));
    }
    for (nth, suspect) in suspects.iter().enumerate() {
        if suspects[..nth].contains(suspect) {
            return Err(SetupFault::Twice(*suspect));
        }
    }
    if count < least {
        return Err(SetupFault::TooFew { least, count });
    }
    match suspects.windows(2).find(|pair| pair[0] > pair[1]) {
        Some(pair) => Err(SetupFault::NotClockwise { first: pair[1], second: pair[0] }),
        None => Ok(()),
    }
}

/// A set-up of Clue as it is stored and sent, not yet checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
struct ClueText {
    suspects: Vec<Suspect>,
    dice: u8,
    exact: bool,
    leftovers: Leftovers,
}

impl Default for ClueText {
    fn default() -> Self {
        let ClueSetup { suspects, dice, exact, leftovers } = ClueSetup::default();
        Self { suspects, dice, exact, leftovers }
    }
}

impl TryFrom<ClueText> for ClueSetup {
    type Error = SetupFault;

    fn try_from(text: ClueText) -> Result<Self, SetupFault> {
        ClueSetup::new(text.suspects, text.dice, text.exact, text.leftovers)
    }
}

/// A set-up of Clue-less as it is stored and sent, not yet checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
struct ClueLessText {
    suspects: Vec<Suspect>,
    leftovers: Leftovers,
}

impl Default for ClueLessText {
    fn default() -> Self {
        let ClueLessSetup { suspects, leftovers } = ClueLessSetup::default();
        Self { suspects, leftovers }
    }
}

impl TryFrom<ClueLessText> for ClueLessSetup {
    type Error = SetupFault;

    fn try_from(text: ClueLessText) -> Result<Self, SetupFault> {
        ClueLessSetup::new(text.suspects, text.leftovers)
    }
}
