//! The task that is a table: takes one request after the other, keeps what comes of it, then tells.
//!
//! Nothing is shown, answered or changed in memory before it is durable. A commit that another owner got ahead of
//! makes the table load itself again.

use super::brains::Choice;
use super::frames::{self, StepSights};
use super::load::{self, Loaded};
use super::{Head, Tables};
use crate::bus::{Answer, Ask, Entrance, Mailbox, News, Topic};
use crate::limits;
use crate::metrics::Metrics;
use crate::store::{Commit, CommitError, NewHead, StoredEvent, StoredNote};
use crate::wire::{Guest, Note, NoteBody, Phase, ToClient, Welcome};
use parlour_catalog::{AnyStep, Chosen};
use parlour_game::{Seat, Turn, Viewer};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// A table that is awake.
pub(super) struct Actor {
    pub(super) tables: Arc<Tables>,
    pub(super) table: Loaded,
    /// Pages that are open, and whose they are.
    present: HashMap<u64, Guest>,
    /// A computer's turn, from the first thought to the move.
    thinking: Option<Thought>,
    /// What each guest may still say.
    pub(super) chat: HashMap<String, limits::Allowance>,
    /// Since when nobody has been here.
    idle_since: u64,
}

/// A computer's turn.
struct Thought {
    seat: Seat,
    seq: usize,
    /// `None` once it has been made.
    choice: Option<Choice>,
    /// What was chosen, waiting for the table's pace.
    chosen: Option<Chosen>,
}

/// What is about to become true.
#[derive(Default)]
pub(super) struct Change {
    pub head: Option<Head>,
    pub step: Option<Box<dyn AnyStep>>,
    pub notes: Vec<NoteBody>,
    /// The request it answers, to recognise a repeat.
    pub request: Option<String>,
}

/// Why a change did not become true.
#[derive(Debug)]
pub(super) enum NotKept {
    /// Another owner wrote; the table has been loaded again.
    Overtaken,
    Fault,
}

impl Actor {
    pub(super) fn new(tables: Arc<Tables>, table: Loaded) -> Self {
        let now = tables.clock.now();
        Self { tables, table, present: HashMap::new(), thinking: None, chat: HashMap::new(), idle_since: now }
    }

    /// Lives until nobody needs the table or the house closes.
    pub(super) async fn live(mut self, mut mailbox: Mailbox, mut closing: watch::Receiver<bool>) {
        loop {
            self.ring().await;
            self.start_thinking();
            let next = self.next_wake();
            tokio::select! {
                biased;
                _ = closing.changed() => break,
                letter = mailbox.recv() => match letter {
                    Some((ask, reply)) => {
                        let answer = self.answer(ask).await;
                        // Who asked may have gone away; what was done stands.
                        let _ = reply.send(answer);
                    }
                    None => break,
                },
                chosen = choice_made(&mut self.thinking) => self.chosen(chosen),
                () = self.tables.clock.wait_until(next) => {
                    if self.may_sleep() {
                        break;
                    }
                }
            }
        }
        // What was asked meanwhile is answered by the next owner: the senders see a closed mailbox and ask again.
    }

    pub(super) fn now(&self) -> u64 {
        self.tables.clock.now()
    }

    async fn answer(&mut self, ask: Ask) -> Answer {
        match ask {
            Ask::Enter { socket, guest, code, since } => {
                if self.present.len() >= limits::SOCKETS_PER_TABLE {
                    return Answer::Full;
                }
                self.present.insert(socket, guest.clone());
                self.welcome_back(&guest).await;
                let is_invited = code.is_some_and(|code| code == self.table.head.code);
                Answer::Entered(Box::new(self.entrance(&guest, is_invited, since)))
            }
            Ask::Exit { socket } => {
                if let Some(guest) = self.present.remove(&socket) {
                    self.miss(&guest).await;
                }
                if self.present.is_empty() {
                    self.idle_since = self.now();
                }
                Answer::Done
            }
            Ask::Look { guest, is_invited, since } => {
                Answer::Entered(Box::new(self.entrance(&guest, is_invited, since)))
            }
            Ask::Do { guest, is_invited, request } => self.carry_out(&guest, is_invited, request).await,
            Ask::Wake => Answer::Done,
        }
    }

    /// What a page gets to see: the table, and the match through the guest's eyes.
    fn entrance(&self, guest: &Guest, is_invited: bool, since: u32) -> Entrance {
        let head = &self.table.head;
        let is_invited = is_invited || head.guests().contains(&guest.id);
        let deadline = self.deadline();
        let frames = match &self.table.play {
            Some(play) => self
                .eyes_of(guest)
                .into_iter()
                .map(|viewer| frames::whole(&**play, viewer, since, deadline))
                .collect(),
            None => Vec::new(),
        };
        Entrance {
            welcome: Welcome {
                you: guest.clone(),
                code: is_invited.then(|| head.code.clone()),
                table: self.view(),
                notes: self.table.notes.clone(),
                now: self.now(),
            },
            is_invited,
            frames,
        }
    }

    /// A guest looks through the eyes of all their seats, or as a spectator if they have none.
    fn eyes_of(&self, guest: &Guest) -> Vec<Viewer> {
        let seats: Vec<Viewer> = self.table.head.seats_of(&guest.id).map(Viewer::Seat).collect();
        if seats.is_empty() { vec![Viewer::Spectator] } else { seats }
    }

    pub(super) fn is_present(&self, guest: &Guest) -> bool {
        self.present.values().any(|other| other.id == guest.id)
    }

    fn view(&self) -> crate::wire::TableView {
        let play = self.table.play.as_deref();
        let fairness = (play.map(|play| play.commitment()), play.and_then(|play| play.revealed_seed()));
        self.table.head.view(&self.table.id, |guest| !self.is_present(guest), fairness)
    }

    /// Somebody opened a page: whoever stood in for them goes.
    async fn welcome_back(&mut self, guest: &Guest) {
        if self.present.values().filter(|other| other.id == guest.id).count() > 1 {
            return;
        }
        let mut head = self.table.head.clone();
        let mut notes = Vec::new();
        for seat in self.table.head.seats_of(&guest.id) {
            let chair = &mut head.seats[seat.index()];
            chair.away_since = None;
            if chair.brain.take().is_some() && head.phase == Phase::Playing {
                notes.push(NoteBody::CameBack { seat, name: chair.name() });
            }
        }
        self.tell_presence(head, notes).await;
    }

    /// Somebody's page closed: everybody learns it, and the time before a stand-in runs.
    async fn miss(&mut self, guest: &Guest) {
        if self.is_present(guest) {
            return;
        }
        let now = self.now();
        let mut head = self.table.head.clone();
        if head.phase == Phase::Playing && head.options.stand_in_seconds.is_some() {
            for seat in self.table.head.seats_of(&guest.id) {
                head.seats[seat.index()].away_since = Some(now);
            }
        }
        self.tell_presence(head, Vec::new()).await;
    }

    async fn tell_presence(&mut self, head: Head, notes: Vec<NoteBody>) {
        if head == self.table.head {
            // Nothing to keep: who is here is not part of the table's truth.
            self.tell_table();
        } else {
            // If this cannot be kept now, the guest is here all the same; the next change tries again.
            let _ = self.keep(Change { head: Some(head), notes, ..Change::default() }).await;
        }
    }

    /// Makes a change durable, then true, then known.
    pub(super) async fn keep(&mut self, change: Change) -> Result<(), NotKept> {
        let Change { head, step, notes, request } = change;
        let now = self.now();
        let seats = self.table.head.seats.len() as u8;
        let sights = step.as_ref().map(|step| StepSights::of(&**step, seats));
        let events = step.as_ref().map_or_else(Vec::new, |step| stored(&**step, now, request.as_deref()));
        let first_note = self.table.notes.len() as u32;
        let seq = self.seq() + events.len() as u32;
        let notes: Vec<Note> =
            (first_note..).zip(notes).map(|(n, body)| Note { n, at: now, seq, body }).collect();

        // The table as it will be, to know when it must wake next: this is the only thing prepared before the
        // commit, and it is thrown away if the commit fails.
        let (turn_after, mut head_after) = (step.as_ref().map(|step| step.turn()), head);
        if let Some(Turn::Over(outcome)) = turn_after {
            head_after.get_or_insert_with(|| self.table.head.clone()).phase = Phase::Over { outcome };
        }
        let turn = turn_after.or_else(|| self.table.play.as_ref().map(|play| play.turn()));
        let last_event_at = if step.is_some() { now } else { self.table.last_event_at };
        let next_head = head_after.as_ref().unwrap_or(&self.table.head);
        let wake_at = self.wake_of(next_head, turn, last_event_at);
        let commit = Commit {
            table: self.table.id.clone(),
            version: self.table.version,
            head: head_after.as_ref().map(|head| NewHead {
                head: serde_json::to_string(head).expect("a head is plain data"),
                guests: head.guests(),
                is_open: head.is_open(),
            }),
            events,
            notes: notes.iter().map(stored_note).collect(),
            at: now,
            wake_at,
            waits_for: turn.and_then(Turn::seat).map(|seat| seat.index() as u8),
        };
        self.commit(commit).await?;

        self.table.version += 1;
        self.table.last_event_at = last_event_at;
        self.table.notes.extend(notes.iter().cloned());
        if let Some(request) = request {
            self.table.requests.insert(request, seq);
        }
        if let (Some(step), Some(play)) = (step, &mut self.table.play) {
            play.commit(step);
        }
        let is_new_head = head_after.is_some();
        if let Some(head) = head_after {
            self.table.head = head;
        }

        if is_new_head {
            self.tell_table();
        }
        for note in notes {
            self.tell(&Topic::House(self.table.id.clone()), &ToClient::Note(note));
        }
        if let Some(sights) = sights {
            self.tell_step(&sights);
        }
        Ok(())
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
                self.tell_table();
                self.tell_everything();
            }
            Err(error) => panic!("a table that was awake cannot be loaded: {error}"),
        }
    }

    fn seq(&self) -> u32 {
        self.table.play.as_ref().map_or(0, |play| play.seq() as u32)
    }

    fn tell(&self, topic: &Topic, message: &ToClient) {
        self.tables.bus.publish(topic, News::Message(frames::text(message).into()));
    }

    fn tell_table(&self) {
        let view = self.view();
        let seating =
            view.seats.iter().map(|seat| seat.guest.as_ref().map(|guest| guest.id.clone())).collect();
        let news = News::Seating(frames::text(&ToClient::Table(view)).into(), seating);
        self.tables.bus.publish(&Topic::House(self.table.id.clone()), news);
    }

    fn tell_step(&self, sights: &StepSights) {
        let Some(play) = &self.table.play else { return };
        let deadline = self.deadline();
        for viewer in Viewer::all(self.table.head.seats.len() as u8) {
            if let Some(frame) = frames::of_step(&**play, sights, viewer, deadline) {
                self.tables
                    .bus
                    .publish(&Topic::Viewer(self.table.id.clone(), viewer), News::Message(frame.into()));
            }
        }
    }

    fn tell_everything(&self) {
        let Some(play) = &self.table.play else { return };
        let deadline = self.deadline();
        for viewer in Viewer::all(self.table.head.seats.len() as u8) {
            let frame = frames::whole(&**play, viewer, 0, deadline);
            self.tables
                .bus
                .publish(&Topic::Viewer(self.table.id.clone(), viewer), News::Message(frame.into()));
        }
    }

    // ---- Time ----

    /// When the time of the awaited decision is up.
    fn deadline(&self) -> Option<u64> {
        let turn = self.table.play.as_ref()?.turn();
        self.deadline_of(&self.table.head, turn, self.table.last_event_at)
    }

    fn deadline_of(&self, head: &Head, turn: Turn, last_event_at: u64) -> Option<u64> {
        let seat = turn.seat()?;
        if head.seats.get(seat.index())?.player().is_some() {
            return None;
        }
        let time = u64::from(head.options.decision_seconds?) * 1000;
        // Nobody loses their time while the house is closed.
        let reopened = self.tables.clock.opened() + self.tables.timing.reopening_grace.min(time);
        Some((last_event_at + time).max(reopened))
    }

    /// When a computer stands in for somebody who is away.
    fn stand_in_of(&self, head: &Head) -> Option<(u64, Seat)> {
        let wait = u64::from(head.options.stand_in_seconds?) * 1000;
        if head.phase != Phase::Playing {
            return None;
        }
        (0..)
            .zip(&head.seats)
            .filter(|(_, chair)| chair.brain.is_none())
            .filter_map(|(number, chair)| Some((chair.away_since? + wait, Seat::new(number))))
            .min()
    }

    /// When a table in this state must be awake.
    fn wake_of(&self, head: &Head, turn: Option<Turn>, last_event_at: u64) -> Option<u64> {
        match head.phase {
            Phase::Waiting | Phase::Over { .. } => None,
            Phase::Starting { starts } => Some(starts),
            Phase::Playing => {
                let turn = turn?;
                let brain = head.brain_to_act(turn).map(|_| last_event_at + head.options.pace.least_ms());
                let deadline = self.deadline_of(head, turn, last_event_at);
                let stand_in = self.stand_in_of(head).map(|(at, _)| at);
                [brain, deadline, stand_in].into_iter().flatten().min()
            }
        }
    }

    /// When this task must look up from its mailbox.
    fn next_wake(&self) -> Option<u64> {
        let turn = self.table.play.as_ref().map(|play| play.turn());
        let wake = match &self.thinking {
            // The choice wakes the task by itself; its release is a matter of time.
            Some(Thought { chosen: None, .. }) => self.wake_without_brain(turn),
            _ => self.wake_of(&self.table.head, turn, self.table.last_event_at),
        };
        let sleep = self.is_idle().then(|| self.idle_since + self.tables.timing.sleep_after);
        [wake, sleep].into_iter().flatten().min()
    }

    fn wake_without_brain(&self, turn: Option<Turn>) -> Option<u64> {
        let deadline =
            turn.and_then(|turn| self.deadline_of(&self.table.head, turn, self.table.last_event_at));
        let stand_in = self.stand_in_of(&self.table.head).map(|(at, _)| at);
        [deadline, stand_in].into_iter().flatten().min()
    }

    fn is_idle(&self) -> bool {
        self.present.is_empty() && self.thinking.is_none()
    }

    /// Nobody is here, and nothing is due: what is due later is kept with the table and wakes it.
    fn may_sleep(&self) -> bool {
        self.is_idle() && self.now() >= self.idle_since + self.tables.timing.sleep_after
    }

    /// Does whatever is due.
    async fn ring(&mut self) {
        // Each thing done may make the next one due; the number is bounded so that a fault in the store cannot
        // keep the task from its mailbox.
        for _ in 0..8 {
            if !self.ring_once().await {
                return;
            }
        }
    }

    async fn ring_once(&mut self) -> bool {
        let now = self.now();
        match self.table.head.phase {
            Phase::Starting { starts } if starts <= now => self.begin().await.is_ok(),
            Phase::Playing => {
                self.note_absences(now);
                if self.stand_in_of(&self.table.head).is_some_and(|(at, _)| at <= now) {
                    return self.stand_in().await;
                }
                if self.deadline().is_some_and(|deadline| deadline <= now) {
                    return self.time_out().await;
                }
                self.release().await
            }
            Phase::Waiting | Phase::Starting { .. } | Phase::Over { .. } => false,
        }
    }

    /// After a restart nobody is here yet: their absence counts from now on.
    fn note_absences(&mut self, now: u64) {
        if self.table.head.options.stand_in_seconds.is_none() {
            return;
        }
        for seat in 0..self.table.head.seats.len() {
            let chair = &self.table.head.seats[seat];
            let is_away = chair.guest.as_ref().is_some_and(|guest| !self.is_present(guest));
            if is_away && chair.away_since.is_none() {
                self.table.head.seats[seat].away_since = Some(now);
            }
        }
    }

    /// The match starts: everything is dealt, kept, and then shown.
    pub(super) async fn begin(&mut self) -> Result<(), NotKept> {
        let play = self
            .table
            .game
            .open(&self.table.head.setup, self.table.seed.clone())
            .expect("a head's set-up was checked when it was made");
        let now = self.now();
        let events = (0..)
            .zip(play.log())
            .map(|(seq, body)| StoredEvent { seq, at: now, body, request: None })
            .collect::<Vec<_>>();
        let mut head = self.table.head.clone();
        head.phase = match play.turn() {
            Turn::Over(outcome) => Phase::Over { outcome },
            Turn::Seat(_) | Turn::Chance => Phase::Playing,
        };
        let note = Note {
            n: self.table.notes.len() as u32,
            at: now,
            seq: play.seq() as u32,
            body: NoteBody::Started,
        };
        let commit = Commit {
            table: self.table.id.clone(),
            version: self.table.version,
            head: Some(NewHead {
                head: serde_json::to_string(&head).expect("a head is plain data"),
                guests: head.guests(),
                is_open: head.is_open(),
            }),
            events,
            notes: vec![stored_note(&note)],
            at: now,
            wake_at: self.wake_of(&head, Some(play.turn()), now),
            waits_for: play.turn().seat().map(|seat| seat.index() as u8),
        };
        self.commit(commit).await?;
        self.table.version += 1;
        self.table.last_event_at = now;
        self.table.head = head;
        self.table.play = Some(play);
        self.table.notes.push(note.clone());
        self.tell_table();
        self.tell(&Topic::House(self.table.id.clone()), &ToClient::Note(note));
        self.tell_everything();
        Ok(())
    }

    async fn stand_in(&mut self) -> bool {
        let now = self.now();
        let mut head = self.table.head.clone();
        let mut notes = Vec::new();
        let brain = self.table.game.info().default_brain;
        while let Some((at, seat)) = self.stand_in_of(&head)
            && at <= now
        {
            let chair = &mut head.seats[seat.index()];
            chair.brain = Some(brain.clone());
            notes.push(NoteBody::StandsIn { seat, name: chair.name(), brain: brain.clone() });
        }
        self.keep(Change { head: Some(head), notes, ..Change::default() }).await.is_ok()
    }

    /// Nobody decided in time: the game says what is played for them.
    async fn time_out(&mut self) -> bool {
        let Some(seat) = self.table.play.as_ref().and_then(|play| play.turn().seat()) else { return false };
        Metrics::count(&self.tables.metrics.timeouts);
        let name = self.table.head.seats[seat.index()].name();
        self.play_for(seat, vec![NoteBody::TimedOut { seat, name }]).await
    }

    /// Plays the game's time-out action for a seat.
    async fn play_for(&mut self, seat: Seat, notes: Vec<NoteBody>) -> bool {
        let Some(play) = &self.table.play else { return false };
        let step = play.timeout_action(seat).and_then(|action| play.propose(seat, &action).ok());
        let Some(step) = step else {
            tracing::error!(table = self.table.id, %seat, "the game has no action for a seat that is out of time");
            return false;
        };
        self.keep(Change { step: Some(step), notes, ..Change::default() }).await.is_ok()
    }

    // ---- Computers ----

    /// If it is a computer's turn and it is not thinking yet, it starts.
    fn start_thinking(&mut self) {
        let Some(play) = &self.table.play else { return };
        let turn = if self.table.head.phase == Phase::Playing { Some(play.turn()) } else { None };
        let brain = turn.and_then(|turn| self.table.head.brain_to_act(turn));
        let Some((seat, brain)) = brain else {
            // Dropping the thought tells the brain to stop: the match has moved on, or its guest is back.
            self.thinking = None;
            return;
        };
        if self.thinking.as_ref().is_some_and(|thought| thought.seat == seat && thought.seq == play.seq()) {
            return;
        }
        let choice = play.think(seat, brain).map(|thinking| {
            self.tables.brains.think(thinking, Duration::from_millis(self.tables.timing.think))
        });
        self.thinking = Some(Thought { seat, seq: play.seq(), choice, chosen: None });
    }

    fn chosen(&mut self, chosen: Option<Chosen>) {
        let Some(thought) = &mut self.thinking else { return };
        thought.choice = None;
        let seat = thought.seat;
        thought.chosen = chosen.or_else(|| {
            // A brain that broke down must not hold up the table.
            tracing::error!(table = self.table.id, %seat, "a brain broke down; the house plays for it");
            let action = self.table.play.as_ref()?.timeout_action(seat)?;
            Some(Chosen { action, thought: parlour_game::Thought::default() })
        });
    }

    /// Plays what a computer has chosen, but not before the table's pace allows.
    async fn release(&mut self) -> bool {
        let Some(play) = &self.table.play else { return false };
        let Some(thought) = &self.thinking else { return false };
        let is_due = self.now() >= self.table.last_event_at + self.table.head.options.pace.least_ms();
        if thought.seq != play.seq() || !is_due {
            return false;
        }
        let Some(chosen) = &thought.chosen else { return false };
        let (seat, action) = (thought.seat, chosen.action.clone());
        tracing::debug!(table = self.table.id, %seat, why = chosen.thought.why, "a computer chose");
        match play.propose(seat, &action) {
            Ok(step) => {
                let kept = self.keep(Change { step: Some(step), ..Change::default() }).await.is_ok();
                if kept {
                    Metrics::count(&self.tables.metrics.brain_choices);
                }
                kept
            }
            Err(denied) => {
                tracing::error!(table = self.table.id, %seat, %denied, "a brain chose what the rules forbid");
                self.play_for(seat, Vec::new()).await
            }
        }
    }
}

/// Waits for the choice that is being made; for ever if none is.
async fn choice_made(thinking: &mut Option<Thought>) -> Option<Chosen> {
    match thinking.as_mut().and_then(|thought| thought.choice.as_mut()) {
        Some(choice) => choice.made().await,
        None => std::future::pending().await,
    }
}

fn stored(step: &dyn AnyStep, at: u64, request: Option<&str>) -> Vec<StoredEvent> {
    let mut request = request.map(str::to_owned);
    (step.first() as u32..)
        .zip(step.events())
        // The first event is the action itself; the rest is chance.
        .map(|(seq, body)| StoredEvent { seq, at, body, request: request.take() })
        .collect()
}

fn stored_note(note: &Note) -> StoredNote {
    StoredNote { n: note.n, body: serde_json::to_string(note).expect("a note is plain data") }
}
