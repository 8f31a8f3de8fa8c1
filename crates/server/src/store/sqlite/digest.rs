//! What is in a house, in a few bytes for each kind of row: whether two files hold the same.

use super::Sqlite;
use super::copy::open;
use crate::store::{Fault, Store};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OpenFlags};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::Path;

/// A digest of all rows of each table, by its name.
pub(crate) type Digests = BTreeMap<String, [u8; 32]>;

/// Reads the file of a house, which is brought up to date by it.
pub(crate) async fn digests(database: &Path) -> Result<Digests, Fault> {
    Sqlite::open(database)?.close().await;
    let file = open(database, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    digest_all(&file).map_err(|error| Fault(error.to_string()))
}

fn digest_all(file: &Connection) -> rusqlite::Result<Digests> {
    let names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    let mut names = file.prepare(names)?;
    let names: Vec<String> = names.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    names.into_iter().map(|name| Ok((name.clone(), digest_of(file, &name)?))).collect()
}

/// Rows have no order, and the numbers by which SQLite finds events are its own affair.
fn digest_of(file: &Connection, table: &str) -> rusqlite::Result<[u8; 32]> {
    let rows = match table {
        "events" => "SELECT log, seq, at, body, request, thought FROM events".to_owned(),
        "logs" => "SELECT key, table_id, version, changed_at, waits_for, events,
             (SELECT seq FROM events WHERE id = last_event) FROM logs"
            .to_owned(),
        other => format!("SELECT * FROM {other}"),
    };
    let width = file.prepare(&rows)?.column_count();
    let order: Vec<String> = (1..=width).map(|column| column.to_string()).collect();
    let mut select = file.prepare(&format!("{rows} ORDER BY {}", order.join(", ")))?;
    let mut rows = select.query([])?;
    let mut digest = Sha256::new();
    while let Some(row) = rows.next()? {
        for column in 0..width {
            let number;
            let (kind, bytes) = match row.get_ref(column)? {
                ValueRef::Null => (0_u8, &[][..]),
                ValueRef::Integer(value) => {
                    number = value.to_be_bytes();
                    (1, &number[..])
                }
                ValueRef::Real(value) => {
                    number = value.to_be_bytes();
                    (2, &number[..])
                }
                ValueRef::Text(bytes) => (3, bytes),
                ValueRef::Blob(bytes) => (4, bytes),
            };
            digest.update([kind]);
            digest.update((bytes.len() as u64).to_be_bytes());
            digest.update(bytes);
        }
    }
    Ok(digest.finalize().into())
}
