//! Where guests knock: at the only address of a house, or at nodes of a cluster without a proxy.

use clap::ValueEnum;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How guests of a cluster find a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Place {
    /// Through HAProxy
    #[default]
    Proxy,
    /// Straight to a node, the same for all that concerns a table
    Hash,
    /// Straight to any node
    Random,
}

#[derive(Clone, Debug)]
pub(crate) struct Front {
    addrs: Arc<[SocketAddr]>,
    place: Place,
    /// How often anyone has knocked.
    knocks: Arc<AtomicUsize>,
}

impl Front {
    pub(crate) fn one(addr: SocketAddr) -> Self {
        Self::of_nodes(vec![addr], Place::Proxy)
    }

    pub(crate) fn of_nodes(addrs: Vec<SocketAddr>, place: Place) -> Self {
        Self { addrs: addrs.into(), place, knocks: Arc::default() }
    }

    /// The address for a request of this guest.
    pub(crate) fn addr(&self, path: &str, from: IpAddr) -> SocketAddr {
        let nth = match self.place {
            _ if self.addrs.len() == 1 => 0,
            Place::Proxy => 0,
            // As HAProxy is told: by the table, and what concerns none by the guest's address.
            Place::Hash => match table_of(path) {
                Some(table) => hash(table),
                None => hash(from),
            },
            Place::Random => hash(self.knocks.fetch_add(1, Ordering::Relaxed)),
        };
        self.addrs[nth % self.addrs.len()]
    }
}

/// The id in `/api/tables/ID/…`.
fn table_of(path: &str) -> Option<&str> {
    path.strip_prefix("/api/tables/")?.split(['/', '?']).next()
}

fn hash(what: impl Hash) -> usize {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish() as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn front(place: Place) -> Front {
        Front::of_nodes((1..=3).map(|port| SocketAddr::from(([127, 0, 0, 1], port))).collect(), place)
    }

    fn addrs<'a>(front: &Front, paths: impl IntoIterator<Item = &'a str>) -> HashSet<SocketAddr> {
        paths.into_iter().map(|path| front.addr(path, IpAddr::from([127, 1, 0, 1]))).collect()
    }

    #[test]
    fn all_that_concerns_a_table_goes_to_one_node() {
        let front = front(Place::Hash);
        let paths = ["/api/tables/x7", "/api/tables/x7/socket?since=3", "/api/tables/x7?a=/b"];
        assert_eq!(addrs(&front, paths).len(), 1);
        let tables: Vec<_> = (0..50).map(|nth| format!("/api/tables/{nth}/socket")).collect();
        assert_eq!(addrs(&front, tables.iter().map(String::as_str)).len(), 3);
        // Opening a table concerns no table yet.
        assert_eq!(addrs(&front, ["/api/tables", "/api/me", "/api/house"]).len(), 1);
    }

    #[test]
    fn at_random_every_node_is_asked() {
        assert_eq!(addrs(&front(Place::Random), ["/api/tables/x7"; 50]).len(), 3);
    }

    #[test]
    fn one_address_is_always_taken() {
        let front = Front::one(SocketAddr::from(([127, 0, 0, 1], 9)));
        assert_eq!(addrs(&front, ["/api/tables/a", "/api/tables/b", "/"]).len(), 1);
    }
}
