//! The laws every game keeps, and play-throughs to be read by people.

use crate::play::{Either, clue, clue_less, json};
use clue_rules::{Action, Clue, ClueLess, Place, Room, Square, Suspect, Weapon, board, halls};
use parlour_game::laws::{self, Laws, golden, playthrough};
use parlour_game::{Event, Notation, Seed, Turn, Viewer};

/// Mostly investigation: of the long families a member now and then, of accusations hardly ever one.
fn weigh(action: &Action) -> u32 {
    match action {
        Action::Roll | Action::Passage | Action::Show { .. } => 6_000,
        Action::Move { to: Place::Room(_) } => 6_000,
        Action::Move { to: Place::Square(_) | Place::Hallway(_) | Place::Home } => 1_000,
        Action::Suggest { .. } => 500,
        Action::EndTurn => 3_000,
        Action::Accuse { .. } => 1,
    }
}

fn setups<G: Notation>(texts: &[&str]) -> Vec<G::Setup> {
    texts.iter().map(|text| G::read_setup(text).expect("a set-up")).collect()
}

/// A move to every place of either board, and one of everything else.
fn tries() -> Vec<Action> {
    let squares = board::squares().map(Place::Square);
    let hallways = halls::hallways().map(Place::Hallway);
    let places = squares.chain(hallways).chain(Room::ALL.map(Place::Room)).chain([Place::Home]);
    let (suspect, weapon, room) = (Suspect::Plum, Weapon::Rope, Room::Hall);
    let others = [
        Action::Roll,
        Action::Passage,
        Action::Suggest { suspect, weapon },
        Action::Accuse { suspect, weapon, room },
        Action::EndTurn,
    ];
    places.map(|to| Action::Move { to }).chain(others).collect()
}

#[test]
fn every_law_holds() {
    laws::all::<Clue>();
    laws::all::<ClueLess>();
}

#[test]
fn every_law_holds_through_long_matches_of_clue() {
    let setups = setups::<Clue>(&[
        "scarlet,white dice=2",
        "mustard,green,plum exact=true",
        "scarlet,mustard,white,green,peacock leftovers=open",
        "scarlet,mustard,white,green,peacock,plum dice=2 exact=true",
    ]);
    let walked = Laws::<Clue>::new(setups).matches(3).bound(10_000).weigh(weigh).tries(tries()).hold();
    assert!(walked.events > 500, "{walked:?}");
}

#[test]
fn every_law_holds_through_long_matches_of_clue_less() {
    let setups = setups::<ClueLess>(&[
        "mustard,green,plum",
        "scarlet,mustard,white,green leftovers=open",
        "scarlet,mustard,white,green,peacock,plum",
    ]);
    let walked = Laws::<ClueLess>::new(setups).matches(8).bound(10_000).weigh(weigh).tries(tries()).hold();
    assert!(walked.events > 500, "{walked:?}");
}

/// Plays at random and calls for every position. Accusations are rare.
fn wander<G: Either>(setup: &str, number: u64, mut look: impl FnMut(&G, u8)) {
    let setup = G::read_setup(setup).expect("a set-up");
    let mut game = G::new(&setup);
    let mut rng = Seed::from_number(number).rng_at(0);
    loop {
        let event = match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance => Event::Chanced(game.sample(&mut rng)),
            Turn::Seat(seat) => {
                look(&game, G::seats(&setup));
                let mut actions = game.actions(seat);
                if rng.below(100) > 0 {
                    actions.retain(|action| !matches!(action, Action::Accuse { .. }));
                }
                Event::Acted { seat, action: *rng.pick(&actions) }
            }
        };
        game.apply(&event);
    }
}

/// Holds that the view tells the families that offers leave out.
fn views_state_what_is_listed<G: Either>(setup: &str) {
    for number in 0..5 {
        wander::<G>(setup, number, |game, seats| {
            for viewer in Viewer::all(seats) {
                let view = game.view(viewer);
                let listed = viewer.seat().map_or_else(Vec::new, |seat| game.actions(seat));
                let count = |is: fn(&Action) -> bool| listed.iter().filter(|action| is(action)).count();
                let suggestions = count(|action| matches!(action, Action::Suggest { .. }));
                let accusations = count(|action| matches!(action, Action::Accuse { .. }));
                assert_eq!(suggestions, if view.may_suggest { 6 * 6 } else { 0 });
                assert_eq!(accusations, if view.may_accuse { 6 * 6 * 9 } else { 0 });
                let to_square = |square: &Square| Action::Move { to: Place::Square(*square) };
                let is_to_square = |action: &&Action| matches!(action, Action::Move { to: Place::Square(_) });
                let squares: Vec<Action> = view.squares.iter().map(to_square).collect();
                assert!(listed.iter().filter(is_to_square).eq(&squares));
                let offers = viewer.seat().map_or_else(Vec::new, |seat| game.offers(seat));
                assert_eq!(offers.len() + squares.len() + suggestions + accusations, listed.len());
            }
        });
    }
}

#[test]
fn what_is_not_offered_is_told_by_the_view() {
    views_state_what_is_listed::<Clue>("scarlet,mustard,green,plum dice=2");
    views_state_what_is_listed::<ClueLess>("scarlet,mustard,green,plum");
}

/// The most bytes of view and offers that a seat to act is sent in three matches.
fn largest_frame<G: Either>(setup: &str) -> usize {
    let mut most = 0;
    for number in 0..3 {
        wander::<G>(setup, number, |game, _| {
            let seat = game.turn().seat().expect("to act");
            most = most.max(json(&game.view(Viewer::Seat(seat))).len() + json(&game.offers(seat)).len());
        });
    }
    most
}

#[test]
fn a_frame_stays_small() {
    let six = "scarlet,mustard,white,green,peacock,plum";
    assert!(largest_frame::<ClueLess>(six) < 2_000);
    assert!(largest_frame::<Clue>(six) < 2_000);
    // Twelve steps lead almost anywhere.
    assert!(largest_frame::<Clue>(&format!("{six} dice=2")) < 3_000);
}

#[test]
fn a_short_case_of_clue_from_every_seats_eyes() {
    let play = clue(
        "mustard,green,plum dice=2",
        "envelope plum rope lounge; mustard scarlet; green mustard knife ballroom; plum dining-room kitchen",
    );
    let play = play.then(
        "roll 4+4; move dining-room; suggest mustard rope; show mustard; end-turn; \
         roll 4+4; move ballroom; suggest plum rope; end-turn; \
         suggest green knife; show green; end-turn; \
         accuse plum rope ballroom; accuse plum rope lounge",
    );
    golden("tests/playthroughs/clue.txt", &playthrough(&play.as_match()));
}

#[test]
fn a_short_case_of_clue_less_from_every_seats_eyes() {
    let play = clue_less(
        "scarlet,green,plum leftovers=open",
        "envelope white wrench hall; scarlet plum rope; green lounge knife; plum study mustard",
    );
    let play = play.then(
        "move hall/lounge; end-turn; move conservatory/ballroom; end-turn; move study/library; end-turn; \
         move lounge; suggest plum knife; show lounge; accuse white rope hall; \
         move ballroom; suggest green rope; show ballroom; end-turn; \
         suggest scarlet rope; show rope; accuse white wrench lounge",
    );
    golden("tests/playthroughs/clue-less.txt", &playthrough(&play.as_match()));
}
