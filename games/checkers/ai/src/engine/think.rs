//! Iterative deepening, until the budget is spent.

use super::clock::Clock;
use super::endings::Endings;
use super::order::Experience;
use super::played_line::PlayedLine;
use super::score::{NONE, Score, Value, WIN_IN_SIGHT};
use super::search::{MOST_PLIES, Search};
use super::table::{Size, Table};
use super::weights::Weights;
use checkers_rules::Move;
use checkers_tables::{Tables, Value as Known};
use parlour_game::Budget;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// No position is searched deeper than this.
const MOST_DEPTH: i32 = 99;
/// From this depth on the next value is expected near the last one.
const ASPIRE_FROM: i32 = 5;
/// How near, in hundredths of a man.
const NEAR: Value = 12;

/// Looks ahead. It remembers what it has found out, which helps where several questions about one game are asked.
///
/// With a node budget alone and one thread the answer depends on nothing but the questions asked since it was
/// made.
pub struct Engine {
    weights: Weights,
    table: Table,
    /// One for each thread.
    experience: Vec<Experience>,
}

/// What was found out about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// What it is worth to the side to move.
    pub score: Score,
    /// How many plies deep everything was looked at (promising lines deeper, others less deep).
    pub depth: u8,
    /// How many positions were looked at.
    pub nodes: u64,
    /// The best move.
    pub best: Move,
    /// How the game may go on: the best move, the best answer, and so on.
    pub line: Vec<Move>,
}

impl Engine {
    /// An engine that uses one thread and remembers this much.
    pub fn new(size: Size) -> Self {
        Self {
            weights: Weights::BUILT_IN,
            table: Table::new(size),
            experience: vec![Experience::new(MOST_PLIES)],
        }
    }

    /// The same with other weights, for whoever compares them.
    #[must_use]
    pub fn weights(mut self, weights: Weights) -> Self {
        self.weights = weights;
        self
    }

    /// The same with so many threads. With more than one the answer is no longer the same every time.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Self {
        self.experience.resize_with(threads.max(1), || Experience::new(MOST_PLIES));
        self
    }

    /// Looks at the position until the budget is spent or the game is seen to its end, and tells after each
    /// depth what it thinks.
    ///
    /// # Panics
    /// If the position has no move.
    pub fn think(&mut self, line: &PlayedLine, budget: &Budget, on_depth: &mut dyn FnMut(&Report)) -> Report {
        self.think_to(line, budget, MOST_DEPTH as u8, on_depth)
    }

    /// The same, but no deeper than this.
    ///
    /// # Panics
    /// If the position has no move.
    pub fn think_to(
        &mut self,
        line: &PlayedLine,
        budget: &Budget,
        depth: u8,
        on_depth: &mut dyn FnMut(&Report),
    ) -> Report {
        self.table.grow_older();
        let Self { weights, table, experience } = self;
        let (weights, endings) = (*weights, Endings::new(Tables::installed(), line.position()));
        experience.iter_mut().for_each(Experience::fade);
        let threads = experience.len();
        let (first, others) = experience.split_first_mut().expect("at least one thread");
        let (stop, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        let (table, stop, nodes) = (&*table, &stop, &nodes);
        let deepen = |experience, start, tell: &mut dyn FnMut(&Report)| {
            let clock = Clock::new(budget, stop, threads);
            let mut search = Search::new(line, (table, weights, endings), experience, clock);
            let report = deepen(&mut search, line, endings, start..=i32::from(depth), tell);
            stop.store(true, Relaxed);
            nodes.fetch_add(search.clock.nodes(), Relaxed);
            report
        };
        let mut report = std::thread::scope(|scope| {
            for (nth, experience) in others.iter_mut().enumerate() {
                // Half of the helpers work one depth ahead: they fill the table with what is needed next.
                let start = 1 + (nth as i32 + 1) % 2;
                scope.spawn(move || deepen(experience, start, &mut |_| {}));
            }
            deepen(first, 1, on_depth)
        });
        report.nodes = nodes.load(Relaxed);
        report
    }
}

fn deepen(
    search: &mut Search<'_>,
    line: &PlayedLine,
    endings: Endings,
    depths: std::ops::RangeInclusive<i32>,
    on_depth: &mut dyn FnMut(&Report),
) -> Report {
    let moves = line.position().moves();
    let best = *moves.first().expect("a position with a move");
    let mut report = Report { score: Score::Worth(0), depth: 0, nodes: 0, best, line: vec![best] };
    let known = endings.root(line.position());
    // With distances one ply is enough: the tables know every position after it.
    let is_exact = endings.is_decided(line.position());
    let mut value = 0;
    for depth in depths {
        let found = aspire(search, line, depth, value);
        if let Some(&best) = search.best_line().first() {
            report.best = best;
            report.line = search.best_line().to_vec();
            endings.draw_out(line.position(), &mut report.line);
        }
        if search.is_stopped {
            break;
        }
        value = found;
        report.score = if known == Some(Known::Draw) { Score::Drawn } else { Score::of(value) };
        report.depth = depth as u8;
        report.nodes = search.clock.nodes();
        on_depth(&report);
        // Seen to the end: nothing deeper can change it.
        let is_seen = report.score.mate_in().is_some_and(|plies| plies.abs() <= depth);
        if is_exact || is_seen || search.clock.is_over() {
            break;
        }
    }
    report.nodes = search.clock.nodes();
    report
}

/// Searches a narrow window round the expected value first, and wider where that fails.
fn aspire(search: &mut Search<'_>, line: &PlayedLine, depth: i32, expected: Value) -> Value {
    if depth < ASPIRE_FROM || expected.abs() >= WIN_IN_SIGHT {
        return search.root(line, depth, NONE, -NONE);
    }
    let (mut below, mut above) = (NEAR, NEAR);
    loop {
        let (alpha, beta) = ((expected - below).max(NONE), (expected + above).min(-NONE));
        let value = search.root(line, depth, alpha, beta);
        if search.is_stopped || (value > alpha && value < beta) {
            return value;
        }
        match value <= alpha {
            true => below *= 4,
            false => above *= 4,
        }
        if below > 1_000 || above > 1_000 {
            return search.root(line, depth, NONE, -NONE);
        }
    }
}
