//! What the engine says is exactly what counting says: whole numbers against whole numbers.

use crate::oracle;
use crate::oracle::brute::{Deals, Tally};
use crate::oracle::log::{self, Watcher};
use crate::oracle::{Share, chance, dealing, hands};
use clue_deduction::{Fact, Holder, Holders, Place, Posterior, TooMany, Weighting};
use clue_rules::{Card, CardSet};
use num_bigint::BigUint;
use parlour_game::ChanceRng;

const WEIGHTINGS: [Weighting; 2] = [Weighting::Alike, Weighting::Shown];

fn share(posterior: &Posterior, holder: Holder, card: Card) -> Share {
    Share::new(posterior.weight(holder, card).to_owned(), posterior.total_weight().to_owned())
}

/// Chances are written as floats; a whole number of deals stands behind each.
fn is_close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-12
}

fn case_share(posterior: &Posterior, case: CardSet) -> Share {
    Share::new(posterior.case_weight(case), posterior.total_weight().to_owned())
}

fn place_of(weight: u128, total: u128) -> Place {
    match weight {
        0 => Place::HasNot,
        all if all == total => Place::Has,
        part => Place::May(part as f64 / total as f64),
    }
}

fn assert_place(said: Place, counted: Place, facts: &[Fact]) {
    match (said, counted) {
        (Place::May(said), Place::May(counted)) => {
            assert!(0.0 < said && said < 1.0 && is_close(said, counted), "{said}, not {counted}: {facts:?}");
        }
        _ => assert_eq!(said, counted, "{facts:?}"),
    }
}

/// Whatever the facts are, weights add up: a card is somewhere, a hand is full, the envelope holds something.
fn assert_adds_up(holders: &Holders, posterior: &Posterior) {
    let total = posterior.total_weight().to_owned();
    for card in holders.deck().iter() {
        assert_eq!(holders.all().map(|holder| posterior.weight(holder, card)).sum::<BigUint>(), total);
    }
    for holder in holders.all() {
        let held: BigUint = holders.deck().iter().map(|card| posterior.weight(holder, card)).sum();
        assert_eq!(held, &total * holders.size(holder));
    }
    let cases = posterior.cases();
    assert_eq!(cases.iter().map(|(case, _)| posterior.case_weight(*case)).sum::<BigUint>(), total);
    assert!(cases.is_sorted_by(|(_, one), (_, next)| one >= next), "the likeliest comes first: {cases:?}");
}

fn assert_is(posterior: &Posterior, tally: &Tally, facts: &[Fact]) {
    assert_eq!(posterior.worlds(), tally.worlds, "{facts:?}");
    for (&(holder, card), &weight) in &tally.places {
        assert_eq!(share(posterior, holder, card), Share::new(weight, tally.total), "{facts:?}");
        assert_place(posterior.place(holder, card), place_of(weight, tally.total), facts);
    }
    assert_eq!(posterior.cases().len(), tally.cases.len(), "{facts:?}");
    for (case, chance) in posterior.cases() {
        let weight = tally.cases.get(case).copied().unwrap_or_default();
        assert_eq!(case_share(posterior, *case), Share::new(weight, tally.total), "{case:?}: {facts:?}");
        assert!(is_close(*chance, weight as f64 / tally.total as f64), "{case:?} has {chance}: {facts:?}");
    }
}

#[test]
fn small_decks_are_as_listing_every_deal_says() {
    let mut dice = chance::dice(10);
    let rounds = if oracle::is_slow_run() { 2_000 } else { 150 };
    for holders in chance::small_tables() {
        let deals = Deals::of(&holders);
        for round in 0..rounds {
            let draw = if round % 3 == 0 { chance::facts } else { chance::true_facts };
            let facts = draw(&holders, round % 11, &mut dice);
            for weighting in WEIGHTINGS {
                let tally = deals.tally(&facts, weighting);
                match Posterior::of(&holders, &facts, weighting) {
                    Some(posterior) => {
                        assert_is(&posterior, &tally, &facts);
                        assert_adds_up(&holders, &posterior);
                    }
                    None => assert_eq!(tally.worlds, 0, "{facts:?}"),
                }
            }
        }
    }
}

/// A game of the edition for so many players, seen by one of them or by a spectator, and now and then something told
/// on top: as facts.
fn watched(holders: &Holders, suggestions: usize, watcher: Watcher, dice: &mut ChanceRng) -> Vec<Fact> {
    let log = log::play(holders, watcher, suggestions, dice);
    let mut facts = log.facts_after(suggestions);
    facts.extend((0..suggestions / 3).map(|_| chance::true_fact(holders, &log.deal, dice)));
    facts
}

/// Compares the number of deals, and the weights of some cards and cases.
fn assert_full(holders: &Holders, facts: &[Fact], dice: &mut ChanceRng) {
    let worlds = dealing::total(holders, facts, Weighting::Alike);
    for weighting in WEIGHTINGS {
        let posterior = Posterior::of(holders, facts, weighting).expect("the facts are true of a deal");
        assert_eq!(posterior.worlds(), worlds, "{facts:?}");
        assert_adds_up(holders, &posterior);
        let total = dealing::total(holders, facts, weighting);
        for _ in 0..6 {
            let card = Card::new(dice.below(holders.deck().len() as u32) as usize);
            let holder = Holder::new(dice.below(holders.count() as u32) as usize);
            let with = [facts, &[Fact::Has { holder, card }]].concat();
            let weight = dealing::total(holders, &with, weighting);
            assert_eq!(share(&posterior, holder, card), Share::new(weight, total), "{facts:?}");
            assert_place(posterior.place(holder, card), place_of(weight, total), facts);
        }
        let (likely, _) = *dice.pick(posterior.cases());
        for case in [likely, chance::case(holders, dice), chance::case(holders, dice)] {
            let weight = dealing::total_of_case(holders, facts, case, weighting);
            assert_eq!(case_share(&posterior, case), Share::new(weight, total), "{case:?}: {facts:?}");
            let is_listed = posterior.cases().iter().any(|(listed, _)| *listed == case);
            assert_eq!(is_listed, weight > 0, "{case:?}: {facts:?}");
        }
    }
}

#[test]
fn full_decks_are_as_dealing_card_by_card_says() {
    let mut dice = chance::dice(11);
    let games = if oracle::is_slow_run() { 10 } else { 1 };
    for players in 2..=6 {
        for edition in ["classic", "master-detective"] {
            let holders = chance::full_table(edition, players);
            for _ in 0..games {
                for suggestions in [0, 3, 7] {
                    let facts = watched(&holders, suggestions, Watcher::Player(Holder::new(0)), &mut dice);
                    assert_full(&holders, &facts, &mut dice);
                }
                let facts = watched(&holders, 4, Watcher::Spectator, &mut dice);
                assert_full(&holders, &facts, &mut dice);
            }
        }
    }
}

#[test]
fn full_decks_are_as_giving_out_hands_says() {
    let mut dice = chance::dice(12);
    for players in 3..=6 {
        let holders = chance::full_table("classic", players);
        for suggestions in [6, 12, 20] {
            let facts = watched(&holders, suggestions, Watcher::Player(Holder::new(0)), &mut dice);
            for weighting in WEIGHTINGS {
                let posterior =
                    Posterior::of(&holders, &facts, weighting).expect("the facts are true of a deal");
                let total = hands::total(&holders, &facts, weighting);
                if weighting == Weighting::Alike {
                    assert_eq!(posterior.worlds(), total, "{facts:?}");
                }
                let card = Card::new(dice.below(21) as usize);
                for holder in holders.all() {
                    let with = [&facts[..], &[Fact::Has { holder, card }]].concat();
                    let weight = hands::total(&holders, &with, weighting);
                    assert_eq!(share(&posterior, holder, card), Share::new(weight, total), "{facts:?}");
                }
            }
        }
    }
}

#[test]
fn cards_lying_aside_are_a_holder_like_others() {
    let mut dice = chance::dice(13);
    let edition = clue_rules::Edition::built_in("classic").expect("it is built in");
    for hands in [&[4, 4, 4, 4, 2][..], &[5, 5, 5, 3], &[8, 8, 2]] {
        let holders = Holders::new(edition.kinds(), hands);
        let deal = chance::deal(&holders, &mut dice);
        let mine = deal[0].iter().map(|card| Fact::Has { holder: Holder::new(0), card });
        let mut facts: Vec<Fact> = mine.collect();
        facts.extend((0..6).map(|_| chance::true_fact(&holders, &deal, &mut dice)));
        assert_full(&holders, &facts, &mut dice);
    }
}

#[test]
fn what_is_certain_stays_certain() {
    let mut dice = chance::dice(14);
    for (edition, players) in [("classic", 3), ("classic", 6), ("master-detective", 4)] {
        let holders = chance::full_table(edition, players);
        let deal = chance::deal(&holders, &mut dice);
        let mut facts: Vec<Fact> = Vec::new();
        let mut before: Option<Posterior> = None;
        for _ in 0..40 {
            let posterior =
                Posterior::of(&holders, &facts, Weighting::Shown).expect("the facts are true of a deal");
            if let Some(before) = before {
                assert!(posterior.worlds() <= before.worlds());
                for (holder, card) in oracle::places(&holders) {
                    let earlier = before.place(holder, card);
                    let is_certain = !matches!(earlier, Place::May(_));
                    assert!(!is_certain || posterior.place(holder, card) == earlier, "{facts:?}");
                }
            }
            before = Some(posterior);
            facts.push(chance::true_fact(&holders, &deal, &mut dice));
        }
    }
}

/// Other numbers for the same cards and players.
struct Renaming {
    cards: Vec<Card>,
    holders: Vec<Holder>,
}

impl Renaming {
    fn draw(holders: &Holders, dice: &mut ChanceRng) -> Self {
        let mut cards: Vec<Card> = holders.deck().iter().collect();
        dice.shuffle(&mut cards);
        let mut others: Vec<Holder> = holders.all().collect();
        // The envelope stays the last.
        let players = others.len() - 1;
        dice.shuffle(&mut others[..players]);
        Self { cards, holders: others }
    }

    fn card(&self, card: Card) -> Card {
        self.cards[card.index()]
    }

    fn cards(&self, cards: CardSet) -> CardSet {
        cards.iter().map(|card| self.card(card)).collect()
    }

    fn holder(&self, holder: Holder) -> Holder {
        self.holders[holder.index()]
    }

    fn table(&self, holders: &Holders) -> Holders {
        let mut hands = vec![0; holders.count() - 1];
        for holder in holders.all().filter(|holder| *holder != holders.envelope()) {
            hands[self.holder(holder).index()] = holders.size(holder);
        }
        Holders::new(holders.kinds().map(|kind| self.cards(kind)), &hands)
    }

    fn fact(&self, fact: Fact) -> Fact {
        match fact {
            Fact::Has { holder, card } => Fact::Has { holder: self.holder(holder), card: self.card(card) },
            Fact::HasNone { holder, cards } => {
                Fact::HasNone { holder: self.holder(holder), cards: self.cards(cards) }
            }
            Fact::HasSome { holder, cards } => {
                Fact::HasSome { holder: self.holder(holder), cards: self.cards(cards) }
            }
            Fact::Showed { holder, card, among } => {
                Fact::Showed { holder: self.holder(holder), card: self.card(card), among: self.cards(among) }
            }
            Fact::NotTheCase { cards } => Fact::NotTheCase { cards: self.cards(cards) },
        }
    }
}

#[test]
fn other_names_permute_the_answer() {
    let mut dice = chance::dice(15);
    for (edition, players) in [("classic", 2), ("classic", 4), ("classic", 5), ("master-detective", 6)] {
        let holders = chance::full_table(edition, players);
        for suggestions in [1, 6, 15] {
            let facts = watched(&holders, suggestions, Watcher::Player(Holder::new(0)), &mut dice);
            let renaming = Renaming::draw(&holders, &mut dice);
            let renamed: Vec<Fact> = facts.iter().map(|fact| renaming.fact(*fact)).collect();
            for weighting in WEIGHTINGS {
                let one = Posterior::of(&holders, &facts, weighting).expect("true of a deal");
                let other =
                    Posterior::of(&renaming.table(&holders), &renamed, weighting).expect("true of a deal");
                assert_eq!(one.worlds(), other.worlds());
                for (holder, card) in oracle::places(&holders) {
                    let (there, it) = (renaming.holder(holder), renaming.card(card));
                    assert_eq!(share(&one, holder, card), share(&other, there, it), "{facts:?}");
                }
                let mut cases: Vec<CardSet> =
                    one.cases().iter().map(|(case, _)| renaming.cards(*case)).collect();
                let mut others: Vec<CardSet> = other.cases().iter().map(|(case, _)| *case).collect();
                cases.sort_unstable();
                others.sort_unstable();
                assert_eq!(cases, others);
            }
        }
    }
}

#[test]
fn the_order_of_facts_does_not_matter() {
    let mut dice = chance::dice(16);
    for players in 3..=6 {
        let holders = chance::full_table("classic", players);
        let facts = watched(&holders, 12, Watcher::Player(Holder::new(0)), &mut dice);
        let mut shuffled = facts.clone();
        dice.shuffle(&mut shuffled);
        for weighting in WEIGHTINGS {
            let one = Posterior::of(&holders, &facts, weighting).expect("true of a deal");
            let other = Posterior::of(&holders, &shuffled, weighting).expect("true of a deal");
            assert_eq!(one.worlds(), other.worlds());
            for (holder, card) in oracle::places(&holders) {
                assert_eq!(share(&one, holder, card), share(&other, holder, card), "{facts:?}");
            }
            assert_eq!(one.cases(), other.cases(), "{facts:?}");
        }
    }
}

#[test]
fn a_fact_told_twice_tells_nothing_new_unless_a_card_was_shown_twice() {
    let holders = chance::table([3, 3, 3], &[2, 2, 2]);
    let (holder, card) = (Holder::new(0), Card::new(0));
    let among = CardSet::from([card, Card::new(3), Card::new(6)]);
    let showed = Fact::Showed { holder, card, among };
    let some = Fact::HasSome { holder: Holder::new(1), cards: among };
    let has_other = |facts: &[Fact], weighting| {
        let posterior = Posterior::of(&holders, facts, weighting).expect("it can be");
        share(&posterior, holder, Card::new(3))
    };
    let once = has_other(&[showed, some], Weighting::Shown);
    assert_eq!(has_other(&[showed, some, some], Weighting::Shown), once);
    assert_ne!(has_other(&[showed, showed, some], Weighting::Shown), once);
    let alike = has_other(&[showed, some], Weighting::Alike);
    assert_eq!(has_other(&[showed, showed, some, some], Weighting::Alike), alike);
}

#[test]
#[should_panic(expected = "the envelope shows nothing")]
fn the_envelope_shows_nothing() {
    let holders = chance::table([2, 2, 2], &[2, 1]);
    let cards = CardSet::from([Card::new(2), Card::new(5)]);
    let _ = Posterior::of(&holders, &[Fact::HasSome { holder: holders.envelope(), cards }], Weighting::Alike);
}

#[test]
fn a_card_shown_a_hundred_times_is_still_weighed_exactly() {
    let holders = chance::table([3, 3, 3], &[3, 2, 1]);
    let (holder, card) = (Holder::new(0), Card::new(0));
    let among = CardSet::from([card, Card::new(3), Card::new(6)]);
    let facts = vec![Fact::Showed { holder, card, among }; 100];
    let posterior = Posterior::of(&holders, &facts, Weighting::Shown).expect("it can be");
    let deals = Deals::of(&holders);
    let sum = |wanted: Card| -> BigUint {
        let agreeing = deals.agreeing(&facts).filter(|deal| deal[0].has(wanted));
        agreeing.map(|deal| BigUint::from(oracle::weight(&facts[..1], deal, Weighting::Shown)).pow(100)).sum()
    };
    for other in holders.deck().iter() {
        assert_eq!(share(&posterior, holder, other), Share::new(sum(other), sum(card)), "{other:?}");
        let is_open = !sum(other).eq(&BigUint::ZERO) && sum(other) != sum(card);
        match posterior.place(holder, other) {
            Place::May(chance) => assert!(is_open && 0.0 < chance && chance < 1.0, "{other:?}: {chance}"),
            Place::Has | Place::HasNot => assert!(!is_open, "{other:?}"),
        }
    }
}

#[test]
fn what_takes_too_many_steps_is_not_begun() {
    let holders = chance::full_table("classic", 6);
    let within = |steps| Posterior::within(&holders, &[], Weighting::Shown, steps);
    assert_eq!(within(1000), Err(TooMany));
    assert_eq!(within(10_000_000), Ok(Posterior::of(&holders, &[], Weighting::Shown)));
    let contradiction = [true, false].map(|has| {
        let (holder, card) = (Holder::new(0), Card::new(0));
        if has { Fact::Has { holder, card } } else { Fact::HasNone { holder, cards: card.into() } }
    });
    assert_eq!(Posterior::within(&holders, &contradiction, Weighting::Shown, 0), Ok(None));
}
