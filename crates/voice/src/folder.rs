//! The folder of languages as it lies in the source tree: one folder for each language, one file for each space.
//! The build script reads it for a release build, the program itself otherwise.

use std::fs;
use std::path::{Path, PathBuf};

/// The path of the folder.
pub(crate) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../languages");

/// Every language with its files: tag, then space and path of each.
pub(crate) fn languages() -> Vec<(String, Vec<(String, PathBuf)>)> {
    let folders = entries(Path::new(ROOT)).into_iter().filter(|path| path.is_dir());
    folders.map(|folder| (name(&folder), files(&folder))).collect()
}

fn files(folder: &Path) -> Vec<(String, PathBuf)> {
    let is_messages = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "ftl");
    entries(folder).into_iter().filter(is_messages).map(|path| (name(&path), path)).collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the source tree has languages");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    paths.sort();
    paths
}

/// A file's name without its ending.
fn name(path: &Path) -> String {
    path.file_stem().and_then(|stem| stem.to_str()).expect("names are plain").to_owned()
}
