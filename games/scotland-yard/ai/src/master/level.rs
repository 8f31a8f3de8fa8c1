//! How strong a brain of this kind is.

use super::race::Race;
use super::{detectives, mister_x};

/// How strong a brain of this kind is, on either side.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    pub(super) hunt: detectives::Depth,
    pub(super) flight: mister_x::Depth,
}

impl Level {
    /// For a first game: a good deal is left to chance, and nothing is played through.
    pub const NOVICE: Self = Self {
        hunt: detectives::Depth { careless: 0.4, beam: 1, race: Race::NONE, ..Self::MASTER.hunt },
        flight: mister_x::Depth { blur: 2.0, race: Race::NONE, ..Self::MASTER.flight },
    };
    /// Plays what looks best, and plays nothing through.
    pub const STEADY: Self = Self {
        hunt: detectives::Depth { careless: 0.1, beam: 4, race: Race::NONE, ..Self::MASTER.hunt },
        flight: mister_x::Depth { blur: 0.3, race: Race::NONE, ..Self::MASTER.flight },
    };
    /// As strong as it gets.
    pub const MASTER: Self = Self { hunt: detectives::Depth::FULL, flight: mister_x::Depth::FULL };
}
