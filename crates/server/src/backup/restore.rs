//! A backup becomes a data folder again: all of it, or nothing.
//!
//! First everything is unpacked beside and checked; then the folder with it is renamed to `restoring`, which is the
//! moment of decision; then its files are moved to their places. Whoever is interrupted in that last part finds it
//! finished when the house is next opened ([`finish`]).

use super::archive::{self, Unusable};
use super::{Backup, DATABASE, FILES, KEY, sync_folder};
use crate::store::{self, sqlite};
use crate::{create_data_folder, saves};
use std::io;
use std::path::{Path, PathBuf};

/// Files in here are whole and wait to be moved to their places.
const DECIDED: &str = "restoring";

/// Where a house that was there before is put.
const ASIDE: &str = "replaced";

/// What is to become of a house that is in the folder already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// It is left alone, and nothing is restored.
    Refuse,
    /// It is put aside, into a folder `replaced` within.
    PutAside,
}

/// Why nothing was restored.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    #[error("the folder '{0}' is not empty")]
    NotEmpty(PathBuf),
    #[error("'{path}' cannot be used: {error}")]
    Unusable { path: PathBuf, error: Unusable },
    #[error("'{path}' cannot be used: {name} in it is damaged: {reason}")]
    Content { path: PathBuf, name: &'static str, reason: String },
    #[error("cannot use the data folder '{path}': {error}")]
    Data { path: PathBuf, error: io::Error },
}

/// Makes a data folder of a backup. No house may be open there.
///
/// # Errors
/// If the backup is not whole, or the folder not empty and `existing` says so. Then the folder is as it was.
pub fn restore(file: &Path, data: &Path, existing: Existing) -> Result<Backup, RestoreError> {
    let in_data = |error| RestoreError::Data { path: data.into(), error };
    let is_new = !data.exists();
    if !is_new {
        finish(data).map_err(in_data)?;
        let is_empty = std::fs::read_dir(data).map_err(in_data)?.next().is_none();
        if !is_empty && existing == Existing::Refuse {
            return Err(RestoreError::NotEmpty(data.into()));
        }
    }
    create_data_folder(data).map_err(in_data)?;
    let restored = unpack(file, data).and_then(|(backup, desk)| {
        std::fs::rename(desk.path(), data.join(DECIDED)).map_err(in_data)?;
        sync_folder(data);
        finish(data).map_err(in_data)?;
        Ok(backup)
    });
    if restored.is_err() && is_new {
        // Only if nothing is in it.
        let _ = std::fs::remove_dir(data);
    }
    restored
}

/// Unpacks a backup into a folder within `data` that goes when it is dropped, and checks what is in it.
fn unpack(file: &Path, data: &Path) -> Result<(Backup, tempfile::TempDir), RestoreError> {
    let in_data = |error| RestoreError::Data { path: data.into(), error };
    let desk = tempfile::Builder::new().prefix(".restore-").tempdir_in(data).map_err(in_data)?;
    let unusable = |error| RestoreError::Unusable { path: file.into(), error };
    let manifest = archive::read(file, desk.path(), &FILES).map_err(unusable)?;
    let content = |name, reason| RestoreError::Content { path: file.into(), name, reason };
    let counts = sqlite::examine(&desk.path().join(DATABASE))
        .map_err(|store::Fault(reason)| content(DATABASE, reason))?;
    let key = desk.path().join(KEY);
    if key.exists() {
        saves::Seal::read(&key).map_err(|error| content(KEY, error.to_string()))?;
    }
    let bytes = std::fs::metadata(file).map_err(|error| unusable(Unusable::Io(error)))?.len();
    let backup = Backup { version: manifest.parlour, made_at: manifest.made_at, bytes, counts };
    Ok((backup, desk))
}

/// Moves what a restore has decided on to its place, and what was there aside. Does nothing if there is nothing to do;
/// may be interrupted and called again.
///
/// # Errors
/// If something cannot be moved.
pub(crate) fn finish(data: &Path) -> io::Result<()> {
    let decided = data.join(DECIDED);
    if !decided.is_dir() {
        return Ok(());
    }
    // What was there is gathered beside first: however often this is interrupted, it stays together.
    let aside = decided.join(ASIDE);
    for name in FILES {
        let new = decided.join(name);
        if !new.exists() {
            continue;
        }
        // A database's journal must not be taken for that of another.
        let companions: &[&str] = if name == DATABASE { &["-wal", "-shm"] } else { &[] };
        for old in companions.iter().map(|end| format!("{name}{end}")).chain([name.to_owned()]) {
            put_aside(&data.join(&old), &aside, &old)?;
        }
        std::fs::rename(&new, data.join(name))?;
        sync_folder(data);
    }
    if aside.exists() {
        let names = (1..).map(|n| if n == 1 { ASIDE.to_owned() } else { format!("{ASIDE}-{n}") });
        let free = names.map(|name| data.join(name)).find(|path| !path.exists());
        std::fs::rename(&aside, free.expect("one of endless names is free"))?;
        sync_folder(data);
    }
    std::fs::remove_dir_all(&decided)?;
    sync_folder(data);
    Ok(())
}

fn put_aside(old: &Path, aside: &Path, name: &str) -> io::Result<()> {
    if !old.exists() {
        return Ok(());
    }
    create_data_folder(aside)?;
    std::fs::rename(old, aside.join(name))
}
