//! Answers of brains to offers, and their action when they have no move.

use crate::thoughts::Why;
use checkers_rules::{Action, Checkers, OfferKind};
use parlour_game::{Known, Thought};

/// The answer of a brain that lets its opponent take moves back and plays every game to its end. `None` if a move is
/// due.
pub(crate) fn answer(known: &Known<Checkers>) -> Option<(Action, Thought)> {
    if let Some(offer) = known.view.offer.filter(|offer| offer.by != known.seat()) {
        return Some(match offer.kind {
            OfferKind::Takeback => (Action::Accept, Thought::new(Why::ThinksTakeback)),
            OfferKind::Draw => (Action::Decline, Thought::new(Why::ThinksPlayOn)),
        });
    }
    no_move(known)
}

/// What is done where no move can be made; `None` if one can.
pub(crate) fn no_move(known: &Known<Checkers>) -> Option<(Action, Thought)> {
    if known.actions.iter().any(|action| matches!(action, Action::Move { .. })) {
        return None;
    }
    // Asked out of turn, or while its own offer is open: the first action listed changes least.
    Some((known.actions[0].clone(), Thought::new(Why::ThinksNothing)))
}
