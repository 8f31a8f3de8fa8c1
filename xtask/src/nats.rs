//! A NATS server for the tests, on a free port of this machine. It keeps nothing, so it has no folder.

use crate::packages::{install, on_path};
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
        if program().is_none() {
            install(&["nats-server"], &["nats-server"]).context("please install nats-server by hand")?;
        }
        let program = program().context("nats-server was installed but cannot be found")?;
        println!("   nats-server: {}", program.display());
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let process = spawn(&program, port)?;
        let url = format!("nats://{USER}:{PASSWORD}@127.0.0.1:{port}");
        let mut server = Self { program, port, process, url };
        server.accepts()?;
        Ok(server)
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

/// Debian puts it beside the programs of the system's administrator, where the path of other users does not lead.
fn program() -> Option<PathBuf> {
    let debian = PathBuf::from("/usr/sbin/nats-server");
    on_path("nats-server").or_else(|| Some(debian).filter(|file| file.is_file()))
}
