//! Detectives of the house plan aloud.

use parlour_game::{Advisor, Budget, Match, Notation, Seat, Seed, Turn, Viewer};
use scotland_yard_ai::{Aid, AidAnswer, AidQuestion, AidRefusal, BRAINS, Intent};
use scotland_yard_rules::{Action, MISTER_X, ScotlandYard};

fn ask(match_: &Match<ScotlandYard>, viewer: Viewer, brain: &str) -> Result<Vec<Intent>, AidRefusal> {
    let brains = Seat::first(match_.seats()).map(|seat| (seat, brain.to_owned())).collect();
    let answer = Aid::answer(&match_.known(viewer), &AidQuestion::Plans { brains }, Budget::nodes(100_000))?;
    let AidAnswer::Plans { plans } = answer else { panic!("{answer:?}") };
    Ok(plans)
}

/// Plays a match out; before each move of a detective tells what the others hear that it will do, and what it does.
fn follow(
    brain: &str,
    preset: &str,
    number: u64,
    mut look: impl FnMut(&Match<ScotlandYard>, Option<Intent>, &Action),
) {
    let setup = ScotlandYard::read_setup(&format!("preset={preset}")).expect("a set-up");
    let mut match_ = Match::new(setup, Seed::from_number(number));
    let mut dice = Seed::from_number(number).rng_at(999);
    let plays = BRAINS.iter().find(|listed| listed.name == brain).expect("listed");
    while let Turn::Seat(seat) = match_.turn() {
        let action = if seat == MISTER_X {
            *dice.pick(&match_.actions(seat))
        } else {
            let listener = Seat::first(match_.seats()).find(|other| *other != seat && *other != MISTER_X);
            let told =
                ask(&match_, Viewer::Seat(listener.expect("another detective")), brain).expect("an answer");
            let lot = Seed::from_number(number).rng_at(match_.seq());
            let known = match_.known(Viewer::Seat(seat));
            let (action, _) = (plays.choose)(&known, lot, Budget::nodes(2_000));
            look(&match_, told.into_iter().find(|plan| plan.seat == seat), &action);
            action
        };
        match_.act(seat, action).expect("listed");
    }
}

#[test]
fn what_they_say_is_what_they_do() {
    // How often the last word before the move was kept, in percent: dice and a longer look may change a mind.
    for (brain, least) in [("classic", 100), ("steady", 60), ("master", 60)] {
        let (mut kept, mut said) = (0, 0);
        for number in 0..3 {
            follow(brain, ["classic", "modern"][number as usize % 2], number, |match_, told, action| {
                let told = told.expect("whoever is to move can");
                let means = Action::Move { to: told.to, by: told.by, double: false };
                assert!(match_.actions(told.seat).contains(&means), "{brain}: {means:?} is not allowed");
                said += 1;
                kept += u32::from(means == *action);
            });
        }
        println!("{brain}: {kept} of {said}");
        assert!(kept * 100 >= said * least, "{brain}: {kept} of {said}");
    }
}

#[test]
fn detectives_hear_it_alike_and_nobody_else_does() {
    follow("classic", "modern", 5, |match_, _, _| {
        let seats = Seat::first(match_.seats()).filter(|seat| *seat != MISTER_X);
        let told: Vec<_> = seats.map(|seat| ask(match_, Viewer::Seat(seat), "classic")).collect();
        assert!(told[0].as_ref().is_ok_and(|plans| !plans.is_empty()));
        assert!(told.windows(2).all(|pair| pair[0] == pair[1]));
        for viewer in [Viewer::Seat(MISTER_X), Viewer::Spectator] {
            assert_eq!(ask(match_, viewer, "classic"), Err(AidRefusal::DetectivesAlone));
        }
    });
}

#[test]
fn what_they_say_does_not_depend_on_the_clock() {
    let setup = ScotlandYard::read_setup("preset=classic").expect("a set-up");
    let mut match_ = Match::new(setup, Seed::from_number(3));
    let Turn::Seat(MISTER_X) = match_.turn() else { panic!("he is first") };
    match_.act(MISTER_X, match_.actions(MISTER_X)[0]).expect("listed");
    let viewer = Viewer::Seat(Seat::new(1));
    let brains = Seat::first(match_.seats()).map(|seat| (seat, "master".to_owned())).collect();
    let late = Budget::time(std::time::Duration::ZERO);
    let told = Aid::answer(&match_.known(viewer), &AidQuestion::Plans { brains }, late);
    assert_eq!(told, ask(&match_, viewer, "master").map(|plans| AidAnswer::Plans { plans }));
}

#[test]
fn whoever_leaves_it_to_chance_says_nothing() {
    follow("random", "classic", 1, |_, told, _| assert_eq!(told, None));
    follow("novice", "classic", 1, |_, told, _| assert_eq!(told, None));
}
