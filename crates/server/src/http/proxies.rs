//! Proxies that are trusted to say for whom they ask.

use axum::http::{HeaderMap, HeaderName, header};
use ipnet::IpNet;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// A network, such as `10.0.0.0/8`, or one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(IpNet);

/// What is no network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{0}' is no network: write an address such as 127.0.0.1, or a network such as 10.0.0.0/8 or fd00::/8"
)]
pub struct NoNetwork(String);

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        let network = text.parse().or_else(|_| text.parse::<IpAddr>().map(IpNet::from));
        network.map(Self).map_err(|_| NoNetwork(text.to_owned()))
    }
}

impl Network {
    fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

/// The proxies that are trusted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies(Vec<Network>);

impl Proxies {
    pub(crate) fn new(trusted: Vec<Network>) -> Self {
        Self(trusted)
    }

    pub(crate) fn trust(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(address))
    }

    /// Whose request it is that came over a connection from `peer`: of a trusted proxy, the last hop it tells of that is no
    /// trusted proxy itself. What cannot be read, or is told differently in the two headers there are for it, is the
    /// proxy's own: a caller can write whatever they like before what the proxy adds, and into the header it does not use.
    pub(crate) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        if !self.trust(peer) {
            return peer;
        }
        let told = [
            self.last_hop(headers, &X_FORWARDED_FOR, plain),
            self.last_hop(headers, &header::FORWARDED, named),
        ];
        match told {
            [Some(one), Some(other)] if one == other => one.unwrap_or(peer),
            [Some(Some(caller)), None] | [None, Some(Some(caller))] => caller,
            _ => peer,
        }
    }

    /// `None` without the header; `Some(None)` if it cannot be read as far as it matters.
    fn last_hop(
        &self,
        headers: &HeaderMap,
        name: &HeaderName,
        read: fn(&str) -> Option<IpAddr>,
    ) -> Option<Option<IpAddr>> {
        let mut lines = headers.get_all(name).iter().rev().peekable();
        lines.peek()?;
        let mut first = None;
        for line in lines {
            let Ok(line) = line.to_str() else { return Some(None) };
            for hop in line.rsplit(',') {
                let Some(hop) = read(hop.trim()) else { return Some(None) };
                if !self.trust(hop) {
                    return Some(Some(hop));
                }
                first = Some(hop);
            }
        }
        Some(first)
    }
}

/// A hop of `X-Forwarded-For`: an address, with or without a port.
fn plain(hop: &str) -> Option<IpAddr> {
    let address = hop.parse().ok();
    let address = address.or_else(|| hop.parse::<SocketAddr>().ok().map(|hop| hop.ip()));
    let bracketed = || hop.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    address.or_else(bracketed).map(|address: IpAddr| address.to_canonical())
}

/// A hop of `Forwarded`: `for=192.0.2.7;proto=https`, `for="[2001:db8::7]:443"`.
fn named(hop: &str) -> Option<IpAddr> {
    let mut pairs = hop.split(';').filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(name, _)| name.eq_ignore_ascii_case("for"))?;
    plain(value.trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    /// Who asks, by proxies in 10.0.0.0/8 and fd00::/8.
    fn caller(peer: &str, headers: &[(&'static str, &str)]) -> IpAddr {
        let proxies = Proxies::new(["10.0.0.0/8", "fd00::/8"].map(|text| text.parse().unwrap()).to_vec());
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().unwrap());
        }
        proxies.caller(ip(peer), &map)
    }

    #[test]
    fn networks_are_read_and_hold_their_addresses() {
        let network = |text: &str| text.parse::<Network>().unwrap();
        for (text, inside, outside) in [
            ("10.0.0.0/8", "10.255.1.2", "11.0.0.0"),
            ("192.0.2.7", "192.0.2.7", "192.0.2.8"),
            ("192.0.2.128/25", "192.0.2.129", "192.0.2.127"),
            ("fd00::/8", "fdff::1", "fe00::1"),
            ("::1", "::1", "::2"),
            ("127.0.0.0/8", "::ffff:127.0.0.1", "::1"),
            ("0.0.0.0/0", "203.0.113.9", "2001:db8::1"),
            ("::/0", "2001:db8::1", "192.0.2.7"),
        ] {
            assert!(network(text).contains(ip(inside)), "{inside} in {text}");
            assert!(!network(text).contains(ip(outside)), "{outside} in {text}");
        }
        for text in ["", "10.0.0.0/33", "::/129", "10.0.0", "10.0.0.0/", "10.0.0.0/-1", "house/8"] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_last_hop_that_is_no_proxy_is_the_caller() {
        for (headers, expected) in [
            (&[("x-forwarded-for", "192.0.2.7")][..], "192.0.2.7"),
            (&[("x-forwarded-for", "1.1.1.1, 192.0.2.7")], "192.0.2.7"),
            (&[("x-forwarded-for", "1.1.1.1,192.0.2.7 , 10.0.0.9")], "192.0.2.7"),
            (&[("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "192.0.2.7")], "192.0.2.7"),
            (&[("x-forwarded-for", "192.0.2.7:4711")], "192.0.2.7"),
            (&[("x-forwarded-for", "[2001:db8::7]:443, fd00::2")], "2001:db8::7"),
            (&[("forwarded", "for=1.1.1.1, For=192.0.2.7;proto=https;by=10.0.0.1")], "192.0.2.7"),
            (&[("forwarded", "for=\"[2001:db8::7]:443\"")], "2001:db8::7"),
            (&[("x-forwarded-for", "10.0.0.7")], "10.0.0.7"),
        ] {
            assert_eq!(caller("10.0.0.1", headers), ip(expected), "{headers:?}");
        }
    }

    #[test]
    fn what_cannot_be_believed_is_the_proxys_own() {
        for headers in [
            &[][..],
            &[("x-forwarded-for", "")],
            &[("x-forwarded-for", "192.0.2.7, unknown")],
            &[("x-forwarded-for", "192.0.2.7,")],
            &[("forwarded", "for=_hidden")],
            &[("forwarded", "proto=https")],
            &[("forwarded", "for=\"a, b")],
            &[("x-forwarded-for", "192.0.2.7"), ("forwarded", "for=198.51.100.1")],
            &[("x-forwarded-for", "192.0.2.7"), ("forwarded", "nonsense")],
        ] {
            assert_eq!(caller("10.0.0.1", headers), ip("10.0.0.1"), "{headers:?}");
        }
        let spoofed = [("x-forwarded-for", "192.0.2.7"), ("forwarded", "for=192.0.2.7")];
        assert_eq!(caller("203.0.113.9", &spoofed), ip("203.0.113.9"), "nobody else is believed");
    }
}
