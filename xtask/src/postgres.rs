//! A PostgreSQL server for the tests, on a free port of this machine, with a folder that goes with it.

use crate::packages::{install, is_root, on_path};
use crate::steps::run;
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
    pub(crate) url: String,
    pub(crate) certificate: PathBuf,
}

impl Server {
    /// Starts a server; installs PostgreSQL if it is missing.
    pub(crate) fn start() -> Result<Self> {
        if programs().is_none() {
            install(&["postgresql"], &["postgresql"]).context("please install PostgreSQL by hand")?;
        }
        let programs = programs().context("PostgreSQL was installed but cannot be found")?;
        println!("   postgresql: {}", programs.display());
        let folder = std::env::temp_dir().join(format!("parlour-postgres-{}", std::process::id()));
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
        let url = format!("postgres://postgres@127.0.0.1:{port}/postgres");
        let server = Self { programs, folder, url, certificate };
        let (data, log) = (server.folder.join("data"), server.folder.join("log"));
        let words = ["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C"];
        run(server.command("initdb").args(words).arg("-D").arg(&data).stdout(Stdio::null()))?;
        // What tests write need not outlive the machine.
        let options = format!(
            "-p {port} -k {0} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=400 \
             -c ssl=on -c ssl_cert_file={0}/server.crt -c ssl_key_file={0}/server.key",
            server.folder.display()
        );
        let mut start = server.command("pg_ctl");
        start.args(["start", "-w", "-s", "-o", &options, "-D"]).arg(&data).arg("-l").arg(log);
        run(&mut start)?;
        Ok(server)
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
        let _ = stop.args(["stop", "-s", "-m", "immediate", "-D"]).arg(self.folder.join("data")).status();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The folder with the newest version's programs.
fn programs() -> Option<PathBuf> {
    let on_path = on_path("initdb").and_then(|initdb| initdb.parent().map(Path::to_owned));
    let versions = std::fs::read_dir(DEBIAN).into_iter().flatten().flatten().map(|entry| entry.path());
    let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.filter(|path| path.join("bin/initdb").is_file()).max_by_key(version);
    on_path.or_else(|| Some(newest?.join("bin")))
}
