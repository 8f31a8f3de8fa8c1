//! Works out an ending backwards from the end of the game.
//!
//! First every position is looked at once. Captures and crownings lead to endings that are known already: a
//! position that must capture has its value at once, and one that can crown a man has at least that. What is
//! left to find out are the moves within the ending. They are gone through backwards, ply by ply: before a
//! position lost in `n` plies stands one won in `n + 1`; a position all of whose moves lead to wins for the
//! other side is lost one ply after the last of them. What has no value in the end is a draw.

use crate::layout::Layout;
use crate::material::{Ending, Material};
use crate::tables::Tables;
use crate::value::Value;
use checkers_rules::{Board, Move, Position, Side, Square, Squares};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};

/// Whether the plies to the end are worked out, or only who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detail {
    Plies,
    Outcome,
}

/// Progress of the work on an ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// So many more positions were looked at for the first time.
    Looked(usize),
    /// All that is decided within so many plies is known. Without distances in the table, plies are counted
    /// to the next capture or crowning.
    Ply(u8),
}

/// The values of one side of an ending, one byte each (see [`Value::from_plies_byte`]).
pub(crate) struct Solved {
    pub(crate) material: Material,
    pub(crate) values: Vec<u8>,
}

/// Works out both sides of an ending.
pub(crate) fn solve(
    ending: Ending,
    known: &Tables,
    detail: Detail,
    threads: NonZeroUsize,
    on_step: &(dyn Fn(Progress) + Sync),
) -> Vec<Solved> {
    let halves: Vec<Half> = ending.sides().map(Half::new).collect();
    let work = Work { halves, known, detail, threads };
    let mut last = work.each(on_step, |half, index| work.look(half, index));
    let mut ply = 0;
    while ply <= last {
        last = last.max(work.each(&|_| {}, |half, index| work.go_back(half, index, ply)));
        on_step(Progress::Ply(ply));
        ply += 1;
    }
    let solved = |half: Half| Solved {
        material: half.layout.material(),
        values: half.values.into_iter().map(AtomicU8::into_inner).collect(),
    };
    work.halves.into_iter().map(solved).collect()
}

/// The values found so far of one side of an ending.
struct Half {
    layout: Layout,
    values: Vec<AtomicU8>,
    /// How many moves have not yet been found to lose; [`CANNOT_LOSE`] where one is known not to.
    open: Vec<AtomicU8>,
}

/// More than any position has moves, so that it never gets down to 0.
const CANNOT_LOSE: u8 = u8::MAX;

impl Half {
    fn new(material: Material) -> Self {
        let layout = Layout::new(material);
        let zeros = || std::iter::repeat_with(AtomicU8::default).take(layout.len()).collect();
        Self { layout, values: zeros(), open: zeros() }
    }

    fn position(&self, index: usize) -> Position {
        Position::new(self.layout.board(index), Side::Black)
    }
}

/// Nothing here depends on the order in which threads come to a position: a value is the best of all that
/// lead to it, and a count goes down once for each.
struct Work<'a> {
    halves: Vec<Half>,
    known: &'a Tables,
    detail: Detail,
    threads: NonZeroUsize,
}

/// How many positions a thread takes at a time.
const BATCH: usize = 1 << 14;

impl Work<'_> {
    /// Calls `visit` for every position of both sides and returns the greatest number it answered.
    fn each(&self, on_step: &(dyn Fn(Progress) + Sync), visit: impl Fn(usize, usize) -> u8 + Sync) -> u8 {
        let mut greatest = 0;
        for (number, half) in self.halves.iter().enumerate() {
            let len = half.layout.len();
            let next = AtomicUsize::new(0);
            let work = || {
                let mut greatest = 0;
                loop {
                    let start = next.fetch_add(BATCH, Ordering::Relaxed);
                    if start >= len {
                        return greatest;
                    }
                    let end = len.min(start + BATCH);
                    for index in start..end {
                        greatest = visit(number, index).max(greatest);
                    }
                    on_step(Progress::Looked(end - start));
                }
            };
            let threads = self.threads.get().min(len.div_ceil(BATCH));
            let of_half = std::thread::scope(|scope| {
                let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
                let own = work();
                others.into_iter().map(|other| other.join().expect("no thread panics")).fold(own, u8::max)
            });
            greatest = greatest.max(of_half);
        }
        greatest
    }

    /// Looks at a position for the first time; returns in how many plies it is decided, 0 if that is open.
    fn look(&self, half: usize, index: usize) -> u8 {
        let half = &self.halves[half];
        let position = half.position(index);
        let mut open = 0;
        let mut leaving = Leaving::default();
        for move_ in position.moves().iter() {
            if stays(position.board(), move_) {
                open += 1;
            } else {
                leaving.add(self.plies(position.play(move_)));
            }
        }
        let plies = match leaving {
            Leaving { shortest_win: Some(plies), .. } => {
                // It may still be found to win sooner, but not to lose.
                open = CANNOT_LOSE;
                Some(plies)
            }
            Leaving { draws: true, .. } => {
                open = CANNOT_LOSE;
                None
            }
            Leaving { longest_loss, .. } => (open == 0).then_some(longest_loss),
        };
        half.open[index].store(open, Ordering::Relaxed);
        half.values[index].store(plies.map_or(0, to_byte), Ordering::Relaxed);
        plies.unwrap_or(0)
    }

    /// If a position is decided in exactly so many plies, tells that to the positions before it; returns
    /// the most plies in which one of those is decided by it.
    #[inline]
    fn go_back(&self, half: usize, index: usize, ply: u8) -> u8 {
        if self.halves[half].values[index].load(Ordering::Relaxed) != ply + 1 {
            return 0;
        }
        let board = self.halves[half].layout.board(index);
        let before = &self.halves[self.halves.len() - 1 - half];
        let mut last = 0;
        each_before(board, |earlier| {
            last = last.max(if ply.is_multiple_of(2) {
                before.wins(before.layout.index(earlier), ply + 1)
            } else {
                self.loses_a_way_out(before, earlier, ply)
            });
        });
        last
    }

    /// A move of an earlier position turns out to lose, the other side winning in `ply`.
    fn loses_a_way_out(&self, half: &Half, board: Board, ply: u8) -> u8 {
        let index = half.layout.index(board);
        if half.open[index].fetch_sub(1, Ordering::Relaxed) != 1 {
            return 0;
        }
        // All moves lose. Crownings may hold out longer than this last one.
        let position = Position::new(board, Side::Black);
        let mut leaving = Leaving::default();
        for move_ in position.moves().iter().filter(|move_| !stays(board, move_)) {
            leaving.add(self.plies(position.play(move_)));
        }
        let plies = leaving.longest_loss.max(ply + 1);
        half.values[index].store(to_byte(plies), Ordering::Relaxed);
        plies
    }

    /// The value of a position of an earlier ending, with its plies as they count here.
    fn plies(&self, position: Position) -> Value {
        let value = self.known.value(position).expect("captures and crownings lead to known endings");
        match (self.detail, value) {
            (Detail::Plies, value) => value,
            (Detail::Outcome, Value::Win(_)) => Value::Win(Some(1)),
            (Detail::Outcome, Value::Loss(_)) => Value::Loss(Some(0)),
            (Detail::Outcome, Value::Draw) => Value::Draw,
        }
    }
}

impl Half {
    /// A move of an earlier position turns out to win in so many plies.
    fn wins(&self, index: usize, plies: u8) -> u8 {
        let known = self.values[index].load(Ordering::Relaxed);
        if known != 0 && known <= to_byte(plies) {
            return 0;
        }
        self.values[index].store(to_byte(plies), Ordering::Relaxed);
        plies
    }
}

/// What the captures or crownings of a position come to.
#[derive(Default)]
struct Leaving {
    shortest_win: Option<u8>,
    /// 0 if there is no move at all: the game is lost.
    longest_loss: u8,
    draws: bool,
}

impl Leaving {
    /// Adds a move that leads to a position worth so much to the other side.
    fn add(&mut self, next: Value) {
        let after = |plies: Option<u8>| plies.expect("the smaller endings have distances") + 1;
        match next {
            Value::Loss(plies) => {
                let win = after(plies);
                self.shortest_win = Some(self.shortest_win.map_or(win, |known| known.min(win)));
            }
            Value::Win(plies) => self.longest_loss = self.longest_loss.max(after(plies)),
            Value::Draw => self.draws = true,
        }
    }
}

/// A distance as it is stored. The longest win with four pieces takes 109 plies.
///
/// # Panics
/// If a byte does not hold it: a wrong value must not be kept.
fn to_byte(plies: u8) -> u8 {
    plies.checked_add(1).expect("a win takes fewer plies than a byte can count")
}

/// Whether a move of Black leads to the same material.
fn stays(board: Board, move_: &Move) -> bool {
    !move_.is_capture() && !Position::new(board, Side::Black).crowns(move_)
}

/// Calls `found` with every board, seen from the side to move, from which a move without capture or crowning
/// leads to this one, where Black is to move.
fn each_before(board: Board, mut found: impl FnMut(Board)) {
    let (black, white, kings) = (board.black(), board.white(), board.kings());
    for to in white {
        let is_king = kings.has(to);
        // White's men move up; they came from below, where the numbers are greater.
        let came_from = |from: &Square| is_king || *from > to;
        for from in (to.neighbours() & board.empty()).iter().filter(came_from) {
            let moved = Squares::from(to) | from.into();
            let earlier =
                Board::of_squares(black, white ^ moved, if is_king { kings ^ moved } else { kings })
                    .expect("the square was free");
            let position = Position::new(earlier, Side::White);
            // Who can capture must: then the move was not allowed.
            if position.jumpers().is_empty() {
                found(earlier.turned());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Moves within an ending, found forwards and backwards.
    #[test]
    fn moves_back_are_moves_turned_around() {
        for material in Material::all(3) {
            let (here, there) = (Layout::new(material), Layout::new(material.turned()));
            let mut links: HashMap<(usize, usize), i32> = HashMap::new();
            for index in 0..there.len() {
                let position = Position::new(there.board(index), Side::Black);
                for move_ in position.moves().iter().filter(|move_| stays(position.board(), move_)) {
                    let after = here.index(position.play(move_).board().turned());
                    *links.entry((index, after)).or_default() += 1;
                }
            }
            for index in 0..here.len() {
                each_before(here.board(index), |earlier| {
                    *links.entry((there.index(earlier), index)).or_default() -= 1;
                });
            }
            assert!(links.values().all(|&links| links == 0), "{material}");
        }
    }
}
