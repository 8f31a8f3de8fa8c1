//! Changes along a line of moves: pieces won and lost, and kings.

use checkers_rules::{Move, Position, Side};

/// How far a line is believed. What lies beyond is one possibility of many.
const PLIES: usize = 9;
/// How soon a crown of the side to move is worth mentioning.
const SOON: usize = 5;

/// What becomes of a position if it goes on like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Future {
    /// How many pieces more than before the side to move has over the other, once the jumping has ended.
    pub(super) gain: i32,
    /// Whether a man of the side to move is crowned before long.
    pub(super) makes_king: bool,
    /// Whether both sides lose a piece within the first three plies.
    pub(super) is_exchange: bool,
    /// Where the jumping has ended.
    pub(super) end: Position,
}

impl Future {
    pub(super) fn of(start: Position, line: &[Move]) -> Self {
        let me = start.to_move();
        let mut future = Self { gain: 0, makes_king: false, is_exchange: false, end: start };
        let mut position = start;
        let mut taken = [false; 2];
        for (ply, made) in line.iter().take(PLIES).enumerate() {
            let mover = usize::from(position.to_move() != me);
            future.makes_king |= mover == 0 && ply < SOON && position.crowns(made);
            taken[mover] |= ply < 3 && made.is_capture();
            position = position.play(made);
            if position.jumpers().is_empty() {
                future.gain = balance(position, me) - balance(start, me);
                future.end = position;
            }
        }
        future.is_exchange = taken == [true; 2];
        future
    }
}

/// Whether the side to move can have a man crowned with so many moves, whatever the other side does. Giving pieces away
/// only to gain time does not count.
pub(super) fn can_crown(position: Position, moves: u8) -> bool {
    let goes_on = |made: &Move| {
        let after = position.play(made);
        let answers = after.moves();
        let gives_away = |answer: &Move| !after.play(answer).jumpers().is_empty();
        let has_other = answers.iter().any(|answer| !gives_away(answer));
        let mut counted = answers.iter().filter(|answer| !has_other || !gives_away(answer));
        !answers.is_empty() && counted.all(|answer| can_crown(after.play(answer), moves - 1))
    };
    position.moves().iter().any(|made| position.crowns(made) || moves > 1 && goes_on(made))
}

/// How many pieces more a side has than the other.
pub(super) fn balance(position: Position, side: Side) -> i32 {
    let count = |side| position.board().of(side).len() as i32;
    count(side) - count(side.other())
}
