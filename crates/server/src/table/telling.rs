//! What viewers are told after a change: the table, and of the match what each of them may know.

use super::actor::Actor;
use super::frames::{self, OpenFrame, Part};
use crate::bus::{News, Text, Topic};
use crate::limits;
use crate::wire::ToClient;
use parlour_catalog::AnyStep;
use parlour_game::Viewer;

impl Actor {
    pub(super) fn tell(&self, topic: Topic<'_>, message: &ToClient) {
        self.tables.bus.publish(topic, News::Message(Text::of(message)));
    }

    pub(super) fn tell_table(&self) {
        let view = self.situation().view();
        let seating = view.seating().map(|guest| guest.map(str::to_owned)).collect();
        let news = News::Table(Text::of(&ToClient::Table(view)), self.table.version, seating);
        self.tables.bus.publish(Topic::House(&self.table.id), news);
    }

    /// What everybody with an open page sees of a step that the match is about to take.
    pub(super) fn open_frames(&self, step: &dyn AnyStep) -> Vec<OpenFrame> {
        let mut sights = Part::of(self.table.game);
        self.listeners().map(|viewer| OpenFrame::of_step(step, viewer, &mut sights)).collect()
    }

    /// Tells of the step that the match has taken.
    pub(super) fn tell_step(&self, frames: Vec<OpenFrame>) {
        let Some(play) = &self.table.play else { return };
        let (deadline, mut view) = (self.situation().deadline(), Part::of(self.table.game));
        for frame in frames {
            self.tell_viewer(frame.viewer(), frame.close(&**play, deadline, &mut view));
        }
    }

    /// What is for these eyes alone.
    pub(super) fn tell_viewer(&self, viewer: Viewer, text: Text) {
        let news = News::Frame(viewer, self.table.seq(), text);
        self.tables.bus.publish(Topic::Viewer(&self.table.id, viewer), news);
    }

    /// Who is there to see it. Who comes later is told everything then.
    pub(super) fn listeners(&self) -> impl Iterator<Item = Viewer> {
        let listening = self.tables.bus.viewers(&self.table.id);
        Viewer::all(self.table.head.seats.len() as u8).filter(move |viewer| listening.contains(viewer))
    }

    pub(super) fn tell_all_since(&self, since: u32) {
        let Some(play) = &self.table.play else { return };
        if play.seq().saturating_sub(since as usize) > limits::PIECE_EVENTS {
            self.tables.bus.publish(Topic::House(&self.table.id), News::LookAgain);
            return;
        }
        let (deadline, mut view) = (self.situation().deadline(), Part::of(self.table.game));
        for viewer in self.listeners() {
            self.tell_viewer(viewer, frames::whole(&**play, viewer, since, deadline, &mut view));
        }
    }
}
