//! English draughts: endgame tables.
//!
//! [`Tables::small`] knows every position of two to four pieces and how many plies it takes. Tables of five
//! and six pieces say who wins; they are made by [`build`], kept in files by the binary, handed in as bytes
//! and [installed](install) for the process. The crate opens no files and knows no search.
//!
//! ```
//! use checkers_rules::Position;
//! use checkers_tables::{Tables, Value};
//!
//! let position: Position = "B:WK32:BK18,K22".parse()?;
//! assert!(matches!(Tables::small().value(position), Some(Value::Win(Some(_)))));
//! assert_eq!(Tables::small().value(Position::START), None);
//! # Ok::<(), checkers_rules::FenFault>(())
//! ```
#![warn(missing_docs)]

mod choose;
mod file;
mod installed;
mod layout;
mod material;
mod small;
mod solve;
mod tables;
mod tally;
mod value;

pub use file::{Fault, build, file_len};
pub use installed::install;
pub use material::{Ending, Material};
pub use solve::Progress;
pub use tables::{Bytes, MOST_PIECES, SMALL_PIECES, Tables};
pub use tally::Tally;
pub use value::Value;
