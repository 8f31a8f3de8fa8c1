//! The page is built by npm and embedded here. Without it the house still compiles, and says what is missing.

use std::path::Path;

fn main() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/build");
    println!("cargo:rerun-if-changed={}", page.display());
    if !page.join("index.html").exists() {
        // rust-embed wants the folder to exist.
        std::fs::create_dir_all(&page).expect("web/build can be created");
        println!("cargo:warning=the web client is not built: run `cargo xtask build`");
    }
}
