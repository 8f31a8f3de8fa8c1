//! A part of the house that runs as a process of its own and can be killed, frozen and started again.

use crate::steps::signal;
use anyhow::{Context, Result};
use std::fs::OpenOptions;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

pub(super) struct Part {
    pub(super) name: String,
    /// Where it can be reached.
    pub(super) address: String,
    command: Command,
    process: Child,
}

impl Part {
    /// Starts it; what it says is added to `log`.
    pub(super) fn start(
        name: impl Into<String>,
        address: String,
        mut command: Command,
        log: &Path,
    ) -> Result<Self> {
        let log = OpenOptions::new().create(true).append(true).open(log)?;
        command.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
        let process = spawn(&mut command)?;
        Ok(Self { name: name.into(), address, command, process })
    }

    /// After it has ended.
    pub(super) fn start_again(&mut self) -> Result<()> {
        self.process = spawn(&mut self.command)?;
        Ok(())
    }

    pub(super) fn pid(&self) -> u32 {
        self.process.id()
    }

    /// How it ended, if it has.
    pub(super) fn ended(&mut self) -> Result<Option<ExitStatus>> {
        Ok(self.process.try_wait()?)
    }

    /// `kill -9`.
    pub(super) fn kill(&mut self) -> Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    /// `STOP`, `CONT` or `TERM`.
    pub(super) fn signal(&self, name: &str) -> Result<()> {
        signal(name, &[self.pid()])
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn spawn(command: &mut Command) -> Result<Child> {
    command.spawn().with_context(|| format!("cannot start {}", command.get_program().display()))
}
