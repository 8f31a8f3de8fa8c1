//! The task that is a table: it takes one request after the other, and knows who is here.
//!
//! What pages ask is in `requests`, what the clock asks in `time`, what computers do in `thinking`; whatever comes
//! of it goes through `keep`. What is only asked, and changes nothing, is in `help`; how a game is saved and a table
//! thrown away, in `saving`.

use super::load::Loaded;
use super::thinking::{Thought, choice_made};
use super::{Tables, frames};
use crate::bus::{Answer, Ask, Entrance, Mailbox};
use crate::closed;
use crate::limits::{self, Allowances};
use crate::wire::{Guest, TableView, Welcome};
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
    /// While computers hold still: the one whose turn it is may play once.
    pub(super) step_due: bool,
    /// The table was thrown away: there is nothing to live for.
    pub(super) is_gone: bool,
    /// What each guest may still say.
    pub(super) chat: Allowances<String>,
    /// What else each guest may still do, but for moves.
    pub(super) lobby: Allowances<String>,
    /// Since when nobody has been here.
    pub(super) idle_since: u64,
    /// Since when the host has had no page open; `None` while they have one.
    pub(super) host_gone_since: Option<u64>,
    /// The countdown to this time has been told a second time.
    pub(super) told_again: Option<u64>,
}

impl Actor {
    pub(super) fn new(tables: Arc<Tables>, table: Loaded) -> Self {
        let now = tables.clock.now();
        Self {
            tables,
            table,
            present: HashMap::new(),
            thinking: None,
            step_due: false,
            is_gone: false,
            chat: Allowances::new(limits::CHAT),
            lobby: Allowances::new(limits::LOBBY),
            idle_since: now,
            host_gone_since: Some(now),
            told_again: None,
        }
    }

    /// Lives until nobody needs the table or the house closes.
    pub(super) async fn live(mut self, mut mailbox: Mailbox, mut closing: watch::Receiver<bool>) {
        loop {
            // Other tables of the game may have changed while this one slept, or who sits here. If that cannot be kept
            // now, the next round tries again.
            if let Err(fault) = self.settle_rest().await {
                tracing::error!(%fault, table = self.table.id, "whether a game rests was not settled");
            }
            self.ring().await;
            self.start_thinking();
            let next = self.next_wake();
            tokio::select! {
                biased;
                () = closed(&mut closing) => break,
                letter = mailbox.recv() => match letter {
                    Some((Ask::Question { guest, seat, question }, reply)) => {
                        self.help(&guest, seat, question, reply);
                    }
                    Some((ask, reply)) => {
                        let answer = self.answer(ask).await;
                        // Who asked may have gone away; what was done stands.
                        let _ = reply.send(answer);
                        if self.is_gone {
                            break;
                        }
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
            Ask::Enter { guest, .. } | Ask::Look { guest, .. }
                if self.table.head.has_sent_away(&guest.id) =>
            {
                Answer::SentAway
            }
            Ask::Enter { socket, guest, code, since } => {
                if !self.has_room_for(socket, &guest) {
                    return Answer::Full;
                }
                self.present.insert(socket, guest.clone());
                self.look_for_host();
                self.tell_presence(&guest).await;
                let is_invited = code.is_some_and(|code| code == self.table.head.code);
                Answer::Entered(Box::new(self.entrance(&guest, is_invited, since)))
            }
            Ask::Exit { socket } => {
                if let Some(guest) = self.present.remove(&socket) {
                    self.look_for_host();
                    self.tell_presence(&guest).await;
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
            Ask::TakeNotes { guest, seat } => match self.may_take_notes(&guest, seat) {
                Ok(()) => Answer::Done,
                Err((code, text)) => Answer::No { code, text },
            },
            Ask::Save { guest, name } => self.save(&guest, &name).await,
            Ask::Remove { guest } => self.remove(&guest).await,
            Ask::KinChanged => {
                if let Err(fault) = self.mind_kin().await {
                    tracing::error!(%fault, table = self.table.id, "cannot see the other tables of a game");
                }
                Answer::Done
            }
            // Its answer takes its time: it was given away before.
            Ask::Question { .. } | Ask::Wake => Answer::Done,
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
                notes: self.table.notes[self.table.notes.len().saturating_sub(limits::NOTES_SHOWN)..]
                    .to_vec(),
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
        let head = &self.table.head;
        let mut view = head.view(&self.table.id, |guest| !self.is_present(guest));
        for (seat, chair) in view.seats.iter_mut().zip(&head.seats) {
            seat.stand_in_at = self.stand_in_at(head, chair);
        }
        TableView {
            commitment: play.map(|play| play.commitment()),
            seed: play.and_then(|play| play.revealed_seed()),
            draw: head.draw_view(&self.table.seed),
            ..view
        }
    }

    /// Whoever sits here always gets in; the others while there is room, and nobody with a hundred pages.
    fn has_room_for(&self, socket: u64, guest: &Guest) -> bool {
        let mine = self.present.values().filter(|other| other.id == guest.id).count();
        let sits_here = self.table.head.seats_of(&guest.id).next().is_some();
        self.present.contains_key(&socket)
            || mine < limits::SOCKETS_PER_GUEST
                && (sits_here || self.present.len() < limits::SOCKETS_PER_TABLE)
    }

    /// A page was opened or closed: everybody learns it if it is of somebody who sits here.
    async fn tell_presence(&mut self, guest: &Guest) {
        let sits_here = self.table.head.seats_of(&guest.id).next().is_some();
        if sits_here && !self.reconcile().await {
            self.tell_table();
        }
    }
}
