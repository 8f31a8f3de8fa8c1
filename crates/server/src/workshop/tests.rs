//! Work that is held up begins when it is told so and ends when it is let go; nothing here waits for a clock.

use super::*;
use std::net::IpAddr;
use std::sync::{Arc, mpsc};
use tokio::task::JoinHandle;

/// Most guests here come from the same address.
fn rate_key() -> RateKey {
    RateKey::from(IpAddr::from([192, 0, 2, 1]))
}

fn another_rate_key() -> RateKey {
    RateKey::from(IpAddr::from([192, 0, 2, 2]))
}

/// A piece of work that goes on until it is let go.
struct HeldUp {
    let_go: mpsc::Sender<()>,
    asking: JoinHandle<Result<(), NotDone>>,
}

impl HeldUp {
    /// Returns once the work has begun.
    async fn begin(workshop: &Arc<Workshop>, guest: &'static str) -> Self {
        let (let_go, held) = mpsc::channel();
        let (tell, begun) = oneshot::channel();
        let workshop = workshop.clone();
        let asking = tokio::spawn(async move {
            let job = move || {
                let _ = tell.send(());
                let _ = held.recv();
            };
            workshop.work(rate_key(), guest, job).await
        });
        begun.await.unwrap();
        Self { let_go, asking }
    }

    async fn end(self) {
        self.let_go.send(()).unwrap();
        assert_eq!(self.asking.await.unwrap(), Ok(()));
    }
}

/// Asks for work that is done in no time and writes its number on the list. Returns once it waits.
async fn wait_for(
    workshop: &Arc<Workshop>,
    guest: &'static str,
    number: usize,
    list: &mpsc::Sender<usize>,
) -> JoinHandle<Result<(), NotDone>> {
    let before = workshop.0.waiting();
    let asking = tokio::spawn({
        let (workshop, list) = (workshop.clone(), list.clone());
        async move { workshop.work(rate_key(), guest, move || list.send(number).unwrap()).await }
    });
    while workshop.0.waiting() == before {
        tokio::task::yield_now().await;
    }
    asking
}

#[tokio::test]
async fn work_is_done_and_a_panic_stays_alone() {
    let workshop = Workshop::with_threads(1);
    assert_eq!(workshop.work(rate_key(), "ann", || 2 + 2).await, Ok(4));
    for _ in 0..=PLACES_PER_GUEST {
        let panicked = workshop.work(rate_key(), "ann", || panic!("on purpose")).await;
        assert_eq!(panicked, Err::<(), _>(NotDone::Panicked));
    }
    assert_eq!(workshop.work(rate_key(), "ann", || 3).await, Ok(3), "threads and places came back");
    assert_eq!(workshop.at_work(), 0);
}

#[tokio::test]
async fn one_guest_has_three_places_and_the_others_have_theirs() {
    let workshop = Arc::new(Workshop::with_threads(1));
    let held = HeldUp::begin(&workshop, "ann").await;
    let (list, done) = mpsc::channel();
    let mut asking = Vec::new();
    for (number, guest) in ["ann", "ann", "ben", "cid"].into_iter().enumerate() {
        asking.push(wait_for(&workshop, guest, number, &list).await);
    }
    assert_eq!(workshop.work(rate_key(), "ann", || ()).await, Err(NotDone::TooMany));
    asking.push(wait_for(&workshop, "ben", 4, &list).await);
    held.end().await;
    for asking in asking {
        assert_eq!(asking.await.unwrap(), Ok(()));
    }
    assert_eq!(
        done.try_iter().collect::<Vec<_>>(),
        [0, 2, 3, 1, 4],
        "by turns, each in the order they asked"
    );
    assert_eq!(workshop.work(rate_key(), "ann", || 5).await, Ok(5));
}

#[tokio::test]
async fn a_second_thread_is_for_somebody_else() {
    let workshop = Arc::new(Workshop::with_threads(2));
    let held = HeldUp::begin(&workshop, "ann").await;
    let (list, done) = mpsc::channel();
    let second = wait_for(&workshop, "ann", 1, &list).await;
    assert_eq!(workshop.work(rate_key(), "ben", || 2).await, Ok(2), "past what ann waits for");
    assert!(done.try_recv().is_err(), "one of hers at a time");
    held.end().await;
    assert_eq!(second.await.unwrap(), Ok(()));
}

#[tokio::test]
async fn too_many_are_turned_away_and_the_others_served() {
    let workshop = Arc::new(Workshop(Permits::new(1, 2, Some(PLACES_PER_GUEST))));
    let held = HeldUp::begin(&workshop, "ann").await;
    let (list, _done) = mpsc::channel();
    let waiting = [wait_for(&workshop, "ben", 0, &list).await, wait_for(&workshop, "cid", 1, &list).await];
    assert_eq!(workshop.work(rate_key(), "dee", || ()).await, Err(NotDone::Busy));
    held.end().await;
    for asking in waiting {
        assert_eq!(asking.await.unwrap(), Ok(()));
    }
    assert_eq!(workshop.work(rate_key(), "dee", || 1).await, Ok(1));
}

/// A piece of work that takes no time, from this address. Returns once it waits.
async fn wait_from(
    workshop: &Arc<Workshop>,
    rate_key: RateKey,
    guest: String,
) -> JoinHandle<Result<(), NotDone>> {
    let before = workshop.0.pushed();
    let asking = tokio::spawn({
        let workshop = workshop.clone();
        async move { workshop.work(rate_key, &guest, || ()).await }
    });
    while workshop.0.pushed() == before {
        tokio::task::yield_now().await;
    }
    asking
}

#[tokio::test]
async fn a_crowd_of_one_address_turns_nobody_else_away() {
    let workshop = Arc::new(Workshop::with_threads(1));
    let held = HeldUp::begin(&workshop, "ann").await;
    let mut crowd = Vec::new();
    for number in 0..25 * PLACES_PER_GUEST {
        crowd.push(wait_from(&workshop, rate_key(), format!("crowd {}", number % 25)).await);
    }
    assert_eq!(workshop.0.waiting(), WAITING_PER_THREAD, "there is no place left");
    let honest = tokio::spawn({
        let workshop = workshop.clone();
        async move { workshop.work(another_rate_key(), "zoe", || 7).await }
    });
    while workshop.0.places_of(another_rate_key(), "zoe") == 0 {
        assert!(!honest.is_finished(), "turned away, though her address has no place at all");
        tokio::task::yield_now().await;
    }
    assert_eq!(workshop.0.waiting(), WAITING_PER_THREAD, "one of the crowd gave way");
    held.end().await;
    assert_eq!(honest.await.unwrap(), Ok(7));
    let mut busy = 0;
    for asking in crowd {
        match asking.await.unwrap() {
            Ok(()) => {}
            Err(why) => {
                assert_eq!(why, NotDone::Busy);
                busy += 1;
            }
        }
    }
    assert_eq!(busy, 25 * PLACES_PER_GUEST - WAITING_PER_THREAD + 1);
}

#[tokio::test]
async fn work_that_nobody_waits_for_any_more_still_takes_its_thread() {
    let workshop = Arc::new(Workshop::with_threads(1));
    let HeldUp { let_go, asking } = HeldUp::begin(&workshop, "ann").await;
    asking.abort();
    assert!(asking.await.unwrap_err().is_cancelled());
    assert_eq!((workshop.at_work(), workshop.0.free()), (1, 0));
    let_go.send(()).unwrap();
    assert_eq!(workshop.work(rate_key(), "ann", || 1).await, Ok(1));
}

#[tokio::test]
async fn who_hangs_up_while_waiting_gives_the_place_to_others() {
    let workshop = Arc::new(Workshop(Permits::new(1, 1, Some(PLACES_PER_GUEST))));
    let held = HeldUp::begin(&workshop, "ann").await;
    let (list, done) = mpsc::channel();
    let gone = wait_for(&workshop, "ben", 0, &list).await;
    gone.abort();
    assert!(gone.await.unwrap_err().is_cancelled());
    let cid = tokio::spawn({
        let (workshop, list) = (workshop.clone(), list.clone());
        async move { workshop.work(rate_key(), "cid", move || list.send(1).unwrap()).await }
    });
    while workshop.0.places_of(rate_key(), "cid") == 0 {
        tokio::task::yield_now().await;
    }
    held.end().await;
    assert_eq!(cid.await.unwrap(), Ok(()));
    assert_eq!(done.try_iter().collect::<Vec<_>>(), [1]);
}

#[tokio::test(start_paused = true)]
async fn work_that_takes_too_long_is_given_up_but_keeps_its_thread() {
    let workshop = Arc::new(Workshop::with_threads(1));
    let HeldUp { let_go, asking } = HeldUp::begin(&workshop, "ann").await;
    assert_eq!(asking.await.unwrap(), Err(NotDone::Late));
    assert_eq!(
        workshop.work(rate_key(), "ben", || ()).await,
        Err(NotDone::Late),
        "nor does anybody wait for ever"
    );
    assert_eq!((workshop.at_work(), workshop.0.free()), (1, 0));
    let_go.send(()).unwrap();
    while workshop.at_work() > 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(workshop.0.free(), 1);
}

#[test]
fn a_runtime_ends_though_work_does_not() {
    let workshop = Arc::new(Workshop::with_threads(1));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_time().build().unwrap();
    let held = runtime.block_on(HeldUp::begin(&workshop, "ann"));
    drop(runtime);
    assert_eq!(workshop.at_work(), 1, "it goes on, and nobody waited for it");
    drop(held);
}
