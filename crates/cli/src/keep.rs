//! Options of `parlour serve` for how long and how much is kept.

use crate::misuse::Misuse;
use clap::Parser;
use parlour_server::Keeping;

/// The most days that can be asked for: a hundred years.
const MOST_DAYS: u32 = 36_500;
/// The smallest size limit that is accepted, in bytes.
const LEAST_BYTES: u64 = 16_000_000;

#[derive(Debug, Parser)]
pub(crate) struct KeepArgs {
    #[arg(long, default_value = "400", value_name = "DAYS", value_parser = read_days)]
    keep_finished: Days,
    #[arg(long, default_value = "400", value_name = "DAYS", value_parser = read_days)]
    keep_abandoned: Days,
    #[arg(long, default_value = "60", value_name = "DAYS", value_parser = read_days)]
    keep_waiting: Days,
    #[arg(long, default_value = "30", value_name = "DAYS", value_parser = read_days)]
    keep_strangers: Days,
    #[arg(long, default_value = "800", value_name = "DAYS", value_parser = read_days)]
    keep_guests: Days,
    #[arg(long, default_value = "30", value_name = "DAYS", value_parser = read_days)]
    keep_notes: Days,
    #[arg(long, default_value = "10GB", value_name = "SIZE", value_parser = read_size)]
    most_data: Bytes,
    #[arg(long, default_value = "64MB", value_name = "SIZE", value_parser = read_size)]
    most_daily: Bytes,
}

/// A number of days; `None` = for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Days(Option<u32>);

/// A number of bytes; `None` = any amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Bytes(Option<u64>);

impl From<KeepArgs> for Keeping {
    fn from(args: KeepArgs) -> Self {
        Keeping {
            finished_days: args.keep_finished.0,
            abandoned_days: args.keep_abandoned.0,
            waiting_days: args.keep_waiting.0,
            stranger_days: args.keep_strangers.0,
            guest_days: args.keep_guests.0,
            notes_days: args.keep_notes.0,
            most_bytes: args.most_data.0,
            daily_bytes: args.most_daily.0,
        }
    }
}

fn is_never(text: &str) -> bool {
    matches!(text, "never" | "0")
}

/// `400`, `never`.
fn read_days(text: &str) -> Result<Days, Misuse> {
    if is_never(text) {
        return Ok(Days(None));
    }
    match text.parse::<u32>() {
        Ok(days) if days <= MOST_DAYS => Ok(Days(Some(days))),
        Ok(_) => Err(Misuse::TooManyDays { most: MOST_DAYS }),
        Err(_) => Err(Misuse::NotDays),
    }
}

/// `500MB`, `10GB`, `1.5TB`, `never`.
fn read_size(text: &str) -> Result<Bytes, Misuse> {
    if is_never(text) {
        return Ok(Bytes(None));
    }
    let units = [("MB", 1e6), ("GB", 1e9), ("TB", 1e12)];
    let found = units.iter().find_map(|(unit, size)| Some((text.strip_suffix(unit)?.trim(), size)));
    let (number, unit) = found.ok_or(Misuse::SizeUnit)?;
    let bytes = number.parse::<f64>().map_err(|_| Misuse::NotANumber { typed: number.into() })? * unit;
    if !(LEAST_BYTES as f64..=1e15).contains(&bytes) {
        return Err(Misuse::SizeRange);
    }
    Ok(Bytes(Some(bytes as u64)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_word_a_house_keeps_what_it_usually_keeps() {
        assert_eq!(Keeping::from(KeepArgs::parse_from(["serve"])), Keeping::default());
    }

    #[test]
    fn days_are_read() {
        assert_eq!(read_days("400"), Ok(Days(Some(400))));
        for never in ["never", "0"] {
            assert_eq!(read_days(never), Ok(Days(None)));
        }
        for wrong in ["", "-1", "1.5", "soon", "40000", "99999999999"] {
            assert!(read_days(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn sizes_are_read_with_their_unit() {
        assert_eq!(read_size("500MB"), Ok(Bytes(Some(500_000_000))));
        assert_eq!(read_size("1.5 GB"), Ok(Bytes(Some(1_500_000_000))));
        assert_eq!(read_size("never"), Ok(Bytes(None)));
        for wrong in ["", "10", "10gb", "MB", "-5GB", "1MB", "NaNGB", "infTB", "9999TB"] {
            assert!(read_size(wrong).is_err(), "{wrong}");
        }
    }
}
