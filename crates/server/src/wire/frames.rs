//! What viewers are told of a match.

use parlour_game::{Seat, Turn};
use serde::Serialize;
use serde_json::value::RawValue;
#[cfg(feature = "ts")]
use ts_rs::TS;

/// The match as one viewer may know it, with what that viewer saw since an earlier point.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Frame {
    /// Whose eyes; `None` = a spectator's.
    pub seat: Option<Seat>,
    /// How many events have happened.
    pub seq: u32,
    /// The number of the event that `sights` starts with.
    pub since: u32,
    /// One per event from `since` to `seq`.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub sights: Box<RawValue>,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// What this seat may do now; empty for a spectator.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub actions: Box<RawValue>,
    pub turn: Turn,
    /// When the time for the awaited decision is up.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub deadline: Option<u64>,
}

/// What one viewer saw of a part of the match.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Sights {
    /// Whose eyes; `None` = a spectator's.
    pub seat: Option<Seat>,
    /// The number of the event that `sights` starts with.
    pub since: u32,
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub sights: Box<RawValue>,
}
