//! Laws of the log: it tells everything, and always the same.

use super::breach::{Breach, Law};
use super::walk::{Pool, Walk};
use crate::{Event, Game, Match, Turn, Viewer};

/// Plays the log twice side by side. Memory order, clocks or hash maps inside the rules show here.
pub(super) fn same_events_same_position<G: Game>(walk: &Walk<G>) -> Result<(), Breach> {
    let mut twin = G::new(&walk.setup);
    let mut next = walk.log.iter();
    walk.visit(|at| {
        if *at.state != twin {
            return Err(at.breach(Law::ReplayIsLive, None, format!("played again it is {twin:?}")));
        }
        for (seat, listed) in &at.listed {
            let again = twin.actions(*seat);
            if *listed != again {
                let what = format!("{listed:?} is listed, and played again {again:?}");
                return Err(at.breach(Law::ReplayIsLive, Some(*seat), what));
            }
        }
        for viewer in Viewer::all(G::seats(&walk.setup)) {
            if at.state.view(viewer) != twin.view(viewer) {
                let what = format!("played again, {viewer:?} has another view: {:?}", twin.view(viewer));
                return Err(at.breach(Law::ReplayIsLive, viewer.seat(), what));
            }
        }
        if let Some(event) = next.next() {
            twin.apply(event);
        }
        Ok(())
    })?;
    if twin != walk.end {
        return Err(walk.breach(Law::ReplayIsLive, None, format!("played again it ends as {twin:?}")));
    }
    Ok(())
}

/// What the server does after a restart.
pub(super) fn log_tells_the_match<G: Game>(walk: &Walk<G>) -> Result<(), Breach> {
    let replayed = Match::replay(walk.setup.clone(), walk.seed(), walk.log.clone())
        .map_err(|broken| walk.breach(Law::ReplayIsLive, None, format!("replayed it breaks: {broken:?}")))?;
    if *replayed.state() != walk.end {
        let what = format!("replayed it ends as {:?}", replayed.state());
        return Err(walk.breach(Law::ReplayIsLive, None, what));
    }
    for (viewer, live) in &walk.sights {
        let recomputed = replayed.sights(*viewer, 0);
        if let Some(seq) = (0..live.len()).find(|&seq| recomputed[seq] != live[seq]) {
            let what = format!(
                "of event {seq} {viewer:?} saw {:?}, but recomputed {:?}",
                live[seq], recomputed[seq]
            );
            return Err(walk.breach(Law::SightsByReplay, viewer.seat(), what));
        }
    }
    Ok(())
}

/// What the server does while it is played: the same actions from the same seed, and now and then one that
/// is refused.
pub(super) fn match_plays_the_walk<G: Game>(walk: &Walk<G>, pool: &Pool<G>) -> Result<(), Breach> {
    let mut live = Match::<G>::new(walk.setup.clone(), walk.seed());
    let mut told: Vec<_> = walk.sights.iter().map(|(viewer, _)| live.sights(*viewer, 0)).collect();
    walk.visit(|at| {
        if at.state.turn() == Turn::Chance {
            return Ok(()); // the match has let chance answer already
        }
        for (seat, listed) in &at.listed {
            let Some(action) = pool.unlisted(at, listed) else { continue };
            let before = live.clone();
            if live.act(*seat, action.clone()).is_ok() || live != before {
                let what = format!("{action:?} was to be refused and changed the match");
                return Err(at.breach(Law::RefusalChangesNothing, Some(*seat), what));
            }
        }
        if let Some(Event::Acted { seat, action }) = walk.log.get(at.seq) {
            let step = live.propose(*seat, action.clone()).map_err(|denied| {
                at.breach(Law::ListedIsAccepted, Some(*seat), format!("{action:?} is refused: {denied}"))
            })?;
            for ((viewer, _), told) in walk.sights.iter().zip(&mut told) {
                told.extend(step.sights(*viewer));
            }
            live.commit(step);
        }
        Ok(())
    })?;
    if live.log() != walk.log || *live.state() != walk.end {
        return Err(walk.breach(Law::ReplayIsLive, None, format!("played as a match it is {live:?}")));
    }
    for ((viewer, live), told) in walk.sights.iter().zip(&told) {
        if live != told {
            let what = format!("{viewer:?} saw {live:?}, but step by step {told:?}");
            return Err(walk.breach(Law::SightsByReplay, viewer.seat(), what));
        }
    }
    Ok(())
}
