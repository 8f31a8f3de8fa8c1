//! Questions that were not asked: what else a seat could have asked where it was.

use super::{Better, Weighed, is_over};
use crate::assistant::Witness;
use crate::{Holder, Inquiry, Outlook};
use clue_rules::{CardSet, Sight, Suspect, Theory, Weapon};
use parlour_game::{Budget, Seat};

/// How much may be counted for one question: enough to weigh every other one in that room, in a match that is played.
pub(super) const MOST_NODES: u64 = 4_000_000;

/// What the seat could have asked instead of its suggestion with this number, from 0, in the same room. `None` while
/// the match goes on, and if there is no such suggestion.
///
/// # Panics
/// As [`review`](super::review()).
pub fn better(seat: Seat, sights: &[Sight], number: usize) -> Option<Better> {
    if !is_over(sights) {
        return None;
    }
    let is_mine =
        |(_, sight): &(usize, &Sight)| matches!(sight, Sight::Suggested { seat: by, .. } if *by == seat);
    let (at, sight) = sights.iter().enumerate().filter(is_mine).nth(number)?;
    let Sight::Suggested { suspect, weapon, room, .. } = *sight else { return None };
    let Some((Sight::Dealt { hand, sizes, open }, later)) = sights[..at].split_first() else {
        panic!("the deal comes first")
    };
    let mut witness = Witness::new(Some(seat), hand, sizes, open);
    later.iter().for_each(|sight| drop(witness.see(sight)));

    let asked: Vec<Holder> =
        (1..sizes.len()).map(|step| Holder::new((seat.index() + step) % sizes.len())).collect();
    let inquiry = Inquiry::of(witness.holders(), &witness.facts(), &asked).expect("what was seen is true");
    let theories: Vec<Theory> = Suspect::ALL
        .into_iter()
        .flat_map(|suspect| Weapon::ALL.map(|weapon| Theory { suspect, weapon, room }))
        .collect();
    let weighed = |outlook: &Outlook| {
        let theory = theories.iter().copied().find(|theory| theory.cards() == outlook.cards);
        let theory = theory.expect("only these were weighed");
        Weighed { theory, after: outlook.cases_after, bits: outlook.bits, solves: outlook.solves }
    };
    let suggestions: Vec<CardSet> = theories.iter().map(|theory| theory.cards()).collect();
    let ranked = inquiry.rank(&suggestions, &Budget::nodes(MOST_NODES));
    let own = inquiry.outlook(Theory { suspect, weapon, room }.cards());
    let first = ranked.first().expect("some suggestion is weighed");
    // With too little time for all of them, what was asked may be better than whatever was weighed.
    let best = if first.bits > own.bits { first } else { &own };
    Some(Better { asked: weighed(&own), best: weighed(best) })
}
