//! Ages and removal in SQLite.
//!
//! SQLite reuses the pages of deleted rows; the file becomes shorter only when the house opens ([`pack`]).

use super::{Sqlite, Written, fault, kin, remove_table};
use crate::store::{
    DocumentKey, DocumentKind, Fault, GuestAge, Retention, TableAge, TableCount, TablePhase, Witness,
};
use async_trait::async_trait;
use rusqlite::{Connection, Row, params};
use serde::Deserialize;

/// A file with at least so many unused bytes is packed if they are more than half of it.
const WORTH_PACKING: u64 = 64 << 20;

/// The columns of a sitting that repeat the head. The names must match `table::Head`.
#[derive(Default)]
pub(super) struct Standing {
    pub(super) phase: Option<String>,
    pub(super) host: Option<String>,
}

impl Standing {
    /// Empty if the head cannot be read.
    pub(super) fn of(head: &str) -> Self {
        #[derive(Default, Deserialize)]
        #[serde(default)]
        struct Look {
            phase: At,
            host: Id,
        }
        #[derive(Default, Deserialize)]
        #[serde(default)]
        struct At {
            at: Option<String>,
        }
        #[derive(Default, Deserialize)]
        #[serde(default)]
        struct Id {
            id: Option<String>,
        }
        let Look { phase, host } = serde_json::from_str(head).unwrap_or_default();
        Self { phase: phase.at, host: host.id }
    }
}

pub(super) fn count_tables(db: &Connection, guest: &str) -> rusqlite::Result<TableCount> {
    db.prepare_cached(
        "SELECT count(*) FILTER (WHERE phase IS NOT 'over' AND (is_host OR phase IS NOT 'waiting')),
                count(*) FILTER (WHERE is_host)
         FROM sittings WHERE guest = ?",
    )?
    .query_row([guest], |row| {
        Ok(TableCount { unfinished: row.get::<_, i64>(0)? as u64, hosted: row.get::<_, i64>(1)? as u64 })
    })
}

/// Packs a large file of which more than half is unused. On failure, such as a full disk, it stays as it is.
///
/// # Errors
/// If the database cannot be read.
pub(super) fn pack(connection: &Connection) -> Result<(), Fault> {
    let pragma = |name: &str| -> Result<u64, Fault> {
        let value = connection.query_row(&format!("PRAGMA {name}"), [], |row| row.get::<_, i64>(0));
        Ok(value.map_err(fault)? as u64)
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
        let id = id.to_owned();
        self.write(move |db| {
            db.prepare_cached("UPDATE guests SET seen_at = ?2 WHERE id = ?1 AND seen_at < ?2")?
                .execute(params![id, at as i64])?;
            Ok(Written::Kept)
        })
        .await?;
        Ok(())
    }

    async fn latest_visit(&self) -> Result<Option<u64>, Fault> {
        self.read(|db| {
            let latest: Option<i64> =
                db.query_row("SELECT max(seen_at) FROM guests", [], |row| row.get(0))?;
            Ok(latest.map(|at| at as u64))
        })
        .await
    }

    async fn tables_after(&self, after: &str, most: u32) -> Result<Vec<TableAge>, Fault> {
        let after = after.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "SELECT t.id, iif(json_valid(t.head), json_extract(t.head, '$.phase.at'), NULL), l.changed_at
                 FROM tables t JOIN logs l ON l.table_id = t.id WHERE t.id > ? ORDER BY t.id LIMIT ?",
            )?
            .query_map(params![after, most], table_age)?
            .collect()
        })
        .await
    }

    async fn forget_table(
        &self,
        id: &str,
        unchanged_since: u64,
        witnesses: &[Witness],
    ) -> Result<bool, Fault> {
        let (id, witnesses) = (id.to_owned(), witnesses.to_vec());
        let written = self
            .write(move |db| {
                let is_old = db
                    .prepare_cached("SELECT 1 FROM logs WHERE table_id = ? AND changed_at <= ?")?
                    .exists(params![id, unchanged_since as i64])?;
                if is_old {
                    kin::remember(db, &id, &witnesses)?;
                    remove_table(db, &id)?;
                }
                Ok(if is_old { Written::Kept } else { Written::Conflict })
            })
            .await?;
        Ok(written == Written::Kept)
    }

    async fn finished_alone(&self, guest: &str, most: u32) -> Result<Vec<TableAge>, Fault> {
        let guest = guest.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "SELECT t.id, s.phase, l.changed_at FROM sittings s
                 JOIN tables t ON t.id = s.table_id JOIN logs l ON l.table_id = s.table_id
                 WHERE s.guest = ?1 AND s.is_host AND s.phase = 'over' AND NOT EXISTS (
                     SELECT 1 FROM sittings o WHERE o.table_id = s.table_id AND o.guest <> ?1)
                   -- That a saved game was finished must not be forgotten while others could go on with it.
                   AND NOT coalesce(json_extract(t.head, '$.is_saved'), 0)
                   AND json_extract(t.head, '$.resumed') IS NULL
                 ORDER BY l.changed_at, t.id LIMIT ?2",
            )?
            .query_map(params![guest, most], table_age)?
            .collect()
        })
        .await
    }

    async fn guests_after(&self, after: &str, most: u32) -> Result<Vec<GuestAge>, Fault> {
        let after = after.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "SELECT g.id, g.seen_at, EXISTS (SELECT 1 FROM sittings WHERE guest = g.id) AS has_tables,
                        g.name = '' AND NOT EXISTS (SELECT 1 FROM sittings WHERE guest = g.id)
                            AND NOT EXISTS (SELECT 1 FROM documents WHERE guest = g.id AND kind <> 'seat-notes')
                 FROM guests g WHERE g.id > ? ORDER BY g.id LIMIT ?",
            )?
            .query_map(params![after, most], |row| {
                Ok(GuestAge {
                    id: row.get(0)?,
                    seen_at: row.get::<_, i64>(1)? as u64,
                    has_tables: row.get(2)?,
                    is_stranger: row.get(3)?,
                })
            })?
            .collect()
        })
        .await
    }

    async fn forget_guest(&self, id: &str, unseen_since: u64) -> Result<bool, Fault> {
        let id = id.to_owned();
        let written = self
            .write(move |db| {
                let is_gone = db
                    .prepare_cached(
                        "SELECT 1 FROM guests WHERE id = ?1 AND seen_at <= ?2
                         AND NOT EXISTS (SELECT 1 FROM sittings WHERE guest = ?1)",
                    )?
                    .exists(params![id, unseen_since as i64])?;
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
        self.read(move |db| {
            db.prepare_cached(
                "SELECT d.guest, d.id FROM documents d
                 WHERE d.table_id IS NOT NULL AND d.changed_at <= ? AND NOT EXISTS (
                     SELECT 1 FROM sittings s WHERE s.guest = d.guest AND s.table_id = d.table_id) LIMIT ?",
            )?
            .query_map(params![unchanged_since as i64, most], |row| {
                Ok(DocumentKey { kind: DocumentKind::SeatNotes, guest: row.get(0)?, id: row.get(1)? })
            })?
            .collect()
        })
        .await
    }

    async fn forget_document(&self, key: &DocumentKey, unchanged_since: u64) -> Result<bool, Fault> {
        let DocumentKey { kind, guest, id } = key.clone();
        let written = self
            .write(move |db| {
                let deleted = db
                    .prepare_cached(
                        "DELETE FROM documents WHERE guest = ? AND kind = ? AND id = ? AND changed_at <= ?",
                    )?
                    .execute(params![guest, kind, id, unchanged_since as i64])?;
                Ok(Written::if_any(deleted))
            })
            .await?;
        Ok(written == Written::Kept)
    }

    async fn bytes(&self) -> Result<u64, Fault> {
        self.read(|db| {
            let bytes: i64 = db.query_row(
                "SELECT (p.page_count - f.freelist_count) * s.page_size
                 FROM pragma_page_count p, pragma_freelist_count f, pragma_page_size s",
                [],
                |row| row.get(0),
            )?;
            Ok(bytes as u64)
        })
        .await
    }
}

fn table_age(row: &Row<'_>) -> rusqlite::Result<TableAge> {
    let phase: Option<String> = row.get(1)?;
    Ok(TableAge {
        id: row.get(0)?,
        phase: TablePhase::named(phase.as_deref()),
        changed_at: row.get::<_, i64>(2)? as u64,
    })
}
