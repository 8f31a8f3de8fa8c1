//! Thoughts that are held up end when they are let go; nothing here waits for a real clock.

use super::*;
use std::net::IpAddr;
use std::sync::mpsc;

const TIME: Time = Time::AtMost(Duration::from_secs(1));

fn share(rate_key: u8, guest: &str) -> Share {
    Share { rate_key: RateKey::from(IpAddr::from([192, 0, 2, rate_key])), guest: guest.into() }
}

fn kind(brain: &str) -> Kind {
    Kind { game: "toy", brain: brain.into() }
}

fn chosen() -> Chosen {
    Chosen { action: serde_json::Value::Null, thought: Default::default() }
}

fn at_once() -> Thinking {
    Box::new(|_| chosen())
}

/// A thought that goes on until it is let go, or its sender dropped.
fn held() -> (mpsc::Sender<()>, Thinking) {
    let (let_go, held) = mpsc::channel();
    let thinking = move |_: Budget| {
        let _ = held.recv();
        chosen()
    };
    (let_go, Box::new(thinking))
}

/// A thought that writes its number on the list.
fn listed(number: usize, list: &mpsc::Sender<usize>) -> Thinking {
    let list = list.clone();
    Box::new(move |_| {
        list.send(number).unwrap();
        chosen()
    })
}

/// A pool with one thread of each kind that knows how long these brains take.
fn pool(most_waiting: usize) -> BrainPool {
    let pool = BrainPool::with_threads(1, 1, most_waiting);
    let mut lengths = pool.lengths.lock().unwrap();
    lengths.learn(kind("quick"), Duration::from_millis(5));
    lengths.learn(kind("master"), Duration::from_millis(900));
    drop(lengths);
    pool
}

#[tokio::test(start_paused = true)]
async fn a_secret_is_answered_when_its_time_is_up_also_by_a_brain_that_breaks_down() {
    /// After how long it is answered, and whether it was chosen.
    async fn answered_after(time: Time, thinking: Thinking) -> (Duration, bool) {
        let began = Instant::now();
        let made = BrainPool::new().think(share(1, "ann"), kind("quick"), thinking, time).made().await;
        (began.elapsed(), matches!(made, Made::Chosen(_)))
    }
    let time = Duration::from_millis(200);
    assert_eq!(answered_after(Time::AtMost(time), at_once()).await, (Duration::ZERO, true));
    assert_eq!(answered_after(Time::Exactly(time), at_once()).await, (time, true));
    let broken = Box::new(|_: Budget| panic!("a brain breaks down, as this test wants"));
    assert_eq!(answered_after(Time::Exactly(time), broken).await, (time, false));
}

#[tokio::test]
async fn a_hundred_tables_of_one_address_cost_another_address_one_turn() {
    let pool = pool(MOST_WAITING);
    let (let_go, thinking) = held();
    let mut first = pool.think(share(1, "crowd 0"), kind("master"), thinking, TIME);
    let (list, done) = mpsc::channel();
    let mut crowd: Vec<Choice> = (1..=100)
        .map(|n| pool.think(share(1, &format!("crowd {n}")), kind("master"), listed(n, &list), TIME))
        .collect();
    let mut honest = pool.think(share(2, "ann"), kind("master"), listed(0, &list), TIME);
    let_go.send(()).unwrap();
    assert!(matches!(first.made().await, Made::Chosen(_)));
    assert!(matches!(honest.made().await, Made::Chosen(_)));
    for choice in &mut crowd {
        assert!(matches!(choice.made().await, Made::Chosen(_)));
    }
    let order: Vec<usize> = done.try_iter().collect();
    let place = order.iter().position(|number| *number == 0).unwrap();
    assert!(place <= 1, "one of the crowd's at most comes first, not {place}");
}

#[tokio::test]
async fn a_short_thought_never_waits_for_masters() {
    let pool = pool(MOST_WAITING);
    let (let_go, thinking) = held();
    let mut master = pool.think(share(1, "crowd"), kind("master"), thinking, TIME);
    let (_let_go, thinking) = held();
    let _waits = pool.think(share(1, "crowd"), kind("master"), thinking, TIME);
    // Also of the same guest: all threads for long thoughts are taken, and stay so.
    let mut quick = pool.think(share(1, "crowd"), kind("quick"), at_once(), TIME);
    assert!(matches!(quick.made().await, Made::Chosen(_)));
    let_go.send(()).unwrap();
    assert!(matches!(master.made().await, Made::Chosen(_)));
}

#[tokio::test]
async fn an_unknown_brain_is_tried_once_among_the_short_ones() {
    let pool = pool(MOST_WAITING);
    let (_let_go, thinking) = held();
    let _master = pool.think(share(1, "crowd"), kind("master"), thinking, TIME);
    let mut first = pool.think(share(2, "ann"), kind("unknown"), at_once(), TIME);
    assert!(matches!(first.made().await, Made::Chosen(_)), "it does not wait for masters");
    // While the first is on its way, and may be long, others of its kind wait with the long ones.
    let (let_go, thinking) = held();
    let mut slow = pool.think(share(1, "crowd"), kind("slow"), thinking, TIME);
    let _waits = pool.think(share(1, "crowd"), kind("slow"), at_once(), TIME);
    assert_eq!([&pool.short, &pool.long].map(|permits| permits.waiting()), [0, 1]);
    let_go.send(()).unwrap();
    assert!(matches!(slow.made().await, Made::Chosen(_)));
}

#[tokio::test]
async fn short_thoughts_do_not_hold_up_long_ones_either() {
    let pool = pool(MOST_WAITING);
    let (let_go, thinking) = held();
    let mut quick = pool.think(share(1, "crowd"), kind("quick"), thinking, TIME);
    let mut waits = pool.think(share(1, "crowd"), kind("quick"), at_once(), TIME);
    let mut master = pool.think(share(1, "crowd"), kind("master"), at_once(), TIME);
    assert!(matches!(master.made().await, Made::Chosen(_)));
    let_go.send(()).unwrap();
    assert!(matches!(quick.made().await, Made::Chosen(_)));
    assert!(matches!(waits.made().await, Made::Chosen(_)));
}

#[tokio::test]
async fn what_a_brain_took_is_learned_but_never_of_a_secret() {
    let pool = BrainPool::with_threads(1, 1, 9);
    let length = |brain| pool.lengths.lock().unwrap().0.get(&kind(brain)).copied();
    let exactly = Time::Exactly(Duration::ZERO);
    assert!(matches!(
        pool.think(share(1, "ann"), kind("spy"), at_once(), exactly).made().await,
        Made::Chosen(_)
    ));
    assert_eq!(length("spy"), None, "which queue it waits in tells nothing of what it decided");
    assert!(matches!(
        pool.think(share(1, "ann"), kind("open"), at_once(), TIME).made().await,
        Made::Chosen(_)
    ));
    assert!(length("open").is_some());
    let mut lengths = pool.lengths.lock().unwrap();
    for _ in 0..40 {
        lengths.learn(kind("open"), Duration::from_secs(1));
    }
    assert!(lengths.0[&kind("open")] > Some(SHORT), "and it is learned anew");
}

#[tokio::test]
async fn of_too_many_that_wait_the_newest_of_the_largest_home_gives_way() {
    let pool = pool(2);
    let (let_go, thinking) = held();
    let mut first = pool.think(share(1, "crowd"), kind("master"), thinking, TIME);
    let (list, done) = mpsc::channel();
    let mut second = pool.think(share(1, "crowd"), kind("master"), listed(1, &list), TIME);
    let mut third = pool.think(share(1, "other"), kind("master"), listed(2, &list), TIME);
    let mut honest = pool.think(share(2, "ann"), kind("master"), listed(3, &list), TIME);
    assert!(matches!(third.made().await, Made::GaveWay));
    let_go.send(()).unwrap();
    for choice in [&mut first, &mut second, &mut honest] {
        assert!(matches!(choice.made().await, Made::Chosen(_)));
    }
    assert_eq!(done.try_iter().count(), 2);
}

#[tokio::test]
async fn a_thought_that_nobody_wants_any_more_gives_its_place_back() {
    let pool = pool(1);
    let (let_go, thinking) = held();
    let mut first = pool.think(share(1, "crowd"), kind("master"), thinking, TIME);
    drop(pool.think(share(1, "crowd"), kind("master"), at_once(), TIME));
    // Its task has to see it first.
    while !pool.long.is_unwanted() {
        tokio::task::yield_now().await;
    }
    let mut next = pool.think(share(1, "crowd"), kind("master"), at_once(), TIME);
    let_go.send(()).unwrap();
    assert!(matches!(first.made().await, Made::Chosen(_)));
    assert!(matches!(next.made().await, Made::Chosen(_)));
}
