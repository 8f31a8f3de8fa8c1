//! What follows from a notebook, and why; and entries that clash.

use super::super::wire::{Answer, Mark, Sheet, Why};
use super::*;

fn why(notebook: &Notebook, card: &str, holder: &str) -> Why {
    match ask(notebook, json!({"ask": "why", "card": card, "holder": holder})).unwrap() {
        Answer::Why(why) => why,
        other => panic!("asked why, answered {other:?}"),
    }
}

fn mark(sheet: &Sheet, card: &str, holder: &str) -> Mark {
    let column = sheet.holders.iter().position(|name| name == holder).unwrap();
    sheet.cards.iter().find(|row| row.card == card).unwrap().marks[column]
}

/// Ann asks with two of her own cards and nobody shows; then Cid shows one of two cards nobody else can show.
fn last_possible_owner() -> Value {
    with_entries(
        ann(),
        json!([
            suggestion("Ann", ["Miss Scarlet", "Candlestick", "Hall"], None),
            shown("Ann", ["Colonel Mustard", "Rope", "Library"], "Cid", "Library"),
        ]),
    )
}

/// Cid has shown all but three of the cards Ben could not have.
fn only_enough_cards_left() -> Value {
    with(
        ann(),
        json!({
            "hand": ["Miss Scarlet", "Colonel Mustard", "Knife", "Candlestick", "Hall", "Lounge"],
            "entries": [
                shown("Ann", ["Mrs. White", "Revolver", "Dining Room"], "Cid", "Mrs. White"),
                shown("Ann", ["Mr. Green", "Rope", "Kitchen"], "Cid", "Rope"),
                shown("Ann", ["Mrs. Peacock", "Lead Pipe", "Ballroom"], "Cid", "Ballroom"),
            ],
        }),
    )
}

/// Ben's six cards are three that he showed and one of each of three suggestions that share nothing.
fn disjoint_clauses_fill_hand() -> Value {
    with(
        ann(),
        json!({
            "hand": ["Professor Plum", "Wrench", "Library", "Study", "Billiard Room", "Conservatory"],
            "entries": [
                shown("Ann", ["Mr. Green", "Wrench", "Library"], "Ben", "Mr. Green"),
                shown("Ann", ["Professor Plum", "Knife", "Library"], "Ben", "Knife"),
                shown("Ann", ["Professor Plum", "Wrench", "Hall"], "Ben", "Hall"),
                suggestion("Cid", ["Miss Scarlet", "Candlestick", "Lounge"], Some("Ben")),
                suggestion("Cid", ["Colonel Mustard", "Revolver", "Dining Room"], Some("Ben")),
                suggestion("Cid", ["Mrs. White", "Rope", "Kitchen"], Some("Ben")),
            ],
        }),
    )
}

#[test]
fn the_sheet_shows_what_is_certain() {
    type Certain<'a> = &'a [(&'a str, &'a str, Mark)];
    let cases: [(Value, &str, Certain<'_>); 3] = [
        (
            last_possible_owner(),
            "2184",
            &[("Candlestick", "envelope", Mark::Has), ("Rope", "Cid", Mark::Has)],
        ),
        (
            only_enough_cards_left(),
            "8",
            &[
                ("Professor Plum", "Ben", Mark::Has),
                ("Wrench", "Ben", Mark::Has),
                ("Conservatory", "Ben", Mark::Has),
                ("Billiard Room", "Ben", Mark::Has),
                ("Library", "Ben", Mark::Has),
                ("Study", "Ben", Mark::Has),
            ],
        ),
        (
            disjoint_clauses_fill_hand(),
            "642",
            &[
                ("Mrs. Peacock", "Ben", Mark::HasNot),
                ("Lead Pipe", "Ben", Mark::HasNot),
                ("Ballroom", "Ben", Mark::HasNot),
            ],
        ),
    ];
    for (case, worlds, certain) in cases {
        let sheet = page(&open(case)).sheet;
        assert_eq!(sheet.worlds, worlds);
        assert_eq!(sheet.holders, ["Ann", "Ben", "Cid", "envelope"]);
        for (card, holder, expected) in certain {
            assert_eq!(mark(&sheet, card, holder), *expected, "{holder}, {card}");
        }
        for card in read(ann()).hand {
            let held = mark(&sheet, &card, "Ann");
            assert!(matches!(held, Mark::Has | Mark::HasNot), "my own hand is known");
        }
    }
}

#[test]
fn chances_add_up_in_both_weightings() {
    let notebook = open(disjoint_clauses_fill_hand());
    for weighting in ["shown", "alike"] {
        let answer = ask(&notebook, json!({"ask": "sheet", "weighting": weighting})).unwrap();
        let Answer::Sheet(sheet) = answer else { panic!("asked for the sheet, answered {answer:?}") };
        assert_eq!(serde_json::to_value(sheet.weighting).unwrap(), weighting);
        assert_eq!(sheet.worlds, "642");
        for row in &sheet.cards {
            let sum: f64 = row
                .marks
                .iter()
                .map(|mark| match mark {
                    Mark::Has => 1.0,
                    Mark::HasNot => 0.0,
                    Mark::May { chance } => *chance,
                })
                .sum();
            assert!((sum - 1.0).abs() < 1e-9, "{} is somewhere", row.card);
        }
    }
}

#[test]
fn cards_open_and_aside_have_columns() {
    let sheet = page(&open(with(
        spectator(),
        json!({
            "open": ["Study"],
            "aside": 2,
            "players": [{"name": "Ann", "cards": 5}, {"name": "Ben", "cards": 5}, {"name": "Cid", "cards": 5}],
        }),
    )))
    .sheet;
    assert_eq!(sheet.holders, ["Ann", "Ben", "Cid", "open", "aside", "envelope"]);
    assert_eq!(mark(&sheet, "Study", "open"), Mark::Has);
    assert_eq!(mark(&sheet, "Hall", "open"), Mark::HasNot);
    assert_eq!(mark(&sheet, "Study", "aside"), Mark::HasNot);
    assert!(matches!(mark(&sheet, "Hall", "aside"), Mark::May { .. }));
}

#[test]
fn the_best_accusation_is_certain_when_one_case_is_left() {
    let wrong = ["Mr. Green", "Rope", "Study"];
    let notebook = open(with_entries(spectator(), json!([accusation("Ann", wrong, false)])));
    let sheet = page(&notebook).sheet;
    assert_eq!(sheet.cases, 6 * 6 * 9 - 1);
    assert!(!sheet.accusation.is_certain && sheet.accusation.chance < 1.0);
    let right = ["Mr. Green", "Rope", "Hall"];
    let sheet = page(&act(&notebook, add(accusation("Ben", right, true))).unwrap()).sheet;
    assert_eq!((sheet.cases, sheet.accusation.cards.as_slice()), (1, right.map(str::to_owned).as_slice()));
    assert!(sheet.accusation.is_certain);
    assert_eq!(sheet.accusation.chance, 1.0);
}

#[test]
fn entries_that_clash_are_refused_by_number() {
    let notebook = open(with_entries(
        ann(),
        json!([
            spoiler("Cid", "Wrench", true),
            suggestion("Cid", ["Mr. Green", "Rope", "Study"], Some("Ben")),
            spoiler("Ben", "Mr. Green", false),
            spoiler("Ben", "Study", false),
        ]),
    ));
    let refusal = act(&notebook, add(spoiler("Ben", "Rope", false))).unwrap_err();
    assert_eq!(refusal.to_string(), "This contradicts entries 2, 3 and 4.");
    assert_eq!(refusal.entries, [2, 3, 4, 5]);
    assert!(!refusal.steps.is_empty());

    let edit = json!({"do": "edit", "at": 4, "entry": spoiler("Ben", "Wrench", true)});
    let refusal = act(&notebook, edit).unwrap_err();
    assert_eq!(refusal.to_string(), "This contradicts entry 1.");
    assert_eq!(refusal.entries, [1, 4]);

    let refusal = act(&notebook, add(spoiler("Ben", "Knife", true))).unwrap_err();
    assert_eq!(refusal.to_string(), "This contradicts your own cards.");
    assert_eq!(refusal.entries, [5]);
}

#[test]
fn a_contradiction_names_the_cards_of_one_s_own_that_it_rests_on() {
    let notebook = open(with_entries(ann(), json!([])));
    let entry = suggestion("Ann", ["Miss Scarlet", "Knife", "Hall"], Some("Ben"));
    let refusal = act(&notebook, add(entry)).unwrap_err();
    assert_eq!(refusal.to_string(), "This contradicts your own cards.");
    let told: Vec<&str> = refusal.steps.iter().map(|step| step.said.text.as_str()).collect();
    assert_eq!(
        told,
        [
            "You suggested Miss Scarlet with the Knife in the Hall. Ben showed one of them.",
            "Miss Scarlet, the Knife and the Hall are among your cards.",
            "Ben has at least one of Miss Scarlet, the Knife and the Hall, but not Miss Scarlet, the Knife or the Hall: both can’t be true.",
        ]
    );
}

#[test]
fn a_set_up_or_a_file_that_clashes_is_refused_by_number() {
    let entries = json!([spoiler("Cid", "Wrench", true), spoiler("Ben", "Rope", true)]);
    let notebook = open(with_entries(ann(), entries));
    let set_up = json!({
        "do": "set-up", "players": read(ann()).players, "me": "Ann",
        "hand": ["Miss Scarlet", "Rope", "Hall", "Lounge", "Dining Room", "Kitchen"], "open": [], "aside": 0,
    });
    let refused = act(&notebook, set_up).unwrap_err();
    assert_eq!(refused.to_string(), "Entry 2 contradicts your own cards.");
    assert_eq!(refused.entries, [2]);

    let entries = json!([
        spoiler("Cid", "Wrench", true),
        spoiler("Ben", "Rope", true),
        suggestion("Ann", ["Mr. Green", "Rope", "Study"], None),
    ]);
    let refused = refusal(with_entries(ann(), entries));
    assert_eq!(refused.to_string(), "Entries 2 and 3 contradict each other.");
    assert_eq!(refused.entries, [2, 3]);
}

#[test]
fn i_cannot_have_shown_what_i_do_not_have() {
    let notebook = open(ann());
    let asked = ["Mr. Green", "Knife", "Study"];
    let unseen = act(&notebook, add(suggestion("Ben", asked, Some("Ann")))).unwrap();
    let named = act(&notebook, add(shown("Ben", asked, "Ann", "Knife"))).unwrap();
    assert_eq!(page(&unseen).sheet.cards, page(&named).sheet.cards, "I know what I hold");
    assert!(act(&notebook, add(shown("Ben", asked, "Ann", "Study"))).is_err());
    assert!(
        act(&notebook, add(suggestion("Ben", asked, None))).is_err(),
        "I would have had to show the Knife"
    );
}

#[test]
fn a_conclusion_names_the_entries_it_follows_from() {
    let notebook = open(last_possible_owner());
    let rope = why(&notebook, "rope", "cid");
    assert_eq!((rope.card.as_str(), rope.holder.as_str(), rope.mark), ("Rope", "Cid", Mark::Has));
    assert_eq!(rope.title.text, "Why does Cid have the Rope?");
    assert_eq!(rope.entries, [1, 2]);
    assert!(!rope.steps.is_empty());

    let candlestick = why(&notebook, "Candlestick", "envelope");
    assert_eq!(candlestick.title.text, "Why is the Candlestick in the case file?");
    assert_eq!(candlestick.entries, [1]);

    let own = why(&notebook, "Knife", "Ann");
    assert_eq!((own.title.text.as_str(), own.mark), ("Why do you have the Knife?", Mark::Has));
    assert!(own.entries.is_empty());
    assert_eq!(why(&notebook, "Rope", "Ann").title.text, "Why don’t you have the Rope?");
    assert_eq!(why(&notebook, "Rope", "Ben").title.text, "Why doesn’t Ben have the Rope?");
    assert_eq!(why(&notebook, "Rope", "envelope").title.text, "Why isn’t the Rope in the case file?");
}

#[test]
fn an_open_question_is_answered_with_numbers() {
    let study = why(&open(last_possible_owner()), "Study", "Ben");
    assert_eq!(study.title.text, "Does Ben have the Study?");
    assert!(matches!(study.mark, Mark::May { .. }));
    assert!(study.entries.is_empty());
    let steps: Vec<&str> = study.steps.iter().map(|step| step.said.text.as_str()).collect();
    // Colonel Mustard in the envelope: 3 rooms, 5 of 9 others for Ben: 3 * 126.
    // With Cid: 4 suspects, 3 rooms, 5 of 8: 4 * 3 * 56.
    assert_eq!(
        steps,
        [
            "Still open: in 1,050 of 2,184 possible deals Ben has the Study. In the other 1,134 the card is elsewhere."
        ]
    );
}

#[test]
fn an_open_question_says_why_counted_and_weighed_chances_differ() {
    let four = serde_json::from_str(include_str!("../../../tests/cases/four-at-the-table.json")).unwrap();
    let scarlet = why(&open(four), "Miss Scarlet", "Dee");
    let text = &scarlet.steps[0].said.text;
    assert!(text.starts_with("Still open: in 26 of 52 possible deals"), "{text}");
    assert!(text.contains("The chance is 64% rather than 50%, because a player with several"), "{text}");
}

#[test]
fn a_question_about_unknown_names_is_refused() {
    let text = |question| ask(&open(ann()), question).unwrap_err().to_string();
    assert_eq!(
        text(json!({"ask": "why", "card": "Rop", "holder": "Ben"})),
        "There is no card called “Rop”. Did you mean Rope?"
    );
    assert_eq!(
        text(json!({"ask": "why", "card": "Rope", "holder": "Bem"})),
        "There is no player called “Bem”. Did you mean Ben?"
    );
    assert_eq!(
        text(json!({"ask": "why", "card": "Rope", "holder": "aside"})),
        "No cards are set aside in this game."
    );
}

#[test]
fn the_editions_are_listed() {
    let info = Assistant::info();
    let ids: Vec<&str> = info.editions.iter().map(|edition| edition.id.as_str()).collect();
    assert_eq!(ids, ["classic", "cluedo", "cluedo-german", "master-detective"]);
    assert_eq!(info.most_cards, 30);
    for edition in info.editions {
        let own = json!({"edition": edition.cards, "players": [
            {"name": "Ann", "cards": 9}, {"name": "Ben", "cards": edition_size(&edition.cards) - 12},
        ]});
        assert_eq!(
            page(&open(own)).edition,
            edition.cards.name,
            "a listed edition can be written out as one's own"
        );
    }
}

fn edition_size(edition: &super::super::wire::OwnEdition) -> usize {
    edition.suspects.len() + edition.weapons.len() + edition.rooms.len()
}
