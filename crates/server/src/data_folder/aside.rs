//! Files of a house that are kept in a folder within, instead of being overwritten or removed.

use super::{create_private, sync_folder};
use std::io;
use std::path::{Path, PathBuf};

/// The folder; with a number from the second on.
pub(crate) const ASIDE: &str = "replaced";

/// Moves files of a house into a new folder within.
///
/// # Errors
/// If one cannot be moved. Those that are not there are left out.
pub(crate) fn put_aside(data: &Path, names: &[&str]) -> io::Result<()> {
    let aside = place_aside(data);
    for name in names {
        move_into(&data.join(name), &aside, name)?;
    }
    sync_folder(data);
    Ok(())
}

/// Keeps a copy of a file of a house in a new folder within.
///
/// # Errors
/// If it cannot be copied.
pub(crate) fn copy_aside(data: &Path, name: &str) -> io::Result<()> {
    let aside = place_aside(data);
    create_private(&aside)?;
    std::fs::copy(data.join(name), aside.join(name))?;
    Ok(())
}

/// A folder that is not there yet.
pub(crate) fn place_aside(data: &Path) -> PathBuf {
    let names = (1..).map(|n| if n == 1 { ASIDE.to_owned() } else { format!("{ASIDE}-{n}") });
    let free = names.map(|name| data.join(name)).find(|path| !path.exists());
    free.expect("one of endless names is free")
}

pub(crate) fn move_into(old: &Path, aside: &Path, name: &str) -> io::Result<()> {
    if !old.exists() {
        return Ok(());
    }
    create_private(aside)?;
    std::fs::rename(old, aside.join(name))
}
