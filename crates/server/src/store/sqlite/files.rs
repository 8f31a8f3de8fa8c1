//! Whether the files behind the paths of an open database are still those that were opened.
//!
//! SQLite goes on writing into a file that was removed or replaced, and acknowledges what nobody will ever read. So
//! the writer compares device and inode around every group, and length and time of change before it.

use crate::data_folder::identity;
use crate::store::Fault;
use rusqlite::Connection;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Why what was written may not be acknowledged.
#[derive(Debug)]
pub(super) enum Unsafe {
    /// The files are not ours any more: nothing can be written to them again.
    Lost(Fault),
    /// They could not be looked at just now.
    Unseen(Fault),
}

/// The files of an open database.
pub(super) struct Files {
    watched: Vec<Watched>,
    /// SQLite's own count of what other connections have committed.
    others: i64,
}

struct Watched {
    path: PathBuf,
    seen: Seen,
    /// Whether nobody but the writer may change what is in it.
    is_data: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Seen {
    id: (u64, u64),
    bytes: u64,
    changed: Option<SystemTime>,
}

impl Files {
    /// Looks at the files of a database that was opened, and at `also`, which must only stay where they are.
    pub(super) fn of(connection: &Connection, database: &Path, also: &[PathBuf]) -> Result<Self, Fault> {
        let mut journal = database.as_os_str().to_owned();
        journal.push("-wal");
        let data = [database.to_owned(), journal.into()].map(|path| (path, true));
        let mut watched = Vec::new();
        for (path, is_data) in data.into_iter().chain(also.iter().map(|path| (path.clone(), false))) {
            match look(&path) {
                Ok(seen) => watched.push(Watched { path, seen, is_data }),
                // On a disk that cannot share memory SQLite keeps no log.
                Err(error) if error.kind() == ErrorKind::NotFound && path != database => {}
                Err(error) => {
                    return Err(Fault(format!("'{}' cannot be looked at: {error}", path.display())));
                }
            }
        }
        Ok(Self { watched, others: others(connection)? })
    }

    /// Compares everything with what was there after the last write of ours. What another program has written by way
    /// of SQLite is not lost, and accepted.
    pub(super) fn check(&mut self, connection: &Connection) -> Result<(), Unsafe> {
        let Some(changed) = self.look(|was, is| was == is)? else { return Ok(()) };
        let others = others(connection).map_err(Unsafe::Unseen)?;
        if std::mem::replace(&mut self.others, others) == others {
            return Err(lost(&changed, "was written over"));
        }
        self.accept()
    }

    /// Takes what is there now for what the writer has just written. The files must be the same.
    pub(super) fn accept(&mut self) -> Result<(), Unsafe> {
        self.look(|_, _| true)?;
        Ok(())
    }

    /// Looks at all files. Those with the same contents, as `is_same` sees it, are noted as they are; the first of the
    /// others is returned.
    fn look(&mut self, is_same: fn(&Seen, &Seen) -> bool) -> Result<Option<PathBuf>, Unsafe> {
        for watched in &mut self.watched {
            let now = match look(&watched.path) {
                Ok(now) => now,
                Err(error) if error.kind() == ErrorKind::NotFound => {
                    return Err(lost(&watched.path, "was removed"));
                }
                Err(error) => {
                    let name = name(&watched.path);
                    return Err(Unsafe::Unseen(Fault(format!("{name} cannot be looked at: {error}"))));
                }
            };
            if now.id != watched.seen.id {
                return Err(lost(&watched.path, "was replaced"));
            }
            if watched.is_data && !is_same(&watched.seen, &now) {
                return Ok(Some(watched.path.clone()));
            }
            watched.seen = now;
        }
        Ok(None)
    }
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

/// Without its folder, which is nobody's business who only asks for the house's health.
fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().display().to_string()
}
