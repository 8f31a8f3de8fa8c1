//! What the tests need and the system's package manager has.

use crate::steps::run;
use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::Command;

/// Installs packages by their names for apt-get or, with its options, for brew.
pub(crate) fn install(debian: &[&str], brew: &[&str]) -> Result<()> {
    if on_path("apt-get").is_some() {
        as_root(&["apt-get", "update"])?;
        // Waiting for the disk after each file takes most of the time, and what a power cut spoils can be installed again.
        let mut words = vec!["apt-get", "-o", "Dpkg::Options::=--force-unsafe-io", "install"];
        words.extend(["--yes", "--no-install-recommends"]);
        words.extend(debian);
        return as_root(&words);
    }
    if on_path("brew").is_some() {
        return run(Command::new("brew").arg("install").args(brew));
    }
    bail!("there is neither apt-get nor brew here")
}

pub(crate) fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}

fn as_root(words: &[&str]) -> Result<()> {
    let mut command = if is_root() {
        Command::new(words[0])
    } else {
        let mut sudo = Command::new("sudo");
        sudo.arg(words[0]);
        sudo
    };
    run(command.args(&words[1..]).env("DEBIAN_FRONTEND", "noninteractive"))
}

/// The program with this name, if it is on the path.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&folders).map(|folder| folder.join(&name)).find(|file| file.is_file())
}

/// A program that runs in the background; installed by the package of the same name if it is missing. Debian puts such
/// programs where the path of most users does not lead.
pub(crate) fn service(name: &str) -> Result<PathBuf> {
    let find = || {
        let debian = PathBuf::from("/usr/sbin").join(name);
        on_path(name).or_else(|| Some(debian).filter(|file| file.is_file()))
    };
    if find().is_none() {
        install(&[name], &[name]).with_context(|| format!("please install {name} by hand"))?;
    }
    let program = find().with_context(|| format!("{name} was installed but cannot be found"))?;
    println!("   {name}: {}", program.display());
    Ok(program)
}
