//! The assistant at the prompt, its case files, and records of finished games: whatever is typed or opened is understood or
//! refused. How to try for long: CONTRIBUTING.md.

use crate::binary::{fed, parlour};
use crate::record;
use parlour_game::laws::{Damage, spoilt, spoilt_text, tries};
use proptest::prelude::*;
use proptest::test_runner::Config;
use std::process::Output;
use std::sync::LazyLock;

const CASE: &str = include_str!("cases/disjoint-clauses-fill-hand.json");

/// What may be typed after a case was opened. (`save` is not among it: a damaged one would write to who knows where.)
const LINES: &[&str] = &[
    "i ask scarlet, candlestick, hall: nobody",
    "ben asks mustard, rope, library: cid shows",
    "i ask mustard, rope, library: cid shows library",
    "cid accuses mustard, rope, library: wrong",
    "ben has the kitchen",
    "cid has not the rope",
    "why rope cid",
    "advice hall",
    "grid",
    "entries",
    "delete 2",
    "edit 1 ben asks white, rope, study: nobody",
    "undo",
    "help why",
];

/// A finished game of Clue-less: every kind of event in a short file.
static RECORD: LazyLock<String> = LazyLock::new(|| record::record("clue-less").write());

fn did_not_break(output: &Output, input: &[u8]) {
    let errors = String::from_utf8_lossy(&output.stderr);
    let input = String::from_utf8_lossy(input);
    assert!(
        matches!(output.status.code(), Some(0..=2)) && !errors.contains("panicked"),
        "{errors}\\n{input}"
    );
}

proptest! {
    #![proptest_config(Config { cases: tries(12), failure_persistence: None, max_shrink_iters: 100, ..Config::default() })]

    #[test]
    fn a_damaged_case_file_is_solved_or_refused(damages in prop::collection::vec(any::<Damage>(), 1..6)) {
        let case = spoilt(CASE, &damages);
        did_not_break(&fed(&case, parlour().args(["solve", "-", "--json"])), &case);
    }

    #[test]
    fn a_damaged_record_is_told_or_refused_with_its_fault(damages in prop::collection::vec(any::<Damage>(), 1..6)) {
        let file = spoilt(&*RECORD, &damages);
        let output = fed(&file, parlour().args(["replay", "-", "--verify"]));
        did_not_break(&output, &file);
        let (told, fault) = (!output.stdout.is_empty(), output.stderr.starts_with(b"error: -: "));
        prop_assert_eq!((told, fault), (output.status.success(), !output.status.success()));
    }

    #[test]
    fn whatever_is_typed_is_understood_or_refused(
        typed in prop::collection::vec((0..LINES.len(), prop::collection::vec(any::<Damage>(), 0..3)), 1..20),
    ) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("case.json");
        std::fs::write(&path, CASE).unwrap();
        let lines: String = typed.iter().map(|(nth, damages)| spoilt_text(LINES[*nth], damages) + "\n").collect();
        let output = fed(&lines, parlour().arg("solve").arg(&path).arg("--edit"));
        did_not_break(&output, lines.as_bytes());
    }
}
