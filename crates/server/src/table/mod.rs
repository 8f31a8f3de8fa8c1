//! Tables: one task per table that is awake, started on demand and rebuilt from the log.

mod actor;
mod brains;
mod draw;
mod elsewhere;
mod finished;
mod frames;
mod head;
mod help;
mod hosting;
mod keep;
mod kin;
mod looks;
mod options;
mod presence;
mod requests;
mod restarting;
mod saving;
mod seating;
mod situation;
mod sketching;
mod starting;
mod state;
mod telling;
#[cfg(test)]
mod tests;
mod thinking;
mod thoughts;
mod time;

pub use brains::BrainPool;
pub use draw::Contribution;
pub(crate) use elsewhere::Patience;
pub(crate) use finished::{Finished, finished};
pub use head::{Chair, Head, Resumed};
pub use kin::{Family, Kin, Stage, rest_of};
pub use state::LoadError;
pub(crate) use thoughts::thoughts;

use crate::bus::asks::Wake;
use crate::bus::{Ask, Bus, Letter, News, Topic};
use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::store::{Claim, Fault, Store};
use crate::workshop::Workshop;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, oneshot, watch};

/// How many tables are woken in one go.
const MOST_AT_ONCE: u32 = 10_000;

/// A time after all that are kept.
const AT_ANY_TIME: u64 = i64::MAX as u64;

/// After how long a table that was not woken is tried again, in milliseconds.
const WAKE_AGAIN: u64 = 60_000;

/// Times the house keeps to, in milliseconds.
#[derive(Clone, Debug)]
pub struct Timing {
    /// From "all are ready" to the start.
    pub countdown: u64,
    /// How long after the countdown the house waits for parts of the seed that were promised.
    pub reveal_grace: u64,
    /// How long a table without open pages stays awake.
    pub sleep_after: u64,
    /// How long a computer may think.
    pub think: u64,
    /// The least time left for a decision after the house has opened again, or after everybody was away.
    pub reopening_grace: u64,
    /// How long a host may be away before another guest at the table hosts it.
    pub host_grace: u64,
    /// How long the others have known that somebody is away before a computer may play for them: a page that is loaded
    /// again takes its time.
    pub replace_grace: u64,
    /// From "enough wait for a quick match" to its start.
    pub quick_countdown: u64,
    /// How long the place of somebody without an open page is kept in a queue: a reload takes its time.
    pub quick_grace: u64,
    /// How often each side of a socket is told that the other is there. Three of them without a word, and it is gone. The
    /// page counts on it (`SILENCE` in `session.svelte.ts`).
    pub beat: u64,
}

impl Default for Timing {
    fn default() -> Self {
        Self {
            countdown: 10_000,
            reveal_grace: 5_000,
            sleep_after: 30_000,
            think: 1_000,
            reopening_grace: 30_000,
            host_grace: 60_000,
            replace_grace: 20_000,
            quick_countdown: 20_000,
            quick_grace: 10_000,
            beat: 5_000,
        }
    }
}

/// How often a table is asked that does not answer.
const TRIES: u32 = 3;

/// All tables of the house, awake or asleep.
pub struct Tables {
    pub store: Arc<dyn Store>,
    pub bus: Arc<dyn Bus>,
    pub clock: Clock,
    pub metrics: Arc<Metrics>,
    pub brains: BrainPool,
    /// Where questions are answered, beside the work of tools.
    pub(crate) workshop: Arc<Workshop>,
    pub timing: Timing,
    /// Those that other nodes serve, as far as is known.
    elsewhere: elsewhere::Elsewhere,
    /// How many long matches are played through at the same time, for those who look at them.
    pub(crate) replays: Semaphore,
    /// Turns true when the house closes: every task puts its table to sleep.
    closing: watch::Sender<bool>,
}

impl Tables {
    /// All tables, asleep.
    pub fn new(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        clock: Clock,
        metrics: Arc<Metrics>,
        timing: Timing,
    ) -> Arc<Self> {
        Arc::new(Self {
            store,
            bus,
            clock,
            metrics,
            brains: BrainPool::new(),
            workshop: Arc::new(Workshop::new()),
            timing,
            elsewhere: elsewhere::Elsewhere::default(),
            replays: Semaphore::new(
                std::thread::available_parallelism().map_or(1, |cores| usize::from(cores).div_ceil(2)),
            ),
            closing: watch::Sender::new(false),
        })
    }

    /// Asks a table that is served here, and wakes it if need be.
    async fn ask_here<A>(self: &Arc<Self>, table: &str, ask: &Arc<A>) -> Result<A::Reply, LoadError>
    where
        A: Ask<Letter = Letter>,
    {
        let mut breakdowns = 0;
        // A table may fall asleep between waking and asking. Three times in a row is not bad luck.
        for _ in 0..TRIES {
            let (reply, answer) = oneshot::channel();
            // A table that broke down or whose term ended with the request in hand has not carried it out, or has kept
            // it under the request's id: asking again is safe.
            if let Ok(delivery) = self.bus.deliver(table, Arc::clone(ask).letter(reply)).await {
                match answer.await {
                    Ok(answer) => return Ok(answer),
                    Err(_) if !A::IS_REPEATABLE && delivery.is_taken() => {
                        return Err(LoadError::UnknownOutcome);
                    }
                    Err(_) => breakdowns += u32::from(delivery.is_taken()),
                }
            }
            self.wake(table).await?;
        }
        if breakdowns == TRIES {
            return Err(LoadError::BreaksDown);
        }
        Err(LoadError::Unavailable("the table does not answer".into()))
    }

    async fn wake(self: &Arc<Self>, table: &str) -> Result<(), LoadError> {
        if *self.closing.borrow() {
            return Err(LoadError::Unavailable("the house is closing".into()));
        }
        // First attach, then load: a former task of this table has written everything, and no other one starts.
        let Some(mut mailbox) = self.bus.attach(table) else { return Ok(()) };
        let loaded = match keep::Ledger::load(self.clone(), table).await {
            Ok(loaded) => loaded,
            Err(error @ (LoadError::Elsewhere(_) | LoadError::NoLease)) => return Err(error),
            Err(error) => {
                self.release(table).await;
                return Err(error);
            }
        };
        self.elsewhere.forget(table);
        self.bus.serve_here(table);
        // Pages that were open through an earlier life of this table's task make themselves known again.
        self.bus.publish(Topic::House(table), News::RollCall);
        let tables = self.clone();
        let closing = self.closing.subscribe();
        let id = table.to_owned();
        tokio::spawn(async move {
            let _awake = Metrics::hold(&tables.metrics.tables_awake);
            let life = actor::Actor::new(tables.clone(), loaded).run(&mut mailbox, closing);
            // A panic in one table ends that table's task alone; the next request rebuilds it from its log.
            let ended = futures_util::FutureExt::catch_unwind(AssertUnwindSafe(life)).await;
            if ended.is_err() {
                Metrics::count(&tables.metrics.table_panics);
                tracing::error!(table = id, "a table broke down and will be rebuilt from its log");
            }
            // Before the mailbox goes: the next task of this table here must not be released with it, and whoever listens
            // here must come in anew before they hear of it from another node.
            if !matches!(ended, Ok(actor::Ending::Lost)) {
                tables.release(&id).await;
            }
            tables.bus.serve_no_more(&id);
            drop(mailbox);
        });
        Ok(())
    }

    /// Lets other nodes have a table. Should that fail, they have it when this node's lease is over, or ask here.
    async fn release(&self, table: &str) {
        if let Err(fault) = self.store.release_table(table).await {
            tracing::warn!(table, %fault, "a table was not released");
        }
    }

    /// Deletes a table that was last changed then or earlier. One that is awake is left alone.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn forget(&self, table: &str, unchanged_since: u64) -> Result<bool, Fault> {
        // While it is attached here no task starts: requests wait, and then find that it is deleted.
        let Some(_mailbox) = self.bus.attach(table) else { return Ok(false) };
        let stored = match self.store.claim_table(table).await {
            Ok(Claim::Ours(Some(stored))) => stored,
            Ok(Claim::Ours(None) | Claim::Of(_)) => return Ok(false),
            // One table whose log is damaged does not keep the others from being deleted.
            Err(fault) => {
                tracing::error!(table, %fault, "a table cannot be read and is not deleted");
                return Ok(false);
            }
        };
        let head = Head::read(table, &stored.head).filter(|head| head.may_have_kin());
        let witnesses = head.map(|head| Kin::of(table, &head, stored.events.len() as u32).witnesses());
        let deleted =
            self.store.delete_table(table, Some(unchanged_since), &witnesses.unwrap_or_default()).await;
        if !matches!(deleted, Ok(true)) {
            self.release(table).await;
        }
        deleted
    }

    /// Wakes tables whose countdown ends, until the house closes. Matches rest while nobody is there.
    pub async fn watch_the_clock(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        // At the opening every countdown is looked after, however far ahead the clock was when it was stored.
        let mut until = AT_ANY_TIME;
        while !*closing.borrow() {
            let asked = until;
            match self.store.due(asked, MOST_AT_ONCE).await {
                Ok(due) => {
                    if due.len() < MOST_AT_ONCE as usize {
                        until = self.clock.now();
                    }
                    for table in due.iter().filter(|table| !self.bus.is_awake(table)) {
                        if *closing.borrow() {
                            return;
                        }
                        self.wake_on_time(table, asked).await;
                    }
                }
                Err(fault) => tracing::error!(%fault, "cannot see which tables are due"),
            }
            tokio::select! {
                () = tokio::time::sleep(Duration::from_secs(1)) => {}
                _ = closing.changed() => {}
            }
            until = until.max(self.clock.now());
        }
    }

    /// Wakes a table that was due by then.
    async fn wake_on_time(self: &Arc<Self>, table: &str, due: u64) {
        // Once it is awake it says with what it keeps next when it must be awake again. It may have done so by now, awake at
        // another node: then it is due no more.
        let later = self.clock.now() + WAKE_AGAIN;
        let mut again = self.store.put_off(table, due, Some(later)).await;
        match self.ask(table, Wake {}).await {
            Ok(()) => {}
            Err(error @ (LoadError::Unknown | LoadError::Broken(_))) => {
                tracing::error!(table, %error, "a table cannot be woken and is left asleep");
                again = self.store.put_off(table, later, None).await;
            }
            Err(error) => {
                tracing::warn!(table, %error, "a table was not woken on time")
            }
        }
        if let Err(fault) = again {
            tracing::error!(table, %fault, "when a table must be awake next was not kept");
        }
    }

    /// Puts all tables to sleep and waits for them.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        // Every task holds a receiver; when the last is gone, all are asleep.
        self.closing.closed().await;
    }
}
