//! Development commands: `cargo xtask run`, `build`, `test`, `codegen`, `sentences`, `services`, `cluster`, `tidy`, `load`.
//!
//! `run` and `test` are the two commands of the README. They need Rust and Node.js and see to the rest
//! themselves.

mod browser;
mod build;
mod cargo;
mod cluster;
mod nats;
mod packages;
mod postgres;
mod services;
mod steps;
mod test;
mod tidy;
mod web;

use anyhow::{Result, bail};
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask run [ARGS]      builds what is needed and starts `parlour serve ARGS`
cargo xtask build           builds the page and the release binary
cargo xtask test [--slow]   runs every test, as CI does; --slow adds the long ones
cargo xtask codegen         writes the page's generated types anew
cargo xtask sentences [TAG] writes all sentences of the page and the house in a language, to be read through
cargo xtask services        starts PostgreSQL and NATS for single tests and prints their addresses
cargo xtask cluster [OPTIONS] a house of several nodes on this machine; --help says more
cargo xtask tidy            checks the house rules that no compiler checks
cargo xtask load [OPTIONS]  plays many tables over real sockets and measures the house; --help says more";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match chore(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn chore(args: &[String]) -> Result<()> {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["run", ref rest @ ..] => build::run(rest),
        ["build"] => build::build(),
        ["test"] => test::test(test::Extent::Usual),
        ["test", "--slow"] => test::test(test::Extent::Slow),
        ["codegen"] => test::codegen(),
        ["sentences", ref language @ ..] => web::sentences(language),
        ["services"] => services::lend(),
        ["cluster", ref rest @ ..] => cluster::cluster(rest),
        [cluster::WITHIN, ref rest @ ..] => cluster::within(rest),
        ["tidy"] => tidy::tidy(),
        ["load", ref rest @ ..] => build::load(rest),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => bail!("I do not know `{}`\n\n{HELP}", args.join(" ")),
    }
}
