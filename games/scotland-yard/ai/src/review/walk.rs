//! The walk through a match: what everyone knew whenever somebody moved.

use super::{cast, is_his};
use crate::dice::Dice;
use crate::master::playout::{self, End};
use crate::notes::Notes;
use crate::scene::Scene;
use parlour_game::{Known, Seat, SeatSet};
use scotland_yard_deduction::{Belief, RoundCount};
use scotland_yard_rules::{MISTER_X, ScotlandYard, Sight, Station, Ticket};

/// Somebody is to move.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    pub(super) seq: u32,
    pub(super) seat: Seat,
    pub(super) round: u8,
    pub(super) scene: Scene,
    /// Where he can be, and how likely.
    pub(super) stations: Vec<(Station, f64)>,
    /// Where he is, if this is told from his eyes.
    pub(super) own: Option<Station>,
    /// The detectives who have not moved yet, without the one who moves now.
    pub(super) waiting: Vec<usize>,
    /// Whether this is the second half of a double move.
    pub(super) is_second_half: bool,
    /// The move that was made; where to is told to his eyes alone if it is his.
    pub(super) to: Option<Station>,
    pub(super) by: Ticket,
    pub(super) double: bool,
}

/// Every moment of the match at which somebody moved, in order.
pub(super) fn moments(known: &Known<ScotlandYard>) -> Vec<Moment> {
    let seat = if is_his(known.viewer.seat()) { MISTER_X } else { Seat::new(1) };
    let setup = &known.setup;
    let mut notes = Notes::new(setup);
    let (mut belief, mut count) = (Belief::new(setup), RoundCount::new(setup));
    let position = setup.position();
    let mut moved: SeatSet = position.map_or(SeatSet::EMPTY, |position| {
        let moved = position.detectives.iter().zip(1..).filter(|(detective, _)| detective.moved);
        moved.map(|(_, seat)| Seat::new(seat)).collect()
    });
    let mut is_second_half =
        position.is_some_and(|position| position.log.last().is_some_and(|entry| entry.is_first_half));
    let mut moments = Vec::new();
    for (seq, sight) in known.sights.iter().enumerate() {
        let round = count.see(sight);
        if let Sight::Moved { seat: mover, to, by, double, skipped, ended, .. } = sight {
            let scene = *notes.scene();
            let rest = Seat::first(scene.force().len() as u8 + 1).skip(1).filter(|other| other != mover);
            let waiting = rest.filter(|other| *mover != MISTER_X && !moved.has(*other));
            moments.push(Moment {
                seq: seq as u32,
                seat: *mover,
                round,
                scene,
                stations: belief.ranked(),
                own: is_his(known.viewer.seat()).then(|| notes.own()),
                waiting: waiting.map(|seat| seat.index() - 1).collect(),
                is_second_half: *mover == MISTER_X && is_second_half,
                // The end shows where he went; what came before it does not know that.
                to: to.filter(|_| *mover != MISTER_X || seat == MISTER_X),
                by: *by,
                double: *double,
            });
            if ended.is_some() {
                break;
            }
            if *mover == MISTER_X {
                (moved, is_second_half) = (SeatSet::EMPTY, *double);
            } else {
                moved.insert(*mover);
            }
            for other in skipped {
                moved.insert(*other);
            }
        }
        notes.see(seat, sight);
        belief.see(sight);
    }
    moments
}

impl Moment {
    /// Which detective moves; none if it is Mister X.
    pub(super) fn detective(&self) -> Option<usize> {
        self.seat.index().checked_sub(1)
    }

    /// Draws where he is, by what everyone knows.
    pub(super) fn draw(&self, dice: &mut Dice) -> Station {
        let mut left = f64::from(dice.share());
        let fits = |(_, share): &&(Station, f64)| {
            left -= share;
            left < 0.0
        };
        let drawn = self.stations.iter().find(fits).or(self.stations.last());
        drawn.expect("he is somewhere").0
    }

    /// Plays on from here; whether he gets away. For Mister X's side he is where he was.
    pub(super) fn play_on(&self, side: Option<Seat>, dice: &mut Dice) -> bool {
        let drawn = self.draw(dice);
        let at = self.own.filter(|_| is_his(side)).unwrap_or(drawn);
        let (mut scene, cast, all) = (self.scene, cast(&self.scene), self.scene.force().len());
        let mut hunters: Vec<usize> =
            self.detective().into_iter().chain(self.waiting.iter().copied()).collect();
        hunters.sort_unstable();
        playout::hunt_round(&mut scene, at, hunters.into_iter(), &cast, dice)
            && playout::play(scene, at, all, &cast, dice) == End::Away
    }
}
