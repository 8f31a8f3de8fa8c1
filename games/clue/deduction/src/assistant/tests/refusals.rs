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
        "There is no card called 'Rop'. Did you mean Rope?"
    );
    assert_eq!(text(with(ann(), json!({"open": ["Spanner"]}))), "There is no card called 'Spanner'.");
    assert_eq!(text(with(ann(), json!({"me": "An"}))), "There is no player called 'An'. Did you mean Ann?");
    assert_eq!(
        text(with(ann(), json!({"edition": "clasic"}))),
        "There is no edition called 'clasic'. Did you mean classic?"
    );
    assert_eq!(
        entry_text(suggestion("Bem", ["Mr. Green", "Rope", "Study"], None)),
        "There is no player called 'Bem'. Did you mean Ben?"
    );
    assert_eq!(
        entry_text(suggestion("Ben", ["Mr. Gren", "Rope", "Study"], None)),
        "There is no card called 'Mr. Gren'. Did you mean Mr. Green?"
    );
    assert_eq!(
        entry_text(suggestion("Ben", ["Mr. Green", "Rope", "Study"], Some("Zoe"))),
        "There is no player called 'Zoe'."
    );
    assert_eq!(
        entry_text(shown("Ben", ["Mr. Green", "Rope", "Study"], "Cid", "Stduy")),
        "There is no card called 'Stduy'. Did you mean Study?"
    );
    assert_eq!(
        entry_text(spoiler("envelop", "Rope", true)),
        "There is no player called 'envelop'. Did you mean envelope?"
    );
    assert_eq!(
        entry_text(accusation("Sid", ["Mr. Green", "Rope", "Study"], false)),
        "There is no player called 'Sid'. Did you mean Cid?"
    );
}

#[test]
fn players_have_names_of_their_own() {
    let named = |name: &str| text(with(ann(), players(&[("Ann", 6), (name, 6), ("Cid", 6)])));
    assert_eq!(text(with(ann(), players(&[("Ann", 18)]))), "Clue is played by 2 to 6 players, not by 1.");
    let seven = ["A", "B", "C", "D", "E", "F", "G"].map(|name| (name, 3));
    assert_eq!(text(with(ann(), players(&seven))), "Clue is played by 2 to 6 players, not by 7.");
    assert_eq!(named("  "), "A name is missing.");
    assert_eq!(
        named(&"x".repeat(25)),
        format!("The name '{}' is too long; 24 letters are the most.", "x".repeat(25))
    );
    assert_eq!(named("B\u{7}n"), "The name 'B\\u{7}n' has control characters in it.");
    assert_eq!(named("Ben\u{202e}"), "The name 'Ben\\u{202e}' has control characters in it.");
    assert_eq!(named("\u{200b}"), "A name is missing.");
    assert_eq!(named("ann "), "Two players are called ann. Give them different names.");
    for word in ["Envelope", "open", "aside", "nobody", "me", "file"] {
        assert_eq!(
            named(word),
            format!(
                "Nobody can be called '{word}': the word has a meaning of its own here. Choose another name."
            )
        );
    }
}

#[test]
fn hands_add_up() {
    let sizes = |ann, ben, cid| players(&[("Ann", ann), ("Ben", ben), ("Cid", cid)]);
    assert_eq!(
        text(with(ann(), sizes(6, 7, 6))),
        "The players hold 19 cards, but 18 are dealt: of 21 cards 3 are in the envelope."
    );
    assert_eq!(
        text(with(with(ann(), sizes(6, 6, 6)), json!({"open": ["Rope"], "aside": 2}))),
        "The players hold 18 cards, but 15 are dealt: of 21 cards 3 are in the envelope, 1 lies open, 2 lie aside."
    );
    assert_eq!(
        text(with(ann(), json!({"aside": 19}))),
        "There are not so many cards: of 21 cards 3 are in the envelope, 19 lie aside."
    );
    assert_eq!(
        text(with(ann(), sizes(6, usize::MAX, usize::MAX))),
        format!(
            "The players hold {} cards, but 18 are dealt: of 21 cards 3 are in the envelope.",
            usize::MAX
        )
    );
    assert_eq!(text(with(ann(), sizes(6, 12, 0))), "Cid holds no card, but there are enough for everybody.");
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
    assert_eq!(text(with(ann(), json!({"hand": ["Rope", "rope"]}))), "Rope is named twice.");
    assert_eq!(text(with(ann(), json!({"open": ["Rope", "Rope"]}))), "Rope is named twice.");
    assert_eq!(text(with(ann(), json!({"open": ["Knife"]}))), "Knife cannot be in your hand and lie open.");
    assert_eq!(
        text(with(ann(), json!({"me": null}))),
        "A hand is given, but not whose it is. Say which player you are."
    );
    let suspects =
        ["Miss Scarlet", "Colonel Mustard", "Mrs. White", "Mr. Green", "Mrs. Peacock", "Professor Plum"];
    assert_eq!(
        text(with(ann(), json!({ "hand": suspects }))),
        "All suspects are in sight, but one must be in the envelope."
    );
}

#[test]
fn editions_of_ones_own_are_checked() {
    let own = |name: &str, weapons: &[&str]| {
        let edition = json!({"name": name, "suspects": ["A", "B"], "weapons": weapons, "rooms": ["E", "F"]});
        text(with(ann(), json!({ "edition": edition })))
    };
    assert_eq!(own("x", &["C"]), "The edition cannot be used: an edition needs at least two weapons.");
    let many: Vec<String> = (0..100_000).map(|n| format!("w{n}")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    assert_eq!(own("x", &many), "The edition cannot be used: an edition has at most 30 cards, not 100004.");
    assert_eq!(own("x", &["C", "a"]), "The edition cannot be used: 'a' is named twice.");
    assert_eq!(own(" ", &["C", "D"]), "The edition cannot be used: a name is missing.");
}

#[test]
fn whoever_accused_wrongly_accuses_no_more() {
    let accuse = |by: &str, weapon: &str, correct: bool| json!({"kind": "accusation", "by": by, "cards": ["Mrs. White", weapon, "Study"], "correct": correct});
    let cid = accuse("Cid", "Rope", false);
    let wrench = accuse("Cid", "Wrench", false);
    let again = "Cid accused wrongly in entry 1 and is out of the game: whoever is out cannot accuse again.";

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
        "This cannot be: Ben accuses again in entry 2, and whoever accused wrongly is out of the game."
    );
    // Others may still accuse, and whoever is out still shows cards.
    let after =
        act(&notebook, add(suggestion("Ann", ["Mr. Green", "Wrench", "Study"], Some("Cid")))).unwrap();
    assert!(act(&after, add(accuse("Ann", "Candlestick", false))).is_ok());

    let mine = open(with_entries(ann(), json!([accuse("Ann", "Rope", false)])));
    assert_eq!(
        act(&mine, add(accuse("Ann", "Wrench", false))).unwrap_err().to_string(),
        "You accused wrongly in entry 1 and are out of the game: whoever is out cannot accuse again."
    );
}

#[test]
fn a_suggestion_is_one_of_each_kind() {
    assert_eq!(
        entry_text(json!({"kind": "suggestion", "by": "Ann", "cards": ["Rope"]})),
        "Three cards must be named, a suspect, a weapon and a room, not 1."
    );
    assert_eq!(
        entry_text(suggestion("Ann", ["Mr. Green", "Rope", "Knife"], None)),
        "Rope and Knife are both weapons. Name a suspect, a weapon and a room."
    );
    assert_eq!(entry_text(suggestion("Ann", ["Mr. Green", "Rope", "Rope"], None)), "Rope is named twice.");
    assert_eq!(
        entry_text(accusation("Ann", ["Study", "Rope", "Hall"], true)),
        "Study and Hall are both rooms. Name a suspect, a weapon and a room."
    );
}

#[test]
fn a_card_is_shown_by_somebody_else_who_was_asked_for_it() {
    let asked = ["Mr. Green", "Rope", "Study"];
    assert_eq!(
        entry_text(suggestion("Ben", asked, Some("ben"))),
        "Ben cannot show a card to themselves. Name the player who showed it."
    );
    assert_eq!(
        entry_text(suggestion("Ann", asked, Some("Ann"))),
        "You cannot show a card to yourself. Name the player who showed it."
    );
    assert_eq!(
        entry_text(shown("Ben", asked, "Cid", "Knife")),
        "Knife was not asked for, so it cannot have been shown."
    );
    assert_eq!(
        entry_text(json!({"kind": "suggestion", "by": "Ben", "cards": asked, "card": "Rope"})),
        "A shown card is named, but not who showed it."
    );
}

#[test]
fn cards_open_and_aside_exist_only_if_there_are_any() {
    assert_eq!(entry_text(spoiler("open", "Rope", true)), "No cards lie open in this game.");
    assert_eq!(entry_text(spoiler("aside", "Rope", false)), "No cards lie aside in this game.");
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
    assert_eq!(text(&none, 1), "There is no entry 1. Nothing is written yet.");
    let one = act(&none, add(spoiler("Ben", "Rope", true))).unwrap();
    assert_eq!(text(&one, 2), "There is no entry 2. There is one entry.");
    let two = act(&one, add(spoiler("Ben", "Wrench", true))).unwrap();
    assert_eq!(text(&two, 0), "There is no entry 0. The entries are numbered from 1 to 2.");
    assert_eq!(
        text(&two, usize::MAX),
        format!("There is no entry {}. The entries are numbered from 1 to 2.", usize::MAX)
    );
}

#[test]
fn a_new_entry_is_refused_without_a_number() {
    let refusal = act(&open(ann()), add(spoiler("Ben", "Rop", true))).unwrap_err();
    assert_eq!(refusal.to_string(), "There is no card called 'Rop'. Did you mean Rope?");
    assert!(refusal.entries.is_empty());
}

#[test]
fn a_notebook_is_full_at_last() {
    let entries = vec![spoiler("Ben", "Rope", true); 500];
    let full = open(with_entries(ann(), json!(entries)));
    let refused = act(&full, add(spoiler("Ben", "Rope", true))).unwrap_err();
    assert_eq!(refused.to_string(), "A notebook holds at most 500 entries.");
    let entries = vec![spoiler("Ben", "Rope", true); 501];
    assert_eq!(text(with_entries(ann(), json!(entries))), "A notebook holds at most 500 entries.");
}

#[test]
fn undo_and_redo_go_as_far_as_there_are_changes() {
    let text = |notebook: &Notebook, what: &str, steps: usize| {
        act(notebook, json!({"do": what, "steps": steps})).unwrap_err().to_string()
    };
    let none = open(ann());
    assert_eq!(text(&none, "undo", 0), "Say how many changes: 1 or more.");
    assert_eq!(text(&none, "redo", 0), "Say how many changes: 1 or more.");
    assert_eq!(text(&none, "undo", 1), "There is nothing to be taken back.");
    assert_eq!(text(&none, "redo", 1), "There is nothing to be made again.");
    let one = act(&none, add(spoiler("Ben", "Rope", true))).unwrap();
    assert_eq!(text(&one, "undo", 2), "Only one change can be taken back.");
    let two = act(&one, add(spoiler("Ben", "Wrench", true))).unwrap();
    assert_eq!(text(&two, "undo", 3), "Only 2 changes can be taken back.");
    let back = act(&two, json!({"do": "undo", "steps": 2})).unwrap();
    assert_eq!(text(&back, "redo", usize::MAX), "Only 2 changes can be made again.");
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
        "There are 3 players in this notebook, and now 2: say where each of them sat before."
    );
    assert_eq!(set_up(json!({"hand": []})).to_string(), "You hold 6 cards, but 0 are named.");
    let full = players(&[("Ann", 6), ("Ben", 6), ("Cid", 6)]);
    let nothing_aside = set_up(with(full, json!({"aside": 0})));
    assert_eq!(nothing_aside.to_string(), "Entry 2: No cards lie aside in this game.");
    assert_eq!(nothing_aside.entries, [2]);
}
