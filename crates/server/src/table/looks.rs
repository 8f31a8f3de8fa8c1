//! What a page is shown when it comes, or comes back: what it has not seen yet, in pieces.
//!
//! A piece is cut by the number of events, so that where it ends tells nothing. The next one is asked for when the last
//! has been written out: a socket that takes nothing costs one piece. A long match is played through on another thread.

use super::situation::Situation;
use crate::bus::Text;
use crate::bus::asks::{Entrance, Shown};
use crate::limits;
use crate::wire::{Frame, Guest, Note, NoteBody, Sights, ToClient, Welcome};
use parlour_catalog::{AnyMatch, AnyPast};
use parlour_game::{Seat, Viewer};
use serde_json::value::RawValue;
use std::ops::Range;

/// A piece that is yet to be worked out. Everything that must be of this moment is in it.
pub(super) struct Piece {
    past: Box<dyn AnyPast>,
    seq: u32,
    events: Range<u32>,
    /// With a frame for each viewer if this is the last piece.
    viewers: Vec<(Viewer, Option<Frame>)>,
}

impl Piece {
    fn of(play: &dyn AnyMatch, viewers: Vec<Viewer>, since: u32, deadline: Option<u64>) -> Self {
        let seq = play.seq() as u32;
        let most = (limits::PIECE_EVENTS / viewers.len().max(1)).max(1) as u32;
        let events = since..seq.min(since.saturating_add(most));
        let is_last = events.end == seq;
        let frame = |viewer: Viewer| Frame {
            seat: viewer.seat(),
            seq,
            since,
            sights: RawValue::NULL.to_owned(),
            view: play.view(viewer),
            actions: play.actions(viewer),
            turn: play.turn(),
            deadline,
        };
        let viewers = viewers.into_iter().map(|viewer| (viewer, is_last.then(|| frame(viewer)))).collect();
        Self { past: play.past(), seq, events, viewers }
    }

    pub(super) fn write(self) -> Shown {
        let Self { past, seq, events, viewers } = self;
        let range = events.start as usize..events.end as usize;
        let message = |(viewer, frame): (Viewer, Option<Frame>)| {
            let sights = past.sights(viewer, range.clone());
            Text::of(&match frame {
                Some(frame) => ToClient::Frame(Frame { sights, ..frame }),
                None => ToClient::Sights(Sights { seat: viewer.seat(), since: events.start, sights }),
            })
        };
        let next = (events.end < seq && !viewers.is_empty()).then_some(events.end);
        Shown { messages: viewers.into_iter().map(message).collect(), seq, next }
    }
}

impl Situation<'_> {
    /// The table, and what these viewers have yet to see of the match, if that is little work.
    pub(super) fn entrance(
        self,
        incarnation: String,
        guest: &Guest,
        is_invited: bool,
        eyes: &[Option<Seat>],
        since: u32,
    ) -> Entrance {
        let head = &self.state.head;
        let sits_or_hosts = head.host.id == guest.id || head.sitting(&guest.id).is_some();
        let is_invited = is_invited || sits_or_hosts;
        Entrance {
            welcome: Welcome {
                you: guest.clone(),
                code: is_invited.then(|| head.code.clone()),
                table: self.view(),
                notes: latest(self.state.notes.latest()),
                now: self.now,
                incarnation,
            },
            version: self.state.version,
            is_invited,
            shown: match self.piece(guest, eyes, since) {
                None => Shown::default(),
                Some(piece) if piece.seq as usize <= limits::SHORT_MATCH || piece.events.is_empty() => {
                    piece.write()
                }
                Some(piece) => Shown { messages: Vec::new(), seq: piece.seq, next: Some(piece.events.start) },
            },
        }
    }

    /// The next piece that these viewers have yet to see.
    pub(super) fn piece(self, guest: &Guest, eyes: &[Option<Seat>], since: u32) -> Option<Piece> {
        let play = self.state.play.as_deref()?;
        // A guest sees as all their seats, or as a spectator if they have none; never as more, whatever they ask for.
        let mut own: Vec<Viewer> = self.state.head.seats_of(&guest.id).map(Viewer::Seat).collect();
        if own.is_empty() {
            own.push(Viewer::Spectator);
        }
        own.retain(|viewer| eyes.contains(&viewer.seat()));
        // A page that claims to know more than has happened is shown everything.
        let since = if since as usize <= play.seq() { since } else { 0 };
        (!own.is_empty()).then(|| Piece::of(play, own, since, self.deadline()))
    }
}

/// The latest notes: so many, and so long, at most.
fn latest<'a>(notes: impl DoubleEndedIterator<Item = &'a Note>) -> Vec<Note> {
    let mut bytes = 0;
    // An estimate: all notes are short but for chat.
    let length = |note: &Note| match &note.body {
        NoteBody::Said { text, .. } => 128 + text.len(),
        _ => 128,
    };
    let fits = |note: &&Note| {
        bytes += length(note);
        bytes <= limits::NOTES_BYTES
    };
    let mut latest: Vec<Note> = notes.rev().take(limits::NOTES_SHOWN).take_while(fits).cloned().collect();
    latest.reverse();
    latest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(n: u32, text: &str) -> Note {
        let guest = Guest { id: "ann".into(), name: "Ann".into() };
        Note { n, at: 0, seq: 0, body: NoteBody::Said { guest, text: text.to_owned() } }
    }

    #[test]
    fn of_many_notes_the_latest_are_shown_and_of_long_ones_fewer() {
        let short: Vec<Note> = (0..600).map(|n| said(n, "Hm.")).collect();
        assert_eq!(latest(short.iter()).len(), limits::NOTES_SHOWN);
        assert_eq!(latest(short.iter()).last(), short.last());
        let long: Vec<Note> = (0..600).map(|n| said(n, &"\u{1f642}".repeat(300))).collect();
        let shown = latest(long.iter());
        assert!(shown.len() > 80 && shown.len() < 120, "{}", shown.len());
        assert_eq!(shown.last(), long.last());
        assert!(latest([].iter()).is_empty());
    }
}
