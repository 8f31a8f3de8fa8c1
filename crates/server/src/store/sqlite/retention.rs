//! Ages and removal in SQLite.
//!
//! SQLite reuses the pages of deleted rows; the file becomes shorter only when the house opens ([`pack`]).

use super::{Sqlite, Written, fault, kin, remove_table};
use crate::store::{
    DocumentKey, DocumentKind, Fault, GuestAge, Retention, TableAge, TableCount, TablePhase, Witness,
};
use async_trait::async_trait;
use rusqlite::{Connection, Row, params};

/// A file with at least so many unused bytes is packed if they are more than half of it.
const WORTH_PACKING: u64 = 64 << 20;

pub(super) fn count_tables(db: &Connection, guest: &str) -> rusqlite::Result<TableCount> {
    db.prepare_cached(
        "SELECT count(*) FILTER (WHERE phase IS NOT 'over' AND (is_host OR phase IS NOT 'waiting')),
                count(*) FILTER (WHERE is_host)
         FROM sittings WHERE guest = ?",
    )?
    .query_row([guest], |row| Ok(TableCount { unfinished: row.get(0)?, hosted: row.get(1)? }))
}

/// Packs a large file of which more than half is unused. On failure, such as a full disk, it stays as it is.
///
/// # Errors
/// If the database cannot be read.
pub(super) fn pack(connection: &Connection) -> Result<(), Fault> {
    let pragma = |name: &str| -> Result<u64, Fault> {
        connection.query_row(&format!("PRAGMA {name}"), [], |row| row.get(0)).map_err(fault)
    };
    let (pages, free, size) = (pragma("page_count")?, pragma("freelist_count")?, pragma("page_size")?);
    if free * size < WORTH_PACKING || free * 2 < pages {
        return Ok(());
    }
    tracing::info!(unused_bytes = free * size, "more than half of the database is unused; it is packed");
    if let Err(error) = connection.execute_batch("VACUUM; PRAGMA wal_checkpoint(TRUNCATE);") {
        tracing::warn!(%error, "the database was not packed");
    }
    Ok(())
}

#[async_trait]
impl Retention for Sqlite {
    async fn see_guest(&self, id: &str, at: u64) -> Result<(), Fault> {
        let sql = "UPDATE guests SET seen_at = ?2 WHERE id = ?1 AND seen_at < ?2";
        self.execute(sql, (id.to_owned(), at)).await?;
        Ok(())
    }

    async fn latest_visit(&self) -> Result<Option<u64>, Fault> {
        Ok(self.row("SELECT max(seen_at) FROM guests", [], |row| row.get(0)).await?.flatten())
    }

    async fn tables_after(&self, after: &str, most: u32) -> Result<Vec<TableAge>, Fault> {
        let sql = "SELECT t.id, iif(json_valid(t.head), t.head ->> '$.phase.at', NULL), l.changed_at
             FROM tables t JOIN logs l ON l.table_id = t.id WHERE t.id > ? ORDER BY t.id LIMIT ?";
        self.rows(sql, (after.to_owned(), most), table_age).await
    }

    async fn delete_table(
        &self,
        id: &str,
        unchanged_since: Option<u64>,
        witnesses: &[Witness],
    ) -> Result<bool, Fault> {
        let (id, witnesses) = (id.to_owned(), witnesses.to_vec());
        let written = self
            .write(move |db| {
                let is_old = db
                    .prepare_cached(
                        "SELECT 1 FROM logs WHERE table_id = ? AND changed_at <= coalesce(?, changed_at)",
                    )?
                    .exists(params![id, unchanged_since])?;
                if !is_old {
                    return Ok(Written::Conflict);
                }
                kin::remember(db, &id, &witnesses)?;
                remove_table(db, &id)?;
                Ok(Written::Kept)
            })
            .await?;
        Ok(written == Written::Kept)
    }

    async fn finished_alone(&self, guest: &str, most: u32) -> Result<Vec<TableAge>, Fault> {
        let sql = "SELECT t.id, s.phase, l.changed_at FROM sittings s
             JOIN tables t ON t.id = s.table_id JOIN logs l ON l.table_id = s.table_id
             WHERE s.guest = ?1 AND s.is_host AND s.phase = 'over' AND NOT EXISTS (
                 SELECT 1 FROM sittings o WHERE o.table_id = s.table_id AND o.guest <> ?1)
               -- That a saved game was finished must not be forgotten while others could go on with it. A head without
               -- `is_saved` is older than that field, and may have been saved.
               AND iif(json_valid(t.head),
                       t.head ->> '$.is_saved' IS 0 AND t.head ->> '$.resumed' IS NULL, 0)
             ORDER BY l.changed_at, t.id LIMIT ?2";
        self.rows(sql, (guest.to_owned(), most), table_age).await
    }

    async fn guests_after(&self, after: &str, most: u32) -> Result<Vec<GuestAge>, Fault> {
        let sql = "SELECT g.id, g.seen_at, EXISTS (SELECT 1 FROM sittings WHERE guest = g.id) AS has_tables,
                    g.name = '' AND NOT EXISTS (SELECT 1 FROM sittings WHERE guest = g.id)
                        AND NOT EXISTS (SELECT 1 FROM documents WHERE guest = g.id AND kind <> 'seat-notes')
             FROM guests g WHERE g.id > ? ORDER BY g.id LIMIT ?";
        self.rows(sql, (after.to_owned(), most), |row| {
            Ok(GuestAge {
                id: row.get(0)?,
                seen_at: row.get(1)?,
                has_tables: row.get(2)?,
                is_stranger: row.get(3)?,
            })
        })
        .await
    }

    async fn delete_guest(&self, id: &str, unseen_since: u64) -> Result<bool, Fault> {
        let id = id.to_owned();
        let written = self
            .write(move |db| {
                let is_gone = db
                    .prepare_cached(
                        "SELECT 1 FROM guests WHERE id = ?1 AND seen_at <= ?2
                         AND NOT EXISTS (SELECT 1 FROM sittings WHERE guest = ?1)",
                    )?
                    .exists(params![id, unseen_since])?;
                if !is_gone {
                    return Ok(Written::Conflict);
                }
                for rows in ["hidden", "keys", "links", "documents"] {
                    db.prepare_cached(&format!("DELETE FROM {rows} WHERE guest = ?"))?.execute([&id])?;
                }
                db.prepare_cached("DELETE FROM guests WHERE id = ?")?.execute([&id])?;
                Ok(Written::Kept)
            })
            .await?;
        Ok(written == Written::Kept)
    }

    async fn orphaned_notes(&self, unchanged_since: u64, most: u32) -> Result<Vec<DocumentKey>, Fault> {
        let sql = "SELECT d.guest, d.id FROM documents d
             WHERE d.table_id IS NOT NULL AND d.changed_at <= ? AND NOT EXISTS (
                 SELECT 1 FROM sittings s WHERE s.guest = d.guest AND s.table_id = d.table_id) LIMIT ?";
        self.rows(sql, (unchanged_since, most), |row| {
            Ok(DocumentKey { kind: DocumentKind::SeatNotes, guest: row.get(0)?, id: row.get(1)? })
        })
        .await
    }

    async fn bytes(&self) -> Result<u64, Fault> {
        let sql = "SELECT (p.page_count - f.freelist_count) * s.page_size
             FROM pragma_page_count p, pragma_freelist_count f, pragma_page_size s";
        Ok(self.row(sql, [], |row| row.get(0)).await?.unwrap_or_default())
    }
}

fn table_age(row: &Row<'_>) -> rusqlite::Result<TableAge> {
    let phase: Option<String> = row.get(1)?;
    Ok(TableAge { id: row.get(0)?, phase: TablePhase::named(phase.as_deref()), changed_at: row.get(2)? })
}
