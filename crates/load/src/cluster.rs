//! A house of several nodes, run by `cargo xtask cluster`: its lines say where the parts are, and what is typed there is
//! done to them.

use crate::front::{Front, Place};
use crate::house::PartTime;
use crate::options::Options;
use crate::process;
use crate::single::release_binary;
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::timeout;

/// How long a part may take until the house is whole again.
const HEALING: Duration = Duration::from_secs(120);

pub(crate) struct Cluster {
    process: Child,
    /// Its end ends the cluster.
    input: Option<ChildStdin>,
    lines: UnboundedReceiver<String>,
    parts: Vec<Part>,
    place: Place,
    data: PathBuf,
}

/// A row of the cluster's report.
#[derive(Debug, PartialEq)]
struct Part {
    name: String,
    pid: u32,
    address: String,
}

impl Part {
    /// `node-1    pid 4711     http://127.0.0.1:40001`
    fn read(line: &str) -> Option<Self> {
        let words: Vec<_> = line.split_whitespace().collect();
        let [name, "pid", pid, address] = words[..] else { return None };
        Some(Self { name: name.to_owned(), pid: pid.parse().ok()?, address: address.to_owned() })
    }

    fn is_node(&self) -> bool {
        self.name.starts_with("node-")
    }

    fn addr(&self) -> Result<SocketAddr> {
        let place = self.address.strip_prefix("http://").unwrap_or(&self.address);
        place.parse().with_context(|| format!("{} has the address {}", self.name, self.address))
    }

    /// CPU time so far. PostgreSQL has a process for each connection.
    fn cpu(&self) -> Result<Duration> {
        if self.name == "postgres" { process::cpu_of_family(self.pid) } else { process::cpu(self.pid) }
    }
}

impl Cluster {
    pub(crate) async fn open(nodes: usize, options: &Options) -> Result<Self> {
        let binary = options.bin.clone().map_or_else(release_binary, Ok)?;
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(["xtask", "cluster", "--nodes", &nodes.to_string(), "--bin"]);
        command.arg(std::path::absolute(binary)?).current_dir(env!("CARGO_MANIFEST_DIR"));
        if options.is_without_bus {
            command.arg("--no-bus");
        }
        command.args(["--", "--countdown", "0"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().context("cannot start `cargo xtask cluster`")?;
        let output = process.stdout.take().context("it was started with a pipe")?;
        let mut cluster = Self {
            input: process.stdin.take(),
            lines: read(output),
            process,
            parts: Vec::new(),
            place: options.place,
            data: PathBuf::new(),
        };
        cluster.until("The house is open").await?;
        Ok(cluster)
    }

    pub(crate) fn front(&self) -> Result<Front> {
        let is_door = |part: &&Part| match self.place {
            Place::Proxy => part.name == "proxy",
            Place::Hash | Place::Random => part.is_node(),
        };
        let addrs: Result<_> = self.parts.iter().filter(is_door).map(Part::addr).collect();
        Ok(Front::of_nodes(addrs?, self.place))
    }

    /// CPU time of each part so far.
    pub(crate) fn cpu(&self) -> Result<Vec<PartTime>> {
        let time = |part: &Part| Ok(PartTime { name: part.name.clone(), time: part.cpu()? });
        self.parts.iter().map(time).collect()
    }

    pub(crate) fn nodes(&self) -> usize {
        self.parts.iter().filter(|part| part.is_node()).count()
    }

    pub(crate) fn memory(&self) -> Result<u64> {
        self.parts.iter().filter(|part| part.is_node()).map(|part| process::memory(part.pid)).sum()
    }

    pub(crate) fn data(&self) -> &Path {
        &self.data
    }

    /// Has that done to a part, and waits until the house is whole again.
    pub(crate) async fn suffer(&mut self, fault: &str) -> Result<()> {
        self.type_in(fault)?;
        let healed = timeout(HEALING, self.until("whole again")).await;
        healed.with_context(|| format!("{fault}: the house does not become whole again"))?
    }

    pub(crate) fn keep(&mut self) {
        // Should it be gone, so are its data.
        let _ = self.type_in("keep");
    }

    fn type_in(&mut self, line: &str) -> Result<()> {
        let input = self.input.as_mut().context("the cluster's input is closed")?;
        writeln!(input, "{line}").context("the cluster has ended")
    }

    /// Reads until a line has this in it.
    async fn until(&mut self, text: &str) -> Result<()> {
        loop {
            let Some(line) = self.lines.recv().await else { bail!("`cargo xtask cluster` has ended") };
            if let Some(part) = Part::read(&line) {
                self.parts.retain(|other| other.name != part.name);
                self.parts.push(part);
            } else if let Some(place) = line.strip_prefix("Logs are in ") {
                self.data = place.trim_end_matches('.').into();
            } else if line.contains(" UTC ") {
                eprintln!("load: {line}");
            }
            if line.contains(text) {
                return Ok(());
            }
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.process.wait();
    }
}

fn read(output: ChildStdout) -> UnboundedReceiver<String> {
    let (sender, lines) = unbounded_channel();
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            // Read on to the end in any case: the cluster must be able to write.
            let _ = sender.send(line);
        }
    });
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_tells_where_a_part_is() {
        let part = Part::read("node-12   pid 4711     http://127.0.0.1:40001").unwrap();
        assert_eq!((part.name.as_str(), part.pid, part.is_node()), ("node-12", 4711, true));
        assert_eq!(part.addr().unwrap(), "127.0.0.1:40001".parse().unwrap());
        let store = Part::read("postgres  pid 12       postgres://postgres@127.0.0.1:1/postgres").unwrap();
        assert!(!store.is_node() && store.addr().is_err());
    }

    #[test]
    fn other_lines_are_no_rows() {
        for line in ["", "The house is open at http://127.0.0.1:1", "node-1 pid x http://127.0.0.1:1"] {
            assert_eq!(Part::read(line), None, "{line}");
        }
    }
}
