//! An ending as a file: a head that says what it is, then five values to a byte.
//!
//! | bytes | what |
//! |---|---|
//! | 0-7 | the word `CHECKTAB` |
//! | 8-9 | version of the form, least byte first |
//! | 10-13 | men and kings of the stronger side, men and kings of the other |
//! | 14-15 | 0 |
//! | 16-23 | how many bytes follow the head, least byte first |
//! | 24-27 | CRC-32 of bytes 0-23 and of all that follow the head, least byte first |
//! | 28-31 | 0 |
//!
//! After the head come the values with the stronger side to move, then, in whole bytes again, those with the
//! other side to move, if they differ.

use crate::layout::Layout;
use crate::material::{Ending, Material};
use crate::solve::{Detail, Progress, solve};
use crate::tables::{Bytes, MOST_PIECES, SMALL_PIECES, Tables, Values};
use crate::value::{pack, packed_len};
use serde::Serialize;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::Arc;

const MAGIC: &[u8; 8] = b"CHECKTAB";
/// To be raised when the numbering of positions, the packing or the rules change.
const VERSION: u16 = 1;
const SUMMED: usize = 24;
const HEAD: usize = 32;

/// Why a file is not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Fault {
    /// Not a file of tables.
    NotATable,
    /// Made by another version of this program.
    OtherVersion {
        /// The file's version.
        found: u16,
        /// The version that is read.
        needed: u16,
    },
    /// The ending it names does not exist.
    NoSuchEnding,
    /// Cut off, or with something behind its end.
    WrongLength {
        /// How many bytes the ending takes.
        expected: u64,
        /// How many there are.
        found: u64,
    },
    /// Something in it was changed.
    WrongChecksum,
}
parlour_voice::spoken!(
    Fault,
    "checkers",
    [
        Fault::NotATable,
        Fault::OtherVersion { found: 2, needed: VERSION },
        Fault::NoSuchEnding,
        Fault::WrongLength { expected: 12_345, found: 12 },
        Fault::WrongChecksum,
    ]
);

impl Tables {
    /// Adds the ending that is in a file made by [`build`].
    ///
    /// # Errors
    /// Why the bytes are not accepted; nothing is added then.
    pub fn add(&mut self, bytes: Bytes) -> Result<Ending, Fault> {
        let (ending, payload) = read((*bytes).as_ref())?;
        let mut start = payload.start;
        for material in ending.sides() {
            let end = start + packed_len(Layout::new(material).len());
            self.insert(material, Values::Outcomes(Arc::clone(&bytes), start..end));
            start = end;
        }
        Ok(ending)
    }
}

/// Works out an ending and returns the bytes of its file. `known` must have all endings with fewer pieces,
/// and those with as many pieces and fewer men.
pub fn build(
    ending: Ending,
    known: &Tables,
    threads: NonZeroUsize,
    on_step: &(dyn Fn(Progress) + Sync),
) -> Vec<u8> {
    let solved = solve(ending, known, Detail::Outcome, threads, on_step);
    write(ending, solved.into_iter().map(|side| side.values))
}

/// How long the file of an ending is.
pub fn file_len(ending: Ending) -> u64 {
    (HEAD + payload_len(ending)) as u64
}

fn payload_len(ending: Ending) -> usize {
    ending.sides().map(|material| packed_len(Layout::new(material).len())).sum()
}

/// The bytes of a file, from the values of each side.
fn write(ending: Ending, sides: impl Iterator<Item = Vec<u8>>) -> Vec<u8> {
    let Material { black_men, black_kings, white_men, white_kings } = ending.material();
    let mut bytes = Vec::with_capacity(HEAD + payload_len(ending));
    bytes.extend(MAGIC);
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend([black_men, black_kings, white_men, white_kings, 0, 0]);
    bytes.extend((payload_len(ending) as u64).to_le_bytes());
    bytes.resize(HEAD, 0);
    for values in sides {
        bytes.extend(pack(values.into_iter()));
    }
    let sum = checksum(&bytes);
    bytes[SUMMED..SUMMED + 4].copy_from_slice(&sum.to_le_bytes());
    bytes
}

/// Which ending is in these bytes, and where its values are.
fn read(bytes: &[u8]) -> Result<(Ending, Range<usize>), Fault> {
    if bytes.len() < HEAD || !bytes.starts_with(MAGIC) {
        return Err(Fault::NotATable);
    }
    let version = u16::from_le_bytes([bytes[8], bytes[9]]);
    if version != VERSION {
        return Err(Fault::OtherVersion { needed: VERSION, found: version });
    }
    let material = Material {
        black_men: bytes[10],
        black_kings: bytes[11],
        white_men: bytes[12],
        white_kings: bytes[13],
    };
    let ending = (SMALL_PIECES + 1..=MOST_PIECES)
        .flat_map(Ending::all)
        .find(|ending| ending.material() == material)
        .ok_or(Fault::NoSuchEnding)?;
    let (expected, found) = (file_len(ending), bytes.len() as u64);
    if expected != found {
        return Err(Fault::WrongLength { expected, found });
    }
    if bytes[SUMMED..SUMMED + 4] != checksum(bytes).to_le_bytes() {
        return Err(Fault::WrongChecksum);
    }
    Ok((ending, HEAD..bytes.len()))
}

fn checksum(bytes: &[u8]) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    sum.update(&bytes[..SUMMED]);
    sum.update(&bytes[HEAD..]);
    sum.finalize()
}
