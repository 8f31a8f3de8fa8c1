//! The master brain beats the classic one on both sides, also with little time.

use crate::play;
use parlour_game::{Seat, Turn};

fn mister_x_wins(mister_x: &str, detectives: &str, matches: u64) -> u64 {
    let is_his = |seed: &u64| match play::play(mister_x, detectives, "preset=seed", *seed, 60).turn() {
        Turn::Over(parlour_game::Outcome::Won(winners)) => winners.has(Seat::new(0)),
        other => panic!("not over: {other:?}"),
    };
    (0..matches).filter(is_his).count() as u64
}

#[test]
fn master_detectives_catch_the_classic_mister_x() {
    assert!(mister_x_wins("classic", "master", 8) <= 1);
}

#[test]
fn the_master_mister_x_escapes_classic_detectives() {
    assert!(mister_x_wins("master", "classic", 8) >= 7);
}
