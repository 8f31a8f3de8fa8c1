//! The brain `classic` at the table: whole matches of both games.

use clue_ai::{CLUE_BRAINS, CLUE_LESS_BRAINS, Classic};
use clue_rules::{Action, Clue, ClueLess, Sight, View};
use parlour_game::{
    Brain, BrainEntry, Budget, Event, Game, Match, Notation, Outcome, Seat, Seed, Turn, Viewer,
};

/// A match and the brains that play it.
struct Table<G: Game> {
    match_: Match<G>,
    brains: Vec<Box<dyn Brain<G>>>,
    /// How many events the brains have seen.
    seen: usize,
}

impl<G: Notation<Action = Action, Sight = Sight, View = View>> Table<G> {
    fn new(setup: &str, brains: &[BrainEntry<G>], names: &[&str], seed: u64) -> Self {
        let setup = G::read_setup(setup).expect("a set-up");
        let sit = |seat: Seat| {
            let name = names[seat.index() % names.len()];
            let entry = brains.iter().find(|entry| entry.name == name).expect("a brain of this name");
            (entry.make)(seat, &setup, Seed::from_number(seed))
        };
        let brains = Seat::first(G::seats(&setup)).map(sit).collect();
        Self { match_: Match::new(setup, Seed::from_number(seed)), brains, seen: 0 }
    }

    /// Lets every brain see what is new, and the one whose turn it is act.
    fn step(&mut self, seat: Seat) {
        for (nth, brain) in self.brains.iter_mut().enumerate() {
            let sights = self.match_.sights(Viewer::Seat(Seat::new(nth as u8)), self.seen);
            sights.iter().for_each(|sight| brain.see(sight));
        }
        self.seen = self.match_.seq();
        let (view, actions) = (self.match_.view(Viewer::Seat(seat)), self.match_.actions(seat));
        let (action, thought) = self.brains[seat.index()].choose(&view, &actions, Budget::nodes(1));
        assert!(!thought.why.is_empty());
        self.match_.act(seat, action).expect("a brain chooses a legal action");
    }

    fn play(mut self) -> Match<G> {
        while let Turn::Seat(seat) = self.match_.turn() {
            self.step(seat);
        }
        self.match_
    }
}

fn clue(setup: &str, seed: u64) -> Match<Clue> {
    Table::new(setup, CLUE_BRAINS, &["classic"], seed).play()
}

fn clue_less(setup: &str, seed: u64) -> Match<ClueLess> {
    Table::new(setup, CLUE_LESS_BRAINS, &["classic"], seed).play()
}

/// How many of the accusations were right and wrong.
fn accusations<G>(match_: &Match<G>) -> [usize; 2]
where
    G: Game<Sight = Sight>,
{
    let sights = match_.sights(Viewer::Spectator, 0);
    let count = |wanted| {
        sights
            .iter()
            .filter(|sight| matches!(sight, Sight::Accused { right, .. } if *right == wanted))
            .count()
    };
    [count(true), count(false)]
}

#[test]
fn matches_of_clue_are_solved_without_a_wrong_accusation() {
    let setups = [
        "scarlet,plum",
        "scarlet,mustard,green",
        "scarlet,mustard,green,plum leftovers=open",
        "mustard,white,green,peacock,plum dice=2",
        "scarlet,mustard,white,green,peacock,plum exact=true",
    ];
    for seed in 0..40 {
        let setup = setups[seed as usize % setups.len()];
        let match_ = clue(setup, seed);
        assert!(matches!(match_.turn().outcome(), Some(Outcome::Won(_))), "{setup}, seed {seed}");
        assert_eq!(accusations(&match_), [1, 0], "{setup}, seed {seed}");
    }
}

#[test]
fn matches_of_clue_less_are_solved_without_a_wrong_accusation() {
    let setups = [
        "scarlet,mustard,green",
        "scarlet,mustard,green,plum leftovers=open",
        "scarlet,mustard,white,green,peacock,plum",
    ];
    for seed in 0..30 {
        let setup = setups[seed as usize % setups.len()];
        let match_ = clue_less(setup, seed);
        assert!(matches!(match_.turn().outcome(), Some(Outcome::Won(_))), "{setup}, seed {seed}");
        assert_eq!(accusations(&match_), [1, 0], "{setup}, seed {seed}");
    }
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let setup = "scarlet,green,plum";
    assert_eq!(clue(setup, 7), clue(setup, 7));
    assert_ne!(clue(setup, 7).log(), clue(setup, 8).log());
}

/// The wrong accusations of the others do not lead it astray.
#[test]
fn it_is_never_wrong_at_a_table_of_fools() {
    let mut solved = 0;
    for seed in 0..60 {
        let table = Table::new("scarlet,mustard,green", CLUE_BRAINS, &["classic", "random", "random"], seed);
        let match_ = table.play();
        for event in match_.log() {
            if let Event::Acted { seat, action: Action::Accuse { .. } } = event {
                let is_won = match_.turn() == Turn::Over(Outcome::Won([*seat].into_iter().collect()));
                assert!(seat.index() != 0 || is_won, "seed {seed}");
                solved += usize::from(seat.index() == 0);
            }
        }
    }
    // The fools are mostly out before it knows enough.
    assert!(solved > 0);
}

/// All it knows comes from what its seat saw: one that comes later and is told all that accuses at the same time.
#[test]
fn a_brain_made_anew_knows_what_the_old_one_knew() {
    let accuses = |action: &Action| matches!(action, Action::Accuse { .. });
    let mut table = Table::new("scarlet,mustard,green,plum", CLUE_BRAINS, &["classic"], 3);
    while let Turn::Seat(seat) = table.match_.turn() {
        let mut anew = Classic::new(seat, Seed::from_number(99));
        for sight in table.match_.sights(Viewer::Seat(seat), 0) {
            Brain::<Clue>::see(&mut anew, &sight);
        }
        let (view, actions) = (table.match_.view(Viewer::Seat(seat)), table.match_.actions(seat));
        let (action, _) = Brain::<Clue>::choose(&mut anew, &view, &actions, Budget::nodes(1));
        assert!(actions.contains(&action), "{action:?}");
        let before = table.match_.seq();
        table.step(seat);
        let Event::Acted { action: done, .. } = &table.match_.log()[before] else { panic!("an action") };
        assert_eq!(accuses(&action), accuses(done));
    }
    assert!(matches!(table.match_.turn(), Turn::Over(Outcome::Won(_))));
}
