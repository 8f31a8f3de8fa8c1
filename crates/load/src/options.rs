//! Command-line options.

use crate::fault::Fault;
use crate::front::Place;
use clap::Parser;
use clap::builder::RangedU64ValueParser;
use std::path::PathBuf;
use std::time::Duration;

/// Plays many tables over real sockets, measures the house and checks that it lost nothing
#[derive(Clone, Debug, Parser, PartialEq)]
#[command(name = "cargo xtask load")]
pub(crate) struct Options {
    /// Tables played at the same time
    #[arg(long, value_name = "N", default_value = "100", value_parser = count(1))]
    pub(crate) tables: usize,
    /// How long they are played
    #[arg(long, value_name = "S", default_value = "20", value_parser = seconds)]
    seconds: Duration,
    /// One game only; by default every game of the house in turn
    #[arg(long, value_name = "ID")]
    pub(crate) game: Option<String>,
    /// How long a guest thinks, half to one and a half times
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = milliseconds)]
    pub(crate) think: Duration,
    /// Sockets that only watch, opened before the first move to measure their memory
    #[arg(long, value_name = "N", default_value = "1000", value_parser = count(0))]
    pub(crate) idle: usize,
    /// Also open N sockets that ask for all of a very long game and never read; fails if they cost 300 MB
    #[arg(long, value_name = "N", default_value = "0", value_parser = count(0))]
    pub(crate) hostile: usize,
    /// Play this long instead, with connections that break and three kill -9
    #[arg(long, value_name = "MINUTES", value_parser = minutes, conflicts_with_all = ["hostile", "seconds"])]
    pub(crate) soak: Option<Duration>,
    /// Measure a cluster of N nodes over PostgreSQL and NATS, started by `cargo xtask cluster`
    #[arg(long, value_name = "N", value_parser = nodes, conflicts_with_all = ["hostile", "soak"])]
    pub(crate) nodes: Option<usize>,
    /// How guests find a node of the cluster
    #[arg(long, value_name = "HOW", default_value = "proxy", requires = "nodes")]
    pub(crate) place: Place,
    /// One node without NATS
    #[arg(long = "no-bus", requires = "nodes")]
    pub(crate) is_without_bus: bool,
    /// Do this to a part of the cluster while guests play, then look for losses; several are done in turn, each in a
    /// round of its own with new tables
    #[arg(long = "fault", value_name = "FAULT", requires = "nodes", conflicts_with = "place")]
    pub(crate) faults: Vec<Fault>,
    /// Rounds with a fault; by default one for each
    #[arg(long, value_name = "N", requires = "faults", value_parser = count(1))]
    rounds: Option<usize>,
    /// Random seed for what the guests play and how long they think
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The binary to measure; by default the release binary
    #[arg(long, value_name = "PATH")]
    pub(crate) bin: Option<PathBuf>,
    /// Print the report as JSON
    #[arg(long = "json")]
    pub(crate) is_json: bool,
}

impl Options {
    /// How long the tables are played.
    pub(crate) fn play(&self) -> Duration {
        self.soak.unwrap_or(self.seconds)
    }

    /// How many rounds are played, each with new tables.
    pub(crate) fn rounds(&self) -> usize {
        self.rounds.unwrap_or(self.faults.len()).max(1)
    }

    /// What is done to the cluster in a round.
    pub(crate) fn fault(&self, round: usize) -> Option<Fault> {
        let fault = self.faults.iter().cycle().nth(round)?;
        Some(*fault)
    }
}

fn nodes(text: &str) -> Result<usize, String> {
    let nodes = text.parse::<usize>().ok().filter(|nodes| (1..=64).contains(nodes));
    nodes.ok_or("a number from 1 to 64".into())
}

fn count(least: u64) -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(least..=100_000)
}

fn seconds(text: &str) -> Result<Duration, String> {
    match text.parse() {
        Ok(0) => Err("nothing can be measured in no time".into()),
        Ok(seconds) => Ok(Duration::from_secs(seconds)),
        Err(error) => Err(error.to_string()),
    }
}

fn milliseconds(text: &str) -> Result<Duration, std::num::ParseIntError> {
    text.parse().map(Duration::from_millis)
}

/// Minutes may have a fraction, so that a soak can be tried out.
fn minutes(text: &str) -> Result<Duration, String> {
    let minutes = text.parse::<f64>().ok().filter(|minutes| *minutes > 0.0 && *minutes <= 10_000.0);
    minutes.map(|minutes| Duration::from_secs_f64(minutes * 60.0)).ok_or("a number up to 10000".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options, clap::Error> {
        Options::try_parse_from(["load"].into_iter().chain(line.split_whitespace()))
    }

    #[test]
    fn every_option_has_a_default() {
        let options = parse("").unwrap();
        assert_eq!((options.tables, options.play()), (100, Duration::from_secs(20)));
        assert_eq!((options.think, options.idle), (Duration::from_secs(1), 1000));
        assert!(options.soak.is_none() && options.bin.is_none() && !options.is_json);
    }

    #[test]
    fn times_have_their_units() {
        let options = parse("--seconds 3 --think 5").unwrap();
        assert_eq!((options.play(), options.think), (Duration::from_secs(3), Duration::from_millis(5)));
        assert_eq!(parse("--soak 1.5").unwrap().play(), Duration::from_secs(90));
    }

    #[test]
    fn faults_are_done_in_turn_until_all_rounds_are_over() {
        let options = parse("--nodes 3 --fault kill-node --fault kill-bus --rounds 5").unwrap();
        let faults: Vec<_> = (0..options.rounds()).map(|round| options.fault(round).unwrap()).collect();
        use Fault::{KillBus, KillNode};
        assert_eq!(faults, [KillNode, KillBus, KillNode, KillBus, KillNode]);
        let usual = parse("--nodes 3").unwrap();
        assert_eq!((usual.rounds(), usual.fault(0), usual.place), (1, None, Place::Proxy));
    }

    #[test]
    fn options_of_a_cluster_need_one() {
        for line in ["--place hash", "--no-bus", "--fault kill-bus", "--nodes 3 --rounds 2", "--nodes 0"] {
            assert!(parse(line).is_err(), "{line}");
        }
        for line in ["--nodes 2 --soak 1", "--nodes 2 --hostile 5", "--nodes 2 --place hash --fault kill-bus"]
        {
            assert!(parse(line).is_err(), "{line}");
        }
    }

    #[test]
    fn bad_values_are_refused() {
        for line in ["--tables 0", "--seconds 0", "--soak -1", "--soak x", "--hostile 5 --soak 1", "--fast 1"]
        {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
