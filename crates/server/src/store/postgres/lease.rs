//! The time for which this process serves the house: a row that is renewed every second and runs out after five.
//!
//! Times in the row are the database's: clocks of machines differ. This node counts its lease from before it asked for it,
//! and one second less, so that it never believes in it longer than the others do. When it has run out and is renewed
//! later, another *term* begins: what was loaded in a former term may have been claimed by another node since.

use super::{Object, fault, take};
use crate::store::loss::Loss;
use crate::store::{Fault, NodeId};
use deadpool_postgres::{Client, Pool};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior};
use tokio_postgres::{Error, Row};

/// How long a lease lasts for the others, in seconds.
const LEASE: f64 = 5.0;

/// How long it lasts for the node itself.
const VALID: Duration = Duration::from_secs(4);

/// How often it is renewed.
const BEAT: Duration = Duration::from_secs(1);

/// How long renewing may take before it is tried over another connection.
pub(super) const RENEWAL_TIMEOUT: Duration = Duration::from_secs(2);

/// How often to look whether the lease of a house that was killed is over.
pub(super) const LOOK: Duration = Duration::from_millis(250);

/// How far a node's clock may differ from the database's, in milliseconds.
const CLOCKS_DIFFER: u64 = 1000;

/// Whether other processes may serve the house, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// None may.
    Alone,
    /// All that are on the same bus.
    Nodes,
}

/// Why a lease was not given.
pub(super) enum NotGiven {
    /// The house is served by this node.
    Served(String),
    /// Another living node has the name.
    NameTaken,
}

pub(super) struct Lease {
    pub(super) node: NodeId,
    /// Whoever else waits for a connection must not cost the lease.
    pool: Pool,
    held: Arc<Held>,
    tasks: [JoinHandle<()>; 2],
}

/// What is known of the lease.
pub(super) struct Held {
    last: Mutex<Renewal>,
    /// The term, while there is one.
    term: watch::Sender<Option<u64>>,
    about: Mutex<String>,
    /// Set when the row is gone: another process has taken the house over, or the name.
    pub(super) loss: Loss,
}

struct Renewal {
    sent: Instant,
    term: u64,
    /// The database's time, and when it was told.
    time: (u64, Instant),
    incarnation: String,
}

impl Lease {
    /// Waits for the end of leases that nobody renews, and then takes one.
    pub(super) async fn take(
        client: &mut Client,
        pool: Pool,
        name: &str,
        company: Company,
    ) -> Result<Result<Self, NotGiven>, Error> {
        let mut other = None;
        let (sent, (epoch, told)) = loop {
            let sent = Instant::now();
            match claim(client, name, company).await? {
                Ok(claimed) => break (sent, claimed),
                Err(holder) if other.as_ref().is_some_and(|seen: &Holder| seen.until < holder.until) => {
                    return Ok(Err(match company {
                        Company::Nodes if holder.name == name => NotGiven::NameTaken,
                        _ => NotGiven::Served(holder.name),
                    }));
                }
                Err(holder) => {
                    other.get_or_insert(holder);
                    tokio::time::sleep(LOOK).await;
                }
            }
        };
        let held = Arc::new(Held {
            last: Mutex::new(Renewal {
                sent,
                term: 1,
                time: (told.time, Instant::now()),
                incarnation: told.incarnation,
            }),
            term: watch::Sender::new(Some(1)),
            about: Mutex::default(),
            loss: Loss::default(),
        });
        let tasks =
            [tokio::spawn(beat(pool.clone(), epoch, held.clone())), tokio::spawn(held.clone().notice_ends())];
        Ok(Ok(Self { node: NodeId(epoch as u64), pool, held, tasks }))
    }

    pub(super) fn held(&self) -> &Held {
        &self.held
    }

    /// Lets the others have at once what this node serves.
    pub(super) async fn release(&self) {
        self.tasks.iter().for_each(JoinHandle::abort);
        match take(&self.pool).await {
            Ok(client) => give_back(&client, self.node.0 as i64).await,
            Err(fault) => tracing::warn!(%fault, "the lease of the house could not be given back"),
        }
        self.held.term.send_replace(None);
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        // A house that was never closed must not renew its lease for ever.
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

impl Held {
    fn last(&self) -> MutexGuard<'_, Renewal> {
        self.last.lock().expect("no holder panics")
    }

    /// By the clock: a process that was stopped has not noticed yet that its term is over.
    pub(super) fn term(&self) -> Option<u64> {
        let last = self.last();
        (last.sent.elapsed() < VALID).then_some(last.term)
    }

    pub(super) async fn end_of(&self, term: u64) {
        let _ = self.term.subscribe().wait_for(|now| *now != Some(term)).await;
    }

    /// Milliseconds since 1970 by the database's clock.
    pub(super) fn time(&self) -> u64 {
        let (time, told) = self.last().time;
        time + told.elapsed().as_millis() as u64
    }

    pub(super) fn incarnation(&self) -> String {
        self.last().incarnation.clone()
    }

    pub(super) fn say_about(&self, about: String) {
        *self.about.lock().expect("no holder panics") = about;
    }

    /// That the lease had been over is for the database to say, too: the clock of a machine that was suspended stood still.
    fn renewed(&self, sent: Instant, Told { time, incarnation }: Told, was_over: bool) {
        let mut last = self.last();
        if was_over || last.sent.elapsed() >= VALID || last.incarnation != incarnation {
            last.term += 1;
        }
        let expected = last.time.0 + last.time.1.elapsed().as_millis() as u64;
        if expected.abs_diff(time) > CLOCKS_DIFFER {
            tracing::warn!(expected, time, "the clock of this machine or of the database was set");
        }
        (last.sent, last.time, last.incarnation) = (sent, (time, Instant::now()), incarnation);
        if sent.elapsed() < VALID {
            self.term.send_replace(Some(last.term));
        }
    }

    /// Tells those who wait for it that a term is over.
    async fn notice_ends(self: Arc<Self>) {
        let mut term = self.term.subscribe();
        loop {
            let _ = term.wait_for(Option::is_some).await;
            let end = self.last().sent + VALID;
            tokio::time::sleep_until(end).await;
            let last = self.last();
            if last.sent.elapsed() >= VALID {
                tracing::warn!("the lease of this node is over until it is renewed");
                self.term.send_replace(None);
            }
        }
    }
}

/// What the database says when a lease is given or renewed.
struct Told {
    /// Milliseconds since 1970.
    time: u64,
    /// Nothing that was written to another database, or on another of its timelines, need be in this one.
    incarnation: String,
}

/// Milliseconds since 1970.
const TIME: &str = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";

const TOLD: &str = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint,
     concat_ws('/', (SELECT system_identifier FROM pg_control_system()), 'house'::regclass::oid,
         left(pg_walfile_name(pg_current_wal_lsn()), 8))";

impl Told {
    fn read(row: &Row, first: usize) -> Self {
        Self { time: row.get::<_, i64>(first) as u64, incarnation: row.get(first + 1) }
    }
}

/// By how many milliseconds this machine's clock and the database's differ, if that is too much for a node.
pub(super) async fn clocks_differ(client: &Client) -> Result<Option<u64>, Error> {
    let sent = Instant::now();
    let there = client.query_one(TIME, &[]).await?.get::<_, i64>(0) as u64;
    let here = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64;
    let differ = here.abs_diff(there).saturating_sub(sent.elapsed().as_millis() as u64);
    Ok((differ > CLOCKS_DIFFER).then_some(differ))
}

struct Holder {
    name: String,
    /// Seconds since 1970.
    until: f64,
}

/// Claims a lease, unless somebody's is valid that forbids it. Returns its number and what the database told.
async fn claim(
    client: &mut Client,
    name: &str,
    company: Company,
) -> Result<Result<(i64, Told), Holder>, Error> {
    let transaction = client.transaction().await?;
    // Two that come at once.
    let lock = "SET LOCAL idle_in_transaction_session_timeout = '1s'; LOCK TABLE nodes IN EXCLUSIVE MODE";
    transaction.batch_execute(lock).await?;
    let is_alone = company == Company::Alone;
    // A node whose time is over may still come back, unless somebody else takes its place.
    let over = "DELETE FROM nodes WHERE until <= now()
         AND ($2 OR is_alone OR name = $1 OR until <= now() - interval '1 hour')";
    transaction.execute(over, &[&name, &is_alone]).await?;
    let holder = "SELECT name, extract(epoch FROM until)::float8 FROM nodes
         WHERE until > now() AND ($2 OR is_alone OR name = $1) ORDER BY until DESC LIMIT 1";
    if let Some(row) = transaction.query_opt(holder, &[&name, &is_alone]).await? {
        return Ok(Err(Holder { name: row.get(0), until: row.get(1) }));
    }
    let claim = format!(
        "INSERT INTO nodes (name, until, is_alone) VALUES ($1, now() + make_interval(secs => $2), $3)
         RETURNING epoch, {TOLD}"
    );
    let claimed = transaction.query_one(&claim, &[&name, &LEASE, &is_alone]).await?;
    transaction.commit().await?;
    Ok(Ok((claimed.get(0), Told::read(&claimed, 1))))
}

async fn give_back(client: &Client, epoch: i64) {
    if let Err(error) = client.execute("DELETE FROM nodes WHERE epoch = $1", &[&epoch]).await {
        tracing::warn!(%error, "the lease of the house could not be given back");
    }
}

/// Renews the lease until its row is gone.
async fn beat(pool: Pool, epoch: i64, held: Arc<Held>) {
    let mut ticks = tokio::time::interval(BEAT);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut client = None;
    loop {
        ticks.tick().await;
        let sent = Instant::now();
        let renewal = tokio::time::timeout(RENEWAL_TIMEOUT, renew(&pool, &mut client, epoch, &held));
        let late = || Err(Fault("the database does not answer".into()));
        match renewal.await.unwrap_or_else(|_| late()) {
            Ok(Some((told, was_over))) => held.renewed(sent, told, was_over),
            Ok(None) => {
                let fault = Fault("another process has taken this house over".into());
                tracing::error!("{}", fault.0);
                held.loss.set(fault);
                return;
            }
            Err(error) => {
                tracing::warn!(%error, "the lease of the house could not be renewed");
                // Nobody else must wait for this answer.
                drop(client.take().map(Object::take));
            }
        }
    }
}

/// Returns what the database told, and whether the lease had been over for the others; `None` if the row is gone.
async fn renew(
    pool: &Pool,
    client: &mut Option<Client>,
    epoch: i64,
    held: &Held,
) -> Result<Option<(Told, bool)>, Fault> {
    let client = match client {
        Some(client) => client,
        None => client.insert(take(pool).await?),
    };
    let about = held.about.lock().expect("no holder panics").clone();
    // A lease that ran out stays this node's until somebody else takes its place.
    let sql = format!(
        "WITH before AS (SELECT until <= now() AS was_over FROM nodes WHERE epoch = $1 FOR UPDATE)
         UPDATE nodes SET until = now() + make_interval(secs => $2), about = $3 FROM before WHERE epoch = $1
         RETURNING before.was_over, {TOLD}"
    );
    let row = client.query_opt(&sql, &[&epoch, &LEASE, &about]).await.map_err(fault)?;
    Ok(row.map(|row| (Told::read(&row, 1), row.get(0))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held() -> Arc<Held> {
        let now = Instant::now();
        Arc::new(Held {
            last: Mutex::new(Renewal { sent: now, term: 1, time: (0, now), incarnation: String::new() }),
            term: watch::Sender::new(Some(1)),
            about: Mutex::default(),
            loss: Loss::default(),
        })
    }

    fn told() -> Told {
        Told { time: 0, incarnation: String::new() }
    }

    #[tokio::test(start_paused = true)]
    async fn a_lease_that_is_renewed_in_time_is_one_term() {
        let held = held();
        tokio::spawn(held.clone().notice_ends());
        for _ in 0..10 {
            let sent = Instant::now();
            tokio::time::advance(Duration::from_millis(1900)).await;
            held.renewed(sent, told(), false);
            assert_eq!(held.term(), Some(1));
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_term_ends_for_ever_when_its_lease_was_not_renewed_in_time() {
        let held = held();
        tokio::spawn(held.clone().notice_ends());
        held.end_of(1).await;
        assert_eq!(held.term(), None);
        let sent = Instant::now();
        held.renewed(sent, told(), false);
        assert_eq!(held.term(), Some(2));
        held.end_of(1).await;
    }

    /// The renewal was sent, then the process was stopped, and its answer is read when the lease is over.
    #[tokio::test(start_paused = true)]
    async fn a_renewal_counts_from_when_it_was_sent() {
        let held = held();
        let sent = Instant::now();
        tokio::time::advance(VALID + Duration::from_secs(3)).await;
        held.renewed(sent, told(), false);
        assert_eq!(held.term(), None);
        held.renewed(Instant::now(), told(), false);
        assert!(held.term().is_some_and(|term| term > 1));
    }

    /// A standby has taken the database's place, which may have less than is in memory here.
    #[tokio::test(start_paused = true)]
    async fn another_incarnation_begins_another_term() {
        let held = held();
        held.renewed(Instant::now(), Told { incarnation: "second".into(), ..told() }, false);
        assert_eq!((held.term(), held.incarnation().as_str()), (Some(2), "second"));
        held.end_of(1).await;
    }

    /// The machine was suspended, and its clock with it.
    #[tokio::test(start_paused = true)]
    async fn a_lease_that_was_over_for_the_others_begins_another_term() {
        let held = held();
        held.renewed(Instant::now(), told(), true);
        assert_eq!(held.term(), Some(2));
        held.end_of(1).await;
    }
}
