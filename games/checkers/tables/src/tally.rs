//! Counts of won, lost and drawn positions of a material.

use crate::material::Material;
use crate::tables::Tables;
use crate::value::Value;

/// Counts over all positions of a material, for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Positions won.
    pub wins: u64,
    /// Positions lost.
    pub losses: u64,
    /// Positions drawn.
    pub draws: u64,
    /// The most plies to a win or loss, where distances are known.
    pub longest: Option<u8>,
}

impl Tally {
    /// All positions together.
    pub const fn positions(self) -> u64 {
        self.wins + self.losses + self.draws
    }
}

impl Tables {
    /// Counts the positions of a material, if it is known.
    pub fn tally(&self, material: Material) -> Option<Tally> {
        let mut tally = Tally::default();
        for value in self.values(material)? {
            match value {
                Value::Win(plies) => {
                    tally.wins += 1;
                    tally.longest = tally.longest.max(plies);
                }
                Value::Loss(plies) => {
                    tally.losses += 1;
                    tally.longest = tally.longest.max(plies);
                }
                Value::Draw => tally.draws += 1,
            }
        }
        Some(tally)
    }
}
