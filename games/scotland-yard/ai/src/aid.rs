//! The map aid: where Mister X can be, drawn on the map for whoever asks; and what detectives of the house plan.

use crate::plan::{self, Intent};
use parlour_game::{Advisor, Budget, Known, Seat};
use scotland_yard_deduction::Belief;
use scotland_yard_rules::{ScotlandYard, Station};
use serde::{Deserialize, Serialize};

/// Says where Mister X can be, from what everyone has seen: it says the same to all, also to himself. What detectives plan
/// it says to detectives alone.
pub struct Aid;

/// What the aid can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AidQuestion {
    /// Where can Mister X be?
    Where,
    /// What would these detectives do now, each played by the brain of that name?
    Plans {
        /// Who, and which brain.
        brains: Vec<(Seat, String)>,
    },
}

/// What the aid answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum AidAnswer {
    /// Where he can be.
    Where {
        /// Every station where Mister X can be and how likely that is, in sum 1, the likeliest first.
        stations: Vec<(Station, f64)>,
    },
    /// What they would do.
    Plans {
        /// By seat, those who have not moved yet and know what they want.
        plans: Vec<Intent>,
    },
}

/// Why the aid does not answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum AidRefusal {
    /// There is nothing left to find out.
    AllRevealed,
    /// What detectives plan is for detectives.
    DetectivesAlone,
}
parlour_voice::spoken!(AidRefusal, "scotland-yard", [AidRefusal::AllRevealed, AidRefusal::DetectivesAlone]);

impl Advisor<ScotlandYard> for Aid {
    type Question = AidQuestion;
    type Answer = AidAnswer;
    type Refusal = AidRefusal;

    fn is_help(_: &AidQuestion) -> bool {
        true
    }

    fn answer(
        known: &Known<ScotlandYard>,
        question: &AidQuestion,
        budget: Budget,
    ) -> Result<AidAnswer, AidRefusal> {
        let is_over = known.view.ended.is_some();
        match question {
            AidQuestion::Where if is_over => Err(AidRefusal::AllRevealed),
            AidQuestion::Where => {
                let mut belief = Belief::new(&known.setup);
                for sight in &known.sights {
                    belief.see(sight);
                }
                Ok(AidAnswer::Where { stations: belief.ranked() })
            }
            AidQuestion::Plans { brains } => match plan::answer(known, brains, &budget) {
                None => Err(AidRefusal::DetectivesAlone),
                Some(_) if is_over => Err(AidRefusal::AllRevealed),
                Some(plans) => Ok(AidAnswer::Plans { plans }),
            },
        }
    }
}
