//! The map aid: where Mister X can be, drawn on the map for whoever asks.

use parlour_game::{Advisor, Budget, Known};
use scotland_yard_deduction::Belief;
use scotland_yard_rules::{ScotlandYard, Station};
use serde::{Deserialize, Serialize};

/// Says where Mister X can be, from what everyone has seen: it says the same to all, also to himself.
pub struct Aid;

/// What the aid can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AidQuestion {
    /// Where can Mister X be?
    Where,
}

/// What the aid answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AidAnswer {
    /// Every station where Mister X can be and how likely that is, in sum 1, the likeliest first.
    pub stations: Vec<(Station, f64)>,
}

/// Why the aid does not answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum AidRefusal {
    /// There is nothing left to find out.
    AllRevealed,
}
parlour_voice::spoken!(AidRefusal, "scotland-yard", [AidRefusal::AllRevealed]);

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
        _: Budget,
    ) -> Result<AidAnswer, AidRefusal> {
        let AidQuestion::Where = question;
        if known.view.ended.is_some() {
            return Err(AidRefusal::AllRevealed);
        }
        let mut belief = Belief::new(&known.setup);
        for sight in &known.sights {
            belief.see(sight);
        }
        Ok(AidAnswer { stations: belief.ranked() })
    }
}
