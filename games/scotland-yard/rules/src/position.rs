//! A position to set up or to pass on: what belongs to one, and whether a match can start from it. How one is written
//! is in `position_text.rs`.
//!
//! A set-up is open to everyone, so a station of Mister X that is named is known to all; where there is none, chance
//! puts him on one of the stations that fit.

use crate::city::City;
use crate::options::{Options, Order, Starts};
use crate::position_text::wallet_text;
use crate::setup::{MOST_TICKETS, stations};
use crate::station::{Station, Stations, Ticket};
use crate::tickets::{Fares, Purse, Wallet};
use crate::view::View;
use parlour_game::{Seat, Turn};
use serde::Serialize;

/// A position between two moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Whose turn it is.
    pub turn: Seat,
    /// The detectives in their order.
    pub detectives: Vec<Detective>,
    /// Where Mister X is, if that is told.
    pub mister_x: Option<Station>,
    /// His tickets.
    pub wallet: Wallet,
    /// Where he was last shown.
    pub last_shown: Option<Station>,
    /// His moves so far.
    pub log: Vec<Entry>,
}

/// A detective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Detective {
    /// The station.
    pub station: Station,
    /// What is left.
    pub tickets: Fares,
    /// Whether this round is over for him: he has moved, or his turn came and he could not.
    pub moved: bool,
}

/// A move of Mister X, as everyone sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What he paid with.
    pub by: Ticket,
    /// Whether it is the first half of a double move.
    pub is_first_half: bool,
}

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum PositionFault {
    /// A word that belongs to nothing.
    UnknownWord {
        /// The word.
        token: String,
    },
    /// The same twice.
    FieldTwice {
        /// What is given twice.
        field: &'static str,
    },
    /// Something is not there.
    FieldMissing {
        /// What is missing.
        field: &'static str,
    },
    /// Nobody has that turn.
    WrongTurn {
        /// What is said.
        token: String,
        /// The last seat.
        most: usize,
    },
    /// It is the turn of somebody who has moved.
    TurnOfMoved {
        /// Which detective, from 1.
        detective: usize,
    },
    /// In the order of the seats somebody else is to move.
    TurnOutOfOrder {
        /// Who that is, from 1.
        detective: usize,
    },
    /// It is the turn of somebody who would be passed over.
    TurnWithoutMove {
        /// Which detective, from 1.
        detective: usize,
    },
    /// The second half of a double move is Mister X's.
    TurnInDouble,
    /// A detective is nowhere.
    DetectiveOffMap {
        /// Which detective, from 1.
        detective: usize,
        /// What is said.
        token: String,
    },
    /// Two detectives on one station.
    SharedStation {
        /// Which detective, from 1.
        detective: usize,
        /// The station.
        station: Station,
    },
    /// A list of too few or too many.
    ListLength {
        /// How many there are.
        count: usize,
    },
    /// The number is not that of the list.
    WrongCount {
        /// What is said.
        token: String,
        /// How many there are.
        listed: usize,
    },
    /// The set-up has another number of detectives.
    OtherCount {
        /// In the position.
        listed: usize,
        /// In the set-up.
        set_up: u8,
    },
    /// Mister X is nowhere.
    MisterXOffMap {
        /// What is said.
        token: String,
    },
    /// He would be caught.
    MisterXCaught {
        /// Where a detective is, too.
        station: Station,
    },
    /// His tickets did not lead there.
    MisterXUnreachable {
        /// Where he was last shown.
        from: Station,
        /// Where he is said to be.
        to: Station,
    },
    /// He can be nowhere.
    MisterXNowhere,
    /// He was last shown nowhere.
    LastShownOffMap {
        /// What is said.
        token: String,
    },
    /// He has not shown himself yet.
    NotShownYet,
    /// He has shown himself somewhere.
    ShownSomewhere {
        /// After which window.
        shown: u8,
    },
    /// Not tickets.
    NotTickets {
        /// What is said.
        token: String,
    },
    /// More tickets than there are.
    TicketsTooMany {
        /// What is said.
        token: String,
    },
    /// Not a log.
    NotALog {
        /// The letter that is none.
        token: char,
    },
    /// No room for another move.
    LogFull {
        /// How many moves it has.
        moves: usize,
        /// How many windows there are.
        windows: u8,
    },
}
parlour_voice::spoken!(
    PositionFault,
    "scotland-yard",
    [
        PositionFault::UnknownWord { token: "x9".into() },
        PositionFault::FieldTwice { field: "log" },
        PositionFault::FieldMissing { field: "log" },
        PositionFault::WrongTurn { token: "x9".into(), most: 5 },
        PositionFault::TurnOfMoved { detective: 2 },
        PositionFault::TurnOutOfOrder { detective: 2 },
        PositionFault::TurnWithoutMove { detective: 2 },
        PositionFault::TurnInDouble,
        PositionFault::DetectiveOffMap { detective: 2, token: "x9".into() },
        PositionFault::SharedStation { detective: 2, station: Station::new(67) },
        PositionFault::ListLength { count: 6 },
        PositionFault::WrongCount { token: "x9".into(), listed: 3 },
        PositionFault::OtherCount { listed: 3, set_up: 4 },
        PositionFault::MisterXOffMap { token: "x9".into() },
        PositionFault::MisterXCaught { station: Station::new(67) },
        PositionFault::MisterXUnreachable { from: Station::new(67), to: Station::new(1) },
        PositionFault::MisterXNowhere,
        PositionFault::LastShownOffMap { token: "x9".into() },
        PositionFault::NotShownYet,
        PositionFault::ShownSomewhere { shown: 3 },
        PositionFault::NotTickets { token: "x9".into() },
        PositionFault::TicketsTooMany { token: "x9".into() },
        PositionFault::NotALog { token: '?' },
        PositionFault::LogFull { moves: 24, windows: 24 },
    ]
);

impl Position {
    /// What a viewer knows of the game, as a position; `None` before the start and after the end.
    pub fn of(view: &View, turn: Turn) -> Option<Self> {
        let turn = turn.seat()?;
        let detective = |seen: &crate::view::DetectiveView| Detective {
            station: seen.station,
            tickets: seen.tickets,
            moved: seen.moved,
        };
        let tickets = view.mister_x.tickets;
        let purse = match (tickets.taxi, tickets.bus, tickets.underground) {
            (Some(taxi), Some(bus), Some(underground)) => Purse::Counted(Fares::new(taxi, bus, underground)),
            _ => Purse::Unlimited,
        };
        Some(Self {
            turn,
            detectives: view.detectives.iter().map(detective).collect(),
            mister_x: view.mister_x.station,
            wallet: Wallet { purse, black: tickets.black, double: tickets.double },
            last_shown: view.log.iter().rfind(|seen| seen.shown).and_then(|seen| seen.station),
            log: view.log.iter().map(|seen| Entry { by: seen.by, is_first_half: seen.double }).collect(),
        })
    }

    /// Where the detectives stand.
    pub fn occupied(&self) -> Stations {
        self.detectives.iter().map(|detective| detective.station).collect()
    }

    /// Where Mister X can be when it is not told.
    pub(crate) fn possible<C: City>(&self, options: &Options) -> Stations {
        if let Some(station) = self.mister_x {
            return Stations::from(station);
        }
        let (from, since) = match (self.last_shown, last_window(options, self.log.len())) {
            (Some(station), Some(window)) => (Stations::from(station), usize::from(window)),
            _ => match options.starts {
                Starts::SharedCards => (stations(C::SHARED_CARDS), 0),
                Starts::SplitCards => (stations(C::MISTER_X_CARDS), 0),
                Starts::Any => (C::map().all(), 0),
            },
        };
        let moves = &self.log[since..];
        moves.iter().fold(from, |reached, entry| C::map().around(reached, entry.by)) - self.occupied()
    }

    /// Whether a match with these rules can start from here.
    pub(crate) fn check<C: City>(&self, options: &Options) -> Result<(), PositionFault> {
        let listed = self.detectives.len();
        if listed != usize::from(options.detectives) {
            return Err(PositionFault::OtherCount { listed, set_up: options.detectives });
        }
        self.check_detectives::<C>()?;
        self.check_tickets()?;
        self.check_log()?;
        self.check_turn::<C>(options)?;
        let windows = options.windows;
        let needs_window = self.turn.index() == 0 || !options.last_round;
        if self.log.len() > windows.into() || needs_window && self.log.len() >= windows.into() {
            return Err(PositionFault::LogFull { moves: self.log.len(), windows });
        }
        match (self.last_shown, last_window(options, self.log.len())) {
            (Some(station), _) if !C::map().has(station) => {
                return Err(PositionFault::LastShownOffMap { token: station.to_string() });
            }
            (Some(_), None) => return Err(PositionFault::NotShownYet),
            (None, Some(window)) => return Err(PositionFault::ShownSomewhere { shown: window }),
            (Some(_), Some(_)) | (None, None) => {}
        }
        self.check_mister_x::<C>(options)
    }

    fn check_detectives<C: City>(&self) -> Result<(), PositionFault> {
        for (index, detective) in self.detectives.iter().enumerate() {
            let (nth, station) = (index + 1, detective.station);
            if !C::map().has(station) {
                return Err(PositionFault::DetectiveOffMap { detective: nth, token: station.to_string() });
            }
            if self.detectives[..index].iter().any(|other| other.station == station) {
                return Err(PositionFault::SharedStation { detective: nth, station });
            }
        }
        Ok(())
    }

    /// Nobody can hold more than a match has: what all begin with at most, in the end in Mister X's hand.
    fn check_tickets(&self) -> Result<(), PositionFault> {
        let is_too_many = |count: u8| count > MOST_TICKETS;
        let mut handed = [0_u16; 3];
        for Detective { tickets, .. } in &self.detectives {
            if tickets.counts().into_iter().any(is_too_many) {
                return Err(PositionFault::TicketsTooMany { token: tickets.to_string() });
            }
            for (sum, count) in handed.iter_mut().zip(tickets.counts()) {
                *sum += u16::from(count);
            }
        }
        let Wallet { purse, black, double } = self.wallet;
        let most = u16::from(MOST_TICKETS) * (1 + self.detectives.len() as u16);
        let is_purse_too_full = match purse {
            Purse::Counted(fares) => {
                handed.into_iter().zip(fares.counts()).any(|(sum, count)| sum + u16::from(count) > most)
            }
            Purse::Unlimited => false,
        };
        if is_purse_too_full || is_too_many(black) || is_too_many(double) {
            return Err(PositionFault::TicketsTooMany { token: wallet_text(&self.wallet) });
        }
        Ok(())
    }

    /// A double move has two halves.
    fn check_log(&self) -> Result<(), PositionFault> {
        let is_triple = |pair: &[Entry]| pair[0].is_first_half && pair[1].is_first_half;
        if self.log.windows(2).any(is_triple) { Err(PositionFault::NotALog { token: '.' }) } else { Ok(()) }
    }

    fn check_turn<C: City>(&self, options: &Options) -> Result<(), PositionFault> {
        let is_in_double = self.log.last().is_some_and(|entry| entry.is_first_half);
        let Some(index) = self.turn.index().checked_sub(1) else { return Ok(()) };
        let most = self.detectives.len();
        if index >= most {
            return Err(PositionFault::WrongTurn { token: self.turn.index().to_string(), most });
        }
        if is_in_double {
            return Err(PositionFault::TurnInDouble);
        }
        if self.detectives[index].moved {
            return Err(PositionFault::TurnOfMoved { detective: index + 1 });
        }
        let waiting = self.detectives[..index].iter().position(|detective| !detective.moved);
        if let Some(waiting) = waiting.filter(|_| options.order == Order::Fixed) {
            return Err(PositionFault::TurnOutOfOrder { detective: waiting + 1 });
        }
        let Detective { station, tickets, moved: _ } = self.detectives[index];
        let held = Ticket::FARES.into_iter().filter(|ticket| tickets.of(*ticket) > 0);
        let mut ways = held.map(|ticket| C::map().near(station, ticket) - self.occupied());
        if ways.all(|stations| stations.is_empty()) {
            return Err(PositionFault::TurnWithoutMove { detective: index + 1 });
        }
        Ok(())
    }

    fn check_mister_x<C: City>(&self, options: &Options) -> Result<(), PositionFault> {
        let Some(station) = self.mister_x else {
            let is_nowhere = self.possible::<C>(options).is_empty();
            return if is_nowhere { Err(PositionFault::MisterXNowhere) } else { Ok(()) };
        };
        if !C::map().has(station) {
            return Err(PositionFault::MisterXOffMap { token: station.to_string() });
        }
        if self.occupied().has(station) {
            return Err(PositionFault::MisterXCaught { station });
        }
        let untold = Position { mister_x: None, ..self.clone() };
        match self.last_shown {
            Some(from) if !untold.possible::<C>(options).has(station) => {
                Err(PositionFault::MisterXUnreachable { from, to: station })
            }
            Some(_) | None => Ok(()),
        }
    }
}

/// The last window after which he has shown himself, after so many moves.
pub(crate) fn last_window(options: &Options, moves: usize) -> Option<u8> {
    options.shown.iter().copied().rfind(|window| usize::from(*window) <= moves)
}
