//! A table's game kept under a name, and a table thrown away.

use super::actor::Actor;
use super::head::Head;
use super::keep::Change;
use crate::bus::{Answer, News, Topic};
use crate::saves::{self, Saved};
use crate::store::{DocumentError, DocumentKey, DocumentKind, Fault, StoredDocument};
use crate::wire::{Guest, Phase, RefusalCode};
use crate::{ids, limits};

impl Actor {
    /// Keeps the game as it is now under a name, for one of those who play it. It goes from here to the store and
    /// nowhere else.
    pub(super) async fn save(&mut self, guest: &Guest, name: &str) -> Answer {
        let head = &self.table.head;
        if !head.guests().contains(&guest.id) {
            return refused(RefusalCode::NotYourSeat, "Only those who play here can save the game.");
        }
        if matches!(head.phase, Phase::Over { .. }) {
            return refused(RefusalCode::WrongPhase, "The game is over: there is nothing to go on with.");
        }
        // A copy of a copy would no longer say where the game is still played, and who has seen it from where.
        if head.resumed.is_some() && self.table.play.is_none() {
            let text = "This game is saved already: it has not gone on since.";
            return refused(RefusalCode::WrongPhase, text);
        }
        let play = self.table.play.as_ref();
        let (moves, events) = (play.map(|play| play.moves() as u32), play.map(|play| play.log()));
        let mut saved = Saved::of_table(head, &self.table.id, &self.table.seed, events);
        if let Err(fault) = self.take_notes_along(guest, &mut saved).await {
            return Answer::NotSaved(fault.into());
        }
        // First of all it is known that copies may exist.
        if !head.is_saved {
            let head = Head { is_saved: true, ..head.clone() };
            if self.keep(Change { head: Some(head), ..Change::default() }).await.is_err() {
                return Answer::NotSaved(Fault("that copies of the game exist was not kept".into()).into());
            }
        }
        let body = saved.body();
        if body.len() > limits::SAVE_BYTES {
            return Answer::NotSaved(DocumentError::Full);
        }
        let head = saved.head(ids::new_id(), name.to_owned(), moves, self.now());
        let summary = saves::summary(head.clone());
        let save = StoredDocument { head, version: 0, body };
        let store = &self.tables.store;
        match store.create_document(DocumentKind::Save, &guest.id, save, limits::SAVE_QUOTA).await {
            Ok(()) => Answer::Saved(Box::new(summary)),
            Err(error) => Answer::NotSaved(error),
        }
    }

    /// What the guest wrote for themselves at their own seats. What others wrote stays theirs: not even its length shows.
    async fn take_notes_along(&self, guest: &Guest, saved: &mut Saved) -> Result<(), Fault> {
        for (number, seat) in (0..).zip(&mut saved.seats) {
            if seat.guest.as_ref().is_none_or(|holder| holder.id != guest.id) {
                continue;
            }
            let key = DocumentKey::seat_notes(&guest.id, &self.table.id, number);
            let stored = self.tables.store.load_document(&key).await?;
            seat.notes = stored.and_then(|stored| serde_json::from_str(&stored.body).ok());
        }
        Ok(())
    }

    /// A guest no longer wants to see this table among theirs. If nobody else has to do with it, it is thrown away.
    pub(super) async fn remove(&mut self, guest: &Guest) -> Answer {
        let head = &self.table.head;
        let store = &self.tables.store;
        if !head.guests().contains(&guest.id) {
            return refused(RefusalCode::NotYourSeat, "This table is none of yours.");
        }
        // Whoever is asked to go on with a game they do not want need not give up their seat to be rid of it.
        let is_unwanted = head.rests.is_some() || head.resumed.is_some() && head.is_before_start();
        let removed = if head.is_of(&guest.id) {
            let witnesses = if head.may_have_kin() { self.as_kin(head).witnesses() } else { Vec::new() };
            store.delete_table(&self.table.id, &witnesses).await.map(|()| self.is_gone = true)
        } else if head.is_open() && head.seats_of(&guest.id).next().is_some() && !is_unwanted {
            let text = "Others play here, too. Give up your seat first, then remove the table.";
            return refused(RefusalCode::WrongPhase, text);
        } else {
            store.hide_table(&guest.id, &self.table.id).await
        };
        if let Err(fault) = removed {
            tracing::error!(%fault, "a table was not removed");
            return refused(RefusalCode::Unavailable, "The house could not do that just now. Try again.");
        }
        if self.is_gone {
            self.tables.tell_kin(&self.table.seed, &self.table.id);
            self.tables.bus.publish(&Topic::House(self.table.id.clone()), News::Removed);
        }
        Answer::Done
    }
}

fn refused(code: RefusalCode, text: &str) -> Answer {
    Answer::No { code, text: text.to_owned() }
}
