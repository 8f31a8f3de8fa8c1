//! Storage of guests, tables and documents. A trait, since one machine uses SQLite and several use PostgreSQL; one
//! suite of tests (`tests/store.rs`) runs on every implementation.
//!
//! The store knows nothing of games: heads, events, notes and documents are texts to it.

mod documents;
mod kin;
mod links;
mod loss;
mod nodes;
pub mod postgres;
mod retention;
pub(crate) mod sqlite;

pub use documents::{
    DocumentError, DocumentHead, DocumentKey, DocumentKind, DocumentQuota, Documents, SaveDocument,
    StoredDocument,
};
pub use kin::{KinRow, StoredKin, Witness};
pub use links::{Links, MOST_KEYS, NewLinkRow, StoredLink};
pub use nodes::{Claim, NodeId, Nodes, StoredNode};
pub use postgres::Postgres;
pub use retention::{GuestAge, Retention, TableAge, TablePhase};
pub use sqlite::{Damage, Sqlite};

use crate::wire::{Guest, Reason};
use async_trait::async_trait;
use parlour_game::Seed;
use serde::{Deserialize, Serialize};

/// Durable storage of guests, their tables and documents.
#[async_trait]
pub trait Store: Documents + Links + Nodes + Retention {
    /// Stores a new guest, who is recognised by the hash of a token.
    async fn create_guest(&self, guest: &Guest, token_hash: [u8; 32], at: u64) -> Result<(), Fault>;

    /// The guest with this token: their first one, or one they got by a link.
    async fn guest_by_token(&self, token_hash: [u8; 32]) -> Result<Option<Guest>, Fault>;

    /// Gives a guest another name.
    async fn rename_guest(&self, id: &str, name: &str) -> Result<(), Fault>;

    /// Stores a new table, if its host may have one more.
    async fn create_table(&self, table: NewRow) -> Result<(), CreateError>;

    /// A table with its events and notes.
    async fn load_table(&self, id: &str) -> Result<Option<StoredTable>, Fault>;

    /// A table's head alone, however long its log.
    async fn head(&self, id: &str) -> Result<Option<String>, Fault>;

    /// Loads a table in order to serve it.
    async fn claim_table(&self, id: &str) -> Result<Claim, Fault> {
        self.load_table(id).await.map(Claim::Ours)
    }

    /// Why computers did what they did at a table, in order, from this event on, and no more than so many.
    async fn thoughts(&self, id: &str, from: u32, most: u32) -> Result<Vec<StoredThought>, Fault>;

    /// The table that this code opens.
    async fn table_by_code(&self, code: &str) -> Result<Option<String>, Fault>;

    /// Stores what happened at a table, all or nothing. When this returns, it is durable.
    async fn commit(&self, commit: Commit) -> Result<(), CommitError>;

    /// All tables whose matches have this seed, and the witnesses of deleted ones.
    async fn kin(&self, seed: &Seed) -> Result<StoredKin, Fault>;

    /// Hides a table from what [`Store::tables_of`] lists for this guest.
    async fn hide_table(&self, guest: &str, id: &str) -> Result<(), Fault>;

    /// How many tables the guest has, including hidden ones.
    async fn count_tables(&self, guest: &str) -> Result<TableCount, Fault>;

    /// The heads of the tables where the guest sits or which they host, the latest changed first.
    async fn tables_of(&self, guest: &str, most: u32) -> Result<Vec<StoredHead>, Fault>;

    /// All tables, whoever sits there: those where something happened last come first.
    async fn latest_tables(&self, most: u32) -> Result<Vec<StoredHead>, Fault>;

    /// Tables whose `wake_at` has come.
    async fn due(&self, now: u64, most: u32) -> Result<Vec<String>, Fault>;

    /// Sets when a table that was due by then must be awake next; `None` = it need not be. If it is due no more, nothing
    /// changes.
    async fn put_off(&self, id: &str, due: u64, at: Option<u64>) -> Result<(), Fault>;

    /// How many rows there are of each kind.
    async fn counts(&self) -> Result<Counts, Fault>;

    /// The key that seals files of saved games: the one that was drawn first. `None` if this store keeps none, and the
    /// data folder does.
    async fn seal_key(&self, _drawn: [u8; 32]) -> Result<Option<[u8; 32]>, Fault> {
        Ok(None)
    }

    /// Which life of the data this is: another one once they may have been set back to an earlier state, by a backup or by a
    /// standby that lagged behind. The same for all nodes.
    fn incarnation(&self) -> String;

    /// Writes a value that is already there, to test whether writing works.
    async fn probe(&self) -> Result<(), Fault> {
        Ok(())
    }

    /// Why the last write failed, if it did.
    fn trouble(&self) -> Option<Fault> {
        None
    }

    /// Waits until the store is lost (its files were removed or replaced). It refuses everything from then on.
    async fn lost(&self) -> Fault {
        std::future::pending().await
    }

    /// Waits until all pending writes are done.
    async fn close(&self);
}

/// A new table.
#[derive(Clone, Debug)]
pub struct NewRow {
    pub id: String,
    pub code: String,
    pub seed: Seed,
    pub head: String,
    /// The host and the guests who sit there.
    pub guests: Vec<String>,
    /// The events so far of a saved game that continues there.
    pub events: Vec<StoredEvent>,
    pub at: u64,
    pub wake_at: Option<u64>,
    pub host: String,
    /// How many tables the host may have, including this one; `None` = any number.
    pub most: Option<TableCount>,
    /// Created only if this node has the role when the table is kept.
    pub role: Option<&'static str>,
}

/// How many tables a guest has, or may have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableCount {
    /// Not over. Waiting rooms that others host do not count.
    pub unfinished: u64,
    /// Hosted by the guest, in any phase.
    pub hosted: u64,
}

/// What happened at a table since `version`.
#[derive(Clone, Debug, Default)]
pub struct Commit {
    pub table: String,
    /// The version this builds on; it becomes one more.
    pub version: u64,
    pub head: Option<NewHead>,
    /// The seed of the match, if it is not the one the table was made with.
    pub seed: Option<Seed>,
    /// Numbered without gaps from the number of events so far; anything else is refused.
    pub events: Vec<StoredEvent>,
    /// Why the first of them was chosen, if a computer chose it: kept beside it, and read by [`Store::thoughts`] alone.
    pub thought: Option<String>,
    pub notes: Vec<StoredNote>,
    /// Notes with smaller numbers are deleted.
    pub drops_notes_before: Option<u32>,
    pub at: u64,
    /// The seat the match waits for now.
    pub waits_for: Option<u8>,
}

/// A changed head.
#[derive(Clone, Debug)]
pub struct NewHead {
    pub head: String,
    /// The host and the guests who sit there.
    pub guests: Vec<String>,
    /// Whether the code still opens the table.
    pub is_open: bool,
    /// When the table must be awake next.
    pub wake_at: Option<u64>,
}

/// A stored event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    pub seq: u32,
    pub at: u64,
    pub body: String,
    /// The request that caused it, to recognise a repeat.
    pub request: Option<String>,
}

/// Why a computer chose an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredThought {
    pub seq: u32,
    pub body: String,
}

/// A stored note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredNote {
    pub n: u32,
    pub body: String,
    /// The request that caused it, if it caused no event.
    pub request: Option<String>,
}

/// A table with its events and notes.
#[derive(Clone, Debug)]
pub struct StoredTable {
    pub head: String,
    pub seed: Seed,
    pub version: u64,
    pub events: Vec<StoredEvent>,
    pub notes: Vec<StoredNote>,
}

/// A table's head, for lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredHead {
    pub id: String,
    pub head: String,
    /// The seat its match waits for.
    pub waits_for: Option<u8>,
    pub changed_at: u64,
}

/// How many rows there are of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub guests: u64,
    pub tables: Phases,
    pub events: u64,
    pub notebooks: u64,
    pub saves: u64,
}

/// Tables by phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Phases {
    /// In the waiting room, or about to start.
    pub waiting: u64,
    pub playing: u64,
    pub over: u64,
}

/// The disk or the database failed: nothing was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("the store failed: {0}")]
pub struct Fault(pub String);

impl From<Fault> for Reason {
    fn from(fault: Fault) -> Self {
        // The cause is for the log; a guest can only try again.
        tracing::error!(%fault, "a request failed");
        Reason::Unavailable
    }
}

/// Why a commit was refused.
#[derive(Clone, Debug, thiserror::Error)]
pub enum CommitError {
    /// Another owner has written to this table since: load it again.
    #[error("it has been changed by somebody else")]
    Conflict,
    #[error(transparent)]
    Fault(#[from] Fault),
}

/// Why a table was not created.
#[derive(Clone, Debug, thiserror::Error)]
pub enum CreateError {
    #[error("this code opens another table")]
    CodeTaken,
    #[error("the host has as many unfinished tables as one may have")]
    TooManyUnfinished,
    #[error("the host has as many tables as one may have")]
    TooMany,
    #[error("another node has the role by which the table is opened")]
    NotInRole,
    #[error(transparent)]
    Fault(#[from] Fault),
}
