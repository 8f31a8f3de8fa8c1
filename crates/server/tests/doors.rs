//! Who is let in by which door: callers behind proxies, names the house is asked by, and the administrator.

use crate::house::TestHouse;
use parlour_server::{AdminFile, Config, Running, Timing};
use serde_json::Value;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// More than one address may have.
const MANY: usize = 600;

async fn open(data: &tempfile::TempDir, public_url: Option<&str>, proxies: &[&str]) -> Running {
    let config = Config {
        addr: ([127, 0, 0, 1], 0).into(),
        data: data.path().into(),
        public_url: public_url.map(str::to_owned),
        trusted_proxies: proxies.iter().map(|proxy| proxy.parse().unwrap()).collect(),
        lan_command: "parlour serve --lan".into(),
        store: None,
        node: None,
        accept_loss: false,
        metrics: None,
        keeping: parlour_server::Keeping::default(),
        timing: Timing::default(),
    };
    parlour_server::open(config).await.unwrap()
}

/// One request as it is typed, and the status and head of its answer; `None` if there is none.
async fn ask(house: SocketAddr, request: &str) -> Option<(u16, String)> {
    let mut line = TcpStream::connect(house).await.ok()?;
    let _ = line.write_all(request.as_bytes()).await;
    let mut answer = Vec::new();
    line.read_to_end(&mut answer).await.ok()?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let status = answer.split(' ').nth(1)?.parse().ok()?;
    Some((status, answer))
}

fn get(path: &str, headers: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nconnection: close\r\n{headers}\r\n")
}

/// Asks until whoever is counted has used up their requests. Each request may name somebody else.
async fn exhaust(house: SocketAddr, headers: impl Fn(u32) -> String) {
    for number in 0..5_000 {
        if ask(house, &get("/api/queues", &headers(number))).await.unwrap().0 == 429 {
            return;
        }
    }
    panic!("there is no end to it");
}

#[tokio::test]
async fn behind_a_trusted_proxy_every_caller_has_their_own_allowance() {
    let data = tempfile::tempdir().unwrap();
    let house = open(&data, None, &["127.0.0.0/8"]).await;
    let from = |caller: &str| format!("host: localhost\r\nx-forwarded-for: 203.0.113.1, {caller}\r\n");
    exhaust(house.addr(), |_| from("192.0.2.7")).await;
    let status = async |headers: &str| ask(house.addr(), &get("/api/queues", headers)).await.unwrap().0;
    assert_eq!(status(&from("192.0.2.8")).await, 200, "others are served");
    // Who writes the other header is counted as the proxy, not as anybody.
    let spoofed = |number| {
        let caller = number % 100;
        format!(
            "host: localhost\r\nforwarded: for=198.51.100.{caller}\r\nx-forwarded-for: 192.0.2.{caller}\r\n"
        )
    };
    exhaust(house.addr(), spoofed).await;
    assert_eq!(status(&from("192.0.2.9")).await, 200, "and takes nothing from whom they name");
    house.close().await;
}

#[tokio::test]
async fn who_is_no_trusted_proxy_speaks_for_nobody() {
    let data = tempfile::tempdir().unwrap();
    let house = open(&data, None, &["10.0.0.0/8"]).await;
    exhaust(house.addr(), |number| {
        format!("host: localhost\r\nx-forwarded-for: 192.0.2.{}\r\n", number % 100)
    })
    .await;
    house.close().await;
}

#[tokio::test]
async fn connections_of_a_proxy_are_not_counted_as_one_callers_but_its_callers_sockets_are() {
    let data = tempfile::tempdir().unwrap();
    let house = open(&data, None, &["127.0.0.1"]).await;
    let mut idle = Vec::new();
    for _ in 0..MANY {
        idle.push(TcpStream::connect(house.addr()).await.unwrap());
    }
    let from = |caller: &str| format!("host: localhost\r\nx-forwarded-for: {caller}\r\n");
    let mut sockets = Vec::new();
    let mut cookie = String::new();
    let refused = loop {
        // One guest may have twenty.
        if sockets.len() % 20 == 0 {
            let me = ask(house.addr(), &get("/api/me", &from("192.0.2.1"))).await.unwrap().1;
            let set = me.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
            cookie = set.split(';').next().unwrap().to_owned();
        }
        let upgrade = format!(
            "GET /api/games/checkers/queue HTTP/1.1\r\n{}cookie: {cookie}\r\nconnection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            from("192.0.2.7")
        );
        let mut line = TcpStream::connect(house.addr()).await.unwrap();
        line.write_all(upgrade.as_bytes()).await.unwrap();
        let mut status = [0; 12];
        line.read_exact(&mut status).await.unwrap();
        if !status.ends_with(b"101") {
            break String::from_utf8_lossy(&status).into_owned();
        }
        sockets.push(line);
        assert!(sockets.len() < MANY, "a caller may have any number of sockets");
    };
    assert!(refused.ends_with("429"), "{refused}");
    let status = async |caller: &str| ask(house.addr(), &get("/api/queues", &from(caller))).await.unwrap().0;
    assert_eq!(status("192.0.2.7").await, 429);
    assert_eq!(status("192.0.2.8").await, 200);
    drop(sockets);
    while status("192.0.2.7").await != 200 {}
    house.close().await;
}

#[tokio::test]
async fn the_administrators_door_is_open_when_all_connections_are_taken() {
    let house = TestHouse::open().await;
    let addr = house.running().addr();
    let mut held = Vec::new();
    // More than are let in: the rest is turned away.
    for _ in 0..MANY {
        held.push(TcpStream::connect(addr).await.unwrap());
    }
    assert_eq!(ask(addr, &get("/healthz", "host: localhost\r\n")).await, None, "no guest gets in from here");
    let file = AdminFile::read(house.data()).unwrap();
    assert_eq!(file.addr, addr, "where guests reach it");
    let door = file.door.unwrap();
    assert!(door.ip().is_loopback() && door != addr);
    let client = reqwest::Client::new();
    let status = client.get(format!("http://{door}/admin/status")).bearer_auth(&file.token);
    assert_eq!(status.send().await.unwrap().status(), 200);
    drop(held);
}

#[tokio::test]
async fn guests_find_no_administrator() {
    let house = TestHouse::open().await;
    let file = AdminFile::read(house.data()).unwrap();
    let client = reqwest::Client::new();
    for request in [client.get(house.url("/admin/status")), client.post(house.url("/admin/stop"))] {
        assert_eq!(request.bearer_auth(&file.token).send().await.unwrap().status(), 404);
    }
}

#[tokio::test]
async fn a_house_with_a_public_name_answers_to_that_and_to_its_addresses() {
    let data = tempfile::tempdir().unwrap();
    let house = open(&data, Some("https://games.example.org"), &[]).await;
    let status = async |host: &str| {
        ask(house.addr(), &get("/api/queues", &format!("host: {host}\r\n"))).await.unwrap()
    };
    let own = if_addrs::get_if_addrs().unwrap().into_iter().map(|one| one.ip().to_string());
    let own = own.map(|ip| if ip.contains(':') { format!("[{ip}]:7878") } else { ip });
    let names = ["games.example.org", "Games.Example.Org:443", "localhost:7878", "127.0.0.1", "[::1]:7878"];
    for host in names.map(str::to_owned).into_iter().chain(own) {
        assert_eq!(status(&host).await.0, 200, "{host}");
    }
    for host in ["evil.example.com", "games.example.org.evil.com", "203.0.113.9", "a b"] {
        let (status, answer) = status(host).await;
        assert_eq!(status, 421, "{host}: {answer}");
        assert!(answer.contains("\"code\":\"other-host\""), "{answer}");
    }
    house.close().await;

    let data = tempfile::tempdir().unwrap();
    let house = open(&data, None, &[]).await;
    let anything = get("/api/queues", "host: mine.local\r\n");
    assert_eq!(ask(house.addr(), &anything).await.unwrap().0, 200, "without one it has any name");
    house.close().await;
}

#[tokio::test]
async fn what_the_house_answers_is_not_kept_on_the_way() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let client = reqwest::Client::new();
    for (path, expected) in [
        ("/api/me", "no-store"),
        ("/api/house", "no-store"),
        ("/api/tables", "no-store"),
        ("/api/nowhere", "no-store"),
        ("/healthz", "no-store"),
        ("/api/qr.svg?text=x", "max-age=3600"),
    ] {
        let answer = client.get(house.url(path)).header("cookie", &ann.cookie).send().await.unwrap();
        assert_eq!(answer.headers()["cache-control"], expected, "{path}");
    }
    let stranger: Value = client.get(house.url("/api/tables")).send().await.unwrap().json().await.unwrap();
    assert!(stranger["text"].is_string());
}
