//! Steps run in order, each announced and timed.

use anyhow::{Context, Result, bail, ensure};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The steps so far with their times.
#[derive(Default)]
pub(crate) struct Steps {
    done: Vec<(String, Duration)>,
}

impl Steps {
    /// Says what is done, does it, and remembers how long it took. Prints all times if it fails.
    pub(crate) fn step<T>(&mut self, name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
        println!("\n== {name}");
        let start = Instant::now();
        let result = work();
        self.done.push((name.to_owned(), start.elapsed()));
        if result.is_err() {
            self.print("FAILED");
        }
        result.with_context(|| format!("failed: {name}"))
    }

    /// Prints how long everything took.
    pub(crate) fn print(&self, last: &str) {
        println!();
        for (nth, (name, time)) in self.done.iter().enumerate() {
            let verdict = if nth + 1 == self.done.len() { last } else { "ok" };
            println!("{:>7.1} s  {name}: {verdict}", time.as_secs_f64());
        }
        let all: Duration = self.done.iter().map(|(_, time)| *time).sum();
        println!("{:>7.1} s  in all", all.as_secs_f64());
    }
}

/// Runs a command that talks to the terminal itself.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = words(command);
    println!("   $ {line}");
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}`: {status}");
    }
    Ok(())
}

/// Sends a signal to processes. The shell has a `kill` of its own where the system has none.
pub(crate) fn signal(name: &str, pids: &[u32]) -> Result<()> {
    let pids: Vec<_> = pids.iter().map(u32::to_string).collect();
    let line = format!("kill -{name} {}", pids.join(" "));
    let status = Command::new("sh").args(["-c", &line]).stderr(Stdio::null()).status()?;
    ensure!(status.success(), "`{line}`: {status}");
    Ok(())
}

fn words(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_name().unwrap_or(command.get_program());
    let words = std::iter::once(name).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
