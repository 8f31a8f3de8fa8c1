//! Keeping a change: the one way in which a table changes. The store commits it first, then memory takes it in. If it
//! cannot be kept, the table is loaded again and nothing has happened.

use super::kin;
use super::state::{self, LoadError, State};
use super::time::wake_of;
use super::{Head, Tables};
use crate::metrics::Metrics;
use crate::store::{Commit, CommitError, Fault, NewHead, StoredEvent, StoredNote};
use crate::wire::{Note, NoteBody, Phase};
use parlour_catalog::{AnyMatch, AnyStep};
use parlour_game::{Seed, Turn};
use std::ops::Deref;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often a table is loaded again while its store is away: for about ten seconds. Then its task ends.
const RELOADS: u32 = 40;

/// What a decision changes.
#[derive(Default)]
pub(super) struct Change {
    pub(super) head: Option<Head>,
    pub(super) play: Option<Progress>,
    pub(super) notes: Vec<NoteBody>,
    /// The seed the match starts with, if that is not the house's own.
    pub(super) seed: Option<Seed>,
    /// The request it answers, to recognise a repeat.
    pub(super) request: Option<String>,
    /// Why a computer chose the step. It goes to the store and nowhere else.
    pub(super) thought: Option<String>,
}

impl Change {
    /// Another head, and what is noted of it.
    pub(super) fn head(head: Head, notes: Vec<NoteBody>) -> Self {
        Self { head: Some(head), notes, ..Self::default() }
    }

    /// A step of the match, and what is noted of it.
    pub(super) fn step(step: Box<dyn AnyStep>, notes: Vec<NoteBody>) -> Self {
        Self { play: Some(Progress::Step(step)), notes, ..Self::default() }
    }
}

/// How a match gets on.
pub(super) enum Progress {
    /// It begins, with everything dealt.
    Opening(Box<dyn AnyMatch>),
    /// It goes on from a save: all that had happened is stored already.
    Resuming,
    /// Something happens in it.
    Step(Box<dyn AnyStep>),
}

impl Progress {
    /// The new events. The first is the action that was requested; the rest is chance.
    fn stored(&self, at: u64, request: Option<&str>) -> Vec<StoredEvent> {
        let (first, events) = match self {
            Progress::Opening(play) => (0, play.log()),
            Progress::Resuming => (0, Vec::new()),
            Progress::Step(step) => (step.first() as u32, step.events()),
        };
        let mut request = request.map(str::to_owned);
        (first..)
            .zip(events)
            .map(|(seq, body)| StoredEvent { seq, at, body, request: request.take() })
            .collect()
    }
}

/// Why a change was not kept. The table has been loaded again.
#[derive(Debug)]
pub(super) enum NotKept {
    /// Another owner wrote to it.
    Overtaken,
    /// The store failed.
    Fault,
}

/// What was kept, to be told.
pub(super) struct Kept {
    /// The head before, if it has changed.
    pub(super) former: Option<Head>,
    pub(super) notes: Vec<Note>,
}

/// The state of a table, which changes by [`Ledger::keep`] alone: others can only read it.
pub(super) struct Ledger {
    tables: Arc<Tables>,
    state: State,
    /// The term of this node's lease in which it was loaded.
    term: u64,
    /// Another node serves the table: nothing here is true any more.
    is_lost: bool,
}

impl Deref for Ledger {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}

impl Ledger {
    pub(super) async fn load(tables: Arc<Tables>, id: &str) -> Result<Self, LoadError> {
        // Looked at before the table is: should the lease end meanwhile, what was loaded counts no more.
        let term = tables.store.term().ok_or(LoadError::NoLease)?;
        let state = state::load(&tables, id).await?;
        Ok(Self { tables, state, term, is_lost: false })
    }

    /// Whether this node may still speak for the table.
    pub(super) fn is_lost(&self) -> bool {
        self.is_lost || self.tables.store.term() != Some(self.term)
    }

    /// The same for an answer that is worked out elsewhere: whether this node may still give it.
    pub(super) fn in_term(&self) -> impl FnOnce() -> bool + Send + 'static {
        let (tables, term) = (self.tables.clone(), self.term);
        move || tables.store.term() == Some(term)
    }

    /// The term in which this node speaks for the table.
    pub(super) fn term(&self) -> u64 {
        self.term
    }

    /// Has the store commit a change, then takes it into memory.
    pub(super) async fn keep(&mut self, mut change: Change, now: u64) -> Result<Kept, NotKept> {
        let state = &self.state;
        let turn = state.turn_after(change.play.as_ref());
        if let (Some(_), Some(Turn::Over(outcome))) = (&change.play, turn) {
            change.head.get_or_insert_with(|| state.head.clone()).phase = Phase::Over { outcome };
        }
        if let Some(head) = &mut change.head {
            head.settle_draw();
        }
        let request = change.request.as_deref();
        let events = change.play.as_ref().map_or_else(Vec::new, |play| play.stored(now, request));
        let seq = state.seq() + events.len() as u32;
        let bodies = std::mem::take(&mut change.notes);
        let notes: Vec<Note> =
            (state.notes.next()..).zip(bodies).map(|(n, body)| Note { n, at: now, seq, body }).collect();
        let commit = Commit {
            table: state.id.clone(),
            version: state.version,
            head: change.head.as_ref().map(|head| NewHead {
                head: serde_json::to_string(head).expect("a head is plain data"),
                guests: head.guests(),
                is_open: head.is_open(),
                wake_at: wake_of(head),
            }),
            seed: change.seed.clone(),
            notes: stored_notes(&notes, request.filter(|_| events.is_empty())),
            events,
            thought: change.thought.take(),
            drops_notes_before: state.notes.oldest_with(notes.len()),
            at: now,
            waits_for: turn.and_then(Turn::seat).map(|seat| seat.index() as u8),
        };
        let began = Instant::now();
        if let Err(error) = self.tables.store.commit(commit).await {
            return Err(self.not_kept(error).await);
        }
        self.tables.metrics.commits.count(began.elapsed());
        let former = self.state.apply(change, &notes, now);
        Ok(Kept { former, notes })
    }

    /// Loads the table again: whether the change was kept after all, the store knows and memory does not.
    async fn not_kept(&mut self, error: CommitError) -> NotKept {
        let (table, metrics) = (&self.state.id, &self.tables.metrics);
        let not_kept = match error {
            CommitError::Conflict => {
                Metrics::count(&metrics.commit_conflicts);
                tracing::warn!(table, "another owner wrote to this table; loading it again");
                NotKept::Overtaken
            }
            CommitError::Fault(fault) => {
                Metrics::count(&metrics.store_faults);
                tracing::error!(table, %fault, "a change was not kept");
                wait_after_fault().await;
                NotKept::Fault
            }
        };
        for _ in 0..RELOADS {
            if self.is_lost() {
                return not_kept;
            }
            match state::load(&self.tables, &self.state.id).await {
                Ok(state) => {
                    self.state = state;
                    return not_kept;
                }
                Err(LoadError::Elsewhere(node)) => {
                    tracing::warn!(
                        table = self.state.id,
                        node = node.0,
                        "another node serves this table now"
                    );
                    self.is_lost = true;
                    return not_kept;
                }
                // A database on another machine may be away for a while.
                Err(LoadError::Unavailable(_)) => wait_after_fault().await,
                Err(error) => panic!("a table that was awake cannot be loaded: {error}"),
            }
        }
        panic!("a table that was awake cannot be loaded: its store is away")
    }

    /// Reads the other tables of the game from the store again.
    ///
    /// # Errors
    /// If the store fails.
    pub(super) async fn read_family(&mut self) -> Result<(), Fault> {
        let family = kin::family(&self.tables, &self.state.seed, &self.state.id).await;
        if family.is_err() {
            wait_after_fault().await;
        }
        self.state.family = family?;
        Ok(())
    }
}

/// A disk that is full stays full for a while: the table's task does not try again at full speed.
async fn wait_after_fault() {
    tokio::time::sleep(Duration::from_millis(250)).await;
}

/// Notes as they are stored. A request that no event stands for is remembered with the first of them. One that leaves
/// neither is not recognised after a restart, and need not be: it sets something, and sets the same once more.
fn stored_notes(notes: &[Note], request: Option<&str>) -> Vec<StoredNote> {
    let mut request = request.map(str::to_owned);
    let body = |note| serde_json::to_string(note).expect("a note is plain data");
    notes.iter().map(|note| StoredNote { n: note.n, body: body(note), request: request.take() }).collect()
}
