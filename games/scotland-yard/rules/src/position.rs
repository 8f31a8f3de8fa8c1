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
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionFault {
    /// A word that belongs to nothing.
    #[error("`{0}` is none of turn=, count=, detectives=, x=, shown= and log=")]
    Word(String),
    /// The same twice.
    #[error("{0}= is given twice")]
    Twice(&'static str),
    /// Something is not there.
    #[error("{0}= is missing")]
    Missing(&'static str),
    /// Nobody has that turn.
    #[error("the turn is wrong: `{turn}` is none of the seats 0 to {most}")]
    Turn {
        /// What is said.
        turn: String,
        /// The last seat.
        most: usize,
    },
    /// It is the turn of somebody who has moved.
    #[error("the turn is wrong: detective {0} has moved in this round already")]
    TurnOfMoved(usize),
    /// In the order of the seats somebody else is to move.
    #[error("the turn is wrong: detective {0} sits before and has not moved")]
    TurnOutOfOrder(usize),
    /// It is the turn of somebody who would be passed over.
    #[error("the turn is wrong: detective {0} cannot move")]
    TurnWithoutMove(usize),
    /// The second half of a double move is Mister X's.
    #[error("the turn is wrong: Mister X is in the middle of a double move")]
    TurnInDouble,
    /// A detective is nowhere.
    #[error("the station of detective {nth} is wrong: `{station}` is not on the map")]
    DetectiveStation {
        /// Which detective, from 1.
        nth: usize,
        /// What is said.
        station: String,
    },
    /// Two detectives on one station.
    #[error("the station of detective {nth} is wrong: another one stands on {station}")]
    SharedStation {
        /// Which detective, from 1.
        nth: usize,
        /// The station.
        station: Station,
    },
    /// A list of too few or too many.
    #[error("the list of detectives is wrong: it has {0}, not 2 to 5")]
    ListLength(usize),
    /// The number is not that of the list.
    #[error("the number of detectives is wrong: it says `{said}`, the list has {listed}")]
    Number {
        /// What is said.
        said: String,
        /// How many there are.
        listed: usize,
    },
    /// The set-up has another number of detectives.
    #[error("the number of detectives is wrong: the position has {listed}, the set-up {set_up}")]
    OtherNumber {
        /// In the position.
        listed: usize,
        /// In the set-up.
        set_up: u8,
    },
    /// Mister X is nowhere.
    #[error("the station of Mister X is wrong: `{0}` is not on the map")]
    MisterX(String),
    /// He would be caught.
    #[error("the station of Mister X is wrong: a detective stands on {0}")]
    MisterXCaught(Station),
    /// His tickets did not lead there.
    #[error("the station of Mister X is wrong: his tickets do not lead from {from} to {to}")]
    MisterXUnreachable {
        /// Where he was last shown.
        from: Station,
        /// Where he is said to be.
        to: Station,
    },
    /// He can be nowhere.
    #[error("there is no station on which Mister X can be")]
    MisterXNowhere,
    /// He was last shown nowhere.
    #[error("where Mister X was last shown is wrong: `{0}` is not on the map")]
    LastShown(String),
    /// He has not shown himself yet.
    #[error("where Mister X was last shown is wrong: by his log he has not shown himself yet")]
    NotShownYet,
    /// He has shown himself somewhere.
    #[error("where Mister X was last shown is missing: he showed himself after window {0}")]
    ShownSomewhere(u8),
    /// Not tickets.
    #[error("`{0}` are no tickets: there is a number for each kind, with `/` between them")]
    Tickets(String),
    /// More tickets than there are.
    #[error("`{0}` are too many tickets")]
    TooManyTickets(String),
    /// Not a log.
    #[error("the log is wrong: `{0}` is none of t, b, u, x and a dot between two of them")]
    Log(char),
    /// No room for another move.
    #[error("the log is wrong: {moves} moves leave no window of {windows}")]
    LogFull {
        /// How many moves it has.
        moves: usize,
        /// How many windows there are.
        windows: u8,
    },
}

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
            return Err(PositionFault::OtherNumber { listed, set_up: options.detectives });
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
                return Err(PositionFault::LastShown(station.to_string()));
            }
            (Some(_), None) => return Err(PositionFault::NotShownYet),
            (None, Some(window)) => return Err(PositionFault::ShownSomewhere(window)),
            (Some(_), Some(_)) | (None, None) => {}
        }
        self.check_mister_x::<C>(options)
    }

    fn check_detectives<C: City>(&self) -> Result<(), PositionFault> {
        for (index, detective) in self.detectives.iter().enumerate() {
            let (nth, station) = (index + 1, detective.station);
            if !C::map().has(station) {
                return Err(PositionFault::DetectiveStation { nth, station: station.to_string() });
            }
            if self.detectives[..index].iter().any(|other| other.station == station) {
                return Err(PositionFault::SharedStation { nth, station });
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
                return Err(PositionFault::TooManyTickets(tickets.to_string()));
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
            return Err(PositionFault::TooManyTickets(wallet_text(&self.wallet)));
        }
        Ok(())
    }

    /// A double move has two halves.
    fn check_log(&self) -> Result<(), PositionFault> {
        let is_triple = |pair: &[Entry]| pair[0].is_first_half && pair[1].is_first_half;
        if self.log.windows(2).any(is_triple) { Err(PositionFault::Log('.')) } else { Ok(()) }
    }

    fn check_turn<C: City>(&self, options: &Options) -> Result<(), PositionFault> {
        let is_in_double = self.log.last().is_some_and(|entry| entry.is_first_half);
        let Some(index) = self.turn.index().checked_sub(1) else { return Ok(()) };
        let most = self.detectives.len();
        if index >= most {
            return Err(PositionFault::Turn { turn: self.turn.index().to_string(), most });
        }
        if is_in_double {
            return Err(PositionFault::TurnInDouble);
        }
        if self.detectives[index].moved {
            return Err(PositionFault::TurnOfMoved(index + 1));
        }
        let waiting = self.detectives[..index].iter().position(|detective| !detective.moved);
        if let Some(waiting) = waiting.filter(|_| options.order == Order::Fixed) {
            return Err(PositionFault::TurnOutOfOrder(waiting + 1));
        }
        let Detective { station, tickets, moved: _ } = self.detectives[index];
        let held = Ticket::FARES.into_iter().filter(|ticket| tickets.of(*ticket) > 0);
        let mut ways = held.map(|ticket| C::map().near(station, ticket) - self.occupied());
        if ways.all(|stations| stations.is_empty()) {
            return Err(PositionFault::TurnWithoutMove(index + 1));
        }
        Ok(())
    }

    fn check_mister_x<C: City>(&self, options: &Options) -> Result<(), PositionFault> {
        let Some(station) = self.mister_x else {
            let is_nowhere = self.possible::<C>(options).is_empty();
            return if is_nowhere { Err(PositionFault::MisterXNowhere) } else { Ok(()) };
        };
        if !C::map().has(station) {
            return Err(PositionFault::MisterX(station.to_string()));
        }
        if self.occupied().has(station) {
            return Err(PositionFault::MisterXCaught(station));
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
