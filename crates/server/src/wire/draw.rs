//! What everyone may know of how a match's seed is drawn: promises before the start, everything after the end.

use parlour_game::Seat;
use serde::{Deserialize, Serialize};

#[cfg(feature = "ts")]
use ts_rs::TS;

/// What a seed is, or was, drawn from. `docs/replay.md` tells what is hashed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct DrawView {
    /// What the house promised, before any guest did.
    pub commitment: String,
    /// The house's part in hex, published when the match is over.
    pub bytes: Option<String>,
    /// In the order of the seats. Guests who contribute nothing are left out.
    pub guests: Vec<GuestDraw>,
}

/// What a guest contributes to a seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct GuestDraw {
    /// The first of the guest's seats.
    pub seat: Seat,
    /// What they promised; `None` = their last part was told for a countdown that was stopped, and a fresh promise is
    /// awaited.
    pub commitment: Option<String>,
    /// They have told the house their part for this countdown.
    pub revealed: bool,
    /// Their part in hex, published when the match is over.
    pub bytes: Option<String>,
}
