//! The page: installing what it is built with, and building it, both only if something has changed.

use crate::cargo::root;
use crate::steps::run;
use anyhow::{Context, Result, bail};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

/// Oldest Node.js that our tools run on.
const NODE: u32 = 20;

/// What the built page depends on, below `web/`.
const SOURCES: [&str; 7] =
    ["src", "static", "../languages", "package.json", "svelte.config.js", "tsconfig.json", "vite.config.ts"];

/// npm, in the page's folder.
pub(crate) fn npm(args: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(args).current_dir(folder());
    command
}

/// Installs exactly what the lock file names, unless that has been done.
pub(crate) fn install() -> Result<()> {
    check_node()?;
    let stamp = Stamp::new("installed", &["package.json", "package-lock.json"])?;
    if stamp.is_fresh() {
        println!("   the page's tools are installed");
        return Ok(());
    }
    run(&mut npm(&["ci", "--no-audit", "--no-fund"]))?;
    stamp.set()
}

/// Builds the page into `web/build`, unless it is there and nothing has changed since.
pub(crate) fn build() -> Result<()> {
    let stamp = Stamp::new("built", &SOURCES)?;
    if stamp.is_fresh() && folder().join("build/index.html").is_file() {
        println!("   the page is built");
        return Ok(());
    }
    run(&mut npm(&["run", "build"]))?;
    stamp.set()
}

/// Prints all that is said in a language, one sentence a line.
pub(crate) fn sentences(language: &[&str]) -> Result<()> {
    check_node()?;
    run(&mut npm(&[&["run", "--silent", "sentences", "--"], language].concat()))
}

fn folder() -> PathBuf {
    root().join("web")
}

fn check_node() -> Result<()> {
    let wanted = format!("Node.js {NODE} or newer is needed (https://nodejs.org)");
    let output = Command::new("node").arg("--version").output().with_context(|| wanted.clone())?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    match major(&version) {
        Some(major) if major >= NODE => Ok(()),
        _ => bail!("{wanted}; this is {version:?}"),
    }
}

fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Remembers what something was made from. Kept in node_modules: whoever deletes that starts afresh.
struct Stamp {
    path: PathBuf,
    made_from: String,
}

impl Stamp {
    fn new(name: &str, sources: &[&str]) -> Result<Self> {
        let mut hasher = DefaultHasher::new();
        for source in sources {
            hash(&folder().join(source), &mut hasher).with_context(|| format!("cannot read web/{source}"))?;
        }
        let path = folder().join("node_modules").join(format!(".parlour-{name}"));
        Ok(Self { path, made_from: format!("{:016x}", hasher.finish()) })
    }

    fn is_fresh(&self) -> bool {
        fs::read_to_string(&self.path).is_ok_and(|kept| kept == self.made_from)
    }

    fn set(&self) -> Result<()> {
        fs::write(&self.path, &self.made_from)
            .with_context(|| format!("cannot write {}", self.path.display()))
    }
}

/// Names and contents of a file or of everything in a folder, in order.
fn hash(path: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    path.file_name().hash(hasher);
    if path.is_dir() {
        let mut entries =
            fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
        entries.sort_unstable();
        entries.iter().try_for_each(|entry| hash(entry, hasher))
    } else {
        fs::read(path)?.hash(hasher);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_are_read() {
        assert_eq!(major("v22.11.0"), Some(22));
        assert_eq!(major("node: not found"), None);
    }

    #[test]
    fn a_hash_follows_names_and_contents() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let of = |path: &Path| {
            let mut hasher = DefaultHasher::new();
            hash(path, &mut hasher).unwrap();
            hasher.finish()
        };
        assert_eq!(of(&folder), of(&folder));
        assert_ne!(of(&folder), of(&folder.join("tidy")));
        assert_ne!(of(&folder.join("web.rs")), of(&folder.join("steps.rs")));
    }
}
