//! The bus within one process: channels.

use super::ear::{Ear, Waiting};
use super::{Asleep, Bus, Feed, Letter, Mailbox, News, Topic, Topics};
use async_trait::async_trait;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};
use tokio::sync::mpsc;

/// Requests that may wait at one table.
const MAILBOX: usize = 256;

/// Channels within one process.
#[derive(Default)]
pub struct LocalBus {
    tables: Arc<Mutex<HashMap<String, mpsc::Sender<Letter>>>>,
    listeners: Arc<Listeners>,
    waiting: Waiting,
}

/// Who listens to what.
type Listeners = Mutex<HashMap<Topic, Vec<Arc<Ear>>>>;

#[async_trait]
impl Bus for LocalBus {
    async fn deliver(&self, table: &str, letter: Letter) -> Result<(), Asleep> {
        let mailbox = self.tables.lock().expect("no holder panics").get(table).cloned().ok_or(Asleep)?;
        mailbox.send(letter).await.map_err(|_| Asleep)
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

    fn publish(&self, topic: &Topic, news: News) {
        let mut listeners = self.listeners.lock().expect("no holder panics");
        if let Some(ears) = listeners.get_mut(topic) {
            ears.retain(|ear| ear.hear(news.clone()));
        }
    }

    fn has_listeners(&self, topic: &Topic) -> bool {
        self.listeners.lock().expect("no holder panics").contains_key(topic)
    }

    fn subscribe(&self) -> Feed {
        let ear = Ear::new(self.waiting.clone());
        let topics =
            LocalTopics { ear: ear.clone(), heard: Mutex::default(), listeners: self.listeners.clone() };
        Feed { ear, topics: Box::new(topics) }
    }
}

struct LocalTopics {
    ear: Arc<Ear>,
    heard: Mutex<HashSet<Topic>>,
    listeners: Arc<Listeners>,
}

impl LocalTopics {
    fn forget(&self, topic: &Topic) {
        let mut listeners = self.listeners.lock().expect("no holder panics");
        if let Some(ears) = listeners.get_mut(topic) {
            ears.retain(|ear| !Arc::ptr_eq(ear, &self.ear));
            if ears.is_empty() {
                listeners.remove(topic);
            }
        }
    }
}

impl Topics for LocalTopics {
    fn listen(&self, topic: Topic) {
        if self.heard.lock().expect("no holder panics").insert(topic.clone()) {
            self.listeners.lock().expect("no holder panics").entry(topic).or_default().push(self.ear.clone());
        }
    }

    fn ignore(&self, topic: &Topic) {
        if self.heard.lock().expect("no holder panics").remove(topic) {
            self.forget(topic);
        }
    }
}

impl Drop for LocalTopics {
    fn drop(&mut self) {
        for topic in self.heard.lock().expect("no holder panics").drain() {
            self.forget(&topic);
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
