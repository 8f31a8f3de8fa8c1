//! Where Mister X could be, round by round: what a review of a finished match draws.

use crate::belief::Belief;
use scotland_yard_rules::{City, MISTER_X, SetupIn, Sight, Station};

/// How open a round was.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenRound {
    /// Which turn of Mister X it was, from 1; a double move is one turn.
    pub number: u8,
    /// Every station where he could be after his turn, and how likely that was, the likeliest first. Nothing where the
    /// match began after it.
    pub after: Option<Vec<(Station, f64)>>,
    /// The same after the detectives' moves. Nothing where the match ended before.
    pub end: Option<Vec<(Station, f64)>>,
}

/// Which turn of Mister X it is, followed from sight to sight.
#[derive(Clone, Copy, Debug)]
pub struct RoundCount {
    number: u8,
    is_half: bool,
}

impl RoundCount {
    /// Before the first sight.
    pub fn new<C: City>(setup: &SetupIn<C>) -> Self {
        let log = setup.position().map_or(&[][..], |position| &position.log[..]);
        let halves = log.iter().filter(|entry| entry.is_first_half).count();
        let is_half = log.last().is_some_and(|entry| entry.is_first_half);
        Self { number: (log.len() - halves) as u8 + u8::from(is_half), is_half }
    }

    /// The round to which this sight belongs.
    pub fn see(&mut self, sight: &Sight) -> u8 {
        if let Sight::Moved { seat: MISTER_X, double, .. } = sight {
            self.number += u8::from(!self.is_half);
            self.is_half = *double;
        }
        self.number
    }
}

/// How open every round of a match was, from what everyone saw: it is the same whose sights they are. What the end tells
/// is left out.
pub fn open_rounds<C: City>(setup: &SetupIn<C>, sights: &[Sight]) -> Vec<OpenRound> {
    let (mut belief, mut count) = (Belief::new(setup), RoundCount::new(setup));
    let mut rounds: Vec<OpenRound> = Vec::new();
    for sight in sights {
        let number = count.see(sight);
        let Sight::Moved { seat, ended, .. } = sight else {
            belief.see(sight);
            continue;
        };
        if rounds.last().is_none_or(|last| last.number != number) {
            rounds.push(OpenRound { number, after: None, end: None });
        }
        let round = rounds.last_mut().expect("there is one now");
        match (*seat, ended) {
            (MISTER_X, None) => {
                belief.see(sight);
                round.after = Some(belief.ranked());
            }
            (MISTER_X, Some(_)) => {
                belief.see(&before_its_end(sight));
                round.after = Some(belief.ranked());
                round.end = None;
            }
            (_, None) => {
                belief.see(sight);
                round.end = Some(belief.ranked());
            }
            (_, Some(_)) => round.end = None,
        }
    }
    rounds
}

/// The move that ended the match, as all would have seen it had the match gone on.
fn before_its_end(sight: &Sight) -> Sight {
    let mut sight = sight.clone();
    if let Sight::Moved { skipped, ended, .. } = &mut sight {
        skipped.clear();
        *ended = None;
    }
    sight
}
