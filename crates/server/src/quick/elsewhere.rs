//! The queues that another node of the house holds: one of them holds all, whoever asked first.

use super::{Closed, Count, Letter, Lost, QuickMatches, relay};
use crate::bus::asks::Door;
use crate::bus::{self, Ask, Parcel, Unreached};
use crate::store::NodeId;
use crate::table::Patience;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::{Arc, MutexGuard};
use tokio::sync::oneshot;

/// What the node that holds the queues is called in the store.
pub(super) const ROLE: &str = "queues";

/// Why the queues are not asked here.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum NotHere {
    /// That node holds them.
    Of(NodeId),
    /// Nobody knows who does, or this node closes.
    Unknown,
}

impl QuickMatches {
    /// Asks the hall, wherever it is, and waits for its answer.
    ///
    /// # Errors
    /// If the house is closing, or the node that holds the queues does not answer.
    pub async fn ask<A: Ask<Letter = Letter>>(&self, game: &str, ask: A) -> Result<A::Reply, Closed> {
        let ask = Arc::new(ask);
        let mut patience = Patience::new();
        loop {
            let answered = match self.ask_here(&ask).await {
                Err(NotHere::Of(node)) => self.ask_at(node, game, &*ask).await,
                here => Ok(here),
            };
            match answered {
                Ok(Ok(reply)) => return Ok(reply),
                Ok(Err(NotHere::Of(node))) => *self.holder() = Some(node),
                // Who may have been led to a table comes back and asks for it.
                Err(Unreached::NoAnswer) if !A::IS_REPEATABLE => return Err(Closed),
                Ok(Err(NotHere::Unknown)) | Err(Unreached::NoAnswer | Unreached::NotDelivered) => {
                    *self.holder() = None;
                }
            }
            if self.mailbox.is_closed() || !patience.is_left().await {
                return Err(Closed);
            }
        }
    }

    /// How many wait for each game of the house.
    pub(crate) async fn count(&self) -> BTreeMap<String, u64> {
        self.ask("", Count {}).await.unwrap_or_default()
    }

    /// Answers what another node asks of the queues.
    pub(crate) async fn answer(&self, name: &str, body: &[u8]) -> Vec<u8> {
        relay(&AtHome(self), name, body).await.unwrap_or_default()
    }

    /// A node is gone, and may have held the queues.
    pub(crate) async fn lose(&self, node: NodeId) {
        self.holder().take_if(|holder| *holder == node);
        let (reply, _) = oneshot::channel();
        let _ = self.mailbox.send(Arc::new(Lost { node }).letter(reply)).await;
    }

    fn holder(&self) -> MutexGuard<'_, Option<NodeId>> {
        self.holder.lock().expect("no holder panics")
    }

    async fn ask_here<A: Ask<Letter = Letter>>(&self, ask: &Arc<A>) -> Result<A::Reply, NotHere> {
        let store = &self.tables.store;
        let known = *self.holder();
        let node = match known {
            Some(node) => node,
            None if store.term().is_none() => return Err(NotHere::Unknown),
            None => {
                let node = store.claim_role(ROLE).await.map_err(|fault| {
                    tracing::warn!(%fault, "cannot see which node holds the queues");
                    NotHere::Unknown
                })?;
                *self.holder() = Some(node);
                node
            }
        };
        if node != store.node() {
            return Err(NotHere::Of(node));
        }
        self.ask_own(ask).await.map_err(|Closed| NotHere::Unknown)
    }

    async fn ask_at<A: Ask<Letter = Letter>>(
        &self,
        node: NodeId,
        game: &str,
        ask: &A,
    ) -> Result<Result<A::Reply, NotHere>, Unreached> {
        let body = serde_json::to_vec(ask).expect("requests are plain data");
        let parcel = Parcel { place: bus::queue(game), name: A::NAME.to_owned(), body };
        let answer = self.tables.bus.ask_node(node, parcel).await?;
        serde_json::from_slice(&answer).map_err(|_| Unreached::NotDelivered)
    }
}

/// The queues as other nodes ask for them.
struct AtHome<'a>(&'a QuickMatches);

impl Door<Letter> for AtHome<'_> {
    type Refusal = NotHere;

    async fn ask<A: Ask<Letter = Letter>>(&self, ask: A) -> Result<A::Reply, NotHere> {
        self.0.ask_here(&Arc::new(ask)).await
    }
}
