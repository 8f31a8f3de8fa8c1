//! The brain that looks ahead: the engine at the table.

use crate::book;
use crate::engine::{Engine, Line, Report, Score};
use crate::level::Level;
use crate::record::Record;
use checkers_rules::{Action, Checkers, Move, OfferKind, Setup, Side, Sight, View, write_move};
use parlour_game::{Brain, Budget, ChanceRng, Seat, Seed, Thought};

/// A draw is agreed to where the board is this empty, or after so many plies, unless there is something to
/// play for.
const FEW_PIECES: u32 = 10;
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

/// Looks ahead with the engine and plays what it likes best. It lets its opponent take moves back and agrees
/// to a draw where it has nothing to play for. It never offers anything and never resigns: a lost game is
/// played on for as long as it can be made to last, because people like to win on the board, and err.
pub struct Master {
    seat: Seat,
    level: Level,
    dice: ChanceRng,
    record: Record,
    /// Made when it is first needed.
    engine: Option<Engine>,
}

impl Master {
    /// The brain for this seat of a match with this set-up, with dice of its own.
    pub fn new(seat: Seat, setup: &Setup, seed: Seed, level: Level) -> Self {
        // Both seats may be given the same seed; their dice differ all the same.
        let dice = seed.rng_at(seat.index());
        Self { seat, level, dice, record: Record::new(setup), engine: None }
    }

    fn engine(&mut self) -> &mut Engine {
        self.engine.get_or_insert_with(|| Engine::new(self.level.size()))
    }

    fn answer(&mut self, kind: OfferKind, view: &View, budget: &Budget) -> (Action, Thought) {
        if kind == OfferKind::Takeback {
            return (Action::Accept, Thought::new("Of course: take it back."));
        }
        let line = self.record.line(view);
        let report = self.engine().think(&line, &budget.clone().at_most(ANSWER_NODES), &mut |_| {});
        let is_own = Side::of(self.seat) == Some(line.position().to_move());
        let score = if is_own { report.score } else { report.score.turned() };
        let pieces = (!view.board.empty()).count_ones();
        let is_late = pieces <= FEW_PIECES || view.ply >= LONG_GAME;
        let (action, so) = match score.centi() {
            _ if score == Score::Drawn => (Action::Accept, "This ending is a draw"),
            ..=WORSE => (Action::Accept, "A draw is more than I could hope for"),
            centi if centi > NOTHING_TO_PLAY_FOR => (Action::Decline, "I like my position: let us play on"),
            _ if is_late => (Action::Accept, "Neither of us will win this"),
            _ => (Action::Decline, "It is early: let us play on"),
        };
        (action, Thought::new(format!("{so} ({score}).")))
    }

    fn think(&mut self, line: &Line, view: &View, budget: Budget) -> (Move, Thought) {
        let known = book::moves(line.position());
        // A ballot is there to be thought about.
        if !known.is_empty() && view.ballot.is_none() {
            return (*self.dice.pick(known), Thought::new(from_the_book(known.len())));
        }
        let budget = match self.level.most_nodes() {
            Some(most) => budget.at_most(most),
            None => budget,
        };
        let is_forced = line.position().moves().len() == 1;
        let budget = if is_forced { budget.at_most(FORCED_NODES) } else { budget };
        let report = self.engine().think(line, &budget, &mut |_| {});
        let told = tell(line, &report);
        let why = if is_forced { format!("The only legal move; {told}") } else { told };
        (report.best, Thought::new(why))
    }
}

fn from_the_book(moves: usize) -> String {
    match moves {
        1 => "The best move here, by the opening book.".into(),
        _ => format!("One of {moves} moves that are equally good by the opening book."),
    }
}

/// What the search found, in a sentence: "+0.35, 17 plies ahead: 11-15 23-19 8-11".
fn tell(line: &Line, report: &Report) -> String {
    let mut position = line.position();
    let mut moves = Vec::new();
    for move_ in report.line.iter().take(TOLD) {
        moves.push(write_move(position, move_));
        position = position.play(move_);
    }
    format!("{}, {} plies ahead: {}.", report.score, report.depth, moves.join(" "))
}

impl Brain<Checkers> for Master {
    fn see(&mut self, sight: &Sight) {
        self.record.see(sight);
    }

    fn choose(&mut self, view: &View, actions: &[Action], budget: Budget) -> (Action, Thought) {
        if let Some(offer) = view.offer.filter(|offer| offer.by != self.seat) {
            return self.answer(offer.kind, view, &budget);
        }
        if !actions.iter().any(|action| matches!(action, Action::Move { .. })) {
            // Asked out of turn, or while its own offer is open: what is listed first is the mildest.
            return (actions[0].clone(), Thought::new("There is nothing to move."));
        }
        let line = self.record.line(view);
        let (move_, thought) = self.think(&line, view, budget);
        (Action::from(move_), thought)
    }
}
