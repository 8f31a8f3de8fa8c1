//! How long tables, guests and seat notes are kept, and the task that removes expired ones.
//!
//! The task reads all tables and guests once an hour in small batches; each removal is one short write among those of
//! the games. A table that is awake is left alone.

use crate::clock::Clock;
use crate::closed;
use crate::quota::Quota;
use crate::store::{DocumentKey, DocumentKind, Fault, Store, TablePhase};
use crate::table::Tables;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::watch;

const DAY_MS: u64 = 86_400_000;
/// The interval between rounds.
const ROUND_MS: u64 = 3_600_000;
/// How often the bytes in use are measured.
const MEASURE_EVERY: Duration = Duration::from_secs(60);
/// How many tables or guests are read together, and the pause after them.
const BATCH: u32 = 200;
const PAUSE: Duration = Duration::from_millis(100);
/// A house without visits for so long removes nothing on its first day: players who return to an old game find it, and a
/// clock that is set wrong can be noticed.
const ABSENCE_MS: u64 = 7 * DAY_MS;

/// What is kept for how many days (`None` = for ever), and how much in bytes (`None` = any amount).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Keeping {
    /// Tables whose match is over, since they were last changed.
    pub finished_days: Option<u32>,
    /// Tables whose match is not over, since they were last changed.
    pub abandoned_days: Option<u32>,
    /// Tables whose match has not begun, since they were last changed.
    pub waiting_days: Option<u32>,
    /// Guests without a name, a table, a save or a notebook, since they were last here.
    pub stranger_days: Option<u32>,
    /// All other guests without a table, with their documents, since they were last here.
    pub guest_days: Option<u32>,
    /// Seat notes of guests who no longer sit there, since they were last changed.
    pub notes_days: Option<u32>,
    /// Above this many bytes nothing new is accepted.
    pub most_bytes: Option<u64>,
    /// The bytes one address may write in a day.
    pub daily_bytes: Option<u64>,
}

impl Default for Keeping {
    fn default() -> Self {
        Self {
            finished_days: Some(400),
            abandoned_days: Some(400),
            waiting_days: Some(60),
            stranger_days: Some(30),
            guest_days: Some(800),
            notes_days: Some(30),
            most_bytes: Some(10_000_000_000),
            daily_bytes: Some(64_000_000),
        }
    }
}

impl Keeping {
    fn days_of(&self, phase: TablePhase) -> Option<u32> {
        match phase {
            TablePhase::Waiting => self.waiting_days,
            TablePhase::Playing => self.abandoned_days,
            TablePhase::Over => self.finished_days,
        }
    }
}

/// The latest time that is at least so many days ago; `None` if nothing expires.
fn outlived(days: Option<u32>, now: u64) -> Option<u64> {
    now.checked_sub(u64::from(days?) * DAY_MS)
}

/// How many expired things were removed since the house opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Removed {
    pub tables: u64,
    pub guests: u64,
    pub seat_notes: u64,
}

/// Removes what has expired.
pub struct Keeper {
    tables: Arc<Tables>,
    keeping: Keeping,
    removed: Mutex<Removed>,
}

impl Keeper {
    pub fn new(tables: Arc<Tables>, keeping: Keeping) -> Self {
        Self { tables, keeping, removed: Mutex::default() }
    }

    pub fn removed(&self) -> Removed {
        *self.removed.lock().expect("no holder panics")
    }

    fn count(&self, removed: impl FnOnce(&mut Removed)) {
        removed(&mut self.removed.lock().expect("no holder panics"));
    }

    fn store(&self) -> &dyn Store {
        &*self.tables.store
    }

    fn clock(&self) -> &Clock {
        &self.tables.clock
    }

    /// Runs a round every hour and measures every minute, until the house closes.
    pub(crate) async fn work(self: Arc<Self>, quota: Arc<Quota>, mut closing: watch::Receiver<bool>) {
        tokio::select! {
            () = closed(&mut closing) => {}
            () = self.go_round(&quota) => {}
        }
    }

    async fn go_round(&self, quota: &Quota) {
        let mut next = self.begins_at().await;
        loop {
            if self.clock().now() >= next {
                next = self.clock().now() + ROUND_MS;
                if let Err(fault) = self.round().await {
                    tracing::error!(%fault, "what has outlived its time could not be removed");
                }
            }
            self.measure(quota).await;
            tokio::time::sleep(MEASURE_EVERY).await;
        }
    }

    pub(crate) async fn measure(&self, quota: &Quota) {
        match self.store().bytes().await {
            Ok(bytes) => quota.measured(bytes),
            Err(fault) => tracing::error!(%fault, "cannot see how much is kept"),
        }
    }

    /// When the first round begins.
    pub async fn begins_at(&self) -> u64 {
        let opened = self.clock().opened();
        match self.store().latest_visit().await {
            Ok(latest) if latest.is_none_or(|latest| opened < latest + ABSENCE_MS) => opened,
            _ => opened + DAY_MS,
        }
    }

    /// Removes everything that has expired by now.
    ///
    /// # Errors
    /// If the store fails; the next round continues.
    pub async fn round(&self) -> Result<(), Fault> {
        let before = self.removed();
        let now = self.clock().now();
        self.forget_tables(now).await?;
        self.forget_notes(now).await?;
        self.forget_guests(now).await?;
        let removed = self.removed();
        if removed != before {
            let (tables, guests) = (removed.tables - before.tables, removed.guests - before.guests);
            let seat_notes = removed.seat_notes - before.seat_notes;
            tracing::info!(tables, guests, seat_notes, "removed what had outlived its time");
        }
        Ok(())
    }

    async fn forget_tables(&self, now: u64) -> Result<(), Fault> {
        let mut after = String::new();
        loop {
            let batch = self.store().tables_after(&after, BATCH).await?;
            let Some(last) = batch.last() else { return Ok(()) };
            after.clone_from(&last.id);
            for table in batch {
                let limit = outlived(self.keeping.days_of(table.phase), now);
                if let Some(limit) = limit.filter(|limit| table.changed_at <= *limit)
                    && self.tables.forget(&table.id, limit).await?
                {
                    self.count(|removed| removed.tables += 1);
                }
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn forget_notes(&self, now: u64) -> Result<(), Fault> {
        let Some(limit) = outlived(self.keeping.notes_days, now) else { return Ok(()) };
        loop {
            let batch = self.store().orphaned_notes(limit, BATCH).await?;
            let before = self.removed();
            for notes in &batch {
                if self.store().delete_document(notes, Some(limit)).await? {
                    self.count(|removed| removed.seat_notes += 1);
                }
            }
            // Notes that were changed in the meantime are left to the next round.
            if self.removed() == before {
                return Ok(());
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn forget_guests(&self, now: u64) -> Result<(), Fault> {
        let mut after = String::new();
        loop {
            let batch = self.store().guests_after(&after, BATCH).await?;
            let Some(last) = batch.last() else { return Ok(()) };
            after.clone_from(&last.id);
            for guest in batch.iter().filter(|guest| !guest.has_tables) {
                let days =
                    if guest.is_stranger { self.keeping.stranger_days } else { self.keeping.guest_days };
                if let Some(limit) = outlived(days, now)
                    && guest.seen_at <= limit
                    && self.forget_guest(&guest.id, limit).await?
                {
                    self.count(|removed| removed.guests += 1);
                }
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Deletes the guest's saves one by one first: together they would be one long write.
    async fn forget_guest(&self, guest: &str, unseen_since: u64) -> Result<bool, Fault> {
        for save in self.store().documents_of(DocumentKind::Save, guest).await? {
            let key = DocumentKey::new(DocumentKind::Save, guest, &save.id);
            self.store().delete_document(&key, None).await?;
        }
        self.store().delete_guest(guest, unseen_since).await
    }
}
