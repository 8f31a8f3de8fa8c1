//! Notebooks: what guests write with a tool. Every call but one names the guest, so that nobody reaches another's.

use super::Fault;
use async_trait::async_trait;

/// A place where notebooks are kept for good. To it a notebook is a text with a name.
#[async_trait]
pub trait Notebooks: Send + Sync {
    /// Keeps a new notebook at version 0, if there is room for it on the guest's shelf.
    async fn create_notebook(&self, notebook: NewNotebookRow, shelf: Shelf) -> Result<(), NotebookError>;

    /// The guest's notebooks of one tool, the latest changed first.
    async fn notebooks_of(&self, guest: &str, tool: &str) -> Result<Vec<NotebookHead>, Fault>;

    /// All about one of the guest's notebooks.
    async fn load_notebook(&self, guest: &str, id: &str) -> Result<Option<StoredNotebook>, Fault>;

    /// All about a notebook of whomever it is. Whether the asker may see it is for the caller to decide.
    async fn find_notebook(&self, id: &str) -> Result<Option<StoredNotebook>, Fault>;

    /// Puts another text in the place of the one of `version`, if it is no longer than that or there is room for it on
    /// the guest's shelf. When this returns, it is durable.
    async fn save_notebook(&self, save: Save, shelf: Shelf) -> Result<(), NotebookError>;

    /// Gives a notebook another name, which is no change of what is written in it. None if the guest has none with
    /// this id.
    async fn rename_notebook(&self, guest: &str, id: &str, name: &str)
    -> Result<Option<NotebookHead>, Fault>;

    /// Throws a notebook away. False if the guest has none with this id.
    async fn delete_notebook(&self, guest: &str, id: &str) -> Result<bool, Fault>;
}

/// How much one guest may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shelf {
    /// How many notebooks.
    pub notebooks: u64,
    /// How much is written in all of them together.
    pub bytes: u64,
}

/// A notebook to be kept.
#[derive(Clone, Debug)]
pub struct NewNotebookRow {
    pub id: String,
    pub guest: String,
    pub tool: String,
    pub name: String,
    pub body: String,
    pub at: u64,
}

/// What a notebook says from now on.
#[derive(Clone, Debug)]
pub struct Save {
    pub guest: String,
    pub id: String,
    /// The version this builds on; it becomes one more.
    pub version: u64,
    pub body: String,
    pub at: u64,
}

/// A notebook in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotebookHead {
    pub id: String,
    pub tool: String,
    pub name: String,
    pub changed_at: u64,
}

/// All about a notebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredNotebook {
    pub head: NotebookHead,
    pub version: u64,
    pub body: String,
}

/// Why a notebook was not kept.
#[derive(Clone, Debug, thiserror::Error)]
pub enum NotebookError {
    /// Somebody else has written to it since: load it again.
    #[error("it has been changed by somebody else")]
    Conflict,
    #[error("the guest has as many notebooks as one may have")]
    TooMany,
    #[error("the guest has written as much as one may write")]
    Full,
    #[error(transparent)]
    Fault(#[from] Fault),
}
