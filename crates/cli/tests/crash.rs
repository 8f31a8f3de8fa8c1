//! Kill -9 at any moment loses nothing that was acknowledged: the real binary, a real disk, real sockets.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tungstenite::client::IntoClientRequest;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

struct House {
    process: Child,
    url: String,
}

impl House {
    fn open(data: &Path) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_parlour"))
            .args(["serve", "--addr", "127.0.0.1:0", "--log-level", "error", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut greeting = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut greeting).unwrap();
        let (_, url) = greeting.trim().split_once("http://").expect("the house says where it is");
        Self { process, url: url.to_owned() }
    }

    fn kill(mut self) {
        self.process.kill().unwrap(); // SIGKILL: no last words
        self.process.wait().unwrap();
    }

    fn page(&self, cookie: &str, table: &str) -> Page {
        let url = format!("ws://{}/api/tables/{table}/socket", self.url);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        let (line, _) = tungstenite::connect(request).unwrap();
        if let MaybeTlsStream::Plain(stream) = line.get_ref() {
            stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        }
        Page(line)
    }
}

struct Page(WebSocket<MaybeTlsStream<std::net::TcpStream>>);

impl Page {
    fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            if let Message::Text(text) = self.0.read().unwrap() {
                let message: Value = serde_json::from_str(&text).unwrap();
                if fits(&message) {
                    return message;
                }
            }
        }
    }

    fn send(&mut self, message: &Value) {
        self.0.send(Message::Text(message.to_string().into())).unwrap();
    }
}

/// Plays random-looking but fixed moves for both seats and is killed after every fifth acknowledgement, the last
/// time with a request on its way.
#[test]
fn kill_minus_nine_loses_nothing_acknowledged() {
    let data = tempfile::tempdir().unwrap();
    let mut house = House::open(data.path());
    let agent = ureq::agent();
    let answer = agent.get(format!("http://{}/api/me", house.url)).call().unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    agent
        .put(format!("http://{}/api/me", house.url))
        .header("cookie", &cookie)
        .send_json(json!({ "name": "Ann" }))
        .unwrap();
    let wish = json!({ "game": "checkers", "seats": [{"kind": "me"}, {"kind": "me"}] });
    let opened: Value = agent
        .post(format!("http://{}/api/tables", house.url))
        .header("cookie", &cookie)
        .send_json(wish)
        .unwrap()
        .body_mut()
        .read_json()
        .unwrap();
    let table = opened["id"].as_str().unwrap().to_owned();

    let mut acknowledged: Vec<Value> = Vec::new();
    for life in 0..4 {
        let mut page = house.page(&cookie, &table);
        for turn in 0..5 {
            let seq = acknowledged.len();
            let frame = page.until(|m| {
                m["type"] == "frame"
                    && m["seq"] == seq
                    && m["turn"]["seat"] == m["seat"]
                    && !m["seat"].is_null()
            });
            if turn == 0 {
                let paths: Vec<&Value> =
                    frame["sights"].as_array().unwrap().iter().map(|sight| &sight["path"]).collect();
                assert_eq!(paths, acknowledged.iter().collect::<Vec<_>>(), "after crash {life}");
            }
            let moves: Vec<&Value> =
                frame["actions"].as_array().unwrap().iter().filter(|action| action["do"] == "move").collect();
            let action = moves[(seq * 7) % moves.len()].clone();
            let id = format!("move-{seq}");
            page.send(
                &json!({ "type": "act", "id": id, "seat": frame["seat"], "seq": seq, "action": action }),
            );
            page.until(|m| m["type"] == "done" && m["id"] == *id);
            acknowledged.push(action["path"].clone());
        }
        // One more request, killed while it is on its way: it may be kept or not, but never half.
        let seq = acknowledged.len();
        let frame = page.until(|m| m["type"] == "frame" && m["seq"] == seq && m["turn"]["seat"] == m["seat"]);
        let action = frame["actions"][0].clone();
        let request = json!({ "type": "act", "id": format!("last-{life}"), "seat": frame["seat"], "seq": seq, "action": action });
        page.send(&request);
        house.kill();
        house = House::open(data.path());
        // The page comes back and sends again what it got no answer to, under the same name: it happens once.
        let mut page = house.page(&cookie, &table);
        let back = page.until(|m| m["type"] == "frame" && m["seat"] == frame["seat"]);
        let kept = back["seq"].as_u64().unwrap() as usize;
        assert!(
            kept == seq || kept == seq + 1,
            "{kept} events after {seq} acknowledged ones and one on its way"
        );
        page.send(&request);
        page.until(|m| m["type"] == "done" && m["id"] == request["id"]);
        acknowledged.push(action["path"].clone());
    }
    house.kill();
}
