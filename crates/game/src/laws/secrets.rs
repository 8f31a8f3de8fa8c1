//! The law of declared secrets.

use super::breach::{Breach, Law};
use super::walk::{At, Walk};
use crate::{Game, Seat, Viewer};

/// [`Game::HAS_SECRETS`] decides what the house seals and whether it writes once what all viewers are told, so it must
/// agree with what viewers see on these walks.
pub(super) fn secrets_are_declared<G: Game>(walks: &[Walk<G>]) -> Result<(), Breach> {
    let breach =
        |walk: &Walk<G>, viewer: Viewer, what| Err(walk.breach(Law::SecretsAreDeclared, viewer.seat(), what));
    for walk in walks {
        let Some((first, seen)) = walk.sights.first() else { continue };
        for (viewer, other) in &walk.sights {
            let Some(seq) = (0..seen.len()).find(|&seq| seen[seq] != other[seq]) else { continue };
            if G::HAS_SECRETS {
                return Ok(());
            }
            let what =
                format!("of event {seq} {first:?} saw {:?}, {viewer:?} saw {:?}", seen[seq], other[seq]);
            return breach(walk, *viewer, what);
        }
    }
    match walks.last() {
        Some(last) if G::HAS_SECRETS => {
            breach(last, Viewer::Spectator, "all viewers saw the same on every walk".into())
        }
        _ => Ok(()),
    }
}

/// Without secrets all viewers know the same.
pub(super) fn views_are_alike<G: Game>(at: &At<'_, G>) -> Result<(), Breach> {
    if G::HAS_SECRETS {
        return Ok(());
    }
    let known = at.state.view(Viewer::Spectator);
    for viewer in Viewer::all(G::seats(&at.walk.setup)) {
        let other = at.state.view(viewer);
        if other != known {
            let what = format!("a spectator knows {known:?}, {viewer:?} knows {other:?}");
            return Err(at.walk.breach(Law::SecretsAreDeclared, viewer.seat(), what));
        }
    }
    Ok(())
}

/// What is sketched for some must not be shown to one whom these do not show theirs.
pub(super) fn confidants_agree<G: Game>(setup: &G::Setup) -> Result<(), Breach> {
    for seat in Seat::first(G::seats(setup)) {
        let named = G::confidants(setup, seat);
        for other in named.iter().chain((!named.is_empty()).then_some(seat)) {
            let theirs = G::confidants(setup, other);
            if theirs != named || other.index() >= usize::from(G::seats(setup)) {
                return Err(Breach {
                    law: Law::ConfidantsAgree,
                    seat: Some(seat),
                    place: format!("set-up {setup:?}"),
                    what: format!("{seat} names {named:?}, {other} names {theirs:?}"),
                });
            }
        }
    }
    Ok(())
}
