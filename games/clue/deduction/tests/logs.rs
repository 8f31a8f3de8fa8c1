//! Whole games by chance, looked at after every suggestion: the truth is never ruled out, and what is certain is true.

use crate::oracle;
use crate::oracle::log::{self, Log, Watcher};
use crate::oracle::{Deal, chance};
use clue_deduction::{Holder, Holders, Place, Posterior, Weighting};
use parlour_game::Seed;

const SUGGESTIONS: usize = 30;

fn assert_true(holders: &Holders, posterior: &Posterior, deal: &Deal, game: &str) {
    for (holder, card) in oracle::places(holders) {
        let wrong = if deal[holder.index()].has(card) { Place::HasNot } else { Place::Has };
        assert_ne!(posterior.place(holder, card), wrong, "{holder:?} and {card:?}, {game}");
    }
    let truth = deal[holders.envelope().index()];
    assert!(posterior.cases().iter().any(|(case, chance)| *case == truth && *chance > 0.0), "{game}");
}

/// After each suggestion: some deal agrees, there are never more than before, and the truth is one of them.
fn follow(holders: &Holders, log: &Log, game: &str) {
    let mut worlds = u128::MAX;
    for count in 0..=SUGGESTIONS {
        let game = format!("{game} after {count} suggestions");
        let facts = log.facts_after(count);
        let posterior = Posterior::of(holders, &facts, Weighting::Shown);
        let posterior = posterior.unwrap_or_else(|| panic!("the truth agrees: {game}"));
        assert_true(holders, &posterior, &log.deal, &game);
        assert!(posterior.worlds() <= worlds, "{game}");
        worlds = posterior.worlds();
    }
    let facts = log.facts_after(SUGGESTIONS);
    let alike = Posterior::of(holders, &facts, Weighting::Alike).expect("the truth agrees");
    assert_true(holders, &alike, &log.deal, game);
    assert_eq!(alike.worlds(), worlds, "{game}: weighing changes no number of deals");
}

#[test]
fn the_truth_is_never_ruled_out() {
    let games = if oracle::is_slow_run() { 400 } else { 20 };
    let seed = Seed::from_number(30);
    for number in 0..games {
        let players = 3 + number % 4;
        let edition = if number % 5 == 4 { "master-detective" } else { "classic" };
        let watcher =
            if number % 3 == 2 { Watcher::Spectator } else { Watcher::Player(Holder::new(number % players)) };
        let holders = chance::full_table(edition, players);
        let log = log::play(&holders, watcher, SUGGESTIONS, &mut seed.rng_at(number));
        follow(&holders, &log, &format!("game {number}, {players} players, {edition}, {watcher:?}"));
    }
}
