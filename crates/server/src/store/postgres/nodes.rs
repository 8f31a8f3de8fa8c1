//! Which node serves a table or has a role.
//!
//! Claims are made in one snapshot each and repeated when another transaction was first: no claim is decided by what
//! leases were before it had to wait.

use super::{Postgres, column, execute, fault, query, read_table, take};
use crate::store::{Claim, Fault, NodeId, Nodes, StoredNode};
use async_trait::async_trait;
use deadpool_postgres::{Client, Pool};
use tokio_postgres::error::SqlState;
use tokio_postgres::{IsolationLevel, Row};

/// How often a claim is repeated at most.
const TRIES: usize = 20;

/// What goes wrong within a claim.
enum Failed {
    /// Another transaction was first.
    Overtaken,
    Fault(Fault),
}

impl From<tokio_postgres::Error> for Failed {
    fn from(error: tokio_postgres::Error) -> Self {
        if error.code() == Some(&SqlState::T_R_SERIALIZATION_FAILURE) {
            Self::Overtaken
        } else {
            Self::Fault(fault(error))
        }
    }
}

/// What a try has come to; `None` if it is to be repeated.
fn settled<T>(tried: Result<Option<T>, Failed>) -> Option<Result<T, Fault>> {
    match tried {
        Ok(claimed) => claimed.map(Ok),
        Err(Failed::Overtaken) => None,
        Err(Failed::Fault(fault)) => Some(Err(fault)),
    }
}

fn overtaken() -> Fault {
    Fault("others claim the same again and again, or the lease of this node is over".into())
}

pub(super) async fn claim_table(pool: &Pool, node: NodeId, id: &str) -> Result<Claim, Fault> {
    let mut client = take(pool).await?;
    for _ in 0..TRIES {
        if let Some(settled) = settled(try_table(&mut client, node, id).await) {
            return settled;
        }
    }
    Err(overtaken())
}

async fn try_table(client: &mut Client, node: NodeId, id: &str) -> Result<Option<Claim>, Failed> {
    let snapshot = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead);
    let transaction = snapshot.start().await?;
    let me = node.0 as i64;
    let claim = "UPDATE logs SET owner = $2, version = version + 1 WHERE table_id = $1
         AND EXISTS (SELECT 1 FROM nodes WHERE epoch = $2 AND until > now())
         AND (owner IS NULL OR owner = $2 OR NOT EXISTS (
             SELECT 1 FROM nodes WHERE epoch = logs.owner AND until > now()))";
    if execute(&transaction, claim, &[&id, &me]).await? > 0 {
        let table = read_table(&transaction, id).await.map_err(Failed::Fault)?;
        transaction.commit().await?;
        return Ok(Some(Claim::Ours(table)));
    }
    let owner = query(&transaction, "SELECT owner FROM logs WHERE table_id = $1", &[&id]).await?;
    Ok(match owner.first().map(|row| row.get::<_, Option<i64>>(0)) {
        None => Some(Claim::Ours(None)),
        Some(Some(owner)) if owner != me => Some(Claim::Of(NodeId(owner as u64))),
        Some(_) => None,
    })
}

async fn try_role(client: &mut Client, node: NodeId, role: &str) -> Result<Option<NodeId>, Failed> {
    let snapshot = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead);
    let transaction = snapshot.start().await?;
    let me = node.0 as i64;
    let claim = "INSERT INTO roles (role, owner)
         SELECT $1::text, epoch FROM nodes WHERE epoch = $2 AND until > now()
         ON CONFLICT (role) DO UPDATE SET owner = excluded.owner
         WHERE roles.owner = excluded.owner OR NOT EXISTS (
             SELECT 1 FROM nodes WHERE epoch = roles.owner AND until > now())";
    if execute(&transaction, claim, &[&role, &me]).await? > 0 {
        transaction.commit().await?;
        return Ok(Some(node));
    }
    let owner = query(&transaction, "SELECT owner FROM roles WHERE role = $1", &[&role]).await?;
    let owner = owner.first().map(|row| row.get::<_, i64>(0));
    Ok(owner.filter(|owner| *owner != me).map(|owner| NodeId(owner as u64)))
}

#[async_trait]
impl Nodes for Postgres {
    fn node(&self) -> NodeId {
        self.lease.node
    }

    async fn release_table(&self, id: &str) -> Result<(), Fault> {
        let sql = "UPDATE logs SET owner = NULL WHERE table_id = $1 AND owner = $2";
        self.execute(sql, &[&id, &(self.lease.node.0 as i64)]).await?;
        Ok(())
    }

    async fn owner_of(&self, id: &str) -> Result<Option<NodeId>, Fault> {
        let sql = "SELECT l.owner FROM logs l JOIN nodes n ON n.epoch = l.owner AND n.until > now()
             WHERE l.table_id = $1";
        self.row(sql, &[&id], |row| NodeId(column(row, 0))).await
    }

    async fn claim_role(&self, role: &str) -> Result<NodeId, Fault> {
        self.patiently(async {
            let mut client = take(&self.pool).await?;
            for _ in 0..TRIES {
                if let Some(settled) = settled(try_role(&mut client, self.lease.node, role).await) {
                    return settled;
                }
            }
            Err(overtaken())
        })
        .await
    }

    async fn release_role(&self, role: &str) -> Result<(), Fault> {
        let sql = "DELETE FROM roles WHERE role = $1 AND owner = $2";
        self.execute(sql, &[&role, &(self.lease.node.0 as i64)]).await?;
        Ok(())
    }

    async fn bus_key(&self, drawn: [u8; 32]) -> Result<Option<[u8; 32]>, Fault> {
        self.house_key("bus_key", drawn).await.map(Some)
    }

    async fn nodes(&self) -> Result<Vec<StoredNode>, Fault> {
        let sql = "SELECT n.epoch, n.name, n.until > now(), n.about, coalesce(t.count, 0) FROM nodes n
             LEFT JOIN (SELECT owner, count(*) FROM logs WHERE owner IS NOT NULL GROUP BY owner) t
                 ON t.owner = n.epoch
             WHERE NOT n.is_alone ORDER BY n.name";
        self.rows(sql, &[], |row: &Row| StoredNode {
            id: NodeId(column(row, 0)),
            name: row.get(1),
            is_alive: row.get(2),
            about: row.get(3),
            tables: column(row, 4),
        })
        .await
    }

    fn say_about(&self, about: String) {
        self.lease.held().say_about(about);
    }

    fn term(&self) -> Option<u64> {
        self.lease.held().term()
    }

    async fn end_of(&self, term: u64) {
        self.lease.held().end_of(term).await;
    }

    fn time(&self) -> Option<u64> {
        Some(self.lease.held().time())
    }
}
