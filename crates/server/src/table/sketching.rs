//! What seats that plan together sketch for each other: for each seat one sketch, the page's own, which the house does not
//! read.
//!
//! It is no part of the match. Only the table that is awake knows it: nothing of it is stored, and nobody else is told
//! that there is any.

use super::actor::Actor;
use super::head::Head;
use super::situation::Situation;
use crate::bus::Text;
use crate::limits;
use crate::wire::{Guest, Json, Phase, Reason, Sketch, Sketches, ToClient};
use parlour_game::{Seat, SeatSet, Viewer};
use std::collections::BTreeMap;

/// The latest sketch of each seat, and the guest whose it is.
#[derive(Default)]
pub(super) struct Pad(BTreeMap<Seat, (String, Json)>);

impl Pad {
    /// In the place of what the seat had sketched before.
    fn draw(&mut self, seat: Seat, guest: &str, sketch: &Json) {
        if **sketch == *"null" {
            self.0.remove(&seat);
        } else {
            self.0.insert(seat, (guest.to_owned(), sketch.clone()));
        }
    }

    /// Takes away what is of guests who have given up their seats. Returns whose seats those were.
    fn clear(&mut self, head: &Head) -> SeatSet {
        let is_theirs = |seat: &Seat, guest: &str| head.seats_of(guest).any(|held| held == *seat);
        let left = self.0.iter().filter(|(seat, (guest, _))| !is_theirs(seat, guest));
        let left: SeatSet = left.map(|(seat, _)| *seat).collect();
        self.0.retain(|seat, _| !left.has(*seat));
        left
    }

    /// As this seat may see it, which plans with these.
    fn shown(&self, seat: Seat, confidants: SeatSet) -> Text {
        let sketches = self.0.iter().filter(|(by, _)| confidants.has(**by));
        let sketches =
            sketches.map(|(by, (_, sketch))| Sketch { seat: *by, sketch: sketch.clone() }).collect();
        Text::of(&ToClient::Sketches(Sketches { seat, sketches }))
    }
}

impl Situation<'_> {
    /// Whether the guest may sketch this for those with whom the seat plans.
    pub(super) fn may_sketch(self, guest: &Guest, seat: Seat, sketch: &Json) -> Result<(), Reason> {
        let head = &self.state.head;
        if !head.seats_of(&guest.id).any(|held| held == seat) {
            return Err(Reason::NotYourSeat);
        }
        let Some(play) = &self.state.play else { return Err(Reason::NotStarted) };
        if let Phase::Over { .. } = head.phase {
            return Err(Reason::GameOver);
        }
        if play.confidants(seat).is_empty() {
            return Err(Reason::PlansWithNobody);
        }
        if sketch.len() > limits::SKETCH_BYTES {
            return Err(Reason::SketchTooLong { bytes: limits::SKETCH_BYTES });
        }
        Ok(())
    }
}

impl Actor {
    /// Keeps what was sketched, and shows it to those for whom it is.
    pub(super) fn sketch(&mut self, guest: &Guest, seat: Seat, sketch: &Json) {
        self.pad.draw(seat, &guest.id, sketch);
        self.tell_sketches(self.confidants(seat));
    }

    /// Those whose seats changed hands have left nothing behind.
    pub(super) fn clear_pad(&mut self) {
        let left = self.pad.clear(&self.table.head);
        for seat in left.iter() {
            self.tell_sketches(self.confidants(seat));
        }
    }

    /// What these viewers, all of them the guest's, may see of it.
    pub(super) fn sketches(&self, guest: &Guest, eyes: &[Option<Seat>]) -> Vec<Text> {
        let seats = self.table.head.seats_of(&guest.id).filter(|seat| eyes.contains(&Some(*seat)));
        let confidants = seats.map(|seat| (seat, self.confidants(seat)));
        let planning = confidants.filter(|(_, confidants)| !confidants.is_empty());
        planning.map(|(seat, confidants)| self.pad.shown(seat, confidants)).collect()
    }

    fn confidants(&self, seat: Seat) -> SeatSet {
        self.table.play.as_ref().map_or(SeatSet::EMPTY, |play| play.confidants(seat))
    }

    /// The match has begun: who plans with others is told so by what they have sketched, which is nothing.
    pub(super) fn open_pad(&self) {
        self.tell_sketches(Seat::first(self.table.head.seats.len() as u8).collect());
    }

    fn tell_sketches(&self, to: SeatSet) {
        for viewer in self.listeners() {
            let Viewer::Seat(seat) = viewer else { continue };
            let confidants = self.confidants(seat);
            if to.has(seat) && !confidants.is_empty() {
                self.tell_viewer(viewer, self.pad.shown(seat, confidants));
            }
        }
    }
}
