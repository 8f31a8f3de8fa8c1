//! Copying the database to another file, and checking such a file.

use super::{Counts, Fault, MIGRATIONS, count_all, fault};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::time::Duration;

/// How long to wait for the lock of a house that is writing.
const LOCK_TIMEOUT: Duration = Duration::from_secs(30);

/// Copies the database in one transaction, even while a house writes to it. Everything that was durable before the call
/// is in the copy.
///
/// `VACUUM INTO` is used because SQLite's backup API starts again after every write of another connection, and would
/// never finish at a busy house.
///
/// # Errors
/// If the database cannot be read, or the copy cannot be written. There must be no file yet at `to`.
pub(crate) fn copy(database: &Path, to: &Path) -> Result<(), Fault> {
    let connection = open(database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let to = to.to_str().ok_or_else(|| Fault(format!("{} is not a name in Unicode", to.display())))?;
    connection.execute("VACUUM INTO ?", [to]).map_err(fault)?;
    Ok(())
}

/// Checks every page and counts the rows. `None` if the file was made by an older version, which is not counted.
///
/// # Errors
/// If the file is not the database of a house, is damaged, or was made by a newer version.
pub(crate) fn examine(database: &Path) -> Result<Option<Counts>, Fault> {
    let connection = open(database, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let found: String =
        connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0)).map_err(fault)?;
    if found != "ok" {
        return Err(Fault(found));
    }
    let version: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(fault)?;
    match version as usize {
        0 => return Err(Fault("it is a database, but not of a house".into())),
        version if version > MIGRATIONS.len() => {
            let known = MIGRATIONS.len();
            return Err(Fault(format!("it is of version {version}, this program knows up to {known}")));
        }
        _ => {}
    }
    let strays: u32 = connection
        .query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get(0))
        .map_err(fault)?;
    if strays > 0 {
        return Err(Fault(format!("{strays} rows belong to nothing")));
    }
    if (version as usize) < MIGRATIONS.len() {
        return Ok(None);
    }
    let counts = count_all(&connection).map_err(fault)?;
    let events: i64 =
        connection.query_row("SELECT count(*) FROM events", [], |row| row.get(0)).map_err(fault)?;
    if events as u64 != counts.events {
        return Err(Fault(format!("its tables should have {} events, and have {events}", counts.events)));
    }
    Ok(Some(counts))
}

pub(super) fn open(database: &Path, how: OpenFlags) -> Result<Connection, Fault> {
    let connection = Connection::open_with_flags(database, how).map_err(fault)?;
    connection.busy_timeout(LOCK_TIMEOUT).map_err(fault)?;
    // The log of a house that was killed must stay.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).map_err(fault)?;
    Ok(connection)
}
