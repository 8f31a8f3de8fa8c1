//! Likelihood of what the other seats did, given a deal.
//!
//! People and programs ask about what they do not know, or name cards of their own so that only the room can be
//! shown; they go where they can learn something, and accuse when they know the case. So what they do tells what
//! they hold and have seen. The shares below are those of the brain `classic`, meant as a rule of thumb for anyone;
//! each leaves some room for those who do otherwise.

use super::deeds::{Asked, Deed};
use super::eyes::{ALL, Eyes, SEATS, Table};
use clue_rules::{Card, CardSet, Kind, of_kind};
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
/// Products of chances below this become logarithms.
const LEAST: f64 = 1e-200;

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
        // Logarithms take time: one for many chances, before their product is too small for a number.
        let mut chance = 1.0;
        // Who has thought about all that was heard.
        let mut up_to_date = [false; SEATS];
        for deed in deeds {
            let by = deed.by().index();
            if by != own {
                if !up_to_date[by] {
                    rivals.eyes[by].think(&rivals.table);
                    up_to_date[by] = true;
                }
                chance *= rivals.chance(deed);
                if chance < LEAST {
                    rivals.plausibility += chance.ln();
                    chance = 1.0;
                }
            }
            if let Deed::Asked(asked) = deed {
                rivals.hear(asked, dice);
                up_to_date = [false; SEATS];
            }
        }
        rivals.plausibility += chance.ln();
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
        let urgent = urgent(&eyes.lacks(&self.table)[..self.table.hands.len()]);
        let (mut room, mut cards) = (for_room, 1.0 - for_room);
        for kind in [Kind::Suspect, Kind::Weapon] {
            let named = asked.cards & of_kind(kind);
            let (own, solved) = (self.table.hands[by] & of_kind(kind), eyes.solved(kind));
            let evenly = |among: CardSet| if among.has_any(named) { 1.0 / among.len() as f64 } else { 0.0 };
            room *= evenly(if own.is_empty() { eyes.unknown(kind) | solved } else { own });
            cards *= match (solved.is_empty(), own.is_empty()) {
                (true, _) => by_urgency(eyes.unknown(kind), named, urgent),
                (false, true) => evenly(solved),
                (false, false) => evenly(own),
            };
        }
        room + cards
    }
}

/// Cards that at least two seats lack, and those that all seats but one lack.
fn urgent(lacks: &[CardSet]) -> [CardSet; 2] {
    // By number: the cards that so many seats lack.
    let mut lacked_by = [CardSet::EMPTY; SEATS + 1];
    lacked_by[0] = ALL;
    for (before, lacked) in lacks.iter().enumerate() {
        for seats in (0..=before).rev() {
            lacked_by[seats + 1] = lacked_by[seats + 1] | (lacked_by[seats] & *lacked);
        }
    }
    [lacked_by[2], lacked_by[lacks.len() - 1]]
}

/// How likely this card is asked about: the fewer seats may have it, the more.
fn by_urgency(unknown: CardSet, named: CardSet, [some, most]: [CardSet; 2]) -> f64 {
    let groups = [unknown - some - most, (unknown & some) - most, unknown & most];
    let shares = URGENCY.iter().zip(groups).filter(|(_, cards)| !cards.is_empty());
    let all: f64 = shares.map(|(share, _)| share).sum();
    let named = groups.iter().position(|cards| cards.has_any(named));
    named.map_or(0.0, |group| URGENCY[group] / all / groups[group].len() as f64)
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
    let among = if is_room { rooms } else { others };
    let nth = if among.len() > 1 { dice.below(among.len() as u32) } else { 0 };
    among.iter().nth(nth as usize).expect("there is a card to show")
}

#[cfg(test)]
mod tests {
    use super::super::deeds::Deeds;
    use super::super::notes::tests::{notes, played, truth};
    use super::*;
    use clue_deduction::{Sampler, Weighting};
    use parlour_game::{Seat, Seed, Viewer};

    const SETUP: &str = "scarlet,mustard,green,plum";

    /// What the first seat saw in a match of the classic brains, as deeds.
    fn deeds(match_: &parlour_game::Match<clue_rules::Clue>, most: usize) -> Vec<Deed> {
        let mut deeds = Deeds::new(&match_.setup().suspects);
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
    fn a_card_is_the_more_urgent_the_more_seats_lack_it() {
        let card = |index: usize| CardSet::from(Card::new(index));
        let (one, two, three) = (card(0), card(1), card(2));
        let lacks = [one | two | three, two | three, three, CardSet::EMPTY];
        assert_eq!(urgent(&lacks), [two | three, three]);
        let unknown = one | two | three | card(3);
        assert_eq!(
            [one, two, three].map(|named| by_urgency(unknown, named, urgent(&lacks))),
            [0.1, 0.3, 0.5]
        );
        assert_eq!(by_urgency(unknown - three, two, urgent(&lacks)), 0.3 / 0.5);
        assert_eq!(by_urgency(unknown - three, three, urgent(&lacks)), 0.0, "what is known is not asked");
        assert_eq!(
            urgent(&lacks[1..3])[1],
            two | three,
            "at a table of two the other may be the one who has it"
        );
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
                let hands: Vec<CardSet> = Seat::first(4).map(|seat| deal.hand(seat.into())).collect();
                plausible(&hands)
            });
            better += others.filter(|other| *other < true_one).count();
        }
        assert!(better > 400, "{better} of 500");
    }
}
