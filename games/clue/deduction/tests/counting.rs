//! The oracles know nothing of each other, and agree.

use crate::oracle;
use crate::oracle::brute::Deals;
use crate::oracle::log::{self, Watcher};
use crate::oracle::{chance, dealing, hands};
use clue_deduction::{Fact, Holder, Weighting};

/// In how many ways cards can be dealt into hands of these sizes.
fn multinomial(hands: &[u128]) -> u128 {
    let factorial = |n: u128| (1..=n).product::<u128>();
    factorial(hands.iter().sum()) / hands.iter().map(|hand| factorial(*hand)).product::<u128>()
}

#[test]
fn there_are_as_many_deals_as_arithmetic_says() {
    assert_eq!(Deals::of(&chance::table([2, 3, 4], &[3, 3])).len() as u128, 24 * multinomial(&[3, 3]));
    assert_eq!(Deals::of(&chance::table([2, 2, 2], &[3, 0])).len(), 8);
    let six = chance::full_table("classic", 6);
    assert_eq!(dealing::total(&six, &[], Weighting::Alike), 324 * multinomial(&[3; 6]));
    let four = chance::full_table("master-detective", 4);
    assert_eq!(dealing::total(&four, &[], Weighting::Shown), 960 * multinomial(&[7, 7, 7, 6]));
}

#[test]
fn all_count_the_same_in_small_decks() {
    let mut dice = chance::dice(1);
    let (mut possible, mut impossible) = (0, 0);
    for holders in chance::small_tables() {
        let deals = Deals::of(&holders);
        for round in 0..24 {
            let draw = if round % 2 == 0 { chance::true_facts } else { chance::facts };
            let facts = draw(&holders, round % 8, &mut dice);
            for weighting in [Weighting::Alike, Weighting::Shown] {
                let tally = deals.tally(&facts, weighting);
                assert_eq!(dealing::total(&holders, &facts, weighting), tally.total, "{facts:?}");
                assert_eq!(hands::total(&holders, &facts, weighting), tally.total, "{facts:?}");
                for ((holder, card), weight) in tally.places {
                    let facts = [&facts[..], &[Fact::Has { holder, card }]].concat();
                    assert_eq!(dealing::total(&holders, &facts, weighting), weight, "{facts:?}");
                }
                for case in oracle::cases(&holders) {
                    let weight = tally.cases.get(&case).copied().unwrap_or_default();
                    let counted = dealing::total_of_case(&holders, &facts, case, weighting);
                    assert_eq!(counted, weight, "{case:?} with {facts:?}");
                }
                *if tally.worlds == 0 { &mut impossible } else { &mut possible } += 1;
            }
        }
    }
    assert!(possible > 50 && impossible > 50, "{possible} possible, {impossible} impossible");
}

#[test]
fn dealing_and_hands_count_the_same_in_full_decks() {
    let mut dice = chance::dice(2);
    for players in 2..=6 {
        let holders = chance::full_table("classic", players);
        for suggestions in [2, 5, 8] {
            let log = log::play(&holders, Watcher::Player(Holder::new(0)), suggestions, &mut dice);
            let facts = log.facts_after(suggestions);
            for weighting in [Weighting::Alike, Weighting::Shown] {
                let counted = dealing::total(&holders, &facts, weighting);
                assert_eq!(counted, hands::total(&holders, &facts, weighting), "{facts:?}");
            }
        }
    }
}
