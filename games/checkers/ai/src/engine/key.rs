//! Hash keys of positions, for the table and for repetitions.

use checkers_rules::{Position, Side};

/// Any odd-looking numbers do; these are digits of pi.
const SALT: [u64; 3] = [0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344, 0xA409_3822_299F_31D1];

/// 64 well-mixed bits. Two positions share them as rarely as chance allows.
///
/// The board is three words, so mixing it whole costs less than keeping a sum up to date move by move.
#[inline]
pub(super) fn key(position: Position) -> u64 {
    let board = position.board();
    let pieces = u64::from(board.black().bits()) << 32 | u64::from(board.white().bits());
    let rest = u64::from(position.to_move() == Side::White) << 32 | u64::from(board.kings().bits());
    fold(fold(pieces ^ SALT[0], rest ^ SALT[1]) ^ pieces, SALT[2])
}

/// Both halves of the product, one on the other.
#[inline]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn positions_of_a_tree_have_keys_of_their_own() {
        let mut seen = HashMap::new();
        let mut level = vec![Position::START, "W:WK9,K14,21,26,K31:B2,K5,12,K19,20,K28".parse().unwrap()];
        for _ in 0..5 {
            level = level
                .iter()
                .flat_map(|position| position.moves().iter().map(|m| position.play(m)).collect::<Vec<_>>())
                .collect();
            for position in &level {
                assert_eq!(seen.entry(key(*position)).or_insert(*position), position);
            }
        }
        assert!(seen.len() > 10_000);
        let first = |bits: u32| seen.keys().filter(|key| **key >> 63 == 1 && bits > 0).count();
        let share = first(1) as f64 / seen.len() as f64;
        assert!((0.45..0.55).contains(&share), "the top bit is set in {share}");
    }
}
