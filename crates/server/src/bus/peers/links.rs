//! What is known of each other node: the numbers of messages, and when it was heard last.

use super::numbers::{Asked, Place, Told};
use crate::store::NodeId;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;

/// How long a node may be silent that beats every second.
const SILENCE: Duration = Duration::from_secs(3);

/// How long it may take to answer when it was silent and is asked all the same: its lease may be over any moment.
const LAST_CHANCE: Duration = Duration::from_secs(1);

/// How long a node that is gone is remembered, so that nothing it sent is heard twice.
const REMEMBERED: Duration = Duration::from_secs(86_400);

#[derive(Default)]
pub(super) struct Links(Mutex<HashMap<NodeId, Link>>);

struct Link {
    /// The numbers of the last ask and piece of news that were sent there.
    asks: u64,
    news: u64,
    asked: Asked,
    told: Told,
    heard: Instant,
    /// True while it is silent, or has taken its leave.
    is_lost: watch::Sender<bool>,
}

impl Link {
    fn new() -> Self {
        Self {
            asks: 0,
            news: 0,
            asked: Asked::default(),
            told: Told::default(),
            heard: Instant::now(),
            is_lost: watch::Sender::new(false),
        }
    }

    fn hear(&mut self) {
        self.heard = Instant::now();
        self.is_lost.send_if_modified(std::mem::take);
    }

    fn give_last_chance(&mut self) {
        self.heard = Instant::now().checked_sub(SILENCE - LAST_CHANCE).unwrap_or(self.heard);
        self.is_lost.send_if_modified(std::mem::take);
    }
}

impl Links {
    fn lock(&self) -> MutexGuard<'_, HashMap<NodeId, Link>> {
        self.0.lock().expect("no holder panics")
    }

    /// The number of the next ask, and what turns true when the node is lost.
    pub(super) fn ask(&self, node: NodeId) -> (u64, watch::Receiver<bool>) {
        let mut links = self.lock();
        let link = links.entry(node).or_insert_with(Link::new);
        if *link.is_lost.borrow() {
            link.give_last_chance();
        }
        link.asks += 1;
        (link.asks, link.is_lost.subscribe())
    }

    /// A node has answered.
    pub(super) fn answered(&self, node: NodeId) {
        if let Some(link) = self.lock().get_mut(&node) {
            link.hear();
        }
    }

    /// How many asks were sent to a node.
    pub(super) fn asks(&self, node: NodeId) -> u64 {
        self.lock().get(&node).map_or(0, |link| link.asks)
    }

    /// Gives the next piece of news its number and has it sent, in one go: they leave in order. One that is not sent has
    /// a number all the same, so that the other side notices.
    pub(super) fn tell(&self, node: NodeId, send: impl FnOnce(u64)) {
        let mut links = self.lock();
        let link = links.entry(node).or_insert_with(Link::new);
        link.news += 1;
        send(link.news);
    }

    /// Whether an ask of a node is new.
    pub(super) fn asked(&self, node: NodeId, number: u64) -> bool {
        let mut links = self.lock();
        let link = links.entry(node).or_insert_with(Link::new);
        let is_new = link.asked.is_new(number);
        if is_new {
            link.hear();
        }
        is_new
    }

    pub(super) fn told(&self, node: NodeId, number: u64) -> Place {
        let mut links = self.lock();
        let link = links.entry(node).or_insert_with(Link::new);
        let place = link.told.place(number);
        if place != Place::Repeated {
            link.hear();
        }
        place
    }

    /// The nodes that are there.
    pub(super) fn present(&self) -> Vec<NodeId> {
        self.lock().iter().filter(|(_, link)| !*link.is_lost.borrow()).map(|(node, _)| *node).collect()
    }

    /// The nodes that have become silent since this was last asked. Silence counts from `since` on: before that, this node
    /// itself heard nothing.
    pub(super) fn newly_silent(&self, since: Instant) -> Vec<NodeId> {
        let mut links = self.lock();
        links.retain(|_, link| !*link.is_lost.borrow() || link.heard.elapsed() < REMEMBERED);
        let silent = links
            .iter()
            .filter(|(_, link)| !*link.is_lost.borrow() && link.heard.max(since).elapsed() > SILENCE);
        silent.map(|(node, _)| *node).collect()
    }

    /// Leaves out a number, so that the node notices that it missed something.
    pub(super) fn skip(&self, node: NodeId) {
        if let Some(link) = self.lock().get_mut(&node) {
            link.news += 1;
        }
    }

    /// All nodes that were ever heard or asked, and are remembered.
    pub(super) fn known(&self) -> Vec<NodeId> {
        self.lock().keys().copied().collect()
    }

    /// A node is gone until it is heard again.
    pub(super) fn lose(&self, node: NodeId) {
        if let Some(link) = self.lock().get(&node) {
            link.is_lost.send_replace(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_silent_node_is_lost_once_and_back_as_soon_as_it_is_heard() {
        let (links, ann) = (Links::default(), NodeId(1));
        let (number, is_lost) = links.ask(ann);
        assert_eq!((number, *is_lost.borrow()), (1, false));
        let start = Instant::now();
        tokio::time::advance(SILENCE + Duration::from_millis(1)).await;
        assert_eq!(links.newly_silent(Instant::now()), [], "this node itself heard nothing");
        assert_eq!(links.newly_silent(start), [ann]);
        links.lose(ann);
        assert!(*is_lost.borrow());
        assert_eq!(links.newly_silent(start), []);
        assert_eq!(links.present(), []);
        assert_eq!(links.told(ann, 1), Place::Next);
        assert!(!*is_lost.borrow());
        assert_eq!(links.present(), [ann]);
        links.lose(ann);
        assert_eq!(links.told(ann, 1), Place::Repeated);
        assert_eq!(links.present(), [], "a repeated message proves nothing");
    }
}
