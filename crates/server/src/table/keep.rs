//! Commit, then tell: the one way in which anything changes at a table.
//!
//! A change is made durable first, then true in memory, then known to those who may know it. If it cannot be kept,
//! the table is loaded again and nothing has happened.

use super::Head;
use super::actor::Actor;
use super::frames::StepSights;
use super::load;
use super::time::wake_of;
use crate::bus::Topic;
use crate::metrics::Metrics;
use crate::store::{Commit, CommitError, NewHead, StoredEvent, StoredNote};
use crate::wire::{Note, NoteBody, Phase, ToClient};
use parlour_catalog::{AnyMatch, AnyStep};
use parlour_game::{Seed, Turn};
use std::time::Duration;

/// What is about to become true.
#[derive(Default)]
pub(super) struct Change {
    pub(super) head: Option<Head>,
    pub(super) play: Option<Progress>,
    pub(super) notes: Vec<NoteBody>,
    /// The seed the match starts with, if that is not the house's own.
    pub(super) seed: Option<Seed>,
    /// The request it answers, to recognise a repeat.
    pub(super) request: Option<String>,
}

/// How a match gets on.
pub(super) enum Progress {
    /// It begins, with everything dealt.
    Opening(Box<dyn AnyMatch>),
    /// It goes on from a save: all that had happened is kept already.
    Resuming(Box<dyn AnyMatch>),
    /// Something happens in it.
    Step(Box<dyn AnyStep>),
}

impl Progress {
    /// Whom the match waits for then.
    fn turn(&self) -> Turn {
        match self {
            Progress::Opening(play) | Progress::Resuming(play) => play.turn(),
            Progress::Step(step) => step.turn(),
        }
    }

    /// The new events. The first is the action that was requested; the rest is chance.
    fn stored(&self, at: u64, request: Option<&str>) -> Vec<StoredEvent> {
        let (first, events) = match self {
            Progress::Opening(play) => (0, play.log()),
            Progress::Resuming(_) => (0, Vec::new()),
            Progress::Step(step) => (step.first() as u32, step.events()),
        };
        let mut request = request.map(str::to_owned);
        (first..)
            .zip(events)
            .map(|(seq, body)| StoredEvent { seq, at, body, request: request.take() })
            .collect()
    }
}

/// Why a change did not become true.
#[derive(Debug)]
pub(super) enum NotKept {
    /// Another owner wrote; the table has been loaded again.
    Overtaken,
    Fault,
}

impl Actor {
    /// Makes a change durable, then true, then known.
    pub(super) async fn keep(&mut self, change: Change) -> Result<(), NotKept> {
        let Change { head, play, notes, seed, request } = change;
        let now = self.now();
        let deadline_before = self.deadline();
        let events = play.as_ref().map_or_else(Vec::new, |play| play.stored(now, request.as_deref()));
        let turn_after = play.as_ref().map(Progress::turn);
        let mut head_after = head;
        if let Some(Turn::Over(outcome)) = turn_after {
            head_after.get_or_insert_with(|| self.table.head.clone()).phase = Phase::Over { outcome };
        }
        if let Some(head) = &mut head_after {
            head.settle_draw();
        }
        let seq = self.seq() + events.len() as u32;
        let noted = request.as_deref().filter(|_| events.is_empty());
        let notes: Vec<Note> =
            (self.table.next_note()..).zip(notes).map(|(n, body)| Note { n, at: now, seq, body }).collect();
        let turn = turn_after.or_else(|| self.table.play.as_ref().map(|play| play.turn()));
        let last_event_at = if play.is_some() { now } else { self.table.last_event_at };
        let commit = Commit {
            table: self.table.id.clone(),
            version: self.table.version,
            head: head_after.as_ref().map(|head| NewHead {
                head: serde_json::to_string(head).expect("a head is plain data"),
                guests: head.guests(),
                is_open: head.is_open(),
            }),
            seed: seed.clone(),
            events,
            notes: stored_notes(&notes, noted),
            drops_notes_before: self.table.oldest_note_with(notes.len()),
            at: now,
            wake_at: wake_of(head_after.as_ref().unwrap_or(&self.table.head)),
            waits_for: turn.and_then(Turn::seat).map(|seat| seat.index() as u8),
        };
        let drops_notes_before = commit.drops_notes_before;
        self.commit(commit).await?;

        // Durable: now it is true.
        self.table.version += 1;
        self.table.last_event_at = last_event_at;
        self.table.notes.extend(notes.iter().cloned());
        if let Some(oldest) = drops_notes_before {
            self.table.notes.retain(|note| note.n >= oldest);
        }
        if let Some(request) = request {
            self.table.requests.remember(request);
        }
        // Only a new head can matter to the other tables of the game.
        let before = head_after.as_ref().map(|_| self.as_kin(&self.table.head));
        let is_new_head = head_after.is_some();
        if let Some(head) = head_after {
            self.table.head = head;
        }
        if let Some(seed) = seed {
            self.table.seed = seed;
        }
        let sights = play.and_then(|play| self.make_true(play));

        // And now it is known.
        if is_new_head {
            self.tell_table();
        }
        for note in notes {
            self.tell(&Topic::House(self.table.id.clone()), &ToClient::Note(note));
        }
        if let Some(sights) = sights {
            self.tell_step(&sights);
        } else if turn_after.is_some() {
            // An opening, or a game that goes on: everybody has yet to see what was dealt.
            self.tell_all_since(0);
        } else if self.deadline() != deadline_before {
            // The clock runs for somebody else now.
            self.tell_all_since(self.seq());
        }
        if let Some(before) = before {
            self.tell_kin(&before);
        }
        Ok(())
    }

    /// Takes the progress into the match. What everyone saw of a step is returned; an opening is seen whole.
    fn make_true(&mut self, play: Progress) -> Option<StepSights> {
        match play {
            Progress::Opening(opened) | Progress::Resuming(opened) => {
                self.table.play = Some(opened);
                self.table.saved = Vec::new();
                None
            }
            Progress::Step(step) => {
                let sights = StepSights::of(&*step, self.listeners());
                let play = self.table.play.as_mut().expect("a step is proposed by the match that runs");
                play.commit(step);
                Some(sights)
            }
        }
    }

    async fn commit(&mut self, commit: Commit) -> Result<(), NotKept> {
        match self.tables.store.commit(commit).await {
            Ok(()) => Ok(()),
            Err(CommitError::Conflict) => {
                Metrics::count(&self.tables.metrics.commit_conflicts);
                tracing::warn!(table = self.table.id, "another owner wrote to this table; loading it again");
                self.reload().await;
                Err(NotKept::Overtaken)
            }
            Err(CommitError::Fault(fault)) => {
                Metrics::count(&self.tables.metrics.store_faults);
                tracing::error!(table = self.table.id, %fault, "a change was not kept");
                // A disk that is full stays full for a while: do not try again at full speed.
                tokio::time::sleep(Duration::from_millis(250)).await;
                // It may have been kept after all (the answer got lost): the store knows, memory does not.
                self.reload().await;
                Err(NotKept::Fault)
            }
        }
    }

    async fn reload(&mut self) {
        match load::load(&self.tables, &self.table.id).await {
            Ok(loaded) => {
                self.table = loaded;
                self.thinking = None;
                self.look_around();
                self.tell_table();
                self.tell_all_since(0);
            }
            Err(error) => panic!("a table that was awake cannot be loaded: {error}"),
        }
    }

    pub(super) fn seq(&self) -> u32 {
        self.table.play.as_ref().map_or(self.table.saved.len(), |play| play.seq()) as u32
    }
}

/// Notes as they are kept. A request that no event stands for is remembered with the first of them.
fn stored_notes(notes: &[Note], request: Option<&str>) -> Vec<StoredNote> {
    let mut request = request.map(str::to_owned);
    let body = |note| serde_json::to_string(note).expect("a note is plain data");
    notes.iter().map(|note| StoredNote { n: note.n, body: body(note), request: request.take() }).collect()
}
