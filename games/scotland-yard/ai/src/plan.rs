//! Detectives of the house plan aloud: what they would do now, told to detectives and to nobody else.
//!
//! It is worked out from what the asking detective may know, and all detectives know the same of the chase: what one of
//! them could not know cannot be told. The computer itself has its own dice and more time, so it may think better of it.

use crate::classic;
use crate::master::Level;
use crate::thoughts::Why;
use parlour_game::{Budget, Known, Seat};
use scotland_yard_rules::{MISTER_X, ScotlandYard, Station, Ticket};
use serde::{Deserialize, Serialize};

/// So many playouts for each of them.
const PLAYOUTS: u64 = 600;

/// What a detective means to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Intent {
    /// Who.
    pub seat: Seat,
    /// Where they would go.
    pub to: Station,
    /// With which ticket.
    pub by: Ticket,
    /// What for.
    pub aim: Aim,
}

/// What speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// He must be there.
    Certain,
    /// He may be there.
    Likely,
    /// He cannot get past.
    CutOff,
    /// The underground is quick.
    Underground,
    /// On the way to where he was last seen.
    LastSeen,
    /// All of them close in.
    Closing,
}

impl From<Why> for Aim {
    fn from(why: Why) -> Self {
        match why {
            Why::ThinksCertain => Self::Certain,
            Why::ThinksTarget { .. } | Why::ThinksLikely { .. } => Self::Likely,
            Why::ThinksCutOff { .. } => Self::CutOff,
            Why::ThinksUnderground { .. } => Self::Underground,
            Why::ThinksLastShown { .. } => Self::LastSeen,
            _ => Self::Closing,
        }
    }
}

/// What these detectives of the house, each of a brain, mean to do: as far as they have not moved yet and know what they
/// want. `None` if it is not a detective who asks.
pub(crate) fn answer(
    known: &Known<ScotlandYard>,
    brains: &[(Seat, String)],
    budget: &Budget,
) -> Option<Vec<Intent>> {
    known.viewer.seat().filter(|seat| *seat != MISTER_X)?;
    if known.view.ended.is_some() {
        return Some(Vec::new());
    }
    // Without a clock, so that everybody hears the same: so few are soon made.
    let budget = Budget::nodes(budget.node_limit().map_or(PLAYOUTS, |most| most.min(PLAYOUTS)));
    let waiting = (0..).zip(&known.view.detectives).filter(|(_, detective)| !detective.moved);
    let seats = waiting.map(|(nth, _)| Seat::new(nth + 1));
    Some(
        seats
            .filter_map(|seat| {
                let (_, brain) = brains.iter().find(|(of, _)| *of == seat)?;
                let (step, why) = match brain.as_str() {
                    "classic" => classic::intends(known, seat),
                    "steady" => Level::STEADY.intends(known, seat, &budget),
                    "master" => Level::MASTER.intends(known, seat, &budget),
                    // Whoever leaves most to chance means nothing by it.
                    _ => None,
                }?;
                Some(Intent { seat, to: step.to, by: step.by, aim: why.into() })
            })
            .collect(),
    )
}
