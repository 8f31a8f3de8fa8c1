//! All checks and tests: what CI runs.

use crate::cargo::{binary, cargo};
use crate::packages::service;
use crate::services::Services;
use crate::steps::{Steps, run};
use crate::web::npm;
use crate::{browser, tidy, web};
use anyhow::{Result, ensure};
use std::process::Command;

/// How much is tested.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// All but the long ones.
    Usual,
    /// The long ones, too: they look for `PARLOUR_SLOW` in the environment.
    Slow,
}

impl Extent {
    fn tell(self, command: &mut Command) -> &mut Command {
        match self {
            Extent::Usual => command.env_remove("PARLOUR_SLOW"),
            Extent::Slow => command.env("PARLOUR_SLOW", "1"),
        }
    }
}

/// Tests whose houses are served by two nodes as well: every second request and page goes to the other one.
const NOTICED: [&str; 10] = [
    "connect::",
    "hosting::",
    "lobby::",
    "looks::",
    "protocol::",
    "quick::",
    "saves::",
    "seat_notes::",
    "secrets::",
    "twins::",
];

/// Few tables in a cluster of its own, and what is done to it while they are played.
const FAULTS: &str = "--nodes 3 --tables 12 --think 200 --seconds 5 --idle 0 \
    --fault kill-node --fault kill-store --fault kill-bus";

/// Runs every check and test, quick ones first, and stops at the first that fails.
pub(crate) fn test(extent: Extent) -> Result<()> {
    let mut steps = Steps::default();
    let services = steps.step("PostgreSQL and NATS for the tests", Services::start)?;
    steps.step("HAProxy for the tests", || service("haproxy"))?;
    let browsers = steps.step("browsers for the browser tests", browser::find_or_install)?;
    steps.step("Rust is formatted", || run(&mut cargo(&["fmt", "--all", "--check"])))?;
    steps.step("house rules (tidy)", tidy::tidy)?;
    // The server carries the built page, so the page comes before everything that compiles the server.
    steps.step("what the page is built with", web::install)?;
    steps.step("the page", web::build)?;
    steps.step("the page's form and lint", || run(&mut npm(&["run", "lint"])))?;
    steps.step("the page's types and markup", || run(&mut npm(&["run", "check"])))?;
    steps.step("the page's unit tests", || run(extent.tell(&mut npm(&["run", "test"]))))?;
    steps.step("clippy", || {
        run(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
    })?;
    // The tests of the command line also build the binary that the browser tests start.
    steps.step("Rust tests", || {
        let mut tests = rust_tests(&["--workspace"], &["--lib", "--bins", "--tests"])?;
        run(extent.tell(tests.envs(services.variables())))
    })?;
    steps.step("what guests notice, in a house of two nodes", || {
        let program = ["--package", "parlour-server", "--test", "it"];
        let mut tests = rust_tests(&program, &[])?;
        run(tests.arg("--").args(NOTICED).envs(services.variables()).env("PARLOUR_TEST_TWO_NODES", "1"))
    })?;
    // Of the parts of a cluster, tests kill nodes alone: database and bus of theirs are shared by all tests.
    if cfg!(target_os = "linux") {
        steps.step("a house of three nodes whose parts are killed", || {
            let house = binary("debug")?.into_os_string();
            run(cargo(&["run", "--quiet", "--package", "parlour-load", "--"])
                .args(FAULTS.split_whitespace())
                .arg("--bin")
                .arg(house))
        })?;
    }
    steps.step("Rust doc tests", || run(extent.tell(&mut cargo(&["test", "--workspace", "--doc"]))))?;
    steps.step("browser tests", || {
        let mut e2e = npm(&["run", "e2e"]);
        e2e.env("PARLOUR_BIN", binary("debug")?).envs(browsers);
        run(extent.tell(&mut e2e))
    })?;
    steps.print("ok");
    Ok(())
}

/// nextest where it is installed: it runs tests of all crates side by side. Plain `cargo test` runs the same tests.
fn rust_tests(which: &[&str], of_cargo: &[&str]) -> Result<Command> {
    let has_nextest = cargo(&["nextest", "--version"]).output()?.status.success();
    let mut command = if has_nextest {
        cargo(&["nextest", "run"])
    } else {
        println!("   cargo-nextest is not installed; cargo test does the same, more slowly");
        cargo(&["test"])
    };
    command.args(which);
    if !has_nextest {
        command.args(of_cargo);
    }
    Ok(command)
}

/// Writes the generated types anew. The same test holds without `UPDATE` that they are fresh.
pub(crate) fn codegen() -> Result<()> {
    for (package, tests) in [
        ("parlour-server", "the_pages_types_are_fresh"),
        ("parlour-catalog", "every_game_has"),
        ("parlour-catalog", "is_said"),
        ("parlour-voice", "is_said"),
        ("parlour", "is_said"),
        ("parlour-server", "is_said"),
    ] {
        let mut command = cargo(&["test", "--package", package, "--bins", "--tests", tests]);
        let status = command.env("UPDATE", "1").status()?;
        ensure!(status.success(), "what {package} generates for the page could not be written");
    }
    Ok(())
}
