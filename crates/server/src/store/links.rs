//! Links that sign a guest in on another device. Like tokens, only their hash is stored.

use super::{CommitError, Fault};
use crate::wire::{Guest, LinkKind};
use async_trait::async_trait;

/// How many tokens from links a guest may have, one for each device.
pub const MOST_KEYS: u32 = 50;

/// A kind as it is stored.
pub(super) fn name(kind: LinkKind) -> &'static str {
    match kind {
        LinkKind::Device => "device",
        LinkKind::Recovery => "recovery",
    }
}

/// Stores links.
#[async_trait]
pub trait Links: Send + Sync {
    /// Stores a link. It replaces the guest's earlier one of the same kind.
    async fn create_link(&self, link: NewLinkRow) -> Result<(), Fault>;

    /// The link with this secret, even if it was used or has expired.
    async fn link(&self, secret_hash: [u8; 32]) -> Result<Option<StoredLink>, Fault>;

    /// Marks a link as used and gives its guest one more token. Of more than [`MOST_KEYS`] the oldest is deleted. When
    /// this returns, it is durable.
    ///
    /// # Errors
    /// [`CommitError::Conflict`] if there is no such link, or it was used, or has expired.
    async fn use_link(&self, secret_hash: [u8; 32], token_hash: [u8; 32], at: u64)
    -> Result<(), CommitError>;
}

/// A new link.
#[derive(Clone, Debug)]
pub struct NewLinkRow {
    pub secret_hash: [u8; 32],
    pub guest: String,
    pub kind: LinkKind,
    /// The link works before this time.
    pub expires_at: u64,
}

/// A stored link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLink {
    pub guest: Guest,
    pub expires_at: u64,
    pub is_used: bool,
}
