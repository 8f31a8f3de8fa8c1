//! What seats that plan together sketch for each other.

use super::Json;
use parlour_game::Seat;
use serde::Serialize;
#[cfg(feature = "ts")]
use ts_rs::TS;

/// All sketches that a seat may see: its own, and of those with whom it plans.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Sketches {
    /// Whose eyes.
    pub seat: Seat,
    /// One for each seat that has sketched something.
    pub sketches: Vec<Sketch>,
}

/// What a seat has sketched, in the page's own words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Sketch {
    pub seat: Seat,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub sketch: Json,
}
