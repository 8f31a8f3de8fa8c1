//! Quick match: people who want a game at once wait together, and are led to a table when they are enough.
//!
//! One task holds all queues, of one node if there are several; everything is asked of it through [`QuickMatches::ask`],
//! and what changes goes over the bus. The queues are not stored: after a restart, or when another node holds them, pages
//! enter again. A table, once made, is kept like any other.

mod elsewhere;
mod hall;
mod queue;
mod seating;

use crate::bus::asks::asks;
use crate::bus::{Ask, News, Text, Topic};
use crate::closed;
use crate::metrics::{self, Metrics};
use crate::store::NodeId;
use crate::table::Tables;
use crate::wire::{Guest, QueueView, Reason, ToWaiting};
use futures_util::FutureExt;
use hall::Hall;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};

/// Requests that may wait.
const MAILBOX: usize = 256;

/// How often a node without a lease looks whether it has one again.
const LEASE_PAUSE: Duration = Duration::from_millis(500);

asks! {
    /// A page opens at a game's queue. Whoever waits there already waits on. `None` if the guest has too many pages open.
    Enter { game: String, socket: u64, guest: String } -> Option<QueueView>;
    /// A page has closed.
    Exit { socket: u64, guest: String } -> ();
    /// A guest waits for the game under this name, and for no other.
    Join { game: String, guest: String, name: String, again: bool } -> Result<Joined, Reason> [once];
    /// A guest no longer waits.
    Leave { game: String, guest: String } -> ();
    /// How many wait for each game.
    Count {} -> BTreeMap<String, u64>;
    /// A node is gone, with all pages that were open there.
    Lost { node: NodeId } -> ();
}

/// What came of joining a queue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Joined {
    Waiting,
    /// The guest was seated at this table before.
    Seated(String),
}

/// The house is closing, and the queues with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the queues are closed")]
pub struct Closed;

/// The queues of the house, from outside.
pub struct QuickMatches {
    tables: Arc<Tables>,
    mailbox: mpsc::Sender<Letter>,
    /// The node that holds the queues, as far as is known.
    holder: Arc<Mutex<Option<NodeId>>>,
    waiting: Arc<Mutex<BTreeMap<&'static str, usize>>>,
}

impl QuickMatches {
    /// Opens all queues, until the house closes.
    pub fn open(tables: Arc<Tables>, closing: watch::Receiver<bool>) -> Self {
        let (mailbox, letters) = mpsc::channel(MAILBOX);
        let (waiting, holder) = (Arc::<Mutex<BTreeMap<_, _>>>::default(), Arc::<Mutex<_>>::default());
        tokio::spawn(attend(tables.clone(), waiting.clone(), holder.clone(), letters, closing));
        Self { tables, mailbox, holder, waiting }
    }

    /// Asks the hall of this node.
    async fn ask_own<A: Ask<Letter = Letter>>(&self, ask: &Arc<A>) -> Result<A::Reply, Closed> {
        let (reply, answer) = oneshot::channel();
        self.mailbox.send(Arc::clone(ask).letter(reply)).await.map_err(|_| Closed)?;
        answer.await.map_err(|_| Closed)
    }

    /// How many wait for each game here.
    pub fn waiting(&self) -> BTreeMap<&'static str, usize> {
        self.waiting.lock().expect("no holder panics").clone()
    }

    /// The same for whoever watches the house, in Prometheus' text format.
    pub(crate) fn render(&self) -> String {
        let mut text = String::new();
        metrics::head(&mut text, "waiting", "guests who wait for a quick match");
        for (game, count) in self.waiting() {
            text += &format!("parlour_waiting{{game=\"{game}\"}} {count}\n");
        }
        text
    }
}

/// Answers letters until the house closes. A panic costs those who wait their place, and no more: their pages are told
/// to come in anew. So they are when this node may hold the queues no more.
async fn attend(
    tables: Arc<Tables>,
    waiting: Arc<Mutex<BTreeMap<&'static str, usize>>>,
    holder: Arc<Mutex<Option<NodeId>>>,
    mut letters: mpsc::Receiver<Letter>,
    mut closing: watch::Receiver<bool>,
) {
    loop {
        let attendant =
            Attendant { tables: &tables, waiting: &waiting, hall: Hall::new(), told: BTreeMap::new() };
        let life = attendant.live(&mut letters, &mut closing);
        match AssertUnwindSafe(life).catch_unwind().await {
            Ok(Ending::Closed) => {
                call_roll(&tables);
                if let Err(fault) = tables.store.release_role(elsewhere::ROLE).await {
                    tracing::warn!(%fault, "the queues are not released before the lease is");
                }
                return;
            }
            Ok(Ending::Lost) => {
                tracing::warn!("this node holds the queues no more");
                // Who asked is told nothing, and asks again, elsewhere.
                while letters.try_recv().is_ok() {}
            }
            Err(_) => {
                Metrics::count(&tables.metrics.table_panics);
                tracing::error!("the queues broke down and begin anew");
            }
        }
        *holder.lock().expect("no holder panics") = None;
        call_roll(&tables);
    }
}

fn call_roll(tables: &Tables) {
    for game in parlour_catalog::games() {
        tables.bus.publish(Topic::Queue(game.id()), News::RollCall);
    }
}

enum Ending {
    Closed,
    Lost,
}

struct Attendant<'a> {
    tables: &'a Arc<Tables>,
    waiting: &'a Mutex<BTreeMap<&'static str, usize>>,
    hall: Hall,
    /// What was last told of each queue.
    told: BTreeMap<&'static str, QueueView>,
}

impl Attendant<'_> {
    async fn live(
        mut self,
        letters: &mut mpsc::Receiver<Letter>,
        closing: &mut watch::Receiver<bool>,
    ) -> Ending {
        let store = &self.tables.store;
        let Some(term) = store.term() else {
            // So that it is not tried again and again until it may be.
            tokio::time::sleep(LEASE_PAUSE).await;
            return Ending::Lost;
        };
        let mut end_of_term = store.end_of(term);
        let mut has_role = false;
        while store.term() == Some(term) {
            if !self.ring().await {
                break;
            }
            self.tell();
            let due = self.hall.due(&self.tables.timing);
            tokio::select! {
                biased;
                () = closed(closing) => return Ending::Closed,
                () = &mut end_of_term => break,
                letter = letters.recv() => match letter {
                    // Nobody of that node waits here yet.
                    Some(Letter::Lost(..)) if !has_role => {}
                    Some(letter) => {
                        // Whoever asked here may have done so since a former term.
                        has_role = has_role || self.may_hold().await;
                        if !has_role {
                            break;
                        }
                        self.hall.answer(letter, self.tables.clock.now());
                    }
                    None => return Ending::Closed,
                },
                () = self.tables.clock.wait_until(due) => {}
            }
        }
        Ending::Lost
    }

    /// Whether the queues are this node's.
    async fn may_hold(&self) -> bool {
        let store = &self.tables.store;
        store.claim_role(elsewhere::ROLE).await.is_ok_and(|node| node == store.node())
    }

    /// Opens a table for every queue whose countdown has ended, and seats its players. Whether the queues are still held.
    async fn ring(&mut self) -> bool {
        for (game, party) in self.hall.ring(self.tables.clock.now(), &self.tables.timing) {
            if !self.seat(game, party).await && !self.may_hold().await {
                return false;
            }
        }
        true
    }

    /// Whether they were seated.
    async fn seat(&mut self, game: &'static str, party: Vec<Guest>) -> bool {
        let opened = seating::seat(self.tables, game, &party).await;
        let now = self.tables.clock.now();
        match opened {
            // The table is kept: only now anybody is told.
            Ok(table) => {
                Metrics::count(&self.tables.metrics.quick_matches);
                self.hall.remember(game, &party, &table, now);
                let text = Text::of(&ToWaiting::Seated { table });
                for guest in party {
                    let topic = Topic::Waiting(game, &guest.id);
                    self.tables.bus.publish(topic, News::Message(text.clone()));
                }
                true
            }
            Err(error) => {
                tracing::error!(game, ?error, "a quick match could not begin; its people wait on");
                if let Some(queue) = self.hall.queue(game) {
                    queue.take_back(party, now, &self.tables.timing);
                }
                false
            }
        }
    }

    /// Tells what has changed.
    fn tell(&mut self) {
        let mut waiting = self.waiting.lock().expect("no holder panics");
        for (game, queue) in self.hall.queues() {
            waiting.insert(game, queue.len());
            let view = queue.view();
            if self.told.get(game) != Some(&view) {
                let text = Text::of(&ToWaiting::Queue(view.clone()));
                self.tables.bus.publish(Topic::Queue(game), News::Message(text));
                self.told.insert(game, view);
            }
        }
    }
}
