//! A house that runs on this machine, found by its data folder and asked over its admin address.

use crate::words::{Line, shown};
use anyhow::{Context, Error};
use parlour_server::AdminFile;
use serde::de::DeserializeOwned;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;

/// How long the running house may take to answer.
const ANSWER_LIMIT: Duration = Duration::from_secs(10);

/// A house that runs, according to its data folder.
pub(super) struct House {
    file: AdminFile,
    agent: ureq::Agent,
}

impl House {
    /// The house that is open with this data folder, if its folder says that there is one.
    pub(super) fn find(data: &Path) -> Result<Option<Self>, Error> {
        match AdminFile::read(data) {
            Ok(file) => {
                let config =
                    ureq::Agent::config_builder().timeout_global(Some(ANSWER_LIMIT)).proxy(None).build();
                Ok(Some(Self { file, agent: config.into() }))
            }
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error).context(Line::BadRunningFile { data: shown(data) }),
        }
    }

    /// The same, or a fault if there is none.
    pub(super) fn expect(data: &Path) -> Result<Self, Error> {
        match Self::find(data)? {
            Some(house) => Ok(house),
            None if data.is_dir() => Err(Line::NoHouse { data: shown(data) }.into()),
            None => Err(Line::NoFolder { data: shown(data) }.into()),
        }
    }

    pub(super) fn addr(&self) -> SocketAddr {
        self.file.addr
    }

    /// The name of the node, if it is one of several that may serve the house.
    pub(super) fn node(&self) -> Option<&str> {
        self.file.node.as_deref()
    }

    pub(super) fn pid(&self) -> u32 {
        self.file.pid
    }

    /// Whether the data folder still names this house.
    pub(super) fn is_told_of_in(&self, data: &Path) -> bool {
        AdminFile::read(data).is_ok_and(|file| file.token == self.file.token)
    }

    /// Whether it runs; a fault if that cannot be found out.
    pub(super) fn is_open(&self) -> Result<bool, Error> {
        match self.agent.get(self.url("status")).header("Authorization", self.key()).call() {
            // Also one of another version, whatever it answers.
            Ok(_) => Ok(true),
            // Somebody else listens there now, or nobody.
            Err(ureq::Error::StatusCode(403 | 404)) => Ok(false),
            Err(ureq::Error::Io(error)) if error.kind() == ErrorKind::ConnectionRefused => Ok(false),
            Err(error) => Err(self.told(error)),
        }
    }

    pub(super) fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Error> {
        let answer = self.agent.get(self.url(path)).header("Authorization", self.key()).call();
        let mut answer = answer.map_err(|error| self.told(error))?;
        answer.body_mut().read_json().context(Line::OtherVersion)
    }

    pub(super) fn post(&self, path: &str) -> Result<(), Error> {
        let answer = self.agent.post(self.url(path)).header("Authorization", self.key()).send_empty();
        answer.map_err(|error| self.told(error))?;
        Ok(())
    }

    fn url(&self, path: &str) -> String {
        // A house that listens everywhere is asked on this machine.
        let addr = self.file.door.unwrap_or(self.file.addr);
        let ip = if addr.ip().is_unspecified() { Ipv4Addr::LOCALHOST.into() } else { addr.ip() };
        format!("http://{}/admin/{path}", SocketAddr::new(ip, addr.port()))
    }

    fn key(&self) -> String {
        format!("Bearer {}", self.file.token)
    }

    fn told(&self, error: ureq::Error) -> Error {
        let (pid, addr) = (self.file.pid, self.file.addr.to_string());
        match error {
            ureq::Error::StatusCode(403) => Line::AnotherHouse { addr, pid }.into(),
            ureq::Error::StatusCode(503) => Line::StoreAway { addr }.into(),
            ureq::Error::StatusCode(status) => Line::OddAnswer { addr, status }.into(),
            error => Error::new(error).context(Line::NoAnswer { addr, pid }),
        }
    }
}
