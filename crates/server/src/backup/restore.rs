//! Restoring a backup into a data folder, all or nothing.
//!
//! Everything is unpacked into a temporary folder and checked; that folder is renamed to `restoring`, which commits the
//! restore; then its files are moved to their places. If this last step is interrupted, the next start of the house
//! completes it ([`finish`]).

use super::archive::{self, Unusable};
use super::{Backup, FILES};
use crate::data_folder::aside::{ASIDE, move_into, place_aside};
use crate::data_folder::{
    COMPANIONS, DATABASE, DataFolder, FolderError, KEY, Purpose, RUNNING, private_draft, sync_folder,
};
use crate::said;
use crate::saves;
use crate::store::postgres::{Address, Unopened, moving};
use crate::store::{self, sqlite};
use parlour_voice::{spoken, trouble};
use serde::Serialize;
use std::io;
use std::path::{Path, PathBuf};

/// The folder of a committed restore, whose files are still to be moved.
const COMMITTED: &str = "restoring";

/// What to do with a house that is in the folder already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// Keep it and refuse the restore.
    Refuse,
    /// Move it into a folder `replaced` inside the data folder.
    PutAside,
}

/// Why nothing was restored.
#[derive(Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum RestoreError {
    NotEmpty {
        #[serde(serialize_with = "said::path")]
        path: PathBuf,
    },
    Folder {
        fault: FolderError,
    },
    #[serde(rename = "unusable-backup")]
    Unusable {
        #[serde(serialize_with = "said::path")]
        path: PathBuf,
        error: Unusable,
    },
    #[serde(rename = "damaged-part")]
    Content {
        #[serde(serialize_with = "said::path")]
        path: PathBuf,
        name: &'static str,
        reason: String,
    },
    #[serde(rename = "unusable-folder")]
    Data {
        #[serde(serialize_with = "said::path")]
        path: PathBuf,
        #[serde(serialize_with = "trouble")]
        error: io::Error,
    },
    Database {
        fault: Unopened,
    },
}

spoken!(
    RestoreError,
    "folder",
    [
        RestoreError::NotEmpty { path: "data".into() },
        RestoreError::Folder { fault: FolderError::InUseBySomeone { path: "data".into() } },
        RestoreError::Unusable { path: "b.tgz".into(), error: Unusable::CutOff },
        RestoreError::Content { path: "b.tgz".into(), name: "parlour.sqlite", reason: "…".into() },
        RestoreError::Data { path: "data".into(), error: io::ErrorKind::StorageFull.into() },
        RestoreError::Database { fault: Unopened::HouseInUse { place: "postgres://db/parlour".into() } },
    ]
);

impl From<Unopened> for RestoreError {
    fn from(fault: Unopened) -> Self {
        Self::Database { fault }
    }
}

impl From<FolderError> for RestoreError {
    fn from(fault: FolderError) -> Self {
        Self::Folder { fault }
    }
}

/// Restores a backup into a data folder, which is locked meanwhile.
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

/// Restores a backup into a PostgreSQL database whose house nobody has used yet, all or nothing.
///
/// # Errors
/// If the backup is not whole, or the database cannot be filled.
pub async fn restore_database(file: &Path, address: &Address) -> Result<Backup, RestoreError> {
    let place = std::env::temp_dir();
    let (backup, desk) = unpack(file, &place)?;
    let key = desk.path().join(KEY);
    let key = key.exists().then(|| std::fs::read(key)).transpose();
    let key = key.map_err(|error| RestoreError::Data { path: place, error })?;
    let key = key.and_then(|key| key.try_into().ok());
    moving::import(&desk.path().join(DATABASE), key, address).await?;
    Ok(backup)
}

fn restore_into(folder: &mut DataFolder, file: &Path, existing: Existing) -> Result<Backup, RestoreError> {
    let data = folder.path().to_owned();
    let in_data = |error| RestoreError::Data { path: data.clone(), error };
    finish(folder).map_err(in_data)?;
    if !folder.is_empty().map_err(in_data)? && existing == Existing::Refuse {
        return Err(RestoreError::NotEmpty { path: data });
    }
    let (backup, desk) = unpack(file, &data)?;
    std::fs::rename(desk.path(), data.join(COMMITTED)).map_err(in_data)?;
    sync_folder(&data);
    finish(folder).map_err(in_data)?;
    Ok(backup)
}

/// Unpacks a backup into a temporary folder within `data`, and checks its database.
pub(super) fn unpack(file: &Path, data: &Path) -> Result<(Backup, tempfile::TempDir), RestoreError> {
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
    let bytes = std::fs::metadata(file).map_err(|error| unusable(Unusable::from(error)))?.len();
    let backup = Backup { version: manifest.parlour, made_at: manifest.made_at, bytes, counts };
    Ok((backup, desk))
}

/// Moves the files of a committed restore to their places, and the former ones aside. Does nothing if there is no
/// such restore; may be interrupted and called again.
///
/// # Errors
/// If something cannot be moved.
pub(crate) fn finish(folder: &mut DataFolder) -> io::Result<()> {
    let data = folder.path().to_owned();
    let decided = data.join(COMMITTED);
    if !decided.is_dir() {
        return Ok(());
    }
    // The former files are collected first, so that they stay together however often this is interrupted.
    let aside = decided.join(ASIDE);
    for name in FILES {
        let new = decided.join(name);
        if !new.exists() {
            continue;
        }
        // The log of one database must not be used with another.
        let companions: &[&str] = if name == DATABASE { &COMPANIONS } else { &[] };
        for old in companions.iter().map(|end| format!("{name}{end}")).chain([name.to_owned()]) {
            move_into(&data.join(&old), &aside, &old)?;
        }
        std::fs::rename(&new, data.join(name))?;
        sync_folder(&data);
    }
    // The new database has no log, and the old house's `running.json` is obsolete.
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
