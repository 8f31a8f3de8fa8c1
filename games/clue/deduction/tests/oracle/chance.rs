//! Decks, deals and facts by chance.

use super::{Deal, agrees};
use clue_deduction::{Fact, Holder, Holders};
use clue_rules::{Card, CardSet, Edition};
use parlour_game::{ChanceRng, Seed};

/// The dice for one test; the same ones each time.
pub(crate) fn dice(test: u64) -> ChanceRng {
    Seed::from_number(test).rng_at(0)
}

/// A deck with so many cards of each kind, dealt in hands of these sizes.
pub(crate) fn table(kinds: [usize; 3], hands: &[usize]) -> Holders {
    let [a, b, c] = kinds;
    Holders::new([CardSet::range(0..a), CardSet::range(a..a + b), CardSet::range(a + b..a + b + c)], hands)
}

/// The cards of a built-in edition, dealt out to so many players as evenly as they can be.
pub(crate) fn full_table(edition: &str, players: usize) -> Holders {
    let edition = Edition::built_in(edition).expect("it is built in");
    let dealt = edition.len() - 3;
    let hands: Vec<usize> =
        (0..players).map(|seat| dealt / players + usize::from(seat < dealt % players)).collect();
    Holders::new(edition.kinds(), &hands)
}

/// Small enough to list every deal: even and uneven hands, one that is empty, two to four holders.
pub(crate) fn small_tables() -> Vec<Holders> {
    vec![
        table([2, 2, 2], &[2, 1]),
        table([2, 2, 2], &[3, 0]),
        table([3, 2, 2], &[2, 1, 1]),
        table([2, 3, 4], &[3, 3]),
        table([3, 3, 3], &[2, 2, 2]),
        table([4, 2, 3], &[4, 1, 1]),
        table([4, 2, 4], &[3, 2, 2]),
        table([3, 3, 3], &[2, 2, 1, 1]),
        table([4, 3, 3], &[2, 2, 2, 1]),
    ]
}

/// A fair deal.
pub(crate) fn deal(holders: &Holders, dice: &mut ChanceRng) -> Deal {
    let case = case(holders, dice);
    let mut cards: Vec<Card> = (holders.deck() - case).iter().collect();
    dice.shuffle(&mut cards);
    let mut cards = cards.into_iter();
    let players = holders.all().filter(|holder| *holder != holders.envelope());
    let mut deal: Deal = players.map(|holder| cards.by_ref().take(holders.size(holder)).collect()).collect();
    deal.push(case);
    deal
}

/// One card of each kind.
pub(crate) fn case(holders: &Holders, dice: &mut ChanceRng) -> CardSet {
    holders.kinds().into_iter().map(|kind| card(kind, dice)).collect()
}

fn card(cards: CardSet, dice: &mut ChanceRng) -> Card {
    *dice.pick(&cards.iter().collect::<Vec<_>>())
}

/// Some fact, true or not.
pub(crate) fn fact(holders: &Holders, dice: &mut ChanceRng) -> Fact {
    let anybody = Holder::new(dice.below(holders.count() as u32) as usize);
    // The envelope, the last of them, shows nothing.
    let shower = Holder::new(dice.below(holders.count() as u32 - 1) as usize);
    // Mostly what a suggestion names, now and then one or two cards of any kind.
    let cards = match dice.below(4) {
        0 => CardSet::from([card(holders.deck(), dice), card(holders.deck(), dice)]),
        _ => case(holders, dice),
    };
    match dice.below(9) {
        0 => Fact::Has { holder: anybody, card: card(cards, dice) },
        1 | 2 => Fact::HasNone { holder: anybody, cards },
        3..6 => Fact::HasSome { holder: shower, cards },
        6 | 7 => Fact::Showed { holder: shower, card: card(cards, dice), among: cards },
        _ => Fact::NotTheCase { cards: case(holders, dice) },
    }
}

/// Some fact that is true of the deal.
pub(crate) fn true_fact(holders: &Holders, deal: &[CardSet], dice: &mut ChanceRng) -> Fact {
    loop {
        let fact = fact(holders, dice);
        if agrees(&fact, deal) {
            return fact;
        }
    }
}

/// So many facts that may clash.
pub(crate) fn facts(holders: &Holders, count: usize, dice: &mut ChanceRng) -> Vec<Fact> {
    (0..count).map(|_| fact(holders, dice)).collect()
}

/// So many facts that are true of one deal.
pub(crate) fn true_facts(holders: &Holders, count: usize, dice: &mut ChanceRng) -> Vec<Fact> {
    let deal = deal(holders, dice);
    (0..count).map(|_| true_fact(holders, &deal, dice)).collect()
}
