//! Bringing a database up to date, and refusing one that is no house's.

use super::unopened::{self, Unopened};
use super::{Address, fault, query};
use crate::store::Fault;
use deadpool_postgres::{Client, Transaction};
use std::time::Duration;
use tokio_postgres::error::SqlState;

/// In order. `house.version` is the number of those applied.
pub(super) const MIGRATIONS: &[&str] = &[
    include_str!("../../../../../migrations/postgres/0001_house.sql"),
    include_str!("../../../../../migrations/postgres/0002_nodes.sql"),
];

/// How often it is tried to get all locks.
const TRIES: u32 = 30;

/// Longer than it would cost nodes that serve the house their leases.
const PAUSE: Duration = Duration::from_secs(1);

/// Held while the tables are made or changed: nodes that start together wait for one another. The number is arbitrary.
const LOCK: i64 = 0x7061_726c_6f75_7221;

/// Returns the version that was found there; 0 = there were no tables.
///
/// # Errors
/// If the database holds something else, or was made by a newer version.
pub(super) async fn bring_up_to_date(client: &mut Client, address: &Address) -> Result<usize, Unopened> {
    for _ in 1..TRIES {
        match try_to(client, address).await {
            Err(Failed::Locked) => tokio::time::sleep(PAUSE).await,
            Err(Failed::Unopened(error)) => return Err(error),
            Ok(done) => return Ok(done),
        }
    }
    try_to(client, address).await.map_err(|failed| match failed {
        Failed::Locked => unopened::at(address)(Fault("somebody else uses its tables".into())),
        Failed::Unopened(error) => error,
    })
}

enum Failed {
    /// Somebody reads the tables that are to be changed, for longer than nodes can do without them.
    Locked,
    Unopened(Unopened),
}

impl From<Unopened> for Failed {
    fn from(error: Unopened) -> Self {
        Self::Unopened(error)
    }
}

async fn try_to(client: &mut Client, address: &Address) -> Result<usize, Failed> {
    let failed = |error: tokio_postgres::Error| match error.code() {
        Some(&SqlState::LOCK_NOT_AVAILABLE) => Failed::Locked,
        _ => unopened::at(address)(fault(error)).into(),
    };
    let transaction = client.transaction().await.map_err(failed)?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(failed)?;
    let done = applied(&transaction, address).await?;
    if done == MIGRATIONS.len() {
        transaction.rollback().await.map_err(failed)?;
        return Ok(done);
    }
    let patience = "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '1s'";
    transaction.batch_execute(patience).await.map_err(failed)?;
    for sql in &MIGRATIONS[done..] {
        transaction.batch_execute(sql).await.map_err(failed)?;
    }
    let set = "INSERT INTO house (version) VALUES ($1) ON CONFLICT (only_row) DO UPDATE SET version = $1";
    transaction.execute(set, &[&(MIGRATIONS.len() as i32)]).await.map_err(failed)?;
    transaction.commit().await.map_err(failed)?;
    Ok(done)
}

/// # Errors
/// If there is no house in the database, or one of another version.
pub(super) async fn must_be_there(client: &mut Client, address: &Address) -> Result<(), Unopened> {
    let failed = |error| unopened::at(address)(fault(error));
    let transaction = client.transaction().await.map_err(failed)?;
    let (place, known) = (address.to_string(), MIGRATIONS.len());
    match applied(&transaction, address).await? {
        0 => Err(Unopened::NoHouseThere { place }),
        done if done < known => {
            Err(Unopened::OlderDatabase { place, found: done as u64, known: known as u64 })
        }
        _ => Ok(()),
    }
}

/// How many migrations were applied.
async fn applied(transaction: &Transaction<'_>, address: &Address) -> Result<usize, Unopened> {
    let failed = |error| unopened::at(address)(fault(error));
    let place = address.to_string();
    let found = "SELECT current_schema()::text, count(c) > 0, coalesce(bool_or(relname = 'house' AND EXISTS (
             SELECT 1 FROM pg_attribute WHERE attrelid = c.oid AND attname = 'save_key')), false)
         FROM (SELECT current_schema()::regnamespace AS schema) s LEFT JOIN pg_class c ON relnamespace = s.schema";
    let found = transaction.query_one(found, &[]).await.map_err(failed)?;
    let Some(schema) = found.get::<_, Option<String>>(0) else { return Err(Unopened::NoSchema { place }) };
    let done = match (found.get(1), found.get(2)) {
        (false, _) => 0,
        (true, false) => return Err(Unopened::ForeignSchema { place, schema }),
        (true, true) => {
            let version = query(transaction, "SELECT version FROM house", &[]).await.map_err(failed)?;
            version.first().map_or(0, |row| row.get::<_, i32>(0)) as usize
        }
    };
    let known = MIGRATIONS.len();
    if done > known {
        return Err(Unopened::NewerDatabase { place, found: done as u64, known: known as u64 });
    }
    Ok(done)
}
