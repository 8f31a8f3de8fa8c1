//! The store in PostgreSQL: a pool of connections, and one writer that groups what happens at tables ([`writer`]).
//!
//! It promises what the store in SQLite promises (`tests/store.rs` runs on both), and knows besides which process serves
//! the house ([`lease`]), and which of several serves a table ([`nodes`]).

mod address;
mod cure;
mod documents;
mod facts;
mod kin;
mod lease;
mod links;
mod migrations;
pub(crate) mod moving;
mod nodes;
mod retention;
mod unopened;
mod writer;

pub use address::{Address, BadAddress};
pub use cure::Cure;
pub use lease::Company;
pub use unopened::Unopened;

use super::{
    Claim, Commit, CommitError, Counts, CreateError, Fault, NewRow, Phases, Store, StoredEvent, StoredHead,
    StoredKin, StoredNote, StoredTable, StoredThought, TableCount,
};
use crate::ids;
use crate::wire::Guest;
use async_trait::async_trait;
use deadpool_postgres::{
    GenericClient, Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Transaction,
};
use facts::Facts;
use lease::{Lease, NotGiven};
use migrations::When;
use parlour_game::Seed;
use std::time::Duration;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, IsolationLevel, Row};
use writer::Writer;

/// The maximum number of connections, beside that of the lease. PostgreSQL allows 100 by default, for all nodes together.
const CONNECTIONS: usize = 9;

/// How long an answer may take: longer than a statement may.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(12);

/// How long a caller waits for a connection, and a new connection for the database.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// A store in a PostgreSQL database.
pub struct Postgres {
    pool: Pool,
    writer: Writer,
    lease: Lease,
}

impl Postgres {
    /// Opens the house in a database, or makes one in an empty database, and brings it up to date.
    ///
    /// # Errors
    /// If the database cannot be reached, holds something else than a house, was made by a newer version, or another
    /// process serves the house that does not want company, or has this name.
    pub async fn open(address: &Address, node: &str, company: Company) -> Result<Self, Unopened> {
        let (pool, mut client) = connect(address).await?;
        if company == Company::Nodes {
            // Before anything is changed.
            let differ = lease::clocks_differ(&client).await.map_err(unopened::refused(address))?;
            if let Some(milliseconds) = differ {
                return Err(Unopened::ClockDiffers { place: address.to_string(), milliseconds });
            }
        }
        migrations::bring_up_to_date(&mut client, address, When::Unserved).await?;
        let lease = Lease::take(&mut client, connections(address, 1)?, node, company).await;
        let lease =
            lease.map_err(unopened::refused(address))?.map_err(|why| not_given(address, node, why))?;
        drop(client);
        Ok(Self { writer: Writer::start(pool.clone()), pool, lease })
    }

    async fn rows<T>(
        &self,
        sql: &str,
        params: &[&(dyn ToSql + Sync)],
        row: fn(&Row) -> T,
    ) -> Result<Vec<T>, Fault> {
        let rows = async { query(&take(&self.pool).await?, sql, params).await.map_err(fault) };
        Ok(self.patiently(rows).await?.iter().map(row).collect())
    }

    /// The first row that a query finds.
    async fn row<T>(
        &self,
        sql: &str,
        params: &[&(dyn ToSql + Sync)],
        row: fn(&Row) -> T,
    ) -> Result<Option<T>, Fault> {
        Ok(self.rows(sql, params, row).await?.into_iter().next())
    }

    /// Writes by one statement. Returns whether it changed any row.
    async fn execute(&self, sql: &str, params: &[&(dyn ToSql + Sync)]) -> Result<bool, Fault> {
        let done = async { execute(&take(&self.pool).await?, sql, params).await.map_err(fault) };
        Ok(self.patiently(done).await? > 0)
    }

    /// Waits for an answer, longer than a statement may take, and no longer. Whether something was kept then nobody knows.
    async fn patiently<T, E: From<Fault>>(&self, answer: impl Future<Output = Result<T, E>>) -> Result<T, E> {
        match tokio::time::timeout(ANSWER_TIMEOUT, answer).await {
            Ok(answer) => answer,
            Err(_) => {
                // Nobody else must wait for this answer.
                self.pool.retain(|_, _| false);
                Err(Fault("the database does not answer".into()).into())
            }
        }
    }

    /// A key of the house, in this column. The first one that was drawn stays.
    async fn house_key(&self, column: &str, drawn: [u8; 32]) -> Result<[u8; 32], Fault> {
        let draw = format!("UPDATE house SET {column} = $1 WHERE {column} IS NULL");
        self.execute(&draw, &[&&drawn[..]]).await?;
        let key = format!("SELECT {column} FROM house");
        let key: Option<Option<Vec<u8>>> = self.row(&key, &[], |row| row.get(0)).await?;
        let key = key.flatten().and_then(|key| key.try_into().ok());
        key.ok_or_else(|| Fault(format!("the key {column} in the database is damaged")))
    }

    /// Locks the guest's row, so that two requests of one guest cannot both take the last place.
    async fn lock_guest(transaction: &Transaction<'_>, guest: &str) -> Result<(), Fault> {
        execute(transaction, "SELECT 1 FROM guests WHERE id = $1 FOR UPDATE", &[&guest])
            .await
            .map_err(fault)?;
        Ok(())
    }
}

/// What a database was, and is now. Versions count from 1; 0 = there were no tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Migrated {
    pub from: u64,
    pub to: u64,
}

/// Makes the tables of a house, or brings them up to date, without opening it: nodes may be serving it, and need not be
/// allowed to do this.
///
/// # Errors
/// As [`Postgres::open`], as far as it concerns the tables.
pub async fn migrate(address: &Address) -> Result<Migrated, Unopened> {
    let (_pool, mut client) = connect(address).await?;
    let from = migrations::bring_up_to_date(&mut client, address, When::Told).await? as u64;
    Ok(Migrated { from, to: migrations::MIGRATIONS.len() as u64 })
}

fn not_given(address: &Address, name: &str, why: NotGiven) -> Unopened {
    let place = address.to_string();
    match why {
        NotGiven::Served(node) => Unopened::ServedElsewhere { place, node },
        NotGiven::NameTaken => Unopened::NameTaken { place, node: name.to_owned() },
    }
}

/// Connections to a database, and the first of them.
async fn connect(address: &Address) -> Result<(Pool, Object), Unopened> {
    let pool = connections(address, CONNECTIONS)?;
    match pool.get().await {
        Ok(client) => Ok((pool, client)),
        Err(error) => {
            let (place, cure) = (address.to_string(), Cure::of_pool(&error));
            Err(Unopened::DatabaseFault { place, detail: not_taken(error).0, cure })
        }
    }
}

fn connections(address: &Address, most: usize) -> Result<Pool, Unopened> {
    let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_config(address.config().clone(), address.tls()?, recycling);
    Pool::builder(manager)
        .max_size(most)
        .wait_timeout(Some(CONNECT_TIMEOUT))
        .create_timeout(Some(CONNECT_TIMEOUT))
        .runtime(deadpool_postgres::Runtime::Tokio1)
        .build()
        .map_err(|error| unopened::at(address)(Fault(error.to_string())))
}

async fn take(pool: &Pool) -> Result<Object, Fault> {
    pool.get().await.map_err(not_taken)
}

fn not_taken(error: PoolError) -> Fault {
    match error {
        PoolError::Backend(error) => fault(error),
        PoolError::Timeout(_) => Fault("the database does not answer".into()),
        PoolError::Closed => Fault("the store is closed".into()),
        other => Fault(other.to_string()),
    }
}

/// Executes a statement that is prepared once for each connection.
async fn execute(
    client: &impl GenericClient,
    sql: &str,
    params: &[&(dyn ToSql + Sync)],
) -> Result<u64, Error> {
    let statement = client.prepare_cached(sql).await?;
    client.execute(&statement, params).await
}

/// The rows that a query finds, which is prepared once for each connection.
async fn query(
    client: &impl GenericClient,
    sql: &str,
    params: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>, Error> {
    let statement = client.prepare_cached(sql).await?;
    client.query(&statement, params).await
}

/// What the database says, which the library leaves out of its own sentence.
fn fault(error: Error) -> Fault {
    Fault(match error.as_db_error() {
        Some(said) => format!("{} ({})", said.message(), said.code().code()),
        None => match std::error::Error::source(&error) {
            Some(source) => format!("{error}: {source}"),
            None => error.to_string(),
        },
    })
}

/// A number of ours as PostgreSQL stores it. No time and no count of ours is longer than 63 bits.
fn number(number: impl Into<u64>) -> i64 {
    i64::try_from(number.into()).unwrap_or(i64::MAX)
}

fn column(row: &Row, index: usize) -> u64 {
    row.get::<_, i64>(index) as u64
}

#[async_trait]
impl Store for Postgres {
    fn incarnation(&self) -> String {
        ids::digest(&self.lease.held().incarnation())
    }

    async fn create_guest(&self, guest: &Guest, token_hash: [u8; 32], at: u64) -> Result<(), Fault> {
        let sql =
            "INSERT INTO guests (id, token_hash, name, created_at, seen_at) VALUES ($1, $2, $3, $4, $4)";
        self.execute(sql, &[&guest.id, &&token_hash[..], &guest.name, &number(at)]).await?;
        Ok(())
    }

    async fn guest_by_token(&self, token_hash: [u8; 32]) -> Result<Option<Guest>, Fault> {
        let sql = "SELECT id, name FROM guests WHERE token_hash = $1
             UNION ALL SELECT g.id, g.name FROM keys k JOIN guests g ON g.id = k.guest WHERE k.token_hash = $1
             LIMIT 1";
        self.row(sql, &[&&token_hash[..]], |row| Guest { id: row.get(0), name: row.get(1) }).await
    }

    async fn rename_guest(&self, id: &str, name: &str) -> Result<(), Fault> {
        self.execute("UPDATE guests SET name = $1 WHERE id = $2", &[&name, &id]).await?;
        Ok(())
    }

    async fn create_table(&self, table: NewRow) -> Result<(), CreateError> {
        self.patiently(async {
            let mut client = take(&self.pool).await?;
            let transaction = client.transaction().await.map_err(fault)?;
            if let Some(most) = &table.most {
                Self::lock_guest(&transaction, &table.host).await?;
                let has = retention::count_tables(&transaction, &table.host).await.map_err(fault)?;
                if has.unfinished >= most.unfinished {
                    return Err(CreateError::TooManyUnfinished);
                }
                if has.hosted >= most.hosted {
                    return Err(CreateError::TooMany);
                }
            }
            if let Some(role) = table.role {
                // Nobody else gets the role before this is kept.
                let held = "SELECT 1 FROM roles r JOIN nodes n ON n.epoch = r.owner AND n.until > now()
                     WHERE r.role = $1 AND r.owner = $2 FOR SHARE OF r";
                let me = self.lease.node.0 as i64;
                if query(&transaction, held, &[&role, &me]).await.map_err(fault)?.is_empty() {
                    return Err(CreateError::NotInRole);
                }
            }
            let facts = Facts::of(&table.head);
            let sql = "INSERT INTO tables (id, code, seed, head, phase, can_go, created_at, wake_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
            let NewRow { id, code, seed, head, at, wake_at, .. } = &table;
            let (seed, at, wake_at) = (&seed.bytes()[..], number(*at), wake_at.map(number));
            let row: [&(dyn ToSql + Sync); 8] =
                [id, code, &seed, head, &facts.phase, &facts.can_go, &at, &wake_at];
            if execute(&transaction, sql, &row).await.map_err(fault)? == 0 {
                return Err(CreateError::CodeTaken);
            }
            writer::begin(&transaction, &table, &facts).await.map_err(fault)?;
            transaction.commit().await.map_err(fault)?;
            Ok(())
        })
        .await
    }

    async fn load_table(&self, id: &str) -> Result<Option<StoredTable>, Fault> {
        self.patiently(async {
            let mut client = take(&self.pool).await?;
            // One snapshot, so that head, events and notes are of the same version.
            let snapshot = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead);
            read_table(&snapshot.read_only(true).start().await.map_err(fault)?, id).await
        })
        .await
    }

    async fn head(&self, id: &str) -> Result<Option<String>, Fault> {
        self.row("SELECT head FROM tables WHERE id = $1", &[&id], |row| row.get(0)).await
    }

    async fn claim_table(&self, id: &str) -> Result<Claim, Fault> {
        self.patiently(nodes::claim_table(&self.pool, self.lease.node, id)).await
    }

    async fn thoughts(&self, id: &str, from: u32, most: u32) -> Result<Vec<StoredThought>, Fault> {
        let sql = "SELECT e.seq, e.thought FROM logs l JOIN events e ON e.log = l.key
             WHERE l.table_id = $1 AND e.seq >= $2 AND e.thought IS NOT NULL ORDER BY e.seq LIMIT $3";
        let thought = |row: &Row| StoredThought { seq: column(row, 0) as u32, body: row.get(1) };
        self.rows(sql, &[&id, &number(from), &number(most)], thought).await
    }

    async fn table_by_code(&self, code: &str) -> Result<Option<String>, Fault> {
        self.row("SELECT id FROM tables WHERE code = $1", &[&code], |row| row.get(0)).await
    }

    async fn commit(&self, commit: Commit) -> Result<(), CommitError> {
        self.writer.keep(commit).await
    }

    async fn kin(&self, seed: &Seed) -> Result<StoredKin, Fault> {
        self.patiently(async { kin::kin(&mut take(&self.pool).await?, seed).await.map_err(fault) }).await
    }

    async fn hide_table(&self, guest: &str, id: &str) -> Result<(), Fault> {
        let sql = "INSERT INTO hidden (guest, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.execute(sql, &[&guest, &id]).await?;
        Ok(())
    }

    async fn count_tables(&self, guest: &str) -> Result<TableCount, Fault> {
        let counted = async { retention::count_tables(&take(&self.pool).await?, guest).await.map_err(fault) };
        self.patiently(counted).await
    }

    async fn tables_of(&self, guest: &str, most: u32) -> Result<Vec<StoredHead>, Fault> {
        let sql = "SELECT t.id, t.head, l.waits_for, l.changed_at FROM sittings s
             JOIN tables t ON t.id = s.table_id JOIN logs l ON l.table_id = s.table_id
             WHERE s.guest = $1 AND NOT EXISTS (
                 SELECT 1 FROM hidden h WHERE h.guest = s.guest AND h.table_id = s.table_id)
             ORDER BY l.changed_at DESC, t.id LIMIT $2";
        self.rows(sql, &[&guest, &number(most)], stored_head).await
    }

    async fn latest_tables(&self, most: u32) -> Result<Vec<StoredHead>, Fault> {
        let sql = "SELECT t.id, t.head, l.waits_for, l.changed_at FROM tables t
             JOIN logs l ON l.table_id = t.id ORDER BY l.changed_at DESC, t.id LIMIT $1";
        self.rows(sql, &[&number(most)], stored_head).await
    }

    async fn due(&self, now: u64, most: u32) -> Result<Vec<String>, Fault> {
        // What another node serves, it wakes itself.
        let sql = "SELECT t.id FROM tables t JOIN logs l ON l.table_id = t.id
             WHERE t.wake_at <= $1 AND (l.owner = $3 OR l.owner IS NULL OR NOT EXISTS (
                 SELECT 1 FROM nodes WHERE epoch = l.owner AND until > now()))
             ORDER BY t.wake_at LIMIT $2";
        let me = self.lease.node.0 as i64;
        self.rows(sql, &[&number(now), &number(most), &me], |row| row.get(0)).await
    }

    async fn put_off(&self, id: &str, due: u64, at: Option<u64>) -> Result<(), Fault> {
        let sql = "UPDATE tables SET wake_at = $3 WHERE id = $1 AND wake_at <= $2";
        self.execute(sql, &[&id, &number(due), &at.map(number)]).await?;
        Ok(())
    }

    async fn counts(&self) -> Result<Counts, Fault> {
        // The names must match `wire::Phase`.
        let sql = "SELECT (SELECT count(*) FROM guests),
                (SELECT coalesce(sum(events), 0)::bigint FROM logs),
                (SELECT count(*) FROM documents WHERE kind = 'notebook'),
                (SELECT count(*) FROM documents WHERE kind = 'save'),
                count(*) FILTER (WHERE phase IN ('waiting', 'starting')),
                count(*) FILTER (WHERE phase = 'playing'), count(*) FILTER (WHERE phase = 'over')
             FROM tables";
        let counted = self
            .row(sql, &[], |row| Counts {
                guests: column(row, 0),
                events: column(row, 1),
                notebooks: column(row, 2),
                saves: column(row, 3),
                tables: Phases { waiting: column(row, 4), playing: column(row, 5), over: column(row, 6) },
            })
            .await?;
        Ok(counted.expect("an aggregate without groups has one row"))
    }

    async fn seal_key(&self, drawn: [u8; 32]) -> Result<Option<[u8; 32]>, Fault> {
        self.house_key("save_key", drawn).await.map(Some)
    }

    async fn probe(&self) -> Result<(), Fault> {
        self.lease.held().loss.check()?;
        self.execute("UPDATE house SET probed = probed + 1", &[]).await?;
        self.writer.works();
        Ok(())
    }

    fn trouble(&self) -> Option<Fault> {
        self.lease.held().loss.check().err().or_else(|| self.writer.trouble())
    }

    async fn lost(&self) -> Fault {
        self.lease.held().loss.wait().await
    }

    async fn close(&self) {
        self.writer.close().await;
        self.lease.release().await;
        self.pool.close();
    }
}

async fn read_table(snapshot: &Transaction<'_>, id: &str) -> Result<Option<StoredTable>, Fault> {
    let head = "SELECT t.head, t.seed, l.version, l.key, l.events FROM tables t
         JOIN logs l ON l.table_id = t.id WHERE t.id = $1";
    let Some(head) = query(snapshot, head, &[&id]).await.map_err(fault)?.pop() else { return Ok(None) };
    let events = "SELECT seq, at, body, request FROM events WHERE log = $1 ORDER BY seq";
    let events = query(snapshot, events, &[&head.get::<_, i64>(3)]).await.map_err(fault)?;
    let notes = "SELECT n, body, request FROM notes WHERE table_id = $1 ORDER BY n";
    let notes = query(snapshot, notes, &[&id]).await.map_err(fault)?;
    if events.len() as u64 != column(&head, 4) {
        let (should, has) = (column(&head, 4), events.len());
        return Err(Fault(format!("a log should have {should} events, and {has} are found")));
    }
    let seed: [u8; 32] = head
        .get::<_, &[u8]>(1)
        .try_into()
        .map_err(|_| Fault("the seed of a table is not 32 bytes long".into()))?;
    Ok(Some(StoredTable {
        head: head.get(0),
        seed: Seed::new(seed),
        version: column(&head, 2),
        events: events
            .iter()
            .map(|row| StoredEvent {
                seq: column(row, 0) as u32,
                at: column(row, 1),
                body: row.get(2),
                request: row.get(3),
            })
            .collect(),
        notes: notes
            .iter()
            .map(|row| StoredNote { n: column(row, 0) as u32, body: row.get(1), request: row.get(2) })
            .collect(),
    }))
}

/// A row of `id, head, waits_for, changed_at`.
fn stored_head(row: &Row) -> StoredHead {
    StoredHead {
        id: row.get(0),
        head: row.get(1),
        waits_for: row.get::<_, Option<i16>>(2).map(|seat| seat as u8),
        changed_at: column(row, 3),
    }
}
