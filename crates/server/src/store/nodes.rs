//! Which node of the house serves what. A house of one process serves everything: that is what these methods say unless
//! a store knows better.
//!
//! A node has a lease, which it renews; a table has the node that claimed it last, until that node releases it or its
//! lease is over. Claiming raises the table's version, so that nothing a former owner still writes is kept.

use super::{Fault, StoredTable};
use async_trait::async_trait;
use serde::{Deserialize, Serialize};

/// A process that serves a house. No number is given twice in a house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NodeId(pub u64);

impl NodeId {
    /// How many sockets a node numbers, as a power of two.
    const SOCKETS: u32 = 40;

    /// The numbers of this node's sockets begin here: no other node has any of them.
    pub(crate) fn first_socket(self) -> u64 {
        (self.0 << Self::SOCKETS) + 1
    }

    /// The node that has a socket.
    pub(crate) fn of_socket(socket: u64) -> Self {
        Self(socket >> Self::SOCKETS)
    }
}

/// What came of claiming a table.
#[derive(Clone, Debug)]
pub enum Claim {
    /// This node serves it from now on; `None` if there is no such table.
    Ours(Option<StoredTable>),
    /// That node serves it.
    Of(NodeId),
}

/// A node as the store knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredNode {
    pub id: NodeId,
    pub name: String,
    /// How many tables it has claimed.
    pub tables: u64,
    /// Whether its lease is valid.
    pub is_alive: bool,
    /// What it said of itself last.
    pub about: String,
}

/// Nodes, and what they serve.
#[async_trait]
pub trait Nodes: Send + Sync {
    /// This node.
    fn node(&self) -> NodeId {
        NodeId::default()
    }

    /// Lets any node have a table that this one serves.
    async fn release_table(&self, _id: &str) -> Result<(), Fault> {
        Ok(())
    }

    /// The node that serves a table now, if one does.
    async fn owner_of(&self, _id: &str) -> Result<Option<NodeId>, Fault> {
        Ok(None)
    }

    /// Claims a task that one node of the house has. Returns who has it, which may be this node.
    async fn claim_role(&self, _role: &str) -> Result<NodeId, Fault> {
        Ok(self.node())
    }

    /// The key of what travels between the nodes of this house; the drawn one if there is none yet. A copy of the house has
    /// another one. `None` if the house has but one process.
    async fn bus_key(&self, _drawn: [u8; 32]) -> Result<Option<[u8; 32]>, Fault> {
        Ok(None)
    }

    /// Lets another node have the task.
    async fn release_role(&self, _role: &str) -> Result<(), Fault> {
        Ok(())
    }

    /// All nodes of the house, by name. None if it has but one process.
    async fn nodes(&self) -> Result<Vec<StoredNode>, Fault> {
        Ok(Vec::new())
    }

    /// What this node says of itself, for the others to read.
    fn say_about(&self, _about: String) {}

    /// The term in which this node may speak for what it serves; `None` while it may not. What was loaded in a former term
    /// may have been claimed by another node since.
    fn term(&self) -> Option<u64> {
        Some(0)
    }

    /// Waits until a term is over.
    async fn end_of(&self, _term: u64) {
        std::future::pending().await
    }

    /// Milliseconds since 1970 by the clock that all nodes share, if there is one.
    fn time(&self) -> Option<u64> {
        None
    }
}
