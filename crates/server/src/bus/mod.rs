//! How sockets reach tables and tables reach sockets. A trait, because within one process it is channels, and
//! between several it will be NATS.
//!
//! The bus carries requests and hints, never the truth: what is lost on it can be asked for again.

mod ear;
mod local;

pub use local::LocalBus;

use crate::home::Home;
use crate::store::DocumentError;
use crate::wire::{FromClient, Guest, RefusalCode, Refused, SaveSummary, Welcome};
use crate::workshop::NotDone;
use async_trait::async_trait;
use parlour_catalog::Declined;
use parlour_game::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// Carries requests to tables and news from them.
#[async_trait]
pub trait Bus: Send + Sync {
    /// Asks a table and waits for its answer.
    ///
    /// # Errors
    /// [`NobodyHome`] if the table is asleep: wake it and ask again.
    async fn ask(&self, table: &str, ask: Ask) -> Result<Answer, NobodyHome>;

    /// Lets whoever calls be the table: what is asked arrives in the mailbox. `None` if the table is awake already.
    fn attach(&self, table: &str) -> Option<Mailbox>;

    /// Whether a table is awake here.
    fn is_awake(&self, table: &str) -> bool;

    /// Tells all who listen to the topic.
    fn publish(&self, topic: &Topic, news: News);

    /// Whether anybody may listen to the topic: where nobody does, there is nothing to work out for them. Who begins
    /// to listen looks at the whole table afterwards, so nothing is missed.
    fn has_listeners(&self, topic: &Topic) -> bool;

    /// Hears what is published from now on.
    fn subscribe(&self) -> Feed;
}

/// What a table's task receives.
pub type Mailbox = mpsc::Receiver<Letter>;

/// A question, and where the answer goes.
pub type Letter = (Ask, oneshot::Sender<Answer>);

/// What a table can be asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// A page opens. The code is what its link brought along; the home is where it was opened.
    Enter { socket: u64, guest: Guest, home: Home, code: Option<String> },
    /// A page has closed.
    Exit { socket: u64 },
    /// A page wants something.
    Do { guest: Guest, is_invited: bool, request: FromClient },
    /// A page wants to see the table, and through these eyes (`None` = a spectator's) what happened from `since` on.
    Look { guest: Guest, is_invited: bool, eyes: Vec<Option<Seat>>, since: u32 },
    /// The next piece of what happened.
    Show { guest: Guest, eyes: Vec<Option<Seat>>, since: u32 },
    /// A guest wants the house's help, for a seat of theirs or as a spectator.
    Question { guest: Guest, home: Home, seat: Option<Seat>, question: Value },
    /// A guest wants to read or write their notes at a seat.
    TakeNotes { guest: Guest, seat: Seat },
    /// A guest wants the game kept under a name. The table itself keeps it: what is hidden never gets on the bus.
    Save { guest: Guest, name: String },
    /// A guest no longer wants to see the table among theirs.
    Remove { guest: Guest },
    /// Another table of the same game has changed.
    KinChanged,
    /// Somebody made sure that the table is awake.
    Wake,
}

/// What a table answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    Entered(Box<Entrance>),
    /// A piece of what happened.
    Shown(Shown),
    Done,
    Refused(Refused),
    /// The house says no to what was no request of a page, in a sentence.
    No {
        code: RefusalCode,
        text: String,
    },
    /// To a question: the advisor's own answer.
    Answered(Result<Box<RawValue>, Unanswered>),
    /// What was saved.
    Saved(Box<SaveSummary>),
    /// It was not saved.
    NotSaved(DocumentError),
    /// Too many look at this table already.
    Full,
    /// The host has sent the guest away.
    SentAway,
}

/// Why a question was not answered.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unanswered {
    /// The game's advisor says no.
    Declined(Declined),
    /// It was not worked out.
    NotDone(NotDone),
}

/// What a page gets to see first.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entrance {
    pub welcome: Welcome,
    /// Whether the guest may sit down: the host, who sits already, and who has the code.
    pub is_invited: bool,
    pub shown: Shown,
}

/// A piece of what happened in a match.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Shown {
    /// Ready-made messages, one for each pair of eyes: frames in the last piece, sights in those before.
    pub messages: Vec<String>,
    /// How many events had happened.
    pub seq: u32,
    /// Where the next piece begins; `None` after the last.
    pub next: Option<u32>,
}

/// There is no such task on this bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the table is asleep")]
pub struct NobodyHome;

/// Who is told something.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Everyone at the table.
    House(String),
    /// Those who look through these eyes. What is hidden from a viewer is never published to them.
    Viewer(String, Viewer),
    /// Everyone who looks at the queue of this game.
    Queue(String),
    /// This guest's pages at the queue of this game, and nobody else's.
    Waiting(String, String),
}

/// Something told.
#[derive(Clone, Debug)]
pub enum News {
    /// A message for the page, ready to be sent.
    Message(Arc<str>),
    /// The same, for these eyes alone.
    Frame(Viewer, Arc<str>),
    /// The same, and who sits where now: sockets listen to their own seats only.
    Seating(Arc<str>, Arc<[Option<String>]>),
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
    ear: Arc<ear::Ear>,
    topics: Box<dyn Topics>,
}

/// Chooses what a feed hears.
trait Topics: Send + Sync {
    fn listen(&self, topic: Topic);
    fn ignore(&self, topic: &Topic);
}

impl Feed {
    /// Hears this topic too.
    pub fn listen(&self, topic: Topic) {
        self.topics.listen(topic);
    }

    /// No longer hears it.
    pub fn ignore(&self, topic: &Topic) {
        self.topics.ignore(topic);
    }

    /// The next piece of news; `None` if the feed was cut because nobody took what it brought.
    pub async fn next(&mut self) -> Option<News> {
        self.ear.next().await
    }

    /// What has arrived already; `None` if nothing has, or if the feed was cut.
    pub fn waiting(&mut self) -> Option<News> {
        self.ear.waiting()
    }
}
