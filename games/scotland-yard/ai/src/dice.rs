//! Dice for playouts: quick, and the same for the same seed.

use parlour_game::ChanceRng;

/// Quick dice (SplitMix64). The house's own dice seed them.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    /// Dice seeded from the house's.
    pub(crate) fn from(dice: &mut ChanceRng) -> Self {
        Self(u64::from(dice.bits()) << 32 | u64::from(dice.bits()))
    }

    /// Dice with a fixed seed.
    pub(crate) const fn still() -> Self {
        Self(0)
    }

    /// The dice of the playout with this number: the same for every plan that is compared.
    pub(crate) fn nth(&self, number: u64) -> Self {
        let mut dice = Self(self.0 ^ number.wrapping_mul(0xd134_2543_de82_ef95));
        dice.bits();
        dice
    }

    pub(crate) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    /// A number from 0 to `count - 1`; for counts this small it is fair enough.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        (((self.bits() >> 32) * count as u64) >> 32) as usize
    }

    /// A number from 0 up to but not including 1.
    pub(crate) fn share(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1_u64 << 24) as f32
    }
}
