//! Where computers think: a bounded number of threads, so that a slow brain delays no other table.

use parlour_catalog::{Chosen, Thinking};
use parlour_game::{Budget, Cancel};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

/// A pool of thinking threads, as many as the machine has cores.
#[derive(Clone)]
pub struct BrainPool {
    threads: Arc<Semaphore>,
}

/// Threads on which no computer can think.
pub struct Occupied {
    _threads: OwnedSemaphorePermit,
}

/// A choice on its way. Dropping it tells the brain to stop.
pub(super) struct Choice {
    answer: oneshot::Receiver<Chosen>,
    cancel: Cancel,
}

impl BrainPool {
    /// An idle pool.
    pub fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self { threads: Arc::new(Semaphore::new(cores)) }
    }

    /// Takes all threads that are free, until what is returned is dropped: so a test says how long computers take.
    ///
    /// # Panics
    /// If a computer takes one of them in this moment.
    pub fn occupy(&self) -> Occupied {
        let free = self.threads.available_permits() as u32;
        let threads = self.threads.clone().try_acquire_many_owned(free);
        Occupied { _threads: threads.expect("nobody thinks yet") }
    }

    /// Starts thinking as soon as a thread is free.
    pub(super) fn think(&self, thinking: Thinking, time: Duration) -> Choice {
        let (reply, answer) = oneshot::channel();
        let cancel = Cancel::default();
        let raised = cancel.clone();
        let threads = self.threads.clone();
        tokio::spawn(async move {
            let Ok(_thread) = threads.acquire_owned().await else { return };
            if raised.is_raised() {
                return;
            }
            // The budget's time starts here, not while waiting for a thread. A brain that panics drops the
            // reply, which the table takes for "no answer".
            let chosen =
                tokio::task::spawn_blocking(move || thinking(Budget::time(time).until(raised))).await;
            if let Ok(chosen) = chosen {
                let _ = reply.send(chosen);
            }
        });
        Choice { answer, cancel }
    }
}

impl Default for BrainPool {
    fn default() -> Self {
        Self::new()
    }
}

impl Choice {
    /// What the brain chose; `None` if it broke down.
    pub(super) async fn made(&mut self) -> Option<Chosen> {
        (&mut self.answer).await.ok()
    }
}

impl Drop for Choice {
    fn drop(&mut self) {
        self.cancel.raise();
    }
}
