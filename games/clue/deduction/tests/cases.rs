//! Cases with known answers: `cases/*.json` are case files, `*.expect.json` beside them what follows from each.

use crate::oracle::case_file::{self, Read};
use clue_deduction::assistant::Assistant;
use clue_deduction::assistant::wire::{Answer, Case, Mark, Question};
use clue_deduction::{Fact, Holder, Holders, Place, Posterior, Weighting};
use clue_rules::{CardSet, Edition};
use parlour_game::Tool;
use serde::Deserialize;
use std::collections::BTreeMap;

/// What follows from a case.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    worlds: String,
    /// Some of what is certain.
    proved: Vec<Proved>,
    /// Chances by holder, the envelope last, in whole per cents; every deal counted alike.
    #[serde(default)]
    percent_alike: BTreeMap<String, Vec<u32>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Proved {
    holder: String,
    card: String,
    has: bool,
}

fn percent(place: Place) -> u32 {
    match place {
        Place::Has => 100,
        Place::HasNot => 0,
        Place::May(chance) => (chance * 100.0).round() as u32,
    }
}

fn posterior(case: &Read, weighting: Weighting) -> Posterior {
    Posterior::of(&case.holders, &case.facts, weighting).expect("the case can be")
}

/// The assistant reads the file in its own way and shows the same.
fn assert_assistant_shows(case: &Case, posterior: &Posterior, weighting: Weighting) {
    let notebook = Assistant::open(case.clone()).expect("the case can be");
    let answer = Assistant::ask(&notebook, Question::Sheet { weighting }).expect("it can be asked");
    let Answer::Sheet(sheet) = answer else { panic!("a sheet was asked for, not {answer:?}") };
    let case = case_file::read(case);
    assert_eq!(sheet.worlds, posterior.worlds().to_string());
    assert_eq!(sheet.cases, posterior.cases().len());
    assert_eq!(sheet.holders, case.names);
    assert_eq!(sheet.cards.len(), case.edition.len());
    for (row, card) in sheet.cards.iter().zip(case.edition.cards().iter()) {
        assert_eq!(row.card, case.edition.card_name(card));
        let places = case.holders.all().map(|holder| match posterior.place(holder, card) {
            Place::Has => Mark::Has,
            Place::HasNot => Mark::HasNot,
            Place::May(chance) => Mark::May { chance },
        });
        assert_eq!(row.marks, places.collect::<Vec<_>>(), "{}", row.card);
    }
    let (likeliest, chance) = posterior.cases()[0];
    let names: Vec<&str> = likeliest.iter().map(|card| case.edition.card_name(card)).collect();
    assert_eq!(sheet.accusation.cards, names);
    assert_eq!(sheet.accusation.chance, chance);
    assert_eq!(sheet.accusation.is_certain, posterior.cases().len() == 1);
}

fn check(case: &str, expected: &str) {
    let file: Case = serde_json::from_str(case).expect("a case file");
    let expected: Expected = serde_json::from_str(expected).expect("what follows from it");
    let case = case_file::read(&file);
    for weighting in [Weighting::Alike, Weighting::Shown] {
        let posterior = posterior(&case, weighting);
        assert_eq!(posterior.worlds().to_string(), expected.worlds);
        for Proved { holder, card, has } in &expected.proved {
            let place = posterior.place(case.holder(holder), case.card(card));
            assert_eq!(place, if *has { Place::Has } else { Place::HasNot }, "{card} and {holder}");
        }
        assert_assistant_shows(&file, &posterior, weighting);
    }
    let alike = posterior(&case, Weighting::Alike);
    for (card, percents) in &expected.percent_alike {
        let said: Vec<u32> =
            case.holders.all().map(|holder| percent(alike.place(holder, case.card(card)))).collect();
        assert_eq!(said, *percents, "{card}");
    }
}

#[test]
fn the_last_possible_owner_has_it() {
    check(
        include_str!("cases/last-possible-owner.json"),
        include_str!("cases/last-possible-owner.expect.json"),
    );
}

#[test]
fn cards_that_nobody_else_can_hold_fill_a_hand() {
    check(
        include_str!("cases/only-enough-cards-left.json"),
        include_str!("cases/only-enough-cards-left.expect.json"),
    );
}

#[test]
fn showing_three_times_from_different_cards_fills_a_hand() {
    check(
        include_str!("cases/disjoint-clauses-fill-hand.json"),
        include_str!("cases/disjoint-clauses-fill-hand.expect.json"),
    );
}

#[test]
fn four_at_the_table_know_the_weapon_after_eight_suggestions() {
    let text = include_str!("cases/four-at-the-table.json");
    check(text, include_str!("cases/four-at-the-table.expect.json"));

    let case = case_file::read(&serde_json::from_str(text).expect("a case file"));
    let posterior = |weighting| posterior(&case, weighting);
    let chances = |weighting| {
        posterior(weighting)
            .cases()
            .iter()
            .map(|(_, chance)| (chance * 1e4).round() / 1e4)
            .collect::<Vec<_>>()
    };
    assert_eq!(chances(Weighting::Alike), [0.25; 4]);
    // Dee showed the Revolver when asked for Green, Revolver, Conservatory. She has those of the three that are not
    // in the envelope: the more of them, the less likely it was the Revolver that she showed. 1/1, 1/2, 1/2, 1/3.
    let weights = [6.0, 3.0, 3.0, 2.0].map(|weight: f64| (weight / 14.0 * 1e4).round() / 1e4);
    assert_eq!(chances(Weighting::Shown), weights);
}

#[test]
fn cards_lying_open_or_aside_are_in_nobodys_hand() {
    check(include_str!("cases/open-and-aside.json"), include_str!("cases/open-and-aside.expect.json"));
}

#[test]
fn a_spectator_learns_from_every_kind_of_entry() {
    check(include_str!("cases/spectator.json"), include_str!("cases/spectator.expect.json"));
}

/// How many deals there are for somebody who knows only their own hand.
fn deals_at_the_start(hand: &[&str], others: &[usize]) -> u128 {
    let edition = Edition::built_in("classic").expect("it is built in");
    let hands: Vec<usize> = [hand.len()].into_iter().chain(others.iter().copied()).collect();
    let holders = Holders::new(edition.kinds(), &hands);
    let mine = |name: &&str| Fact::Has { holder: Holder::new(0), card: edition.find(name).expect("a card") };
    let facts: Vec<Fact> = hand.iter().map(mine).collect();
    let posterior = Posterior::of(&holders, &facts, Weighting::Shown).expect("nothing speaks against it");

    let mine: CardSet = hand.iter().map(|name| edition.find(name).expect("a card")).collect();
    let cases: usize = edition.kinds().into_iter().map(|kind| (kind - mine).len()).product();
    assert_eq!(posterior.cases().len(), cases);
    let factorial = |n: usize| (1..=n as u128).product::<u128>();
    let ways = others.iter().fold(factorial(others.iter().sum()), |ways, size| ways / factorial(*size));
    assert_eq!(posterior.worlds(), cases as u128 * ways);
    posterior.worlds()
}

#[test]
fn ones_own_hand_leaves_as_many_deals_as_arithmetic_says() {
    let hand =
        ["Miss Scarlet", "Knife", "Hall", "Lounge", "Study", "Kitchen", "Mr. Green", "Rope", "Library"];
    assert_eq!(deals_at_the_start(&hand, &[9]), 64);
    assert_eq!(deals_at_the_start(&hand[..6], &[6, 6]), 115_500);
    assert_eq!(deals_at_the_start(&hand[..5], &[5, 4, 4]), 13_513_500);
    assert_eq!(deals_at_the_start(&hand[..4], &[4, 4, 3, 3]), 735_735_000);
    assert_eq!(deals_at_the_start(&hand[..3], &[3, 3, 3, 3, 3]), 33_633_600_000);
}
