//! Every sentence with which a case, an entry or an action is refused.

use super::*;

/// The sentence a case is refused with.
fn text(case: Value) -> String {
    let refusal = refusal(case);
    assert!(refusal.steps.is_empty());
    refusal.to_string()
}

/// The sentence a case with this one entry is refused with.
fn entry_text(entry: Value) -> String {
    let refusal = refusal(with_entries(ann(), json!([spoiler("Ben", "Rope", true), entry])));
    assert_eq!(refusal.entries, [2]);
    refusal.to_string().strip_prefix("Entry 2: ").unwrap().to_owned()
}

fn players(players: &[(&str, usize)]) -> Value {
    let players: Vec<Value> =
        players.iter().map(|(name, cards)| json!({"name": name, "cards": cards})).collect();
    json!({ "players": players })
}

#[test]
fn unknown_names_get_the_nearest_suggested() {
    assert_eq!(
        text(with(ann(), json!({"hand": ["Rop"]}))),
        "There is no card called “Rop”. Did you mean Rope?"
    );
    assert_eq!(text(with(ann(), json!({"open": ["Spanner"]}))), "There is no card called “Spanner”.");
    assert_eq!(text(with(ann(), json!({"me": "An"}))), "There is no player called “An”. Did you mean Ann?");
    assert_eq!(
        text(with(ann(), json!({"edition": "clasic"}))),
        "There is no edition called “clasic”. Did you mean classic?"
    );
    assert_eq!(
        entry_text(suggestion("Bem", ["Mr. Green", "Rope", "Study"], None)),
        "There is no player called “Bem”. Did you mean Ben?"
    );
    assert_eq!(
        entry_text(suggestion("Ben", ["Mr. Gren", "Rope", "Study"], None)),
        "There is no card called “Mr. Gren”. Did you mean Mr. Green?"
    );
    assert_eq!(
        entry_text(suggestion("Ben", ["Mr. Green", "Rope", "Study"], Some("Zoe"))),
        "There is no player called “Zoe”."
    );
    assert_eq!(
        entry_text(shown("Ben", ["Mr. Green", "Rope", "Study"], "Cid", "Stduy")),
        "There is no card called “Stduy”. Did you mean Study?"
    );
    assert_eq!(
        entry_text(spoiler("envelop", "Rope", true)),
        "There is no player called “envelop”. Did you mean envelope?"
    );
    assert_eq!(
        entry_text(accusation("Sid", ["Mr. Green", "Rope", "Study"], false)),
        "There is no player called “Sid”. Did you mean Cid?"
    );
}

#[test]
fn players_have_names_of_their_own() {
    let named = |name: &str| text(with(ann(), players(&[("Ann", 6), (name, 6), ("Cid", 6)])));
    assert_eq!(text(with(ann(), players(&[("Ann", 18)]))), "Clue is for 2 to 6 players, not 1.");
    let seven = ["A", "B", "C", "D", "E", "F", "G"].map(|name| (name, 3));
    assert_eq!(text(with(ann(), players(&seven))), "Clue is for 2 to 6 players, not 7.");
    assert_eq!(named("  "), "A name is missing.");
    assert_eq!(
        named(&"x".repeat(25)),
        format!("The name “{}” is too long. Names can have up to 24 characters.", "x".repeat(25))
    );
    assert_eq!(named("B\u{7}n"), "The name “B\\u{7}n” has characters that can’t be used.");
    assert_eq!(named("Ben\u{202e}"), "The name “Ben\\u{202e}” has characters that can’t be used.");
    assert_eq!(named("\u{200b}"), "A name is missing.");
    assert_eq!(named("ann "), "Two players are called ann. Give them different names.");
    for word in ["Envelope", "open", "aside", "nobody", "me", "file"] {
        assert_eq!(named(word), format!("“{word}” is a command here. Choose another name."));
    }
}

#[test]
fn hands_add_up() {
    let sizes = |ann, ben, cid| players(&[("Ann", ann), ("Ben", ben), ("Cid", cid)]);
    assert_eq!(
        text(with(ann(), sizes(6, 7, 6))),
        "The players hold 19 cards, but 18 are dealt: of 21 cards, 3 are in the case file."
    );
    assert_eq!(
        text(with(with(ann(), sizes(6, 6, 6)), json!({"open": ["Rope"], "aside": 2}))),
        "The players hold 18 cards, but 15 are dealt: of 21 cards, 3 are in the case file, 1 face up, 2 set aside."
    );
    assert_eq!(
        text(with(ann(), json!({"aside": 19}))),
        "There aren’t that many cards: of 21 cards, 3 are in the case file, 19 set aside."
    );
    assert_eq!(
        text(with(ann(), sizes(6, usize::MAX, usize::MAX))),
        format!(
            "The players hold {} cards, but 18 are dealt: of 21 cards, 3 are in the case file.",
            usize::MAX
        )
    );
    assert_eq!(text(with(ann(), sizes(6, 12, 0))), "Cid has no cards, but there are enough for everyone.");
}

#[test]
fn an_empty_hand_is_right_when_there_are_too_few_cards() {
    let tiny = json!({"name": "Tiny", "suspects": ["A", "B"], "weapons": ["C", "D"], "rooms": ["E", "F"]});
    let case = json!({
        "edition": tiny,
        "players": [
            {"name": "Ann", "cards": 1}, {"name": "Ben", "cards": 1},
            {"name": "Cid", "cards": 1}, {"name": "Dee", "cards": 0},
        ],
        "me": "Dee",
    });
    assert_eq!(page(&open(case)).edition, "Tiny");
}

#[test]
fn my_cards_are_mine_alone() {
    assert_eq!(text(with(ann(), json!({"hand": ["Rope", "Knife"]}))), "You hold 6 cards, but 2 are named.");
    assert_eq!(text(with(ann(), json!({"hand": ["Rope"]}))), "You hold 6 cards, but 1 is named.");
    assert_eq!(text(with(ann(), json!({"hand": ["Rope", "rope"]}))), "The Rope is named twice.");
    assert_eq!(text(with(ann(), json!({"open": ["Rope", "Rope"]}))), "The Rope is named twice.");
    assert_eq!(text(with(ann(), json!({"open": ["Knife"]}))), "The Knife can’t be in your hand and face up.");
    assert_eq!(
        text(with(ann(), json!({"me": null}))),
        "You entered a hand but not whose it is. Choose which player you are."
    );
    let suspects =
        ["Miss Scarlet", "Colonel Mustard", "Mrs. White", "Mr. Green", "Mrs. Peacock", "Professor Plum"];
    assert_eq!(
        text(with(ann(), json!({ "hand": suspects }))),
        "All suspects are already visible, but one must be in the case file."
    );
}

#[test]
fn editions_of_ones_own_are_checked() {
    let own = |name: &str, weapons: &[&str]| {
        let edition = json!({"name": name, "suspects": ["A", "B"], "weapons": weapons, "rooms": ["E", "F"]});
        text(with(ann(), json!({ "edition": edition })))
    };
    assert_eq!(own("x", &["C"]), "This edition can’t be used. There must be at least two weapons.");
    let many: Vec<String> = (0..100_000).map(|n| format!("w{n}")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    assert_eq!(
        own("x", &many),
        "This edition can’t be used. An edition can have at most 30 cards. This one has 100004."
    );
    assert_eq!(own("x", &["C", "a"]), "This edition can’t be used. “a” is listed twice.");
    assert_eq!(own(" ", &["C", "D"]), "This edition can’t be used. A name is missing.");
}

#[test]
fn whoever_accused_wrongly_accuses_no_more() {
    let accuse = |by: &str, weapon: &str, correct: bool| json!({"kind": "accusation", "by": by, "cards": ["Mrs. White", weapon, "Study"], "correct": correct});
    let cid = accuse("Cid", "Rope", false);
    let wrench = accuse("Cid", "Wrench", false);
    let again = "Cid is out after the wrong accusation in entry 1 and can’t accuse again.";

    let imported = refusal(with_entries(ann(), json!([cid, spoiler("Ben", "Rope", true), wrench])));
    assert_eq!(imported.to_string(), format!("Entry 3: {again}"));
    assert_eq!(imported.entries, [1, 3]);

    let notebook = open(with_entries(ann(), json!([cid, accuse("Ben", "Wrench", false)])));
    let added = act(&notebook, add(wrench.clone())).unwrap_err();
    assert_eq!((added.to_string().as_str(), added.entries), (again, vec![1, 3]));
    let edited = act(&notebook, json!({"do": "edit", "at": 2, "entry": accuse("Cid", "Wrench", true)}));
    assert_eq!(edited.unwrap_err().to_string(), again);
    // Correcting the first of two, too, may make the second one impossible.
    let other = act(&notebook, json!({"do": "edit", "at": 1, "entry": accuse("Ben", "Rope", false)}));
    assert_eq!(
        other.unwrap_err().to_string(),
        "This is impossible: Ben accuses again in entry 2, but would already be out after a wrong accusation."
    );
    // Others may still accuse, and whoever is out still shows cards.
    let after =
        act(&notebook, add(suggestion("Ann", ["Mr. Green", "Wrench", "Study"], Some("Cid")))).unwrap();
    assert!(act(&after, add(accuse("Ann", "Candlestick", false))).is_ok());

    let mine = open(with_entries(ann(), json!([accuse("Ann", "Rope", false)])));
    assert_eq!(
        act(&mine, add(accuse("Ann", "Wrench", false))).unwrap_err().to_string(),
        "You are out after the wrong accusation in entry 1 and can’t accuse again."
    );
}

#[test]
fn a_suggestion_is_one_of_each_kind() {
    assert_eq!(
        entry_text(json!({"kind": "suggestion", "by": "Ann", "cards": ["Rope"]})),
        "Name three cards, not 1: a suspect, a weapon and a room."
    );
    assert_eq!(
        entry_text(suggestion("Ann", ["Mr. Green", "Rope", "Knife"], None)),
        "The Rope and the Knife are both weapons. Name a suspect, a weapon and a room."
    );
    assert_eq!(
        entry_text(suggestion("Ann", ["Mr. Green", "Rope", "Rope"], None)),
        "The Rope is named twice."
    );
    assert_eq!(
        entry_text(accusation("Ann", ["Study", "Rope", "Hall"], true)),
        "The Study and the Hall are both rooms. Name a suspect, a weapon and a room."
    );
}

#[test]
fn a_card_is_shown_by_somebody_else_who_was_asked_for_it() {
    let asked = ["Mr. Green", "Rope", "Study"];
    assert_eq!(
        entry_text(suggestion("Ben", asked, Some("ben"))),
        "Ben made the suggestion, so someone else showed the card. Name that player."
    );
    assert_eq!(
        entry_text(suggestion("Ann", asked, Some("Ann"))),
        "You made the suggestion, so someone else showed the card. Name that player."
    );
    assert_eq!(
        entry_text(shown("Ben", asked, "Cid", "Knife")),
        "The Knife wasn’t suggested, so it can’t have been shown."
    );
    assert_eq!(
        entry_text(json!({"kind": "suggestion", "by": "Ben", "cards": asked, "card": "Rope"})),
        "You named a shown card but not who showed it."
    );
}

#[test]
fn cards_open_and_aside_exist_only_if_there_are_any() {
    assert_eq!(entry_text(spoiler("open", "Rope", true)), "No cards are face up in this game.");
    assert_eq!(entry_text(spoiler("aside", "Rope", false)), "No cards are set aside in this game.");
}

#[test]
fn an_action_on_a_missing_entry_is_refused() {
    let text = |notebook: &Notebook, at: usize| {
        let deleted = act(notebook, json!({"do": "delete", "at": at})).unwrap_err().to_string();
        let edit = json!({"do": "edit", "at": at, "entry": spoiler("Ben", "Rope", true)});
        assert_eq!(act(notebook, edit).unwrap_err().to_string(), deleted);
        deleted
    };
    let none = open(ann());
    assert_eq!(text(&none, 1), "There is no entry 1. There are no entries yet.");
    let one = act(&none, add(spoiler("Ben", "Rope", true))).unwrap();
    assert_eq!(text(&one, 2), "There is no entry 2. There is one entry.");
    let two = act(&one, add(spoiler("Ben", "Wrench", true))).unwrap();
    assert_eq!(text(&two, 0), "There is no entry 0. Entries are numbered from 1 to 2.");
    assert_eq!(
        text(&two, usize::MAX),
        format!("There is no entry {}. Entries are numbered from 1 to 2.", usize::MAX)
    );
}

#[test]
fn a_new_entry_is_refused_without_a_number() {
    let refusal = act(&open(ann()), add(spoiler("Ben", "Rop", true))).unwrap_err();
    assert_eq!(refusal.to_string(), "There is no card called “Rop”. Did you mean Rope?");
    assert!(refusal.entries.is_empty());
}

#[test]
fn a_notebook_is_full_at_last() {
    let entries = vec![spoiler("Ben", "Rope", true); 500];
    let full = open(with_entries(ann(), json!(entries)));
    let refused = act(&full, add(spoiler("Ben", "Rope", true))).unwrap_err();
    assert_eq!(refused.to_string(), "A notebook can have at most 500 entries. Continue in a new one.");
    let entries = vec![spoiler("Ben", "Rope", true); 501];
    assert_eq!(
        text(with_entries(ann(), json!(entries))),
        "A notebook can have at most 500 entries. Continue in a new one."
    );
}

#[test]
fn undo_and_redo_go_as_far_as_there_are_changes() {
    let text = |notebook: &Notebook, what: &str, steps: usize| {
        act(notebook, json!({"do": what, "steps": steps})).unwrap_err().to_string()
    };
    let none = open(ann());
    assert_eq!(text(&none, "undo", 0), "Say how many changes: 1 or more.");
    assert_eq!(text(&none, "redo", 0), "Say how many changes: 1 or more.");
    assert_eq!(text(&none, "undo", 1), "There is nothing to undo.");
    assert_eq!(text(&none, "redo", 1), "There is nothing to redo.");
    let one = act(&none, add(spoiler("Ben", "Rope", true))).unwrap();
    assert_eq!(text(&one, "undo", 2), "Only one change can be undone.");
    let two = act(&one, add(spoiler("Ben", "Wrench", true))).unwrap();
    assert_eq!(text(&two, "undo", 3), "Only 2 changes can be undone.");
    let back = act(&two, json!({"do": "undo", "steps": 2})).unwrap();
    assert_eq!(text(&back, "redo", usize::MAX), "Only 2 changes can be redone.");
}

#[test]
fn a_corrected_set_up_is_checked_like_a_new_one() {
    let notebook = open(with_entries(
        with(
            ann(),
            json!({"aside": 3, "players": [
                {"name": "Ann", "cards": 6}, {"name": "Ben", "cards": 5}, {"name": "Cid", "cards": 4},
            ]}),
        ),
        json!([spoiler("Ben", "Rope", true), spoiler("aside", "Wrench", true)]),
    ));
    let case = page(&notebook).case;
    let set_up = |fields: Value| {
        let whole = json!({
            "do": "set-up", "players": case.players, "me": case.me, "hand": case.hand, "open": case.open,
            "aside": case.aside,
        });
        act(&notebook, with(whole, fields)).unwrap_err()
    };
    assert_eq!(
        set_up(players(&[("Ann", 6), ("Ben", 9)])).to_string(),
        "This notebook had 3 players and now has 2. Say where each of them sat before."
    );
    assert_eq!(set_up(json!({"hand": []})).to_string(), "You hold 6 cards, but 0 are named.");
    let full = players(&[("Ann", 6), ("Ben", 6), ("Cid", 6)]);
    let nothing_aside = set_up(with(full, json!({"aside": 0})));
    assert_eq!(nothing_aside.to_string(), "Entry 2: No cards are set aside in this game.");
    assert_eq!(nothing_aside.entries, [2]);
}
