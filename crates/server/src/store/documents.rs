//! Documents: texts that belong to a guest. Saved games, notebooks and seat notes are kept in the same way; what differs
//! between the kinds is data.

use super::Fault;
use async_trait::async_trait;
use serde::{Deserialize, Serialize};

/// Stores documents. Every call but [`Documents::find_document`] names the guest, so that no one reaches another's.
#[async_trait]
pub trait Documents: Send + Sync {
    /// Stores a new document, if the guest's quota for this kind allows it. When this returns, it is durable.
    ///
    /// # Errors
    /// [`DocumentError::NameTaken`] if names of this kind are unique and the guest has one with this name;
    /// [`DocumentError::Conflict`] if there is such a document already, or its table does not exist.
    async fn create_document(
        &self,
        kind: DocumentKind,
        guest: &str,
        document: StoredDocument,
        quota: DocumentQuota,
    ) -> Result<(), DocumentError>;

    /// The guest's documents of one kind, the latest changed first.
    async fn documents_of(&self, kind: DocumentKind, guest: &str) -> Result<Vec<DocumentHead>, Fault>;

    async fn load_document(&self, key: &DocumentKey) -> Result<Option<StoredDocument>, Fault>;

    /// A document of any guest. The caller decides whether the reader may see it.
    async fn find_document(&self, kind: DocumentKind, id: &str) -> Result<Option<StoredDocument>, Fault>;

    /// Replaces the text of `version`, if the new one is no longer or the guest's quota allows it. When this returns, it
    /// is durable.
    async fn save_document(&self, save: SaveDocument, quota: DocumentQuota) -> Result<(), DocumentError>;

    /// Renames a document, which leaves its version and date alone. `None` if the guest has no such document.
    async fn rename_document(
        &self,
        key: &DocumentKey,
        name: &str,
    ) -> Result<Option<DocumentHead>, DocumentError>;

    /// Deletes a document, if it was last changed then or earlier. False if the guest has no such document.
    async fn delete_document(&self, key: &DocumentKey, unchanged_since: Option<u64>) -> Result<bool, Fault>;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DocumentKind {
    /// A saved game; its topic is the game. Its name is unique among the guest's saves.
    Save,
    /// What a guest wrote with a tool, which is its topic.
    Notebook,
    /// What a guest wrote at a seat; its topic is the table, and it is deleted with it.
    SeatNotes,
}

impl DocumentKind {
    /// As it is stored.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Save => "save",
            Self::Notebook => "notebook",
            Self::SeatNotes => "seat-notes",
        }
    }

    /// Why a row of this kind was refused that violates a constraint.
    pub fn clash(self) -> DocumentError {
        if self == Self::Save { DocumentError::NameTaken } else { DocumentError::Conflict }
    }
}

/// Identifies a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentKey {
    pub kind: DocumentKind,
    pub guest: String,
    /// Unique among the guest's documents of this kind.
    pub id: String,
}

impl DocumentKey {
    pub fn new(kind: DocumentKind, guest: &str, id: &str) -> Self {
        Self { kind, guest: guest.to_owned(), id: id.to_owned() }
    }

    /// A guest's notes at a seat. They belong to the guest as much as to the seat: the next holder finds nothing.
    pub fn seat_notes(guest: &str, table: &str, seat: u8) -> Self {
        Self { kind: DocumentKind::SeatNotes, guest: guest.to_owned(), id: format!("{table}/{seat}") }
    }
}

/// How much a guest may store of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DocumentQuota {
    pub documents: u64,
    /// The bytes of all texts together.
    pub bytes: u64,
}

impl DocumentQuota {
    pub const UNLIMITED: Self = Self { documents: u64::MAX, bytes: u64::MAX };
}

/// A new text of a document.
#[derive(Clone, Debug)]
pub struct SaveDocument {
    pub key: DocumentKey,
    /// The version this builds on; it becomes one more.
    pub version: u64,
    pub body: String,
    pub at: u64,
}

/// A document without its text, for lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentHead {
    pub id: String,
    pub topic: String,
    pub name: String,
    /// What a list says about it besides, as JSON; may be empty.
    pub about: String,
    pub changed_at: u64,
}

/// A document with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredDocument {
    pub head: DocumentHead,
    pub version: u64,
    pub body: String,
}

impl StoredDocument {
    /// The first notes at a seat: version 1, since 0 stands for none.
    pub fn seat_notes(table: &str, seat: u8, body: String, at: u64) -> Self {
        let head = DocumentHead {
            id: format!("{table}/{seat}"),
            topic: table.to_owned(),
            name: String::new(),
            about: String::new(),
            changed_at: at,
        };
        Self { head, version: 1, body }
    }
}

/// Why a document was not stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum DocumentError {
    /// Someone else has written to it since: load it again.
    #[error("it has been changed by somebody else")]
    Conflict,
    #[error("the guest has another one with this name")]
    NameTaken,
    #[error("the guest has as many as one may have")]
    TooMany,
    #[error("the guest has written as much as one may write")]
    Full,
    #[error(transparent)]
    Fault(#[from] Fault),
}
