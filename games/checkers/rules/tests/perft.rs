//! The move generator against known counts.

use checkers_rules::Position;

/// Every line of the table: a position, and its leaves from depth 1 on.
fn known() -> impl Iterator<Item = (Position, Vec<u64>)> {
    let lines = include_str!("known.perft").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let (fen, counts) = line.split_once(" = ").expect("a position, then its counts");
        let counts = counts.split(' ').map(|count| count.parse().expect("a number")).collect();
        (fen.parse().expect("a position"), counts)
    })
}

/// Counts by listing and playing every move, also the last: bulk counting must agree with it.
fn count_one_by_one(position: Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => position.moves().iter().map(|move_| count_one_by_one(position.play(move_), depth - 1)).sum(),
    }
}

#[test]
fn counts_agree_with_the_table() {
    assert_eq!(known().count(), 4);
    for (position, counts) in known() {
        for (depth, &leaves) in (1..).zip(&counts) {
            assert_eq!(position.perft(depth), leaves, "{position} to depth {depth}");
        }
    }
}

#[test]
fn listing_agrees_with_counting() {
    for (position, counts) in known() {
        for (depth, &leaves) in (1..).zip(&counts[..7]) {
            assert_eq!(count_one_by_one(position, depth), leaves, "{position} to depth {depth}");
        }
    }
}

#[test]
fn depth_zero_is_one_leaf() {
    assert_eq!(Position::START.perft(0), 1);
}
