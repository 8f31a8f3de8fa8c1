//! The map aid: where Mister X can be, and where he is likely to be, drawn on the map for whoever asks; what detectives of
//! the house plan; and once it is over, the review.

use crate::plan::{self, Intent};
use crate::review::{self, ChaseReview, ReviewChoice};
use parlour_game::{Advisor, Budget, Help, Known, Seat};
use scotland_yard_deduction::Belief;
use scotland_yard_rules::{ScotlandYard, Station};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// Says where Mister X can be, from what everyone has seen: it says the same to all, also to himself. What detectives plan
/// it says to detectives alone. Of a match that is over it says what each side could have made of it.
pub struct Aid;

/// What the aid can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AidQuestion {
    /// Where can Mister X be?
    Where,
    /// Where is he likely to be?
    Chances,
    /// What would these detectives do now, each played by the brain of that name?
    Plans {
        /// Who, and which brain.
        brains: Vec<(Seat, String)>,
    },
    /// Once the match is over: how open it was, and how it stood before every move.
    Review,
    /// Once the match is over: what else could have been done.
    Choice {
        /// Instead of which event.
        seq: u32,
    },
}

/// What the aid answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum AidAnswer {
    /// Where he can be, and nowhere else.
    Where {
        /// In the order of their numbers.
        stations: Vec<Station>,
    },
    /// Where he is likely to be.
    Chances {
        /// In whole percents from 1 to 95, the likeliest first. The most stands for whatever is likelier, or certain; a
        /// station that is missing may be impossible or just unlikely. So no chance is a proof.
        chances: Vec<(Station, u8)>,
    },
    /// What they would do.
    Plans {
        /// By seat, those who have not moved yet and know what they want.
        plans: Vec<Intent>,
    },
    /// What the match was like.
    Review(ChaseReview),
    /// What else could have been done.
    Choice(ReviewChoice),
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
    /// The match goes on.
    NotOver,
    /// The event with this number was no move.
    NoSuchMove,
    /// Only his side is told that: it tells where he was.
    HisAlone,
}
parlour_voice::spoken!(
    AidRefusal,
    "scotland-yard",
    [
        AidRefusal::AllRevealed,
        AidRefusal::DetectivesAlone,
        AidRefusal::NotOver,
        AidRefusal::NoSuchMove,
        AidRefusal::HisAlone
    ]
);

impl Advisor<ScotlandYard> for Aid {
    type Question = AidQuestion;
    type Answer = AidAnswer;
    type Refusal = AidRefusal;

    const HELPS: &'static [Help] = &Help::ALL;

    fn help(question: &AidQuestion) -> Option<Help> {
        match question {
            AidQuestion::Where => Some(Help::Proved),
            AidQuestion::Chances => Some(Help::Chances),
            AidQuestion::Plans { .. } => Some(Help::Hint),
            // Whoever looks back plays no more, and before the end there is no answer.
            AidQuestion::Review | AidQuestion::Choice { .. } => None,
        }
    }

    fn answer(
        known: &Known<ScotlandYard>,
        question: &AidQuestion,
        budget: Budget,
    ) -> Result<AidAnswer, AidRefusal> {
        let is_over = known.view.ended.is_some();
        match question {
            AidQuestion::Where | AidQuestion::Chances if is_over => Err(AidRefusal::AllRevealed),
            AidQuestion::Where => {
                Ok(AidAnswer::Where { stations: belief(known).possible().iter().collect() })
            }
            AidQuestion::Chances => Ok(AidAnswer::Chances { chances: chances(&belief(known).ranked()) }),
            AidQuestion::Plans { brains } => match plan::answer(known, brains, &budget) {
                None => Err(AidRefusal::DetectivesAlone),
                Some(_) if is_over => Err(AidRefusal::AllRevealed),
                Some(plans) => Ok(AidAnswer::Plans { plans }),
            },
            AidQuestion::Review => {
                review::review(known, &budget).map(AidAnswer::Review).ok_or(AidRefusal::NotOver)
            }
            AidQuestion::Choice { seq } => review::choice(known, *seq, &budget).map(AidAnswer::Choice),
        }
    }
}

/// What everyone has seen of him.
fn belief(known: &Known<ScotlandYard>) -> Belief {
    let mut belief = Belief::new(&known.setup);
    known.sights.iter().for_each(|sight| belief.see(sight));
    belief
}

/// The chances that are told. Those that read alike stand in the order of their stations.
fn chances(ranked: &[(Station, f64)]) -> Vec<(Station, u8)> {
    let percent = |(station, share): &(Station, f64)| (*station, (100.0 * share).round().min(MOST) as u8);
    let mut chances: Vec<(Station, u8)> =
        ranked.iter().map(percent).filter(|(_, percent)| *percent > 0).collect();
    chances.sort_by_key(|(station, percent)| (Reverse(*percent), *station));
    chances
}

/// The highest chance that is told, in percent.
const MOST: f64 = 95.0;

#[cfg(test)]
mod tests {
    use super::*;

    fn told(shares: &[(u8, f64)]) -> Vec<(u8, u8)> {
        let ranked: Vec<(Station, f64)> =
            shares.iter().map(|(number, share)| (Station::new(*number), *share)).collect();
        let number = |(station, percent): (Station, u8)| (station.number(), percent);
        chances(&ranked).into_iter().map(number).collect()
    }

    #[test]
    fn what_is_certain_is_told_as_what_is_very_likely() {
        assert_eq!(told(&[(67, 1.0)]), [(67, 95)]);
        assert_eq!(told(&[(67, 0.996), (79, 0.004)]), [(67, 95)]);
        assert_eq!(told(&[(67, 0.93), (79, 0.07)]), [(67, 93), (79, 7)]);
    }

    #[test]
    fn chances_that_read_alike_are_in_no_telling_order() {
        assert_eq!(told(&[(79, 0.502), (67, 0.498)]), [(67, 50), (79, 50)]);
    }
}
