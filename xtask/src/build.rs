//! The page and the release binary, and starting it.

use crate::steps::run as run_command;
use crate::{cargo, web};
use anyhow::{Context, Result};
use std::process::{Command, exit};

/// Builds the page, then the binary that carries it.
pub(crate) fn build() -> Result<()> {
    println!("== the page");
    web::install()?;
    web::build()?;
    println!("== the binary");
    run_command(&mut cargo::cargo(&["build", "--release", "--package", "parlour"]))
}

/// Builds, then serves. Stays until the server ends and ends as it does.
pub(crate) fn run(args: &[&str]) -> Result<()> {
    build()?;
    let binary = cargo::binary("release")?;
    println!("== serving; Ctrl-C ends it");
    // In the caller's folder and with its terminal: Ctrl-C reaches the server, which closes its tables.
    let status = Command::new(&binary)
        .arg("serve")
        .args(args)
        .status()
        .with_context(|| format!("cannot start {}", binary.display()))?;
    exit(status.code().unwrap_or(1))
}
