//! The house: guests, tables, sockets and the store, around games it does not know.
//!
//! No rule and no game's name stands here; a game comes in through `parlour-catalog` as JSON that is passed on
//! unread. What a socket is sent of a match is made of sights and views alone.

pub mod backup;
pub mod bus;
mod certificates;
mod clock;
mod data_folder;
mod fair;
mod files;
mod health;
mod http;
mod ids;
mod limits;
mod lobby;
pub mod metrics;
mod names;
mod node;
mod permits;
pub mod quick;
mod quota;
mod rate_key;
pub mod retention;
mod said;
mod saves;
mod seen;
mod setups;
mod shares;
pub mod store;
pub mod table;
#[cfg(feature = "ts")]
pub mod typescript;
mod visitors;
pub mod wire;
mod workshop;
mod ws;

pub use clock::Clock;
pub use data_folder::{DataFolder, FolderError, Purpose};
pub use http::admin::{AdminFile, Kept, OpenTable, Room, Status, TableCounts};
pub use http::proxies::{Network, NoNetwork};
pub use ids::number_seeds_for_tests;
pub use node::{NodeReport, NodeStatus};
pub use rate_key::RateKey;
pub use retention::Keeping;
pub use table::Timing;
pub use visitors::Present;

use bus::{Answers, Bus, BusAddress, BusCure, LocalBus, Peers, Unconnected};
use futures_util::FutureExt;
use metrics::Metrics;
use parlour_voice::{spoken, trouble};
use quick::QuickMatches;
use serde::Serialize;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;
use store::postgres::{self, Company, Unopened};
use store::{Postgres, Sqlite, Store};
use table::Tables;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// How long a closing house waits for requests to end, and then for its sockets to say goodbye.
const GOODBYE: Duration = Duration::from_secs(2);

/// How a house is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// Where its database lies, unless it is a server, and what else it keeps on this machine.
    pub data: PathBuf,
    /// The PostgreSQL database it uses instead of a file.
    pub store: Option<postgres::Address>,
    /// As what it serves the house in that database beside other processes. Without this it serves it alone.
    pub node: Option<NodeConfig>,
    /// Where friends reach it, if that is another address than the machine's own.
    pub public_url: Option<String>,
    /// Proxies that are believed when they say for whom they ask.
    pub trusted_proxies: Vec<Network>,
    /// What one types to open it to the network, told to those who host a table.
    pub lan_command: String,
    /// Whether to open with what is there of a house whose files are damaged or missing.
    pub accept_loss: bool,
    pub timing: Timing,
    /// What is kept for how long, and how much.
    pub keeping: Keeping,
    /// Where it shows its figures to whoever watches over it, if anywhere.
    pub metrics: Option<SocketAddr>,
}

/// One of several processes that serve a house.
#[derive(Clone, Debug)]
pub struct NodeConfig {
    /// No other node of the house has it.
    pub name: String,
    /// How the nodes reach each other.
    pub bus: BusAddress,
}

/// Why a house did not open.
#[derive(Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum OpenError {
    #[serde(rename = "unusable-folder")]
    Data {
        #[serde(serialize_with = "said::path")]
        path: PathBuf,
        #[serde(serialize_with = "trouble")]
        error: std::io::Error,
    },
    Folder {
        fault: FolderError,
    },
    #[serde(rename = "damaged-house")]
    Damaged {
        #[serde(serialize_with = "said::path")]
        path: PathBuf,
        damage: store::Damage,
    },
    Store {
        fault: store::Fault,
    },
    Database {
        fault: Unopened,
    },
    /// The bus between the nodes lets nobody in, or is not there.
    Bus {
        place: String,
        detail: String,
        cure: Option<BusCure>,
    },
    /// What nodes say to each other would not arrive.
    BusRights {
        place: String,
    },
    Listen {
        addr: SocketAddr,
        #[serde(serialize_with = "trouble")]
        error: std::io::Error,
    },
}

spoken!(OpenError, "folder", {
    let no_bus =
        |cure| OpenError::Bus { place: "nats://bus.example.org:4222".into(), detail: "…".into(), cure };
    let mut examples = vec![
        OpenError::Data { path: "data".into(), error: std::io::ErrorKind::NotFound.into() },
        OpenError::Folder { fault: FolderError::InUseBySomeone { path: "data".into() } },
        OpenError::Damaged { path: "data".into(), damage: store::Damage::NoJournal },
        OpenError::Store { fault: store::Fault("…".into()) },
        OpenError::Database { fault: Unopened::NoSchema { place: "postgres://db/parlour".into() } },
        no_bus(None),
        OpenError::BusRights { place: "nats://bus.example.org:4222".into() },
        OpenError::Listen {
            addr: ([127, 0, 0, 1], 7878).into(),
            error: std::io::ErrorKind::AddrInUse.into(),
        },
    ];
    examples.extend(BusCure::examples().into_iter().map(|cure| no_bus(Some(cure))));
    examples
});

impl From<FolderError> for OpenError {
    fn from(fault: FolderError) -> Self {
        Self::Folder { fault }
    }
}

impl From<store::Fault> for OpenError {
    fn from(fault: store::Fault) -> Self {
        Self::Store { fault }
    }
}

impl From<Unopened> for OpenError {
    fn from(fault: Unopened) -> Self {
        Self::Database { fault }
    }
}

/// What every part of the house shares.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) addr: SocketAddr,
    pub(crate) tables: Arc<Tables>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    /// What the other nodes are answered, for as long as the house is open.
    #[expect(dead_code, reason = "held, since the bus holds no answers itself")]
    node: Arc<dyn Answers>,
    pub(crate) quick: Arc<QuickMatches>,
    pub(crate) clock: Clock,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) workshop: Arc<workshop::Workshop>,
    pub(crate) seal: saves::Seal,
    pub(crate) gate: http::guard::Gate,
    pub(crate) quota: Arc<quota::Quota>,
    pub(crate) keeper: Arc<retention::Keeper>,
    pub(crate) seen: seen::Seen,
    pub(crate) page: http::page::Page,
    pub(crate) admin: AdminFile,
    pub(crate) health: health::Health,
    pub(crate) next_socket: AtomicU64,
    pub(crate) visitors: Arc<visitors::Visitors>,
    /// Pieces of long answers that are on their way, by where they go.
    pub(crate) long_answers: Arc<shares::Shares<rate_key::RateKey>>,
    /// Turns true when the house closes.
    pub(crate) closing: watch::Sender<bool>,
}

/// Waits until the house (or what tells of it) closes.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

/// A house that is open.
pub struct Running {
    app: Arc<App>,
    folder: DataFolder,
    serving: tokio::task::JoinHandle<()>,
    serving_admin: tokio::task::JoinHandle<()>,
    /// Where its figures are shown, and by what.
    metrics: Option<(SocketAddr, tokio::task::JoinHandle<()>)>,
    waking: tokio::task::JoinHandle<()>,
    /// Closes the house when its files are lost.
    guarding: tokio::task::JoinHandle<()>,
}

/// Opens a house.
///
/// # Errors
/// If its data or its bus cannot be used or its address is taken.
pub async fn open(config: Config) -> Result<Running, OpenError> {
    open_at(config, Clock::start()).await
}

/// Opens a house in which it is as late as this clock says.
///
/// # Errors
/// If its data cannot be used or its address is taken.
pub async fn open_at(config: Config, clock: Clock) -> Result<Running, OpenError> {
    // First of all, so that a house whose address is taken leaves no folder behind.
    let (listener, addr) = listen(config.addr).await?;
    let watched = match config.metrics {
        Some(addr) => Some(listen(addr).await?),
        None => None,
    };
    let data = config.data.clone();
    let is_new = !data.exists();
    let opened = open_on(config, clock, (listener, addr), watched).await;
    if is_new && opened.is_err() {
        // What is not empty stays.
        let _ = std::fs::remove_dir(data);
    }
    opened
}

/// Opens a house that listens there and shows its figures there.
async fn open_on(
    config: Config,
    clock: Clock,
    (listener, addr): (TcpListener, SocketAddr),
    watched: Option<(TcpListener, SocketAddr)>,
) -> Result<Running, OpenError> {
    if let Some(NodeConfig { bus, .. }) = &config.node {
        // Before the store is changed. The node's own connection needs a key that is kept there.
        bus.check().await.map_err(|why| no_bus(bus, why))?;
    }
    let in_data = |error| OpenError::Data { path: config.data.clone(), error };
    let mut folder = DataFolder::open(&config.data, Purpose::Serve)?;
    backup::finish_restore(&mut folder).map_err(in_data)?;
    let store: Arc<dyn Store> = match &config.store {
        Some(address) => {
            let (name, company) = match &config.node {
                Some(node) => (node.name.clone(), Company::Nodes),
                None => (addr.to_string(), Company::Alone),
            };
            Arc::new(Postgres::open(address, &name, company).await?)
        }
        None => {
            inspect(&folder, config.accept_loss)?;
            let database = config.data.join(data_folder::DATABASE);
            Arc::new(Sqlite::open_beside(&database, &[folder.lock_path()])?)
        }
    };
    // Where `status` and `stop` are asked: on this machine only, at whatever port is free.
    let (door, door_addr) = listen((std::net::Ipv4Addr::LOCALHOST, 0).into()).await?;
    let admin = AdminFile::new(addr, door_addr, config.node.as_ref().map(|node| node.name.clone()));
    // From the first write on SQLite's log is never empty. On a full disk there may be none.
    let has_journal = config.store.is_none() && store.probe().await.is_ok();
    let moved_in = match store.seal_key(ids::random()).await {
        Ok(key) => move_in(&mut folder, &admin, has_journal, key).map_err(in_data),
        Err(fault) => Err(fault.into()),
    };
    // All nodes of a house have one clock.
    let clock = store.time().filter(|_| config.node.is_some()).map_or(clock, Clock::start_at);
    let opened = match moved_in {
        Ok(seal) => {
            join(config.node.as_ref().map(|node| &node.bus), &*store, &clock).await.map(|bus| (seal, bus))
        }
        Err(error) => Err(error),
    };
    let (seal, (bus, peers)) = match opened {
        Ok(opened) => opened,
        Err(error) => {
            admin.remove(&config.data);
            close_store(&mut folder, &*store).await;
            return Err(error);
        }
    };
    let metrics = Arc::new(Metrics::default());
    let tables =
        Tables::new(store.clone(), bus.clone(), clock.clone(), metrics.clone(), config.timing.clone());
    let quota = Arc::new(quota::Quota::new(config.keeping.daily_bytes, config.keeping.most_bytes));
    let keeper = Arc::new(retention::Keeper::new(tables.clone(), config.keeping.clone()));
    keeper.measure(&quota).await;
    let closing = watch::Sender::new(false);
    let quick = Arc::new(QuickMatches::open(tables.clone(), closing.subscribe()));
    let visitors = Arc::<visitors::Visitors>::default();
    let node = node::Node { tables: tables.clone(), quick: quick.clone(), visitors: visitors.clone() };
    let node: Arc<dyn Answers> = Arc::new(node);
    if let Some(peers) = peers {
        peers.serve(&node);
    }
    let first_socket = store.node().first_socket();
    let app = Arc::new(App {
        addr,
        node,
        quick,
        workshop: tables.workshop.clone(),
        tables,
        store,
        bus,
        clock,
        metrics,
        seal,
        gate: http::guard::Gate::new(config.public_url.clone()),
        quota,
        keeper,
        seen: seen::Seen::default(),
        page: http::page::Page::embedded(),
        admin,
        health: health::Health::default(),
        next_socket: AtomicU64::new(first_socket),
        visitors,
        long_answers: shares::Shares::new(limits::PIECES, limits::PIECES_PER_RATE_KEY),
        closing,
        config,
    });
    let waking = tokio::spawn(app.tables.clone().watch_the_clock());
    tokio::spawn(app.keeper.clone().work(app.quota.clone(), app.closing.subscribe()));
    let serving = tokio::spawn(http::serve(app.clone(), listener));
    let serving_admin = tokio::spawn(http::serve_admin(app.clone(), door));
    let metrics =
        watched.map(|(listener, addr)| (addr, tokio::spawn(http::serve_metrics(app.clone(), listener))));
    if app.config.node.is_some() {
        tokio::spawn(node::keep_reporting(app.clone()));
    }
    let guarding = tokio::spawn(guard(app.clone()));
    tracing::info!(%addr, "the house is open");
    Ok(Running { app, folder, serving, serving_admin, metrics, waking, guarding })
}

/// The bus of the house, and this node's end of it if there are others.
async fn join(
    address: Option<&BusAddress>,
    store: &dyn Store,
    clock: &Clock,
) -> Result<(Arc<dyn Bus>, Option<Arc<Peers>>), OpenError> {
    let Some(address) = address else { return Ok((Arc::new(LocalBus::default()), None)) };
    let Some(key) = store.bus_key(ids::random()).await? else {
        return Ok((Arc::new(LocalBus::default()), None));
    };
    let peers = Peers::connect(address, store.node(), key, clock.clone()).await;
    let peers = peers.map_err(|why| no_bus(address, why))?;
    Ok((peers.clone(), Some(peers)))
}

fn no_bus(address: &BusAddress, why: Unconnected) -> OpenError {
    let place = address.to_string();
    match why {
        Unconnected::Said { detail, cure } => OpenError::Bus { place, detail, cure },
        Unconnected::NoRights => OpenError::BusRights { place },
    }
}

/// Listens there, and tells at which port if any would do.
async fn listen(addr: SocketAddr) -> Result<(TcpListener, SocketAddr), OpenError> {
    let fault = |error| OpenError::Listen { addr, error };
    let listener = TcpListener::bind(addr).await.map_err(fault)?;
    let addr = listener.local_addr().map_err(fault)?;
    Ok((listener, addr))
}

/// Looks at what a former house left, before anything of it is opened.
fn inspect(folder: &DataFolder, accept_loss: bool) -> Result<(), OpenError> {
    let path = folder.path();
    let in_data = |error| OpenError::Data { path: path.into(), error };
    match store::sqlite::inspect(path, folder.has_journal()).map_err(in_data)? {
        Ok(0) => {}
        Ok(pages) => tracing::warn!(
            pages,
            "the house was ended in the middle of a write: pages that were never confirmed are left out"
        ),
        Err(damage) if accept_loss => {
            tracing::warn!("the house is opened although it is not whole: {damage}");
            store::sqlite::accept_loss(path, &damage).map_err(in_data)?;
        }
        Err(damage) => return Err(OpenError::Damaged { path: path.into(), damage }),
    }
    Ok(())
}

/// Writes what else belongs into the folder of an open house. The key of its seal does, unless the store keeps it.
fn move_in(
    folder: &mut DataFolder,
    admin: &AdminFile,
    has_journal: bool,
    key: Option<[u8; 32]>,
) -> std::io::Result<saves::Seal> {
    let seal = key.map_or_else(|| saves::Seal::of_house(folder.path()), |key| Ok(saves::Seal::new(key)))?;
    admin.write(folder.path())?;
    // From here on a database without its log has lost something.
    folder.set_journal(has_journal)?;
    Ok(seal)
}

async fn close_store(folder: &mut DataFolder, store: &dyn Store) {
    // The log goes when the database is closed, and is not missed from here on.
    if let Err(error) = folder.set_journal(false) {
        tracing::warn!(%error, "the lock of the data folder could not be written");
    }
    store.close().await;
}

/// Closes the house when it cannot keep anything any more.
async fn guard(app: Arc<App>) {
    app.store.lost().await;
    app.closing.send_replace(true);
}

impl Running {
    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.app.addr
    }

    /// Where it shows its figures.
    pub fn metrics_addr(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|(addr, _)| *addr)
    }

    /// Where friends reach it.
    pub fn addresses(&self) -> Vec<String> {
        http::house::addresses(&self.app)
    }

    /// How many wait for a quick match of each game.
    pub fn waiting(&self) -> BTreeMap<&'static str, usize> {
        self.app.quick.waiting()
    }

    /// Waits until somebody with the right to do so asks the house to close, or its files are lost.
    pub async fn asked_to_close(&self) {
        closed(&mut self.app.closing.subscribe()).await;
    }

    /// Closes: pages are told to come back later, tables are put to sleep, everything is on disk. Returns why the house
    /// can keep nothing any more, if its files were lost.
    pub async fn close(mut self) -> Option<store::Fault> {
        self.app.closing.send_replace(true);
        // A request that was half sent, or a page that does not listen, is not waited for.
        let served = async { tokio::join!(&mut self.serving, &mut self.serving_admin) };
        if tokio::time::timeout(GOODBYE, served).await.is_err() {
            self.serving.abort();
            self.serving_admin.abort();
        }
        if let Some((_, showing)) = &self.metrics {
            showing.abort();
        }
        // Every socket holds a receiver until it has said goodbye.
        let _ = tokio::time::timeout(GOODBYE, self.app.closing.closed()).await;
        self.app.tables.close().await;
        // What was served here is released: whoever hears that this node leaves can have it.
        self.app.bus.close().await;
        let _ = self.waking.await;
        self.guarding.abort();
        let lost = self.app.store.lost().now_or_never();
        match lost {
            None => close_store(&mut self.folder, &*self.app.store).await,
            Some(_) => self.app.store.close().await,
        }
        self.app.admin.remove(&self.app.config.data);
        let at_work = self.app.workshop.at_work();
        if at_work > 0 {
            tracing::warn!(at_work, "tools are still at work; nobody waits for them");
        }
        tracing::info!("the house is closed");
        lost
    }
}
