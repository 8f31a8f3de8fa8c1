//! That a store is lost: somebody else has its files or its database now, and nothing more can be kept.

use super::Fault;
use tokio::sync::watch;

/// Whether a store is lost, and why. It is never found again.
#[derive(Default)]
pub(super) struct Loss(watch::Sender<Option<Fault>>);

impl Loss {
    pub(super) fn set(&self, why: Fault) {
        self.0.send_replace(Some(why));
    }

    /// # Errors
    /// If the store is lost.
    pub(super) fn check(&self) -> Result<(), Fault> {
        self.0.borrow().clone().map_or(Ok(()), Err)
    }

    /// Waits until the store is lost.
    pub(super) async fn wait(&self) -> Fault {
        let mut seen = self.0.subscribe();
        match seen.wait_for(Option::is_some).await.map(|why| why.clone()) {
            Ok(Some(why)) => why,
            // The sender is in `self`.
            _ => std::future::pending().await,
        }
    }
}
