//! What the shelf says about each game agrees with the game.

use parlour_catalog::{Entry, Visitor};
use parlour_game::laws::Laws;
use parlour_game::{Game, Notation, Seat, Seed};
use serde_json::Value;
use std::collections::BTreeSet;

struct Check;

impl Visitor for Check {
    type Output = ();

    fn visit<G: Game + Notation>(self, entry: &'static Entry<G>) {
        assert!(entry.brain(entry.default_brain).is_some(), "{}: nobody stands in", G::ID);
        for (at, brain) in entry.brains.iter().enumerate() {
            assert!(entry.brains[..at].iter().all(|other| other.name != brain.name), "{} twice", brain.name);
        }
        for (at, count) in entry.counts.iter().enumerate() {
            assert!(entry.counts[..at].iter().all(|other| other.name != count.name), "{} twice", count.name);
        }
        let setup = G::Setup::default();
        let seats = G::seats(&setup);
        assert!((entry.seats[0]..=entry.seats[1]).contains(&seats), "{}: {seats} seats", G::ID);
        let mut named: Vec<Seat> = (entry.equal_seats)(&setup).into_iter().flatten().collect();
        named.sort_unstable();
        assert!(named.into_iter().eq(Seat::first(seats)), "{}: each seat is in one group", G::ID);
    }
}

struct Hold;

impl Visitor for Hold {
    type Output = ();

    fn visit<G: Game + Notation>(self, _: &'static Entry<G>) {
        Laws::<G>::new([G::Setup::default()]).matches(5).hold();
    }
}

/// The games' own tests hold the laws on more walks. Here no game can be forgotten.
#[test]
fn every_game_on_the_shelf_keeps_the_laws() {
    for game in parlour_catalog::games() {
        parlour_catalog::visit(game.id(), Hold).expect("it is on the shelf");
    }
}

#[test]
fn every_entry_fits_its_game() {
    for game in parlour_catalog::games() {
        parlour_catalog::visit(game.id(), Check).expect("it is on the shelf");
    }
}

/// The set-ups of quick matches of so many, by different lots.
fn by_lot(game: &str, seats: u8) -> Vec<Value> {
    let game = parlour_catalog::game(game).unwrap();
    (0..40).map(|lot| game.quick_setup(seats, &mut Seed::from_number(lot).rng_at(0))).collect()
}

#[test]
fn a_quick_match_can_be_played_by_as_many_as_it_says() {
    for game in parlour_catalog::games() {
        let [least, most] = game.quick_seats();
        let [fewest, utmost] = game.info().seats;
        assert!(fewest <= least && least <= most && most <= utmost, "{}", game.id());
        assert!(least > 1, "{}: it is for people who meet", game.id());
        for seats in least..=most {
            for setup in by_lot(game.id(), seats) {
                let (checked, has) = game.check_setup(&setup).unwrap();
                assert_eq!((checked, has), (setup.clone(), seats), "{}", game.id());
                assert!(!game.is_alone(&setup));
            }
        }
    }
}

#[test]
fn characters_of_a_quick_match_are_given_by_lot() {
    for game in ["clue", "clue-less"] {
        let casts: BTreeSet<String> =
            by_lot(game, 3).iter().map(|setup| setup["suspects"].to_string()).collect();
        assert!(casts.len() > 10, "{casts:?}");
    }
}
