//! The store in one SQLite file: one thread writes, in groups; connections beside it read.
//!
//! Group commit is what makes FULL durability affordable: whatever arrives while one transaction is being forced
//! to disk goes into the next one together.

mod copy;
mod kin;
mod links;
mod notebooks;
mod saves;
mod seat_notes;

pub(crate) use copy::{copy, examine};

use super::{
    Commit, CommitError, Counts, CreateError, Fault, NewRow, Phases, Store, StoredEvent, StoredHead,
    StoredKin, StoredNote, StoredTable, Witness,
};
use crate::wire::Guest;
use async_trait::async_trait;
use parlour_game::Seed;
use rusqlite::{Connection, ErrorCode, OptionalExtension, params};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc, oneshot};

/// The most writes in one transaction.
const GROUP: usize = 256;

/// From so many writes in one transaction on, the house is busy.
const BUSY: usize = 4;

/// How long a busy writer lets writes come before it takes what is there. Forcing to disk costs the same for few as
/// for many, and who waits in a busy house waits longer than this anyhow.
const GATHERING: Duration = Duration::from_millis(2);

/// The most connections for reading.
const READERS: usize = 8;

/// In order; the database remembers how many it has seen (`user_version`).
const MIGRATIONS: &[&str] = &[
    include_str!("../../../../migrations/sqlite/0001_house.sql"),
    include_str!("../../../../migrations/sqlite/0002_notebooks.sql"),
    include_str!("../../../../migrations/sqlite/0003_seat_notes.sql"),
    include_str!("../../../../migrations/sqlite/0004_saves.sql"),
    include_str!("../../../../migrations/sqlite/0005_links.sql"),
    include_str!("../../../../migrations/sqlite/0006_kin.sql"),
];

/// A store in one SQLite file.
pub struct Sqlite {
    writes: Mutex<Option<mpsc::UnboundedSender<Write>>>,
    writer: Mutex<Option<std::thread::JoinHandle<()>>>,
    readers: Arc<Readers>,
    /// How many may read at once: more would only wait for the same disk.
    reading: Semaphore,
}

type Job = Box<dyn Fn(&Connection) -> rusqlite::Result<Written> + Send>;

/// One write and where its result goes once it is durable.
struct Write {
    job: Job,
    answer: oneshot::Sender<Result<Written, Fault>>,
}

/// What came of a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Written {
    Kept,
    /// Another row was there first, or the one to be changed is not; nothing was written.
    Conflict,
    /// A guest has as many as one may have; nothing was written.
    TooMany,
    /// A guest has written as much as one may write; nothing was written.
    Full,
}

impl Written {
    /// What came of a statement that changed so many rows.
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
        let mut connection = connect(path)?;
        migrate(&mut connection)?;
        prepare_writer(&connection)?;
        let (writes, inbox) = mpsc::unbounded_channel();
        let writer = std::thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || write_in_groups(&connection, inbox))
            .map_err(|error| Fault(error.to_string()))?;
        Ok(Self {
            writes: Mutex::new(Some(writes)),
            writer: Mutex::new(Some(writer)),
            readers: Arc::new(Readers { path: path.into(), idle: Mutex::default() }),
            reading: Semaphore::new(READERS),
        })
    }

    async fn write(
        &self,
        job: impl Fn(&Connection) -> rusqlite::Result<Written> + Send + 'static,
    ) -> Result<Written, Fault> {
        let (answer, result) = oneshot::channel();
        {
            let writes = self.writes.lock().expect("no holder panics");
            let sender = writes.as_ref().ok_or_else(|| Fault("the store is closed".into()))?;
            sender
                .send(Write { job: Box::new(job), answer })
                .map_err(|_| Fault("the store's writer has ended".into()))?;
        }
        result.await.map_err(|_| Fault("the store's writer has ended".into()))?
    }

    async fn read<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Fault> {
        let _turn = self.reading.acquire().await.map_err(|_| Fault("the store is closed".into()))?;
        let readers = self.readers.clone();
        tokio::task::spawn_blocking(move || readers.with(job))
            .await
            .map_err(|error| Fault(error.to_string()))?
    }
}

fn connect(path: &Path) -> Result<Connection, Fault> {
    let connection = Connection::open(path).map_err(fault)?;
    connection
        .execute_batch(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;",
        )
        .map_err(fault)?;
    Ok(connection)
}

/// The writer has all tables that are played in hand: it keeps their pages, up to 4 MB, and carries them from the
/// log over to the database four times as rarely as it would by itself.
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

/// The writer's life: take all that waits, write it in one transaction, then tell everyone.
fn write_in_groups(connection: &Connection, mut inbox: mpsc::UnboundedReceiver<Write>) {
    let mut group = Vec::with_capacity(GROUP);
    let mut is_busy = false;
    while inbox.blocking_recv_many(&mut group, GROUP) > 0 {
        if is_busy {
            std::thread::park_timeout(GATHERING);
            while group.len() < GROUP
                && let Ok(write) = inbox.try_recv()
            {
                group.push(write);
            }
        }
        is_busy = group.len() >= BUSY;
        // Nearly always all of a group are kept. Only if one is not, a savepoint has to part it from the others.
        let results = transact(connection, &group, kept).or_else(|_| transact(connection, &group, alone));
        match results {
            Ok(results) => {
                for (write, written) in group.drain(..).zip(results) {
                    // Who asked may have gone away; the write stands.
                    let _ = write.answer.send(written);
                }
            }
            Err(error) => {
                tracing::error!(%error, "a group of writes was not kept");
                let lost = fault(error);
                for write in group.drain(..) {
                    let _ = write.answer.send(Err(lost.clone()));
                }
            }
        }
    }
}

/// What came of one write of a group; an error gives the whole group up.
type Outcome = rusqlite::Result<Result<Written, Fault>>;

/// Runs a group of writes in one transaction.
fn transact(
    connection: &Connection,
    group: &[Write],
    each: fn(&Connection, &Job) -> Outcome,
) -> rusqlite::Result<Vec<Result<Written, Fault>>> {
    let results = run(connection, "BEGIN IMMEDIATE").and_then(|()| {
        let results = group.iter().map(|write| each(connection, &write.job)).collect::<Result<_, _>>()?;
        run(connection, "COMMIT")?;
        Ok(results)
    });
    if results.is_err() && !connection.is_autocommit() {
        let _ = run(connection, "ROLLBACK");
    }
    results
}

/// Runs one write, which has to be kept.
fn kept(connection: &Connection, job: &Job) -> Outcome {
    match job(connection)? {
        Written::Kept => Ok(Ok(Written::Kept)),
        Written::Conflict | Written::TooMany | Written::Full => Err(rusqlite::Error::InvalidQuery),
    }
}

/// Runs one write so that its failure does not touch the others.
fn alone(connection: &Connection, job: &Job) -> Outcome {
    run(connection, "SAVEPOINT one")?;
    let result = match job(connection) {
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
            Ok(Written::Conflict)
        }
        other => other.map_err(fault),
    };
    // On a full disk SQLite may give up the whole transaction by itself: then nothing of it is kept.
    if connection.is_autocommit() {
        return Err(rusqlite::Error::InvalidQuery);
    }
    if result != Ok(Written::Kept) {
        run(connection, "ROLLBACK TO one")?;
    }
    run(connection, "RELEASE one")?;
    Ok(result)
}

/// One of the few statements around every write, prepared once.
fn run(connection: &Connection, sql: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(sql)?.execute([])?;
    Ok(())
}

impl PartialEq for Fault {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

/// Connections for reading, as many as are needed at once.
struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    fn with<T>(&self, job: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, Fault> {
        let idle = self.idle.lock().expect("no holder panics").pop();
        let connection = idle.map_or_else(|| connect(&self.path), Ok)?;
        let result = job(&connection).map_err(fault);
        self.idle.lock().expect("no holder panics").push(connection);
        result
    }
}

fn fault(error: rusqlite::Error) -> Fault {
    Fault(error.to_string())
}

#[async_trait]
impl Store for Sqlite {
    async fn create_guest(&self, guest: &Guest, token_hash: [u8; 32], at: u64) -> Result<(), Fault> {
        let guest = guest.clone();
        self.write(move |db| {
            db.prepare_cached("INSERT INTO guests (id, token_hash, name, created_at) VALUES (?, ?, ?, ?)")?
                .execute(params![guest.id, token_hash, guest.name, at as i64])?;
            Ok(Written::Kept)
        })
        .await?;
        Ok(())
    }

    async fn guest_by_token(&self, token_hash: [u8; 32]) -> Result<Option<Guest>, Fault> {
        self.read(move |db| {
            db.prepare_cached(
                "SELECT id, name FROM guests WHERE token_hash = ?1
                 UNION ALL SELECT g.id, g.name FROM keys k JOIN guests g ON g.id = k.guest WHERE k.token_hash = ?1",
            )?
                .query_row([token_hash], |row| Ok(Guest { id: row.get(0)?, name: row.get(1)? }))
                .optional()
        })
        .await
    }

    async fn rename_guest(&self, id: &str, name: &str) -> Result<(), Fault> {
        let (id, name) = (id.to_owned(), name.to_owned());
        self.write(move |db| {
            db.execute("UPDATE guests SET name = ? WHERE id = ?", [&name, &id])?;
            Ok(Written::Kept)
        })
        .await?;
        Ok(())
    }

    async fn create_table(&self, table: NewRow) -> Result<(), CreateError> {
        let written = self
            .write(move |db| {
                db.prepare_cached(
                    "INSERT INTO tables (id, code, seed, head, version, created_at, changed_at, wake_at)
                     VALUES (?, ?, ?, ?, 0, ?6, ?6, ?5)",
                )?
                .execute(params![
                    table.id,
                    table.code,
                    table.seed.bytes(),
                    table.head,
                    table.wake_at.map(|at| at as i64),
                    table.at as i64
                ])?;
                seat_guests(db, &table.id, &table.guests)?;
                append(db, &table.id, &table.events)?;
                Ok(Written::Kept)
            })
            .await?;
        if written == Written::Conflict { Err(CreateError::CodeTaken) } else { Ok(()) }
    }

    async fn load_table(&self, id: &str) -> Result<Option<StoredTable>, Fault> {
        let id = id.to_owned();
        self.read(move |db| {
            // One transaction, so that head, events and notes are of the same moment.
            let snapshot = db.unchecked_transaction()?;
            let table = snapshot
                .prepare_cached("SELECT head, seed, version FROM tables WHERE id = ?")?
                .query_row([&id], |row| {
                    Ok(StoredTable {
                        head: row.get(0)?,
                        seed: Seed::new(row.get(1)?),
                        version: row.get::<_, i64>(2)? as u64,
                        events: Vec::new(),
                        notes: Vec::new(),
                    })
                })
                .optional()?;
            let Some(mut table) = table else { return Ok(None) };
            table.events = snapshot
                .prepare_cached("SELECT seq, at, body, request FROM events WHERE table_id = ? ORDER BY seq")?
                .query_map([&id], |row| {
                    Ok(StoredEvent {
                        seq: row.get(0)?,
                        at: row.get::<_, i64>(1)? as u64,
                        body: row.get(2)?,
                        request: row.get(3)?,
                    })
                })?
                .collect::<Result<_, _>>()?;
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

    async fn table_by_code(&self, code: &str) -> Result<Option<String>, Fault> {
        let code = code.to_owned();
        self.read(move |db| {
            db.prepare_cached("SELECT id FROM tables WHERE code = ?")?
                .query_row([code], |row| row.get(0))
                .optional()
        })
        .await
    }

    async fn commit(&self, commit: Commit) -> Result<(), CommitError> {
        let written = self.write(move |db| keep(db, &commit)).await?;
        if written == Written::Conflict { Err(CommitError::Conflict) } else { Ok(()) }
    }

    async fn kin(&self, seed: &Seed) -> Result<StoredKin, Fault> {
        let seed = seed.clone();
        self.read(move |db| kin::kin(db, &seed)).await
    }

    async fn delete_table(&self, id: &str, witnesses: &[Witness]) -> Result<(), Fault> {
        let (id, witnesses) = (id.to_owned(), witnesses.to_vec());
        self.write(move |db| {
            kin::remember(db, &id, &witnesses)?;
            for rows in ["hidden", "seat_notes", "notes", "events", "sittings"] {
                db.prepare_cached(&format!("DELETE FROM {rows} WHERE table_id = ?"))?.execute([&id])?;
            }
            db.prepare_cached("DELETE FROM tables WHERE id = ?")?.execute([&id])?;
            Ok(Written::Kept)
        })
        .await?;
        Ok(())
    }

    async fn hide_table(&self, guest: &str, id: &str) -> Result<(), Fault> {
        let row = [guest, id].map(str::to_owned);
        self.write(move |db| {
            db.prepare_cached("INSERT OR IGNORE INTO hidden (guest, table_id) VALUES (?, ?)")?
                .execute(row.each_ref())?;
            Ok(Written::Kept)
        })
        .await?;
        Ok(())
    }

    async fn tables_of(&self, guest: &str, most: u32) -> Result<Vec<StoredHead>, Fault> {
        let guest = guest.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "SELECT t.id, t.head, t.waits_for, t.changed_at FROM sittings s JOIN tables t ON t.id = s.table_id
                 WHERE s.guest = ? AND NOT EXISTS (
                     SELECT 1 FROM hidden h WHERE h.guest = s.guest AND h.table_id = s.table_id)
                 ORDER BY t.changed_at DESC, t.id LIMIT ?",
            )?
            .query_map(params![guest, most], |row| {
                Ok(StoredHead {
                    id: row.get(0)?,
                    head: row.get(1)?,
                    waits_for: row.get(2)?,
                    changed_at: row.get::<_, i64>(3)? as u64,
                })
            })?
            .collect()
        })
        .await
    }

    async fn due(&self, now: u64, most: u32) -> Result<Vec<String>, Fault> {
        self.read(move |db| {
            db.prepare_cached("SELECT id FROM tables WHERE wake_at <= ? ORDER BY wake_at LIMIT ?")?
                .query_map(params![now as i64, most], |row| row.get(0))?
                .collect()
        })
        .await
    }

    async fn never_wake(&self, id: &str) -> Result<(), Fault> {
        let id = id.to_owned();
        self.write(move |db| {
            db.execute("UPDATE tables SET wake_at = NULL WHERE id = ?", [&id])?;
            Ok(Written::Kept)
        })
        .await?;
        Ok(())
    }

    async fn counts(&self) -> Result<Counts, Fault> {
        self.read(count_all).await
    }

    async fn close(&self) {
        drop(self.writes.lock().expect("no holder panics").take());
        let writer = self.writer.lock().expect("no holder panics").take();
        if let Some(writer) = writer {
            let _ = tokio::task::spawn_blocking(move || writer.join()).await;
        }
    }
}

fn count_all(db: &Connection) -> rusqlite::Result<Counts> {
    // The one look the store takes into a head; it must agree with `wire::Phase`.
    db.query_row(
        "SELECT (SELECT count(*) FROM guests), (SELECT count(*) FROM events), (SELECT count(*) FROM notebooks),
                (SELECT count(*) FROM saves), count(*) FILTER (WHERE phase IN ('waiting', 'starting')),
                count(*) FILTER (WHERE phase = 'playing'), count(*) FILTER (WHERE phase = 'over')
         FROM (SELECT json_extract(head, '$.phase.at') AS phase FROM tables)",
        [],
        |row| {
            let count = |column| row.get::<_, i64>(column).map(|count| count as u64);
            Ok(Counts {
                guests: count(0)?,
                events: count(1)?,
                notebooks: count(2)?,
                saves: count(3)?,
                tables: Phases { waiting: count(4)?, playing: count(5)?, over: count(6)? },
            })
        },
    )
}

fn keep(db: &Connection, commit: &Commit) -> rusqlite::Result<Written> {
    // The version goes first: a second owner of the table writes nothing at all.
    let changed = db
        .prepare_cached(
            "UPDATE tables SET version = version + 1, changed_at = ?, wake_at = ?, waits_for = ?
             WHERE id = ? AND version = ?",
        )?
        .execute(params![
            commit.at as i64,
            commit.wake_at.map(|at| at as i64),
            commit.waits_for,
            commit.table,
            commit.version as i64
        ])?;
    if changed == 0 {
        return Ok(Written::Conflict);
    }
    if let Some(head) = &commit.head {
        db.prepare_cached("UPDATE tables SET head = ?, code = iif(?, code, NULL) WHERE id = ?")?
            .execute(params![head.head, head.is_open, commit.table])?;
        db.prepare_cached("DELETE FROM sittings WHERE table_id = ?")?.execute([&commit.table])?;
        seat_guests(db, &commit.table, &head.guests)?;
    }
    if let Some(seed) = &commit.seed {
        db.prepare_cached("UPDATE tables SET seed = ? WHERE id = ?")?
            .execute(params![seed.bytes(), commit.table])?;
    }
    append(db, &commit.table, &commit.events)?;
    let mut insert =
        db.prepare_cached("INSERT INTO notes (table_id, n, body, request) VALUES (?, ?, ?, ?)")?;
    for note in &commit.notes {
        insert.execute(params![commit.table, note.n, note.body, note.request])?;
    }
    Ok(Written::Kept)
}

fn append(db: &Connection, table: &str, events: &[StoredEvent]) -> rusqlite::Result<()> {
    let mut insert =
        db.prepare_cached("INSERT INTO events (table_id, seq, at, body, request) VALUES (?, ?, ?, ?, ?)")?;
    for event in events {
        insert.execute(params![table, event.seq, event.at as i64, event.body, event.request])?;
    }
    Ok(())
}

/// A save may name a guest whom this database does not know (it was made anew): there is no list they could look at.
fn seat_guests(db: &Connection, table: &str, guests: &[String]) -> rusqlite::Result<()> {
    let mut insert = db.prepare_cached(
        "INSERT OR IGNORE INTO sittings (guest, table_id) SELECT id, ?2 FROM guests WHERE id = ?1",
    )?;
    for guest in guests {
        insert.execute([guest, table])?;
    }
    Ok(())
}
