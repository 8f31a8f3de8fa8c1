//! Whether the house can do its work, for whoever watches over it.

use crate::store::{Fault, Store};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// How long an answer stands: whoever asks more often gets the same one.
const STANDS: Duration = Duration::from_secs(2);

/// A store that takes longer than this for a tiny write cannot do its work.
const PROBE_TIMEOUT: Duration = Duration::from_secs(5);

/// The last look at the store.
#[derive(Default)]
pub(crate) struct Health {
    last: Mutex<Option<(Instant, Result<(), Fault>)>>,
}

impl Health {
    /// Whether the store keeps what it is given: the last writes went well, and so does a tiny one.
    ///
    /// # Errors
    /// Why it does not.
    pub(crate) async fn check(&self, store: &dyn Store) -> Result<(), Fault> {
        // Whoever comes meanwhile waits for the same answer.
        let mut last = self.last.lock().await;
        if let Some((at, result)) = &*last
            && at.elapsed() < STANDS
        {
            return result.clone().and_then(|()| store.trouble().map_or(Ok(()), Err));
        }
        let late = |_| Err(Fault("a small write takes too long".into()));
        let result = tokio::time::timeout(PROBE_TIMEOUT, store.probe()).await.unwrap_or_else(late);
        *last = Some((Instant::now(), result.clone()));
        result
    }
}
