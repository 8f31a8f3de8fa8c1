//! What to ask, and when to accuse, in games small enough to see at a glance.

use super::super::wire::{Advice, Answer, PossibleAnswer};
use super::*;

fn advice(notebook: &Notebook, room: Option<&str>) -> Advice {
    match ask(notebook, json!({"ask": "advice", "room": room})).unwrap() {
        Answer::Advice(advice) => advice,
        other => panic!("asked for advice, answered {other:?}"),
    }
}

/// Ann holds Mr. A, the Axe and the Garden. It was Mrs. B with the Bow, in the Cellar or the Attic; Ben has the other.
fn one_room_in_doubt() -> Value {
    json!({
        "edition": {
            "name": "Tiny", "suspects": ["Mr. A", "Mrs. B"], "weapons": ["Axe", "Bow"],
            "rooms": ["Attic", "Cellar", "Garden"],
        },
        "players": [{"name": "Ann", "cards": 3}, {"name": "Ben", "cards": 1}],
        "me": "Ann",
        "hand": ["Mr. A", "Axe", "Garden"],
    })
}

#[test]
fn the_best_for_each_room_is_advised() {
    let advice = advice(&open(one_room_in_doubt()), None);
    assert_eq!(advice.cases, 2);
    assert!(!advice.should_accuse);
    assert_eq!(advice.accusation.chance, 0.5);
    assert_eq!(
        advice.verdict.text,
        "Don’t accuse yet: the likeliest solution, Mrs. B, the Bow and the Attic, has a 50% chance, \
         and another suggestion can tell you more. If you expect someone else to accuse before your next turn, accuse now."
    );
    let rooms: Vec<&str> = advice.suggestions.iter().map(|advised| advised.cards[2].as_str()).collect();
    assert_eq!(rooms, ["Attic", "Cellar"], "the Garden would tell nothing");
    for advised in &advice.suggestions {
        assert!((advised.bits - 1.0).abs() < 1e-9);
        assert!((advised.cases_after - 1.0).abs() < 1e-9);
        assert!((advised.solves - 1.0).abs() < 1e-9);
    }
    let attic = &advice.suggestions[0];
    let shown =
        PossibleAnswer { shown_by: Some("Ben".into()), card: Some("Attic".into()), chance: 0.5, cases: 1 };
    let nothing = PossibleAnswer { shown_by: None, card: None, chance: 0.5, cases: 1 };
    assert_eq!(attic.answers, [shown, nothing]);
    assert_eq!(
        attic.gain.text,
        "Leaves 1 of 2 solutions on average, with a 100% chance of solving the case. \
         Most likely Ben shows the Attic (50%)."
    );
}

#[test]
fn for_a_room_the_best_of_that_room_are_advised() {
    let notebook = open(one_room_in_doubt());
    let attic = advice(&notebook, Some("attic"));
    assert_eq!(attic.suggestions.len(), 4, "with each suspect and each weapon");
    assert!(attic.suggestions.iter().all(|advised| advised.cards[2] == "Attic"));
    assert_eq!(advice(&open(ann()), Some("Study")).suggestions.len(), 10, "of 36");
}

#[test]
fn a_room_in_which_nothing_tells_more_is_left() {
    let garden = advice(&open(one_room_in_doubt()), Some("Garden"));
    assert!(garden.suggestions.is_empty() && !garden.should_accuse);
    assert_eq!(
        garden.verdict.text,
        "Don’t accuse yet: the likeliest solution, Mrs. B, the Bow and the Attic, has a 50% chance. \
         No suggestion in the Garden helps, but one in another room would."
    );
}

#[test]
fn when_nothing_tells_more_it_is_time_to_accuse() {
    let case = with(
        one_room_in_doubt(),
        json!({
            "players": [{"name": "Ann", "cards": 2}, {"name": "Ben", "cards": 1}],
            "hand": ["Mr. A", "Axe"],
            "aside": 1,
            "entries": [spoiler("Ben", "Garden", true)],
        }),
    );
    for room in [None, Some("Attic")] {
        let advice = advice(&open(case.clone()), room);
        assert!(advice.should_accuse && advice.suggestions.is_empty());
        assert_eq!(
            advice.verdict.text,
            "Accuse now: no suggestion would tell you more. \
             The likeliest solution, Mrs. B, the Bow and the Attic, has a 50% chance."
        );
    }
}

#[test]
fn after_a_right_accusation_nobody_needs_advice() {
    let right = accusation("Ben", ["Mrs. B", "Bow", "Attic"], true);
    let advice = advice(&open(with_entries(one_room_in_doubt(), json!([right]))), None);
    assert!(!advice.should_accuse && advice.suggestions.is_empty());
    assert_eq!(advice.verdict.text, "The case is solved. It was Mrs. B, the Bow and the Attic.");
}

#[test]
fn a_certain_case_is_told() {
    let notebook = open(with_entries(one_room_in_doubt(), json!([spoiler("Ben", "Attic", true)])));
    let advice = advice(&notebook, None);
    assert_eq!((advice.cases, advice.should_accuse), (1, true));
    assert_eq!(advice.verdict.text, "Accuse now: it must be Mrs. B, the Bow and the Cellar.");
    assert!(advice.accusation.is_certain && advice.suggestions.is_empty());
}

#[test]
fn advice_is_for_players_in_rooms() {
    let text = |case, room| ask(&open(case), json!({"ask": "advice", "room": room})).unwrap_err().to_string();
    assert_eq!(
        text(spectator(), "Study"),
        "Advice is for players, and this is a spectator’s notebook. Choose which player you are in the setup."
    );
    assert_eq!(text(ann(), "Rope"), "The Rope isn’t a room.");
    assert_eq!(text(ann(), "Kichen"), "There is no room called “Kichen”. Did you mean Kitchen?");
}
