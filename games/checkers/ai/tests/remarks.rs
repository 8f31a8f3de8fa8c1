//! What the computers say at the board: each situation arises in a game, nobody repeats themselves, and nothing is said
//! that the evaluation does not say.

use crate::board::{BLACK, START, WHITE, best_moves, known, play, play_out, play_with, wander};
use checkers_ai::course::Course;
use checkers_ai::engine::{Engine, Score, Size};
use checkers_ai::remarks::{Remark, Sentence, Tells, Topic, remark};
use checkers_ai::review::{Review, review};
use checkers_rules::{Checkers, OnTimeout, Setup, Side, Sight};
use parlour_game::{Budget, Known, Match, Seat, Seed};
use parlour_voice::{Language, Spoken};
use std::collections::{BTreeMap, BTreeSet};

/// With how many positions looked at remarks judge: the tests ask the engine for themselves.
const NODES: u64 = 8_000;

/// What the remark is about.
fn topic(remark: &Remark) -> String {
    remark.sentence.topic.to_string()
}

fn about(match_: &Match<Checkers>, by: Seat) -> Option<String> {
    let by = Side::of(by).expect("a side");
    remark(&known(match_), by, None, Tells::Evaluation).map(|remark| topic(&remark))
}

/// Games that lead to a situation: where they start, how they go on, what Black and White have to say.
const SITUATIONS: &[(&str, &str, &str, &str)] = &[
    // How it ends.
    ("B:W18:B14", "14x23", "won-all-taken", "lost-all-taken"),
    ("B:W12:B3,4", "4-8", "won-blocked", "lost-blocked"),
    (START, "11-15 white:resign", "won-resigned", "lost-resigned"),
    (START, "black:offer-draw accept", "drawn-agreed", "drawn-agreed"),
    ("B:WK32:BK1", "1-5 32-27 5-1 27-32 1-5 32-27 5-1 27-32", "drawn-repetition", "drawn-repetition"),
    // What is asked.
    (START, "black:offer-draw", "draw-offered-by-me", "draw-offered-to-me"),
    (START, "black:offer-draw decline", "draw-declined-by-you", "draw-declined-by-me"),
    (START, "11-15 black:ask-takeback", "takeback-asked-by-me", "takeback-asked-of-me"),
    (START, "11-15 black:ask-takeback accept", "taken-back", "taken-back"),
    (START, "11-15 black:ask-takeback decline", "takeback-declined", "takeback-declined"),
    (START, "black:offer-draw black:withdraw", "withdrawn", "withdrawn"),
    // How it begins.
    (START, "", "start", "start"),
    ("W:W21-32:B1-12", "", "unusual-start", "unusual-start"),
    (START, "11-15", "named-opening", "named-opening"),
    (START, "11-15 23-19 8-11 22-17 9-13 17-14", "named-opening", "named-opening"),
    // What a move does. All but the first are the only move there was, so that none is a mistake.
    ("B:WK18:BK10,K1", "10-14", "win-missed-by-me", "win-missed-by-you"),
    ("B:W6,14,22,32:B2", "2x25", "triple-mine", "triple-yours"),
    ("B:W6,14,32:B2", "2x18", "double-mine", "double-yours"),
    ("W:W6,21,32:B2,17", "21x14 2x18", "combination-mine", "combination-yours"),
    ("B:W21:B28", "28-32", "first-king-mine", "first-king-yours"),
    ("B:WK21:B28", "28-32", "king-mine", "king-yours"),
    ("B:W18,32:B1,2,3,14", "14x23", "last-piece-yours", "last-piece-mine"),
    ("B:W18,29,32:B1,2,14", "14x23", "few-pieces", "few-pieces"),
    ("B:W29:B1,2", "1-5", "only-move-yours", "only-move-mine"),
    ("B:WK32:BK1", "1-5 32-27 5-1 27-32", "repetition-near", "repetition-near"),
    ("W:W16,19,32:B3,4,8,12", "32-27", "cramped-mine", "cramped-yours"),
    ("W:W11,12,K30,K31:BK4,21", "12-8", "king-trapped-mine", "king-trapped-yours"),
];

#[test]
fn each_situation_is_spoken_of_by_both_sides() {
    let mut wrong = Vec::new();
    for (fen, script, black, white) in SITUATIONS {
        let match_ = play(fen, script);
        for (seat, name) in [(BLACK, black), (WHITE, white)] {
            let said = about(&match_, seat);
            if said.as_deref() != Some(*name) {
                wrong.push(format!("{fen} {script}: {said:?} instead of {name}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_ballot_is_spoken_of() {
    for ballot in ["17", "drawn"] {
        let setup = Setup::default().with_ballot(ballot.parse().expect("a ballot")).expect("from the start");
        let mut match_ = Match::<Checkers>::new(setup, Seed::from_number(1));
        assert_eq!(about(&match_, WHITE).as_deref(), Some("ballot"));
        let seat = match_.turn().seat().expect("the game goes on");
        let action = match_.actions(seat)[0].clone();
        match_.act(seat, action).expect("a legal move");
        assert_ne!(about(&match_, WHITE).as_deref(), Some("ballot"));
    }
}

#[test]
fn a_clock_that_ran_out_is_spoken_of() {
    let match_ = play_with(START, OnTimeout::Lose, "11-15 forfeit");
    assert_eq!(about(&match_, BLACK).as_deref(), Some("won-on-time"));
    assert_eq!(about(&match_, WHITE).as_deref(), Some("lost-on-time"));
}

/// What was said in a game and is read off the engine's verdict, with what it must have found.
fn is_borne_out(topic: &str, mine: bool, verdict: &Review) -> bool {
    let (loss, after) = (verdict.loss, verdict.played_score);
    let standing = if mine { after } else { after.turned() };
    match topic {
        "win-missed-by-me" | "win-missed-by-you" => verdict.score.is_won() && !after.is_won(),
        "blunder-mine" | "blunder-yours" => loss >= 100,
        "slip-mine" | "slip-yours" => (40..100).contains(&loss),
        "quiet-mine" => loss < 40,
        "same-thought" => loss == 0,
        "piece-offered" => standing.centi() >= 0 && loss < 40,
        "offer-taken" => standing.centi() >= 30,
        "known-win" => standing.is_won(),
        "known-loss" => standing.is_lost(),
        "known-draw" => standing == Score::Drawn,
        "clearly-ahead" => standing.centi() >= 150,
        "clearly-behind" => standing.centi() <= -150,
        "slightly-ahead" => (50..150).contains(&standing.centi()),
        "slightly-behind" => (-149..=-50).contains(&standing.centi()),
        "long-balance" => standing.centi().abs() <= 25,
        _ => panic!("{topic} is not read off a verdict"),
    }
}

const EVALUATED: &[&str] = &[
    "win-missed-by-you",
    "win-missed-by-me",
    "blunder-yours",
    "blunder-mine",
    "slip-yours",
    "slip-mine",
    "quiet-mine",
    "same-thought",
    "piece-offered",
    "offer-taken",
    "known-win",
    "known-loss",
    "known-draw",
    "clearly-ahead",
    "clearly-behind",
    "slightly-ahead",
    "slightly-behind",
    "long-balance",
];

/// The engine's verdict on the last move, asked for anew.
fn verdict(known: &Known<Checkers>) -> Review {
    let course = Course::of(known);
    let before = course.plies() - 1;
    let mut engine = Engine::new(Size::mebibytes(2));
    review(&mut engine, &course.line(before), &course.moves()[before], || Budget::nodes(NODES))
}

/// Fifty games between players who often err, listened to from either side in turn.
#[test]
fn in_fifty_games_nobody_repeats_themselves_talks_too_much_or_says_what_is_not_so() {
    let mut said: BTreeMap<String, usize> = BTreeMap::new();
    let (mut plies, mut words) = (0, 0);
    for number in 0..50 {
        let by = if number % 2 == 0 { Side::Black } else { Side::White };
        let mut last: Option<Remark> = None;
        play_out(number, |known| {
            plies += 1;
            let last_said = last.as_ref().map(|last| last.sentence);
            let Some(next) = remark(known, by, last_said, Tells::Evaluation) else { return };
            words += 1;
            if let Some(last) = &last {
                assert!(last.sentence != next.sentence, "twice: {next:?}");
            }
            let topic = topic(&next);
            if EVALUATED.contains(&&*topic) {
                let mine =
                    matches!(known.sights.last(), Some(Sight::Moved { seat, .. }) if *seat == by.seat());
                let verdict = verdict(known);
                assert!(is_borne_out(&topic, mine, &verdict), "game {number}: {next:?} {verdict:?}");
            }
            *said.entry(topic).or_default() += 1;
            last = Some(next);
        });
    }
    assert!(words * 2 < plies, "{words} remarks in {plies} plies");
    assert!(words * 6 > plies, "{words} remarks in {plies} plies");
    let unsaid: Vec<&str> = OFTEN.iter().copied().filter(|name| !said.contains_key(*name)).collect();
    assert!(unsaid.is_empty(), "in fifty games never spoken of: {unsaid:?}");
}

/// What comes up by itself where two play for a while.
const OFTEN: &[&str] = &[
    "blunder-yours",
    "blunder-mine",
    "even-exchange",
    "capture-mine",
    "capture-yours",
    "forced-run",
    "must-take",
    "back-rank-left",
    "piece-offered",
    "offer-taken",
    "clearly-ahead",
    "clearly-behind",
    "slightly-ahead",
    "slightly-behind",
    "long-balance",
    "slip-yours",
    "slip-mine",
    "same-thought",
    "quiet-mine",
];

#[test]
fn every_situation_has_many_sentences_and_a_test() {
    let all = Remark::examples();
    let topics: BTreeSet<String> = all.iter().map(topic).collect();
    let names: BTreeSet<&str> = topics.iter().map(String::as_str).collect();
    assert!(names.len() >= 31, "{}", names.len());
    assert_eq!(all.len(), 4 * names.len());
    for language in Language::all() {
        let sentences: BTreeSet<String> = all.iter().map(|remark| remark.say(language)).collect();
        let different: BTreeSet<String> = sentences.iter().map(|sentence| sentence.to_lowercase()).collect();
        assert_eq!(different.len(), all.len(), "no sentence twice in {language}");
        for sentence in sentences {
            assert!(sentence.ends_with(['.', '!', '?']), "{sentence}");
            assert!(sentence.chars().count() <= 110, "{sentence}");
        }
    }
    let tested: BTreeSet<&str> = SITUATIONS
        .iter()
        .flat_map(|(_, _, black, white)| [*black, *white])
        .chain(OFTEN.iter().copied())
        .chain(ELSEWHERE.iter().copied())
        .collect();
    assert_eq!(names.symmetric_difference(&tested).collect::<Vec<_>>(), [] as [&&str; 0]);
}

/// Tested one by one.
const ELSEWHERE: &[&str] = &[
    "ballot",
    "won-on-time",
    "lost-on-time",
    "drawn-forty-moves",
    "forty-moves-near",
    "known-win",
    "known-loss",
    "known-draw",
];

#[test]
fn a_long_march_is_spoken_of_before_it_ends_in_a_draw() {
    const KINGS: &str = "B:WK29,K32:BK1,K4";
    let marching = (60..80).map(|plies| about(&wander(KINGS, plies), WHITE));
    assert!(marching.flatten().any(|name| name == "forty-moves-near"));
    assert_eq!(about(&wander(KINGS, 80), WHITE).as_deref(), Some("drawn-forty-moves"));
}

#[test]
fn a_certain_end_is_spoken_of() {
    let heard = |fen: &str, seat: Seat| -> BTreeSet<String> {
        (1..20).filter_map(|plies| about(&best_moves(fen, plies)?, seat)).collect()
    };
    let won = "B:WK18:BK1,K2,K10";
    assert!(heard(won, BLACK).contains("known-win"), "{:?}", heard(won, BLACK));
    assert!(heard(won, WHITE).contains("known-loss"));
    assert!(heard("B:WK32:BK1", BLACK).contains("known-draw"), "{:?}", heard("B:WK32:BK1", BLACK));
}

#[test]
fn a_plain_remark_gives_no_evaluation_away() {
    for number in 0..10 {
        play_out(number, |known| {
            let plain = remark(known, Side::White, None, Tells::Events);
            assert!(plain.is_none_or(|plain| !EVALUATED.contains(&&*topic(&plain))));
        });
    }
    // The same move, a gross mistake, with and without the engine's opinion.
    let match_ = play("B:WK18:BK10,K1", "10-14");
    assert_eq!(about(&match_, WHITE).as_deref(), Some("win-missed-by-you"));
    let plain = remark(&known(&match_), Side::White, None, Tells::Events);
    assert_eq!(plain.as_ref().map(topic), None);
}

#[test]
fn what_was_just_said_is_said_otherwise() {
    let known = known(&play(START, ""));
    let first = remark(&known, Side::White, None, Tells::Events).expect("a greeting");
    assert_eq!(
        remark(&known, Side::White, None, Tells::Events).as_ref(),
        Some(&first),
        "the same for the same"
    );
    // Game after game begins alike, and all greetings get their turn.
    let mut said = vec![first];
    for _ in 1..4 {
        let last = said.last().map(|last| last.sentence);
        let next = remark(&known, Side::White, last, Tells::Events).expect("a greeting");
        assert_eq!(topic(&said[0]), topic(&next));
        assert!(!said.contains(&next), "again: {next:?}");
        said.push(next);
    }
}

#[test]
fn what_goes_on_is_not_spoken_of_again_and_again() {
    let match_ = play("B:W29:B1,2", "1-5");
    let ask =
        |topic, number| remark(&known(&match_), Side::Black, Some(Sentence { topic, number }), Tells::Events);
    assert!(ask(Topic::Start, 0).is_some());
    assert_eq!(ask(Topic::OnlyMoveYours, 3), None);
}
