//! Commands for running a house: `status`, `stop`, `backup`, `restore`.

mod backup;
mod running;
mod status;
mod stop;

pub(crate) use backup::{backup, restore};
pub(crate) use status::status;
pub(crate) use stop::stop;
