//! Who is connected, and from where they call: connections and what comes over them, counted by address.

use super::proxies::Proxies;
use crate::limits;
use crate::rate_key::RateKey;
use crate::shares::{Share, Shares};
use axum::http::HeaderMap;
use std::net::IpAddr;
use std::sync::Arc;

/// Everybody who is connected.
pub(super) struct Callers {
    proxies: Proxies,
    /// Connections: each is a file, and there are only so many.
    connections: Arc<Shares<RateKey>>,
    /// Requests that are being answered and open sockets of those who come through a trusted proxy: a connection of its own
    /// says nothing about them.
    requests: Arc<Shares<RateKey>>,
}

/// Counts a connection, or a request or socket behind a proxy, for as long as it lives.
pub(super) type Call = Share<RateKey>;

/// What a request carries along so that it counts until its socket is closed.
#[derive(Clone, Default)]
pub(crate) struct Held {
    _call: Option<Arc<Call>>,
}

impl Callers {
    /// So many connections in all.
    pub(super) fn new(proxies: Proxies, all: usize) -> Arc<Self> {
        // Where the system allows few, several addresses must have them all before there is none for the next.
        let most = limits::CONNECTIONS.min((all / 4).max(1));
        Arc::new(Self { proxies, connections: Shares::new(all, most), requests: Shares::new(all, most) })
    }

    /// One more connection from there, if there may be one. A proxy has as many as it needs: it has them for many.
    pub(super) fn admit(&self, peer: IpAddr) -> Option<Call> {
        if self.proxies.trust(peer) {
            self.connections.take_for_many()
        } else {
            self.connections.take(peer.into())
        }
    }

    /// Whose request it is; `None` if they have too many already.
    pub(super) fn receive(&self, peer: IpAddr, headers: &HeaderMap) -> Option<(RateKey, Held)> {
        let rate_key = RateKey::from(self.proxies.caller(peer, headers));
        let call = match self.proxies.trust(peer) {
            true => Some(Arc::new(self.requests.take(rate_key)?)),
            false => None,
        };
        Some((rate_key, Held { _call: call }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_proxy_connects_as_often_as_it_needs_and_its_callers_are_counted() {
        let all = 4 * limits::CONNECTIONS;
        let callers = Callers::new(Proxies::new(vec!["10.0.0.1".parse().unwrap()]), all);
        let admitted = |peer: &str| std::iter::from_fn(|| callers.admit(ip(peer))).collect::<Vec<_>>();
        let strangers = admitted("192.0.2.7");
        assert_eq!(strangers.len(), limits::CONNECTIONS);
        assert_eq!(admitted("10.0.0.1").len(), all - strangers.len(), "all that is left");

        let from = |caller: &str| {
            HeaderMap::from_iter([(
                axum::http::HeaderName::from_static("x-forwarded-for"),
                caller.parse().unwrap(),
            )])
        };
        let greedy: Vec<_> =
            std::iter::from_fn(|| callers.receive(ip("10.0.0.1"), &from("198.51.100.1"))).collect();
        assert_eq!(greedy.len(), limits::CONNECTIONS);
        let other = callers.receive(ip("10.0.0.1"), &from("198.51.100.2"));
        assert_eq!(other.unwrap().0, RateKey::from(ip("198.51.100.2")), "others behind it are served");
    }
}
