//! Help in play: a question is answered away from the table, from what the asking eyes may see.

use super::actor::Actor;
use super::head::{Head, No};
use crate::bus::{Answer, Unanswered};
use crate::rate_key::RateKey;
use crate::wire::{Guest, RefusalCode};
use parlour_catalog::Answering;
use parlour_game::{Budget, Seat, Viewer};
use serde_json::Value;
use std::time::Duration;
use tokio::sync::oneshot;

impl Actor {
    /// Answers as soon as the guest's turn in the workshop has come. The table goes on meanwhile: what may be known
    /// was gathered now.
    pub(super) fn help(
        &self,
        guest: &Guest,
        rate_key: RateKey,
        seat: Option<Seat>,
        question: Value,
        reply: oneshot::Sender<Answer>,
    ) {
        let answering = match self.answering(guest, seat, question) {
            Ok(answering) => answering,
            Err((code, text)) => {
                let _ = reply.send(Answer::No { code, text });
                return;
            }
        };
        let workshop = self.tables.workshop.clone();
        let guest = guest.id.clone();
        let time = Duration::from_millis(self.tables.timing.think);
        tokio::spawn(async move {
            // The budget's time starts with the work, not while waiting for a thread.
            let answered = match workshop.work(rate_key, &guest, move || answering(Budget::time(time))).await
            {
                Ok(answered) => answered.map_err(Unanswered::Declined),
                Err(not_done) => Err(Unanswered::NotDone(not_done)),
            };
            // Who asked may have gone away; nothing was changed.
            let _ = reply.send(Answer::Answered(answered));
        });
    }

    fn answering(&self, guest: &Guest, seat: Option<Seat>, question: Value) -> Result<Answering, No> {
        let viewer = viewer(&self.table.head, guest, seat)?;
        let play = self.table.play.as_ref().ok_or_else(not_started)?;
        if !self.table.head.options.help && play.is_help(&question) {
            let text = "This table is played without the house's help.";
            return Err((RefusalCode::WrongPhase, text.into()));
        }
        play.ask(viewer, question)
            .ok_or_else(|| (RefusalCode::BadRequest, "The house knows no help for this game.".to_owned()))
    }

    /// Whether the guest may keep notes at the seat: it is theirs, and there is something to take notes of.
    pub(super) fn may_take_notes(&self, guest: &Guest, seat: Seat) -> Result<(), No> {
        viewer(&self.table.head, guest, Some(seat))?;
        if self.table.play.is_some() { Ok(()) } else { Err(not_started()) }
    }
}

/// Through whose eyes the guest may ask: those of a seat of theirs, or a spectator's if they have none.
fn viewer(head: &Head, guest: &Guest, seat: Option<Seat>) -> Result<Viewer, No> {
    head.must_not_be_sent_away(guest)?;
    let mut held = head.seats_of(&guest.id);
    match seat {
        Some(seat) if held.any(|own| own == seat) => Ok(Viewer::Seat(seat)),
        Some(_) => Err((RefusalCode::NotYourSeat, "This is not your seat.".into())),
        None if held.next().is_none() => Ok(Viewer::Spectator),
        None => Err((RefusalCode::NotYourSeat, "You play here. Ask for one of your seats.".into())),
    }
}

fn not_started() -> No {
    (RefusalCode::WrongPhase, "The game has not started yet.".into())
}
