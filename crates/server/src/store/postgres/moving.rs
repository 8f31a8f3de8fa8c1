//! The whole house out of a database into a file of SQLite's, and back: what a backup is made of.
//!
//! Rows are copied as they are. What the two databases keep differently is the order of events (SQLite's name the one
//! before, PostgreSQL's have a number) and what PostgreSQL stores beside a head.

use super::unopened::{self, Unopened};
use super::{Address, Company, Cure, Facts, Lease, When, connect, migrations, not_given};
use crate::store::{Fault, Sqlite, Store};
use deadpool_postgres::{Client, Transaction};
use futures_util::TryStreamExt;
use rusqlite::Connection;
use rusqlite::types::Value;
use std::path::Path;
use std::pin::pin;
use tokio_postgres::binary_copy::BinaryCopyInWriter;
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{IsolationLevel, Row, Statement};

/// What both databases keep in the same columns. A row comes after those it refers to.
const ALIKE: [(&str, &str); 8] = [
    ("guests", "id, token_hash, name, created_at, seen_at"),
    ("notes", "table_id, n, body, request"),
    ("sittings", "guest, table_id, phase, is_host"),
    ("hidden", "guest, table_id"),
    ("documents", "kind, guest, id, topic, table_id, name, about, body, version, changed_at"),
    ("keys", "token_hash, guest, created_at"),
    ("links", "secret_hash, guest, kind, expires_at, used_at"),
    ("witnesses", "seed, guest, seq, acted"),
];

const TABLES: &str = "id, code, seed, head, created_at, wake_at";
const LOGS: &str = "key, table_id, version, changed_at, waits_for, events";
const EVENTS: &str = "log, seq, at, body, request, thought";

/// What goes wrong on either side.
type Failed = Box<dyn std::error::Error + Send + Sync>;

/// Writes the house into a new file, as it is at one moment. Returns the key of its saved games.
///
/// # Errors
/// If there is no house in the database, or either side fails.
pub(crate) async fn export(address: &Address, to: &Path) -> Result<Option<[u8; 32]>, Unopened> {
    let (_pool, mut client) = connect(address).await?;
    migrations::must_be_there(&mut client, address).await?;
    export_all(&mut client, to).await.map_err(|failed| told(address, failed))
}

/// Fills a database, which must hold no house that anybody has used, all or nothing.
///
/// # Errors
/// If a node serves the house there, somebody has used it, or either side fails.
pub(crate) async fn import(from: &Path, key: Option<[u8; 32]>, address: &Address) -> Result<(), Unopened> {
    import_as_owner(from, key, address).await.map_err(|unopened| match unopened {
        // A role that may not make the tables may not fill them either.
        Unopened::NoTables { place, user } => Unopened::NotOwner { place, user },
        Unopened::DatabaseFault { place, cure: Some(Cure::GrantRights), .. } => {
            Unopened::NotOwner { place, user: address.user().to_owned() }
        }
        other => other,
    })
}

async fn import_as_owner(from: &Path, key: Option<[u8; 32]>, address: &Address) -> Result<(), Unopened> {
    let (pool, mut client) = connect(address).await?;
    match migrations::must_be_there(&mut client, address).await {
        Err(Unopened::NoHouseThere { .. }) => {
            migrations::bring_up_to_date(&mut client, address, When::Unserved).await?;
        }
        // Tables of another version that somebody may have used are left as they are.
        there => there?,
    }
    let lease = Lease::take(&mut client, pool, "restore", Company::Alone).await;
    let lease =
        lease.map_err(unopened::refused(address))?.map_err(|why| not_given(address, "restore", why))?;
    let imported = import_all(&mut client, from, key, &lease).await;
    lease.release().await;
    match imported.map_err(|failed| told(address, failed))? {
        true => Ok(()),
        false => Err(Unopened::HouseInUse { place: address.to_string() }),
    }
}

fn told(address: &Address, failed: Failed) -> Unopened {
    match failed.downcast::<tokio_postgres::Error>() {
        Ok(error) => unopened::refused(address)(*error),
        Err(other) => unopened::at(address)(Fault(other.to_string())),
    }
}

/// A transaction that may take as long as it needs.
async fn patient(client: &mut Client) -> Result<Transaction<'_>, tokio_postgres::Error> {
    let transaction =
        client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).start().await?;
    transaction.batch_execute("SET LOCAL statement_timeout = 0").await?;
    Ok(transaction)
}

async fn export_all(client: &mut Client, to: &Path) -> Result<Option<[u8; 32]>, Failed> {
    // Makes the tables.
    Sqlite::open(to)?.close().await;
    let mut file = Connection::open(to)?;
    let file = file.transaction()?;
    // Rows come in any order.
    file.execute_batch("PRAGMA defer_foreign_keys = ON")?;
    let snapshot = patient(client).await?;
    copy_out(&snapshot, &file, "tables", TABLES, "").await?;
    for (table, columns) in ALIKE {
        // The oldest witnesses are dropped first.
        copy_out(&snapshot, &file, table, columns, if table == "witnesses" { "ORDER BY n" } else { "" })
            .await?;
    }
    copy_out(&snapshot, &file, "logs", LOGS, "").await?;
    copy_out(&snapshot, &file, "events", EVENTS, "ORDER BY log, seq").await?;
    let key = snapshot.query_one("SELECT save_key FROM house", &[]).await?;
    // PostgreSQL ends sessions that wait in a transaction, and the rest may take its time.
    snapshot.commit().await?;
    file.execute_batch(
        "UPDATE events SET previous = id - 1
             WHERE EXISTS (SELECT 1 FROM events e WHERE e.id = events.id - 1 AND e.log = events.log);
         UPDATE logs SET last_event = (SELECT max(id) FROM events e WHERE e.log = logs.key);",
    )?;
    file.commit()?;
    Ok(key.get::<_, Option<Vec<u8>>>(0).and_then(|key| key.try_into().ok()))
}

async fn copy_out(
    snapshot: &Transaction<'_>,
    file: &Connection,
    table: &str,
    columns: &str,
    order: &str,
) -> Result<(), Failed> {
    let select = snapshot.prepare(&format!("SELECT {columns} FROM {table} {order}")).await?;
    let places = vec!["?"; select.columns().len()].join(", ");
    let mut insert = file.prepare(&format!("INSERT INTO {table} ({columns}) VALUES ({places})"))?;
    let nothing: [&(dyn ToSql + Sync); 0] = [];
    let mut rows = pin!(snapshot.query_raw(&select, nothing).await?);
    while let Some(row) = rows.try_next().await? {
        insert.execute(rusqlite::params_from_iter(values_of(&row)?))?;
    }
    Ok(())
}

fn values_of(row: &Row) -> Result<Vec<Value>, tokio_postgres::Error> {
    let value = |at: usize| {
        Ok(match *row.columns()[at].type_() {
            Type::BYTEA => row.try_get::<_, Option<Vec<u8>>>(at)?.map(Value::Blob),
            Type::INT8 => row.try_get::<_, Option<i64>>(at)?.map(Value::Integer),
            Type::INT2 => row.try_get::<_, Option<i16>>(at)?.map(|number| Value::Integer(number.into())),
            Type::BOOL => row.try_get::<_, Option<bool>>(at)?.map(|flag| Value::Integer(flag.into())),
            _ => row.try_get::<_, Option<String>>(at)?.map(Value::Text),
        }
        .unwrap_or(Value::Null))
    };
    (0..row.len()).map(value).collect()
}

/// False if somebody has used the house in the database.
async fn import_all(
    client: &mut Client,
    from: &Path,
    key: Option<[u8; 32]>,
    lease: &Lease,
) -> Result<bool, Failed> {
    let term = lease.held().term();
    // A file of an older version is brought up to date.
    Sqlite::open(from)?.close().await;
    let file = Connection::open(from)?;
    let transaction = patient(client).await?;
    let used = "SELECT EXISTS (SELECT 1 FROM guests) OR EXISTS (SELECT 1 FROM tables)";
    if transaction.query_one(used, &[]).await?.get(0) {
        return Ok(false);
    }
    let (guests, others) = ALIKE.split_first().expect("guests come first");
    copy_in(&transaction, &file, guests.0, guests.1, "", None).await?;
    let head = TABLES.split(", ").position(|column| column == "head");
    copy_in(&transaction, &file, "tables", TABLES, "", head).await?;
    for (table, columns) in others {
        let order = if *table == "witnesses" { "ORDER BY rowid" } else { "" };
        copy_in(&transaction, &file, table, columns, order, None).await?;
    }
    copy_in(&transaction, &file, "logs", LOGS, "", None).await?;
    copy_in(&transaction, &file, "events", EVENTS, "", None).await?;
    transaction
        .batch_execute(
            "SELECT setval(pg_get_serial_sequence('logs', 'key'), (SELECT coalesce(max(key), 1) FROM logs))",
        )
        .await?;
    let key = key.map(Vec::from);
    transaction.execute("UPDATE house SET save_key = $1", &[&key]).await?;
    // A node may have come in the meantime, which has read the key of an empty house.
    if term.is_none() || lease.held().term() != term {
        return Err("it took too long to hold the house: stop its nodes, and try again".into());
    }
    transaction.commit().await?;
    Ok(true)
}

/// Copies rows in. Of a table's `head`, which is that column, the facts are added.
async fn copy_in(
    transaction: &Transaction<'_>,
    file: &Connection,
    table: &str,
    columns: &str,
    order: &str,
    head: Option<usize>,
) -> Result<(), Failed> {
    let all = if head.is_some() { format!("{columns}, phase, can_go") } else { columns.to_owned() };
    let types: Vec<Type> = columns_of(&transaction.prepare(&format!("SELECT {all} FROM {table}")).await?);
    let sink = transaction.copy_in(&format!("COPY {table} ({all}) FROM STDIN BINARY")).await?;
    let mut writer = pin!(BinaryCopyInWriter::new(sink, &types));
    let mut select = file.prepare(&format!("SELECT {columns} FROM {table} {order}"))?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let mut values = Vec::with_capacity(types.len());
        for (at, kind) in types.iter().take(columns.split(", ").count()).enumerate() {
            values.push(cell(row.get(at)?, kind));
        }
        if let Some(head) = head {
            let facts = Facts::of(&row.get::<_, String>(head)?);
            values.extend([Cell::Text(facts.phase), Cell::Flag(Some(facts.can_go))]);
        }
        let cells: Vec<&(dyn ToSql + Sync)> = values.iter().map(Cell::as_sql).collect();
        writer.as_mut().write(&cells).await?;
    }
    writer.finish().await?;
    Ok(())
}

fn columns_of(statement: &Statement) -> Vec<Type> {
    statement.columns().iter().map(|column| column.type_().clone()).collect()
}

/// A value with the type that PostgreSQL wants it to have.
enum Cell {
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
    Number(Option<i64>),
    Small(Option<i16>),
    Flag(Option<bool>),
}

fn cell(value: Value, kind: &Type) -> Cell {
    let number = if let Value::Integer(number) = value { Some(number) } else { None };
    match *kind {
        Type::BYTEA => Cell::Bytes(if let Value::Blob(bytes) = value { Some(bytes) } else { None }),
        Type::INT8 => Cell::Number(number),
        Type::INT2 => Cell::Small(number.and_then(|number| number.try_into().ok())),
        Type::BOOL => Cell::Flag(number.map(|number| number != 0)),
        _ => Cell::Text(if let Value::Text(text) = value { Some(text) } else { None }),
    }
}

impl Cell {
    fn as_sql(&self) -> &(dyn ToSql + Sync) {
        match self {
            Self::Text(value) => value,
            Self::Bytes(value) => value,
            Self::Number(value) => value,
            Self::Small(value) => value,
            Self::Flag(value) => value,
        }
    }
}
