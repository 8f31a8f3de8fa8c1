//! The store in one SQLite file: one thread writes, in groups; further connections read.
//!
//! Group commit makes FULL durability affordable: everything that arrives while one transaction is forced to disk goes
//! into the next one.

mod copy;
mod digest;
mod documents;
mod files;
mod kin;
mod links;
mod logs;
mod remains;
mod retention;
#[cfg(test)]
mod tests;
mod writer;

pub(crate) use copy::{copy, examine};
pub(crate) use digest::digests;
pub use remains::Damage;
pub(crate) use remains::{accept_loss, inspect};

use super::{
    Commit, CommitError, Counts, CreateError, Fault, NewHead, NewRow, Nodes, Phases, Store, StoredHead,
    StoredKin, StoredNote, StoredTable, StoredThought, TableCount,
};
use crate::data_folder::private_file;
use crate::ids;
use crate::wire::Guest;
use async_trait::async_trait;
use files::Files;
use logs::Log;
use parlour_game::Seed;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OptionalExtension, Params, Row, params};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use tokio::sync::{Semaphore, mpsc, oneshot};
use writer::{Condition, Write};

/// The maximum number of connections for reading.
const READERS: usize = 8;

/// In order. `user_version` in the database is the number of those applied. (The crate `rusqlite_migration` works the
/// same way, but exists only for older releases of rusqlite.)
const MIGRATIONS: &[&str] = &[
    include_str!("../../../../migrations/sqlite/0001_house.sql"),
    include_str!("../../../../migrations/sqlite/0002_notebooks.sql"),
    include_str!("../../../../migrations/sqlite/0003_seat_notes.sql"),
    include_str!("../../../../migrations/sqlite/0004_saves.sql"),
    include_str!("../../../../migrations/sqlite/0005_links.sql"),
    include_str!("../../../../migrations/sqlite/0006_kin.sql"),
    include_str!("../../../../migrations/sqlite/0007_retention.sql"),
    include_str!("../../../../migrations/sqlite/0008_logs.sql"),
    include_str!("../../../../migrations/sqlite/0009_documents.sql"),
    include_str!("../../../../migrations/sqlite/0010_thoughts.sql"),
];

/// A store in one SQLite file.
pub struct Sqlite {
    writes: Mutex<Option<mpsc::Sender<Write>>>,
    writer: Mutex<Option<std::thread::JoinHandle<()>>>,
    condition: Arc<Condition>,
    readers: Arc<Readers>,
    /// Limits concurrent reads: more would only wait for the same disk.
    reading: Semaphore,
    /// Files may be put in place of others while no house has them open.
    incarnation: String,
}

/// The result of a write. One that is not kept has written nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Written {
    Kept,
    /// The row exists already, or the one to be changed does not.
    Conflict,
    /// The guest has as many rows as allowed.
    TooMany,
    /// The guest has as many bytes as allowed.
    Full,
}

impl Written {
    /// The result of a statement that changed so many rows.
    fn if_any(rows: usize) -> Self {
        if rows == 0 { Self::Conflict } else { Self::Kept }
    }
}

impl Sqlite {
    /// Opens or creates the database file and brings it up to date.
    ///
    /// # Errors
    /// If it cannot be opened, is damaged, or was made by a newer version.
    pub fn open(path: &Path) -> Result<Self, Fault> {
        Self::open_beside(path, &[])
    }

    /// The same, watching the files in `beside` too: if one of them is removed or replaced, the store is lost, as if it
    /// were the database itself.
    ///
    /// # Errors
    /// If it cannot be opened, is damaged, or was made by a newer version.
    pub(crate) fn open_beside(path: &Path, beside: &[PathBuf]) -> Result<Self, Fault> {
        // SQLite creates the log with the mode of the database.
        match private_file().write(true).create_new(true).open(path) {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => {
                return Err(Fault(format!("'{}' cannot be made: {error}", path.display())));
            }
            _ => {}
        }
        let mut connection = connect(path)?;
        migrate(&mut connection)?;
        retention::pack(&connection)?;
        prepare_writer(&connection)?;
        let condition = Arc::new(Condition::default());
        let files = Files::of(&connection, path, beside)?;
        let (writes, writer) = writer::start(connection, files, condition.clone())?;
        Ok(Self {
            writes: Mutex::new(Some(writes)),
            writer: Mutex::new(Some(writer)),
            readers: Arc::new(Readers { path: path.into(), idle: Mutex::new(Some(Vec::new())) }),
            condition,
            reading: Semaphore::new(READERS),
            incarnation: ids::new_id(),
        })
    }

    /// Queues a write and waits for its result.
    async fn write(
        &self,
        job: impl Fn(&Connection) -> rusqlite::Result<Written> + Send + 'static,
    ) -> Result<Written, Fault> {
        let (answer, result) = oneshot::channel();
        let sender = self.writes.lock().expect("no holder panics").clone();
        let sender = sender.ok_or_else(|| Fault("the store is closed".into()))?;
        let sent = sender.send(Write { job: Box::new(job), answer }).await;
        sent.map_err(|_| Fault("the store's writer has ended".into()))?;
        // The writer ends when the last sender is dropped.
        drop(sender);
        result.await.map_err(|_| Fault("the store's writer has ended".into()))?
    }

    /// Writes by one statement. Returns whether it changed any row.
    async fn execute<P: Params + Clone + Send + 'static>(
        &self,
        sql: &'static str,
        params: P,
    ) -> Result<bool, Fault> {
        let written = self
            .write(move |db| Ok(Written::if_any(db.prepare_cached(sql)?.execute(params.clone())?)))
            .await?;
        Ok(written == Written::Kept)
    }

    /// The rows that a query finds.
    async fn rows<T: Send + 'static>(
        &self,
        sql: &'static str,
        params: impl Params + Send + 'static,
        row: fn(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, Fault> {
        self.read(move |db| db.prepare_cached(sql)?.query_map(params, row)?.collect()).await
    }

    /// The first row that a query finds.
    async fn row<T: Send + 'static>(
        &self,
        sql: &'static str,
        params: impl Params + Send + 'static,
        row: fn(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>, Fault> {
        self.read(move |db| db.prepare_cached(sql)?.query_row(params, row).optional()).await
    }

    async fn read<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Fault> {
        self.condition.loss.check()?;
        let _turn = self.reading.acquire().await.map_err(|_| Fault("the store is closed".into()))?;
        let readers = self.readers.clone();
        tokio::task::spawn_blocking(move || readers.with(job))
            .await
            .map_err(|error| Fault(error.to_string()))?
    }
}

fn connect(path: &Path) -> Result<Connection, Fault> {
    let connection = Connection::open(path).map_err(fault)?;
    // Closing removes the log by its name, which may belong to another file by now: only the writer allows it, at the end.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).map_err(fault)?;
    // Else SQLite prepares a statement again whenever a parameter that could bear on its plan has another value.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true).map_err(fault)?;
    connection
        .execute_batch(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;",
        )
        .map_err(fault)?;
    Ok(connection)
}

/// A page cache of 4 MB, since the writer touches all tables in play, and checkpoints four times as rarely as SQLite's
/// default.
fn prepare_writer(connection: &Connection) -> Result<(), Fault> {
    connection.execute_batch("PRAGMA cache_size = -4096; PRAGMA wal_autocheckpoint = 4000;").map_err(fault)
}

fn migrate(connection: &mut Connection) -> Result<(), Fault> {
    let done: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(fault)?;
    let done = done as usize;
    if done > MIGRATIONS.len() {
        return Err(Fault(format!(
            "the database is of version {done}, this program knows up to {}; use a newer parlour",
            MIGRATIONS.len()
        )));
    }
    for (index, sql) in MIGRATIONS.iter().enumerate().skip(done) {
        let transaction = connection.transaction().map_err(fault)?;
        transaction.execute_batch(sql).map_err(fault)?;
        transaction.pragma_update(None, "user_version", index as u32 + 1).map_err(fault)?;
        transaction.commit().map_err(fault)?;
    }
    Ok(())
}

/// A pool of connections for reading.
struct Readers {
    path: PathBuf,
    /// Idle connections; `None` once the store is closed.
    idle: Mutex<Option<Vec<Connection>>>,
}

impl Readers {
    fn with<T>(&self, job: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, Fault> {
        let idle = self.idle.lock().expect("no holder panics").as_mut().and_then(Vec::pop);
        let connection = idle.map_or_else(|| connect(&self.path), Ok)?;
        let result = job(&connection).map_err(fault);
        if let Some(idle) = &mut *self.idle.lock().expect("no holder panics") {
            idle.push(connection);
        }
        result
    }

    /// Drops idle connections, now and from now on.
    fn close(&self) {
        drop(self.idle.lock().expect("no holder panics").take());
    }
}

fn fault(error: rusqlite::Error) -> Fault {
    Fault(error.to_string())
}

impl Nodes for Sqlite {}

#[async_trait]
impl Store for Sqlite {
    fn incarnation(&self) -> String {
        self.incarnation.clone()
    }

    async fn create_guest(&self, guest: &Guest, token_hash: [u8; 32], at: u64) -> Result<(), Fault> {
        let sql =
            "INSERT INTO guests (id, token_hash, name, created_at, seen_at) VALUES (?1, ?2, ?3, ?4, ?4)";
        self.execute(sql, (guest.id.clone(), token_hash, guest.name.clone(), at)).await?;
        Ok(())
    }

    async fn guest_by_token(&self, token_hash: [u8; 32]) -> Result<Option<Guest>, Fault> {
        let sql = "SELECT id, name FROM guests WHERE token_hash = ?1
             UNION ALL SELECT g.id, g.name FROM keys k JOIN guests g ON g.id = k.guest WHERE k.token_hash = ?1";
        self.row(sql, [token_hash], |row| Ok(Guest { id: row.get(0)?, name: row.get(1)? })).await
    }

    async fn rename_guest(&self, id: &str, name: &str) -> Result<(), Fault> {
        self.execute("UPDATE guests SET name = ? WHERE id = ?", [name.to_owned(), id.to_owned()]).await?;
        Ok(())
    }

    async fn create_table(&self, table: NewRow) -> Result<(), CreateError> {
        let written = self
            .write(move |db| {
                // Counted by the one writer: two requests of one guest cannot both take the last place.
                if let Some(most) = &table.most {
                    let has = retention::count_tables(db, &table.host)?;
                    if has.unfinished >= most.unfinished {
                        return Ok(Written::TooMany);
                    }
                    if has.hosted >= most.hosted {
                        return Ok(Written::Full);
                    }
                }
                let NewRow { id, code, seed, head, at, wake_at, .. } = &table;
                let inserted = db
                    .prepare_cached(
                        "INSERT OR IGNORE INTO tables (id, code, seed, head, created_at, wake_at)
                         VALUES (?, ?, ?, ?, ?, ?)",
                    )?
                    .execute(params![id, code, seed.bytes(), head, at, wake_at])?;
                if inserted == 0 {
                    return Ok(Written::Conflict);
                }
                let mut log = Log::create(db, id, *at)?;
                log.append(db, &table.events, None)?;
                log.save(db, *at, None)?;
                seat_guests(db, id, &table.guests)?;
                Ok(Written::Kept)
            })
            .await?;
        match written {
            Written::Kept => Ok(()),
            Written::Conflict => Err(CreateError::CodeTaken),
            Written::TooMany => Err(CreateError::TooManyUnfinished),
            Written::Full => Err(CreateError::TooMany),
        }
    }

    async fn load_table(&self, id: &str) -> Result<Option<StoredTable>, Fault> {
        let id = id.to_owned();
        self.read(move |db| {
            // One transaction, so that head, events and notes are of the same version.
            let snapshot = db.unchecked_transaction()?;
            let Some(log) = Log::find(&snapshot, &id)? else { return Ok(None) };
            let mut table = snapshot
                .prepare_cached("SELECT head, seed FROM tables WHERE id = ?")?
                .query_row([&id], |row| {
                    Ok(StoredTable {
                        head: row.get(0)?,
                        seed: Seed::new(row.get(1)?),
                        version: log.version,
                        events: log.read(&snapshot)?,
                        notes: Vec::new(),
                    })
                })?;
            table.notes = snapshot
                .prepare_cached("SELECT n, body, request FROM notes WHERE table_id = ? ORDER BY n")?
                .query_map([&id], |row| {
                    Ok(StoredNote { n: row.get(0)?, body: row.get(1)?, request: row.get(2)? })
                })?
                .collect::<Result<_, _>>()?;
            Ok(Some(table))
        })
        .await
    }

    async fn head(&self, id: &str) -> Result<Option<String>, Fault> {
        self.row("SELECT head FROM tables WHERE id = ?", [id.to_owned()], |row| row.get(0)).await
    }

    async fn thoughts(&self, id: &str, from: u32, most: u32) -> Result<Vec<StoredThought>, Fault> {
        let id = id.to_owned();
        self.read(move |db| match Log::find(db, &id)? {
            Some(log) => log.thoughts(db, from, most),
            None => Ok(Vec::new()),
        })
        .await
    }

    async fn table_by_code(&self, code: &str) -> Result<Option<String>, Fault> {
        self.row("SELECT id FROM tables WHERE code = ?", [code.to_owned()], |row| row.get(0)).await
    }

    async fn commit(&self, commit: Commit) -> Result<(), CommitError> {
        let written = self.write(move |db| write_commit(db, &commit)).await?;
        if written == Written::Conflict { Err(CommitError::Conflict) } else { Ok(()) }
    }

    async fn kin(&self, seed: &Seed) -> Result<StoredKin, Fault> {
        let seed = seed.clone();
        self.read(move |db| kin::kin(db, &seed)).await
    }

    async fn hide_table(&self, guest: &str, id: &str) -> Result<(), Fault> {
        let sql = "INSERT OR IGNORE INTO hidden (guest, table_id) VALUES (?, ?)";
        self.execute(sql, [guest.to_owned(), id.to_owned()]).await?;
        Ok(())
    }

    async fn count_tables(&self, guest: &str) -> Result<TableCount, Fault> {
        let guest = guest.to_owned();
        self.read(move |db| retention::count_tables(db, &guest)).await
    }

    async fn tables_of(&self, guest: &str, most: u32) -> Result<Vec<StoredHead>, Fault> {
        let sql = "SELECT t.id, t.head, l.waits_for, l.changed_at FROM sittings s
             JOIN tables t ON t.id = s.table_id JOIN logs l ON l.table_id = s.table_id
             WHERE s.guest = ? AND NOT EXISTS (
                 SELECT 1 FROM hidden h WHERE h.guest = s.guest AND h.table_id = s.table_id)
             ORDER BY l.changed_at DESC, t.id LIMIT ?";
        self.rows(sql, (guest.to_owned(), most), stored_head).await
    }

    async fn latest_tables(&self, most: u32) -> Result<Vec<StoredHead>, Fault> {
        let sql =
            "SELECT t.id, t.head, l.waits_for, l.changed_at FROM tables t JOIN logs l ON l.table_id = t.id
             ORDER BY l.changed_at DESC, t.id LIMIT ?";
        self.rows(sql, (most,), stored_head).await
    }

    async fn due(&self, now: u64, most: u32) -> Result<Vec<String>, Fault> {
        let sql = "SELECT id FROM tables WHERE wake_at <= ? ORDER BY wake_at LIMIT ?";
        self.rows(sql, (now, most), |row| row.get(0)).await
    }

    async fn put_off(&self, id: &str, due: u64, at: Option<u64>) -> Result<(), Fault> {
        let sql = "UPDATE tables SET wake_at = ? WHERE id = ? AND wake_at <= ?";
        self.execute(sql, (at, id.to_owned(), due)).await?;
        Ok(())
    }

    async fn counts(&self) -> Result<Counts, Fault> {
        self.read(count_all).await
    }

    async fn probe(&self) -> Result<(), Fault> {
        let version = MIGRATIONS.len() as u32;
        self.write(move |db| {
            // A write of the same value is still a write.
            db.pragma_update(None, "user_version", version)?;
            Ok(Written::Kept)
        })
        .await?;
        Ok(())
    }

    fn trouble(&self) -> Option<Fault> {
        self.condition.trouble()
    }

    async fn lost(&self) -> Fault {
        self.condition.loss.wait().await
    }

    async fn close(&self) {
        // Readers go first: the last connection to close checkpoints the log, and that must be the writer.
        let all = self.reading.acquire_many(READERS as u32).await;
        self.reading.close();
        self.readers.close();
        drop((all, self.writes.lock().expect("no holder panics").take()));
        let writer = self.writer.lock().expect("no holder panics").take();
        if let Some(writer) = writer {
            let _ = tokio::task::spawn_blocking(move || writer.join()).await;
        }
    }
}

fn count_all(db: &Connection) -> rusqlite::Result<Counts> {
    // Reads the phase inside the heads; the names must match `wire::Phase`.
    db.query_row(
        "SELECT (SELECT count(*) FROM guests), (SELECT coalesce(sum(events), 0) FROM logs),
                (SELECT count(*) FROM documents WHERE kind = 'notebook'),
                (SELECT count(*) FROM documents WHERE kind = 'save'), count(*) FILTER (WHERE phase IN ('waiting', 'starting')),
                count(*) FILTER (WHERE phase = 'playing'), count(*) FILTER (WHERE phase = 'over')
         FROM (SELECT iif(json_valid(head), head ->> '$.phase.at', NULL) AS phase FROM tables)",
        [],
        |row| {
            Ok(Counts {
                guests: row.get(0)?,
                events: row.get(1)?,
                notebooks: row.get(2)?,
                saves: row.get(3)?,
                tables: Phases { waiting: row.get(4)?, playing: row.get(5)?, over: row.get(6)? },
            })
        },
    )
}

fn write_commit(db: &Connection, commit: &Commit) -> rusqlite::Result<Written> {
    // A second owner of the table writes nothing at all.
    let Some(mut log) = Log::find(db, &commit.table)?.filter(|log| log.version == commit.version) else {
        return Ok(Written::Conflict);
    };
    if !log.append(db, &commit.events, commit.thought.as_deref())? {
        return Ok(Written::Conflict);
    }
    log.version += 1;
    log.save(db, commit.at, commit.waits_for)?;
    if let Some(NewHead { head, guests, is_open, wake_at }) = &commit.head {
        db.prepare_cached("UPDATE tables SET head = ?, code = iif(?, code, NULL), wake_at = ? WHERE id = ?")?
            .execute(params![head, is_open, wake_at, commit.table])?;
        db.prepare_cached("DELETE FROM sittings WHERE table_id = ?")?.execute([&commit.table])?;
        seat_guests(db, &commit.table, guests)?;
    }
    if let Some(seed) = &commit.seed {
        db.prepare_cached("UPDATE tables SET seed = ? WHERE id = ?")?
            .execute(params![seed.bytes(), commit.table])?;
    }
    for note in &commit.notes {
        db.prepare_cached("INSERT INTO notes (table_id, n, body, request) VALUES (?, ?, ?, ?)")?
            .execute(params![commit.table, note.n, note.body, note.request])?;
    }
    if let Some(oldest) = commit.drops_notes_before {
        db.prepare_cached("DELETE FROM notes WHERE table_id = ? AND n < ?")?
            .execute(params![commit.table, oldest])?;
    }
    Ok(Written::Kept)
}

/// Phase and host repeat the head, where their names must match `table::Head`; a game that was started over elsewhere is
/// over here. A save from another house may name a guest
/// who is not in this database: they get no row.
fn seat_guests(db: &Connection, table: &str, guests: &[String]) -> rusqlite::Result<()> {
    let mut insert = db.prepare_cached(
        "INSERT OR IGNORE INTO sittings (guest, table_id, phase, is_host)
         SELECT g.id, t.id,
                CASE WHEN NOT json_valid(t.head) THEN NULL
                     WHEN t.head ->> '$.rests.why' = 'restarted' THEN 'over'
                     ELSE t.head ->> '$.phase.at' END,
                iif(json_valid(t.head), g.id IS t.head ->> '$.host.id', 0)
         FROM guests g, tables t WHERE g.id = ? AND t.id = ?",
    )?;
    for guest in guests {
        insert.execute([guest.as_str(), table])?;
    }
    Ok(())
}

/// Deletes a table with everything that belongs to it. Nothing else deletes tables.
fn remove_table(db: &Connection, id: &str) -> rusqlite::Result<()> {
    if let Some(log) = Log::find(db, id)? {
        log.remove_events(db)?;
    }
    for rows in ["hidden", "documents", "notes", "logs", "sittings"] {
        db.prepare_cached(&format!("DELETE FROM {rows} WHERE table_id = ?"))?.execute([id])?;
    }
    db.prepare_cached("DELETE FROM tables WHERE id = ?")?.execute([id])?;
    Ok(())
}

/// A row of `id, head, waits_for, changed_at`.
fn stored_head(row: &Row<'_>) -> rusqlite::Result<StoredHead> {
    Ok(StoredHead { id: row.get(0)?, head: row.get(1)?, waits_for: row.get(2)?, changed_at: row.get(3)? })
}
