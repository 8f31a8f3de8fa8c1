//! Guests contribute to the seed, over real sockets: from the promise to a record that anybody can check. The rules
//! themselves are tried in `table/drawing.rs`.

use crate::house::{TestGuest, TestHouse, TestPage};
use parlour_catalog::{Part, Record};
use serde_json::{Value, json};

/// A game of Clue that waits for Ann and Ben; the third seat is a computer's.
struct Waiting {
    guests: [TestGuest; 2],
    pages: [TestPage; 2],
    table: String,
    code: String,
}

async fn at_clue(house: &TestHouse) -> Waiting {
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let wish = json!({
        "game": "clue",
        "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "brain", "brain": "random" }],
        "setup": { "suspects": ["scarlet", "mustard", "white"] },
        "options": { "pace": "instant" },
    });
    let (status, opened) = ann.post(house, "/api/tables", wish).await;
    assert_eq!(status, 201, "{opened}");
    let [table, code] = ["id", "code"].map(|field| opened[field].as_str().unwrap().to_owned());
    let anns = ann.page(house, &table, None).await;
    let mut bens = ben.page(house, &table, Some(&code)).await;
    bens.order(json!({ "type": "sit", "seat": 1, "name": "Ben" })).await;
    Waiting { guests: [ann, ben], pages: [anns, bens], table, code }
}

fn promise(part: &Part) -> Value {
    json!({ "type": "ready", "ready": true, "commitment": part.guest_commitment() })
}

fn reveal(part: &Part) -> Value {
    json!({ "type": "reveal", "bytes": part.hex() })
}

/// What everyone may know of the draw now.
async fn draw(guest: &TestGuest, house: &TestHouse, table: &str) -> Value {
    guest.page(house, table, None).await.hear("welcome").await["table"]["draw"].clone()
}

/// Ann accuses at once, wrongly; Ben, too. Then the game is over.
async fn play_to_the_end(pages: &mut [TestPage; 2]) {
    let mut is_over = false;
    while !is_over {
        for (seat, page) in pages.iter_mut().enumerate() {
            page.send(json!({ "type": "resync", "since": 0 })).await;
            let frame = page.hear("frame").await;
            is_over = frame["turn"]["over"] != Value::Null;
            if frame["turn"]["seat"] != seat {
                continue;
            }
            let view = &frame["view"];
            let offered = frame["actions"].as_array().unwrap();
            let action = if view["may_accuse"] == true {
                json!({ "do": "accuse", "suspect": "plum", "weapon": "rope", "room": "study" })
            } else {
                offered.first().expect("there is something to do").clone()
            };
            page.send(json!({ "type": "act", "seat": seat, "seq": frame["seq"], "action": action })).await;
        }
    }
}

#[tokio::test]
async fn two_guests_contribute_and_the_record_proves_it() {
    let mut house = TestHouse::open().await;
    let Waiting { guests: [ann, ben], mut pages, table, code } = at_clue(&house).await;
    let (anns, bens) = (Part::new([0xaa; 32]), Part::new([0xbb; 32]));
    let before = draw(&ann, &house, &table).await;
    assert_eq!((&before["bytes"], &before["guests"]), (&Value::Null, &json!([])));
    pages[0].order(promise(&anns)).await;
    pages[1].order(promise(&bens)).await;
    assert_eq!(
        draw(&ben, &house, &table).await["commitment"],
        before["commitment"],
        "the house's promise stands"
    );
    assert_eq!(pages[1].refused(reveal(&anns)).await.0, "other-part");
    assert_eq!(pages[0].refused(json!({ "type": "start" })).await.0, "part-not-sent");
    // The house is closed and opened between promise and part.
    house.reopen().await;
    let mut anns_page = ann.page(&house, &table, None).await;
    anns_page.hear("welcome").await;
    pages = [anns_page, ben.page(&house, &table, Some(&code)).await];
    let running = |message: &Value| message["type"] == "table" && message["phase"]["at"] == "starting";
    pages[0].until(running).await;
    pages[0].order(reveal(&anns)).await;
    pages[1].order(reveal(&bens)).await;
    let told = draw(&ben, &house, &table).await.to_string();
    for part in [&anns, &bens] {
        assert!(!told.contains(&part.hex()), "nobody is told a part before the end");
    }
    pages[0].order(json!({ "type": "start" })).await;
    let running = draw(&ben, &house, &table).await;
    assert_eq!(running["bytes"], Value::Null);
    for part in [&anns, &bens] {
        assert!(!running.to_string().contains(&part.hex()));
    }

    play_to_the_end(&mut pages).await;
    let (_, bytes) = ann.download(&house, &format!("/api/tables/{table}/record")).await;
    let record = Record::read(&bytes).unwrap();
    record.check().unwrap();
    let drawn = record.drawn_from.as_ref().unwrap();
    assert_eq!(before["commitment"], drawn.house.commitment, "the house kept its promise");
    assert_ne!(record.seed, drawn.house.bytes.hex(), "the seed is not the house's own");
    let parts: Vec<&Part> = drawn.guests.iter().map(|guest| &guest.bytes).collect();
    assert_eq!(parts, [&anns, &bens]);
    let over = draw(&ann, &house, &table).await;
    assert_eq!(over["bytes"], json!(drawn.house.bytes));
    assert_eq!(over["guests"][1]["bytes"], json!(bens));
    let (_, check) = ben.get(&house, &format!("/api/tables/{table}/replay/check")).await;
    assert_eq!(check["fault"], Value::Null, "{check}");
    let (_, replay) = ben.get(&house, &format!("/api/tables/{table}/replay?eyes=all")).await;
    assert_eq!(replay["table"]["draw"], over);
}

/// A copy has the seed of the match, so that it is found by it, and its waiting room takes no contributions.
#[tokio::test]
async fn a_copy_of_such_a_game_keeps_its_seed() {
    let house = TestHouse::open().await;
    let Waiting { guests: [ann, ben], mut pages, table, .. } = at_clue(&house).await;
    let parts = [Part::new([0xaa; 32]), Part::new([0xbb; 32])];
    for (page, part) in pages.iter_mut().zip(&parts) {
        page.order(promise(part)).await;
    }
    for (page, part) in pages.iter_mut().zip(&parts) {
        page.order(reveal(part)).await;
    }
    pages[0].order(json!({ "type": "start" })).await;
    let path = format!("/api/tables/{table}/saves");
    let (status, save) = ann.post(&house, &path, json!({ "name": "Sunday" })).await;
    assert_eq!(status, 201, "{save}");
    let path = format!("/api/saves/{}/tables", save["id"].as_str().unwrap());
    let (status, copy) = ann.post(&house, &path, json!({})).await;
    assert_eq!(status, 201, "{copy}");
    let (copy, code) = (copy["id"].as_str().unwrap(), copy["code"].as_str());
    let mut anns = ann.page(&house, copy, None).await;
    let welcome = anns.hear("welcome").await;
    assert_eq!(welcome["table"]["draw"], Value::Null, "its seed is drawn already");
    assert_eq!(anns.refused(promise(&parts[0])).await.0, "seed-fixed");
    let mut bens = ben.page(&house, copy, code).await;
    for page in [&mut anns, &mut bens] {
        page.order(json!({ "type": "ready", "ready": true })).await;
    }
    anns.order(json!({ "type": "start" })).await;
    // Found by the seed it was really played with, the original rests from now on.
    pages[0].until(|message| message["type"] == "table" && message["rests"]["table"] == copy).await;
}
