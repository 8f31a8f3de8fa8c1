//! Records of finished matches, as files that anybody may have written.

use super::{damages, often};
use parlour_catalog::{Record, games};
use parlour_game::laws::spoilt;
use parlour_game::{Budget, Seed};
use proptest::prelude::*;
use std::sync::LazyLock;

/// A whole match of every game between computers, as a house writes it down.
static RECORDS: LazyLock<Vec<Record>> = LazyLock::new(|| {
    let record = |game: &'static dyn parlour_catalog::AnyGame| {
        let (setup, seats) = game.check_setup(&game.info().setup).unwrap();
        let mut play = game.open(&setup, Seed::from_number(7)).unwrap();
        while let Some(seat) = play.turn().seat() {
            let thinking = play.think(seat, &game.info().default_brain).unwrap();
            let step = play.propose(seat, &thinking(Budget::nodes(1)).action).unwrap();
            play.commit(step);
        }
        let names = (0..seats).map(|seat| format!("Guest {seat}")).collect();
        Record::of(game, &*play, setup, names).unwrap()
    };
    games().map(record).collect()
});

/// It is refused with a reason, or a match that can be told and is written as it was read. The record it was before is
/// given, if it was one.
fn try_record(bytes: &[u8], before: Option<&Record>) {
    let record = match Record::read(bytes) {
        Ok(record) => record,
        Err(bad) => return assert!(!bad.to_string().is_empty()),
    };
    match record.check() {
        Ok(checked) => {
            assert_eq!(checked.play.seq(), record.events.len());
            assert!(checked.drawn <= record.events.len());
            // Whatever else was changed: nobody can promise another seed and set-up afterwards.
            assert_eq!(Some(&record.commitment), before.map(|before| &before.commitment));
            let written = record.write();
            assert_eq!(Record::read(written.as_bytes()).unwrap().write(), written);
        }
        Err(bad) => {
            assert!(!bad.to_string().is_empty());
            assert!(bad.event().is_none_or(|event| event < record.events.len()), "{bad}");
        }
    }
    if let Ok(play) = record.replay() {
        assert_eq!(play.reveal().unwrap().told().len(), record.events.len());
    }
}

proptest! {
    #![proptest_config(often(60))]

    #[test]
    fn a_damaged_record_is_told_or_refused(nth in any::<prop::sample::Index>(), damages in damages()) {
        let before = nth.get(&RECORDS);
        try_record(&spoilt(before.write(), &damages), Some(before));
    }

    /// Damage somewhere in a long file hits its events nearly always: here it hits one of the other fields.
    #[test]
    fn a_record_with_another_field_is_told_or_refused(
        nth in any::<prop::sample::Index>(),
        field in any::<prop::sample::Index>(),
        damages in damages(),
    ) {
        let before = nth.get(&RECORDS);
        let mut json: serde_json::Map<_, _> = serde_json::from_str(&before.write()).unwrap();
        let fields: Vec<String> = json.keys().filter(|field| *field != "events").cloned().collect();
        let field = &mut json[field.get(&fields)];
        if let Ok(damaged) = serde_json::from_slice(&spoilt(field.to_string(), &damages)) {
            *field = damaged;
            try_record(&serde_json::to_vec(&json).unwrap(), Some(before));
        }
    }

    #[test]
    fn garbage_is_no_record(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        for start in ["", "{\"format\":\"parlour-record\","] {
            try_record(&[start.as_bytes(), &bytes].concat(), None);
        }
    }
}

#[test]
fn the_samples_are_sound() {
    for record in RECORDS.iter() {
        assert!(record.check().is_ok(), "{}", record.game);
    }
}
