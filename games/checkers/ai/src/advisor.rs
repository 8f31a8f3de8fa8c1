//! The advisor: hints, remarks of computers, and the game as PDN.

use crate::course::Course;
use crate::hint::{self, Hint};
use crate::remarks::{self, Remark, Sentence, Tells};
use checkers_rules::pdn::{Record, Score};
use checkers_rules::{Checkers, Position, Side};
use parlour_game::{Budget, Help, Known, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// Answers from what is known, always with the same number of positions looked at, whatever the budget: the same
/// question gets the same answer, and a fraction of a second is enough.
#[derive(Clone, Copy, Debug)]
pub struct Advisor;

/// What can be asked in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Question {
    /// What to play, and why.
    Hint,
    /// What the one who sits there has to say about what has just happened.
    Remark {
        /// Who speaks.
        by: Seat,
        /// What they said last, so that they do not repeat themselves.
        last: Option<Sentence>,
        /// Whether they keep to what is plain to see and give no evaluation away. Only this is answered at a
        /// table without help.
        plain: bool,
    },
    /// The game as other programs read it.
    Pdn,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Answer {
    /// What to play, and why.
    Hint(Hint),
    /// What is said.
    Remark {
        /// Nothing, more often than not.
        remark: Option<Remark>,
    },
    /// The game.
    Pdn {
        /// A whole PDN file.
        pdn: String,
    },
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NoAdvice {
    /// Nothing can be played any more.
    NothingLeft,
    /// A seat is helped with its own moves only.
    NotYourMove,
    /// There is no such seat.
    EmptySeat,
}
parlour_voice::spoken!(
    NoAdvice,
    "checkers",
    [NoAdvice::NothingLeft, NoAdvice::NotYourMove, NoAdvice::EmptySeat]
);

impl parlour_game::Advisor<Checkers> for Advisor {
    type Question = Question;
    type Answer = Answer;
    type Refusal = NoAdvice;

    const HELPS: &'static [Help] = &[Help::Hint];

    fn help(question: &Question) -> Option<Help> {
        match question {
            // Who hears that they have blundered has been helped.
            Question::Hint | Question::Remark { plain: false, .. } => Some(Help::Hint),
            Question::Remark { plain: true, .. } | Question::Pdn => None,
        }
    }

    fn answer(known: &Known<Checkers>, question: &Question, _: Budget) -> Result<Answer, NoAdvice> {
        match question {
            Question::Hint => give_hint(known).map(Answer::Hint),
            Question::Remark { by, last, plain } => {
                let by = Side::of(*by).ok_or(NoAdvice::EmptySeat)?;
                let tells = if *plain { Tells::Events } else { Tells::Evaluation };
                Ok(Answer::Remark { remark: remarks::remark(known, by, *last, tells) })
            }
            Question::Pdn => Ok(Answer::Pdn { pdn: write_down(known).to_string() }),
        }
    }
}

fn give_hint(known: &Known<Checkers>) -> Result<Hint, NoAdvice> {
    if known.view.ended.is_some() {
        return Err(NoAdvice::NothingLeft);
    }
    if let Viewer::Seat(seat) = known.viewer
        && Side::of(seat) != Some(known.view.to_move)
    {
        return Err(NoAdvice::NotYourMove);
    }
    let course = Course::of(known);
    hint::hint(&course.line(course.plies())).ok_or(NoAdvice::NothingLeft)
}

/// The game so far. A ballot's moves are moves of the game to whoever reads it.
fn write_down(known: &Known<Checkers>) -> Record {
    let course = Course::of(known);
    let ballot = known.view.ballot.as_ref().map(|ballot| ballot.number.moves());
    let start = if ballot.is_some() { Position::START } else { course.start() };
    let moves = ballot.into_iter().flatten().chain(course.moves().iter().copied()).collect();
    let result = match (known.view.ended, known.view.winner.and_then(Side::of)) {
        (None, _) => Score::Open,
        (Some(_), Some(Side::Black)) => Score::BlackWon,
        (Some(_), Some(Side::White)) => Score::WhiteWon,
        (Some(_), None) => Score::Drawn,
    };
    Record { tags: Vec::new(), start, moves, result }
}
