//! `parlour status`: the state of the running house.

use super::running::House;
use crate::args::AdminArgs;
use crate::fault::Fault;
use crate::print::say;
use parlour_server::retention::Removed;
use parlour_server::{Keeping, Kept, Present, Room, Status, TableCounts};
use std::collections::BTreeMap;

pub(crate) fn status(args: &AdminArgs) -> Result<(), Fault> {
    let status: Status = House::expect(&args.data)?.get("status")?;
    if args.json {
        say!("{}", serde_json::to_string(&status)?);
    } else {
        say!("{}", told(&status).trim_end());
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
    } = status;
    let TableCounts { waiting, running, over, awake, asleep } = tables;
    let Present { pages, guests, spectators } = present;
    let Kept { guests: known, events, saves, notebooks } = kept;
    let memory = memory_bytes.map_or_else(|| "unknown".into(), size);
    let (guests, pages) = (count(*guests, "guest"), count(*pages, "open page"));
    let rows = [
        (
            "tables",
            format!("{waiting} waiting, {running} running, {over} over; {awake} awake, {asleep} asleep"),
        ),
        ("at the tables", format!("{guests}, {spectators} of them looking on; {pages}")),
        ("quick match", waiting_for(queues)),
        ("kept", contents(*known, *events, *saves, *notebooks)),
        ("room", room_left(room)),
        ("kept for", times(&room.keeping)),
        ("removed", removed(&room.removed)),
        ("memory", memory),
        ("data", format!("{} in {}", size(*data_bytes), data.display())),
    ];
    let mut text =
        format!("Parlour {version} at http://{addr}, process {pid}, open for {}\n", time(*open_seconds));
    for (what, value) in rows {
        text += &format!("  {what:<14}  {value}\n");
    }
    text
}

/// How much is kept, and how much may be.
fn room_left(Room { used_bytes, keeping, .. }: &Room) -> String {
    let most = keeping
        .most_bytes
        .map_or_else(|| "used, without a limit".into(), |most| format!("of {}", size(most)));
    let daily = keeping.daily_bytes.map_or_else(|| "any amount".into(), size);
    format!("{} {most}; from one address {daily} a day", size(*used_bytes))
}

/// Retention times.
fn times(keeping: &Keeping) -> String {
    let times = [
        ("finished games", keeping.finished_days),
        ("abandoned ones", keeping.abandoned_days),
        ("waiting rooms", keeping.waiting_days),
        ("guests", keeping.guest_days),
        ("strangers", keeping.stranger_days),
        ("notes of those who left", keeping.notes_days),
    ];
    let told = |(what, days): (&str, Option<u32>)| match days {
        Some(days) => format!("{what} {days} d"),
        None => format!("{what} for ever"),
    };
    times.map(told).join(", ")
}

/// What was removed because of its age.
fn removed(Removed { tables, guests, seat_notes }: &Removed) -> String {
    let things = [(*tables, "table"), (*guests, "guest"), (*seat_notes, "seat note")];
    format!("{} since it opened", things.map(|(number, one)| count(number, one)).join(", "))
}

/// How many wait in each quick-match queue.
fn waiting_for(queues: &BTreeMap<String, u64>) -> String {
    let queues = queues.iter().filter(|(_, count)| **count > 0);
    let queues: Vec<String> = queues.map(|(game, count)| format!("{count} for {game}")).collect();
    if queues.is_empty() { "nobody waits".into() } else { format!("waiting: {}", queues.join(", ")) }
}

/// What a house keeps beside its tables.
pub(super) fn contents(guests: u64, events: u64, saves: u64, notebooks: u64) -> String {
    let things = [(guests, "guest"), (events, "event"), (saves, "saved game"), (notebooks, "notebook")];
    things.map(|(number, one)| count(number, one)).join(", ")
}

/// `1 guest`, `2 guests`
pub(super) fn count(number: u64, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {one}s") }
}

/// `12.3 MB`
pub(super) fn size(bytes: u64) -> String {
    let units = ["kB", "MB", "GB", "TB"];
    if bytes < 1000 {
        return format!("{bytes} bytes");
    }
    let mut value = bytes as f64 / 1000.0;
    let mut unit = 0;
    // What would be rounded up to a thousand is told in the next unit.
    while value >= 999.95 && unit + 1 < units.len() {
        value /= 1000.0;
        unit += 1;
    }
    format!("{value:.1} {}", units[unit])
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

    #[test]
    fn who_waits_is_told_by_game() {
        let queues = |list: &[(&str, u64)]| {
            waiting_for(&list.iter().map(|(game, count)| ((*game).to_owned(), *count)).collect())
        };
        assert_eq!(queues(&[("checkers", 0), ("clue", 0)]), "nobody waits");
        assert_eq!(
            queues(&[("checkers", 1), ("clue", 0), ("scotland-yard", 2)]),
            "waiting: 1 for checkers, 2 for scotland-yard"
        );
    }

    #[test]
    fn room_and_times_are_told() {
        let removed = Removed { tables: 3, guests: 1, seat_notes: 0 };
        let mut room = Room { used_bytes: 8_100_000, keeping: Keeping::default(), removed };
        assert_eq!(room_left(&room), "8.1 MB of 10.0 GB; from one address 64.0 MB a day");
        assert_eq!(super::removed(&room.removed), "3 tables, 1 guest, 0 seat notes since it opened");
        assert!(
            times(&room.keeping)
                .starts_with("finished games 400 d, abandoned ones 400 d, waiting rooms 60 d")
        );
        room.keeping = Keeping { most_bytes: None, daily_bytes: None, finished_days: None, ..room.keeping };
        assert_eq!(room_left(&room), "8.1 MB used, without a limit; from one address any amount a day");
        assert!(times(&room.keeping).starts_with("finished games for ever, abandoned ones 400 d"));
    }

    #[test]
    fn one_is_not_many() {
        assert_eq!(contents(1, 0, 2, 1), "1 guest, 0 events, 2 saved games, 1 notebook");
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
            assert_eq!(size(bytes), text);
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
