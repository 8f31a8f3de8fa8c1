//! Every brain plays whole matches on both sides, the same with the same seed.

use crate::play;
use parlour_game::Event;
use scotland_yard_ai::BRAINS;
use scotland_yard_rules::Action;

const SETUPS: [&str; 4] = ["preset=seed", "preset=classic", "preset=modern", "preset=classic,detectives=2"];

#[test]
fn twenty_matches_of_each_brain_end() {
    for brain in BRAINS {
        for seed in 0..20 {
            let setup = SETUPS[seed as usize % SETUPS.len()];
            assert!(play::play(brain.name, brain.name, setup, seed, 24).turn().outcome().is_some());
        }
    }
}

#[test]
fn they_play_the_same_with_the_same_seed() {
    for brain in BRAINS {
        let log = |seed| play::play(brain.name, brain.name, "preset=classic", seed, 24).log().to_vec();
        assert_eq!(log(7), log(7), "{}", brain.name);
        assert_ne!(log(7), log(8), "{}", brain.name);
    }
}

#[test]
fn none_of_them_looks_where_mister_x_is() {
    for brain in BRAINS {
        for seed in 0..4 {
            let match_ = play::play(brain.name, brain.name, "preset=modern,practice=true", seed, 24);
            let peeks = match_
                .log()
                .iter()
                .filter(|event| matches!(event, Event::Acted { action: Action::Peek, .. }));
            assert_eq!(peeks.count(), 0, "{}", brain.name);
        }
    }
}
