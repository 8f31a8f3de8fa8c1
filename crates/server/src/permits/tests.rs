//! What tests of those who use permits look at.

use super::*;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Wake};

impl Permits {
    pub(crate) fn free(&self) -> usize {
        lock(&self.state).free
    }

    pub(crate) fn waiting(&self) -> usize {
        lock(&self.state).waiting.len()
    }

    pub(crate) fn places_of(&self, rate_key: RateKey, guest: &str) -> usize {
        lock(&self.state).waiting.places_of(&rate_key, &guest.to_owned())
    }

    /// How many places have ever been taken.
    pub(crate) fn pushed(&self) -> u64 {
        lock(&self.state).waiting.pushed()
    }

    /// Whether nobody waits for what is in the queue.
    pub(crate) fn is_unwanted(&self) -> bool {
        lock(&self.state).waiting.items().all(oneshot::Sender::is_closed)
    }
}

/// Whoever is woken looks whether the permits can be locked.
struct Looks {
    state: Arc<Mutex<State>>,
    is_free: AtomicBool,
}

impl Wake for Looks {
    fn wake(self: Arc<Self>) {
        self.is_free.store(self.state.try_lock().is_ok(), Ordering::Relaxed);
    }
}

#[test]
fn a_permit_is_handed_over_without_the_lock() {
    let permits = Permits::new(1, 8, None);
    let used = permits.occupy();
    let rate_key = RateKey::from(IpAddr::from([192, 0, 2, 1]));
    let mut called = pin!(permits.queue(rate_key, "ann").unwrap());
    let looks = Arc::new(Looks { state: permits.state.clone(), is_free: AtomicBool::new(false) });
    assert!(called.as_mut().poll(&mut Context::from_waker(&looks.clone().into())).is_pending());
    drop(used);
    assert!(looks.is_free.load(Ordering::Relaxed), "else a permit that nobody takes any more locks twice");
}
