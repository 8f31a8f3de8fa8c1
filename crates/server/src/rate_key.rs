//! The key by which rates, quotas and shares are counted: where a request comes from.

use serde::{Deserialize, Serialize};
use std::net::{IpAddr, Ipv6Addr};

/// Where a request comes from: an address of IPv4, or of IPv6 the 64 bits that tell one network from another. The other 64
/// are the caller's to choose, a new one for every request if they like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RateKey(IpAddr);

impl From<IpAddr> for RateKey {
    fn from(address: IpAddr) -> Self {
        // A house that listens on both is told of callers by IPv4 as `::ffff:192.0.2.7`.
        Self(match address.to_canonical() {
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into(),
            address => address,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_of_ipv6_is_one_key_and_so_is_an_address_of_ipv4() {
        let rate_key = |address: &str| RateKey::from(address.parse::<IpAddr>().unwrap());
        assert_eq!(rate_key("2001:db8:1:2::7"), rate_key("2001:db8:1:2:ffff::8"));
        assert_ne!(rate_key("2001:db8:1:2::7"), rate_key("2001:db8:1:3::7"));
        assert_ne!(rate_key("192.0.2.7"), rate_key("192.0.2.8"));
        assert_eq!(rate_key("::ffff:192.0.2.7"), rate_key("192.0.2.7"));
        assert_ne!(rate_key("::ffff:192.0.2.7"), rate_key("::ffff:192.0.2.8"));
    }
}
