//! Which card to show: the one that tells the asker least.

use super::belief::Belief;
use super::notes::{Notes, of_kind};
use clue_rules::{CardId, Kind};
use parlour_game::Seat;

/// A room can be asked about only after walking there, so to be told of one saves more.
const ROOM: f64 = 1.5;

/// The card the asker has seen, if there is one.
pub(super) fn again(cards: &[CardId], to: Seat, notes: &Notes) -> Option<CardId> {
    cards.iter().copied().find(|card| notes.shown_to(to).has(card.card()))
}

/// Of cards new to the asker the one that leaves most open.
pub(super) fn least_telling(cards: &[CardId], to: Seat, notes: &Notes, belief: &Belief) -> CardId {
    let tells = |card: CardId| {
        let kind = card.kind();
        let known = belief.expected(to, kind) + (notes.shown_to(to) & of_kind(kind)).len() as f64;
        let open = (of_kind(kind).len() as f64 - known).max(2.0);
        let bits = (open / (open - 1.0)).log2();
        if kind == Kind::Room { ROOM * bits } else { bits }
    };
    let told = cards.iter().map(|card| (*card, tells(*card)));
    told.reduce(|best, next| if next.1 < best.1 { next } else { best }).expect("there is a card to show").0
}
