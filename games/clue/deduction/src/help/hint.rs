//! What to ask next, in a sentence.

use crate::assistant::Witness;
use crate::{Holder, Inquiry};
use clue_rules::{CardId, CardSet, Room, Suspect, Theory, Weapon};
use parlour_game::{Budget, Seat};
use serde::Serialize;

/// The suggestion that is expected to tell most, in whatever room, and what its seat sees without any thought.
///
/// It rests on what the seat knows of the deal alone, which does not change before it has suggested: there is one hint
/// a turn, however often somebody asks. It says of nothing that it is certain, nor that the case is solved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// What to ask.
    pub theory: Theory,
    /// Which of these cards the seat has in hand, has been shown, or sees on the table.
    pub seen: Vec<CardId>,
}

/// How much may be counted for one hint.
const MOST_NODES: u64 = 4_000_000;

/// What this seat could ask now, having seen these cards.
pub(super) fn hint(seat: Seat, witness: &Witness, seen: CardSet) -> Hint {
    let holders = witness.holders();
    let seats = witness.open().unwrap_or(holders.envelope()).index();
    let asked: Vec<Holder> = (1..seats).map(|step| Holder::new((seat.index() + step) % seats)).collect();
    let inquiry = Inquiry::of(holders, &witness.facts(), &asked).expect("what was seen is true");
    let theories: Vec<Theory> = Suspect::ALL
        .into_iter()
        .flat_map(|suspect| Weapon::ALL.map(|weapon| (suspect, weapon)))
        .flat_map(|(suspect, weapon)| Room::ALL.map(|room| Theory { suspect, weapon, room }))
        .collect();
    let suggestions: Vec<CardSet> = theories.iter().map(|theory| theory.cards()).collect();
    let ranked = inquiry.rank(&suggestions, &Budget::nodes(MOST_NODES));
    let best = ranked.first().expect("some suggestion is weighed");
    // Where no question tells anything any more, a hint is still one like the others.
    let cards = if best.tells { best.cards } else { inquiry.likeliest() };
    let theory = theories.iter().copied().find(|theory| theory.cards() == cards);
    let theory = theory.expect("the envelope holds one card of each kind");
    Hint { theory, seen: (cards & seen).iter().map(CardId::of).collect() }
}
