//! Checks the files in a data folder before SQLite opens them.
//!
//! SQLite silently ignores a missing log, treats a damaged one as empty, and creates a new database where the old one is
//! gone. After a crash everything is there: the database, and its write-ahead log with at most one unconfirmed
//! transaction at its end.

use crate::data_folder::aside::{copy_aside, put_aside};
use crate::data_folder::{DATABASE, JOURNAL, KEY, RUNNING};
use parlour_voice::spoken;
use serde::Serialize;
use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read};
use std::path::Path;

/// What is wrong with the files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Damage {
    NoDatabase {
        /// The file that shows that there was a house.
        sign: &'static str,
    },
    EmptyDatabase {
        /// The same.
        sign: &'static str,
    },
    /// The house was not closed, so there must be one.
    NoJournal,
    JournalHeader,
    /// So many pages cannot be read.
    JournalPages {
        pages: u64,
    },
}

spoken!(
    Damage,
    "folder",
    [
        Damage::NoDatabase { sign: KEY },
        Damage::EmptyDatabase { sign: RUNNING },
        Damage::NoJournal,
        Damage::JournalHeader,
        Damage::JournalPages { pages: 3 },
    ]
);

/// Checks the files of a house. `has_journal`: the database was not closed, so it must have a log.
/// Returns how many pages at the end of the log SQLite will ignore: the transaction that the crash interrupted.
///
/// # Errors
/// What is damaged or missing; or that the files cannot be read.
pub(crate) fn inspect(data: &Path, has_journal: bool) -> io::Result<Result<u64, Damage>> {
    let journal = length(&data.join(JOURNAL))?;
    let database = length(&data.join(DATABASE))?;
    if database.unwrap_or(0) == 0 {
        let sign = match journal {
            Some(bytes) if bytes > 0 => Some(JOURNAL),
            _ => [KEY, RUNNING].into_iter().find(|name| data.join(name).exists()),
        };
        return Ok(match (sign, database) {
            (None, _) => Ok(0),
            (Some(sign), None) => Err(Damage::NoDatabase { sign }),
            (Some(sign), Some(_)) => Err(Damage::EmptyDatabase { sign }),
        });
    }
    match journal {
        None | Some(0) if has_journal => Ok(Err(Damage::NoJournal)),
        // Nothing was written yet.
        None | Some(0) => Ok(Ok(0)),
        Some(_) => read_journal(&data.join(JOURNAL)),
    }
}

/// Moves unusable files aside, so that the house can be opened with the rest.
///
/// # Errors
/// If something cannot be moved.
pub(crate) fn accept_loss(data: &Path, damage: &Damage) -> io::Result<()> {
    let names: &[&str] = match damage {
        Damage::NoDatabase { .. } | Damage::EmptyDatabase { .. } => &[JOURNAL, DATABASE],
        Damage::NoJournal => &[],
        // SQLite reads a damaged log as far as it can; a copy of the whole is kept.
        Damage::JournalHeader => &[JOURNAL],
        Damage::JournalPages { .. } => return copy_aside(data, JOURNAL),
    };
    put_aside(data, names)
}

/// The length of a file, if there is one.
fn length(path: &Path) -> io::Result<Option<u64>> {
    match std::fs::metadata(path) {
        Ok(about) => Ok(Some(about.len())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// The bytes of a log's header: <https://sqlite.org/fileformat2.html#the_write_ahead_log>.
const HEADER: usize = 32;
/// The bytes before each page in the log.
const FRAME: usize = 24;
/// The unit in which file systems write, in bytes.
const BLOCK: usize = 4096;

/// Reads a log as SQLite does, and counts the pages that it would ignore.
fn read_journal(path: &Path) -> io::Result<Result<u64, Damage>> {
    let mut file = BufReader::with_capacity(1 << 16, File::open(path)?);
    let mut header = [0; HEADER];
    let count = fill(&mut file, &mut header)?;
    let Some((mut sums, page)) = (count == HEADER).then(|| Checksums::of_header(&header)).flatten() else {
        return Ok(if is_unwritten(&header[..count], &mut file)? {
            Ok(0)
        } else {
            Err(Damage::JournalHeader)
        });
    };
    let salts = &header[16..24];
    let mut frame = vec![0; FRAME + page];
    let (mut is_sound, mut unread, mut unread_commits) = (true, 0, 0);
    while fill(&mut file, &mut frame)? == frame.len() {
        let is_current = frame[8..16] == *salts;
        is_sound = is_sound && is_current && sums.take(&frame);
        // Only the last page of a transaction has the size of the database here.
        let is_commit = word(&frame, 4) != 0;
        if is_sound && is_commit {
            unread = 0;
        } else if is_current {
            unread += 1;
            unread_commits += u32::from(is_commit);
        }
    }
    // A transaction starts only when the one before is on disk: a crash interrupts one at most.
    Ok(if unread_commits > 1 { Err(Damage::JournalPages { pages: unread }) } else { Ok(unread) })
}

/// Whether the first block of the log was never written, as after a power failure.
fn is_unwritten(header: &[u8], rest: &mut impl Read) -> io::Result<bool> {
    let mut block = [0; BLOCK - HEADER];
    let count = fill(rest, &mut block)?;
    Ok(header.iter().chain(&block[..count]).all(|byte| *byte == 0))
}

/// Reads until the buffer is full or the file ends.
fn fill(file: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut count = 0;
    while count < buffer.len() {
        match file.read(&mut buffer[count..]) {
            Ok(0) => break,
            Ok(more) => count += more,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(count)
}

fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"))
}

/// The running checksum of a log.
struct Checksums {
    sums: (u32, u32),
    read: fn([u8; 4]) -> u32,
}

impl Checksums {
    /// The checksum after a valid header, and the page size.
    fn of_header(header: &[u8; HEADER]) -> Option<(Self, usize)> {
        let read = match word(header, 0) {
            0x377f_0682 => u32::from_le_bytes,
            0x377f_0683 => u32::from_be_bytes,
            _ => return None,
        };
        let page = word(header, 8) as usize;
        let is_known =
            word(header, 4) == 3_007_000 && page.is_power_of_two() && (512..=65_536).contains(&page);
        let mut sums = Self { sums: (0, 0), read };
        sums.add(&header[..24]);
        (is_known && sums.sums == (word(header, 24), word(header, 28))).then_some((sums, page))
    }

    /// Adds a frame, and says whether its checksum matches.
    fn take(&mut self, frame: &[u8]) -> bool {
        self.add(&frame[..8]);
        self.add(&frame[FRAME..]);
        self.sums == (word(frame, 16), word(frame, 20))
    }

    fn add(&mut self, bytes: &[u8]) {
        for pair in bytes.chunks_exact(8) {
            let [first, second] =
                [0, 4].map(|at| (self.read)(pair[at..at + 4].try_into().expect("four bytes")));
            self.sums.0 = self.sums.0.wrapping_add(first).wrapping_add(self.sums.1);
            self.sums.1 = self.sums.1.wrapping_add(second).wrapping_add(self.sums.0);
        }
    }
}
