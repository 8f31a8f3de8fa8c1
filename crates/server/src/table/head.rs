//! What is stored of a table besides its match: seats, options, phase. The house's own rules about them are in
//! `seating`, `options`, `starting`, `hosting` and `draw`. They are pure: they change a head and return notes of it, or
//! return a reason why not.

use super::draw::Contribution;
use crate::store::Witness;
use crate::wire::{DrawView, Guest, NoteBody, Options, Phase, Reason, Rest, SeatView, TableView};
use parlour_catalog::{AnyGame, AnyMatch, DrawnFrom};
use parlour_game::{Seat, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table without its match, as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Head {
    pub game: String,
    pub rules_version: u16,
    pub host: Guest,
    pub code: String,
    pub setup: Value,
    pub options: Options,
    pub seats: Vec<Chair>,
    pub phase: Phase,
    /// Computers hold still.
    #[serde(default)]
    pub paused: bool,
    /// If it goes on from a save: what is to be known of that.
    #[serde(default)]
    pub resumed: Option<Resumed>,
    /// Whom the host has sent away and not let back in.
    #[serde(default)]
    pub sent_away: Vec<Guest>,
    /// Why the game is not played here now, or cannot start.
    #[serde(default)]
    pub rests: Option<Rest>,
    /// The game was saved here, so that copies of it may exist. An older table may have been.
    #[serde(default = "yes")]
    pub is_saved: bool,
    /// Who gave up a seat while it was played, and what they had seen of it.
    #[serde(default)]
    pub left: Vec<Witness>,
    /// When the match started here.
    #[serde(default)]
    pub started_at: u64,
    /// The time for a decision counts from here on, if that is later than the last event.
    #[serde(default)]
    pub counts_from: u64,
    /// Before the start: what guests contribute to the seed.
    #[serde(default)]
    pub contributions: Vec<Contribution>,
    /// From the start on: what the seed was drawn from, if guests contributed to it. Secret until the end.
    #[serde(default)]
    pub drawn_from: Option<DrawnFrom>,
}

fn yes() -> bool {
    true
}

/// Where a game that goes on comes from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Resumed {
    /// How many actions had been taken.
    pub moves: u32,
    /// The table it was saved at; `None` if it came from a file that does not say.
    pub origin: Option<String>,
    /// Who held each seat then.
    pub holders: Vec<Option<String>>,
    /// So many events came from a file that did not tell its seed: chance was drawn elsewhere in them.
    #[serde(default)]
    pub brought: u32,
    /// Who brought that file.
    #[serde(default)]
    pub brought_by: Option<String>,
}

impl Resumed {
    /// Whether the guest held this seat.
    pub(super) fn was_held_by(&self, guest: &str, seat: Seat) -> bool {
        self.holders.get(seat.index()).is_some_and(|holder| holder.as_deref() == Some(guest))
    }
}

/// A seat as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Chair {
    /// With the name of whoever plays here: a guest's chairs may have a name each.
    pub guest: Option<Guest>,
    /// Who plays when there is no guest; with one, who stands in.
    pub brain: Option<String>,
    pub ready: bool,
    /// Since when the guest has had no page open, as far as it matters for a stand-in.
    pub away_since: Option<u64>,
}

/// What a rule of the house has changed a head to: the notes of it, or why not.
pub(super) type Changed = Result<Vec<NoteBody>, Reason>;

impl Chair {
    pub(super) fn is_open(&self) -> bool {
        self.guest.is_none() && self.brain.is_none()
    }

    /// What others call whoever sits here.
    pub fn name(&self) -> String {
        match (&self.guest, &self.brain) {
            (Some(guest), _) => guest.name.clone(),
            (None, Some(brain)) => brain.clone(),
            (None, None) => String::new(),
        }
    }
}

impl Head {
    /// A table at which nothing has happened yet. Its code is found when it is kept.
    pub fn new(
        game: &dyn AnyGame,
        host: Guest,
        setup: Value,
        options: Options,
        seats: Vec<Chair>,
        phase: Phase,
    ) -> Self {
        Self {
            game: game.id().to_owned(),
            rules_version: game.rules_version(),
            host,
            code: String::new(),
            setup,
            options,
            seats,
            phase,
            paused: false,
            resumed: None,
            sent_away: Vec::new(),
            rests: None,
            is_saved: false,
            left: Vec::new(),
            started_at: 0,
            counts_from: 0,
            contributions: Vec::new(),
            drawn_from: None,
        }
    }

    /// A stored head. One that cannot be read is logged: its table is missing wherever tables are listed or counted.
    pub(crate) fn read(table: &str, text: &str) -> Option<Self> {
        serde_json::from_str(text)
            .map_err(
                |error| tracing::error!(table, %error, "the head of a table cannot be read; it is left out"),
            )
            .ok()
    }

    /// The guests who host or sit here, each once.
    pub fn guests(&self) -> Vec<String> {
        let mut guests: Vec<String> = self
            .seats
            .iter()
            .filter_map(|chair| chair.guest.as_ref())
            .chain([&self.host])
            .map(|guest| guest.id.clone())
            .collect();
        guests.sort();
        guests.dedup();
        guests
    }

    /// The seats a guest holds.
    pub fn seats_of<'a>(&'a self, guest: &'a str) -> impl Iterator<Item = Seat> + 'a {
        (0..)
            .zip(&self.seats)
            .filter(move |(_, chair)| chair.guest.as_ref().is_some_and(|holder| holder.id == guest))
            .map(|(number, _)| Seat::new(number))
    }

    /// A guest who sits here, by the name of their first seat.
    pub(super) fn sitting(&self, guest: &str) -> Option<&Guest> {
        self.seats.iter().filter_map(|chair| chair.guest.as_ref()).find(|other| other.id == guest)
    }

    /// A guest as the holder of one of their seats.
    pub(super) fn holder(&self, guest: &Guest, seat: Seat) -> Result<&Guest, Reason> {
        let holder = self.seats.get(seat.index()).and_then(|chair| chair.guest.as_ref());
        holder.filter(|holder| holder.id == guest.id).ok_or(Reason::NotYourSeat)
    }

    /// Somebody else who sits here.
    pub(super) fn other_than(&self, guest: &str) -> Option<&Guest> {
        self.seats.iter().filter_map(|chair| chair.guest.as_ref()).find(|other| other.id != guest)
    }

    /// Whether the code still leads here. In a running game it leads friends to watch.
    pub fn is_open(&self) -> bool {
        !matches!(self.phase, Phase::Over { .. })
    }

    /// The table as everyone may know it, but for what the match itself publishes.
    pub fn view(&self, id: &str, is_away: impl Fn(&Guest) -> bool) -> TableView {
        TableView {
            id: id.to_owned(),
            game: self.game.clone(),
            host: self.host.clone(),
            phase: self.phase,
            setup: self.setup.clone(),
            options: self.options.clone(),
            seats: self.seats.iter().map(|chair| chair.view(&is_away)).collect(),
            paused: self.paused,
            resumed: self.resumed.as_ref().map(|resumed| resumed.moves),
            brought_by: self.resumed.as_ref().and_then(|resumed| resumed.brought_by.clone()),
            rests: self.rests.clone(),
            sent_away: self.sent_away.clone(),
            commitment: None,
            seed: None,
            draw: None,
        }
    }

    /// Whether the game is played here now.
    pub(super) fn is_played(&self) -> bool {
        self.phase == Phase::Playing && self.rests.is_none()
    }

    pub(super) fn is_before_start(&self) -> bool {
        matches!(self.phase, Phase::Waiting | Phase::Starting { .. })
    }

    pub(super) fn chair(&mut self, seat: Seat) -> Result<&mut Chair, Reason> {
        self.seats.get_mut(seat.index()).ok_or(Reason::NoSuchSeat { seat })
    }

    pub(super) fn must_be_host(&self, guest: &Guest) -> Result<(), Reason> {
        if guest.id == self.host.id { Ok(()) } else { Err(Reason::NotHost) }
    }

    pub(super) fn must_be_before_start(&self) -> Result<(), Reason> {
        if self.is_before_start() { Ok(()) } else { Err(Reason::AlreadyStarted) }
    }

    /// Whether nobody but this guest hosts or sits here.
    pub fn is_of(&self, guest: &str) -> bool {
        self.host.id == guest && self.other_than(guest).is_none()
    }

    /// The computer that must act now, if it is a computer's turn.
    pub fn brain_to_act(&self, turn: Turn) -> Option<(Seat, &str)> {
        let seat = turn.seat()?;
        Some((seat, self.seats.get(seat.index())?.brain.as_deref()?))
    }
}

impl TableView {
    /// With what the match itself publishes.
    pub(super) fn with_match(self, play: Option<&dyn AnyMatch>, draw: Option<DrawView>) -> Self {
        let (commitment, seed) =
            (play.map(|play| play.commitment()), play.and_then(|play| play.revealed_seed()));
        Self { commitment, seed, draw, ..self }
    }
}

impl Chair {
    fn view(&self, is_away: impl Fn(&Guest) -> bool) -> SeatView {
        SeatView {
            guest: self.guest.clone(),
            brain: self.brain.clone(),
            ready: self.ready,
            away: self.guest.as_ref().is_some_and(is_away),
            stand_in_at: None,
            replaceable_at: None,
        }
    }
}
