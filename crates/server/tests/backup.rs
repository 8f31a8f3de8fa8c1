//! Backups: whole or refused, and a restore that is all or nothing.

use crate::house::TestHouse;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use parlour_game::laws::tries;
use parlour_server::backup::{Existing, RestoreError, back_up, restore};
use proptest::prelude::*;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// The backup of a small house.
struct Shelf {
    folder: tempfile::TempDir,
    bytes: Vec<u8>,
}

impl Shelf {
    async fn with_backup() -> Self {
        let mut house = TestHouse::open().await;
        house.guest("Ann").await;
        house.close().await;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("house.tgz");
        back_up(house.data(), &file).unwrap();
        Self { bytes: fs::read(file).unwrap(), folder }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Tries to restore these bytes into a folder that is not there yet.
    fn restore(&self, bytes: &[u8]) -> Result<(), String> {
        let file = self.folder.path().join("tried.tgz");
        fs::write(&file, bytes).unwrap();
        let restored = restore(&file, &self.data(), Existing::Refuse);
        restored.map(|_| ()).map_err(|error| error.to_string())
    }

    /// The backup with its tar changed.
    fn with_tar(&self, change: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
        let mut tar = Vec::new();
        GzDecoder::new(&*self.bytes).read_to_end(&mut tar).unwrap();
        change(&mut tar);
        packed(&tar)
    }
}

fn packed(tar: &[u8]) -> Vec<u8> {
    let mut file = GzEncoder::new(Vec::new(), flate2::Compression::fast());
    file.write_all(tar).unwrap();
    file.finish().unwrap()
}

fn replace(text: &mut [u8], old: &[u8], new: &[u8]) {
    assert_eq!(old.len(), new.len());
    let at = text.windows(old.len()).position(|window| window == old).unwrap();
    text[at..at + new.len()].copy_from_slice(new);
}

fn names(folder: &Path) -> Vec<String> {
    let entries =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = entries.collect();
    names.sort();
    names
}

#[tokio::test]
async fn each_wrong_file_is_refused_with_what_is_wrong() {
    let shelf = Shelf::with_backup().await;
    let end = shelf.bytes.len();
    let mut stranger = tar::Builder::new(Vec::new());
    let mut header = tar::Header::new_gnu();
    header.set_size(5);
    stranger.append_data(&mut header, "letter.txt", &b"hello"[..]).unwrap();
    let files = [
        (Vec::new(), "it is not a Parlour backup"),
        (b"Dear Ann, ".repeat(100), "it is not a Parlour backup"),
        (packed(&b"Dear Ann, ".repeat(100)), "it is not a Parlour backup"),
        (packed(&stranger.into_inner().unwrap()), "it is not a Parlour backup"),
        (
            shelf.with_tar(|tar| replace(tar, b"parlour-backup\"", b"parlour-mishap\"")),
            "it is not a Parlour backup",
        ),
        (shelf.with_tar(|tar| replace(tar, b"\"version\": 1", b"\"version\": 9")), "format 9"),
        (
            shelf.with_tar(|tar| replace(tar, b"\"name\": \"save.key\"", b"\"name\": \"../a.key\"")),
            "'../a.key' does not belong",
        ),
        (
            shelf.with_tar(|tar| replace(tar, b"SQLite format 3", b"sqlite format 3")),
            "'parlour.sqlite' is not what was written",
        ),
        (shelf.with_tar(|tar| tar.truncate(tar.len() / 2)), "it is incomplete"),
        (shelf.bytes[..end / 2].to_vec(), "it is incomplete"),
        (shelf.bytes[..end - 1].to_vec(), "it is incomplete"),
    ];
    for (bytes, fault) in files {
        let told = shelf.restore(&bytes).unwrap_err();
        assert!(told.contains(fault), "{fault}: {told}");
        assert!(!shelf.data().exists(), "{fault}: nothing is left");
    }
    shelf.restore(&shelf.bytes).unwrap();
    assert_eq!(names(&shelf.data()), ["parlour.sqlite", "save.key"]);
}

/// A backup that says of its database that it has so many bytes, with these entries after the manifest.
fn claiming(bytes: u64, entries: &[(tar::EntryType, &str, &[u8])]) -> Vec<u8> {
    let item = serde_json::json!({ "name": "parlour.sqlite", "bytes": bytes, "sha256": "" });
    let manifest = serde_json::json!({
        "format": "parlour-backup", "version": 1, "parlour": "0.1.0", "made_at": 0, "files": [item],
    });
    let manifest = manifest.to_string();
    let mut archive = tar::Builder::new(Vec::new());
    let first = (tar::EntryType::Regular, "backup.json", manifest.as_bytes());
    for (kind, name, content) in [first].iter().chain(entries) {
        let mut header = tar::Header::new_gnu();
        header.set_entry_type(*kind);
        header.set_size(content.len() as u64);
        archive.append_data(&mut header, name, *content).unwrap();
    }
    archive.into_inner().unwrap()
}

#[tokio::test]
async fn nothing_is_written_beyond_what_the_manifest_says() {
    let shelf = Shelf::with_backup().await;
    let long = vec![0; 32 << 20];
    let (regular, name) = (tar::EntryType::Regular, "parlour.sqlite");
    let files = [
        (claiming(100, &[(regular, name, &long)]), "'parlour.sqlite' is longer than it should be"),
        // What tar itself would read into memory.
        (claiming(100, &[(tar::EntryType::GNULongName, name, &long)]), "is longer than it should be"),
        (claiming(100, &[(tar::EntryType::XHeader, "pax", &long)]), "is not where it should be"),
        (claiming(u64::MAX, &[]), "the disk has room for"),
        (claiming(1 << 60, &[(regular, name, b"abc")]), "the disk has room for"),
    ];
    for (tar, fault) in files {
        let told = shelf.restore(&packed(&tar)).unwrap_err();
        assert!(told.contains(fault), "{fault}: {told}");
        assert!(!shelf.data().exists(), "{fault}: nothing is left");
    }
    let endless = shelf.with_tar(|tar| tar.resize(tar.len() + (1 << 20), 0));
    let told = shelf.restore(&endless).unwrap_err();
    assert!(told.contains("there is more in it than it should hold"), "{told}");
}

#[tokio::test]
async fn a_folder_in_use_is_left_alone_or_put_aside() {
    let shelf = Shelf::with_backup().await;
    let (file, data) = (shelf.folder.path().join("house.tgz"), shelf.data());
    fs::create_dir(&data).unwrap();
    for (name, text) in [("parlour.sqlite", "old"), ("parlour.sqlite-wal", "journal"), ("diary", "mine")] {
        fs::write(data.join(name), text).unwrap();
    }
    let refused = restore(&file, &data, Existing::Refuse);
    assert!(matches!(refused, Err(RestoreError::NotEmpty { .. })), "{refused:?}");
    assert_eq!(names(&data), ["diary", "parlour.sqlite", "parlour.sqlite-wal"]);
    fs::write(shelf.folder.path().join("cut.tgz"), &shelf.bytes[..99]).unwrap();
    restore(&shelf.folder.path().join("cut.tgz"), &data, Existing::PutAside).unwrap_err();
    assert_eq!(names(&data), ["diary", "parlour.sqlite", "parlour.sqlite-wal"], "as it was");

    restore(&file, &data, Existing::PutAside).unwrap();
    assert_eq!(names(&data), ["diary", "parlour.sqlite", "replaced", "save.key"]);
    assert_eq!(names(&data.join("replaced")), ["parlour.sqlite", "parlour.sqlite-wal"]);
    assert_eq!(fs::read_to_string(data.join("replaced/parlour.sqlite")).unwrap(), "old");
    restore(&file, &data, Existing::PutAside).unwrap();
    assert_eq!(names(&data.join("replaced-2")), ["parlour.sqlite", "save.key"], "nothing is written over");
}

#[tokio::test]
async fn a_restore_that_was_interrupted_is_finished_when_the_house_opens() {
    let shelf = Shelf::with_backup().await;
    shelf.restore(&shelf.bytes).unwrap();
    // Interrupted between its two files: the database is still that of the house that was there.
    let mut house = TestHouse::open().await;
    house.guest("Ben").await;
    house.close().await;
    let half = house.data().join("restoring");
    fs::create_dir(&half).unwrap();
    fs::rename(shelf.data().join("parlour.sqlite"), half.join("parlour.sqlite")).unwrap();
    fs::rename(shelf.data().join("save.key"), house.data().join("save.key")).unwrap();
    house.open_again().await;
    assert_eq!(names(house.data()).iter().filter(|name| *name == "restoring").count(), 0);
    assert!(house.data().join("replaced/parlour.sqlite").exists());
    house.close().await;
    let copy = shelf.folder.path().join("again.tgz");
    assert_eq!(back_up(house.data(), &copy).unwrap().counts.unwrap().guests, 1);
}

#[tokio::test]
async fn what_an_interrupted_restore_puts_aside_stays_together() {
    let shelf = Shelf::with_backup().await;
    let (file, data) = (shelf.folder.path().join("house.tgz"), shelf.data());
    shelf.restore(&shelf.bytes).unwrap();
    // Interrupted when the old journal was out of the way, and the old database was not yet.
    let half = data.join("restoring");
    fs::create_dir_all(half.join("replaced")).unwrap();
    fs::rename(data.join("parlour.sqlite"), half.join("parlour.sqlite")).unwrap();
    fs::write(half.join("replaced/parlour.sqlite-wal"), "journal").unwrap();
    fs::write(data.join("parlour.sqlite"), "old").unwrap();
    let refused = restore(&file, &data, Existing::Refuse);
    assert!(matches!(refused, Err(RestoreError::NotEmpty { .. })), "{refused:?}");
    assert_eq!(names(&data), ["parlour.sqlite", "replaced", "save.key"], "finished all the same");
    assert_eq!(names(&data.join("replaced")), ["parlour.sqlite", "parlour.sqlite-wal"]);
    assert_eq!(fs::read_to_string(data.join("replaced/parlour.sqlite")).unwrap(), "old");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: tries(32), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_flipped_bit_is_noticed(flips in proptest::collection::vec((any::<prop::sample::Index>(), 0_u8..8), 1..4)) {
        let (sample, folder) = (sample(), tempfile::tempdir().unwrap());
        let mut bytes = sample.clone();
        for (at, bit) in &flips {
            bytes[at.index(sample.len())] ^= 1_u8 << *bit;
        }
        let file = folder.path().join("tried.tgz");
        fs::write(&file, &bytes).unwrap();
        let data = folder.path().join("data");
        // Some bits mean nothing (the time in gzip's own header, for example); then all is there all the same.
        match restore(&file, &data, Existing::Refuse) {
            Ok(backup) => prop_assert_eq!(backup.counts.unwrap().guests, 1),
            Err(_) => prop_assert!(!data.exists()),
        }
    }
}

/// A backup, made once for all that is tried with it.
fn sample() -> &'static Vec<u8> {
    static SAMPLE: std::sync::OnceLock<Vec<u8>> = std::sync::OnceLock::new();
    SAMPLE.get_or_init(|| {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(Shelf::with_backup()).bytes
    })
}
