//! What a question is answered with: chances, the title of a proof, advice.

use super::examples::{ben, bens, in_case_file, not_yours, one, rope, three};
use super::{Clause, SaidHolder};
use clue_rules::{CardId, Room, SaidCard};
use parlour_voice::spoken;
use serde::Serialize;

/// A chance in whole per cents. Only what is certain has all or none of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Chance {
    /// So many.
    Percent {
        /// From 0 to 100.
        percent: u8,
    },
    /// Hardly.
    UnderOnePercent,
    /// Nearly certain.
    OverNinetyNine,
}

impl From<f64> for Chance {
    fn from(chance: f64) -> Self {
        match (chance * 100.0).round() {
            rounded if rounded < 1.0 && chance > 0.0 => Self::UnderOnePercent,
            rounded if rounded > 99.0 && chance < 1.0 => Self::OverNinetyNine,
            rounded => Self::Percent { percent: rounded as u8 },
        }
    }
}

/// The headline of an explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Title {
    /// Why is it so?
    WhyIsIt {
        /// What is so.
        claim: Clause,
    },
    /// Is it so? That is open.
    IsIt {
        /// What is asked.
        claim: Clause,
    },
}

/// Whether to accuse, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Verdict {
    /// Somebody has accused rightly.
    CaseSolved {
        /// What it was.
        cards: Vec<SaidCard>,
    },
    /// The solution is certain.
    AccuseCertain {
        /// What it must be.
        cards: Vec<SaidCard>,
    },
    /// No suggestion would tell more.
    AccuseLikeliest {
        /// The likeliest solution.
        cards: Vec<SaidCard>,
        /// How likely.
        chance: Chance,
    },
    /// In this room no suggestion tells more, in another one it does.
    AskElsewhere {
        /// The likeliest solution.
        cards: Vec<SaidCard>,
        /// How likely.
        chance: Chance,
        /// This room.
        room: SaidCard,
    },
    /// A suggestion can tell more.
    AskFirst {
        /// The likeliest solution.
        cards: Vec<SaidCard>,
        /// How likely.
        chance: Chance,
        /// Whether it is likelier than not, so that whoever fears to be too late should not wait.
        is_even: bool,
    },
}

/// What a suggestion is expected to bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Gain {
    /// Fewer solutions.
    Leaves {
        /// How many are left on average.
        after: f64,
        /// Of how many.
        solutions: usize,
        /// The likeliest answer.
        answer: LikelyAnswer,
        /// How likely that is.
        chance: Chance,
    },
    /// Fewer solutions, perhaps only one.
    LeavesOrSolves {
        /// How many are left on average.
        after: f64,
        /// Of how many.
        solutions: usize,
        /// How likely the case is solved then.
        solves: Chance,
        /// The likeliest answer.
        answer: LikelyAnswer,
        /// How likely that is.
        chance: Chance,
    },
}

/// How a suggestion may be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum LikelyAnswer {
    /// With a card.
    Shows {
        /// Who shows it.
        who: SaidHolder,
        /// Which.
        card: SaidCard,
    },
    /// By nobody.
    NoOneShows,
}

spoken!(
    Title,
    "clue",
    [
        Title::WhyIsIt { claim: bens() },
        Title::WhyIsIt { claim: not_yours() },
        Title::WhyIsIt { claim: in_case_file() },
        Title::WhyIsIt { claim: Clause::HasNot { holder: SaidHolder::CaseFile, cards: one() } },
        Title::IsIt { claim: bens() },
        Title::IsIt { claim: in_case_file() },
    ]
);

spoken!(
    Verdict,
    "clue",
    [
        Verdict::CaseSolved { cards: three() },
        Verdict::AccuseCertain { cards: three() },
        Verdict::AccuseLikeliest { cards: three(), chance: Chance::OverNinetyNine },
        Verdict::AskElsewhere {
            cards: three(),
            chance: Chance::Percent { percent: 25 },
            room: CardId::Room(Room::Hall).into()
        },
        Verdict::AskFirst { cards: three(), chance: Chance::Percent { percent: 25 }, is_even: false },
        Verdict::AskFirst { cards: three(), chance: Chance::Percent { percent: 50 }, is_even: true },
    ]
);

spoken!(
    Gain,
    "clue",
    [
        Gain::Leaves {
            after: 3.4,
            solutions: 12,
            answer: LikelyAnswer::Shows { who: ben(), card: rope() },
            chance: Chance::Percent { percent: 40 },
        },
        Gain::LeavesOrSolves {
            after: 1.0,
            solutions: 2,
            solves: Chance::Percent { percent: 50 },
            answer: LikelyAnswer::NoOneShows,
            chance: Chance::Percent { percent: 50 },
        },
    ]
);

spoken!(Chance, "clue", [Chance::Percent { percent: 0 }, Chance::UnderOnePercent, Chance::OverNinetyNine]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_certain_looks_certain() {
        for (chance, told) in
            [(0.0, "0%"), (0.0001, "<1%"), (0.455, "46%"), (0.994, "99%"), (0.999_999, ">99%"), (1.0, "100%")]
        {
            assert_eq!(Chance::from(chance).to_string(), told);
        }
    }
}
