//! Tools and notebooks over plain HTTP, against a whole house. The tool is the assistant for Clue; what it concludes is
//! tested where it lives.

use crate::house::{TestGuest, TestHouse};
use serde_json::{Value, json};

/// Four at a table, and what Ann holds.
fn case() -> Value {
    json!({
        "players": [
            { "name": "Ann", "cards": 5 }, { "name": "Ben", "cards": 5 },
            { "name": "Cid", "cards": 4 }, { "name": "Dee", "cards": 4 },
        ],
        "me": "Ann",
        "hand": ["Colonel Mustard", "Knife", "Wrench", "Hall", "Kitchen"],
    })
}

/// Ann asks, and Cid shows her the rope.
fn rope_from_cid() -> Value {
    json!({
        "kind": "suggestion", "by": "Ann", "cards": ["Miss Scarlet", "Rope", "Lounge"],
        "shown_by": "Cid", "card": "Rope",
    })
}

fn add(entry: &Value) -> Value {
    json!({ "do": "add", "entry": entry })
}

/// Ben showed a rope that Cid has.
fn impossible() -> Value {
    json!({ "kind": "spoiler", "player": "Ben", "card": "Rope", "has": true })
}

fn new_notebook(name: &str, case: &Value) -> Value {
    json!({ "tool": "clue-assistant", "name": name, "setup": case })
}

async fn write(house: &TestHouse, guest: &TestGuest, name: &str) -> Value {
    let (status, notebook) = guest.post(house, "/api/notebooks", new_notebook(name, &case())).await;
    assert_eq!(status, 201, "{notebook}");
    notebook
}

fn at(notebook: &Value) -> String {
    format!("/api/notebooks/{}", notebook["id"].as_str().unwrap())
}

async fn act(house: &TestHouse, guest: &TestGuest, notebook: &Value, action: Value) -> (u16, Value) {
    let request = json!({ "version": notebook["version"], "action": action });
    guest.post(house, &format!("{}/actions", at(notebook)), request).await
}

async fn list(house: &TestHouse, guest: &TestGuest) -> Vec<Value> {
    let (status, list) = guest.get(house, "/api/notebooks?tool=clue-assistant").await;
    assert_eq!(status, 200, "{list}");
    list.as_array().unwrap().clone()
}

#[tokio::test]
async fn the_whole_life_of_a_notebook() {
    let mut house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (status, info) = ann.get(&house, "/api/tools/clue-assistant").await;
    assert_eq!((status, &info["editions"][0]["id"]), (200, &json!("classic")));

    let blank = write(&house, &ann, "  Sunday at Ben's ").await;
    assert_eq!((&blank["name"], &blank["version"]), (&json!("Sunday at Ben's"), &json!(0)));
    let (status, written) = act(&house, &ann, &blank, add(&rope_from_cid())).await;
    assert_eq!((status, &written["version"]), (200, &json!(1)));
    assert_eq!(written["page"]["case"]["entries"], json!([rope_from_cid()]));
    assert_ne!(written["page"]["sheet"], blank["page"]["sheet"], "something follows from it");

    house.reopen().await;
    let (status, again) = ann.get(&house, &at(&blank)).await;
    assert_eq!((status, &again), (200, &written), "what was answered was kept");

    let question = json!({ "question": { "ask": "sheet", "weighting": "alike" } });
    let (status, answer) = ann.post(&house, &format!("{}/questions", at(&blank)), question).await;
    assert_eq!((status, &answer["answer"]), (200, &json!("sheet")));

    let (status, undone) = act(&house, &ann, &written, json!({ "do": "undo", "steps": 1 })).await;
    assert_eq!((status, &undone["version"]), (200, &json!(2)));
    assert_eq!(undone["page"]["sheet"], blank["page"]["sheet"]);

    let (status, renamed) = ann.put(&house, &at(&blank), json!({ "name": "Monday" })).await;
    let shelf = list(&house, &ann).await;
    let summary = json!({
        "id": blank["id"], "tool": "clue-assistant", "name": "Monday", "changed_at": undone["changed_at"],
    });
    assert_eq!((status, renamed), (200, summary.clone()));
    assert_eq!(shelf, [summary]);

    assert_eq!(ann.delete(&house, &at(&blank)).await.0, 204);
    assert!(list(&house, &ann).await.is_empty());
    assert_eq!(ann.get(&house, &at(&blank)).await.0, 404);
    assert_eq!(ann.delete(&house, &at(&blank)).await.0, 404);
}

#[tokio::test]
async fn the_latest_changed_notebook_comes_first() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let first = write(&house, &ann, "First").await;
    write(&house, &ann, "Second").await;
    let (_, changed) = act(&house, &ann, &first, add(&rope_from_cid())).await;
    let shelf = list(&house, &ann).await;
    assert_eq!(shelf.len(), 2);
    assert_eq!(
        shelf.iter().find(|one| one["id"] == first["id"]).unwrap()["changed_at"],
        changed["changed_at"]
    );
    let times: Vec<u64> = shelf.iter().map(|one| one["changed_at"].as_u64().unwrap()).collect();
    assert!(times[0] >= times[1], "{shelf:?}");
}

#[tokio::test]
async fn a_refusal_says_why_and_changes_nothing() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let blank = write(&house, &ann, "Sunday").await;
    let (_, before) = act(&house, &ann, &blank, add(&rope_from_cid())).await;
    let (status, problem) = act(&house, &ann, &before, add(&impossible())).await;
    assert_eq!(status, 422, "{problem}");
    let said = &problem["reason"]["said"];
    assert_eq!((&problem["reason"]["code"], &said["space"]), (&json!("rule"), &json!("clue")), "{problem}");
    assert_eq!(said["entries"], json!([1, 2]), "the entries that clash: {problem}");
    let unknown = json!({ "kind": "spoiler", "player": "Ben", "card": "Rpoe", "has": true });
    let (status, problem) = act(&house, &ann, &before, add(&unknown)).await;
    assert_eq!(status, 422);
    assert!(problem["text"].as_str().unwrap().contains("Rope"), "the nearest name is told: {problem}");
    assert_eq!(ann.get(&house, &at(&blank)).await.1, before);

    let question = json!({ "question": { "ask": "why", "card": "Rope", "holder": "Eve" } });
    let (status, problem) = ann.post(&house, &format!("{}/questions", at(&blank)), question).await;
    assert_eq!(status, 422);
    assert!(problem["text"].as_str().unwrap().contains("Eve"), "{problem}");
}

#[tokio::test]
async fn a_change_of_something_old_is_refused() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let blank = write(&house, &ann, "Sunday").await;
    let (_, written) = act(&house, &ann, &blank, add(&rope_from_cid())).await;
    for version in [0, 2] {
        let old = json!({ "id": blank["id"], "version": version });
        let (status, problem) = act(&house, &ann, &old, json!({ "do": "undo", "steps": 1 })).await;
        assert_eq!(status, 409);
        assert_eq!(problem["reason"], json!({ "code": "notebook-changed" }));
        assert!(problem.get("detail").is_none(), "{problem}");
    }
    assert_eq!(ann.get(&house, &at(&blank)).await.1, written);
}

#[tokio::test]
async fn of_two_changes_at_once_one_is_kept() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let blank = write(&house, &ann, "Sunday").await;
    let pages = (0..3).map(|_| act(&house, &ann, &blank, add(&rope_from_cid())));
    let answers = futures_util::future::join_all(pages).await;
    let mut statuses: Vec<u16> = answers.iter().map(|(status, _)| *status).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409]);
    let (_, now) = ann.get(&house, &at(&blank)).await;
    assert_eq!((&now["version"], now["page"]["entries"].as_array().unwrap().len()), (&json!(1), 1));
}

#[tokio::test]
async fn nobody_sees_the_notebook_of_another() {
    let house = TestHouse::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let notebook = write(&house, &ann, "Sunday").await;
    assert!(list(&house, &ben).await.is_empty());
    let question = json!({ "question": { "ask": "sheet", "weighting": "alike" } });
    let tries = [
        ben.get(&house, &at(&notebook)).await,
        ben.put(&house, &at(&notebook), json!({ "name": "Mine" })).await,
        ben.delete(&house, &at(&notebook)).await,
        act(&house, &ben, &notebook, add(&rope_from_cid())).await,
        ben.post(&house, &format!("{}/questions", at(&notebook)), question).await,
    ];
    let nowhere = ben.get(&house, "/api/notebooks/nowhere").await;
    for answer in tries {
        assert_eq!(answer, nowhere, "it is as if there were none");
    }
    assert_eq!(nowhere.0, 404);
    assert_eq!(ann.get(&house, &at(&notebook)).await.1, notebook);
    let stranger = house.get(&at(&notebook)).await;
    assert_eq!(stranger.status(), 401);
}

#[tokio::test]
async fn an_analysis_is_read_by_link_and_changed_by_its_guest_alone() {
    let house = TestHouse::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let setup = json!({ "pdn": "1. 11-15 22-18 *" });
    let wish = json!({ "tool": "checkers-analysis", "name": "Sunday", "setup": setup });
    let (status, own) = ann.post(&house, "/api/notebooks", wish).await;
    assert_eq!((status, &own["mine"]), (201, &json!(true)), "{own}");
    let (status, shared) = ben.get(&house, &at(&own)).await;
    assert_eq!((status, &shared["mine"]), (200, &json!(false)), "{shared}");
    assert_eq!(shared["page"], own["page"]);
    let question = json!({ "question": { "ask": "ply", "ply": 0 } });
    let (status, verdict) = ben.post(&house, &format!("{}/questions", at(&own)), question).await;
    assert_eq!(status, 200, "{verdict}");
    assert!(verdict["score"]["black"].is_number(), "{verdict}");
    let nowhere = ben.get(&house, "/api/notebooks/nowhere").await;
    for answer in [
        ben.put(&house, &at(&own), json!({ "name": "Mine" })).await,
        ben.delete(&house, &at(&own)).await,
        act(&house, &ben, &own, json!({})).await,
    ] {
        assert_eq!(answer, nowhere);
    }
    let (_, list) = ben.get(&house, "/api/notebooks?tool=checkers-analysis").await;
    assert_eq!(list, json!([]), "it is on nobody else's shelf");
    assert_eq!(ann.get(&house, &at(&own)).await.1, own);
}

#[tokio::test]
async fn a_case_file_with_entries_is_taken_in_whole_or_not_at_all() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let mut file = case();
    file["entries"] = json!([rope_from_cid()]);
    let (status, notebook) = ann.post(&house, "/api/notebooks", new_notebook("From a file", &file)).await;
    assert_eq!(status, 201, "{notebook}");
    assert_eq!(notebook["page"]["case"]["entries"], json!([rope_from_cid()]));
    // What one notebook shows as its case opens another that shows the same.
    let twin = new_notebook("Its twin", &notebook["page"]["case"]);
    let (status, twin) = ann.post(&house, "/api/notebooks", twin).await;
    assert_eq!((status, &twin["page"]), (201, &notebook["page"]));

    file["entries"] = json!([rope_from_cid(), impossible()]);
    let (status, problem) = ann.post(&house, "/api/notebooks", new_notebook("Wrong", &file)).await;
    assert_eq!((status, &problem["reason"]["said"]["entries"]), (422, &json!([1, 2])), "{problem}");
    let mut file = case();
    file["players"][0]["cards"] = json!(6);
    let (status, problem) = ann.post(&house, "/api/notebooks", new_notebook("Wrong", &file)).await;
    assert_eq!(status, 422, "{problem}");
    assert_eq!(list(&house, &ann).await.len(), 2, "nothing of a refused file is kept");
}

#[tokio::test]
async fn what_makes_no_sense_is_told_in_a_sentence() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let notebook = write(&house, &ann, "Sunday").await;
    let named = |name: &str| new_notebook(name, &case());
    let with = |setup: Value| json!({ "tool": "clue-assistant", "name": "Sunday", "setup": setup });
    let (actions, questions) = (format!("{}/actions", at(&notebook)), format!("{}/questions", at(&notebook)));
    let new = "/api/notebooks";
    for (path, body, fault) in [
        (new, json!({ "tool": "clue-assistant", "setup": case() }), "name"),
        (new, json!({ "tool": "clue-assistant", "name": "Sunday", "setup": case(), "x": 1 }), "x"),
        (new, json!([]), "expected"),
        (new, named("  "), "Give the notebook a name"),
        (new, named(&"x".repeat(41)), "too long"),
        (new, named("a\u{202e}b"), "characters"),
        (new, with(json!(null)), "null"),
        (new, with(json!({ "players": [], "colour": "red" })), "colour"),
        (&actions, json!({ "version": 0, "action": { "do": "burn" } }), "burn"),
        (&actions, json!({ "version": -1, "action": add(&rope_from_cid()) }), "-1"),
        (&actions, json!({ "action": add(&rope_from_cid()) }), "version"),
        (&questions, json!({ "question": { "ask": "who" } }), "who"),
        (&questions, json!({ "question": 7 }), "7"),
    ] {
        let (status, problem) = ann.post(&house, path, body.clone()).await;
        assert_eq!(status, 400, "{body}: {problem}");
        assert!(problem.to_string().contains(fault), "{body}: {problem}");
        assert!(problem.get("detail").is_none(), "{problem}");
    }
    for (path, status, fault) in [
        ("/api/tools/abacus", 404, "abacus"),
        ("/api/notebooks?tool=abacus", 404, "abacus"),
        ("/api/notebooks", 400, "tool"),
        ("/api/notebooks/%ff", 400, "UTF-8"),
    ] {
        let (got, problem) = ann.get(&house, path).await;
        assert_eq!(got, status, "{path}");
        assert!(problem.to_string().contains(fault), "{path}: {problem}");
    }
    let (status, problem) = ann.put(&house, &at(&notebook), json!({ "name": "" })).await;
    assert_eq!((status, &problem["reason"]["code"]), (400, &json!("empty-line")));
    assert_eq!(ann.get(&house, &at(&notebook)).await.1, notebook);
    assert_eq!(list(&house, &ann).await.len(), 1);
}

#[tokio::test]
async fn long_files_come_in_and_endless_ones_do_not() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let mut file = case();
    let name = "Ä".repeat(24);
    file["players"][1]["name"] = json!(name);
    let cards = ["Professor Plum", "Candlestick", "Conservatory"];
    let entry = json!({ "kind": "suggestion", "by": "Ann", "cards": cards, "shown_by": name });
    file["entries"] = vec![entry; 500].into();
    assert!(file.to_string().len() > 65_536, "longer than other requests may be");
    let (status, notebook) = ann.post(&house, "/api/notebooks", new_notebook("Long", &file)).await;
    assert_eq!(status, 201, "{}", notebook["text"]);
    let endless = json!({ "tool": "clue-assistant", "name": "Endless", "setup": "x".repeat(600_000) });
    let (status, problem) = ann.post(&house, "/api/notebooks", endless).await;
    assert_eq!(status, 413);
    assert!(problem["text"].is_string());
    let action = json!({ "do": "add", "entry": "x".repeat(100_000) });
    assert_eq!(act(&house, &ann, &notebook, action).await.0, 413);
}

/// The longest name there is, and others like it.
fn long(number: u32) -> String {
    let letter = char::from_u32(u32::from('𝐀') + number).unwrap();
    letter.to_string().repeat(24)
}

#[tokio::test]
async fn the_longest_notebook_is_kept_and_goes_out_and_comes_in_again() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let cards: Vec<String> = (0..30).map(long).collect();
    let players = |first: u32| {
        (0..6).map(|n| json!({ "name": long(first + n), "cards": if n == 0 { 12 } else { 1 } })).collect()
    };
    let players: [Vec<Value>; 2] = [players(40), players(50)];
    let entry = |me: u32| {
        json!({
            "kind": "suggestion", "by": long(me), "cards": [cards[0], cards[10], cards[20]],
            "shown_by": long(me + 1), "card": cards[20],
        })
    };
    let (hand, open) = ([&cards[1..10], &cards[11..14]].concat(), [&cards[14..19], &cards[21..26]].concat());
    let file = json!({
        "edition": {
            "name": long(60), "suspects": cards[..10], "weapons": cards[10..20], "rooms": cards[20..],
        },
        "players": players[0], "me": long(40), "hand": hand, "open": open, "aside": 0,
        "entries": vec![entry(40); 499],
    });
    let (status, mut notebook) = ann.post(&house, "/api/notebooks", new_notebook("Long", &file)).await;
    assert_eq!(status, 201, "{}", notebook["text"]);
    let corrected = |turn: usize| {
        let me = [long(40), long(50)][turn % 2].clone();
        json!({ "do": "set-up", "players": players[turn % 2], "me": me, "hand": hand, "open": open, "aside": 0 })
    };
    // More than are remembered, an even number of times.
    let actions = (1..=22).map(corrected).chain([add(&entry(40))]);
    for action in actions {
        let (status, next) = act(&house, &ann, &notebook, action).await;
        assert_eq!(status, 200, "{}", next["text"]);
        notebook = next;
    }
    let case = &notebook["page"]["case"];
    assert_eq!(case["entries"].as_array().unwrap().len(), 500);
    assert!(case.to_string().len() > 300_000, "it is long");
    assert!(notebook["page"]["can_undo"].as_u64().unwrap() < 23, "and what led to it is forgotten in part");
    let (status, twin) = ann.post(&house, "/api/notebooks", new_notebook("Its twin", case)).await;
    assert_eq!((status, &twin["page"]["case"]), (201, case), "{}", twin["text"]);
}

#[tokio::test]
async fn a_notebook_that_cannot_be_read_any_more_is_told_and_can_be_deleted() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let [old, lost] = [write(&house, &ann, "Old").await, write(&house, &ann, "Lost").await];
    let store = rusqlite::Connection::open(house.data().join("parlour.sqlite")).unwrap();
    let change = |sql: &str, notebook: &Value| {
        assert_eq!(store.execute(sql, [notebook["id"].as_str().unwrap()]).unwrap(), 1);
    };
    change("UPDATE documents SET body = '{\"form\":\"of old\"}' WHERE id = ?", &old);
    change("UPDATE documents SET topic = 'abacus' WHERE id = ?", &lost);
    for notebook in [old, lost] {
        let question = json!({ "question": { "ask": "sheet", "weighting": "alike" } });
        for (status, problem) in [
            ann.get(&house, &at(&notebook)).await,
            act(&house, &ann, &notebook, add(&rope_from_cid())).await,
            ann.post(&house, &format!("{}/questions", at(&notebook)), question).await,
        ] {
            assert_eq!(status, 500);
            assert_eq!(problem["reason"]["code"], "broken-notebook", "{problem}");
        }
        let (status, renamed) = ann.put(&house, &at(&notebook), json!({ "name": "New" })).await;
        assert_eq!((status, &renamed["name"]), (200, &json!("New")), "no tool is needed for that");
        assert_eq!(ann.delete(&house, &at(&notebook)).await.0, 204);
    }
}

#[tokio::test]
async fn nobody_fills_the_house_with_notebooks() {
    let house = TestHouse::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let notebook = write(&house, &ann, "Sunday").await;
    let store = rusqlite::Connection::open(house.data().join("parlour.sqlite")).unwrap();
    for number in 1..200 {
        let copied = store
            .execute(
                "INSERT INTO documents SELECT kind, guest, id || ?1, topic, table_id, name, about, body, version, changed_at
                 FROM documents WHERE id = ?2",
                rusqlite::params![number, notebook["id"].as_str().unwrap()],
            )
            .unwrap();
        assert_eq!(copied, 1);
    }
    let (status, problem) = ann.post(&house, "/api/notebooks", new_notebook("One more", &case())).await;
    assert_eq!(status, 429);
    assert_eq!(problem["reason"], json!({ "code": "too-many-notebooks", "most": 200 }));
    write(&house, &ben, "Ben's first").await;
    ann.delete(&house, &at(&notebook)).await;
    write(&house, &ann, "One more").await;
}

#[tokio::test]
async fn nobody_fills_the_disk_with_long_notebooks() {
    let house = TestHouse::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let [short, long] = [write(&house, &ann, "Short").await, write(&house, &ann, "Long").await];
    let store = rusqlite::Connection::open(house.data().join("parlour.sqlite")).unwrap();
    let padded = "UPDATE documents SET body = body || ?1 WHERE id = ?2";
    let spaces = " ".repeat(16 * 1024 * 1024);
    store.execute(padded, [&*spaces, long["id"].as_str().unwrap()]).unwrap();
    for (status, problem) in [
        ann.post(&house, "/api/notebooks", new_notebook("One more", &case())).await,
        act(&house, &ann, &short, add(&rope_from_cid())).await,
    ] {
        assert_eq!(status, 413);
        assert_eq!(problem["reason"]["code"], "notebooks-full", "{problem}");
    }
    assert_eq!(ann.get(&house, &at(&short)).await.1, short);
    write(&house, &ben, "Ben's first").await;
    ann.delete(&house, &at(&long)).await;
    assert_eq!(act(&house, &ann, &short, add(&rope_from_cid())).await.0, 200);
}

#[tokio::test]
async fn who_asks_too_much_is_asked_to_wait_and_nobody_else() {
    let house = TestHouse::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let notebook = write(&house, &ann, "Sunday").await;
    let mut seen = Vec::new();
    for _ in 0..300 {
        // Nothing the tool knows, and so quickly answered.
        seen.push(act(&house, &ann, &notebook, json!({ "do": "burn" })).await.0);
    }
    assert_eq!(seen[0], 400);
    assert!(seen.contains(&429), "{seen:?}");
    let renamed = ann.put(&house, &at(&notebook), json!({ "name": "Monday" })).await;
    assert_eq!(renamed.0, 200, "no tool works for a new name");
    assert_eq!(ann.get(&house, "/api/tools/clue-assistant").await.0, 200, "nor for what never changes");
    write(&house, &ben, "Sunday").await;
}
