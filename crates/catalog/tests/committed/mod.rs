//! Files for the page that are generated from the rules and committed.

use serde_json::Value;
use std::path::PathBuf;

/// A game's folder in the page.
pub(crate) fn folder(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games").join(game)
}

/// A list in JSON, one item a line, so that a change can be read.
pub(crate) fn lines(items: &[Value]) -> String {
    let text = items.iter().map(|item| format!("  {item}")).collect::<Vec<_>>().join(",\n");
    format!("[\n{text}\n]\n")
}

/// `cargo xtask codegen` (UPDATE=1) writes the file; otherwise a stale one fails.
pub(crate) fn hold(path: &std::path::Path, text: &str) {
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().expect("a file lies in a folder"))
            .expect("the folder can be made");
        std::fs::write(path, text).expect("the file can be written");
    } else {
        let committed = std::fs::read_to_string(path).unwrap_or_default();
        assert!(committed == text, "{} is stale: run `cargo xtask codegen`", path.display());
    }
}
