//! Plain HTTP: guests, tables, and what binds every answer.

use crate::house::{TestHouse, answer};
use parlour_server::{AdminFile, Config, Running, Timing};
use serde_json::{Value, json};

#[tokio::test]
async fn a_stranger_becomes_a_guest_and_is_known_from_then_on() {
    let house = TestHouse::open().await;
    let answer = house.get("/api/me").await;
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let ann = house.guest("Ann").await;
    let (status, me) = ann.get(&house, "/api/me").await;
    assert_eq!((status, &me["id"], &me["name"]), (200, &json!(ann.id), &json!("Ann")));
    for (name, fault) in
        [("  ", "empty-line"), (&*"x".repeat(25), "long-line"), ("a\u{1}", "unprintable-line")]
    {
        let (status, problem) = ann.put(&house, "/api/me", json!({ "name": name })).await;
        assert_eq!((status, &problem["reason"]["code"]), (400, &json!(fault)), "{problem}");
    }
    let status = house.get("/api/tables").await.status();
    assert_eq!(status, 401, "a stranger has no tables");
}

#[tokio::test]
async fn a_setup_can_be_tried_before_a_table_is_opened() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let asked = "/api/games/checkers/setups";
    let (status, whole) = ann.post(&house, asked, json!({ "position": "W: W27-28 , K5:B1." })).await;
    assert_eq!(
        (status, &whole["position"], &whole["on_timeout"]),
        (200, &json!("W:WK5,27,28:B1"), &json!("move"))
    );
    for (position, fault) in [("W:W27:B29", "K29"), ("W:W27:B", "Black has no pieces"), ("W:W33:B1", "33")] {
        let (status, problem) = ann.post(&house, asked, json!({ "position": position })).await;
        assert_eq!(status, 400, "{position}");
        assert!(problem["text"].as_str().unwrap().contains(fault), "{position}: {problem}");
    }
    let (status, problem) = ann.post(&house, "/api/games/chess/setups", json!({})).await;
    assert_eq!((status, &problem["reason"]), (404, &json!({ "code": "unknown-game", "game": "chess" })));
    let (_, mine) = ann.get(&house, "/api/tables").await;
    assert_eq!(mine, json!([]), "a trial opens nothing");
}

#[tokio::test]
async fn a_wrong_setup_is_refused_with_what_is_wrong() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let wishes = [
        (json!({ "game": "checkers", "seats": [{"kind": "me"}] }), "2 seats"),
        (
            json!({ "game": "checkers", "seats": [{"kind": "me"}, {"kind": "brain", "brain": "genius"}] }),
            "genius",
        ),
        (json!({ "game": "checkers", "seats": seats, "setup": { "position": "W:W99:B1" } }), "99"),
        (json!({ "game": "checkers", "seats": seats, "setup": { "colour": "red" } }), "colour"),
        (
            json!({ "game": "checkers", "seats": seats, "options": { "decision_seconds": 3 } }),
            "between 10 and 86,400",
        ),
        (json!({ "game": "checkers", "seats": seats, "options": { "speed": 3 } }), "speed"),
        (json!({ "seats": seats }), "game"),
        (json!([]), "expected"),
    ];
    for (wish, fault) in wishes {
        let (status, problem) = ann.post(&house, "/api/tables", wish.clone()).await;
        assert_eq!(status, 400, "{wish}");
        assert!(problem.to_string().contains(fault), "{wish}: {problem}");
    }
    let nameless = house.guest("").await;
    let (status, problem) =
        nameless.post(&house, "/api/tables", json!({ "game": "checkers", "seats": seats })).await;
    assert_eq!((status, &problem["reason"]["code"]), (400, &json!("needs-name")));
    let (_, mine) = ann.get(&house, "/api/tables").await;
    assert_eq!(mine, json!([]), "nothing was opened on the way");
}

#[tokio::test]
async fn my_tables_are_listed_with_whose_turn_it_is() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (table, _) = ann.host(&house, json!([{"kind": "me"}, {"kind": "me"}]), json!({})).await;
    let (_, mine) = ann.get(&house, "/api/tables").await;
    assert_eq!((&mine[0]["id"], &mine[0]["waits_for"]), (&json!(table), &json!(0)));
    let mut page = ann.page(&house, &table, None).await;
    page.hear("frame").await;
    assert_eq!(page.play(0, &[11, 15]).await["type"], "done");
    let (_, mine) = ann.get(&house, "/api/tables").await;
    assert_eq!(mine[0]["waits_for"], json!(1));
    let (_, others) = house.guest("Ben").await.get(&house, "/api/tables").await;
    assert_eq!(others, json!([]));
}

#[tokio::test]
async fn a_code_leads_to_its_table_until_the_game_is_over() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (table, code) = ann.host(&house, json!([{"kind": "me"}, {"kind": "me"}]), json!({})).await;
    let path = format!("/api/codes/{code}");
    assert_eq!(ann.get(&house, &path).await.0, 200);
    for wrong in ["ZZZZZ", "nonsense", "%00", "0"] {
        let (status, problem) = ann.get(&house, &format!("/api/codes/{wrong}")).await;
        assert_eq!(status, 404);
        assert_eq!(problem["reason"]["code"], "unknown-code", "{problem}");
    }
    let mut page = ann.page(&house, &table, None).await;
    page.hear("frame").await;
    page.order(json!({ "type": "act", "seat": 0, "seq": 0, "action": { "do": "resign" } })).await;
    assert_eq!(ann.get(&house, &path).await.0, 404);
    assert_eq!(ann.get(&house, "/api/tables/nowhere/socket").await.0, 404);
}

#[tokio::test]
async fn every_answer_is_bound_by_the_policy() {
    let house = TestHouse::open().await;
    for path in ["/", "/api/house", "/no/such/page", "/healthz"] {
        let answer = house.get(path).await;
        let policy = answer.headers()["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'"), "{path}: {policy}");
        assert!(!policy.contains("unsafe-inline") && !policy.contains("unsafe-eval"), "{path}: {policy}");
        assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
    }
    let answer = house.get("/api/nothing").await;
    assert_eq!(answer.status(), 404);
    assert!(answer.json::<Value>().await.unwrap()["text"].is_string());
    assert_eq!(house.get("/missing.js").await.status(), 404);
    assert_eq!(house.get("/healthz").await.text().await.unwrap(), "ok\n");
    let metrics = house.metrics().await;
    assert!(metrics.contains("parlour_http_requests_total"), "{metrics}");
    let dashboard = include_str!("../../../docs/grafana.json");
    for name in dashboard.split(|sign: char| !sign.is_ascii_lowercase() && sign != '_') {
        let figure = name.strip_suffix("_bucket").unwrap_or(name);
        // `nodes/rights.rs` looks for these.
        let is_of_nodes = ["parlour_lease", "parlour_bus", "parlour_bus_lag"].contains(&figure);
        let is_shown =
            is_of_nodes || !figure.starts_with("parlour_") || metrics.contains(&format!("# TYPE {figure} "));
        assert!(is_shown, "the dashboard asks for {figure}");
    }
    assert!(!house.get("/metrics").await.text().await.unwrap().contains("parlour_"), "guests see no figures");
}

#[tokio::test]
async fn a_page_of_another_site_may_not_act_for_a_guest() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let rename = |origin: &str| {
        reqwest::Client::new()
            .put(house.url("/api/me"))
            .header("cookie", &ann.cookie)
            .header("origin", origin)
            .json(&json!({ "name": "Eve" }))
    };
    assert_eq!(answer(rename("http://evil.example")).await.0, 403);
    assert_eq!(answer(rename("null")).await.0, 403);
    assert_eq!(ann.get(&house, "/api/me").await.1["name"], "Ann");
    assert_eq!(answer(rename(&house.url(""))).await.0, 200);

    let (table, _) = ann.host(&house, json!([{"kind": "me"}, {"kind": "me"}]), json!({})).await;
    let door = |origin: &str| {
        reqwest::Client::new()
            .get(house.url(&format!("/api/tables/{table}/socket")))
            .header("cookie", &ann.cookie)
            .header("origin", origin)
            .header("connection", "upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA==")
    };
    assert_eq!(door("http://evil.example").send().await.unwrap().status(), 403);
    assert_eq!(door(&house.url("")).send().await.unwrap().status(), 101);
}

#[tokio::test]
async fn a_code_cannot_be_guessed_at_the_tables_door_either() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (table, code) = ann.host(&house, json!([{"kind": "me"}, {"kind": "open"}]), json!({})).await;
    let mut seen = Vec::new();
    for _ in 0..80 {
        seen.push(ann.get(&house, &format!("/api/tables/{table}/socket?code=ZZZZZ")).await.0);
    }
    assert!(seen.contains(&429), "{seen:?}");
    let right = ann.get(&house, &format!("/api/tables/{table}/socket?code={code}")).await.0;
    assert_eq!(right, 426, "the right code is let in all the same");
}

#[tokio::test]
async fn a_request_that_never_ends_does_not_keep_the_house_open() {
    use tokio::io::AsyncWriteExt;
    let mut house = TestHouse::open().await;
    let mut stalled = tokio::net::TcpStream::connect(house.running().addr()).await.unwrap();
    stalled.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n").await.unwrap();
    house.guest("Ann").await; // by now the house has read the half request, too
    house.close().await;
    drop(stalled);
}

/// Sends this much of a request and no more, and returns what is answered before the house hangs up.
async fn dawdle(house: &TestHouse, said: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut line = tokio::net::TcpStream::connect(house.running().addr()).await.unwrap();
    line.write_all(said.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    // The clock runs by itself while everybody waits: this is no hour.
    let hour = std::time::Duration::from_secs(3600);
    tokio::time::timeout(hour, line.read_to_end(&mut answer)).await.expect("the house hangs up").unwrap();
    String::from_utf8(answer).unwrap()
}

#[tokio::test(start_paused = true)]
async fn whoever_never_finishes_a_request_is_not_waited_for() {
    let house = TestHouse::open().await;
    for said in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: x\r\nCookie: gu"] {
        assert_eq!(dawdle(&house, said).await, "", "{said}");
    }
    let slowly = "POST /api/notebooks HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n\
        Content-Length: 99\r\n\r\n{";
    let guest = house.guest("Ann").await;
    let slowly = slowly.replacen("Host: x", &format!("Host: x\r\nCookie: {}", guest.cookie), 1);
    assert!(dawdle(&house, &slowly).await.starts_with("HTTP/1.1 408 "));
}

#[tokio::test]
async fn a_body_beyond_all_bounds_is_refused() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (status, _) = ann.put(&house, "/api/me", json!({ "name": "x".repeat(100_000) })).await;
    assert_eq!(status, 413);
}

#[tokio::test]
async fn every_failure_is_told_in_a_sentence() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let client = reqwest::Client::new();
    let json = |path: &str| {
        client.put(house.url(path)).header("cookie", &ann.cookie).header("content-type", "application/json")
    };
    let requests = [
        (json("/api/me").body("{"), 400, "bad-request"),
        (json("/api/me").body("[]"), 400, "bad-request"),
        (json("/api/me").body("x".repeat(100_000)), 413, "text-too-long"),
        (client.put(house.url("/api/me")).header("cookie", &ann.cookie).body("{}"), 415, "not-json-type"),
        (client.delete(house.url("/api/me")), 405, "wrong-method"),
        (client.get(house.url("/api/qr.svg")), 400, "bad-request"),
        (client.get(house.url("/api/nothing")), 404, "nothing-here"),
        (client.get(house.url("/api/codes/%ff")), 400, "bad-request"),
        (
            client.get(house.url("/api/tables/nowhere/socket?since=x")).header("cookie", &ann.cookie),
            400,
            "bad-request",
        ),
    ];
    for (request, status, code) in requests {
        let (got, problem) = answer(request).await;
        assert_eq!(got, status, "{problem}");
        assert!(problem["text"].as_str().is_some_and(|text| !text.is_empty()), "{status}: {problem}");
        assert_eq!(problem["reason"]["code"], code, "{problem}");
    }
}

#[tokio::test]
async fn links_can_be_scanned() {
    let house = TestHouse::open().await;
    let answer = house.get("/api/qr.svg?text=http%3A%2F%2Flocalhost%2Fj%2FK7QFA").await;
    assert_eq!(answer.headers()["content-type"], "image/svg+xml");
    assert!(answer.text().await.unwrap().contains("<svg"));
    let long = house.url(&format!("/api/qr.svg?text={}", "x".repeat(400)));
    assert_eq!(reqwest::get(long).await.unwrap().status(), 400);
}

#[tokio::test]
async fn too_many_codes_from_one_address_are_guesses() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let mut seen = Vec::new();
    for _ in 0..80 {
        seen.push(ann.get(&house, "/api/codes/ZZZZZ").await.0);
    }
    assert_eq!(seen[0], 404);
    assert!(seen.contains(&429), "{seen:?}");
}

#[tokio::test]
async fn only_who_runs_the_house_may_look_behind_it_or_close_it() {
    let mut house = TestHouse::open().await;
    let client = reqwest::Client::new();
    let file = AdminFile::read(house.data()).unwrap();
    let door = |path: &str| format!("http://{}/admin/{path}", file.door.unwrap());
    assert_eq!(answer(client.get(door("status"))).await.0, 403);
    assert_eq!(answer(client.post(door("stop")).bearer_auth("guess")).await.0, 403);
    let (status, body) = answer(client.get(door("status")).bearer_auth(&file.token)).await;
    assert_eq!(
        (status, &body["tables"]),
        (200, &json!({ "waiting": 0, "running": 0, "over": 0, "awake": 0, "asleep": 0 }))
    );
    assert_eq!(answer(client.post(door("stop")).bearer_auth(&file.token)).await.0, 202);
    house.running().asked_to_close().await;
    house.close().await;
    assert!(AdminFile::read(house.data()).is_err(), "the key goes when the house closes");
}

/// A house that listens there, with what it says about itself.
async fn house_at(addr: [u8; 4], public_url: Option<&str>, data: &tempfile::TempDir) -> (Running, Value) {
    let config = Config {
        addr: (addr, 0).into(),
        data: data.path().into(),
        public_url: public_url.map(str::to_owned),
        trusted_proxies: Vec::new(),
        lan_command: "parlour serve --lan".into(),
        store: None,
        node: None,
        accept_loss: false,
        metrics: None,
        timing: Timing::default(),
        keeping: parlour_server::Keeping::default(),
    };
    let running = parlour_server::open(config).await.unwrap();
    let url = format!("http://127.0.0.1:{}/api/house", running.addr().port());
    let told = reqwest::get(url).await.unwrap().json().await.unwrap();
    (running, told)
}

#[tokio::test]
async fn the_house_tells_where_friends_reach_it() {
    let data = tempfile::tempdir().unwrap();
    let (alone, told) = house_at([127, 0, 0, 1], None, &data).await;
    assert_eq!(told["addresses"], json!([]));
    assert_eq!(told["lan_command"], "parlour serve --lan");
    alone.close().await;

    let (open, told) = house_at([0, 0, 0, 0], None, &data).await;
    let port = open.addr().port();
    let own = if_addrs::get_if_addrs().unwrap();
    let expected: Vec<String> = own
        .iter()
        .filter(|one| !one.is_loopback() && one.ip().is_ipv4())
        .map(|one| format!("http://{}:{port}", one.ip()))
        .collect();
    assert_eq!(told["addresses"], json!(expected));
    assert_eq!(told["lan_command"], Value::Null, "it is open to the network already");
    for address in expected {
        assert_eq!(reqwest::get(format!("{address}/healthz")).await.unwrap().status(), 200, "{address}");
    }
    open.close().await;

    let (known, told) = house_at([127, 0, 0, 1], Some("https://games.example.org"), &data).await;
    assert_eq!(told["addresses"], json!(["https://games.example.org"]));
    assert_eq!(told["lan_command"], Value::Null, "a proxy leads to it");
    known.close().await;
}
