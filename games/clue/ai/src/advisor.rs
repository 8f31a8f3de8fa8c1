//! The advisor of both games: what to ask, how likely what is, and what is proved, and why.

use clue_deduction::help::{self, Answer, NotProved, Question};
use clue_rules::{Sight, TurnStage, View};
use parlour_game::{Budget, Game, Help, Known};

/// Answers from what its viewer saw, always with the same effort, whatever the budget: the same question gets the same
/// answer.
#[derive(Clone, Copy, Debug)]
pub struct Advisor;

impl<G: Game<Sight = Sight, View = View>> parlour_game::Advisor<G> for Advisor {
    type Question = Question;
    type Answer = Answer;
    type Refusal = NotProved;

    const HELPS: &'static [Help] = &Help::ALL;

    fn help(question: &Question) -> Option<Help> {
        help::help(question)
    }

    fn answer(known: &Known<G>, question: &Question, _: Budget) -> Result<Answer, NotProved> {
        if *question == Question::Hint && !may_have_hint(known) {
            return Err(NotProved::NoHintNow);
        }
        help::answer(known.viewer.seat(), &known.sights, question)
    }
}

/// Whether it is the viewer's turn and it has not suggested yet.
fn may_have_hint<G: Game<View = View>>(known: &Known<G>) -> bool {
    let View { to_play, step, ended, .. } = &known.view;
    let is_before =
        matches!(step, TurnStage::Start | TurnStage::Rolling | TurnStage::Rolled | TurnStage::Entered);
    known.viewer.seat() == Some(*to_play) && is_before && ended.is_none()
}
