//! Reasons for actions, from what they were chosen by.

use super::questions::Question;
use crate::thoughts::{Why, said};
use clue_rules::{CardId, View};

/// A share as people say it. It is rounded down: nobody is surer than they are.
pub(super) fn percent(share: f64) -> u32 {
    // A share that was written as 0.7 may be a little less than that.
    (share * 100.0 + 1e-9).floor() as u32
}

/// Why it asks this.
pub(super) fn question(question: &Question, view: &View) -> Why {
    let (mine, open): (Vec<CardId>, Vec<CardId>) =
        CardId::list(question.theory.cards()).into_iter().partition(|card| view.hand.contains(card));
    match percent(question.settles) {
        0 => Why::ThinksIdleQuestion,
        percent if mine.is_empty() => Why::ThinksTelling { percent },
        percent => Why::ThinksNarrow { mine: said(mine), open: said(open), percent },
    }
}
