//! What tests of those who use permits look at.

use super::*;

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
