//! How well a deal explains what the others did.
//!
//! People and programs ask about what they do not know, or name cards of their own so that only the room can be
//! shown; they go where they can learn something, and accuse when they know the case. So what they do tells what
//! they hold and have seen. The shares below are those of the brain `classic`, meant as a rule of thumb for anyone;
//! each leaves some room for those who do otherwise.

use super::deeds::{Asked, Deed};
use super::eyes::{Eyes, SEATS, Table};
use super::notes::of_kind;
use clue_rules::{Card, CardSet, Kind};
use parlour_game::ChanceRng;

/// How often somebody asks for any cards at all.
const WHIM: f64 = 0.05;
/// How often somebody goes elsewhere than to a room it wants, or stays in one it does not want.
const STRAY: f64 = 0.05;
/// How often somebody who can reach no room it wants enters another one.
const PASSING_BY: f64 = 0.2;
/// How often somebody who could know the case does not accuse.
const LETS_BE: f64 = 0.06;
/// How often a room is shown by somebody who has another card to show.
const ROOM_SHOWN: u32 = 5;
/// Numbers of cards about which nobody, somebody or all but one seat is known not to have them: how often each is
/// asked about.
const URGENCY: [f64; 3] = [0.2, 0.3, 0.5];

/// Everyone in a drawn deal, after all that was done.
#[derive(Clone, Debug)]
pub(super) struct Rivals<'a> {
    pub(super) table: Table<'a>,
    /// What each seat knows.
    pub(super) eyes: [Eyes; SEATS],
    /// How well the deal explains it all: a logarithm, only differences count.
    pub(super) plausibility: f64,
}

impl<'a> Rivals<'a> {
    /// Goes through all that was done as if `hands` had been dealt. What was shown unseen by this seat is drawn.
    pub(super) fn of(
        hands: &'a [CardSet],
        open: CardSet,
        own: usize,
        deeds: &[Deed],
        dice: &mut ChanceRng,
    ) -> Self {
        let table =
            Table { hands, passed: [CardSet::EMPTY; SEATS], disproofs: Vec::with_capacity(deeds.len()) };
        let mut eyes = [Eyes::default(); SEATS];
        for (seat, hand) in hands.iter().enumerate() {
            eyes[seat] = Eyes::new(seat, *hand | open);
        }
        let mut rivals = Self { table, eyes, plausibility: 0.0 };
        for deed in deeds {
            let by = deed.by().index();
            if by != own {
                rivals.eyes[by].think(&rivals.table);
                rivals.plausibility += rivals.chance(deed).ln();
            }
            if let Deed::Asked(asked) = deed {
                rivals.hear(asked, dice);
            }
        }
        rivals
    }

    /// Everyone hears who passed and who showed a card; the asker sees it.
    fn hear(&mut self, asked: &Asked, dice: &mut ChanceRng) {
        for seat in &asked.passed {
            self.table.passed[seat.index()] = self.table.passed[seat.index()] | asked.cards;
        }
        if let Some(shower) = asked.shower {
            self.table.disproofs.push((shower.index(), asked.cards));
            let could = self.table.hands[shower.index()] & asked.cards;
            let asker = &mut self.eyes[asked.by.index()];
            // Whoever can shows what the asker knows already.
            let is_new = !could.has_any(asker.known);
            let card = asked.shown.or_else(|| is_new.then(|| drawn(could, dice)));
            asker.see(card.into_iter().collect());
        }
    }

    /// How likely somebody who knows what this seat knows does this.
    fn chance(&self, deed: &Deed) -> f64 {
        let (eyes, hand) = (&self.eyes[deed.by().index()], self.table.hands[deed.by().index()]);
        let wants = eyes.wants(hand);
        match deed {
            Deed::Asked(asked) => {
                let stays = if asked.stayed && !wants.has_any(asked.cards) { STRAY } else { 1.0 };
                stays * ((1.0 - WHIM) * self.chance_of_cards(asked) + WHIM / 36.0)
            }
            Deed::Walked { by: _, open, entered } => {
                let wants = wants & *open;
                match entered {
                    Some(room) if wants.has(*room) => (1.0 - STRAY) / wants.len() as f64,
                    Some(_) if wants.is_empty() => PASSING_BY / open.len() as f64,
                    None if wants.is_empty() => 1.0 - PASSING_BY,
                    Some(_) | None => STRAY,
                }
            }
            Deed::Left { by: _, room } => {
                if wants.has(*room) {
                    STRAY
                } else {
                    1.0
                }
            }
            Deed::LetBe { by: _ } => {
                if eyes.is_done() {
                    LETS_BE
                } else {
                    1.0
                }
            }
        }
    }

    /// How likely suspect and weapon are named: to find out about them, or about the room alone.
    fn chance_of_cards(&self, asked: &Asked) -> f64 {
        let by = asked.by.index();
        let eyes = &self.eyes[by];
        let for_room = room_alone(eyes, asked.cards);
        let (mut room, mut cards) = (for_room, 1.0 - for_room);
        for kind in [Kind::Suspect, Kind::Weapon] {
            let named = asked.cards & of_kind(kind);
            let (own, solved) = (self.table.hands[by] & of_kind(kind), eyes.solved(kind));
            let evenly = |among: CardSet| if among.has_any(named) { 1.0 / among.len() as f64 } else { 0.0 };
            room *= evenly(if own.is_empty() { eyes.unknown(kind) | solved } else { own });
            cards *= match (solved.is_empty(), own.is_empty()) {
                (true, _) => self.by_urgency(by, kind, named),
                (false, true) => evenly(solved),
                (false, false) => evenly(own),
            };
        }
        room + cards
    }

    /// How likely this card is asked about: the fewer seats may have it, the more.
    fn by_urgency(&self, by: usize, kind: Kind, named: CardSet) -> f64 {
        let eyes = &self.eyes[by];
        let (unknown, lacks, seats) = (eyes.unknown(kind), eyes.lacks(&self.table), self.table.hands.len());
        let urgency = |card: Card| {
            let lacking = lacks[..seats].iter().filter(|lacked| lacked.has(card)).count();
            if lacking + 1 >= seats { 2 } else { usize::from(lacking > 1) }
        };
        let mut cards = [0.0; URGENCY.len()];
        unknown.iter().for_each(|card| cards[urgency(card)] += 1.0);
        let all: f64 =
            URGENCY.iter().zip(cards).filter(|(_, cards)| *cards > 0.0).map(|(share, _)| share).sum();
        let named = (named & unknown).only().map(urgency);
        named.map_or(0.0, |group| URGENCY[group] / all / cards[group])
    }
}

/// How likely one asks about the room alone: the more rooms one knows, the more.
fn room_alone(eyes: &Eyes, cards: CardSet) -> f64 {
    if !eyes.solved(Kind::Suspect).is_empty() && !eyes.solved(Kind::Weapon).is_empty() {
        return 1.0;
    }
    let unknown = eyes.unknown(Kind::Room);
    match of_kind(Kind::Room).len() - unknown.len() {
        _ if !unknown.has_any(cards) => 0.0,
        0..=2 => 0.3,
        3 => 0.5,
        4 => 0.75,
        _ => 1.0,
    }
}

/// Which of these is shown.
fn drawn(cards: CardSet, dice: &mut ChanceRng) -> Card {
    let rooms = cards & of_kind(Kind::Room);
    let others = cards - rooms;
    let is_room = others.is_empty() || !rooms.is_empty() && dice.below(ROOM_SHOWN) == 0;
    let among: Vec<Card> = if is_room { rooms } else { others }.iter().collect();
    *dice.pick(&among)
}

#[cfg(test)]
mod tests {
    use super::super::deeds::Deeds;
    use super::super::notes::holder;
    use super::super::notes::tests::{notes, played, truth};
    use super::*;
    use clue_deduction::{Sampler, Weighting};
    use parlour_game::{Seat, Seed, Viewer};

    const SETUP: &str = "scarlet,mustard,green,plum";

    /// What the first seat saw in a match of the classic brains, as deeds.
    fn deeds(match_: &parlour_game::Match<clue_rules::Clue>, most: usize) -> Vec<Deed> {
        let mut deeds = Deeds::new(match_.setup().suspects());
        let sights = match_.sights(Viewer::Seat(Seat::new(0)), 0);
        sights[1..].iter().take(most).for_each(|sight| deeds.see(sight));
        deeds.done().to_vec()
    }

    #[test]
    fn what_others_know_is_true_in_the_deal() {
        for seed in 0..10 {
            let match_ = played(SETUP, seed);
            let dealt = truth(&match_);
            let (case, hands) = dealt.split_last().expect("the envelope is the last");
            let deeds = deeds(&match_, usize::MAX);
            let mut rivals =
                Rivals::of(hands, CardSet::EMPTY, 0, &deeds, &mut Seed::from_number(1).rng_at(0));
            for seat in 0..hands.len() {
                rivals.eyes[seat].think(&rivals.table);
                let eyes = rivals.eyes[seat];
                assert!(case.has_all(eyes.solved) && !case.has_any(eyes.known), "seed {seed}, seat {seat}");
            }
        }
    }

    #[test]
    fn the_true_deal_explains_more_than_most() {
        let mut better = 0;
        for seed in 0..10 {
            let match_ = played(SETUP, seed);
            let (deeds, notes) = (deeds(&match_, 60), notes(&match_, Seat::new(0), 60));
            let mut dice = Seed::from_number(seed).rng_at(0);
            let mut plausible =
                |hands: &[CardSet]| Rivals::of(hands, CardSet::EMPTY, 0, &deeds, &mut dice).plausibility;
            let dealt = truth(&match_);
            let true_one = plausible(&dealt[..4]);
            let sampler =
                Sampler::of(notes.holders(), notes.facts(), Weighting::Shown).expect("facts are true");
            let mut dice = Seed::from_number(seed).rng_at(1);
            let others = (0..50).map(|_| {
                let deal = sampler.deal(&mut dice);
                let hands: Vec<CardSet> = Seat::first(4).map(|seat| deal.hand(holder(seat))).collect();
                plausible(&hands)
            });
            better += others.filter(|other| *other < true_one).count();
        }
        assert!(better > 400, "{better} of 500");
    }
}
