//! Notebook files: read from a file or standard input, written whole or not at all.

use super::said::{Saying, Wanted};
use crate::fault::reason;
use clue_deduction::assistant::wire::{Case, OwnEdition};
use clue_rules::escaped;
use parlour_catalog::read_json;
use parlour_voice::Quoted;
use serde::de::DeserializeOwned;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// Reads a case.
pub(super) fn read(path: &Path) -> Result<Case, Saying> {
    parse(named(path), &bytes_of(path)?, Wanted::Notebook)
}

/// Reads a case from standard input, to its end.
pub(super) fn read_input() -> Result<Case, Saying> {
    let file = || Box::new(Saying::StandardInput);
    let mut bytes = Vec::new();
    let read = io::stdin().read_to_end(&mut bytes);
    read.map_err(|error| Saying::CantRead { file: file(), reason: reason(&error) })?;
    parse(file(), &bytes, Wanted::Notebook)
}

/// Reads an edition written by hand.
pub(super) fn read_edition(path: &Path) -> Result<OwnEdition, Saying> {
    parse(named(path), &bytes_of(path)?, Wanted::Edition)
}

fn bytes_of(path: &Path) -> Result<Vec<u8>, Saying> {
    fs::read(path).map_err(|error| Saying::CantRead { file: named(path), reason: reason(&error) })
}

/// The name of a file, as it is printed.
pub(super) fn shown(path: &Path) -> String {
    escaped(&path.to_string_lossy()).into_owned()
}

/// The name of a file in a sentence.
fn named(path: &Path) -> Box<Saying> {
    Box::new(Saying::File { name: shown(path) })
}

fn parse<T: DeserializeOwned>(file: Box<Saying>, bytes: &[u8], wanted: Wanted) -> Result<T, Saying> {
    let Ok(text) = std::str::from_utf8(bytes) else { return Err(Saying::NotUtf8 { file }) };
    // Some editors begin a file with a byte order mark.
    read_json(text.trim_start_matches('\u{feff}').as_bytes()).map_err(|fault| Saying::NotJson {
        file,
        wanted,
        fault: Quoted::of(&fault),
    })
}

/// Where a case is to be written: behind a link the file it leads to, which is replaced in its place.
///
/// # Errors
/// If something else than a file is there.
pub(super) fn place(path: &Path) -> Result<PathBuf, Saying> {
    let place = match path.is_symlink() {
        true => fs::canonicalize(path).map_err(|_| Saying::LinkNowhere { file: named(path) })?,
        false => path.to_owned(),
    };
    if place.exists() && !place.is_file() {
        return Err(Saying::NotAFile { file: named(path) });
    }
    Ok(place)
}

/// Writes a case. Whatever was in the file stays there until the new text is whole on disk.
pub(super) fn write(path: &Path, case: &Case) -> Result<(), Saying> {
    let place = place(path)?;
    let neighbour = neighbour(&place);
    let text = serde_json::to_string_pretty(case).expect("a case can be written as JSON") + "\n";
    let written = write_new(&neighbour, &text).and_then(|()| fs::rename(&neighbour, &place));
    if written.is_err() {
        // Remove the draft; it may not exist.
        let _ = fs::remove_file(&neighbour);
    }
    written.map_err(|error| Saying::CantWrite { file: named(path), reason: reason(&error) })
}

fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut file = fs::File::create_new(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// A name in the same folder that nobody else uses.
fn neighbour(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case() -> Case {
        serde_json::from_str(r#"{"players":[{"name":"Ann","cards":9},{"name":"Ben","cards":9}]}"#).unwrap()
    }

    #[test]
    fn what_is_written_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("case.json");
        for _ in 0..2 {
            write(&path, &case()).unwrap();
            assert_eq!(read(&path).unwrap(), case());
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside it");
    }

    #[test]
    fn a_file_that_cannot_be_written_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("taken");
        fs::create_dir(&path).unwrap();
        assert!(write(&path, &case()).is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        assert!(path.is_dir());
    }

    #[test]
    #[cfg(unix)]
    fn behind_a_link_the_file_itself_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let [path, link] = ["case.json", "link.json"].map(|name| folder.path().join(name));
        std::os::unix::fs::symlink(&path, &link).unwrap();
        assert!(matches!(write(&link, &case()), Err(Saying::LinkNowhere { .. })));
        fs::write(&path, "old").unwrap();
        write(&link, &case()).unwrap();
        assert!(link.is_symlink());
        assert_eq!(read(&path).unwrap(), case());
    }

    #[test]
    fn escape_codes_in_a_file_do_not_reach_the_terminal() {
        let bytes = b"{\"\\u001b[2J\": 1}";
        let fault = parse::<Case>(named(Path::new("x")), bytes, Wanted::Notebook).unwrap_err().to_string();
        assert!(fault.contains("[2J") && !fault.contains('\u{1b}'), "{fault:?}");
    }
}
