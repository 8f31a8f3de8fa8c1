//! Whatever is certain has a proof, nothing else has; a proof leaves out no step, and needs every entry it names.

use crate::oracle;
use crate::oracle::brute::Deals;
use crate::oracle::log::{self, Log, Watcher};
use crate::oracle::{agrees, chance};
use crate::replay;
use clue_deduction::assistant::Assistant;
use clue_deduction::assistant::wire::{Answer, Case, Question};
use clue_deduction::proof::{Because, Claim, Premises, Proof};
use clue_deduction::{Fact, Holder, Holders, Place, Posterior, Weighting};
use parlour_game::{ChanceRng, Seed, Tool};

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

/// What a game tells who watches it, suggestion by suggestion.
fn watched(holders: &Holders, log: &Log) -> Premises {
    let told = |after: usize| log.facts_after(after);
    let entries = (0..log.suggestions.len()).map(|at| told(at + 1).split_off(told(at).len()));
    Premises { holders: holders.clone(), given: told(0), entries: entries.collect() }
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
            let premises = watched(&holders, &log);
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
    let games = if oracle::is_slow_run() { 60 } else { 12 };
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
        let premises = watched(&holders, &log);
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
        let mut premises = watched(&holders, &log);
        let lie = loop {
            let fact = chance::fact(&holders, &mut dice);
            if !agrees(&fact, &log.deal) {
                break fact;
            }
        };
        premises.entries.insert(dice.below(26) as usize, vec![lie]);
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

/// Cards were shown again and again and nobody ever passed: such arguments grow beyond all telling.
#[test]
fn what_is_too_long_to_tell_is_searched() {
    let holders = chance::full_table("classic", 3);
    let mut dice = chance::dice(46);
    let deal = chance::deal(&holders, &mut dice);
    let mut entries = Vec::new();
    while entries.len() < 120 {
        let (holder, cards) = (Holder::new(dice.below(3) as usize), chance::case(&holders, &mut dice));
        if deal[holder.index()].has_any(cards) {
            entries.push(vec![Fact::HasSome { holder, cards }]);
        }
    }
    let premises = Premises { holders, given: Vec::new(), entries };
    let proofs = claims(&premises.holders).step_by(3).filter_map(|claim| Some((claim, premises.why(claim)?)));
    let mut searched = 0;
    for (claim, proof) in proofs {
        replay::follow(&premises, &proof, Some(claim));
        searched += usize::from(proof.steps.iter().any(|step| step.because == Because::Searched));
    }
    assert!(searched > 0, "the rules got so good that this test needs a harder game");
}

/// Every step as it is told: its entry, or a dot for each supposition it stands under.
fn why(case: &Case, card: &str, holder: &str) -> String {
    let notebook = Assistant::open(case.clone()).expect("the case is in order");
    let question = Question::Why { card: card.into(), holder: holder.into() };
    let Ok(Answer::Why(why)) = Assistant::ask(&notebook, question) else { panic!("an answer to why") };
    let told = why.steps.iter().map(|step| match step.entry {
        Some(entry) => format!("{entry}: {}\n", step.said.text),
        None => format!("{}{}\n", ". ".repeat(step.depth), step.said.text),
    });
    [why.title.text, "\n".into()].into_iter().chain(told).collect()
}

fn case(text: &str) -> Case {
    serde_json::from_str(text).expect("a case file")
}

#[test]
fn the_candlestick_is_in_the_envelope() {
    let mut case = case(include_str!("cases/four-at-the-table.json"));
    assert_eq!(
        why(&case, "Candlestick", "envelope"),
        "Why is the Candlestick in the case file?
3: Cid suggested Professor Plum with the Candlestick in the Ballroom. Dee passed.
8: Dee suggested Miss Scarlet with the Candlestick in the Billiard Room, and no one showed a card: the Candlestick is with Dee or in the case file.
The Candlestick can’t be anywhere else, so the card is in the case file.
"
    );
    // Without the short way there is a longer one.
    case.entries.remove(2);
    assert_eq!(
        why(&case, "Candlestick", "envelope"),
        "Why is the Candlestick in the case file?
4: You suggested Mr. Green with the Revolver in the Conservatory. Ben and Cid passed, and Dee showed the Revolver.
6: Cid suggested Mrs. White with the Lead Pipe in the Library. Dee showed one of them.
7: Dee suggested Miss Scarlet with the Candlestick in the Billiard Room, and no one showed a card: each is with Dee or in the case file.
Miss Scarlet, Mr. Green, the Candlestick, the Billiard Room and the Conservatory are each in the case file or with Dee, but Dee has room for only two of them. So at least three of them are in the case file.
So the weapon in the case file is the Candlestick.
"
    );
    assert_eq!(
        why(&case, "Lounge", "Dee"),
        "Why doesn’t Dee have the Lounge?
4: You suggested Mr. Green with the Revolver in the Conservatory. Ben and Cid passed, and Dee showed the Revolver.
6: Cid suggested Mrs. White with the Lead Pipe in the Library. Dee showed one of them.
7: Dee suggested Miss Scarlet with the Candlestick in the Billiard Room, and no one showed a card: Miss Scarlet and the Billiard Room are each with Dee or in the case file.
Miss Scarlet and Mr. Green, and likewise the Billiard Room and the Conservatory, are each with Dee or in the case file, which has only one suspect and one room. So Dee has at least one of each pair.
Dee’s four cards are the Revolver, one from entry 6, one of Miss Scarlet and Mr. Green and one of the Billiard Room and the Conservatory: there’s no room for the Lounge.
"
    );
}

#[test]
fn plain_cases_are_told_plainly() {
    let last_owner = case(include_str!("cases/last-possible-owner.json"));
    assert_eq!(
        why(&last_owner, "Rope", "Cid"),
        "Why does Cid have the Rope?
1: You suggested Miss Scarlet with the Candlestick in the Hall, and no one showed a card.
2: You suggested Colonel Mustard with the Rope in the Library. Ben passed.
The Candlestick can’t be anywhere else, so the card is in the case file.
The weapon in the case file is the Candlestick, not the Rope.
No one else can have the Rope, so Cid has the card.
"
    );
    let just_enough = case(include_str!("cases/only-enough-cards-left.json"));
    assert_eq!(
        why(&just_enough, "Wrench", "Ben"),
        "Why does Ben have the Wrench?
1: You suggested Mrs. White with the Revolver in the Dining Room. Ben passed.
2: You suggested Mr. Green with the Rope in the Kitchen. Ben passed.
3: You suggested Mrs. Peacock with the Lead Pipe in the Ballroom. Ben passed.
Only Professor Plum, the Wrench, the Study, the Library, the Billiard Room and the Conservatory can still be among Ben’s six cards.
"
    );
    assert_eq!(
        why(&just_enough, "Knife", "Cid"),
        "Why doesn’t Cid have the Knife?
You have the Knife, so Cid doesn’t.
"
    );
    assert_eq!(
        why(&just_enough, "Rope", "Ann"),
        "Why don’t you have the Rope?
Your six cards are Miss Scarlet, Colonel Mustard, the Candlestick, the Knife, the Hall and the Lounge, not the Rope.
"
    );
    let separate = case(include_str!("cases/disjoint-clauses-fill-hand.json"));
    assert_eq!(
        why(&separate, "Ballroom", "Ben"),
        "Why doesn’t Ben have the Ballroom?
1: You suggested Mr. Green with the Wrench in the Library. Ben showed the Mr. Green card.
2: You suggested Professor Plum with the Knife in the Library. Ben showed the Knife.
3: You suggested Professor Plum with the Wrench in the Hall. Ben showed the Hall.
4: Cid suggested Miss Scarlet with the Candlestick in the Lounge. Ben showed one of them.
5: Cid suggested Colonel Mustard with the Revolver in the Dining Room. Ben showed one of them.
6: Cid suggested Mrs. White with the Rope in the Kitchen. Ben showed one of them.
Ben’s six cards are Mr. Green, the Knife, the Hall, one from entry 4, one from entry 5 and one from entry 6: there’s no room for the Ballroom.
"
    );
}

#[test]
fn a_clash_is_told() {
    let mut text: serde_json::Value =
        serde_json::from_str(include_str!("cases/four-at-the-table.json")).expect("a case file");
    text["entries"].as_array_mut().expect("a list").push(serde_json::json!(
        {"kind": "spoiler", "player": "Dee", "card": "Lounge", "has": true}
    ));
    let refusal = Assistant::open(case(&text.to_string())).expect_err("the entries clash");
    let told: Vec<String> = refusal.steps.into_iter().map(|step| step.said.text).collect();
    assert_eq!(refusal.entries, [5, 7, 8, 9]);
    assert_eq!(
        told.join("\n"),
        "You suggested Mr. Green with the Revolver in the Conservatory. Ben and Cid passed, and Dee showed the Revolver.
Cid suggested Mrs. White with the Lead Pipe in the Library. Dee showed one of them.
Dee suggested Miss Scarlet with the Candlestick in the Billiard Room, and no one showed a card: each is with Dee or in the case file.
You learned that Dee has the Lounge.
Miss Scarlet, Mr. Green, the Candlestick, the Billiard Room and the Conservatory are each in the case file or with Dee, but Dee has room for only one of them. So at least four of them are in the case file.
At least four of Miss Scarlet, Mr. Green, the Candlestick, the Billiard Room and the Conservatory are in the case file, but the case file has only one card of each kind."
    );
}
