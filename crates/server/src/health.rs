//! The health check: whether the store can write.

use crate::store::{Fault, Store};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// How long a result is reused for further requests.
const REUSE_FOR: Duration = Duration::from_secs(2);

/// A store that takes longer than this for a tiny write counts as failed.
const PROBE_TIMEOUT: Duration = Duration::from_secs(5);

/// The last result.
#[derive(Default)]
pub(crate) struct Health {
    last: Mutex<Option<(Instant, Result<(), Fault>)>>,
}

impl Health {
    /// Whether the store works: the last writes succeeded, and so does a tiny one.
    ///
    /// # Errors
    /// Why it does not work.
    pub(crate) async fn check(&self, store: &dyn Store) -> Result<(), Fault> {
        // Concurrent requests wait for the same result.
        let mut last = self.last.lock().await;
        if let Some((at, result)) = &*last
            && at.elapsed() < REUSE_FOR
        {
            return result.clone().and_then(|()| store.trouble().map_or(Ok(()), Err));
        }
        let late = |_| Err(Fault("a small write takes too long".into()));
        let result = tokio::time::timeout(PROBE_TIMEOUT, store.probe()).await.unwrap_or_else(late);
        *last = Some((Instant::now(), result.clone()));
        result
    }
}
