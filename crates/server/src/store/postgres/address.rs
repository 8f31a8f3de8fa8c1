//! Where the database is, as `postgres://user:password@host:port/database?sslmode=require&sslrootcert=FILE`.

use super::{CONNECT_TIMEOUT, Unopened};
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

/// What one statement may take. A database that hangs must not hang the house.
const STATEMENT_TIMEOUT: &str =
    "-c statement_timeout=10s -c lock_timeout=5s -c idle_in_transaction_session_timeout=10s";

/// How long unacknowledged data may be on their way, before the connection is given up.
const NETWORK_TIMEOUT: Duration = Duration::from_secs(3);

/// The address of a database. Printing it leaves the password out.
#[derive(Clone)]
pub struct Address {
    config: Config,
    /// The file with the certificates that are trusted; without one, those of the system are.
    roots: Option<String>,
}

/// Why an address cannot be read. The text is not quoted, since it may hold a password.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadAddress {
    #[error("write it as postgres://USER:PASSWORD@HOST:PORT/DATABASE")]
    Scheme,
    #[error("{0}")]
    Part(String),
}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err(BadAddress::Scheme);
        }
        let (text, roots) = take_roots(text);
        let mut config: Config = text.parse().map_err(|error: tokio_postgres::Error| {
            let source = std::error::Error::source(&error);
            BadAddress::Part(source.map_or_else(|| error.to_string(), ToString::to_string))
        })?;
        if config.get_hosts().is_empty() {
            return Err(BadAddress::Part("it names no host".into()));
        }
        // Whoever says nothing wants a connection that nobody else can read.
        if !text.contains("sslmode=") {
            let is_here = config.get_hosts().iter().all(is_this_machine);
            config.ssl_mode(if is_here { SslMode::Disable } else { SslMode::Require });
        }
        let own = config.get_options().map_or_else(String::new, |own| format!(" {own}"));
        config.options(format!("{STATEMENT_TIMEOUT}{own}"));
        config.application_name("parlour").connect_timeout(CONNECT_TIMEOUT);
        config.tcp_user_timeout(NETWORK_TIMEOUT).keepalives_idle(Duration::from_secs(10));
        config.keepalives_interval(NETWORK_TIMEOUT).keepalives_retries(3);
        Ok(Self { config, roots })
    }
}

fn is_this_machine(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            name == "localhost" || name.parse().is_ok_and(|address: IpAddr| address.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

/// Takes `sslrootcert` out of the address, which the library does not know.
fn take_roots(text: &str) -> (String, Option<String>) {
    let Some((place, query)) = text.split_once('?') else { return (text.to_owned(), None) };
    let mut roots = None;
    let rest: Vec<&str> = query
        .split('&')
        .filter(|pair| match pair.strip_prefix("sslrootcert=") {
            Some(file) => {
                roots = Some(file.to_owned());
                false
            }
            None => true,
        })
        .collect();
    let text = if rest.is_empty() { place.to_owned() } else { format!("{place}?{}", rest.join("&")) };
    (text, roots)
}

impl Address {
    pub(super) fn config(&self) -> &Config {
        &self.config
    }

    /// How connections are encrypted, where `sslmode` asks for it.
    ///
    /// # Errors
    /// If the file of trusted certificates cannot be read.
    pub(super) fn tls(&self) -> Result<MakeRustlsConnect, Unopened> {
        let mut roots = RootCertStore::empty();
        match &self.roots {
            Some(file) => {
                let unusable = |detail: String| Unopened::BadCertificates { file: file.clone(), detail };
                let found =
                    CertificateDer::pem_file_iter(file).map_err(|error| unusable(error.to_string()))?;
                for certificate in found {
                    let certificate = certificate.map_err(|error| unusable(error.to_string()))?;
                    roots.add(certificate).map_err(|error| unusable(error.to_string()))?;
                }
                if roots.is_empty() {
                    return Err(unusable("no certificate was found in it".into()));
                }
            }
            None => drop(roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs)),
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("ring speaks every version of TLS that is safe");
        Ok(MakeRustlsConnect::new(config.with_root_certificates(roots).with_no_client_auth()))
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        if let Some(user) = self.config.get_user() {
            write!(f, "{user}@")?;
        }
        match self.config.get_hosts().first() {
            Some(Host::Tcp(host)) => f.write_str(host)?,
            #[cfg(unix)]
            Some(Host::Unix(path)) => write!(f, "{}", path.display())?,
            None => {}
        }
        if let Some(port) = self.config.get_ports().first() {
            write!(f, ":{port}")?;
        }
        write!(f, "/{}", self.config.get_dbname().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_machines_are_spoken_to_in_secret() {
        for (text, mode) in [
            ("postgres://ann@db.example.org/parlour", SslMode::Require),
            ("postgres://ann@192.0.2.1/parlour?connect_timeout=3", SslMode::Require),
            ("postgres://ann@db.example.org/parlour?sslmode=disable", SslMode::Disable),
            ("postgres://ann@127.0.0.1/parlour", SslMode::Disable),
            ("postgres://ann@[::1]/parlour", SslMode::Disable),
            ("postgres://ann@localhost/parlour?sslmode=require", SslMode::Require),
            ("postgres://ann@localhost,db.example.org/parlour", SslMode::Require),
            ("postgres:///parlour?host=/run/postgresql", SslMode::Disable),
        ] {
            let address: Address = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(address.config().get_ssl_mode(), mode, "{text}");
        }
    }

    #[test]
    fn the_file_of_certificates_is_taken_out_of_the_address() {
        let text = "postgres://ann@db/parlour?sslmode=require&sslrootcert=ca.pem&application_name=x";
        let (rest, roots) = take_roots(text);
        assert_eq!(rest, "postgres://ann@db/parlour?sslmode=require&application_name=x");
        assert_eq!(roots.as_deref(), Some("ca.pem"));
        let address: Address = "postgres://ann@db/parlour?sslrootcert=none.pem".parse().unwrap();
        assert!(matches!(address.tls(), Err(Unopened::BadCertificates { file, .. }) if file == "none.pem"));
    }
}
