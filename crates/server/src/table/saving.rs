//! A table's game kept under a name, and a table thrown away.

use super::actor::Actor;
use super::head::{Head, No};
use super::keep::Change;
use crate::bus::{Answer, Ask, News, SaveDenied, Topic};
use crate::saves::{self, Saved};
use crate::store::{Fault, NewSaveRow, SaveError, SeatOf, StoredTable};
use crate::wire::{FromClient, Guest, NoteBody, Phase, RefusalCode};
use crate::{ids, limits};

impl Actor {
    /// Keeps the game as it is now under a name, for one of those who play it. It goes from here to the store and
    /// nowhere else.
    pub(super) async fn save(&self, guest: &Guest, name: &str) -> Answer {
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
        if let Err(fault) = self.take_notes_along(&mut saved).await {
            return Answer::NotSaved(SaveError::Fault(fault).into());
        }
        let body = saved.body();
        if body.len() > limits::SAVE_BYTES {
            return Answer::NotSaved(SaveDenied::Full);
        }
        let row = NewSaveRow {
            guest: guest.id.clone(),
            head: saved.head(ids::new_id(), name.to_owned(), moves, self.now()),
            body,
        };
        let summary = saves::summary(row.head.clone());
        match self.tables.store.create_save(row, limits::SAVE_SHELF).await {
            Ok(()) => Answer::Saved(Box::new(summary)),
            Err(error) => Answer::NotSaved(error.into()),
        }
    }

    async fn take_notes_along(&self, saved: &mut Saved) -> Result<(), Fault> {
        for (number, seat) in (0..).zip(&mut saved.seats) {
            let Some(guest) = &seat.guest else { continue };
            let whose = SeatOf { table: self.table.id.clone(), seat: number, guest: guest.id.clone() };
            let stored = self.tables.store.seat_notes(&whose).await?;
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
        let removed = if head.is_of(&guest.id) {
            store.delete_table(&self.table.id).await.map(|()| self.is_gone = true)
        } else if head.is_open() && head.seats_of(&guest.id).next().is_some() {
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
            self.tell_origin();
            self.tables.bus.publish(&Topic::House(self.table.id.clone()), News::Removed);
        }
        Answer::Done
    }

    /// A game with secrets that goes on here among several rests where it was saved: whoever finished it there, if need be
    /// with computers in the place of the others, would know everything here. What is one's own alone one may play as
    /// often as one likes.
    pub(super) fn tell_origin(&self) {
        let head = &self.table.head;
        let is_played = head.phase == Phase::Playing && !self.is_gone;
        let Some(origin) = head.resumed.as_ref().and_then(|resumed| resumed.origin.clone()) else { return };
        if !self.table.game.has_secrets() || is_played && head.other_than(&head.host.id).is_none() {
            return;
        }
        let (tables, ask) =
            (self.tables.clone(), Ask::PlayedElsewhere { table: self.table.id.clone(), is_played });
        // Not waited for: two tables that wait for each other would wait for ever.
        tokio::spawn(async move {
            if let Err(error) = tables.ask(&origin, ask).await {
                tracing::debug!(%error, "where a saved game comes from it cannot be told that it goes on");
            }
        });
    }

    /// The game that was saved here is played at that table now, or no longer.
    pub(super) async fn rest(&mut self, table: String, is_played: bool) {
        let mut head = self.table.head.clone();
        if is_played && head.phase == Phase::Playing {
            head.goes_on_at = Some(table.clone());
        } else if !is_played && head.goes_on_at.as_ref() == Some(&table) {
            head.goes_on_at = None;
            // Nobody's time ran meanwhile.
            self.table.last_event_at = self.now();
        }
        if head != self.table.head {
            let notes = vec![NoteBody::GoesOn { table: head.goes_on_at.clone() }];
            // If it cannot be kept it is played in two places, as if nobody had told.
            let _ = self.keep(Change { head: Some(head), notes, ..Change::default() }).await;
        }
    }

    /// A saved game may still be played where it was saved. Whoever plays it there is not passed over here: what comes
    /// to light at this table would spoil theirs.
    pub(super) async fn must_not_be_awaited_elsewhere(
        &self,
        guest: &Guest,
        request: &FromClient,
    ) -> Result<(), No> {
        let head = &self.table.head;
        let holder = match request {
            FromClient::Clear { seat, .. } => {
                head.seats.get(seat.index()).and_then(|chair| chair.guest.as_ref())
            }
            FromClient::SendAway { guest, .. } => head.sitting(guest),
            _ => return Ok(()),
        };
        let Some(holder) = holder.filter(|holder| holder.id != guest.id) else { return Ok(()) };
        let origin = head.resumed.as_ref().and_then(|resumed| resumed.origin.as_ref());
        let Some(origin) = origin.filter(|_| self.table.game.has_secrets()) else { return Ok(()) };
        match self.tables.store.load_table(origin).await {
            Ok(stored) if !stored.as_ref().is_some_and(|table| is_played_with_others(table, &guest.id)) => {
                Ok(())
            }
            Ok(_) => {
                let name = &holder.name;
                let text = format!(
                    "This game is still played at the table where it was saved. Wait for {name}, or play on there."
                );
                Err((RefusalCode::SeatTaken, text))
            }
            Err(fault) => {
                tracing::error!(%fault, "cannot see where a saved game comes from");
                Err((RefusalCode::Unavailable, "The house could not do that just now. Try again.".into()))
            }
        }
    }
}

fn is_played_with_others(table: &StoredTable, guest: &str) -> bool {
    let head = serde_json::from_str::<Head>(&table.head);
    // A table that cannot be read cannot be played.
    head.is_ok_and(|head| head.phase == Phase::Playing && head.other_than(guest).is_some())
}

fn refused(code: RefusalCode, text: &str) -> Answer {
    Answer::No { code, text: text.to_owned() }
}
