//! Finished games looked at again: exactly what each seat saw, nothing of it before the end, and everything after it.

use crate::house::{TestGuest, TestHouse, TestPage, two_players};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What one pair of eyes was sent, by the number of events.
type Seen = BTreeMap<u64, Value>;

/// Ann plays all three hands of a game of Clue-less, Eve watches.
struct Case {
    ann: TestGuest,
    eve: TestGuest,
    table: String,
    anns: TestPage,
    eves: TestPage,
}

async fn open_case(house: &TestHouse) -> Case {
    let (ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let wish = json!({
        "game": "clue-less",
        "seats": [{ "kind": "me" }, { "kind": "me" }, { "kind": "me" }],
        "setup": { "suspects": ["scarlet", "mustard", "white"] },
    });
    let (status, table) = ann.post(house, "/api/tables", wish).await;
    assert_eq!(status, 201, "{table}");
    let table = table["id"].as_str().unwrap().to_owned();
    let anns = ann.page(house, &table, None).await;
    let eves = eve.page(house, &table, None).await;
    Case { ann, eve, table, anns, eves }
}

const SUSPECTS: [&str; 6] = ["scarlet", "mustard", "white", "green", "peacock", "plum"];
const WEAPONS: [&str; 6] = ["candlestick", "knife", "lead-pipe", "revolver", "rope", "wrench"];

/// What the seat does: shows, suggests and walks into rooms. When it is enough it accuses what it holds itself, which is
/// wrong.
fn decide(frame: &Value, is_enough: bool) -> Value {
    let (view, seq) = (&frame["view"], frame["seq"].as_u64().unwrap() as usize);
    let offered = |what: &str| -> Vec<&Value> {
        frame["actions"].as_array().unwrap().iter().filter(|action| action["do"] == what).collect()
    };
    if let Some(show) = offered("show").first() {
        return (*show).clone();
    }
    if view["may_suggest"] == true {
        return json!({ "do": "suggest", "suspect": SUSPECTS[seq % 6], "weapon": WEAPONS[seq / 6 % 6] });
    }
    if is_enough && view["may_accuse"] == true {
        let hand = view["hand"].as_array().unwrap();
        let held = |cards: [&'static str; 6]| {
            cards.into_iter().find(|card| hand.iter().any(|held| held == card)).unwrap_or(cards[0])
        };
        let (suspect, weapon) = (held(SUSPECTS), held(WEAPONS));
        return json!({ "do": "accuse", "suspect": suspect, "weapon": weapon, "room": "study" });
    }
    let moves = offered("move");
    let room = moves.iter().find(|action| action["to"]["room"].is_string());
    if let Some(step) = room.or_else(|| moves.get(seq * 7 % moves.len().max(1))) {
        return (*step).clone();
    }
    offered("end-turn").first().copied().expect("there is something to do").clone()
}

/// Plays to the end, and keeps every frame that was sent to the three seats and to the spectator.
async fn play(case: &mut Case) -> [Seen; 4] {
    let mut seen: [Seen; 4] = Default::default();
    let mut latest: [Value; 3] = Default::default();
    let mut shown = 0;
    loop {
        let frame = case.anns.hear("frame").await;
        let (seat, seq) = (frame["seat"].as_u64().unwrap() as usize, frame["seq"].as_u64().unwrap());
        shown += frame["sights"].as_array().unwrap().iter().filter(|sight| sight["saw"] == "showed").count();
        seen[seat].insert(seq, frame.clone());
        latest[seat] = frame;
        if latest.iter().any(|other| other["seq"] != seq) {
            continue;
        }
        let Some(to_act) = latest[0]["turn"]["seat"].as_u64() else { break };
        // Three pairs of eyes see a card change hands.
        let action = decide(&latest[to_act as usize], seq > 30 && shown >= 3);
        case.anns.send(json!({ "type": "act", "seat": to_act, "seq": seq, "action": action })).await;
    }
    let end = latest[0]["seq"].as_u64().unwrap();
    while !seen[3].contains_key(&end) {
        let frame = case.eves.hear("frame").await;
        seen[3].insert(frame["seq"].as_u64().unwrap(), frame);
    }
    seen
}

async fn replay(house: &TestHouse, guest: &TestGuest, table: &str, eyes: &str) -> Value {
    let (status, replay) = guest.get(house, &format!("/api/tables/{table}/replay?eyes={eyes}")).await;
    assert_eq!(status, 200, "{replay}");
    replay
}

/// All views, page after page.
async fn views(house: &TestHouse, guest: &TestGuest, table: &str, eyes: &str, count: usize) -> Vec<Value> {
    let mut views = Vec::new();
    while views.len() < count {
        let path = format!("/api/tables/{table}/replay/views?eyes={eyes}&from={}", views.len());
        let (status, page) = guest.get(house, &path).await;
        assert_eq!((status, &page["from"]), (200, &json!(views.len())));
        let more = page["views"].as_array().unwrap();
        assert!(!more.is_empty(), "every moment has a view");
        views.extend(more.iter().cloned());
    }
    views
}

#[tokio::test]
async fn every_seat_sees_again_what_it_was_sent_frame_by_frame_and_nothing_else() {
    let house = TestHouse::open().await;
    let mut case = open_case(&house).await;
    let live = play(&mut case).await;
    let Case { eve, table, .. } = &case;
    for (eyes, live) in ["0", "1", "2", "watch"].into_iter().zip(&live) {
        // Eve never sat there: whoever knows the address may look through anybody's eyes, once it is over.
        let replay = replay(&house, eve, table, eyes).await;
        let moments: Vec<u64> =
            replay["moments"].as_array().unwrap().iter().map(|each| each["seq"].as_u64().unwrap()).collect();
        assert_eq!(moments, live.keys().copied().collect::<Vec<_>>(), "the moments are those of the frames");
        let views = views(&house, eve, table, eyes, moments.len()).await;
        for ((frame, view), moment) in live.values().zip(&views).zip(replay["moments"].as_array().unwrap()) {
            assert_eq!((view, &moment["turn"]), (&frame["view"], &frame["turn"]), "{eyes} at {moment}");
            let (since, seq) =
                (frame["since"].as_u64().unwrap() as usize, frame["seq"].as_u64().unwrap() as usize);
            let sights = replay["sights"].as_array().unwrap();
            assert_eq!(sights[since..seq], frame["sights"].as_array().unwrap()[..]);
        }
    }
    let count = live[0].len();
    let past = format!("/api/tables/{table}/replay/views?eyes=0&from={count}");
    assert_eq!(eve.get(&house, &past).await.1["views"], json!([]), "after the end there is nothing");
}

#[tokio::test]
async fn with_everything_revealed_all_hands_and_all_shown_cards_are_seen() {
    let house = TestHouse::open().await;
    let mut case = open_case(&house).await;
    let live = play(&mut case).await;
    let all = replay(&house, &case.eve, &case.table, "all").await;
    let count = all["moments"].as_array().unwrap().len();
    let views = views(&house, &case.eve, &case.table, "all", count).await;
    for (number, all) in views.iter().enumerate() {
        let apart: Vec<&Value> =
            live.iter().map(|seen| &seen.values().nth(number).unwrap()["view"]).collect();
        assert_eq!(
            all.as_array().unwrap().iter().collect::<Vec<_>>(),
            apart,
            "the seats', then the spectators'"
        );
    }
    let shown = |sights: &Value| -> Vec<bool> {
        let sights = sights.as_array().unwrap().iter();
        sights.filter(|sight| sight["saw"] == "showed").map(|sight| sight["card"].is_string()).collect()
    };
    let watched = replay(&house, &case.eve, &case.table, "watch").await;
    assert!(!shown(&watched["sights"]).is_empty(), "cards were shown, or this test tests nothing");
    assert!(shown(&watched["sights"]).iter().all(|is_known| !is_known));
    assert!(shown(&all["sights"]).iter().all(|is_known| *is_known));
    assert!(all["table"]["seed"].is_string() && all["table"]["commitment"].is_string());
}

#[tokio::test]
async fn a_running_game_tells_nobody_anything() {
    let house = TestHouse::open().await;
    let Case { ann, eve, table, .. } = open_case(&house).await;
    let (waiting, _) = ann.host(&house, json!([{"kind": "me"}, {"kind": "open"}]), json!({})).await;
    for id in [&table, &waiting] {
        for path in ["replay?eyes=0", "replay?eyes=all", "replay/views?eyes=watch", "replay/check", "record"]
        {
            for guest in [&ann, &eve] {
                let (status, problem) = guest.get(&house, &format!("/api/tables/{id}/{path}")).await;
                assert_eq!((status, &problem["reason"]), (403, &json!({ "code": "not-over" })), "{path}");
            }
        }
    }
    let question = json!({ "seat": 0, "question": { "ask": "review" } });
    for id in [&table, &waiting] {
        for guest in [&ann, &eve] {
            let path = format!("/api/tables/{id}/replay/questions");
            let (status, problem) = guest.post(&house, &path, question.clone()).await;
            assert_eq!((status, &problem["reason"]), (403, &json!({ "code": "not-over" })));
        }
    }
    // Nor by the door for help in play: not even about one's own seat.
    let (status, problem) = ann.post(&house, &format!("/api/tables/{table}/questions"), question).await;
    assert_eq!((status, &problem["reason"]["said"]["code"]), (422, &json!("not-over")), "{problem}");
    let (status, problem) = ann.get(&house, "/api/tables/0000000000000000/replay?eyes=all").await;
    assert_eq!((status, &problem["reason"]), (404, &json!({ "code": "no-such-table" })));
}

#[tokio::test]
async fn a_finished_game_is_reviewed_for_every_seat_to_whoever_knows_the_address() {
    let house = TestHouse::open().await;
    let mut case = open_case(&house).await;
    let live = play(&mut case).await;
    let Case { ann, eve, table, .. } = &case;
    let path = format!("/api/tables/{table}/replay/questions");
    let ask = |seat: Value, question: Value| json!({ "seat": seat, "question": question });
    for (seat, live) in live[..3].iter().enumerate() {
        let (status, review) = eve.post(&house, &path, ask(json!(seat), json!({ "ask": "review" }))).await;
        assert_eq!((status, &review["answer"]), (200, &json!("review")), "{review}");
        let hand = &live.values().last().unwrap()["view"]["hand"];
        assert_eq!(&review["hand"], hand, "it is the review of this seat");
        assert!(review["rounds"].as_array().unwrap().len() > 1);
        let (_, same) = ann.post(&house, &path, ask(json!(seat), json!({ "ask": "review" }))).await;
        assert_eq!(same, review, "whoever asks");
    }
    let (status, watched) = eve.post(&house, &path, ask(json!(null), json!({ "ask": "review" }))).await;
    assert_eq!((status, &watched["hand"]), (200, &json!([])));
    let (status, problem) = eve.post(&house, &path, ask(json!(3), json!({ "ask": "review" }))).await;
    assert_eq!((status, &problem["reason"]["code"]), (404, &json!("no-such-seat")), "{problem}");
    let (status, problem) = eve.post(&house, &path, ask(json!(0), json!({ "ask": "all" }))).await;
    assert_eq!((status, &problem["reason"]["code"]), (400, &json!("bad-question")), "{problem}");
}

#[tokio::test]
async fn wrong_eyes_are_refused() {
    let house = TestHouse::open().await;
    let (mut anns, _, table) = two_players(&house).await;
    anns.order(json!({ "type": "act", "seat": 0, "seq": 0, "action": { "do": "resign" } })).await;
    let eve = house.guest("Eve").await;
    for eyes in ["2", "-1", "255", "everything", ""] {
        let (status, problem) = eve.get(&house, &format!("/api/tables/{table}/replay?eyes={eyes}")).await;
        assert_eq!((status, &problem["reason"]), (400, &json!({ "code": "bad-eyes" })), "{eyes}");
    }
    assert_eq!(eve.get(&house, &format!("/api/tables/{table}/replay")).await.0, 400);
}

#[tokio::test]
async fn a_finished_game_is_checked_and_taken_away_as_a_record() {
    let mut house = TestHouse::open().await;
    let mut case = open_case(&house).await;
    play(&mut case).await;
    house.reopen().await;
    let Case { eve, table, .. } = &case;
    let (status, check) = eve.get(&house, &format!("/api/tables/{table}/replay/check")).await;
    assert_eq!(status, 200);
    assert_eq!((&check["fault"], &check["text"], &check["brought"]), (&Value::Null, &Value::Null, &json!(0)));
    let (_, bytes) = eve.download(&house, &format!("/api/tables/{table}/record")).await;
    let record = parlour_catalog::Record::read(&bytes).unwrap();
    assert_eq!(record.names, ["Ann", "Ann", "Ann"]);
    assert_eq!(check["events"], record.events.len());
    assert_eq!(check["drawn"], record.check().unwrap().drawn);
    assert_eq!(check["drawn"], 1, "the deal");
    let text = String::from_utf8(bytes).unwrap();
    assert!(!text.contains(&case.ann.id), "a record names people, and not their ids");
    assert!(record.write() == text, "it is written as it was read");
}

/// A file of checkers does not tell its seed: what was drawn before it cannot be compared, and that is said.
#[tokio::test]
async fn what_came_from_a_file_without_its_seed_is_not_compared() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let wish = json!({
        "game": "checkers",
        "setup": { "ballot": "drawn" },
        "seats": [{ "kind": "me" }, { "kind": "me" }],
    });
    let (_, table) = ann.post(&house, "/api/tables", wish).await;
    let table = table["id"].as_str().unwrap();
    let (_, save) = ann.post(&house, &format!("/api/tables/{table}/saves"), json!({ "name": "One" })).await;
    let file = format!("/api/saves/{}/file", save["id"].as_str().unwrap());
    let (_, file) = ann.download(&house, &file).await;
    let (status, mut save) = ann.upload(&house, "/api/save-files", file).await;
    assert_eq!(status, 201, "{save}");
    // From a save of a save, too.
    for name in ["Two", "Three"] {
        let path = format!("/api/saves/{}/tables", save["id"].as_str().unwrap());
        let (_, opened) = ann.post(&house, &path, json!({})).await;
        let id = opened["id"].as_str().unwrap();
        (_, save) = ann.post(&house, &format!("/api/tables/{id}/saves"), json!({ "name": name })).await;
        let mut page = ann.page(&house, id, None).await;
        let frame = page.hear("frame").await;
        let seat = &frame["turn"]["seat"];
        let act = json!({ "type": "act", "seat": seat, "seq": frame["seq"], "action": { "do": "resign" } });
        page.order(act).await;
        let (_, check) = ann.get(&house, &format!("/api/tables/{id}/replay/check")).await;
        assert_eq!(
            (&check["fault"], &check["drawn"], &check["brought"]),
            (&Value::Null, &json!(0), &json!(1))
        );
    }
}
