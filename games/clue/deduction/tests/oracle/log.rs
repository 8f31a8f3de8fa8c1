//! Games of suggestions, as somebody at the table or beside it sees them.

use super::{Deal, chance};
use clue_deduction::{Fact, Holder, Holders};
use clue_rules::{Card, CardSet};
use parlour_game::ChanceRng;

/// Who watches the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Watcher {
    /// A player, who knows their own hand and what is shown to them.
    Player(Holder),
    /// Somebody who sees neither.
    Spectator,
}

/// A game from the deal on.
pub(crate) struct Log {
    /// Who has what in truth.
    pub(crate) deal: Deal,
    /// What the watcher knew before the first suggestion.
    pub(crate) before: Vec<Fact>,
    /// What each suggestion told the watcher.
    pub(crate) suggestions: Vec<Vec<Fact>>,
}

impl Log {
    /// What the watcher knew after so many suggestions.
    pub(crate) fn facts_after(&self, suggestions: usize) -> Vec<Fact> {
        self.before.iter().chain(self.suggestions[..suggestions].iter().flatten()).copied().collect()
    }
}

/// Deals and lets the players ask in turn for any three cards; the first who can shows any card they can.
pub(crate) fn play(holders: &Holders, watcher: Watcher, suggestions: usize, dice: &mut ChanceRng) -> Log {
    let deal = chance::deal(holders, dice);
    let before = match watcher {
        Watcher::Player(holder) => {
            deal[holder.index()].iter().map(|card| Fact::Has { holder, card }).collect()
        }
        Watcher::Spectator => Vec::new(),
    };
    let players = holders.count() - 1;
    let suggestions = (0..suggestions)
        .map(|turn| suggest(&deal, watcher, turn % players, chance::case(holders, dice), dice))
        .collect();
    Log { deal, before, suggestions }
}

fn suggest(
    deal: &[CardSet],
    watcher: Watcher,
    asker: usize,
    cards: CardSet,
    dice: &mut ChanceRng,
) -> Vec<Fact> {
    let players = deal.len() - 1;
    let mut told = Vec::new();
    for holder in (1..players).map(|step| Holder::new((asker + step) % players)) {
        let held: Vec<Card> = (deal[holder.index()] & cards).iter().collect();
        if held.is_empty() {
            told.push(Fact::HasNone { holder, cards });
            continue;
        }
        let card = *dice.pick(&held);
        let is_seen = watcher == Watcher::Player(Holder::new(asker));
        told.push(match is_seen {
            true => Fact::Showed { holder, card, among: cards },
            false => Fact::HasSome { holder, cards },
        });
        break;
    }
    told
}
