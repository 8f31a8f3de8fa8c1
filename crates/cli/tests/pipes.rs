//! Whoever reads a command's output may stop reading at any time.

use crate::binary::{parlour, text};
use crate::house::House;
use crate::record;
use std::io::{PipeWriter, Write};
use std::process::{Command, Stdio};

/// A pipe that nobody reads any more.
fn closed() -> PipeWriter {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    writer
}

/// Calls a command whose output nobody reads: it ends without a word.
fn ends_quietly(command: &mut Command, input: &str) {
    let mut child = command.stdin(Stdio::piped()).stdout(closed()).stderr(Stdio::piped()).spawn().unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "{command:?}");
    // Nor does it break down when nobody hears why it failed.
    let mut child = command.stdin(Stdio::piped()).stdout(closed()).stderr(closed()).spawn().unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    assert_ne!(child.wait().unwrap().code(), Some(101), "{command:?}");
}

#[test]
fn every_command_ends_quietly_when_nobody_reads_on() {
    let shelf = tempfile::tempdir().unwrap();
    let game = shelf.path().join("game.pdn");
    std::fs::write(&game, "1. 11-15 23-19 *\n").unwrap();
    let game = game.to_str().unwrap();
    let data = shelf.path().join("data");
    let data = data.to_str().unwrap();
    let map = shelf.path().join("map.json");
    std::fs::write(
        &map,
        r#"{"stations":[{"id":1,"x":0.1,"y":0.2},{"id":2,"x":0.3,"y":0.4}],
        "taxi":[[1,2]],"bus":[],"underground":[],"ferry":[]}"#,
    )
    .unwrap();
    let map = map.to_str().unwrap();
    let calls: &[(&[&str], &str)] = &[
        (&["--help"], ""),
        (&["perft", "checkers", "--depth", "3"], ""),
        (&["arena", "checkers", "--seats", "random,random", "--games", "2"], ""),
        (&["arena", "checkers", "--seats", "random,random", "--games", "2", "--json"], ""),
        (&["bench"], ""),
        (&["tables", "stats", "checkers", "--pieces", "2"], ""),
        (&["tables", "build", "checkers", "--pieces", "4", "--data", data], ""),
        (&["map", "check", map], ""),
        (&["analyse", game, "--nodes", "100"], ""),
        (&["hub"], "hub\n"),
        (&["solve"], "help\n"),
    ];
    for (args, input) in calls {
        ends_quietly(parlour().args(*args), input);
    }
    let record = shelf.path().join("game.json");
    std::fs::write(&record, record::record("checkers").write()).unwrap();
    ends_quietly(parlour().arg("replay").arg(&record), "");
}

#[test]
fn a_house_is_kept_open_and_asked_though_nobody_reads() {
    let shelf = tempfile::tempdir().unwrap();
    let data = shelf.path().join("data");
    let mut process = House::command(&data)
        .args(["--log-level", "debug"])
        .stdout(closed())
        .stderr(closed())
        .spawn()
        .unwrap();
    while !data.join("running.json").exists() {
        assert!(process.try_wait().unwrap().is_none(), "the house is open");
        std::thread::yield_now();
    }
    let asked = |command: &str| {
        let mut asked = parlour();
        asked.arg(command).arg("--data").arg(&data);
        asked
    };
    // Written by halves at first, perhaps.
    while asked("status").output().unwrap().status.code() != Some(0) {}
    ends_quietly(&mut asked("status"), "");
    let file = shelf.path().join("house.tgz");
    ends_quietly(asked("backup").arg(&file), "");
    assert!(file.exists());
    let mut stop = asked("stop").stdout(closed()).spawn().unwrap();
    assert_eq!(stop.wait().unwrap().code(), Some(0));
    assert_eq!(process.wait().unwrap().code(), Some(0));
    let new = shelf.path().join("new");
    let mut restore =
        parlour().arg("restore").arg(&file).arg("--data").arg(&new).stdout(closed()).spawn().unwrap();
    assert_eq!(restore.wait().unwrap().code(), Some(0));
    assert!(new.join("parlour.sqlite").exists());
}
