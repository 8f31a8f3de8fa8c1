//! The bus within one process: channels.

use super::ear::{Ear, Waiting};
use super::{Answer, Ask, Bus, Feed, Letter, Mailbox, News, NobodyHome, Topic, Topics};
use async_trait::async_trait;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};
use tokio::sync::{mpsc, oneshot};

/// Requests that may wait at one table.
const MAILBOX: usize = 256;

/// Channels within one process.
#[derive(Default)]
pub struct LocalBus {
    tables: Mutex<HashMap<String, mpsc::Sender<Letter>>>,
    listeners: Arc<Listeners>,
    waiting: Waiting,
}

/// Who listens to what.
type Listeners = Mutex<HashMap<Topic, Vec<Arc<Ear>>>>;

#[async_trait]
impl Bus for LocalBus {
    async fn ask(&self, table: &str, ask: Ask) -> Result<Answer, NobodyHome> {
        let mailbox = self.tables.lock().expect("no holder panics").get(table).cloned().ok_or(NobodyHome)?;
        let (reply, answer) = oneshot::channel();
        mailbox.send((ask, reply)).await.map_err(|_| NobodyHome)?;
        // A table that fell asleep or broke down with the question in hand has not carried it out, or has kept
        // it under the request's id: asking again is safe.
        answer.await.map_err(|_| NobodyHome)
    }

    fn attach(&self, table: &str) -> Option<Mailbox> {
        let mut tables = self.tables.lock().expect("no holder panics");
        if tables.get(table).is_some_and(|mailbox| !mailbox.is_closed()) {
            return None;
        }
        // A good moment to forget those that have fallen asleep.
        tables.retain(|_, mailbox| !mailbox.is_closed());
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        tables.insert(table.to_owned(), sender);
        Some(mailbox)
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
