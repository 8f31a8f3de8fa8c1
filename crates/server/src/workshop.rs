//! Where tools and advisors work: a bounded number of threads beside those of the tables, so that a long question delays no game.
//!
//! One guest works on one thread at a time, and has no more than a few places in the queue.

use crate::permits::{Permit, Permits};
use crate::rate_key::RateKey;
use serde::{Deserialize, Serialize};
use std::panic::AssertUnwindSafe;
use std::time::Duration;
use tokio::sync::oneshot;

/// How many may wait for each thread. Whoever comes later is better told so than left waiting.
const WAITING_PER_THREAD: usize = 64;

/// How many pieces of work one guest may have here: one that is done, and two that wait.
const PLACES_PER_GUEST: usize = 3;

/// How long a guest waits for a piece of work, from asking for it.
const WORK_TIMEOUT: Duration = Duration::from_secs(20);

/// A bounded number of threads, and of those who wait for one.
pub(crate) struct Workshop(Permits);

/// Why a piece of work was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotDone {
    /// This guest waits for enough already.
    TooMany,
    /// Too many wait already, and nobody's address has more places than this guest's.
    Busy,
    /// It took too long. If it was begun it goes on, but nobody will learn what came of it.
    Late,
    /// It ended in a panic, and nothing else did.
    Panicked,
}

impl Workshop {
    /// Half of the machine's cores, at least one: the other half is for computers at tables.
    pub(crate) fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self::with_threads((cores / 2).max(1))
    }

    fn with_threads(threads: usize) -> Self {
        Self(Permits::new(threads, threads * WAITING_PER_THREAD, Some(PLACES_PER_GUEST)))
    }

    /// Does the work for this guest as soon as it is their turn.
    ///
    /// A thread is given back when the work on it ends, and not when nobody waits for it any more: work that does not
    /// end must not take one core after another.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        rate_key: RateKey,
        guest: &str,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotDone> {
        let called = self.0.queue(rate_key, guest).ok_or(NotDone::TooMany)?;
        let working = async {
            // Who is not called has given way to somebody of another address.
            let permit = called.await.map_err(|_| NotDone::Busy)?;
            begin(permit, job)?.await.map_err(|_| NotDone::Panicked)
        };
        tokio::time::timeout(WORK_TIMEOUT, working).await.unwrap_or(Err(NotDone::Late))
    }

    /// How many pieces of work are being done.
    pub(crate) fn at_work(&self) -> usize {
        self.0.working()
    }
}

/// Does the work on a thread of its own. The runtime knows nothing of it, so that a closing house need not wait for
/// work that does not end.
fn begin<T: Send + 'static>(
    permit: Permit,
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<oneshot::Receiver<T>, NotDone> {
    let (tell, told) = oneshot::channel();
    let work = move || {
        let done = std::panic::catch_unwind(AssertUnwindSafe(job));
        // Before the answer is sent: a guest who has it can ask again at once.
        drop(permit);
        if let Ok(done) = done {
            let _ = tell.send(done);
        }
    };
    match std::thread::Builder::new().name("tool".into()).spawn(work) {
        Ok(_) => Ok(told),
        Err(error) => {
            tracing::error!(%error, "there is no thread for a tool");
            Err(NotDone::Busy)
        }
    }
}

#[cfg(test)]
mod tests;
