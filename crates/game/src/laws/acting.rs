//! Laws of actions.

use super::breach::{Breach, Law};
use super::walk::{At, Pool};
use crate::{Event, Game, Outcome, Seat, Turn};

pub(super) fn turn_names_seats_at_the_table<G: Game>(at: &At<'_, G>) -> Result<(), Breach> {
    let stranger = |seat: Seat| seat.index() >= at.listed.len();
    let named = match at.state.turn() {
        Turn::Seat(seat) if stranger(seat) => Some(seat),
        Turn::Over(Outcome::Won(winners)) if winners.is_empty() => {
            return Err(at.breach(Law::TurnNamesSeats, None, "it was won by nobody"));
        }
        Turn::Over(Outcome::Won(winners)) => winners.iter().find(|seat| stranger(*seat)),
        Turn::Seat(_) | Turn::Chance | Turn::Over(Outcome::Drawn | Outcome::NobodyWon) => None,
    };
    named.map_or(Ok(()), |seat| {
        let what = format!("turn is {:?} at a table of {} seats", at.state.turn(), at.listed.len());
        Err(at.breach(Law::TurnNamesSeats, Some(seat), what))
    })
}

pub(super) fn seat_to_act_has_an_action<G: Game>(at: &At<'_, G>) -> Result<(), Breach> {
    match at.state.turn().seat() {
        Some(seat) if at.listed[seat.index()].1.is_empty() => {
            Err(at.breach(Law::SeatToActCanAct, Some(seat), "nothing is listed"))
        }
        _ => Ok(()),
    }
}

pub(super) fn nothing_is_listed_when_over<G: Game>(at: &At<'_, G>) -> Result<(), Breach> {
    if at.state.turn().outcome().is_none() {
        return Ok(());
    }
    match at.listed.iter().find(|(_, listed)| !listed.is_empty()) {
        Some((seat, listed)) => {
            Err(at.breach(Law::OverMeansOver, Some(*seat), format!("{listed:?} after the end")))
        }
        None => Ok(()),
    }
}

pub(super) fn listed_once<G: Game>(at: &At<'_, G>) -> Result<(), Breach> {
    for (seat, listed) in &at.listed {
        for (nth, action) in listed.iter().enumerate() {
            if listed[..nth].contains(action) {
                return Err(at.breach(Law::ListedOnce, Some(*seat), format!("{action:?} is listed twice")));
            }
        }
    }
    Ok(())
}

/// What a frame carries of the list. Whether the view makes up for the rest is for the game's own tests.
pub(super) fn offered_is_listed<G: Game>(at: &At<'_, G>) -> Result<(), Breach> {
    for (seat, listed) in &at.listed {
        let mut rest = listed.iter();
        for action in at.state.offers(*seat) {
            if !rest.any(|other| *other == action) {
                let what = format!("{action:?} is offered, but not listed there");
                return Err(at.breach(Law::OfferedIsListed, Some(*seat), what));
            }
        }
    }
    Ok(())
}

pub(super) fn listed_is_accepted<G: Game>(at: &At<'_, G>) -> Result<(), Breach> {
    for (seat, listed) in &at.listed {
        for action in listed {
            if let Err(refusal) = at.state.check(&acted(*seat, action)) {
                let what = format!("{action:?} is listed but refused: {refusal}");
                return Err(at.breach(Law::ListedIsAccepted, Some(*seat), what));
            }
        }
    }
    Ok(())
}

pub(super) fn unlisted_is_refused<G: Game>(at: &At<'_, G>, pool: &Pool<G>) -> Result<(), Breach> {
    for (seat, listed) in &at.listed {
        for action in pool.tries(at).filter(|action| !listed.contains(action)) {
            if at.state.check(&acted(*seat, action)).is_ok() {
                let what = format!("{action:?} is accepted but not listed");
                return Err(at.breach(Law::UnlistedIsRefused, Some(*seat), what));
            }
        }
    }
    Ok(())
}

/// `check` has no right to change the position, but a cell inside it would let it.
pub(super) fn checking_changes_nothing<G: Game>(at: &At<'_, G>, pool: &Pool<G>) -> Result<(), Breach> {
    for (seat, listed) in &at.listed {
        let Some(action) = pool.unlisted(at, listed) else { continue };
        let before = format!("{:?}", at.state);
        let _ = at.state.check(&acted(*seat, action));
        let after = format!("{:?}", at.state);
        if before != after {
            let what = format!("after {action:?} was refused the position is {after}");
            return Err(at.breach(Law::RefusalChangesNothing, Some(*seat), what));
        }
    }
    Ok(())
}

pub(super) fn timeout_plays_for_the_seat_to_act<G: Game>(at: &At<'_, G>) -> Result<(), Breach> {
    let to_act = at.state.turn().seat();
    for (seat, listed) in &at.listed {
        let what = match at.state.timeout_action(*seat) {
            None if to_act == Some(*seat) => "the seat to act has no time-out action".into(),
            Some(action) if to_act != Some(*seat) => {
                format!("{action:?} would be played for a seat the game does not wait for")
            }
            Some(action) if !listed.contains(&action) => {
                format!("{action:?} would be played but is not listed")
            }
            None | Some(_) => continue,
        };
        return Err(at.breach(Law::TimeoutIsListed, Some(*seat), what));
    }
    Ok(())
}

fn acted<G: Game>(seat: Seat, action: &G::Action) -> Event<G> {
    Event::Acted { seat, action: action.clone() }
}
