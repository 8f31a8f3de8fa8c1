//! What a table can be asked, and what it replies to each: plain data, so that any bus can carry it. The same for any
//! task: [`Ask`] and `asks!`.

use super::Text;
use crate::rate_key::RateKey;
use crate::store::{DocumentError, NodeId};
use crate::wire::{FromClient, Guest, Reason, SaveSummary, TableView, Welcome};
use crate::workshop::NotDone;
use parlour_catalog::Declined;
use parlour_game::Seat;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::Arc;
use tokio::sync::oneshot;

/// A request to a task.
pub trait Ask: Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What it is called between nodes.
    const NAME: &'static str;

    /// Whether it may be asked again when nobody knows whether it was carried out.
    const IS_REPEATABLE: bool;

    /// What the task replies.
    type Reply: Serialize + DeserializeOwned + Send + 'static;

    /// What the task receives: any of the requests it knows, with where the reply goes.
    type Letter;

    /// Shared, because it is asked again if the task ends before it replies.
    fn letter(self: Arc<Self>, reply: oneshot::Sender<Self::Reply>) -> Self::Letter;
}

/// Replies to a request. Who asked may have gone away; what was done stands.
pub(crate) fn send<T>(reply: oneshot::Sender<T>, answer: T) {
    let _ = reply.send(answer);
}

/// Where requests of one kind are asked.
pub(crate) trait Door<L>: Sync {
    /// Why there is no reply.
    type Refusal: Serialize;

    fn ask<A: Ask<Letter = L>>(&self, ask: A)
    -> impl Future<Output = Result<A::Reply, Self::Refusal>> + Send;
}

/// Declares the requests that one task knows, each with the type of its reply, and the task's `Letter`. What is asked
/// `[once]` is not repeated when nobody knows whether it was carried out.
macro_rules! asks {
    ($( $(#[$doc:meta])* $name:ident { $($field:ident: $kind:ty),* } -> $reply:ty $([$once:ident])?; )*) => {
        $(
            $(#[$doc])*
            #[derive(Debug, serde::Serialize, serde::Deserialize)]
            pub struct $name { $(pub $field: $kind),* }

            impl $crate::bus::Ask for $name {
                const NAME: &'static str = stringify!($name);
                const IS_REPEATABLE: bool = { let once: &[&str] = &[$(stringify!($once))?]; once.is_empty() };
                type Reply = $reply;
                type Letter = Letter;

                fn letter(self: std::sync::Arc<Self>, reply: tokio::sync::oneshot::Sender<$reply>) -> Letter {
                    Letter::$name(self, reply)
                }
            }
        )*

        /// A request as it arrives, with where its reply goes.
        #[derive(Debug)]
        pub enum Letter { $( $name(std::sync::Arc<$name>, tokio::sync::oneshot::Sender<$reply>) ),* }

        /// Asks what another node has sent, and writes down the reply. `None` if there is no such request.
        pub(crate) async fn relay<D: $crate::bus::asks::Door<Letter>>(
            door: &D,
            name: &str,
            body: &[u8],
        ) -> Option<Vec<u8>> {
            Some(match name {
                $(stringify!($name) => {
                    let ask: $name = serde_json::from_slice(body).ok()?;
                    serde_json::to_vec(&door.ask(ask).await).expect("replies are plain data")
                })*
                _ => return None,
            })
        }
    };
}

pub(crate) use asks;

asks! {
    /// A page opens. The code is what its link brought along.
    Enter { socket: u64, guest: Guest, rate_key: RateKey, code: Option<String> } -> Result<Entrance, NotAdmitted>;
    /// A page has closed.
    Exit { socket: u64 } -> ();
    /// A page's request. The reply to an action is how many events the match has since.
    Request { guest: Guest, is_invited: bool, request: FromClient } -> Result<Option<u32>, Reason>;
    /// A page wants to see the table, and as these viewers (`None` = a spectator) what happened from `since` on.
    Look { guest: Guest, is_invited: bool, eyes: Vec<Option<Seat>>, since: u32 } -> Result<Entrance, NotAdmitted>;
    /// The next piece of what happened.
    Show { guest: Guest, eyes: Vec<Option<Seat>>, since: u32 } -> Result<Shown, NotAdmitted>;
    /// A question to the game's advisor, for a seat of the guest's or as a spectator.
    Question { guest: Guest, rate_key: RateKey, seat: Option<Seat>, question: Value } -> Result<Box<RawValue>, Unanswered>;
    /// Whether the guest may read and write notes at a seat.
    TakeNotes { guest: Guest, seat: Seat } -> Result<(), Reason>;
    /// Saves the game under a name. The table itself writes to the store: what is hidden never gets on the bus.
    Save { guest: Guest, name: String } -> Result<SaveSummary, SaveDenied> [once];
    /// Removes the table from those of the guest.
    Remove { guest: Guest } -> Result<(), Reason> [once];
    /// Whether the guest may start the game over, and how the next table is to be.
    Restart { guest: Guest } -> Result<TableView, Reason>;
    /// The game starts over at that table, and is not played here any more.
    Restarted { guest: Guest, table: String } -> Result<(), Reason> [once];
    /// Another table of the same game has changed.
    KinChanged {} -> ();
    /// Wakes the table, and says whether this is its code.
    Knock { code: Option<String> } -> bool;
    /// Wakes the table.
    Wake {} -> ();
    /// A node is gone, with all pages that were open there.
    Lost { node: NodeId } -> ();
    /// Pages that are open at other nodes can be heard again: the time counts anew.
    Undisturbed {} -> ();
}

/// Why a page is not shown a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotAdmitted {
    /// Too many look at this table already.
    Full,
    /// The host has sent the guest away.
    SentAway,
}

/// Why a game was not saved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SaveDenied {
    /// There is nothing to save, or not by this guest.
    Denied(Reason),
    NotStored(DocumentError),
}

impl From<DocumentError> for SaveDenied {
    fn from(error: DocumentError) -> Self {
        Self::NotStored(error)
    }
}

/// Why a question was not answered.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unanswered {
    /// It may not be asked.
    Denied(Reason),
    /// The game's advisor says no.
    Declined(Declined),
    /// It was not worked out.
    NotDone(NotDone),
}

/// What a page gets to see first.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entrance {
    pub welcome: Welcome,
    /// Of the table.
    pub version: u64,
    /// Whether the guest may sit down: the host, who sits already, and who has the code.
    pub is_invited: bool,
    pub shown: Shown,
}

/// A piece of what happened in a match.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Shown {
    /// Ready-made messages, one for each viewer: frames in the last piece, sights in those before.
    pub messages: Vec<Text>,
    /// How many events had happened.
    pub seq: u32,
    /// Where the next piece begins; `None` after the last.
    pub next: Option<u32>,
}
