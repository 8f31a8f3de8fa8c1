//! Works out the endings of two to four pieces, which the crate embeds. It compiles the crate's own files for
//! that: nothing is written twice, and nothing generated is kept in the repository.
#![allow(dead_code, unreachable_pub)] // what only the crate uses

#[path = "src/choose.rs"]
mod choose;
#[path = "src/layout.rs"]
mod layout;
#[path = "src/material.rs"]
mod material;
#[path = "src/small.rs"]
mod small;
#[path = "src/solve.rs"]
mod solve;
#[path = "src/tables.rs"]
mod tables;
#[path = "src/value.rs"]
mod value;

use std::path::PathBuf;

#[expect(clippy::disallowed_methods, reason = "a build script writes what it is for")]
fn main() {
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    std::fs::write(out.join("small.tables"), small::make()).expect("cargo's folder can be written");
    for file in ["choose", "layout", "material", "small", "solve", "tables", "value"] {
        println!("cargo::rerun-if-changed=src/{file}.rs");
    }
}
