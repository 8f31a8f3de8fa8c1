//! Scotland Yard: Mister X flees through London, and two to five detectives hunt him.
//!
//! [`ScotlandYard`] is the game as the house knows it: a [`Chase`] through [`London`]. [`Map`] answers what brains ask in
//! their inner loops without allocating. The rules in words are in
//! `docs/rules/scotland-yard.md`. The crate knows nothing of brains, clocks, files or networks.
//!
//! ```
//! use scotland_yard_rules::{City, London, Station, Ticket};
//!
//! let map = London::map();
//! let from = Station::new(157);
//! assert_eq!(map.neighbours(from, Ticket::Bus), [133, 142, 156, 185].map(Station::new));
//! assert!(map.joins(from, Station::new(194), Ticket::Black)); // the ferry
//! assert_eq!(map.distance_by_land(from, Station::new(194)), 5);
//! ```
#![warn(missing_docs)]

mod actions;
mod chance;
mod city;
pub mod london;
mod map;
mod map_text;
mod notation;
mod options;
mod position;
mod position_text;
mod refusal;
mod setup;
mod state;
mod station;
mod tickets;
mod view;

pub use actions::Action;
pub use chance::Chance;
pub use city::City;
pub use london::London;
pub use map::{Map, Place};
pub use map_text::{Lines, MapFault, MapText, NeighbourLists, Neighbours, Part, SheetPosition, StationText};
pub use notation::{Fits, NotationFault};
pub use options::{Black, OnTimeout, Options, Order, Preset, Starts};
pub use position::{Detective, Entry, Position, PositionFault};
pub use refusal::Refusal;
pub use setup::{MOST_TICKETS, MOST_WINDOWS, Setup, SetupFault, SetupIn};
pub use state::{Chase, Ended, How, MISTER_X, ScotlandYard, Seen};
pub use station::{NoStation, Station, Stations, Ticket, Transport};
pub use tickets::{Fares, Purse, Wallet};
pub use view::{DetectiveView, MisterXView, Sight, TicketsView, View, WindowView};
