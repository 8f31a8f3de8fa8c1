//! Where computers think: a bounded number of threads, with fair shares for those who wait for one.
//!
//! Addresses are served by turns, and within an address its guests. Thoughts that are known to be short have threads of their own,
//! so that they never wait for long ones. Which thoughts those are depends on the game and the brain alone, never on a
//! position.

use crate::fair::FairQueue;
use crate::rate_key::RateKey;
use parlour_catalog::{Chosen, Thinking};
use parlour_game::{Budget, Cancel};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until};

/// How many thoughts wait at most. A table has one at a time.
const MOST_WAITING: usize = 4_096;

/// A brain that takes no longer than this on average thinks short thoughts.
const SHORT: Duration = Duration::from_millis(50);

/// A pool of thinking threads: as many as the machine has cores for all thoughts, and some more for short ones alone.
#[derive(Clone)]
pub struct BrainPool {
    state: Arc<Mutex<State>>,
}

struct State {
    /// Threads for all thoughts that are free.
    free: usize,
    /// Threads for short thoughts that are free.
    free_express: usize,
    long: Waiting,
    short: Waiting,
    /// How many may wait in each queue.
    most_waiting: usize,
    /// How long each brain has taken on average for what is no secret; `None` while its first thought is on its way.
    lengths: HashMap<Kind, Option<Duration>>,
}

type Waiting = FairQueue<RateKey, String, oneshot::Sender<Thread>>;

/// Threads on which no computer can think.
pub struct Occupied {
    _threads: Vec<Thread>,
}

/// For whom a computer thinks: where they are, and which guest they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Share {
    pub(super) rate_key: RateKey,
    pub(super) guest: String,
}

/// Who thinks: a game's id and the name of one of its brains.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Kind {
    pub(super) game: &'static str,
    pub(super) brain: String,
}

/// The right to use a thread, given back when it is dropped.
struct Thread {
    is_express: bool,
    state: Arc<Mutex<State>>,
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
    answer: oneshot::Receiver<Made>,
    cancel: Cancel,
}

/// What came of a thought.
pub(super) enum Made {
    Chosen(Chosen),
    BrokeDown,
    /// Too many thoughts waited, most of them for the same address: this one was dropped before it began.
    GaveWay,
}

impl BrainPool {
    /// An idle pool.
    pub fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self::with_threads(cores, (cores / 4).max(1))
    }

    fn with_threads(free: usize, free_express: usize) -> Self {
        let (long, short, lengths) = (Waiting::new(), Waiting::new(), HashMap::new());
        let state = State { free, free_express, long, short, most_waiting: MOST_WAITING, lengths };
        Self { state: Arc::new(Mutex::new(state)) }
    }

    /// Takes all threads that are free, until what is returned is dropped: so a test says how long computers take.
    pub fn occupy(&self) -> Occupied {
        let mut state = lock(&self.state);
        let (free, express) = (state.free, state.free_express);
        (state.free, state.free_express) = (0, 0);
        let kinds = std::iter::repeat_n(false, free).chain(std::iter::repeat_n(true, express));
        let thread = |is_express| Thread { is_express, state: self.state.clone() };
        Occupied { _threads: kinds.map(thread).collect() }
    }

    /// Lets no more than so many wait in each queue from now on: so a test sees what gives way.
    pub fn let_wait(&self, most: usize) {
        lock(&self.state).most_waiting = most;
    }

    /// Starts thinking as soon as a thread is free and it is this guest's turn.
    pub(super) fn think(&self, share: Share, kind: Kind, thinking: Thinking, time: Time) -> Choice {
        let (mut reply, answer) = oneshot::channel();
        let cancel = Cancel::default();
        let raised = cancel.clone();
        let called = self.queue(share, &kind, time);
        let state = self.state.clone();
        tokio::spawn(async move {
            let called = tokio::select! {
                called = called => called,
                // The choice was dropped: its place is free as soon as the receiver is.
                () = reply.closed() => return,
            };
            let Ok(thread) = called else {
                let _ = reply.send(Made::GaveWay);
                return;
            };
            if raised.is_raised() {
                return;
            }
            // The budget's time starts here, not while waiting for a thread.
            let answers_at = Instant::now() + time.least();
            let budget = Budget::time(time.budget()).until(raised);
            let think = move || {
                let began = std::time::Instant::now();
                let chosen = thinking(budget);
                (chosen, began.elapsed())
            };
            let thought = tokio::task::spawn_blocking(think).await;
            drop(thread);
            let made = match thought {
                Ok((chosen, took)) => {
                    // The time of a secret decision is not measured: the queue of the next one would tell it.
                    if matches!(time, Time::AtMost(_)) {
                        lock(&state).learn(kind, took);
                    }
                    Made::Chosen(chosen)
                }
                Err(_) => Made::BrokeDown,
            };
            sleep_until(answers_at).await;
            let _ = reply.send(made);
        });
        Choice { answer, cancel }
    }

    /// Takes a place in the queue.
    fn queue(&self, Share { rate_key, guest }: Share, kind: &Kind, time: Time) -> oneshot::Receiver<Thread> {
        let (call, called) = oneshot::channel();
        let mut state = lock(&self.state);
        let is_short = match (state.lengths.get(kind), time) {
            (Some(length), _) => length.is_some_and(|length| length <= SHORT),
            // The first one is tried: should it be long, it is the only one that held up the short ones.
            (None, Time::AtMost(_)) => state.lengths.insert(kind.clone(), None).is_none(),
            (None, Time::Exactly(_)) => false,
        };
        let State { short, long, most_waiting, .. } = &mut *state;
        let queue = if is_short { short } else { long };
        if queue.len() >= *most_waiting {
            queue.retain(|call| !call.is_closed());
        }
        queue.push(rate_key, guest, call);
        if queue.len() > *most_waiting {
            queue.give_way();
        }
        drop(state);
        call_next(&self.state);
        called
    }
}

impl State {
    /// Takes a thought into the average of its kind. The last eight or so count.
    fn learn(&mut self, kind: Kind, took: Duration) {
        let length = self.lengths.entry(kind).or_default();
        *length = Some(length.map_or(took, |length| (length * 7 + took) / 8));
    }

    /// Who is called next, and whether to a thread for short thoughts. Threads for all thoughts serve long ones first:
    /// short ones have theirs.
    fn next(&mut self) -> Option<(oneshot::Sender<Thread>, bool)> {
        let of = |queue: &mut Waiting| loop {
            let (_, _, call) = queue.pop(|_| true)?;
            // Calls that were cancelled are passed over.
            if !call.is_closed() {
                return Some(call);
            }
        };
        if self.free_express > 0
            && let Some(call) = of(&mut self.short)
        {
            self.free_express -= 1;
            return Some((call, true));
        }
        if self.free == 0 {
            return None;
        }
        let call = of(&mut self.long).or_else(|| of(&mut self.short))?;
        self.free -= 1;
        Some((call, false))
    }
}

/// Gives the free threads to those who wait for one.
fn call_next(shared: &Arc<Mutex<State>>) {
    loop {
        let Some((call, is_express)) = lock(shared).next() else { return };
        // Not under the lock: a thread that is not taken any more is given back here.
        let _ = call.send(Thread { is_express, state: shared.clone() });
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        {
            let mut state = lock(&self.state);
            let free = if self.is_express { &mut state.free_express } else { &mut state.free };
            *free += 1;
        }
        call_next(&self.state);
    }
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().expect("no holder panics")
}

impl Default for BrainPool {
    fn default() -> Self {
        Self::new()
    }
}

impl Choice {
    /// What came of it.
    pub(super) async fn made(&mut self) -> Made {
        (&mut self.answer).await.unwrap_or(Made::BrokeDown)
    }
}

impl Drop for Choice {
    fn drop(&mut self) {
        self.cancel.raise();
    }
}

#[cfg(test)]
mod tests;
