//! Whole numbers of three widths. A bound known beforehand decides which is used, so nothing overflows and nothing
//! is rounded.

use num_bigint::BigUint;
use parlour_game::ChanceRng;
use std::fmt::Debug;

/// A whole number that counts deals.
pub(crate) trait Count: Clone + Debug + PartialEq + PartialOrd + Send + Sync + 'static {
    fn zero() -> Self;
    fn one() -> Self;
    fn is_zero(&self) -> bool;
    fn add(&mut self, other: &Self);
    fn sub(&mut self, other: &Self);
    fn times(&self, other: &Self) -> Self;
    fn to_big(&self) -> BigUint;
    /// A fair number below this one, which is not zero.
    fn draw(&self, dice: &mut ChanceRng) -> Self;
    /// This part of a whole that is not zero; a few times the whole at most.
    fn share(&self, whole: &Self) -> f64;
}

macro_rules! machine_count {
    ($number:ty) => {
        impl Count for $number {
            fn zero() -> Self {
                0
            }
            fn one() -> Self {
                1
            }
            fn is_zero(&self) -> bool {
                *self == 0
            }
            #[inline]
            fn add(&mut self, other: &Self) {
                *self += other;
            }
            fn sub(&mut self, other: &Self) {
                *self -= other;
            }
            #[inline]
            fn times(&self, other: &Self) -> Self {
                self * other
            }
            fn to_big(&self) -> BigUint {
                BigUint::from(*self)
            }
            fn draw(&self, dice: &mut ChanceRng) -> Self {
                loop {
                    let words = <$number>::BITS / 32;
                    let drawn = (0..words).fold(0, |drawn, _| drawn << 32 | <$number>::from(dice.bits()));
                    // As few bits as will do; what is too large is drawn again, so that every number is as likely.
                    let drawn =
                        drawn & (<$number>::MAX >> (self - 1).leading_zeros().min(<$number>::BITS - 1));
                    if drawn < *self {
                        return drawn;
                    }
                }
            }
            fn share(&self, whole: &Self) -> f64 {
                *self as f64 / *whole as f64
            }
        }
    };
}

machine_count!(u64);
machine_count!(u128);

impl Count for BigUint {
    fn zero() -> Self {
        BigUint::ZERO
    }
    fn one() -> Self {
        BigUint::from(1_u8)
    }
    fn is_zero(&self) -> bool {
        *self == BigUint::ZERO
    }
    fn add(&mut self, other: &Self) {
        *self += other;
    }
    fn sub(&mut self, other: &Self) {
        *self -= other;
    }
    fn times(&self, other: &Self) -> Self {
        self * other
    }
    fn to_big(&self) -> BigUint {
        self.clone()
    }
    fn draw(&self, dice: &mut ChanceRng) -> Self {
        let words = self.bits().div_ceil(32);
        loop {
            let drawn = BigUint::new((0..words).map(|_| dice.bits()).collect());
            let drawn = drawn & ((BigUint::from(1_u8) << self.bits()) - 1_u8);
            if drawn < *self {
                return drawn;
            }
        }
    }
    fn share(&self, whole: &Self) -> f64 {
        // Both without the digits that no float can tell apart.
        let spare = whole.bits().saturating_sub(120);
        let leading =
            |number: &BigUint| u128::try_from(number >> spare).expect("hardly more than 120 bits") as f64;
        leading(self) / leading(whole)
    }
}

/// A weight made of twos and threes: all that comes of choosing one card among at most three.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Weight {
    pub(crate) twos: u32,
    pub(crate) threes: u32,
}

impl Weight {
    pub(crate) const ONE: Self = Self { twos: 0, threes: 0 };

    /// What one choice weighs if the holder had `held` cards to choose from, among at least `least` and at most
    /// `most`: the least common multiple of the possible numbers, divided by `held`.
    pub(crate) fn of_choice(least: usize, most: usize, held: usize) -> Self {
        let has = |number| (least..=most).contains(&number);
        let is = |number| u32::from(held == number);
        Self { twos: u32::from(has(2)) - is(2), threes: u32::from(has(3)) - is(3) }
    }

    pub(crate) fn times(self, other: Self) -> Self {
        Self { twos: self.twos + other.twos, threes: self.threes + other.threes }
    }

    pub(crate) fn number<C: Count>(self) -> C {
        let mut number = C::one();
        for (times, factor) in [(self.twos, 2), (self.threes, 3)] {
            for _ in 0..times {
                let single = number.clone();
                (1..factor).for_each(|_| number.add(&single));
            }
        }
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_among_k_weighs_one_kth() {
        let weigh = |least, most| {
            (least..=most)
                .map(|held| Weight::of_choice(least, most, held).number::<u64>())
                .collect::<Vec<_>>()
        };
        assert_eq!(weigh(1, 1), [1]);
        assert_eq!(weigh(1, 2), [2, 1]);
        assert_eq!(weigh(2, 3), [3, 2]);
        assert_eq!(weigh(1, 3), [6, 3, 2]);
    }

    #[test]
    fn numbers_are_drawn_fairly() {
        fn drawn<C: Count + Into<BigUint>>(below: C) -> [u32; 5] {
            let mut dice = parlour_game::Seed::from_number(1).rng_at(0);
            let mut counts = [0; 5];
            for _ in 0..5000 {
                counts[usize::try_from(below.draw(&mut dice).into()).unwrap()] += 1;
            }
            counts
        }
        for counts in [drawn(5_u64), drawn(5_u128), drawn(BigUint::from(5_u8))] {
            assert!(counts.iter().all(|count| (900..1100).contains(count)), "{counts:?}");
        }
        let mut dice = parlour_game::Seed::from_number(1).rng_at(0);
        assert_eq!(1_u64.draw(&mut dice), 0);
        assert!((0..100).any(|_| u64::MAX.draw(&mut dice) > u64::MAX / 2));
    }

    #[test]
    fn all_widths_share_alike() {
        assert_eq!(1_u64.share(&4), 0.25);
        assert_eq!(1_u128.share(&4), 0.25);
        let big = BigUint::from(3_u8) << 2000_u32;
        assert_eq!((&big / 3_u8).share(&(&big / 3_u8 * 4_u8)), 0.25);
        assert_eq!(BigUint::from(1_u8).share(&BigUint::from(4_u8)), 0.25);
    }
}
