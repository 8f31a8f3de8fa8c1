//! A house on a free port with a data folder of its own, and guests who talk to it over real sockets.

use crate::nodes::bus_url;
use crate::postgres::TestSchema;
use futures_util::{SinkExt, StreamExt};
use parlour_server::bus::BusAddress;
use parlour_server::store::postgres::{Address, Company};
use parlour_server::store::{Postgres, Sqlite, Store};
use parlour_server::{AdminFile, Config, Keeping, NodeConfig, OpenError, Running, Timing};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Long enough for any answer; a test that waits this long has failed.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(20);

pub(crate) struct TestHouse {
    running: Option<Running>,
    addr: SocketAddr,
    timing: Timing,
    keeping: Keeping,
    data: TempDir,
    /// The database it uses instead of a file.
    store: Option<Address>,
    /// As what it serves that database beside other nodes.
    node: Option<NodeConfig>,
    /// Another node of the same house: every second request and every second page goes there.
    west: Option<Box<TestHouse>>,
    turns: AtomicU32,
}

/// If it is set, houses are served by two nodes wherever a test does not ask for something else.
const TWO_NODES: &str = "PARLOUR_TEST_TWO_NODES";

impl TestHouse {
    /// A house in which everything that waits, waits for long, unless a test says otherwise.
    pub(crate) async fn open() -> Self {
        Self::with(Timing { countdown: 600_000, ..Timing::default() }).await
    }

    pub(crate) async fn with(timing: Timing) -> Self {
        // Tests put tables into the store that say they are of 1970.
        let for_ever = Keeping {
            finished_days: None,
            abandoned_days: None,
            waiting_days: None,
            daily_bytes: None,
            ..Keeping::default()
        };
        Self::with_keeping(timing, for_ever).await
    }

    pub(crate) async fn with_keeping(timing: Timing, keeping: Keeping) -> Self {
        if std::env::var_os(TWO_NODES).is_none() {
            return Self::try_open(timing, keeping, None, None).await.unwrap();
        }
        let (store, bus) = (TestSchema::create().await.address(), bus_url().parse::<BusAddress>().unwrap());
        let open = async |name: &str| {
            let node = NodeConfig { name: name.into(), bus: bus.clone() };
            Self::try_open(timing.clone(), keeping.clone(), Some(store.clone()), Some(node)).await.unwrap()
        };
        let mut east = open("east").await;
        east.west = Some(Box::new(open("west").await));
        east
    }

    /// A house in a database, on a data folder of its own.
    pub(crate) async fn in_database(store: Address) -> Result<Self, OpenError> {
        let timing = Timing { countdown: 600_000, ..Timing::default() };
        Self::try_open(timing, Keeping::default(), Some(store), None).await
    }

    /// A node of the house in a database.
    pub(crate) async fn as_node(
        timing: Timing,
        store: Address,
        name: &str,
        bus: BusAddress,
    ) -> Result<Self, OpenError> {
        let node = NodeConfig { name: name.into(), bus };
        Self::try_open(timing, Keeping::default(), Some(store), Some(node)).await
    }

    async fn try_open(
        timing: Timing,
        keeping: Keeping,
        store: Option<Address>,
        node: Option<NodeConfig>,
    ) -> Result<Self, OpenError> {
        let data = tempfile::tempdir().unwrap();
        let running = open(&data, &timing, &keeping, &store, &node).await?;
        let (west, turns) = (None, AtomicU32::new(0));
        Ok(Self {
            addr: running.addr(),
            running: Some(running),
            timing,
            keeping,
            data,
            store,
            node,
            west,
            turns,
        })
    }

    /// Closes the house and opens it again with other limits of what is kept.
    pub(crate) async fn reopen_with(&mut self, keeping: Keeping) {
        self.keeping = keeping;
        self.reopen().await;
    }

    /// Closes the house politely and opens it again, at another address.
    pub(crate) async fn reopen(&mut self) {
        self.close().await;
        self.open_again().await;
    }

    /// Opens a closed house again, at another address.
    pub(crate) async fn open_again(&mut self) {
        let running = open(&self.data, &self.timing, &self.keeping, &self.store, &self.node).await.unwrap();
        self.addr = running.addr();
        self.running = Some(running);
        if let Some(west) = &mut self.west {
            Box::pin(west.open_again()).await;
        }
    }

    pub(crate) async fn close(&mut self) {
        if let Some(west) = &mut self.west {
            Box::pin(west.close()).await;
        }
        self.running.take().unwrap().close().await;
    }

    pub(crate) fn running(&self) -> &Running {
        self.running.as_ref().unwrap()
    }

    pub(crate) fn data(&self) -> &std::path::Path {
        self.data.path()
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.next_addr())
    }

    /// Where the next request goes.
    fn next_addr(&self) -> SocketAddr {
        let west = self.west.as_ref().filter(|_| self.turns.fetch_add(1, Ordering::Relaxed) % 2 == 1);
        west.map_or(self.addr, |west| west.addr)
    }

    /// A request of a stranger, without a cookie.
    pub(crate) async fn get(&self, path: &str) -> reqwest::Response {
        reqwest::get(self.url(path)).await.unwrap()
    }

    /// What a closed house keeps.
    pub(crate) async fn store(&self) -> Arc<dyn Store> {
        match &self.store {
            None => Arc::new(Sqlite::open(&self.data().join("parlour.sqlite")).unwrap()),
            Some(address) => Arc::new(Postgres::open(address, "test", Company::Alone).await.unwrap()),
        }
    }

    /// What the person who runs it is told.
    pub(crate) async fn admin(&self, what: &str) -> Value {
        let file = AdminFile::read(self.data()).unwrap();
        let request = reqwest::Client::new().get(format!("http://{}/admin/{what}", file.door.unwrap()));
        request.bearer_auth(&file.token).send().await.unwrap().json().await.unwrap()
    }

    /// Its figures, as Prometheus reads them.
    pub(crate) async fn metrics(&self) -> String {
        let addr = self.running().metrics_addr().expect("it shows its figures");
        reqwest::get(format!("http://{addr}/metrics")).await.unwrap().text().await.unwrap()
    }

    /// Somebody who has just opened the home page; with an empty name, somebody who has not told it.
    pub(crate) async fn guest(&self, name: &str) -> TestGuest {
        let answer = self.get("/api/me").await;
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        let id = answer.json::<Value>().await.unwrap()["id"].as_str().unwrap().to_owned();
        let guest = TestGuest { client: reqwest::Client::new(), cookie, id };
        if !name.is_empty() {
            let (status, _) = guest.put(self, "/api/me", json!({ "name": name })).await;
            assert_eq!(status, 200);
        }
        guest
    }
}

async fn open(
    data: &TempDir,
    timing: &Timing,
    keeping: &Keeping,
    store: &Option<Address>,
    node: &Option<NodeConfig>,
) -> Result<Running, OpenError> {
    let config = Config {
        addr: ([127, 0, 0, 1], 0).into(),
        data: data.path().into(),
        public_url: None,
        trusted_proxies: Vec::new(),
        lan_command: "parlour serve --lan".into(),
        store: store.clone(),
        node: node.clone(),
        accept_loss: false,
        metrics: Some(([127, 0, 0, 1], 0).into()),
        timing: timing.clone(),
        keeping: keeping.clone(),
    };
    parlour_server::open(config).await
}

/// The status and body of an answer; null if the body is not JSON.
pub(crate) async fn answer(request: reqwest::RequestBuilder) -> (u16, Value) {
    let answer = request.send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap_or(Value::Null))
}

#[derive(Clone)]
pub(crate) struct TestGuest {
    client: reqwest::Client,
    pub(crate) cookie: String,
    pub(crate) id: String,
}

impl TestGuest {
    async fn send(&self, request: reqwest::RequestBuilder) -> (u16, Value) {
        answer(request.header("cookie", &self.cookie)).await
    }

    pub(crate) async fn get(&self, house: &TestHouse, path: &str) -> (u16, Value) {
        self.send(self.client.get(house.url(path))).await
    }

    pub(crate) async fn put(&self, house: &TestHouse, path: &str, body: Value) -> (u16, Value) {
        self.send(self.client.put(house.url(path)).json(&body)).await
    }

    pub(crate) async fn post(&self, house: &TestHouse, path: &str, body: Value) -> (u16, Value) {
        self.send(self.client.post(house.url(path)).json(&body)).await
    }

    pub(crate) async fn delete(&self, house: &TestHouse, path: &str) -> (u16, Value) {
        self.send(self.client.delete(house.url(path))).await
    }

    /// What is at the address, to the byte.
    pub(crate) async fn download(&self, house: &TestHouse, path: &str) -> (u16, Vec<u8>) {
        let request = self.client.get(house.url(path)).header("cookie", &self.cookie);
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.bytes().await.unwrap().to_vec())
    }

    pub(crate) async fn upload(&self, house: &TestHouse, path: &str, bytes: Vec<u8>) -> (u16, Value) {
        self.send(self.client.post(house.url(path)).body(bytes)).await
    }

    /// Opens a table with these seats and returns its id and code.
    pub(crate) async fn host(&self, house: &TestHouse, seats: Value, options: Value) -> (String, String) {
        let wish = json!({ "game": "checkers", "seats": seats, "options": options });
        let (status, body) = self.post(house, "/api/tables", wish).await;
        assert_eq!(status, 201, "{body}");
        (body["id"].as_str().unwrap().to_owned(), body["code"].as_str().unwrap().to_owned())
    }

    /// Opens a page at a table.
    pub(crate) async fn page(&self, house: &TestHouse, table: &str, code: Option<&str>) -> TestPage {
        let query = code.map(|code| format!("?code={code}")).unwrap_or_default();
        self.socket(house, &format!("/api/tables/{table}/socket{query}")).await
    }

    /// Opens a page at the queue of a game.
    pub(crate) async fn queue(&self, house: &TestHouse, game: &str) -> TestPage {
        self.socket(house, &format!("/api/games/{game}/queue")).await
    }

    /// Opens a page at any address.
    pub(crate) async fn socket(&self, house: &TestHouse, path: &str) -> TestPage {
        let address = format!("ws://{}{path}", house.next_addr());
        let line = connect(&address, &self.cookie).await.unwrap();
        TestPage { line, address, cookie: self.cookie.clone(), seq: 0, beats: 0 }
    }
}

async fn connect(address: &str, cookie: &str) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, Error> {
    let mut request = address.into_client_request().unwrap();
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    Ok(tokio_tungstenite::connect_async(request).await?.0)
}

pub(crate) struct TestPage {
    line: WebSocketStream<MaybeTlsStream<TcpStream>>,
    address: String,
    cookie: String,
    /// Of the latest frame seen.
    pub(crate) seq: u64,
    /// How often the house has said that it is still there.
    pub(crate) beats: u32,
}

impl TestPage {
    /// The next message, or `None` when the house has hung up.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        let message: Value = serde_json::from_str(&self.next_text().await?).unwrap();
        if message["type"] == "frame" {
            let seq = message["seq"].as_u64().unwrap();
            assert!(
                seq >= self.seq,
                "after {} events a page is shown the game as it was before: {message}",
                self.seq
            );
            self.seq = seq;
        }
        Some(message)
    }

    /// Connects again, as often as it takes, to the same node.
    pub(crate) async fn come_back(&mut self) {
        self.line = loop {
            match connect(&self.address, &self.cookie).await {
                Ok(line) => break line,
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        };
    }

    /// The next message to the byte, or `None` when the house has hung up.
    pub(crate) async fn next_text(&mut self) -> Option<String> {
        // Beats go on whatever else the house says: they do not count.
        let deadline = tokio::time::Instant::now() + ANSWER_TIMEOUT;
        loop {
            let message = tokio::time::timeout_at(deadline, self.line.next()).await;
            let message = message.expect("the house says something");
            match message {
                // How often it comes depends on how long a test takes.
                Some(Ok(Message::Text(text))) if text.as_str() == r#"{"type":"beat"}"# => self.beats += 1,
                Some(Ok(Message::Text(text))) => return Some(text.as_str().to_owned()),
                Some(
                    Ok(Message::Close(_)) | Err(Error::ConnectionClosed | Error::Protocol(_) | Error::Io(_)),
                )
                | None => return None,
                Some(Ok(_)) => {}
                Some(Err(error)) => panic!("{error}"),
            }
        }
    }

    /// The next message that fits.
    pub(crate) async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the house does not hang up");
            if fits(&message) {
                return message;
            }
        }
    }

    /// The next message of this type.
    pub(crate) async fn hear(&mut self, kind: &str) -> Value {
        self.until(|message| message["type"] == kind).await
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.line.send(Message::Text(text.into())).await.unwrap();
    }

    pub(crate) async fn send_binary(&mut self, bytes: Vec<u8>) {
        self.line.send(Message::Binary(bytes.into())).await.unwrap();
    }

    /// Sends a ping, or a pong that nobody asked for. Says whether the line still took it.
    pub(crate) async fn send_ping(&mut self, is_ping: bool) -> bool {
        let bytes = Vec::new().into();
        self.line.send(if is_ping { Message::Ping(bytes) } else { Message::Pong(bytes) }).await.is_ok()
    }

    /// Sends a request without waiting, and returns its id.
    pub(crate) async fn send(&mut self, mut request: Value) -> String {
        if request.get("id").is_none() {
            // A request's id is the guest's for good, whichever page it comes from.
            static NEXT: AtomicU32 = AtomicU32::new(0);
            request["id"] = json!(format!("r{}", NEXT.fetch_add(1, Ordering::Relaxed)));
        }
        let id = request["id"].as_str().unwrap().to_owned();
        self.send_text(&request.to_string()).await;
        id
    }

    /// Sends a request and waits for its answer, `done` or `refused`.
    pub(crate) async fn ask(&mut self, request: Value) -> Value {
        let id = self.send(request).await;
        self.until(|message| message["id"] == *id).await
    }

    /// Sends a request that must be carried out.
    pub(crate) async fn order(&mut self, request: Value) {
        let answer = self.ask(request).await;
        assert_eq!(answer["type"], "done", "{answer}");
    }

    /// Sends a request that must be refused, and returns the reason with its code.
    pub(crate) async fn refused(&mut self, request: Value) -> (String, Value) {
        let answer = self.ask(request).await;
        assert_eq!(answer["type"], "refused", "{answer}");
        let reason = &answer["reason"];
        (reason["code"].as_str().unwrap().to_owned(), reason.clone())
    }

    /// Plays a move for a seat, as of the latest frame seen.
    pub(crate) async fn play(&mut self, seat: u8, path: &[u8]) -> Value {
        let action = json!({ "do": "move", "path": path });
        self.ask(json!({ "type": "act", "seat": seat, "seq": self.seq, "action": action })).await
    }

    /// Hangs up without a word, as a closed laptop does.
    pub(crate) fn vanish(self) {}
}

/// Two guests at a started game of their own, Ann as seat 0 and Ben as seat 1, and a page of each.
pub(crate) struct Meeting {
    pub(crate) ann: TestGuest,
    pub(crate) ben: TestGuest,
    pub(crate) anns: TestPage,
    pub(crate) bens: TestPage,
    pub(crate) table: String,
    pub(crate) code: String,
}

pub(crate) async fn meet(house: &TestHouse) -> Meeting {
    meet_at(house, house).await
}

/// The same, where Ann comes through one node and Ben through another.
pub(crate) async fn meet_at(anns_house: &TestHouse, bens_house: &TestHouse) -> Meeting {
    let (ann, ben) = (anns_house.guest("Ann").await, bens_house.guest("Ben").await);
    let (table, code) = ann.host(anns_house, json!([{"kind": "me"}, {"kind": "open"}]), json!({})).await;
    let mut anns = ann.page(anns_house, &table, None).await;
    // The first who comes decides which node serves the table.
    anns.hear("welcome").await;
    let mut bens = ben.page(bens_house, &table, Some(&code)).await;
    bens.order(json!({ "type": "sit", "seat": 1, "name": "Ben" })).await;
    bens.order(json!({ "type": "ready", "ready": true })).await;
    anns.order(json!({ "type": "ready", "ready": true })).await;
    anns.order(json!({ "type": "start" })).await;
    for page in [&mut anns, &mut bens] {
        page.hear("frame").await;
    }
    Meeting { ann, ben, anns, bens, table, code }
}

/// The same, for those who need the pages only.
pub(crate) async fn two_players(house: &TestHouse) -> (TestPage, TestPage, String) {
    let Meeting { anns, bens, table, .. } = meet(house).await;
    (anns, bens, table)
}
