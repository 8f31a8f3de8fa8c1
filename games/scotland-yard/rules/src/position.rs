//! A position as text, to set one up or to pass one on.
//!
//! ```text
//! turn=1 count=2 detectives=34:10/8/4;67:9/8/4* x=?:4/3/2/2/1 shown=45 log=tbu.xt
//! ```
//!
//! Words in any order: whose turn it is (0 is Mister X); how many detectives there are; each one's station and tickets
//! for taxi, bus and underground, with a `*` who has moved in this round; Mister X's station, or `?`, and his tickets for
//! taxi, bus, underground (`-` for all three where he has as many as he likes), black and double ones; where he was last
//! shown, or `-`; his log, or `-`: a letter for each ticket (`t`, `b`, `u`, `x` for a black one), and a dot between the
//! two halves of a double move.
//!
//! A set-up is open to everyone, so a station of Mister X that is named is known to all; where there is a `?`, chance
//! puts him on one of the stations that fit.

use crate::city::City;
use crate::options::{Options, Starts};
use crate::setup::stations;
use crate::station::{Station, Stations, Ticket};
use crate::tickets::{Fares, Purse, Wallet};
use crate::view::View;
use parlour_game::{Seat, Turn};
use std::fmt;
use std::str::FromStr;

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
    /// Where.
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
    #[error("the turn is wrong: {0} detectives sit before and have not moved")]
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
        /// Where.
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
    #[error("where Mister X was last shown is wrong: after {0} windows he has not shown himself yet")]
    NotShownYet(usize),
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
            return Stations::one(station);
        }
        let (from, since) = match (self.last_shown, last_window(options, self.log.len())) {
            (Some(station), Some(window)) => (Stations::one(station), usize::from(window)),
            _ => match options.starts {
                Starts::SharedCards => (stations(C::SHARED_CARDS), 0),
                Starts::SplitCards => (stations(C::MISTER_X_CARDS), 0),
                Starts::Any => (C::map().all(), 0),
            },
        };
        let moves = &self.log[since..];
        moves.iter().fold(from, |reached, entry| C::map().around(reached, entry.by)).without(self.occupied())
    }

    /// Whether a match with these rules can start from here.
    pub(crate) fn check<C: City>(&self, options: &Options) -> Result<(), PositionFault> {
        let listed = self.detectives.len();
        if listed != usize::from(options.detectives) {
            return Err(PositionFault::OtherNumber { listed, set_up: options.detectives });
        }
        self.check_detectives::<C>()?;
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
            (Some(_), None) => return Err(PositionFault::NotShownYet(self.log.len())),
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
            if detective.tickets.counts().iter().any(|count| *count > crate::MOST_TICKETS) {
                return Err(PositionFault::TooManyTickets(detective.tickets.to_string()));
            }
        }
        Ok(())
    }

    fn check_turn<C: City>(&self, options: &Options) -> Result<(), PositionFault> {
        let is_in_double = self.log.last().is_some_and(|entry| entry.is_first_half);
        let Some(index) = self.turn.index().checked_sub(1) else { return Ok(()) };
        if is_in_double {
            return Err(PositionFault::TurnInDouble);
        }
        if self.detectives[index].moved {
            return Err(PositionFault::TurnOfMoved(index + 1));
        }
        let waiting = self.detectives[..index].iter().filter(|detective| !detective.moved).count();
        if options.order == crate::Order::Fixed && waiting > 0 {
            return Err(PositionFault::TurnOutOfOrder(waiting));
        }
        let Detective { station, tickets, moved: _ } = self.detectives[index];
        let held = Ticket::FARES.into_iter().filter(|ticket| tickets.of(*ticket) > 0);
        let mut ways = held.map(|ticket| C::map().near(station, ticket).without(self.occupied()));
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
        if self.occupied().contains(station) {
            return Err(PositionFault::MisterXCaught(station));
        }
        let untold = Position { mister_x: None, ..self.clone() };
        match self.last_shown {
            Some(from) if !untold.possible::<C>(options).contains(station) => {
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

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { turn, detectives, mister_x, wallet, last_shown, log } = self;
        write!(f, "turn={} count={} detectives=", turn.index(), detectives.len())?;
        for (nth, Detective { station, tickets, moved }) in detectives.iter().enumerate() {
            let separator = if nth > 0 { ";" } else { "" };
            let mark = if *moved { "*" } else { "" };
            write!(f, "{separator}{station}:{tickets}{mark}")?;
        }
        let Wallet { purse, black, double } = wallet;
        let purse = match purse {
            Purse::Counted(fares) => fares.to_string(),
            Purse::Unlimited => "-/-/-".into(),
        };
        let or = |station: &Option<Station>, none: &str| {
            station.map_or_else(|| none.to_owned(), |station| station.to_string())
        };
        write!(f, " x={}:{purse}/{black}/{double} shown={}", or(mister_x, "?"), or(last_shown, "-"))?;
        f.write_str(if log.is_empty() { " log=-" } else { " log=" })?;
        for Entry { by, is_first_half } in log {
            f.write_str(letter(*by))?;
            f.write_str(if *is_first_half { "." } else { "" })?;
        }
        Ok(())
    }
}

const fn letter(ticket: Ticket) -> &'static str {
    match ticket {
        Ticket::Taxi => "t",
        Ticket::Bus => "b",
        Ticket::Underground => "u",
        Ticket::Black => "x",
    }
}

const FIELDS: [&str; 6] = ["turn", "count", "detectives", "x", "shown", "log"];

impl FromStr for Position {
    type Err = PositionFault;

    fn from_str(text: &str) -> Result<Self, PositionFault> {
        let mut found: [Option<&str>; FIELDS.len()] = [None; FIELDS.len()];
        for word in text.split_whitespace() {
            let field = word.split_once('=').and_then(|(name, value)| {
                FIELDS.iter().position(|field| *field == name).map(|nth| (nth, value))
            });
            let (nth, value) = field.ok_or_else(|| PositionFault::Word(word.into()))?;
            if found[nth].replace(value).is_some() {
                return Err(PositionFault::Twice(FIELDS[nth]));
            }
        }
        let field = |nth: usize| found[nth].ok_or(PositionFault::Missing(FIELDS[nth]));
        let [turn, count, list, x, shown, log] =
            [field(0)?, field(1)?, field(2)?, field(3)?, field(4)?, field(5)?];
        let detectives =
            list.split(';').enumerate().map(read_detective).collect::<Result<Vec<Detective>, _>>()?;
        let listed = detectives.len();
        if !(2..=5).contains(&listed) {
            return Err(PositionFault::ListLength(listed));
        }
        if count.parse() != Ok(listed) {
            return Err(PositionFault::Number { said: count.into(), listed });
        }
        let seat = turn.parse::<u8>().ok().filter(|turn| usize::from(*turn) <= listed);
        let turn =
            seat.map(Seat::new).ok_or_else(|| PositionFault::Turn { turn: turn.into(), most: listed })?;
        let (at, tickets) = x.split_once(':').unwrap_or((x, ""));
        let mister_x = read_unless("?", at).map_err(PositionFault::MisterX)?;
        let last_shown = read_unless("-", shown).map_err(PositionFault::LastShown)?;
        Ok(Self {
            turn,
            detectives,
            mister_x,
            wallet: read_wallet(tickets)?,
            last_shown,
            log: read_log(log)?,
        })
    }
}

fn read_station(text: &str) -> Result<Station, String> {
    let number = text.parse::<u8>().map_err(|_| text.to_owned())?;
    Station::try_from(number).map_err(|_| text.to_owned())
}

fn read_unless(none: &str, text: &str) -> Result<Option<Station>, String> {
    if text == none { Ok(None) } else { read_station(text).map(Some) }
}

fn read_detective((index, text): (usize, &str)) -> Result<Detective, PositionFault> {
    let (station, tickets) = text.split_once(':').unwrap_or((text, ""));
    let (tickets, moved) = tickets.strip_suffix('*').map_or((tickets, false), |tickets| (tickets, true));
    let station = read_station(station)
        .map_err(|station| PositionFault::DetectiveStation { nth: index + 1, station })?;
    Ok(Detective { station, tickets: read_fares(tickets)?, moved })
}

fn read_counts<const N: usize>(text: &str) -> Option<[u8; N]> {
    let counts: Option<Vec<u8>> = text.split('/').map(|count| count.parse().ok()).collect();
    counts?.try_into().ok()
}

/// Three numbers with `/` between them.
pub(crate) fn read_fares(text: &str) -> Result<Fares, PositionFault> {
    let [taxi, bus, underground] =
        read_counts(text).ok_or_else(|| PositionFault::Tickets(text.to_owned()))?;
    Ok(Fares { taxi, bus, underground })
}

fn read_wallet(text: &str) -> Result<Wallet, PositionFault> {
    let unlimited = text.strip_prefix("-/-/-/").and_then(read_counts);
    let wallet = match (unlimited, read_counts(text)) {
        (Some([black, double]), _) => Wallet { purse: Purse::Unlimited, black, double },
        (None, Some([taxi, bus, underground, black, double])) => {
            Wallet { purse: Purse::Counted(Fares { taxi, bus, underground }), black, double }
        }
        (None, None) => return Err(PositionFault::Tickets(text.into())),
    };
    // So many that what the detectives hand in still fits.
    let fares = match wallet.purse {
        Purse::Counted(fares) => fares.counts(),
        Purse::Unlimited => [0; 3],
    };
    let is_too_many = fares.into_iter().chain([wallet.black, wallet.double]).any(|count| count > 99);
    if is_too_many { Err(PositionFault::TooManyTickets(text.into())) } else { Ok(wallet) }
}

fn read_log(text: &str) -> Result<Vec<Entry>, PositionFault> {
    let mut log: Vec<Entry> = Vec::new();
    for letter_ in text.chars().filter(|_| text != "-") {
        let ticket = Ticket::ALL.into_iter().find(|ticket| letter(*ticket) == letter_.to_string());
        match (ticket, log.as_mut_slice()) {
            (Some(by), _) => log.push(Entry { by, is_first_half: false }),
            // A double move has two halves: the next dot is two letters away at least.
            (None, [.., last]) if letter_ == '.' && !last.is_first_half => {
                last.is_first_half = true;
                let before = log.len().checked_sub(2).map(|nth| log[nth].is_first_half);
                if before == Some(true) {
                    return Err(PositionFault::Log('.'));
                }
            }
            (None, _) => return Err(PositionFault::Log(letter_)),
        }
    }
    Ok(log)
}
