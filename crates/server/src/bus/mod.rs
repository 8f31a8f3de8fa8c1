//! How sockets reach tables and tables reach sockets. A trait, because within one process it is channels, and
//! between several it is NATS besides.
//!
//! The bus carries requests and hints, never the truth: what is lost on it can be asked for again.

pub mod asks;
mod local;
mod peers;
mod subscriber;

pub use asks::{Ask, Letter};
pub use local::LocalBus;
pub use peers::{BadBusAddress, BusAddress, BusCure, Peers, Unconnected};

use crate::store::NodeId;
use async_trait::async_trait;
use bytes::Bytes;
use parlour_game::Viewer;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use subscriber::Subscriber;
use tokio::sync::mpsc;

/// Carries requests to tables and news from them.
#[async_trait]
pub trait Bus: Send + Sync {
    /// Delivers a request to a table. If the table's task ends before it has replied, the reply channel closes.
    ///
    /// # Errors
    /// [`Asleep`] if no task holds the table: wake it and ask again.
    async fn deliver(&self, table: &str, letter: Letter) -> Result<Delivery, Asleep>;

    /// Makes the caller the table's task: requests arrive in the mailbox until it is dropped. `None` if the table is awake
    /// already.
    fn attach(&self, table: &str) -> Option<Mailbox>;

    /// Whether a table is awake here.
    fn is_awake(&self, table: &str) -> bool;

    /// Tells all who listen to the topic.
    fn publish(&self, topic: Topic<'_>, news: News);

    /// The viewers of a table for whom anybody may listen: for the others there is nothing to work out. Who begins to
    /// listen looks at the whole table afterwards, so nothing is missed.
    fn viewers(&self, table: &str) -> Vec<Viewer>;

    /// Hears what is published from now on.
    fn subscribe(&self) -> Feed;

    /// The tables that are awake here.
    fn awake(&self) -> Vec<String>;

    /// Has another node answer, which serves the place. If somebody listens to the place here, they hear its news from
    /// before it answers.
    ///
    /// # Errors
    /// If it does not answer.
    async fn ask_node(&self, _node: NodeId, _parcel: Parcel) -> Result<Vec<u8>, Unreached> {
        Err(Unreached::NotDelivered)
    }

    /// The place is served here now, and what others tell of it is not believed.
    fn serve_here(&self, _place: &str) {}

    /// The place is not served here any more: who listens elsewhere looks for who does.
    fn serve_no_more(&self, _place: &str) {}

    /// Since when nothing has kept this node from hearing its guests at others; `None` while something does. Nobody's time
    /// runs out meanwhile.
    fn undisturbed_since(&self) -> Option<u64> {
        Some(0)
    }

    /// How long a message takes to the bus and back, if there is one; `None` while none comes back.
    fn lag(&self) -> Option<Option<std::time::Duration>> {
        None
    }

    /// Takes leave of the other nodes.
    async fn close(&self) {}
}

/// A request to another node, as it travels.
#[derive(Clone, Debug)]
pub struct Parcel {
    /// A table, or what one node of the house serves for all.
    pub place: String,
    /// Which request.
    pub name: String,
    pub body: Vec<u8>,
}

/// Answers what other nodes ask.
#[async_trait]
pub trait Answers: Send + Sync {
    async fn answer(&self, from: NodeId, parcel: Parcel) -> Vec<u8>;

    /// A node is gone, with all sockets it had.
    async fn lost(&self, node: NodeId);

    /// This node hears the others again.
    async fn undisturbed(&self);
}

/// Why a node did not answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreached {
    /// It was not asked: asking another one is safe.
    NotDelivered,
    /// It may have done what it was asked, or not.
    NoAnswer,
}

/// What becomes of a request that was delivered.
#[derive(Clone, Debug, Default)]
pub struct Delivery(Arc<AtomicBool>);

impl Delivery {
    /// Whether the table's task has taken it in hand. If it never does, nothing was done.
    pub fn is_taken(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

/// The requests that a table's task receives. Dropped, it takes the table off the bus.
pub struct Mailbox {
    letters: mpsc::Receiver<(Letter, Delivery)>,
    detach: Box<dyn Fn() + Send + Sync>,
}

impl Mailbox {
    /// The next request; `None` when the bus is gone.
    pub async fn recv(&mut self) -> Option<Letter> {
        let (letter, Delivery(is_taken)) = self.letters.recv().await?;
        is_taken.store(true, Ordering::Release);
        Some(letter)
    }
}

impl Drop for Mailbox {
    fn drop(&mut self) {
        self.letters.close();
        (self.detach)();
    }
}

/// No task on this bus holds the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the table is asleep")]
pub struct Asleep;

/// Who is told something.
#[derive(Clone, Copy, Debug)]
pub enum Topic<'a> {
    /// Everyone at the table.
    House(&'a str),
    /// Those who look through these eyes. What is hidden from a viewer is never published to them.
    Viewer(&'a str, Viewer),
    /// Everyone who looks at the queue of this game.
    Queue(&'a str),
    /// This guest's pages at the queue of this game, and nobody else's.
    Waiting(&'a str, &'a str),
}

/// The place of a game's queue. No table has such an id.
pub(crate) fn queue(game: &str) -> String {
    format!("{QUEUES}{game}")
}

/// The game whose queue it is, if a place is that of a queue.
pub(crate) fn queued_game(place: &str) -> Option<&str> {
    place.strip_prefix(QUEUES)
}

const QUEUES: &str = "queue/";

/// A JSON message in its final form. Clones share the bytes: it is serialised once, however many sockets send it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Text(Bytes);

impl Text {
    /// A message as it goes to a page.
    pub fn of(message: &impl Serialize) -> Self {
        Self::from_json(serde_json::to_vec(message).expect("messages are plain data"))
    }

    /// A message that is written already.
    pub(crate) fn from_json(json: Vec<u8>) -> Self {
        Self(json.into())
    }

    /// The bytes, which are UTF-8.
    pub fn into_bytes(self) -> Bytes {
        self.0
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

impl From<Text> for String {
    fn from(text: Text) -> Self {
        text.to_string()
    }
}

impl std::ops::Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        std::str::from_utf8(&self.0).expect("JSON is UTF-8")
    }
}

/// A message published on a topic.
#[derive(Clone, Debug)]
pub enum News {
    /// A message for the page, ready to be sent.
    Message(Text),
    /// The same, for these eyes alone, of a match with so many events.
    Frame(Viewer, u32, Text),
    /// The table, of this version, and who sits where now: sockets listen to their own seats only.
    Table(Text, u64, Arc<[Option<String>]>),
    /// This guest was sent away: their pages are closed.
    SentAway(String),
    /// The table was thrown away.
    Removed,
    /// More has happened than goes into one message: look at the table.
    LookAgain,
    /// The table has been rebuilt and does not know who is here: enter again.
    RollCall,
}

/// What one socket hears. It ends when the socket is too slow to keep up.
pub struct Feed {
    subscriber: Arc<Subscriber>,
    topics: Box<dyn Topics>,
}

/// Chooses what a feed hears.
trait Topics: Send + Sync {
    fn listen(&self, topic: Topic<'_>);
    fn ignore(&self, topic: Topic<'_>);
}

impl Feed {
    /// Hears this topic too.
    pub fn listen(&self, topic: Topic<'_>) {
        self.topics.listen(topic);
    }

    /// No longer hears it.
    pub fn ignore(&self, topic: Topic<'_>) {
        self.topics.ignore(topic);
    }

    /// The next piece of news; `None` if the feed was cut because nobody took what it brought.
    pub async fn next(&mut self) -> Option<News> {
        self.subscriber.next().await
    }

    /// What has arrived already; `None` if nothing has, or if the feed was cut.
    pub fn waiting(&mut self) -> Option<News> {
        self.subscriber.waiting()
    }
}
