//! Documents in SQLite.

use super::{Sqlite, Written};
use crate::store::{
    DocumentError, DocumentHead, DocumentKey, DocumentKind, DocumentQuota, Documents, Fault, SaveDocument,
    StoredDocument,
};
use async_trait::async_trait;
use rusqlite::types::{ToSql, ToSqlOutput};
use rusqlite::{Connection, OptionalExtension, Row, params};

impl ToSql for DocumentKind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.name().into())
    }
}

#[async_trait]
impl Documents for Sqlite {
    async fn create_document(
        &self,
        kind: DocumentKind,
        guest: &str,
        document: StoredDocument,
        quota: DocumentQuota,
    ) -> Result<(), DocumentError> {
        let guest = guest.to_owned();
        let written = self.write(move |db| {
            // Counted by the one writer: two requests of one guest cannot both take the last place.
            let used = used(db, kind, &guest)?;
            if used.documents >= quota.documents {
                return Ok(Written::TooMany);
            }
            if used.bytes + document.body.len() as u64 > quota.bytes {
                return Ok(Written::Full);
            }
            let StoredDocument { head: DocumentHead { id, topic, name, about, changed_at }, version, body } =
                &document;
            let inserted = db
                .prepare_cached(
                    "INSERT OR IGNORE INTO documents
                         (kind, guest, id, topic, table_id, name, about, body, version, changed_at)
                     VALUES (?1, ?2, ?3, ?4, iif(?1 = 'seat-notes', ?4, NULL), ?5, ?6, ?7, ?8, ?9)",
                )?
                .execute(params![kind, guest, id, topic, name, about, body, version, changed_at])?;
            Ok(Written::if_any(inserted))
        });
        result(written.await?, kind.clash())
    }

    async fn documents_of(&self, kind: DocumentKind, guest: &str) -> Result<Vec<DocumentHead>, Fault> {
        let sql = "SELECT id, topic, name, about, changed_at FROM documents WHERE guest = ? AND kind = ?
             ORDER BY changed_at DESC, id";
        self.rows(sql, (guest.to_owned(), kind), head).await
    }

    async fn load_document(&self, key: &DocumentKey) -> Result<Option<StoredDocument>, Fault> {
        let sql = "SELECT id, topic, name, about, changed_at, version, body FROM documents
             WHERE guest = ? AND kind = ? AND id = ?";
        let DocumentKey { kind, guest, id } = key.clone();
        self.row(sql, (guest, kind, id), stored).await
    }

    async fn find_document(&self, kind: DocumentKind, id: &str) -> Result<Option<StoredDocument>, Fault> {
        let sql = "SELECT id, topic, name, about, changed_at, version, body FROM documents WHERE id = ? AND kind = ?";
        self.row(sql, (id.to_owned(), kind), stored).await
    }

    async fn save_document(&self, save: SaveDocument, quota: DocumentQuota) -> Result<(), DocumentError> {
        let written = self.write(move |db| {
            let SaveDocument { key: DocumentKey { kind, guest, id }, version, body, at } = &save;
            let before = db
                .prepare_cached(
                    "SELECT octet_length(body) FROM documents
                     WHERE guest = ? AND kind = ? AND id = ? AND version = ?",
                )?
                .query_row(params![guest, kind, id, version], |row| row.get::<_, u64>(0))
                .optional()?;
            let Some(before) = before else { return Ok(Written::Conflict) };
            let after = body.len() as u64;
            // A guest over the quota can still make a document shorter.
            if after > before && used(db, *kind, guest)?.bytes - before + after > quota.bytes {
                return Ok(Written::Full);
            }
            db.prepare_cached(
                "UPDATE documents SET body = ?, version = version + 1, changed_at = ?
                 WHERE guest = ? AND kind = ? AND id = ?",
            )?
            .execute(params![body, at, guest, kind, id])?;
            Ok(Written::Kept)
        });
        result(written.await?, DocumentError::Conflict)
    }

    async fn rename_document(
        &self,
        key: &DocumentKey,
        name: &str,
    ) -> Result<Option<DocumentHead>, DocumentError> {
        let Some(StoredDocument { head, .. }) = self.load_document(key).await? else { return Ok(None) };
        let DocumentKey { kind, guest, id } = key.clone();
        let sql = "UPDATE OR IGNORE documents SET name = ? WHERE guest = ? AND kind = ? AND id = ?";
        let is_renamed = self.execute(sql, (name.to_owned(), guest, kind, id)).await?;
        let renamed = DocumentHead { name: name.to_owned(), ..head };
        is_renamed.then_some(Some(renamed)).ok_or_else(|| kind.clash())
    }

    async fn delete_document(&self, key: &DocumentKey, unchanged_since: Option<u64>) -> Result<bool, Fault> {
        let DocumentKey { kind, guest, id } = key.clone();
        let sql = "DELETE FROM documents
             WHERE guest = ? AND kind = ? AND id = ? AND changed_at <= coalesce(?, changed_at)";
        self.execute(sql, (guest, kind, id, unchanged_since)).await
    }
}

fn result(written: Written, conflict: DocumentError) -> Result<(), DocumentError> {
    match written {
        Written::Kept => Ok(()),
        Written::Conflict => Err(conflict),
        Written::TooMany => Err(DocumentError::TooMany),
        Written::Full => Err(DocumentError::Full),
    }
}

/// How much of a quota is used. SQLite finds lengths in the row headers: no text is read.
fn used(db: &Connection, kind: DocumentKind, guest: &str) -> rusqlite::Result<DocumentQuota> {
    db.prepare_cached(
        "SELECT count(*), coalesce(sum(octet_length(body)), 0) FROM documents WHERE guest = ? AND kind = ?",
    )?
    .query_row(params![guest, kind], |row| Ok(DocumentQuota { documents: row.get(0)?, bytes: row.get(1)? }))
}

fn stored(row: &Row<'_>) -> rusqlite::Result<StoredDocument> {
    Ok(StoredDocument { head: head(row)?, version: row.get(5)?, body: row.get(6)? })
}

/// Reads the first five columns.
fn head(row: &Row<'_>) -> rusqlite::Result<DocumentHead> {
    Ok(DocumentHead {
        id: row.get(0)?,
        topic: row.get(1)?,
        name: row.get(2)?,
        about: row.get(3)?,
        changed_at: row.get(4)?,
    })
}
