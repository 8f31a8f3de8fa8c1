//! Lists the files of all languages, so that a new one needs no line of code.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"))
        .join("../../languages");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut list = String::from("&[\n");
    for language in entries(&root).into_iter().filter(|path| path.is_dir()) {
        writeln!(list, "({:?}, &[", name(&language)).expect("a text grows");
        for file in entries(&language)
            .into_iter()
            .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        {
            let file = file.canonicalize().expect("it was listed");
            writeln!(list, "({:?}, include_str!({:?})),", name(&file), file).expect("a text grows");
        }
        list += "]),\n";
    }
    list += "]";
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo gives a folder")).join("languages.rs");
    fs::write(out, list).expect("the folder can be written to");
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("there are languages");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    paths.sort();
    paths
}

/// A file's name without its ending.
fn name(path: &Path) -> &str {
    path.file_stem().and_then(|stem| stem.to_str()).expect("names are plain")
}
