//! A NATS server for the tests, on a free port of this machine. It keeps nothing, so it has no folder.

use crate::packages::service;
use anyhow::{Context, Result, bail, ensure};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Names the server to the tests, with the only account that it lets in.
pub(crate) const VARIABLE: &str = "PARLOUR_TEST_NATS";

/// How long it may take until it accepts connections.
const START_LIMIT: Duration = Duration::from_secs(10);

const USER: &str = "parlour";
const PASSWORD: &str = "for-tests-only";

pub(crate) struct Server {
    program: PathBuf,
    port: u16,
    process: Child,
    pub(crate) url: String,
}

impl Server {
    /// Starts a server; installs NATS if it is missing.
    pub(crate) fn start() -> Result<Self> {
        let program = service("nats-server")?;
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let process = spawn(&program, port)?;
        let url = format!("nats://{USER}:{PASSWORD}@127.0.0.1:{port}");
        let mut server = Self { program, port, process, url };
        server.accepts()?;
        Ok(server)
    }

    pub(crate) fn pid(&self) -> u32 {
        self.process.id()
    }

    /// `kill -9`.
    pub(crate) fn kill(&mut self) -> Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    /// After it was killed.
    pub(crate) fn start_again(&mut self) -> Result<()> {
        self.process = spawn(&self.program, self.port)?;
        self.accepts()
    }

    /// Waits until it accepts connections.
    fn accepts(&mut self) -> Result<()> {
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            if let Some(status) = self.process.try_wait()? {
                bail!("{} ended at once: {status}", self.program.display());
            }
            ensure!(start.elapsed() < START_LIMIT, "{} accepts no connections", self.program.display());
            sleep(Duration::from_millis(10));
        }
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn spawn(program: &PathBuf, port: u16) -> Result<Child> {
    let mut command = Command::new(program);
    command.args(["--addr", "127.0.0.1", "--user", USER, "--pass", PASSWORD, "--port"]);
    command.arg(port.to_string()).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().with_context(|| format!("cannot start {}", program.display()))
}
