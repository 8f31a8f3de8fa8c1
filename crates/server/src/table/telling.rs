//! What viewers are told after a change: the table, and of the match what each of them may know.

use super::actor::Actor;
use super::frames::{self, StepSights};
use crate::bus::{News, Topic};
use crate::limits;
use crate::wire::ToClient;
use parlour_game::Viewer;

impl Actor {
    pub(super) fn tell(&self, topic: &Topic, message: &ToClient) {
        self.tables.bus.publish(topic, News::Message(frames::text(message).into()));
    }

    pub(super) fn tell_table(&self) {
        let view = self.view();
        let seating = view.seating().map(|guest| guest.map(str::to_owned)).collect();
        let news = News::Seating(frames::text(&ToClient::Table(view)).into(), seating);
        self.tables.bus.publish(&Topic::House(self.table.id.clone()), news);
    }

    pub(super) fn tell_step(&self, sights: &StepSights) {
        let Some(play) = &self.table.play else { return };
        let deadline = self.deadline();
        self.tell_viewers(|viewer| frames::of_step(&**play, sights, viewer, deadline));
    }

    /// Tells every viewer what is theirs to see.
    fn tell_viewers(&self, frame: impl Fn(Viewer) -> Option<String>) {
        for viewer in self.listeners() {
            if let Some(frame) = frame(viewer) {
                let topic = Topic::Viewer(self.table.id.clone(), viewer);
                self.tables.bus.publish(&topic, News::Frame(viewer, frame.into()));
            }
        }
    }

    /// Who is there to see it. Who comes later is told everything then.
    pub(super) fn listeners(&self) -> impl Iterator<Item = Viewer> {
        Viewer::all(self.table.head.seats.len() as u8)
            .filter(|viewer| self.tables.bus.has_listeners(&Topic::Viewer(self.table.id.clone(), *viewer)))
    }

    pub(super) fn tell_all_since(&self, since: u32) {
        let Some(play) = &self.table.play else { return };
        if play.seq().saturating_sub(since as usize) > limits::PIECE_EVENTS {
            self.tables.bus.publish(&Topic::House(self.table.id.clone()), News::LookAgain);
            return;
        }
        let deadline = self.deadline();
        self.tell_viewers(|viewer| Some(frames::whole(&**play, viewer, since, deadline)));
    }
}
