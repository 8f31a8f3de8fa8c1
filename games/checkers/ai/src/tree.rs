//! The levels of the student project whose checkers ours follows: a tree of averages.
//!
//! Every legal move is the root of a tree. "Each level down the tree the counter is reduced by one, until it reaches
//! 0"; there the ratio of own to enemy pieces is taken, and every other node is the average of its children. The move
//! with the highest average is made, or with the lowest at the level `very-easy`. It is no minimax: the opponent is
//! assumed to play any move. `docs/brains.md` lists what the description leaves open, and what was decided.

use crate::manners;
use crate::thoughts::Why;
use checkers_rules::{Action, Checkers, Position, Side, write_move};
use parlour_game::{Budget, Known, Thought};

/// "Whenever a given node sees that it has 7 or more children it will subtract 2 from the value of the counter".
const MANY_CHILDREN: usize = 7;
const CUT: i32 = 2;

/// How often the table is asked whether it still waits, in nodes.
const NODES_BETWEEN_LOOKS: u32 = 1 << 14;

/// Which of the averages it plays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wants {
    /// To lose pieces: "Very Easy Mode".
    Lowest,
    /// To win pieces: "Medium Mode" and "Hard Mode".
    Highest,
}

/// Plays the move whose tree has the best average. The first of equals is taken, so that the same position is always
/// answered by the same move. The time of the budget is ignored: the height of the trees is fixed.
#[derive(Clone, Copy, Debug)]
pub struct Tree {
    /// The height of the trees.
    pub height: u8,
    /// Which of the averages it plays for.
    pub wants: Wants,
}

impl Tree {
    /// The height of the trees at the levels `very-easy` and `medium`.
    pub const MEDIUM: u8 = 4;
    /// The height of the trees at the level `hard`.
    pub const HARD: u8 = 8;

    fn is_better(self, average: f64, best: f64) -> bool {
        match self.wants {
            Wants::Lowest => average < best,
            Wants::Highest => average > best,
        }
    }

    /// What it does, and why.
    pub fn choose(self, known: &Known<Checkers>, budget: &Budget) -> (Action, Thought) {
        if let Some(answer) = manners::answer(known) {
            return answer;
        }
        let position = known.view.position();
        let moves = position.moves();
        if let [only] = *moves {
            return (only.into(), Thought::new(Why::ThinksOnlyMove));
        }
        let mut growth = Growth { side: position.to_move(), budget, nodes: 0 };
        let mut best = None;
        for move_ in moves.iter() {
            // Once the table has moved on the answer is not used: any will do.
            let Some(average) = growth.average(position.play(move_), self.height.into()) else { break };
            if best.is_none_or(|(_, so_far)| self.is_better(average, so_far)) {
                best = Some((*move_, average));
            }
        }
        let (chosen, average) = best.unwrap_or((moves[0], f64::NAN));
        let text = write_move(position, &chosen);
        let is_lowest = self.wants == Wants::Lowest;
        let why = Why::ThinksAverage { text, average: format!("{average:.3}"), is_lowest };
        (chosen.into(), Thought::new(why))
    }
}

/// The average of the tree of this height that grows from a position, as `side` counts pieces.
pub fn average(position: Position, side: Side, height: u8) -> f64 {
    let budget = Budget::default();
    let mut growth = Growth { side, budget: &budget, nodes: 0 };
    growth.average(position, height.into()).expect("nobody calls it off")
}

/// Own pieces for each enemy piece; kings count like men. Where no enemy is left there is nothing to divide by: that
/// counts like one enemy.
fn ratio(position: Position, side: Side) -> f64 {
    let count = |side| position.board().of(side).len() as f64;
    count(side) / count(side.other()).max(1.0)
}

/// What is the same for all trees of one decision.
struct Growth<'a> {
    side: Side,
    budget: &'a Budget,
    nodes: u32,
}

impl Growth<'_> {
    /// The average of a tree, or nothing if the table has moved on.
    fn average(&mut self, position: Position, counter: i32) -> Option<f64> {
        self.nodes += 1;
        if self.nodes >= NODES_BETWEEN_LOOKS {
            self.nodes = 0;
            if self.budget.is_called_off() {
                return None;
            }
        }
        // A quiet node just above the leaves need not grow them: nothing is taken, so all have its own ratio.
        let is_quiet = position.jumpers().is_empty();
        if counter <= 0 || is_quiet && counter == 1 {
            return Some(ratio(position, self.side));
        }
        let children = position.moves();
        let counter = if children.len() >= MANY_CHILDREN { counter - CUT } else { counter } - 1;
        if children.is_empty() || is_quiet && counter <= 0 {
            return Some(ratio(position, self.side));
        }
        let mut sum = 0.0;
        for move_ in children.iter() {
            sum += self.average(position.play(move_), counter)?;
        }
        Some(sum / children.len() as f64)
    }
}
