//! What was typed after `cargo xtask load`.

use anyhow::{Context, Result, bail, ensure};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

pub(crate) const HELP: &str = "\
cargo xtask load [OPTIONS]  plays many tables over real sockets and says what the house could do
  --tables N      tables that are played at the same time [100]
  --seconds S     how long they are played [20]
  --game ID       the game; without it every game of the house in turn
  --think MS      how long a guest thinks, half to one and a half times [1000]
  --idle N        sockets that only look on, opened before the first move to weigh them [1000]
  --hostile N     beside them N sockets that ask for all of a very long game and never listen; fails if they cost 300 MB
  --soak MINUTES  plays so long instead, with lines that break and three kill -9
  --seed N        dice for what the guests play and how long they think [1]
  --bin PATH      the binary to measure; without it the release binary is built
  --json          the report as JSON";

/// The command, understood.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Options {
    pub(super) tables: usize,
    pub(super) play: Duration,
    pub(super) game: Option<String>,
    pub(super) think: Duration,
    pub(super) idle: usize,
    /// How many sockets never listen.
    pub(super) hostile: usize,
    pub(super) is_soak: bool,
    pub(super) seed: u64,
    pub(super) bin: Option<PathBuf>,
    pub(super) is_json: bool,
}

impl Options {
    pub(super) fn parse(args: &[&str]) -> Result<Self> {
        let mut options = Self {
            tables: 100,
            play: Duration::from_secs(20),
            game: None,
            think: Duration::from_millis(1000),
            idle: 1000,
            hostile: 0,
            is_soak: false,
            seed: 1,
            bin: None,
            is_json: false,
        };
        let mut rest = args.iter();
        while let Some(&name) = rest.next() {
            if name == "--json" {
                options.is_json = true;
                continue;
            }
            let value = rest.next().copied().with_context(|| format!("`{name}` wants a value\n\n{HELP}"))?;
            match name {
                "--tables" => options.tables = number(name, value)?,
                "--seconds" => options.play = Duration::from_secs(number(name, value)?),
                "--game" => options.game = Some(value.to_owned()),
                "--think" => options.think = Duration::from_millis(number(name, value)?),
                "--idle" => options.idle = number(name, value)?,
                "--hostile" => options.hostile = number(name, value)?,
                "--soak" => {
                    options.is_soak = true;
                    options.play = minutes(value)?;
                }
                "--seed" => options.seed = number(name, value)?,
                "--bin" => options.bin = Some(value.into()),
                _ => bail!("`load` does not know `{name}`\n\n{HELP}"),
            }
        }
        ensure!((1..=100_000).contains(&options.tables), "--tables: 1 to 100000");
        ensure!(options.hostile <= 100_000, "--hostile: 100000 at most");
        ensure!(options.hostile == 0 || !options.is_soak, "--hostile and --soak are two runs");
        ensure!(!options.play.is_zero(), "nothing can be measured in no time");
        Ok(options)
    }
}

fn number<T: FromStr>(name: &str, value: &str) -> Result<T> {
    value.parse().ok().with_context(|| format!("{name}: `{value}` is no whole number that fits"))
}

/// Minutes may have a fraction, so that a soak can be tried out.
fn minutes(value: &str) -> Result<Duration> {
    let minutes = value.parse::<f64>().ok().filter(|minutes| (0.0..=10_000.0).contains(minutes));
    let minutes = minutes.with_context(|| format!("--soak: `{value}` are no minutes"))?;
    Ok(Duration::from_secs_f64(minutes * 60.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_has_a_usual_value() {
        let options = Options::parse(&[]).unwrap();
        assert_eq!((options.tables, options.play), (100, Duration::from_secs(20)));
        assert_eq!(options.think, Duration::from_secs(1));
        assert!(!options.is_soak && !options.is_json && options.game.is_none() && options.bin.is_none());
    }

    #[test]
    fn everything_can_be_said() {
        let line = "--tables 7 --seconds 3 --game x --think 5 --idle 0 --hostile 4 --seed 9 --bin a/b --json";
        let options = Options::parse(&line.split(' ').collect::<Vec<_>>()).unwrap();
        let expected = Options {
            tables: 7,
            play: Duration::from_secs(3),
            game: Some("x".into()),
            think: Duration::from_millis(5),
            idle: 0,
            hostile: 4,
            is_soak: false,
            seed: 9,
            bin: Some("a/b".into()),
            is_json: true,
        };
        assert_eq!(options, expected);
    }

    #[test]
    fn a_soak_is_told_in_minutes() {
        let options = Options::parse(&["--soak", "1.5"]).unwrap();
        assert!(options.is_soak);
        assert_eq!(options.play, Duration::from_secs(90));
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for line in [
            "--tables",
            "--tables 0",
            "--tables x",
            "--seconds 0",
            "--soak -1",
            "--soak x",
            "--fast 1",
            "--hostile x",
            "--hostile 5 --soak 1",
        ] {
            assert!(Options::parse(&line.split(' ').collect::<Vec<_>>()).is_err(), "{line}");
        }
    }
}
