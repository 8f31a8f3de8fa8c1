//! Whatever is certain has a proof, nothing else has; a proof leaves out no step, and needs every entry it names.

mod oracle;
mod replay;

use clue_deduction::proof::{Claim, Premises, Proof};
use clue_deduction::{Fact, Holder, Holders, Place, Posterior, Weighting};
use oracle::brute::Deals;
use oracle::log::{self, Watcher};
use oracle::{agrees, chance};
use parlour_game::{ChanceRng, Seed};

/// The set-up and some of the entries.
fn facts<'a>(premises: &Premises, entries: impl IntoIterator<Item = &'a usize>) -> Vec<Fact> {
    let told = entries.into_iter().flat_map(|entry| premises.entries[*entry].iter());
    premises.given.iter().chain(told).copied().collect()
}

/// The set-up and the entries of a proof but for one.
fn without(premises: &Premises, proof: &Proof, left_out: usize) -> Vec<Fact> {
    facts(premises, proof.entries.iter().filter(|entry| **entry != left_out))
}

fn claims(holders: &Holders) -> impl Iterator<Item = Claim> {
    let both = |(holder, card)| [true, false].map(|has| Claim { holder, card, has });
    oracle::places(holders).flat_map(both)
}

/// Facts in entries of one to three.
fn in_entries(facts: Vec<Fact>, dice: &mut ChanceRng) -> Vec<Vec<Fact>> {
    let mut entries: Vec<Vec<Fact>> = Vec::new();
    for fact in facts {
        match entries.last_mut() {
            Some(entry) if entry.len() < 3 && dice.below(2) == 0 => entry.push(fact),
            _ => entries.push(vec![fact]),
        }
    }
    entries
}

/// Holds a proof against every deal.
fn check_by_hand(deals: &Deals, premises: &Premises, claim: Claim) {
    let everywhere = |facts: &[Fact]| {
        deals.agreeing(facts).all(|deal| deal[claim.holder.index()].has(claim.card) == claim.has)
    };
    let all = facts(premises, &(0..premises.entries.len()).collect::<Vec<_>>());
    let why = premises.why(claim);
    assert_eq!(why.is_some(), everywhere(&all), "{claim:?} from {premises:?}");
    let Some(proof) = why else { return };
    assert!(everywhere(&facts(premises, &proof.entries)), "{claim:?} from {proof:?} of {premises:?}");
    for entry in &proof.entries {
        assert!(
            !everywhere(&without(premises, &proof, *entry)),
            "{claim:?} without {entry} from {premises:?}"
        );
    }
    replay::follow(premises, &proof, Some(claim));
}

#[test]
fn small_decks_are_explained_wholly() {
    let games = if oracle::is_slow_run() { 400 } else { 12 };
    let seed = Seed::from_number(41);
    for (table, holders) in chance::small_tables().into_iter().enumerate() {
        let deals = Deals::of(&holders);
        for game in 0..games {
            let mut dice = seed.rng_at(table * 1000 + game);
            let count = 2 + dice.below(12) as usize;
            let told = chance::true_facts(&holders, count, &mut dice);
            let entries = in_entries(told, &mut dice);
            let premises = Premises { holders: holders.clone(), given: Vec::new(), entries };
            claims(&holders).for_each(|claim| check_by_hand(&deals, &premises, claim));
        }
    }
}

#[test]
fn small_games_are_explained_wholly() {
    let games = if oracle::is_slow_run() { 400 } else { 12 };
    let seed = Seed::from_number(42);
    for (table, holders) in chance::small_tables().into_iter().enumerate() {
        let deals = Deals::of(&holders);
        for game in 0..games {
            let mut dice = seed.rng_at(table * 1000 + game);
            let watcher = if game % 4 == 0 { Watcher::Spectator } else { Watcher::Player(Holder::new(0)) };
            let log = log::play(&holders, watcher, 2 + game % 7, &mut dice);
            let premises = Premises { holders: holders.clone(), given: log.before, entries: log.suggestions };
            claims(&holders).for_each(|claim| check_by_hand(&deals, &premises, claim));
        }
    }
}

#[test]
fn clashes_are_found_and_need_every_entry() {
    let games = if oracle::is_slow_run() { 2000 } else { 60 };
    let seed = Seed::from_number(43);
    let mut clashes = 0;
    for (table, holders) in chance::small_tables().into_iter().enumerate() {
        let deals = Deals::of(&holders);
        for game in 0..games {
            let mut dice = seed.rng_at(table * 10_000 + game);
            let deal = chance::deal(&holders, &mut dice);
            let mine = Holder::new(0);
            let given: Vec<Fact> = match game % 3 {
                0 => Vec::new(),
                _ => deal[0].iter().map(|card| Fact::Has { holder: mine, card }).collect(),
            };
            let told = (0..8).map(|at| match at {
                3 | 6 => chance::fact(&holders, &mut dice),
                _ => chance::true_fact(&holders, &deal, &mut dice),
            });
            let told = told.collect();
            let entries = in_entries(told, &mut dice);
            let premises = Premises { holders: holders.clone(), given, entries };
            let some_deal = |facts: &[Fact]| deals.agreeing(facts).next().is_some();
            let all = facts(&premises, &(0..premises.entries.len()).collect::<Vec<_>>());
            assert_eq!(premises.agree(), some_deal(&all), "{premises:?}");
            let clash = premises.clash();
            assert_eq!(clash.is_none(), some_deal(&all), "{premises:?}");
            let Some(proof) = clash else { continue };
            clashes += 1;
            assert!(!some_deal(&facts(&premises, &proof.entries)), "{proof:?} of {premises:?}");
            for entry in &proof.entries {
                assert!(
                    some_deal(&without(&premises, &proof, *entry)),
                    "{entry} in {proof:?} of {premises:?}"
                );
            }
            replay::follow(&premises, &proof, None);
            let claim = claims(&holders).next().expect("there are cards");
            assert_eq!(premises.why(claim), None, "nothing follows from a contradiction");
        }
    }
    assert!(clashes > games, "most of these games clash");
}

#[test]
fn full_decks_are_explained() {
    let games = if oracle::is_slow_run() { 200 } else { 12 };
    let seed = Seed::from_number(44);
    for number in 0..games {
        let players = 2 + number % 5;
        let edition = if number % 6 == 5 { "master-detective" } else { "classic" };
        let holders = chance::full_table(edition, players);
        let watcher = match number % 4 {
            3 => Watcher::Spectator,
            _ => Watcher::Player(Holder::new(number % players)),
        };
        let mut dice = seed.rng_at(number);
        let log = log::play(&holders, watcher, 8 + 3 * (number % 9), &mut dice);
        let premises = Premises { holders, given: log.before, entries: log.suggestions };
        explain_all(&premises, &mut dice, if oracle::is_slow_run() { 1 } else { 3 });
    }
}

/// Holds what is certain against the counts of the engine: one claim of so many.
fn explain_all(premises: &Premises, dice: &mut ChanceRng, of: u32) {
    let all = facts(premises, &(0..premises.entries.len()).collect::<Vec<_>>());
    let count =
        |facts: &[Fact]| Posterior::of(&premises.holders, facts, Weighting::Alike).expect("the truth agrees");
    let follows = |posterior: &Posterior, claim: Claim| match posterior.place(claim.holder, claim.card) {
        Place::Has => claim.has,
        Place::HasNot => !claim.has,
        Place::May(_) => false,
    };
    let posterior = count(&all);
    for claim in claims(&premises.holders) {
        if !follows(&posterior, claim) {
            assert_eq!(premises.why(claim), None, "{claim:?}");
            continue;
        }
        if dice.below(of) != 0 {
            continue;
        }
        let proof = premises.why(claim).unwrap_or_else(|| panic!("{claim:?} follows from {premises:?}"));
        assert!(follows(&count(&facts(premises, &proof.entries)), claim), "{claim:?} from {proof:?}");
        for entry in &proof.entries {
            assert!(!follows(&count(&without(premises, &proof, *entry)), claim), "{claim:?} without {entry}");
        }
        replay::follow(premises, &proof, Some(claim));
    }
}

#[test]
fn a_lie_in_a_full_game_is_found() {
    let seed = Seed::from_number(45);
    for number in 0..if oracle::is_slow_run() { 200 } else { 20 } {
        let players = 3 + number % 4;
        let holders = chance::full_table("classic", players);
        let mut dice = seed.rng_at(number);
        let watcher = Watcher::Player(Holder::new(0));
        let log = log::play(&holders, watcher, 25, &mut dice);
        let mut entries = log.suggestions;
        let lie = loop {
            let fact = chance::fact(&holders, &mut dice);
            if !agrees(&fact, &log.deal) {
                break fact;
            }
        };
        entries.insert(dice.below(26) as usize, vec![lie]);
        let premises = Premises { holders, given: log.before, entries };
        let some_deal = |facts: &[Fact]| Posterior::of(&premises.holders, facts, Weighting::Alike).is_some();
        let all = facts(&premises, &(0..premises.entries.len()).collect::<Vec<_>>());
        let clash = premises.clash();
        assert_eq!(clash.is_none(), some_deal(&all));
        let Some(proof) = clash else { continue };
        assert!(!some_deal(&facts(&premises, &proof.entries)));
        for entry in &proof.entries {
            assert!(some_deal(&without(&premises, &proof, *entry)), "{entry} in {proof:?}");
        }
        replay::follow(&premises, &proof, None);
    }
}
