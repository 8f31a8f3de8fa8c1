//! A PostgreSQL server on a free port of this machine: for the tests, or for a house of several nodes.

use crate::packages::{install, is_root, on_path};
use crate::steps::{run, signal};
use anyhow::{Context, Result};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Names the server to the tests.
pub(crate) const VARIABLE: &str = "PARLOUR_TEST_POSTGRES";

/// Names the file with its certificate.
pub(crate) const CERTIFICATE: &str = "PARLOUR_TEST_POSTGRES_CERTIFICATE";

/// Where Debian puts the programs of each version.
const DEBIAN: &str = "/usr/lib/postgresql";

pub(crate) struct Server {
    programs: PathBuf,
    folder: PathBuf,
    /// How it is started.
    options: String,
    port: u16,
    is_for_tests: bool,
    pub(crate) url: String,
    pub(crate) certificate: PathBuf,
}

impl Server {
    /// Starts a server for the tests; installs PostgreSQL if it is missing.
    pub(crate) fn for_tests() -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("parlour-postgres-{}", std::process::id()));
        Self::create(folder, true)
    }

    /// Starts one that keeps everything as on a host's machine. The folder stays when it ends.
    pub(crate) fn durable(folder: PathBuf) -> Result<Self> {
        Self::create(folder, false)
    }

    fn create(folder: PathBuf, is_for_tests: bool) -> Result<Self> {
        let programs = install_programs()?;
        println!("   postgresql: {}", programs.display());
        std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let (certificate, key) = (folder.join("server.crt"), folder.join("server.key"));
        let words = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=parlour-test";
        let mut sign = Command::new("openssl");
        sign.args(words.split(' ')).args(["-addext", "subjectAltName=IP:127.0.0.1"]);
        sign.args(["-addext", "basicConstraints=critical,CA:FALSE"]).stderr(Stdio::null());
        run(sign.arg("-keyout").arg(&key).arg("-out").arg(&certificate))?;
        if is_root() {
            // It refuses to run as root.
            run(Command::new("chown").arg("postgres").args([&folder, &key]))?;
        }
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        // What tests write need not outlive the machine.
        let fsync = if is_for_tests { "off" } else { "on" };
        let options = format!(
            "-p {port} -k {0} -c listen_addresses=127.0.0.1 -c fsync={fsync} -c max_connections=400 \
             -c ssl=on -c ssl_cert_file={0}/server.crt -c ssl_key_file={0}/server.key",
            folder.display()
        );
        let mut server =
            Self { programs, folder, options, port, is_for_tests, url: String::new(), certificate };
        server.url = server.url_of("postgres", "postgres");
        let words = ["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C"];
        run(server.command("initdb").args(words).arg("-D").arg(server.data()).stdout(Stdio::null()))?;
        server.start()?;
        Ok(server)
    }

    /// Also after it was killed.
    pub(crate) fn start(&self) -> Result<()> {
        let mut start = self.command("pg_ctl");
        start.args(["start", "-w", "-s", "-o", &self.options, "-D"]).arg(self.data());
        run(start.arg("-l").arg(self.folder.join("log")))
    }

    /// Its address for a role and a database.
    pub(crate) fn url_of(&self, role: &str, database: &str) -> String {
        format!("postgres://{role}@127.0.0.1:{}/{database}", self.port)
    }

    /// Runs a script, until the first mistake in it.
    pub(crate) fn run_script(&self, file: &Path) -> Result<()> {
        let psql = on_path("psql").unwrap_or_else(|| self.programs.join("psql"));
        let mut command = Command::new(psql);
        command
            .args(["--quiet", "--no-psqlrc", "--set", "ON_ERROR_STOP=1", "--file"])
            .arg(file)
            .arg(&self.url);
        run(&mut command)
    }

    /// Of the process that started all others.
    pub(crate) fn pid(&self) -> Result<u32> {
        let file = self.data().join("postmaster.pid");
        let text =
            std::fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        let first = text.lines().next().and_then(|line| line.trim().parse().ok());
        first.with_context(|| format!("{} has changed its form", file.display()))
    }

    /// `kill -9` of all its processes.
    pub(crate) fn kill(&self) -> Result<()> {
        let first = self.pid()?;
        let mut all = vec![first];
        all.extend(children(first));
        // Some may end by themselves as soon as the first is gone.
        let _ = signal("KILL", &all);
        Ok(())
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn command(&self, program: &str) -> Command {
        let path = self.programs.join(program);
        if !is_root() {
            return Command::new(path);
        }
        let mut command = Command::new("runuser");
        // It complains of folders that it may not enter.
        command.args(["-u", "postgres", "--"]).arg(path).current_dir("/");
        command
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let mut stop = self.command("pg_ctl");
        let _ = stop.args(["stop", "-s", "-m", "immediate", "-D"]).arg(self.data()).status();
        if self.is_for_tests {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

/// The processes that this one has started (Linux; elsewhere PostgreSQL's notice by themselves that it is gone).
fn children(parent: u32) -> Vec<u32> {
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    pids.filter(|pid| parent_of(*pid) == Some(parent)).collect()
}

fn parent_of(pid: u32) -> Option<u32> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    status.lines().find_map(|line| line.strip_prefix("PPid:"))?.trim().parse().ok()
}

/// Where its programs are; installs them if they are missing.
pub(crate) fn install_programs() -> Result<PathBuf> {
    if programs().is_none() {
        install(&["postgresql"], &["postgresql"]).context("please install PostgreSQL by hand")?;
    }
    programs().context("PostgreSQL was installed but cannot be found")
}

/// The folder with the newest version's programs.
fn programs() -> Option<PathBuf> {
    let on_path = on_path("initdb").and_then(|initdb| initdb.parent().map(Path::to_owned));
    let versions = std::fs::read_dir(DEBIAN).into_iter().flatten().flatten().map(|entry| entry.path());
    let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.filter(|path| path.join("bin/initdb").is_file()).max_by_key(version);
    on_path.or_else(|| Some(newest?.join("bin")))
}
