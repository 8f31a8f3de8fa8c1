//! Endgame tables, in the terms of the search.

use super::score::{EVEN, PROMISED, Value, WIN};
use checkers_rules::{Move, Position};
use checkers_tables::{Tables, Value as Known};

/// The value of a drawn ending is close to zero: the evaluation divided by `TRY`, at most `MOST_TRY`, so that endings
/// that are harder to hold are preferred.
const TRY: Value = 16;
const MOST_TRY: Value = 9;
/// The longest line of moves that is extended.
const LONGEST_LINE: usize = 40;

/// The tables and what may be looked up in them during one search.
#[derive(Clone, Copy)]
pub(super) struct Endings {
    tables: &'static Tables,
    /// With fewer pieces than this a win or loss without a distance ends a line: pieces were taken on the way, so the
    /// search makes progress. Otherwise it only evaluates the end of a line.
    fewer: usize,
}

impl Endings {
    /// For a search from this position.
    pub(super) fn new(tables: &'static Tables, root: Position) -> Self {
        Self { tables, fewer: pieces(root) }
    }

    /// What the tables say about the root, if they know it.
    pub(super) fn root(self, root: Position) -> Option<Known> {
        self.tables.value(root)
    }

    /// Whether the tables know who wins and how.
    pub(super) fn is_decided(self, position: Position) -> bool {
        matches!(self.tables.value(position), Some(Known::Win(Some(_)) | Known::Loss(Some(_))))
    }

    /// The value of a position `ply` plies from the root, if the line may end here. `judge` evaluates it.
    #[inline]
    pub(super) fn value(self, position: Position, ply: usize, judge: impl Fn() -> Value) -> Option<Value> {
        match self.tables.value(position)? {
            Known::Win(None) | Known::Loss(None) if pieces(position) >= self.fewer => None,
            known => Some(value(known, ply, judge)),
        }
    }

    /// The value of a position at the end of a line, where it is to be judged in any case.
    #[inline]
    pub(super) fn judge(self, position: Position, ply: usize, judge: impl Fn() -> Value) -> Value {
        match self.tables.value(position) {
            Some(known) => value(known, ply, judge),
            None => judge(),
        }
    }

    /// Extends a line of moves along the tables: the winner takes the shortest way, the loser the longest.
    pub(super) fn draw_out(self, root: Position, line: &mut Vec<Move>) {
        let mut position = line.iter().fold(root, |position, move_| position.play(move_));
        while line.len() < LONGEST_LINE {
            let moves = position.moves();
            // From the other side: a quick loss is best, then a slow win is least bad.
            let distance = |move_: &Move| match self.tables.value(position.play(move_)) {
                Some(Known::Loss(Some(plies))) => Some(i32::from(plies)),
                Some(Known::Win(Some(plies))) => Some(1000 - i32::from(plies)),
                _ => None,
            };
            let is_decided = self.is_decided(position);
            let best = moves.iter().filter(|_| is_decided).min_by_key(|move_| distance(move_).unwrap_or(500));
            let Some(best) = best else { return };
            line.push(*best);
            position = position.play(best);
        }
    }
}

#[inline]
fn value(known: Known, ply: usize, judge: impl Fn() -> Value) -> Value {
    let won_in = |plies: u8| WIN - ply as Value - Value::from(plies);
    match known {
        Known::Draw => EVEN + (judge() / TRY).clamp(-MOST_TRY, MOST_TRY),
        Known::Win(Some(plies)) => won_in(plies),
        Known::Loss(Some(plies)) => -won_in(plies),
        Known::Win(None) => PROMISED + judge(),
        Known::Loss(None) => judge() - PROMISED,
    }
}

#[inline]
fn pieces(position: Position) -> usize {
    position.board().occupied().len()
}
