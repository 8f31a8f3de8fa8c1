//! How the house tells a player in play why something is proved.

use clue_deduction::help::{self, Answer, Keeper, Pile, Question};
use clue_rules::{CardId, Sight};
use parlour_game::Seat;
use serde_json::{Value, json};

/// Three at a table; seat 0 sees this.
fn sights(later: &[Value]) -> Vec<Sight> {
    let deal = json!({
        "saw": "dealt", "sizes": [6, 6, 6], "open": [],
        "hand": ["scarlet", "knife", "rope", "study", "hall", "kitchen"],
    });
    [deal].iter().chain(later).map(|sight| serde_json::from_value(sight.clone()).expect("a sight")).collect()
}

fn suggested(seat: u8, cards: [&str; 3], passed: &[u8], asked: Option<u8>) -> Value {
    let [suspect, weapon, room] = cards;
    json!({
        "saw": "suggested", "seat": seat, "suspect": suspect, "weapon": weapon, "room": room,
        "moved_from": null, "passed": passed, "asked": asked,
    })
}

fn end_turn(seat: u8) -> Value {
    json!({ "saw": "ended-turn", "seat": seat, "envelope": null, "ended": null })
}

fn showed(seat: u8, to: u8, card: Option<&str>) -> Value {
    json!({ "saw": "showed", "seat": seat, "to": to, "card": card })
}

/// The explanation as it is told to seat 0.
fn told(later: &[Value], card: &str, holder: Keeper) -> Vec<String> {
    let card = CardId::from_id(card).expect("a card");
    let answer = help::answer(Some(Seat::new(0)), &sights(later), &Question::Why { card, holder });
    let Ok(Answer::Why(why)) = answer else { panic!("{answer:?}") };
    let steps = why.steps.into_iter().map(|step| match step.round {
        Some(round) => format!("Round {round}: {}", step.said.text),
        None => step.said.text,
    });
    std::iter::once(why.title.text).chain(steps).collect()
}

fn seat(number: u8) -> Keeper {
    Keeper::Seat(Seat::new(number))
}

#[test]
fn one_s_own_card_needs_no_reason() {
    assert_eq!(told(&[], "rope", seat(0)), ["Why do you have the Rope?", "The Rope is one of your cards."]);
}

#[test]
fn what_was_shown_to_me_is_told_with_its_round() {
    let seen = [
        end_turn(0),
        end_turn(1),
        end_turn(2),
        suggested(0, ["green", "wrench", "lounge"], &[1], Some(2)),
        showed(2, 0, Some("wrench")),
    ];
    assert_eq!(
        told(&seen, "wrench", Keeper::Nobody(Pile::Envelope)),
        [
            "Why isn’t the Wrench in the case file?",
            "Round 2: You suggested Mr. Green with the Wrench in the Lounge. Seat 2 showed the Wrench.",
            "Seat 2 has the Wrench, so the card isn’t in the case file.",
        ]
    );
}

#[test]
fn what_was_shown_to_another_is_named_by_the_turn() {
    let seen = [
        end_turn(0),
        suggested(1, ["green", "knife", "study"], &[], Some(2)),
        showed(2, 1, None),
        end_turn(1),
    ];
    assert_eq!(
        told(&seen, "green", seat(2)),
        [
            "Why does seat 2 have Mr. Green?",
            "Round 1: Seat 1 suggested Mr. Green with the Knife in the Study. Seat 2 showed one of them.",
            "Seat 2 doesn’t have the Knife or the Study, so the card they showed on seat 1’s turn in round 1 was Mr. Green.",
        ]
    );
}

#[test]
fn what_a_wrong_accuser_saw_in_the_envelope_is_known() {
    let accused = json!({
        "saw": "accused", "seat": 0, "suspect": "green", "weapon": "wrench", "room": "lounge", "right": false,
        "put_into": null, "envelope": ["plum", "wrench", "lounge"], "ended": null,
    });
    let proof = told(&[accused], "wrench", seat(1));
    assert_eq!(proof[0], "Why doesn’t seat 1 have the Wrench?");
    assert!(proof[1].contains("You learned that the Wrench is in the case file."), "{proof:?}");
}
