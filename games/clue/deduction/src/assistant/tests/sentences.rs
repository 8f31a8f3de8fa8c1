//! Entries as sentences.

use super::*;

/// The sentence of an entry in a case.
fn told(case: Value, entry: Value) -> String {
    page(&open(with_entries(case, json!([entry])))).entries.remove(0).said.text
}

const ASKED: [&str; 3] = ["Miss Scarlet", "Rope", "Library"];

#[test]
fn suggestions_say_who_asked_passed_and_showed() {
    let of = |entry| told(spectator(), entry);
    assert_eq!(
        of(shown("Ann", ASKED, "Cid", "Rope")),
        "Ann asked Miss Scarlet, Rope, Library. Ben passed, Cid showed Rope."
    );
    assert_eq!(
        of(suggestion("Cid", ASKED, Some("Ann"))),
        "Cid asked Miss Scarlet, Rope, Library. Ann showed a card."
    );
    assert_eq!(
        of(suggestion("Ben", ASKED, None)),
        "Ben asked Miss Scarlet, Rope, Library. Cid and Ann passed, nobody showed a card."
    );
}

#[test]
fn several_who_passed_are_listed() {
    let four = ["Ann", "Ben", "Cid", "Dee"].map(|name| json!({"name": name, "cards": 4}));
    let case = json!({"players": four, "open": ["Hall", "Study"]});
    assert_eq!(
        told(case, suggestion("Cid", ASKED, None)),
        "Cid asked Miss Scarlet, Rope, Library. Dee, Ann and Ben passed, nobody showed a card."
    );
}

#[test]
fn the_reader_is_you() {
    let of = |entry| told(ann(), entry);
    assert_eq!(
        of(shown("Ann", ASKED, "Cid", "Rope")),
        "You asked Miss Scarlet, Rope, Library. Ben passed, Cid showed Rope."
    );
    assert_eq!(
        of(suggestion("Cid", ["Mr. Green", "Rope", "Library"], Some("Ben"))),
        "Cid asked Mr. Green, Rope, Library. You passed, Ben showed a card."
    );
    assert_eq!(
        of(suggestion("Ben", ASKED, Some("Ann"))),
        "Ben asked Miss Scarlet, Rope, Library. Cid passed, you showed a card."
    );
    assert_eq!(
        of(suggestion("Ben", ["Mr. Green", "Rope", "Library"], None)),
        "Ben asked Mr. Green, Rope, Library. Cid and you passed, nobody showed a card."
    );
    assert_eq!(of(spoiler("Ann", "Knife", true)), "You have the Knife.");
    assert_eq!(of(spoiler("Ann", "Rope", false)), "You do not have the Rope.");
    assert_eq!(
        of(accusation("Ann", ["Mr. Green", "Rope", "Library"], false)),
        "You accused Mr. Green, Rope, Library: wrong."
    );
}

#[test]
fn spoilers_say_who_has_what() {
    let case = with(
        spectator(),
        json!({
            "open": ["Study"],
            "aside": 2,
            "players": [{"name": "Ann", "cards": 5}, {"name": "Ben", "cards": 5}, {"name": "Cid", "cards": 5}],
        }),
    );
    let of = |player, card, has| told(case.clone(), spoiler(player, card, has));
    assert_eq!(of("Ben", "Wrench", true), "Ben has the Wrench.");
    assert_eq!(of("Ben", "Wrench", false), "Ben does not have the Wrench.");
    assert_eq!(of("Ben", "Mr. Green", true), "Ben has Mr. Green.");
    assert_eq!(of("envelope", "Mr. Green", true), "Mr. Green is in the envelope.");
    assert_eq!(of("envelope", "Rope", false), "The Rope is not in the envelope.");
    assert_eq!(of("open", "Study", true), "The Study is among the open cards.");
    assert_eq!(of("aside", "Hall", false), "The Hall is not among the cards set aside.");
}

#[test]
fn accusations_say_how_they_ended() {
    let of = |correct| told(spectator(), accusation("Cid", ["Mrs. White", "Rope", "Study"], correct));
    assert_eq!(of(false), "Cid accused Mrs. White, Rope, Study: wrong.");
    assert_eq!(of(true), "Cid accused Mrs. White, Rope, Study: right.");
}

#[test]
fn a_name_with_an_article_gets_no_second_one() {
    let edition =
        json!({"name": "Tiny", "suspects": ["A", "B"], "weapons": ["C", "D"], "rooms": ["The Cellar", "F"]});
    let case = json!({
        "edition": edition,
        "players": [{"name": "Ann", "cards": 2}, {"name": "Ben", "cards": 1}],
    });
    assert_eq!(told(case, spoiler("Ben", "the cellar", true)), "Ben has The Cellar.");
}
