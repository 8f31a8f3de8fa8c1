//! Counts for comparing brains, from what a spectator sees.

use crate::view::Sight;
use parlour_game::Seat;

/// Who has accused wrongly, if that is what was seen.
pub fn wrong_accuser(sight: &Sight) -> Option<Seat> {
    match sight {
        Sight::Accused { seat, right: false, .. } => Some(*seat),
        _ => None,
    }
}
