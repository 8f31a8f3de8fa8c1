//! Turning points: the moves after which the playouts saw it most differently.

use super::half_width;
use super::walk::Moment;

/// How many are named.
const MOST: usize = 4;

/// A change is told if it is larger than the error so many times. Once would be enough for one move; of the hundred moves of
/// a match some change that much by luck alone.
const SURE: f64 = 2.0;

/// Which moments were turning points: the largest changes of the chance, one of a round at most, and none that may be
/// nothing but luck of the playouts. `away` has one number for each moment.
///
/// What the last move changed is the end itself, and no chance any more. A detective who had one way alone decided nothing.
pub(super) fn turning(moments: &[Moment], away: &[u32], playouts: u32) -> Vec<usize> {
    let change = |nth: usize| away[nth].abs_diff(away[nth + 1]);
    let is_sure = |nth: &usize| {
        let error = half_width(away[*nth], playouts).hypot(half_width(away[nth + 1], playouts));
        f64::from(change(*nth)) / f64::from(playouts) > SURE * error
    };
    let had_choice = |nth: &usize| {
        let moment = &moments[*nth];
        moment.detective().is_none_or(|detective| moment.scene.reach(detective).len() > 1)
    };
    let mut all: Vec<usize> =
        (0..moments.len().saturating_sub(1)).filter(had_choice).filter(is_sure).collect();
    // A stable order: of equal changes the earlier one.
    all.sort_by_key(|nth| std::cmp::Reverse(change(*nth)));
    let mut chosen: Vec<usize> = Vec::new();
    for nth in all {
        let is_new = chosen.iter().all(|other| moments[*other].round != moments[nth].round);
        if is_new && chosen.len() < MOST {
            chosen.push(nth);
        }
    }
    chosen
}
