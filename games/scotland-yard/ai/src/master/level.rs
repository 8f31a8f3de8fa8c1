//! Levels of the brain.

use super::race::Race;
use super::{detectives, mister_x};

/// How strong a brain of this kind is, on either side.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    pub(super) hunt: detectives::Depth,
    pub(super) flight: mister_x::Depth,
}

impl Level {
    /// For a first game: much is left to chance, and nothing is played through.
    pub const NOVICE: Self = Self {
        hunt: detectives::Depth { careless: 0.65, beam: 1, race: Race::NONE, ..Self::MASTER.hunt },
        flight: mister_x::Depth { blur: 4.0, race: Race::NONE, ..Self::MASTER.flight },
    };
    /// Mostly plays what looks best; as Mister X it plays a little through.
    pub const STEADY: Self = Self {
        hunt: detectives::Depth { careless: 0.2, beam: 4, race: Race::NONE, ..Self::MASTER.hunt },
        flight: mister_x::Depth { blur: 0.3, replies: 0, race: Race::SHORT, ..Self::MASTER.flight },
    };
    /// As strong as it gets.
    pub const MASTER: Self = Self { hunt: detectives::Depth::FULL, flight: mister_x::Depth::FULL };
}
