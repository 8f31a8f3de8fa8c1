//! Set-ups of every game, as text and as JSON.

use super::{damages, often};
use parlour_catalog::{Entry, Visitor, games, visit};
use parlour_game::laws::{Damage, spoilt, spoilt_text};
use parlour_game::{Game, Notation, Seed};
use proptest::prelude::*;
use serde_json::Value;

/// Set-ups of all sorts in each game's notation; every game reads those of the others, too.
const TEXTS: &[&str] = &[
    "",
    "B:W21-32:B1-12",
    "W:WK5,27,28:B1.",
    "ballot=17",
    "scarlet,green,plum",
    "scarlet,mustard,white,green,peacock,plum",
    "preset=seed,detectives=4,doubles=1,shown=3/8,mister_x=4/3/3,black=one-each,order=free",
    "preset=modern,starts=any,last_round=true,practice=true,windows=10,shown=3/8,detective=10/8/4,mister_x=unlimited",
    "position=turn=1 count=2 detectives=34:1/1/1;50:1/1/1 x=67:2/2/2/1/1 shown=- log=-",
];

/// Reads a text; if it is a set-up, it must be one in every respect.
struct Text<'a>(&'a str);

impl Visitor for Text<'_> {
    type Output = ();

    fn visit<G: Game + Notation>(self, _: &'static Entry<G>) {
        let Ok(setup) = G::read_setup(self.0) else { return };
        let written = G::write_setup(&setup);
        assert_eq!(G::read_setup(&written).as_ref(), Ok(&setup), "{written}");
        let json = serde_json::to_value(&setup).unwrap();
        assert_eq!(serde_json::from_value::<G::Setup>(json).unwrap(), setup);
        G::new(&setup);
    }
}

fn try_text(text: &str) {
    for game in games() {
        visit(game.id(), Text(text)).unwrap();
    }
}

/// Reads JSON; a set-up that is accepted comes back whole, is accepted as it is, and can be played.
fn try_json(text: &[u8]) {
    let Ok(setup) = serde_json::from_slice::<Value>(text) else { return };
    for game in games() {
        let Ok((whole, seats)) = game.check_setup(&setup) else { continue };
        let again = game.check_setup(&whole).unwrap_or_else(|bad| panic!("{whole}: {bad}"));
        assert_eq!(again, (whole.clone(), seats));
        game.open(&whole, Seed::new([1; 32])).unwrap();
        game.is_alone(&whole);
    }
}

/// The usual set-up of each game, with everything filled in.
fn usual() -> Vec<String> {
    games().map(|game| game.check_setup(&game.info().setup).unwrap().0.to_string()).collect()
}

proptest! {
    #![proptest_config(often(300))]

    #[test]
    fn any_text_is_a_setup_or_refused(text in "\\PC{0,80}") {
        try_text(&text);
        try_json(text.as_bytes());
    }

    #[test]
    fn a_damaged_setup_is_a_setup_or_refused(nth in 0..TEXTS.len(), damages in damages()) {
        try_text(&spoilt_text(TEXTS[nth], &damages));
    }

    #[test]
    fn damaged_json_is_a_setup_or_refused(nth in any::<prop::sample::Index>(), damages in damages()) {
        let usual = usual();
        try_json(&spoilt(nth.get(&usual), &damages));
    }
}

#[test]
fn the_samples_are_sound() {
    let nothing: [Damage; 0] = [];
    let readers = |text: &str| games().filter(|game| visit(game.id(), Reads(text)).unwrap()).count();
    for text in TEXTS {
        assert!(readers(&spoilt_text(text, &nothing)) > 0, "{text}");
    }
}

struct Reads<'a>(&'a str);

impl Visitor for Reads<'_> {
    type Output = bool;

    fn visit<G: Game + Notation>(self, _: &'static Entry<G>) -> bool {
        G::read_setup(self.0).is_ok()
    }
}
