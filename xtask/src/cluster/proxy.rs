//! HAProxy in front of the nodes, with the configuration that hosts are told to use.

use super::part::Part;
use crate::cargo::root;
use anyhow::{Context, Result, ensure};
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;

/// From the root of the workspace.
const CONFIGURATION: &str = "docs/cluster/haproxy.cfg";

/// The only address for guests in it.
const BIND: &str = "    bind :80";

/// The first node in each list of them, of which every node gets a copy.
const NODE: (&str, &str) = ("node-1", "10.0.0.11:7878");

/// Starts it on `addr` for these nodes; its configuration and what it says lie in `folder`.
pub(super) fn start(
    program: &Path,
    folder: &Path,
    addr: SocketAddr,
    nodes: &[(String, SocketAddr)],
) -> Result<Part> {
    let model = root().join(CONFIGURATION);
    let model =
        std::fs::read_to_string(&model).with_context(|| format!("cannot read {}", model.display()))?;
    let text = configure(&model, addr, nodes)?;
    let file = folder.join("haproxy.cfg");
    std::fs::write(&file, text)?;
    let mut command = Command::new(program);
    command.arg("-db").arg("-f").arg(&file);
    Part::start("proxy", format!("http://{addr}"), command, &folder.join("proxy.log"))
}

/// The model with our addresses.
fn configure(model: &str, addr: SocketAddr, nodes: &[(String, SocketAddr)]) -> Result<String> {
    let (mut text, mut places) = (String::new(), 0);
    for line in model.lines() {
        if line == BIND {
            text += &format!("    bind {addr}\n");
            places += 1;
        } else if line.starts_with("    server ") {
            if !line.contains(NODE.1) {
                continue;
            }
            for (name, node) in nodes {
                text += &line.replace(NODE.0, name).replace(NODE.1, &node.to_string());
                text.push('\n');
            }
            places += 1;
        } else {
            text += line;
            text.push('\n');
        }
    }
    ensure!(places == 3, "{CONFIGURATION} has not one `{}` and two lines of {}", BIND.trim(), NODE.0);
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packages::service;
    use std::io::{BufRead, BufReader, Read, Write};
    use std::net::{TcpListener, TcpStream};
    use std::sync::{Arc, Mutex};
    use std::thread::spawn;

    #[test]
    fn the_hosts_configuration_gets_our_addresses() {
        let nodes = ["node-1", "node-2"].map(|name| (name.to_owned(), "127.0.0.1:5001".parse().unwrap()));
        let model = std::fs::read_to_string(root().join(CONFIGURATION)).unwrap();
        let text = configure(&model, "127.0.0.1:5000".parse().unwrap(), &nodes).unwrap();
        let ours: Vec<_> = text.lines().filter(|line| line.contains("127.0.0.1")).map(str::trim).collect();
        assert_eq!(
            ours,
            [
                "bind 127.0.0.1:5000",
                "server node-1 127.0.0.1:5001",
                "server node-2 127.0.0.1:5001",
                "server node-1 127.0.0.1:5001",
                "server node-2 127.0.0.1:5001",
            ]
        );
        assert!(!text.contains("10.0.0."));
    }

    /// What nodes were asked, without the proxy's checks.
    type Asked = Arc<Mutex<Vec<String>>>;

    /// A node that is ready. The first request that comes to any of them is left without an answer, as when it is killed.
    fn node(asked: &Asked) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let addr = listener.local_addr().unwrap();
        let asked = asked.clone();
        spawn(move || {
            for mut stream in listener.incoming().map_while(Result::ok) {
                let lines = BufReader::new(&stream).lines().map_while(Result::ok);
                let head: Vec<_> = lines.take_while(|line| !line.is_empty()).collect();
                let Some(first) = head.first() else { continue };
                if !first.starts_with("GET /readyz ") {
                    let mut asked = asked.lock().unwrap();
                    asked.push(first.clone());
                    if asked.len() == 1 {
                        continue;
                    }
                }
                let _ =
                    stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            }
        });
        addr
    }

    #[test]
    fn what_only_looks_is_asked_again_elsewhere_and_nothing_is_done_twice() {
        let asked = Asked::default();
        let nodes = ["node-1", "node-2"].map(|name| (name.to_owned(), node(&asked)));
        let front = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let folder = std::env::temp_dir().join(format!("parlour-proxy-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let mut proxy = start(&service("haproxy").unwrap(), &folder, front, &nodes).unwrap();
        let mut ask = |method: &str| {
            let mut stream = loop {
                assert!(proxy.ended().unwrap().is_none(), "see {}", folder.display());
                match TcpStream::connect(front) {
                    Ok(stream) => break stream,
                    Err(_) => std::thread::yield_now(),
                }
            };
            let head =
                format!("{method} /x HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            stream.write_all(head.as_bytes()).unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            let asked = std::mem::take(&mut *asked.lock().unwrap());
            (answer.split(' ').nth(1).unwrap().to_owned(), asked)
        };
        assert_eq!(ask("GET"), ("200".to_owned(), vec!["GET /x HTTP/1.1".to_owned(); 2]));
        assert_eq!(ask("POST"), ("502".to_owned(), vec!["POST /x HTTP/1.1".to_owned()]));
        drop(proxy);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_configuration_of_another_form_is_refused() {
        assert!(configure("frontend guests\n", "127.0.0.1:5000".parse().unwrap(), &[]).is_err());
    }
}
