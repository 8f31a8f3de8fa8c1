//! Principal-variation search of one position to a given depth.

use super::clock::Clock;
use super::endings::Endings;
use super::evaluate::evaluate;
use super::key::key;
use super::order::Experience;
use super::played_line::PlayedLine;
use super::score::{EVEN, NONE, Value, WIN};
use super::table::{Bound, Known, Table};
use super::weights::Weights;
use checkers_rules::{Move, Position, QUIET_PLIES_TO_DRAW};

/// No line is followed further than this.
pub(super) const MOST_PLIES: usize = 128;
/// How many plies past the horizon a threatened side may still answer.
const THREAT_PLIES: i32 = 1;

/// One thread's search. What it learns about moves is kept from depth to depth and from move to move.
pub(super) struct Search<'a> {
    pub(super) clock: Clock<'a>,
    table: &'a Table,
    weights: Weights,
    endings: Endings,
    experience: &'a mut Experience,
    /// Keys of the positions that can come again, from the last capture or man's move of the game on, then of
    /// the line being searched.
    keys: Vec<u64>,
    /// How many of them belong to the game.
    played: usize,
    /// The best line from each ply on.
    lines: Vec<Vec<Move>>,
    /// Time is up: returned values mean nothing.
    pub(super) is_stopped: bool,
}

/// Where the search is.
#[derive(Clone, Copy)]
struct Node {
    position: Position,
    ply: usize,
    depth: i32,
    /// Plies since a capture or a man's move.
    quiet_plies: u16,
}

/// What the search has to find out: whether the value lies between the two.
#[derive(Clone, Copy)]
struct Window {
    alpha: Value,
    beta: Value,
}

impl Window {
    /// Nothing lies between: only which side of it matters.
    fn is_empty(self) -> bool {
        self.beta - self.alpha <= 1
    }

    fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Only whether it is more than alpha.
    fn above_alpha(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha + 1 }
    }
}

impl<'a> Search<'a> {
    pub(super) fn new(
        line: &PlayedLine,
        (table, weights, endings): (&'a Table, Weights, Endings),
        experience: &'a mut Experience,
        clock: Clock<'a>,
    ) -> Self {
        let mut keys: Vec<u64> = line.keys().collect();
        let played = keys.len();
        keys.resize(played + MOST_PLIES + 1, 0);
        Self {
            clock,
            table,
            weights,
            endings,
            experience,
            keys,
            played,
            lines: vec![Vec::new(); MOST_PLIES + 2],
            is_stopped: false,
        }
    }

    /// The value of the line's position to this depth, if it lies between alpha and beta.
    pub(super) fn root(&mut self, line: &PlayedLine, depth: i32, alpha: Value, beta: Value) -> Value {
        let node = Node { position: line.position(), ply: 0, depth, quiet_plies: line.quiet_plies() };
        self.lines[0].clear();
        self.node(node, Window { alpha, beta })
    }

    /// The best line found by the last search from the root; its first move is sound even if time ran out.
    pub(super) fn best_line(&self) -> &[Move] {
        &self.lines[0]
    }

    fn node(&mut self, mut node: Node, mut window: Window) -> Value {
        if !self.clock.tick() {
            self.is_stopped = true;
            return EVEN;
        }
        let Node { position, ply, .. } = node;
        let key = key(position);
        self.keys[self.played + ply] = key;
        if ply > 0 {
            self.lines[ply].clear();
            if self.is_draw(node, key) {
                return EVEN;
            }
            // No win or loss can come sooner than here.
            window.alpha = window.alpha.max(ply as Value - WIN);
            window.beta = window.beta.min(WIN - ply as Value - 1);
            if window.alpha >= window.beta {
                return window.alpha;
            }
            if let Some(value) = self.endings.value(position, ply, || evaluate(self.weights, position)) {
                return value;
            }
        }
        let jumpers = position.jumpers();
        if node.depth <= 0
            && jumpers.is_empty()
            && (node.depth <= -THREAT_PLIES || position.passed().jumpers().is_empty())
        {
            // No capture is pending: the static evaluation counts, if there is a move.
            return if position.has_move() { self.judge(position, ply) } else { ply as Value - WIN };
        }
        if ply >= MOST_PLIES {
            return self.judge(position, ply);
        }

        let known = self.table.get(key, ply as i32);
        if let Some(known) = known.filter(|known| known.depth >= node.depth.max(0) && ply > 0) {
            let settles = match known.bound {
                Bound::Exact => window.is_empty(),
                Bound::Least => known.value >= window.beta,
                Bound::Most => known.value <= window.alpha,
            };
            if settles {
                return known.value;
            }
        }

        let moves = position.moves();
        if moves.is_empty() {
            return ply as Value - WIN;
        }
        // A forced reply costs no depth.
        if moves.len() == 1 && ply > 0 {
            node.depth += 1;
        }
        let hash = known.and_then(|known| known.best);
        if hash.is_none() && node.depth >= 4 {
            // Without a hash move the order is poor: search less deep now; the next search has one.
            node.depth -= 1;
        }

        let alpha_before = window.alpha;
        let (mut best, mut best_index) = (NONE, None);
        let mut tried = [moves[0]; 48];
        let mut count = 0;
        for index in self.experience.rank(position, &moves, hash, ply) {
            let move_ = moves[index];
            let value = self.try_move(node, &move_, window, count, !jumpers.is_empty());
            if self.is_stopped {
                return EVEN;
            }
            tried[count] = move_;
            count += 1;
            if value <= best {
                continue;
            }
            best = value;
            if value <= window.alpha {
                continue;
            }
            best_index = Some(index as u8);
            window.alpha = value;
            self.keep(ply, move_);
            if value >= window.beta {
                self.experience.learn(position, &move_, &tried[..count - 1], node.depth.max(1), ply);
                break;
            }
        }
        let bound = match best {
            _ if best >= window.beta => Bound::Least,
            _ if best > alpha_before => Bound::Exact,
            _ => Bound::Most,
        };
        let depth = node.depth.max(0);
        self.table.put(key, ply as i32, Known { value: best, bound, depth, best: best_index.or(hash) });
        best
    }

    fn judge(&self, position: Position, ply: usize) -> Value {
        self.endings.judge(position, ply, || evaluate(self.weights, position))
    }

    /// The value of a move, after `before` others.
    fn try_move(&mut self, node: Node, move_: &Move, window: Window, before: usize, is_jump: bool) -> Value {
        let quiet_plies = if node.position.is_quiet(move_) { node.quiet_plies + 1 } else { 0 };
        let next = Node {
            position: node.position.play(move_),
            ply: node.ply + 1,
            depth: node.depth - 1,
            quiet_plies,
        };
        if before == 0 {
            return -self.node(next, window.turned());
        }
        let narrow = window.above_alpha().turned();
        let reduction = if is_jump { 0 } else { reduction(node.depth, before) };
        if reduction > 0 {
            let value = -self.node(Node { depth: next.depth - reduction, ..next }, narrow);
            if value <= window.alpha || self.is_stopped {
                return value;
            }
        }
        let value = -self.node(next, narrow);
        if value <= window.alpha || value >= window.beta || self.is_stopped {
            return value;
        }
        -self.node(next, window.turned())
    }

    /// The move, then the best line after it.
    fn keep(&mut self, ply: usize, move_: Move) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(move_);
        line.extend_from_slice(&after[0]);
    }

    /// Whether the position counts as a draw: by the rules, or because it has come before and can be repeated, unless
    /// the tables know the way to a win from it.
    fn is_draw(&self, node: Node, key: u64) -> bool {
        if node.quiet_plies >= QUIET_PLIES_TO_DRAW {
            // A loss counts before a draw.
            return node.position.has_move();
        }
        let here = self.played + node.ply;
        let oldest = here.saturating_sub(node.quiet_plies.into());
        // Both sides must go and come back: four plies at least, and the same side to move.
        let mut earlier = (oldest..(here + 1).saturating_sub(4)).rev().step_by(2);
        let mut comes_again = || earlier.any(|at| self.keys[at] == key);
        comes_again() && (!self.endings.is_decided(node.position) || comes_again())
    }
}

/// How many plies less deep a late move is looked at first.
#[inline]
fn reduction(depth: i32, before: usize) -> i32 {
    if depth < 3 || before < 2 {
        return 0;
    }
    1 + i32::from(before >= 5) + i32::from(depth >= 10)
}

#[cfg(test)]
mod tests {
    use super::super::table::Size;
    use super::*;
    use checkers_tables::Tables;
    use parlour_game::{Budget, Seed};
    use std::sync::atomic::AtomicBool;

    /// The same question answered by trying everything: no window, no table, no order.
    fn everything(position: Position, depth: i32, ply: usize) -> Value {
        let moves = position.moves();
        if moves.is_empty() {
            return ply as Value - WIN;
        }
        let is_calm = position.jumpers().is_empty()
            && (depth <= -THREAT_PLIES || position.passed().jumpers().is_empty());
        if depth <= 0 && is_calm {
            let judge = || evaluate(Weights::BUILT_IN, position);
            return Endings::new(Tables::small(), position).judge(position, ply, judge);
        }
        let depth = if moves.len() == 1 && ply > 0 { depth + 1 } else { depth };
        let value = |move_: &Move| -everything(position.play(move_), depth - 1, ply + 1);
        moves.iter().map(value).max().expect("there is a move")
    }

    #[test]
    fn nothing_is_overlooked() {
        let mut dice = Seed::from_number(9).rng_at(0);
        let mut compared = 0;
        for game in 0..60 {
            let mut position = Position::START;
            for _ in 0..game {
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                position = position.play(dice.pick(&moves));
            }
            // Kings' steps can be undone, and the oracle knows nothing of repetitions.
            if !position.has_move() || !position.board().kings().is_empty() {
                continue;
            }
            for depth in 1..=2 {
                let (table, mut experience) = (Table::new(Size::mebibytes(1)), Experience::new(MOST_PLIES));
                let (budget, stop) = (Budget::default(), AtomicBool::new(false));
                let line = PlayedLine::new(position);
                let means = (&table, Weights::BUILT_IN, Endings::new(Tables::small(), position));
                let mut search = Search::new(&line, means, &mut experience, Clock::new(&budget, &stop, 1));
                let value = search.root(&line, depth, NONE, -NONE);
                assert_eq!(value, everything(position, depth, 0), "{position} to depth {depth}");
                compared += 1;
            }
        }
        assert!(compared > 40, "{compared}");
    }
}
