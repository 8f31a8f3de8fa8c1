//! The advisor of both games: what is proved, and why.

use clue_deduction::help::{self, Answer, NotProved, Question};
use clue_rules::Sight;
use parlour_game::{Budget, Game, Known};

/// Says what is proved by what its viewer saw. It needs no more than a moment, whatever the budget.
#[derive(Clone, Copy, Debug)]
pub struct Advisor;

impl<G: Game<Sight = Sight>> parlour_game::Advisor<G> for Advisor {
    type Question = Question;
    type Answer = Answer;
    type Refusal = NotProved;

    fn is_help(_: &Question) -> bool {
        true
    }

    fn answer(known: &Known<G>, question: &Question, _: Budget) -> Result<Answer, NotProved> {
        help::answer(known.viewer.seat(), &known.sights, question)
    }
}
