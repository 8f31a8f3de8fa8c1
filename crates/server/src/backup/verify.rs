//! Whether a house holds what a backup holds, row by row: asked right after a restore, before anybody goes on in it.

use super::restore::{RestoreError, unpack};
use crate::data_folder::{DATABASE, KEY, private_draft};
use crate::store::postgres::{Address, Unopened, moving};
use crate::store::{Fault, sqlite};
use parlour_voice::spoken;
use serde::Serialize;
use std::io;
use std::path::Path;
use tempfile::TempDir;

/// Why a house is not known to hold what its backup holds.
#[derive(Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum VerifyError {
    /// It holds something else: rows of these kinds are missing, changed or new.
    Differs {
        place: String,
        kinds: Vec<String>,
    },
    /// The backup cannot be read.
    #[serde(rename = "unread")]
    Backup {
        fault: Box<RestoreError>,
    },
    #[serde(rename = "unreadable-house")]
    House {
        fault: Fault,
    },
    Database {
        fault: Unopened,
    },
}

spoken!(
    VerifyError,
    "folder",
    [
        VerifyError::Differs { place: "data".into(), kinds: vec!["events".into(), "guests".into()] },
        VerifyError::Backup { fault: Box::new(RestoreError::NotEmpty { path: "data".into() }) },
        VerifyError::House { fault: Fault("…".into()) },
        VerifyError::Database { fault: Unopened::NoHouseThere { place: "postgres://db/parlour".into() } },
    ]
);

impl From<RestoreError> for VerifyError {
    fn from(fault: RestoreError) -> Self {
        Self::Backup { fault: Box::new(fault) }
    }
}

impl From<Fault> for VerifyError {
    fn from(fault: Fault) -> Self {
        Self::House { fault }
    }
}

impl From<Unopened> for VerifyError {
    fn from(fault: Unopened) -> Self {
        Self::Database { fault }
    }
}

/// Compares a data folder with the backup that was restored into it.
///
/// # Errors
/// If they differ, or one of them cannot be read.
pub async fn verify(file: &Path, data: &Path) -> Result<(), VerifyError> {
    let house = desk()?;
    sqlite::copy(&data.join(DATABASE), &house.path().join(DATABASE))?;
    match std::fs::copy(data.join(KEY), house.path().join(KEY)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(Fault(error.to_string()).into()),
        _ => {}
    }
    compare(file, &house, &data.display().to_string()).await
}

/// The same of a database.
///
/// # Errors
/// If they differ, or one of them cannot be read.
pub async fn verify_database(file: &Path, address: &Address) -> Result<(), VerifyError> {
    let house = desk()?;
    if let Some(key) = moving::export(address, &house.path().join(DATABASE)).await? {
        std::fs::write(house.path().join(KEY), key).map_err(|error| Fault(error.to_string()))?;
    }
    compare(file, &house, &address.to_string()).await
}

fn desk() -> Result<TempDir, Fault> {
    private_draft(".parlour-verify-", &std::env::temp_dir()).map_err(|error| Fault(error.to_string()))
}

async fn compare(file: &Path, house: &TempDir, place: &str) -> Result<(), VerifyError> {
    let (_, backup) = unpack(file, &std::env::temp_dir())?;
    let theirs = sqlite::digests(&backup.path().join(DATABASE)).await?;
    let ours = sqlite::digests(&house.path().join(DATABASE)).await?;
    let key = |desk: &TempDir| std::fs::read(desk.path().join(KEY)).ok();
    let mut kinds: Vec<String> =
        theirs.keys().filter(|kind| theirs.get(*kind) != ours.get(*kind)).cloned().collect();
    if key(&backup) != key(house) {
        kinds.push(KEY.to_owned());
    }
    if kinds.is_empty() { Ok(()) } else { Err(VerifyError::Differs { place: place.to_owned(), kinds }) }
}
