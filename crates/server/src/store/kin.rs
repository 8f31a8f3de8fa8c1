//! Tables whose matches have the same seed: copies of one game.

use serde::{Deserialize, Serialize};

/// How many witnesses of games at deleted tables are kept; the oldest are deleted first.
pub(super) const WITNESSES: u32 = 100_000;

/// How much of a game a guest has seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Witness {
    pub guest: String,
    /// How many events they saw.
    pub seq: u32,
    /// How many of these up to their own last action: what they saw after that says little.
    pub acted: u32,
}

/// All tables of one seed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredKin {
    pub tables: Vec<KinRow>,
    /// How much guests have seen at tables that were deleted.
    pub witnesses: Vec<Witness>,
}

/// One of these tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KinRow {
    pub id: String,
    pub head: String,
    /// How many events have happened there.
    pub events: u32,
}
