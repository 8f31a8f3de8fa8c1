//! Whether the bus works: every second this node tells all others that it is there, and itself, and listens for that.

use super::{Heading, Peers, letters};
use crate::clock::Clock;
use bytes::Bytes;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior};

/// How often.
const BEAT: Duration = Duration::from_secs(1);

/// After so long without a word of its own a node is cut off.
const CUT_OFF: Duration = Duration::from_millis(2500);

/// Counts how often what was on its way over the bus may have been lost.
#[derive(Clone, Default)]
pub(super) struct Breaks(Arc<watch::Sender<u64>>);

impl Breaks {
    pub(super) fn count(&self) {
        self.0.send_modify(|count| *count += 1);
    }

    /// Changes with the next break.
    pub(super) fn watch(&self) -> watch::Receiver<u64> {
        self.0.subscribe()
    }
}

/// When the bus last brought this node its own word.
pub(super) struct Touch {
    clock: Clock,
    breaks: Breaks,
    held: Mutex<Held>,
}

struct Held {
    /// The last word that was sent, and when.
    sent: Option<(u64, Instant)>,
    heard: Instant,
    lag: Option<Duration>,
    /// Since when there was no break, by either clock.
    since: Instant,
    since_ms: u64,
    is_cut_off: bool,
}

impl Touch {
    pub(super) fn new(clock: Clock, breaks: Breaks) -> Self {
        let (now, since_ms) = (Instant::now(), clock.now());
        let held = Held { sent: None, heard: now, lag: None, since: now, since_ms, is_cut_off: false };
        Self { clock, breaks, held: Mutex::new(held) }
    }

    fn lock(&self) -> MutexGuard<'_, Held> {
        self.held.lock().expect("no holder panics")
    }

    /// By the house's clock; `None` while this node is cut off.
    pub(super) fn undisturbed_since(&self) -> Option<u64> {
        let held = self.lock();
        // Looked at by the clock: a process that was stopped has not noticed yet.
        (!held.is_cut_off && held.heard.elapsed() < CUT_OFF).then_some(held.since_ms)
    }

    pub(super) fn lag(&self) -> Option<Duration> {
        self.undisturbed_since()?;
        self.lock().lag
    }

    /// Whether this node has just been found to be cut off.
    fn notice(&self) -> bool {
        let mut held = self.lock();
        let is_late = held.heard.elapsed() >= CUT_OFF;
        let is_new = is_late && !std::mem::replace(&mut held.is_cut_off, true);
        if is_new {
            self.breaks.count();
        }
        is_new
    }

    /// Since when there was no break; `None` while there is one.
    fn since(&self) -> Option<Instant> {
        let held = self.lock();
        (!held.is_cut_off).then_some(held.since)
    }

    fn send(&self, number: u64) {
        self.lock().sent = Some((number, Instant::now()));
    }

    /// The own word has come. Returns whether a break is over.
    fn hear(&self, number: u64) -> bool {
        let mut held = self.lock();
        let now = Instant::now();
        // One that had been lying about since before the break is no proof.
        let Some((_, sent)) = held.sent.filter(|(last, _)| *last == number) else { return false };
        let was_cut_off = held.is_cut_off || held.heard.elapsed() >= CUT_OFF;
        (held.heard, held.lag, held.is_cut_off) = (now, Some(now - sent), false);
        if was_cut_off {
            (held.since, held.since_ms) = (now, self.clock.now());
        }
        was_cut_off
    }
}

impl Peers {
    /// The own word has come back.
    pub(super) fn hear_myself(self: &Arc<Self>, number: u64) {
        if self.touch.hear(number) {
            tracing::info!("the bus works again");
            // Pages that closed meanwhile could not say so, and what was asked for them may come yet: the others forget all
            // pages of this node, which come in anew.
            let forget = Bytes::from(letters::write(&Heading::Leaving, &[]));
            for node in self.links.known().into_iter().filter(|node| *node != self.me) {
                self.tell(node, forget.clone());
            }
            let peers = self.clone();
            tokio::spawn(async move {
                if let Some(answers) = peers.answers() {
                    answers.undisturbed().await;
                }
            });
        }
    }

    /// Says every second that this node is there, and looks who else is.
    pub(super) async fn keep_in_touch(self: Arc<Self>) {
        let beat = Bytes::from(letters::write(&Heading::Beat, &[]));
        let mut ticks = tokio::time::interval(BEAT);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if self.touch.notice() {
                tracing::warn!("the bus does not answer: nobody's time runs out until it does");
            }
            self.links.tell(self.me, |number| {
                self.touch.send(number);
                let _ = self.outbox.try_send(super::Outgoing { to: self.me, number, content: beat.clone() });
            });
            for node in self.links.present().into_iter().filter(|node| *node != self.me) {
                self.tell(node, beat.clone());
            }
            for node in self.hearing.nodes() {
                // Counted first: whoever begins to listen from here on asks with a later number.
                let asks = self.links.asks(node);
                for place in self.hearing.take_unheard(node, |place| self.local.is_heard(place)) {
                    self.tell(node, Bytes::from(letters::write(&Heading::Left { place, asks }, &[])));
                }
            }
            let Some(since) = self.touch.since() else { continue };
            for node in self.links.newly_silent(since).into_iter().filter(|node| *node != self.me) {
                tracing::warn!(node = node.0, "a node has become silent");
                self.lose(node);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_node_that_does_not_hear_itself_is_cut_off_until_it_does() {
        let breaks = Breaks::default();
        let touch = Touch::new(Clock::start_at(1_000), breaks.clone());
        let seen = breaks.watch();
        touch.send(1);
        tokio::time::advance(Duration::from_millis(5)).await;
        assert!(!touch.hear(1));
        assert_eq!((touch.undisturbed_since(), touch.lag()), (Some(1_000), Some(Duration::from_millis(5))));
        touch.send(2);
        tokio::time::advance(CUT_OFF).await;
        assert_eq!(touch.undisturbed_since(), None, "before anybody noticed");
        assert!(!seen.has_changed().unwrap());
        assert!(touch.notice() && !touch.notice());
        assert!(seen.has_changed().unwrap(), "whoever waits for an answer asks again");
        assert!(touch.since().is_none());
        touch.send(3);
        assert!(!touch.hear(2), "an old word proves nothing");
        assert!(touch.hear(3));
        assert_eq!(touch.undisturbed_since(), Some(3_505));
    }
}
