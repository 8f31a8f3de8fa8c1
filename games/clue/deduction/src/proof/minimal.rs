//! Reduction to few entries from which a claim still follows.

/// A set that is larger than this is taken as it is: one entry more or less would not help the reader.
const WORTH_A_TRY: usize = 10;

/// A set of entries, none of which can be left out: the smallest of those found in several ways. `follows` tells
/// whether some entries (in order) are enough; all `count` of them must be. `is_close` tells which entries
/// have to do with the matter: they are kept rather than others.
pub(super) fn minimal(
    count: usize,
    is_close: impl Fn(usize) -> bool,
    follows: impl Fn(&[usize]) -> bool,
) -> Vec<usize> {
    // What comes first in an order is kept first.
    let oldest: Vec<usize> = (0..count).collect();
    let newest: Vec<usize> = (0..count).rev().collect();
    let mut closest = newest.clone();
    closest.sort_by_key(|entry| !is_close(*entry));
    let mut best = [closest, oldest, newest]
        .into_iter()
        .map(|order| shrunk(order, &follows))
        .min_by_key(Vec::len)
        .expect("three orders were tried");
    // Perhaps some entry stands in the way of a smaller set.
    let mut banned = 0;
    while banned < best.len() && best.len() <= WORTH_A_TRY {
        let without = best[banned];
        let mut order = best.clone();
        order.extend((0..count).rev());
        let mut seen = vec![false; count];
        order.retain(|entry| *entry != without && !std::mem::replace(&mut seen[*entry], true));
        banned += 1;
        if is_enough(&order, &follows) {
            let other = shrunk(order, &follows);
            if other.len() < best.len() {
                best = other;
                banned = 0;
            }
        }
    }
    best
}

fn is_enough(entries: &[usize], follows: &impl Fn(&[usize]) -> bool) -> bool {
    let mut sorted = entries.to_vec();
    sorted.sort_unstable();
    follows(&sorted)
}

/// A minimal set that takes from the front of the order what it can. In each round the shortest beginning that is
/// enough together with what was found needed is looked for by halving; its last entry is needed, too.
fn shrunk(mut order: Vec<usize>, follows: &impl Fn(&[usize]) -> bool) -> Vec<usize> {
    let mut needed: Vec<usize> = Vec::new();
    let enough_with = |needed: &[usize], start: &[usize]| is_enough(&[needed, start].concat(), follows);
    while !is_enough(&needed, follows) {
        let (mut short, mut long) = (0, order.len());
        while long - short > 1 {
            let middle = usize::midpoint(short, long);
            if enough_with(&needed, &order[..middle]) { long = middle } else { short = middle }
        }
        needed.push(order[long - 1]);
        order.truncate(long - 1);
    }
    needed.sort_unstable();
    needed
}
