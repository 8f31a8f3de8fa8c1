//! Finished matches without their types, for replays and for checking.

use crate::any::{raw, text};
use parlour_game::{Event, Game, Notation, Outcome, Reveal, Seat, Turn, Viewer};
use serde_json::value::RawValue;

/// The viewer as whom a finished match is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// This viewer.
    Of(Viewer),
    /// With everything revealed.
    All,
}

/// A point at which somebody was to act, or the end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// How many events had happened.
    pub seq: usize,
    /// Whom the match waited for.
    pub turn: Turn,
}

/// An event in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Who acted; nobody if it was chance.
    pub seat: Option<Seat>,
    /// An action in the game's notation, what chance answered as JSON.
    pub text: String,
}

/// Everything about a finished match, without its types.
pub trait AnyReveal {
    /// How it ended.
    fn outcome(&self) -> Outcome;
    /// All events, as they are stored.
    fn log(&self) -> Vec<String>;
    /// All events, as people write them down.
    fn told(&self) -> Vec<Told>;
    /// The moments at which it can be looked at, in order; never none.
    fn moments(&self) -> Vec<Moment>;
    /// All events as these eyes saw them: a list. With everything revealed, each as whoever acted saw it.
    fn sights(&self, eyes: Eyes) -> Box<RawValue>;
    /// What could be known at the moments from number `from` on: a view each, and with everything revealed a list of
    /// all views, those of the seats in order and then the spectators'. No more of them than fit into so many bytes,
    /// but at least one if there is that moment.
    fn views(&self, eyes: Eyes, from: usize, bytes: usize) -> Vec<Box<RawValue>>;
}

impl<G: Game + Notation> AnyReveal for Reveal<'_, G> {
    fn outcome(&self) -> Outcome {
        Reveal::outcome(self)
    }

    fn log(&self) -> Vec<String> {
        Reveal::log(self).iter().map(text).collect()
    }

    fn told(&self) -> Vec<Told> {
        let mut state = G::new(self.setup());
        let tell = |event: &Event<G>| {
            let text = match event {
                Event::Acted { seat, action } => state.write_action(*seat, action),
                Event::Chanced(chance) => text(chance),
            };
            state.apply(event);
            Told { seat: event.seat(), text }
        };
        Reveal::log(self).iter().map(tell).collect()
    }

    fn moments(&self) -> Vec<Moment> {
        Reveal::moments(self).map(|(seq, state)| Moment { seq, turn: state.turn() }).collect()
    }

    fn sights(&self, eyes: Eyes) -> Box<RawValue> {
        raw(&match eyes {
            Eyes::Of(viewer) => Reveal::sights(self, viewer),
            Eyes::All => self.sights_of_all(),
        })
    }

    fn views(&self, eyes: Eyes, from: usize, bytes: usize) -> Vec<Box<RawValue>> {
        let mut left = bytes;
        let seen = Reveal::moments(self).skip(from).map(|(_, state)| match eyes {
            Eyes::Of(viewer) => raw(&state.view(viewer)),
            Eyes::All => raw(&Viewer::all(self.seats()).map(|viewer| state.view(viewer)).collect::<Vec<_>>()),
        });
        let mut views = Vec::new();
        for view in seen {
            let length = view.get().len();
            if length > left && !views.is_empty() {
                break;
            }
            left = left.saturating_sub(length);
            views.push(view);
        }
        views
    }
}
