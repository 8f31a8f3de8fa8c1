//! The data folder: accessible to its owner only, and used by one process at a time.
//!
//! Every process that writes into the folder (a house, a restore, a build of endgame tables) holds a [`DataFolder`]. It
//! has an advisory lock on the file `house.lock`, which says who holds it and is removed on release.

pub(crate) mod aside;

use crate::said;
use parlour_voice::{spoken, trouble};
use serde::{Deserialize, Serialize};
use std::fs::{File, Metadata, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};

/// The house's database.
pub(crate) const DATABASE: &str = "parlour.sqlite";
/// SQLite's write-ahead log of it.
pub(crate) const JOURNAL: &str = "parlour.sqlite-wal";
/// The key that seals files of saved games.
pub(crate) const KEY: &str = "save.key";
/// The address of the running house's admin listener.
pub(crate) const RUNNING: &str = "running.json";
/// The locked file.
const LOCK: &str = "house.lock";

/// The largest record that is read from the lock file, in bytes.
const RECORD_BYTES: u64 = 4096;

/// Files that hold secrets, beside the lock.
const SECRETS: [&str; 3] = [DATABASE, KEY, RUNNING];

/// What SQLite appends to the name of a database for the files beside it.
pub(crate) const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// What a data folder is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    Serve,
    Restore,
    BuildTables,
}

/// The contents of the lock file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Record {
    /// The process that holds the lock. A process that was killed leaves its number behind, but no lock.
    pid: Option<u32>,
    purpose: Option<Purpose>,
    /// Whether the database was open and had a write-ahead log when this was written: then the log must be there.
    has_journal: bool,
}

/// Why a data folder cannot be used.
#[derive(Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum FolderError {
    InUse {
        #[serde(serialize_with = "said::path")]
        path: PathBuf,
        pid: u32,
        purpose: Purpose,
    },
    InUseBySomeone {
        #[serde(serialize_with = "said::path")]
        path: PathBuf,
    },
    /// It holds other things than a house.
    Shared {
        #[serde(serialize_with = "said::path")]
        path: PathBuf,
        #[serde(serialize_with = "said::mode")]
        mode: u32,
    },
    /// Its permissions cannot be changed.
    Exposed {
        #[serde(serialize_with = "said::path")]
        path: PathBuf,
        #[serde(serialize_with = "said::mode")]
        mode: u32,
        #[serde(serialize_with = "trouble")]
        error: io::Error,
    },
    #[serde(rename = "unusable-folder")]
    Io {
        #[serde(serialize_with = "said::path")]
        path: PathBuf,
        #[serde(serialize_with = "trouble")]
        error: io::Error,
    },
}

spoken!(FolderError, "folder", {
    let path = || PathBuf::from("data");
    let in_use = |purpose| FolderError::InUse { path: path(), pid: 17, purpose };
    let error = io::Error::from;
    vec![
        in_use(Purpose::Serve),
        in_use(Purpose::Restore),
        in_use(Purpose::BuildTables),
        FolderError::InUseBySomeone { path: path() },
        FolderError::Shared { path: path(), mode: 0o755 },
        FolderError::Exposed { path: path(), mode: 0o755, error: error(ErrorKind::PermissionDenied) },
        FolderError::Io { path: path(), error: error(ErrorKind::StorageFull) },
    ]
});

/// A data folder that this process alone writes to.
#[derive(Debug)]
pub struct DataFolder {
    path: PathBuf,
    lock: File,
    record: Record,
}

impl DataFolder {
    /// Creates the folder if needed, locks it, and removes all access but the owner's.
    ///
    /// # Errors
    /// If another process uses the folder, others can read it and this cannot be changed, or it cannot be written.
    pub fn open(path: &Path, purpose: Purpose) -> Result<Self, FolderError> {
        let failed = |error| FolderError::Io { path: path.into(), error };
        create_private(path).map_err(failed)?;
        tighten_folder(path)?;
        let mut lock = lock(path)?;
        let former = read_record(&mut lock);
        let mut folder = Self { path: path.into(), lock, record: former.unwrap_or_default() };
        for name in SECRETS {
            tighten(&path.join(name))?;
        }
        for companion in COMPANIONS {
            tighten(&path.join(format!("{DATABASE}{companion}")))?;
        }
        // Versions without a lock had only `running.json`.
        folder.record.has_journal = match former {
            Some(record) => record.has_journal,
            // Their log may be empty, if nothing was ever written.
            None => {
                let journal = std::fs::metadata(path.join(JOURNAL));
                path.join(RUNNING).exists() && journal.map_or(true, |about| about.len() > 0)
            }
        };
        folder.record.pid = Some(std::process::id());
        folder.record.purpose = Some(purpose);
        folder.write_record().map_err(failed)?;
        Ok(folder)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The locked file.
    pub(crate) fn lock_path(&self) -> PathBuf {
        self.path.join(LOCK)
    }

    /// Whether the process that used the database last left a write-ahead log that belongs to it.
    pub(crate) fn has_journal(&self) -> bool {
        self.record.has_journal
    }

    /// Records durably whether the database has a write-ahead log from now on.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn set_journal(&mut self, has_journal: bool) -> io::Result<()> {
        if self.record.has_journal == has_journal {
            return Ok(());
        }
        if has_journal {
            // The log's directory entry must be durable before it is required.
            sync_folder(&self.path);
        }
        self.record.has_journal = has_journal;
        let written = self.write_record().and_then(|()| self.lock.sync_all());
        // If the lock cannot be written, no house opens, and no log is expected later.
        self.record.has_journal &= written.is_ok();
        written
    }

    /// Whether the folder has nothing in it but the lock.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) fn is_empty(&self) -> io::Result<bool> {
        for entry in std::fs::read_dir(&self.path)? {
            if entry?.file_name() != LOCK {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn write_record(&mut self) -> io::Result<()> {
        let text = serde_json::to_vec(&self.record).expect("plain data");
        self.lock.rewind()?;
        self.lock.set_len(0)?;
        self.lock.write_all(&text)
    }

    /// Whether the process that wrote this still uses the folder.
    pub fn is_used_by(path: &Path, pid: u32) -> bool {
        File::open(path.join(LOCK))
            .is_ok_and(|mut file| read_record(&mut file).is_some_and(|record| record.pid == Some(pid)))
    }
}

impl Drop for DataFolder {
    fn drop(&mut self) {
        if self.record.has_journal {
            // The next process must know that there is a log.
            (self.record.pid, self.record.purpose) = (None, None);
            let _ = self.write_record();
        } else if is_at(&self.lock, &self.lock_path()) {
            let _ = std::fs::remove_file(self.lock_path());
        }
    }
}

/// Takes the lock of a folder.
fn lock(folder: &Path) -> Result<File, FolderError> {
    let failed = |error| FolderError::Io { path: folder.into(), error };
    let path = folder.join(LOCK);
    loop {
        let mut file = private_file().read(true).write(true).create(true).open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(in_use(folder, &mut file)),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        // The former holder may have removed the file after we opened it: then the lock protects nothing.
        if is_at(&file, &path) {
            tighten(&path)?;
            return Ok(file);
        }
    }
}

fn in_use(folder: &Path, lock: &mut File) -> FolderError {
    let path = folder.into();
    match read_record(lock) {
        Some(Record { pid: Some(pid), purpose: Some(purpose), .. }) => {
            FolderError::InUse { path, pid, purpose }
        }
        _ => FolderError::InUseBySomeone { path },
    }
}

fn read_record(lock: &mut File) -> Option<Record> {
    let mut text = Vec::new();
    lock.take(RECORD_BYTES).read_to_end(&mut text).ok()?;
    serde_json::from_slice(&text).ok()
}

/// Whether the open file is what the path leads to.
fn is_at(file: &File, path: &Path) -> bool {
    match (file.metadata(), std::fs::metadata(path)) {
        (Ok(ours), Ok(there)) => identity(&ours) == identity(&there),
        _ => false,
    }
}

/// Device and inode, which identify a file on this machine, where the system has them.
pub(crate) fn identity(about: &Metadata) -> (u64, u64) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        (about.dev(), about.ino())
    }
    #[cfg(not(unix))]
    {
        let _ = about;
        (0, 0)
    }
}

/// Creates a folder, and those above it, accessible to its owner only.
///
/// # Errors
/// If it cannot be created. An existing folder is not an error.
pub(crate) fn create_private(path: &Path) -> io::Result<()> {
    let mut folder = std::fs::DirBuilder::new();
    folder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
    folder.create(path)
}

/// Options for a new file that only its owner can access.
pub(crate) fn private_file() -> std::fs::OpenOptions {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "modes are a matter of Unix"))]
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// A temporary folder in `place`, accessible to its owner only and deleted when dropped.
///
/// # Errors
/// If it cannot be made.
pub(crate) fn private_draft(prefix: &str, place: &Path) -> io::Result<tempfile::TempDir> {
    let mut folder = tempfile::Builder::new();
    folder.prefix(prefix);
    #[cfg(unix)]
    folder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
    folder.tempdir_in(place)
}

/// Removes other users' access to a folder that existed already, if it is meant for a house. A folder with other
/// things in it is left alone.
fn tighten_folder(path: &Path) -> Result<(), FolderError> {
    let failed = |error| FolderError::Io { path: path.into(), error };
    let Some(mode) = exposed(&std::fs::metadata(path).map_err(failed)?) else { return Ok(()) };
    let holds_a_house = path.join(DATABASE).exists() || path.join(KEY).exists();
    if is_sticky(mode) || (!holds_a_house && holds_other_things(path).map_err(failed)?) {
        return Err(FolderError::Shared { path: path.into(), mode });
    }
    tighten(path)
}

fn holds_other_things(folder: &Path) -> io::Result<bool> {
    for entry in std::fs::read_dir(folder)? {
        let name = entry?.file_name();
        // What may be there before the first house; the last is created by the file system.
        let is_expected = [LOCK, "tables", "lost+found"].iter().any(|expected| name == *expected);
        if !is_expected && Path::new(&name).extension() != Some("log".as_ref()) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// A folder such as `/tmp`, which everyone may write to.
fn is_sticky(mode: u32) -> bool {
    mode & 0o1000 != 0
}

/// Removes other users' access to a file or folder, if it exists, and logs it.
fn tighten(path: &Path) -> Result<(), FolderError> {
    let about = match std::fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        about => about.map_err(|error| FolderError::Io { path: path.into(), error })?,
    };
    let Some(mode) = exposed(&about) else { return Ok(()) };
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let private = std::fs::Permissions::from_mode(if about.is_dir() { 0o700 } else { 0o600 });
        std::fs::set_permissions(path, private).map_err(|error| FolderError::Exposed {
            path: path.into(),
            mode,
            error,
        })?;
    }
    tracing::warn!(
        "others on this machine could use '{}' (mode {mode:03o}); it is its owner's alone now",
        path.display()
    );
    Ok(())
}

/// The mode of a file that other users can access.
fn exposed(about: &Metadata) -> Option<u32> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = about.permissions().mode() & 0o7777;
        (mode & 0o077 != 0).then_some(mode)
    }
    #[cfg(not(unix))]
    {
        let _ = about;
        None
    }
}

/// Makes new directory entries durable, where the system can.
pub(crate) fn sync_folder(folder: &Path) {
    if cfg!(unix)
        && let Err(error) = File::open(folder).and_then(|folder| folder.sync_all())
    {
        tracing::warn!(%error, folder = %folder.display(), "a folder could not be forced to disk");
    }
}
