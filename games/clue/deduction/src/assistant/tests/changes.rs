//! Adding, editing, deleting, correcting the set-up, and going back and forth between all of that.

use super::*;

fn texts(notebook: &Notebook) -> Vec<String> {
    page(notebook).entries.into_iter().map(|told| told.said.text).collect()
}

fn undo(notebook: &Notebook, steps: usize) -> Notebook {
    act(notebook, json!({"do": "undo", "steps": steps})).unwrap()
}

fn redo(notebook: &Notebook, steps: usize) -> Notebook {
    act(notebook, json!({"do": "redo", "steps": steps})).unwrap()
}

fn through_json(notebook: &Notebook) -> Notebook {
    let text = serde_json::to_string(notebook).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[test]
fn every_kind_of_change_can_be_taken_back_and_made_again() {
    let actions = [
        add(spoiler("Ben", "Rope", true)),
        add(suggestion("Cid", ["Mr. Green", "Wrench", "Study"], Some("Ben"))),
        json!({"do": "edit", "at": 1, "entry": spoiler("Ben", "Rope", false)}),
        json!({"do": "set-up", "players": [
            {"name": "Cid", "cards": 6}, {"name": "Bob", "cards": 7}, {"name": "Ben", "cards": 5},
        ], "me": null, "hand": [], "open": [], "aside": 0}),
        add(accusation("Ben", ["Mr. Green", "Wrench", "Study"], false)),
        json!({"do": "delete", "at": 1}),
    ];
    let mut states = vec![open(ann())];
    for action in &actions {
        states.push(act(states.last().unwrap(), action.clone()).unwrap());
    }
    let last = states.last().unwrap();
    assert_eq!(
        texts(last),
        [
            "Ben suggested Mr. Green with the Wrench in the Study. Cid passed, and Bob showed one of them.",
            "Ben accused Mr. Green with the Wrench in the Study and was wrong: these aren’t the three in the case file.",
        ]
    );

    let count = actions.len();
    for steps in 1..=count {
        let earlier = &states[count - steps];
        let back = through_json(&undo(last, steps));
        assert_eq!(page(&back).case, page(earlier).case, "{steps} steps back");
        assert_eq!((page(&back).can_undo, page(&back).can_redo), (count - steps, steps));
        assert_eq!(&redo(&back, steps), last, "{steps} steps back and forth");
        let one_by_one = (0..steps).fold(last.clone(), |notebook, _| undo(&notebook, 1));
        assert_eq!(one_by_one, back);
        let again = (0..steps).fold(back, |notebook, _| redo(&notebook, 1));
        assert_eq!(&again, last);
    }
}

#[test]
fn a_new_change_ends_what_could_be_made_again() {
    let two = [spoiler("Ben", "Rope", true), spoiler("Ben", "Wrench", true)]
        .into_iter()
        .fold(open(ann()), |notebook, entry| act(&notebook, add(entry)).unwrap());
    let other = act(&undo(&two, 2), add(spoiler("Cid", "Rope", true))).unwrap();
    assert_eq!(texts(&other), ["You learned that Cid has the Rope."]);
    assert_eq!((page(&other).can_undo, page(&other).can_redo), (1, 0));
}

#[test]
fn a_refusal_leaves_the_future_alone() {
    let one = act(&open(ann()), add(spoiler("Ben", "Rope", true))).unwrap();
    let back = undo(&one, 1);
    assert!(act(&back, add(spoiler("Ben", "Rop", true))).is_err());
    assert_eq!(page(&back).can_redo, 1);
}

#[test]
fn the_oldest_changes_are_forgotten_first() {
    let edits = (0..501).map(|n| json!({"do": "edit", "at": 1, "entry": spoiler("Ben", "Rope", n % 2 == 0)}));
    let start = open(with_entries(ann(), json!([spoiler("Cid", "Rope", false)])));
    let end = edits.fold(start, |notebook, action| act(&notebook, action).unwrap());
    assert_eq!(page(&end).can_undo, 500);
    // What stood there before the first edit that is remembered: the one that is not.
    assert_eq!(texts(&undo(&end, 500)), ["You learned that Ben has the Rope."]);
}

#[test]
fn of_long_changes_fewer_are_remembered() {
    let long = |first: char| format!("{first}{}", "𝔸".repeat(23));
    let corrected = |n: usize| {
        let names = if n.is_multiple_of(2) { ['A', 'B', 'C'] } else { ['X', 'Y', 'Z'] }.map(long);
        let players = names.clone().map(|name| json!({"name": name, "cards": 6}));
        let hand = &ann()["hand"];
        json!({"do": "set-up", "players": players, "me": names[0], "hand": hand, "open": [], "aside": 0})
    };
    let end = (0..300).fold(open(ann()), |notebook, n| act(&notebook, corrected(n)).unwrap());
    let length = serde_json::to_string(&end).unwrap().len();
    assert!(length < 256 * 1024, "{length}");
    let left = page(&end).can_undo;
    assert!((50..300).contains(&left), "{left}");
    // The ones that are left are the latest: each of them swaps the names.
    assert_eq!(page(&undo(&end, 1)).case.players[0].name, long('A'));
    assert_eq!(redo(&undo(&end, left), left), end);
}

#[test]
fn names_are_kept_as_they_are_spelt() {
    let case = with(
        ann(),
        json!({
            "edition": "CLASSIC",
            "me": "ann",
            "hand": ["kitchen", "miss scarlet", "KNIFE", "hall", "lounge", " dining room "],
            "entries": [shown("ann", ["library", "rope", "colonel mustard"], "CID", "library")],
        }),
    );
    let kept = page(&open(case)).case;
    let expected = with(
        ann(),
        json!({
            "hand": ["Miss Scarlet", "Knife", "Hall", "Lounge", "Kitchen", "Dining Room"],
            "entries": [shown("Ann", ["Colonel Mustard", "Rope", "Library"], "Cid", "Library")],
        }),
    );
    assert_eq!(kept, read(expected));
}

#[test]
fn a_case_file_comes_back_as_it_was_written() {
    let documented = json!({
        "players": [{"name": "Ann", "cards": 6}, {"name": "Ben", "cards": 6}, {"name": "Cid", "cards": 6}],
        "me": "Ann",
        "hand": ["Miss Scarlet", "Knife", "Hall", "Lounge", "Dining Room", "Kitchen"],
        "entries": [
            {"kind": "suggestion", "by": "Ann", "cards": ["Colonel Mustard", "Rope", "Library"],
             "shown_by": "Cid", "card": "Library"},
            {"kind": "spoiler", "player": "Ben", "card": "Wrench", "has": true},
            {"kind": "accusation", "by": "Cid", "cards": ["Mrs. White", "Rope", "Study"], "correct": false},
        ],
    });
    let case = page(&open(documented.clone())).case;
    let written = serde_json::to_value(&case).unwrap();
    assert_eq!(written["entries"], documented["entries"]);
    assert_eq!(written["edition"], "classic");
    assert_eq!(page(&open(written)).case, case);
}

#[test]
fn a_kept_notebook_that_cannot_be_read_any_more_says_so() {
    let mut kept = serde_json::to_value(open(ann())).unwrap();
    kept["case"]["edition"] = json!("withdrawn");
    let fault = serde_json::from_value::<Notebook>(kept).unwrap_err().to_string();
    assert!(fault.contains("withdrawn"), "{fault}");
}

#[test]
fn a_wrong_seating_and_a_forgotten_player_can_be_corrected() {
    let notebook =
        act(&open(ann()), add(suggestion("Ann", ["Mr. Green", "Wrench", "Study"], Some("Cid")))).unwrap();
    assert_eq!(
        texts(&notebook),
        ["You suggested Mr. Green with the Wrench in the Study. Ben passed, and Cid showed one of them."]
    );

    let seats = |players: Value, was: Value| json!({"do": "set-up", "players": players, "was": was, "me": null, "hand": [], "open": [], "aside": 0});
    let three =
        json!([{"name": "Ann", "cards": 6}, {"name": "Cid", "cards": 6}, {"name": "Ben", "cards": 6}]);
    let changed = act(&notebook, seats(three, json!([0, 2, 1]))).unwrap();
    assert_eq!(
        texts(&changed),
        ["Ann suggested Mr. Green with the Wrench in the Study. Cid showed one of them."]
    );
    assert_eq!(texts(&undo(&through_json(&changed), 1)), texts(&notebook));

    let four = json!([
        {"name": "Anna", "cards": 5}, {"name": "Dee", "cards": 5}, {"name": "Ben", "cards": 4}, {"name": "Cid", "cards": 4},
    ]);
    let changed = act(&notebook, seats(four.clone(), json!([0, null, 1, 2]))).unwrap();
    assert_eq!(
        texts(&changed),
        [
            "Anna suggested Mr. Green with the Wrench in the Study. Dee and Ben passed, and Cid showed one of them."
        ]
    );
    assert_eq!(texts(&redo(&undo(&changed, 1), 1)), texts(&changed));

    let two = json!([{"name": "Ann", "cards": 9}, {"name": "Ben", "cards": 9}]);
    let refused = act(&notebook, seats(two, json!([0, 1]))).unwrap_err();
    assert!(refused.to_string().starts_with("Entry 1: There is no player called “Cid”."), "{refused}");
    for was in [json!([0, 1, 2]), json!([0, null, 1, 1]), json!([0, null, 1, 7])] {
        let refused = act(&notebook, seats(four.clone(), was)).unwrap_err();
        assert_eq!(refused.to_string(), "Say where each player sat before, each seat at most once.");
    }
}
