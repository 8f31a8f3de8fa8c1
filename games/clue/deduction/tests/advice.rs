//! What a suggestion would tell, against asking it in every agreeing deal of a small deck.

use crate::oracle;
use crate::oracle::brute::Deals;
use crate::oracle::log::{self, Watcher};
use crate::oracle::{SHARED, chance, weight};
use clue_deduction::{Fact, Holder, Holders, Inquiry, Outlook, Weighting};
use clue_rules::{Card, CardSet, Edition};
use parlour_game::Budget;
use std::collections::BTreeMap;

/// What the deals with each case count.
type Cases = BTreeMap<CardSet, u128>;

/// What was answered: who showed which card, if anybody.
type Answer = Option<(Holder, Card)>;

/// Asks in every deal. Whoever shows chooses among their cards at random, so such a deal is shared between answers.
fn ask(deals: &Deals, facts: &[Fact], asked: &[Holder], cards: CardSet) -> BTreeMap<Answer, Cases> {
    let mut answers: BTreeMap<Answer, Cases> = BTreeMap::new();
    for deal in deals.agreeing(facts) {
        let weight = weight(facts, deal, Weighting::Shown) * SHARED;
        let case = *deal.last().expect("the envelope");
        let mut count =
            |answer, weight| *answers.entry(answer).or_default().entry(case).or_default() += weight;
        match asked.iter().find(|holder| deal[holder.index()].has_any(cards)) {
            None => count(None, weight),
            Some(&holder) => {
                let held = deal[holder.index()] & cards;
                held.iter().for_each(|card| count(Some((holder, card)), weight / held.len() as u128));
            }
        }
    }
    answers
}

/// How uncertain the case is, in bits.
fn doubt(cases: &Cases) -> f64 {
    let total: u128 = cases.values().sum();
    let chances = cases.values().map(|weight| *weight as f64 / total as f64);
    chances.map(|chance| -chance * chance.log2()).sum()
}

fn assert_close(said: f64, counted: f64, what: &str) {
    assert!((said - counted).abs() < 1e-9, "{what}: {said}, not {counted}");
}

fn assert_is(outlook: &Outlook, answers: &BTreeMap<Answer, Cases>, facts: &[Fact]) {
    let total: u128 = answers.values().flat_map(Cases::values).sum();
    let chance = |cases: &Cases| cases.values().sum::<u128>() as f64 / total as f64;
    let mut before = Cases::new();
    for (case, weight) in answers.values().flatten() {
        *before.entry(*case).or_default() += weight;
    }

    let asked = format!("{:?} with {facts:?}", outlook.cards);
    assert_eq!(outlook.replies.len(), answers.len(), "{asked}");
    for reply in &outlook.replies {
        let cases = answers.get(&reply.shown).unwrap_or_else(|| panic!("{reply:?} cannot be: {asked}"));
        assert_close(reply.chance, chance(cases), &asked);
        assert_eq!(reply.cases, cases.len(), "{reply:?}: {asked}");
        assert_close(reply.doubt, doubt(cases), &asked);
    }
    assert!(outlook.replies.is_sorted_by(|one, next| one.chance >= next.chance), "{asked}");

    let expected = |figure: &dyn Fn(&Cases) -> f64| -> f64 {
        answers.values().map(|cases| chance(cases) * figure(cases)).sum()
    };
    assert_close(outlook.bits, doubt(&before) - expected(&doubt), &asked);
    assert_close(outlook.cases_after, expected(&|cases| cases.len() as f64), &asked);
    assert_close(outlook.solves, expected(&|cases| if cases.len() == 1 { 1.0 } else { 0.0 }), &asked);
}

/// Everybody but the first, in order; the envelope is not asked.
fn others(holders: &Holders) -> Vec<Holder> {
    holders.all().filter(|holder| holder.index() > 0 && *holder != holders.envelope()).collect()
}

#[test]
fn outlooks_are_as_asking_in_every_deal_says() {
    let mut dice = chance::dice(50);
    let rounds = if oracle::is_slow_run() { 200 } else { 12 };
    for holders in chance::small_tables() {
        let deals = Deals::of(&holders);
        let asked = others(&holders);
        let suggestions = oracle::cases(&holders);
        for round in 0..rounds {
            let facts = chance::true_facts(&holders, round % 7, &mut dice);
            let inquiry = Inquiry::of(&holders, &facts, &asked).expect("the facts are true of a deal");
            let ranked = inquiry.rank(&suggestions, &Budget::default());
            let mut cards: Vec<CardSet> = ranked.iter().map(|outlook| outlook.cards).collect();
            cards.sort_unstable();
            let mut all = suggestions.clone();
            all.sort_unstable();
            assert_eq!(cards, all, "every suggestion has its place");
            for outlook in &ranked {
                assert_is(outlook, &ask(&deals, &facts, &asked, outlook.cards), &facts);
            }
            assert!(ranked.is_sorted_by(|one, next| one.bits > next.bits - 1e-8), "{facts:?}");
        }
    }
}

#[test]
fn nothing_can_be_asked_where_no_deal_agrees() {
    let holders = chance::table([2, 2, 2], &[2, 1]);
    let cards = holders.deck();
    let facts = [Fact::HasNone { holder: Holder::new(1), cards }];
    assert!(Inquiry::of(&holders, &facts, &others(&holders)).is_none());
}

#[test]
fn a_suggestion_looked_at_alone_is_as_in_the_ranking() {
    let mut dice = chance::dice(51);
    let holders = chance::full_table("classic", 4);
    let facts = log::play(&holders, Watcher::Player(Holder::new(0)), 8, &mut dice).facts_after(8);
    let inquiry = Inquiry::of(&holders, &facts, &others(&holders)).expect("the facts are true of a deal");
    let room = holders.kinds()[2].iter().next().expect("a room");
    let suggestions: Vec<CardSet> =
        oracle::cases(&holders).into_iter().filter(|cards| cards.has(room)).collect();
    for outlook in inquiry.rank(&suggestions, &Budget::default()) {
        let alone = inquiry.outlook(outlook.cards);
        assert_close(outlook.bits, alone.bits, "bits");
        assert_close(outlook.solves, alone.solves, "solves");
        assert_close(outlook.cases_after, alone.cases_after, "cases after");
        let answers = |outlook: &Outlook| {
            let mut shown: Vec<Answer> = outlook.replies.iter().map(|reply| reply.shown).collect();
            shown.sort_unstable();
            shown
        };
        assert_eq!(answers(&outlook), answers(&alone));
    }
}

/// The example of the game at the table of four: two of four cases stay if a card is shown, one if none is.
#[test]
fn a_telling_question_after_eight_suggestions() {
    let text = include_str!("cases/four-at-the-table.json");
    let case = oracle::case_file::read(&serde_json::from_str(text).expect("a case file"));
    let classic = Edition::built_in("classic").expect("it is built in");
    let named = |name: &str| classic.find(name).expect("a card");
    let cards = CardSet::from([named("Mr. Green"), named("Candlestick"), named("Billiard Room")]);
    let inquiry = Inquiry::of(&case.holders, &case.facts, &others(&case.holders)).expect("the case can be");
    let outlook = inquiry.outlook(cards);
    let dee = Holder::new(3);
    let left =
        |shown: Answer| outlook.replies.iter().find(|reply| reply.shown == shown).map(|reply| reply.cases);
    assert_eq!(outlook.replies.len(), 3);
    assert_eq!(left(None), Some(1), "Green did it in the Billiard Room");
    assert_eq!(left(Some((dee, named("Mr. Green")))), Some(2));
    assert_eq!(left(Some((dee, named("Billiard Room")))), Some(2));
}

#[test]
fn a_card_shown_a_hundred_times_leaves_something_to_ask() {
    let holders = chance::table([3, 3, 3], &[3, 2, 1]);
    let (holder, card) = (Holder::new(1), Card::new(0));
    let among = CardSet::from([card, Card::new(3), Card::new(6)]);
    let facts = vec![Fact::Showed { holder, card, among }; 100];
    let inquiry = Inquiry::of(&holders, &facts, &others(&holders)).expect("it can be");
    let outlook = inquiry.outlook(among);
    assert_close(outlook.replies.iter().map(|reply| reply.chance).sum(), 1.0, "all answers");
    assert_eq!(outlook.replies[0].shown, Some((holder, card)));
    assert!(outlook.tells, "a pass or another card would change everything, however unlikely");
    let nothing = Inquiry::of(&holders, &[], &[]).expect("it can be").outlook(among);
    assert!(!nothing.tells, "nobody is asked");
}
