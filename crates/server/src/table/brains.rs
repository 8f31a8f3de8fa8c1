//! Where computers think: a bounded number of threads, so that a slow brain delays no other table.

use parlour_catalog::{Chosen, Thinking};
use parlour_game::{Budget, Cancel};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::{Instant, sleep_until};

/// A pool of thinking threads, as many as the machine has cores.
#[derive(Clone)]
pub struct BrainPool {
    threads: Arc<Semaphore>,
}

/// Threads on which no computer can think.
pub struct Occupied {
    _threads: OwnedSemaphorePermit,
}

/// How long a brain may take, from when it has a thread.
#[derive(Clone, Copy)]
pub(super) enum Time {
    /// It answers when it knows.
    AtMost(Duration),
    /// It answers when the time is up, also if it knew before: in how little it knew, there may be a secret.
    Exactly(Duration),
}

impl Time {
    fn budget(self) -> Duration {
        match self {
            Time::AtMost(time) | Time::Exactly(time) => time,
        }
    }

    fn least(self) -> Duration {
        match self {
            Time::AtMost(_) => Duration::ZERO,
            Time::Exactly(time) => time,
        }
    }
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
    pub(super) fn think(&self, thinking: Thinking, time: Time) -> Choice {
        let (reply, answer) = oneshot::channel();
        let cancel = Cancel::default();
        let raised = cancel.clone();
        let threads = self.threads.clone();
        tokio::spawn(async move {
            let Ok(thread) = threads.acquire_owned().await else { return };
            if raised.is_raised() {
                return;
            }
            // The budget's time starts here, not while waiting for a thread. A brain that panics drops the
            // reply, which the table takes for "no answer".
            let answers_at = Instant::now() + time.least();
            let budget = Budget::time(time.budget()).until(raised);
            let chosen = tokio::task::spawn_blocking(move || thinking(budget)).await;
            drop(thread);
            sleep_until(answers_at).await;
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

#[cfg(test)]
mod tests {
    use super::*;

    /// After how long a choice is answered that took no time.
    async fn answered_after(time: Time, thinking: Thinking) -> (Duration, bool) {
        let began = Instant::now();
        let is_made = BrainPool::new().think(thinking, time).made().await.is_some();
        (began.elapsed(), is_made)
    }

    fn at_once() -> Thinking {
        Box::new(|_| Chosen { action: serde_json::Value::Null, thought: Default::default() })
    }

    #[tokio::test(start_paused = true)]
    async fn a_secret_is_answered_when_its_time_is_up_also_by_a_brain_that_breaks_down() {
        let time = Duration::from_millis(200);
        assert_eq!(answered_after(Time::AtMost(time), at_once()).await, (Duration::ZERO, true));
        assert_eq!(answered_after(Time::Exactly(time), at_once()).await, (time, true));
        let broken = Box::new(|_| panic!("a brain breaks down, as this test wants"));
        assert_eq!(answered_after(Time::Exactly(time), broken).await, (time, false));
    }
}
