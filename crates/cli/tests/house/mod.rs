//! The real binary with a data folder, and guests who talk to it over real sockets.

use crate::binary::parlour;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tungstenite::client::IntoClientRequest;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

pub(crate) struct House {
    process: Child,
    /// Host and port.
    pub(crate) url: String,
}

impl House {
    pub(crate) fn open(data: &Path) -> Self {
        Self::start(Self::command(data).args(["--log-level", "error"]))
    }

    /// What opens a house at a free port; options may be added.
    pub(crate) fn command(data: &Path) -> Command {
        let mut command = parlour();
        command.args(["serve", "--addr", "127.0.0.1:0", "--data"]).arg(data);
        command
    }

    pub(crate) fn start(command: &mut Command) -> Self {
        let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut greeting = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut greeting).unwrap();
        let (_, url) = greeting.trim().split_once("http://").expect("the house says where it is");
        Self { process, url: url.to_owned() }
    }

    pub(crate) fn pid(&self) -> u32 {
        self.process.id()
    }

    pub(crate) fn kill(mut self) {
        self.process.kill().unwrap(); // SIGKILL: no last words
        self.process.wait().unwrap();
    }

    /// Waits until it has closed, and returns its exit code and what it wrote to standard error, if that was asked for.
    pub(crate) fn wait(mut self) -> (Option<i32>, String) {
        let mut errors = String::new();
        if let Some(mut stderr) = self.process.stderr.take() {
            std::io::Read::read_to_string(&mut stderr, &mut errors).unwrap();
        }
        (self.process.wait().unwrap().code(), errors)
    }

    /// A new guest with this name; what is returned is their cookie.
    pub(crate) fn guest(&self, name: &str) -> String {
        let answer = ureq::get(self.at("/api/me")).call().unwrap();
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        ureq::put(self.at("/api/me")).header("cookie", &cookie).send_json(json!({ "name": name })).unwrap();
        cookie
    }

    pub(crate) fn post(&self, cookie: &str, path: &str, body: &Value) -> Value {
        let answer = ureq::post(self.at(path)).header("cookie", cookie).send_json(body);
        answer.unwrap().body_mut().read_json().unwrap()
    }

    /// Opens a table of checkers with both seats for this guest.
    pub(crate) fn table(&self, cookie: &str) -> String {
        let wish = json!({ "game": "checkers", "seats": [{"kind": "me"}, {"kind": "me"}] });
        self.post(cookie, "/api/tables", &wish)["id"].as_str().unwrap().to_owned()
    }

    pub(crate) fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.url)
    }

    pub(crate) fn page(&self, cookie: &str, table: &str) -> Page {
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

impl Drop for House {
    fn drop(&mut self) {
        // A test that failed must not leave its house behind.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

pub(crate) struct Page(WebSocket<MaybeTlsStream<std::net::TcpStream>>);

impl Page {
    pub(crate) fn until(&mut self, mut fits: impl FnMut(&Value) -> bool) -> Value {
        loop {
            if let Message::Text(text) = self.0.read().unwrap() {
                let message: Value = serde_json::from_str(&text).unwrap();
                if fits(&message) {
                    return message;
                }
            }
        }
    }

    pub(crate) fn send(&mut self, message: &Value) {
        self.0.send(Message::Text(message.to_string().into())).unwrap();
    }
}
