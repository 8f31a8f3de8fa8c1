//! Backups: everything in the data folder that cannot be rebuilt, in one file.
//!
//! The file is a `tar.gz`. Its first entry, `backup.json`, lists the others with their checksums ([`archive`]). It
//! contains the secrets of the data folder (seeds of running matches, the key of saved games, hashes of tokens).

mod archive;
mod restore;
mod verify;

pub use archive::Unusable;
pub(crate) use restore::finish as finish_restore;
pub use restore::{Existing, RestoreError, restore, restore_database};
pub use verify::{VerifyError, verify, verify_database};

use crate::data_folder::{DATABASE, KEY, private_draft, sync_folder};
use crate::said;
use crate::store::postgres::{Address, Unopened, moving};
use crate::store::{self, Counts, sqlite};
use archive::Manifest;
use parlour_voice::{spoken, trouble};
use serde::Serialize;
use std::io;
use std::path::{Path, PathBuf};

/// The files in a backup. Endgame tables are left out: they are large and can be rebuilt.
const FILES: [&str; 2] = [DATABASE, KEY];

/// What is in a backup.
#[derive(Clone, Debug)]
pub struct Backup {
    /// The version of the program that made it.
    pub version: String,
    /// Milliseconds since 1970.
    pub made_at: u64,
    /// The length of the file, in bytes.
    pub bytes: u64,
    /// How many rows are in it; `None` if the database is of an older version.
    pub counts: Option<Counts>,
}

/// Why no backup was made.
#[derive(Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum BackupError {
    NoHouse {
        #[serde(serialize_with = "said::path")]
        path: PathBuf,
    },
    Exists {
        #[serde(serialize_with = "said::path")]
        path: PathBuf,
    },
    #[serde(rename = "unreadable-house")]
    Store {
        fault: store::Fault,
    },
    Database {
        fault: Unopened,
    },
    #[serde(rename = "unwritable-backup")]
    Write {
        #[serde(serialize_with = "said::path")]
        path: PathBuf,
        #[serde(serialize_with = "trouble")]
        error: io::Error,
    },
}

spoken!(
    BackupError,
    "folder",
    [
        BackupError::NoHouse { path: "data".into() },
        BackupError::Exists { path: "b.tgz".into() },
        BackupError::Store { fault: store::Fault("…".into()) },
        BackupError::Database { fault: Unopened::NoHouseThere { place: "postgres://db/parlour".into() } },
        BackupError::Write { path: "b.tgz".into(), error: io::ErrorKind::NotFound.into() },
    ]
);

impl From<Unopened> for BackupError {
    fn from(fault: Unopened) -> Self {
        Self::Database { fault }
    }
}

impl From<store::Fault> for BackupError {
    fn from(fault: store::Fault) -> Self {
        Self::Store { fault }
    }
}

/// Writes the house in `data` into a new file, readable by its owner only. The house may be running: the backup has
/// everything that was acknowledged before the call, and no partial transaction.
///
/// # Errors
/// If there is no house, or the file cannot be written. Then no file is left.
pub fn back_up(data: &Path, file: &Path) -> Result<Backup, BackupError> {
    let database = data.join(DATABASE);
    if !database.is_file() {
        return Err(BackupError::NoHouse { path: data.into() });
    }
    let desk = Desk::beside(file)?;
    sqlite::copy(&database, &desk.at(DATABASE))?;
    match std::fs::copy(data.join(KEY), desk.at(KEY)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(desk.unwritable(error)),
        _ => {}
    }
    desk.pack()
}

/// The same of a house in PostgreSQL. The file is of the same kind: either can be restored into the other.
///
/// # Errors
/// If there is no house, or the file cannot be written. Then no file is left.
pub async fn back_up_database(address: &Address, file: &Path) -> Result<Backup, BackupError> {
    let desk = Desk::beside(file)?;
    if let Some(key) = moving::export(address, &desk.at(DATABASE)).await? {
        std::fs::write(desk.at(KEY), key).map_err(|error| desk.unwritable(error))?;
    }
    desk.pack()
}

/// Where a backup is put together: next to its file, since the disk of the data folder may have no room. Both are
/// readable by their owner only.
struct Desk {
    file: PathBuf,
    place: PathBuf,
    folder: tempfile::TempDir,
}

impl Desk {
    fn beside(file: &Path) -> Result<Self, BackupError> {
        if file.exists() {
            return Err(BackupError::Exists { path: file.into() });
        }
        let place = match file.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let folder = private_draft(".parlour-backup-", place);
        let folder = folder.map_err(|error| BackupError::Write { path: file.into(), error })?;
        Ok(Self { file: file.into(), place: place.into(), folder })
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn unwritable(&self, error: io::Error) -> BackupError {
        BackupError::Write { path: self.file.clone(), error }
    }

    /// Checks what lies here, and packs it into the file.
    fn pack(self) -> Result<Backup, BackupError> {
        let counts = sqlite::examine(&self.at(DATABASE))?;
        let write = |error| self.unwritable(error);
        let draft = tempfile::Builder::new().prefix(".parlour-backup-").tempfile_in(&self.place);
        let mut draft = draft.map_err(write)?;
        let manifest = Manifest::of(self.folder.path(), &FILES).map_err(write)?;
        archive::write(draft.as_file_mut(), &manifest, self.folder.path()).map_err(write)?;
        draft.as_file().sync_all().map_err(write)?;
        let bytes = draft.as_file().metadata().map_err(write)?.len();
        // Renamed last: a file with this name is complete.
        draft.persist_noclobber(&self.file).map_err(|error| match error.error.kind() {
            io::ErrorKind::AlreadyExists => BackupError::Exists { path: self.file.clone() },
            _ => write(error.error),
        })?;
        sync_folder(&self.place);
        Ok(Backup { version: manifest.parlour, made_at: manifest.made_at, bytes, counts })
    }
}
