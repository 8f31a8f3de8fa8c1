//! Laws of dice and shuffling.

use super::breach::{Breach, Law};
use super::walk::{At, Pool};
use crate::{Event, Game, Turn};

/// How often chance is asked in each position where it must answer.
const DRAWS: usize = 8;

pub(super) fn sample_is_listed<G: Game>(at: &At<'_, G>) -> Result<(), Breach> {
    let Some(chances) = chances(at) else { return Ok(()) };
    let mut dice = at.dice();
    for _ in 0..DRAWS {
        let drawn = at.state.sample(&mut dice);
        if !chances.iter().any(|(chance, weight)| *chance == drawn && *weight > 0) {
            return Err(at.breach(Law::SampleIsListed, None, format!("{drawn:?} was drawn")));
        }
    }
    Ok(())
}

pub(super) fn listed_is_accepted<G: Game>(at: &At<'_, G>) -> Result<(), Breach> {
    let chances = chances(at).unwrap_or_default();
    for (nth, (chance, _)) in chances.iter().enumerate() {
        if let Err(refusal) = at.state.check(&Event::Chanced(chance.clone())) {
            let what = format!("{chance:?} is listed but refused: {refusal}");
            return Err(at.breach(Law::ListedIsAccepted, None, what));
        }
        if chances[..nth].iter().any(|(other, _)| other == chance) {
            return Err(at.breach(Law::ListedOnce, None, format!("{chance:?} is listed twice")));
        }
    }
    Ok(())
}

/// Also where chance is not asked at all: there every chance is out of place.
pub(super) fn unlisted_is_refused<G: Game>(at: &At<'_, G>, pool: &Pool<G>) -> Result<(), Breach> {
    let listed = match at.state.turn() {
        Turn::Chance => match at.state.chances() {
            Some(listed) => listed,
            None => return Ok(()),
        },
        Turn::Seat(_) | Turn::Over(_) => Vec::new(),
    };
    for chance in &pool.chances {
        let is_listed = listed.iter().any(|(other, _)| other == chance);
        if !is_listed && at.state.check(&Event::Chanced(chance.clone())).is_ok() {
            let what = format!("{chance:?} is accepted but could not be drawn");
            return Err(at.breach(Law::UnlistedIsRefused, None, what));
        }
    }
    Ok(())
}

fn chances<G: Game>(at: &At<'_, G>) -> Option<Vec<(G::Chance, u32)>> {
    match at.state.turn() {
        Turn::Chance => at.state.chances(),
        Turn::Seat(_) | Turn::Over(_) => None,
    }
}
