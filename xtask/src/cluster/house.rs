//! The whole house: what it is made of, and what is done to it.

use super::fault::Fault;
use super::inbox::Inbox;
use super::part::Part;
use super::{Programs, proxy, tables};
use crate::{nats, postgres};
use anyhow::{Context, Result, bail, ensure};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// How long all nodes may take until they are ready.
const READY_LIMIT: Duration = Duration::from_secs(60);
/// How long a part stays away after `kill -9`: a node, and what all nodes need.
const AWAY: [Duration; 2] = [Duration::from_secs(3), Duration::from_secs(5)];
/// How long a node stays frozen. Its lease lasts five seconds.
const FROZEN: Duration = Duration::from_secs(7);
/// How long a node may take to close.
const CLOSING_LIMIT: Duration = Duration::from_secs(30);

/// Parts end in this order.
pub(super) struct House {
    nodes: Vec<Part>,
    proxy: Part,
    bus: Option<nats::Server>,
    store: postgres::Server,
    folder: Folder,
    /// All nodes have been ready once.
    is_open: bool,
}

impl House {
    pub(super) fn start(
        programs: &Programs,
        nodes: usize,
        more: &[String],
        inbox: &mut Inbox,
    ) -> Result<Self> {
        let folder = Folder::create()?;
        let store = postgres::Server::durable(folder.path.join("postgres"))?;
        let url = tables::make(&store, &programs.node)?;
        let bus = if programs.has_bus { Some(nats::Server::start()?) } else { None };
        let mut addresses = free_addresses(nodes + 1)?;
        let front = addresses.pop().context("an address more than nodes was asked for")?;
        let names: Vec<_> = (1..).map(|number| format!("node-{number}")).zip(addresses).collect();
        let started = names.iter().map(|(name, addr)| {
            let mut serve = Command::new(&programs.node);
            serve.arg("serve").arg("--addr").arg(addr.to_string());
            serve.arg("--data").arg(folder.path.join(name)).arg("--store").arg(&url);
            serve.args(["--trusted-proxy", "127.0.0.1"]).args(more);
            if let Some(bus) = &bus {
                serve.args(["--bus", &bus.url, "--node", name]);
            }
            Part::start(name, format!("http://{addr}"), serve, &folder.log(name))
        });
        let started = started.collect::<Result<Vec<_>>>()?;
        let proxy = proxy::start(&programs.proxy, &folder.path, front, &names)?;
        let mut house = Self { nodes: started, proxy, bus, store, folder, is_open: false };
        house.until_ready(inbox)?;
        house.is_open = true;
        Ok(house)
    }

    /// A line for each part, which the load tool reads, too.
    pub(super) fn print(&self) -> Result<()> {
        row("postgres", self.store.pid()?, &self.store.url);
        if let Some(bus) = &self.bus {
            row("nats", bus.pid(), &bus.url);
        }
        self.nodes.iter().chain([&self.proxy]).for_each(print);
        println!("\nLogs are in {}.", self.folder.path.display());
        println!("The house is open at {}", self.proxy.address);
        Ok(())
    }

    pub(super) fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Does that to a part, and waits until the house is whole again.
    pub(super) fn suffer(&mut self, fault: Fault, inbox: &mut Inbox) -> Result<()> {
        if fault.node().is_some_and(|number| !(1..=self.nodes.len()).contains(&number)) {
            println!("There is no such node.");
            return Ok(());
        }
        say(&fault.to_string());
        let start = Instant::now();
        match fault {
            Fault::KillNode(number) => {
                let node = &mut self.nodes[number - 1];
                node.kill()?;
                inbox.sleep(AWAY[0])?;
                node.start_again()?;
            }
            Fault::KillNodes => {
                self.nodes.iter_mut().try_for_each(Part::kill)?;
                self.nodes.iter_mut().try_for_each(Part::start_again)?;
                self.nodes.iter().for_each(print);
            }
            Fault::FreezeNode(number) => {
                let node = &self.nodes[number - 1];
                node.signal("STOP")?;
                let slept = inbox.sleep(FROZEN);
                node.signal("CONT")?;
                slept?;
            }
            Fault::StopNode(number) => self.stop(number, inbox)?,
            Fault::KillStore => {
                self.store.kill()?;
                inbox.sleep(AWAY[1])?;
                self.store.start()?;
                row("postgres", self.store.pid()?, &self.store.url);
            }
            Fault::KillBus => {
                let Some(bus) = &mut self.bus else {
                    println!("There is no bus.");
                    return Ok(());
                };
                bus.kill()?;
                inbox.sleep(AWAY[1])?;
                bus.start_again()?;
                row("nats", bus.pid(), &bus.url);
            }
        }
        if let Some(number) = fault.node() {
            print(&self.nodes[number - 1]);
        }
        self.until_ready(inbox)?;
        say(&format!("whole again, after {:.1} s", start.elapsed().as_secs_f64()));
        Ok(())
    }

    fn stop(&mut self, number: usize, inbox: &mut Inbox) -> Result<()> {
        let node = &mut self.nodes[number - 1];
        let start = Instant::now();
        node.signal("TERM")?;
        while node.ended()?.is_none() {
            ensure!(start.elapsed() < CLOSING_LIMIT, "{} does not close", node.name);
            inbox.sleep(Duration::from_millis(10))?;
        }
        say(&format!("{} closed in {:.1} s", node.name, start.elapsed().as_secs_f64()));
        node.start_again()
    }

    /// Starts nodes again that ended by themselves, as a host's systemd would. The first time they must stay.
    pub(super) fn look_after(&mut self) -> Result<()> {
        for node in &mut self.nodes {
            if let Some(status) = node.ended()? {
                ensure!(self.is_open, "{} does not open:\n{}", node.name, self.folder.last_words(&node.name));
                say(&format!("{} ended by itself ({status}) and is started again", node.name));
                node.start_again()?;
                print(node);
            }
        }
        ensure!(self.proxy.ended()?.is_none(), "HAProxy has ended: {}", self.folder.last_words("proxy"));
        Ok(())
    }

    /// Waits until every node is ready, and the proxy knows it.
    fn until_ready(&mut self, inbox: &mut Inbox) -> Result<()> {
        let start = Instant::now();
        let mut looked = start;
        let names = self.nodes.iter().chain([&self.proxy]);
        let places: Vec<(String, String)> =
            names.map(|part| (part.name.clone(), part.address.clone())).collect();
        for (name, address) in places {
            while !is_ready(&address) {
                if start.elapsed() > READY_LIMIT {
                    bail!("{name} does not get ready: {}", self.folder.last_words(&name));
                }
                inbox.sleep(Duration::from_millis(50))?;
                if looked.elapsed() > Duration::from_secs(1) {
                    self.look_after()?;
                    looked = Instant::now();
                }
            }
        }
        Ok(())
    }

    /// Leaves data and logs behind at the end.
    pub(super) fn keep(&mut self) {
        self.folder.is_kept = true;
        println!("Data and logs will stay in {}.", self.folder.path.display());
    }
}

fn print(part: &Part) {
    row(&part.name, part.pid(), &part.address);
}

fn row(name: &str, pid: u32, address: &str) {
    println!("{name:<9} pid {pid:<8} {address}");
}

/// With the time as logs have it.
pub(super) fn say(text: &str) {
    let since_1970 = std::time::UNIX_EPOCH.elapsed().unwrap_or_default().as_secs();
    let (hours, minutes, seconds) = (since_1970 / 3600 % 24, since_1970 / 60 % 60, since_1970 % 60);
    println!("{hours:02}:{minutes:02}:{seconds:02} UTC  {text}");
}

/// All different: none is given back before the last is found.
fn free_addresses(count: usize) -> Result<Vec<SocketAddr>> {
    let listeners = (0..count).map(|_| TcpListener::bind("127.0.0.1:0")).collect::<Result<Vec<_>, _>>()?;
    Ok(listeners.iter().map(TcpListener::local_addr).collect::<Result<_, _>>()?)
}

/// Whether `/readyz` is answered with 200.
fn is_ready(address: &str) -> bool {
    let ask = || {
        let place = address.strip_prefix("http://")?;
        let mut stream = TcpStream::connect(place).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(1))).ok()?;
        write!(stream, "GET /readyz HTTP/1.1\r\nHost: {place}\r\nConnection: close\r\n\r\n").ok()?;
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).ok()?;
        Some(answer.ends_with(b" 200"))
    };
    ask().unwrap_or(false)
}

/// Where everything lies: data and logs. On a disk, as on a host's machine: other temporary folders may be memory.
struct Folder {
    path: PathBuf,
    is_kept: bool,
}

impl Folder {
    fn create() -> Result<Self> {
        let path = Path::new("/var/tmp").join(format!("parlour-cluster-{}", std::process::id()));
        std::fs::create_dir(&path).with_context(|| format!("cannot make {}", path.display()))?;
        Ok(Self { path, is_kept: false })
    }

    fn log(&self, name: &str) -> PathBuf {
        self.path.join(format!("{name}.log"))
    }

    /// The end of what a part has said.
    fn last_words(&self, name: &str) -> String {
        let text = std::fs::read_to_string(self.log(name)).unwrap_or_default();
        let lines: Vec<_> = text.lines().rev().take(5).collect();
        lines.into_iter().rev().collect::<Vec<_>>().join("\n")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !self.is_kept {
            let _ = std::fs::remove_dir_all(&self.path);
        }
    }
}
