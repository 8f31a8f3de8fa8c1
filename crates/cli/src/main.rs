//! Parlour: the one binary. It parses, calls and prints; it decides nothing.
//!
//! Exit codes: 0 done, 1 it failed, 2 it was called wrongly.

#![warn(clippy::print_stdout, clippy::print_stderr)]

mod analyse;
mod arena;
mod args;
mod bench;
mod fault;
mod help;
mod host;
mod hub;
mod keep;
mod language;
mod logs;
mod map;
mod misuse;
mod perft;
mod print;
mod replay;
mod serve;
mod solve;
mod store;
mod tables;
mod words;

use args::{Args, Command, MapCommand, TablesCommand};
use clap::{ArgMatches, CommandFactory, FromArgMatches};
use parlour_voice::Language;
use std::process::ExitCode;

/// A move makes about a hundred short-lived allocations, most of them freed by another thread (docs/load.md).
#[cfg(not(target_env = "msvc"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    let language = language::choose();
    language.speak();
    let matches = help::in_language(Args::command(), language).try_get_matches();
    let parsed =
        matches.and_then(|matches| Ok((Args::from_arg_matches(&matches)?, is_for_programs(&matches))));
    let (args, is_for_programs) = match parsed {
        Ok(parsed) => parsed,
        Err(error) => return misuse::report(&error),
    };
    // What programs read is the same in every language.
    if is_for_programs {
        Language::ENGLISH.speak();
    }
    let result = match args.command.unwrap_or_default() {
        Command::Serve(args) => serve::run(args, language),
        Command::Arena(args) => arena::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Map(args) => match args.command {
            MapCommand::Check(args) => map::check(&args),
        },
        Command::Hub(args) => hub::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Tables(args) => match args.command {
            TablesCommand::Build(args) => tables::build(&args),
            TablesCommand::Stats(args) => tables::stats(&args),
        },
        Command::Bench(args) => bench::run(&args),
        Command::Status(args) => host::status(&args),
        Command::Stop(args) => host::stop(&args),
        Command::Migrate(args) => host::migrate(&args),
        Command::Backup(args) => host::backup(&args),
        Command::Restore(args) => host::restore(&args),
    };
    language.speak();
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => fault.report(),
    }
}

/// Whether JSON is asked for.
fn is_for_programs(matches: &ArgMatches) -> bool {
    let is_asked = |matches: &ArgMatches| matches!(matches.try_get_one::<bool>("json"), Ok(Some(true)));
    is_asked(matches) || matches.subcommand().is_some_and(|(_, inner)| is_for_programs(inner))
}
