//! Deals drawn at random agree with the facts, and each comes as often as it weighs.

use crate::oracle;
use crate::oracle::brute::Deals;
use crate::oracle::log::{self, Watcher};
use crate::oracle::{Deal, chance, weight};
use clue_deduction::{Fact, Holder, Holders, Sampler, Weighting};
use clue_rules::{Card, CardSet};
use parlour_game::ChanceRng;
use std::collections::HashMap;

const WEIGHTINGS: [Weighting; 2] = [Weighting::Alike, Weighting::Shown];

fn draw(holders: &Holders, sampler: &Sampler, dice: &mut ChanceRng) -> Deal {
    let deal = sampler.deal(dice);
    holders.all().map(|holder| deal.hand(holder)).collect()
}

/// Every card once, hands of the right sizes, and one card of each kind in the envelope.
fn assert_is_deal(holders: &Holders, deal: &Deal) {
    let all = deal.iter().fold(CardSet::EMPTY, |all, hand| all | *hand);
    assert_eq!(all, holders.deck());
    let sizes: Vec<usize> = deal.iter().map(|hand| hand.len()).collect();
    assert_eq!(sizes, holders.all().map(|holder| holders.size(holder)).collect::<Vec<_>>());
    let case = deal[holders.envelope().index()];
    assert!(holders.kinds().iter().all(|kind| (case & *kind).len() == 1), "{case:?}");
}

#[test]
fn every_deal_drawn_agrees_with_the_facts() {
    let mut dice = chance::dice(40);
    for (edition, players) in [("classic", 2), ("classic", 4), ("classic", 6), ("master-detective", 5)] {
        let holders = chance::full_table(edition, players);
        for (suggestions, watcher) in
            [(0, Watcher::Spectator), (9, Watcher::Spectator), (16, Watcher::Player(Holder::new(1)))]
        {
            let log = log::play(&holders, watcher, suggestions, &mut dice);
            let mut facts = log.facts_after(suggestions);
            facts.extend((0..4).map(|_| chance::true_fact(&holders, &log.deal, &mut dice)));
            for weighting in WEIGHTINGS {
                let sampler = Sampler::of(&holders, &facts, weighting).expect("the facts are true of a deal");
                for _ in 0..50 {
                    let deal = draw(&holders, &sampler, &mut dice);
                    assert_is_deal(&holders, &deal);
                    assert!(facts.iter().all(|fact| oracle::agrees(fact, &deal)), "{deal:?}: {facts:?}");
                }
            }
        }
    }
}

#[test]
fn what_no_deal_agrees_with_cannot_be_drawn() {
    let mut dice = chance::dice(41);
    for holders in chance::small_tables() {
        let deals = Deals::of(&holders);
        for round in 0..60 {
            let facts = chance::facts(&holders, round % 8, &mut dice);
            let is_possible = deals.agreeing(&facts).next().is_some();
            assert_eq!(Sampler::of(&holders, &facts, Weighting::Shown).is_some(), is_possible, "{facts:?}");
        }
    }
}

/// Draws so often that each of the agreeing deals is expected 20 times or more, and measures how far the numbers are
/// from what the weights say: the sum of (drawn - expected)² / expected is about the number of deals, give or take
/// the root of twice that. Five times as far off would be no accident.
fn assert_fair(holders: &Holders, facts: &[Fact], weighting: Weighting, dice: &mut ChanceRng) {
    let deals = Deals::of(holders);
    let weights: HashMap<&Deal, u128> =
        deals.agreeing(facts).map(|deal| (deal, weight(facts, deal, weighting))).collect();
    let total: u128 = weights.values().sum();
    let least = *weights.values().min().expect("some deal agrees");
    let draws = (20 * total).div_ceil(least);

    let sampler = Sampler::of(holders, facts, weighting).expect("some deal agrees");
    let mut drawn: HashMap<Deal, u32> = HashMap::new();
    for _ in 0..draws {
        *drawn.entry(draw(holders, &sampler, dice)).or_default() += 1;
    }
    assert_eq!(drawn.len(), weights.len(), "every agreeing deal comes, and no other: {facts:?}");
    let distance: f64 = drawn
        .iter()
        .map(|(deal, count)| {
            let expected = draws as f64 * weights[deal] as f64 / total as f64;
            (f64::from(*count) - expected).powi(2) / expected
        })
        .sum();
    let freedom = (weights.len() - 1) as f64;
    assert!(distance <= freedom + 5.0 * (2.0 * freedom).sqrt(), "{distance} for {freedom}: {facts:?}");
}

#[test]
fn each_deal_comes_as_often_as_it_weighs() {
    let mut dice = chance::dice(42);
    let among = CardSet::from([Card::new(0), Card::new(3), Card::new(6)]);
    let showed = Fact::Showed { holder: Holder::new(0), card: Card::new(0), among };
    let some = Fact::HasSome { holder: Holder::new(1), cards: CardSet::from([Card::new(1), Card::new(4)]) };
    let wrong = |cards: [usize; 3]| Fact::NotTheCase { cards: cards.map(Card::new).into() };
    let holders = chance::table([3, 3, 3], &[3, 2, 1]);
    let many_wrong = [[1, 3, 6], [1, 3, 7], [1, 4, 6], [1, 4, 7], [2, 5, 8]].map(wrong);
    for facts in [&[showed, showed][..], &[showed, some], &[&[showed, some][..], &many_wrong].concat()] {
        for weighting in WEIGHTINGS {
            assert_fair(&holders, facts, weighting, &mut dice);
        }
    }
}

#[test]
fn so_it_is_with_facts_by_chance() {
    let mut dice = chance::dice(43);
    for holders in [chance::table([2, 2, 3], &[2, 1, 1]), chance::table([3, 2, 3], &[2, 2, 1])] {
        for count in [1, 2, 4, 6] {
            let facts = chance::true_facts(&holders, count, &mut dice);
            for weighting in WEIGHTINGS {
                assert_fair(&holders, &facts, weighting, &mut dice);
            }
        }
    }
}

/// All but two cases have failed, and these two weigh next to nothing beside them: waiting for one of them to be
/// drawn by luck would take for ever.
#[test]
fn deals_are_drawn_though_nearly_all_are_known_to_be_wrong() {
    let holders = chance::table([3, 3, 3], &[3, 3]);
    let (holder, card) = (Holder::new(0), Card::new(0));
    let others = CardSet::from([Card::new(3), Card::new(6)]);
    let mut facts = vec![Fact::Showed { holder, card, among: others | card.into() }; 60];
    let [suspects, weapons, rooms] = holders.kinds();
    for suspect in suspects.iter() {
        for weapon in weapons.iter() {
            for room in rooms.iter().filter(|room| [weapon, *room] != [Card::new(4), Card::new(7)]) {
                facts.push(Fact::NotTheCase { cards: CardSet::from([suspect, weapon, room]) });
            }
        }
    }
    // The holder has the two other cards as well: 3^-60 of the weight.
    facts.push(Fact::HasNone { holder: Holder::new(1), cards: others });
    let sampler = Sampler::of(&holders, &facts, Weighting::Shown).expect("two cases are left");
    let mut dice = chance::dice(44);
    let mut cases: HashMap<CardSet, usize> = HashMap::new();
    for _ in 0..200 {
        let deal = draw(&holders, &sampler, &mut dice);
        assert_is_deal(&holders, &deal);
        assert!(facts.iter().all(|fact| oracle::agrees(fact, &deal)), "{deal:?}");
        *cases.entry(deal[holders.envelope().index()]).or_default() += 1;
    }
    assert_eq!(cases.len(), 2);
    assert!(cases.values().all(|count| (60..140).contains(count)), "{cases:?}");
}
