//! The information a suggestion would give about the case.

use super::belief::{Belief, Guess};
use super::notes::Notes;
use clue_rules::{CLASSIC_CARDS, Card, CardSet, Room, Suspect, Theory, Weapon};
use parlour_game::{Budget, Seat};
use std::sync::LazyLock;

/// A suggestion and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Question {
    pub(super) theory: Theory,
    /// How many bits about the case the answer is expected to tell.
    pub(super) bits: f64,
    /// Which part of all doubt about the case that is.
    pub(super) settles: f64,
}

/// How many deals judge the questions: few at first, so that there is an answer in any case, then as many as are worth
/// it. One more costs 324 looks.
const JUDGED: [usize; 2] = [100, 800];

/// Deals are counted in sixths, so that a choice among two or three cards is a whole number of them.
const SIXTHS: u16 = 6;
/// By number of cards somebody can show: how many sixths fall to each.
const EACH: [u16; 4] = [0, SIXTHS, SIXTHS / 2, SIXTHS / 3];

/// By number of sixths: itself times its logarithm. Every question asks for thousands of them.
static TIMES_LOG: LazyLock<Vec<f64>> = LazyLock::new(|| {
    let most = usize::from(SIXTHS) * JUDGED[JUDGED.len() - 1];
    (0..=most).map(|sixths| sixths as f64 * (sixths.max(1) as f64).log2()).collect()
});

/// The best suggestion in every room, in the order of the rooms.
pub(super) fn best_by_room(belief: &Belief, notes: &Notes, budget: &Budget) -> Vec<Question> {
    let mut best = None;
    for deals in JUDGED {
        let mut judge = Judge::new(belief, notes, deals);
        let by_room = |room| (best.is_none() || !budget.is_spent(0)).then(|| judge.best(room));
        // What was judged by different numbers of deals cannot be compared: all rooms or none.
        best = Room::ALL.into_iter().map(by_room).collect::<Option<Vec<Question>>>().or(best);
    }
    best.expect("the first round is always finished")
}

/// A drawn deal, as far as suggestions are concerned.
struct Drawn {
    /// By card: whose turn it is to show it among those who are asked; after the last of them if nobody can.
    turns: [u8; CLASSIC_CARDS],
    case: u16,
    /// How many deals it stands for.
    count: u16,
}

/// Judges suggestions by drawn deals.
struct Judge {
    drawn: Vec<Drawn>,
    deals: usize,
    cases: usize,
    doubt: f64,
    /// By who shows (or nobody), which of the three cards, and case: in how many sixths of a deal they come together.
    together: Vec<u16>,
}

impl Judge {
    fn new(belief: &Belief, notes: &Notes, deals: usize) -> Self {
        let others = notes.others();
        let some = belief.some(deals);
        // Deals with the same case need not be told apart by more than a number.
        let mut cases: Vec<CardSet> = some.iter().map(|(guess, _)| guess.case).collect();
        cases.sort_unstable();
        cases.dedup();
        let drawn = |(guess, count): (&Guess, usize)| {
            let case = cases.binary_search(&guess.case).expect("every case is listed");
            Drawn { turns: turns(guess, &others), case: case as u16, count: count as u16 }
        };
        let drawn: Vec<Drawn> = some.into_iter().map(drawn).collect();
        let together = vec![0; 3 * (others.len() + 1) * cases.len()];
        let mut by_case = vec![0; cases.len()];
        drawn.iter().for_each(|deal| by_case[usize::from(deal.case)] += deal.count * SIXTHS);
        Self { drawn, deals, cases: cases.len(), doubt: doubt(&by_case) / sixths(deals), together }
    }

    fn best(&mut self, room: Room) -> Question {
        let pairs = Suspect::ALL.into_iter().flat_map(|suspect| Weapon::ALL.map(|weapon| (suspect, weapon)));
        let questions = pairs.map(|(suspect, weapon)| {
            let theory = Theory { suspect, weapon, room };
            let bits = self.bits(theory);
            Question { theory, bits, settles: if self.doubt > 0.0 { bits / self.doubt } else { 0.0 } }
        });
        let best = questions.reduce(|best, next| if next.bits > best.bits { next } else { best });
        best.expect("there are suspects and weapons")
    }

    fn bits(&mut self, theory: Theory) -> f64 {
        (self.doubt - self.doubt_after(theory)).max(0.0)
    }

    /// How uncertain the case is after the answer, in bits.
    fn doubt_after(&mut self, theory: Theory) -> f64 {
        let cards = [theory.suspect.card(), theory.weapon.card(), theory.room.card()].map(Card::index);
        self.together.fill(0);
        for deal in &self.drawn {
            let turns = cards.map(|card| deal.turns[card]);
            let shower = turns[0].min(turns[1]).min(turns[2]);
            let held = turns.map(|turn| turn == shower);
            // If nobody can show any, it is as if one of the three were drawn all the same: that tells nothing more.
            let each = deal.count * EACH[held.iter().filter(|has| **has).count()];
            let first = usize::from(shower) * 3 * self.cases + usize::from(deal.case);
            for (nth, has) in held.into_iter().enumerate() {
                self.together[first + nth * self.cases] += if has { each } else { 0 };
            }
        }
        self.together.chunks_exact(self.cases).map(doubt).sum::<f64>() / sixths(self.deals)
    }
}

/// How uncertain the case is with an answer, times how often it comes: by case, in sixths of deals.
fn doubt(by_case: &[u16]) -> f64 {
    let all: u16 = by_case.iter().sum();
    if all == 0 {
        return 0.0;
    }
    let times_log = |sixths: u16| TIMES_LOG[usize::from(sixths)];
    times_log(all) - by_case.iter().map(|part| times_log(*part)).sum::<f64>()
}

fn sixths(deals: usize) -> f64 {
    (deals * usize::from(SIXTHS)) as f64
}

fn turns(guess: &Guess, asked: &[Seat]) -> [u8; CLASSIC_CARDS] {
    let mut turns = [asked.len() as u8; CLASSIC_CARDS];
    for (turn, seat) in asked.iter().enumerate() {
        guess.hands[seat.index()].iter().for_each(|card| turns[card.index()] = turn as u8);
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::super::notes::tests::{notes, played};
    use super::*;
    use parlour_game::Seed;
    use std::collections::BTreeMap;

    /// An answer: who shows which card, if anybody can.
    type Answer = Option<(Seat, Card)>;

    /// What an answer tells about the case, straight from the definition.
    fn bits(deals: &[(&Guess, usize)], asked: &[Seat], theory: Theory) -> f64 {
        let mut together: BTreeMap<(Answer, CardSet), f64> = BTreeMap::new();
        let all: usize = deals.iter().map(|(_, count)| count).sum();
        for (guess, count) in deals {
            let share = *count as f64 / all as f64;
            let held = |seat: &Seat| guess.hands[seat.index()] & theory.cards();
            match asked.iter().find(|seat| !held(seat).is_empty()) {
                Some(seat) => held(seat).iter().for_each(|card| {
                    let each = share / held(seat).len() as f64;
                    *together.entry((Some((*seat, card)), guess.case)).or_default() += each;
                }),
                None => *together.entry((None, guess.case)).or_default() += share,
            }
        }
        let (mut answers, mut cases) = (BTreeMap::new(), BTreeMap::new());
        for ((answer, case), share) in &together {
            *answers.entry(*answer).or_insert(0.0) += share;
            *cases.entry(*case).or_insert(0.0) += share;
        }
        let told = |((answer, case), share): (&(Answer, CardSet), &f64)| {
            share * (share / answers[answer] / cases[case]).log2()
        };
        together.iter().map(told).sum()
    }

    #[test]
    fn a_question_tells_what_answer_and_case_have_in_common() {
        for (seed, setup) in ["scarlet,green", "scarlet,mustard,green,plum leftovers=open"].iter().enumerate()
        {
            let notes = notes(&played(setup, seed as u64), Seat::new(1), 40);
            let mut dice = Seed::from_number(1).rng_at(0);
            let belief = Belief::of(&notes, &[], 0.0, &Budget::nodes(500), &mut dice);
            let mut judge = Judge::new(&belief, &notes, 100);
            let mut most: f64 = 0.0;
            for suspect in Suspect::ALL {
                for room in Room::ALL {
                    let theory = Theory { suspect, weapon: Weapon::Rope, room };
                    let expected = bits(&belief.some(100), &notes.others(), theory);
                    assert!((judge.bits(theory) - expected).abs() < 1e-9, "{setup}: {theory}");
                    most = most.max(expected);
                }
            }
            assert!(most > 0.5, "something is worth asking");
        }
    }
}
