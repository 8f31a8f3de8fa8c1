//! Writes what happens at tables, in groups: whatever comes while a group is on its way goes into the next one.
//!
//! A group is one statement if it holds nothing but events, which is the rule. The version a commit names is compared
//! where it is raised, so that of two owners of a table one writes nothing. A group that fails is repeated commit by
//! commit, on another connection: what was kept although the answer was lost is then refused as a conflict, and its
//! table is loaded again.

use super::{ANSWER_TIMEOUT, Facts, column, execute, fault, number, take};
use crate::store::{Commit, CommitError, Fault, NewHead, NewRow};
use deadpool_postgres::{GenericClient, Object, Pool, Transaction};
use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::Error;
use tokio_postgres::types::ToSql;

/// The maximum number of commits in one statement.
const GROUP: usize = 256;

/// The capacity of the queue. A caller waits while it is full.
const QUEUE: usize = 4 * GROUP;

/// How many groups may be on their way at once. While PostgreSQL forces one to disk it can work on the next.
const GROUPS: usize = 2;

/// What PostgreSQL says of a row that exists already, or refers to one that does not.
const CONSTRAINT_VIOLATED: &str = "23";

struct Write {
    commit: Commit,
    answer: oneshot::Sender<Result<(), CommitError>>,
}

/// The door to the writer's task.
pub(super) struct Writer {
    writes: Mutex<Option<mpsc::Sender<Write>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    trouble: Arc<Mutex<Option<Fault>>>,
}

impl Writer {
    pub(super) fn start(pool: Pool) -> Self {
        let (writes, inbox) = mpsc::channel(QUEUE);
        let trouble = Arc::new(Mutex::new(None));
        let task = tokio::spawn(write_in_groups(pool, inbox, trouble.clone()));
        Self { writes: Mutex::new(Some(writes)), task: Mutex::new(Some(task)), trouble }
    }

    /// Queues a commit and waits until it is durable.
    pub(super) async fn keep(&self, commit: Commit) -> Result<(), CommitError> {
        let (answer, kept) = oneshot::channel();
        let writes = self.writes.lock().expect("no holder panics").clone();
        let writes = writes.ok_or_else(|| Fault("the store is closed".into()))?;
        let ended = || Fault("the store's writer has ended".into());
        writes.send(Write { commit, answer }).await.map_err(|_| ended())?;
        // The writer ends when the last sender is dropped.
        drop(writes);
        kept.await.map_err(|_| ended())?
    }

    /// Why the last group was not kept, if it was not.
    pub(super) fn trouble(&self) -> Option<Fault> {
        self.trouble.lock().expect("no holder panics").clone()
    }

    /// The database was found to take writes.
    pub(super) fn works(&self) {
        *self.trouble.lock().expect("no holder panics") = None;
    }

    /// Waits until everything in the queue is written.
    pub(super) async fn close(&self) {
        drop(self.writes.lock().expect("no holder panics").take());
        let task = self.task.lock().expect("no holder panics").take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

async fn write_in_groups(pool: Pool, mut inbox: mpsc::Receiver<Write>, trouble: Arc<Mutex<Option<Fault>>>) {
    let permits = Arc::new(Semaphore::new(GROUPS));
    let mut group: Vec<Write> = Vec::new();
    loop {
        // Commits wait for a permit in the queue, where they become a larger group.
        let permit = permits.clone().acquire_owned().await.expect("the semaphore is never closed");
        if group.is_empty() && inbox.recv_many(&mut group, GROUP).await == 0 {
            break;
        }
        let later = take_repeats(&mut group);
        let (pool, trouble, group) = (pool.clone(), trouble.clone(), std::mem::replace(&mut group, later));
        tokio::spawn(async move {
            write(&pool, group, &trouble).await;
            drop(permit);
        });
    }
    // Until the groups that are on their way have arrived.
    let _ = permits.acquire_many(GROUPS as u32).await;
}

/// Takes out whatever names a table for the second time: a statement changes a row once.
fn take_repeats(group: &mut Vec<Write>) -> Vec<Write> {
    let mut tables = HashSet::new();
    let (first, later) =
        std::mem::take(group).into_iter().partition(|write| tables.insert(write.commit.table.clone()));
    *group = first;
    later
}

async fn write(pool: &Pool, mut group: Vec<Write>, trouble: &Mutex<Option<Fault>>) {
    // In one order, so that the groups of two nodes do not wait for one another in a circle.
    group.sort_unstable_by(|a, b| a.commit.table.cmp(&b.commit.table));
    let commits: Vec<&Commit> = group.iter().map(|write| &write.commit).collect();
    let results = match keep(pool, &commits).await {
        Ok(kept) => {
            kept.into_iter().map(|kept| if kept { Ok(()) } else { Err(CommitError::Conflict) }).collect()
        }
        // Each by itself would wait as long as all together did.
        Err(NotKept::Unreached(fault)) => commits.iter().map(|_| Err(fault.clone().into())).collect(),
        Err(NotKept::Refused(_)) => {
            let mut results = Vec::new();
            for commit in commits {
                results.push(keep_alone(pool, commit).await);
            }
            results
        }
    };
    let failed = results.iter().find_map(|result| match result {
        Err(CommitError::Fault(fault)) => Some(fault.clone()),
        _ => None,
    });
    if let Some(fault) = &failed {
        tracing::error!(%fault, "a group of writes was not kept");
    }
    *trouble.lock().expect("no holder panics") = failed;
    for (write, result) in group.into_iter().zip(results) {
        // The caller may be gone; the commit is kept all the same.
        let _ = write.answer.send(result);
    }
}

async fn keep_alone(pool: &Pool, commit: &Commit) -> Result<(), CommitError> {
    match keep(pool, &[commit]).await {
        Ok(kept) => {
            if kept[0] {
                Ok(())
            } else {
                Err(CommitError::Conflict)
            }
        }
        Err(NotKept::Refused(error)) if is_clash(&error) => Err(CommitError::Conflict),
        Err(NotKept::Refused(error)) => Err(fault(error).into()),
        Err(NotKept::Unreached(fault)) => Err(fault.into()),
    }
}

pub(super) fn is_clash(error: &Error) -> bool {
    error.code().is_some_and(|code| code.code().starts_with(CONSTRAINT_VIOLATED))
}

enum NotKept {
    Unreached(Fault),
    Refused(Error),
}

impl From<Error> for NotKept {
    fn from(error: Error) -> Self {
        Self::Refused(error)
    }
}

/// Keeps commits of different tables, and says of each whether it named the version that is there.
async fn keep(pool: &Pool, commits: &[&Commit]) -> Result<Vec<bool>, NotKept> {
    // Events numbered with a gap fit nowhere.
    let is_sound = |commit: &&&Commit| {
        let first = commit.events.first().map_or(0, |event| event.seq);
        (first..).zip(&commit.events).all(|(seq, event)| event.seq == seq)
    };
    let sound: Vec<&Commit> = commits.iter().filter(is_sound).copied().collect();
    let mut client = take(pool).await.map_err(NotKept::Unreached)?;
    let Ok(kept) = tokio::time::timeout(ANSWER_TIMEOUT, keep_on(&mut client, &sound)).await else {
        // Nobody else must wait for this answer.
        drop(Object::take(client));
        return Err(NotKept::Unreached(Fault("the database does not answer".into())));
    };
    let kept = kept?;
    Ok(commits.iter().map(|commit| kept.contains(&commit.table)).collect())
}

async fn keep_on(client: &mut Object, sound: &[&Commit]) -> Result<HashSet<String>, Error> {
    Ok(if sound.iter().all(|commit| is_plain(commit)) {
        append(client, sound).await?
    } else {
        let transaction = client.transaction().await?;
        let kept = append(&transaction, sound).await?;
        for commit in sound.iter().filter(|commit| kept.contains(&commit.table)) {
            keep_rest(&transaction, commit).await?;
        }
        transaction.commit().await?;
        kept
    })
}

/// Nothing but events.
fn is_plain(commit: &Commit) -> bool {
    commit.head.is_none()
        && commit.seed.is_none()
        && commit.notes.is_empty()
        && commit.drops_notes_before.is_none()
}

/// Raises versions and appends events. Returns the tables whose version was the one that was named.
async fn append(client: &impl GenericClient, commits: &[&Commit]) -> Result<HashSet<String>, Error> {
    let tables: Vec<&str> = commits.iter().map(|commit| &*commit.table).collect();
    let versions: Vec<i64> = commits.iter().map(|commit| number(commit.version)).collect();
    let times: Vec<i64> = commits.iter().map(|commit| number(commit.at)).collect();
    let seats: Vec<Option<i16>> = commits.iter().map(|commit| commit.waits_for.map(i16::from)).collect();
    let firsts: Vec<Option<i64>> =
        commits.iter().map(|commit| commit.events.first().map(|event| number(event.seq))).collect();
    let counts: Vec<i64> = commits.iter().map(|commit| commit.events.len() as i64).collect();
    let events =
        || commits.iter().flat_map(|commit| commit.events.iter().map(move |event| (&*commit.table, event)));
    let of: Vec<&str> = events().map(|(table, _)| table).collect();
    let seqs: Vec<i64> = events().map(|(_, event)| number(event.seq)).collect();
    let ats: Vec<i64> = events().map(|(_, event)| number(event.at)).collect();
    let bodies: Vec<&str> = events().map(|(_, event)| &*event.body).collect();
    let requests: Vec<Option<&str>> = events().map(|(_, event)| event.request.as_deref()).collect();
    // A reason belongs to the first event of its commit.
    let thoughts = commits.iter().flat_map(|commit| {
        (0..commit.events.len()).map(move |nth| commit.thought.as_deref().filter(|_| nth == 0))
    });
    let thoughts: Vec<Option<&str>> = thoughts.collect();
    let statement = client
        .prepare_cached(
            "WITH kept AS (
                 UPDATE logs l SET version = l.version + 1, changed_at = c.at, waits_for = c.seat,
                     events = l.events + c.count
                 FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::smallint[], $5::bigint[], $6::bigint[])
                     AS c (table_id, version, at, seat, first, count)
                 WHERE l.table_id = c.table_id AND l.version = c.version AND l.events = coalesce(c.first, l.events)
                 RETURNING l.key, l.table_id),
             written AS (
                 INSERT INTO events (log, seq, at, body, request, thought)
                 SELECT k.key, e.seq, e.at, e.body, e.request, e.thought
                 FROM unnest($7::text[], $8::bigint[], $9::bigint[], $10::text[], $11::text[], $12::text[])
                     AS e (table_id, seq, at, body, request, thought)
                 JOIN kept k ON k.table_id = e.table_id)
             SELECT table_id FROM kept",
        )
        .await?;
    let logs: [&(dyn ToSql + Sync); 6] = [&tables, &versions, &times, &seats, &firsts, &counts];
    let events: [&(dyn ToSql + Sync); 6] = [&of, &seqs, &ats, &bodies, &requests, &thoughts];
    let rows = client.query(&statement, &[logs, events].concat()).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

/// Keeps what few commits have.
async fn keep_rest(transaction: &Transaction<'_>, commit: &Commit) -> Result<(), Error> {
    let table = &commit.table;
    if let Some(NewHead { head, guests, is_open, wake_at }) = &commit.head {
        let facts = Facts::of(head);
        let sql = "UPDATE tables SET head = $2, phase = $3, can_go = $4, wake_at = $5,
                 code = CASE WHEN $6 THEN code END WHERE id = $1";
        let wake_at = wake_at.map(number);
        execute(transaction, sql, &[table, head, &facts.phase, &facts.can_go, &wake_at, is_open]).await?;
        execute(transaction, "DELETE FROM sittings WHERE table_id = $1", &[table]).await?;
        seat_guests(transaction, table, guests, &facts).await?;
    }
    if let Some(seed) = &commit.seed {
        execute(transaction, "UPDATE tables SET seed = $2 WHERE id = $1", &[table, &&seed.bytes()[..]])
            .await?;
    }
    for note in &commit.notes {
        let sql = "INSERT INTO notes (table_id, n, body, request) VALUES ($1, $2, $3, $4)";
        execute(transaction, sql, &[table, &number(note.n), &note.body, &note.request]).await?;
    }
    if let Some(oldest) = commit.drops_notes_before {
        let sql = "DELETE FROM notes WHERE table_id = $1 AND n < $2";
        execute(transaction, sql, &[table, &number(oldest)]).await?;
    }
    Ok(())
}

/// A save from another house may name a guest who is not in this database: they get no row.
async fn seat_guests(
    transaction: &Transaction<'_>,
    table: &str,
    guests: &[String],
    facts: &Facts,
) -> Result<(), Error> {
    let sql = "INSERT INTO sittings (guest, table_id, phase, is_host)
         SELECT id, $1, $3, coalesce(id = $4, false) FROM guests WHERE id = ANY ($2) FOR KEY SHARE
         ON CONFLICT DO NOTHING";
    execute(transaction, sql, &[&table, &guests, &facts.counted_as, &facts.host]).await?;
    Ok(())
}

/// Gives a new table its log, and its guests their seats.
pub(super) async fn begin(transaction: &Transaction<'_>, table: &NewRow, facts: &Facts) -> Result<(), Error> {
    let insert =
        "INSERT INTO logs (table_id, version, changed_at, events) VALUES ($1, 0, $2, $3) RETURNING key";
    let insert = transaction.prepare_cached(insert).await?;
    let count = table.events.len() as i64;
    let log = transaction.query_one(&insert, &[&table.id, &number(table.at), &count]).await?;
    let log = number(column(&log, 0));
    for event in &table.events {
        let sql = "INSERT INTO events (log, seq, at, body, request) VALUES ($1, $2, $3, $4, $5)";
        let (seq, at) = (number(event.seq), number(event.at));
        execute(transaction, sql, &[&log, &seq, &at, &event.body, &event.request]).await?;
    }
    seat_guests(transaction, &table.id, &table.guests, facts).await
}
