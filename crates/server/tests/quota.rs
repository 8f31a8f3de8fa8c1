//! How much is kept: of one guest, from one address in a day, and by all together.

use crate::house::{Meeting, TestGuest, TestHouse, meet};
use parlour_game::{Outcome, Seed};
use parlour_server::store::{NewRow, Sqlite, Store, TableCount};
use parlour_server::wire::Phase;
use parlour_server::{AdminFile, Clock, Config, Keeping, Running, Timing};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

const FULL: Keeping = Keeping {
    finished_days: None,
    abandoned_days: None,
    waiting_days: None,
    stranger_days: None,
    guest_days: None,
    notes_days: None,
    most_bytes: Some(1),
    daily_bytes: None,
};

const OVER: Phase = Phase::Over { outcome: Outcome::Drawn };

fn table() -> Value {
    json!({ "game": "checkers", "seats": [{"kind": "me"}, {"kind": "open"}] })
}

fn setup(name: &str) -> Value {
    json!({ "name": name, "table": table() })
}

async fn status(data: &std::path::Path) -> Value {
    let AdminFile { door, token, .. } = AdminFile::read(data).unwrap();
    let request = reqwest::Client::new().get(format!("http://{}/admin/status", door.unwrap()));
    request.bearer_auth(token).send().await.unwrap().json().await.unwrap()
}

#[tokio::test]
async fn issue_14_a_full_house_takes_nothing_new_and_running_games_go_on() {
    let mut house = TestHouse::open().await;
    let Meeting { ann, ben, table, .. } = meet(&house).await;
    assert_eq!(ann.post(&house, "/api/saves", setup("Before")).await.0, 201);
    let (_, saves) = ann.get(&house, "/api/saves").await;
    let saved = saves["saves"][0]["id"].as_str().unwrap();
    house.reopen_with(FULL).await;
    for (path, body) in [
        ("/api/tables".to_owned(), self::table()),
        ("/api/saves".to_owned(), setup("After")),
        (format!("/api/tables/{table}/saves"), json!({ "name": "After" })),
        (format!("/api/saves/{saved}/tables"), json!({})),
    ] {
        let (code, problem) = ann.post(&house, &path, body).await;
        assert_eq!(code, 507, "{path}: {problem}");
        assert_eq!(problem["reason"], json!({ "code": "house-full" }));
    }
    let stranger = house.get("/api/me").await;
    assert_eq!(stranger.status(), 507);
    let mut queue = ann.queue(&house, "checkers").await;
    let (code, _) = queue.refused(json!({ "type": "join", "name": "Ann", "again": false })).await;
    assert_eq!(code, "house-full");

    let (mut anns, mut bens) = (ann.page(&house, &table, None).await, ben.page(&house, &table, None).await);
    anns.hear("frame").await;
    bens.hear("frame").await;
    assert_eq!(anns.play(0, &[11, 15]).await["type"], "done");
    bens.until(|message| message["type"] == "frame" && message["seq"] == 1).await;
    assert_eq!(bens.play(1, &[22, 18]).await["type"], "done");
    let room = status(house.data()).await["room"].clone();
    assert!(room["used_bytes"].as_u64() > Some(1), "{room}");
    assert_eq!(room["keeping"]["most_bytes"], 1);
    assert_eq!(room["removed"], json!({ "tables": 0, "guests": 0, "seat_notes": 0 }));

    house.reopen_with(Keeping::default()).await;
    assert_eq!(ann.post(&house, "/api/saves", setup("After")).await.0, 201, "there is room again");
}

#[tokio::test]
async fn issue_14_an_address_that_has_written_too_much_waits_and_plays_on() {
    let keeping = Keeping { daily_bytes: Some(4 * 20_000), ..Keeping::default() };
    let timing = Timing { countdown: 600_000, ..Timing::default() };
    let house = TestHouse::with_keeping(timing, keeping).await;
    let Meeting { ann, ben, mut anns, .. } = meet(&house).await;
    let mut kept = 0;
    let problem = loop {
        let (code, problem) = ann.post(&house, "/api/saves", setup(&format!("Save {kept}"))).await;
        if code != 201 {
            assert_eq!(code, 429, "{problem}");
            break problem;
        }
        kept += 1;
    };
    assert_eq!(problem["reason"]["code"], "address-full", "{problem}");
    assert!(kept > 10, "{kept}");
    let (code, problem) = ben.post(&house, "/api/tables", table()).await;
    assert_eq!(code, 429, "it is the same address: {problem}");
    assert_eq!(anns.play(0, &[11, 15]).await["type"], "done");
}

#[tokio::test]
async fn a_save_counts_as_long_as_it_is_and_not_as_long_as_it_may_be() {
    let house = TestHouse::open().await;
    let Meeting { ann, table, .. } = meet(&house).await;
    // Two megabytes each would be more than an address may write at once.
    for number in 0..12 {
        let name = json!({ "name": format!("Save {number}") });
        let (code, problem) = ann.post(&house, &format!("/api/tables/{table}/saves"), name).await;
        assert_eq!(code, 201, "{problem}");
        let taken = json!({ "name": "Save 0" });
        assert_eq!(ann.post(&house, &format!("/api/tables/{table}/saves"), taken).await.0, 409);
    }
}

#[tokio::test]
async fn what_is_refused_does_not_count_as_written() {
    let keeping = Keeping { daily_bytes: Some(4 * 20_000), ..Keeping::default() };
    let house = TestHouse::with_keeping(Timing::default(), keeping).await;
    let ann = house.guest("Ann").await;
    assert_eq!(ann.post(&house, "/api/saves", setup("Sunday")).await.0, 201);
    for _ in 0..20 {
        let without_seats = json!({ "game": "checkers", "seats": [] });
        assert_eq!(ann.post(&house, "/api/tables", without_seats).await.0, 400);
        assert_eq!(ann.post(&house, "/api/saves", setup("Sunday")).await.0, 409, "the name is taken");
    }
    let (code, problem) = ann.post(&house, "/api/tables", table()).await;
    assert_eq!(code, 201, "{problem}");
}

/// A cookie that is renewed keeps a guest who comes now and then.
#[tokio::test]
async fn a_visit_renews_the_cookie() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let again = reqwest::Client::new().get(house.url("/api/me")).header("cookie", &ann.cookie);
    let again = again.send().await.unwrap();
    let cookie = again.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with(&ann.cookie) && cookie.contains("Max-Age=34560000"), "{cookie}");
}

/// Puts so many tables into the house that Ann hosts, one a millisecond after the other.
async fn with_tables(house: &TestHouse, count: u64, phase: Phase, guests: &[&TestGuest]) {
    let store = Arc::new(Sqlite::open(&house.data().join("parlour.sqlite")).unwrap());
    let host = json!({ "id": guests[0].id, "name": "Ann" });
    let creating: Vec<_> = (0..count)
        .map(|number| {
            let row = NewRow {
                id: format!("t{number:05}"),
                code: format!("code {number}"),
                seed: Seed::from_number(number),
                head: json!({ "phase": phase, "host": host, "is_saved": false }).to_string(),
                guests: guests.iter().map(|guest| guest.id.clone()).collect(),
                events: Vec::new(),
                at: Clock::start().now() + number,
                wake_at: None,
                host: guests[0].id.clone(),
                most: None,
                role: None,
            };
            let store = store.clone();
            tokio::spawn(async move { store.create_table(row).await.unwrap() })
        })
        .collect();
    for created in creating {
        created.await.unwrap();
    }
    store.close().await;
}

#[tokio::test]
async fn issue_14_of_twenty_requests_for_the_hundredth_table_one_is_granted() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    with_tables(&house, 99, Phase::Playing, &[&ann]).await;
    let asking = (0..20).map(|_| ann.post(&house, "/api/tables", table()));
    let mut codes: Vec<u16> =
        futures_util::future::join_all(asking).await.into_iter().map(|(code, _)| code).collect();
    codes.sort_unstable();
    assert_eq!((codes[0], codes[1], codes[19]), (201, 429, 429), "{codes:?}");
}

#[tokio::test]
async fn the_last_game_that_fits_can_be_started_over() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    with_tables(&house, 99, Phase::Playing, &[&ann]).await;
    let alone = json!({
        "game": "checkers", "seats": [{ "kind": "me" }, { "kind": "brain", "brain": "easy" }],
    });
    let (code, mut table) = ann.post(&house, "/api/tables", alone).await;
    assert_eq!(code, 201, "{table}");
    for _ in 0..2 {
        let id = table["id"].as_str().unwrap();
        ann.page(&house, id, None).await.hear("frame").await;
        let (code, next) = ann.post(&house, &format!("/api/tables/{id}/restart"), json!({})).await;
        assert_eq!(code, 201, "{next}");
        table = next;
    }
    let store = Sqlite::open(&house.data().join("parlour.sqlite")).unwrap();
    assert_eq!(store.count_tables(&ann.id).await.unwrap().unfinished, 100);
}

#[tokio::test]
async fn issue_14_a_new_table_takes_the_place_of_the_oldest_finished_one() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    with_tables(&house, 1_000, OVER, &[&ann]).await;
    let store = Sqlite::open(&house.data().join("parlour.sqlite")).unwrap();
    let (code, problem) = ann.post(&house, "/api/tables", table()).await;
    assert_eq!(code, 201, "{problem}");
    assert_eq!(store.count_tables(&ann.id).await.unwrap(), TableCount { unfinished: 1, hosted: 1_000 });
    assert!(store.load_table("t00000").await.unwrap().is_none());
    assert!(store.load_table("t00001").await.unwrap().is_some());
}

#[tokio::test]
async fn a_finished_table_of_others_takes_no_place_away() {
    let house = TestHouse::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    with_tables(&house, 1_000, OVER, &[&ann, &ben]).await;
    let (code, problem) = ann.post(&house, "/api/tables", table()).await;
    assert_eq!((code, &problem["reason"]), (429, &json!({ "code": "too-many-hosted", "most": 1_000 })));
    assert_eq!(ben.post(&house, "/api/tables", table()).await.0, 201, "Ben hosts none of them");
}

async fn open_at(data: &std::path::Path, now: u64) -> Running {
    let config = Config {
        addr: ([127, 0, 0, 1], 0).into(),
        data: data.into(),
        public_url: None,
        trusted_proxies: Vec::new(),
        lan_command: "parlour serve --lan".into(),
        store: None,
        node: None,
        accept_loss: false,
        metrics: None,
        timing: Timing::default(),
        keeping: Keeping::default(),
    };
    parlour_server::open_at(config, Clock::start_at(now)).await.unwrap()
}

async fn visit(house: &Running, cookie: Option<&str>) -> (String, String) {
    let request = reqwest::Client::new().get(format!("http://{}/api/me", house.addr()));
    let request = cookie.into_iter().fold(request, |request, cookie| request.header("cookie", cookie));
    let answer = request.send().await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    (cookie, answer.json::<Value>().await.unwrap()["id"].as_str().unwrap().to_owned())
}

/// A whole house, opened now and then: whoever comes stays who they are, whoever does not is forgotten.
#[tokio::test]
async fn issue_14_a_guest_who_comes_now_and_then_stays_and_one_who_does_not_goes() {
    const DAY: u64 = 86_400_000;
    let begin = 20_000 * DAY;
    let data = tempfile::tempdir().unwrap();
    let house = open_at(data.path(), begin).await;
    let ((comes, ann), (never, _)) = (visit(&house, None).await, visit(&house, None).await);
    house.close().await;
    for days in (3..=39).step_by(4) {
        let house = open_at(data.path(), begin + days * DAY).await;
        assert_eq!(visit(&house, Some(&comes)).await, (comes.clone(), ann.clone()), "after {days} days");
        house.close().await;
    }
    let house = open_at(data.path(), begin + 40 * DAY).await;
    // The first round begins when the house opens.
    let guests = async || status(data.path()).await["kept"]["guests"].clone();
    let until_one_is_left = async { while guests().await != 1 {} };
    tokio::time::timeout(Duration::from_secs(20), until_one_is_left).await.expect("one is forgotten");
    assert_eq!(visit(&house, Some(&comes)).await.1, ann);
    assert_ne!(visit(&house, Some(&never)).await.0, never, "a stranger again");
    house.close().await;
}
