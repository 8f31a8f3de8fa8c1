//! Choice of the next supposition, when the rules alone find nothing.

use super::ledger::Ledger;
use super::step::Claim;
use crate::Fact;
use crate::propagate::Constraints;
use clue_rules::CardSet;

/// A supposition that is refuted soon: one that is absurd at sight if there is any; otherwise a card with few
/// possible holders. The ledger has no deal that agrees with it, so that any supposition can be refuted.
pub(super) fn choose(ledger: &Ledger<'_>) -> Claim {
    let known = facts(ledger);
    let open = || {
        let holders = ledger.holders.all();
        let pairs = holders.flat_map(|holder| ledger.open(holder).iter().map(move |card| (holder, card)));
        pairs.collect::<Vec<_>>()
    };
    let mut guesses: Vec<Claim> = [true, false]
        .into_iter()
        .flat_map(|has| open().into_iter().map(move |(holder, card)| Claim { holder, card, has }))
        .collect();
    guesses.sort_by_key(|guess| (!guess.has, ledger.candidates(guess.card).count()));
    let absurd = guesses.iter().find(|guess| {
        let mut known = known.clone();
        known.add(&supposed(guess));
        known.is_absurd()
    });
    *absurd.or(guesses.first()).expect("where every card is placed the rules see any contradiction")
}

fn facts(ledger: &Ledger<'_>) -> Constraints {
    let mut facts = Constraints::none(ledger.holders);
    for holder in ledger.holders.all() {
        for card in ledger.has(holder).iter() {
            facts.add(&Fact::Has { holder, card });
        }
        facts.add(&Fact::HasNone { holder, cards: ledger.not(holder) });
    }
    for shown in &ledger.shown {
        facts.add(&Fact::HasSome { holder: shown.holder, cards: shown.cards });
    }
    for (cards, _) in &ledger.failed {
        facts.add(&Fact::NotTheCase { cards: *cards });
    }
    facts
}

fn supposed(guess: &Claim) -> Fact {
    let Claim { holder, card, has } = *guess;
    if has { Fact::Has { holder, card } } else { Fact::HasNone { holder, cards: CardSet::from(card) } }
}
