//! The game in play: whose turn it is, and what an event changes.

use crate::actions::{self, Action};
use crate::chance::{self, Chance};
use crate::city::City;
use crate::london::London;
use crate::options::{OnTimeout, Order};
use crate::position::{Detective, last_window};
use crate::refusal::Refusal;
use crate::setup::SetupIn;
use crate::station::{Station, Stations, Ticket};
use crate::tickets::Wallet;
use crate::view::{self, Sight, View};
use parlour_game::{ChanceRng, Event, Game, Outcome, Seat, SeatSet, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// Scotland Yard as the house knows it: the chase through London.
pub type ScotlandYard = Chase<London>;

/// Mister X's seat; the detectives sit after him, in the order in which they move.
pub const MISTER_X: Seat = Seat::new(0);

/// A chase through a city.
#[derive(Clone, Debug, PartialEq)]
pub struct Chase<C: City> {
    pub(crate) setup: SetupIn<C>,
    /// Nothing before the start cards are drawn.
    pub(crate) board: Option<Board>,
}

/// The pieces on the map, the log and the phase.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Board {
    pub(crate) detectives: Vec<Detective>,
    pub(crate) mister_x: MisterX,
    pub(crate) log: Vec<Window>,
    pub(crate) phase: Phase,
    /// Who has looked where Mister X is since he moved.
    pub(crate) peeked: SeatSet,
    pub(crate) ending: Option<Ended>,
}

/// Mister X.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MisterX {
    pub(crate) station: Station,
    pub(crate) wallet: Wallet,
    /// Where he began, if the game did not start from a position.
    pub(crate) start: Option<Station>,
    /// When and where everyone last saw him.
    pub(crate) last_seen: Option<Seen>,
}

/// A window of the log: one move of Mister X.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) by: Ticket,
    /// Where it ended; unknown where the game started from a position that does not tell.
    pub(crate) station: Option<Station>,
    pub(crate) is_shown: bool,
    pub(crate) is_first_half: bool,
}

/// Who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    MisterX,
    SecondHalf,
    Detectives,
}

/// When and where everyone saw Mister X.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seen {
    /// After how many moves.
    pub window: u8,
    /// The station.
    pub station: Station,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// A detective moved onto Mister X's station: the detectives win.
    Caught,
    /// Mister X is to move and cannot: the detectives win.
    Stuck,
    /// The last window of the log is filled: Mister X wins.
    LogFilled,
    /// No detective can move any more: Mister X wins.
    DetectivesStuck,
    /// Somebody did not move in time, and loses with all on their side.
    OutOfTime,
}

/// How and where the game ended. It is told to all, with Mister X's whole way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ended {
    /// The way it ended.
    pub how: How,
    /// Who caught Mister X, or ran out of time, if that was the end.
    pub seat: Option<Seat>,
    /// Where Mister X was.
    pub station: Station,
    /// Where he began and where each of his moves ended; null where a game that started from a position never knew.
    pub path: Vec<Option<Station>>,
}

impl<C: City> Chase<C> {
    /// The rules it is played by.
    pub fn setup(&self) -> &SetupIn<C> {
        &self.setup
    }

    fn begin(&mut self, stations: &[Station], mister_x: Station) {
        let position = self.setup.position();
        let tickets = self.setup.detective;
        let detectives = match position {
            Some(position) => position.detectives.clone(),
            None => stations.iter().map(|&station| Detective { station, tickets, moved: false }).collect(),
        };
        let told = position.and_then(|position| position.mister_x);
        let mut log = Vec::new();
        let mut last_seen = None;
        if let Some(position) = position {
            let shown = last_window(&self.setup, position.log.len());
            last_seen = shown.zip(position.last_shown).map(|(window, station)| Seen { window, station });
            log.extend(position.log.iter().zip(1u8..).map(|(entry, window)| Window {
                by: entry.by,
                station: position.last_shown.filter(|_| shown == Some(window)),
                is_shown: self.setup.shown.contains(&window),
                is_first_half: entry.is_first_half,
            }));
        }
        if let Some(station) = told {
            last_seen = Some(Seen { window: log.len() as u8, station });
        }
        let is_in_double = log.last().is_some_and(|window| window.is_first_half);
        let is_hunt = position.is_some_and(|position| position.turn != MISTER_X);
        let mut board = Board {
            detectives,
            mister_x: MisterX {
                station: mister_x,
                wallet: self.setup.wallet(),
                start: position.is_none().then_some(mister_x),
                last_seen,
            },
            log,
            phase: match (is_hunt, is_in_double) {
                (true, _) => Phase::Detectives,
                (false, true) => Phase::SecondHalf,
                (false, false) => Phase::MisterX,
            },
            peeked: SeatSet::EMPTY,
            ending: None,
        };
        match board.phase {
            Phase::Detectives => drop(board.hunt_on::<C>(&self.setup)),
            Phase::MisterX | Phase::SecondHalf => board.await_mister_x::<C>(),
        }
        self.board = Some(board);
    }

    /// Applies a checked action. Returns the seats that are skipped after it because they cannot move.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Vec<Seat> {
        let board = self.board.as_mut().expect("checked: all are on the map");
        match (action, seat) {
            (Action::Peek, _) => {
                board.peeked.insert(seat);
                Vec::new()
            }
            (Action::Forfeit, _) => {
                board.end(How::OutOfTime, Some(seat));
                Vec::new()
            }
            (Action::Move { to, by, double }, MISTER_X) => board.flee::<C>(&self.setup, to, by, double),
            (Action::Move { to, by, double: _ }, _) => board.hunt::<C>(&self.setup, seat, to, by),
        }
    }
}

impl Board {
    /// Where the detectives stand.
    pub(crate) fn occupied(&self) -> Stations {
        self.detectives.iter().map(|detective| detective.station).collect()
    }

    /// Whether everyone knows where Mister X is now.
    pub(crate) fn is_seen(&self) -> bool {
        self.mister_x.last_seen.is_some_and(|seen| usize::from(seen.window) == self.log.len())
    }

    /// Which turn of Mister X this is, or was last: a double move is one turn.
    pub(crate) fn round(&self) -> u8 {
        let halves = self.log.iter().filter(|window| window.is_first_half).count();
        let turns = match self.phase {
            Phase::MisterX | Phase::SecondHalf => self.log.len() - halves + 1,
            Phase::Detectives => self.log.len() - halves,
        };
        turns as u8
    }

    /// Mister X moves.
    fn flee<C: City>(&mut self, setup: &SetupIn<C>, to: Station, by: Ticket, double: bool) -> Vec<Seat> {
        self.mister_x.station = to;
        self.mister_x.wallet.pay(by);
        self.mister_x.wallet.double -= u8::from(double);
        self.peeked = SeatSet::EMPTY;
        let window = self.log.len() as u8 + 1;
        let is_shown = setup.shown.contains(&window);
        if is_shown {
            self.mister_x.last_seen = Some(Seen { window, station: to });
        }
        self.log.push(Window { by, station: Some(to), is_shown, is_first_half: double });
        if double {
            self.phase = Phase::SecondHalf;
            return Vec::new();
        }
        // "Mister X wins if he reaches the last space in the travel log."
        if window == setup.windows && !setup.last_round {
            self.end(How::LogFilled, None);
            return Vec::new();
        }
        self.phase = Phase::Detectives;
        for detective in &mut self.detectives {
            detective.moved = false;
        }
        self.hunt_on::<C>(setup)
    }

    /// A detective moves.
    fn hunt<C: City>(&mut self, setup: &SetupIn<C>, seat: Seat, to: Station, by: Ticket) -> Vec<Seat> {
        let detective = &mut self.detectives[seat.index() - 1];
        detective.station = to;
        detective.tickets.pay(by);
        detective.moved = true;
        // "Mister X gets the used tickets."
        self.mister_x.wallet.gain(by);
        if to == self.mister_x.station {
            self.end(How::Caught, Some(seat));
            return Vec::new();
        }
        self.hunt_on::<C>(setup)
    }

    /// Finds the next detective. Returns the seats that are skipped because they cannot move.
    fn hunt_on<C: City>(&mut self, setup: &SetupIn<C>) -> Vec<Seat> {
        let none_has_moved = self.detectives.iter().all(|detective| !detective.moved);
        let Some(next) = self.next_detective::<C>() else {
            let waiting = (0..self.detectives.len()).filter(|&nth| !self.detectives[nth].moved);
            let skipped = waiting.map(seat_of).collect();
            // "Mister X wins if the detectives are no longer able to move."
            if none_has_moved {
                self.end(How::DetectivesStuck, None);
            } else if self.log.len() >= usize::from(setup.windows) {
                self.end(How::LogFilled, None);
            } else {
                self.phase = Phase::MisterX;
                self.await_mister_x::<C>();
            }
            return skipped;
        };
        match setup.order {
            // A detective who cannot move when his turn comes has had it.
            Order::Fixed => {
                let skipped: Vec<usize> = (0..next).filter(|&nth| !self.detectives[nth].moved).collect();
                for &nth in &skipped {
                    self.detectives[nth].moved = true;
                }
                skipped.into_iter().map(seat_of).collect()
            }
            // A detective who cannot move now may be able to when another has moved.
            Order::Free => Vec::new(),
        }
    }

    /// The first detective who has not moved in this round and can.
    pub(crate) fn next_detective<C: City>(&self) -> Option<usize> {
        (0..self.detectives.len())
            .find(|&nth| !self.detectives[nth].moved && actions::can_hunt::<C>(self, nth))
    }

    /// "He may never move onto a detective": Mister X is caught if he has no move.
    fn await_mister_x<C: City>(&mut self) {
        if !actions::can_flee::<C>(self) {
            self.end(How::Stuck, None);
        }
    }

    fn end(&mut self, how: How, seat: Option<Seat>) {
        let moves = self.log.iter().map(|window| window.station);
        let path = [self.mister_x.start].into_iter().chain(moves).collect();
        self.ending = Some(Ended { how, seat, station: self.mister_x.station, path });
    }
}

/// Where the detective with this index sits.
fn seat_of(nth: usize) -> Seat {
    Seat::new(nth as u8 + 1)
}

impl<C: City> Game for Chase<C> {
    const ID: &'static str = C::ID;
    const RULES_VERSION: u16 = 1;
    const HAS_SECRETS: bool = true;

    type Setup = SetupIn<C>;
    type Action = Action;
    type Chance = Chance;
    type Sight = Sight;
    type View = View;
    type Refusal = Refusal;

    fn seats(setup: &SetupIn<C>) -> u8 {
        1 + setup.detectives
    }

    fn is_alone(setup: &SetupIn<C>) -> bool {
        setup.practice
    }

    fn confidants(setup: &SetupIn<C>, seat: Seat) -> SeatSet {
        let detectives = (0..usize::from(setup.detectives)).map(seat_of).collect::<SeatSet>();
        if detectives.has(seat) { detectives } else { SeatSet::EMPTY }
    }

    fn new(setup: &SetupIn<C>) -> Self {
        Self { setup: setup.clone(), board: None }
    }

    fn turn(&self) -> Turn {
        let Some(board) = &self.board else { return Turn::Chance };
        if let Some(ended) = &board.ending {
            let detectives = (0..board.detectives.len()).map(seat_of).collect();
            return Turn::Over(Outcome::Won(match ended.how {
                How::Caught | How::Stuck => detectives,
                How::OutOfTime if ended.seat == Some(MISTER_X) => detectives,
                How::LogFilled | How::DetectivesStuck | How::OutOfTime => SeatSet::from(MISTER_X),
            }));
        }
        Turn::Seat(match board.phase {
            Phase::MisterX | Phase::SecondHalf => MISTER_X,
            Phase::Detectives => seat_of(board.next_detective::<C>().expect("else the round would be over")),
        })
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        actions::list(self, seat)
    }

    fn sample(&self, rng: &mut ChanceRng) -> Chance {
        chance::sample(&self.setup, rng)
    }

    fn chances(&self) -> Option<Vec<(Chance, u32)>> {
        match self.board {
            Some(_) => Some(Vec::new()),
            None => chance::all(&self.setup),
        }
    }

    fn check(&self, event: &Event<Self>) -> Result<(), Refusal> {
        match event {
            Event::Acted { seat, action } => actions::check(self, *seat, *action),
            Event::Chanced(_) if self.board.is_some() => Err(Refusal::AlreadyPlaced),
            Event::Chanced(chance) if chance::is_possible(&self.setup, chance) => Ok(()),
            Event::Chanced(_) => Err(Refusal::NotAStart),
        }
    }

    fn apply(&mut self, event: &Event<Self>) {
        match event {
            Event::Acted { seat, action } => drop(self.act(*seat, *action)),
            Event::Chanced(Chance::Place { detectives, mister_x }) => self.begin(detectives, *mister_x),
        }
    }

    fn sight(&self, event: &Event<Self>, viewer: Viewer) -> Sight {
        view::sight(self, event, viewer)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn decides_secretly(&self, seat: Seat) -> bool {
        view::decides_secretly(seat)
    }

    fn timeout_action(&self, seat: Seat) -> Option<Action> {
        if self.turn() != Turn::Seat(seat) {
            return None;
        }
        match self.setup.on_timeout {
            OnTimeout::Move => self.actions(seat).first().copied(),
            OnTimeout::Lose => Some(Action::Forfeit),
        }
    }
}
