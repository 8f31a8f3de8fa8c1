//! Links that let a guest in on another device. Like tokens, they are known by a hash alone.

use super::{CommitError, Fault};
use crate::wire::{Guest, LinkKind};
use async_trait::async_trait;

/// How many tokens got by links a guest may have: one for each device.
pub const MOST_KEYS: u32 = 50;

/// A place where links are kept for good.
#[async_trait]
pub trait Links: Send + Sync {
    /// Keeps a link. It takes the place of the guest's earlier one of the same kind.
    async fn create_link(&self, link: NewLinkRow) -> Result<(), Fault>;

    /// The link with this secret, also if it was used or is too old.
    async fn link(&self, secret_hash: [u8; 32]) -> Result<Option<StoredLink>, Fault>;

    /// Uses a link up, and gives its guest one more token. Of more than [`MOST_KEYS`] the oldest is forgotten. When this
    /// returns, it is durable.
    ///
    /// # Errors
    /// [`CommitError::Conflict`] if there is no such link, or it was used, or is too old.
    async fn use_link(&self, secret_hash: [u8; 32], token_hash: [u8; 32], at: u64)
    -> Result<(), CommitError>;
}

/// A link to be kept.
#[derive(Clone, Debug)]
pub struct NewLinkRow {
    pub secret_hash: [u8; 32],
    pub guest: String,
    pub kind: LinkKind,
    /// It works before this time.
    pub expires_at: u64,
}

/// A link as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLink {
    pub guest: Guest,
    pub expires_at: u64,
    pub is_used: bool,
}
