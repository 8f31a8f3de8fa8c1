//! Where the bus is, as `nats://user:password@host:port?ca=FILE`; several addresses of one cluster with commas between.
//! Of several the first that names an account names it for all. An account may have a key in a file instead (`nkey=FILE`).

use percent_encoding::percent_decode_str;
use std::fmt;
use std::net::IpAddr;
use std::path::PathBuf;
use std::str::FromStr;

/// The address of a bus. Printing it leaves the password out.
#[derive(Clone, PartialEq, Eq)]
pub struct BusAddress {
    /// Each as `host:port`.
    servers: Vec<String>,
    pub(super) account: Option<Account>,
    /// Whether a connection must be encrypted.
    pub(super) needs_tls: bool,
    /// The file with the certificates that are trusted besides the system's.
    pub(super) roots: Option<PathBuf>,
}

/// Who one is to the bus.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Account {
    User {
        name: String,
        password: String,
    },
    Token(String),
    /// The file with the seed of a key.
    Key(PathBuf),
}

/// Why an address cannot be read. The text is not quoted, since it may hold a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadBusAddress {
    #[error("it is empty")]
    Empty,
    #[error("write it as nats://USER:PASSWORD@HOST:PORT")]
    Scheme,
    #[error("it names no host")]
    NoHost,
    #[error("after the host there is nothing but a port")]
    Rest,
    #[error("after the question mark it knows tls=disable, ca=FILE and nkey=FILE")]
    Option,
}

impl FromStr for BusAddress {
    type Err = BadBusAddress;

    fn from_str(text: &str) -> Result<Self, BadBusAddress> {
        if text.is_empty() {
            return Err(BadBusAddress::Empty);
        }
        let (text, query) = text.split_once('?').unwrap_or((text, ""));
        let (mut tls, mut roots, mut account) = (true, None, None);
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some(("tls", "disable")) => tls = false,
                Some(("ca", file)) if !file.is_empty() => roots = Some(plain(file).into()),
                Some(("nkey", file)) if !file.is_empty() => account = Some(Account::Key(plain(file).into())),
                _ => return Err(BadBusAddress::Option),
            }
        }
        let mut servers = Vec::new();
        for server in text.split(',') {
            let (own, place) = read_server(server)?;
            account = account.or(own);
            servers.push(place);
        }
        // Whoever says nothing wants a connection that nobody else can read.
        let needs_tls = tls && !servers.iter().all(|place| is_this_machine(place)) || roots.is_some();
        Ok(Self { servers, account, needs_tls, roots })
    }
}

fn plain(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

fn read_server(text: &str) -> Result<(Option<Account>, String), BadBusAddress> {
    let rest = text.strip_prefix("nats://").ok_or(BadBusAddress::Scheme)?;
    let (secret, place) = rest.rsplit_once('@').map_or((None, rest), |(secret, place)| (Some(secret), place));
    let place = place.trim_end_matches('/');
    if host(place).is_empty() {
        return Err(BadBusAddress::NoHost);
    }
    // What is no port may be a password without a host after it, and must not be printed.
    let port = after_host(place);
    let is_port = |port: &str| port.parse::<u16>().is_ok();
    if !port.is_empty() && !port.strip_prefix(':').is_some_and(is_port) {
        return Err(BadBusAddress::Rest);
    }
    let account = secret.map(|secret| match secret.split_once(':') {
        Some((name, password)) => Account::User { name: plain(name), password: plain(password) },
        None => Account::Token(plain(secret)),
    });
    Ok((account, place.to_owned()))
}

fn is_this_machine(place: &str) -> bool {
    let host = host(place);
    host == "localhost" || host.parse().is_ok_and(|address: IpAddr| address.is_loopback())
}

/// The host of a place `host:port`, where an address of IPv6 has brackets.
fn host(place: &str) -> &str {
    match place.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => place.split(':').next().unwrap_or_default(),
    }
}

/// What follows the host in such a place.
fn after_host(place: &str) -> &str {
    let rest =
        place.strip_prefix('[').map_or(place, |rest| rest.split_once(']').map_or("", |(_, rest)| rest));
    rest.find([':', '/']).map_or("", |at| &rest[at..])
}

impl BusAddress {
    /// The servers as the library reads them.
    pub(super) fn urls(&self) -> Vec<String> {
        self.servers.iter().map(|place| format!("nats://{place}")).collect()
    }
}

impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.urls().join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<BusAddress, BadBusAddress> {
        text.parse()
    }

    #[test]
    fn other_machines_are_spoken_to_in_secret() {
        for (text, needs_tls) in [
            ("nats://127.0.0.1:4222", false),
            ("nats://[::1]:4222", false),
            ("nats://localhost", false),
            ("nats://ann:secret@bus.example.org", true),
            ("nats://127.0.0.1,nats://bus.example.org", true),
            ("nats://bus.example.org?tls=disable", false),
            ("nats://localhost?ca=ca.pem", true),
        ] {
            assert_eq!(read(text).unwrap().needs_tls, needs_tls, "{text}");
        }
    }

    #[test]
    fn a_password_is_used_and_never_printed() {
        let address = read("nats://bus.example.org:4222,nats://ann:p@ss%3F@bus2.example.org").unwrap();
        assert_eq!(address.to_string(), "nats://bus.example.org:4222,nats://bus2.example.org");
        assert_eq!(format!("{address:?}"), address.to_string());
        let ann = Account::User { name: "ann".into(), password: "p@ss?".into() };
        assert!(address.account == Some(ann));
        assert!(read("nats://secret@bus").unwrap().account == Some(Account::Token("secret".into())));
        assert!(read("nats://bus?nkey=bus.nk").unwrap().account == Some(Account::Key("bus.nk".into())));
    }

    #[test]
    fn what_is_no_address_is_refused_with_the_reason() {
        assert_eq!(read("localhost:4222"), Err(BadBusAddress::Scheme));
        assert_eq!(read("nats://ann@"), Err(BadBusAddress::NoHost));
        assert_eq!(read(""), Err(BadBusAddress::Empty));
        for rest in ["nats://a/b", "nats://a:4222/b", "nats://a:", "nats://ann:secret", "nats://[::1]:x"] {
            assert_eq!(read(rest), Err(BadBusAddress::Rest), "{rest}");
        }
        assert_eq!(read("nats://[::1]:4222/").unwrap().to_string(), "nats://[::1]:4222");
        assert_eq!(read("nats://a?tls=maybe"), Err(BadBusAddress::Option));
    }
}
