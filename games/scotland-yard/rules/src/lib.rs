//! Scotland Yard: Mister X flees through London, the detectives hunt him.
#![warn(missing_docs)]

mod city;
pub mod london;
mod map;
mod map_text;
mod station;

pub use city::City;
pub use london::London;
pub use map::{Map, Place};
pub use map_text::{Lines, MapFault, MapText, Part, StationText};
pub use station::{NoStation, Station, Stations, Ticket, Transport};
