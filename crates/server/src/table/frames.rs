//! What viewers are sent of a match: one frame each, made from sights and views alone.

use crate::wire::{Frame, ToClient};
use parlour_catalog::{AnyMatch, AnyStep};
use parlour_game::Viewer;

/// The match as the viewer may know it, with all they saw from event `since` on.
pub(super) fn whole(play: &dyn AnyMatch, viewer: Viewer, since: u32, deadline: Option<u64>) -> String {
    // A page that claims to know more than has happened starts anew.
    let since = if since as usize <= play.seq() { since } else { 0 };
    message(Frame {
        seat: viewer.seat(),
        seq: play.seq() as u32,
        since,
        sights: play.sights(viewer, since as usize),
        view: play.view(viewer),
        actions: play.actions(viewer),
        turn: play.turn(),
        deadline,
    })
}

/// What the viewer sees of one step. `sights` were taken before it was committed; `play` stands after it.
pub(super) fn of_step(
    play: &dyn AnyMatch,
    step: &StepSights,
    viewer: Viewer,
    deadline: Option<u64>,
) -> Option<String> {
    let (_, sights) = step.sights.iter().find(|(seer, _)| *seer == viewer)?;
    Some(message(Frame {
        seat: viewer.seat(),
        seq: play.seq() as u32,
        since: step.first,
        sights: sights.clone(),
        view: play.view(viewer),
        actions: play.actions(viewer),
        turn: play.turn(),
        deadline,
    }))
}

/// What those who look on saw of a step, kept from before it is committed.
pub(super) struct StepSights {
    first: u32,
    sights: Vec<(Viewer, Box<serde_json::value::RawValue>)>,
}

impl StepSights {
    pub(super) fn of(step: &dyn AnyStep, viewers: impl Iterator<Item = Viewer>) -> Self {
        Self {
            first: step.first() as u32,
            sights: viewers.map(|viewer| (viewer, step.sights(viewer))).collect(),
        }
    }
}

/// A message as text.
pub(super) fn text(message: &ToClient) -> String {
    serde_json::to_string(message).expect("messages are plain data")
}

fn message(frame: Frame) -> String {
    text(&ToClient::Frame(frame))
}
