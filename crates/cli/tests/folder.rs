//! The data folder under the real binary: locked, told of when it is damaged, and never refused after an honest crash.

use crate::binary;
use crate::binary::text;
use crate::house::House;
use std::path::Path;
use std::process::{Output, Stdio};

fn parlour(args: &[&str], data: &Path) -> Output {
    binary::parlour().args(args).arg("--data").arg(data).output().unwrap()
}

/// Why a command failed: one sentence, and nothing else.
fn fault(output: &Output) -> &str {
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""));
    let told = text(&output.stderr);
    assert!(told.starts_with("error: ") && told.trim_end().lines().count() == 1, "{told}");
    told
}

#[test]
fn an_open_folder_is_refused_to_everyone_else() {
    let shelf = tempfile::tempdir().unwrap();
    let [data, file] = ["data", "house.tgz"].map(|name| shelf.path().join(name));
    let house = House::open(&data);
    let ann = house.guest("Ann");
    let file = file.to_str().unwrap();
    assert_eq!(parlour(&["backup", file], &data).status.code(), Some(0));
    let expected = format!("process {} is running a house there", house.pid());
    let serve = ["serve", "--addr", "127.0.0.1:0", "--log-level", "error"];
    // Also when nothing tells of the house but the lock.
    for _ in 0..2 {
        let second = parlour(&serve, &data);
        assert!(fault(&second).contains(&expected), "{second:?}");
        let build = parlour(&["tables", "build", "checkers", "--pieces", "4"], &data);
        assert!(fault(&build).contains(&expected), "{build:?}");
        let restored = parlour(&["restore", file, "--replace"], &data);
        let told = fault(&restored);
        assert!(told.contains(&expected) || told.contains("a house is open at"), "{told}");
        let _ = std::fs::remove_file(data.join("running.json"));
    }
    assert!(!data.join("replaced").exists() && !data.join("tables").exists());
    house.table(&ann);
    house.kill();
    let restored = parlour(&["restore", file, "--replace", "--verify"], &data);
    assert_eq!(restored.status.code(), Some(0), "{restored:?}");
    assert!(String::from_utf8_lossy(&restored.stdout).contains("Verified: row by row"), "{restored:?}");
    House::open(&data).kill();
}

#[test]
fn seeds_are_numbered_in_tests_only() {
    let shelf = tempfile::tempdir().unwrap();
    let data = shelf.path().join("data");
    let refused = parlour(&["serve", "--seed", "1", "--addr", "127.0.0.1:0"], &data);
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("PARLOUR_TEST=1"), "{refused:?}");
    assert!(!data.exists());
}

#[test]
fn a_used_port_leaves_no_folder_behind() {
    let shelf = tempfile::tempdir().unwrap();
    let house = House::open(&shelf.path().join("data"));
    let new = shelf.path().join("new");
    let second = parlour(&["serve", "--addr", &house.url], &new);
    assert!(fault(&second).contains("cannot listen on"), "{second:?}");
    assert!(!new.exists());
}

#[test]
fn a_house_whose_folder_is_gone_says_so_and_closes() {
    let shelf = tempfile::tempdir().unwrap();
    let data = shelf.path().join("data");
    let house = House::start(House::command(&data).args(["--log-level", "off"]).stderr(Stdio::piped()));
    std::fs::remove_dir_all(&data).unwrap();
    let (code, told) = house.wait();
    assert_eq!(code, Some(1), "{told}");
    assert!(told.starts_with("error: ") && told.contains("was removed while the house was open"), "{told}");
    assert!(!data.exists());
}

#[test]
fn a_killed_house_opens_again_whenever_it_was_killed() {
    let shelf = tempfile::tempdir().unwrap();
    // A new house, and one that is there already, killed as soon as this file is in its folder.
    for (number, stage) in
        ["house.lock", "parlour.sqlite", "parlour.sqlite-wal", "save.key", "running.json"].iter().enumerate()
    {
        let data = shelf.path().join(number.to_string());
        for life in 0..3 {
            // Left by the house before, which was killed.
            let awaited = data.join(stage);
            let was = std::fs::metadata(&awaited).and_then(|about| about.modified()).ok();
            let mut process =
                House::command(&data).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
            let is_there = || std::fs::metadata(&awaited).and_then(|about| about.modified()).ok() != was;
            while !is_there() && process.try_wait().unwrap().is_none() && life == 0 {
                std::thread::yield_now();
            }
            process.kill().unwrap();
            process.wait().unwrap();
        }
        // Nothing written, then killed; a guest written, then killed; closed.
        House::open(&data).kill();
        let house = House::open(&data);
        house.guest("Ann");
        house.kill();
        let house = House::open(&data);
        assert_eq!(parlour(&["stop"], &data).status.code(), Some(0));
        assert_eq!(house.wait().0, Some(0));
        House::open(&data).kill();
    }
}

#[test]
fn a_missing_log_is_told_until_the_loss_is_accepted() {
    let shelf = tempfile::tempdir().unwrap();
    let data = shelf.path().join("data");
    let house = House::open(&data);
    house.guest("Ann");
    house.kill();
    std::fs::remove_file(data.join("parlour.sqlite-wal")).unwrap();
    let serve = ["serve", "--addr", "127.0.0.1:0", "--log-level", "error"];
    for _ in 0..2 {
        let refused = parlour(&serve, &data);
        assert!(fault(&refused).contains("parlour.sqlite-wal is missing"), "{refused:?}");
        // Which changes nothing about it.
        parlour(&["tables", "build", "checkers", "--pieces", "4"], &data);
    }
    House::start(House::command(&data).args(["--log-level", "error", "--accept-loss"])).kill();
    House::open(&data).kill();
}

#[test]
fn what_cannot_be_a_data_folder_is_one_error() {
    let shelf = tempfile::tempdir().unwrap();
    let file = shelf.path().join("file");
    std::fs::write(&file, "not a folder").unwrap();
    let refused = parlour(&["serve", "--addr", "127.0.0.1:0"], &file);
    assert!(fault(&refused).contains("cannot use the folder"), "{refused:?}");
    let stats = parlour(&["tables", "stats", "checkers", "--pieces", "2"], &file);
    assert_eq!(text(&stats.stderr).lines().count(), 1, "{stats:?}");
}

#[cfg(unix)]
#[test]
fn who_closes_a_folder_to_others_says_so() {
    use std::os::unix::fs::PermissionsExt;
    let shelf = tempfile::tempdir().unwrap();
    let data = shelf.path().join("data");
    std::fs::create_dir(&data).unwrap();
    std::fs::set_permissions(&data, PermissionsExt::from_mode(0o755)).unwrap();
    let build = parlour(&["tables", "build", "checkers", "--pieces", "4"], &data);
    let told = text(&build.stderr);
    assert!(told.starts_with("others on this machine could use") && told.lines().count() == 1, "{told}");
    assert_eq!(data.metadata().unwrap().permissions().mode() & 0o777, 0o700);
}

#[test]
fn a_log_level_that_is_none_is_refused() {
    let shelf = tempfile::tempdir().unwrap();
    let data = shelf.path().join("data");
    let refused = parlour(&["serve", "--log-level", "nonsense"], &data);
    assert_eq!(refused.status.code(), Some(2));
    let told = text(&refused.stderr);
    assert!(told.contains("“nonsense”") && told.contains("error, warn, info, debug, trace, off"), "{told}");
    assert!(!data.exists());
}
