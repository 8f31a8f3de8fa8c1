//! Seat notes in SQLite: written and read like everything else there.

use super::{Sqlite, Written};
use crate::store::{CommitError, Fault, SaveSeatNotes, SeatNotes, SeatOf, StoredSeatNotes};
use async_trait::async_trait;
use rusqlite::{OptionalExtension, params};

#[async_trait]
impl SeatNotes for Sqlite {
    async fn seat_notes(&self, whose: &SeatOf) -> Result<Option<StoredSeatNotes>, Fault> {
        let SeatOf { table, seat, guest } = whose.clone();
        self.read(move |db| {
            db.prepare_cached(
                "SELECT version, body FROM seat_notes WHERE table_id = ? AND seat = ? AND guest = ?",
            )?
            .query_row(params![table, seat, guest], |row| {
                Ok(StoredSeatNotes { version: row.get::<_, i64>(0)? as u64, body: row.get(1)? })
            })
            .optional()
        })
        .await
    }

    async fn save_seat_notes(&self, save: SaveSeatNotes) -> Result<(), CommitError> {
        let written = self
            .write(move |db| {
                let SaveSeatNotes { whose: SeatOf { table, seat, guest }, version, body, at } = &save;
                let (version, at) = (*version as i64, *at as i64);
                // The first of two that find nothing is kept, the second meets its row.
                let mut statement = db.prepare_cached(if version == 0 {
                    "INSERT INTO seat_notes (body, changed_at, table_id, seat, guest, version)
                     VALUES (?, ?, ?, ?, ?, ? + 1)"
                } else {
                    "UPDATE seat_notes SET body = ?, changed_at = ?, version = version + 1
                     WHERE table_id = ? AND seat = ? AND guest = ? AND version = ?"
                })?;
                let rows = statement.execute(params![body, at, table, seat, guest, version])?;
                Ok(Written::if_any(rows))
            })
            .await?;
        if written == Written::Kept { Ok(()) } else { Err(CommitError::Conflict) }
    }
}
