//! Saved games: kept under a name, found again, gone on with, taken away as a file and brought back.

use crate::house::{Meeting, TestGuest, TestHouse, TestPage, meet};
use serde_json::{Value, json};

const SUNDAY: &str = "Sunday";

pub(crate) async fn save(guest: &TestGuest, house: &TestHouse, table: &str, name: &str) -> Value {
    let (status, save) =
        guest.post(house, &format!("/api/tables/{table}/saves"), json!({ "name": name })).await;
    assert_eq!(status, 201, "{save}");
    save
}

/// Loads a save and opens a page at the table.
async fn load(guest: &TestGuest, house: &TestHouse, save: &Value) -> (String, TestPage) {
    let id = save["id"].as_str().unwrap();
    let (status, table) = guest.post(house, &format!("/api/saves/{id}/tables"), json!({})).await;
    assert_eq!(status, 201, "{table}");
    let table = table["id"].as_str().unwrap().to_owned();
    let page = guest.page(house, &table, None).await;
    (table, page)
}

pub(crate) fn file_of(save: &Value) -> String {
    format!("/api/saves/{}/file", save["id"].as_str().unwrap())
}

/// A game of Clue of one person against computers that never answer within a test.
pub(crate) async fn clue(guest: &TestGuest, house: &TestHouse) -> (String, TestPage, Value) {
    let computer = json!({ "kind": "brain", "brain": "classic" });
    let wish = json!({
        "game": "clue",
        "seats": [{ "kind": "me" }, computer, computer],
        "setup": { "suspects": ["scarlet", "mustard", "white"] },
        "options": { "pace": "slow" },
    });
    let (status, table) = guest.post(house, "/api/tables", wish).await;
    assert_eq!(status, 201, "{table}");
    let table = table["id"].as_str().unwrap().to_owned();
    let mut page = guest.page(house, &table, None).await;
    let frame = page.hear("frame").await;
    (table, page, frame)
}

/// Takes the first action of seat 0 that is offered, and returns the frame after it.
async fn act(page: &mut TestPage, frame: &Value) -> Value {
    let seq = frame["seq"].as_u64().unwrap();
    let action = &frame["actions"][0];
    page.send(json!({ "type": "act", "seat": 0, "seq": seq, "action": action })).await;
    page.until(|message| message["type"] == "frame" && message["seq"].as_u64() > Some(seq)).await
}

#[tokio::test]
async fn a_game_goes_on_where_it_was_saved() {
    let mut house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (table, mut page, frame) = clue(&ann, &house).await;
    let notes = json!({ "version": 0, "notes": { "rope": "X" } });
    assert_eq!(ann.put(&house, &format!("/api/tables/{table}/notes/0"), notes).await.0, 200);
    let frame = act(&mut page, &frame).await;
    let kept = save(&ann, &house, &table, SUNDAY).await;
    assert_eq!((&kept["game"], &kept["moves"]), (&json!("clue"), &json!(1)));
    // It goes on at its own table, and the house closes meanwhile.
    act(&mut page, &frame).await;
    page.vanish();
    house.reopen().await;

    let (other, mut page) = load(&ann, &house, &kept).await;
    assert_ne!(other, table);
    let welcome = page.hear("welcome").await;
    assert_eq!(welcome["table"]["phase"]["at"], "playing", "one person against computers need not wait");
    assert_eq!(welcome["table"]["resumed"], 1);
    let again = page.hear("frame").await;
    for field in ["seq", "view", "actions", "turn"] {
        assert_eq!(again[field], frame[field], "{field}");
    }
    assert_eq!(again["sights"].as_array().unwrap().len() as u64, again["seq"].as_u64().unwrap());
    let (_, notes) = ann.get(&house, &format!("/api/tables/{other}/notes/0")).await;
    assert_eq!(notes, json!({ "version": 1, "notes": { "rope": "X" } }));
    act(&mut page, &again).await;
    house.close().await;
}

#[tokio::test]
async fn an_answer_about_a_save_tells_nothing_that_is_hidden() {
    let mut house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (table, _page, _) = clue(&ann, &house).await;
    let kept = save(&ann, &house, &table, SUNDAY).await;
    let id = kept["id"].as_str().unwrap();
    let (_, view) = ann.get(&house, &format!("/api/saves/{id}")).await;
    let (_, list) = ann.get(&house, "/api/saves").await;
    let (_, file) = ann.download(&house, &file_of(&kept)).await;
    let told = format!("{kept}{view}{list}{}", String::from_utf8_lossy(&file));
    for word in ["seed", "events", "acted", "chanced", "envelope", "knife", "rope", "library", "kitchen"] {
        assert!(!told.contains(word), "{word} in {told}");
    }
    house.close().await;
}

#[tokio::test]
async fn the_list_is_searched_by_name_and_game_and_given_in_pages() {
    let mut house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (table, _page, _) = clue(&ann, &house).await;
    for name in ["Äpfel", "Birnen", "Zitronen"] {
        save(&ann, &house, &table, name).await;
    }
    let wish = json!({ "game": "checkers", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let (status, setup) = ann.post(&house, "/api/saves", json!({ "name": "Study", "table": wish })).await;
    assert_eq!((status, &setup["moves"]), (201, &Value::Null), "{setup}");
    let names = |page: &Value| -> Vec<String> {
        let saves = page["saves"].as_array().unwrap();
        saves.iter().map(|save| save["name"].as_str().unwrap().to_owned()).collect()
    };
    let (_, page) = ann.get(&house, "/api/saves").await;
    assert_eq!(names(&page), ["Study", "Zitronen", "Birnen", "Äpfel"]);
    let (_, page) = ann.get(&house, "/api/saves?text=%C3%A4PF").await;
    assert_eq!((names(&page), &page["fitting"], &page["all"]), (vec!["Äpfel".into()], &json!(1), &json!(4)));
    let (_, page) = ann.get(&house, "/api/saves?text=CLUE&skip=1&most=1").await;
    assert_eq!((names(&page), &page["fitting"]), (vec!["Birnen".into()], &json!(3)));
    let (_, page) = ann.get(&house, "/api/saves?game=checkers").await;
    assert_eq!(names(&page), ["Study"]);
    house.close().await;
}

#[tokio::test]
async fn a_save_is_renamed_and_thrown_away_by_its_owner_alone() {
    let mut house = TestHouse::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let (table, _page, _) = clue(&ann, &house).await;
    let kept = save(&ann, &house, &table, SUNDAY).await;
    save(&ann, &house, &table, "Monday").await;
    let path = format!("/api/saves/{}", kept["id"].as_str().unwrap());
    let (status, problem) = ann.put(&house, &path, json!({ "name": "Monday" })).await;
    assert_eq!(status, 409);
    assert_eq!(problem["reason"], json!({ "code": "save-name-taken", "name": "Monday" }));
    let (status, problem) = ann.put(&house, &path, json!({ "name": " " })).await;
    assert_eq!((status, &problem["reason"]["code"]), (400, &json!("empty-line")));
    let (status, problem) = ann.put(&house, &path, json!({ "name": "x".repeat(61) })).await;
    assert_eq!((status, &problem["reason"]["code"]), (400, &json!("long-line")));
    let (status, renamed) = ann.put(&house, &path, json!({ "name": "Tuesday" })).await;
    assert_eq!((status, &renamed["name"]), (200, &json!("Tuesday")));

    let none = json!({ "reason": { "code": "no-such-save" }, "text": "You don’t have this saved game." });
    assert_eq!(ben.get(&house, &path).await, (404, none.clone()));
    assert_eq!(ben.put(&house, &path, json!({ "name": "Mine" })).await, (404, none.clone()));
    assert_eq!(ben.delete(&house, &path).await, (404, none.clone()));
    assert_eq!(ben.post(&house, &format!("{path}/tables"), json!({})).await, (404, none.clone()));
    assert_eq!(ben.download(&house, &format!("{path}/file")).await.0, 404);
    assert_eq!(ann.delete(&house, &path).await.0, 204);
    assert_eq!(ann.delete(&house, &path).await, (404, none));
    house.close().await;
}

#[tokio::test]
async fn only_those_at_the_table_save_it_and_only_before_it_is_over() {
    let mut house = TestHouse::open().await;
    let Meeting { ann, mut anns, mut bens, table, .. } = meet(&house).await;
    let cid = house.guest("Cid").await;
    let path = format!("/api/tables/{table}/saves");
    let (status, problem) = cid.post(&house, &path, json!({ "name": SUNDAY })).await;
    assert_eq!((status, &problem["reason"]["code"]), (403, &json!("not-a-player")));
    let (status, problem) = ann.post(&house, &path, json!({ "name": "" })).await;
    assert_eq!((status, &problem["reason"]["code"]), (400, &json!("empty-line")));
    save(&ann, &house, &table, SUNDAY).await;
    let (status, _) = ann.post(&house, &path, json!({ "name": SUNDAY })).await;
    assert_eq!(status, 409, "a name is used once");
    let resign = json!({ "type": "act", "seat": 0, "seq": 0, "action": { "do": "resign" } });
    anns.order(resign).await;
    bens.until(|message| message["table"]["phase"]["at"] == "over" || message["phase"]["at"] == "over").await;
    let (status, problem) = ann.post(&house, &path, json!({ "name": "Late" })).await;
    assert_eq!(status, 403);
    assert_eq!(problem["reason"]["code"], "nothing-left");
    house.close().await;
}

#[tokio::test]
async fn a_game_among_people_waits_for_them() {
    let mut house = TestHouse::open().await;
    let Meeting { ann, ben, mut anns, bens, table, .. } = meet(&house).await;
    anns.play(0, &[11, 15]).await;
    let kept = save(&ann, &house, &table, SUNDAY).await;
    let (other, mut page) = load(&ann, &house, &kept).await;
    let welcome = page.hear("welcome").await;
    assert_eq!(welcome["table"]["phase"]["at"], "waiting");
    let holder = |seat: usize| welcome["table"]["seats"][seat]["guest"]["name"].clone();
    assert_eq!((holder(0), holder(1)), (json!("Ann"), json!("Ben")));
    // Ben finds it among his, and his seat is his.
    let (_, bens_tables) = ben.get(&house, "/api/tables").await;
    assert!(bens_tables.as_array().unwrap().iter().any(|summary| summary["id"] == *other));
    let (code, _) = page.refused(json!({ "type": "start" })).await;
    assert!(["player-away", "not-ready"].contains(&code.as_str()), "{code}");
    let setup = json!({ "position": "B:W32:B1" });
    let (code, _) = page.refused(json!({ "type": "change", "setup": setup, "options": {} })).await;
    assert_eq!(code, "setup-fixed", "what has begun is not set up anew");
    let mut bens_page = ben.page(&house, &other, None).await;
    bens_page.order(json!({ "type": "ready", "ready": true })).await;
    page.order(json!({ "type": "ready", "ready": true })).await;
    page.order(json!({ "type": "start" })).await;
    let frame = bens_page.hear("frame").await;
    assert_eq!((&frame["seq"], &frame["turn"]), (&json!(1), &json!({ "seat": 1 })));
    let answer = bens_page.play(1, &[22, 18]).await;
    assert_eq!(answer["type"], "done", "{answer}");
    // Both tables live on by themselves.
    drop((anns, bens));
    house.reopen().await;
    let mut page = ann.page(&house, &other, None).await;
    assert_eq!(page.hear("frame").await["seq"], 2);
    house.close().await;
}

#[tokio::test]
async fn an_open_games_seat_can_be_freed_for_others() {
    let mut house = TestHouse::open().await;
    let Meeting { ann, table, .. } = meet(&house).await;
    let kept = save(&ann, &house, &table, SUNDAY).await;
    let (_, mut page) = load(&ann, &house, &kept).await;
    page.order(json!({ "type": "clear", "seat": 1 })).await;
    page.order(json!({ "type": "appoint", "seat": 1, "brain": "random" })).await;
    page.order(json!({ "type": "ready", "ready": true })).await;
    page.order(json!({ "type": "start" })).await;
    page.hear("frame").await;
    house.close().await;
}

/// Three people at a game of Clue that has begun.
async fn three_at_clue(house: &TestHouse) -> (Vec<TestGuest>, Vec<TestPage>, String) {
    let mut guests = Vec::new();
    for name in ["Ann", "Ben", "Cid"] {
        guests.push(house.guest(name).await);
    }
    let wish = json!({
        "game": "clue",
        "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }],
        "setup": { "suspects": ["scarlet", "mustard", "white"] },
    });
    let (status, table) = guests[0].post(house, "/api/tables", wish).await;
    assert_eq!(status, 201, "{table}");
    let (table, code) =
        (table["id"].as_str().unwrap().to_owned(), table["code"].as_str().unwrap().to_owned());
    let mut pages = Vec::new();
    for (seat, (guest, name)) in guests.iter().zip(["Ann", "Ben", "Cid"]).enumerate() {
        let mut page = guest.page(house, &table, Some(&code)).await;
        if seat > 0 {
            page.order(json!({ "type": "sit", "seat": seat, "name": name })).await;
        }
        page.order(json!({ "type": "ready", "ready": true })).await;
        pages.push(page);
    }
    pages[0].order(json!({ "type": "start" })).await;
    for page in &mut pages {
        page.hear("frame").await;
    }
    (guests, pages, table)
}

#[tokio::test]
async fn nobody_looks_into_a_running_game_by_loading_a_copy() {
    let mut house = TestHouse::open().await;
    let (guests, _pages, table) = three_at_clue(&house).await;
    let ann = &guests[0];
    let kept = save(ann, &house, &table, SUNDAY).await;
    let (copy, mut page) = load(ann, &house, &kept).await;
    let (_, reason) = page.refused(json!({ "type": "clear", "seat": 1 })).await;
    assert_eq!(reason, json!({ "code": "plays-elsewhere", "name": "Ben" }));
    // Nor through a copy of the copy, which would come from a table where nobody plays.
    let (status, problem) =
        ann.post(&house, &format!("/api/tables/{copy}/saves"), json!({ "name": "Monday" })).await;
    assert_eq!((status, &problem["reason"]["code"]), (403, &json!("already-saved")), "{problem}");
    // Where a seat is given up by its owner, whoever saw the game from another seat does not get it.
    let mut bens = guests[1].page(&house, &copy, None).await;
    bens.order(json!({ "type": "leave", "seat": 1 })).await;
    let (code, _) = page.refused(json!({ "type": "sit", "seat": 1, "name": "Ann" })).await;
    assert_eq!(code, "seat-kept");
    bens.order(json!({ "type": "sit", "seat": 1, "name": "Ben" })).await;
    house.close().await;
}

#[tokio::test]
async fn where_a_game_was_saved_it_rests_while_it_is_played_elsewhere() {
    let mut house = TestHouse::open().await;
    let (guests, mut pages, table) = three_at_clue(&house).await;
    let kept = save(&guests[0], &house, &table, SUNDAY).await;
    let (copy, page) = load(&guests[0], &house, &kept).await;
    let mut copies = vec![page];
    for guest in &guests[1..] {
        copies.push(guest.page(&house, &copy, None).await);
    }
    let roll = json!({ "type": "act", "seat": 0, "seq": pages[0].seq, "action": { "do": "roll" } });
    for page in &mut copies {
        page.order(json!({ "type": "ready", "ready": true })).await;
    }
    copies[0].order(json!({ "type": "start" })).await;
    let told = pages[0].until(|m| m["body"]["kind"] == "goes-on").await;
    assert_eq!(told["body"]["table"], json!(copy));
    assert_eq!(pages[0].refused(roll.clone()).await.0, "played-elsewhere");
    copies[0].hear("frame").await;
    copies[0].order(roll.clone()).await;

    // Thrown away there, it goes on here.
    for (seat, page) in (1..).zip(&mut copies[1..]) {
        page.order(json!({ "type": "leave", "seat": seat })).await;
    }
    assert_eq!(guests[0].delete(&house, &format!("/api/tables/{copy}")).await.0, 204);
    pages[0].until(|m| m["body"]["kind"] == "goes-on" && m["body"]["table"].is_null()).await;
    pages[0].order(roll).await;
    house.close().await;
}

#[tokio::test]
async fn a_file_comes_back_as_it_went() {
    let mut house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (table, mut page, frame) = clue(&ann, &house).await;
    let frame = act(&mut page, &frame).await;
    let kept = save(&ann, &house, &table, SUNDAY).await;
    let (status, file) = ann.download(&house, &file_of(&kept)).await;
    assert_eq!((status, file.starts_with(b"parlour-save 1 clue ")), (200, true));

    let (status, back) = ann.upload(&house, "/api/save-files", file.clone()).await;
    assert_eq!((status, &back["name"], &back["moves"]), (201, &json!("Sunday (2)"), &json!(1)), "{back}");
    let (_, mut page) = load(&ann, &house, &back).await;
    assert_eq!(page.hear("frame").await["view"], frame["view"]);
    let stranger = house.guest("Ann").await;
    let (status, problem) = stranger.upload(&house, "/api/save-files?name=Mine", file.clone()).await;
    assert_eq!(status, 422);
    assert_eq!(problem["reason"]["code"], "not-their-game");

    let mut spoilt = file.clone();
    *spoilt.last_mut().unwrap() ^= 1;
    for (bytes, query, part) in [
        (spoilt, "", "broken-seal"),
        (file[..file.len() - 9].to_vec(), "", "cut-off"),
        (file.clone(), "?game=checkers", "other-game"),
        (b"nonsense".to_vec(), "", "no-save"),
        (Vec::new(), "", "empty-file"),
    ] {
        let (status, problem) = ann.upload(&house, &format!("/api/save-files{query}"), bytes).await;
        assert_eq!(status, 422, "{problem}");
        assert_eq!(problem["reason"]["code"], part, "{problem}");
    }
    let (status, problem) = ann.upload(&house, "/api/save-files", vec![b'x'; 5 * 1024 * 1024]).await;
    assert_eq!((status, &problem["reason"]["code"]), (413, &json!("file-too-large")));
    let mut other = TestHouse::open().await;
    let (status, problem) = other.guest("Ann").await.upload(&other, "/api/save-files", file).await;
    assert_eq!(status, 422);
    assert_eq!(problem["reason"]["code"], "other-house", "{problem}");
    other.close().await;
    house.close().await;
}

#[tokio::test]
async fn a_game_without_secrets_goes_to_another_house() {
    let (mut one, mut other) = (TestHouse::open().await, TestHouse::open().await);
    let Meeting { ann, mut anns, table, .. } = meet(&one).await;
    anns.play(0, &[11, 15]).await;
    let kept = save(&ann, &one, &table, SUNDAY).await;
    let (_, file) = ann.download(&one, &file_of(&kept)).await;
    let cid = other.guest("Cid").await;
    let (status, back) = cid.upload(&other, "/api/save-files", file).await;
    assert_eq!(status, 201, "{back}");
    let (_, mut page) = load(&cid, &other, &back).await;
    let seats = page.hear("welcome").await["table"]["seats"].clone();
    assert_eq!((&seats[0]["guest"]["name"], &seats[1]["guest"]), (&json!("Cid"), &Value::Null));
    page.order(json!({ "type": "appoint", "seat": 1, "brain": "random" })).await;
    page.order(json!({ "type": "ready", "ready": true })).await;
    page.order(json!({ "type": "start" })).await;
    assert_eq!(page.hear("frame").await["seq"], 1);
    one.close().await;
    other.close().await;
}

#[tokio::test]
async fn an_edited_file_is_checked_by_the_rules() {
    let mut house = TestHouse::open().await;
    let Meeting { ann, mut anns, table, .. } = meet(&house).await;
    anns.play(0, &[11, 15]).await;
    let kept = save(&ann, &house, &table, SUNDAY).await;
    let (_, file) = ann.download(&house, &file_of(&kept)).await;
    let plain: Value = serde_json::from_slice(&file).unwrap();
    let acted = |seat: u8, action: Value| json!({ "acted": { "seat": seat, "action": action } });
    let first = plain["events"][0].clone();
    for (field, value, part) in [
        ("events", json!([first, acted(0, json!({ "do": "move", "path": [15, 19] }))]), "broken-game"),
        ("events", json!([first, acted(1, json!({ "do": "resign" }))]), "saved-game-over"),
        ("setup", json!({ "position": "B:W32" }), "saved-setup"),
        ("rules_version", json!(999), "other-rules"),
    ] {
        let mut edited = plain.clone();
        edited[field] = value;
        let (status, problem) = ann.upload(&house, "/api/save-files", edited.to_string().into_bytes()).await;
        assert_eq!(status, 422, "{problem}");
        assert_eq!(problem["reason"]["code"], part, "{problem}");
    }
    let (_, list) = ann.get(&house, "/api/saves").await;
    assert_eq!(list["all"], 1, "nothing of it was kept");
    house.close().await;
}

#[tokio::test]
async fn a_set_up_is_kept_and_played() {
    let mut house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let position = "W:W21,K30:B5";
    let wish = json!({
        "game": "checkers",
        "setup": { "position": position },
        "seats": [{ "kind": "brain", "brain": "random" }, { "kind": "me" }],
        "options": { "pace": "slow" },
    });
    let (status, kept) = ann.post(&house, "/api/saves", json!({ "name": "Study", "table": wish })).await;
    assert_eq!(status, 201, "{kept}");
    let (_, view) = ann.get(&house, &format!("/api/saves/{}", kept["id"].as_str().unwrap())).await;
    assert_eq!(view["setup"]["position"], position);
    assert_eq!(view["options"]["pace"], "slow");
    let (_, mut page) = load(&ann, &house, &kept).await;
    let welcome = page.hear("welcome").await;
    assert_eq!(
        (&welcome["table"]["phase"]["at"], &welcome["table"]["resumed"]),
        (&json!("playing"), &Value::Null)
    );
    assert_eq!(page.hear("frame").await["turn"], json!({ "seat": 1 }));

    let bad = json!({ "game": "checkers", "setup": { "position": "nonsense" }, "seats": [] });
    let (status, _) = ann.post(&house, "/api/saves", json!({ "name": "Bad", "table": bad })).await;
    assert_eq!(status, 400);
    house.close().await;
}

#[tokio::test]
async fn a_table_is_removed_by_whom_it_belongs_to() {
    let mut house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (alone, mut page, _) = clue(&ann, &house).await;
    let path = format!("/api/tables/{alone}");
    let cid = house.guest("Cid").await;
    assert_eq!(cid.delete(&house, &path).await.0, 403);
    assert_eq!(ann.delete(&house, &path).await.0, 204);
    let bye = page.hear("bye").await;
    assert_eq!((&bye["reason"]["code"], &bye["retry_ms"]), (&json!("removed"), &Value::Null));
    assert_eq!(ann.delete(&house, &path).await.0, 404);
    assert_eq!(ann.get(&house, "/api/tables").await.1, json!([]));

    let Meeting { ann, ben, mut anns, table, .. } = meet(&house).await;
    let path = format!("/api/tables/{table}");
    let (status, problem) = ann.delete(&house, &path).await;
    assert_eq!(status, 403);
    assert_eq!(problem["reason"]["code"], "others-sit-here", "{problem}");
    anns.order(json!({ "type": "act", "seat": 0, "seq": 0, "action": { "do": "resign" } })).await;
    assert_eq!(ann.delete(&house, &path).await.0, 204);
    assert_eq!(ann.get(&house, "/api/tables").await.1, json!([]));
    assert_eq!(ben.get(&house, "/api/tables").await.1.as_array().unwrap().len(), 1);
    house.close().await;
}

#[tokio::test]
async fn computers_hold_still_go_on_and_play_one_step() {
    let mut house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let computer = json!({ "kind": "brain", "brain": "random" });
    let (table, _) = ann.host(&house, json!([computer, computer]), json!({ "pace": "slow" })).await;
    let mut page = ann.page(&house, &table, None).await;
    page.hear("frame").await;
    assert_eq!(page.refused(json!({ "type": "step" })).await.0, "not-paused");
    page.order(json!({ "type": "pause", "paused": true })).await;
    let before = page.seq;
    page.order(json!({ "type": "step" })).await;
    let frame =
        page.until(|message| message["type"] == "frame" && message["seq"].as_u64() > Some(before)).await;
    assert_eq!(frame["seq"].as_u64(), Some(before + 1));
    // Held as it is, it stays held through a restart, and no clock wakes it.
    page.vanish();
    house.reopen().await;
    let mut page = ann.page(&house, &table, None).await;
    assert_eq!(page.hear("welcome").await["table"]["paused"], true);
    assert_eq!(page.hear("frame").await["seq"].as_u64(), Some(before + 1));
    page.order(json!({ "type": "pace", "pace": "instant" })).await;
    page.order(json!({ "type": "pause", "paused": false })).await;
    page.until(|message| message["type"] == "frame" && message["turn"].get("over").is_some()).await;
    assert_eq!(page.refused(json!({ "type": "pause", "paused": true })).await.0, "not-playing");

    let Meeting { mut anns, mut bens, .. } = meet(&house).await;
    assert_eq!(bens.refused(json!({ "type": "pause", "paused": true })).await.0, "not-host");
    let (_, reason) = anns.refused(json!({ "type": "pause", "paused": true })).await;
    assert_eq!(reason, json!({ "code": "others-play", "name": "Ben" }));
    house.close().await;
}
