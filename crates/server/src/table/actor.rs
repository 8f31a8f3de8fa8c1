//! The task that is a table: it takes one request after the other, and knows who is here.
//!
//! What pages ask is in `requests`, what the clock asks in `time`, what computers do in `thinking`; whatever comes
//! of it goes through `keep`. What is only asked, and changes nothing, is in `help` and `looks`; how a game is saved and a table
//! thrown away, in `saving`.

use super::Tables;
use super::brains::Share;
use super::load::Loaded;
use super::presence::Page;
use super::thinking::{Thought, choice_made};
use crate::bus::{Answer, Ask, Mailbox};
use crate::closed;
use crate::limits::{self, Allowances};
use crate::wire::{Guest, TableView};
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::watch;

/// A table that is awake.
pub(super) struct Actor {
    pub(super) tables: Arc<Tables>,
    pub(super) table: Loaded,
    /// Pages that are open.
    pub(super) present: HashMap<u64, Page>,
    /// A computer's turn, from the first thought to the move.
    pub(super) thinking: Option<Thought>,
    /// When a thought that had to give way may be begun again.
    pub(super) thinks_again_at: u64,
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
    /// Since when somebody has been here for whom the game goes on; `None` while it rests.
    pub(super) attended_since: Option<u64>,
    /// Of those who host or sit here and have no page open: since when others know it.
    pub(super) told_away: HashMap<String, u64>,
    /// For whom computers think: somebody who is here, or who was last.
    pub(super) share: Option<Share>,
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
            thinks_again_at: 0,
            step_due: false,
            is_gone: false,
            chat: Allowances::new(limits::CHAT),
            lobby: Allowances::new(limits::LOBBY),
            idle_since: now,
            host_gone_since: Some(now),
            attended_since: None,
            told_away: HashMap::new(),
            share: None,
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
                    Some((Ask::Question { guest, rate_key, seat, question }, reply)) => {
                        self.help(&guest, rate_key, seat, question, reply);
                    }
                    Some((Ask::Show { guest, eyes, since }, reply))
                        if !self.table.head.has_sent_away(&guest.id) =>
                    {
                        self.show(&guest, &eyes, since, reply);
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
            Ask::Enter { guest, .. } | Ask::Look { guest, .. } | Ask::Show { guest, .. }
                if self.table.head.has_sent_away(&guest.id) =>
            {
                Answer::SentAway
            }
            Ask::Enter { socket, guest, rate_key, code } => {
                if !self.has_room_for(socket, &guest) {
                    return Answer::Full;
                }
                self.present.insert(socket, Page { guest: guest.clone(), rate_key });
                self.tell_presence(&guest).await;
                let is_invited = code.is_some_and(|code| code == self.table.head.code);
                Answer::Entered(Box::new(self.entrance(&guest, is_invited, &[], 0)))
            }
            Ask::Exit { socket } => {
                if let Some(page) = self.present.remove(&socket) {
                    self.tell_presence(&page.guest).await;
                }
                if self.present.is_empty() {
                    self.idle_since = self.now();
                }
                Answer::Done
            }
            Ask::Look { guest, is_invited, eyes, since } => {
                Answer::Entered(Box::new(self.entrance(&guest, is_invited, &eyes, since)))
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
            // The answers of the first two take their time: they were given away before.
            Ask::Question { .. } | Ask::Show { .. } | Ask::Wake => Answer::Done,
        }
    }

    pub(super) fn view(&self) -> TableView {
        let play = self.table.play.as_deref();
        let head = &self.table.head;
        let mut view = head.view(&self.table.id, |guest| !self.is_present(guest));
        for (seat, chair) in view.seats.iter_mut().zip(&head.seats) {
            seat.stand_in_at = self.stand_in_at(head, chair);
            seat.replaceable_at = self.chair_replaceable_at(chair);
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
        let mine = self.present.values().filter(|page| page.guest.id == guest.id).count();
        let sits_here = self.table.head.seats_of(&guest.id).next().is_some();
        self.present.contains_key(&socket)
            || mine < limits::SOCKETS_PER_GUEST
                && (sits_here || self.present.len() < limits::SOCKETS_PER_TABLE)
    }

    /// A page was opened or closed: everybody learns it if it is of somebody who sits here, and when a decision has to be
    /// made now if that has changed.
    async fn tell_presence(&mut self, guest: &Guest) {
        let deadline_before = self.deadline();
        self.look_around();
        if self.deadline() != deadline_before {
            self.tell_all_since(self.seq());
        }
        let sits_here = self.table.head.seats_of(&guest.id).next().is_some();
        if sits_here && !self.reconcile().await {
            self.tell_table();
        }
    }
}
