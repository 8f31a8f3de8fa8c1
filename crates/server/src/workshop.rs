//! Where tools work: a bounded number of threads beside those of the tables, so that a long question delays no game.

use std::sync::Arc;
use tokio::sync::Semaphore;

/// How many may wait for each thread. Whoever comes later is better told so than left waiting.
const WAITING_PER_THREAD: usize = 16;

/// A bounded number of threads, and of those who wait for one.
pub(crate) struct Workshop {
    threads: Arc<Semaphore>,
    /// Working or waiting.
    places: Arc<Semaphore>,
}

/// Why a piece of work was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotDone {
    /// Too many wait already.
    Busy,
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
        Self {
            threads: Arc::new(Semaphore::new(threads)),
            places: Arc::new(Semaphore::new(threads * (1 + WAITING_PER_THREAD))),
        }
    }

    /// Does the work as soon as a thread is free.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotDone> {
        let place = self.places.clone().try_acquire_owned().map_err(|_| NotDone::Busy)?;
        let thread = self.threads.clone().acquire_owned().await.map_err(|_| NotDone::Busy)?;
        let working = tokio::task::spawn_blocking(move || {
            // Held here and not by whoever waits: work goes on when they hang up, and still takes its thread.
            let _held = (place, thread);
            job()
        });
        working.await.map_err(|_| NotDone::Panicked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[tokio::test]
    async fn work_is_done_and_a_panic_stays_alone() {
        let workshop = Workshop::with_threads(1);
        assert_eq!(workshop.work(|| 2 + 2).await, Ok(4));
        for _ in 0..=WAITING_PER_THREAD + 1 {
            assert_eq!(workshop.work(|| panic!("on purpose")).await, Err::<(), _>(NotDone::Panicked));
        }
        assert_eq!(workshop.work(|| 3).await, Ok(3), "threads and places came back");
    }

    #[tokio::test]
    async fn work_that_nobody_waits_for_any_more_still_takes_its_thread() {
        let workshop = Arc::new(Workshop::with_threads(1));
        let (go, held) = mpsc::channel::<()>();
        let (tell, mut begun) = tokio::sync::oneshot::channel();
        let asking = tokio::spawn({
            let workshop = workshop.clone();
            async move {
                let job = move || {
                    let _ = tell.send(());
                    let _ = held.recv();
                };
                workshop.work(job).await
            }
        });
        (&mut begun).await.unwrap();
        asking.abort();
        assert!(asking.await.unwrap_err().is_cancelled());
        assert_eq!(workshop.threads.available_permits(), 0);
        go.send(()).unwrap();
        assert_eq!(workshop.work(|| 1).await, Ok(1));
    }

    #[tokio::test]
    async fn too_many_are_turned_away_and_the_others_served() {
        let workshop = Arc::new(Workshop::with_threads(1));
        let (go, held) = mpsc::channel::<()>();
        let (tell, begun) = tokio::sync::oneshot::channel();
        let first = tokio::spawn({
            let workshop = workshop.clone();
            async move {
                let job = move || {
                    let _ = tell.send(());
                    let _ = held.recv();
                };
                workshop.work(job).await
            }
        });
        begun.await.unwrap();
        let waiting: Vec<_> = (0..WAITING_PER_THREAD)
            .map(|number| {
                let workshop = workshop.clone();
                tokio::spawn(async move { workshop.work(move || number).await })
            })
            .collect();
        while workshop.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(workshop.work(|| 0).await, Err(NotDone::Busy));
        go.send(()).unwrap();
        assert_eq!(first.await.unwrap(), Ok(()));
        for (number, waited) in waiting.into_iter().enumerate() {
            assert_eq!(waited.await.unwrap(), Ok(number));
        }
    }
}
