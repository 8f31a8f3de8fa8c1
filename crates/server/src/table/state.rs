//! A table in memory, as the store holds it: rebuilt from its head and its log, and changed by `keep` alone.

use super::keep::{Change, Progress};
use super::kin::{self, Family};
use super::{Head, Tables};
use crate::store::{Claim, Fault, NodeId, StoredEvent, StoredNote, StoredTable};
use crate::wire::{Guest, Note, NoteBody, Phase, Reason};
use crate::{limits, setups};
use parlour_catalog::{AnyGame, AnyMatch};
use parlour_game::{Seed, Turn};
use serde::{Deserialize, Serialize};
use std::collections::{HashSet, VecDeque};
use std::hash::{BuildHasher, RandomState};

/// A table as the store holds it. The ledger in `keep` owns it and lends it to be read.
pub(super) struct State {
    pub(super) id: String,
    pub(super) game: &'static dyn AnyGame,
    pub(super) head: Head,
    pub(super) seed: Seed,
    pub(super) version: u64,
    /// From the start of the match on.
    pub(super) play: Option<Box<dyn AnyMatch>>,
    /// In the waiting room of a game that goes on: the match so far.
    pub(super) resumable: Option<Box<dyn AnyMatch>>,
    pub(super) notes: Notes,
    /// Requests that were carried out, so that a repeat is recognised.
    pub(super) requests: Requests,
    /// The other tables of the same game.
    pub(super) family: Family,
    /// When the last event happened.
    pub(super) last_event_at: u64,
}

impl State {
    /// How many events have happened.
    pub(super) fn seq(&self) -> u32 {
        self.play.as_ref().or(self.resumable.as_ref()).map_or(0, |play| play.seq()) as u32
    }

    /// Whether the match has grown so long that nothing more is played in it, but for what ends it.
    pub(super) fn is_spent(&self) -> bool {
        self.seq() as usize + limits::STEP_EVENTS > limits::EVENTS_PER_MATCH
    }

    /// Whom the match waits for after this progress, or now.
    pub(super) fn turn_after(&self, progress: Option<&Progress>) -> Option<Turn> {
        match progress {
            Some(Progress::Opening(play)) => Some(play.turn()),
            Some(Progress::Resuming) => self.resumable.as_ref().map(|play| play.turn()),
            Some(Progress::Step(step)) => Some(step.turn()),
            None => self.play.as_ref().map(|play| play.turn()),
        }
    }

    /// Takes in a change that the store holds, with its notes numbered. Returns the head before, if it has changed.
    pub(super) fn apply(&mut self, change: Change, notes: &[Note], now: u64) -> Option<Head> {
        let Change { head, play, notes: _, seed, request, thought: _ } = change;
        self.version += 1;
        self.notes.extend(notes);
        if let Some(request) = request {
            self.requests.remember(&request);
        }
        if let Some(seed) = seed {
            self.seed = seed;
        }
        if play.is_some() {
            self.last_event_at = now;
        }
        match play {
            Some(Progress::Opening(play)) => self.play = Some(play),
            Some(Progress::Resuming) => self.play = self.resumable.take(),
            Some(Progress::Step(step)) => {
                self.play.as_mut().expect("a step is proposed by the match that runs").commit(step);
            }
            None => {}
        }
        head.map(|head| std::mem::replace(&mut self.head, head))
    }
}

/// The latest notes of a table, and who has spoken there.
#[derive(Default)]
pub(super) struct Notes {
    /// As many as a page is shown.
    latest: VecDeque<Note>,
    /// How many are stored.
    stored: usize,
    /// Who has said something, under the name they last had; the latest last, and not more than notes are stored.
    speakers: Vec<Guest>,
}

impl Notes {
    /// The latest, in order.
    pub(super) fn latest(&self) -> impl DoubleEndedIterator<Item = &Note> {
        self.latest.iter()
    }

    /// A guest who has spoken here.
    pub(super) fn speaker(&self, guest: &str) -> Option<&Guest> {
        self.speakers.iter().find(|speaker| speaker.id == guest)
    }

    /// The number of the next note. Older notes may be gone, so it is not how many there are.
    pub(super) fn next(&self) -> u32 {
        self.latest.back().map_or(0, |note| note.n + 1)
    }

    /// If so many more notes are too many: the number of the oldest that is stored then.
    pub(super) fn oldest_with(&self, more: usize) -> Option<u32> {
        let is_too_much = more > 0 && self.stored + more > limits::NOTES_KEPT + limits::NOTES_SLACK;
        is_too_much.then(|| (self.next() + more as u32).saturating_sub(limits::NOTES_KEPT as u32))
    }

    fn extend(&mut self, notes: &[Note]) {
        if self.oldest_with(notes.len()).is_some() {
            self.stored = limits::NOTES_KEPT;
        } else {
            self.stored += notes.len();
        }
        for note in notes {
            if let NoteBody::Said { guest, .. } = &note.body {
                self.speakers.retain(|speaker| speaker.id != guest.id);
                self.speakers.push(guest.clone());
            }
            self.latest.push_back(note.clone());
        }
        let surplus = self.latest.len().saturating_sub(limits::NOTES_SHOWN);
        self.latest.drain(..surplus);
        let surplus = self.speakers.len().saturating_sub(limits::NOTES_KEPT);
        self.speakers.drain(..surplus);
    }
}

/// How many requests a table remembers. A page repeats what it got no answer to within seconds, not after so many.
const REMEMBERED: usize = 4_096;

/// Requests that were carried out, the latest of them, by hashes: they are many and of no other use.
#[derive(Default)]
pub(super) struct Requests {
    known: HashSet<u64>,
    in_order: VecDeque<u64>,
    hasher: RandomState,
}

impl Requests {
    fn remember(&mut self, request: &str) {
        let request = self.hasher.hash_one(request);
        if self.known.insert(request) {
            self.in_order.push_back(request);
        }
        if self.in_order.len() > REMEMBERED
            && let Some(oldest) = self.in_order.pop_front()
        {
            self.known.remove(&oldest);
        }
    }

    pub(super) fn contain(&self, request: &str) -> bool {
        self.known.contains(&self.hasher.hash_one(request))
    }
}

/// Why a table cannot be woken.
#[derive(Clone, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum LoadError {
    #[error("there is no such table")]
    Unknown,
    #[error("the table's log cannot be replayed: {0}")]
    Broken(String),
    #[error("{0}")]
    Unavailable(String),
    #[error("node {} serves the table", .0.0)]
    Elsewhere(NodeId),
    /// A node of a newer version can open it.
    #[error("the table is played by newer rules ({version}) than this program's ({ours})")]
    NewerRules { version: u16, ours: u16 },
    #[error("this program has no game '{0}'")]
    UnknownGame(String),
    #[error("the lease of this node is over")]
    NoLease,
    #[error("nobody knows whether it was done")]
    UnknownOutcome,
    /// A request that was repeated ends like this each time.
    #[error("the table breaks down")]
    BreaksDown,
}

impl From<LoadError> for Reason {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Unknown => Reason::NoSuchTable,
            LoadError::Broken(reason) => {
                tracing::error!(reason, "a table cannot be opened");
                Reason::BrokenTable
            }
            LoadError::Unavailable(_)
            | LoadError::Elsewhere(_)
            | LoadError::NewerRules { .. }
            | LoadError::UnknownGame(_)
            | LoadError::NoLease
            | LoadError::UnknownOutcome
            | LoadError::BreaksDown => {
                tracing::warn!(%error, "a table did not answer");
                Reason::NoAnswer
            }
        }
    }
}

/// The match that a log tells of. A long one is replayed on another thread.
async fn replay(
    game: &'static dyn AnyGame,
    head: &Head,
    seed: &Seed,
    events: &[StoredEvent],
) -> Result<Box<dyn AnyMatch>, LoadError> {
    let log: Vec<String> = events.iter().map(|event| event.body.clone()).collect();
    let (setup, seed) = (head.setup.clone(), seed.clone());
    let replay = move || game.replay(&setup, seed, &log);
    let played = if events.len() > limits::SHORT_MATCH {
        let replayed = tokio::task::spawn_blocking(replay).await;
        replayed.map_err(|_| LoadError::Broken("the replay of its log panicked".into()))?
    } else {
        replay()
    };
    played.map_err(|broken| LoadError::Broken(broken.to_string()))
}

fn broken(error: impl std::fmt::Display) -> LoadError {
    LoadError::Broken(error.to_string())
}

/// A table as it is stored, with its head read and its game known.
pub(super) async fn read(
    tables: &Tables,
    id: &str,
) -> Result<(StoredTable, Head, &'static dyn AnyGame), LoadError> {
    let stored = tables.store.load_table(id).await.map_err(unavailable)?.ok_or(LoadError::Unknown)?;
    let (head, game) = understand(&stored.head)?;
    Ok((stored, head, game))
}

/// The head of a table as it is stored, and its game.
pub(super) async fn read_head(tables: &Tables, id: &str) -> Result<(Head, &'static dyn AnyGame), LoadError> {
    let head = tables.store.head(id).await.map_err(unavailable)?;
    understand(&head.ok_or(LoadError::Unknown)?)
}

fn understand(head: &str) -> Result<(Head, &'static dyn AnyGame), LoadError> {
    let head: Head = serde_json::from_str(head).map_err(broken)?;
    let game = setups::known(&head.game).map_err(|_| LoadError::UnknownGame(head.game.clone()))?;
    if head.rules_version > game.rules_version() {
        return Err(LoadError::NewerRules { version: head.rules_version, ours: game.rules_version() });
    }
    setups::check_rules(game, head.rules_version).map_err(broken)?;
    Ok((head, game))
}

fn unavailable(fault: Fault) -> LoadError {
    LoadError::Unavailable(fault.to_string())
}

/// A table that this node serves from now on.
pub(super) async fn load(tables: &Tables, id: &str) -> Result<State, LoadError> {
    let stored = match tables.store.claim_table(id).await.map_err(unavailable)? {
        Claim::Ours(stored) => stored.ok_or(LoadError::Unknown)?,
        Claim::Of(node) => return Err(LoadError::Elsewhere(node)),
    };
    let (mut head, game) = understand(&stored.head)?;
    let now = tables.clock.now();
    not_ahead(&mut head, now, tables.timing.countdown);
    let seed = stored.seed;
    let (play, resumable) = if !head.is_before_start() {
        (Some(replay(game, &head, &seed, &stored.events).await?), None)
    } else if head.resumed.is_some() {
        (None, Some(replay(game, &head, &seed, &stored.events).await?))
    } else {
        (None, None)
    };
    let read = |note: &StoredNote| serde_json::from_str::<Note>(&note.body);
    let all: Vec<Note> = stored.notes.iter().map(read).collect::<Result<_, _>>().map_err(broken)?;
    // The events of a save are older than the start of the game that goes on from it.
    let started = all.iter().rfind(|note| note.body == NoteBody::Started);
    // If that note was dropped, it was before the oldest that is left.
    let started = started.or(all.first().filter(|_| head.resumed.is_some())).map(|note| note.at);
    let last_event_at = stored.events.last().map(|event| event.at).max(started).unwrap_or(0).min(now);
    let mut notes = Notes::default();
    notes.extend(&all);
    notes.stored = all.len();
    let mut requests = Requests::default();
    let of_notes = stored.notes.iter().map(|note| &note.request);
    for request in stored.events.iter().map(|event| &event.request).chain(of_notes).flatten() {
        requests.remember(request);
    }
    let mut state = State {
        id: id.to_owned(),
        game,
        head,
        seed,
        version: stored.version,
        play,
        resumable,
        notes,
        requests,
        family: Family::default(),
        last_event_at,
    };
    if state.minds_kin() {
        let family = kin::family(tables, &state.seed, id).await;
        state.family = family.map_err(unavailable)?;
    }
    Ok(state)
}

/// A clock may have been set back since the head was stored. Nothing in it has happened later than now, and no countdown
/// is longer than a whole one.
fn not_ahead(head: &mut Head, now: u64, countdown: u64) {
    if let Phase::Starting { starts } = &mut head.phase {
        *starts = (*starts).min(now + countdown);
    }
    for since in head.seats.iter_mut().filter_map(|chair| chair.away_since.as_mut()) {
        *since = (*since).min(now);
    }
    head.counts_from = head.counts_from.min(now);
}
