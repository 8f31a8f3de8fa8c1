//! Counts of histories, for comparing sets of rules.

use parlour_game::{Event, Game, Turn};

/// How many histories of so many decisions there are, each taken by the seat to act among all it may do.
/// Chance is enumerated and takes no depth. A match that ends earlier counts for nothing.
///
/// A game with a faster count of its own offers that in the catalog; this one is for all others. `None` if chance is
/// asked and has too many answers to list.
pub fn perft<G: Game>(setup: &G::Setup, depth: u32) -> Option<u64> {
    count(&G::new(setup), depth)
}

fn count<G: Game>(state: &G, depth: u32) -> Option<u64> {
    let after = |event: Event<G>| {
        let mut next = state.clone();
        next.apply(&event);
        next
    };
    match state.turn() {
        Turn::Chance => {
            let chances = state.chances()?.into_iter();
            chances.map(|(chance, _)| count(&after(Event::Chanced(chance)), depth)).sum()
        }
        Turn::Seat(_) | Turn::Over(_) if depth == 0 => Some(1),
        Turn::Over(_) => Some(0),
        Turn::Seat(seat) => {
            let actions = state.actions(seat).into_iter();
            actions.map(|action| count(&after(Event::Acted { seat, action }), depth - 1)).sum()
        }
    }
}
