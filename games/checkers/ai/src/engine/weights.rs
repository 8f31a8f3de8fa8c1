//! The weights of the evaluation, as the tuner writes them.

use super::features::{FEATURES, MAN, PATTERNS};

/// For each feature one weight for a full board and one for an empty one, in halves of a hundredth of a man.
/// Those of patterns are bytes, the others words with the low byte first.
const LENGTH: usize = 2 * PATTERNS + 4 * (FEATURES - PATTERNS);
const BUILT_IN: &[u8; LENGTH] = include_bytes!("weights.bin");

/// What each feature of a position is worth.
#[derive(Clone, Copy)]
pub struct Weights(&'static [u8; LENGTH]);

impl Weights {
    /// Those the engine uses.
    pub const BUILT_IN: Weights = Weights(BUILT_IN);

    /// Others, to compare; `None` if there are too few or too many. They are kept for the rest of the process.
    pub fn read(bytes: Vec<u8>) -> Option<Weights> {
        let bytes: Box<[u8; LENGTH]> = bytes.try_into().ok()?;
        Some(Weights(Box::leak(bytes)))
    }

    /// The weights of a feature, for a full board and an empty one.
    #[inline]
    pub(super) fn of(self, feature: usize) -> [i32; 2] {
        if feature < PATTERNS {
            return [self.0[2 * feature], self.0[2 * feature + 1]].map(|byte| i32::from(byte as i8));
        }
        let at = 2 * PATTERNS + 4 * (feature - MAN);
        [at, at + 2].map(|at| i32::from(i16::from_le_bytes([self.0[at], self.0[at + 1]])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_another_length_is_refused() {
        assert!(Weights::read(vec![0; LENGTH]).is_some());
        assert!(Weights::read(vec![0; LENGTH - 1]).is_none());
    }
}
