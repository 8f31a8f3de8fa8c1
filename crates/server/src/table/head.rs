//! What is known of a table besides its match: seats, options, phase. And the house's own rules about them,
//! which are pure: they change a head and say what happened, or refuse and change nothing.

use super::draw::Contribution;
use crate::store::Witness;
use crate::wire::{Guest, NoteBody, Options, Pace, Phase, RefusalCode, Rest, SeatView, TableView, sentence};
use crate::{limits, names};
use parlour_catalog::{AnyGame, DrawnFrom};
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
    fn was_held_by(&self, guest: &str, seat: Seat) -> bool {
        self.holders.get(seat.index()).is_some_and(|holder| holder.as_deref() == Some(guest))
    }
}

/// A seat as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Chair {
    pub guest: Option<Guest>,
    /// Who plays when there is no guest; with one, who stands in.
    pub brain: Option<String>,
    pub ready: bool,
    /// Since when the guest has had no page open, as far as it matters for a stand-in.
    pub away_since: Option<u64>,
}

/// The house's "no": what kind, and the sentence for people.
pub(super) type No = (RefusalCode, String);

/// What came of a change: notes for the table.
pub(super) type Changed = Result<Vec<NoteBody>, No>;

pub(super) fn no<T>(code: RefusalCode, text: impl Into<String>) -> Result<T, No> {
    Err((code, text.into()))
}

impl Chair {
    fn is_open(&self) -> bool {
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

    /// A guest who sits here, by the name they have here.
    pub(super) fn sitting(&self, guest: &str) -> Option<&Guest> {
        self.seats.iter().filter_map(|chair| chair.guest.as_ref()).find(|other| other.id == guest)
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

    pub(super) fn chair(&mut self, seat: Seat) -> Result<&mut Chair, No> {
        match self.seats.get_mut(seat.index()) {
            Some(chair) => Ok(chair),
            None => no(RefusalCode::BadRequest, format!("There is no {seat} at this table.")),
        }
    }

    pub(super) fn must_be_host(&self, guest: &Guest) -> Result<(), No> {
        if guest.id == self.host.id { Ok(()) } else { no(RefusalCode::NotHost, "Only the host may do that.") }
    }

    pub(super) fn must_be_before_start(&self) -> Result<(), No> {
        if self.is_before_start() {
            Ok(())
        } else {
            no(RefusalCode::WrongPhase, "The game has already started.")
        }
    }

    /// A guest takes an open seat.
    pub fn sit(
        &mut self,
        guest: &Guest,
        is_invited: bool,
        seat: Seat,
        name: &str,
        game: &dyn AnyGame,
    ) -> Changed {
        self.must_be_before_start()?;
        if !is_invited {
            return no(
                RefusalCode::NotYourSeat,
                "This link is for watching. Ask the host for the code to play.",
            );
        }
        if let Some(other) = self.other_than(&guest.id).filter(|_| game.is_alone(&self.setup)) {
            let text = format!("{} practises here: this table is for one person alone.", other.name);
            return no(RefusalCode::SeatTaken, text);
        }
        if game.has_secrets() && self.resumed.as_ref().is_some_and(|it| !it.was_held_by(&guest.id, seat)) {
            let text = "This is a saved game: only who sat in this seat when it was saved can take it.";
            return no(RefusalCode::NotYourSeat, text);
        }
        let name = limits::check_name(name).map_err(|fault| (RefusalCode::NeedsName, fault.to_owned()))?;
        if self
            .seats
            .iter()
            .flat_map(|chair| &chair.guest)
            .any(|other| other.id != guest.id && names::are_same(&other.name, &name))
        {
            return no(
                RefusalCode::NeedsName,
                format!("{name} is sitting here already. Choose another name."),
            );
        }
        let chair = self.chair(seat)?;
        if !chair.is_open() {
            return no(RefusalCode::SeatTaken, "This seat is taken. Choose another one.");
        }
        let guest = Guest { id: guest.id.clone(), name: name.clone() };
        // A guest has one name at a table, whichever chair they took first.
        for chair in &mut self.seats {
            if let Some(holder) = &mut chair.guest
                && holder.id == guest.id
            {
                *holder = guest.clone();
            }
        }
        if self.host.id == guest.id {
            self.host = guest.clone();
        }
        *self.chair(seat)? = Chair { guest: Some(guest), ..Chair::default() };
        Ok(vec![NoteBody::SatDown { seat, name }])
    }

    /// A guest gives up a seat: before the game it is open again, in a running game a computer plays on.
    pub fn leave(&mut self, guest: &Guest, seat: Seat, default_brain: &str) -> Changed {
        let is_before_start = self.is_before_start();
        let is_over = matches!(self.phase, Phase::Over { .. });
        let chair = self.chair(seat)?;
        let Some(holder) = chair.guest.clone().filter(|holder| holder.id == guest.id) else {
            return no(RefusalCode::NotYourSeat, "This is not your seat.");
        };
        if is_over {
            return no(RefusalCode::WrongPhase, "The game is over.");
        }
        let brain =
            (!is_before_start).then(|| chair.brain.clone().unwrap_or_else(|| default_brain.to_owned()));
        *chair = Chair { brain: brain.clone(), ..Chair::default() };
        let mut notes = vec![NoteBody::LeftSeat { seat, name: holder.name.clone() }];
        notes.extend(brain.map(|brain| NoteBody::StandsIn { seat, name: holder.name, brain }));
        Ok(notes)
    }

    /// A game that rests does not start.
    fn must_not_rest(&self) -> Result<(), No> {
        match &self.rests {
            Some(rest) => no(RefusalCode::WrongPhase, rest.sentence()),
            None => Ok(()),
        }
    }

    /// A guest is ready with all their seats, or no longer. Whoever is ready may promise a part of the seed.
    pub fn make_ready(&mut self, guest: &Guest, ready: bool, commitment: Option<String>) -> Changed {
        self.must_be_before_start()?;
        if ready {
            self.must_not_rest()?;
        }
        let mine: Vec<Seat> = self.seats_of(&guest.id).collect();
        if mine.is_empty() {
            // A seat is a character of the game, and its taker has told a name.
            return no(RefusalCode::NotYourSeat, "Choose your seat and tell your name first, then be ready.");
        }
        if ready {
            self.promise(guest, commitment)?;
        } else if commitment.is_some() {
            return no(RefusalCode::BadRequest, "Only who is ready promises a part of the seed.");
        }
        for seat in mine {
            self.chair(seat)?.ready = ready;
        }
        Ok(Vec::new())
    }

    /// The host puts a computer into a seat. In a running match it plays on for another computer, or for a guest who may
    /// be replaced; what a computer is deciding in secret at that moment it still decides itself (see `thinking`).
    pub fn appoint(
        &mut self,
        guest: &Guest,
        seat: Seat,
        brain: &str,
        game: &dyn AnyGame,
        may_replace: impl Fn(&Chair) -> Result<(), No>,
    ) -> Changed {
        self.must_be_host(guest)?;
        if !game.has_brain(brain) {
            return no(RefusalCode::BadRequest, format!("No computer player is called {brain}."));
        }
        let phase = self.phase;
        let chair = self.chair(seat)?;
        match phase {
            Phase::Waiting | Phase::Starting { .. } => {
                if chair.guest.is_some() {
                    return no(RefusalCode::SeatTaken, "Somebody sits there. Clear the seat first.");
                }
                *chair = Chair { brain: Some(brain.to_owned()), ..Chair::default() };
                Ok(Vec::new())
            }
            Phase::Playing => {
                may_replace(chair)?;
                let name = chair.name();
                chair.brain = Some(brain.to_owned());
                Ok(vec![NoteBody::StandsIn { seat, name, brain: brain.to_owned() }])
            }
            Phase::Over { .. } => no(RefusalCode::WrongPhase, "The game is over."),
        }
    }

    /// The host changes set-up and options before the game. Everybody has to be ready anew: it is another game.
    pub fn change(&mut self, guest: &Guest, setup: &Value, options: Options, game: &dyn AnyGame) -> Changed {
        self.must_be_host(guest)?;
        self.must_be_before_start()?;
        check_options(&options).map_err(|fault| (RefusalCode::BadRequest, fault))?;
        let (setup, seats) =
            game.check_setup(setup).map_err(|bad| (RefusalCode::BadRequest, sentence(&bad.to_string())))?;
        if self.resumed.is_some() && setup != self.setup {
            let text = "This game is saved and goes on: how it is set up cannot be changed any more.";
            return no(RefusalCode::WrongPhase, text);
        }
        let has = usize::from(seats);
        if let Some(guest) = self.seats.iter().skip(has).find_map(|chair| chair.guest.as_ref()) {
            let text =
                format!("This set-up has {has} seats, and {} would lose theirs. Clear it first.", guest.name);
            return no(RefusalCode::SeatTaken, text);
        }
        if let Some(first) = self.seats.iter().find_map(|chair| chair.guest.as_ref())
            && let Some(other) = self.other_than(&first.id).filter(|_| game.is_alone(&setup))
        {
            let (one, other) = (&first.name, &other.name);
            let text = format!("This set-up is for one person alone, and both {one} and {other} sit here.");
            return no(RefusalCode::SeatTaken, text);
        }
        self.seats.resize_with(has, Chair::default);
        for chair in &mut self.seats {
            chair.ready = false;
        }
        self.setup = setup;
        self.options = options;
        Ok(Vec::new())
    }

    /// The host says how fast computers answer from now on, also in a running match: it is nobody's business but the
    /// watchers', and changes no rule.
    pub fn set_pace(&mut self, guest: &Guest, pace: Pace) -> Changed {
        self.must_be_host(guest)?;
        if matches!(self.phase, Phase::Over { .. }) {
            return no(RefusalCode::WrongPhase, "The game is over.");
        }
        self.options.pace = pace;
        Ok(Vec::new())
    }

    /// The host lets the computers hold still, or go on. Where others play nobody stops the game for them.
    pub fn pause(&mut self, guest: &Guest, paused: bool) -> Changed {
        self.must_be_pausable(guest)?;
        self.paused = paused;
        Ok(Vec::new())
    }

    /// While the computers hold still, the host lets the one whose turn it is play.
    pub fn must_be_steppable(&self, guest: &Guest, turn: Option<Turn>) -> Result<(), No> {
        self.must_be_pausable(guest)?;
        if !self.paused {
            return no(RefusalCode::WrongPhase, "The computers are not held: they play by themselves.");
        }
        if turn.and_then(|turn| self.brain_to_act(turn)).is_none() {
            return no(RefusalCode::WrongPhase, "It is no computer's turn.");
        }
        Ok(())
    }

    fn must_be_pausable(&self, guest: &Guest) -> Result<(), No> {
        self.must_be_host(guest)?;
        if self.phase != Phase::Playing {
            return no(RefusalCode::WrongPhase, "No game is being played here.");
        }
        match self.other_than(&guest.id) {
            Some(other) => {
                let text = format!("{} plays, too: nobody stops the game for others.", other.name);
                no(RefusalCode::SeatTaken, text)
            }
            None => Ok(()),
        }
    }

    /// Whether nobody but this guest hosts or sits here.
    pub fn is_of(&self, guest: &str) -> bool {
        self.host.id == guest && self.other_than(guest).is_none()
    }

    /// Whether the match could start: it does not rest, no seat is open, everyone is ready and here, and has promised what they are to.
    fn is_complete(&self, is_away: impl Fn(&Guest) -> bool) -> bool {
        let is_taken = |chair: &Chair| match &chair.guest {
            Some(guest) => chair.ready && !is_away(guest),
            None => chair.brain.is_some(),
        };
        self.rests.is_none() && self.seats.iter().all(is_taken) && self.is_promised()
    }

    /// The host wants to start at once.
    pub fn must_be_startable(&self, guest: &Guest, is_away: impl Fn(&Guest) -> bool) -> Result<(), No> {
        self.must_be_host(guest)?;
        self.must_be_before_start()?;
        self.must_not_rest()?;
        if self.seats.iter().any(Chair::is_open) {
            return no(RefusalCode::WrongPhase, "A seat is still open. Wait for a friend or add a computer.");
        }
        for chair in &self.seats {
            let Some(guest) = &chair.guest else { continue };
            if is_away(guest) {
                return no(RefusalCode::WrongPhase, format!("{} is away. Wait for them.", guest.name));
            }
            if !chair.ready {
                return no(RefusalCode::WrongPhase, format!("{} is not ready yet.", guest.name));
            }
        }
        if let Some(guest) = self.untold().next() {
            let text =
                format!("The page of {} has not sent its part of the seed yet. Wait a moment.", guest.name);
            return no(RefusalCode::WrongPhase, text);
        }
        Ok(())
    }

    /// Starts or stops the countdown, whichever the seats ask for now, and says so.
    pub fn count_down(
        &mut self,
        now: u64,
        countdown_ms: u64,
        is_away: impl Fn(&Guest) -> bool,
    ) -> Option<NoteBody> {
        match (self.phase, self.is_complete(&is_away)) {
            (Phase::Waiting, true) => {
                self.phase = Phase::Starting { starts: now + countdown_ms };
                Some(NoteBody::Counting { seconds: countdown_ms.div_ceil(1000) as u32 })
            }
            (Phase::Starting { .. }, false) => {
                self.phase = Phase::Waiting;
                let keeps_waiting =
                    |chair: &&Chair| !chair.ready || chair.guest.as_ref().is_some_and(&is_away);
                let by = self.seats.iter().filter(|chair| chair.guest.is_some()).find(keeps_waiting);
                Some(NoteBody::CountdownStopped { name: by.map(Chair::name) })
            }
            _ => None,
        }
    }

    /// The computer that must act now, if it is a computer's turn.
    pub fn brain_to_act(&self, turn: Turn) -> Option<(Seat, &str)> {
        let seat = turn.seat()?;
        Some((seat, self.seats.get(seat.index())?.brain.as_deref()?))
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

impl Pace {
    /// The least time between an event and a computer's answer to it.
    pub fn least_ms(self) -> u64 {
        match self {
            Pace::Slow => 3_200,
            Pace::Normal => 2_000,
            Pace::Fast => 1_000,
            Pace::Instant => 0,
        }
    }

    /// The beat of what computers decide in secret: it is played this long after a computer began to think, or as many
    /// times as long as a busy house makes it need. Computers are given half of it to think.
    pub fn secret_ms(self) -> u64 {
        self.least_ms().max(400)
    }
}

/// # Errors
/// Which option cannot be, and what it may be.
pub fn check_options(options: &Options) -> Result<(), String> {
    let times = [
        ("The time for a decision", options.decision_seconds),
        ("The time before a computer stands in", options.stand_in_seconds),
    ];
    for (what, seconds) in times {
        if seconds.is_some_and(|seconds| !limits::SECONDS.contains(&seconds)) {
            let (least, most) = limits::SECONDS.into_inner();
            return Err(format!("{what} must be from {least} to {most} seconds."));
        }
    }
    Ok(())
}
