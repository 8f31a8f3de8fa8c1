//! What a suggestion would tell about the case.

use super::belief::{Belief, Guess};
use super::notes::Notes;
use clue_rules::{CardSet, Room, Suspect, Theory, Weapon};
use parlour_game::{Budget, Seat};

/// A suggestion and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Question {
    pub(super) theory: Theory,
    /// How many bits about the case the answer is expected to tell.
    pub(super) bits: f64,
}

/// How many deals judge the questions: few at first, so that there is an answer in any case, then as many as are worth
/// it. One more costs 324 looks.
const JUDGED: [usize; 2] = [100, 800];

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
    /// Of those who are asked, in order.
    hands: [CardSet; 5],
    case: usize,
    weight: f64,
}

/// Judges suggestions by drawn deals.
struct Judge {
    drawn: Vec<Drawn>,
    asked: usize,
    cases: usize,
    doubt: f64,
    /// By answer (nobody, or whose which card), then by case: how likely they come together.
    together: Vec<f64>,
}

impl Judge {
    fn new(belief: &Belief, notes: &Notes, deals: usize) -> Self {
        let others = notes.others();
        // Deals with the same case need not be told apart by more than a number.
        let mut cases: Vec<CardSet> = belief.guesses.iter().map(|guess| guess.case).collect();
        cases.sort_unstable();
        cases.dedup();
        let drawn = |(guess, weight): (&Guess, f64)| {
            let case = cases.binary_search(&guess.case).expect("every case is listed");
            Drawn { hands: hands(guess, &others), case, weight }
        };
        let drawn: Vec<Drawn> = belief.some(deals).into_iter().map(drawn).collect();
        let together = vec![0.0; (1 + 3 * others.len()) * cases.len()];
        let mut judge = Self { drawn, asked: others.len(), cases: cases.len(), doubt: 0.0, together };
        judge.doubt = judge.doubt_after(CardSet::EMPTY);
        judge
    }

    fn best(&mut self, room: Room) -> Question {
        let pairs = Suspect::ALL.into_iter().flat_map(|suspect| Weapon::ALL.map(|weapon| (suspect, weapon)));
        let questions = pairs.map(|(suspect, weapon)| {
            let theory = Theory { suspect, weapon, room };
            Question { theory, bits: self.bits(theory.cards()) }
        });
        let best = questions.reduce(|best, next| if next.bits > best.bits { next } else { best });
        best.expect("there are suspects and weapons")
    }

    fn bits(&mut self, cards: CardSet) -> f64 {
        (self.doubt - self.doubt_after(cards)).max(0.0)
    }

    /// How uncertain the case is after the answer, in bits.
    fn doubt_after(&mut self, cards: CardSet) -> f64 {
        self.together.fill(0.0);
        for deal in &self.drawn {
            let shower = deal.hands[..self.asked].iter().position(|hand| hand.has_any(cards));
            let Some(shower) = shower else {
                self.together[deal.case] += deal.weight;
                continue;
            };
            let held = deal.hands[shower] & cards;
            let weight = deal.weight / held.len() as f64;
            for (place, card) in cards.iter().enumerate() {
                if held.has(card) {
                    self.together[(1 + shower * 3 + place) * self.cases + deal.case] += weight;
                }
            }
        }
        let doubt = |row: &[f64]| {
            let answer: f64 = row.iter().sum();
            let parts = row.iter().filter(|both| **both > 0.0);
            parts.map(|both| -both * (both / answer).log2()).sum::<f64>()
        };
        self.together.chunks_exact(self.cases).map(doubt).sum()
    }
}

fn hands(guess: &Guess, asked: &[Seat]) -> [CardSet; 5] {
    let mut hands = [CardSet::EMPTY; 5];
    for (hand, seat) in hands.iter_mut().zip(asked) {
        *hand = guess.hands[seat.index()];
    }
    hands
}
