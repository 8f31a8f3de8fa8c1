//! The review of a finished match.

use crate::play;
use parlour_game::{Advisor, Budget, Event, Game, Known, Match, Notation, Seat, Seed, Turn, Viewer};
use scotland_yard_ai::{Aid, AidAnswer, AidQuestion, AidRefusal, ChaseReview, ReviewChoice};
use scotland_yard_rules::{Action, Chance, MISTER_X, ScotlandYard, Sight, Station};
use std::time::Duration;

const NODES: u64 = 200;

type Told = Result<AidAnswer, AidRefusal>;

fn ask(known: &Known<ScotlandYard>, question: AidQuestion) -> Told {
    Aid::answer(known, &question, Budget::nodes(NODES))
}

fn review(known: &Known<ScotlandYard>) -> ChaseReview {
    match ask(known, AidQuestion::Review) {
        Ok(AidAnswer::Review(review)) => review,
        other => panic!("{other:?}"),
    }
}

fn choice(known: &Known<ScotlandYard>, seq: u32) -> ReviewChoice {
    match ask(known, AidQuestion::Choice { seq }) {
        Ok(AidAnswer::Choice(choice)) => choice,
        other => panic!("{other:?}"),
    }
}

/// Plays on at random until it is over.
fn finish(mut match_: Match<ScotlandYard>, seed: u64) -> Match<ScotlandYard> {
    let mut dice = Seed::from_number(seed).rng_at(999);
    while let Turn::Seat(seat) = match_.turn() {
        let moves: Vec<Action> =
            match_.actions(seat).into_iter().filter(|action| matches!(action, Action::Move { .. })).collect();
        match_.act(seat, *dice.pick(&moves)).expect("listed");
    }
    match_
}

fn setup(text: &str) -> <ScotlandYard as Game>::Setup {
    ScotlandYard::read_setup(text).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

#[test]
fn there_is_none_before_the_end_for_anybody() {
    let match_ = Match::<ScotlandYard>::new(setup("preset=classic,detectives=2"), Seed::from_number(1));
    for viewer in Viewer::all(3) {
        let known = match_.known(viewer);
        for question in [AidQuestion::Review, AidQuestion::Choice { seq: 1 }, AidQuestion::Choice { seq: 99 }]
        {
            assert_eq!(ask(&known, question), Err(AidRefusal::NotOver));
        }
    }
}

#[test]
fn every_move_is_among_the_ways_there_were() {
    for (number, text) in [
        (1, "preset=classic,detectives=3,windows=6,shown=3"),
        (2, "preset=modern,detectives=4,windows=5,shown=2,practice=true"),
        (3, "preset=seed,detectives=2,windows=7,shown=-,detective=2/1/1"),
        (
            4,
            "windows=9,shown=3/8,position=turn=0 count=2 detectives=100:3/2/1;29:3/2/1 x=?:2/1/1/1/1 shown=- log=t.",
        ),
    ] {
        let start = Match::<ScotlandYard>::new(setup(text), Seed::from_number(number));
        let match_ = finish(start.clone(), number);
        let known = match_.known(Viewer::Seat(MISTER_X));
        let mut again = start;
        let moments = review(&known).moments;
        assert!(!moments.is_empty());
        for moment in moments {
            let (Event::Acted { seat, action }, seq) = (&match_.log()[moment.seq as usize], moment.seq)
            else {
                panic!("chance does not move")
            };
            while again.seq() < seq as usize {
                let Event::Acted { seat, action } = &match_.log()[again.seq()] else {
                    panic!("no chance now")
                };
                again.act(*seat, *action).expect("it was done");
            }
            assert_eq!((moment.seat, moment.round), (*seat, again.view(Viewer::Spectator).round));
            let told = choice(&known, seq);
            let ways: Vec<(Station, Option<_>, bool)> = told
                .ways
                .iter()
                .map(|way| (way.to, (*seat == MISTER_X).then_some(way.by), way.double))
                .collect();
            let listed = again.actions(*seat).into_iter().filter_map(|action| match action {
                Action::Move { to, by, double } => Some((to, (*seat == MISTER_X).then_some(by), double)),
                Action::Peek | Action::Forfeit => None,
            });
            let mut listed: Vec<_> = listed.collect();
            listed.dedup();
            assert!(listed.iter().all(|way| ways.contains(way)), "{number}: {seq}");
            assert!(ways.iter().all(|way| listed.contains(way)), "{number}: {seq}");
            let played = &told.ways[told.played];
            assert_eq!(*action, Action::Move { to: played.to, by: played.by, double: played.double });
            assert!(told.ways.is_sorted_by(|one, other| one.won >= other.won));
            assert!(told.ways.iter().all(|way| way.won <= told.playouts));
        }
    }
}

#[test]
fn no_move_is_asked_about_that_was_none() {
    let match_ =
        finish(Match::new(setup("preset=classic,detectives=2,windows=3,shown=-"), Seed::from_number(3)), 3);
    let known = match_.known(Viewer::Seat(MISTER_X));
    // The first event drew the start cards.
    for seq in [0, match_.seq() as u32, u32::MAX] {
        assert_eq!(ask(&known, AidQuestion::Choice { seq }), Err(AidRefusal::NoSuchMove));
    }
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1))] {
        assert_eq!(ask(&match_.known(viewer), AidQuestion::Choice { seq: 1 }), Err(AidRefusal::HisAlone));
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let match_ = play::play("steady", "classic", "preset=classic,detectives=4", 5, 24);
    for viewer in Viewer::all(5) {
        let known = match_.known(viewer);
        let one = review(&known);
        assert_eq!(one, review(&known));
        assert!(one.moments.iter().all(|moment| moment.away <= one.playouts));
        let turning = || one.moments.iter().filter(|moment| moment.is_turning);
        assert!(turning().count() <= 4);
        let rounds: std::collections::BTreeSet<u8> = turning().map(|moment| moment.round).collect();
        assert_eq!(rounds.len(), turning().count());
        for moment in one.moments.iter().filter(|moment| moment.seat != MISTER_X).take(3) {
            assert_eq!(choice(&known, moment.seq), choice(&known, moment.seq));
        }
    }
}

/// Where no time is left, each moment and each way is still played out once, and the answer says so.
#[test]
fn it_ends_when_its_time_is_up() {
    let match_ =
        finish(Match::new(setup("preset=classic,detectives=5,windows=6,shown=3"), Seed::from_number(1)), 1);
    let known = match_.known(Viewer::Seat(Seat::new(1)));
    let answer = |question: AidQuestion| {
        let told = Aid::answer(&known, &question, Budget::time(Duration::ZERO));
        serde_json::to_value(told.expect("it is over")).expect("plain data")
    };
    let review = answer(AidQuestion::Review);
    assert_eq!(review["playouts"], 1);
    let moments = review["moments"].as_array().expect("moments");
    let seq = moments.iter().rfind(|moment| moment["seat"] != 0).expect("a detective moved")["seq"].as_u64();
    let choice = answer(AidQuestion::Choice { seq: seq.expect("a number") as u32 });
    assert_eq!(choice["playouts"], 1);
    assert_eq!(review["answer"], "review");
}

/// Mister X is on 8, where taxis alone run, and everyone knows it. Blue may catch him, on the last move there is.
#[test]
fn a_move_that_wins_for_certain_wins_every_playout() {
    let text = "windows=3,shown=2,last_round=true,position=turn=1 count=2 detectives=18:1/0/0;197:3/3/1 x=8:3/0/0/0/0 shown=8 log=tt";
    let match_ = finish(Match::new(setup(text), Seed::from_number(1)), 1);
    for viewer in Viewer::all(3) {
        let told = choice(&match_.known(viewer), 1);
        let catch = &told.ways[0];
        assert_eq!((catch.to.number(), catch.won), (8, told.playouts), "{told:?}");
        // No other way is as good: he has a way out and a round to take it.
        assert!(told.ways[1..].iter().all(|way| way.won < told.playouts));
        assert_eq!(told.best, Some(0));
        assert_eq!(told.stations, [(Station::new(8), 1.0)]);
    }
}

/// His log has room for one more move, nobody reaches anything he can reach, and there is no last round.
#[test]
fn whoever_cannot_lose_gets_away_in_every_playout() {
    let text = "windows=3,shown=2,position=turn=0 count=2 detectives=1:1/0/0;2:1/0/0 x=199:3/0/0/0/0 shown=199 log=tt";
    let match_ = finish(Match::new(setup(text), Seed::from_number(1)), 1);
    for viewer in Viewer::all(3) {
        let told = review(&match_.known(viewer));
        assert!(told.moments.iter().all(|moment| moment.away == told.playouts), "{told:?}");
    }
    let told = choice(&match_.known(Viewer::Seat(MISTER_X)), 1);
    assert!(told.ways.len() > 1 && told.ways.iter().all(|way| way.won == told.playouts));
    assert_eq!((told.best, told.error), (None, 0.0), "no clear difference names no best");
}

/// Two matches that look the same to everyone but Mister X, from the first card to the last move.
fn twins(seed: u64) -> Option<[Match<ScotlandYard>; 2]> {
    let setup = setup("preset=seed,detectives=3,windows=6,shown=-,black=2");
    let mut dice = Seed::from_number(seed).rng_at(0);
    let first = Match::<ScotlandYard>::new(setup.clone(), Seed::from_number(seed));
    let Event::Chanced(Chance::Place { detectives, mister_x }) = &first.log()[0] else {
        panic!("cards first")
    };
    let other =
        (1..=199).map(Station::new).filter(|station| station != mister_x && !detectives.contains(station));
    let other = *dice.pick(&other.collect::<Vec<_>>());
    let placed = |mister_x| Event::Chanced(Chance::Place { detectives: detectives.clone(), mister_x });
    let mut twins = [*mister_x, other].map(|at| {
        Match::replay(setup.clone(), Seed::from_number(seed), vec![placed(at)]).expect("it may be drawn")
    });
    while let (Turn::Seat(seat), Turn::Seat(second)) = (twins[0].turn(), twins[1].turn()) {
        let at = |twin: &Match<ScotlandYard>| twin.view(Viewer::Seat(MISTER_X)).mister_x.station;
        let taken = [at(&twins[0]), at(&twins[1])];
        let pairs: Vec<[Action; 2]> = if seat == MISTER_X {
            let others = twins[1].actions(seat);
            let by = |action: &Action| match action {
                Action::Move { by, double: false, .. } => Some(*by),
                _ => None,
            };
            let fits = |one: Action| {
                others
                    .iter()
                    .filter(move |other| by(&one).is_some() && by(&one) == by(other))
                    .map(move |other| [one, *other])
            };
            twins[0].actions(seat).into_iter().flat_map(fits).collect()
        } else {
            let is_quiet =
                |action: &Action| matches!(action, Action::Move { to, .. } if !taken.contains(&Some(*to)));
            twins[0].actions(seat).into_iter().filter(is_quiet).map(|action| [action; 2]).collect()
        };
        if pairs.is_empty() || seat != second {
            return None;
        }
        let pair = *dice.pick(&pairs);
        for (twin, action) in twins.iter_mut().zip(pair) {
            twin.act(seat, action).ok()?;
        }
    }
    let is_same = |sights: &[Vec<Sight>; 2]| sights[0].len() == sights[1].len();
    let seen = twins.each_ref().map(|twin| twin.sights(Viewer::Spectator, 0));
    let last = seen[0].len() - 1;
    let is_over = twins.iter().all(|twin| twin.turn().outcome().is_some());
    (is_over && is_same(&seen) && seen[0][..last] == seen[1][..last] && seen[0] != seen[1]).then_some(twins)
}

#[test]
fn what_the_detectives_could_know_does_not_depend_on_where_he_was() {
    let all: Vec<[Match<ScotlandYard>; 2]> = (0..60).filter_map(twins).take(4).collect();
    assert!(all.len() == 4, "the test would show nothing with {}", all.len());
    for twins in all {
        let text = |known: &Known<ScotlandYard>, question| {
            serde_json::to_string(&ask(known, question).map_err(|refusal| format!("{refusal:?}")))
                .expect("JSON")
        };
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(3))] {
            let known = twins.each_ref().map(|twin| twin.known(viewer));
            let told = known.each_ref().map(|known| text(known, AidQuestion::Review));
            assert_eq!(told[0], told[1]);
            for moment in review(&known[0]).moments {
                let question = AidQuestion::Choice { seq: moment.seq };
                let told = known.each_ref().map(|known| text(known, question.clone()));
                assert_eq!(told[0], told[1], "event {}", moment.seq);
            }
        }
        // His own side sees a difference.
        let his = twins
            .each_ref()
            .map(|twin| text(&twin.known(Viewer::Seat(MISTER_X)), AidQuestion::Choice { seq: 1 }));
        assert_ne!(his[0], his[1]);
    }
}
