//! Saves as files: sealed where a game has secrets, plain JSON where it has none.
//!
//! A sealed file is one line and what was sealed:
//! `parlour-save 1 GAME 5f0c1e22a7d3 33832\n`, then 33832 bytes. The line (format, version, game, which house, how many
//! bytes) can be read by anyone; a change to it breaks the seal. A plain file may be edited: the rules check
//! it when it comes back.

use super::{Begun, Saved, SavedSeat, Seal};
use crate::limits;
use crate::names::{self, People};
use crate::setups::known;
use crate::wire::{Guest, Options, Reason};
use parlour_catalog::{Misread, read_json};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

const FORMAT: &str = "parlour-save";
const VERSION: u32 = 1;
/// More than the longest first line of a sealed file.
const HEADER_BYTES: usize = 200;
/// More than the longest name takes beside a sealed save.
const SEALED_NAME_BYTES: usize = 1024;
const NOTE: &str =
    "A saved game of Parlour. It may be edited: when it is loaded again, the rules check every event.";

/// A file for its owner.
pub(crate) struct File {
    pub(crate) bytes: Vec<u8>,
    pub(crate) is_sealed: bool,
}

/// What is sealed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sealed {
    name: String,
    saved: Saved,
}

/// A file that is not sealed. It names nobody but by name.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Plain {
    format: String,
    version: u32,
    #[serde(default)]
    note: String,
    game: String,
    rules_version: u16,
    name: String,
    setup: Value,
    #[serde(default)]
    options: Options,
    seats: Vec<PlainSeat>,
    /// What has happened; `null` of a set-up.
    events: Option<Vec<Box<RawValue>>>,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum PlainSeat {
    Me { name: String },
    Open,
    Brain { brain: String },
}

/// What any plain file must say before the rest of it is looked at.
#[derive(Deserialize)]
struct Preface {
    format: Option<String>,
    version: Option<u32>,
    game: Option<String>,
}

/// A save as a file for its owner.
pub(crate) fn write(name: &str, saved: &Saved, owner: &str, seal: &Seal) -> File {
    // Saves of unknown games are sealed: whether they have secrets cannot be told.
    if known(&saved.game).is_ok_and(|game| !game.has_secrets()) {
        return File { bytes: plain(name, saved, owner), is_sealed: false };
    }
    // The longest name, with room for how JSON writes it: a file is as long as the save, and that tells nothing.
    let name = serde_json::to_string(name).expect("a name is plain data");
    let body = saved.body();
    let mut text = format!("{{\"name\":{name},\"saved\":{body}}}").into_bytes();
    text.resize(text.len().max(body.len() + SEALED_NAME_BYTES), b' ');
    let length = Seal::sealed_length(text.len());
    let header = format!("{FORMAT} {VERSION} {} {} {length}\n", saved.game, seal.id()).into_bytes();
    let sealed = seal.close(&header, &text);
    File { bytes: [header, sealed].concat(), is_sealed: true }
}

fn plain(name: &str, saved: &Saved, owner: &str) -> Vec<u8> {
    let seat = |seat: &SavedSeat| match seat {
        SavedSeat { guest: Some(guest), .. } if guest.id == owner => {
            PlainSeat::Me { name: guest.name.clone() }
        }
        SavedSeat { guest: None, brain: Some(brain), .. } => PlainSeat::Brain { brain: brain.clone() },
        SavedSeat { .. } => PlainSeat::Open,
    };
    let plain = Plain {
        format: FORMAT.into(),
        version: VERSION,
        note: NOTE.into(),
        game: saved.game.clone(),
        rules_version: saved.rules_version,
        name: name.to_owned(),
        setup: saved.setup.clone(),
        options: saved.options.clone(),
        seats: saved.seats.iter().map(seat).collect(),
        events: saved.begun.as_ref().map(|begun| begun.events.clone()),
    };
    serde_json::to_vec_pretty(&plain).expect("a save is plain data")
}

/// The save in a file, and its name there. `me` takes the seats that a plain file calls its owner's.
///
/// # Errors
/// What is wrong with the file. That the rules accept what is in it is for [`Saved::check`].
pub(crate) fn read(bytes: &[u8], me: &Guest, seal: &Seal) -> Result<(String, Saved), Reason> {
    let start = bytes.trim_ascii_start();
    if start.is_empty() {
        Err(Reason::EmptyFile)
    } else if start[0] == b'{' {
        read_plain(start, me)
    } else if bytes.starts_with(FORMAT.as_bytes()) {
        read_sealed(bytes, me, seal)
    } else if FORMAT.as_bytes().starts_with(bytes) {
        Err(Reason::CutOff)
    } else {
        Err(Reason::NoSave)
    }
}

fn read_sealed(bytes: &[u8], me: &Guest, seal: &Seal) -> Result<(String, Saved), Reason> {
    let first = bytes.iter().take(HEADER_BYTES).position(|byte| *byte == b'\n');
    let Some(end) = first else {
        return Err(if bytes.len() < HEADER_BYTES { Reason::CutOff } else { Reason::BrokenSeal });
    };
    let (header, sealed) = bytes.split_at(end + 1);
    let line = std::str::from_utf8(&header[..end]).map_err(|_| Reason::BrokenSeal)?;
    let fields: Vec<&str> = line.split(' ').collect();
    let version: u32 = fields.get(1).and_then(|version| version.parse().ok()).ok_or(Reason::BrokenSeal)?;
    if version > VERSION {
        return Err(Reason::NewerSave { version });
    }
    let [_, _, game, house, length] = fields[..] else { return Err(Reason::BrokenSeal) };
    if house != seal.id() {
        return Err(Reason::OtherHouse);
    }
    known(game)?;
    let length: usize = length.parse().map_err(|_| Reason::BrokenSeal)?;
    if sealed.len() < length {
        return Err(Reason::CutOff);
    }
    let text = seal.open(header, sealed).ok_or(Reason::BrokenSeal)?;
    // The seal is ours and unbroken: what does not fit was written by another version of the house.
    let Sealed { name, saved } = read_json(&text).map_err(|fault| Reason::UnreadableFile { fault })?;
    if !saved.is_of(&me.id) {
        return Err(Reason::NotTheirGame);
    }
    Ok((name, saved))
}

fn read_plain(bytes: &[u8], me: &Guest) -> Result<(String, Saved), Reason> {
    let unreadable = |fault| match fault {
        Misread::JsonEnds { .. } => Reason::CutOff,
        fault => Reason::UnreadableFile { fault },
    };
    let preface: Preface = read_json(bytes).map_err(unreadable)?;
    if preface.format.as_deref() != Some(FORMAT) {
        return Err(Reason::NoSave);
    }
    if let Some(version) = preface.version.filter(|version| *version > VERSION) {
        return Err(Reason::NewerSave { version });
    }
    if let Some(game) = &preface.game
        && known(game)?.has_secrets()
    {
        return Err(Reason::Unsealed { game: game.clone() });
    }
    let plain: Plain = read_json(bytes).map_err(unreadable)?;
    // One name was its owner's, who may be called otherwise here; several are people who shared a device.
    let told = plain.seats.iter().filter_map(|seat| match seat {
        PlainSeat::Me { name } => Some(name),
        _ => None,
    });
    let is_shared = told.clone().zip(told.skip(1)).any(|(one, other)| !names::are_same(one, other));
    let mut people = People::default();
    let seat = |seat: PlainSeat| match seat {
        PlainSeat::Me { name } => {
            let is_kept = me.name.is_empty() || is_shared && limits::NAME.check(&name).is_ok();
            let name = if is_kept { name } else { me.name.clone() };
            let guest = Some(Guest { id: me.id.clone(), name: people.call(name) });
            SavedSeat { guest, ..SavedSeat::default() }
        }
        PlainSeat::Open => SavedSeat::default(),
        PlainSeat::Brain { brain } => SavedSeat { brain: Some(brain), ..SavedSeat::default() },
    };
    let saved = Saved {
        game: plain.game,
        rules_version: plain.rules_version,
        setup: plain.setup,
        options: plain.options,
        seats: plain.seats.into_iter().map(seat).collect(),
        host: Some(me.id.clone()),
        begun: plain.events.map(|events| {
            let (brought, brought_by) = (events.len() as u32, Some(me.name.clone()));
            Begun { seed: None, events, origin: None, brought, brought_by }
        }),
    };
    saved.check_brains()?;
    Ok((plain.name, saved))
}

#[cfg(test)]
mod tests;
