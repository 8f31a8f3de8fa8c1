//! Move ordering: the sooner the best move is tried, the less is searched.

use checkers_rules::{Move, MoveList, Position, Side};

/// What past cut-offs say about moves.
pub(super) struct Experience {
    /// How often a step was best, by side, start and end.
    history: Box<[[i32; 32 * 32]; 2]>,
    /// The last two steps that refuted something, by distance from the root.
    killers: Vec<[Option<Move>; 2]>,
}

const FIRST: i32 = i32::MAX;
const KILLER: i32 = 1 << 28;
const CROWNING: i32 = 1 << 27;
const MOST_HISTORY: i32 = 1 << 14;

impl Experience {
    pub(super) fn new(most_plies: usize) -> Self {
        Self { history: Box::new([[0; 1024]; 2]), killers: vec![[None; 2]; most_plies] }
    }

    /// Another position is to be searched: what was learnt counts less, not nothing.
    pub(super) fn fade(&mut self) {
        self.killers.fill([None; 2]);
        self.history.iter_mut().flatten().for_each(|count| *count /= 4);
    }

    /// The moves with a number for each: the higher the sooner.
    #[inline]
    pub(super) fn rank(&self, position: Position, moves: &MoveList, hash: Option<u8>, ply: usize) -> Ranked {
        let mut ranks = [0; MoveList::MOST];
        let king_row = position.to_move().king_row();
        let kings = position.board().kings();
        for (rank, move_) in ranks.iter_mut().zip(moves.iter()) {
            *rank = if move_.is_capture() {
                let taken = move_.captured();
                (2 * taken.len() + (taken & kings).len()) as i32
            } else if self.killers[ply][0] == Some(*move_) {
                KILLER + 1
            } else if self.killers[ply][1] == Some(*move_) {
                KILLER
            } else if king_row.has(move_.to()) && !kings.has(move_.from()) {
                CROWNING
            } else {
                self.history[side(position)][slot(move_)]
            };
        }
        if let Some(best) = hash.filter(|best| usize::from(*best) < moves.len()) {
            ranks[usize::from(best)] = FIRST;
        }
        Ranked { ranks, len: moves.len(), next: 0, order: std::array::from_fn(|at| at as u8) }
    }

    /// The step refuted what came before it, after `tried` moves that did not.
    #[inline]
    pub(super) fn learn(&mut self, position: Position, best: &Move, tried: &[Move], depth: i32, ply: usize) {
        if best.is_capture() {
            return;
        }
        if self.killers[ply][0] != Some(*best) {
            self.killers[ply] = [Some(*best), self.killers[ply][0]];
        }
        let history = &mut self.history[side(position)];
        let bonus = (depth * depth).min(400);
        nudge(&mut history[slot(best)], bonus);
        for move_ in tried {
            nudge(&mut history[slot(move_)], -bonus);
        }
    }
}

/// Moves the count by the bonus, the less the nearer it is to its limit.
#[inline]
fn nudge(count: &mut i32, bonus: i32) {
    *count += bonus * 16 - *count * bonus.abs() * 16 / MOST_HISTORY;
}

#[inline]
fn side(position: Position) -> usize {
    usize::from(position.to_move() == Side::White)
}

#[inline]
fn slot(move_: &Move) -> usize {
    move_.from().index() << 5 | move_.to().index()
}

/// Hands out indices of moves, the most promising first. Sorts no further than it is asked.
pub(super) struct Ranked {
    ranks: [i32; MoveList::MOST],
    order: [u8; MoveList::MOST],
    len: usize,
    next: usize,
}

impl Iterator for Ranked {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let at = self.next;
        if at == self.len {
            return None;
        }
        let mut best = at;
        for other in at + 1..self.len {
            if self.ranks[other] > self.ranks[best] {
                best = other;
            }
        }
        self.ranks.swap(at, best);
        self.order.swap(at, best);
        self.next += 1;
        Some(usize::from(self.order[at]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(experience: &Experience, fen: &str, hash: Option<u8>) -> Vec<usize> {
        let position: Position = fen.parse().unwrap();
        experience.rank(position, &position.moves(), hash, 3).collect()
    }

    #[test]
    fn every_move_comes_once() {
        let experience = Experience::new(8);
        let mut all = order(&experience, "B:W21-32:B1-12", Some(4));
        assert_eq!(all[0], 4);
        all.sort_unstable();
        assert_eq!(all, [0, 1, 2, 3, 4, 5, 6]);
    }

    #[test]
    fn what_refuted_comes_sooner_and_what_failed_later() {
        let mut experience = Experience::new(8);
        let moves = Position::START.moves();
        experience.learn(Position::START, &moves[5], &moves[..2], 4, 3);
        let after = order(&experience, "B:W21-32:B1-12", None);
        assert_eq!(after[0], 5);
        assert!(after[5..].iter().all(|index| *index < 2));
        experience.fade();
        assert_eq!(order(&experience, "B:W21-32:B1-12", None)[0], 5);
    }

    #[test]
    fn bigger_captures_and_crownings_come_first() {
        let experience = Experience::new(8);
        // 10x17x26 and 10x19 against one that takes a single man.
        let captures = "B:W14,15,22:B10".parse::<Position>().unwrap();
        let first = order(&experience, "B:W14,15,22:B10", None)[0];
        assert_eq!(captures.moves()[first].captured().len(), 2);
        let steps = "B:W1:B9,26".parse::<Position>().unwrap();
        let first = order(&experience, "B:W1:B9,26", None)[0];
        assert_eq!(steps.moves()[first].from().number(), 26);
    }
}
