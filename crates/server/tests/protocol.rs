//! What is said over a table's socket, by real guests on real sockets.

use crate::house::{Meeting, TestHouse, meet, two_players};
use parlour_server::Timing;
use parlour_server::wire::FromClient;
use serde_json::{Value, json};

#[tokio::test]
async fn two_guests_meet_by_code_and_play() {
    let house = TestHouse::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let (table, code) = ann.host(&house, json!([{"kind": "me"}, {"kind": "open"}]), json!({})).await;

    let (status, found) = ben.get(&house, &format!("/api/codes/{}", code.to_lowercase())).await;
    assert_eq!((status, &found["id"]), (200, &json!(table)));

    let mut a = ann.page(&house, &table, None).await;
    let welcome = a.hear("welcome").await;
    assert_eq!(welcome["code"], json!(code), "the host knows the code");
    assert_eq!(welcome["table"]["phase"]["at"], "waiting");

    let mut b = ben.page(&house, &table, Some(&code)).await;
    b.order(json!({ "type": "sit", "seat": 1, "name": "Ben" })).await;
    let seen = a.until(|m| m["type"] == "table" && m["seats"][1]["guest"]["name"] == "Ben").await;
    assert_eq!(seen["seats"][0]["guest"]["id"], json!(ann.id));

    b.order(json!({ "type": "ready", "ready": true })).await;
    a.order(json!({ "type": "ready", "ready": true })).await;
    a.until(|m| m["type"] == "table" && m["phase"]["at"] == "starting").await;
    a.order(json!({ "type": "start" })).await;
    let table_view = b.until(|m| m["type"] == "table" && m["phase"]["at"] == "playing").await;
    assert_eq!(table_view["commitment"].as_str().unwrap().len(), 64);
    assert_eq!(table_view["seed"], Value::Null, "the seed stays hidden while the match runs");

    let first = a.hear("frame").await;
    assert_eq!(
        (&first["seat"], &first["seq"], &first["turn"]),
        (&json!(0), &json!(0), &json!({ "seat": 0 }))
    );
    assert!(first["actions"].as_array().unwrap().len() >= 7);
    b.hear("frame").await;

    assert_eq!(a.play(0, &[11, 15]).await["type"], "done");
    let frame = b.until(|m| m["type"] == "frame" && m["seq"] == 1).await;
    assert_eq!((&frame["seat"], &frame["since"]), (&json!(1), &json!(0)));
    assert_eq!(frame["sights"][0]["saw"], "moved");
    assert_eq!(b.play(1, &[22, 18]).await["type"], "done");
    assert_eq!(a.until(|m| m["type"] == "frame" && m["seq"] == 2).await["turn"], json!({ "seat": 0 }));
}

#[tokio::test]
async fn a_rules_no_says_why_and_changes_nothing() {
    let house = TestHouse::open().await;
    let (mut ann, mut ben, _) = two_players(&house).await;
    let refused = ann.play(0, &[11, 19]).await;
    assert_eq!((&refused["type"], &refused["reason"]["code"]), (&json!("refused"), &json!("rule")));
    let said = &refused["reason"]["said"];
    assert!(said["space"] == "checkers" && said["code"].is_string(), "{refused}");
    let refused = ben.play(1, &[22, 18]).await;
    assert_eq!(refused["reason"]["said"]["code"], "not-your-turn", "{refused}");
    assert_eq!(ann.play(0, &[11, 15]).await["type"], "done", "the match goes on where it was");
}

#[tokio::test]
async fn what_cannot_be_understood_is_answered_and_disturbs_nobody() {
    let house = TestHouse::open().await;
    let (mut ann, mut ben, _) = two_players(&house).await;

    ann.send_text("{not json").await;
    assert_eq!(ann.hear("wrong").await["reason"], json!({ "code": "not-json" }));
    ann.send_binary(vec![1, 2, 3]).await;
    assert_eq!(ann.hear("wrong").await["reason"], json!({ "code": "not-text" }));
    ann.send_text(r#"{"type":"ready","ready":true}"#).await;
    assert_eq!(ann.hear("wrong").await["reason"]["code"], "no-id");
    ann.send_text(&format!(r#"{{"type":"chat","id":"x","text":"{}"}}"#, "y".repeat(17_000))).await;
    assert_eq!(ann.hear("wrong").await["reason"]["code"], "long-message");

    assert_eq!(ann.refused(json!({ "type": "dance" })).await.0, "no-sense");
    assert_eq!(ann.refused(json!({ "type": "ready" })).await.0, "no-sense");
    assert_eq!(ann.refused(json!({ "type": "ready", "ready": true, "more": 1 })).await.0, "no-sense");
    let nonsense = json!({ "type": "act", "seat": 0, "seq": 0, "action": { "do": "dance" } });
    assert_eq!(ann.refused(nonsense).await.0, "bad-action");
    let huge_seat = json!({ "type": "act", "seat": 200, "seq": 0, "action": { "do": "resign" } });
    assert_eq!(ann.refused(huge_seat).await.0, "no-sense");

    assert_eq!(ann.play(0, &[11, 15]).await["type"], "done");
    ben.until(|m| m["type"] == "frame" && m["seq"] == 1).await;
    assert_eq!(ben.play(1, &[22, 18]).await["type"], "done");
}

#[tokio::test]
async fn a_message_beyond_all_bounds_ends_that_socket_alone() {
    let house = TestHouse::open().await;
    let (mut ann, mut ben, _) = two_players(&house).await;
    ann.send_text(&"x".repeat(200_000)).await;
    while ann.next().await.is_some() {}
    ben.until(|m| m["type"] == "table" && m["seats"][0]["away"] == true).await;
    ben.order(json!({ "type": "chat", "text": "Ann?" })).await;
}

#[tokio::test]
async fn nobody_plays_for_another_seat() {
    let house = TestHouse::open().await;
    let (_ann, mut ben, table) = two_players(&house).await;
    let action = json!({ "do": "move", "path": [11, 15] });
    let (code, _) = ben.refused(json!({ "type": "act", "seat": 0, "seq": 0, "action": action })).await;
    assert_eq!(code, "not-your-seat");

    let mut watcher = house.guest("Cid").await.page(&house, &table, None).await;
    let welcome = watcher.hear("welcome").await;
    assert_eq!(welcome["code"], Value::Null, "a watcher is not told the code");
    let frame = watcher.hear("frame").await;
    assert_eq!((&frame["seat"], &frame["actions"]), (&Value::Null, &json!([])));
    let (code, _) = watcher.refused(json!({ "type": "act", "seat": 0, "seq": 0, "action": action })).await;
    assert_eq!(code, "not-your-seat");
}

#[tokio::test]
async fn a_stale_action_is_refused_and_the_present_is_shown() {
    let house = TestHouse::open().await;
    let (mut ann, mut ben, _) = two_players(&house).await;
    assert_eq!(ann.play(0, &[11, 15]).await["type"], "done");
    let stale = json!({ "type": "act", "seat": 1, "seq": 0, "action": { "do": "resign" } });
    assert_eq!(ben.refused(stale).await.0, "stale");
    let frame = ben.until(|m| m["type"] == "frame" && m["seq"] == 1 && m["since"] == 0).await;
    assert_eq!(frame["turn"], json!({ "seat": 1 }));
}

#[tokio::test]
async fn done_names_the_event_an_action_made() {
    let house = TestHouse::open().await;
    let (mut ann, mut ben, _) = two_players(&house).await;
    let action = json!({ "do": "move", "path": [11, 15] });
    let request = json!({ "type": "act", "id": "mine", "seat": 0, "seq": 0, "action": action });
    assert_eq!(ann.ask(request.clone()).await["seq"], json!(1));
    ben.until(|m| m["type"] == "frame" && m["seq"] == 1).await;
    assert_eq!(ben.play(1, &[22, 18]).await["seq"], json!(2));
    assert_eq!(ann.ask(request).await["seq"], json!(2), "a repeat names the present");
    assert_eq!(ann.ask(json!({ "type": "chat", "text": "Hm." })).await["seq"], Value::Null);
}

#[tokio::test]
async fn an_action_sent_twice_happens_once() {
    let house = TestHouse::open().await;
    let (mut ann, mut ben, _) = two_players(&house).await;
    let action = json!({ "do": "move", "path": [11, 15] });
    let request = json!({ "type": "act", "id": "mine", "seat": 0, "seq": 0, "action": action });
    ann.order(request.clone()).await;
    ann.order(request.clone()).await;
    ben.until(|m| m["type"] == "frame" && m["seq"] == 1).await;
    assert_eq!(ben.play(1, &[22, 18]).await["type"], "done");
    ann.order(request).await;
    ann.order(json!({ "type": "resync", "since": 0 })).await;
    assert_eq!(ann.seq, 2, "one move each");
    // Another guest's request of the same name is another request.
    let same_id = json!({ "type": "act", "id": "mine", "seat": 1, "seq": 2, "action": { "do": "resign" } });
    ben.order(same_id).await;
    ann.until(|m| m["type"] == "table" && m["phase"]["at"] == "over").await;
}

#[tokio::test]
async fn whatever_is_sent_twice_happens_once_even_across_a_restart() {
    let mut house = TestHouse::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let (table, code) = ann.host(&house, json!([{"kind": "me"}, {"kind": "open"}]), json!({})).await;
    let mut page = ben.page(&house, &table, Some(&code)).await;
    let sit = json!({ "type": "sit", "id": "s", "seat": 1, "name": "Ben" });
    let chat = json!({ "type": "chat", "id": "c", "text": "Hello" });
    for request in [&sit, &sit, &chat, &chat] {
        page.order(request.clone()).await;
    }
    house.reopen().await;
    let mut page = ben.page(&house, &table, Some(&code)).await;
    page.order(sit).await;
    page.order(chat).await;
    let mut page = ben.page(&house, &table, None).await;
    let notes = page.hear("welcome").await["notes"].clone();
    let kinds: Vec<&Value> = notes.as_array().unwrap().iter().map(|note| &note["body"]["kind"]).collect();
    assert_eq!(kinds, ["sat-down", "said"]);
}

#[tokio::test]
async fn who_comes_back_gets_everything_back() {
    let house = TestHouse::open().await;
    let Meeting { ann: _, ben, anns: mut a, bens: mut b, table, code } = meet(&house).await;
    assert_eq!(a.play(0, &[11, 15]).await["type"], "done");
    b.order(json!({ "type": "chat", "text": "Hm." })).await;

    // It is Ben's own turn: Ann learns at once that he is gone.
    b.vanish();
    a.until(|m| m["type"] == "table" && m["seats"][1]["away"] == true).await;
    let mut b = ben.page(&house, &table, None).await;
    a.until(|m| m["type"] == "table" && m["seats"][1]["away"] == false).await;
    let welcome = b.hear("welcome").await;
    assert_eq!(welcome["code"], json!(code));
    assert!(welcome["notes"].as_array().unwrap().iter().any(|note| note["body"]["text"] == "Hm."));
    let frame = b.hear("frame").await;
    assert_eq!((&frame["seat"], &frame["seq"], &frame["since"]), (&json!(1), &json!(1), &json!(0)));
    assert_eq!(frame["sights"].as_array().unwrap().len(), 1);
    assert_eq!(b.play(1, &[22, 18]).await["type"], "done");

    // A page that has kept what it saw asks for the rest only.
    b.send(json!({ "type": "resync", "since": 1 })).await;
    let frame = b.until(|m| m["type"] == "frame" && m["since"] == 1).await;
    assert_eq!(frame["sights"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_house_that_closes_says_so_and_comes_back_with_everything() {
    let mut house = TestHouse::open().await;
    let Meeting { ann, ben, anns: mut a, table, .. } = meet(&house).await;
    let action = json!({ "do": "move", "path": [11, 15] });
    let request = json!({ "type": "act", "id": "before", "seat": 0, "seq": 0, "action": action });
    a.order(request.clone()).await;

    house.reopen().await;
    assert!(a.hear("bye").await["retry_ms"].is_number());
    assert_eq!(a.next().await, None);

    let mut a = ann.page(&house, &table, None).await;
    let frame = a.hear("frame").await;
    assert_eq!((&frame["seq"], &frame["turn"]), (&json!(1), &json!({ "seat": 1 })));
    a.order(request).await;
    let mut b = ben.page(&house, &table, None).await;
    b.hear("frame").await;
    assert_eq!(b.seq, 1, "the repeat was recognised after the restart too");
    assert_eq!(b.play(1, &[22, 18]).await["type"], "done");
}

#[tokio::test]
async fn one_guest_may_hold_both_seats() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (table, _) = ann.host(&house, json!([{"kind": "me"}, {"kind": "me"}]), json!({})).await;
    let mut page = ann.page(&house, &table, None).await;
    let seats = [page.hear("frame").await["seat"].clone(), page.hear("frame").await["seat"].clone()];
    assert_eq!(seats, [json!(0), json!(1)], "one frame per held seat, and the match began at once");
    assert_eq!(page.play(0, &[11, 15]).await["type"], "done");
    page.until(|m| m["type"] == "frame" && m["seat"] == 1 && m["seq"] == 1).await;
    assert_eq!(page.play(1, &[22, 18]).await["type"], "done");
}

#[tokio::test]
async fn a_computer_answers_and_the_match_can_be_checked_when_it_is_over() {
    use sha2::{Digest, Sha256};
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "brain", "brain": "random"}]);
    let (table, _) = ann.host(&house, seats, json!({ "pace": "instant" })).await;
    let mut page = ann.page(&house, &table, None).await;
    let commitment = page.hear("welcome").await["table"]["commitment"].clone();
    page.hear("frame").await;
    assert_eq!(page.play(0, &[11, 15]).await["type"], "done");
    page.until(|m| m["type"] == "frame" && m["seq"] == 2).await;
    page.order(json!({ "type": "act", "seat": 0, "seq": 2, "action": { "do": "resign" } })).await;

    page.send(json!({ "type": "resync", "since": 2 })).await;
    let welcome = page.until(|m| m["type"] == "welcome" && m["table"]["phase"]["at"] == "over").await;
    assert_eq!(welcome["table"]["phase"]["outcome"], json!({ "won": [1] }));
    let hex = welcome["table"]["seed"].as_str().unwrap();
    let seed: Vec<u8> = (0..32).map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).unwrap()).collect();
    // The published hash is over the seed's bytes and the set-up as it is shown.
    let mut hash = Sha256::new();
    hash.update(&seed);
    hash.update(welcome["table"]["setup"].to_string());
    let hash: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(commitment, json!(hash));
}

#[tokio::test]
async fn computers_play_each_other_to_the_end_and_anyone_may_watch() {
    let house = TestHouse::with(Timing { think: 50, ..Timing::default() }).await;
    let ann = house.guest("").await;
    let brain = json!({ "kind": "brain", "brain": "random" });
    let (table, _) = ann.host(&house, json!([brain, brain]), json!({ "pace": "instant" })).await;
    let mut page = ann.page(&house, &table, None).await;
    let over = page.until(|m| m["type"] == "frame" && m["turn"].get("over").is_some()).await;
    assert_eq!(over["seat"], Value::Null);
    assert_ne!(over["view"]["ended"], Value::Null);
}

#[tokio::test]
async fn chat_is_kept_and_its_limits_are_told() {
    let house = TestHouse::open().await;
    let (mut ann, mut ben, _) = two_players(&house).await;
    ann.order(json!({ "type": "chat", "text": "  Good luck, Ben!  " })).await;
    let note = ben.until(|m| m["type"] == "note" && m["body"]["kind"] == "said").await;
    assert_eq!(note["body"]["text"], "Good luck, Ben!");
    assert_eq!(note["body"]["guest"]["name"], "Ann");
    assert_eq!(ann.refused(json!({ "type": "chat", "text": "   " })).await.0, "empty-line");
    assert_eq!(ann.refused(json!({ "type": "chat", "text": "x".repeat(301) })).await.0, "long-line");
    assert_eq!(ann.refused(json!({ "type": "chat", "text": "a\u{0}b" })).await.0, "unprintable-line");
    let mut refusals = Vec::new();
    for _ in 0..8 {
        let answer = ann.ask(json!({ "type": "chat", "text": "again" })).await;
        if answer["type"] == "refused" {
            refusals.push(answer["reason"]["code"].clone());
        }
    }
    assert!(!refusals.is_empty() && refusals.iter().all(|code| code == "too-fast"), "{refusals:?}");
}

#[tokio::test]
async fn a_socket_that_talks_too_fast_is_told_so_and_at_last_cut_off() {
    let house = TestHouse::open().await;
    let (mut ann, mut ben, _) = two_players(&house).await;
    for _ in 0..90 {
        ann.send(json!({ "type": "resync", "since": 0 })).await;
    }
    ann.until(|m| m["type"] == "refused" && m["reason"]["code"] == "too-fast").await;
    for _ in 0..400 {
        ann.send_text("nonsense").await;
    }
    // The goodbye itself may be lost: the line is cut while much is still on its way.
    while ann.next().await.is_some() {}
    ben.order(json!({ "type": "chat", "text": "Still here." })).await;
}

#[tokio::test]
async fn a_crowd_of_watchers_disturbs_nobody() {
    let house = TestHouse::open().await;
    let (mut ann, _ben, table) = two_players(&house).await;
    let watcher = house.guest("Cid").await;
    let (mut pages, mut crowd) = (Vec::new(), Vec::new());
    for number in 0..30 {
        // Twenty pages are enough for one guest; the house says so to the rest.
        let page = watcher.page(&house, &table, None).await;
        if number < 20 { &mut pages } else { &mut crowd }.push(page);
    }
    for page in &mut crowd {
        assert_eq!(page.hear("bye").await["reason"], json!({ "code": "full" }));
    }
    assert_eq!(ann.play(0, &[11, 15]).await["type"], "done");
    for page in &mut pages {
        page.until(|m| m["type"] == "frame" && m["seq"] == 1).await;
    }
    // Those who sit here were not told of every watcher who came.
    ann.order(json!({ "type": "chat", "text": "So many!" })).await;
}

#[tokio::test]
async fn the_truth_reaches_no_socket() {
    let house = TestHouse::with(Timing { think: 50, ..Timing::default() }).await;
    let ann = house.guest("Ann").await;
    let brain = json!({ "kind": "brain", "brain": "random" });
    let (table, _) = ann.host(&house, json!([brain, brain]), json!({ "pace": "instant" })).await;
    let mut page = ann.page(&house, &table, None).await;
    let mut texts = Vec::new();
    let seed = loop {
        let message = page.next().await.unwrap();
        let view = if message["type"] == "welcome" { &message["table"] } else { &message };
        if let Some(seed) = view["seed"].as_str() {
            break seed.to_owned();
        }
        texts.push(message.to_string());
    };
    assert!(texts.len() > 10, "the whole match was heard");
    for text in texts {
        assert!(!text.contains(&seed), "the seed was told before the end: {text}");
        assert!(!text.contains("acted") && !text.contains("chanced"), "an event as it is stored: {text}");
    }
}

#[tokio::test]
async fn a_page_that_has_died_without_a_word_is_away_after_a_few_beats() {
    let house = TestHouse::with(Timing { beat: 100, countdown: 600_000, ..Timing::default() }).await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let (table, code) = ann.host(&house, json!([{"kind": "me"}, {"kind": "open"}]), json!({})).await;
    // Her line stays open, but nobody reads it: no ping is answered, as behind a laptop's shut lid.
    let mut anns = ann.page(&house, &table, None).await;
    anns.hear("welcome").await;
    let mut bens = ben.page(&house, &table, Some(&code)).await;
    let away = |seats: &Value| seats[0]["away"] == true;
    bens.until(|m| away(&m["seats"]) || away(&m["table"]["seats"])).await;
    // He is there all the same, and is told that the house is.
    bens.order(json!({ "type": "sit", "seat": 1, "name": "Ben" })).await;
    assert!(bens.beats > 0);
}

/// A node of the version before refuses fields that it does not know.
#[test]
fn a_node_hands_on_no_seat_that_a_page_has_not_named() {
    for said in [
        json!({ "type": "chat", "id": "c", "text": "Good evening" }),
        json!({ "type": "rename", "id": "n", "name": "Cid" }),
    ] {
        let read: FromClient = serde_json::from_value(said.clone()).unwrap();
        assert_eq!(serde_json::to_value(read).unwrap(), said);
    }
}
