//! The ballots: which there are, and matches that begin with one.

use crate::play::{BLACK, WHITE};
use checkers_rules::{Ballot, BallotChoice, Chance, Checkers, Position, Refusal, Setup, Side, write_move};
use parlour_game::laws::{Laws, golden, playthrough};
use parlour_game::{Event, Game, Match, Notation, Seed, Turn, Viewer};
use std::collections::HashSet;

/// Barred, because one side is held to lose: first two moves, third moves.
const BARRED: [(&str, &str); 17] = [
    ("9-13 21-17", "10-14"),
    ("9-13 23-18", "10-14"),
    ("9-13 24-19", "10-15"),
    ("9-13 24-20", "12-16"),
    ("9-14 22-18", "12-16 14-17"),
    ("9-14 23-19", "10-15"),
    ("9-14 24-19", "10-15"),
    ("10-14 24-19", "11-15"),
    ("10-15 21-17", "9-14"),
    ("10-15 22-17", "9-14"),
    ("10-15 24-20", "11-16"),
    ("11-15 21-17", "10-14"),
    ("11-16 21-17", "10-14"),
    ("11-16 22-18", "10-15"),
    ("11-16 24-19", "10-15"),
    ("12-16 23-18", "9-14"),
    ("12-16 23-19", "16x23"),
];

/// Drawn in mail play only.
const MAIL_PLAY: [(&str, &str); 9] = [
    ("9-13 22-18", "10-14 11-16"),
    ("9-13 23-18", "11-16"),
    ("9-13 23-19", "10-15"),
    ("9-13 24-20", "11-16"),
    ("10-14 22-17", "9-13 11-15 11-16"),
    ("10-15 23-19", "11-16"),
    ("11-16 22-17", "9-13"),
    ("11-16 23-19", "16x23"),
    ("12-16 24-20", "10-15"),
];

fn sequences(table: &'static [(&'static str, &'static str)]) -> impl Iterator<Item = String> {
    table.iter().flat_map(|(begin, thirds)| thirds.split(' ').map(move |third| format!("{begin} {third}")))
}

fn of(ballot: Ballot) -> String {
    ballot.texts().join(" ")
}

/// Where every sequence of three legal moves leads.
fn three_moves() -> Vec<(String, Position)> {
    let mut lines = vec![(String::new(), Position::START)];
    for _ in 0..3 {
        lines = lines
            .iter()
            .flat_map(|(line, position)| {
                let moves = position.moves();
                let longer = moves
                    .iter()
                    .map(|move_| (format!("{line} {}", write_move(*position, move_)), position.play(move_)));
                longer.collect::<Vec<_>>()
            })
            .collect();
    }
    lines.into_iter().map(|(line, position)| (line.trim_start().into(), position)).collect()
}

#[test]
fn there_are_156_and_all_lead_elsewhere() {
    let positions: HashSet<Position> = Ballot::all().map(Ballot::position).collect();
    assert_eq!((Ballot::all().count(), positions.len()), (156, 156));
    assert!(positions.iter().all(|position| position.to_move() == Side::White && position.has_move()));
}

#[test]
fn every_ballot_is_legal_and_written_as_moves_are() {
    let legal = three_moves();
    assert_eq!(legal.len(), 302);
    for ballot in Ballot::all() {
        assert!(legal.contains(&(of(ballot), ballot.position())), "{}", of(ballot));
    }
}

#[test]
fn eighteen_are_barred_and_twelve_are_for_mail_play() {
    let ballots: HashSet<String> = Ballot::all().map(of).collect();
    let barred: Vec<String> = sequences(&BARRED).collect();
    assert_eq!((barred.len(), sequences(&MAIL_PLAY).count()), (18, 12));
    assert!(sequences(&MAIL_PLAY).all(|line| ballots.contains(&line)));
    // No ballot is a barred one by another order of moves.
    let positions: HashSet<Position> = Ballot::all().map(Ballot::position).collect();
    let legal = three_moves();
    for line in barred {
        let (_, leads_to) = legal.iter().find(|(legal, _)| *legal == line).expect("barred, but legal");
        assert!(!positions.contains(leads_to), "{line}");
    }
}

#[test]
fn numbers_follow_the_order_of_moves() {
    let number = |n| of(Ballot::new(n).expect("a ballot"));
    assert_eq!(number(1), "9-13 21-17 5-9");
    assert_eq!(number(156), "12-16 24-20 10-15");
    let key = |ballot: Ballot| ballot.moves().map(|move_| (move_.from(), move_.to()));
    assert!(Ballot::all().map(key).is_sorted());
    assert_eq!((Ballot::new(0), Ballot::new(157)), (None, None));
}

fn setup(text: &str) -> Setup {
    Checkers::read_setup(text).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

#[test]
fn set_ups_with_a_ballot_come_back_from_their_texts() {
    for (text, json) in
        [("ballot=17", "17"), ("ballot=drawn", r#""drawn""#), ("ballot=3 on_timeout=lose", "3")]
    {
        let setup = setup(text);
        assert_eq!(Checkers::write_setup(&setup), text);
        let written = serde_json::to_string(&setup).expect("JSON");
        assert!(written.ends_with(&format!(r#","ballot":{json}}}"#)), "{written}");
        assert_eq!(serde_json::from_str::<Setup>(&written).expect("a set-up"), setup);
    }
    assert_eq!(setup("B:W21-32:B1-12 ballot=17"), setup("ballot=17"));
}

#[test]
fn what_is_no_ballot_is_told_what_is_wrong_with_it() {
    for (text, fault) in [
        ("ballot=0", "There’s no ballot 0. Ballots are numbered 1 to 156."),
        ("ballot=157", "There’s no ballot 157. Ballots are numbered 1 to 156."),
        ("ballot=any", "A ballot is a number from 1 to 156 or “drawn”, not “any”."),
        ("ballot=1000", "A ballot is a number from 1 to 156 or “drawn”, not “1000”."),
        ("ballot=1 ballot=2", "“ballot=” is given twice."),
        ("ballot=1 on_timeout=lose on_timeout=move", "“on_timeout=” is given twice."),
        ("B:W32:B1 ballot=1", "A ballot begins at the standard start, not at B:W32:B1."),
    ] {
        assert_eq!(Checkers::read_setup(text).expect_err(text).to_string(), fault);
    }
    assert!(serde_json::from_str::<Setup>(r#"{"ballot":157}"#).is_err());
    assert!(serde_json::from_str::<Setup>(r#"{"ballot":"any"}"#).is_err());
    assert_eq!(serde_json::from_str::<Setup>(r#"{"ballot":null}"#).expect("none"), Setup::default());
}

#[test]
fn a_match_begins_after_the_moves_of_its_ballot() {
    let match_ = Match::<Checkers>::new(setup("ballot=4"), Seed::from_number(0));
    let ballot = Ballot::new(4).expect("a ballot");
    assert_eq!(match_.state().position(), ballot.position());
    assert_eq!((match_.seq(), match_.turn()), (0, Turn::Seat(WHITE)));
    let view = match_.view(Viewer::Spectator);
    assert_eq!((view.ply, view.last), (0, None));
    let shown = view.ballot.expect("everyone sees it");
    assert_eq!((shown.number, shown.moves.join(" ").as_str()), (ballot, "9-13 22-18 6-9"));
}

#[test]
fn the_moves_of_a_ballot_cannot_be_taken_back() {
    let match_ = Match::<Checkers>::new(setup("ballot=4"), Seed::from_number(0));
    let take_back =
        |seat| match_.state().check(&Event::Acted { seat, action: checkers_rules::Action::AskTakeback });
    assert_eq!(take_back(BLACK), Err(Refusal::NothingToTakeBack));
    assert_eq!(take_back(WHITE), Err(Refusal::NothingToTakeBack));
}

#[test]
fn a_drawn_ballot_is_chance_and_everyone_sees_it() {
    let undrawn = Checkers::new(&setup("ballot=drawn"));
    assert_eq!(undrawn.turn(), Turn::Chance);
    assert_eq!(undrawn.chances().expect("a list").len(), 156);
    let resign = Event::Acted { seat: BLACK, action: checkers_rules::Action::Resign };
    assert_eq!(undrawn.check(&resign), Err(Refusal::BallotNotDrawn));
    let mut numbers = HashSet::new();
    for seed in 0..2_000 {
        let match_ = Match::<Checkers>::new(setup("ballot=drawn"), Seed::from_number(seed));
        let ballot = match_.state().ballot().expect("drawn");
        assert_eq!(match_.log(), [Event::Chanced(Chance::Ballot(ballot))]);
        let again = match_.state().check(&match_.log()[0]);
        assert_eq!(again, Err(Refusal::NothingToDraw));
        numbers.insert(ballot);
    }
    assert_eq!(numbers.len(), 156, "every ballot comes up");
}

#[test]
fn a_ballot_is_not_drawn_where_none_is_asked_for() {
    let draw = Event::Chanced(Chance::Ballot(Ballot::new(1).expect("a ballot")));
    assert_eq!(Checkers::new(&Setup::default()).check(&draw), Err(Refusal::NothingToDraw));
}

#[test]
fn every_law_holds_with_ballots() {
    let drawn = Setup::default().with_ballot(BallotChoice::Drawn).expect("from the start");
    let walked = Laws::<Checkers>::new([drawn, setup("ballot=100")]).matches(4).bound(2_000).hold();
    assert!(walked.events > 10, "{walked:?}");
}

#[test]
fn a_match_with_a_drawn_ballot() {
    let mut match_ = Match::<Checkers>::new(setup("ballot=drawn"), Seed::from_number(1));
    for _ in 0..3 {
        let seat = match_.turn().seat().expect("in play");
        match_.act(seat, match_.actions(seat)[0].clone()).expect("a listed move");
    }
    golden("tests/playthroughs/ballot.txt", &playthrough(&match_));
}
