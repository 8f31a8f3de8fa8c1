//! Browsers for the browser tests, from the system's package manager.

use crate::steps::run;
use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::Command;

/// A program that the browser tests start.
struct Program {
    /// Points to another program of its kind; the tests read from it where the program is.
    variable: &'static str,
    names: &'static [&'static str],
    /// Where it is on a Mac, and what brew calls it; none if it is not needed there.
    mac: Option<(&'static str, &'static str)>,
    debian: &'static str,
}

const PROGRAMS: [Program; 4] = [
    Program {
        variable: "PARLOUR_CHROMIUM",
        names: &["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
        mac: Some(("/Applications/Chromium.app/Contents/MacOS/Chromium", "chromium")),
        debian: "chromium",
    },
    Program {
        variable: "PARLOUR_FIREFOX",
        names: &["firefox-esr", "firefox"],
        mac: Some(("/Applications/Firefox.app/Contents/MacOS/firefox", "firefox")),
        debian: "firefox-esr",
    },
    Program {
        variable: "PARLOUR_WEBKIT",
        names: &["WebKitWebDriver"],
        mac: None,
        debian: "webkit2gtk-driver",
    },
    // WebKit draws on a screen in memory.
    Program { variable: "PARLOUR_XVFB", names: &["Xvfb"], mac: None, debian: "xvfb" },
];

/// Variables and programs for the browser tests. What is missing is installed: without it they fail, they are not left out.
pub(crate) fn find_or_install() -> Result<Vec<(&'static str, PathBuf)>> {
    let needed = PROGRAMS.iter().filter(|program| cfg!(not(target_os = "macos")) || program.mac.is_some());
    let missing: Vec<_> = needed.clone().filter(|program| program.find().is_none()).collect();
    if !missing.is_empty() {
        let variables: Vec<_> = missing.iter().map(|program| program.variable).collect();
        install(&missing).with_context(|| {
            format!("please install browsers by hand, or set {} to them", variables.join(", "))
        })?;
    }
    let found = |program: &Program| {
        let path = program
            .find()
            .with_context(|| format!("{} was installed but cannot be found", program.debian))?;
        println!("   {}: {}", program.debian, path.display());
        Ok((program.variable, path))
    };
    needed.map(found).collect()
}

impl Program {
    fn find(&self) -> Option<PathBuf> {
        let given = std::env::var_os(self.variable).map(PathBuf::from);
        let on_mac = self.mac.map(|(place, _)| PathBuf::from(place)).filter(|place| place.is_file());
        given.or_else(|| self.names.iter().find_map(|name| on_path(name))).or(on_mac)
    }
}

fn install(missing: &[&Program]) -> Result<()> {
    if on_path("apt-get").is_some() {
        as_root(&["apt-get", "update"])?;
        // Waiting for the disk after each file takes most of the time, and what a power cut spoils can be installed again.
        let mut words = vec!["apt-get", "-o", "Dpkg::Options::=--force-unsafe-io", "install"];
        words.extend(["--yes", "--no-install-recommends"]);
        words.extend(missing.iter().map(|program| program.debian));
        return as_root(&words);
    }
    if on_path("brew").is_some() {
        let casks = missing.iter().filter_map(|program| program.mac).map(|(_, cask)| cask);
        return run(Command::new("brew").args(["install", "--cask"]).args(casks));
    }
    bail!("there is neither apt-get nor brew here")
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
