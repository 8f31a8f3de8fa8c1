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
    pub(crate) suggestions: Vec<Suggestion>,
    watcher: Watcher,
}

/// What happened, with all that not everybody sees.
pub(crate) struct Suggestion {
    pub(crate) asker: Holder,
    pub(crate) cards: CardSet,
    pub(crate) shown: Option<(Holder, Card)>,
}

/// Deals and lets the players ask in turn for any three cards; the first who can shows any card they can.
pub(crate) fn play(holders: &Holders, watcher: Watcher, suggestions: usize, dice: &mut ChanceRng) -> Log {
    let deal = chance::deal(holders, dice);
    let players = holders.count() - 1;
    let suggestions = (0..suggestions)
        .map(|turn| {
            let (asker, cards) = (Holder::new(turn % players), chance::case(holders, dice));
            let shower = after(asker, players).find(|holder| deal[holder.index()].has_any(cards));
            let shown = shower.map(|holder| {
                let held: Vec<Card> = (deal[holder.index()] & cards).iter().collect();
                (holder, *dice.pick(&held))
            });
            Suggestion { asker, cards, shown }
        })
        .collect();
    Log { deal, suggestions, watcher }
}

/// The other players, as they are asked.
fn after(asker: Holder, players: usize) -> impl Iterator<Item = Holder> {
    (1..players).map(move |step| Holder::new((asker.index() + step) % players))
}

impl Log {
    /// What the watcher knew after so many suggestions.
    pub(crate) fn facts_after(&self, suggestions: usize) -> Vec<Fact> {
        let mut facts: Vec<Fact> = match self.watcher {
            Watcher::Player(holder) => {
                self.deal[holder.index()].iter().map(|card| Fact::Has { holder, card }).collect()
            }
            Watcher::Spectator => Vec::new(),
        };
        let players = self.deal.len() - 1;
        for Suggestion { asker, cards, shown } in &self.suggestions[..suggestions] {
            let shower = shown.map(|(holder, _)| holder);
            let passed = after(*asker, players).take_while(|holder| Some(*holder) != shower);
            facts.extend(passed.map(|holder| Fact::HasNone { holder, cards: *cards }));
            facts.extend(shown.map(|(holder, card)| match self.watcher == Watcher::Player(*asker) {
                true => Fact::Showed { holder, card, among: *cards },
                false => Fact::HasSome { holder, cards: *cards },
            }));
        }
        facts
    }
}
