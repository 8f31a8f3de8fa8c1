//! The brain: hands the description what its seat knows.

use super::detective::{self, Tactic};
use super::mister_x;
use crate::notes::Notes;
use crate::scene::Move;
use parlour_game::{Brain, Budget, Seat, Thought};
use scotland_yard_rules::{Action, MISTER_X, ScotlandYard, Setup, Sight, View};

/// The brain `classic`, for either side.
#[derive(Debug)]
pub struct Classic {
    seat: Seat,
    notes: Notes,
}

impl Classic {
    /// The brain for this seat.
    pub fn new(seat: Seat, setup: &Setup) -> Self {
        Self { seat, notes: Notes::new(setup) }
    }

    fn flee(&self) -> (Move, String) {
        let scene = self.notes.scene();
        let step = mister_x::choose(scene, self.notes.own()).expect("whose turn it is can move");
        let near = (0..scene.force().len()).filter(|nth| scene.reach(*nth).contains(step.to)).count();
        let why = match near {
            0 => "No detective can reach me there.".into(),
            1 => "One detective could reach me there; elsewhere it is no better.".into(),
            many => format!("{many} detectives could reach me there; elsewhere it is no better."),
        };
        (step, why)
    }

    fn hunt(&self) -> (Move, String) {
        let (step, tactic) =
            detective::choose(self.notes.scene(), self.seat.index() - 1).expect("whose turn it is can move");
        let why = match tactic {
            Tactic::Target => "He can be there.",
            Tactic::Underground => "From an underground station I get everywhere quickly.",
            Tactic::LastShown => "That is the way to where he was last shown.",
            Tactic::Smallest => "It is the best way that I see.",
        };
        (step, why.into())
    }
}

impl Brain<ScotlandYard> for Classic {
    fn see(&mut self, sight: &Sight) {
        self.notes.see(self.seat, sight);
    }

    fn choose(&mut self, _: &View, _: &[Action], _: Budget) -> (Action, Thought) {
        let (Move { to, by }, why) = if self.seat == MISTER_X { self.flee() } else { self.hunt() };
        (Action::Move { to, by, double: false }, Thought::new(why))
    }
}
