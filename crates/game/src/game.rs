//! The `Game` trait and its types.

use crate::{ChanceRng, Seat, SeatSet};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::error::Error;
use std::fmt::Debug;

/// A value that crosses a border: stored, sent, shown.
pub trait Wire: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Wire for T {}

/// A position in play, and the rules it is played by.
///
/// The value itself is never serialised: a match is kept as set-up, seed and events, and recovered by replay.
pub trait Game: Sized + Clone + PartialEq + Debug + Send + Sync + 'static {
    /// In addresses, rows and folders; never changes.
    const ID: &'static str;
    /// Raised when an old log would replay differently.
    const RULES_VERSION: u16;
    /// Whether anything is hidden from anybody who plays or watches. Saves of such a game leave the house sealed. The
    /// laws compare it with what viewers see.
    const HAS_SECRETS: bool;

    /// Options, valid by construction: whatever deserialises can be played.
    type Setup: Wire + Default;
    /// One variant per thing a seat can do; a whole move, not a part of one.
    type Action: Wire;
    /// What dice or shuffling answered.
    type Chance: Wire;
    /// An event as one viewer saw it.
    type Sight: Wire;
    /// All that one viewer may know now.
    type View: Wire;
    /// A rule's "no", worded from what the asking seat knows.
    type Refusal: Error + Serialize + Clone + PartialEq + Send + 'static;

    /// How many chairs a match with this set-up has.
    fn seats(setup: &Self::Setup) -> u8;

    /// Whether a match with this set-up is for one person alone, against computers and on as many chairs as they like:
    /// the house lets no second person sit down. For practice that would be unfair among people.
    fn is_alone(_setup: &Self::Setup) -> bool {
        false
    }

    /// The seats that plan together with this one against others who must not know, itself among them; none if it plans
    /// with nobody. What they sketch for each other the house shows to them alone. The laws hold that all of them name
    /// the same.
    fn confidants(_setup: &Self::Setup, _seat: Seat) -> SeatSet {
        SeatSet::EMPTY
    }

    /// The position before the first event.
    fn new(setup: &Self::Setup) -> Self;

    /// Whom the game waits for, or how it ended.
    fn turn(&self) -> Turn;

    /// Every legal action of a seat, in stable order; also out of turn where the rules allow it
    /// (resigning, for example). Empty once the game is over.
    fn actions(&self, seat: Seat) -> Vec<Self::Action>;

    /// What is sent to the seat of its [actions](Game::actions): some of them, in the same order. A game whose
    /// actions come in long uniform families (any of hundreds of accusations) leaves those out here and tells
    /// them in its view in a word ("may accuse"); [`Game::check`] decides about each.
    fn offers(&self, seat: Seat) -> Vec<Self::Action> {
        self.actions(seat)
    }

    /// Draws what chance answers. Called only at [`Turn::Chance`].
    fn sample(&self, rng: &mut ChanceRng) -> Self::Chance;

    /// What chance may answer now, with weights; `None` if there is too much to list.
    fn chances(&self) -> Option<Vec<(Self::Chance, u32)>>;

    /// Whether the event may happen now. Must agree with [`Game::actions`] and [`Game::chances`].
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, event: &Event<Self>) -> Result<(), Self::Refusal>;

    /// Lets the event happen. Deterministic.
    ///
    /// # Panics
    /// May panic on an event that [`Game::check`] refuses.
    fn apply(&mut self, event: &Event<Self>);

    /// The event as the viewer saw it; `self` is the position before it.
    fn sight(&self, event: &Event<Self>, viewer: Viewer) -> Self::Sight;

    /// All that the viewer may know now.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Whether what the seat decides now stays hidden from somebody at the table, for example which card it shows. The
    /// house then lets a computer take the same time for it always: how long it took must not tell how much there was
    /// to choose from. Everyone at the table must be able to know the answer.
    ///
    /// Everything is a secret unless a game says otherwise.
    fn decides_secretly(&self, seat: Seat) -> bool {
        let _ = seat;
        true
    }

    /// Whether what the seat decides now is a small part of what it has just begun, for example where to go after a roll.
    /// A computer then takes half the time: such things are watched in one breath. Everyone at the table must be able to
    /// know the answer.
    fn is_in_one_breath(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// What is played for a seat that ran out of time: one of its actions, the same every time.
    /// `None` if the game does not wait for that seat.
    fn timeout_action(&self, seat: Seat) -> Option<Self::Action>;
}

/// A game's own texts for set-ups and actions, as people write them down.
pub trait Notation: Game {
    /// Why a text is not in the notation: what is wrong, and where.
    type Unreadable: Error + Serialize + Clone + PartialEq + Send + Sync + 'static;

    /// The set-up in the game's notation.
    fn write_setup(setup: &Self::Setup) -> String;

    /// # Errors
    /// What in the text is not a set-up.
    fn read_setup(text: &str) -> Result<Self::Setup, Self::Unreadable>;

    /// A listed action of the seat in the game's notation, unambiguous in this position.
    fn write_action(&self, seat: Seat, action: &Self::Action) -> String;

    /// Reads what [`Notation::write_action`] writes. Whether the action can be played is for [`Game::check`].
    ///
    /// # Errors
    /// What in the text is not an action.
    fn read_action(&self, seat: Seat, text: &str) -> Result<Self::Action, Self::Unreadable>;
}

/// A text that is not in the notation, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{0}")]
pub struct Unreadable(pub String);

/// Whom the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// This seat must act.
    Seat(Seat),
    /// Dice or cards must answer.
    Chance,
    /// The match has ended.
    Over(Outcome),
}

impl Turn {
    /// The seat that must act, if one must.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// How the match ended, if it has.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Turn::Over(outcome) => Some(outcome),
            Turn::Seat(_) | Turn::Chance => None,
        }
    }
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// These seats won, alone or as a team.
    Won(#[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))] SeatSet),
    /// Nobody lost.
    Drawn,
    /// The game ended without a solution.
    NobodyWon,
}

/// Who looks. There is no all-seeing viewer: that is a [`Reveal`](crate::Reveal) of a finished match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Who sits there.
    Seat(Seat),
    /// Anyone else.
    Spectator,
}

impl Viewer {
    /// Everyone who may look at a table with this many seats.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The seat that looks, if one does.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

/// What happened: the only thing that is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", bound = "")]
pub enum Event<G: Game> {
    /// A seat did something the rules allow.
    Acted {
        /// The seat that acted.
        seat: Seat,
        /// The action.
        action: G::Action,
    },
    /// Chance answered.
    Chanced(G::Chance),
}

impl<G: Game> Event<G> {
    /// Who did it; nobody if it was chance.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Event::Acted { seat, .. } => Some(*seat),
            Event::Chanced(_) => None,
        }
    }
}
