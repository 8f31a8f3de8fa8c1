//! A table's game saved under a name, and a table removed.

use super::actor::Actor;
use super::head::Head;
use super::keep::Change;
use super::situation::Situation;
use super::state::State;
use crate::bus::asks::SaveDenied;
use crate::bus::{News, Topic};
use crate::saves::{self, Begun, Saved, SavedSeat};
use crate::store::{DocumentError, DocumentKey, DocumentKind, Fault, StoredDocument};
use crate::wire::{Guest, Reason, SaveSummary};
use crate::{ids, limits};

impl Situation<'_> {
    /// Whether the guest may save the game as it is now.
    fn may_save(self, guest: &Guest) -> Result<(), Reason> {
        let State { head, play, .. } = self.state;
        if !head.guests().contains(&guest.id) {
            return Err(Reason::NotAPlayer);
        }
        if !head.is_open() {
            return Err(Reason::NothingLeft);
        }
        // A copy of a copy would no longer say where the game is still played, and who has seen it from where.
        if head.resumed.is_some() && play.is_none() {
            return Err(Reason::AlreadySaved);
        }
        Ok(())
    }
}

impl Actor {
    /// Saves the game as it is now, for one of those who play it. It goes from here to the store and nowhere else.
    pub(super) async fn save(&mut self, guest: &Guest, name: &str) -> Result<SaveSummary, SaveDenied> {
        self.situation().may_save(guest).map_err(SaveDenied::Denied)?;
        // First of all it is known that copies may exist.
        if !self.table.head.is_saved {
            let head = Head { is_saved: true, ..self.table.head.clone() };
            let kept = self.enact(Change::head(head, Vec::new())).await;
            kept.map_err(|_| not_stored("that copies of the game exist was not kept"))?;
        }
        let moves = self.table.play.as_ref().map(|play| play.moves() as u32);
        let events = match moves {
            Some(_) => Some(self.log().await.map_err(DocumentError::Fault)?),
            None => None,
        };
        let mut saved = saved(&self.table, events);
        self.take_notes_along(guest, &mut saved).await.map_err(DocumentError::Fault)?;
        // A long game takes its time to be written.
        let written = tokio::task::spawn_blocking(move || (saved.body(), saved)).await;
        let (body, saved) = written.map_err(|_| not_stored("a save was not written"))?;
        if body.len() > limits::SAVE_BYTES {
            return Err(DocumentError::Full.into());
        }
        let head = saved.head(ids::new_id(), name.to_owned(), moves, self.now());
        let summary = saves::summary(head.clone());
        let save = StoredDocument { head, version: 0, body };
        let store = &self.tables.store;
        store.create_document(DocumentKind::Save, &guest.id, save, limits::SAVE_QUOTA).await?;
        Ok(summary)
    }

    /// All events, as they are stored.
    async fn log(&self) -> Result<Vec<String>, Fault> {
        let stored = self.tables.store.load_table(&self.table.id).await?;
        let stored = stored.filter(|stored| stored.version == self.table.version);
        let stored = stored.ok_or_else(|| Fault("another owner wrote to this table".into()))?;
        Ok(stored.events.into_iter().map(|event| event.body).collect())
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

    /// Removes this table from those of a guest. If nobody else hosts or sits here, it is deleted.
    pub(super) async fn remove(&mut self, guest: &Guest) -> Result<(), Reason> {
        let State { id, head, .. } = &*self.table;
        let store = &self.tables.store;
        if !head.guests().contains(&guest.id) {
            return Err(Reason::NotYourTable);
        }
        // A game that rests, or waits to be resumed, can be removed without giving up the seat first.
        let is_unwanted = head.rests.is_some() || head.resumed.is_some() && head.is_before_start();
        let is_theirs_alone = head.is_of(&guest.id);
        let removed = if is_theirs_alone {
            let witnesses =
                if head.may_have_kin() { self.table.as_kin(head).witnesses() } else { Vec::new() };
            match store.delete_table(id, None, &witnesses).await {
                // This node stood still, and another one serves the table.
                Ok(false) => return Err(Reason::Overtaken),
                deleted => deleted.map(drop),
            }
        } else if head.is_open() && head.sitting(&guest.id).is_some() && !is_unwanted {
            return Err(Reason::OthersSitHere);
        } else {
            store.hide_table(&guest.id, id).await
        };
        if let Err(fault) = removed {
            tracing::error!(%fault, "a table was not removed");
            return Err(Reason::Unavailable);
        }
        if is_theirs_alone {
            self.tables.tell_kin(&self.table.seed, id);
            self.tables.bus.publish(Topic::House(id), News::Removed);
            self.is_deleted = true;
        }
        Ok(())
    }
}

/// The game of a table as it is now. `events` are all that happened, if anything could.
fn saved(state: &State, events: Option<Vec<String>>) -> Saved {
    let State { id, head, seed, .. } = state;
    let resumed = head.resumed.as_ref();
    Saved {
        game: head.game.clone(),
        rules_version: head.rules_version,
        setup: head.setup.clone(),
        options: head.options.clone(),
        seats: (head.seats.iter())
            .map(|chair| SavedSeat {
                guest: chair.guest.clone(),
                // Who stands in for a guest goes when the guest is back.
                brain: chair.brain.clone().filter(|_| chair.guest.is_none()),
                notes: None,
            })
            .collect(),
        host: Some(head.host.id.clone()),
        begun: events.map(|events| Begun {
            brought: resumed.map_or(0, |resumed| resumed.brought),
            brought_by: resumed.and_then(|resumed| resumed.brought_by.clone()),
            ..Begun::at(id, seed, events)
        }),
    }
}

fn not_stored(why: &str) -> DocumentError {
    Fault(why.to_owned()).into()
}
