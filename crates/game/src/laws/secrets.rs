//! The law of declared secrets.

use super::breach::{Breach, Law};
use super::walk::Walk;
use crate::{Game, Viewer};

/// [`Game::HAS_SECRETS`] decides what the house seals, so it must agree with what viewers see on these walks.
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
