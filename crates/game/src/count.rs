//! Counts over many matches.

use crate::{Game, Seat};

/// Something that is counted per brain over many matches, besides who won. It is told from what anyone who watches
/// sees, so that counting needs no secrets.
pub struct Count<G: Game> {
    /// What is counted, as a heading: "wrong accusations".
    pub name: &'static str,
    /// The seat that has done it, if a spectator's sight is about that.
    pub of: fn(&G::Sight) -> Option<Seat>,
}
