//! Help in play: a question is answered away from the table, from what the asking viewer may see.

use super::head::Head;
use super::situation::Situation;
use crate::wire::{Guest, Reason};
use parlour_catalog::Answering;
use parlour_game::{Seat, Viewer};
use serde_json::Value;

impl Situation<'_> {
    /// The work of answering a question, with all that may be known for it.
    pub(super) fn answering(
        self,
        guest: &Guest,
        seat: Option<Seat>,
        question: &Value,
    ) -> Result<Answering, Reason> {
        let head = &self.state.head;
        let viewer = viewer(head, guest, seat)?;
        let Some(play) = &self.state.play else { return Err(Reason::NotStarted) };
        if let Some(help) = play.help(question).filter(|help| !head.options.help.has(*help)) {
            return Err(Reason::HelpOff { help });
        }
        play.ask(viewer, question.clone()).ok_or(Reason::NoHelp)
    }

    /// Whether the guest may keep notes at the seat: it is theirs, and there is something to take notes of.
    pub(super) fn may_take_notes(self, guest: &Guest, seat: Seat) -> Result<(), Reason> {
        viewer(&self.state.head, guest, Some(seat))?;
        if self.state.play.is_some() { Ok(()) } else { Err(Reason::NotStarted) }
    }
}

/// As which viewer the guest may ask: as a seat of theirs, or as a spectator if they have none.
fn viewer(head: &Head, guest: &Guest, seat: Option<Seat>) -> Result<Viewer, Reason> {
    head.must_not_be_sent_away(guest)?;
    let mut held = head.seats_of(&guest.id);
    match seat {
        Some(seat) if held.any(|own| own == seat) => Ok(Viewer::Seat(seat)),
        Some(_) => Err(Reason::NotYourSeat),
        None if held.next().is_none() => Ok(Viewer::Spectator),
        None => Err(Reason::AskForSeat),
    }
}
