//! `parlour status`: the state of the running house.

use super::running::House;
use crate::args::StatusArgs;
use crate::fault::Fault;
use crate::print::say;
use crate::words::{Label, Line, Phase, shown};
use parlour_game::letters::is_unprintable;
use parlour_server::retention::Removed;
use parlour_server::wire::{self, SeatView};
use parlour_server::{Keeping, Kept, NodeStatus, OpenTable, Present, Room, Status, TableCounts};
use std::collections::BTreeMap;
use std::time::UNIX_EPOCH;

pub(crate) fn status(args: &StatusArgs) -> Result<(), Fault> {
    let house = House::expect(&args.data)?;
    let status: Status = house.get("status")?;
    let tables: Option<Vec<OpenTable>> = args.tables.then(|| house.get("tables")).transpose()?;
    if args.json {
        let mut told = serde_json::to_value(&status)?;
        if let Some(list) = tables {
            told["list"] = serde_json::to_value(list)?;
        }
        say!("{told}");
    } else {
        say!("{}", told(&status).trim_end());
        if let Some(list) = tables {
            say!("\n{}", listed(&list, UNIX_EPOCH.elapsed().unwrap_or_default().as_secs()).trim_end());
        }
    }
    Ok(())
}

fn told(status: &Status) -> String {
    let Status {
        version,
        addr,
        pid,
        open_seconds,
        memory_bytes,
        data,
        data_bytes,
        tables,
        present,
        queues,
        kept,
        room,
        nodes,
    } = status;
    let TableCounts { waiting, running, over, awake, asleep } = *tables;
    let Present { pages, guests, spectators } = *present;
    let Kept { guests: known, events, saves, notebooks } = *kept;
    let rows = [
        (Label::LabelTables, Line::Tables { waiting, running, over, awake, asleep }),
        (Label::LabelPresent, Line::Present { guests, spectators, pages }),
        (Label::LabelQueues, waiting_for(queues)),
        (Label::LabelKept, Line::Kept { guests: known, events, saves, notebooks }),
        (Label::LabelRoom, room_left(room)),
        (Label::LabelTimes, times(&room.keeping)),
        (Label::LabelRemoved, removed(&room.removed)),
        (Label::LabelMemory, memory_bytes.map_or(Line::Unknown, size)),
        (Label::LabelData, Line::Data { size: Box::new(size(*data_bytes)), folder: shown(data) }),
    ];
    let open =
        Line::Open { version: version.clone(), addr: addr.to_string(), pid: *pid, time: time(*open_seconds) };
    let mut text = format!("{open}\n");
    for (label, line) in rows {
        text += &format!("  {:<14}  {line}\n", label.to_string());
    }
    for node in nodes {
        text += &format!("{}\n", told_of(node));
    }
    text
}

/// A node of the house, in a line.
fn told_of(node: &NodeStatus) -> Line {
    let NodeStatus { name, is_alive, is_reached, tables, report } = node;
    let (name, tables) = (name.clone(), *tables);
    let Some(report) = report.as_ref().filter(|_| *is_alive) else {
        return if *is_alive { Line::NewNode { name, tables } } else { Line::GoneNode { name, tables } };
    };
    Line::Node {
        name,
        tables,
        addr: report.addr.to_string(),
        version: report.version.clone(),
        time: time(report.open_seconds),
        memory: Box::new(report.memory_bytes.map_or(Line::Unknown, size)),
        pages: report.present.pages,
        bus: Box::new(match report.bus_lag_us {
            None => Line::NoBus,
            Some(_) if !is_reached => Line::Unreached,
            Some(microseconds) => lag(microseconds),
        }),
        store: Box::new(match &report.trouble {
            None => Line::StoreWell,
            Some(detail) => Line::StoreTrouble { detail: detail.clone() },
        }),
    }
}

fn lag(microseconds: u64) -> Line {
    Line::BusLag { ms: format!("{:.1}", microseconds as f64 / 1000.0) }
}

/// The tables, each with its seats and those who watch, at this time in seconds since 1970.
fn listed(tables: &[OpenTable], now: u64) -> String {
    let mut text = String::new();
    for table in tables {
        let age = time(now.saturating_sub(table.changed_at / 1000));
        let phase = match table.phase {
            wire::Phase::Waiting => Phase::Waiting,
            wire::Phase::Starting { .. } => Phase::Starting,
            wire::Phase::Playing => Phase::Playing,
            wire::Phase::Over { .. } => Phase::Over,
        };
        let host = Box::new(person(&table.host, false));
        let line = Line::Table { id: table.id.clone(), game: table.game.clone(), phase, host, age };
        text += &format!("{line}\n");
        for (number, seat) in (0..).zip(&table.seats) {
            let turn = table.waits_for.is_some_and(|waited| waited.index() == number);
            text += &format!("  {}\n", Line::Seat { turn, who: Box::new(who(seat)) });
        }
        if !table.spectators.is_empty() {
            let names = table.spectators.iter().map(|name| person(name, false)).collect();
            text += &format!("  {}\n", Line::Watching { names });
        }
    }
    if text.is_empty() { Line::NoTables.to_string() } else { text }
}

fn person(name: &str, away: bool) -> Line {
    // Guests choose their names: they must not steer a terminal.
    let name: String = name.chars().filter(|letter| !is_unprintable(*letter)).collect();
    if name.is_empty() { Line::Unnamed } else { Line::Person { name, away } }
}

/// Who sits there.
fn who(seat: &SeatView) -> Line {
    match (&seat.guest, &seat.brain) {
        (Some(guest), Some(brain)) => match person(&guest.name, true) {
            Line::Person { name, .. } => Line::Substituted { name, brain: brain.clone() },
            unnamed => unnamed,
        },
        (Some(guest), None) => person(&guest.name, seat.away),
        (None, Some(brain)) => Line::Brain { brain: brain.clone() },
        (None, None) => Line::Nobody,
    }
}

/// How much is kept, and how much may be.
fn room_left(Room { used_bytes, keeping, .. }: &Room) -> Line {
    let limit = |bytes: Option<u64>| Box::new(bytes.map_or(Line::Unlimited, size));
    Line::Room {
        used: Box::new(size(*used_bytes)),
        most: limit(keeping.most_bytes),
        daily: limit(keeping.daily_bytes),
    }
}

/// Retention times.
fn times(keeping: &Keeping) -> Line {
    let time = |days: Option<u32>| Box::new(days.map_or(Line::ForEver, |days| Line::Days { days }));
    Line::Times {
        finished: time(keeping.finished_days),
        abandoned: time(keeping.abandoned_days),
        waiting: time(keeping.waiting_days),
        guests: time(keeping.guest_days),
        strangers: time(keeping.stranger_days),
        notes: time(keeping.notes_days),
    }
}

/// What was removed because of its age.
fn removed(Removed { tables, guests, seat_notes }: &Removed) -> Line {
    Line::Removed { tables: *tables, guests: *guests, seat_notes: *seat_notes }
}

/// How many wait in each quick-match queue.
fn waiting_for(queues: &BTreeMap<String, u64>) -> Line {
    let queues = queues.iter().filter(|(_, count)| **count > 0);
    Line::Queues {
        queues: queues.map(|(game, count)| Line::Queue { game: game.clone(), count: *count }).collect(),
    }
}

/// `12.3 MB`
pub(super) fn size(bytes: u64) -> Line {
    let units = ["kB", "MB", "GB", "TB"];
    if bytes < 1000 {
        return Line::Size { value: bytes.to_string(), unit: "bytes" };
    }
    let mut value = bytes as f64 / 1000.0;
    let mut unit = 0;
    // What would be rounded up to a thousand is told in the next unit.
    while value >= 999.95 && unit + 1 < units.len() {
        value /= 1000.0;
        unit += 1;
    }
    Line::Size { value: format!("{value:.1}"), unit: units[unit] }
}

/// The two largest units that say something: `2 d 3 h`.
pub(super) fn time(seconds: u64) -> String {
    let parts = [
        (seconds / 86_400, "d"),
        (seconds / 3600 % 24, "h"),
        (seconds / 60 % 60, "min"),
        (seconds % 60, "s"),
    ];
    let first = parts.iter().position(|(count, _)| *count > 0).unwrap_or(3);
    let told = parts[first..].iter().take(2).filter(|(count, _)| *count > 0 || first == 3);
    told.map(|(count, unit)| format!("{count} {unit}")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_game::Seat;
    use parlour_server::wire::Guest;

    #[test]
    fn who_waits_is_told_by_game() {
        let queues = |list: &[(&str, u64)]| {
            waiting_for(&list.iter().map(|(game, count)| ((*game).to_owned(), *count)).collect()).to_string()
        };
        assert_eq!(queues(&[("checkers", 0), ("clue", 0)]), "no one waiting");
        assert_eq!(
            queues(&[("checkers", 1), ("clue", 0), ("scotland-yard", 2)]),
            "waiting: 1 for checkers and 2 for scotland-yard"
        );
    }

    #[test]
    fn room_and_times_are_told() {
        let removed = Removed { tables: 3, guests: 1, seat_notes: 0 };
        let mut room = Room { used_bytes: 8_100_000, keeping: Keeping::default(), removed };
        assert_eq!(room_left(&room).to_string(), "8.1 MB of 10.0 GB; 64.0 MB a day for one address");
        assert_eq!(
            super::removed(&room.removed).to_string(),
            "3 tables, 1 guest, 0 seat notes since it opened"
        );
        let told = times(&room.keeping).to_string();
        assert!(
            told.starts_with("finished games 400 days, abandoned games 400 days, waiting rooms 60 days"),
            "{told}"
        );
        room.keeping = Keeping { most_bytes: None, daily_bytes: None, finished_days: None, ..room.keeping };
        assert_eq!(room_left(&room).to_string(), "8.1 MB used, no limit; no daily limit for one address");
        assert!(
            times(&room.keeping).to_string().starts_with("finished games for ever, abandoned games 400 days")
        );
    }

    #[test]
    fn tables_are_listed_with_those_who_are_there() {
        let guest = |name: &str| Some(Guest { id: name.into(), name: name.into() });
        let seat = |guest, brain: Option<&str>, away| SeatView {
            guest,
            brain: brain.map(str::to_owned),
            ready: true,
            away,
            stand_in_at: None,
            replaceable_at: None,
        };
        let table = OpenTable {
            id: "t1".into(),
            game: "clue".into(),
            host: "Ann".into(),
            phase: wire::Phase::Playing,
            seats: vec![
                seat(guest("Ann"), None, false),
                seat(guest("Ben"), Some("master"), true),
                seat(None, Some("classic"), false),
                seat(guest("C\u{1b}id"), None, true),
                seat(None, None, false),
            ],
            waits_for: Some(Seat::new(3)),
            spectators: vec!["Dee".into(), String::new()],
            changed_at: 40_000,
        };
        assert_eq!(
            listed(&[table], 100),
            "t1  clue, in progress, hosted by Ann, last active 1 min ago\n  Ann\n  Ben (away, master plays)\n  \
             computer (classic)\n  to move: Cid (away)\n  free seat\n  watching: Dee and an unnamed guest\n"
        );
        assert_eq!(listed(&[], 100), "There are no tables.");
    }

    #[test]
    fn sizes_and_times_are_told_for_people() {
        for (bytes, text) in [
            (0, "0 bytes"),
            (999, "999 bytes"),
            (1000, "1.0 kB"),
            (999_949, "999.9 kB"),
            (999_950, "1.0 MB"),
            (12_340_000, "12.3 MB"),
        ] {
            assert_eq!(size(bytes).to_string(), text);
        }
        for (seconds, text) in [
            (0, "0 s"),
            (59, "59 s"),
            (60, "1 min"),
            (71, "1 min 11 s"),
            (3605, "1 h"),
            (183_600, "2 d 3 h"),
            (86_459, "1 d"),
        ] {
            assert_eq!(time(seconds), text);
        }
    }
}
