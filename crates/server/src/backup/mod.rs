//! A house in one file: everything its data folder holds that cannot be made again.
//!
//! The file is a `tar.gz` that any such program can look into. Its first entry, `backup.json`, says what it is and what
//! follows, with a checksum of each ([`archive`]). It holds what the data folder holds (seeds of running matches, the
//! key of saved games, hashes of guests' keys), and is as secret.

mod archive;
mod restore;

pub use archive::Unusable;
pub(crate) use restore::finish as finish_restore;
pub use restore::{Existing, RestoreError, restore};

use crate::data_folder::{DATABASE, KEY, private_draft, sync_folder};
use crate::store::{self, Counts, sqlite};
use archive::Manifest;
use std::io;
use std::path::{Path, PathBuf};

/// What a backup consists of. Endgame tables are left out: they are large, and can be built again.
const FILES: [&str; 2] = [DATABASE, KEY];

/// What is in a backup.
#[derive(Clone, Debug)]
pub struct Backup {
    /// The version of the house it was made by.
    pub version: String,
    /// When, in milliseconds since 1970.
    pub made_at: u64,
    /// How long the file is.
    pub bytes: u64,
    /// What is kept in it; not told of a house of an older version.
    pub counts: Option<Counts>,
}

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("there is no house in '{0}': the folder has no parlour.sqlite")]
    NoHouse(PathBuf),
    #[error("'{0}' is there already, and a backup is not written over")]
    Exists(PathBuf),
    #[error("the house cannot be read: {0}")]
    Store(#[from] store::Fault),
    #[error("cannot write '{path}': {error}")]
    Write { path: PathBuf, error: io::Error },
}

/// Writes the house in `data` into a new file that its owner alone may read. The house may be open meanwhile: the backup
/// has everything that was acknowledged before the call, and nothing by halves.
///
/// # Errors
/// If there is no house, or the file cannot be written. Then no file is left.
pub fn back_up(data: &Path, file: &Path) -> Result<Backup, BackupError> {
    let database = data.join(DATABASE);
    if !database.is_file() {
        return Err(BackupError::NoHouse(data.into()));
    }
    if file.exists() {
        return Err(BackupError::Exists(file.into()));
    }
    let write = |error| BackupError::Write { path: file.into(), error };
    let place = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    // Beside the file: whoever backs up to another disk may have no room on this one. Both are their owner's alone.
    let desk = private_draft(".parlour-backup-", place).map_err(write)?;
    let copy = desk.path().join(DATABASE);
    sqlite::copy(&database, &copy)?;
    let counts = sqlite::examine(&copy)?;
    match std::fs::copy(data.join(KEY), desk.path().join(KEY)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(write(error)),
        _ => {}
    }
    let mut draft = tempfile::Builder::new().prefix(".parlour-backup-").tempfile_in(place).map_err(write)?;
    let manifest = Manifest::of(desk.path(), &FILES).map_err(write)?;
    archive::write(draft.as_file_mut(), &manifest, desk.path()).map_err(write)?;
    draft.as_file().sync_all().map_err(write)?;
    let bytes = draft.as_file().metadata().map_err(write)?.len();
    // The name comes last: a file with this name is whole.
    draft.persist_noclobber(file).map_err(|error| match error.error.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists(file.into()),
        _ => write(error.error),
    })?;
    sync_folder(place);
    Ok(Backup { version: manifest.parlour, made_at: manifest.made_at, bytes, counts })
}
