//! The page and the release binary, and starting it.

use crate::steps::run as run_command;
use crate::{cargo, web};
use anyhow::{Context, Result};
use std::io;
use std::process::Command;

/// Builds the page, then the binary that carries it.
pub(crate) fn build() -> Result<()> {
    println!("== the page");
    web::install()?;
    web::build()?;
    println!("== the binary");
    run_command(&mut cargo::cargo(&["build", "--release", "--package", "parlour"]))
}

/// Builds, then serves until the server ends.
pub(crate) fn run(args: &[&str]) -> Result<()> {
    build()?;
    let binary = cargo::binary("release")?;
    println!("== serving; Ctrl-C ends it");
    let mut serve = Command::new(&binary);
    serve.arg("serve").args(args);
    give_way_to(&mut serve).with_context(|| format!("cannot start {}", binary.display()))
}

/// Builds the load tool and, unless another binary is named, the release binary it measures; then runs it.
pub(crate) fn load(args: &[&str]) -> Result<()> {
    let needs_no_binary = |arg: &&str| arg.starts_with("--bin") || ["--help", "-h"].contains(arg);
    if !args.iter().any(needs_no_binary) {
        run_command(&mut cargo::cargo(&["build", "--release", "--package", "parlour"]))?;
    }
    // Optimised, so that the guests do not take processor time that the house needs.
    let mut load = cargo::cargo(&["run", "--quiet", "--release", "--package", "parlour-load", "--"]);
    give_way_to(load.args(args)).context("cannot start cargo")
}

/// Replaces this process by the command, so that it gets Ctrl-C and the terminal.
#[cfg(unix)]
fn give_way_to(command: &mut Command) -> io::Result<()> {
    use std::os::unix::process::CommandExt;
    Err(command.exec())
}

/// Waits for the command and ends as it does.
#[cfg(not(unix))]
fn give_way_to(command: &mut Command) -> io::Result<()> {
    let status = command.status()?;
    std::process::exit(status.code().unwrap_or(1))
}
