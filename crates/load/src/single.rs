//! A house of one process, on a free port, with a fresh data folder.

use crate::client::Client;
use crate::front::Front;
use crate::process;
use anyhow::{Context, Result, bail, ensure};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// How long a house may take to start.
const START_LIMIT: Duration = Duration::from_secs(60);

pub(crate) struct Single {
    binary: PathBuf,
    data: PathBuf,
    pub(crate) addr: SocketAddr,
    process: Child,
    /// CPU time of earlier processes, before each `kill -9`.
    spent: Duration,
    /// How long each start took until the house answered.
    pub(crate) starts: Vec<Duration>,
}

impl Single {
    /// The data folder lies in cargo's target folder: on the disk where one works, not in a temporary folder that
    /// may be memory and would make every commit free.
    pub(crate) async fn open(binary: Option<PathBuf>) -> Result<Self> {
        let binary = binary.map_or_else(release_binary, Ok)?;
        let data = std::env::current_exe()?.with_file_name(format!("load-data-{}", std::process::id()));
        ensure!(!data.exists(), "{} is there already", data.display());
        std::fs::create_dir_all(&data)?;
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let addr = free.local_addr()?;
        drop(free);
        let process = start(&binary, &data, addr)?;
        let mut house = Self { binary, data, addr, process, spent: Duration::ZERO, starts: Vec::new() };
        house.answers().await?;
        Ok(house)
    }

    /// Kills the process with SIGKILL and starts it again on the same data.
    pub(crate) async fn crash(&mut self) -> Result<()> {
        self.spent = self.cpu()?;
        self.process.kill()?;
        self.process.wait()?;
        self.process = start(&self.binary, &self.data, self.addr)?;
        self.answers().await
    }

    /// CPU time of all processes together.
    pub(crate) fn cpu(&self) -> Result<Duration> {
        Ok(self.spent + process::cpu(self.process.id())?)
    }

    pub(crate) fn memory(&self) -> Result<u64> {
        process::memory(self.process.id())
    }

    /// The data folder.
    pub(crate) fn data(&self) -> &Path {
        &self.data
    }

    pub(crate) fn throw_away(mut self) -> Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        std::fs::remove_dir_all(&self.data).context("cannot remove the data folder")
    }

    async fn answers(&mut self) -> Result<()> {
        let start = Instant::now();
        let client = Client::new(Front::one(self.addr), Ipv4Addr::LOCALHOST.into())?;
        while client.get("/healthz").await.is_err() {
            if let Some(status) = self.process.try_wait()? {
                bail!("the house has closed ({status}); its log is in {}", self.data.display());
            }
            ensure!(
                start.elapsed() < START_LIMIT,
                "the house does not open; its log is in {}",
                self.data.display()
            );
            sleep(Duration::from_millis(10)).await;
        }
        self.starts.push(start.elapsed());
        Ok(())
    }
}

impl Drop for Single {
    fn drop(&mut self) {
        // Gone already after `throw_away`; otherwise the run failed, and the process must not stay behind.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Cargo puts all programs into the same folder.
pub(crate) fn release_binary() -> Result<PathBuf> {
    Ok(std::env::current_exe()?.with_file_name(format!("parlour{}", std::env::consts::EXE_SUFFIX)))
}

fn start(binary: &Path, data: &Path, addr: SocketAddr) -> Result<Child> {
    let mut serve = Command::new(binary);
    serve.arg("serve").arg("--addr").arg(addr.to_string()).arg("--data").arg(data);
    // Everything else as usual, so that the figures are those of a usual house.
    serve.args(["--countdown", "0"]).arg("--log-file").arg(data.join("house.log"));
    serve.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    serve.spawn().with_context(|| format!("cannot start {}", binary.display()))
}
