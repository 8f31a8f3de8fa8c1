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
    /// When the house opened, or what kept guests from being heard was over.
    pub(super) opened: u64,
    /// Guests at other nodes cannot be heard now: nobody is taken for late or gone.
    pub(super) is_cut_off: bool,
    pub(super) now: u64,
}

impl<'a> Situation<'a> {
    /// As it is now.
    pub(super) fn of(tables: &'a Tables, state: &'a State, presence: &'a Presence) -> Self {
        let Tables { timing, clock, bus, .. } = tables;
        let (now, undisturbed) = (clock.now(), bus.undisturbed_since());
        let opened = clock.opened().max(undisturbed.unwrap_or(now)).max(presence.disturbed_at());
        Self { state, presence, timing, opened, is_cut_off: undisturbed.is_none(), now }
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
        view.with_match(play.as_deref(), head.draw_view(seed))
    }
}
