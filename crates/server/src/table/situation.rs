//! All that a decision at a table depends on. Decisions are functions of it that change nothing: what they want changed
//! they return as a [`Change`](super::keep::Change).

use super::presence::Presence;
use super::state::State;
use super::{Tables, Timing};
use crate::wire::{Guest, TableView};

/// A table, who is there, and the time.
#[derive(Clone, Copy)]
pub(super) struct Situation<'a> {
    pub(super) state: &'a State,
    pub(super) presence: &'a Presence,
    pub(super) timing: &'a Timing,
    /// When the house opened.
    pub(super) opened: u64,
    pub(super) now: u64,
}

impl<'a> Situation<'a> {
    /// As it is now.
    pub(super) fn of(tables: &'a Tables, state: &'a State, presence: &'a Presence) -> Self {
        let Tables { timing, clock, .. } = tables;
        Self { state, presence, timing, opened: clock.opened(), now: clock.now() }
    }

    /// Whether a guest has no page open here.
    pub(super) fn is_away(self) -> impl Fn(&Guest) -> bool + Copy + 'a {
        move |guest| !self.presence.is_present(&guest.id)
    }

    /// The table as everyone may know it.
    pub(super) fn view(self) -> TableView {
        let State { head, play, seed, id, .. } = self.state;
        let mut view = head.view(id, self.is_away());
        for (seat, chair) in view.seats.iter_mut().zip(&head.seats) {
            seat.stand_in_at = self.stand_in_at(head, chair);
            seat.replaceable_at = self.chair_replaceable_at(chair);
        }
        TableView {
            commitment: play.as_ref().map(|play| play.commitment()),
            seed: play.as_ref().and_then(|play| play.revealed_seed()),
            draw: head.draw_view(seed),
            ..view
        }
    }
}
