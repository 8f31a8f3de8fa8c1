//! How old things are, and their removal. The store finds and removes; what is old enough is decided by
//! [`crate::retention`].
//!
//! Whatever is removed is looked at again by the one writer: what was changed since it was found stays.

use super::{DocumentKey, Fault, Witness};
use async_trait::async_trait;

/// A place that forgets.
#[async_trait]
pub trait Retention: Send + Sync {
    /// Remembers that a guest was here.
    async fn see_guest(&self, id: &str, at: u64) -> Result<(), Fault>;

    /// When any guest was here last.
    async fn latest_visit(&self) -> Result<Option<u64>, Fault>;

    /// So many tables in the order of their ids, from the one after `after` on.
    async fn tables_after(&self, after: &str, most: u32) -> Result<Vec<TableAge>, Fault>;

    /// Throws a table away as [`super::Store::delete_table`] does, if it was last changed then or earlier.
    async fn forget_table(
        &self,
        id: &str,
        unchanged_since: u64,
        witnesses: &[Witness],
    ) -> Result<bool, Fault>;

    /// So many finished tables that the guest hosts and nobody else has to do with, the longest unchanged first.
    async fn finished_alone(&self, guest: &str, most: u32) -> Result<Vec<TableAge>, Fault>;

    /// So many guests in the order of their ids, from the one after `after` on.
    async fn guests_after(&self, after: &str, most: u32) -> Result<Vec<GuestAge>, Fault>;

    /// Throws a guest away with everything that is theirs, if they were last here then or earlier and no table is theirs.
    async fn forget_guest(&self, id: &str, unseen_since: u64) -> Result<bool, Fault>;

    /// So many seat notes, last changed then or earlier, of guests who neither sit at the table nor host it any more.
    async fn orphaned_notes(&self, unchanged_since: u64, most: u32) -> Result<Vec<DocumentKey>, Fault>;

    /// Deletes a document, if it was last changed then or earlier.
    async fn forget_document(&self, key: &DocumentKey, unchanged_since: u64) -> Result<bool, Fault>;

    /// How many bytes all that is kept takes. Room that was freed does not count.
    async fn bytes(&self) -> Result<u64, Fault>;
}

/// How old a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableAge {
    pub id: String,
    pub phase: TablePhase,
    pub changed_at: u64,
}

/// How far a table is, as far as its age is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePhase {
    /// The match has not begun.
    Waiting,
    /// It goes on, or the head cannot be read.
    Playing,
    Over,
}

impl TablePhase {
    /// By the name the phase has in a head (`wire::Phase`).
    pub fn named(name: Option<&str>) -> Self {
        match name {
            Some("waiting" | "starting") => Self::Waiting,
            Some("over") => Self::Over,
            _ => Self::Playing,
        }
    }
}

/// How long a guest has been gone, and what holds them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestAge {
    pub id: String,
    pub seen_at: u64,
    /// They host a table, or sit at one.
    pub has_tables: bool,
    /// They have told no name, and have neither a table nor a save nor a notebook.
    pub is_stranger: bool,
}
