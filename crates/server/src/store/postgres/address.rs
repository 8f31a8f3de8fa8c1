//! Where the database is, as `postgres://user:password@host:port/database?sslmode=require&sslrootcert=FILE`.

use super::{CONNECT_TIMEOUT, Unopened, lease};
use crate::certificates;
use percent_encoding::{AsciiSet, CONTROLS, percent_decode_str, utf8_percent_encode};
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

/// What an address may say after the question mark: what the library knows and the house does not decide itself, and
/// `sslrootcert`.
const OPTIONS: [&str; 13] = [
    "channel_binding",
    "dbname",
    "host",
    "hostaddr",
    "load_balance_hosts",
    "options",
    "password",
    "port",
    "sslmode",
    "sslnegotiation",
    "sslrootcert",
    "target_session_attrs",
    "user",
];

/// What has a meaning of its own in an address.
const ESCAPED: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'%')
    .add(b'&')
    .add(b'+')
    .add(b',')
    .add(b'/')
    .add(b':')
    .add(b'<')
    .add(b'=')
    .add(b'>')
    .add(b'?')
    .add(b'@');

/// The address of a database. Printing it leaves the password out.
#[derive(Clone)]
pub struct Address {
    config: Config,
    /// The file with the certificates that are trusted; without one, those of the system are.
    roots: Option<String>,
    /// Where tables are looked for, if the address says so.
    search_path: Option<String>,
}

/// Why an address cannot be read. The text is not quoted, since it may hold a password.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadAddress {
    #[error("it is empty")]
    Empty,
    #[error("write it as postgres://USER:PASSWORD@HOST:PORT/DATABASE")]
    Scheme,
    /// There is an `@` that does not end user and password, or one of them holds what ends them.
    #[error("in user and password, write @ as %40, : as %3A, / as %2F, ? as %3F and % as %25")]
    Unescaped,
    #[error("it names no host")]
    NoHost,
    #[error("after the question mark it knows {}", .known.join(", "))]
    Option { known: Vec<&'static str> },
    #[error("{0}")]
    Part(String),
}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        if text.is_empty() {
            return Err(BadAddress::Empty);
        }
        let rest = text.strip_prefix("postgres://").or_else(|| text.strip_prefix("postgresql://"));
        let rest = rest.ok_or(BadAddress::Scheme)?;
        // Otherwise a part of the password would be read as a host or as a user, and printed.
        if let Some((secret, place)) = rest.split_once('@')
            && (secret.contains(['/', '?']) || place.contains('@'))
        {
            return Err(BadAddress::Unescaped);
        }
        let Query { text: query, roots, has_mode } = Query::read(rest)?;
        let place = rest.split('?').next().unwrap_or_default();
        let mut config: Config =
            format!("postgres://{place}?{query}").parse().map_err(|error: tokio_postgres::Error| {
                let source = std::error::Error::source(&error);
                BadAddress::Part(source.map_or_else(|| error.to_string(), ToString::to_string))
            })?;
        if config.get_hosts().is_empty() {
            return Err(BadAddress::NoHost);
        }
        // Whoever says nothing wants a connection that nobody else can read.
        if !has_mode {
            let is_here = config.get_hosts().iter().all(is_this_machine);
            config.ssl_mode(if is_here { SslMode::Disable } else { SslMode::Require });
        }
        let search_path = config.get_options().and_then(search_path);
        let own = config.get_options().map_or_else(String::new, |own| format!(" {own}"));
        config.options(format!("{STATEMENT_TIMEOUT}{own}"));
        let servers = config.get_hosts().len();
        config.application_name("parlour").connect_timeout(patience(servers));
        config.tcp_user_timeout(NETWORK_TIMEOUT).keepalives_idle(Duration::from_secs(10));
        config.keepalives_interval(NETWORK_TIMEOUT).keepalives_retries(3);
        Ok(Self { config, roots, search_path })
    }
}

/// How long one of so many servers may take to accept a connection. They are asked one after the other: the last one must
/// still be asked in time to renew the lease.
fn patience(servers: usize) -> Duration {
    match servers {
        0 | 1 => CONNECT_TIMEOUT,
        // The rest is for the one that answers.
        _ => lease::RENEWAL_TIMEOUT * 3 / 4 / servers as u32,
    }
}

/// What stands after the question mark.
struct Query {
    /// As the library reads it.
    text: String,
    roots: Option<String>,
    has_mode: bool,
}

impl Query {
    fn read(address: &str) -> Result<Self, BadAddress> {
        let (_, query) = address.split_once('?').unwrap_or_default();
        let (mut pairs, mut roots, mut has_mode) = (Vec::new(), None, false);
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let pair_of = pair.split_once('=').filter(|(option, _)| OPTIONS.contains(option));
            match pair_of.ok_or_else(|| BadAddress::Option { known: OPTIONS.into() })? {
                ("sslrootcert", file) => {
                    roots = Some(percent_decode_str(file).decode_utf8_lossy().into_owned())
                }
                // Certificates and the names in them are always checked.
                ("sslmode", "verify-full") => pairs.push("sslmode=require"),
                _ => pairs.push(pair),
            }
            has_mode |= pair.starts_with("sslmode=");
        }
        Ok(Self { text: pairs.join("&"), roots, has_mode })
    }
}

/// The search path that these options for the server set: `-c search_path=NAME` or `--search_path=NAME`.
fn search_path(options: &str) -> Option<String> {
    let mut words = options.split_whitespace();
    let mut path = None;
    while let Some(word) = words.next() {
        let setting = match word.strip_prefix("--").or_else(|| word.strip_prefix("-c")) {
            Some("") => words.next(),
            setting => setting,
        };
        if let Some((name, value)) = setting.and_then(|setting| setting.split_once('='))
            && name.replace('-', "_").eq_ignore_ascii_case("search_path")
        {
            path = Some(value.to_owned());
        }
    }
    path
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

impl Address {
    /// As whom one comes in.
    pub(super) fn user(&self) -> &str {
        self.config.get_user().unwrap_or_default()
    }

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
                for certificate in certificates::read(file.as_ref()).map_err(unusable)? {
                    roots.add(certificate).map_err(|error| unusable(error.to_string()))?;
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
        let escaped = |text: &str| utf8_percent_encode(text, ESCAPED).to_string();
        f.write_str("postgres://")?;
        if let Some(user) = self.config.get_user() {
            write!(f, "{}@", escaped(user))?;
        }
        let ports = self.config.get_ports();
        for (at, host) in self.config.get_hosts().iter().enumerate() {
            f.write_str(if at == 0 { "" } else { "," })?;
            match host {
                Host::Tcp(host) if host.contains(':') => write!(f, "[{host}]")?,
                Host::Tcp(host) => f.write_str(host)?,
                #[cfg(unix)]
                Host::Unix(path) => f.write_str(&escaped(&path.display().to_string()))?,
            }
            // One port may be that of all hosts.
            if let Some(port) = ports.get(at).or(ports.first()) {
                write!(f, ":{port}")?;
            }
        }
        write!(f, "/{}", escaped(self.config.get_dbname().unwrap_or_default()))?;
        match &self.search_path {
            Some(path) => write!(f, "?options=-csearch_path%3D{}", escaped(path)),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_machines_are_spoken_to_in_secret() {
        for (text, mode) in [
            ("postgres://ann@db.example.org/parlour", SslMode::Require),
            ("postgres://ann@192.0.2.1/parlour?channel_binding=require", SslMode::Require),
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

    fn refused(text: &str) -> BadAddress {
        text.parse::<Address>().expect_err(text)
    }

    #[test]
    fn the_file_of_certificates_is_no_option_of_the_library() {
        let text = "postgres://ann@db/parlour?sslmode=require&sslrootcert=a%20b.pem&user=x";
        let Query { text, roots, has_mode } = Query::read(text).unwrap();
        assert_eq!((text.as_str(), has_mode), ("sslmode=require&user=x", true));
        assert_eq!(roots.as_deref(), Some("a b.pem"));
        let address: Address = "postgres://ann@db/parlour?sslrootcert=none.pem".parse().unwrap();
        assert!(matches!(address.tls(), Err(Unopened::BadCertificates { file, .. }) if file == "none.pem"));
    }

    #[test]
    fn every_option_is_known_to_the_library() {
        for option in OPTIONS {
            let value = match option {
                "channel_binding" => "prefer",
                "hostaddr" => "192.0.2.1",
                "load_balance_hosts" => "random",
                "options" => "-cx%3Dy",
                "port" => "3",
                "sslmode" => "verify-full",
                "sslnegotiation" => "direct",
                "target_session_attrs" => "read-write",
                _ => "x",
            };
            format!("postgres://db/parlour?{option}={value}").parse::<Address>().expect(option);
        }
        assert!(matches!(refused("postgres://db/parlour?sslmode=maybe"), BadAddress::Part(_)));
    }

    /// Else a part of it would be taken for a host, a user or an option, and be printed.
    #[test]
    fn a_password_that_is_not_escaped_is_refused_and_not_quoted() {
        for text in [
            "postgres://node:nod@secret9@127.0.0.1:5432/parlour",
            "postgres://127.0.0.1/parlour?user=node&password=nod@secret9",
            "postgres://node:nod/secret9@127.0.0.1/parlour",
            "postgres://node:nod?secret9@127.0.0.1/parlour",
        ] {
            assert_eq!(refused(text), BadAddress::Unescaped, "{text}");
        }
        for text in [
            "postgres://127.0.0.1/parlour?user=node&password=nod&secret9",
            "postgres://127.0.0.1/parlour?user=node&password=nod&secret9=",
            "postgres://node:secret9",
            "postgres://node:secret9/parlour",
        ] {
            let refused = refused(text);
            assert!(!refused.to_string().contains("secret9") && refused != BadAddress::Scheme, "{refused}");
        }
        let address: Address = "postgres://node:nod%40%3A%2F%3F%25@db/parlour".parse().unwrap();
        assert_eq!(address.config().get_password(), Some(&b"nod@:/?%"[..]));
        assert_eq!(address.to_string(), "postgres://node@db:5432/parlour");
    }

    #[test]
    fn what_is_printed_leads_to_the_same_place() {
        for (text, printed) in [
            (
                "postgres://ann:x@db/parlour?options=-csearch_path%3Dr1&sslmode=disable",
                "postgres://ann@db:5432/parlour?options=-csearch_path%3Dr1",
            ),
            (
                "postgres://db/parlour?options=-c%20work_mem%3D1MB%20-c%20search_path%3Da,b",
                "postgres://db:5432/parlour?options=-csearch_path%3Da%2Cb",
            ),
            (
                "postgres://db/parlour?options=--search-path%3Da",
                "postgres://db:5432/parlour?options=-csearch_path%3Da",
            ),
            ("postgres://ann:x@a,b:77/parlour", "postgres://ann@a:5432,b:77/parlour"),
            ("postgres://[::1]:77/parlour", "postgres://[::1]:77/parlour"),
            ("postgres://a%40b:x@db/my%20db", "postgres://a%40b@db:5432/my%20db"),
            ("postgres://%2Frun%2Fpg/parlour", "postgres://%2Frun%2Fpg:5432/parlour"),
        ] {
            let address: Address = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(address.to_string(), printed, "{text}");
            let again: Address = printed.parse().unwrap();
            assert_eq!(again.to_string(), printed);
            assert_eq!(again.config().get_hosts(), address.config().get_hosts());
        }
    }
}
