//! Two sets of weights against each other: does the new one play better?

use crate::play::{game, opening};
use checkers_ai::engine::tuning::Weights;

/// Plays every opening with both colours and tells after each tenth pair how the first set does.
pub(crate) fn compare(weights: [Weights; 2], games: u64, seed: u64, nodes: u64) {
    let [one, other] = weights;
    let mut won = [0_u32; 3];
    for pair in 0..games / 2 {
        won[usize::from(game(opening(seed, pair), [one, other], nodes).0)] += 1;
        won[usize::from(2 - game(opening(seed, pair), [other, one], nodes).0)] += 1;
        if (pair + 1).is_multiple_of(10) || pair + 1 == games / 2 {
            tell(won);
        }
    }
}

fn tell([lost, drawn, won]: [u32; 3]) {
    let games = f64::from(lost + drawn + won);
    let share = (f64::from(won) + f64::from(drawn) / 2.0) / games;
    let spread = (f64::from(won) + f64::from(drawn) / 4.0) / games - share * share;
    let margin = 1.96 * (spread / games).sqrt();
    println!("{games} games: {won} won, {drawn} drawn, {lost} lost: {share:.3} +- {margin:.3}");
}
