//! What a page is told of a finished match, to look at it again and to check it, and why computers did what they did.

use super::TableView;
use parlour_catalog::BadRecord;
use parlour_game::{Seat, Turn};
use parlour_voice::Quoted;
use serde::Serialize;
use serde_json::value::RawValue;

#[cfg(feature = "ts")]
use ts_rs::TS;

/// A finished match, seen through one pair of eyes; its views are asked for apart.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Replay {
    /// With hash and seed.
    pub table: TableView,
    /// Whenever somebody was to act, and the end: never empty.
    pub moments: Vec<ReplayMoment>,
    /// Every event as these eyes saw it; with everything revealed, as whoever acted did.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub sights: Box<RawValue>,
}

/// A point at which a match can be looked at.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct ReplayMoment {
    /// How many events had happened.
    pub seq: u32,
    /// Whom the match waited for.
    pub turn: Turn,
}

/// Views of moments one after another, as many as go into one answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct ReplayViews {
    /// The number of the first moment.
    pub from: u32,
    /// A view each; with everything revealed a list each: the seats' views in order, then the spectators'.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub views: Vec<Box<RawValue>>,
}

/// What came of playing a finished match again from its seed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct ReplayCheck {
    /// How many events were checked.
    pub events: u32,
    /// How many of them chance answered, each compared with what the seed says.
    pub drawn: u32,
    /// So many events came from a file without its seed: what chance answered in them cannot be compared.
    pub brought: u32,
    /// The first thing that does not agree; `None` if all does.
    pub fault: Option<BadRecord>,
    /// The same in English.
    pub text: Option<String>,
}

/// Why computers did what they did at a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Thoughts {
    /// In the order of the events. What people did has none, nor what a computer did before its reasons were kept.
    pub thoughts: Vec<ToldThought>,
    /// From which event on to ask for more; nothing if these are all so far.
    pub next: Option<u32>,
}

/// Why a computer did one thing.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct ToldThought {
    /// The number of the event.
    pub event: u32,
    /// For which seat it was done.
    pub seat: Seat,
    /// By which of the game's computers: also one that played for somebody who was away.
    pub brain: String,
    /// The sentence, in the words of the game: it speaks of itself as "I".
    #[cfg_attr(feature = "ts", ts(type = "{ space: string, code: string }"))]
    pub said: Quoted,
    /// The same in English.
    pub text: String,
}
