//! That one process alone serves a house: it holds a row that is renewed every second and runs out after five.
//!
//! Times are the database's: clocks of machines differ.

use super::{fault, take};
use crate::store::Fault;
use crate::store::loss::Loss;
use deadpool_postgres::{Client, Pool};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;

/// How long a lease lasts.
const LEASE: f64 = 5.0;

/// How often it is renewed.
const BEAT: Duration = Duration::from_secs(1);

/// How often to look whether the lease of a house that was killed is over.
const LOOK: Duration = Duration::from_millis(250);

pub(super) struct Lease {
    epoch: i64,
    pool: Pool,
    /// Set when another process has taken the house over.
    pub(super) loss: Arc<Loss>,
    beating: JoinHandle<()>,
}

impl Lease {
    /// Waits for the end of a lease that nobody renews. If another node renews it, that node's name is the inner error.
    pub(super) async fn take(
        client: &mut Client,
        pool: &Pool,
        node: &str,
    ) -> Result<Result<Self, String>, Fault> {
        let mut other = None;
        let epoch = loop {
            match claim(client, node).await.map_err(fault)? {
                Ok(epoch) => break epoch,
                Err(holder) if other.as_ref().is_some_and(|seen: &Holder| seen.until < holder.until) => {
                    return Ok(Err(holder.name));
                }
                Err(holder) => {
                    other.get_or_insert(holder);
                    tokio::time::sleep(LOOK).await;
                }
            }
        };
        let loss = Arc::new(Loss::default());
        let beating = tokio::spawn(beat(pool.clone(), epoch, loss.clone()));
        Ok(Ok(Self { epoch, pool: pool.clone(), loss, beating }))
    }

    /// Lets the next process have the house at once.
    pub(super) async fn release(&self) {
        self.beating.abort();
        if let Ok(client) = take(&self.pool).await
            && let Err(error) = client.execute("DELETE FROM nodes WHERE epoch = $1", &[&self.epoch]).await
        {
            tracing::warn!(%error, "the lease of the house could not be given back");
        }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        // A house that was never closed must not renew its lease for ever.
        self.beating.abort();
    }
}

struct Holder {
    name: String,
    /// Seconds since 1970.
    until: f64,
}

/// Claims the house, if nobody's lease is valid.
async fn claim(client: &mut Client, node: &str) -> Result<Result<i64, Holder>, tokio_postgres::Error> {
    let transaction = client.transaction().await?;
    // Two that come at once.
    transaction
        .batch_execute("LOCK TABLE nodes IN EXCLUSIVE MODE; DELETE FROM nodes WHERE until <= now()")
        .await?;
    let holder = "SELECT name, extract(epoch FROM until)::float8 FROM nodes ORDER BY until DESC LIMIT 1";
    if let Some(row) = transaction.query_opt(holder, &[]).await? {
        return Ok(Err(Holder { name: row.get(0), until: row.get(1) }));
    }
    let claim =
        "INSERT INTO nodes (name, until) VALUES ($1, now() + make_interval(secs => $2)) RETURNING epoch";
    let epoch = transaction.query_one(claim, &[&node, &LEASE]).await?.get(0);
    transaction.commit().await?;
    Ok(Ok(epoch))
}

async fn beat(pool: Pool, epoch: i64, loss: Arc<Loss>) {
    loop {
        tokio::time::sleep(BEAT).await;
        let renewed = async {
            let sql = "UPDATE nodes SET until = now() + make_interval(secs => $2) WHERE epoch = $1";
            take(&pool).await?.execute(sql, &[&epoch, &LEASE]).await.map_err(fault)
        };
        match renewed.await {
            // A lease that ran out stays ours until somebody else takes the house.
            Ok(1..) => {}
            Ok(0) => {
                let fault = Fault("another process has taken this house over".into());
                tracing::error!("{}", fault.0);
                loss.set(fault);
                return;
            }
            Err(error) => tracing::warn!(%error, "the lease of the house could not be renewed"),
        }
    }
}
