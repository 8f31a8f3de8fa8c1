//! What the shelf says about each game agrees with the game.

use parlour_catalog::{Entry, Visitor};
use parlour_game::{Game, Notation, Seat};

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

#[test]
fn every_entry_fits_its_game() {
    for game in parlour_catalog::games() {
        parlour_catalog::visit(game.id(), Check).expect("it is on the shelf");
    }
}
