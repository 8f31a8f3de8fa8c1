//! The task of a table: it takes one request after the other and does what the clock asks for.
//!
//! What is to be changed is decided by pure functions of the [`Situation`]: `requests` (what pages ask), `time` and
//! `starting` (what the clock asks), `kin` (what other tables of the game ask), `thinking` (what computers choose). Here
//! is what has effects: changes are kept, then told.

use super::Tables;
use super::keep::{Change, Ledger, NotKept, Progress};
use super::kin::depends_on_kin;
use super::presence::{Page, Presence};
use super::situation::Situation;
use super::sketching::Pad;
use super::thinking::Computers;
use super::time::Due;
use crate::bus::asks::{
    Enter, Entrance, Letter, Look, NotAdmitted, Question, Request, Show, Shown, Unanswered, send,
};
use crate::bus::{Mailbox, News, Topic};
use crate::closed;
use crate::limits::{self, Allowances};
use crate::metrics::Metrics;
use crate::wire::{FromClient, Guest, NoteBody, Reason, ToClient};
use parlour_game::{Budget, Seat};
use serde_json::value::RawValue;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{oneshot, watch};

/// How the life of a table's task ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// It sleeps, is deleted, or the house closes.
    Asleep,
    /// This node may not speak for it any more.
    Lost,
}

/// A table that is awake.
pub(super) struct Actor {
    pub(super) tables: Arc<Tables>,
    pub(super) table: Ledger,
    presence: Presence,
    computers: Computers,
    /// What seats that plan together have sketched.
    pub(super) pad: Pad,
    /// Set when the table has been deleted. The task ends after the current request.
    pub(super) is_deleted: bool,
    /// What each guest may still say.
    chat: Allowances<String>,
    /// What each guest may still sketch.
    sketching: Allowances<String>,
    /// What else each guest may still do, but for moves.
    lobby: Allowances<String>,
}

impl Actor {
    pub(super) fn new(tables: Arc<Tables>, table: Ledger) -> Self {
        let presence = Presence::new(tables.clock.now());
        Self {
            tables,
            table,
            presence,
            computers: Computers::default(),
            pad: Pad::default(),
            is_deleted: false,
            chat: Allowances::new(limits::CHAT),
            sketching: Allowances::new(limits::SKETCH),
            lobby: Allowances::new(limits::LOBBY),
        }
    }

    /// Runs until the table falls asleep or is deleted, or the house closes.
    pub(super) async fn run(mut self, mailbox: &mut Mailbox, mut closing: watch::Receiver<bool>) -> Ending {
        let mut closing = pin!(closed(&mut closing));
        let tables = self.tables.clone();
        let mut end_of_term = tables.store.end_of(self.table.term());
        while !self.is_deleted && !self.table.is_lost() {
            // Other tables of the game may have changed while this one slept, or who sits here. If that cannot be kept
            // now, the next round tries again.
            if let Err(fault) = self.settle_rest().await {
                tracing::error!(%fault, table = self.table.id, "whether a game rests was not settled");
            }
            self.do_what_is_due().await;
            let situation = self.situation();
            let due = [situation.next_due_at(), self.computers.due_at(situation)];
            let next = due.into_iter().flatten().min();
            tokio::select! {
                biased;
                () = &mut closing => break,
                () = &mut end_of_term => break,
                letter = mailbox.recv() => match letter {
                    Some(letter) => self.answer(letter).await,
                    None => break,
                },
                made = self.computers.choice_made() => {
                    let situation = Situation::of(&self.tables, &self.table, &self.presence);
                    self.computers.chosen(situation, made);
                }
                () = self.tables.clock.wait_until(next) => {
                    if self.situation().may_sleep() {
                        break;
                    }
                }
            }
        }
        // Requests that still wait are answered by the next task: their senders see a closed mailbox and ask again.
        if self.table.is_lost() { Ending::Lost } else { Ending::Asleep }
    }

    /// Replies, if it is still this task's to do. Otherwise whoever asks sees that nobody replies, and asks the next.
    fn reply<T>(&self, reply: oneshot::Sender<T>, answer: T) {
        if !self.table.is_lost() {
            send(reply, answer);
        }
    }

    pub(super) fn now(&self) -> u64 {
        self.tables.clock.now()
    }

    pub(super) fn situation(&self) -> Situation<'_> {
        Situation::of(&self.tables, &self.table, &self.presence)
    }

    /// Does whatever is due, one thing after the other.
    async fn do_what_is_due(&mut self) {
        // Each thing done may make the next one due; the number is bounded so that a fault in the store cannot
        // keep the task from its mailbox.
        for _ in 0..8 {
            if !self.do_next_due().await {
                return;
            }
        }
    }

    /// Whether something was done.
    async fn do_next_due(&mut self) -> bool {
        match self.situation().due() {
            Some(Due::Change(change)) => {
                if let Some(NoteBody::TimedOut { .. }) = change.notes.first() {
                    Metrics::count(&self.tables.metrics.timeouts);
                }
                self.enact(change).await.is_ok()
            }
            Some(Due::Start) => {
                // It may have to rest instead, and then waits again.
                self.mind_kin().await.is_ok()
                    && (self.table.head.rests.is_some()
                        || self.enact(self.situation().opening()).await.is_ok())
            }
            None => {
                let situation = Situation::of(&self.tables, &self.table, &self.presence);
                self.computers.start(situation, &self.tables.brains);
                let Some(change) = self.computers.release(situation) else { return false };
                let is_kept = self.enact(change).await.is_ok();
                if is_kept {
                    Metrics::count(&self.tables.metrics.brain_choices);
                }
                is_kept
            }
        }
    }

    async fn answer(&mut self, letter: Letter) {
        match letter {
            Letter::Enter(ask, reply) => {
                let entered = self.enter(&ask).await;
                self.reply(reply, entered)
            }
            Letter::Exit(ask, reply) => {
                if let Some(guest) = self.presence.exit(ask.socket, self.now()) {
                    self.presence_changed(&guest).await;
                }
                self.reply(reply, ());
            }
            Letter::Request(ask, reply) => {
                let answer = self.carry_out(&ask).await;
                if answer.is_err() {
                    Metrics::count(&self.tables.metrics.refusals);
                }
                self.reply(reply, answer);
            }
            Letter::Look(ask, reply) => {
                let Look { guest, is_invited, eyes, since } = &*ask;
                let admitted = self.must_be_admitted(guest);
                self.reply(reply, admitted.map(|()| self.entrance(guest, *is_invited, eyes, *since)));
            }
            Letter::Show(ask, reply) => self.show(&ask, reply),
            Letter::Question(ask, reply) => self.help(ask, reply),
            Letter::TakeNotes(ask, reply) => {
                self.reply(reply, self.situation().may_take_notes(&ask.guest, ask.seat));
            }
            Letter::Save(ask, reply) => {
                let done = self.save(&ask.guest, &ask.name).await;
                self.reply(reply, done)
            }
            Letter::Remove(ask, reply) => {
                let done = self.remove(&ask.guest).await;
                self.reply(reply, done)
            }
            Letter::Restart(ask, reply) => self.reply(reply, self.situation().may_restart(&ask.guest)),
            Letter::Restarted(ask, reply) => {
                let done = self.restarted(&ask.guest, &ask.table).await;
                self.reply(reply, done)
            }
            Letter::KinChanged(_, reply) => {
                if let Err(fault) = self.mind_kin().await {
                    tracing::error!(%fault, table = self.table.id, "cannot see the other tables of a game");
                }
                self.reply(reply, ());
            }
            Letter::Knock(ask, reply) => self.reply(reply, self.has_code(ask.code.as_deref())),
            Letter::Wake(_, reply) => {
                self.presence.wait_for_nobody();
                self.reply(reply, ());
            }
            Letter::Lost(ask, reply) => {
                for guest in self.presence.lose(ask.node, self.now()) {
                    self.presence_changed(&guest).await;
                }
                self.tell_time();
                self.reply(reply, ());
            }
            Letter::Undisturbed(_, reply) => {
                self.tell_time();
                // Other tables of the game may have changed, and could not say so.
                if let Err(fault) = self.mind_kin().await {
                    tracing::error!(%fault, table = self.table.id, "cannot see the other tables of a game");
                }
                self.reply(reply, ());
            }
        }
    }

    fn must_be_admitted(&self, guest: &Guest) -> Result<(), NotAdmitted> {
        if self.table.head.has_sent_away(&guest.id) { Err(NotAdmitted::SentAway) } else { Ok(()) }
    }

    fn has_code(&self, code: Option<&str>) -> bool {
        code == Some(&*self.table.head.code)
    }

    async fn enter(&mut self, ask: &Enter) -> Result<Entrance, NotAdmitted> {
        let Enter { socket, guest, rate_key, code } = ask;
        self.must_be_admitted(guest)?;
        if !self.presence.has_room_for(&self.table.head, *socket, guest) {
            return Err(NotAdmitted::Full);
        }
        self.presence.enter(*socket, Page { guest: guest.clone(), rate_key: *rate_key });
        self.presence_changed(guest).await;
        let is_invited = self.has_code(code.as_deref());
        Ok(self.entrance(guest, is_invited, &[], 0))
    }

    fn entrance(&self, guest: &Guest, is_invited: bool, eyes: &[Option<Seat>], since: u32) -> Entrance {
        let incarnation = self.tables.store.incarnation();
        let mut entrance = self.situation().entrance(incarnation, guest, is_invited, eyes, since);
        if entrance.shown.next.is_none() {
            entrance.shown.messages.extend(self.sketches(guest, eyes));
        }
        entrance
    }

    /// A page was opened or closed: everybody is told if it is of somebody who sits here, and when a decision has to be
    /// made now if that has changed.
    async fn presence_changed(&mut self, guest: &Guest) {
        let deadline_before = self.situation().deadline();
        self.look_around();
        if self.situation().deadline() != deadline_before {
            self.tell_all_since(self.table.seq());
        }
        if self.table.head.sitting(&guest.id).is_none() {
            return;
        }
        let is_told = match self.situation().reconcile() {
            Some(change) => self.enact(change).await.is_ok(),
            None => false,
        };
        if !is_told {
            self.tell_table();
        }
    }

    fn look_around(&mut self) {
        self.presence.look_around(&self.table.head, self.tables.clock.now());
    }

    /// Carries a page's request out, or says why not.
    async fn carry_out(&mut self, ask: &Request) -> Result<Option<u32>, Reason> {
        let Request { guest, is_invited, request } = ask;
        let is_act = matches!(request, FromClient::Act { .. });
        let known_as = format!("{}:{}", guest.id, request.id());
        // A repeat of what was carried out is only answered: the answer got lost on its way.
        if !self.table.requests.contain(&known_as) {
            let is_chat = matches!(request, FromClient::Chat { .. });
            match request {
                // Moves are bounded by the rules. A text is counted when it can be said.
                FromClient::Act { .. } | FromClient::Chat { .. } => {}
                FromClient::Sketch { .. } => self.meter(guest, &self.sketching)?,
                _ => self.meter(guest, &self.lobby)?,
            }
            if depends_on_kin(request) {
                self.mind_kin().await.map_err(|fault| {
                    tracing::error!(%fault, table = self.table.id, "cannot see the other tables of a game");
                    Reason::Unavailable
                })?;
            }
            let change = self.situation().decide(guest, *is_invited, request)?;
            if let FromClient::Sketch { seat, sketch, .. } = request {
                // Nothing of the table has changed: there is nothing to keep.
                self.sketch(guest, *seat, sketch);
                return Ok(None);
            }
            // A text that cannot be said costs nothing: it stays in the field to be mended.
            if is_chat {
                self.meter(guest, &self.chat)?;
            }
            if let Err(not_kept) = self.enact(Change { request: Some(known_as.clone()), ..change }).await {
                if self.table.is_lost() || !self.table.requests.contain(&known_as) {
                    return Err(not_kept.into());
                }
                // It was kept after all, and only the store's answer was lost.
                self.tables.bus.publish(Topic::House(&self.table.id), News::LookAgain);
            }
            self.carried_out(guest, request).await;
        }
        Ok(is_act.then(|| self.table.seq()))
    }

    /// Takes one from what the guest may still do at this table.
    fn meter(&self, guest: &Guest, allowances: &Allowances<String>) -> Result<(), Reason> {
        if allowances.take(guest.id.clone(), self.now()) { Ok(()) } else { Err(Reason::TooFast) }
    }

    /// What a request brings about beside what is kept of it.
    async fn carried_out(&mut self, guest: &Guest, request: &FromClient) {
        match request {
            FromClient::Act { .. } => Metrics::count(&self.tables.metrics.actions),
            FromClient::Sit { name, .. } => self.remember_name(guest, name).await,
            FromClient::SendAway { guest, .. } => {
                self.tables.bus.publish(Topic::House(&self.table.id), News::SentAway(guest.clone()));
            }
            FromClient::Pause { .. } => self.computers.let_step(false),
            FromClient::Step { .. } => self.computers.let_step(true),
            _ => {}
        }
    }

    /// The name somebody sat down with is theirs from now on, at other tables too. That of a further seat may be somebody
    /// else's.
    async fn remember_name(&self, guest: &Guest, name: &str) {
        if let Ok(name) = limits::NAME.check(name)
            && self.table.head.seats_of(&guest.id).count() == 1
            && guest.name != name
            && let Err(fault) = self.tables.store.rename_guest(&guest.id, &name).await
        {
            tracing::warn!(%fault, "a guest's name was not remembered");
        }
    }

    /// Keeps a change, then tells those who may know of it.
    pub(super) async fn enact(&mut self, change: Change) -> Result<(), NotKept> {
        let (version, deadline_before) = (self.table.version, self.situation().deadline());
        let starts = matches!(change.play, Some(Progress::Opening(_) | Progress::Resuming));
        let frames = match &change.play {
            Some(Progress::Step(step)) => Some(self.open_frames(&**step)),
            _ => None,
        };
        let kept = match self.table.keep(change, self.tables.clock.now()).await {
            Ok(kept) => kept,
            Err(not_kept) if self.table.is_lost() => return Err(not_kept),
            Err(not_kept) => {
                self.computers.forget();
                self.look_around();
                // Another owner's change, or this one after all. A store that fails tells nothing new.
                if self.table.version != version {
                    self.tell_table();
                    self.tell_all_since(0);
                }
                return Err(not_kept);
            }
        };
        if kept.former.is_some() {
            self.look_around();
            self.tell_table();
            self.clear_pad();
        }
        for note in kept.notes {
            self.tell(Topic::House(&self.table.id), &ToClient::Note(note));
        }
        if let Some(frames) = frames {
            self.tell_step(frames);
        } else if starts {
            // Everybody has yet to see what was dealt, or what had happened.
            self.tell_all_since(0);
            self.open_pad();
        } else if self.situation().deadline() != deadline_before {
            // The clock runs for somebody else now.
            self.tell_all_since(self.table.seq());
        }
        if let Some(former) = kept.former {
            self.tell_kin(&former);
        }
        Ok(())
    }

    /// The time that was left is another one now.
    fn tell_time(&self) {
        if self.situation().deadline().is_some() {
            self.tell_all_since(self.table.seq());
        }
    }

    /// Works the next piece out on another thread. The table goes on meanwhile.
    fn show(&self, ask: &Show, reply: oneshot::Sender<Result<Shown, NotAdmitted>>) {
        if self.table.is_lost() {
            return;
        }
        let Show { guest, eyes, since } = ask;
        let admitted = self.must_be_admitted(guest);
        match admitted.map(|()| self.situation().piece(guest, eyes, *since)) {
            Ok(Some(piece)) => {
                let in_term = self.table.in_term();
                let sketches = self.sketches(guest, eyes);
                tokio::task::spawn_blocking(move || {
                    let mut piece = piece.write();
                    if piece.next.is_none() {
                        piece.messages.extend(sketches);
                    }
                    // Another node may have gone on with the table meanwhile.
                    if in_term() {
                        send(reply, Ok(piece));
                    }
                });
            }
            Ok(None) => send(reply, Ok(Shown::default())),
            Err(not_admitted) => send(reply, Err(not_admitted)),
        }
    }

    /// Answers as soon as the guest's turn in the workshop has come. The table goes on meanwhile: what may be known
    /// was gathered now.
    fn help(&self, ask: Arc<Question>, reply: oneshot::Sender<Result<Box<RawValue>, Unanswered>>) {
        if self.table.is_lost() {
            return;
        }
        let answering = match self.situation().answering(&ask.guest, ask.seat, &ask.question) {
            Ok(answering) => answering,
            Err(denial) => return send(reply, Err(Unanswered::Denied(denial))),
        };
        let workshop = self.tables.workshop.clone();
        let time = Duration::from_millis(self.tables.timing.think);
        tokio::spawn(async move {
            // The budget's time starts with the work, not while waiting for a thread.
            let answered =
                workshop.work(ask.rate_key, &ask.guest.id, move || answering(Budget::time(time))).await;
            send(
                reply,
                match answered {
                    Ok(answered) => answered.map_err(Unanswered::Declined),
                    Err(not_done) => Err(Unanswered::NotDone(not_done)),
                },
            );
        });
    }
}
