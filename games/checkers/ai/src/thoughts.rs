//! Why a brain chose as it did: values whose numbers come from the very choice; `languages/*/checkers.ftl` has the
//! sentences.

use crate::engine::Score;
use serde::Serialize;

/// What speaks for an action.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Why {
    /// The opponent may take a move back.
    ThinksTakeback,
    /// There are no draws by agreement.
    ThinksPlayOn,
    /// No move can be made.
    ThinksNothing,
    /// There is no other move.
    ThinksOnlyMove,
    /// Any move will do.
    ThinksOneOf {
        /// How many there are.
        moves: usize,
    },
    /// The average of the move's tree is best.
    ThinksAverage {
        /// The move as it is written down.
        text: String,
        /// The average.
        average: String,
        /// Whether that is the best of all averages for whoever wants to lose.
        is_lowest: bool,
    },
    /// The opening book says so.
    ThinksBook {
        /// How many moves it likes as much.
        moves: usize,
    },
    /// The search says so.
    ThinksAhead {
        /// Whether there is no other move.
        is_forced: bool,
        /// What it finds the position worth.
        score: Score,
        /// How many plies it looked ahead.
        depth: u32,
        /// How the game might go on.
        line: String,
    },
    /// A draw is accepted, since nobody can win.
    ThinksDrawn {
        /// What the position is worth.
        score: Score,
    },
    /// A draw is accepted, since it is more than the position promises.
    ThinksLucky {
        /// What the position is worth.
        score: Score,
    },
    /// A draw is declined, since there is something to play for.
    ThinksBetter {
        /// What the position is worth.
        score: Score,
    },
    /// A draw is accepted, since nobody will win.
    ThinksLevel {
        /// What the position is worth.
        score: Score,
    },
    /// A draw is declined, since the game has just begun.
    ThinksEarly {
        /// What the position is worth.
        score: Score,
    },
}
parlour_voice::spoken!(
    Why,
    "checkers",
    [
        Why::ThinksTakeback,
        Why::ThinksPlayOn,
        Why::ThinksNothing,
        Why::ThinksOnlyMove,
        Why::ThinksOneOf { moves: 7 },
        Why::ThinksAverage { text: "11-15".into(), average: "1.034".into(), is_lowest: false },
        Why::ThinksAverage { text: "11-15".into(), average: "0.912".into(), is_lowest: true },
        Why::ThinksBook { moves: 1 },
        Why::ThinksBook { moves: 3 },
        Why::ThinksAhead {
            is_forced: true,
            score: Score::Worth(35),
            depth: 17,
            line: "11-15 23-19 8-11".into()
        },
        Why::ThinksAhead { is_forced: false, score: Score::WinsIn(7), depth: 9, line: "11-15".into() },
        Why::ThinksDrawn { score: Score::Drawn },
        Why::ThinksLucky { score: Score::Worth(-75) },
        Why::ThinksBetter { score: Score::Worth(25) },
        Why::ThinksLevel { score: Score::Worth(0) },
        Why::ThinksEarly { score: Score::Worth(0) },
    ]
);
