//! What the tests of the store, the bus and the server need beside them: PostgreSQL and NATS.

use crate::{nats, postgres};
use anyhow::Result;
use std::ffi::OsStr;

pub(crate) struct Services {
    database: postgres::Server,
    bus: nats::Server,
}

impl Services {
    /// Starts both; installs what is missing.
    pub(crate) fn start() -> Result<Self> {
        Ok(Self { database: postgres::Server::for_tests()?, bus: nats::Server::start()? })
    }

    /// The variables that name them to the tests.
    pub(crate) fn variables(&self) -> [(&'static str, &OsStr); 3] {
        [
            (postgres::VARIABLE, OsStr::new(&self.database.url)),
            (postgres::CERTIFICATE, self.database.certificate.as_os_str()),
            (nats::VARIABLE, OsStr::new(&self.bus.url)),
        ]
    }
}

/// Starts both and lends them to whoever runs single tests, until standard input ends.
pub(crate) fn lend() -> Result<()> {
    let services = Services::start()?;
    println!();
    for (variable, value) in services.variables() {
        println!("export {variable}={}", value.display());
    }
    println!("\nEnter stops them.");
    std::io::stdin().read_line(&mut String::new())?;
    Ok(())
}
