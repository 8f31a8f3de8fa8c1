//! Notes at a seat over plain HTTP, against a whole house: kept for whoever holds the seat, and for nobody else.

use crate::house::{Meeting, TestGuest, TestHouse, meet};
use serde_json::{Value, json};

fn at(table: &str, seat: u8) -> String {
    format!("/api/tables/{table}/notes/{seat}")
}

async fn read(house: &TestHouse, guest: &TestGuest, table: &str, seat: u8) -> (u16, Value) {
    guest.get(house, &at(table, seat)).await
}

async fn save(
    house: &TestHouse,
    guest: &TestGuest,
    place: (&str, u8),
    version: u64,
    notes: Value,
) -> (u16, Value) {
    let (table, seat) = place;
    guest.put(house, &at(table, seat), json!({ "version": version, "notes": notes })).await
}

#[tokio::test]
async fn notes_are_kept_and_outlive_the_house() {
    let mut house = TestHouse::open().await;
    let Meeting { ann, ben, table, .. } = meet(&house).await;
    assert_eq!(read(&house, &ann, &table, 0).await, (200, json!({ "version": 0, "notes": null })));

    let marks = json!({ "Rope": ["yes", null], "Ännchen": 1.5 });
    let kept = json!({ "version": 1, "notes": marks });
    assert_eq!(save(&house, &ann, (&table, 0), 0, marks).await, (200, kept.clone()));
    assert_eq!(read(&house, &ann, &table, 0).await, (200, kept.clone()));
    assert_eq!(read(&house, &ben, &table, 1).await.1["version"], 0, "another seat has its own");

    house.reopen().await;
    assert_eq!(read(&house, &ann, &table, 0).await, (200, kept));
    assert_eq!(save(&house, &ann, (&table, 0), 1, Value::Null).await.0, 200, "they may be wiped out");
    assert_eq!(read(&house, &ann, &table, 0).await.1, json!({ "version": 2, "notes": null }));
}

#[tokio::test]
async fn two_tabs_do_not_lose_each_others_marks() {
    let house = TestHouse::open().await;
    let Meeting { ann, table, .. } = meet(&house).await;
    assert_eq!(save(&house, &ann, (&table, 0), 0, json!(["first"])).await.0, 200);
    for stale in [0, 2, u64::MAX / 2] {
        let (status, problem) = save(&house, &ann, (&table, 0), stale, json!(["second"])).await;
        assert_eq!(status, 409, "{problem}");
        assert_eq!(problem["detail"], json!({ "version": 1, "notes": ["first"] }), "the latest is told");
    }
    let (status, saved) = save(&house, &ann, (&table, 0), 1, json!(["first", "second"])).await;
    assert_eq!((status, &saved["version"]), (200, &json!(2)));
}

#[tokio::test]
async fn nobody_reaches_the_notes_of_another() {
    let house = TestHouse::open().await;
    let Meeting { ann, ben, table, .. } = meet(&house).await;
    assert_eq!(save(&house, &ann, (&table, 0), 0, json!("secret")).await.0, 200);
    let eve = house.guest("Eve").await;
    for stranger in [&ben, &eve] {
        for (status, answer) in [
            read(&house, stranger, &table, 0).await,
            save(&house, stranger, (&table, 0), 1, json!("mine now")).await,
        ] {
            assert_eq!((status, &answer["reason"]), (403, &json!({ "code": "not-your-seat" })));
        }
    }
    for seat in ["2", "31"] {
        assert_eq!(ann.get(&house, &format!("/api/tables/{table}/notes/{seat}")).await.0, 403);
    }
    for seat in ["32", "-1", "x", "0.0"] {
        assert_eq!(ann.get(&house, &format!("/api/tables/{table}/notes/{seat}")).await.0, 400, "{seat}");
    }
    assert_eq!(read(&house, &ann, "nowhere", 0).await.0, 404);
    let answer = house.get(&at(&table, 0)).await;
    assert_eq!(answer.status(), 401, "who is nobody holds no seat");
    assert_eq!(read(&house, &ann, &table, 0).await.1["notes"], "secret");
}

#[tokio::test]
async fn nothing_of_them_is_sent_to_any_page() {
    let house = TestHouse::open().await;
    let Meeting { ann, ben, mut anns, mut bens, table, .. } = meet(&house).await;
    assert_eq!(save(&house, &ann, (&table, 0), 0, json!("a-secret-word")).await.0, 200);
    // Whatever a page is ever told comes before the answer to what it asks last.
    for page in [&mut anns, &mut bens] {
        page.send(json!({ "type": "resync", "id": "last", "since": 0 })).await;
        loop {
            let message = page.next().await.unwrap();
            assert!(!message.to_string().contains("a-secret-word"), "{message}");
            if message["id"] == "last" {
                break;
            }
        }
    }
    assert!(!ben.get(&house, "/api/tables").await.1.to_string().contains("a-secret-word"));
}

#[tokio::test]
async fn notes_begin_with_the_game_and_outlast_it() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (waiting, _) = ann.host(&house, json!([{"kind": "me"}, {"kind": "open"}]), json!({})).await;
    for (status, answer) in
        [read(&house, &ann, &waiting, 0).await, save(&house, &ann, (&waiting, 0), 0, json!(1)).await]
    {
        assert_eq!((status, &answer["reason"]), (403, &json!({ "code": "not-started" })));
    }

    let Meeting { ann, mut anns, table, .. } = meet(&house).await;
    assert_eq!(save(&house, &ann, (&table, 0), 0, json!(1)).await.0, 200);
    let seq = anns.seq;
    anns.order(json!({ "type": "act", "seat": 0, "seq": seq, "action": { "do": "resign" } })).await;
    assert_eq!(read(&house, &ann, &table, 0).await.1["notes"], 1);
    assert_eq!(save(&house, &ann, (&table, 0), 1, json!(2)).await.0, 200);
}

#[tokio::test]
async fn who_gives_up_a_seat_gives_up_its_notes() {
    let house = TestHouse::open().await;
    let Meeting { ann, mut anns, table, .. } = meet(&house).await;
    assert_eq!(save(&house, &ann, (&table, 0), 0, json!(1)).await.0, 200);
    anns.order(json!({ "type": "leave", "seat": 0 })).await;
    assert_eq!(read(&house, &ann, &table, 0).await.0, 403);
}

#[tokio::test]
async fn a_new_table_begins_with_blank_paper() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "brain", "brain": "random"}]);
    let (first, _) = ann.host(&house, seats.clone(), json!({})).await;
    assert_eq!(save(&house, &ann, (&first, 0), 0, json!("old marks")).await.0, 200);
    let (again, _) = ann.host(&house, seats, json!({})).await;
    assert_eq!(read(&house, &ann, &again, 0).await, (200, json!({ "version": 0, "notes": null })));
}

#[tokio::test]
async fn too_much_is_not_kept() {
    let house = TestHouse::open().await;
    let Meeting { ann, table, .. } = meet(&house).await;
    // A text and its quotes.
    let fits = "x".repeat(16 * 1024 - 2);
    assert_eq!(save(&house, &ann, (&table, 0), 0, json!(fits)).await.0, 200);
    let (status, problem) = save(&house, &ann, (&table, 0), 1, json!(format!("{fits}x"))).await;
    assert_eq!(status, 413);
    assert_eq!(problem["reason"], json!({ "code": "notes-too-long", "kilobytes": 16 }));
    assert_eq!(save(&house, &ann, (&table, 0), 1, json!("x".repeat(100_000))).await.0, 413);
    assert_eq!(read(&house, &ann, &table, 0).await.1, json!({ "version": 1, "notes": fits }));

    for wrong in [json!({}), json!({ "version": 1 }), json!({ "version": -1, "notes": 1 }), json!("notes")] {
        assert_eq!(ann.put(&house, &at(&table, 0), wrong.clone()).await.0, 400, "{wrong}");
    }
}

#[tokio::test]
async fn who_writes_without_end_is_told_to_wait() {
    let house = TestHouse::open().await;
    let Meeting { ann, ben, table, .. } = meet(&house).await;
    let mut version = 0;
    let problem = loop {
        assert!(version < 600, "nobody was ever told to wait");
        match save(&house, &ann, (&table, 0), version, json!(version)).await {
            (200, _) => version += 1,
            (status, problem) => break (status, problem),
        }
    };
    assert_eq!(problem.0, 429, "{problem:?}");
    assert_eq!(save(&house, &ben, (&table, 1), 0, json!("unhindered")).await.0, 200);
}
