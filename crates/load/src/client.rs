//! How a guest reaches the house: HTTP requests and the socket of a table.
//!
//! The house limits each address. The guests of every table use a loopback address of their own; Linux answers to all
//! of 127.0.0.0/8.

use crate::front::Front;
use crate::wire::Message;
use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Packet;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// One guest's address, HTTP client and cookie.
#[derive(Clone)]
pub(crate) struct Client {
    house: Front,
    from: IpAddr,
    http: reqwest::Client,
    cookie: String,
}

/// Where a table is found.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct TableAddress {
    pub(crate) id: String,
    pub(crate) code: String,
}

/// The nth loopback address. 127.0.0.x is left to others.
pub(crate) fn loopback(nth: usize) -> IpAddr {
    let [_, high, middle, low] = (nth as u32 + (1 << 16)).to_be_bytes();
    IpAddr::V4(Ipv4Addr::new(127, high, middle, low))
}

impl Client {
    /// A client without a cookie.
    pub(crate) fn new(house: Front, from: IpAddr) -> Result<Self> {
        // No connection is kept: the house's memory is to be that of its sockets.
        let http = reqwest::Client::builder().local_address(from).no_proxy().pool_max_idle_per_host(0);
        Ok(Self { house, from, http: http.build()?, cookie: String::new() })
    }

    /// A new guest with a name.
    pub(crate) async fn of_new_guest(house: Front, from: IpAddr, name: &str) -> Result<Self> {
        let mut client = Self::new(house, from)?;
        let answer = client.send(Method::GET, "/api/me", None).await?;
        let cookie = answer.cookies().next().context("the house gave a new guest no cookie")?;
        client.cookie = format!("{}={}", cookie.name(), cookie.value());
        client.ask(Method::PUT, "/api/me", Some(json!({ "name": name }))).await?;
        Ok(client)
    }

    /// The host takes the first seat, the others stay open.
    pub(crate) async fn open_table(&self, game: &str, seats: usize) -> Result<TableAddress> {
        let mut chairs = vec![json!({ "kind": "open" }); seats];
        chairs[0] = json!({ "kind": "me" });
        self.post("/api/tables", json!({ "game": game, "seats": chairs })).await
    }

    pub(crate) async fn throw_away(&self, table: &TableAddress) -> Result<()> {
        self.ask(Method::DELETE, &format!("/api/tables/{}", table.id), None).await?;
        Ok(())
    }

    pub(crate) async fn get(&self, path: &str) -> Result<Value> {
        self.ask(Method::GET, path, None).await
    }

    pub(crate) async fn post<T: for<'de> Deserialize<'de>>(&self, path: &str, body: Value) -> Result<T> {
        let answer = self.ask(Method::POST, path, Some(body)).await?;
        serde_json::from_value(answer).with_context(|| format!("POST {path}"))
    }

    /// The socket of somebody who sits at the table.
    pub(crate) async fn socket(&self, table: &TableAddress, since: usize) -> Result<Socket> {
        self.dial(&format!("/api/tables/{}/socket?since={since}", table.id)).await
    }

    /// The socket of somebody who wants to sit down. The code is forgotten when the match is over, and whoever brings
    /// wrong ones again and again is kept out.
    pub(crate) async fn socket_of_newcomer(&self, table: &TableAddress) -> Result<Socket> {
        self.dial(&format!("/api/tables/{}/socket?code={}", table.id, table.code)).await
    }

    /// A socket with the smallest receive buffer.
    pub(crate) async fn small_socket(&self, table: &TableAddress) -> Result<Socket> {
        let path = format!("/api/tables/{}/socket", table.id);
        self.dial_over(&path, Some(4096)).await
    }

    async fn dial(&self, path: &str) -> Result<Socket> {
        self.dial_over(path, None).await
    }

    async fn dial_over(&self, path: &str, window: Option<u32>) -> Result<Socket> {
        let house = self.house.addr(path, self.from);
        let stream = connect(self.from, house, window).await?;
        let address = format!("ws://{house}{path}");
        let mut request = address.into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse()?);
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Socket(socket))
    }

    async fn ask(&self, method: Method, path: &str, body: Option<Value>) -> Result<Value> {
        let answer = self.send(method, path, body).await?.text().await?;
        // Not all answers are JSON: `/healthz` says `ok`.
        Ok(serde_json::from_str(&answer).unwrap_or_default())
    }

    async fn send(&self, method: Method, path: &str, body: Option<Value>) -> Result<Response> {
        let name = format!("{method} {path}");
        let mut request =
            self.http.request(method, format!("http://{}{path}", self.house.addr(path, self.from)));
        if !self.cookie.is_empty() {
            request = request.header("cookie", &self.cookie);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let answer = request.send().await.with_context(|| name.clone())?;
        let status = answer.status();
        if !status.is_success() {
            bail!("{name}: {status}: {}", answer.text().await?);
        }
        Ok(answer)
    }
}

/// An open socket at a table.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(crate) async fn send(&mut self, text: &str) -> Result<()> {
        Ok(self.0.send(Packet::text(text)).await?)
    }

    /// The next message; `None` when the connection is closed.
    pub(crate) async fn next(&mut self) -> Option<Result<Message>> {
        loop {
            match self.0.next().await? {
                Ok(Packet::Text(text)) => return Some(Message::read(&text)),
                Ok(Packet::Close(_)) | Err(_) => return None,
                Ok(_) => {} // Pings are answered by the library.
            }
        }
    }
}

/// `window`: size of the receive buffer in bytes, if not the default.
async fn connect(from: IpAddr, house: SocketAddr, window: Option<u32>) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    if let Some(bytes) = window {
        socket.set_recv_buffer_size(bytes)?;
    }
    socket.bind(SocketAddr::new(from, 0))?;
    let stream = socket.connect(house).await?;
    // A move is one small packet and must be sent at once.
    stream.set_nodelay(true)?;
    Ok(stream)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_has_its_own_address() {
        assert_eq!(loopback(0).to_string(), "127.1.0.0");
        assert_eq!(loopback(257).to_string(), "127.1.1.1");
        assert_eq!(loopback(99_999).to_string(), "127.2.134.159");
    }
}
