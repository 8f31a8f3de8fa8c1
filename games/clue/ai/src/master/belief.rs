//! What a seat thinks likely: deals that agree with all it saw, and how much each weighs.

use super::notes::{Notes, holder, of_kind};
use super::rivals;
use clue_deduction::{Sampler, Weighting};
use clue_rules::{CardId, CardSet, Kind, Theory};
use parlour_game::{Budget, ChanceRng, Seat};

/// The most deals that are drawn: more take more time than they are worth.
const MOST: usize = 6000;
/// The fewest, however little time there is.
const FEWEST: usize = 100;
/// How many deals are drawn between two looks at the budget.
const BATCH: usize = 50;

/// A deal that agrees with all that was seen.
#[derive(Clone, Debug)]
pub(super) struct Guess {
    /// By seat.
    pub(super) hands: Vec<CardSet>,
    /// What is in the envelope.
    pub(super) case: CardSet,
    /// How likely it is; all together make 1.
    pub(super) weight: f64,
}

/// What a seat thinks likely.
#[derive(Clone, Debug)]
pub(super) struct Belief {
    pub(super) guesses: Vec<Guess>,
    /// What the envelope may hold, the likeliest first.
    cases: Vec<(CardSet, f64)>,
    is_certain: bool,
}

impl Belief {
    /// Draws deals as long as the budget lasts, and weighs them by what the others asked. `reads` is how far that
    /// is trusted.
    pub(super) fn of(notes: &Notes, reads: f64, budget: &Budget, dice: &mut ChanceRng) -> Self {
        let sampler = Sampler::of(notes.holders(), notes.facts(), Weighting::Shown);
        let sampler = sampler.expect("what was seen is true");
        let envelope = notes.holders().envelope();
        let seats = notes.others().len() + 1;
        let mut guesses: Vec<Guess> = Vec::new();
        while guesses.len() < FEWEST || guesses.len() < MOST && !budget.is_spent(guesses.len() as u64) {
            guesses.extend((0..BATCH).map(|_| {
                let deal = sampler.deal(dice);
                let hands = Seat::first(seats as u8).map(|seat| deal.hand(holder(seat))).collect();
                Guess { hands, case: deal.hand(envelope), weight: 0.0 }
            }));
        }
        weigh(&mut guesses, notes, reads);
        let cases = cases(&guesses);
        // Drawn deals with two cases prove that there are two; with one, only counting can tell.
        let is_certain = cases.len() == 1 && notes.posterior().cases().len() == 1;
        Self { guesses, cases, is_certain }
    }

    /// The likeliest solution and how likely it is: 1 only if it is certain.
    pub(super) fn best(&self) -> (Theory, f64) {
        let (case, share) = self.cases[0];
        (theory(case), if self.is_certain { 1.0 } else { share.min(1.0 - f64::EPSILON) })
    }

    /// Whether the best solution is proved.
    pub(super) fn is_certain(&self) -> bool {
        self.is_certain
    }

    /// How many cards of a kind a seat holds, on average.
    pub(super) fn expected(&self, seat: Seat, kind: Kind) -> f64 {
        let held = |guess: &Guess| (guess.hands[seat.index()] & of_kind(kind)).len() as f64 * guess.weight;
        self.guesses.iter().map(held).sum()
    }
}

fn weigh(guesses: &mut [Guess], notes: &Notes, reads: f64) {
    let own = notes.seat().index();
    for guess in guesses.iter_mut() {
        let plausible = |hands| reads * rivals::plausibility(hands, own, notes.asked());
        guess.weight = if reads > 0.0 { plausible(&guess.hands) } else { 0.0 };
    }
    let most = guesses.iter().map(|guess| guess.weight).fold(f64::NEG_INFINITY, f64::max);
    guesses.iter_mut().for_each(|guess| guess.weight = (guess.weight - most).exp());
    let all: f64 = guesses.iter().map(|guess| guess.weight).sum();
    guesses.iter_mut().for_each(|guess| guess.weight /= all);
}

fn cases(guesses: &[Guess]) -> Vec<(CardSet, f64)> {
    let mut by_case: Vec<(CardSet, f64)> = guesses.iter().map(|guess| (guess.case, guess.weight)).collect();
    by_case.sort_by_key(|(case, _)| *case);
    let mut cases: Vec<(CardSet, f64)> = Vec::new();
    for (case, weight) in by_case {
        match cases.last_mut().filter(|(last, _)| *last == case) {
            Some((_, sum)) => *sum += weight,
            None => cases.push((case, weight)),
        }
    }
    cases.sort_by(|(case, one), (other, two)| two.total_cmp(one).then(case.cmp(other)));
    cases
}

/// The three cards as what they say.
fn theory(case: CardSet) -> Theory {
    let mut cards = case.iter().map(CardId::of);
    match [cards.next(), cards.next(), cards.next()] {
        [Some(CardId::Suspect(suspect)), Some(CardId::Weapon(weapon)), Some(CardId::Room(room))] => {
            Theory { suspect, weapon, room }
        }
        _ => unreachable!("the envelope holds one card of each kind"),
    }
}
