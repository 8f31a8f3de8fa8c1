//! Saves: games kept under a name. Every call names the guest, so that nobody reaches another's.

use super::Fault;
use async_trait::async_trait;

/// A place where saves are kept for good. To it a save is a text with a name.
#[async_trait]
pub trait Saves: Send + Sync {
    /// Keeps a new save, if its name is free and there is room for it on the guest's shelf. When this returns, it is
    /// durable.
    async fn create_save(&self, save: NewSaveRow, shelf: SaveShelf) -> Result<(), SaveError>;

    /// The guest's saves, the latest first.
    async fn saves_of(&self, guest: &str) -> Result<Vec<SaveHead>, Fault>;

    /// All about one of the guest's saves.
    async fn load_save(&self, guest: &str, id: &str) -> Result<Option<StoredSave>, Fault>;

    /// Gives a save another name, if no other save of the guest has it. None if the guest has no save with this id.
    async fn rename_save(&self, guest: &str, id: &str, name: &str) -> Result<Option<SaveHead>, SaveError>;

    /// Throws a save away. False if the guest has none with this id.
    async fn delete_save(&self, guest: &str, id: &str) -> Result<bool, Fault>;
}

/// How much one guest may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SaveShelf {
    /// How many saves.
    pub saves: u64,
    /// How long all of them together.
    pub bytes: u64,
}

/// A save to be kept.
#[derive(Clone, Debug)]
pub struct NewSaveRow {
    pub guest: String,
    pub head: SaveHead,
    pub body: String,
}

/// A save in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveHead {
    pub id: String,
    pub game: String,
    pub name: String,
    /// What a list tells of it besides.
    pub about: String,
    pub saved_at: u64,
}

/// All about a save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSave {
    pub head: SaveHead,
    pub body: String,
}

/// Why a save was not kept.
#[derive(Clone, Debug, thiserror::Error)]
pub enum SaveError {
    #[error("the guest has another save with this name")]
    NameTaken,
    #[error("the guest has as many saves as one may have")]
    TooMany,
    #[error("the guest's saves are as long as they may be together")]
    Full,
    #[error(transparent)]
    Fault(#[from] Fault),
}
