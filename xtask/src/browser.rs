//! Browsers for the browser tests, from the system's package manager.

use crate::packages::{self, on_path};
use anyhow::{Context, Result};
use std::path::PathBuf;

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
    let debian: Vec<_> = missing.iter().map(|program| program.debian).collect();
    let casks = missing.iter().filter_map(|program| program.mac).map(|(_, cask)| cask);
    packages::install(&debian, &["--cask"].into_iter().chain(casks).collect::<Vec<_>>())
}
