//! A table's log: the short row that changes with every commit, and its events.
//!
//! Events of all tables are appended to one another. Each names the one before it at its table and the short row names
//! the last, so that no index has to be written: loading follows the ids backwards.

use crate::store::{StoredEvent, StoredThought};
use rusqlite::{Connection, OptionalExtension, params};

/// The ids of a log's events, backwards from the one that is the first parameter, as long as this holds, too.
macro_rules! chain {
    ($query:literal) => {
        chain!("", $query)
    };
    ($while:literal, $query:literal) => {
        concat!(
            "WITH RECURSIVE chain (id) AS (VALUES (?) UNION ALL
                 SELECT e.previous FROM chain c JOIN events e ON e.id = c.id WHERE e.previous IS NOT NULL",
            $while,
            ") ",
            $query
        )
    };
}

/// The short row, without what only lists need.
pub(super) struct Log {
    key: i64,
    pub(super) version: u64,
    /// How many events there are, which is the number of the next one.
    events: u32,
    last_event: Option<i64>,
}

impl Log {
    /// The log of a new table.
    pub(super) fn create(db: &Connection, table: &str, at: u64) -> rusqlite::Result<Self> {
        db.prepare_cached("INSERT INTO logs (table_id, version, changed_at) VALUES (?, 0, ?)")?
            .execute(params![table, at])?;
        Ok(Self { key: db.last_insert_rowid(), version: 0, events: 0, last_event: None })
    }

    pub(super) fn find(db: &Connection, table: &str) -> rusqlite::Result<Option<Self>> {
        db.prepare_cached("SELECT key, version, events, last_event FROM logs WHERE table_id = ?")?
            .query_row([table], |row| {
                Ok(Self {
                    key: row.get(0)?,
                    version: row.get(1)?,
                    events: row.get(2)?,
                    last_event: row.get(3)?,
                })
            })
            .optional()
    }

    /// Appends events, the first of them with the reason why it was chosen. False if their numbers do not follow those that
    /// are there.
    pub(super) fn append(
        &mut self,
        db: &Connection,
        events: &[StoredEvent],
        mut thought: Option<&str>,
    ) -> rusqlite::Result<bool> {
        if !(self.events..).zip(events).all(|(seq, event)| event.seq == seq) {
            return Ok(false);
        }
        for StoredEvent { seq, at, body, request } in events {
            db.prepare_cached(
                "INSERT INTO events (previous, log, seq, at, body, request, thought) VALUES (?, ?, ?, ?, ?, ?, ?)",
            )?
            .execute(params![self.last_event, self.key, seq, at, body, request, thought.take()])?;
            self.events += 1;
            self.last_event = Some(db.last_insert_rowid());
        }
        Ok(true)
    }

    pub(super) fn save(&self, db: &Connection, at: u64, waits_for: Option<u8>) -> rusqlite::Result<()> {
        db.prepare_cached(
            "UPDATE logs SET version = ?, changed_at = ?, waits_for = ?, events = ?, last_event = ? WHERE key = ?",
        )?
        .execute(params![self.version, at, waits_for, self.events, self.last_event, self.key])?;
        Ok(())
    }

    /// All events, in order.
    ///
    /// # Errors
    /// If there are not as many as there should be: one is missing, and those before it cannot be found.
    pub(super) fn read(&self, db: &Connection) -> rusqlite::Result<Vec<StoredEvent>> {
        let mut query = db.prepare_cached(chain!(
            "SELECT seq, at, body, request FROM chain JOIN events USING (id) ORDER BY seq"
        ))?;
        let events = query.query_map([self.last_event], |row| {
            Ok(StoredEvent { seq: row.get(0)?, at: row.get(1)?, body: row.get(2)?, request: row.get(3)? })
        })?;
        let events: Vec<StoredEvent> = events.collect::<Result<_, _>>()?;
        if events.len() != self.events as usize {
            let missing = format!("a log should have {} events, and {} are found", self.events, events.len());
            return Err(rusqlite::Error::ToSqlConversionFailure(missing.into()));
        }
        Ok(events)
    }

    pub(super) fn thoughts(
        &self,
        db: &Connection,
        from: u32,
        most: u32,
    ) -> rusqlite::Result<Vec<StoredThought>> {
        let mut query = db.prepare_cached(chain!(
            " AND e.seq > ?2",
            "SELECT seq, thought FROM chain JOIN events USING (id)
             WHERE thought IS NOT NULL AND seq >= ?2 ORDER BY seq LIMIT ?3"
        ))?;
        let thoughts = query.query_map(params![self.last_event, from, most], |row| {
            Ok(StoredThought { seq: row.get(0)?, body: row.get(1)? })
        })?;
        thoughts.collect()
    }

    pub(super) fn remove_events(&self, db: &Connection) -> rusqlite::Result<()> {
        db.prepare_cached(chain!("DELETE FROM events WHERE id IN chain"))?.execute([self.last_event])?;
        Ok(())
    }
}
