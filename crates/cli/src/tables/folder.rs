//! The folder of endgame tables inside the data folder: one file per ending, mapped into memory.
//!
//! A file gets its name when it is complete and on the disk. What is found is believed only if its length
//! and checksum are right; anything else is told and left alone.

use crate::fault::told;
use crate::words::{Line, shown};
use anyhow::{Context, Error, Result};
use checkers_tables::{Ending, Material, SMALL_PIECES, Tables};
use memmap2::Mmap;
use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

const ENDING: &str = "table";
const UNFINISHED: &str = "part";

/// Where tables lie.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn of_data(data: &Path) -> Self {
        Self(data.join("tables"))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// The file of an ending: men and kings of both sides.
    pub(crate) fn file(&self, ending: Ending) -> PathBuf {
        let Material { black_men, black_kings, white_men, white_kings } = ending.material();
        self.0.join(format!("checkers-{black_men}{black_kings}-{white_men}{white_kings}.{ENDING}"))
    }

    /// Adds the tables in one file to others. `Ok(false)` if there is no such file.
    pub(crate) fn add(&self, ending: Ending, tables: &mut Tables) -> Result<bool> {
        let path = self.file(ending);
        let file = match File::open(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
            file => file.with_context(|| Line::UnreadableFile { file: shown(&path) })?,
        };
        let not_used = || Line::NotUsed { file: shown(&path) };
        // An empty file cannot be mapped on every system; it is told as what it is.
        let is_empty = file.metadata().with_context(not_used)?.len() == 0;
        let bytes = if is_empty { None } else { Some(map(&file).with_context(not_used)?) };
        let mut with_file = tables.clone();
        let found = match bytes {
            Some(bytes) => with_file.add(Arc::new(bytes)),
            None => with_file.add(Arc::new([])),
        };
        let found = found.with_context(not_used)?;
        if found != ending {
            return Err(Error::new(Line::OtherEnding { ending: found.to_string() }).context(not_used()));
        }
        *tables = with_file;
        Ok(true)
    }

    /// Keeps the bytes of an ending. There is never a file of that name with less in it.
    pub(crate) fn keep(&self, ending: Ending, bytes: &[u8]) -> Result<()> {
        let path = self.file(ending);
        let unfinished = path.with_extension(UNFINISHED);
        let write = || {
            let mut file = File::create(&unfinished)?;
            file.write_all(bytes)?;
            file.sync_all()?;
            fs::rename(&unfinished, &path)
        };
        write().with_context(|| Line::UnwritableFile { file: shown(&path) })
    }

    /// Makes the folder if need be.
    pub(crate) fn create(&self) -> Result<()> {
        fs::create_dir_all(&self.0).with_context(|| Line::UnwritableFile { file: shown(&self.0) })
    }
}

/// What was found in a folder.
pub(crate) struct Found {
    pub(crate) tables: Tables,
    /// How many files are used.
    pub(crate) files: usize,
    /// Why others are not, a sentence each.
    pub(crate) faults: Vec<String>,
}

impl Found {
    /// Every ending of more pieces than those that are always there.
    pub(crate) fn in_folder(folder: &Folder) -> Self {
        let mut found = Self { tables: Tables::small().clone(), files: 0, faults: Vec::new() };
        // A folder that cannot be read is one fault, not one for each ending.
        match fs::read_dir(folder.path()) {
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::NotFound => return found,
            Err(error) => {
                let unused = Error::new(error).context(Line::TablesNotUsed { folder: shown(folder.path()) });
                found.faults.push(told(&unused));
                return found;
            }
        }
        for ending in (SMALL_PIECES + 1..=checkers_tables::MOST_PIECES).flat_map(Ending::all) {
            match folder.add(ending, &mut found.tables) {
                Ok(is_there) => found.files += usize::from(is_there),
                Err(fault) => found.faults.push(told(&fault)),
            }
        }
        found
    }
}

/// Maps a file into memory.
#[expect(unsafe_code, reason = "mapping a file is a promise about other processes that Rust cannot check")]
fn map(file: &File) -> std::io::Result<Mmap> {
    // SAFETY: the bytes must not change while they are mapped. We never write into a file that has its final
    // name: a new one takes its place, and the mapping keeps the old one. The folder belongs to the house; who
    // changes a file in it by hand while the house is open could make it crash, as with its other files.
    unsafe { Mmap::map(file) }
}
