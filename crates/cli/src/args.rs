//! Command-line arguments.

use crate::keep::KeepArgs;
use crate::language;
use clap::{Parser, Subcommand, ValueEnum};
use clue_deduction::Weighting;
use parlour_voice::Language;
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

/// A house for classic parlour games.
#[derive(Debug, Parser)]
#[command(name = "parlour", version)]
pub(crate) struct Args {
    /// Language of what is printed, such as en or de [default: that of the locale]
    #[arg(long, global = true, value_name = "LANG", value_parser = language::read)]
    pub(crate) lang: Option<Language>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Open the house: a server with the web client inside (what happens if no command is given)
    Serve(ServeArgs),
    /// Let computers play each other
    Arena(ArenaArgs),
    /// Count the move sequences of each length
    Perft(PerftArgs),
    /// Help with a game of Clue at a real table
    Solve(SolveArgs),
    /// Look after maps of Scotland Yard
    Map(MapArgs),
    /// Speak the Hub protocol for draughts engines on standard input and output
    Hub(HubArgs),
    /// Tell where a game of checkers was won and lost
    Analyse(AnalyseArgs),
    /// Tell a finished game from its record, and check that nothing in it was changed
    Replay(ReplayArgs),
    /// Build endgame tables of checkers, and count what is in them
    Tables(TablesArgs),
    /// Measure how fast things are
    Bench(BenchArgs),
    /// Tell how a running house is doing
    Status(AdminArgs),
    /// Close a running house, and wait until it is closed
    Stop(AdminArgs),
    /// Keep the whole house in one file, also while it is open
    Backup(BackupArgs),
    /// Make a data folder out of a backup
    Restore(RestoreArgs),
}

impl Default for Command {
    fn default() -> Self {
        Command::Serve(ServeArgs::parse_from(["serve"]))
    }
}

#[derive(Debug, Parser)]
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:7878", value_name = "ADDRESS:PORT")]
    pub(crate) addr: SocketAddr,
    /// Where the database lies
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
    /// Listen on all interfaces, and show the addresses and a picture to scan
    #[arg(long)]
    pub(crate) lan: bool,
    /// Where friends reach this house from outside, for invite links (behind a proxy, for example)
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// A proxy in front of this house, by its address or network: what it says in X-Forwarded-For or Forwarded about who
    /// calls is believed. Can be given several times
    #[arg(long, value_name = "CIDR")]
    pub(crate) trusted_proxy: Vec<parlour_server::Network>,
    /// Seconds from "all are ready" to the start of a game
    #[arg(long, default_value_t = 10, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(0..=600))]
    pub(crate) countdown: u32,
    /// Seconds from "enough wait for a quick match" to its start
    #[arg(long, default_value_t = 20, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(0..=600))]
    pub(crate) quick_countdown: u32,
    /// Open a house whose files are damaged or missing with what is left of it
    #[arg(long)]
    pub(crate) accept_loss: bool,
    /// Number the seeds of matches from here upwards, so that a test meets the same games again; only with PARLOUR_TEST=1
    #[arg(long, hide = true, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) keep: KeepArgs,
    #[command(flatten)]
    pub(crate) log: LogArgs,
}

#[derive(Debug, Parser)]
pub(crate) struct LogArgs {
    /// How much to log: error, warn, info, debug, trace, off, or a filter such as parlour_server=debug
    #[arg(long, default_value = "info", value_name = "LEVEL")]
    pub(crate) log_level: String,
    /// Log into this file as well, after what is in it already
    #[arg(long, value_name = "FILE")]
    pub(crate) log_file: Option<PathBuf>,
    /// What a line looks like
    #[arg(long, value_enum, default_value_t = LogFormat::Text, value_name = "FORMAT")]
    pub(crate) log_format: LogFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    /// A sentence, for people
    Text,
    /// A JSON object, for programs
    Json,
}

#[derive(Debug, Parser)]
pub(crate) struct ArenaArgs {
    /// Which game
    pub(crate) game: String,
    /// Who sits where: names of brains in the order of seats, `c*3` for three seats of one team. Brains change places
    /// from game to game, but only between seats that have the same task; a team wins or loses a game once
    #[arg(long, value_name = "a,b,c*3")]
    pub(crate) seats: String,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// What all dice and brains follow from: same seed and node budget, same result
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How long a brain may think at each decision, e.g. 200ms or 1s
    #[arg(long, value_parser = read_time, conflicts_with = "nodes", value_name = "TIME")]
    pub(crate) think: Option<Duration>,
    /// How many positions a brain may look at for each decision
    #[arg(long, default_value_t = 1_000)]
    pub(crate) nodes: u64,
    /// Where every game starts, in the game's own notation. Without it checkers goes through its ballots in an order that follows
    /// from the seed, each with every seating
    #[arg(long, value_name = "TEXT")]
    pub(crate) setup: Option<String>,
    /// The data folder of the house, for endgame tables of more pieces than are always there
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct PerftArgs {
    /// Which game
    pub(crate) game: String,
    /// The longest sequences to count
    #[arg(long)]
    pub(crate) depth: u32,
    /// Where to start from, in the game's own notation
    #[arg(long, value_name = "TEXT")]
    pub(crate) setup: Option<String>,
}

#[derive(Debug, Parser)]
pub(crate) struct SolveArgs {
    /// A case file whose conclusions are printed, `-` for standard input; without one a new notebook is kept
    pub(crate) file: Option<PathBuf>,
    /// Open the file at the prompt instead
    #[arg(long, requires = "file", conflicts_with = "json")]
    pub(crate) edit: bool,
    /// Print JSON
    #[arg(long, requires = "file")]
    pub(crate) json: bool,
    /// How deals that agree with everything are weighed
    #[arg(long, value_enum, default_value_t = WeightingName::Shown)]
    pub(crate) weighting: WeightingName,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum WeightingName {
    /// A shown card was chosen at random among those held
    Shown,
    /// All alike
    Alike,
}

impl From<WeightingName> for Weighting {
    fn from(name: WeightingName) -> Self {
        match name {
            WeightingName::Shown => Weighting::Shown,
            WeightingName::Alike => Weighting::Alike,
        }
    }
}

#[derive(Debug, Parser)]
pub(crate) struct MapArgs {
    #[command(subcommand)]
    pub(crate) command: MapCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum MapCommand {
    /// Say whether a file is a map, and what is wrong with it if not
    Check(MapCheckArgs),
}

#[derive(Debug, Parser)]
pub(crate) struct MapCheckArgs {
    /// The file
    pub(crate) file: PathBuf,
    /// Demand the stations of London: exactly the numbers 1 to 199
    #[arg(long)]
    pub(crate) london: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct HubArgs {
    /// How much the engine remembers, in mebibytes
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=i64::from(Self::MOST_HASH)))]
    pub(crate) hash: u32,
    /// How many threads search
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=i64::from(Self::MOST_THREADS)))]
    pub(crate) threads: u32,
    /// The data folder of the house, for endgame tables of more pieces than are always there
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
}

impl HubArgs {
    pub(crate) const MOST_HASH: u32 = 16_384;
    pub(crate) const MOST_THREADS: u32 = 64;
}

#[derive(Debug, Parser)]
pub(crate) struct AnalyseArgs {
    /// A game in Portable Draughts Notation, `-` for standard input
    pub(crate) file: PathBuf,
    /// Which game of the file, from 1
    #[arg(long, default_value_t = 1)]
    pub(crate) game: usize,
    /// How long to think about each move, e.g. 200ms or 1s
    #[arg(long, value_parser = read_time, conflicts_with = "nodes", value_name = "TIME")]
    pub(crate) think: Option<Duration>,
    /// How many positions to look at for each move: the same number gives the same answer
    #[arg(long, default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: u64,
    /// The data folder of the house, for endgame tables of more pieces than are always there
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct ReplayArgs {
    /// The record of a finished game, as its replay page offers it; `-` for standard input
    pub(crate) file: PathBuf,
    /// Recompute the hash, every event by the rules and every deal and die from the seed
    #[arg(long)]
    pub(crate) verify: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct TablesArgs {
    #[command(subcommand)]
    pub(crate) command: TablesCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum TablesCommand {
    /// Work out what is missing; what is there and good is kept, so it can be interrupted at any time
    Build(TablesBuildArgs),
    /// Count the positions won, lost and drawn, by material
    Stats(TablesStatsArgs),
}

#[derive(Debug, Parser)]
pub(crate) struct TablesBuildArgs {
    /// Which game: checkers
    pub(crate) game: String,
    /// The most pieces on the board; up to 4 are always there
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=6))]
    pub(crate) pieces: u8,
    /// The data folder of the house; tables go to DIR/tables
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
    /// How many processors to use; all if nothing is said
    #[arg(long, value_name = "COUNT")]
    pub(crate) threads: Option<NonZeroUsize>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct TablesStatsArgs {
    /// Which game: checkers
    pub(crate) game: String,
    /// The most pieces on the board
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=6))]
    pub(crate) pieces: u8,
    /// The data folder of the house; tables are in DIR/tables
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct BenchArgs {
    /// What to measure; all there is to measure is listed if nothing is named
    pub(crate) name: Option<String>,
    /// The data folder of the house, for endgame tables of more pieces than are always there; without it none are
    /// used, so that the same work is measured everywhere
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct AdminArgs {
    /// The data folder of the house
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct BackupArgs {
    /// The file to write, which must not be there yet. It holds secrets: its owner alone may read it
    pub(crate) file: PathBuf,
    /// The data folder of the house
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct RestoreArgs {
    /// The backup
    pub(crate) file: PathBuf,
    /// The data folder to make; it must be empty, or not there yet
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
    /// If there is a house in the folder already, put it aside into a folder within
    #[arg(long)]
    pub(crate) replace: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// `200ms`, `1s`, `1.5s`.
fn read_time(text: &str) -> Result<Duration, String> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 0.001),
        None => (text.strip_suffix('s').ok_or("say a unit, such as 200ms or 1s")?, 1.0),
    };
    let seconds = number.parse::<f64>().map_err(|_| format!("'{number}' is not a number"))? * unit;
    if !(0.001..=86_400.0).contains(&seconds) {
        return Err("a time must be from 1ms to a day".into());
    }
    Ok(Duration::from_secs_f64(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_with_their_unit() {
        assert_eq!(read_time("200ms"), Ok(Duration::from_millis(200)));
        assert_eq!(read_time("1.5s"), Ok(Duration::from_millis(1500)));
        for wrong in ["200", "ms", "-1s", "0s", "1e9s", "NaNs"] {
            assert!(read_time(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_arguments_are_consistent() {
        use clap::CommandFactory;
        Args::command().debug_assert();
    }
}
