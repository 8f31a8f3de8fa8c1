//! How a guest reaches the house: single requests and the socket of a table.
//!
//! The house allows an address only so much. Every table's guests come from a loopback address of their own, as they
//! would from homes of their own; Linux answers to all of 127.0.0.0/8.

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Packet;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use super::wire::Message;

/// Where a guest lives and what the house knows them by.
#[derive(Clone)]
pub(super) struct Line {
    house: SocketAddr,
    from: IpAddr,
    cookie: String,
}

/// Where a table is found.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct TableAddress {
    pub(super) id: String,
    pub(super) code: String,
}

/// The address of the nth home. 127.0.0.x is left to others.
pub(super) fn home(nth: usize) -> IpAddr {
    let [_, high, middle, low] = (nth as u32 + (1 << 16)).to_be_bytes();
    IpAddr::V4(Ipv4Addr::new(127, high, middle, low))
}

impl Line {
    /// Somebody new, with a name.
    pub(super) async fn of_stranger(house: SocketAddr, from: IpAddr, name: &str) -> Result<Self> {
        let mut line = Self { house, from, cookie: String::new() };
        let hello = line.ask("GET", "/api/me", None).await?;
        line.cookie = hello.cookie.context("the house made no guest of a stranger")?;
        line.ask("PUT", "/api/me", Some(json!({ "name": name }))).await?;
        Ok(line)
    }

    /// The host takes the first seat, the others stay open.
    pub(super) async fn open_table(&self, game: &str, seats: usize) -> Result<TableAddress> {
        let mut chairs = vec![json!({ "kind": "open" }); seats];
        chairs[0] = json!({ "kind": "me" });
        let answer = self.ask("POST", "/api/tables", Some(json!({ "game": game, "seats": chairs }))).await?;
        Ok(serde_json::from_value(answer.body)?)
    }

    pub(super) async fn throw_away(&self, table: &TableAddress) -> Result<()> {
        self.ask("DELETE", &format!("/api/tables/{}", table.id), None).await?;
        Ok(())
    }

    /// The socket of somebody who sits at the table.
    pub(super) async fn socket(&self, table: &TableAddress, since: usize) -> Result<Socket> {
        self.dial(&format!("/api/tables/{}/socket?since={since}", table.id)).await
    }

    /// The socket of somebody who wants to sit down. The code is forgotten when the match is over, and whoever brings
    /// wrong ones again and again is kept out.
    pub(super) async fn socket_of_newcomer(&self, table: &TableAddress) -> Result<Socket> {
        self.dial(&format!("/api/tables/{}/socket?code={}", table.id, table.code)).await
    }

    /// The socket of somebody who takes as little as a socket can.
    pub(super) async fn deaf_socket(&self, table: &TableAddress) -> Result<Socket> {
        let path = format!("/api/tables/{}/socket", table.id);
        self.dial_over(connect(self.from, self.house, Some(4096)).await?, &path).await
    }

    async fn dial(&self, path: &str) -> Result<Socket> {
        self.dial_over(connect(self.from, self.house, None).await?, path).await
    }

    async fn dial_over(&self, stream: TcpStream, path: &str) -> Result<Socket> {
        let address = format!("ws://{}{path}", self.house);
        let mut request = address.into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse()?);
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Socket(socket))
    }

    pub(super) async fn ask(&self, method: &str, path: &str, body: Option<Value>) -> Result<Answer> {
        let body = body.map(|body| body.to_string());
        let answer = ask(self.from, self.house, method, path, &self.cookie, body.as_deref()).await;
        answer.with_context(|| format!("{method} {path}"))
    }
}

/// An open socket at a table.
pub(super) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(super) async fn send(&mut self, text: &str) -> Result<()> {
        Ok(self.0.send(Packet::text(text)).await?)
    }

    /// The next message; `None` when the line is dead.
    pub(super) async fn next(&mut self) -> Option<Result<Message>> {
        loop {
            match self.0.next().await? {
                Ok(Packet::Text(text)) => return Some(Message::read(&text)),
                Ok(Packet::Close(_)) | Err(_) => return None,
                Ok(_) => {} // Pings are answered by the library.
            }
        }
    }
}

/// What the house answered to one request.
pub(super) struct Answer {
    cookie: Option<String>,
    pub(super) body: Value,
}

/// One request of somebody the house does not know.
pub(super) async fn ask_as_nobody(house: SocketAddr, path: &str) -> Result<Answer> {
    ask(Ipv4Addr::LOCALHOST.into(), house, "GET", path, "", None).await.with_context(|| format!("GET {path}"))
}

/// One request on a connection of its own, which ends with the answer.
async fn ask(
    from: IpAddr,
    house: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: Option<&str>,
) -> Result<Answer> {
    let mut stream = connect(from, house, None).await?;
    let mut request = format!("{method} {path} HTTP/1.1\r\nhost: {house}\r\nconnection: close\r\n");
    if !cookie.is_empty() {
        request += &format!("cookie: {cookie}\r\n");
    }
    let body = body.unwrap_or_default();
    if !body.is_empty() {
        request += &format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
    }
    request = request + "\r\n" + body;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    understand(&answer)
}

fn understand(answer: &str) -> Result<Answer> {
    let (head, body) = answer.split_once("\r\n\r\n").context("the answer is cut off")?;
    let status = head.split(' ').nth(1).context("the answer is no HTTP")?;
    if !status.starts_with('2') {
        bail!("{status}: {body}");
    }
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    // What is not JSON (`ok` of a healthy house) is of no interest but for its status.
    Ok(Answer { cookie, body: serde_json::from_str(body).unwrap_or_default() })
}

/// `window`: how many bytes may wait for us at this end, if not as many as usual.
async fn connect(from: IpAddr, house: SocketAddr, window: Option<u32>) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    if let Some(bytes) = window {
        socket.set_recv_buffer_size(bytes)?;
    }
    socket.bind(SocketAddr::new(from, 0))?;
    let stream = socket.connect(house).await?;
    // A move is one small packet: it must not wait for company.
    stream.set_nodelay(true)?;
    Ok(stream)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_has_a_home_of_its_own() {
        assert_eq!(home(0).to_string(), "127.1.0.0");
        assert_eq!(home(257).to_string(), "127.1.1.1");
        assert_eq!(home(99_999).to_string(), "127.2.134.159");
    }

    #[test]
    fn an_answer_has_a_cookie_and_a_body() {
        let answer = "HTTP/1.1 200 OK\r\nset-cookie: a=b; Path=/\r\ncontent-length: 10\r\n\r\n{\"id\":\"x\"}";
        let answer = understand(answer).unwrap();
        assert_eq!(answer.cookie.as_deref(), Some("a=b"));
        assert_eq!(answer.body["id"], "x");
    }

    #[test]
    fn a_no_is_told_in_the_house_s_words() {
        let problem = understand("HTTP/1.1 429 Too Many\r\n\r\n{\"text\":\"Wait.\"}").err().unwrap();
        assert!(problem.to_string().contains("429") && problem.to_string().contains("Wait."));
        assert!(understand("HTTP/1.1 200 OK\r\n").is_err());
    }
}
