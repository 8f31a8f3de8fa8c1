//! The brains that look ahead with the engine.

use crate::course::Course;
use crate::engine::{Engine, PlayedLine, Report, Score, Size};
use crate::level::Level;
use crate::thoughts::Why;
use crate::{book, manners};
use checkers_rules::{Action, Checkers, Move, OfferKind, Side, View, write_move};
use parlour_game::{Budget, ChanceRng, Known, Thought};

/// A draw is agreed to where the board is this empty, or after so many plies, unless there is something to
/// play for.
const FEW_PIECES: usize = 10;
const LONG_GAME: u32 = 60;
const NOTHING_TO_PLAY_FOR: i32 = 15;
/// Clearly worse: a draw is welcome at any time.
const WORSE: i32 = -60;
/// How much is thought about an answer to an offer.
const ANSWER_NODES: u64 = 100_000;
/// How many moves of a line are told.
const TOLD: usize = 7;
/// A forced move is looked at only so far, for something to say.
const FORCED_NODES: u64 = 2_000;

impl Level {
    /// What a brain of this level does, and why: it looks ahead with the engine and plays what it likes best. It lets its
    /// opponent take moves back and agrees to a draw where it has nothing to play for. It never offers anything and never
    /// resigns: people like to win on the board, and err.
    pub fn choose(self, known: &Known<Checkers>, dice: ChanceRng, budget: Budget) -> (Action, Thought) {
        if let Some(offer) = known.view.offer.filter(|offer| offer.by != known.seat()) {
            return self.answer(offer.kind, known, &budget);
        }
        if let Some(idle) = manners::no_move(known) {
            return idle;
        }
        let (move_, thought) = self.think(&line(known), &known.view, dice, budget);
        (Action::from(move_), thought)
    }

    fn engine(self) -> Engine {
        Engine::new(Size::mebibytes(self.memory))
    }

    fn answer(self, kind: OfferKind, known: &Known<Checkers>, budget: &Budget) -> (Action, Thought) {
        if kind == OfferKind::Takeback {
            return (Action::Accept, Thought::new(Why::ThinksTakeback));
        }
        let (line, view) = (line(known), &known.view);
        let report = self.engine().think(&line, &budget.clone().at_most(ANSWER_NODES), &mut |_| {});
        let is_own = Side::of(known.seat()) == Some(line.position().to_move());
        let score = if is_own { report.score } else { report.score.turned() };
        let pieces = view.board.occupied().len();
        let is_late = pieces <= FEW_PIECES || view.ply >= LONG_GAME;
        let (action, why) = match score.centi() {
            _ if score == Score::Drawn => (Action::Accept, Why::ThinksDrawn { score }),
            ..=WORSE => (Action::Accept, Why::ThinksLucky { score }),
            centi if centi > NOTHING_TO_PLAY_FOR => (Action::Decline, Why::ThinksBetter { score }),
            _ if is_late => (Action::Accept, Why::ThinksLevel { score }),
            _ => (Action::Decline, Why::ThinksEarly { score }),
        };
        (action, Thought::new(why))
    }

    fn think(self, line: &PlayedLine, view: &View, mut dice: ChanceRng, budget: Budget) -> (Move, Thought) {
        let known = book::moves(line.position());
        // After a ballot the book is not used: the point is to play the position.
        if !known.is_empty() && view.ballot.is_none() {
            return (*dice.pick(known), Thought::new(Why::ThinksBook { moves: known.len() }));
        }
        let budget = match self.most_nodes {
            Some(most) => budget.at_most(most),
            None => budget,
        };
        let is_forced = line.position().moves().len() == 1;
        let budget = if is_forced { budget.at_most(FORCED_NODES) } else { budget };
        let report = self.engine().think(line, &budget, &mut |_| {});
        (report.best, Thought::new(tell(line, &report, is_forced)))
    }
}

/// The position on the board and what came before it.
fn line(known: &Known<Checkers>) -> PlayedLine {
    let course = Course::of(known);
    course.line(course.plies())
}

/// What the search found.
fn tell(line: &PlayedLine, report: &Report, is_forced: bool) -> Why {
    let mut position = line.position();
    let mut moves = Vec::new();
    for move_ in report.line.iter().take(TOLD) {
        moves.push(write_move(position, move_));
        position = position.play(move_);
    }
    Why::ThinksAhead { is_forced, score: report.score, depth: report.depth.into(), line: moves.join(" ") }
}
