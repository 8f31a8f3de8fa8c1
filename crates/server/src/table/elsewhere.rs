//! Tables that other nodes of the house serve: whoever asks one is answered by the node that has it, or by this one as
//! soon as that node is gone.

use super::{LoadError, Tables};
use crate::bus::asks::{Door, Lost, Undisturbed, relay};
use crate::bus::{Ask, Letter, Parcel, Unreached};
use crate::store::NodeId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// How long somebody waits for a table whose node does not answer: longer than a lease lasts.
pub(crate) const PATIENCE: Duration = Duration::from_secs(8);

/// How long to wait before a table is asked for again: from the first to the longest.
const PAUSES: [Duration; 2] = [Duration::from_millis(50), Duration::from_millis(800)];

/// So many are remembered. Beyond that all are looked up anew.
const MOST: usize = 100_000;

/// The nodes that serve tables, as far as is known.
#[derive(Default)]
pub(super) struct Elsewhere(Mutex<HashMap<String, NodeId>>);

impl Elsewhere {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, NodeId>> {
        self.0.lock().expect("no holder panics")
    }

    fn of(&self, table: &str) -> Option<NodeId> {
        self.lock().get(table).copied()
    }

    fn note(&self, table: &str, node: NodeId) {
        let mut known = self.lock();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(table.to_owned(), node);
    }

    pub(super) fn forget(&self, table: &str) {
        self.lock().remove(table);
    }
}

/// Waits longer and longer, and then no more.
pub(crate) struct Patience {
    began: Instant,
    pause: Duration,
}

impl Patience {
    pub(crate) fn new() -> Self {
        Self { began: Instant::now(), pause: PAUSES[0] }
    }

    /// Whether there is still some left, after a pause.
    pub(crate) async fn is_left(&mut self) -> bool {
        if self.began.elapsed() > PATIENCE {
            return false;
        }
        tokio::time::sleep(self.pause).await;
        self.pause = (self.pause * 2).min(PAUSES[1]);
        true
    }
}

impl Tables {
    /// Asks a table, and wakes it if need be, here or at the node that serves it.
    ///
    /// # Errors
    /// If there is no such table, it cannot be rebuilt, or the node that serves it does not answer.
    pub async fn ask<A>(self: &Arc<Self>, table: &str, ask: A) -> Result<A::Reply, LoadError>
    where
        A: Ask<Letter = Letter>,
    {
        let ask = Arc::new(ask);
        let mut patience = Patience::new();
        loop {
            let hint = self.elsewhere.of(table).filter(|_| !self.bus.is_awake(table));
            let node = match hint {
                Some(node) => Some(node),
                None => match self.ask_here(table, &ask).await {
                    Err(LoadError::Elsewhere(node)) => Some(node),
                    Err(LoadError::NoLease) => None,
                    // A database on another machine may be away for a while.
                    Err(LoadError::Unavailable(_)) if self.store.node() != NodeId::default() => None,
                    done => return done,
                },
            };
            let answered = match node {
                Some(node) => self.ask_at(node, table, &*ask).await.map(|answered| (node, answered)),
                None => Err(Unreached::NotDelivered),
            };
            match answered {
                Ok((_, Err(LoadError::Elsewhere(other)))) if other != self.store.node() => {
                    self.elsewhere.note(table, other);
                }
                Ok((_, Err(error @ (LoadError::UnknownOutcome | LoadError::BreaksDown)))) => {
                    return Err(error);
                }
                // It does not serve the table, whatever the reason: another node may.
                Ok((_, Err(_))) => self.elsewhere.forget(table),
                Ok((node, answered)) => {
                    self.elsewhere.note(table, node);
                    return answered;
                }
                Err(Unreached::NoAnswer) if !A::IS_REPEATABLE => return Err(LoadError::UnknownOutcome),
                Err(Unreached::NoAnswer | Unreached::NotDelivered) => self.elsewhere.forget(table),
            }
            if *self.closing.borrow() || !patience.is_left().await {
                return Err(LoadError::Unavailable("the node that serves the table does not answer".into()));
            }
        }
    }

    async fn ask_at<A: Ask<Letter = Letter>>(
        &self,
        node: NodeId,
        table: &str,
        ask: &A,
    ) -> Result<Result<A::Reply, LoadError>, Unreached> {
        let body = serde_json::to_vec(ask).expect("requests are plain data");
        let parcel = Parcel { place: table.to_owned(), name: A::NAME.to_owned(), body };
        let answer = self.bus.ask_node(node, parcel).await?;
        // What cannot be read comes from another version. Without an answer it did not understand the request.
        let unread = if answer.is_empty() { Unreached::NotDelivered } else { Unreached::NoAnswer };
        serde_json::from_slice(&answer).map_err(|_| unread)
    }

    /// Asks a table only if it is awake, wherever that is.
    ///
    /// # Errors
    /// As [`Tables::ask`].
    pub(crate) async fn ask_if_awake<A>(self: &Arc<Self>, table: &str, ask: A) -> Result<(), LoadError>
    where
        A: Ask<Letter = Letter>,
    {
        let is_known = self.bus.is_awake(table) || self.elsewhere.of(table).is_some();
        // Where the database does not say, it may be.
        if is_known || !matches!(self.store.owner_of(table).await, Ok(None)) {
            self.ask(table, ask).await?;
        }
        Ok(())
    }

    /// Answers what another node asks of a table.
    pub(crate) async fn answer(self: &Arc<Self>, table: &str, name: &str, body: &[u8]) -> Vec<u8> {
        relay(&AtHome { tables: self, table }, name, body).await.unwrap_or_default()
    }

    /// A node is gone, with all pages that were open there.
    pub(crate) async fn lose(&self, node: NodeId) {
        self.tell_awake(|| Lost { node }).await;
    }

    /// Pages that are open at other nodes can be heard again.
    pub(crate) async fn undisturbed(&self) {
        self.tell_awake(|| Undisturbed {}).await;
    }

    async fn tell_awake<A: Ask<Letter = Letter>>(&self, ask: impl Fn() -> A) {
        for table in self.bus.awake() {
            // Nobody waits for what they reply.
            let (reply, _) = oneshot::channel();
            let _ = self.bus.deliver(&table, Arc::new(ask()).letter(reply)).await;
        }
    }
}

/// A table as other nodes ask it: only if it is this node's, or can be.
struct AtHome<'a> {
    tables: &'a Arc<Tables>,
    table: &'a str,
}

impl Door<Letter> for AtHome<'_> {
    type Refusal = LoadError;

    async fn ask<A: Ask<Letter = Letter>>(&self, ask: A) -> Result<A::Reply, LoadError> {
        self.tables.ask_here(self.table, &Arc::new(ask)).await
    }
}
