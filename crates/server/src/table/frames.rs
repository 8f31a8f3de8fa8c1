//! What viewers are sent of a match: one frame each, made from sights and views alone.

use crate::bus::Text;
use parlour_catalog::{AnyGame, AnyMatch, AnyStep};
use parlour_game::Viewer;
use serde::Serialize;

/// Room for most frames: a buffer that grows is copied.
const USUAL_BYTES: usize = 1536;

/// A part of the frames of several viewers. Where a game hides nothing it is the same for all of them (a law holds games
/// to that) and is written once.
pub(super) struct Part {
    is_shared: bool,
    /// Empty until it is written.
    shared: Vec<u8>,
}

impl Part {
    pub(super) fn of(game: &dyn AnyGame) -> Self {
        Self { is_shared: !game.has_secrets(), shared: Vec::new() }
    }

    fn append(&mut self, json: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>)) {
        let start = json.len();
        if self.shared.is_empty() {
            write(json);
        } else {
            json.extend_from_slice(&self.shared);
        }
        if self.is_shared && self.shared.is_empty() {
            self.shared.extend_from_slice(&json[start..]);
        }
    }
}

/// The match as the viewer may know it, with all they saw from event `since` on.
pub(super) fn whole(
    play: &dyn AnyMatch,
    viewer: Viewer,
    since: u32,
    deadline: Option<u64>,
    view: &mut Part,
) -> Text {
    // A page that claims to know more than has happened starts anew.
    let since = if since as usize <= play.seq() { since } else { 0 };
    let mut frame = OpenFrame::new(viewer, play.seq() as u32, since);
    frame.json.extend_from_slice(play.sights(viewer, since as usize).get().as_bytes());
    frame.close(play, deadline, view)
}

/// A [frame](crate::wire::Frame) as it goes to the page, written in one go up to what the viewer saw. The rest follows when
/// the match has taken the step.
pub(super) struct OpenFrame {
    viewer: Viewer,
    json: Vec<u8>,
}

impl OpenFrame {
    /// What the viewer sees of a step.
    pub(super) fn of_step(step: &dyn AnyStep, viewer: Viewer, sights: &mut Part) -> Self {
        let first = step.first() as u32;
        let mut frame = Self::new(viewer, first + step.count() as u32, first);
        sights.append(&mut frame.json, |json| step.write_sights(viewer, json));
        frame
    }

    fn new(viewer: Viewer, seq: u32, since: u32) -> Self {
        let mut frame = Self { viewer, json: Vec::with_capacity(USUAL_BYTES) };
        frame.json.extend_from_slice(br#"{"type":"frame""#);
        frame.field("seat", &viewer.seat());
        frame.field("seq", &seq);
        frame.field("since", &since);
        frame.json.extend_from_slice(br#","sights":"#);
        frame
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The whole frame. The match stands after the last event that was seen.
    pub(super) fn close(mut self, play: &dyn AnyMatch, deadline: Option<u64>, view: &mut Part) -> Text {
        self.json.extend_from_slice(br#","view":"#);
        view.append(&mut self.json, |json| play.write_view(self.viewer, json));
        self.json.extend_from_slice(br#","actions":"#);
        play.write_actions(self.viewer, &mut self.json);
        self.field("turn", &play.turn());
        self.field("deadline", &deadline);
        self.json.push(b'}');
        Text::from_json(self.json)
    }

    fn field(&mut self, name: &str, value: &impl Serialize) {
        self.json.extend_from_slice(b",\"");
        self.json.extend_from_slice(name.as_bytes());
        self.json.extend_from_slice(b"\":");
        serde_json::to_writer(&mut self.json, value).expect("messages are plain data");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{Frame, ToClient};
    use parlour_game::{Seat, Seed};

    #[test]
    fn a_frame_is_written_as_the_page_expects_it() {
        for game in parlour_catalog::games() {
            let play = game.open(&game.info().setup, Seed::new([7; 32])).unwrap();
            let mut view = Part::of(game);
            for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
                let frame = Frame {
                    seat: viewer.seat(),
                    seq: play.seq() as u32,
                    since: 0,
                    sights: play.sights(viewer, 0),
                    view: play.view(viewer),
                    actions: play.actions(viewer),
                    turn: play.turn(),
                    deadline: Some(5),
                };
                assert_eq!(*whole(&*play, viewer, 0, Some(5), &mut view), *Text::of(&ToClient::Frame(frame)));
            }
        }
    }
}
