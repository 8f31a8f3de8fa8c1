//! Tests of the belief of the detectives, through whole matches.

use super::belief::Belief;
use crate::classic;
use crate::notes::{News, Notes};
use parlour_game::{Match, Notation, Seed, Turn, Viewer};
use scotland_yard_rules::{MISTER_X, ScotlandYard, Station};

/// Plays a match of the classic brain against itself. After each event that everyone saw, `look` is shown the belief,
/// what the notes say, and where Mister X is.
fn watch(seed: u64, mut look: impl FnMut(&Belief, &Notes, Station)) {
    let setup = ScotlandYard::read_setup("preset=seed").unwrap();
    let mut match_ = Match::<ScotlandYard>::new(setup.clone(), Seed::from_number(seed));
    let (mut notes, mut belief, mut seen) = (Notes::new(&setup), None::<Belief>, 0);
    while let Turn::Seat(seat) = match_.turn() {
        for sight in match_.sights(Viewer::Seat(MISTER_X), seen) {
            match (notes.see(MISTER_X, &sight), &mut belief) {
                (News::Fled { before, by, seen }, Some(belief)) => belief.flee(&before, by, seen),
                (News::Hunted { step, .. }, Some(belief)) => belief.miss(step.to),
                _ => belief = Some(Belief::new(notes.scene().possible)),
            }
            seen += 1;
        }
        look(belief.as_ref().unwrap(), &notes, notes.own());
        let (action, _) = classic::choose(&match_.known(Viewer::Seat(seat)));
        match_.act(seat, action).unwrap();
    }
}

#[test]
fn he_is_somewhere_he_can_be() {
    for seed in 0..5 {
        watch(seed, |belief, notes, at| {
            let possible = notes.scene().possible;
            let total: f32 = possible.iter().map(|station| belief.at(station)).sum();
            assert!((total - 1.0).abs() < 1e-3, "{total}");
            assert!(possible.has(at) && belief.at(at) > 0.0);
        });
    }
}

#[test]
fn who_always_plays_alike_is_found_out() {
    let (mut likely, mut even, mut count) = (0.0, 0.0, 0.0);
    for seed in 0..5 {
        watch(seed, |belief, notes, at| {
            if notes.scene().filled > 8 {
                likely += belief.at(at);
                even += 1.0 / notes.scene().possible.len() as f32;
                count += 1.0;
            }
        });
    }
    assert!(count > 0.0 && likely > 2.0 * even, "{likely} of {count}, by lot {even}");
}
