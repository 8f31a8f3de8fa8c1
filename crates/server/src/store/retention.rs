//! Ages of tables, guests and seat notes, and their removal. [`crate::retention`] decides what is old enough.
//!
//! The writer checks the age again before it deletes: what was changed in the meantime stays.

use super::{DocumentKey, Fault, Witness};
use async_trait::async_trait;

/// Finds and deletes what is old.
#[async_trait]
pub trait Retention: Send + Sync {
    /// Stores the time of a guest's visit.
    async fn see_guest(&self, id: &str, at: u64) -> Result<(), Fault>;

    /// The time of the latest visit of any guest.
    async fn latest_visit(&self) -> Result<Option<u64>, Fault>;

    /// At most `most` tables in the order of their ids, from the one after `after` on.
    async fn tables_after(&self, after: &str, most: u32) -> Result<Vec<TableAge>, Fault>;

    /// Deletes a table with its events, notes and seat notes, if it was last changed then or earlier. `witnesses` says how
    /// much of the game its guests have seen, which is kept in case a save of the game is loaded later.
    async fn delete_table(
        &self,
        id: &str,
        unchanged_since: Option<u64>,
        witnesses: &[Witness],
    ) -> Result<bool, Fault>;

    /// At most `most` finished tables that the guest hosts and where no one else sits, the longest unchanged first.
    async fn finished_alone(&self, guest: &str, most: u32) -> Result<Vec<TableAge>, Fault>;

    /// At most `most` guests in the order of their ids, from the one after `after` on.
    async fn guests_after(&self, after: &str, most: u32) -> Result<Vec<GuestAge>, Fault>;

    /// Deletes a guest with all their documents, links and tokens, if they were last here then or earlier and have no table.
    async fn delete_guest(&self, id: &str, unseen_since: u64) -> Result<bool, Fault>;

    /// At most `most` seat notes, last changed then or earlier, of guests who neither sit at the table nor host it any more.
    async fn orphaned_notes(&self, unchanged_since: u64, most: u32) -> Result<Vec<DocumentKey>, Fault>;

    /// The bytes in use. Freed pages do not count.
    async fn bytes(&self) -> Result<u64, Fault>;
}

/// How old a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableAge {
    pub id: String,
    pub phase: TablePhase,
    pub changed_at: u64,
}

/// The phase of a table, as far as retention distinguishes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePhase {
    /// The match has not begun.
    Waiting,
    /// In progress, or the head cannot be read.
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

/// When a guest was last here, and what keeps them from being deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestAge {
    pub id: String,
    pub seen_at: u64,
    /// They host a table, or sit at one.
    pub has_tables: bool,
    /// They have no name, no table, no save and no notebook.
    pub is_stranger: bool,
}
