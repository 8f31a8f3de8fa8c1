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
        "Ann suggested Miss Scarlet with the Rope in the Library. Ben passed, and Cid showed the Rope."
    );
    assert_eq!(
        of(suggestion("Cid", ASKED, Some("Ann"))),
        "Cid suggested Miss Scarlet with the Rope in the Library. Ann showed one of them."
    );
    assert_eq!(
        of(suggestion("Ben", ASKED, None)),
        "Ben suggested Miss Scarlet with the Rope in the Library, and no one showed a card."
    );
}

#[test]
fn several_who_passed_are_listed() {
    let five = ["Ann", "Ben", "Cid", "Dee", "Eve"].map(|name| json!({"name": name, "cards": 3}));
    let case = json!({"players": five, "open": ["Hall", "Study", "Lounge"]});
    assert_eq!(
        told(case, suggestion("Cid", ASKED, Some("Ben"))),
        "Cid suggested Miss Scarlet with the Rope in the Library. Dee, Eve and Ann passed, and Ben showed one of them."
    );
}

#[test]
fn the_reader_is_you() {
    let of = |entry| told(ann(), entry);
    assert_eq!(
        of(shown("Ann", ASKED, "Cid", "Rope")),
        "You suggested Miss Scarlet with the Rope in the Library. Ben passed, and Cid showed the Rope."
    );
    assert_eq!(
        of(suggestion("Cid", ["Mr. Green", "Rope", "Library"], Some("Ben"))),
        "Cid suggested Mr. Green with the Rope in the Library. You passed, and Ben showed one of them."
    );
    assert_eq!(
        of(suggestion("Ben", ASKED, Some("Ann"))),
        "Ben suggested Miss Scarlet with the Rope in the Library. Cid passed, and you showed one of them."
    );
    assert_eq!(
        of(suggestion("Ben", ["Mr. Green", "Rope", "Library"], None)),
        "Ben suggested Mr. Green with the Rope in the Library, and no one showed a card."
    );
    assert_eq!(of(spoiler("Ann", "Knife", true)), "You learned that you have the Knife.");
    assert_eq!(of(spoiler("Ann", "Rope", false)), "You learned that you don’t have the Rope.");
    assert_eq!(
        of(accusation("Ann", ["Mr. Green", "Rope", "Library"], false)),
        "You accused Mr. Green with the Rope in the Library and were wrong: these aren’t the three in the case file."
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
    assert_eq!(of("Ben", "Wrench", true), "You learned that Ben has the Wrench.");
    assert_eq!(of("Ben", "Wrench", false), "You learned that Ben doesn’t have the Wrench.");
    assert_eq!(of("Ben", "Mr. Green", true), "You learned that Ben has Mr. Green.");
    assert_eq!(of("envelope", "Mr. Green", true), "You learned that Mr. Green is in the case file.");
    assert_eq!(of("envelope", "Rope", false), "You learned that the Rope isn’t in the case file.");
    assert_eq!(of("open", "Study", true), "You learned that the Study is among the face-up cards.");
    assert_eq!(of("aside", "Hall", false), "You learned that the Hall isn’t among the cards set aside.");
}

#[test]
fn accusations_say_how_they_ended() {
    let of = |correct| told(spectator(), accusation("Cid", ["Mrs. White", "Rope", "Study"], correct));
    assert_eq!(
        of(false),
        "Cid accused Mrs. White with the Rope in the Study and was wrong: these aren’t the three in the case file."
    );
    assert_eq!(of(true), "Cid accused Mrs. White with the Rope in the Study and was right.");
}

#[test]
fn a_name_with_an_article_gets_no_second_one() {
    let edition =
        json!({"name": "Tiny", "suspects": ["A", "B"], "weapons": ["C", "D"], "rooms": ["The Cellar", "F"]});
    let case = json!({
        "edition": edition,
        "players": [{"name": "Ann", "cards": 2}, {"name": "Ben", "cards": 1}],
    });
    assert_eq!(told(case, spoiler("Ben", "the cellar", true)), "You learned that Ben has The Cellar.");
}
