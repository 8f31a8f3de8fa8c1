//! Tables of more pieces: made, read back, and refused when anything about them is wrong.

use checkers_rules::Position;
use checkers_tables::{Bytes, Ending, Fault, Material, Tables, Value, build, file_len};
use std::num::NonZeroUsize;
use std::sync::{Arc, LazyLock};

/// Four kings against one, the smallest ending of five pieces: captures lead to the small tables.
fn ending() -> Ending {
    Ending::of(Material { black_men: 0, black_kings: 4, white_men: 0, white_kings: 1 })
}

static FILE: LazyLock<Vec<u8>> =
    LazyLock::new(|| build(ending(), Tables::small(), NonZeroUsize::MIN, &|_| {}));

fn read(bytes: Vec<u8>) -> Result<Tables, Fault> {
    let mut tables = Tables::small().clone();
    let bytes: Bytes = Arc::new(bytes);
    tables.add(bytes).map(|_| tables)
}

#[test]
fn threads_make_no_difference() {
    let three = NonZeroUsize::new(3).unwrap();
    assert_eq!(*FILE, build(ending(), Tables::small(), three, &|_| {}));
    assert_eq!(FILE.len() as u64, file_len(ending()));
}

#[test]
fn values_without_distances_follow_from_their_successors() {
    let tables = read(FILE.clone()).unwrap();
    assert_eq!(tables.pieces(), 4, "one ending of five pieces is not all");
    let mut seen = [0; 3];
    for material in ending().sides() {
        for position in tables.positions(material).step_by(3) {
            let after: Vec<Value> = position
                .moves()
                .iter()
                .map(|move_| tables.value(position.play(move_)).expect("no crowning leads elsewhere"))
                .collect();
            let expected = if after.iter().any(|value| matches!(value, Value::Loss(_))) {
                Value::Win(None)
            } else if after.contains(&Value::Draw) {
                Value::Draw
            } else {
                Value::Loss(None)
            };
            assert_eq!(tables.value(position), Some(expected), "{position}");
            assert_eq!(tables.value(position.turned()), Some(expected), "{position}");
            seen[match expected {
                Value::Win(_) => 0,
                Value::Loss(_) => 1,
                Value::Draw => 2,
            }] += 1;
        }
    }
    assert!(seen.iter().all(|&many| many > 100), "{seen:?}");
}

#[test]
fn four_kings_beat_one() {
    let tables = read(FILE.clone()).unwrap();
    let tally = tables.tally(ending().material()).unwrap();
    assert_eq!((tally.wins, tally.losses, tally.draws, tally.longest), (tally.positions(), 0, 0, None));
}

#[test]
fn any_changed_bit_is_noticed() {
    // Bytes 28 to 31 mean nothing.
    for at in (0..28).chain((32..FILE.len()).step_by(FILE.len() / 50)).chain([FILE.len() - 1]) {
        let mut bytes = FILE.clone();
        bytes[at] ^= 0x10;
        assert!(read(bytes).is_err(), "byte {at}");
    }
}

#[test]
fn a_file_that_is_cut_off_or_has_a_tail_is_refused() {
    for len in [0, 7, 8, 31, 32, 33, FILE.len() / 2, FILE.len() - 1] {
        assert!(read(FILE[..len].to_vec()).is_err(), "{len} bytes");
    }
    let longer = [&FILE[..], b"\0"].concat();
    let (expected, found) = (FILE.len() as u64, longer.len() as u64);
    assert_eq!(read(longer).err(), Some(Fault::WrongLength { expected, found }));
}

#[test]
fn faults_say_what_is_wrong() {
    let fault = |change: fn(&mut Vec<u8>)| {
        let mut bytes = FILE.clone();
        change(&mut bytes);
        read(bytes).err().expect("it was changed").to_string()
    };
    assert_eq!(fault(|bytes| bytes.clear()), "It isn’t a table of checkers endings.");
    assert_eq!(fault(|bytes| bytes[0] = b'X'), "It isn’t a table of checkers endings.");
    assert_eq!(fault(|bytes| bytes[8] = 0), "It’s version 0 of the format, but version 1 is needed.");
    assert_eq!(fault(|bytes| bytes[10] = 12), "It names an ending that doesn’t exist.");
    // Another ending, which is longer.
    assert!(fault(|bytes| (bytes[11], bytes[13]) = (3, 2)).starts_with("It should have "));
    assert_eq!(fault(|bytes| bytes[5_000] ^= 1), "Its checksum is wrong, so it’s damaged.");
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut tables = Tables::small().clone();
    let mut bytes = FILE.clone();
    bytes[5_000] ^= 1;
    assert_eq!(tables.add(Arc::new(bytes)), Err(Fault::WrongChecksum));
    let position: Position = "B:WK32:BK1,K2,K3,K4".parse().unwrap();
    assert_eq!(tables.value(position), None);
    assert_eq!(tables.add(Arc::new(FILE.clone())), Ok(ending()));
    assert_eq!(tables.value(position), Some(Value::Win(None)));
}
