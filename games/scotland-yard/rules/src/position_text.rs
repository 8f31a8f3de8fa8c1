//! A position as text.
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
//! What can be read is not yet what can be played: see [`Setup`](crate::Setup).

use crate::position::{Detective, Entry, Position, PositionFault};
use crate::station::{Station, Ticket};
use crate::tickets::{Fares, Purse, Wallet};
use parlour_game::Seat;
use std::fmt::{self, Write};
use std::str::FromStr;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { turn, detectives, mister_x, wallet, last_shown, log } = self;
        write!(f, "turn={} count={} detectives=", turn.index(), detectives.len())?;
        for (nth, Detective { station, tickets, moved }) in detectives.iter().enumerate() {
            let separator = if nth > 0 { ";" } else { "" };
            let mark = if *moved { "*" } else { "" };
            write!(f, "{separator}{station}:{tickets}{mark}")?;
        }
        let or = |station: &Option<Station>, none: &str| {
            station.map_or_else(|| none.to_owned(), |station| station.to_string())
        };
        write!(f, " x={}:{} shown={}", or(mister_x, "?"), wallet_text(wallet), or(last_shown, "-"))?;
        f.write_str(if log.is_empty() { " log=-" } else { " log=" })?;
        for Entry { by, is_first_half } in log {
            f.write_char(letter(*by))?;
            f.write_str(if *is_first_half { "." } else { "" })?;
        }
        Ok(())
    }
}

/// Mister X's tickets as they stand in a position.
pub(crate) fn wallet_text(wallet: &Wallet) -> String {
    let Wallet { purse, black, double } = wallet;
    match purse {
        Purse::Counted(fares) => format!("{fares}/{black}/{double}"),
        Purse::Unlimited => format!("-/-/-/{black}/{double}"),
    }
}

const fn letter(ticket: Ticket) -> char {
    match ticket {
        Ticket::Taxi => 't',
        Ticket::Bus => 'b',
        Ticket::Underground => 'u',
        Ticket::Black => 'x',
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
            let (nth, value) = field.ok_or_else(|| PositionFault::UnknownWord { token: word.into() })?;
            if found[nth].replace(value).is_some() {
                return Err(PositionFault::FieldTwice { field: FIELDS[nth] });
            }
        }
        let field = |nth: usize| found[nth].ok_or(PositionFault::FieldMissing { field: FIELDS[nth] });
        let [turn, count, list, x, shown, log] =
            [field(0)?, field(1)?, field(2)?, field(3)?, field(4)?, field(5)?];
        let detectives =
            list.split(';').enumerate().map(read_detective).collect::<Result<Vec<Detective>, _>>()?;
        let listed = detectives.len();
        if !(2..=5).contains(&listed) {
            return Err(PositionFault::ListLength { count: listed });
        }
        if count.parse() != Ok(listed) {
            return Err(PositionFault::WrongCount { token: count.into(), listed });
        }
        let seat = turn.parse::<u8>().ok().filter(|turn| usize::from(*turn) <= listed);
        let turn = seat
            .map(Seat::new)
            .ok_or_else(|| PositionFault::WrongTurn { token: turn.into(), most: listed })?;
        let (at, tickets) = x.split_once(':').unwrap_or((x, ""));
        let mister_x = read_unless("?", at).map_err(|token| PositionFault::MisterXOffMap { token })?;
        let last_shown = read_unless("-", shown).map_err(|token| PositionFault::LastShownOffMap { token })?;
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
        .map_err(|token| PositionFault::DetectiveOffMap { detective: index + 1, token })?;
    Ok(Detective { station, tickets: read_fares(tickets)?, moved })
}

fn read_counts<const N: usize>(text: &str) -> Option<[u8; N]> {
    let counts: Option<Vec<u8>> = text.split('/').map(|count| count.parse().ok()).collect();
    counts?.try_into().ok()
}

/// Three numbers with `/` between them.
pub(crate) fn read_fares(text: &str) -> Result<Fares, PositionFault> {
    let [taxi, bus, underground] =
        read_counts(text).ok_or_else(|| PositionFault::NotTickets { token: text.to_owned() })?;
    Ok(Fares { taxi, bus, underground })
}

fn read_wallet(text: &str) -> Result<Wallet, PositionFault> {
    let unlimited = text.strip_prefix("-/-/-/").and_then(read_counts);
    match (unlimited, read_counts(text)) {
        (Some([black, double]), _) => Ok(Wallet { purse: Purse::Unlimited, black, double }),
        (None, Some([taxi, bus, underground, black, double])) => {
            Ok(Wallet { purse: Purse::Counted(Fares { taxi, bus, underground }), black, double })
        }
        (None, None) => Err(PositionFault::NotTickets { token: text.into() }),
    }
}

/// The first half of a double move is followed by a dot; whether the second one is there is for the check.
fn read_log(text: &str) -> Result<Vec<Entry>, PositionFault> {
    let mut log: Vec<Entry> = Vec::new();
    for sign in text.chars().filter(|_| text != "-") {
        let ticket = Ticket::ALL.into_iter().find(|ticket| letter(*ticket) == sign);
        match (ticket, log.last_mut()) {
            (Some(by), _) => log.push(Entry { by, is_first_half: false }),
            (None, Some(last)) if sign == '.' && !last.is_first_half => last.is_first_half = true,
            (None, _) => return Err(PositionFault::NotALog { token: sign }),
        }
    }
    Ok(log)
}
