//! Notes of a seat: what everyone knows, as a [`Scene`], followed from sights.

use crate::scene::{Detective, Log, Move, Scene};
use parlour_game::Seat;
use scotland_yard_deduction::Belief;
use scotland_yard_rules::{MISTER_X, Setup, Sight, Station, Ticket};

/// What a seat has seen of a match.
#[derive(Clone, Debug)]
pub(crate) struct Notes {
    setup: Setup,
    possible: Belief,
    /// Nothing before all are on the map.
    scene: Option<Scene>,
    /// Where Mister X is, if this is his seat.
    own: Option<Station>,
}

/// What an event has told.
pub(crate) enum News {
    /// All are on the map.
    Placed,
    /// Mister X has moved, and was seen there if he had to show himself.
    Fled { before: Scene, by: Ticket, seen: Option<Station> },
    /// A detective has moved.
    Hunted { before: Scene, nth: usize, step: Move },
    /// Nothing that everyone knows.
    Nothing,
}

impl Notes {
    pub(crate) fn new(setup: &Setup) -> Self {
        Self { setup: setup.clone(), possible: Belief::new(setup), scene: None, own: None }
    }

    /// What everyone knows.
    pub(crate) fn scene(&self) -> &Scene {
        self.scene.as_ref().expect("nobody acts before all are on the map")
    }

    /// Where Mister X is, if this is his seat.
    pub(crate) fn own(&self) -> Station {
        self.own.expect("Mister X sees where he is")
    }

    pub(crate) fn see(&mut self, seat: Seat, sight: &Sight) -> News {
        self.possible.see(sight);
        let news = match sight {
            Sight::Placed { detectives, mister_x, ended: _ } => {
                self.scene = Some(self.start(detectives));
                self.own = mister_x.filter(|_| seat == MISTER_X);
                News::Placed
            }
            Sight::Moved { seat: mover, to, by, shown, double, .. } => {
                let scene = self.scene.as_mut().expect("all are on the map");
                let before = *scene;
                if *mover == MISTER_X {
                    let seen = to.filter(|_| *shown);
                    scene.doubles -= u8::from(*double);
                    scene.flee(*by, seen);
                    self.own = to.filter(|_| seat == MISTER_X);
                    News::Fled { before, by: *by, seen }
                } else {
                    let (nth, to) = (mover.index() - 1, to.expect("detectives hide nothing"));
                    let step = Move { to, by: *by };
                    scene.step(nth, step);
                    News::Hunted { before, nth, step }
                }
            }
            Sight::Peeked { .. } | Sight::Forfeited { .. } => News::Nothing,
        };
        // The set of the deduction is exact: it also knows that he could move on from wherever he is.
        if let Some(scene) = &mut self.scene {
            scene.possible = self.possible.possible();
        }
        news
    }

    fn start(&self, detectives: &[Station]) -> Scene {
        let setup = &self.setup;
        let log = Log {
            windows: setup.windows,
            shown: setup.shown.iter().fold(0, |shown, window| shown | 1 << window),
            last_round: setup.last_round,
        };
        let mut force: Vec<Detective> =
            detectives.iter().map(|&at| Detective { at, fares: setup.detective.counts() }).collect();
        if let Some(position) = setup.position() {
            for (detective, placed) in force.iter_mut().zip(&position.detectives) {
                detective.fares = placed.tickets.counts();
            }
        }
        let wallet = setup.wallet();
        let purse = Ticket::FARES.map(|by| wallet.purse.of(by));
        let mut scene = Scene::new(log, &force, purse, wallet.black, wallet.double, self.possible.possible());
        if let Some(position) = setup.position() {
            scene.filled = position.log.len() as u8;
            scene.last_shown = position.mister_x.or(position.last_shown);
        }
        scene
    }
}
