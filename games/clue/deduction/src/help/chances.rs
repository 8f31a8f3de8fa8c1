//! How likely each card is where, told so that no single number proves anything.

use crate::assistant::Witness;
use crate::{Holder, Place, Posterior, Weighting};
use clue_rules::CardId;
use serde::Serialize;

/// How likely a card is with each seat and in the envelope.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardChances {
    /// Which card.
    pub card: CardId,
    /// By seat.
    pub seats: Vec<Percent>,
    /// That it is part of the solution.
    pub envelope: Percent,
}

/// A chance in whole percents from 5 to 95. The least stands for whatever is less likely, or impossible; the most for
/// whatever is likelier, or certain: no chance is a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Percent(u8);

impl Percent {
    const LEAST: f64 = 5.0;
    const MOST: f64 = 95.0;

    fn of(place: Place) -> Self {
        let share = match place {
            Place::Has => 1.0,
            Place::HasNot => 0.0,
            Place::May(share) => share,
        };
        Self((100.0 * share).round().clamp(Self::LEAST, Self::MOST) as u8)
    }
}

/// How likely each card is where, by what the witness saw.
pub(super) fn chances(witness: &Witness) -> Vec<CardChances> {
    let holders = witness.holders();
    let posterior = Posterior::of(holders, &witness.facts(), Weighting::Shown);
    let posterior = posterior.expect("what was seen is true");
    let seats = witness.open().unwrap_or(holders.envelope()).index();
    let of_card = |card| {
        let in_place = |holder| Percent::of(posterior.place(holder, card));
        let seats = (0..seats).map(|seat| in_place(Holder::new(seat))).collect();
        CardChances { card: CardId::of(card), seats, envelope: in_place(holders.envelope()) }
    };
    holders.deck().iter().map(of_card).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_certain_is_told_as_what_is_very_likely() {
        for (place, percent) in [
            (Place::HasNot, 5),
            (Place::May(f64::MIN_POSITIVE), 5),
            (Place::May(0.05), 5),
            (Place::May(0.056), 6),
            (Place::May(0.5), 50),
            (Place::May(0.944), 94),
            (Place::May(0.96), 95),
            (Place::May(1.0 - f64::EPSILON), 95),
            (Place::Has, 95),
        ] {
            assert_eq!(Percent::of(place), Percent(percent), "{place:?}");
        }
    }
}
