//! The writer thread: takes all queued writes, runs them in one transaction, then sends the results.
//!
//! A write that fails or panics does not affect the others of its group. Nothing is acknowledged before the files are
//! known to be those that were opened ([`Files`]).

use super::files::{Files, Unsafe};
use super::{Fault, Written, fault};
use crate::store::loss::Loss;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// The maximum number of writes in one transaction.
const GROUP: usize = 256;

/// The capacity of the queue. A caller waits while it is full.
pub(super) const QUEUE: usize = 4 * GROUP;

/// How long the writer waits for further writes before it starts a transaction, per write in the last one. Forcing to
/// disk costs the same for few writes as for many, and those of a large group share pages. With few writes a second the
/// wait is too short to be noticed.
const WAIT_PER_WRITE: Duration = Duration::from_micros(200);

/// The longest such wait.
const MAX_WAIT: Duration = Duration::from_millis(8);

/// How often the files are checked while there is nothing to write, and those beside the database at any time.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// The fault of a write that panicked.
const PANICKED: &str = "a write ended in a panic";

pub(super) type Job = Box<dyn Fn(&Connection) -> rusqlite::Result<Written> + Send>;

/// One write and where its result goes once it is durable.
pub(super) struct Write {
    pub(super) job: Job,
    pub(super) answer: oneshot::Sender<Result<Written, Fault>>,
}

/// The state of the writer, shared with the callers.
#[derive(Default)]
pub(super) struct Condition {
    /// Set when the files were removed or replaced.
    pub(super) loss: Loss,
    /// Why the last group of writes failed, if it did.
    trouble: Mutex<Option<Fault>>,
}

impl Condition {
    pub(super) fn trouble(&self) -> Option<Fault> {
        self.loss.check().err().or_else(|| self.trouble.lock().expect("no holder panics").clone())
    }

    fn set_trouble(&self, trouble: Option<&Fault>) {
        *self.trouble.lock().expect("no holder panics") = trouble.cloned();
    }
}

/// Starts the writer thread, which ends when the last sender is dropped.
pub(super) fn start(
    connection: Connection,
    files: Files,
    condition: Arc<Condition>,
) -> Result<(mpsc::Sender<Write>, JoinHandle<()>), Fault> {
    let failed = |error: std::io::Error| Fault(error.to_string());
    // A runtime of its own: tests that pause tokio's clock must not stop the writer.
    let clock = tokio::runtime::Builder::new_current_thread().enable_time().build().map_err(failed)?;
    let (sender, inbox) = mpsc::channel(QUEUE);
    let mut writer = Writer { connection, files, condition, looked: Instant::now() };
    let thread = std::thread::Builder::new().name("store-writer".into());
    let thread = thread.spawn(move || {
        writer.write_in_groups(inbox, &clock);
        if writer.condition.loss.check().is_ok() {
            // The last connection to close checkpoints and removes the log.
            let _ = writer.connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false);
        }
    });
    Ok((sender, thread.map_err(failed)?))
}

struct Writer {
    connection: Connection,
    files: Files,
    condition: Arc<Condition>,
    /// When the files beside the database were last checked.
    looked: Instant,
}

impl Writer {
    fn write_in_groups(&mut self, mut inbox: mpsc::Receiver<Write>, clock: &tokio::runtime::Runtime) {
        let mut group = Vec::with_capacity(GROUP);
        let mut wait = Duration::ZERO;
        loop {
            let next = async { tokio::time::timeout(LOOK_EVERY, inbox.recv_many(&mut group, GROUP)).await };
            match clock.block_on(next) {
                Ok(0) => return,
                Ok(_) => {}
                Err(_) => {
                    self.look();
                    continue;
                }
            }
            if group.len() < GROUP {
                std::thread::park_timeout(wait);
                while group.len() < GROUP
                    && let Ok(write) = inbox.try_recv()
                {
                    group.push(write);
                }
            }
            // After a single write the next one is not delayed.
            wait = (WAIT_PER_WRITE * (group.len() as u32 - 1)).min(MAX_WAIT);
            self.write(&mut group);
        }
    }

    /// Checks the files while there is nothing to write.
    fn look(&mut self) {
        if self.condition.loss.check().is_ok()
            && let Err(found) = self.check()
        {
            let fault = self.note(found);
            self.condition.set_trouble(Some(&fault));
        }
    }

    fn write(&mut self, group: &mut Vec<Write>) {
        match self.commit(group) {
            Ok(results) => {
                // A panic is a bug of one write; any other fault says something about the disk.
                let faults = results.iter().filter_map(|result| result.as_ref().err());
                self.condition.set_trouble(faults.into_iter().find(|fault| fault.0 != PANICKED));
                for (write, written) in group.drain(..).zip(results) {
                    // The caller may be gone; the write is done all the same.
                    let _ = write.answer.send(written);
                }
            }
            Err(lost) => {
                self.condition.set_trouble(Some(&lost));
                for write in group.drain(..) {
                    let _ = write.answer.send(Err(lost.clone()));
                }
            }
        }
    }

    fn check(&mut self) -> Result<(), Unsafe> {
        if self.looked.elapsed() >= LOOK_EVERY {
            self.looked = Instant::now();
            self.files.check_beside()?;
        }
        self.files.check(&self.connection)
    }

    fn commit(&mut self, group: &[Write]) -> Result<Vec<Result<Written, Fault>>, Fault> {
        self.condition.loss.check()?;
        self.check().map_err(|found| self.note(found))?;
        // Nearly always no write of a group fails. Only if one does, the group is repeated with savepoints.
        let results =
            transact(&self.connection, group, together).or_else(|_| transact(&self.connection, group, alone));
        let are_ours = self.files.accept().map_err(|found| self.note(found));
        if let Err(fault) = &results {
            tracing::error!(%fault, "a group of writes was not kept");
        }
        are_ours.and(results)
    }

    /// Logs what is wrong with the files, and marks the store as lost if they are gone.
    fn note(&self, found: Unsafe) -> Fault {
        match found {
            Unsafe::Lost(fault) => {
                tracing::error!("{}", fault.0);
                self.condition.loss.set(fault.clone());
                fault
            }
            Unsafe::Unseen(fault) => {
                tracing::error!(%fault, "the files of the house cannot be looked at");
                fault
            }
        }
    }
}

/// The result of one write of a group; an outer fault aborts the whole group.
type Outcome = Result<Result<Written, Fault>, Fault>;

/// Runs a group of writes in one transaction.
fn transact(
    connection: &Connection,
    group: &[Write],
    each: fn(&Connection, &Job) -> Outcome,
) -> Result<Vec<Result<Written, Fault>>, Fault> {
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

/// Runs one write, which must not fail. That it is refused is no failure: it has written nothing.
fn together(connection: &Connection, job: &Job) -> Outcome {
    Ok(Ok(attempt(connection, job)?.map_err(fault)?))
}

/// Runs one write in a savepoint, so that its failure does not affect the others.
fn alone(connection: &Connection, job: &Job) -> Outcome {
    run(connection, "SAVEPOINT one")?;
    let result = match attempt(connection, job) {
        Ok(Err(error)) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
            Ok(Written::Conflict)
        }
        Ok(other) => other.map_err(fault),
        Err(broken) => {
            tracing::error!("a write ended in a panic and is left out");
            Err(broken)
        }
    };
    // On a full disk SQLite may roll the whole transaction back by itself.
    if connection.is_autocommit() {
        let unknown = || Fault("SQLite has rolled a group of writes back".into());
        return Err(result.err().unwrap_or_else(unknown));
    }
    if result != Ok(Written::Kept) {
        run(connection, "ROLLBACK TO one")?;
    }
    run(connection, "RELEASE one")?;
    Ok(result)
}

/// Runs one write and turns a panic into a fault.
fn attempt(connection: &Connection, job: &Job) -> Result<rusqlite::Result<Written>, Fault> {
    // The savepoint of a write that panicked is rolled back, and it holds nothing else.
    catch_unwind(AssertUnwindSafe(|| job(connection))).map_err(|_| Fault(PANICKED.into()))
}

/// Runs a statement without parameters, prepared once.
fn run(connection: &Connection, sql: &str) -> Result<(), Fault> {
    connection.prepare_cached(sql).and_then(|mut statement| statement.execute([])).map_err(fault)?;
    Ok(())
}
