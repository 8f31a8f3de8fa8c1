//! `parlour replay`: prints a finished game from its record, and verifies it.

use crate::args::ReplayArgs;
use crate::fault::Fault;
use crate::print::say;
use crate::words::{Line, shown};
use anyhow::{Context, anyhow};
use parlour_catalog::{AnyMatch, BadRecord, Record, Told};
use parlour_game::Outcome;
use parlour_game::letters::is_unprintable;
use parlour_voice::{Language, Quoted, Spoken};
use serde_json::json;
use std::io::{Read, Write};

/// A readable record, and how many random draws were compared with the seed, if it was verified.
struct Replayed {
    record: Record,
    told: Vec<Told>,
    drawn: Option<usize>,
}

pub(crate) fn run(args: &ReplayArgs) -> Result<(), Fault> {
    let bytes = read(args).with_context(|| Line::UnreadableFile { file: shown(&args.file) })?;
    match (replay(&bytes, args.verify), args.json) {
        (Ok(replayed), true) => {
            say!("{}", replayed.json());
            Ok(())
        }
        (Ok(replayed), false) => Ok(replayed.print()?),
        (Err(bad), true) => {
            let text = bad.say(Language::ENGLISH);
            say!("{}", json!({ "ok": false, "fault": Quoted::of(&bad), "text": text, "event": bad.event() }));
            Err(Line::NotVerified { file: shown(&args.file) }.into())
        }
        (Err(bad), false) => Err(Fault::Failed(anyhow!("{}: {bad}", args.file.display()))),
    }
}

/// The longest record; of a longer file only the beginning is read, which is enough to refuse it.
const MOST_BYTES: u64 = 64 * 1024 * 1024;

fn read(args: &ReplayArgs) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if args.file.as_os_str() == "-" {
        std::io::stdin().lock().take(MOST_BYTES).read_to_end(&mut bytes)?;
    } else {
        std::fs::File::open(&args.file)?.take(MOST_BYTES).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

fn replay(bytes: &[u8], verify: bool) -> Result<Replayed, BadRecord> {
    let mut record = Record::read(bytes)?;
    // Anybody may have written the file: its names must not steer a terminal.
    for name in &mut record.names {
        name.retain(|letter| !is_unprintable(letter));
    }
    let (play, drawn): (Box<dyn AnyMatch>, Option<usize>) = if verify {
        let checked = record.check()?;
        (checked.play, Some(checked.drawn))
    } else {
        (record.replay()?, None)
    };
    let told = play.reveal().map_or_else(Vec::new, |reveal| reveal.told());
    Ok(Replayed { record, told, drawn })
}

impl Replayed {
    fn print(&self) -> std::io::Result<()> {
        let Self { record, told, drawn } = self;
        let mut out = crate::print::Output;
        writeln!(out, "{}: {}", record.game, record.names.join(", "))?;
        let width = record.names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
        let chance = Line::Chance.to_string();
        for (number, told) in told.iter().enumerate() {
            let who = told.seat.map_or(&*chance, |seat| record.name(seat));
            writeln!(out, "{number:>5}  {who:<width$}  {}", told.text)?;
        }
        writeln!(out, "{}", self.ending())?;
        if let Some(drawn) = drawn {
            let brought = record.brought;
            writeln!(out, "{}", Line::Verified { events: told.len(), drawn: *drawn, brought })?;
            if let Some(drawn_from) = &record.drawn_from {
                let names = drawn_from.guests.iter().map(|guest| record.name(guest.seat).to_owned());
                writeln!(out, "{}", Line::DrawnFrom { names: names.collect() })?;
            }
        }
        Ok(())
    }

    fn ending(&self) -> Line {
        match self.record.outcome {
            Outcome::Won(seats) => {
                Line::Won { names: seats.iter().map(|seat| self.record.name(seat).to_owned()).collect() }
            }
            Outcome::Drawn => Line::Drawn,
            Outcome::NobodyWon => Line::NobodyWon,
        }
    }

    fn json(&self) -> serde_json::Value {
        let Self { record, told, drawn } = self;
        let events: Vec<_> =
            told.iter().map(|told| json!({ "seat": told.seat, "text": told.text })).collect();
        let guests = record.drawn_from.iter().flat_map(|drawn_from| &drawn_from.guests);
        let contributors: Vec<_> = guests.map(|guest| guest.seat).collect();
        json!({
            "ok": true,
            "verified": drawn.is_some(),
            "drawn": drawn,
            "brought": record.brought,
            "game": record.game,
            "setup": record.setup,
            "names": record.names,
            "commitment": record.commitment,
            "contributors": contributors,
            "outcome": record.outcome,
            "events": events,
        })
    }
}
