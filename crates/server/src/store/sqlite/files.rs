//! Checks that the files behind the paths of an open database are still those that were opened.
//!
//! SQLite keeps writing into a file that was removed or replaced, and what it acknowledges then is lost. So the writer
//! compares device and inode before and after every group, and length and time of change before it.

use crate::data_folder::identity;
use crate::store::Fault;
use rusqlite::Connection;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Why a write must not be acknowledged.
#[derive(Debug)]
pub(super) enum Unsafe {
    /// The files were removed, replaced or overwritten: nothing can be written any more.
    Lost(Fault),
    /// They could not be read this time.
    Unseen(Fault),
}

/// The files of an open database.
pub(super) struct Files {
    /// The database and its log, which only the writer may change.
    data: Vec<Watched>,
    /// Files that may change, but not be removed or replaced.
    beside: Vec<Watched>,
    /// SQLite's count of commits by other connections (`data_version`).
    others: i64,
}

struct Watched {
    path: PathBuf,
    seen: Seen,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Seen {
    id: (u64, u64),
    bytes: u64,
    changed: Option<SystemTime>,
}

impl Files {
    /// The files of a database that was opened, and those beside it, as they are now.
    pub(super) fn of(connection: &Connection, database: &Path, beside: &[PathBuf]) -> Result<Self, Fault> {
        let mut journal = database.as_os_str().to_owned();
        journal.push("-wal");
        let journal = PathBuf::from(journal);
        let mut data = vec![watch(database)?];
        // On a file system without shared memory SQLite has no log.
        if journal.exists() {
            data.push(watch(&journal)?);
        }
        let beside = beside.iter().map(|path| watch(path)).collect::<Result<_, _>>()?;
        Ok(Self { data, beside, others: others(connection)? })
    }

    /// Compares the files with their state after our last write. A change by another program through SQLite is
    /// accepted.
    pub(super) fn check(&mut self, connection: &Connection) -> Result<(), Unsafe> {
        let mut changed = None;
        for watched in &mut self.data {
            if watched.look()? {
                changed = Some(watched.path.clone());
            }
        }
        let Some(changed) = changed else { return Ok(()) };
        let others = others(connection).map_err(Unsafe::Unseen)?;
        if std::mem::replace(&mut self.others, others) == others {
            return Err(lost(&changed, "was written over"));
        }
        Ok(())
    }

    /// Records the state after a write of ours. The files must be the same ones.
    pub(super) fn accept(&mut self) -> Result<(), Unsafe> {
        self.data.iter_mut().try_for_each(|watched| watched.look().map(drop))
    }

    /// Checks that the files beside the database are still the same ones.
    pub(super) fn check_beside(&mut self) -> Result<(), Unsafe> {
        self.beside.iter_mut().try_for_each(|watched| watched.look().map(drop))
    }
}

impl Watched {
    /// Records the file's state and says whether it has changed. It must be the same file.
    fn look(&mut self) -> Result<bool, Unsafe> {
        let now = match look(&self.path) {
            Ok(now) => now,
            Err(error) if error.kind() == ErrorKind::NotFound => return Err(lost(&self.path, "was removed")),
            Err(error) => {
                let name = name(&self.path);
                return Err(Unsafe::Unseen(Fault(format!("{name} cannot be looked at: {error}"))));
            }
        };
        if now.id != self.seen.id {
            return Err(lost(&self.path, "was replaced"));
        }
        Ok(std::mem::replace(&mut self.seen, now) != now)
    }
}

fn watch(path: &Path) -> Result<Watched, Fault> {
    let seen =
        look(path).map_err(|error| Fault(format!("'{}' cannot be looked at: {error}", path.display())))?;
    Ok(Watched { path: path.into(), seen })
}

fn look(path: &Path) -> std::io::Result<Seen> {
    let about = std::fs::metadata(path)?;
    Ok(Seen { id: identity(&about), bytes: about.len(), changed: about.modified().ok() })
}

fn others(connection: &Connection) -> Result<i64, Fault> {
    let version = connection.query_row("PRAGMA data_version", [], |row| row.get(0));
    version.map_err(super::fault)
}

fn lost(path: &Path, what: &str) -> Unsafe {
    Unsafe::Lost(Fault(format!(
        "{} {what} while the house was open; nothing more can be kept, and what was written last may be lost",
        name(path)
    )))
}

/// The file name without its folder: the health check shows it to anyone.
fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().display().to_string()
}
