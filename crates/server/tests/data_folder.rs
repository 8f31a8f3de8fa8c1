//! The data folder: for its owner alone, used by one house at a time, and missed when it is gone.
#![cfg(unix)]

use crate::house::TestHouse;
use parlour_server::backup::{Existing, back_up, restore};
use parlour_server::store::{Damage, Sqlite, Store};
use parlour_server::wire::Guest;
use parlour_server::{Config, DataFolder, FolderError, OpenError, Purpose, Running, Timing};
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

const DATABASE: &str = "parlour.sqlite";
const JOURNAL: &str = "parlour.sqlite-wal";

fn config(data: &Path) -> Config {
    Config {
        addr: ([127, 0, 0, 1], 0).into(),
        data: data.into(),
        public_url: None,
        trusted_proxies: Vec::new(),
        lan_command: "parlour serve --lan".into(),
        store: None,
        node: None,
        accept_loss: false,
        metrics: None,
        keeping: parlour_server::Keeping::default(),
        timing: Timing::default(),
    }
}

async fn open(data: &Path) -> Result<Running, OpenError> {
    parlour_server::open(config(data)).await
}

async fn refused(data: &Path) -> OpenError {
    match open(data).await {
        Ok(_) => panic!("the house opens"),
        Err(error) => error,
    }
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = entries.map(|name| name.into_string().unwrap()).collect();
    names.sort();
    names
}

/// Every file in the folder is its owner's alone, and so is the folder.
fn assert_private(folder: &Path) {
    assert_eq!(mode(folder), 0o700);
    for name in names(folder) {
        assert_eq!(mode(&folder.join(&name)), 0o600, "{name}");
    }
}

#[tokio::test]
async fn a_folder_that_others_can_read_is_closed_to_them() {
    let shelf = tempfile::tempdir().unwrap();
    let data = shelf.path().join("data");
    fs::create_dir(&data).unwrap();
    set_mode(&data, 0o755);
    let house = open(&data).await.unwrap();
    assert_eq!(names(&data).len(), 6, "{:?}", names(&data));
    assert_private(&data);
    house.close().await;

    // As a version before this one has left it, killed.
    set_mode(&data, 0o775);
    for name in names(&data) {
        set_mode(&data.join(name), 0o644);
    }
    fs::write(data.join("running.json"), "{}").unwrap();
    fs::write(data.join(JOURNAL), "").unwrap();
    let house = open(&data).await.unwrap();
    assert_private(&data);
    house.close().await;
}

#[tokio::test]
async fn a_folder_with_other_things_in_it_is_not_closed_to_others() {
    let shelf = tempfile::tempdir().unwrap();
    for (mode_before, content) in [(0o755, Some("diary")), (0o1777, None)] {
        let data = shelf.path().join(format!("{mode_before:o}"));
        fs::create_dir(&data).unwrap();
        if let Some(name) = content {
            fs::write(data.join(name), "mine").unwrap();
        }
        set_mode(&data, mode_before);
        let told = refused(&data).await.to_string();
        assert!(told.contains("others on this machine") && told.contains("chmod 700"), "{told}");
        assert_eq!(mode(&data), mode_before & 0o777);
        assert_eq!(names(&data).len(), usize::from(content.is_some()));
    }
}

#[tokio::test]
async fn a_second_house_a_restore_and_a_build_are_refused_by_name() {
    let mut house = TestHouse::open().await;
    let data = house.data().to_owned();
    let running = fs::read_to_string(data.join("running.json")).unwrap();
    let backup = data.with_extension("tgz");
    back_up(&data, &backup).expect("a backup may be made of an open house");
    let names_before = names(&data);

    let expected = format!("process {} is running a house there", std::process::id());
    let second = refused(&data).await.to_string();
    assert!(second.contains(&expected), "{second}");
    let restored = restore(&backup, &data, Existing::PutAside).unwrap_err().to_string();
    assert!(restored.contains(&expected), "{restored}");
    let build = DataFolder::open(&data, Purpose::BuildTables).unwrap_err();
    assert!(matches!(build, FolderError::InUse { purpose: Purpose::Serve, .. }), "{build}");
    assert_eq!(names(&data), names_before);
    assert_eq!(fs::read_to_string(data.join("running.json")).unwrap(), running);
    house.guest("Ann").await;
    house.close().await;
    assert_eq!(names(&data), [DATABASE, "save.key"], "the lock and the log go with the house");

    let build = DataFolder::open(&data, Purpose::BuildTables).unwrap();
    let told = refused(&data).await.to_string();
    assert!(told.contains("is building endgame tables there"), "{told}");
    drop(build);
    restore(&backup, &data, Existing::PutAside).unwrap();
    house.open_again().await;
    house.close().await;
    fs::remove_file(backup).unwrap();
}

#[tokio::test]
async fn the_address_is_taken_before_the_folder_is_made() {
    let shelf = tempfile::tempdir().unwrap();
    let house = TestHouse::open().await;
    let data = shelf.path().join("data");
    let taken = Config { addr: house.running().addr(), ..config(&data) };
    let refused = parlour_server::open(taken).await.err().unwrap();
    assert!(matches!(refused, OpenError::Listen { .. }), "{refused}");
    assert!(!data.exists());
}

#[tokio::test]
async fn what_tells_of_another_house_is_not_removed() {
    let shelf = tempfile::tempdir().unwrap();
    let house = open(shelf.path()).await.unwrap();
    let file = shelf.path().join("running.json");
    let other = fs::read_to_string(&file).unwrap().replace("\"token\":\"", "\"token\":\"other");
    fs::write(&file, &other).unwrap();
    house.close().await;
    assert_eq!(fs::read_to_string(&file).unwrap(), other);
}

/// What may be done to a file.
type Harm = fn(&Path);

/// Replaces a file by one with the same contents, as tools that restore files do.
fn replace(path: &Path) {
    let copy = path.with_extension("copy");
    fs::copy(path, &copy).unwrap();
    fs::rename(copy, path).unwrap();
}

/// Writes a file over without replacing it.
fn write_over(path: &Path) {
    let bytes = fs::read(path).unwrap();
    fs::write(path, &bytes[..bytes.len() / 2]).unwrap();
}

#[tokio::test]
async fn files_that_were_taken_away_are_noticed_before_anything_is_acknowledged() {
    let remove = |path: &Path| fs::remove_file(path).unwrap();
    let harms: [(&str, Harm, &str); 6] = [
        (DATABASE, remove, "was removed"),
        (DATABASE, replace, "was replaced"),
        (DATABASE, write_over, "was written over"),
        (JOURNAL, remove, "was removed"),
        (JOURNAL, replace, "was replaced"),
        (JOURNAL, write_over, "was written over"),
    ];
    for (name, harm, what) in harms {
        let data = tempfile::tempdir().unwrap();
        let house = open(data.path()).await.unwrap();
        let url = format!("http://{}/api/me", house.addr());
        assert_eq!(reqwest::get(&url).await.unwrap().status(), 200);
        harm(&data.path().join(name));
        // A new guest would be kept. The house may be closing by then, and not answer at all.
        if let Ok(answer) = reqwest::get(&url).await {
            assert_eq!(answer.status(), 503, "{name} {what}");
        }
        house.asked_to_close().await;
        let lost = house.close().await.expect("the house says why it closes").to_string();
        assert!(lost.contains(&format!("{name} {what} while the house was open")), "{lost}");
    }
}

#[tokio::test]
async fn a_lock_that_was_taken_away_closes_the_house() {
    let data = tempfile::tempdir().unwrap();
    let house = open(data.path()).await.unwrap();
    fs::remove_file(data.path().join("house.lock")).unwrap();
    house.asked_to_close().await;
    let lost = house.close().await.unwrap().to_string();
    assert!(lost.contains("house.lock was removed while the house was open"), "{lost}");
}

#[tokio::test]
async fn files_that_are_taken_away_from_an_idle_house_are_noticed() {
    let shelf = tempfile::tempdir().unwrap();
    let data = shelf.path().join("data");
    let house = open(&data).await.unwrap();
    // Another house takes its place.
    fs::rename(&data, shelf.path().join("old")).unwrap();
    let other = open(&data).await.unwrap();
    let there = names(&data);
    house.asked_to_close().await;
    assert!(house.close().await.unwrap().to_string().contains("was replaced"));
    assert_eq!(names(&data), there, "nothing of the other house is touched");
    assert!(other.close().await.is_none());
}

#[tokio::test]
async fn what_another_program_writes_by_way_of_sqlite_is_no_loss() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let other = rusqlite::Connection::open(house.data().join(DATABASE)).unwrap();
    for name in ["Ann B.", "Ann C."] {
        other.execute("UPDATE guests SET name = ?", [name]).unwrap();
        assert_eq!(ann.get(&house, "/api/me").await.1["name"], name);
        house.guest("Ben").await;
    }
    other.execute_batch("PRAGMA wal_checkpoint(TRUNCATE); UPDATE guests SET name = 'Zoe'").unwrap();
    house.guest("Ben").await;
    drop(other);
    house.guest("Cid").await;
}

/// A folder as a house that was killed leaves it: with a log that holds something.
async fn killed(guests: u8) -> tempfile::TempDir {
    let (data, copy) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let house = open(data.path()).await.unwrap();
    let second = rusqlite::Connection::open(data.path().join(DATABASE)).unwrap();
    for number in 0..guests {
        let row = rusqlite::params![number.to_string(), [number; 32]];
        second
            .execute("INSERT INTO guests (id, token_hash, name, created_at) VALUES (?, ?, '', 1)", row)
            .unwrap();
    }
    for name in names(data.path()) {
        fs::copy(data.path().join(&name), copy.path().join(&name)).unwrap();
    }
    house.close().await;
    copy
}

fn damage(error: OpenError) -> Damage {
    let told = error.to_string();
    assert!(told.contains("parlour restore") && told.contains("--accept-loss"), "{told}");
    match error {
        OpenError::Damaged { damage, .. } => damage,
        other => panic!("{other}"),
    }
}

async fn guests(data: &Path) -> u64 {
    let copy = tempfile::tempdir().unwrap();
    back_up(data, &copy.path().join("house.tgz")).unwrap().counts.unwrap().guests
}

fn change(path: &Path, edit: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = fs::read(path).unwrap();
    edit(&mut bytes);
    fs::write(path, bytes).unwrap();
}

#[tokio::test]
async fn what_is_missing_or_damaged_is_told_at_start() {
    let empty = |path: &Path| fs::write(path, "").unwrap();
    let remove = |path: &Path| fs::remove_file(path).unwrap();
    let bad_header = |path: &Path| change(path, |bytes| bytes[20] ^= 1);
    let harms: [(&str, Harm, Damage); 5] = [
        (DATABASE, remove, Damage::NoDatabase { sign: JOURNAL }),
        (DATABASE, empty, Damage::EmptyDatabase { sign: JOURNAL }),
        (JOURNAL, remove, Damage::NoJournal),
        (JOURNAL, empty, Damage::NoJournal),
        (JOURNAL, bad_header, Damage::JournalHeader),
    ];
    for (name, harm, expected) in harms {
        let data = killed(3).await;
        harm(&data.path().join(name));
        for _ in 0..2 {
            assert_eq!(damage(refused(data.path()).await), expected);
        }
        let found = parlour_server::open(Config { accept_loss: true, ..config(data.path()) }).await.unwrap();
        found.close().await;
        assert_eq!(data.path().join("replaced").exists(), expected != Damage::NoJournal, "{expected:?}");
        open(data.path()).await.unwrap().close().await;
    }
}

#[tokio::test]
async fn signs_of_an_old_house_without_its_database_are_told() {
    for sign in ["save.key", "running.json"] {
        let data = tempfile::tempdir().unwrap();
        fs::write(data.path().join(sign), [7; 32]).unwrap();
        set_mode(data.path(), 0o700);
        assert_eq!(damage(refused(data.path()).await), Damage::NoDatabase { sign });
    }
    // Endgame tables can be built before there is a house.
    let data = tempfile::tempdir().unwrap();
    fs::create_dir(data.path().join("tables")).unwrap();
    open(data.path()).await.unwrap().close().await;
}

#[tokio::test]
async fn a_log_that_ends_early_is_opened_and_one_with_a_hole_is_not() {
    let data = killed(9).await;
    let frame = 24 + 4096;
    let whole = fs::read(data.path().join(JOURNAL)).unwrap();
    let frames = (whole.len() - 32) / frame;
    assert!(frames > 12 && (whole.len() - 32) % frame == 0, "{} bytes", whole.len());

    // A page among those that were confirmed.
    let hole = 32 + (frames - 6) * frame + 1000;
    change(&data.path().join(JOURNAL), |bytes| bytes[hole] ^= 1);
    assert!(matches!(damage(refused(data.path()).await), Damage::JournalPages { pages: 6.. }));
    // Broken off in the middle of the last write, which was not confirmed.
    fs::write(data.path().join(JOURNAL), &whole[..whole.len() - 100]).unwrap();
    open(data.path()).await.unwrap().close().await;
    assert_eq!(guests(data.path()).await, 8);

    let data = killed(9).await;
    change(&data.path().join(JOURNAL), |bytes| bytes[hole] ^= 1);
    let found = parlour_server::open(Config { accept_loss: true, ..config(data.path()) }).await.unwrap();
    found.close().await;
    assert!((1..9).contains(&guests(data.path()).await), "what can be read is kept");
    assert!(data.path().join("replaced").join(JOURNAL).exists());
}

#[tokio::test]
async fn a_log_that_was_begun_anew_is_whole() {
    let data = killed(9).await;
    let second = rusqlite::Connection::open(data.path().join(DATABASE)).unwrap();
    // Carried over into the database; the next write begins the log anew, before what is left of the old one.
    let is_busy: i64 = second.query_row("PRAGMA wal_checkpoint(RESTART)", [], |row| row.get(0)).unwrap();
    assert_eq!(is_busy, 0);
    let old = fs::metadata(data.path().join(JOURNAL)).unwrap().len();
    second.execute("UPDATE guests SET name = 'Zoe' WHERE id = '1'", []).unwrap();
    assert_eq!(fs::metadata(data.path().join(JOURNAL)).unwrap().len(), old);
    std::mem::forget(second);
    change(&data.path().join(JOURNAL), |bytes| {
        let end = bytes.len();
        bytes[end - 9] ^= 1;
    });
    open(data.path()).await.unwrap().close().await;
    assert_eq!(guests(data.path()).await, 9);
}

#[tokio::test]
async fn a_backup_of_a_killed_house_leaves_its_log() {
    let data = killed(3).await;
    assert_eq!(guests(data.path()).await, 3);
    assert!(data.path().join(JOURNAL).exists());
    open(data.path()).await.unwrap().close().await;
    // A restore needs no log.
    let data = killed(3).await;
    let file = data.path().with_extension("tgz");
    back_up(data.path(), &file).unwrap();
    restore(&file, data.path(), Existing::PutAside).unwrap();
    fs::remove_file(file).unwrap();
    open(data.path()).await.unwrap().close().await;
    assert_eq!(guests(data.path()).await, 3);
}

#[tokio::test]
async fn a_house_of_a_newer_version_keeps_its_log_for_that_version() {
    let data = killed(3).await;
    let newer = rusqlite::Connection::open(data.path().join(DATABASE)).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    std::mem::forget(newer);
    let told = refused(data.path()).await.to_string();
    assert!(told.contains("newer"), "{told}");
    assert!(data.path().join(JOURNAL).exists());
}

#[tokio::test]
async fn a_house_that_cannot_write_is_not_healthy() {
    let house = TestHouse::open().await;
    let ask = async |path| house.get(path).await;
    let other = rusqlite::Connection::open(house.data().join(DATABASE)).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    for path in ["/healthz", "/readyz"] {
        let answer = ask(path).await;
        assert_eq!(answer.status(), 503);
        let told: serde_json::Value = answer.json().await.unwrap();
        assert_eq!(told["reason"]["code"], "cannot-keep", "{told}");
    }
    other.execute_batch("ROLLBACK").unwrap();
    // An answer stands for a while, and whoever asks all the time is turned away.
    while ask("/readyz").await.status() != 200 {}
}

#[tokio::test]
async fn a_store_without_its_files_refuses_everything() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("test.sqlite");
    let store = Sqlite::open(&path).unwrap();
    let ann = Guest { id: "ann".into(), name: "Ann".into() };
    store.create_guest(&ann, [1; 32], 1).await.unwrap();
    fs::remove_file(&path).unwrap();
    let lost = store.rename_guest("ann", "Anna").await.unwrap_err().to_string();
    assert!(lost.contains("test.sqlite was removed"), "{lost}");
    assert_eq!(store.lost().await.to_string(), lost);
    assert_eq!(store.guest_by_token([1; 32]).await.unwrap_err().to_string(), lost);
    assert_eq!(store.probe().await.unwrap_err().to_string(), lost);
    store.close().await;
}
