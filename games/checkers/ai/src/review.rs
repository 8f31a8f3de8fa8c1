//! Review of a game: the value of each move, the better move, and which moves were mistakes.

use crate::engine::{Engine, PlayedLine, Report, Score};
use checkers_rules::Move;
use parlour_game::Budget;
use serde::Serialize;

/// What is found about one move of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// What the position was worth to the side to move, with the best move.
    pub score: Score,
    /// The best move.
    pub best: Move,
    /// How the game might have gone on, with the best move first.
    pub line: Vec<Move>,
    /// The move that was made.
    pub played: Move,
    /// What the position was worth to the same side with the move that was made.
    pub played_score: Score,
    /// What the move cost, in hundredths of a man; see [`loss`].
    pub loss: u16,
    /// Whether it was a mistake.
    pub mistake: Option<Mistake>,
}

/// How bad a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mistake {
    /// A better move was to be had.
    Inaccuracy,
    /// It cost half a man or more.
    Mistake,
    /// It cost a man or more, or a won ending its win, or a drawn one its draw.
    Blunder,
}

impl Mistake {
    /// From this loss on, in hundredths of a man.
    pub const fn from_loss(self) -> u16 {
        match self {
            Mistake::Inaccuracy => 20,
            Mistake::Mistake => 50,
            Mistake::Blunder => 100,
        }
    }
}
parlour_voice::spoken!(Mistake, "checkers", [Mistake::Inaccuracy, Mistake::Mistake, Mistake::Blunder]);

/// Three men ahead a game is decided: a longer way to win or a slower way to lose costs nothing.
const DECIDED: i32 = 300;

/// Looks at a move of a game. `budget` is asked for twice: for the position, and for the position after the move if
/// another one was better.
///
/// With node budgets and an engine that was just made, the answer depends on nothing but the line and the move.
///
/// # Panics
/// If the move is not one of the position's.
pub fn review(engine: &mut Engine, line: &PlayedLine, played: &Move, budget: impl Fn() -> Budget) -> Review {
    let position = line.position();
    assert!(position.moves().contains(played), "a move of the position");
    let Report { score, best, line: expected, .. } = engine.think(line, &budget(), &mut |_| {});
    let played_score = if position.play(played) == position.play(&best) {
        score
    } else {
        worth_after(engine, line, played, &budget())
    };
    let (loss, mistake) = (loss(score, played_score), mistake(score, played_score));
    Review { score, best, line: expected, played: *played, played_score, loss, mistake }
}

/// What a position is worth to the side to move once it has made this move.
pub(crate) fn worth_after(engine: &mut Engine, line: &PlayedLine, made: &Move, budget: &Budget) -> Score {
    let mut after = line.clone();
    after.play(made);
    // A side that cannot move has lost.
    if !after.position().has_move() {
        return Score::WinsIn(1);
    }
    engine.think(&after, budget, &mut |_| {}).score.turned()
}

/// What a move cost that made `played` of `best`, in hundredths of a man. Scores count up to three men: beyond that a game
/// is decided. A move that turned out better than the best one cost nothing.
pub fn loss(best: Score, played: Score) -> u16 {
    let count = |score: Score| score.centi().clamp(-DECIDED, DECIDED);
    u16::try_from(count(best) - count(played)).unwrap_or(0)
}

/// Whether a move that made `played` of `best` was a mistake.
pub fn mistake(best: Score, played: Score) -> Option<Mistake> {
    // Where both ends are known the score of a drawn ending, 0, would not tell how much was thrown away.
    if let (Some(best), Some(played)) = (end(best), end(played)) {
        return (played < best).then_some(Mistake::Blunder);
    }
    let loss = loss(best, played);
    [Mistake::Blunder, Mistake::Mistake, Mistake::Inaccuracy]
        .into_iter()
        .find(|mistake| loss >= mistake.from_loss())
}

/// How the game ends with best play, if that is known: lost, drawn, won.
fn end(score: Score) -> Option<i8> {
    match score {
        Score::Worth(_) => None,
        Score::LosesIn(_) | Score::Lost => Some(-1),
        Score::Drawn => Some(0),
        Score::WinsIn(_) | Score::Won => Some(1),
    }
}
