//! Chance events: the start stations.

use crate::city::City;
use crate::setup::SetupIn;
use crate::station::{Station, Stations};
use parlour_game::ChanceRng;
use serde::{Deserialize, Serialize};

/// Where all begin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "chance", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Chance {
    /// The start cards were drawn.
    Place {
        /// The detectives, in the order of their seats.
        detectives: Vec<Station>,
        /// Mister X.
        mister_x: Station,
    },
}

/// More starts than this are not listed one by one.
const MOST_LISTED: usize = 20_000;

/// Draws one start after the other, the detectives' first.
pub(crate) fn sample<C: City>(setup: &SetupIn<C>, rng: &mut ChanceRng) -> Chance {
    let mut pick = |stations: Stations| *rng.pick(&stations.iter().collect::<Vec<_>>());
    let mut detectives: Vec<Station> = Vec::new();
    match setup.position() {
        Some(position) => detectives.extend(position.detectives.iter().map(|detective| detective.station)),
        None => {
            let mut free = setup.detective_starts();
            for _ in 0..setup.detectives {
                let station = pick(free);
                free.remove(station);
                detectives.push(station);
            }
        }
    }
    let mister_x = pick(setup.mister_x_starts(detectives.iter().copied().collect()));
    Chance::Place { detectives, mister_x }
}

/// All starts, each as likely as the others; `None` if there are too many.
pub(crate) fn all<C: City>(setup: &SetupIn<C>) -> Option<Vec<(Chance, u32)>> {
    let mut places: Vec<Vec<Station>> = vec![Vec::new()];
    match setup.position() {
        Some(position) => {
            places[0].extend(position.detectives.iter().map(|detective| detective.station));
        }
        None => {
            for _ in 0..setup.detectives {
                places = longer(&places, |_| setup.detective_starts())?;
            }
        }
    }
    let places = longer(&places, |taken| setup.mister_x_starts(taken))?;
    let chance = |mut detectives: Vec<Station>| {
        let mister_x = detectives.pop().expect("Mister X was placed last");
        (Chance::Place { detectives, mister_x }, 1)
    };
    Some(places.into_iter().map(chance).collect())
}

fn longer(places: &[Vec<Station>], starts: impl Fn(Stations) -> Stations) -> Option<Vec<Vec<Station>>> {
    let mut longer = Vec::new();
    for place in places {
        let taken: Stations = place.iter().copied().collect();
        longer.extend((starts(taken) - taken).iter().map(|station| [&place[..], &[station]].concat()));
        if longer.len() > MOST_LISTED {
            return None;
        }
    }
    Some(longer)
}

/// Whether chance can have answered so.
pub(crate) fn is_possible<C: City>(setup: &SetupIn<C>, chance: &Chance) -> bool {
    let Chance::Place { detectives, mister_x } = chance;
    let taken: Stations = detectives.iter().copied().collect();
    let is_start = match setup.position() {
        Some(position) => position.detectives.iter().map(|detective| &detective.station).eq(detectives),
        None => {
            let starts = setup.detective_starts();
            detectives.len() == usize::from(setup.detectives)
                && taken.len() == detectives.len()
                && starts.has_all(taken)
        }
    };
    is_start && setup.mister_x_starts(taken).has(*mister_x)
}
