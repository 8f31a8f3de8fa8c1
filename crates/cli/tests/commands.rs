//! The binary as people and programs call it.

use std::io::{BufRead, BufReader};
use std::process::{Command, Output};

fn parlour(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_parlour")).args(args).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn perft_prints_one_line_per_depth() {
    let output = parlour(&["perft", "checkers", "--depth", "5"]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text(&output.stdout), "1 7\n2 49\n3 302\n4 1469\n5 7361\n");
    let output = parlour(&["perft", "checkers", "--depth", "3", "--setup", "W:WK23:B2,10,11,18,19"]);
    assert_eq!(text(&output.stdout), "1 2\n2 4\n3 16\n");
}

#[test]
fn an_arena_with_the_same_seed_gives_the_same_json() {
    let args = ["arena", "checkers", "--seats", "random,random", "--games", "20", "--seed", "1", "--json"];
    let (one, two) = (parlour(&args), parlour(&args));
    assert_eq!(one.status.code(), Some(0));
    assert_eq!(text(&one.stdout), text(&two.stdout));
    let json: serde_json::Value = serde_json::from_slice(&one.stdout).unwrap();
    assert_eq!((&json["game"], &json["games"]), (&"checkers".into(), &20.into()));
    let brains = json["brains"].as_array().unwrap();
    let sum: f64 = brains.iter().map(|brain| brain["share"].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{json}");
    let other =
        parlour(&["arena", "checkers", "--seats", "random,random", "--games", "20", "--seed", "2", "--json"]);
    assert_ne!(text(&one.stdout), text(&other.stdout));
}

#[test]
fn an_arena_counts_wrong_accusations_per_brain() {
    for game in ["clue", "clue-less"] {
        let args =
            ["arena", game, "--seats", "classic,random*2", "--games", "6", "--setup", "scarlet,green,plum"];
        let json = parlour(&[&args[..], &["--json"]].concat());
        assert_eq!(json.status.code(), Some(0), "{}", text(&json.stderr));
        let json: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
        let wrong = |brain: usize| json["brains"][brain]["counts"]["wrong accusations"].as_u64().unwrap();
        assert_eq!(wrong(0), 0, "classic accuses when certain: {json}");
        assert!(wrong(1) > 0, "random guesses: {json}");
        let table = parlour(&args);
        let lines: Vec<&str> = text(&table.stdout).lines().collect();
        assert!(lines[1].ends_with("wrong accusations"), "{lines:?}");
        assert!(lines[2].starts_with("classic") && lines[2].ends_with(" 0"), "{lines:?}");
        assert!(lines[3].ends_with(&format!(" {}", wrong(1))), "{lines:?}");
    }
}

#[test]
fn benches_are_listed() {
    assert!(text(&parlour(&["bench"]).stdout).starts_with("deduction "));
    assert_eq!(text(&parlour(&["bench", "--json"]).stdout), "{\"benches\":[\"deduction\"]}\n");
}

#[test]
fn wrong_calls_say_what_is_wrong_and_exit_with_2() {
    for (args, fault) in [
        (&["perft", "chess", "--depth", "1"][..], "chess"),
        (&["perft", "checkers", "--depth", "1", "--setup", "B:W99:B1"], "99"),
        (&["arena", "checkers", "--seats", "genius,random"], "genius"),
        (&["arena", "checkers", "--seats", "random"], "2"),
        (&["arena", "checkers", "--seats", "random,random", "--think", "5"], "unit"),
        (&["serve", "--log-level", "a=b=c"], "log level"),
        (&["serve", "--public-url", "example.org"], "http://"),
        (&["bench", "patience"], "patience"),
        (&["dance"], "dance"),
    ] {
        let output = parlour(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(text(&output.stderr).contains(fault), "{args:?}: {}", text(&output.stderr));
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn a_running_house_tells_its_status_and_is_stopped_politely() {
    let data = tempfile::tempdir().unwrap();
    let log = data.path().join("log.jsonl");
    let mut house = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(["serve", "--addr", "127.0.0.1:0", "--log-json", "--data"])
        .arg(data.path())
        .arg("--log-file")
        .arg(&log)
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut greeting = String::new();
    BufReader::new(house.stdout.take().unwrap()).read_line(&mut greeting).unwrap();
    assert!(greeting.contains("http://127.0.0.1:"), "{greeting}");

    let folder = data.path().to_str().unwrap();
    let status = parlour(&["status", "--json", "--data", folder]);
    assert_eq!(status.status.code(), Some(0));
    let json: serde_json::Value = serde_json::from_slice(&status.stdout).unwrap();
    assert_eq!((&json["tables"], &json["sockets"]), (&0.into(), &0.into()));
    assert!(text(&parlour(&["status", "--data", folder]).stdout).contains("tables"));
    assert_eq!(parlour(&["stop", "--data", folder]).status.code(), Some(0));
    assert_eq!(house.wait().unwrap().code(), Some(0));
    let log = std::fs::read_to_string(log).unwrap();
    let said: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(said.last().unwrap()["fields"]["message"], "the house is closed");
}

#[test]
fn a_house_that_does_not_run_cannot_be_asked() {
    let data = tempfile::tempdir().unwrap();
    for command in ["status", "stop"] {
        let output = parlour(&[command, "--data", data.path().to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains("no house is running"), "{}", text(&output.stderr));
    }
}
