//! Several people on one device: a guest holds several seats, each under a name of its own.

use crate::house::{TestGuest, TestHouse, TestPage};
use serde_json::{Value, json};

fn me(name: &str) -> Value {
    json!({ "kind": "me", "name": name })
}

fn rename(seat: Option<u8>, name: &str) -> Value {
    let mut request = json!({ "type": "rename", "name": name });
    if let Some(seat) = seat {
        request["seat"] = json!(seat);
    }
    request
}

/// Who holds which seat, by name.
fn names(seats: &Value) -> Vec<&str> {
    seats.as_array().unwrap().iter().map(|seat| seat["guest"]["name"].as_str().unwrap_or("")).collect()
}

/// The next time the table is told of, with these names.
async fn sees(page: &mut TestPage, wanted: &[&str]) -> Value {
    page.until(|message| message["type"] == "table" && names(&message["seats"]) == wanted).await
}

/// A table of Ann, who opens it for herself (or for those whose names are told) and for one more.
async fn opened(house: &TestHouse, ann: &TestGuest, seats: Value) -> (String, String, TestPage) {
    let (table, code) = ann.host(house, seats, json!({})).await;
    let mut page = ann.page(house, &table, None).await;
    page.hear("welcome").await;
    (table, code, page)
}

#[tokio::test]
async fn seats_of_one_guest_have_a_name_each() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (table, _, mut page) = opened(&house, &ann, json!([{ "kind": "me" }, { "kind": "open" }])).await;
    page.order(json!({ "type": "sit", "seat": 1, "name": "Ben" })).await;
    sees(&mut page, &["Ann", "Ben"]).await;
    // The others know the guest by the name of the first, as the house does.
    let (_, mine) = ann.get(&house, "/api/me").await;
    assert_eq!(mine["name"], "Ann", "who sits at a further seat may be somebody else");

    page.order(rename(Some(1), "Cleo")).await;
    page.until(|m| m["body"] == json!({ "kind": "renamed", "from": "Ben", "name": "Cleo" })).await;
    page.order(rename(Some(0), "Mum")).await;
    let seen = sees(&mut page, &["Mum", "Cleo"]).await;
    assert_eq!(seen["host"]["name"], "Mum", "who hosts is called as at their seat");

    // Two seats of one name are one person, however it was written.
    page.order(rename(Some(1), "MUM")).await;
    sees(&mut page, &["MUM", "MUM"]).await;
    page.order(rename(None, "Dad")).await;
    sees(&mut page, &["Dad", "Dad"]).await;
    page.order(rename(Some(1), "Eve")).await;
    page.until(|m| m["body"] == json!({ "kind": "sat-down", "seat": 1, "name": "Eve" })).await;
    page.order(rename(None, "Fay")).await;
    assert_eq!(sees(&mut page, &["Fay", "Eve"]).await["host"]["name"], "Fay");

    let said = async |page: &mut TestPage, seat: Value, name: &str| {
        page.order(json!({ "type": "chat", "text": "Hello.", "seat": seat })).await;
        page.until(|m| m["body"]["kind"] == "said" && m["body"]["guest"]["name"] == name).await;
    };
    said(&mut page, Value::Null, "Fay").await;
    said(&mut page, json!(1), "Eve").await;
    let (_, mine) = ann.get(&house, "/api/tables").await;
    assert_eq!((&mine[0]["id"], names(&mine[0]["seats"])), (&json!(table), vec!["Fay", "Eve"]));
}

#[tokio::test]
async fn a_name_of_a_seat_is_refused_as_that_of_a_guest() {
    let house = TestHouse::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let suspects = json!({ "suspects": ["scarlet", "green", "plum"] });
    let wish =
        json!({ "game": "clue", "setup": suspects, "seats": [me("Mum"), me("Dad"), { "kind": "open" }] });
    let (status, table) = ann.post(&house, "/api/tables", wish).await;
    assert_eq!(status, 201, "{table}");
    let (table, code) = (table["id"].as_str().unwrap(), table["code"].as_str().unwrap());
    let mut page = ann.page(&house, table, None).await;
    let mut bens = ben.page(&house, table, Some(code)).await;
    bens.order(json!({ "type": "sit", "seat": 2, "name": "Ben" })).await;
    sees(&mut page, &["Mum", "Dad", "Ben"]).await;
    let wrong = [
        ("", "empty-line"),
        ("  ", "empty-line"),
        ("x\u{7}", "unprintable-line"),
        (&"x".repeat(25), "long-line"),
        ("BEN", "name-taken"),
    ];
    for (name, code) in wrong {
        assert_eq!(page.refused(rename(Some(1), name)).await.0, code, "{name:?}");
    }
    assert_eq!(bens.refused(rename(Some(2), "dad")).await.0, "name-taken", "nor that of a further seat");
    for (seat, code) in [(0, "not-your-seat"), (9, "not-your-seat")] {
        assert_eq!(bens.refused(rename(Some(seat), "New")).await.0, code, "{seat}");
        let chat = json!({ "type": "chat", "text": "Hello.", "seat": seat });
        assert_eq!(bens.refused(chat).await.0, code, "{seat}");
    }

    for (name, code) in &wrong[..4] {
        let wish = json!({ "game": "checkers", "seats": [{ "kind": "me" }, me(name)] });
        let (status, problem) = ann.post(&house, "/api/tables", wish.clone()).await;
        assert_eq!((status, &problem["reason"]["code"]), (400, &json!(code)), "{problem}");
        let save = json!({ "name": "Sunday", "table": wish });
        let (status, problem) = ann.post(&house, "/api/saves", save).await;
        assert_eq!((status, &problem["reason"]["code"]), (400, &json!(code)), "{problem}");
    }
}

#[tokio::test]
async fn names_of_seats_go_on_with_a_save_a_file_a_fresh_start_and_a_replay() {
    let mut house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let both = ["Mum", "Ben"];
    let (table, _, mut page) = opened(&house, &ann, json!([me("Mum"), me("Ben")])).await;
    page.hear("frame").await;
    let saves = format!("/api/tables/{table}/saves");
    let (_, save) = ann.post(&house, &saves, json!({ "name": "Sunday" })).await;
    assert_eq!(names(&save["seats"]), both);
    let path = format!("/api/saves/{}", save["id"].as_str().unwrap());
    let (_, file) = ann.download(&house, &format!("{path}/file")).await;

    let (_, fresh) = ann.post(&house, &format!("/api/tables/{table}/restart"), json!({})).await;
    let fresh = fresh["id"].as_str().unwrap();
    let mut page = ann.page(&house, fresh, None).await;
    assert_eq!(names(&page.hear("welcome").await["table"]["seats"]), both);
    page.hear("frame").await;
    page.order(json!({ "type": "act", "seat": 0, "seq": 0, "action": { "do": "resign" } })).await;
    page.until(|m| m["type"] == "table" && m["phase"]["at"] == "over").await;
    let (status, replay) = ann.get(&house, &format!("/api/tables/{fresh}/replay?eyes=0")).await;
    assert_eq!((status, names(&replay["table"]["seats"])), (200, both.to_vec()), "{replay}");

    // As the house that was closed meanwhile reads them.
    house.reopen().await;
    let (_, next) = ann.post(&house, &format!("{path}/tables"), json!({})).await;
    let mut page = ann.page(&house, next["id"].as_str().unwrap(), None).await;
    assert_eq!(names(&page.hear("welcome").await["table"]["seats"]), both);

    // Somebody else who loads the file plays for both; a single name would be replaced by theirs.
    let cid = house.guest("Cid").await;
    let (status, save) = cid.upload(&house, "/api/save-files", file).await;
    assert_eq!((status, names(&save["seats"])), (201, both.to_vec()), "{save}");
    house.close().await;
}
