use super::*;
use parlour_game::laws::{Damage, spoilt, tries};
use proptest::prelude::*;
use serde_json::json;

fn me() -> Guest {
    Guest { id: "ann".into(), name: "Ann".into() }
}

fn seal() -> Seal {
    Seal::new([7; 32])
}

/// A game with secrets, and one without.
fn secretive() -> &'static str {
    parlour_catalog::games().find(|game| game.has_secrets()).unwrap().id()
}

fn open() -> &'static str {
    parlour_catalog::games().find(|game| !game.has_secrets()).unwrap().id()
}

/// A game of this kind as it begins, against computers.
fn saved(game: &str) -> Saved {
    let game = known(game).unwrap();
    let info = game.info();
    let (setup, seats) = game.check_setup(&info.setup).unwrap();
    let play = game.open(&setup, parlour_game::Seed::new([1; 32])).unwrap();
    let seat = |seat| match seat {
        0 => SavedSeat { guest: Some(me()), notes: Some(json!({ "rope": "yes" })), ..SavedSeat::default() },
        _ => SavedSeat { brain: Some(info.default_brain.clone()), ..SavedSeat::default() },
    };
    let event = |text| RawValue::from_string(text).unwrap();
    Saved {
        game: game.id().into(),
        rules_version: game.rules_version(),
        setup,
        options: Options::default(),
        seats: (0..seats).map(seat).collect(),
        host: Some("ann".into()),
        begun: Some(Begun {
            seed: Some("01".repeat(32)),
            events: play.log().into_iter().map(event).collect(),
            origin: Some("table".into()),
            brought: 0,
            brought_by: None,
        }),
    }
}

fn file(game: &str) -> Vec<u8> {
    write("Sunday", &saved(game), "ann", &seal()).bytes
}

fn complaint(bytes: &[u8]) -> Reason {
    read(bytes, &me(), &seal()).map(|(name, _)| name).unwrap_err()
}

#[test]
fn what_is_written_is_read_again() {
    for game in parlour_catalog::games() {
        let before = saved(game.id());
        let (name, after) = read(&file(game.id()), &me(), &seal()).unwrap();
        assert_eq!(name, "Sunday");
        assert!(after.check().is_ok(), "{}", game.id());
        let (one, other) = (before.begun.unwrap(), after.begun.unwrap());
        assert_eq!(one.texts(), other.texts());
        // Only what is sealed may say what chance will answer.
        assert_eq!(other.seed.is_some(), game.has_secrets());
    }
}

#[test]
fn a_game_with_secrets_is_sealed_and_one_without_is_not() {
    for game in parlour_catalog::games() {
        let File { bytes, is_sealed } = write("Sunday", &saved(game.id()), "ann", &seal());
        let text = String::from_utf8_lossy(&bytes);
        assert_eq!(is_sealed, game.has_secrets());
        assert_eq!(text.contains("\"events\""), !is_sealed, "{}", game.id());
        assert!(!text.contains(&"01".repeat(32)), "no file tells a seed");
    }
}

#[test]
fn a_changed_byte_of_a_sealed_file_is_noticed() {
    let good = file(secretive());
    // The whole first line, and of what is sealed enough to be sure: it is one piece to the seal, whose own test is whole.
    for at in (0..200).chain((200..good.len()).step_by(211)) {
        let mut changed = good.clone();
        changed[at] ^= 1;
        assert!(read(&changed, &me(), &seal()).is_err(), "byte {at}");
    }
    let mut longer = good.clone();
    longer.push(b'x');
    assert_eq!(complaint(&longer), Reason::BrokenSeal);
    let last = good.len() - 1;
    let mut changed = good;
    changed[last] ^= 1;
    assert_eq!(complaint(&changed), Reason::BrokenSeal);
}

#[test]
fn a_file_that_was_cut_says_so() {
    for game in [secretive(), open()] {
        let good = file(game);
        for end in [1, 5, 20, good.len() / 2, good.len() - 1] {
            assert_eq!(complaint(&good[..end]), Reason::CutOff, "{game} at {end}");
        }
        assert_eq!(complaint(b""), Reason::EmptyFile);
        assert_eq!(complaint(b"  \n"), Reason::EmptyFile);
    }
}

#[test]
fn each_wrong_file_has_its_own_complaint() {
    assert_eq!(complaint(b"%PDF-1.7"), Reason::NoSave);
    assert_eq!(complaint(b"{}"), Reason::NoSave);
    assert_eq!(complaint(b"{\"format\":\"other\"}"), Reason::NoSave);
    let foreign = write("Sunday", &saved(secretive()), "ann", &Seal::new([8; 32])).bytes;
    assert_eq!(complaint(&foreign), Reason::OtherHouse);
    let newer = String::from_utf8_lossy(&file(secretive())).replace("parlour-save 1", "parlour-save 2");
    assert_eq!(complaint(newer.as_bytes()), Reason::NewerSave { version: 2 });
    let renamed = |game: &str| -> Vec<u8> {
        let good = file(secretive());
        let end = good.iter().position(|byte| *byte == b'\n').unwrap();
        let line = std::str::from_utf8(&good[..end]).unwrap().replacen(secretive(), game, 1);
        [line.as_bytes(), &good[end..]].concat()
    };
    assert_eq!(complaint(&renamed(open())), Reason::BrokenSeal, "the game is sealed along");
    assert_eq!(complaint(&renamed("whist")), Reason::UnknownGame { game: "whist".into() });
}

/// A plain file with one field changed.
fn edited(field: &str, value: Value) -> Vec<u8> {
    let mut plain: Value = serde_json::from_slice(&file(open())).unwrap();
    plain[field] = value;
    plain.to_string().into_bytes()
}

fn plain_complaint(field: &str, value: Value) -> String {
    let read = read(&edited(field, value), &me(), &seal()).and_then(|(_, saved)| saved.check());
    serde_json::to_value(read.err().unwrap()).unwrap().to_string()
}

#[test]
fn a_plain_file_is_checked_by_the_rules() {
    let complaints = [
        ("version", json!(9), "newer-save"),
        ("game", json!("whist"), "unknown-game"),
        ("game", json!(secretive()), "unsealed"),
        ("rules_version", json!(999), "other-rules"),
        ("setup", json!("nonsense"), "saved-setup"),
        ("seats", json!([{ "kind": "open" }]), "seat-count"),
        ("seats", json!([{ "kind": "open" }, { "kind": "brain", "brain": "nobody" }]), "no-such-computer"),
        ("seats", json!([{ "kind": "king" }]), "unreadable-file"),
        ("events", json!(["nothing"]), "event-unreadable"),
        ("options", json!({ "decision_seconds": 1 }), "per-move"),
        ("surplus", json!(1), "unknown field"),
    ];
    for (field, value, part) in complaints {
        let text = plain_complaint(field, value);
        assert!(text.contains(part), "{field}: {text}");
    }
    let broken = String::from_utf8(file(open())).unwrap().replacen("\"setup\":", "\"setup\"", 1);
    assert!(complaint(broken.as_bytes()).to_string().contains("line 8"), "{}", complaint(broken.as_bytes()));
}

#[test]
fn a_plain_file_names_no_guest_and_seats_whoever_brings_it() {
    let text = String::from_utf8(file(open())).unwrap();
    assert!(!text.contains("\"ann\""));
    let cid = Guest { id: "cid".into(), name: String::new() };
    let (_, saved) = read(text.as_bytes(), &cid, &seal()).unwrap();
    assert_eq!(saved.seats[0].guest, Some(Guest { id: "cid".into(), name: "Ann".into() }));
}

#[test]
fn names_that_are_the_same_are_one_person_in_a_plain_file() {
    let cid = Guest { id: "cid".into(), name: "Cid".into() };
    let nobody = Guest { name: String::new(), ..cid.clone() };
    let text = String::from_utf8(file(open())).unwrap();
    let mut plain: Value = serde_json::from_str(&text).unwrap();
    let mut read = |names: &[&str], guest: &Guest| {
        plain["seats"] = names.iter().map(|name| json!({ "kind": "me", "name": name })).collect();
        let (_, saved) = read(plain.to_string().as_bytes(), guest, &seal()).unwrap();
        saved.seats.into_iter().map(|seat| seat.guest.unwrap().name).collect::<Vec<_>>()
    };
    assert_eq!(read(&["Ann", "ANN"], &cid), ["Cid", "Cid"]);
    assert_eq!(read(&["Ann", "ANN"], &nobody), ["Ann", "Ann"]);
    assert_eq!(read(&["Ann", "Ben", "A nn"], &cid), ["Ann", "Ben", "Ann"]);
}

/// What a house with this key could have sealed, whatever it is.
fn sealed(text: &[u8]) -> Vec<u8> {
    let header =
        format!("{FORMAT} {VERSION} {} {} {}\n", secretive(), seal().id(), Seal::sealed_length(text.len()));
    [header.as_bytes(), &seal().close(header.as_bytes(), text)].concat()
}

fn often(usually: u32) -> ProptestConfig {
    ProptestConfig { cases: tries(usually), failure_persistence: None, ..ProptestConfig::default() }
}

/// It is refused, or a game that can be gone on with and is written as it was read.
fn try_file(bytes: &[u8]) {
    let Ok((name, saved)) = read(bytes, &me(), &seal()) else { return };
    if saved.check().is_err() {
        return;
    }
    let again = write(&name, &saved, "ann", &seal()).bytes;
    assert_eq!(read(&again, &me(), &seal()).map(|(name, _)| name), Ok(name));
}

proptest! {
    #![proptest_config(often(256))]

    #[test]
    fn garbage_is_refused_without_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        for start in ["", "parlour-save ", "{\"format\":\"parlour-save\","] {
            let file = [start.as_bytes(), &bytes].concat();
            prop_assert!(read(&file, &me(), &seal()).is_err());
        }
        prop_assert!(read(&sealed(&bytes), &me(), &seal()).is_err());
    }

    #[test]
    fn a_spoilt_file_is_refused_or_playable_without_a_panic(damages in prop::collection::vec(any::<Damage>(), 1..6)) {
        try_file(&spoilt(file(open()), &damages));
        // Byte for byte a sealed file is what it was, or refused.
        let before = file(secretive());
        let after = spoilt(&before, &damages);
        prop_assert!(before == after || read(&after, &me(), &seal()).is_err());
        // A house may have sealed what another version does not understand.
        let text = json!({ "name": "Sunday", "saved": saved(secretive()) }).to_string();
        try_file(&sealed(&spoilt(text, &damages)));
    }
}
