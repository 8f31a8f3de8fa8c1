//! The addresses of a database and of a bus, from `--store` and `--bus` or the environment.

use crate::fault::Fault;
use crate::words::Line;
use parlour_server::NodeConfig;
use parlour_server::bus::BadBusAddress;
use parlour_server::store::postgres::{Address, BadAddress};
use std::net::SocketAddr;

/// The maximum length of a node's name.
const LONGEST_NAME: usize = 64;

/// Reads the address, if there is one.
pub(crate) fn read_store(text: Option<&str>) -> Result<Option<Address>, Fault> {
    text.map(str::parse).transpose().map_err(|error| {
        let line = match error {
            BadAddress::Empty => Line::EmptyStore,
            BadAddress::Scheme => Line::BadStore,
            BadAddress::Unescaped => Line::UnescapedStore,
            BadAddress::NoHost => Line::BadStoreHost,
            BadAddress::Option { known } => Line::BadStoreOption { known },
            BadAddress::Part(detail) => Line::BadStorePart { detail },
        };
        Fault::Usage(line.to_string())
    })
}

/// Reads how the house is shared with other nodes, if it is. A node that is given no name is called by its address.
pub(crate) fn read_node(
    bus: Option<&str>,
    name: Option<&str>,
    addr: SocketAddr,
) -> Result<Option<NodeConfig>, Fault> {
    let Some(bus) = bus else { return Ok(None) };
    let bus = bus.parse().map_err(|error| {
        let line = match error {
            BadBusAddress::Empty => Line::EmptyBus,
            BadBusAddress::Scheme => Line::BadBus,
            BadBusAddress::NoHost => Line::BadBusHost,
            BadBusAddress::Rest => Line::BadBusRest,
            BadBusAddress::Option => Line::BadBusOption,
        };
        Fault::Usage(line.to_string())
    })?;
    let name = name.map_or_else(|| addr.to_string(), str::to_owned);
    let is_sound = |letter: char| letter.is_ascii_alphanumeric() || "._:-[]".contains(letter);
    if name.is_empty() || name.len() > LONGEST_NAME || !name.chars().all(is_sound) {
        return Err(Fault::Usage(Line::BadNode { most: LONGEST_NAME as u64 }.to_string()));
    }
    Ok(Some(NodeConfig { name, bus }))
}
