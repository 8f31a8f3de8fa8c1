//! Seat notes: what guests write for themselves at a seat. They belong to the guest as much as to the seat: whoever
//! sits there next finds nothing.

use super::{CommitError, Fault};
use async_trait::async_trait;

/// A place where seat notes are kept for good. To it they are a text with a version.
#[async_trait]
pub trait SeatNotes: Send + Sync {
    /// What the guest wrote at this seat, if anything.
    async fn seat_notes(&self, whose: &SeatOf) -> Result<Option<StoredSeatNotes>, Fault>;

    /// Puts another text in the place of the one of `version`; version 0 is before the first. When this returns, it
    /// is durable.
    async fn save_seat_notes(&self, save: SaveSeatNotes) -> Result<(), CommitError>;
}

/// A guest at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatOf {
    pub table: String,
    pub seat: u8,
    pub guest: String,
}

/// What the notes say from now on.
#[derive(Clone, Debug)]
pub struct SaveSeatNotes {
    pub whose: SeatOf,
    /// The version this builds on; it becomes one more.
    pub version: u64,
    pub body: String,
    pub at: u64,
}

/// Notes as they are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSeatNotes {
    /// How often they were saved.
    pub version: u64,
    pub body: String,
}
