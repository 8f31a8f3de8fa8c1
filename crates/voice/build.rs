//! Puts the files of all languages into a release build. Any other build reads them when it runs, so that a mended
//! sentence compiles nothing anew.

#[path = "src/folder.rs"]
mod folder;

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo::rustc-check-cfg=cfg(embedded)");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/folder.rs");
    if env::var("PROFILE").is_ok_and(|profile| profile == "debug") {
        return;
    }
    println!("cargo::rustc-cfg=embedded");
    println!("cargo::rerun-if-changed={}", folder::ROOT);
    let mut list = String::from("&[\n");
    for (language, files) in folder::languages() {
        writeln!(list, "({language:?}, &[").expect("a text grows");
        for (space, path) in files {
            let path = path.canonicalize().expect("it was listed");
            writeln!(list, "({space:?}, include_str!({path:?})),").expect("a text grows");
        }
        list += "]),\n";
    }
    list += "]";
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo gives a folder")).join("languages.rs");
    fs::write(out, list).expect("the folder can be written to");
}
