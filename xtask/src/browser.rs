//! Chromium for the browser tests, from the system's package manager.

use crate::steps::run;
use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::Command;

/// Lets somebody point to a browser of their own.
const VARIABLE: &str = "PARLOUR_CHROMIUM";

const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/// Where programs lie that are not on the path.
const PLACES: [&str; 2] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// The browser, installed if there is none. The tests need one: without it they fail, they are not left out.
pub(crate) fn find_or_install() -> Result<PathBuf> {
    if let Some(browser) = find()? {
        println!("   browser: {}", browser.display());
        return Ok(browser);
    }
    println!("   the browser tests need Chromium and there is none here: installing it");
    install()?;
    find()?.context("Chromium was installed but cannot be found")
}

fn find() -> Result<Option<PathBuf>> {
    if let Some(given) = std::env::var_os(VARIABLE) {
        let given = PathBuf::from(given);
        if !given.is_file() {
            bail!("{VARIABLE} is {}, and there is no such file", given.display());
        }
        return Ok(Some(given));
    }
    let installed = PLACES.iter().map(PathBuf::from).find(|place| place.is_file());
    Ok(NAMES.iter().find_map(|name| on_path(name)).or(installed))
}

fn install() -> Result<()> {
    let by_hand = format!("please install Chromium by hand, or set {VARIABLE} to a browser of its kind");
    if on_path("apt-get").is_some() {
        as_root(&["apt-get", "update"]).context(by_hand.clone())?;
        return as_root(&["apt-get", "install", "--yes", "--no-install-recommends", "chromium"])
            .context(by_hand);
    }
    if on_path("brew").is_some() {
        return run(Command::new("brew").args(["install", "--cask", "chromium"])).context(by_hand);
    }
    bail!("there is neither apt-get nor brew here: {by_hand}")
}

fn as_root(words: &[&str]) -> Result<()> {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    let mut command = if is_root {
        Command::new(words[0])
    } else {
        let mut sudo = Command::new("sudo");
        sudo.arg(words[0]);
        sudo
    };
    run(command.args(&words[1..]).env("DEBIAN_FRONTEND", "noninteractive"))
}

/// The program with this name, if it is on the path.
fn on_path(name: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&folders).map(|folder| folder.join(&name)).find(|file| file.is_file())
}
