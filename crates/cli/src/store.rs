//! The address of a database, from `--store` or `PARLOUR_STORE`.

use crate::fault::Fault;
use crate::words::Line;
use parlour_server::store::postgres::{Address, BadAddress};

/// Reads the address, if there is one.
pub(crate) fn read_store(text: Option<&str>) -> Result<Option<Address>, Fault> {
    text.map(str::parse).transpose().map_err(|error| {
        let line = match error {
            BadAddress::Scheme => Line::BadStore,
            BadAddress::Part(detail) => Line::BadStorePart { detail },
        };
        Fault::Usage(line.to_string())
    })
}
