//! The commands of whoever runs the house, as they are typed, against the real binary.

use crate::binary;
use crate::binary::text;
use crate::house::House;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Output, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

fn parlour(command: &str, more: &[&str], data: &Path) -> Output {
    binary::parlour().arg(command).args(more).arg("--data").arg(data).output().unwrap()
}

/// What a command answers in JSON.
fn told(output: &Output) -> Value {
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Why a command failed.
fn fault(output: &Output) -> &str {
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""));
    text(&output.stderr)
}

#[test]
fn a_running_house_tells_its_status_and_is_stopped_politely() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path());
    let status = told(&parlour("status", &["--json"], data.path()));
    let nobody = json!({ "pages": 0, "guests": 0, "spectators": 0 });
    assert_eq!((&status["tables"]["waiting"], &status["present"]), (&json!(0), &nobody));

    let (ann, ben) = (house.guest("Ann"), house.guest("Ben"));
    let table = house.table(&ann);
    let open = json!({ "game": "checkers", "seats": [{"kind": "me"}, {"kind": "open"}] });
    house.post(&ann, "/api/tables", &open);
    let mut pages = [house.page(&ann, &table), house.page(&ann, &table), house.page(&ben, &table)];
    for page in &mut pages {
        page.until(|message| message["type"] == "frame");
    }
    let status = told(&parlour("status", &["--json"], data.path()));
    assert_eq!(status["present"], json!({ "pages": 3, "guests": 2, "spectators": 1 }));
    let tables = &status["tables"];
    assert_eq!((&tables["waiting"], &tables["running"], &tables["over"]), (&json!(1), &json!(1), &json!(0)));
    assert_eq!(tables["awake"].as_u64().unwrap() + tables["asleep"].as_u64().unwrap(), 2);
    assert_eq!((&status["kept"]["guests"], &status["kept"]["saves"]), (&json!(2), &json!(0)));
    assert_eq!(status["queues"]["checkers"], 0);
    assert!(status["data_bytes"].as_u64() > Some(0), "{status}");
    assert_eq!(status["version"], env!("CARGO_PKG_VERSION"));
    let output = parlour("status", &[], data.path());
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert!(lines[0].starts_with(&format!("Parlour {} at http://", env!("CARGO_PKG_VERSION"))), "{lines:?}");
    assert!(lines[1].starts_with("  tables          1 waiting, 1 in progress, 0 finished; "), "{lines:?}");
    assert_eq!(lines[2], "  at the tables   2 guests (1 watching), 3 open pages");
    assert!(lines[5].contains(" of 10.0 GB; 64.0 MB a day for one address"), "{lines:?}");
    assert!(
        lines[6].starts_with("  kept for        finished games 400 days, abandoned games 400 days"),
        "{lines:?}"
    );
    assert_eq!(lines[7], "  removed         0 tables, 0 guests, 0 seat notes since it opened");
    assert_eq!(status["room"]["keeping"]["guest_days"], 800);
    assert!(status["room"]["used_bytes"].as_u64() > Some(0), "{status}");

    let list = told(&parlour("status", &["--tables", "--json"], data.path()))["list"].clone();
    let names = |seats: &Value| {
        seats.as_array().unwrap().iter().map(|seat| seat["guest"]["name"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(list.as_array().unwrap().len(), 2, "{list}");
    assert!(
        list.as_array()
            .unwrap()
            .iter()
            .all(|table| table["host"] == "Ann" && names(&table["seats"])[0] == "Ann"),
        "{list}"
    );
    assert!(list.as_array().unwrap().iter().any(|table| table["spectators"] == json!(["Ben"])), "{list}");
    let output = parlour("status", &["--tables", "--lang", "de"], data.path());
    let german = text(&output.stdout);
    assert!(german.contains("schauen zu: Ben") && german.contains("Gastgeber: Ann"), "{german}");

    let restored = parlour("restore", &["nothing.tgz", "--replace"], data.path());
    assert!(fault(&restored).contains("a house is open"), "{restored:?}");

    let stopped = parlour("stop", &[], data.path());
    assert_eq!(text(&stopped.stdout), format!("The house at http://{} is closed.\n", house.url));
    for page in &mut pages {
        let bye = page.until(|message| message["type"] == "bye");
        assert!(bye["retry_ms"].is_number(), "they are told to come back: {bye}");
    }
    assert_eq!(house.wait().0, Some(0));
}

/// A log without the digits of its times: each of two logs is written at a time of its own.
fn untimed(log: &str) -> String {
    log.chars().filter(|letter| !letter.is_ascii_digit()).collect()
}

#[test]
fn logs_go_to_standard_error_and_to_a_file() {
    let lines_of = |options: &[&str]| {
        let data = tempfile::tempdir().unwrap();
        let log = data.path().join("house.log");
        std::fs::write(&log, "from yesterday\n").unwrap();
        let data = data.path().join("data");
        let mut command = House::command(&data);
        command.args(options).arg("--log-file").arg(&log).stderr(Stdio::piped());
        let house = House::start(&mut command);
        assert_eq!(parlour("stop", &[], &data).status.code(), Some(0));
        let (code, errors) = house.wait();
        let log = std::fs::read_to_string(log).unwrap();
        let log = log.strip_prefix("from yesterday\n").expect("a log is appended to").to_owned();
        assert_eq!((code, untimed(&log)), (Some(0), untimed(&errors)), "both tell the same");
        log
    };
    let log = lines_of(&[]);
    assert!(log.lines().next().unwrap().contains(" INFO "), "{log}");
    assert!(log.trim_end().ends_with("the house is closed") && !log.contains('\u{1b}'), "{log}");
    let log = lines_of(&["--log-format", "json", "--log-level", "debug"]);
    let said: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(said.last().unwrap()["fields"]["message"], "the house is closed");
    assert_eq!(lines_of(&["--log-level", "warn"]), "");

    let data = tempfile::tempdir().unwrap();
    let new = data.path().join("new.log");
    House::start(House::command(data.path()).arg("--log-file").arg(&new)).kill();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(new.metadata().unwrap().permissions().mode() & 0o777, 0o600, "it may give cards away");
    }
    let nowhere = data.path().join("no/such/folder.log");
    let output = parlour("serve", &["--log-file", nowhere.to_str().unwrap()], data.path());
    assert!(fault(&output).contains("cannot open the log file"), "{output:?}");
}

#[test]
fn a_house_that_does_not_run_cannot_be_asked() {
    let data = tempfile::tempdir().unwrap();
    let other = tempfile::tempdir().unwrap();
    let house = House::open(data.path());
    let told = std::fs::read_to_string(data.path().join("running.json")).unwrap();
    for command in ["status", "stop"] {
        let ask = |data: &Path| {
            let output = parlour(command, &[], data);
            fault(&output).to_owned()
        };
        assert!(ask(other.path()).contains("no house is running"));
        assert!(ask(&other.path().join("nowhere")).contains("there is no data folder"));
        // Another house, killed, had the same address.
        let mut stale: Value = serde_json::from_str(&told).unwrap();
        stale["token"] = json!("guess");
        std::fs::write(other.path().join("running.json"), stale.to_string()).unwrap();
        assert!(ask(other.path()).contains("another house answers"));
        std::fs::write(other.path().join("running.json"), "{").unwrap();
        assert!(ask(other.path()).contains("cannot read running.json"));
        std::fs::remove_file(other.path().join("running.json")).unwrap();
    }
    house.kill();
    for command in ["status", "stop"] {
        assert!(fault(&parlour(command, &[], data.path())).contains("it may have been killed"));
    }
}

/// Answers one request like this, as a house that is not well or of another version might.
fn answering(answer: &'static str) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        let (mut socket, _) = listener.accept().unwrap();
        let mut asked = [0; 1024];
        assert!(socket.read(&mut asked).unwrap() > 0);
        socket.write_all(answer.as_bytes()).unwrap();
    });
    addr
}

#[test]
fn nothing_is_restored_under_a_house_that_is_open_or_may_be() {
    let shelf = tempfile::tempdir().unwrap();
    let [data, file] = ["data", "house.tgz"].map(|name| shelf.path().join(name));
    let house = House::open(&data);
    parlour("backup", &[file.to_str().unwrap()], &data);
    let restore = || {
        let output = parlour("restore", &[file.to_str().unwrap(), "--replace"], &data);
        fault(&output).to_owned()
    };
    assert!(restore().contains("a house is open at"));
    house.kill();
    let ok = "HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}";
    let ill = "HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    for (answer, fault) in [(ok, "a house is open at"), (ill, "cannot tell whether a house is open")] {
        let told = json!({ "pid": 1, "addr": answering(answer), "token": "key" });
        std::fs::write(data.join("running.json"), told.to_string()).unwrap();
        let told = restore();
        assert!(told.contains(fault), "{told}");
    }
    assert!(!data.join("replaced").exists());
}

/// Plays table after table until told to stop, and writes down what was acknowledged.
fn play(house: &House, cookie: &str, acknowledged: &Mutex<Vec<(String, Value)>>, enough: &AtomicBool) {
    while !enough.load(Ordering::Relaxed) {
        let table = house.table(cookie);
        let mut page = house.page(cookie, &table);
        for seq in 0.. {
            let frame = page.until(|m| {
                m["type"] == "frame"
                    && m["seq"] == seq
                    && (m["turn"]["seat"] == m["seat"] || m["turn"].get("over").is_some())
            });
            let actions = frame["actions"].as_array().unwrap();
            let moves: Vec<&Value> = actions.iter().filter(|action| action["do"] == "move").collect();
            if moves.is_empty() || enough.load(Ordering::Relaxed) {
                break;
            }
            let action = moves[(seq * 7) % moves.len()];
            let id = format!("{table}-{seq}");
            page.send(
                &json!({ "type": "act", "id": id, "seat": frame["seat"], "seq": seq, "action": action }),
            );
            page.until(|m| m["type"] == "done" && m["id"] == *id);
            acknowledged.lock().unwrap().push((table.clone(), action["path"].clone()));
        }
    }
}

/// What happened at a table, as seat 0 saw it.
fn paths(house: &House, cookie: &str, table: &str) -> Vec<Value> {
    let frame = house.page(cookie, table).until(|m| m["type"] == "frame" && m["seat"] == 0);
    frame["sights"].as_array().unwrap().iter().map(|sight| sight["path"].clone()).collect()
}

#[test]
fn a_backup_made_in_play_has_all_that_was_acknowledged() {
    let (data, shelf) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let house = House::open(data.path());
    let ann = house.guest("Ann");
    // A game with secrets, taken away as a sealed file: the key must come along.
    let computer = json!({ "kind": "brain", "brain": "classic" });
    let clue = json!({ "game": "clue", "seats": [{ "kind": "me" }, computer, computer], "options": { "pace": "slow" },
        "setup": { "suspects": ["scarlet", "mustard", "white"] } });
    let clue = house.post(&ann, "/api/tables", &clue);
    let saves = format!("/api/tables/{}/saves", clue["id"].as_str().unwrap());
    house.page(&ann, clue["id"].as_str().unwrap()).until(|m| m["type"] == "frame");
    let save = house.post(&ann, &saves, &json!({ "name": "Sunday" }));
    let file = format!("/api/saves/{}/file", save["id"].as_str().unwrap());
    let sealed =
        ureq::get(house.at(&file)).header("cookie", &ann).call().unwrap().body_mut().read_to_vec().unwrap();

    let (acknowledged, enough) = (Mutex::new(Vec::new()), AtomicBool::new(false));
    let file = shelf.path().join("house.tgz");
    let known = std::thread::scope(|scope| {
        let player = scope.spawn(|| play(&house, &ann, &acknowledged, &enough));
        let reached = |count| acknowledged.lock().unwrap().len() >= count || player.is_finished();
        while !reached(20) {
            std::thread::yield_now();
        }
        let known = acknowledged.lock().unwrap().len();
        let output = parlour("backup", &[file.to_str().unwrap(), "--json"], data.path());
        let after = acknowledged.lock().unwrap().len();
        while !reached(after + 5) {
            std::thread::yield_now();
        }
        enough.store(true, Ordering::Relaxed);
        assert!(told(&output)["kept"]["events"].as_u64() >= Some(known as u64));
        known
    });
    house.kill();

    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "it holds secrets");
    }
    let again = parlour("backup", &[file.to_str().unwrap()], data.path());
    assert!(fault(&again).contains("already exists"), "{again:?}");
    let new = shelf.path().join("new");
    let restored = parlour("restore", &[file.to_str().unwrap(), "--json"], &new);
    assert_eq!(told(&restored)["kept"]["saves"], 1);

    let house = House::open(&new);
    let acknowledged = acknowledged.into_inner().unwrap();
    let mut kept = 0;
    for table in
        acknowledged[..known].iter().map(|(table, _)| table).collect::<std::collections::BTreeSet<_>>()
    {
        let of = |part: &[(String, Value)]| -> Vec<Value> {
            part.iter().filter(|(at, _)| at == table).map(|(_, path)| path.clone()).collect()
        };
        let (before, all) = (of(&acknowledged[..known]), of(&acknowledged));
        let found = paths(&house, &ann, table);
        assert!(found.starts_with(&before), "all that was acknowledged before the backup began is there");
        assert!(all.starts_with(&found) || found.starts_with(&all), "and nothing that did not happen");
        kept += found.len();
    }
    assert!(kept >= known);
    let loaded = ureq::post(house.at("/api/save-files?name=Again")).header("cookie", &ann).send(&sealed);
    assert!(loaded.is_ok(), "the seal is the same house's: {loaded:?}");
    house.kill();
}

#[test]
fn what_cannot_be_restored_is_told_and_leaves_nothing_behind() {
    let shelf = tempfile::tempdir().unwrap();
    let [data, new, file] = ["data", "new", "house.tgz"].map(|name| shelf.path().join(name));
    let nobody = parlour("backup", &[file.to_str().unwrap()], &data);
    assert!(fault(&nobody).contains("is not a data folder"), "{nobody:?}");
    let house = House::open(&data);
    house.guest("Ann");
    house.kill();
    let output = parlour("backup", &[file.to_str().unwrap()], &data);
    assert!(text(&output.stdout).contains("0 tables, 1 guest, "), "{output:?}");
    assert!(text(&output.stdout).contains("contains secrets"), "{output:?}");

    let restore = |file: &Path, more: &[&str], data: &Path| {
        parlour("restore", &[&[file.to_str().unwrap()], more].concat(), data)
    };
    let full = restore(&file, &[], &data);
    assert!(fault(&full).contains("is not empty") && fault(&full).contains("--replace"), "{full:?}");
    let wrong = shelf.path().join("wrong.tgz");
    std::fs::write(&wrong, "Dear Ann").unwrap();
    assert!(fault(&restore(&wrong, &[], &new)).contains("it is not a Parlour backup"));
    assert!(!new.exists());
    let missing = shelf.path().join("missing.tgz");
    assert_eq!(restore(&missing, &[], &new).status.code(), Some(1));
    assert!(!new.exists());

    let output = restore(&file, &[], &new);
    assert!(text(&output.stdout).contains("Open it with: parlour serve"), "{output:?}");
    assert_eq!(restore(&file, &["--replace"], &data).status.code(), Some(0));
    assert!(data.join("replaced/parlour.sqlite").exists());
    let entries = std::fs::read_dir(shelf.path()).unwrap().map(|entry| entry.unwrap().file_name());
    assert_eq!(
        entries.filter(|name| name.to_str().unwrap().starts_with('.')).count(),
        0,
        "no drafts are left"
    );
}

#[test]
fn issue_16_faults_of_folders_and_backups_are_told_in_the_language() {
    let shelf = tempfile::tempdir().unwrap();
    let at = |name: &str| shelf.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(at("letter"), "Dear Ann,").unwrap();
    for (args, told) in [
        (["backup", &at("b.tgz"), "--data", &at("none")], "ist kein Datenordner: parlour.sqlite fehlt"),
        (["restore", &at("letter"), "--data", &at("new")], "das ist keine Sicherung von Parlour"),
        (["restore", &at("nowhere"), "--data", &at("new")], "diese Datei oder diesen Ordner gibt es nicht"),
        (["restore", &at("nowhere"), "--data", &at("letter")], "lässt sich nicht lesen: es ist kein Ordner"),
        (["serve", "--addr=127.0.0.1:0", "--data", &at("letter")], "der Ordner"),
    ] {
        let output = crate::binary::parlour().args(["--lang", "de"]).args(args).output().unwrap();
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert!(said.contains("Fehler: ") && said.contains(told), "{told}: {said}");
        assert!(!said.contains("cannot") && !said.contains("is not"), "{said}");
    }
}
