//! The single options of a match and the presets that set them together; whether they can be played is for
//! [`Setup`](crate::Setup).

use crate::tickets::{Fares, Purse};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Every rule that can be chosen, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many detectives there are.
    pub detectives: u8,
    /// Where all begin.
    pub starts: Starts,
    /// Mister X's tickets for taxi, bus and underground.
    pub mister_x: Purse,
    /// His black tickets.
    pub black: Black,
    /// His tickets for two moves in a turn.
    pub doubles: u8,
    /// How many moves his log has room for.
    pub windows: u8,
    /// After which of them he shows himself.
    pub shown: Vec<u8>,
    /// Each detective's tickets.
    pub detective: Fares,
    /// In which order the detectives move.
    pub order: Order,
    /// Whether the detectives move once more after the last window.
    pub last_round: bool,
    /// Whether the detectives may look where he is.
    pub practice: bool,
    /// What happens to whoever does not move in time.
    pub on_timeout: OnTimeout,
}

/// Rules that belong together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// The rules of 2000.
    #[default]
    Classic,
    /// Without double moves, and with starts anywhere.
    Seed,
    /// The rules since 2013.
    Modern,
}

impl Preset {
    /// All of them.
    pub const ALL: [Preset; 3] = [Preset::Classic, Preset::Seed, Preset::Modern];

    /// The rules it sets.
    pub fn options(self) -> Options {
        let classic = Options {
            detectives: 5,
            starts: Starts::SharedCards,
            mister_x: Purse::Counted(Fares::new(4, 3, 3)),
            black: Black::OneEach,
            doubles: 2,
            windows: 24,
            shown: vec![3, 8, 13, 18],
            detective: Fares::new(10, 8, 4),
            order: Order::Fixed,
            last_round: false,
            practice: false,
            on_timeout: OnTimeout::Move,
        };
        match self {
            Preset::Classic => classic,
            Preset::Seed => Options { starts: Starts::Any, doubles: 0, ..classic },
            Preset::Modern => Options {
                starts: Starts::SplitCards,
                mister_x: Purse::Unlimited,
                black: Black::Count(5),
                shown: vec![3, 8, 13, 18, 24],
                order: Order::Free,
                last_round: true,
                ..classic
            },
        }
    }
}

/// Where all begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Starts {
    /// All draw from one pack of start cards.
    SharedCards,
    /// Detectives and Mister X draw from packs of their own.
    SplitCards,
    /// Anywhere.
    Any,
}

/// What happens to a seat that does not move in time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum OnTimeout {
    /// Its first legal move is played.
    #[default]
    Move,
    /// Its side loses: Mister X, or all detectives for one of them.
    Lose,
}

/// In which order the detectives move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// In that of their seats.
    Fixed,
    /// In any, another one in each round if they like.
    Free,
}

/// How many black tickets Mister X has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number | \"one-each\""))]
#[serde(from = "BlackText", into = "BlackText")]
pub enum Black {
    /// As many as there are detectives.
    OneEach,
    /// So many.
    Count(u8),
}

impl Black {
    /// How many that are against so many detectives.
    pub const fn count(self, detectives: u8) -> u8 {
        match self {
            Black::OneEach => detectives,
            Black::Count(count) => count,
        }
    }
}

impl fmt::Display for Black {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Black::OneEach => f.write_str("one-each"),
            Black::Count(count) => count.fmt(f),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "black is \"one-each\" or a number of tickets")]
enum BlackText {
    Count(u8),
    Word(Word),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    OneEach,
}

impl From<BlackText> for Black {
    fn from(text: BlackText) -> Self {
        match text {
            BlackText::Count(count) => Black::Count(count),
            BlackText::Word(Word::OneEach) => Black::OneEach,
        }
    }
}

impl From<Black> for BlackText {
    fn from(black: Black) -> Self {
        match black {
            Black::OneEach => BlackText::Word(Word::OneEach),
            Black::Count(count) => BlackText::Count(count),
        }
    }
}
