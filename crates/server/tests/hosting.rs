//! The host's powers: sending away and letting back in, and who hosts when the host goes.

use crate::house::{Meeting, TestGuest, TestHouse, TestPage, meet};
use serde_json::{Value, json};

fn sit(seat: u8, name: &str) -> Value {
    json!({ "type": "sit", "seat": seat, "name": name })
}

fn clue() -> Value {
    json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
}

/// Ann's table of three, with Ben at the second seat and Cid at the third.
struct Three {
    anns: TestGuest,
    ann: TestPage,
    ben: TestPage,
    cid: TestPage,
    bens: TestGuest,
    table: String,
    code: String,
}

async fn three(house: &TestHouse) -> Three {
    let (anns, bens, cids) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Cid").await);
    let wish = json!({ "game": "clue", "setup": { "suspects": ["scarlet", "green", "plum"] }, "seats": clue(), "options": {} });
    let (status, address) = anns.post(house, "/api/tables", wish).await;
    assert_eq!(status, 201, "{address}");
    let (table, code) =
        (address["id"].as_str().unwrap().to_owned(), address["code"].as_str().unwrap().to_owned());
    let ann = anns.page(house, &table, None).await;
    let mut ben = bens.page(house, &table, Some(&code)).await;
    let mut cid = cids.page(house, &table, Some(&code)).await;
    ben.order(sit(1, "Ben")).await;
    cid.order(sit(2, "Cid")).await;
    Three { anns, ann, ben, cid, bens, table, code }
}

fn send_away(guest: &TestGuest) -> Value {
    json!({ "type": "send-away", "guest": guest.id })
}

/// The house hangs up because the host has sent this guest away.
async fn is_shut_out(page: &mut TestPage) {
    let bye = page.hear("bye").await;
    assert_eq!((&bye["reason"]["code"], &bye["retry_ms"]), (&json!("sent-away"), &Value::Null), "{bye}");
    assert!(page.next().await.is_none(), "nothing is said after that");
}

#[tokio::test]
async fn who_is_sent_away_learns_it_and_does_not_slip_back_in() {
    let mut house = TestHouse::open().await;
    let Three { mut ann, mut ben, cid: mut third, bens, table, code, .. } = three(&house).await;
    let mut second_tab = bens.page(&house, &table, Some(&code)).await;
    second_tab.hear("welcome").await;
    let send_away = send_away(&bens);
    assert_eq!(third.refused(send_away.clone()).await.0, "not-host");
    let myself = json!({ "type": "send-away", "guest": ann.hear("welcome").await["you"]["id"] });
    assert_eq!(ann.refused(myself).await.0, "send-self-away");
    ann.order(send_away.clone()).await;
    let seen = third.until(|m| m["type"] == "table" && m["sent_away"] != json!([])).await;
    assert_eq!((&seen["sent_away"][0]["name"], &seen["seats"][1]["guest"]), (&json!("Ben"), &Value::Null));
    third.until(|m| m["body"]["kind"] == "sent-away" && m["body"]["name"] == "Ben").await;
    assert_eq!(ann.refused(send_away).await.0, "unknown-guest");
    is_shut_out(&mut ben).await;
    is_shut_out(&mut second_tab).await;

    // Neither by the code nor by the link to watch, nor under another name, nor after the house was closed.
    for code in [Some(&*code), None] {
        is_shut_out(&mut bens.page(&house, &table, code).await).await;
    }
    assert_eq!(bens.put(&house, "/api/me", json!({ "name": "Dan" })).await.0, 200);
    house.reopen().await;
    is_shut_out(&mut bens.page(&house, &table, Some(&code)).await).await;
    let question = json!({ "seat": null, "question": { "ask": "proved" } });
    assert_eq!(bens.post(&house, &format!("/api/tables/{table}/questions"), question).await.0, 403);
    let (_, mine) = bens.get(&house, "/api/tables").await;
    assert_eq!(mine, json!([]));
}

#[tokio::test]
async fn the_host_lets_somebody_back_in() {
    let house = TestHouse::open().await;
    let Three { mut ann, mut ben, mut cid, bens, table, code, .. } = three(&house).await;
    ann.order(send_away(&bens)).await;
    is_shut_out(&mut ben).await;
    let let_in = json!({ "type": "let-in", "guest": bens.id });
    assert_eq!(cid.refused(let_in.clone()).await.0, "not-host");
    ann.order(let_in.clone()).await;
    cid.until(|m| m["body"]["kind"] == "let-in" && m["body"]["name"] == "Ben").await;
    assert_eq!(ann.refused(let_in).await.0, "not-sent-away");
    let mut ben = bens.page(&house, &table, Some(&code)).await;
    ben.order(sit(1, "Ben")).await;
}

#[tokio::test]
async fn nobody_is_sent_away_from_a_running_game() {
    let house = TestHouse::open().await;
    let Meeting { mut anns, ben, .. } = meet(&house).await;
    assert_eq!(anns.refused(send_away(&ben)).await.0, "already-started");
}

#[tokio::test]
async fn who_only_looks_on_and_disturbs_is_sent_away_even_from_a_running_game() {
    let house = TestHouse::open().await;
    let Meeting { mut anns, mut bens, table, .. } = meet(&house).await;
    let cid = house.guest("Cid").await;
    let mut page = cid.page(&house, &table, None).await;
    page.hear("frame").await;
    assert_eq!(anns.refused(send_away(&cid)).await.0, "unknown-guest", "nobody knows of him yet");
    page.order(json!({ "type": "chat", "text": "What a silly move." })).await;
    assert_eq!(bens.refused(send_away(&cid)).await.0, "not-host");
    anns.order(send_away(&cid)).await;
    is_shut_out(&mut page).await;
    bens.until(|m| m["body"]["kind"] == "sent-away" && m["body"]["name"] == "Cid").await;
    is_shut_out(&mut cid.page(&house, &table, None).await).await;
    // Those who play are not disturbed by it.
    assert_eq!(anns.play(0, &[11, 15]).await["type"], "done");

    // What is over is shown to everybody, and so to him: docs/protocol.md, "Sent away".
    let replay = format!("/api/tables/{table}/replay?eyes=watch");
    assert_eq!(cid.get(&house, &replay).await.0, 403);
    let resign = json!({ "type": "act", "seat": 1, "seq": 1, "action": { "do": "resign" } });
    bens.order(resign).await;
    assert_eq!(cid.get(&house, &replay).await.0, 200);
    is_shut_out(&mut cid.page(&house, &table, None).await).await;
    anns.order(json!({ "type": "let-in", "guest": cid.id })).await;
    cid.page(&house, &table, None).await.hear("welcome").await;
}

#[tokio::test]
async fn a_host_who_gives_up_the_seat_passes_the_role_on() {
    let house = TestHouse::open().await;
    let Three { mut ann, mut ben, mut cid, .. } = three(&house).await;
    ann.order(json!({ "type": "leave", "seat": 0 })).await;
    let note = cid.until(|m| m["body"]["kind"] == "hosts").await;
    assert_eq!((&note["body"]["seat"], &note["body"]["name"]), (&json!(1), &json!("Ben")));
    // Ann sits down again, but the role is Ben's.
    ann.order(sit(0, "Ann")).await;
    let appoint = json!({ "type": "appoint", "seat": 0, "brain": "random" });
    assert_eq!(ann.refused(appoint).await.0, "not-host");
    // It goes round the table, past those who are not here.
    cid.vanish();
    ben.until(|m| m["type"] == "table" && m["seats"][2]["away"] == true).await;
    ben.order(json!({ "type": "leave", "seat": 1 })).await;
    ann.until(|m| m["body"]["kind"] == "hosts" && m["body"]["name"] == "Ann").await;
    // Nobody else sits here: she stays the host, with a seat or without.
    ann.order(json!({ "type": "leave", "seat": 0 })).await;
    ann.order(json!({ "type": "clear", "seat": 2 })).await;
}

#[tokio::test]
async fn in_a_running_game_the_role_passes_on_too() {
    let house = TestHouse::open().await;
    let Meeting { mut anns, mut bens, .. } = meet(&house).await;
    assert_eq!(bens.refused(json!({ "type": "pace", "pace": "fast" })).await.0, "not-host");
    anns.order(json!({ "type": "leave", "seat": 0 })).await;
    bens.until(|m| m["body"]["kind"] == "hosts" && m["body"]["name"] == "Ben").await;
    bens.order(json!({ "type": "pace", "pace": "fast" })).await;
    assert_eq!(anns.refused(json!({ "type": "pace", "pace": "slow" })).await.0, "not-host");
}

fn suspects(names: [&str; 3]) -> Value {
    json!({ "suspects": names })
}

#[tokio::test]
async fn a_joiner_plays_a_character_whom_the_host_had_not_put_in_play() {
    let house = TestHouse::open().await;
    let Three { mut ann, mut ben, mut cid, bens, .. } = three(&house).await;
    ann.order(json!({ "type": "ready", "ready": true })).await;
    // Between Miss Scarlet and Professor Plum there is room for Mrs. Peacock in Mr. Green's place.
    let recast = |seat: u8, setup: Value| json!({ "type": "recast", "seat": seat, "setup": setup });
    ben.order(recast(1, suspects(["scarlet", "peacock", "plum"]))).await;
    let seen = cid.until(|m| m["type"] == "table" && m["setup"]["suspects"][1] == "peacock").await;
    assert_eq!(seen["seats"][1]["guest"]["id"], json!(bens.id));
    assert_eq!(seen["seats"][0]["ready"], json!(true), "who changed nothing is still ready");
    cid.until(|m| m["body"]["kind"] == "sat-down" && m["body"]["seat"] == 1 && m["body"]["name"] == "Ben")
        .await;

    // Seats go clockwise: as Colonel Mustard Cid comes before Ben, whose seat moves along with his character.
    cid.order(recast(2, suspects(["scarlet", "mustard", "peacock"]))).await;
    let seen = ben.until(|m| m["type"] == "table" && m["setup"]["suspects"][1] == "mustard").await;
    assert_eq!(seen["seats"][1]["guest"]["name"], json!("Cid"));
    assert_eq!(seen["seats"][2]["guest"]["name"], json!("Ben"));

    for (seat, wish, code) in [
        (1, ["scarlet", "green", "mustard"], "not-your-seat"),
        (2, ["scarlet", "mustard", "scarlet"], "character-taken"),
        (2, ["white", "mustard", "peacock"], "character-taken"),
        (2, ["scarlet", "mustard", "peacock"], "character-taken"),
        (9, ["scarlet", "mustard", "white"], "no-such-seat"),
    ] {
        assert_eq!(ben.refused(recast(seat, suspects(wish))).await.0, code, "{wish:?}");
    }
}

#[tokio::test]
async fn a_name_is_changed_in_the_waiting_room_and_seen_by_all() {
    let house = TestHouse::open().await;
    let Three { mut ann, mut ben, mut cid, .. } = three(&house).await;
    let rename = |name: &str| json!({ "type": "rename", "name": name });
    ben.order(rename("Benno")).await;
    let seen = ann.until(|m| m["type"] == "table" && m["seats"][1]["guest"]["name"] == "Benno").await;
    assert_eq!(seen["seats"][2]["guest"]["name"], json!("Cid"));
    let note = json!({ "kind": "renamed", "from": "Ben", "name": "Benno" });
    cid.until(|m| m["body"] == note).await;
    ann.order(rename("Anna")).await;
    ben.until(|m| m["type"] == "table" && m["host"]["name"] == "Anna").await;
    for (name, code) in [
        ("", "empty-line"),
        ("  ", "empty-line"),
        ("Anna", "name-taken"),
        ("ANNA", "name-taken"),
        ("x\u{7}", "unprintable-line"),
        (&"x".repeat(25), "long-line"),
    ] {
        assert_eq!(cid.refused(rename(name)).await.0, code, "{name:?}");
    }
    ben.order(json!({ "type": "chat", "text": "Hello." })).await;
    cid.until(|m| m["body"]["kind"] == "said" && m["body"]["guest"]["name"] == "Benno").await;
}

#[tokio::test]
async fn a_game_that_is_started_over_takes_everybody_along_and_ends() {
    let mut house = TestHouse::open().await;
    let Three { anns, mut ann, mut ben, mut cid, bens, table, .. } = three(&house).await;
    let path = format!("/api/tables/{table}/restart");
    assert_eq!(bens.post(&house, &path, json!({})).await.0, 403, "only the host");
    for page in [&mut ann, &mut ben, &mut cid] {
        page.order(json!({ "type": "ready", "ready": true })).await;
    }
    ann.order(json!({ "type": "start" })).await;
    for page in [&mut ann, &mut ben, &mut cid] {
        page.hear("frame").await;
    }
    assert_eq!(bens.post(&house, &path, json!({})).await.0, 403, "only the host");
    let (status, next) = anns.post(&house, &path, json!({})).await;
    assert_eq!(status, 201, "{next}");
    let next = next["id"].as_str().unwrap().to_owned();
    let rest = json!({ "why": "restarted", "table": next });
    for page in [&mut ann, &mut ben, &mut cid] {
        page.until(|m| m["type"] == "table" && m["rests"] == rest).await;
    }
    // The old game is over without an end: nothing is played there, and nobody has it in their list.
    let act = json!({ "type": "act", "seat": 0, "seq": 1, "action": { "do": "roll" } });
    assert_eq!(ann.refused(act).await.0, "restarted-elsewhere");
    let (_, mine) = bens.get(&house, "/api/tables").await;
    let ids: Vec<_> = mine.as_array().unwrap().iter().map(|table| table["id"].clone()).collect();
    assert_eq!(ids, [json!(next)]);
    assert_eq!(anns.post(&house, &path, json!({})).await.0, 403, "it is started over once");

    // At the new one everybody sits where they sat, and nothing of the old game is there; also after the house was closed.
    house.reopen().await;
    let mut page = bens.page(&house, &next, None).await;
    let welcome = page.hear("welcome").await;
    let names: Vec<_> = (0..3).map(|seat| welcome["table"]["seats"][seat]["guest"]["name"].clone()).collect();
    assert_eq!(names, ["Ann", "Ben", "Cid"]);
    assert_eq!(welcome["table"]["phase"]["at"], json!("waiting"));
    assert_eq!(welcome["table"]["seats"][1]["ready"], json!(false));
    assert!(welcome["code"].is_string(), "who sits there is let in");
    assert_eq!(welcome["notes"], json!([]));
    let mut late = bens.page(&house, &table, None).await;
    assert_eq!(late.hear("welcome").await["table"]["rests"], rest, "who comes late is led there, too");
}

#[tokio::test]
async fn who_pauses_the_computers_reads_it_in_the_log() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "brain", "brain": "random"}]);
    let (table, _) = ann.host(&house, seats, json!({})).await;
    let mut page = ann.page(&house, &table, None).await;
    page.hear("frame").await;
    for paused in [true, true, false, false] {
        page.order(json!({ "type": "pause", "paused": paused })).await;
    }
    // What changes nothing is not told.
    let welcome = ann.page(&house, &table, None).await.hear("welcome").await;
    let notes = welcome["notes"].as_array().unwrap().iter().map(|note| &note["body"]);
    let paused: Vec<_> =
        notes.filter(|body| body["kind"] == "paused").map(|body| body["paused"].clone()).collect();
    assert_eq!(paused, [true, false]);
}
