//! Copies of a game with secrets: who may go on with a save, and that nobody learns through a copy what is hidden from
//! them at the table (ADR 17). `kin.rs` tries the rule itself.

use crate::house::{Meeting, TestGuest, TestHouse, TestPage, meet};
use serde_json::{Value, json};

/// People at a game of Clue that has begun; computers have the seats that are left.
struct Party {
    guests: Vec<TestGuest>,
    pages: Vec<TestPage>,
    table: String,
}

async fn at_clue(house: &TestHouse, names: &[&str]) -> Party {
    let mut guests = Vec::new();
    for name in names {
        guests.push(house.guest(name).await);
    }
    let seat = |seat: usize| match seat {
        0 => json!({ "kind": "me" }),
        seat if seat < names.len() => json!({ "kind": "open" }),
        _ => json!({ "kind": "brain", "brain": "random" }),
    };
    let wish = json!({
        "game": "clue",
        "seats": [seat(0), seat(1), seat(2)],
        "setup": { "suspects": ["scarlet", "mustard", "white"] },
        "options": { "pace": "slow" },
    });
    let (status, opened) = guests[0].post(house, "/api/tables", wish).await;
    assert_eq!(status, 201, "{opened}");
    let table = opened["id"].as_str().unwrap().to_owned();
    let mut pages = Vec::new();
    for (seat, (guest, name)) in guests.iter().zip(names).enumerate() {
        let mut page = guest.page(house, &table, opened["code"].as_str()).await;
        if seat > 0 {
            page.order(json!({ "type": "sit", "seat": seat, "name": name })).await;
        }
        if names.len() > 1 {
            page.order(json!({ "type": "ready", "ready": true })).await;
        }
        pages.push(page);
    }
    if names.len() > 1 {
        pages[0].order(json!({ "type": "start" })).await;
    }
    for page in &mut pages {
        page.hear("frame").await;
    }
    Party { guests, pages, table }
}

async fn save(guest: &TestGuest, house: &TestHouse, table: &str) -> Value {
    let path = format!("/api/tables/{table}/saves");
    let (status, save) = guest.post(house, &path, json!({ "name": "Sunday" })).await;
    assert_eq!(status, 201, "{save}");
    save
}

async fn load(guest: &TestGuest, house: &TestHouse, save: &Value) -> (String, TestPage) {
    let path = format!("/api/saves/{}/tables", save["id"].as_str().unwrap());
    let (status, table) = guest.post(house, &path, json!({})).await;
    assert_eq!(status, 201, "{table}");
    let table = table["id"].as_str().unwrap().to_owned();
    let page = guest.page(house, &table, None).await;
    (table, page)
}

async fn make_ready(page: &mut TestPage) {
    page.order(json!({ "type": "ready", "ready": true })).await;
}

/// Ann loads the game, Ben comes, and it goes on there.
async fn go_on(guests: &[TestGuest], house: &TestHouse, save: &Value) -> (String, TestPage, TestPage) {
    let (copy, mut anns) = load(&guests[0], house, save).await;
    let mut bens = guests[1].page(house, &copy, None).await;
    make_ready(&mut bens).await;
    make_ready(&mut anns).await;
    anns.order(json!({ "type": "start" })).await;
    anns.hear("frame").await;
    bens.hear("frame").await;
    (copy, anns, bens)
}

fn roll(page: &TestPage, seat: usize) -> Value {
    json!({ "type": "act", "seat": seat, "seq": page.seq, "action": { "do": "roll" } })
}

async fn write_notes(guest: &TestGuest, house: &TestHouse, table: &str, seat: usize, notes: &str) {
    let body = json!({ "version": 0, "notes": notes });
    let (status, answer) = guest.put(house, &format!("/api/tables/{table}/notes/{seat}"), body).await;
    assert_eq!(status, 200, "{answer}");
}

#[tokio::test]
async fn a_host_without_a_seat_gets_nobodys_seat_by_loading() {
    let mut house = TestHouse::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let computer = json!({ "kind": "brain", "brain": "random" });
    let wish = json!({
        "game": "clue",
        "seats": [{ "kind": "open" }, computer, computer],
        "setup": { "suspects": ["scarlet", "mustard", "white"] },
        "options": { "pace": "slow" },
    });
    let (_, opened) = ann.post(&house, "/api/tables", wish).await;
    let table = opened["id"].as_str().unwrap().to_owned();
    let mut anns = ann.page(&house, &table, None).await;
    let mut bens = ben.page(&house, &table, opened["code"].as_str()).await;
    bens.order(json!({ "type": "sit", "seat": 0, "name": "Ben" })).await;
    make_ready(&mut bens).await;
    anns.order(json!({ "type": "start" })).await;
    bens.hear("frame").await;
    write_notes(&ben, &house, &table, 0, "it was the rope").await;

    let kept = save(&ann, &house, &table).await;
    let (copy, mut page) = load(&ann, &house, &kept).await;
    let welcome = page.hear("welcome").await;
    assert_eq!(welcome["table"]["seats"][0]["guest"]["id"], json!(ben.id), "the seat is kept for Ben");
    assert_eq!(welcome["table"]["phase"]["at"], "waiting");
    let (code, _) = page.refused(json!({ "type": "sit", "seat": 0, "name": "Ann" })).await;
    assert_eq!(code, "seat-kept");
    assert_eq!(ann.get(&house, &format!("/api/tables/{copy}/notes/0")).await.0, 403);
    // Nor once Ben has given the seat up.
    let mut copys = ben.page(&house, &copy, None).await;
    copys.order(json!({ "type": "leave", "seat": 0 })).await;
    assert_eq!(page.refused(json!({ "type": "sit", "seat": 0, "name": "Ann" })).await.0, "seat-kept");
    copys.order(json!({ "type": "sit", "seat": 0, "name": "Ben" })).await;
    house.close().await;
}

#[tokio::test]
async fn everybodys_notes_come_along_and_to_their_writer_alone() {
    let mut house = TestHouse::open().await;
    let Party { guests, mut pages, table } = at_clue(&house, &["Ann", "Ben"]).await;
    write_notes(&guests[0], &house, &table, 0, "Ann's").await;
    let kept = save(&guests[0], &house, &table).await;
    let file = format!("/api/saves/{}/file", kept["id"].as_str().unwrap());
    let (_, before) = guests[0].download(&house, &file).await;
    write_notes(&guests[1], &house, &table, 1, &"x".repeat(16_000)).await;
    assert_eq!(guests[0].delete(&house, file.strip_suffix("/file").unwrap()).await.0, 204);
    let kept = save(&guests[0], &house, &table).await;
    let file = format!("/api/saves/{}/file", kept["id"].as_str().unwrap());
    let (_, after) = guests[0].download(&house, &file).await;
    assert_eq!(after.len(), before.len(), "what Ben wrote does not show in the size of Ann's file");

    let (copy, _anns, _bens) = go_on(&guests, &house, &kept).await;
    let notes = |guest: &'static str| format!("/api/tables/{copy}/notes/{guest}");
    let (_, of_ann) = guests[0].get(&house, &notes("0")).await;
    assert_eq!(of_ann["notes"], "Ann's");
    let (_, of_ben) = guests[1].get(&house, &notes("1")).await;
    assert_eq!(of_ben["notes"].as_str().map(str::len), Some(16_000));
    assert_eq!(guests[0].get(&house, &notes("1")).await.0, 403);
    pages[0].until(|m| m["body"]["kind"] == "goes-on").await;
    house.close().await;
}

#[tokio::test]
async fn a_copy_does_not_go_on_alone_while_somebody_plays_the_original() {
    let mut house = TestHouse::open().await;
    let Party { guests, mut pages, table } = at_clue(&house, &["Ann", "Ben"]).await;
    let kept = save(&guests[0], &house, &table).await;
    let (copy, mut page) = load(&guests[0], &house, &kept).await;
    // Ben does not want it, and is rid of it without giving up his seat.
    let (status, problem) = guests[1].delete(&house, &format!("/api/tables/{copy}")).await;
    assert_eq!(status, 204, "{problem}");
    let (_, bens_tables) = guests[1].get(&house, "/api/tables").await;
    let listed: Vec<&Value> = bens_tables.as_array().unwrap().iter().map(|row| &row["id"]).collect();
    assert_eq!(listed, [&json!(table)]);
    assert_eq!(page.refused(json!({ "type": "clear", "seat": 1 })).await.0, "plays-elsewhere");
    // And if he does give it up, it is not played without him as long as he plays the original.
    let mut bens = guests[1].page(&house, &copy, None).await;
    bens.order(json!({ "type": "leave", "seat": 1 })).await;
    page.order(json!({ "type": "appoint", "seat": 1, "brain": "random" })).await;
    let (_, reason) = page.refused(json!({ "type": "ready", "ready": true })).await;
    assert_eq!(reason, json!({ "code": "plays-elsewhere", "name": "Ben" }));
    assert_eq!(page.refused(json!({ "type": "start" })).await.0, "plays-elsewhere");
    // Nor by computers alone.
    page.order(json!({ "type": "leave", "seat": 0 })).await;
    page.order(json!({ "type": "appoint", "seat": 0, "brain": "random" })).await;
    page.send(json!({ "type": "resync", "since": 0 })).await;
    let welcome = page.hear("welcome").await;
    assert_eq!(welcome["table"]["phase"]["at"], "waiting", "no countdown begins");
    let act = roll(&pages[0], 0);
    pages[0].order(act).await;
    house.close().await;
}

#[tokio::test]
async fn of_two_copies_one_is_played_at_a_time() {
    let mut house = TestHouse::open().await;
    let Party { guests, mut pages, table } = at_clue(&house, &["Ann", "Ben"]).await;
    let kept = save(&guests[0], &house, &table).await;
    // The original is tidied away.
    for (seat, page) in pages.iter_mut().enumerate().rev() {
        page.order(json!({ "type": "leave", "seat": seat })).await;
    }
    assert_eq!(guests[0].delete(&house, &format!("/api/tables/{table}")).await.0, 204);
    let mut copies = Vec::new();
    for _ in 0..2 {
        let (copy, anns, bens) = go_on(&guests, &house, &kept).await;
        copies.push((copy, anns, bens));
    }
    let (second, mut second_ann, mut second_ben) = copies.pop().unwrap();
    let (_, mut first_ann, _first_ben) = copies.pop().unwrap();
    first_ann.until(|m| m["body"]["kind"] == "goes-on" && m["body"]["table"] == json!(second)).await;
    let act = roll(&first_ann, 0);
    assert_eq!(first_ann.refused(act).await.0, "played-elsewhere", "the second one is played now");
    // Ben gives up the second one: as he still sits at the first, that one goes on, and the second rests.
    second_ben.order(json!({ "type": "leave", "seat": 1 })).await;
    second_ann.until(|m| m["body"]["kind"] == "goes-on").await;
    let act = roll(&second_ann, 0);
    assert_eq!(second_ann.refused(act).await.0, "played-elsewhere");
    first_ann.until(|m| m["body"]["kind"] == "goes-on" && m["body"]["table"].is_null()).await;
    let act = roll(&first_ann, 0);
    first_ann.order(act).await;
    house.close().await;
}

#[tokio::test]
async fn what_was_finished_alone_is_not_gone_on_with_together() {
    let mut house = TestHouse::open().await;
    let Party { guests, mut pages, table } = at_clue(&house, &["Ann", "Ben"]).await;
    let kept = save(&guests[0], &house, &table).await;
    pages[1].order(json!({ "type": "leave", "seat": 1 })).await;
    let act = roll(&pages[0], 0);
    pages[0].order(act).await;
    let (_, mut page) = load(&guests[0], &house, &kept).await;
    let (_, reason) = page.refused(json!({ "type": "ready", "ready": true })).await;
    assert_eq!(reason, json!({ "code": "knows-more", "name": "Ann" }));
    // Not either when the table where she saw it is thrown away.
    assert_eq!(guests[0].delete(&house, &format!("/api/tables/{table}")).await.0, 204);
    let (_, reason) = page.refused(json!({ "type": "ready", "ready": true })).await;
    assert_eq!(reason, json!({ "code": "knows-more", "name": "Ann" }));
    house.close().await;
}

#[tokio::test]
async fn who_leaves_last_sees_some_moves_more_and_may_still_go_on() {
    let mut house = TestHouse::open().await;
    let Party { guests, mut pages, table } = at_clue(&house, &["Ann", "Ben"]).await;
    let act = roll(&pages[0], 0);
    pages[0].order(act).await;
    let kept = save(&guests[0], &house, &table).await;
    pages[0].order(json!({ "type": "leave", "seat": 0 })).await;
    let before = pages[1].seq;
    pages[1].until(|m| m["type"] == "frame" && m["seq"].as_u64() > Some(before)).await;
    pages[1].order(json!({ "type": "leave", "seat": 1 })).await;
    let _ = go_on(&guests, &house, &kept).await;
    house.close().await;
}

#[tokio::test]
async fn one_persons_game_is_played_as_often_as_they_like() {
    let mut house = TestHouse::open().await;
    let Party { guests, mut pages, table } = at_clue(&house, &["Ann"]).await;
    let kept = save(&guests[0], &house, &table).await;
    for _ in 0..2 {
        let (_, mut page) = load(&guests[0], &house, &kept).await;
        page.hear("frame").await;
        let act = roll(&page, 0);
        page.order(act).await;
    }
    let act = roll(&pages[0], 0);
    pages[0].order(act).await;
    house.close().await;
}

/// A plain file may be edited: it opens a game of its own, which says who brought it.
#[tokio::test]
async fn a_plain_file_opens_a_new_game_that_says_who_brought_it_and_can_be_checked() {
    let mut house = TestHouse::open().await;
    let Meeting { ann, mut anns, table, .. } = meet(&house).await;
    anns.play(0, &[11, 15]).await;
    let kept = save(&ann, &house, &table).await;
    let file = format!("/api/saves/{}/file", kept["id"].as_str().unwrap());
    let (_, file) = ann.download(&house, &file).await;
    let mut plain: Value = serde_json::from_slice(&file).unwrap();
    plain["setup"] = json!({});
    let cid = house.guest("Cid").await;
    let (status, brought) = cid.upload(&house, "/api/save-files", plain.to_string().into_bytes()).await;
    assert_eq!(status, 201, "{brought}");
    let (copy, mut page) = load(&cid, &house, &brought).await;
    let welcome = page.hear("welcome").await;
    assert_eq!(welcome["table"]["brought_by"], "Cid");
    assert_eq!(welcome["table"]["seats"][1]["guest"], Value::Null, "nobody else is drawn into it");
    page.order(json!({ "type": "appoint", "seat": 1, "brain": "random" })).await;
    make_ready(&mut page).await;
    page.order(json!({ "type": "start" })).await;
    page.hear("frame").await;
    page.order(json!({ "type": "act", "seat": 0, "seq": page.seq, "action": { "do": "resign" } })).await;
    let (status, check) = cid.get(&house, &format!("/api/tables/{copy}/replay/check")).await;
    assert_eq!((status, &check["fault"]), (200, &Value::Null), "{check}");
    house.close().await;
}
