//! The walk through a match: what a seat knows grows with every sight, and is counted whenever it has grown.

use super::{Accusation, Asked, Because, How, Pass, Review, Solved, Standing, ending};
use crate::advice::weigh_within;
use crate::assistant::Witness;
use crate::knowledge::Knowledge;
use crate::{Fact, Weighting};
use clue_rules::{Card, CardId, CardSet, Sight, Theory};
use parlour_game::Seat;

const TRUE: &str = "what was seen is true";

pub(super) fn walk(seat: Option<Seat>, sights: &[Sight], most_steps: u64) -> Review {
    let Some((Sight::Dealt { hand, sizes, open }, later)) = sights.split_first() else {
        panic!("the deal comes first")
    };
    let mut walker = Walker::new(seat, Witness::new(seat, hand, sizes, open), sizes.len(), most_steps);
    let last = later.iter().position(|sight| !walker.take(sight));
    debug_assert!(last.is_some(), "only a match that is over is reviewed");
    walker.finish(hand)
}

struct Walker {
    seat: Option<Seat>,
    seats: usize,
    witness: Witness,
    known: Knowledge,
    now: Standing,
    /// The likeliest case.
    likeliest: CardSet,
    rounds: Vec<Standing>,
    proved: Option<Solved>,
    accused: Option<Accusation>,
    asked: Vec<Asked>,
    steps: u64,
    most_steps: u64,
}

impl Walker {
    fn new(seat: Option<Seat>, witness: Witness, seats: usize, most_steps: u64) -> Self {
        let known = Knowledge::of(witness.holders(), &witness.facts(), Weighting::Shown).expect(TRUE);
        let now = Standing { cases: None, chance: None };
        let (proved, accused) = (None, None);
        let mut walker = Self {
            seat,
            seats,
            witness,
            known,
            now,
            likeliest: CardSet::EMPTY,
            rounds: Vec::new(),
            proved,
            accused,
            asked: Vec::new(),
            steps: 0,
            most_steps,
        };
        walker.now = walker.count();
        walker.rounds.push(walker.now);
        walker
    }

    /// Takes in what was seen next; says whether there is more to find out.
    fn take(&mut self, sight: &Sight) -> bool {
        if let Some(seat) = ending(sight) {
            self.begin_turn(seat);
            self.note_accusation(sight);
            return false;
        }
        match sight {
            Sight::Suggested { seat, suspect, weapon, room, passed, asked, moved_from: _ } => {
                self.begin_turn(*seat);
                let before = self.now.cases;
                self.learn(sight);
                if Some(*seat) == self.seat {
                    let theory = Theory { suspect: *suspect, weapon: *weapon, room: *room };
                    self.asked.push(Asked {
                        round: self.witness.round(),
                        theory,
                        passed: passed.clone(),
                        shown_by: *asked,
                        shown: None,
                        before,
                        after: self.now.cases,
                    });
                }
            }
            Sight::Showed { to, card, seat: _ } => {
                self.learn(sight);
                if Some(*to) == self.seat
                    && let Some(asked) = self.asked.last_mut()
                {
                    (asked.shown, asked.after) = (*card, self.now.cases);
                }
            }
            Sight::Accused { seat, envelope, .. } => {
                self.begin_turn(*seat);
                self.note_accusation(sight);
                if envelope.is_some() {
                    return false;
                }
                self.learn(sight);
            }
            Sight::TookDice { seat } | Sight::Rolled { seat, .. } | Sight::Moved { seat, .. } => {
                self.begin_turn(*seat);
            }
            Sight::EndedTurn { seat, .. } => {
                self.begin_turn(*seat);
                self.learn(sight);
            }
            Sight::Dealt { .. } => unreachable!("the cards are dealt once"),
        }
        true
    }

    /// The seat acts in its turn: a new round may begin with it.
    fn begin_turn(&mut self, seat: Seat) {
        let before = self.witness.round();
        self.witness.begin_turn(seat);
        self.rounds.extend((before..self.witness.round()).map(|_| self.now));
        self.note_chance_to_accuse();
    }

    fn note_chance_to_accuse(&mut self) {
        let (turn, round) = (self.witness.turn(), self.witness.round());
        if turn.is_some()
            && turn == self.seat
            && let Some(proved) = &mut self.proved
        {
            proved.accusable.get_or_insert(round);
        }
    }

    fn note_accusation(&mut self, sight: &Sight) {
        if let Sight::Accused { seat, suspect, weapon, room, right, .. } = sight
            && Some(*seat) == self.seat
        {
            let theory = Theory { suspect: *suspect, weapon: *weapon, room: *room };
            let (round, cases) = (self.witness.round(), self.now.cases);
            self.accused = Some(Accusation { round, theory, right: *right, cases });
        }
    }

    fn learn(&mut self, sight: &Sight) {
        let facts: Vec<Fact> = self.witness.see(sight);
        let known = self.known.with(&facts).expect(TRUE);
        if known == self.known {
            return;
        }
        self.known = known;
        self.now = self.count();
        if self.now.cases == Some(1) && self.proved.is_none() {
            self.proved = Some(self.solved());
            self.note_chance_to_accuse();
        }
    }

    fn count(&mut self) -> Standing {
        let left = self.most_steps.saturating_sub(self.steps);
        match weigh_within(&self.known, left as usize, &mut self.steps) {
            Ok(weights) => {
                let weights = weights.expect(TRUE);
                let (likeliest, chance) = weights.likeliest();
                self.likeliest = likeliest;
                Standing { cases: Some(weights.count() as u16), chance: Some(chance) }
            }
            Err(_) => {
                self.steps = self.most_steps;
                Standing { cases: None, chance: None }
            }
        }
    }

    /// Why just these three are left.
    fn solved(&self) -> Solved {
        let envelope = self.witness.holders().envelope();
        let because = |card: Card| {
            let proof = self.witness.why(envelope, card).expect("a single case is proved");
            Because { card: CardId::of(card), how: self.how(card), proof }
        };
        let because = self.likeliest.iter().map(because).collect();
        Solved { round: self.witness.round(), accusable: None, because }
    }

    fn how(&self, card: Card) -> How {
        let passed = self.witness.passed_on(card);
        let others =
            (0..self.seats).map(|seat| Seat::new(seat as u8)).filter(|seat| Some(*seat) != self.seat);
        let has_passed = |seat: Seat| passed.iter().any(|(known, _)| *known == seat);
        if others.clone().all(has_passed) {
            let passed = passed.into_iter().filter(|(seat, _)| Some(*seat) != self.seat);
            return How::Passed { passed: passed.map(|(seat, round)| Pass { seat, round }).collect() };
        }
        let holders = self.known.holders();
        let kind = holders.kinds().into_iter().find(|kind| kind.has(card)).expect("a card has a kind");
        let placed = self.placed();
        match (kind - card.into()).iter().all(|other| placed.contains(&other)) {
            true => How::Others,
            false => How::Deduced,
        }
    }

    /// The cards whose place is certain by what was drawn from the facts.
    fn placed(&self) -> Vec<Card> {
        let holders = self.known.holders();
        let has = |card: &Card| holders.all().any(|holder| self.known.has(holder).has(*card));
        holders.deck().iter().filter(has).collect()
    }

    fn finish(mut self, hand: &[CardId]) -> Review {
        self.rounds.push(self.now);
        let is_certain = |claim: &crate::proof::Claim| claim.has;
        let placed = self.witness.proved().into_iter().filter(is_certain);
        Review {
            hand: hand.to_vec(),
            rounds: self.rounds,
            placed: placed.map(|claim| CardId::of(claim.card)).collect(),
            proved: self.proved,
            accused: self.accused,
            asked: self.asked,
            steps: self.steps,
        }
    }
}
