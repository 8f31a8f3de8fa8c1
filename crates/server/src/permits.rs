//! Permits to use a thread: a bounded number of them, given by turns to those who wait, address by address and there guest by
//! guest. A guest who asks little never waits for all that others have asked, however many guests one person makes.

use crate::fair::FairQueue;
use crate::rate_key::RateKey;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::oneshot;

/// A bounded number of permits, and of those who wait for one.
pub(crate) struct Permits {
    state: Arc<Mutex<State>>,
}

struct State {
    free: usize,
    /// Of those who wait too many, the newest of the address that has most places gives way.
    waiting: FairQueue<RateKey, String, oneshot::Sender<Permit>>,
    most_waiting: usize,
    /// How many places a guest may have, of whom one permit at a time is used; `None` = any number of both.
    places_per_guest: Option<usize>,
    /// The guests whose permits are used, where one is used at a time.
    working: HashSet<String>,
}

/// The right to use a thread, given back when it is dropped.
pub(crate) struct Permit {
    guest: String,
    state: Arc<Mutex<State>>,
}

impl Permits {
    pub(crate) fn new(free: usize, most_waiting: usize, places_per_guest: Option<usize>) -> Self {
        let (waiting, working) = (FairQueue::new(), HashSet::new());
        Self { state: Arc::new(Mutex::new(State { free, waiting, most_waiting, places_per_guest, working })) }
    }

    /// Takes a place in the queue. Who gives way to somebody of another address sees the channel close. `None` if the guest
    /// has as many places as allowed.
    pub(crate) fn queue(&self, rate_key: RateKey, guest: &str) -> Option<oneshot::Receiver<Permit>> {
        let mut state = lock(&self.state);
        // Calls that were cancelled do not count against the limits.
        if state.places_per_guest.is_some() || state.waiting.len() >= state.most_waiting {
            state.waiting.retain(|call| !call.is_closed());
        }
        let guest = guest.to_owned();
        let own = state.waiting.places_of(&rate_key, &guest) + usize::from(state.working.contains(&guest));
        if state.places_per_guest.is_some_and(|most| own >= most) {
            return None;
        }
        let (call, called) = oneshot::channel();
        state.waiting.push(rate_key, guest, call);
        if state.waiting.len() > state.most_waiting {
            state.waiting.give_way();
        }
        drop(state);
        call_next(&self.state);
        Some(called)
    }

    /// Takes all that are free.
    pub(crate) fn occupy(&self) -> Vec<Permit> {
        let free = std::mem::take(&mut lock(&self.state).free);
        (0..free).map(|_| Permit { guest: String::new(), state: self.state.clone() }).collect()
    }

    /// The guests whose permits are used, where one is used at a time.
    pub(crate) fn working(&self) -> usize {
        lock(&self.state).working.len()
    }
}

/// Gives the free permits to those who wait for one.
fn call_next(shared: &Arc<Mutex<State>>) {
    loop {
        let Some((guest, call)) = lock(shared).next() else { return };
        // Not under the lock (`while let` would hold it): a permit that is not taken any more is given back here.
        let _ = call.send(Permit { guest, state: shared.clone() });
    }
}

impl State {
    fn next(&mut self) -> Option<(String, oneshot::Sender<Permit>)> {
        if self.free == 0 {
            return None;
        }
        let Self { waiting, working, .. } = self;
        let (guest, call) = std::iter::from_fn(|| waiting.pop(|guest| !working.contains(guest)))
            .map(|(_, guest, call)| (guest, call))
            .find(|(_, call)| !call.is_closed())?;
        self.free -= 1;
        if self.places_per_guest.is_some() {
            self.working.insert(guest.clone());
        }
        Some((guest, call))
    }
}

impl Drop for Permit {
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
