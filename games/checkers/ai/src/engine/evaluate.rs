//! Static evaluation: features times weights.

use super::features::each_feature;
use super::score::{MOST, Value};
use super::weights::Weights;
use checkers_rules::Position;

/// As many pieces as there can be.
const FULL: i32 = 24;
/// Parts of a hundredth in one step of a weight.
const STEPS: i32 = 2;

/// The worth of the position to the side to move, in hundredths of a man.
#[inline]
pub(super) fn evaluate(weights: Weights, position: Position) -> Value {
    let (mut full, mut bare) = (0, 0);
    each_feature(position, &mut |feature, count| {
        let [on_full, on_bare] = weights.of(feature);
        full += on_full * count;
        bare += on_bare * count;
    });
    let pieces = position.board().occupied().len() as i32;
    let sum = full * pieces + bare * (FULL - pieces);
    (sum / (FULL * STEPS)).clamp(-MOST, MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(fen: &str) -> Value {
        evaluate(Weights::BUILT_IN, fen.parse().unwrap())
    }

    #[test]
    fn both_sides_are_judged_alike() {
        let pairs = [
            ("B:W21-32:B1-12", "W:W21-32:B1-12"),
            ("B:W14,K3,32:B9,10,K28", "W:W24,23,K5:B19,K30,1"),
            ("W:WK9,K14,21,26,K31:B2,K5,12,K19,20,K28", "B:BK24,K19,12,7,K2:W31,K28,21,K14,13,K5"),
        ];
        for (one, other) in pairs {
            assert_eq!(worth(one), worth(other), "{one}");
        }
    }

    #[test]
    fn more_is_better_and_a_king_is_more_than_a_man() {
        assert!(worth("B:W21-32:B1-12") < worth("B:W21-31:B1-12"));
        assert!(worth("B:W29-32:B1-4,K18") > worth("B:W29-32:B1-4,14"));
        assert!(worth("B:W29-32,K14:B1-4") < -30);
    }
}
