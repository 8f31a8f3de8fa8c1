//! Reasons for actions, as sentences.

use clue_rules::{CardId, Theory, View};

/// Why it asks this.
pub(super) fn question(theory: Theory, view: &View) -> String {
    let name = |card: &CardId| match card {
        CardId::Suspect(suspect) => suspect.to_string(),
        CardId::Weapon(weapon) => format!("the {weapon}"),
        CardId::Room(room) => format!("the {room}"),
    };
    let (mine, open): (Vec<CardId>, Vec<CardId>) =
        CardId::list(theory.cards()).into_iter().partition(|card| view.hand.contains(card));
    let open: Vec<String> = open.iter().map(name).collect();
    let mine: Vec<String> = mine.iter().map(name).collect();
    match (&mine[..], &open[..]) {
        ([one, two], [open]) => {
            format!("I hold {one} and {two} myself, so the answer is about {open} alone.")
        }
        ([own], [one, two]) => format!("I hold {own} myself, so the answer is about {one} or {two}."),
        ([], _) => "No other question here is likely to tell me as much.".into(),
        _ => "I hold all three cards myself, and keep the others guessing.".into(),
    }
}

/// Why it accuses without proof.
pub(super) fn daring(solution: Theory, likely: f64) -> String {
    let percent = (likely * 100.0).floor();
    format!("It was {solution}: I am {percent}% sure, and somebody else may be first.")
}

/// Why it ends its turn, with the likeliest solution as likely as that.
pub(super) fn waiting(likely: f64) -> String {
    match likely {
        0.95.. => "I am nearly sure, but I accuse only with proof.".into(),
        0.4.. => format!("I have a suspicion, but at {:.0}% it is too early to accuse.", likely * 100.0),
        _ => "I do not know enough to accuse.".into(),
    }
}
