//! Nodes of one house as processes: killed, frozen and stopped by signals, over a real database and a real bus.

use crate::house::{House, Page};
use serde_json::{Value, json};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use tempfile::TempDir;
use tokio_postgres::NoTls;

/// Name the servers. `cargo xtask test` starts them and sets both.
const STORE: &str = "PARLOUR_TEST_POSTGRES";
const BUS: &str = "PARLOUR_TEST_NATS";

fn server(variable: &str) -> String {
    std::env::var(variable)
        .unwrap_or_else(|_| panic!("{variable} must name a server: see `cargo xtask services`"))
}

/// A schema of its own, in which nothing is but what `sql` makes.
fn schema_with(sql: &str) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let name = format!("cli_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let server = server(STORE);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let (client, connection) = tokio_postgres::connect(&server, NoTls).await.unwrap();
        tokio::spawn(connection);
        let fresh = format!(
            "DROP SCHEMA IF EXISTS {name} CASCADE; CREATE SCHEMA {name}; \
             SET search_path = {name}; {sql}"
        );
        client.batch_execute(&fresh).await.unwrap();
    });
    format!("{server}?options=-csearch_path%3D{name}")
}

/// An empty schema of its own.
fn schema() -> String {
    schema_with("")
}

fn tables_in(store: &str) -> i64 {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let (client, connection) = tokio_postgres::connect(store, NoTls).await.unwrap();
        tokio::spawn(connection);
        let tables = "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace";
        client.query_one(tables, &[]).await.unwrap().get(0)
    })
}

fn migrate(store: &str, more: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
    command.arg("migrate").args(more).env("PARLOUR_STORE", store).output().unwrap()
}

struct Nodes {
    store: String,
    folders: Vec<TempDir>,
}

impl Nodes {
    fn new() -> Self {
        Self { store: schema(), folders: (0..2).map(|_| tempfile::tempdir().unwrap()).collect() }
    }

    /// Starts a node, also again.
    fn start(&self, number: usize) -> House {
        let mut command = House::command(self.folders[number].path());
        command.args(["--log-level", "error", "--node", &format!("node-{number}")]);
        House::start(command.env("PARLOUR_STORE", &self.store).env("PARLOUR_BUS", server(BUS)))
    }
}

fn signal(house: &House, signal: &str) {
    assert!(Command::new("kill").args([signal, &house.pid().to_string()]).status().unwrap().success());
}

/// The frame that shows so many events, to the seat whose turn it is.
fn frame_at(page: &mut Page, seq: usize) -> Value {
    page.until(|message| {
        message["type"] == "frame"
            && message["seq"] == seq
            && !message["seat"].is_null()
            && message["turn"]["seat"] == message["seat"]
    })
}

/// Plays any move and waits until it is acknowledged. Returns the path.
fn play(page: &mut Page, frame: &Value) -> Value {
    let seq = frame["seq"].as_u64().unwrap() as usize;
    let moves: Vec<&Value> =
        frame["actions"].as_array().unwrap().iter().filter(|action| action["do"] == "move").collect();
    let action = moves[(seq * 7) % moves.len()].clone();
    page.send(&json!({ "type": "act", "id": format!("m{seq}"), "seat": frame["seat"], "seq": seq, "action": action }));
    page.until(|message| message["type"] == "done" && message["id"] == format!("m{seq}"));
    action["path"].clone()
}

fn paths(frame: &Value) -> Vec<Value> {
    frame["sights"].as_array().unwrap().iter().map(|sight| sight["path"].clone()).collect()
}

/// As a host does it with the role that owns the tables, while nodes may be serving the house.
#[test]
fn tables_are_made_without_opening_the_house() {
    let nodes = Nodes::new();
    let said = |output: Output| {
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let made = said(migrate(&nodes.store, &["--json"]));
    let made: Value = serde_json::from_str(&made).unwrap();
    assert_eq!(made["from"], 0);
    let node = nodes.start(0);
    let again = said(migrate(&nodes.store, &[]));
    assert!(again.contains(&format!("are up to date: version {}", made["to"])), "{again}");
    assert!(node.table(&node.guest("Ann")).len() > 1, "the node serves on");
    let foreign = migrate(&schema_with("CREATE TABLE accounts (id int)"), &[]);
    let complaint = String::from_utf8(foreign.stderr).unwrap();
    assert_eq!((foreign.status.code(), foreign.stdout.len()), (Some(1), 0), "{complaint}");
    assert!(complaint.contains("is neither empty nor a house’s"), "{complaint}");
    let nowhere = migrate("sqlite:house", &[]);
    assert_eq!(nowhere.status.code(), Some(2), "{nowhere:?}");
}

/// The page is at one node, its table at the other, which is killed: the game goes on, whole, and again the other way.
#[test]
fn what_a_killed_node_had_acknowledged_goes_on_at_another() {
    let nodes = Nodes::new();
    let mut houses = [Some(nodes.start(0)), Some(nodes.start(1))];
    let cookie = houses[0].as_ref().unwrap().guest("Ann");
    let table = houses[0].as_ref().unwrap().table(&cookie);
    let mut acknowledged: Vec<Value> = Vec::new();
    for round in 0..4 {
        let owner = round % 2;
        // The owner is who is asked first.
        let mut owners = houses[owner].as_ref().unwrap().page(&cookie, &table);
        let frame = frame_at(&mut owners, acknowledged.len());
        assert_eq!(paths(&frame), acknowledged, "round {round}");
        acknowledged.push(play(&mut owners, &frame));
        let mut page = houses[1 - owner].as_ref().unwrap().page(&cookie, &table);
        let frame = frame_at(&mut page, acknowledged.len());
        acknowledged.push(play(&mut page, &frame));
        houses[owner].take().unwrap().kill();
        // The page that is left says nothing: its node finds out, and shows it the game as it was.
        let frame = frame_at(&mut page, acknowledged.len());
        assert_eq!(frame["seq"], acknowledged.len());
        acknowledged.push(play(&mut page, &frame));
        houses[owner] = Some(nodes.start(owner));
    }
    let frame = frame_at(&mut houses[0].as_ref().unwrap().page(&cookie, &table), acknowledged.len());
    assert_eq!(paths(&frame), acknowledged);
}

/// The owner is stopped for longer than its lease lasts, with a move and a look queued, while the game goes on elsewhere.
#[test]
fn a_node_that_was_frozen_past_its_lease_has_nothing_to_say() {
    let nodes = Nodes::new();
    let (east, west) = (nodes.start(0), nodes.start(1));
    let cookie = east.guest("Ann");
    let table = east.table(&cookie);
    let mut at_east = east.page(&cookie, &table);
    let first = frame_at(&mut at_east, 0);
    let mut truth = vec![play(&mut at_east, &first)];
    let second = frame_at(&mut at_east, 1);
    signal(&east, "-STOP");
    let late = second["actions"][0].clone();
    at_east.send(&json!({ "type": "act", "id": "late", "seat": second["seat"], "seq": 1, "action": late }));
    at_east.send(&json!({ "type": "resync", "id": "look", "since": 0 }));
    // Elsewhere another move is made as soon as the lease is over.
    let mut at_west = west.page(&cookie, &table);
    let here = frame_at(&mut at_west, 1);
    assert_eq!(paths(&here), truth);
    let other = here["actions"].as_array().unwrap().iter().rfind(|action| action["do"] == "move").unwrap();
    assert_ne!(*other, late);
    at_west.send(&json!({ "type": "act", "id": "now", "seat": here["seat"], "seq": 1, "action": other }));
    at_west.until(|message| message["type"] == "done" && message["id"] == "now");
    truth.push(other["path"].clone());
    signal(&east, "-CONT");
    let mut shown = Vec::new();
    let answer = at_east.until(|message| {
        if message["type"] == "frame" {
            shown.push((message["since"].as_u64().unwrap() as usize, paths(message)));
        }
        message["id"] == "late"
    });
    assert_eq!(answer["type"], "refused", "{answer}");
    at_east.until(|message| {
        if message["type"] == "frame" {
            shown.push((message["since"].as_u64().unwrap() as usize, paths(message)));
        }
        message["type"] == "frame" && message["seq"] == 2
    });
    for (since, paths) in shown {
        assert_eq!(paths[..], truth[since..since + paths.len()]);
    }
    let there = frame_at(&mut east.page(&cookie, &table), 2);
    assert_eq!(paths(&there), truth);
}

/// A node that is told to end releases its tables: another has them at once.
#[test]
fn a_node_that_ends_politely_leaves_its_tables_to_another() {
    let nodes = Nodes::new();
    let (east, west) = (nodes.start(0), nodes.start(1));
    let cookie = east.guest("Ann");
    let table = east.table(&cookie);
    let mut at_east = east.page(&cookie, &table);
    let frame = frame_at(&mut at_east, 0);
    play(&mut at_east, &frame);
    let mut at_west = west.page(&cookie, &table);
    let frame = frame_at(&mut at_west, 1);
    signal(&east, "-TERM");
    assert_eq!(east.wait().0, Some(0));
    let mut page = west.page(&cookie, &table);
    let again = frame_at(&mut page, 1);
    assert_eq!(again["seat"], frame["seat"]);
    play(&mut page, &again);
}

/// Whoever stops a node is told that the house goes on.
#[test]
fn a_node_that_is_stopped_is_not_called_the_house() {
    let nodes = Nodes::new();
    let (_east, west) = (nodes.start(0), nodes.start(1));
    let said = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
        let output = command.args(args).arg("--data").arg(nodes.folders[1].path()).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    // Nodes tell of themselves every second.
    while said(&["status"]).contains("just started") {
        std::thread::yield_now();
    }
    assert_eq!(said(&["stop"]), "Node node-1 is closed. 1 other node serves the house.\n");
    assert_eq!(west.wait().0, Some(0));
}

/// What cannot be a node says why and what to do, and changes nothing.
#[test]
fn what_cannot_be_a_node_is_refused_with_the_reason() {
    let nodes = Nodes::new();
    let house = nodes.start(0);
    let data = tempfile::tempdir().unwrap();
    let (store, bus) = (&nodes.store, server(BUS));
    let place = bus.rsplit_once('@').unwrap().1;
    let stranger = format!("nats://stranger:wrong@{place}");
    let cases: [(&[&str], &str, &str); 7] = [
        (&["--node", "node-0"], &bus, "a node called 'node-0' already serves the house"),
        (&["--node", "a b"], &bus, "a node’s name has 1 to 64 characters"),
        (&["--node", "b"], "nats://127.0.0.1:9", "cannot use the bus nats://127.0.0.1:9"),
        (&["--node", "b"], &stranger, "cannot use the bus"),
        (&["--node", "b"], "amqp://127.0.0.1", "write the address of the bus as nats://"),
        (&["--node", "b"], "nats://127.0.0.1?colour=red", "knows tls=disable"),
        (&[], "", "is already open, at node-0"),
    ];
    for (args, bus, why) in cases {
        let mut command = House::command(data.path());
        command.args(args).env("PARLOUR_STORE", store);
        if !bus.is_empty() {
            command.env("PARLOUR_BUS", bus);
        }
        let output = command.output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && said.contains(why), "{args:?} {bus}: {said}");
        assert!(!said.contains("wrong") && !said.contains("for-tests-only"), "no password: {said}");
    }
    // The house is as it was, and lets another node in.
    drop(nodes.start(1));
    let cookie = house.guest("Ann");
    house.table(&cookie);
}

/// The bus is tried before the store is opened, and a folder that was not there is not there afterwards.
#[test]
fn a_node_that_the_bus_does_not_let_in_changes_nothing() {
    let (store, bus) = (schema(), server(BUS));
    let shelf = tempfile::tempdir().unwrap();
    let (data, place) = (shelf.path().join("data"), bus.rsplit_once('@').unwrap().1);
    let file = |name: &str, text: &str| {
        let path = shelf.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let (empty, words) = (file("empty.pem", ""), file("words.nk", "SUMMER"));
    // It takes connections and says nothing.
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let cases = [
        (format!("nats://stranger:wrong@{place}"), "Check the user and the password"),
        (format!("nats://{}", silent.local_addr().unwrap()), "No NATS answers at that address"),
        (format!("nats://{place}?ca=/nowhere/ca.pem"), "ca=/nowhere/ca.pem in its address must name a file"),
        (format!("nats://{place}?ca={empty}"), "no certificate was found in it"),
        (format!("nats://{place}?nkey={words}"), "no seed of a user’s key"),
        (format!("nats://{place}/path"), "nothing but a port may follow a host"),
        (String::new(), "PARLOUR_BUS) is empty"),
    ];
    for (bus, why) in cases {
        let mut command = House::command(&data);
        let output = command.env("PARLOUR_STORE", &store).env("PARLOUR_BUS", &bus).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && said.contains(why), "{bus}: {said}");
        assert!(!said.contains("wrong") && !data.exists(), "{bus}: {said}");
    }
    assert_eq!(tables_in(&store), 0);
}

/// No part of a password is printed, whatever stands in it.
#[test]
fn an_address_of_a_database_that_cannot_be_read_is_not_quoted() {
    for (store, why) in [
        ("postgres://node:nod@secret9@127.0.0.1:9/parlour", "write @ as %40"),
        ("postgres://127.0.0.1:9/parlour?user=node&password=wrong@secret9", "write @ as %40"),
        ("postgres://127.0.0.1:9/parlour?password=x&secret9=1", "target_session_attrs"),
        ("", "PARLOUR_STORE) is empty"),
    ] {
        let output = migrate(store, &[]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && said.contains(why), "{store}: {said}");
        assert!(!said.contains("secret9") && !said.contains("nod@"), "{said}");
    }
}

#[test]
fn a_data_folder_and_a_database_are_not_confused() {
    let shelf = tempfile::tempdir().unwrap();
    let file = shelf.path().join("house.tgz");
    for command in ["backup", "restore"] {
        let mut both = crate::binary::parlour();
        both.arg(command).arg(&file).arg("--data").arg(shelf.path().join("data"));
        let both = both.env("PARLOUR_STORE", "postgres://127.0.0.1:9/parlour").output().unwrap();
        let said = String::from_utf8(both.stderr).unwrap();
        assert_eq!(both.status.code(), Some(2), "{said}");
        assert!(said.contains("--data <DIR> is about a data folder, and --store"), "{said}");
        assert!(said.contains("PARLOUR_STORE") && std::fs::read_dir(shelf.path()).unwrap().next().is_none());
    }
}
