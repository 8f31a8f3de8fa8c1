//! A backup becomes a data folder again: all of it, or nothing.
//!
//! First everything is unpacked beside and checked; then the folder with it is renamed to `restoring`, which is the
//! moment of decision; then its files are moved to their places. Whoever is interrupted in that last part finds it
//! finished when the house is next opened ([`finish`]).

use super::archive::{self, Unusable};
use super::{Backup, FILES};
use crate::data_folder::aside::{ASIDE, move_into, place_aside};
use crate::data_folder::{
    COMPANIONS, DATABASE, DataFolder, FolderError, KEY, Purpose, RUNNING, private_draft, sync_folder,
};
use crate::saves;
use crate::store::{self, sqlite};
use std::io;
use std::path::{Path, PathBuf};

/// Files in here are whole and wait to be moved to their places.
const DECIDED: &str = "restoring";

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
    #[error(transparent)]
    Folder(#[from] FolderError),
    #[error("'{path}' cannot be used: {error}")]
    Unusable { path: PathBuf, error: Unusable },
    #[error("'{path}' cannot be used: {name} in it is damaged: {reason}")]
    Content { path: PathBuf, name: &'static str, reason: String },
    #[error("cannot use the data folder '{path}': {error}")]
    Data { path: PathBuf, error: io::Error },
}

/// Makes a data folder of a backup. Nobody else can use the folder meanwhile.
///
/// # Errors
/// If the folder is in use, or not empty and `existing` says so, or the backup is not whole. Then what is in the folder
/// is as it was.
pub fn restore(file: &Path, data: &Path, existing: Existing) -> Result<Backup, RestoreError> {
    let is_new = !data.exists();
    let mut folder = DataFolder::open(data, Purpose::Restore)?;
    let restored = restore_into(&mut folder, file, existing);
    drop(folder);
    if restored.is_err() && is_new {
        // Only if nothing is in it.
        let _ = std::fs::remove_dir(data);
    }
    restored
}

fn restore_into(folder: &mut DataFolder, file: &Path, existing: Existing) -> Result<Backup, RestoreError> {
    let data = folder.path().to_owned();
    let in_data = |error| RestoreError::Data { path: data.clone(), error };
    finish(folder).map_err(in_data)?;
    if !folder.is_empty().map_err(in_data)? && existing == Existing::Refuse {
        return Err(RestoreError::NotEmpty(data));
    }
    let (backup, desk) = unpack(file, &data)?;
    std::fs::rename(desk.path(), data.join(DECIDED)).map_err(in_data)?;
    sync_folder(&data);
    finish(folder).map_err(in_data)?;
    Ok(backup)
}

/// Unpacks a backup into a folder within `data` that goes when it is dropped, and checks what is in it.
fn unpack(file: &Path, data: &Path) -> Result<(Backup, tempfile::TempDir), RestoreError> {
    let in_data = |error| RestoreError::Data { path: data.into(), error };
    let desk = private_draft(".restore-", data).map_err(in_data)?;
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
pub(crate) fn finish(folder: &mut DataFolder) -> io::Result<()> {
    let data = folder.path().to_owned();
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
        let companions: &[&str] = if name == DATABASE { &COMPANIONS } else { &[] };
        for old in companions.iter().map(|end| format!("{name}{end}")).chain([name.to_owned()]) {
            move_into(&data.join(&old), &aside, &old)?;
        }
        std::fs::rename(&new, data.join(name))?;
        sync_folder(&data);
    }
    // The new database has no log, and what an old house said about itself is of no use.
    folder.set_journal(false)?;
    match std::fs::remove_file(data.join(RUNNING)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    if aside.exists() {
        std::fs::rename(&aside, place_aside(&data))?;
        sync_folder(&data);
    }
    std::fs::remove_dir_all(&decided)?;
    sync_folder(&data);
    Ok(())
}
