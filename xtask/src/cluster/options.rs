//! The options of `cargo xtask cluster`.

use anyhow::{Context, Result, bail, ensure};
use std::path::PathBuf;

pub(super) const COMMANDS: &str =
    "Type: kill, freeze or stop and node-1, …; kill nodes, kill store, kill bus; keep";

pub(super) const HELP: &str = "\
Starts PostgreSQL, NATS, nodes and HAProxy on this machine and prints one address.

cargo xtask cluster [OPTIONS] [-- OPTIONS OF `parlour serve`]

  --nodes N    nodes of the house [3]
  --chaos      does one of the things below to a part at random every 10 to 20 seconds
  --seed N     which, and when [1]
  --bin PATH   the nodes' binary; otherwise the release binary is built
  --no-bus     one node without NATS

While it runs, type what is to be done to a part; it is started again by itself:
  kill node-1 | freeze node-1 | stop node-1 | kill nodes | kill store | kill bus
  keep         leave data and logs behind at the end
The end of the input, or Ctrl-C, ends everything.";

#[derive(Debug, PartialEq)]
pub(super) struct Options {
    pub(super) nodes: usize,
    pub(super) is_chaotic: bool,
    pub(super) seed: u64,
    pub(super) binary: Option<PathBuf>,
    pub(super) has_bus: bool,
    /// For every node.
    pub(super) more: Vec<String>,
}

impl Options {
    pub(super) fn read(words: &[&str]) -> Result<Self> {
        let mut options =
            Self { nodes: 3, is_chaotic: false, seed: 1, binary: None, has_bus: true, more: Vec::new() };
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            let mut value = || words.next().with_context(|| format!("{word} needs a value"));
            match word {
                "--nodes" => options.nodes = number(word, value()?)? as usize,
                "--seed" => options.seed = number(word, value()?)?,
                "--bin" => options.binary = Some(value()?.into()),
                "--chaos" => options.is_chaotic = true,
                "--no-bus" => options.has_bus = false,
                "--" => {
                    options.more = words.map(|&word| word.to_owned()).collect();
                    break;
                }
                _ => bail!("I do not know `{word}`\n\n{HELP}"),
            }
        }
        ensure!((1..=64).contains(&options.nodes), "a house has 1 to 64 nodes");
        ensure!(options.has_bus || options.nodes == 1, "without a bus a house has one node");
        ensure!(!options.is_chaotic || options.nodes > 1, "chaos needs two nodes: one of them stays whole");
        Ok(options)
    }
}

fn number(option: &str, typed: &str) -> Result<u64> {
    typed.parse().ok().with_context(|| format!("{option} needs a number, not `{typed}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Options> {
        Options::read(&line.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn options_are_read_and_the_rest_is_for_the_nodes() {
        let options = read("--nodes 5 --chaos --seed 9 --bin b -- --countdown 0 --nodes").unwrap();
        assert_eq!((options.nodes, options.is_chaotic, options.seed), (5, true, 9));
        assert_eq!((options.binary, options.has_bus), (Some("b".into()), true));
        assert_eq!(options.more, ["--countdown", "0", "--nodes"]);
        assert_eq!(read("").unwrap().nodes, 3);
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for line in
            ["--nodes", "--nodes x", "--nodes 0", "--no-bus", "--chaos --nodes 1", "--fast", "--seed -1"]
        {
            assert!(read(line).is_err(), "{line}");
        }
        assert!(!read("--nodes 1 --no-bus").unwrap().has_bus);
    }
}
