//! Where tables, saves and notebooks are kept. A trait, because one machine keeps them in SQLite and several in PostgreSQL; one suite
//! of tests (`tests/store.rs`) holds for both.
//!
//! The store knows nothing of games: a head, an event, a note, a save, a notebook, seat notes are texts to it.

mod documents;
mod kin;
mod links;
mod retention;
pub(crate) mod sqlite;

pub use documents::{
    DocumentError, DocumentHead, DocumentKey, DocumentKind, DocumentQuota, Documents, SaveDocument,
    StoredDocument,
};
pub use kin::{KinRow, StoredKin, Witness};
pub use links::{Links, MOST_KEYS, NewLinkRow, StoredLink};
pub use retention::{GuestAge, Retention, TableAge, TablePhase};
pub use sqlite::{Damage, Sqlite};

use crate::wire::Guest;
use async_trait::async_trait;
use parlour_game::Seed;
use serde::{Deserialize, Serialize};

/// A place where guests, their tables, saves, notebooks and seat notes are kept for good.
#[async_trait]
pub trait Store: Documents + Links + Retention {
    /// Keeps a new guest, who is recognised by the hash of a token.
    async fn create_guest(&self, guest: &Guest, token_hash: [u8; 32], at: u64) -> Result<(), Fault>;

    /// The guest with this token, the first one or one they got by a link.
    async fn guest_by_token(&self, token_hash: [u8; 32]) -> Result<Option<Guest>, Fault>;

    /// Gives a guest another name.
    async fn rename_guest(&self, id: &str, name: &str) -> Result<(), Fault>;

    /// Keeps a new table, if its host may have one more.
    async fn create_table(&self, table: NewRow) -> Result<(), CreateError>;

    /// All about a table.
    async fn load_table(&self, id: &str) -> Result<Option<StoredTable>, Fault>;

    /// The table that this code opens.
    async fn table_by_code(&self, code: &str) -> Result<Option<String>, Fault>;

    /// Keeps what happened at a table, all or nothing. When this returns, it is durable.
    async fn commit(&self, commit: Commit) -> Result<(), CommitError>;

    /// Throws a table away, with all that happened at it and all that was noted there. How much its guests have seen of
    /// a game that may come back is remembered.
    async fn delete_table(&self, id: &str, witnesses: &[Witness]) -> Result<(), Fault>;

    /// All tables whose matches have this seed, and what is remembered of those that were thrown away.
    async fn kin(&self, seed: &Seed) -> Result<StoredKin, Fault>;

    /// Leaves a table out of what [`Store::tables_of`] lists for this guest from now on.
    async fn hide_table(&self, guest: &str, id: &str) -> Result<(), Fault>;

    /// How many tables the guest has, hidden ones among them.
    async fn count_tables(&self, guest: &str) -> Result<TableCount, Fault>;

    /// The heads of the tables where the guest sits or which they host, the latest first.
    async fn tables_of(&self, guest: &str, most: u32) -> Result<Vec<StoredHead>, Fault>;

    /// Tables whose time to wake has come.
    async fn due(&self, now: u64, most: u32) -> Result<Vec<String>, Fault>;

    /// Lets a table sleep that cannot be woken (its log is broken), until somebody looks at it.
    async fn never_wake(&self, id: &str) -> Result<(), Fault>;

    /// How much is kept.
    async fn counts(&self) -> Result<Counts, Fault>;

    /// Writes something that changes nothing, to see whether writing works.
    async fn probe(&self) -> Result<(), Fault> {
        Ok(())
    }

    /// Why the last that was asked for was not kept, if the store failed.
    fn trouble(&self) -> Option<Fault> {
        None
    }

    /// Waits until the store cannot keep anything any more, and tells why. All it is asked for is refused from then on.
    async fn lost(&self) -> Fault {
        std::future::pending().await
    }

    /// Waits until everything asked for is written.
    async fn close(&self);
}

/// A table to be kept.
#[derive(Clone, Debug)]
pub struct NewRow {
    pub id: String,
    pub code: String,
    pub seed: Seed,
    pub head: String,
    /// Who hosts or sits there.
    pub guests: Vec<String>,
    /// What has happened already in the game that goes on there.
    pub events: Vec<StoredEvent>,
    pub at: u64,
    pub wake_at: Option<u64>,
    /// How many tables its host may have, this one among them; `None` = any number.
    pub shelf: Option<TableShelf>,
}

/// How many tables one guest may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableShelf {
    pub host: String,
    pub most: TableCount,
}

/// How many tables a guest has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableCount {
    /// Not over. Waiting rooms that others host do not count.
    pub unfinished: u64,
    /// Hosted by the guest, however far they are.
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
    /// With their numbers: whoever appends a number second is refused.
    pub events: Vec<StoredEvent>,
    pub notes: Vec<StoredNote>,
    /// Notes with smaller numbers are no longer kept.
    pub drops_notes_before: Option<u32>,
    pub at: u64,
    /// The seat the match waits for now.
    pub waits_for: Option<u8>,
}

/// A changed head.
#[derive(Clone, Debug)]
pub struct NewHead {
    pub head: String,
    /// Who hosts or sits there.
    pub guests: Vec<String>,
    /// Whether the code still lets anyone in.
    pub is_open: bool,
    /// When the table must be awake next.
    pub wake_at: Option<u64>,
}

/// An event as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    pub seq: u32,
    pub at: u64,
    pub body: String,
    /// The request that brought it about, to recognise a repeat.
    pub request: Option<String>,
}

/// A note as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredNote {
    pub n: u32,
    pub body: String,
    /// The request that brought it about, if no event did.
    pub request: Option<String>,
}

/// All about a table.
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

/// How much is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub guests: u64,
    pub tables: Phases,
    pub events: u64,
    pub notebooks: u64,
    pub saves: u64,
}

/// How many tables are how far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Phases {
    /// In the waiting room, or about to start.
    pub waiting: u64,
    pub playing: u64,
    pub over: u64,
}

/// The world failed: nothing was kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("the store failed: {0}")]
pub struct Fault(pub String);

/// Why a commit was not kept.
#[derive(Clone, Debug, thiserror::Error)]
pub enum CommitError {
    /// Somebody else has written to this table or notebook since: load it again.
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
    #[error(transparent)]
    Fault(#[from] Fault),
}
