//! One node among those that serve the house: what it answers the others, and what it tells of itself.

use crate::bus::{self, Answers, Parcel};
use crate::quick::QuickMatches;
use crate::store::{Fault, NodeId, StoredNode};
use crate::table::Tables;
use crate::visitors::{Present, Visitors};
use crate::wire::Guest;
use crate::{App, closed, metrics};
use async_trait::async_trait;
use futures_util::future::join_all;
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// How often a node tells of itself.
const REPORT: Duration = Duration::from_secs(1);

/// How long a node may take to answer whoever wants to know whether it can be reached.
const REACH_TIMEOUT: Duration = Duration::from_secs(1);

/// Where a node is asked who visits tables through it. No table has such an id.
const VISITORS: &str = "visitors";

/// What other nodes are answered.
pub(crate) struct Node {
    pub(crate) tables: Arc<Tables>,
    pub(crate) quick: Arc<QuickMatches>,
    pub(crate) visitors: Arc<Visitors>,
}

#[async_trait]
impl Answers for Node {
    async fn answer(&self, _from: NodeId, parcel: Parcel) -> Vec<u8> {
        let Parcel { place, name, body } = &parcel;
        if place == VISITORS {
            let tables: HashSet<String> = serde_json::from_slice(body).unwrap_or_default();
            let mut here = self.visitors.at_tables();
            here.retain(|table, _| tables.contains(table));
            serde_json::to_vec(&here).expect("guests are plain data")
        } else if bus::queued_game(place).is_some() {
            self.quick.answer(name, body).await
        } else {
            self.tables.answer(place, name, body).await
        }
    }

    async fn lost(&self, node: NodeId) {
        self.tables.lose(node).await;
        self.quick.lose(node).await;
    }

    async fn undisturbed(&self) {
        self.tables.undisturbed().await;
    }
}

/// A node of the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NodeStatus {
    pub name: String,
    /// Whether its lease is valid.
    pub is_alive: bool,
    /// Whether the node that tells of it reaches it over the bus.
    pub is_reached: bool,
    /// How many tables it serves.
    pub tables: u64,
    /// What it said of itself last.
    pub report: Option<NodeReport>,
}

/// What a node says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NodeReport {
    pub version: String,
    pub addr: SocketAddr,
    pub open_seconds: u64,
    pub memory_bytes: Option<u64>,
    pub tables_awake: u64,
    pub present: Present,
    /// How many microseconds a message takes to the bus and back; `None` while none comes back.
    pub bus_lag_us: Option<u64>,
    /// Why its last writes were not kept, if they were not.
    pub trouble: Option<String>,
}

impl NodeStatus {
    fn of(node: StoredNode, is_reached: bool) -> Self {
        let StoredNode { name, tables, is_alive, about, .. } = node;
        // One that has just come has said nothing yet, and one of another version may say something else.
        Self { name, is_alive, is_reached, tables, report: serde_json::from_str(&about).ok() }
    }
}

/// All nodes of the house, and whether they answer here: a node on another bus believes that all is well.
pub(crate) async fn statuses(app: &App) -> Result<Vec<NodeStatus>, Fault> {
    let nodes = app.store.nodes().await?.into_iter().map(async |node| {
        let is_reached = node.id == app.store.node() || node.is_alive && is_reached(app, node.id).await;
        NodeStatus::of(node, is_reached)
    });
    Ok(join_all(nodes).await)
}

async fn is_reached(app: &App, node: NodeId) -> bool {
    let parcel = Parcel { place: VISITORS.into(), name: String::new(), body: b"[]".into() };
    matches!(tokio::time::timeout(REACH_TIMEOUT, app.bus.ask_node(node, parcel)).await, Ok(Ok(_)))
}

/// How this process is doing.
pub(crate) fn report(app: &App) -> NodeReport {
    NodeReport {
        version: env!("CARGO_PKG_VERSION").into(),
        addr: app.addr,
        open_seconds: (app.clock.now() - app.clock.opened()) / 1000,
        memory_bytes: metrics::memory(),
        tables_awake: u64::try_from(app.metrics.tables_awake.load(Ordering::Relaxed)).unwrap_or_default(),
        present: app.visitors.count(),
        bus_lag_us: app.bus.lag().flatten().map(|lag| lag.as_micros() as u64),
        trouble: app.store.trouble().map(|Fault(reason)| reason),
    }
}

/// Tells the others of this node until the house closes.
pub(crate) async fn keep_reporting(app: Arc<App>) {
    let mut closing = app.closing.subscribe();
    loop {
        app.store.say_about(serde_json::to_string(&report(&app)).expect("a report is plain data"));
        tokio::select! {
            () = closed(&mut closing) => return,
            () = tokio::time::sleep(REPORT) => {}
        }
    }
}

/// Those who have a page open at these tables, through whichever node. One that does not answer is left out.
pub(crate) async fn visitors(app: &App, tables: Vec<String>) -> Result<HashMap<String, Vec<Guest>>, Fault> {
    let mut all = app.visitors.at_tables();
    let body = serde_json::to_vec(&tables).expect("ids are plain data");
    for node in app.store.nodes().await? {
        if !node.is_alive || node.id == app.store.node() {
            continue;
        }
        let parcel = Parcel { place: VISITORS.into(), name: String::new(), body: body.clone() };
        let Ok(answer) = app.bus.ask_node(node.id, parcel).await else { continue };
        let there: HashMap<String, Vec<Guest>> = serde_json::from_slice(&answer).unwrap_or_default();
        for (table, guests) in there {
            let here = all.entry(table).or_default();
            for guest in guests {
                if here.iter().all(|other| other.id != guest.id) {
                    here.push(guest);
                }
            }
        }
    }
    Ok(all)
}

/// Everybody at all living nodes. Who has pages at two of them counts twice.
pub(crate) fn present_at(nodes: &[NodeStatus]) -> Option<Present> {
    let reports = nodes.iter().filter(|node| node.is_alive).filter_map(|node| node.report.as_ref());
    reports.map(|report| report.present.clone()).reduce(|a, b| Present {
        pages: a.pages + b.pages,
        guests: a.guests + b.guests,
        spectators: a.spectators + b.spectators,
    })
}
