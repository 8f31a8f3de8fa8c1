//! What every brain answers when it is asked for something, or when there is nothing to move.

use checkers_rules::{Action, OfferKind, View};
use parlour_game::{Seat, Thought};

/// The answer of a brain that lets its opponent take moves back and plays every game to its end. `None` if a move is
/// due.
pub(crate) fn answer(seat: Seat, view: &View, actions: &[Action]) -> Option<(Action, Thought)> {
    if let Some(offer) = view.offer.filter(|offer| offer.by != seat) {
        return Some(match offer.kind {
            OfferKind::Takeback => (Action::Accept, Thought::new("Take it back, I do not mind.")),
            OfferKind::Draw => (Action::Decline, Thought::new("I play every game to its end.")),
        });
    }
    if actions.iter().any(|action| matches!(action, Action::Move { .. })) {
        return None;
    }
    // Asked out of turn, or while its own offer is open: what is listed first is the mildest.
    Some((actions[0].clone(), Thought::new("There is nothing to move.")))
}
