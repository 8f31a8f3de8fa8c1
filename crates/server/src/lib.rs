//! The house: guests, tables, sockets and the store, around games it does not know.
//!
//! No rule and no game's name stands here; a game comes in through `parlour-catalog` as JSON that is passed on
//! unread. What a socket is sent of a match is made of sights and views alone.

pub mod backup;
pub mod bus;
mod clock;
mod files;
mod home;
mod http;
mod ids;
mod limits;
mod lobby;
pub mod metrics;
mod proxies;
pub mod quick;
mod saves;
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
pub use http::admin::{AdminFile, Kept, Present, Status, TableCounts};
pub use proxies::{Network, NoNetwork};
pub use table::Timing;

use bus::{Bus, LocalBus};
use metrics::Metrics;
use quick::QuickMatches;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;
use store::{Sqlite, Store};
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
    /// Where its database lies.
    pub data: PathBuf,
    /// Where friends reach it, if that is another address than the machine's own.
    pub public_url: Option<String>,
    /// Proxies that are believed when they say for whom they ask.
    pub trusted_proxies: Vec<Network>,
    /// What one types to open it to the network, told to those who host a table.
    pub lan_command: String,
    pub timing: Timing,
}

/// Why a house did not open.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("cannot use the data folder {path}: {error}")]
    Data { path: PathBuf, error: std::io::Error },
    #[error(transparent)]
    Store(#[from] store::Fault),
    #[error("cannot listen on {addr}: {error}")]
    Listen { addr: SocketAddr, error: std::io::Error },
}

/// What every part of the house shares.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) addr: SocketAddr,
    pub(crate) tables: Arc<Tables>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) quick: QuickMatches,
    pub(crate) clock: Clock,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) workshop: Arc<workshop::Workshop>,
    pub(crate) seal: saves::Seal,
    pub(crate) gate: http::guard::Gate,
    pub(crate) page: http::page::Page,
    pub(crate) admin_token: String,
    pub(crate) next_socket: AtomicU64,
    pub(crate) visitors: visitors::Visitors,
    /// Pieces of long answers that are on their way, by where they go.
    pub(crate) long_answers: Arc<shares::Shares<home::Home>>,
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
    serving: tokio::task::JoinHandle<()>,
    serving_admin: tokio::task::JoinHandle<()>,
    waking: tokio::task::JoinHandle<()>,
}

/// Opens a house.
///
/// # Errors
/// If its data cannot be used or its address is taken.
pub async fn open(config: Config) -> Result<Running, OpenError> {
    create_data_folder(&config.data).map_err(|error| OpenError::Data { path: config.data.clone(), error })?;
    backup::finish_restore(&config.data)
        .map_err(|error| OpenError::Data { path: config.data.clone(), error })?;
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&config.data.join(backup::DATABASE))?);
    let seal = saves::Seal::of_house(&config.data)
        .map_err(|error| OpenError::Data { path: config.data.clone(), error })?;
    let listener = TcpListener::bind(config.addr)
        .await
        .map_err(|error| OpenError::Listen { addr: config.addr, error })?;
    let addr = listener.local_addr().map_err(|error| OpenError::Listen { addr: config.addr, error })?;
    let clock = Clock::start();
    let metrics = Arc::new(Metrics::default());
    let bus: Arc<dyn Bus> = Arc::new(LocalBus::default());
    let tables =
        Tables::new(store.clone(), bus.clone(), clock.clone(), metrics.clone(), config.timing.clone());
    let (door, door_addr) = admin_door().await?;
    let admin = AdminFile::new(addr, door_addr);
    admin.write(&config.data).map_err(|error| OpenError::Data { path: config.data.clone(), error })?;
    let closing = watch::Sender::new(false);
    let app = Arc::new(App {
        addr,
        quick: QuickMatches::open(tables.clone(), closing.subscribe()),
        workshop: tables.workshop.clone(),
        tables,
        store,
        bus,
        clock,
        metrics,
        seal,
        gate: http::guard::Gate::new(config.public_url.clone()),
        page: http::page::Page::embedded(),
        admin_token: admin.token,
        next_socket: AtomicU64::new(1),
        visitors: visitors::Visitors::default(),
        long_answers: shares::Shares::new(limits::PIECES, limits::PIECES_PER_HOME),
        closing,
        config,
    });
    let waking = tokio::spawn(app.tables.clone().watch_the_clock());
    let serving = tokio::spawn(http::serve(app.clone(), listener));
    let serving_admin = tokio::spawn(http::serve_admin(app.clone(), door));
    tracing::info!(%addr, "the house is open");
    Ok(Running { app, serving, serving_admin, waking })
}

/// Where `status` and `stop` are asked: on this machine only, at whatever port is free.
async fn admin_door() -> Result<(TcpListener, SocketAddr), OpenError> {
    let addr = SocketAddr::from((std::net::Ipv4Addr::LOCALHOST, 0));
    let listen = |error| OpenError::Listen { addr, error };
    let listener = TcpListener::bind(addr).await.map_err(listen)?;
    let addr = listener.local_addr().map_err(listen)?;
    Ok((listener, addr))
}

/// The folder holds the seeds of running matches: it is its owner's alone.
fn create_data_folder(path: &Path) -> std::io::Result<()> {
    let mut folder = std::fs::DirBuilder::new();
    folder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
    folder.create(path)
}

impl Running {
    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.app.addr
    }

    /// Where friends reach it.
    pub fn addresses(&self) -> Vec<String> {
        http::house::addresses(&self.app)
    }

    /// How many wait for a quick match of each game.
    pub fn waiting(&self) -> BTreeMap<&'static str, usize> {
        self.app.quick.waiting()
    }

    /// Waits until somebody with the right to do so asks the house to close.
    pub async fn asked_to_close(&self) {
        closed(&mut self.app.closing.subscribe()).await;
    }

    /// Closes: pages are told to come back later, tables are put to sleep, everything is on disk.
    pub async fn close(mut self) {
        self.app.closing.send_replace(true);
        // A request that was half sent, or a page that does not listen, is not waited for.
        let served = async { tokio::join!(&mut self.serving, &mut self.serving_admin) };
        if tokio::time::timeout(GOODBYE, served).await.is_err() {
            self.serving.abort();
            self.serving_admin.abort();
        }
        // Every socket holds a receiver until it has said goodbye.
        let _ = tokio::time::timeout(GOODBYE, self.app.closing.closed()).await;
        self.app.tables.close().await;
        let _ = self.waking.await;
        self.app.store.close().await;
        AdminFile::remove(&self.app.config.data);
        let at_work = self.app.workshop.at_work();
        if at_work > 0 {
            tracing::warn!(at_work, "tools are still at work; nobody waits for them");
        }
        tracing::info!("the house is closed");
    }
}
