//! Bringing a database up to date, and refusing one that is no house's.

use super::unopened::{self, Unopened};
use super::{Address, lease, query};
use crate::store::Fault;
use deadpool_postgres::{Client, Transaction};
use std::time::Duration;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

/// In order. `house.version` is the number of those applied.
pub(super) const MIGRATIONS: &[&str] = &[
    include_str!("../../../../../migrations/postgres/0001_house.sql"),
    include_str!("../../../../../migrations/postgres/0002_nodes.sql"),
    include_str!("../../../../../migrations/postgres/0003_thoughts.sql"),
];

/// How often it is tried to get all locks.
const TRIES: u32 = 30;

/// Longer than it would cost nodes that serve the house their leases.
const PAUSE: Duration = Duration::from_secs(1);

/// Held while the tables are made or changed: nodes that start together wait for one another. The number is arbitrary.
const LOCK: i64 = 0x7061_726c_6f75_7221;

/// When tables that are there may be changed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum When {
    /// Somebody said so.
    Told,
    /// Nobody serves the house: older nodes could not be started again.
    Unserved,
}

/// Returns the version that was found there; 0 = there were no tables.
///
/// # Errors
/// If the database holds something else, or was made by a newer version, or it may not be changed by this role or now.
pub(super) async fn bring_up_to_date(
    client: &mut Client,
    address: &Address,
    when: When,
) -> Result<usize, Unopened> {
    let mut tries = 1;
    let mut first_lease = None;
    loop {
        match try_to(client, address, when).await {
            Ok(done) => return Ok(done),
            Err(Failed::Unopened(error)) => return Err(error),
            Err(Failed::Locked) if tries < TRIES => {
                tries += 1;
                tokio::time::sleep(PAUSE).await;
            }
            Err(Failed::Locked) => {
                return Err(unopened::at(address)(Fault("somebody else uses its tables".into())));
            }
            // That of a process that was killed runs out.
            Err(Failed::Served { until, .. }) if until <= *first_lease.get_or_insert(until) => {
                tokio::time::sleep(lease::LOOK).await;
            }
            Err(Failed::Served { done, .. }) => return Err(older(address, done)),
        }
    }
}

enum Failed {
    /// Somebody reads the tables that are to be changed, for longer than nodes can do without them.
    Locked,
    /// Until when at least, in seconds since 1970, with tables of this version.
    Served {
        until: f64,
        done: usize,
    },
    Unopened(Unopened),
}

impl From<Unopened> for Failed {
    fn from(error: Unopened) -> Self {
        Self::Unopened(error)
    }
}

async fn try_to(client: &mut Client, address: &Address, when: When) -> Result<usize, Failed> {
    let failed = |error: Error| match error.code() {
        Some(&SqlState::LOCK_NOT_AVAILABLE) => Failed::Locked,
        _ => unopened::refused(address)(error).into(),
    };
    let transaction = client.transaction().await.map_err(failed)?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(failed)?;
    must_hold_every_text(&transaction, address).await?;
    let done = applied(&transaction, address).await?;
    if done == MIGRATIONS.len() {
        transaction.rollback().await.map_err(failed)?;
        return Ok(done);
    }
    if done > 0 && when == When::Unserved {
        let until = "SELECT extract(epoch FROM max(until))::float8 FROM nodes WHERE until > now()";
        if let Some(until) = transaction.query_one(until, &[]).await.map_err(failed)?.get(0) {
            return Err(Failed::Served { until, done });
        }
    }
    apply(transaction, done).await.map_err(|error| match error.code() {
        Some(&SqlState::INSUFFICIENT_PRIVILEGE) => may_not_apply(address, done).into(),
        _ => failed(error),
    })?;
    Ok(done)
}

async fn apply(transaction: Transaction<'_>, done: usize) -> Result<(), Error> {
    let patience = "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '1s'";
    transaction.batch_execute(patience).await?;
    for sql in &MIGRATIONS[done..] {
        transaction.batch_execute(sql).await?;
    }
    let set = "INSERT INTO house (version) VALUES ($1) ON CONFLICT (only_row) DO UPDATE SET version = $1";
    transaction.execute(set, &[&(MIGRATIONS.len() as i32)]).await?;
    transaction.commit().await
}

/// Nodes have a role that may not change tables.
fn may_not_apply(address: &Address, done: usize) -> Unopened {
    match done {
        0 => Unopened::NoTables { place: address.to_string(), user: address.user().to_owned() },
        _ => older(address, done),
    }
}

fn older(address: &Address, done: usize) -> Unopened {
    let known = MIGRATIONS.len() as u64;
    Unopened::OlderDatabase { place: address.to_string(), found: done as u64, known }
}

/// # Errors
/// If there is no house in the database, or one of another version.
pub(super) async fn must_be_there(client: &mut Client, address: &Address) -> Result<(), Unopened> {
    let transaction = client.transaction().await.map_err(unopened::refused(address))?;
    match applied(&transaction, address).await? {
        0 => Err(Unopened::NoHouseThere { place: address.to_string() }),
        done if done < MIGRATIONS.len() => Err(older(address, done)),
        _ => Ok(()),
    }
}

/// Names and chat may have any letter.
async fn must_hold_every_text(transaction: &Transaction<'_>, address: &Address) -> Result<(), Unopened> {
    let encoding = transaction.query_one("SELECT current_setting('server_encoding')", &[]).await;
    match encoding.map_err(unopened::refused(address))?.get::<_, String>(0) {
        encoding if encoding == "UTF8" => Ok(()),
        encoding => Err(Unopened::WrongEncoding { place: address.to_string(), encoding }),
    }
}

/// How many migrations were applied.
async fn applied(transaction: &Transaction<'_>, address: &Address) -> Result<usize, Unopened> {
    let failed = unopened::refused(address);
    let place = address.to_string();
    let found = "SELECT current_schema()::text, count(c) > 0, coalesce(bool_or(relname = 'house' AND EXISTS (
             SELECT 1 FROM pg_attribute WHERE attrelid = c.oid AND attname = 'save_key')), false)
         FROM (SELECT current_schema()::regnamespace AS schema) s LEFT JOIN pg_class c ON relnamespace = s.schema";
    let found = transaction.query_one(found, &[]).await.map_err(&failed)?;
    let Some(schema) = found.get::<_, Option<String>>(0) else {
        return Err(no_schema(transaction, address).await.unwrap_or_else(failed));
    };
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

/// Why the search path leads nowhere: to a schema that this role may not use it does not lead.
async fn no_schema(transaction: &Transaction<'_>, address: &Address) -> Result<Unopened, Error> {
    let closed = r#"SELECT nspname::text, current_user::text
         FROM unnest(string_to_array(current_setting('search_path'), ',')) WITH ORDINALITY AS named(name, place),
             trim(BOTH '" ' FROM name) AS plain
         JOIN pg_namespace ON nspname = CASE plain WHEN '$user' THEN current_user ELSE plain END
         WHERE NOT has_schema_privilege(pg_namespace.oid, 'USAGE') ORDER BY place LIMIT 1"#;
    let place = address.to_string();
    Ok(match transaction.query_opt(closed, &[]).await? {
        Some(row) => Unopened::ClosedSchema { place, schema: row.get(0), user: row.get(1) },
        None => Unopened::NoSchema { place },
    })
}
