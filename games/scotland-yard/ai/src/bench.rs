//! Benchmarks: what `master` does most of the time.

use crate::dice::Dice;
use crate::master::belief::Belief;
use crate::master::plans::{self, Likely, Weights};
use crate::master::playout::{self, Cast, End, Fugitive, Team};
use crate::notes::Notes;
use crate::random;
use crate::scene::Scene;
use parlour_game::{Match, Seed, Turn, Viewer};
use scotland_yard_rules::{MISTER_X, Preset, ScotlandYard, Setup, Station};

/// Positions out of random matches, when Mister X has moved six times and so have the others: the same on every machine.
#[derive(Debug)]
pub struct Workload {
    positions: Vec<(Scene, Station)>,
}

/// How many windows a playout looks ahead.
const WINDOWS: u8 = 6;
/// How many plans are followed.
const BEAM: usize = 20;

impl Workload {
    /// A position out of each of this many matches, but for those that end too early.
    pub fn new(matches: u64) -> Self {
        Self { positions: (0..matches).filter_map(position).collect() }
    }

    /// Plays out this many times, from one position after the other. Says how often Mister X got away.
    pub fn play_out(&self, playouts: usize) -> usize {
        let dice = Dice::still();
        let away = |nth: &usize| {
            let (scene, at) = &self.positions[nth % self.positions.len()];
            let until = (scene.filled + WINDOWS).min(scene.log.windows);
            let cast =
                Cast { fugitive: Fugitive::Careful, team: Team::Closing, stray: 0.1, wobble: 0.5, until };
            playout::play(*scene, *at, 0, &cast, &mut dice.nth(*nth as u64)) == End::Away
        };
        (0..playouts).filter(away).count()
    }

    /// Plans one round for all detectives in each position. Says how many plans were kept.
    pub fn plan(&self) -> usize {
        let plans = |(scene, _): &(Scene, Station)| {
            let belief = Belief::new(scene.possible);
            let likely = Likely::new(&belief, scene.possible);
            let everyone: Vec<usize> = (0..scene.force().len()).collect();
            plans::best(scene, &everyone, &likely, BEAM, BEAM, &Weights::USUAL).len()
        };
        self.positions.iter().map(plans).sum()
    }

    /// How many positions there are.
    pub fn positions(&self) -> usize {
        self.positions.len()
    }
}

/// The position of a random match when Mister X is to move for the seventh time, if it comes to that.
fn position(seed: u64) -> Option<(Scene, Station)> {
    let (setup, seed) = (Setup::preset(Preset::Seed), Seed::from_number(seed));
    let mut match_ = Match::<ScotlandYard>::new(setup.clone(), seed.clone());
    let mut notes = Notes::new(&setup);
    let mut seen = 0;
    while let Turn::Seat(seat) = match_.turn() {
        for sight in match_.sights(Viewer::Seat(MISTER_X), seen) {
            notes.see(MISTER_X, &sight);
            seen += 1;
        }
        if seat == MISTER_X && notes.scene().filled == 6 {
            return Some((*notes.scene(), notes.own()));
        }
        let known = match_.known(Viewer::Seat(seat));
        let (action, _) = random::choose(&known, seed.rng_at(match_.seq()));
        match_.act(seat, action).expect("one of the listed ones");
    }
    None
}
