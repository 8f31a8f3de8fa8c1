//! Where computers think: a bounded number of threads, given by turns to those who wait for one.
//!
//! Thoughts that are known to be short have threads of their own, so that they never wait for long ones. Which thoughts
//! those are depends on the game and the brain alone, never on a position.

use crate::permits::{Permit, Permits};
use crate::rate_key::RateKey;
use parlour_catalog::{Chosen, Thinking};
use parlour_game::{Budget, Cancel};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until};

/// How many thoughts wait at most. A table has one at a time.
const MOST_WAITING: usize = 4_096;

/// A brain that takes no longer than this on average thinks short thoughts.
const SHORT: Duration = Duration::from_millis(50);

/// A pool of thinking threads: as many as the machine has cores for long thoughts, and as many for short ones.
pub struct BrainPool {
    long: Permits,
    short: Permits,
    lengths: Arc<Mutex<Lengths>>,
}

/// How long each brain has taken on average for what is no secret; `None` while its first thought is on its way.
#[derive(Default)]
struct Lengths(HashMap<Kind, Option<Duration>>);

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
        Self::with_threads(cores, cores, MOST_WAITING)
    }

    /// With so many threads for long and for short thoughts, and so many thoughts of each kind that may wait.
    pub fn with_threads(long: usize, short: usize, most_waiting: usize) -> Self {
        let [long, short] = [long, short].map(|threads| Permits::new(threads, most_waiting, None));
        Self { long, short, lengths: Arc::default() }
    }

    /// Takes all threads that are free, until what is returned is dropped: so a test says how long computers take.
    pub fn occupy(&self) -> Box<dyn Send> {
        Box::new([self.long.occupy(), self.short.occupy()])
    }

    /// Starts thinking as soon as a thread is free and it is this guest's turn.
    pub(super) fn think(&self, share: Share, kind: Kind, thinking: Thinking, time: Time) -> Choice {
        let (mut reply, answer) = oneshot::channel();
        let cancel = Cancel::default();
        let raised = cancel.clone();
        let called = self.queue(share, &kind, time);
        let lengths = self.lengths.clone();
        tokio::spawn(async move {
            let called = tokio::select! {
                called = called => called,
                // The choice was dropped: its place is free as soon as the receiver is.
                () = reply.closed() => return,
            };
            let Ok(permit) = called else {
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
            drop(permit);
            let made = match thought {
                Ok((chosen, took)) => {
                    // The time of a secret decision is not measured: the queue of the next one would tell it.
                    if matches!(time, Time::AtMost(_)) {
                        lengths.lock().expect("no holder panics").learn(kind, took);
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
    fn queue(&self, Share { rate_key, guest }: Share, kind: &Kind, time: Time) -> oneshot::Receiver<Permit> {
        let is_short = self.lengths.lock().expect("no holder panics").is_short(kind, time);
        let permits = if is_short { &self.short } else { &self.long };
        permits.queue(rate_key, &guest).expect("a guest may have any number of places")
    }
}

impl Lengths {
    /// Takes a thought into the average of its kind. The last eight or so count.
    fn learn(&mut self, kind: Kind, took: Duration) {
        let length = self.0.entry(kind).or_default();
        *length = Some(length.map_or(took, |length| (length * 7 + took) / 8));
    }

    fn is_short(&mut self, kind: &Kind, time: Time) -> bool {
        match (self.0.get(kind), time) {
            (Some(length), _) => length.is_some_and(|length| length <= SHORT),
            // The first one is tried: should it be long, it is the only one that held up the short ones.
            (None, Time::AtMost(_)) => self.0.insert(kind.clone(), None).is_none(),
            (None, Time::Exactly(_)) => false,
        }
    }
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
