//! What the person who runs the house may ask, from the same machine: the key lies in the data folder.

use super::Problem;
use crate::data_folder::{RUNNING, private_file};
use crate::node::{self, NodeStatus};
use crate::retention::{Keeping, Removed};
use crate::store::{Counts, Phases};
use crate::table::Head;
use crate::visitors::Present;
use crate::wire::{Guest, Phase, Reason, SeatView};
use crate::{App, ids, metrics};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use parlour_game::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Where the house listens and the key to it, written into the data folder while it is open.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct AdminFile {
    pub pid: u32,
    /// Where guests reach the house.
    pub addr: SocketAddr,
    /// Where it answers to this key, on the same machine. A house of an older version does so where guests reach it.
    #[serde(default)]
    pub door: Option<SocketAddr>,
    /// The name of the node, if it is one of several that may serve the house.
    #[serde(default)]
    pub node: Option<String>,
    pub token: String,
}

impl AdminFile {
    pub(crate) fn new(addr: SocketAddr, door: SocketAddr, node: Option<String>) -> Self {
        Self { pid: std::process::id(), addr, door: Some(door), node, token: ids::new_token() }
    }

    /// The file of the house that runs with this data folder.
    ///
    /// # Errors
    /// If none runs, or the file cannot be read.
    pub fn read(data: &Path) -> std::io::Result<Self> {
        let text = std::fs::read_to_string(data.join(RUNNING))?;
        serde_json::from_str(&text).map_err(std::io::Error::other)
    }

    pub(crate) fn write(&self, data: &Path) -> std::io::Result<()> {
        // The key is for the person who runs the house alone.
        let mut options = private_file();
        options.write(true).create(true).truncate(true);
        let text = serde_json::to_string(self).expect("plain data");
        options.open(data.join(RUNNING))?.write_all(text.as_bytes())
    }

    /// Removes the file, unless it tells of another house by now.
    pub(crate) fn remove(&self, data: &Path) {
        if Self::read(data).is_ok_and(|file| file.token == self.token) {
            let _ = std::fs::remove_file(data.join(RUNNING));
        }
    }
}

/// How the house is doing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Status {
    pub version: String,
    pub addr: SocketAddr,
    pub pid: u32,
    pub open_seconds: u64,
    /// What the process has in memory, where the system tells.
    pub memory_bytes: Option<u64>,
    pub data: PathBuf,
    pub data_bytes: u64,
    pub tables: TableCounts,
    /// Who is at the tables now.
    pub present: Present,
    /// How many wait for a quick match of each game.
    pub queues: BTreeMap<String, u64>,
    pub kept: Kept,
    pub room: Room,
    /// All that serve the house; none if it is served by one process alone.
    #[serde(default)]
    pub nodes: Vec<NodeStatus>,
}

/// A table, and who is there now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenTable {
    pub id: String,
    pub game: String,
    /// The host's name.
    pub host: String,
    pub phase: Phase,
    pub seats: Vec<SeatView>,
    /// The seat its match waits for.
    pub waits_for: Option<Seat>,
    /// Names of those who have it open and no seat there; empty for who has told none.
    pub spectators: Vec<String>,
    /// When something last happened there, in milliseconds since 1970.
    pub changed_at: u64,
}

/// How much room there is, and what was done to have some.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    /// What all that is kept takes.
    pub used_bytes: u64,
    /// How much may be kept, and for how long.
    pub keeping: Keeping,
    /// What had outlived its time since the house opened.
    pub removed: Removed,
}

/// How far the tables are, and how many of all are awake.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableCounts {
    pub waiting: u64,
    pub running: u64,
    pub over: u64,
    pub awake: u64,
    pub asleep: u64,
}

/// What the data folder holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    pub guests: u64,
    pub events: u64,
    pub saves: u64,
    pub notebooks: u64,
}

fn check_key(app: &App, headers: &HeaderMap) -> Result<(), Reason> {
    let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let given = given.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
    // Hashes are compared, so that the time it takes tells nothing about the key.
    if ids::token_hash(given) == ids::token_hash(&app.admin.token) {
        Ok(())
    } else {
        Err(Reason::NotOperator)
    }
}

/// `GET /admin/status`
pub(super) async fn status(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Json<Status>, Problem> {
    check_key(&app, &headers)?;
    let Counts { guests, tables: Phases { waiting, playing, over }, events, notebooks, saves } =
        app.store.counts().await?;
    let nodes = node::statuses(&app).await?;
    let reports = nodes.iter().filter(|node| node.is_alive).filter_map(|node| node.report.as_ref());
    // Counted after the tables themselves, so it may know of one more.
    let here = u64::try_from(app.metrics.tables_awake.load(Ordering::Relaxed)).unwrap_or_default();
    let awake = reports.map(|report| report.tables_awake).reduce(|a, b| a + b).unwrap_or(here);
    let data = app.config.data.canonicalize().unwrap_or_else(|_| app.config.data.clone());
    let folder = data.clone();
    let data_bytes = tokio::task::spawn_blocking(move || size(&folder)).await.unwrap_or_default();
    Ok(Json(Status {
        version: env!("CARGO_PKG_VERSION").into(),
        addr: app.addr,
        pid: std::process::id(),
        open_seconds: (app.clock.now() - app.clock.opened()) / 1000,
        memory_bytes: metrics::memory(),
        data,
        data_bytes,
        tables: TableCounts {
            waiting,
            running: playing,
            over,
            awake,
            asleep: (waiting + playing + over).saturating_sub(awake),
        },
        present: node::present_at(&nodes).unwrap_or_else(|| app.visitors.count()),
        queues: app.quick.count().await,
        kept: Kept { guests, events, saves, notebooks },
        room: Room {
            used_bytes: app.quota.used(),
            keeping: app.config.keeping.clone(),
            removed: app.keeper.removed(),
        },
        nodes,
    }))
}

/// The most tables that are listed.
const MOST_LISTED: u32 = 1000;

/// `GET /admin/tables`: those where something happened last come first.
pub(super) async fn tables(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<Json<Vec<OpenTable>>, Problem> {
    check_key(&app, &headers)?;
    let stored = app.store.latest_tables(MOST_LISTED).await?;
    let present = node::visitors(&app, stored.iter().map(|row| row.id.clone()).collect()).await?;
    let tables = stored.into_iter().filter_map(|row| {
        let head = Head::read(&row.id, &row.head)?;
        let here = present.get(&row.id).map_or(&[][..], |guests| &guests[..]);
        let view = head.view(&row.id, |guest| here.iter().all(|other| other.id != guest.id));
        let is_seated = |guest: &Guest| head.seats_of(&guest.id).next().is_some();
        Some(OpenTable {
            spectators: here
                .iter()
                .filter(|guest| !is_seated(guest))
                .map(|guest| guest.name.clone())
                .collect(),
            id: row.id,
            game: view.game,
            host: view.host.name,
            phase: view.phase,
            seats: view.seats,
            waits_for: row.waits_for.filter(|seat| *seat < Seat::MOST).map(Seat::new),
            changed_at: row.changed_at,
        })
    });
    Ok(Json(tables.collect()))
}

/// What lies in a folder, in bytes. What cannot be looked at, or is gone by now, takes no place.
fn size(folder: &Path) -> u64 {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let sizes = entries.map(|entry| match entry.metadata() {
        Ok(about) if about.is_dir() => size(&entry.path()),
        Ok(about) => about.len(),
        Err(_) => 0,
    });
    sizes.sum()
}

/// `POST /admin/stop`
pub(super) async fn stop(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<StatusCode, Problem> {
    check_key(&app, &headers)?;
    tracing::info!("asked to close");
    app.closing.send_replace(true);
    Ok(StatusCode::ACCEPTED)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_as_large_as_all_that_lies_in_it() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("a"), [0; 100]).unwrap();
        std::fs::create_dir(folder.path().join("more")).unwrap();
        std::fs::write(folder.path().join("more/b"), [0; 23]).unwrap();
        assert_eq!(size(folder.path()), 123);
        assert_eq!(size(&folder.path().join("nowhere")), 0);
    }
}
