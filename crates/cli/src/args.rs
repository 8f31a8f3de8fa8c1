//! Command-line arguments.

use crate::keep::KeepArgs;
use crate::language;
use crate::misuse::{Misuse, whole};
use clap::{Parser, Subcommand, ValueEnum};
use clue_deduction::Weighting;
use parlour_voice::Language;
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

/// The command line. What `--help` says of it is in `languages/<language>/help.ftl`.
#[derive(Debug, Parser)]
#[command(name = "parlour", version)]
pub(crate) struct Args {
    #[arg(long, global = true, value_name = "LANG", value_parser = language::read)]
    pub(crate) lang: Option<Language>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(ServeArgs),
    Arena(ArenaArgs),
    Perft(PerftArgs),
    Solve(SolveArgs),
    Map(MapArgs),
    Hub(HubArgs),
    Analyse(AnalyseArgs),
    Replay(ReplayArgs),
    Tables(TablesArgs),
    Bench(BenchArgs),
    Status(StatusArgs),
    Stop(StopArgs),
    Migrate(MigrateArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
}

impl Default for Command {
    fn default() -> Self {
        Command::Serve(ServeArgs::parse_from(["serve"]))
    }
}

#[derive(Debug, Parser)]
pub(crate) struct ServeArgs {
    #[arg(long, default_value = "127.0.0.1:7878", value_name = "ADDRESS:PORT", value_parser = read_addr)]
    pub(crate) addr: SocketAddr,
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
    // Not read here: what is refused is quoted, and an address may hold a password.
    #[arg(long, value_name = "URL", env = "PARLOUR_STORE", hide_env_values = true)]
    pub(crate) store: Option<String>,
    // As above.
    #[arg(long, value_name = "URL", env = "PARLOUR_BUS", hide_env_values = true, requires = "store")]
    pub(crate) bus: Option<String>,
    #[arg(long, value_name = "NAME", env = "PARLOUR_NODE", requires = "bus")]
    pub(crate) node: Option<String>,
    #[arg(long)]
    pub(crate) lan: bool,
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    #[arg(long, value_name = "CIDR", value_parser = read_network)]
    pub(crate) trusted_proxy: Vec<parlour_server::Network>,
    #[arg(long, default_value_t = 10, value_name = "SECONDS", value_parser = whole::<u32>(0, 600))]
    pub(crate) countdown: u32,
    #[arg(long, default_value_t = 20, value_name = "SECONDS", value_parser = whole::<u32>(0, 600))]
    pub(crate) quick_countdown: u32,
    #[arg(long)]
    pub(crate) accept_loss: bool,
    #[arg(long, hide = true, value_name = "NUMBER", value_parser = whole::<u64>(0, u64::MAX))]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = read_addr)]
    pub(crate) metrics: Option<SocketAddr>,
    #[command(flatten)]
    pub(crate) keep: KeepArgs,
    #[command(flatten)]
    pub(crate) log: LogArgs,
}

#[derive(Debug, Parser)]
pub(crate) struct LogArgs {
    #[arg(long, default_value = "info", value_name = "LEVEL")]
    pub(crate) log_level: String,
    #[arg(long, value_name = "FILE")]
    pub(crate) log_file: Option<PathBuf>,
    #[arg(long, value_enum, default_value_t = LogFormat::Text, value_name = "FORMAT")]
    pub(crate) log_format: LogFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    Text,
    Json,
}

#[derive(Debug, Parser)]
pub(crate) struct ArenaArgs {
    pub(crate) game: String,
    #[arg(long, value_name = "a,b,c*3")]
    pub(crate) seats: String,
    #[arg(long, default_value_t = 100, value_parser = whole::<u32>(1, u32::MAX.into()))]
    pub(crate) games: u32,
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(0, u64::MAX))]
    pub(crate) seed: u64,
    #[arg(long, value_parser = read_time, conflicts_with = "nodes", value_name = "TIME")]
    pub(crate) think: Option<Duration>,
    #[arg(long, default_value_t = 1_000, value_parser = whole::<u64>(0, u64::MAX))]
    pub(crate) nodes: u64,
    #[arg(long, value_name = "TEXT")]
    pub(crate) setup: Option<String>,
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct PerftArgs {
    pub(crate) game: String,
    #[arg(long, value_parser = whole::<u32>(0, u32::MAX.into()))]
    pub(crate) depth: u32,
    #[arg(long, value_name = "TEXT")]
    pub(crate) setup: Option<String>,
}

#[derive(Debug, Parser)]
pub(crate) struct SolveArgs {
    pub(crate) file: Option<PathBuf>,
    #[arg(long, requires = "file", conflicts_with = "json")]
    pub(crate) edit: bool,
    #[arg(long, requires = "file")]
    pub(crate) json: bool,
    #[arg(long, value_enum, default_value_t = WeightingName::Shown)]
    pub(crate) weighting: WeightingName,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum WeightingName {
    Shown,
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
    Check(MapCheckArgs),
}

#[derive(Debug, Parser)]
pub(crate) struct MapCheckArgs {
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) london: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct HubArgs {
    #[arg(long, default_value_t = 64, value_parser = whole::<u32>(1, Self::MOST_HASH.into()))]
    pub(crate) hash: u32,
    #[arg(long, default_value_t = 1, value_parser = whole::<u32>(1, Self::MOST_THREADS.into()))]
    pub(crate) threads: u32,
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
}

impl HubArgs {
    pub(crate) const MOST_HASH: u32 = 16_384;
    pub(crate) const MOST_THREADS: u32 = 64;
}

#[derive(Debug, Parser)]
pub(crate) struct AnalyseArgs {
    pub(crate) file: PathBuf,
    #[arg(long, default_value_t = 1, value_parser = whole::<usize>(0, u64::MAX))]
    pub(crate) game: usize,
    #[arg(long, value_parser = read_time, conflicts_with = "nodes", value_name = "TIME")]
    pub(crate) think: Option<Duration>,
    #[arg(long, default_value_t = 200_000, value_parser = whole::<u64>(1, u64::MAX))]
    pub(crate) nodes: u64,
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct ReplayArgs {
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) verify: bool,
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
    Build(TablesBuildArgs),
    Stats(TablesStatsArgs),
}

#[derive(Debug, Parser)]
pub(crate) struct TablesBuildArgs {
    pub(crate) game: String,
    #[arg(long, value_parser = whole::<u8>(2, 6))]
    pub(crate) pieces: u8,
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
    #[arg(long, value_name = "COUNT", value_parser = read_count)]
    pub(crate) threads: Option<NonZeroUsize>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct TablesStatsArgs {
    pub(crate) game: String,
    #[arg(long, default_value_t = 4, value_parser = whole::<u8>(2, 6))]
    pub(crate) pieces: u8,
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct BenchArgs {
    pub(crate) name: Option<String>,
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct StatusArgs {
    #[arg(long)]
    pub(crate) tables: bool,
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct StopArgs {
    #[arg(long, default_value = "data", value_name = "DIR")]
    pub(crate) data: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct MigrateArgs {
    // Not read here: what is refused is quoted, and an address may hold a password.
    #[arg(long, value_name = "URL", env = "PARLOUR_STORE", hide_env_values = true)]
    pub(crate) store: String,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct BackupArgs {
    pub(crate) file: PathBuf,
    #[arg(long, default_value = "data", value_name = "DIR", conflicts_with = "store")]
    pub(crate) data: PathBuf,
    // Not read here: what is refused is quoted, and an address may hold a password.
    #[arg(long, value_name = "URL", env = "PARLOUR_STORE", hide_env_values = true)]
    pub(crate) store: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Parser)]
pub(crate) struct RestoreArgs {
    pub(crate) file: PathBuf,
    #[arg(long, default_value = "data", value_name = "DIR", conflicts_with = "store")]
    pub(crate) data: PathBuf,
    // Not read here: what is refused is quoted, and an address may hold a password.
    #[arg(long, value_name = "URL", env = "PARLOUR_STORE", hide_env_values = true)]
    pub(crate) store: Option<String>,
    #[arg(long, conflicts_with = "store")]
    pub(crate) replace: bool,
    #[arg(long)]
    pub(crate) verify: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

fn read_addr(text: &str) -> Result<SocketAddr, Misuse> {
    text.parse().map_err(|_| Misuse::NotAnAddress)
}

fn read_network(text: &str) -> Result<parlour_server::Network, Misuse> {
    text.parse().map_err(|_| Misuse::NotANetwork)
}

fn read_count(text: &str) -> Result<NonZeroUsize, Misuse> {
    text.parse().map_err(|_| Misuse::WholeNumber { least: 1 })
}

/// `200ms`, `1s`, `1.5s`.
fn read_time(text: &str) -> Result<Duration, Misuse> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 0.001),
        None => (text.strip_suffix('s').ok_or(Misuse::TimeUnit)?, 1.0),
    };
    let seconds = number.parse::<f64>().map_err(|_| Misuse::NotANumber { typed: number.into() })? * unit;
    if !(0.001..=86_400.0).contains(&seconds) {
        return Err(Misuse::TimeRange);
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
}
