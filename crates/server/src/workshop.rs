//! Where tools and advisors work: a bounded number of threads beside those of the tables, so that a long question delays no game.
//!
//! One guest works on one thread at a time. Those who wait are served by turns, address by address and there guest by guest, and
//! no guest has more than a few places: a guest who asks little never waits for all that others have asked, however many
//! guests one person makes.

use crate::fair::FairQueue;
use crate::rate_key::RateKey;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::oneshot;

/// How many may wait for each thread. Whoever comes later is better told so than left waiting.
const WAITING_PER_THREAD: usize = 64;

/// How many pieces of work one guest may have here: one that is done, and two that wait.
const PLACES_PER_GUEST: usize = 3;

/// How long a guest waits for a piece of work, from asking for it.
const WORK_TIMEOUT: Duration = Duration::from_secs(20);

/// A bounded number of threads, and of those who wait for one.
pub(crate) struct Workshop {
    most_waiting: usize,
    state: Arc<Mutex<State>>,
}

struct State {
    /// Threads that nobody works on.
    free: usize,
    /// Guests whose work is being done.
    working: HashSet<String>,
    /// Who is called next. Of those who wait too many, the newest of the address that has most places gives way.
    waiting: FairQueue<RateKey, String, oneshot::Sender<Turn>>,
}

/// The right to use a thread, given back when it is dropped.
struct Turn {
    guest: String,
    state: Arc<Mutex<State>>,
}

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
        let state = State { free: threads, working: HashSet::new(), waiting: FairQueue::new() };
        Self { most_waiting: threads * WAITING_PER_THREAD, state: Arc::new(Mutex::new(state)) }
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
        let called = self.queue(rate_key, guest)?;
        let working = async {
            // Who is not called has given way to somebody of another address.
            let turn = called.await.map_err(|_| NotDone::Busy)?;
            begin(turn, job)?.await.map_err(|_| NotDone::Panicked)
        };
        tokio::time::timeout(WORK_TIMEOUT, working).await.unwrap_or(Err(NotDone::Late))
    }

    /// How many pieces of work are being done.
    pub(crate) fn at_work(&self) -> usize {
        lock(&self.state).working.len()
    }

    /// Takes a place in the queue.
    fn queue(&self, rate_key: RateKey, guest: &str) -> Result<oneshot::Receiver<Turn>, NotDone> {
        let mut state = lock(&self.state);
        // Calls that were cancelled do not count against the limits.
        state.waiting.retain(|call| !call.is_closed());
        let guest = guest.to_owned();
        let own = state.waiting.places_of(&rate_key, &guest);
        if own + usize::from(state.working.contains(&guest)) >= PLACES_PER_GUEST {
            return Err(NotDone::TooMany);
        }
        let (call, called) = oneshot::channel();
        state.waiting.push(rate_key, guest, call);
        if state.waiting.len() > self.most_waiting {
            state.waiting.give_way();
        }
        drop(state);
        call_next(&self.state);
        Ok(called)
    }
}

/// Does the work on a thread of its own. The runtime knows nothing of it, so that a closing house need not wait for
/// work that does not end.
fn begin<T: Send + 'static>(
    turn: Turn,
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<oneshot::Receiver<T>, NotDone> {
    let (tell, told) = oneshot::channel();
    let work = move || {
        let done = std::panic::catch_unwind(AssertUnwindSafe(job));
        // Before the answer is sent: a guest who has it can ask again at once.
        drop(turn);
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

/// Gives the free threads to those who wait for one.
fn call_next(state: &Arc<Mutex<State>>) {
    while let Some((call, turn)) = next(state) {
        // Not under the lock: a turn that is not taken any more is given back here.
        let _ = call.send(turn);
    }
}

fn next(shared: &Arc<Mutex<State>>) -> Option<(oneshot::Sender<Turn>, Turn)> {
    let mut state = lock(shared);
    if state.free == 0 {
        return None;
    }
    let State { waiting, working, .. } = &mut *state;
    let (_, guest, call) = waiting.pop(|guest| !working.contains(guest))?;
    state.free -= 1;
    state.working.insert(guest.clone());
    Some((call, Turn { guest, state: shared.clone() }))
}

impl Drop for Turn {
    fn drop(&mut self) {
        {
            let mut state = lock(&self.state);
            state.free += 1;
            state.working.remove(&self.guest);
        }
        call_next(&self.state);
    }
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().expect("no holder panics")
}

#[cfg(test)]
mod tests;
