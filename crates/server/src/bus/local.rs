//! The bus within one process: channels.

use super::subscriber::{Subscriber, Waiting};
use super::{Asleep, Bus, Delivery, Feed, Letter, Mailbox, News, Topic, Topics, queue};
use async_trait::async_trait;
use parlour_game::Viewer;
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::mpsc;

/// Requests that may wait at one table.
const MAILBOX: usize = 256;

/// Of the tables that are awake.
type Mailboxes = HashMap<String, mpsc::Sender<(Letter, Delivery)>>;

/// Channels within one process.
#[derive(Default)]
pub struct LocalBus {
    tables: Arc<Mutex<Mailboxes>>,
    listeners: Arc<Listeners>,
    waiting: Waiting,
}

/// Subscribers by place, in shards with a lock each: tables do not wait for each other to publish.
#[derive(Default)]
struct Listeners {
    shards: [Mutex<Places>; 16],
    hasher: RandomState,
}

type Places = HashMap<String, Vec<(Part, Arc<Subscriber>)>>;

/// What is told at a place: to all, or to one viewer's eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Part {
    All,
    Of(Viewer),
}

/// A table, a queue, or what one guest is told at a queue.
fn place(topic: Topic<'_>) -> (Cow<'_, str>, Part) {
    match topic {
        Topic::House(table) => (table.into(), Part::All),
        Topic::Viewer(table, viewer) => (table.into(), Part::Of(viewer)),
        Topic::Queue(game) => (queue(game).into(), Part::All),
        Topic::Waiting(game, guest) => (format!("queue/{game}/{guest}").into(), Part::All),
    }
}

impl Listeners {
    fn shard(&self, place: &str) -> MutexGuard<'_, Places> {
        let shard = self.hasher.hash_one(place) as usize % self.shards.len();
        self.shards[shard].lock().expect("no holder panics")
    }
}

#[async_trait]
impl Bus for LocalBus {
    async fn deliver(&self, table: &str, letter: Letter) -> Result<Delivery, Asleep> {
        let mailbox = self.tables.lock().expect("no holder panics").get(table).cloned().ok_or(Asleep)?;
        let delivery = Delivery::default();
        mailbox.send((letter, delivery.clone())).await.map_err(|_| Asleep)?;
        Ok(delivery)
    }

    fn attach(&self, table: &str) -> Option<Mailbox> {
        let mut tables = self.tables.lock().expect("no holder panics");
        if tables.get(table).is_some_and(|mailbox| !mailbox.is_closed()) {
            return None;
        }
        let (sender, letters) = mpsc::channel(MAILBOX);
        tables.insert(table.to_owned(), sender);
        let (tables, table) = (self.tables.clone(), table.to_owned());
        let detach = move || {
            let mut tables = tables.lock().expect("no holder panics");
            // Another task may hold the table by now.
            if tables.get(&table).is_some_and(|mailbox| mailbox.is_closed()) {
                tables.remove(&table);
            }
        };
        Some(Mailbox { letters, detach: Box::new(detach) })
    }

    fn is_awake(&self, table: &str) -> bool {
        self.tables.lock().expect("no holder panics").get(table).is_some_and(|mailbox| !mailbox.is_closed())
    }

    fn publish(&self, topic: Topic<'_>, news: News) {
        let (place, part) = place(topic);
        if let Some(subscribers) = self.listeners.shard(&place).get_mut(&*place) {
            subscribers.retain(|(of, subscriber)| *of != part || subscriber.offer(news.clone()));
        }
    }

    fn viewers(&self, table: &str) -> Vec<Viewer> {
        let viewer = |(part, _): &(Part, _)| match part {
            Part::Of(viewer) => Some(*viewer),
            Part::All => None,
        };
        self.listeners.shard(table).get(table).into_iter().flatten().filter_map(viewer).collect()
    }

    fn subscribe(&self) -> Feed {
        let subscriber = Subscriber::new(self.waiting.clone());
        let topics = LocalTopics {
            subscriber: subscriber.clone(),
            heard: Mutex::default(),
            listeners: self.listeners.clone(),
        };
        Feed { subscriber, topics: Box::new(topics) }
    }

    fn awake(&self) -> Vec<String> {
        let tables = self.tables.lock().expect("no holder panics");
        tables.iter().filter(|(_, mailbox)| !mailbox.is_closed()).map(|(table, _)| table.clone()).collect()
    }
}

impl LocalBus {
    /// Whether anybody listens to what all are told at a place.
    pub(super) fn is_heard(&self, place: &str) -> bool {
        self.listeners.shard(place).contains_key(place)
    }
}

struct LocalTopics {
    subscriber: Arc<Subscriber>,
    heard: Mutex<HashSet<(String, Part)>>,
    listeners: Arc<Listeners>,
}

impl LocalTopics {
    fn forget(&self, place: &str, part: Part) {
        let mut places = self.listeners.shard(place);
        if let Some(subscribers) = places.get_mut(place) {
            subscribers.retain(|(of, subscriber)| *of != part || !Arc::ptr_eq(subscriber, &self.subscriber));
            if subscribers.is_empty() {
                places.remove(place);
            }
        }
    }
}

impl Topics for LocalTopics {
    fn listen(&self, topic: Topic<'_>) {
        let (place, part) = place(topic);
        if self.heard.lock().expect("no holder panics").insert((place.to_string(), part)) {
            let mut places = self.listeners.shard(&place);
            places.entry(place.into_owned()).or_default().push((part, self.subscriber.clone()));
        }
    }

    fn ignore(&self, topic: Topic<'_>) {
        let (place, part) = place(topic);
        if self.heard.lock().expect("no holder panics").remove(&(place.to_string(), part)) {
            self.forget(&place, part);
        }
    }
}

impl Drop for LocalTopics {
    fn drop(&mut self) {
        for (place, part) in self.heard.lock().expect("no holder panics").drain() {
            self.forget(&place, part);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_off_the_bus_when_its_mailbox_is_dropped_and_not_when_a_former_one_is() {
        let bus = LocalBus::default();
        let mut first = bus.attach("a").unwrap();
        assert!(bus.attach("a").is_none() && bus.is_awake("a"));
        let _other = bus.attach("b").unwrap();
        drop(bus.attach("c"));
        assert_eq!(bus.tables.lock().unwrap().len(), 2);
        first.letters.close();
        let _second = bus.attach("a").unwrap();
        drop(first);
        assert!(bus.is_awake("a") && bus.is_awake("b"));
    }
}
