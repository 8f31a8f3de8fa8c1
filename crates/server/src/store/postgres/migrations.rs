//! Bringing a database up to date, and refusing one that is no house's.

use super::unopened::{self, Unopened};
use super::{Address, fault, query};
use deadpool_postgres::Client;
use tokio_postgres::Error;

/// In order. `house.version` is the number of those applied.
const MIGRATIONS: &[&str] = &[include_str!("../../../../../migrations/postgres/0001_house.sql")];

/// Held while the tables are made or changed: nodes that start together wait for one another. The number is arbitrary.
const LOCK: i64 = 0x7061_726c_6f75_7221;

/// # Errors
/// If the database holds something else, or was made by a newer version.
pub(super) async fn bring_up_to_date(client: &mut Client, address: &Address) -> Result<(), Unopened> {
    migrate(client, address).await.map_err(|error| unopened::at(address)(fault(error)))?
}

async fn migrate(client: &mut Client, address: &Address) -> Result<Result<(), Unopened>, Error> {
    let place = address.to_string();
    let transaction = client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    let schema: Option<String> = transaction.query_one("SELECT current_schema()::text", &[]).await?.get(0);
    let Some(schema) = schema else { return Ok(Err(Unopened::NoSchema { place })) };
    let found = "SELECT count(*) > 0, coalesce(bool_or(relname = 'house' AND EXISTS (
             SELECT 1 FROM pg_attribute WHERE attrelid = c.oid AND attname = 'save_key')), false)
         FROM pg_class c WHERE relnamespace = current_schema()::regnamespace";
    let found = transaction.query_one(found, &[]).await?;
    let done = match (found.get(0), found.get(1)) {
        (false, _) => 0,
        (true, false) => return Ok(Err(Unopened::ForeignSchema { place, schema })),
        (true, true) => {
            let version = query(&transaction, "SELECT version FROM house", &[]).await?;
            version.first().map_or(0, |row| row.get::<_, i32>(0)) as usize
        }
    };
    let known = MIGRATIONS.len();
    if done > known {
        return Ok(Err(Unopened::NewerDatabase { place, found: done as u64, known: known as u64 }));
    }
    if done < known {
        for sql in &MIGRATIONS[done..] {
            transaction.batch_execute(sql).await?;
        }
        let set = "INSERT INTO house (version) VALUES ($1) ON CONFLICT (only_row) DO UPDATE SET version = $1";
        transaction.execute(set, &[&(known as i32)]).await?;
        transaction.commit().await?;
    }
    Ok(Ok(()))
}
