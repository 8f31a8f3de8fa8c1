//! Ages and removal in PostgreSQL.

use super::{Postgres, column, execute, fault, kin, number, query, take};
use crate::store::{
    DocumentKey, DocumentKind, Fault, GuestAge, Retention, TableAge, TableCount, TablePhase, Witness,
};
use async_trait::async_trait;
use deadpool_postgres::GenericClient;
use tokio_postgres::{Error, Row};

pub(super) async fn count_tables(client: &impl GenericClient, guest: &str) -> Result<TableCount, Error> {
    let sql = "SELECT count(*) FILTER (WHERE phase IS DISTINCT FROM 'over'
                    AND (is_host OR phase IS DISTINCT FROM 'waiting')),
                count(*) FILTER (WHERE is_host)
         FROM sittings WHERE guest = $1";
    let counted = query(client, sql, &[&guest]).await?;
    Ok(TableCount { unfinished: column(&counted[0], 0), hosted: column(&counted[0], 1) })
}

#[async_trait]
impl Retention for Postgres {
    async fn see_guest(&self, id: &str, at: u64) -> Result<(), Fault> {
        self.execute("UPDATE guests SET seen_at = $2 WHERE id = $1 AND seen_at < $2", &[&id, &number(at)])
            .await?;
        Ok(())
    }

    async fn latest_visit(&self) -> Result<Option<u64>, Fault> {
        let latest = |row: &Row| row.get::<_, Option<i64>>(0).map(|at| at as u64);
        Ok(self.row("SELECT max(seen_at) FROM guests", &[], latest).await?.flatten())
    }

    async fn tables_after(&self, after: &str, most: u32) -> Result<Vec<TableAge>, Fault> {
        let sql = "SELECT t.id, t.phase, l.changed_at FROM tables t JOIN logs l ON l.table_id = t.id
             WHERE t.id > $1 ORDER BY t.id LIMIT $2";
        self.rows(sql, &[&after, &number(most)], table_age).await
    }

    async fn delete_table(
        &self,
        id: &str,
        unchanged_since: Option<u64>,
        witnesses: &[Witness],
    ) -> Result<bool, Fault> {
        self.patiently(async {
            let mut client = take(&self.pool).await?;
            let transaction = client.transaction().await.map_err(fault)?;
            // Of two nodes that served it, only the last may.
            let old = "SELECT key FROM logs WHERE table_id = $1 AND changed_at <= coalesce($2, changed_at)
                 AND owner = $3 FOR UPDATE";
            let me = self.lease.node.0 as i64;
            let old =
                query(&transaction, old, &[&id, &unchanged_since.map(number), &me]).await.map_err(fault)?;
            let Some(log) = old.first().map(|row| row.get::<_, i64>(0)) else { return Ok(false) };
            kin::remember(&transaction, id, witnesses).await.map_err(fault)?;
            execute(&transaction, "DELETE FROM events WHERE log = $1", &[&log]).await.map_err(fault)?;
            for sql in [
                "DELETE FROM hidden WHERE table_id = $1",
                "DELETE FROM documents WHERE table_id = $1",
                "DELETE FROM notes WHERE table_id = $1",
                "DELETE FROM logs WHERE table_id = $1",
                "DELETE FROM sittings WHERE table_id = $1",
                "DELETE FROM tables WHERE id = $1",
            ] {
                execute(&transaction, sql, &[&id]).await.map_err(fault)?;
            }
            transaction.commit().await.map_err(fault)?;
            Ok(true)
        })
        .await
    }

    async fn finished_alone(&self, guest: &str, most: u32) -> Result<Vec<TableAge>, Fault> {
        // That a saved game was finished must not be forgotten while others could go on with it.
        let sql = "SELECT t.id, s.phase, l.changed_at FROM sittings s
             JOIN tables t ON t.id = s.table_id JOIN logs l ON l.table_id = s.table_id
             WHERE s.guest = $1 AND s.is_host AND s.phase = 'over' AND t.can_go AND NOT EXISTS (
                 SELECT 1 FROM sittings o WHERE o.table_id = s.table_id AND o.guest <> $1)
             ORDER BY l.changed_at, t.id LIMIT $2";
        self.rows(sql, &[&guest, &number(most)], table_age).await
    }

    async fn guests_after(&self, after: &str, most: u32) -> Result<Vec<GuestAge>, Fault> {
        let sql = "SELECT g.id, g.seen_at, s.has_tables, g.name = '' AND NOT s.has_tables AND NOT EXISTS (
                 SELECT 1 FROM documents WHERE guest = g.id AND kind <> 'seat-notes')
             FROM guests g, LATERAL (SELECT EXISTS (SELECT 1 FROM sittings WHERE guest = g.id) AS has_tables) s
             WHERE g.id > $1 ORDER BY g.id LIMIT $2";
        self.rows(sql, &[&after, &number(most)], |row| GuestAge {
            id: row.get(0),
            seen_at: column(row, 1),
            has_tables: row.get(2),
            is_stranger: row.get(3),
        })
        .await
    }

    async fn delete_guest(&self, id: &str, unseen_since: u64) -> Result<bool, Fault> {
        self.patiently(async {
            let mut client = take(&self.pool).await?;
            let transaction = client.transaction().await.map_err(fault)?;
            // Nobody can seat them from here on.
            Self::lock_guest(&transaction, id).await?;
            let gone = "SELECT 1 FROM guests g WHERE id = $1 AND seen_at <= $2
                 AND NOT EXISTS (SELECT 1 FROM sittings WHERE guest = g.id)";
            if execute(&transaction, gone, &[&id, &number(unseen_since)]).await.map_err(fault)? == 0 {
                return Ok(false);
            }
            for sql in [
                "DELETE FROM hidden WHERE guest = $1",
                "DELETE FROM keys WHERE guest = $1",
                "DELETE FROM links WHERE guest = $1",
                "DELETE FROM documents WHERE guest = $1",
                "DELETE FROM guests WHERE id = $1",
            ] {
                execute(&transaction, sql, &[&id]).await.map_err(fault)?;
            }
            transaction.commit().await.map_err(fault)?;
            Ok(true)
        })
        .await
    }

    async fn orphaned_notes(&self, unchanged_since: u64, most: u32) -> Result<Vec<DocumentKey>, Fault> {
        let sql = "SELECT d.guest, d.id FROM documents d
             WHERE d.table_id IS NOT NULL AND d.changed_at <= $1 AND NOT EXISTS (
                 SELECT 1 FROM sittings s WHERE s.guest = d.guest AND s.table_id = d.table_id) LIMIT $2";
        self.rows(sql, &[&number(unchanged_since), &number(most)], |row| DocumentKey {
            kind: DocumentKind::SeatNotes,
            guest: row.get(0),
            id: row.get(1),
        })
        .await
    }

    async fn bytes(&self) -> Result<u64, Fault> {
        // With the room of deleted rows, until PostgreSQL uses it again.
        let sql = "SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::bigint FROM pg_class
             WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'";
        Ok(self.row(sql, &[], |row| column(row, 0)).await?.unwrap_or_default())
    }
}

fn table_age(row: &Row) -> TableAge {
    let phase: Option<&str> = row.get(1);
    TableAge { id: row.get(0), phase: TablePhase::named(phase), changed_at: column(row, 2) }
}
