//! Documents in PostgreSQL.

use super::{Postgres, column, execute, fault, number, query, take};
use crate::store::{
    DocumentError, DocumentHead, DocumentKey, DocumentKind, DocumentQuota, Documents, Fault, SaveDocument,
    StoredDocument,
};
use async_trait::async_trait;
use deadpool_postgres::Transaction;
use tokio_postgres::{Error, Row};

#[async_trait]
impl Documents for Postgres {
    async fn create_document(
        &self,
        kind: DocumentKind,
        guest: &str,
        document: StoredDocument,
        quota: DocumentQuota,
    ) -> Result<(), DocumentError> {
        self.patiently(async {
            let mut client = take(&self.pool).await?;
            let transaction = client.transaction().await.map_err(fault)?;
            Self::lock_guest(&transaction, guest).await?;
            let used = used(&transaction, kind, guest).await.map_err(fault)?;
            if used.documents >= quota.documents {
                return Err(DocumentError::TooMany);
            }
            if used.bytes + document.body.len() as u64 > quota.bytes {
                return Err(DocumentError::Full);
            }
            let StoredDocument { head: DocumentHead { id, topic, name, about, changed_at }, version, body } =
                &document;
            let table = (kind == DocumentKind::SeatNotes).then_some(topic);
            let (version, changed_at) = (number(*version), number(*changed_at));
            let sql =
                "INSERT INTO documents (kind, guest, id, topic, table_id, name, about, body, version, changed_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
            execute(
                &transaction,
                sql,
                &[&kind.name(), &guest, id, topic, &table, name, about, body, &version, &changed_at],
            )
            .await
            .map_err(|error| clash(error, kind.clash()))?;
            transaction.commit().await.map_err(fault)?;
            Ok(())
        })
        .await
    }

    async fn documents_of(&self, kind: DocumentKind, guest: &str) -> Result<Vec<DocumentHead>, Fault> {
        let sql = "SELECT id, topic, name, about, changed_at FROM documents WHERE guest = $1 AND kind = $2
             ORDER BY changed_at DESC, id";
        self.rows(sql, &[&guest, &kind.name()], head).await
    }

    async fn load_document(&self, key: &DocumentKey) -> Result<Option<StoredDocument>, Fault> {
        let sql = "SELECT id, topic, name, about, changed_at, version, body FROM documents
             WHERE guest = $1 AND kind = $2 AND id = $3";
        self.row(sql, &[&key.guest, &key.kind.name(), &key.id], stored).await
    }

    async fn find_document(&self, kind: DocumentKind, id: &str) -> Result<Option<StoredDocument>, Fault> {
        let sql = "SELECT id, topic, name, about, changed_at, version, body FROM documents
             WHERE id = $1 AND kind = $2 LIMIT 1";
        self.row(sql, &[&id, &kind.name()], stored).await
    }

    async fn save_document(&self, save: SaveDocument, quota: DocumentQuota) -> Result<(), DocumentError> {
        self.patiently(async {
            let SaveDocument { key: DocumentKey { kind, guest, id }, version, body, at } = &save;
            let mut client = take(&self.pool).await?;
            let transaction = client.transaction().await.map_err(fault)?;
            Self::lock_guest(&transaction, guest).await?;
            let before = "SELECT octet_length(body)::bigint FROM documents
                 WHERE guest = $1 AND kind = $2 AND id = $3 AND version = $4";
            let before = query(&transaction, before, &[guest, &kind.name(), id, &number(*version)]).await;
            let Some(before) = before.map_err(fault)?.pop() else { return Err(DocumentError::Conflict) };
            let (before, after) = (column(&before, 0), body.len() as u64);
            // A guest over the quota can still make a document shorter.
            if after > before {
                let used = used(&transaction, *kind, guest).await.map_err(fault)?;
                if used.bytes - before + after > quota.bytes {
                    return Err(DocumentError::Full);
                }
            }
            let update = "UPDATE documents SET body = $1, version = version + 1, changed_at = $2
                 WHERE guest = $3 AND kind = $4 AND id = $5";
            let (at, kind) = (number(*at), kind.name());
            execute(&transaction, update, &[body, &at, guest, &kind, id]).await.map_err(fault)?;
            transaction.commit().await.map_err(fault)?;
            Ok(())
        })
        .await
    }

    async fn rename_document(
        &self,
        key: &DocumentKey,
        name: &str,
    ) -> Result<Option<DocumentHead>, DocumentError> {
        self.patiently(async {
            let sql = "UPDATE documents SET name = $1 WHERE guest = $2 AND kind = $3 AND id = $4
                 RETURNING id, topic, name, about, changed_at";
            let renamed =
                query(&take(&self.pool).await?, sql, &[&name, &key.guest, &key.kind.name(), &key.id]).await;
            let renamed = renamed.map_err(|error| clash(error, key.kind.clash()))?;
            Ok(renamed.first().map(head))
        })
        .await
    }

    async fn delete_document(&self, key: &DocumentKey, unchanged_since: Option<u64>) -> Result<bool, Fault> {
        let sql = "DELETE FROM documents
             WHERE guest = $1 AND kind = $2 AND id = $3 AND changed_at <= coalesce($4, changed_at)";
        let since = unchanged_since.map(number);
        self.execute(sql, &[&key.guest, &key.kind.name(), &key.id, &since]).await
    }
}

/// What a violated constraint means.
fn clash(error: Error, conflict: DocumentError) -> DocumentError {
    if super::writer::is_clash(&error) { conflict } else { fault(error).into() }
}

/// How much of a quota is used.
async fn used(
    transaction: &Transaction<'_>,
    kind: DocumentKind,
    guest: &str,
) -> Result<DocumentQuota, Error> {
    let sql = "SELECT count(*), coalesce(sum(octet_length(body)), 0)::bigint FROM documents
         WHERE guest = $1 AND kind = $2";
    let used = query(transaction, sql, &[&guest, &kind.name()]).await?;
    Ok(DocumentQuota { documents: column(&used[0], 0), bytes: column(&used[0], 1) })
}

fn stored(row: &Row) -> StoredDocument {
    StoredDocument { head: head(row), version: column(row, 5), body: row.get(6) }
}

/// Reads the first five columns.
fn head(row: &Row) -> DocumentHead {
    DocumentHead {
        id: row.get(0),
        topic: row.get(1),
        name: row.get(2),
        about: row.get(3),
        changed_at: column(row, 4),
    }
}
