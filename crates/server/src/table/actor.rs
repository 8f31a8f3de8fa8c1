//! The task that is a table: it takes one request after the other, and knows who is here.
//!
//! What pages ask is in `requests`, what the clock asks in `time`, what computers do in `thinking`; whatever comes
//! of it goes through `keep`.

use super::keep::Change;
use super::load::Loaded;
use super::thinking::{Thought, choice_made};
use super::{Head, Tables, frames};
use crate::bus::{Answer, Ask, Entrance, Mailbox};
use crate::limits;
use crate::wire::{Guest, NoteBody, Phase, TableView, Welcome};
use parlour_game::Viewer;
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::watch;

/// A table that is awake.
pub(super) struct Actor {
    pub(super) tables: Arc<Tables>,
    pub(super) table: Loaded,
    /// Pages that are open, and whose they are.
    pub(super) present: HashMap<u64, Guest>,
    /// A computer's turn, from the first thought to the move.
    pub(super) thinking: Option<Thought>,
    /// What each guest may still say.
    pub(super) chat: HashMap<String, limits::Allowance>,
    /// Since when nobody has been here.
    pub(super) idle_since: u64,
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

    pub(super) fn view(&self) -> TableView {
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
}
