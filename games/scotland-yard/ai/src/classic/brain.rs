//! The brain: follows the description from what its seat knows.

use super::detective::{self, Tactic};
use super::mister_x;
use crate::notes::Notes;
use crate::scene::Move;
use crate::thoughts::Why;
use parlour_game::{Known, Seat, Thought};
use scotland_yard_rules::{Action, MISTER_X, ScotlandYard};

/// The brain `classic`, for either side.
pub(crate) fn choose(known: &Known<ScotlandYard>) -> (Action, Thought) {
    let seat = known.seat();
    let notes = notes_of(known, seat);
    let (Move { to, by }, why) =
        if seat == MISTER_X { flee(&notes) } else { hunt(&notes, seat).expect("whose turn it is can move") };
    (Action::Move { to, by, double: false }, Thought::new(why))
}

/// What the brain would do for this detective now, as far as another detective knows; `None` if it cannot move.
pub(crate) fn intends(known: &Known<ScotlandYard>, seat: Seat) -> Option<(Move, Why)> {
    hunt(&notes_of(known, seat), seat)
}

fn notes_of(known: &Known<ScotlandYard>, seat: Seat) -> Notes {
    let mut notes = Notes::new(&known.setup);
    for sight in &known.sights {
        notes.see(seat, sight);
    }
    notes
}

fn flee(notes: &Notes) -> (Move, Why) {
    let scene = notes.scene();
    let (step, rating) = mister_x::choose(scene, notes.own()).expect("whose turn it is can move");
    let detectives = (0..scene.force().len()).filter(|nth| scene.reach(*nth).has(step.to)).count();
    (step, Why::ThinksReached { detectives, rating: told(rating) })
}

fn hunt(notes: &Notes, seat: Seat) -> Option<(Move, Why)> {
    let (step, tactic, rating) = detective::choose(notes.scene(), seat.index() - 1)?;
    let rating = told(rating);
    let why = match tactic {
        Tactic::Target => Why::ThinksTarget { rating },
        Tactic::Underground => Why::ThinksUnderground { rating },
        Tactic::LastShown => Why::ThinksLastShown { rating },
        Tactic::Smallest => Why::ThinksFallback { rating },
    };
    Some((step, why))
}

/// A rating as people read it.
fn told(rating: f64) -> String {
    format!("{rating:.1}")
}
