//! The kinds of help in play, which a host allows one by one.

use crate::{Member, Set};
use serde::{Deserialize, Serialize};

/// A kind of help in play. Each question of an [`Advisor`](crate::Advisor) is for at most one of them, so that what one
/// kind tells never comes along with another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// What to do, in a sentence.
    Hint,
    /// How likely something is. It never says that something is certain.
    Chances,
    /// What is certain, and why.
    Proved,
}

impl Help {
    /// Every kind of help.
    pub const ALL: [Self; 3] = [Self::Hint, Self::Chances, Self::Proved];
}

/// Kinds of help.
pub type Helps = Set<Help>;

impl Member for Help {
    type Bits = u32;

    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }
}
