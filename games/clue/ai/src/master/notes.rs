//! Facts about the deal that a seat has seen.

use clue_deduction::assistant::Witness;
use clue_deduction::{Fact, Holders, Posterior, Weighting};
use clue_rules::{CardSet, Sight};
use parlour_game::Seat;

/// What a seat has seen since the deal.
#[derive(Clone, Debug)]
pub(super) struct Notes {
    seat: Seat,
    witness: Witness,
    facts: Vec<Fact>,
    /// What lies open.
    open: CardSet,
    /// By seat: the cards this seat showed to it.
    shown_to: Vec<CardSet>,
}

impl Notes {
    /// What is known from these sights, the deal first.
    pub(super) fn of(seat: Seat, sights: &[Sight]) -> Self {
        let [Sight::Dealt { hand, sizes, open }, later @ ..] = sights else {
            panic!("the deal is the first event")
        };
        let witness = Witness::new(Some(seat), hand, sizes, open);
        let facts = witness.facts();
        let shown_to = vec![CardSet::EMPTY; sizes.len()];
        let open = open.iter().map(|card| card.card()).collect();
        let mut notes = Self { seat, witness, facts, open, shown_to };
        later.iter().for_each(|sight| notes.see(sight));
        notes
    }

    fn see(&mut self, sight: &Sight) {
        self.facts.extend(self.witness.see(sight));
        if let Sight::Showed { seat, to, card: Some(card) } = sight
            && *seat == self.seat
        {
            self.shown_to[to.index()] = self.shown_to[to.index()] | card.card().into();
        }
    }

    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    pub(super) fn holders(&self) -> &Holders {
        self.witness.holders()
    }

    pub(super) fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// What lies open.
    pub(super) fn open(&self) -> CardSet {
        self.open
    }

    /// The cards this seat showed to another.
    pub(super) fn shown_to(&self, seat: Seat) -> CardSet {
        self.shown_to[seat.index()]
    }

    /// Everyone who is asked when this seat makes a suggestion, in order.
    pub(super) fn others(&self) -> Vec<Seat> {
        self.seat.others(self.shown_to.len() as u8).collect()
    }

    /// Exactly what follows.
    pub(super) fn posterior(&self) -> Posterior {
        Posterior::of(self.holders(), &self.facts, Weighting::Shown).expect("what was seen is true")
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::classic;
    use clue_deduction::Holder;
    use clue_rules::{CardId, Chance, Clue};
    use parlour_game::{Event, Match, Notation, Seed, Turn, Viewer};

    /// A match of the classic brains.
    pub(in crate::master) fn played(setup: &str, seed: u64) -> Match<Clue> {
        let setup = Clue::read_setup(setup).expect("a set-up");
        let mut match_ = Match::<Clue>::new(setup, Seed::from_number(seed));
        while let Turn::Seat(seat) = match_.turn() {
            let (known, dice) =
                (match_.known(Viewer::Seat(seat)), Seed::from_number(seed).rng_at(match_.seq()));
            let (action, _) = classic::choose(&known, &known.sights, dice);
            match_.act(seat, action).expect("legal");
        }
        match_
    }

    /// What really was dealt, by holder.
    pub(in crate::master) fn truth(match_: &Match<Clue>) -> Vec<CardSet> {
        let Event::Chanced(Chance::Deal { envelope, hands, open }) = &match_.log()[0] else {
            panic!("the deal is the first event")
        };
        let set = |cards: &Vec<CardId>| cards.iter().map(|card| card.card()).collect::<CardSet>();
        let open = (!open.is_empty()).then(|| set(open));
        hands.iter().map(set).chain(open).chain([envelope.cards()]).collect()
    }

    pub(in crate::master) fn notes(match_: &Match<Clue>, seat: Seat, most: usize) -> Notes {
        let sights = match_.sights(Viewer::Seat(seat), 0);
        Notes::of(seat, &sights[..sights.len().min(most.saturating_add(1))])
    }

    #[test]
    fn every_fact_is_true() {
        for seed in 0..20 {
            let setup = ["scarlet,green,plum", "scarlet,mustard,green,plum leftovers=open"][seed % 2];
            let match_ = played(setup, seed as u64);
            let dealt = truth(&match_);
            for seat in Seat::first(match_.seats()) {
                let notes = notes(&match_, seat, usize::MAX);
                assert!(notes.facts().len() > 10);
                for fact in notes.facts() {
                    let hand = |holder: &Holder| dealt[holder.index()];
                    let is_true = match fact {
                        Fact::Has { holder, card } => hand(holder).has(*card),
                        Fact::HasNone { holder, cards } => !hand(holder).has_any(*cards),
                        Fact::HasSome { holder, cards } => hand(holder).has_any(*cards),
                        Fact::Showed { holder, card, among } => hand(holder).has(*card) && among.has(*card),
                        Fact::NotTheCase { cards } => *dealt.last().expect("the envelope") != *cards,
                    };
                    assert!(is_true, "{setup}, seed {seed}, {seat}: {fact:?}");
                }
            }
        }
    }

    #[test]
    fn the_true_case_is_possible_all_the_time_and_others_less_and_less() {
        let match_ = played("scarlet,mustard,green,plum", 5);
        let case = *truth(&match_).last().expect("the envelope");
        let mut left = usize::MAX;
        for most in [0, 20, 40, 60, usize::MAX] {
            let cases = notes(&match_, Seat::new(0), most).posterior().cases().to_vec();
            assert!(cases.iter().any(|(own, _)| *own == case) && cases.len() <= left);
            left = cases.len();
        }
        assert!(left < 100);
    }
}
