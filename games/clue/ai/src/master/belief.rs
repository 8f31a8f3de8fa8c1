//! Belief of a seat: drawn deals that agree with all it saw, and their weights.

use super::deeds::Deed;
use super::notes::Notes;
use super::rivals::Rivals;
use clue_deduction::{Sampler, Weighting};
use clue_rules::{CardId, CardSet, Theory};
use parlour_game::{Budget, ChanceRng, Seat};

/// The most deals that are drawn: more take more time and were not seen to help.
const MOST: usize = 4000;
/// How many deals are drawn between two looks at the budget; so many there are in any case.
const BATCH: usize = 20;
/// How many deals might as well speak against the likeliest solution. Where a few of those that were drawn have all the
/// weight, one that weighs more may not have been drawn.
const UNSEEN: f64 = 2.0;

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
    /// As many deals that weigh alike would tell as much.
    tell: f64,
    is_certain: bool,
}

impl Belief {
    /// Draws deals as long as the budget lasts, and weighs them by what the others did, as far as that is trusted.
    pub(super) fn of(
        notes: &Notes,
        deeds: &[Deed],
        trust: f64,
        budget: &Budget,
        dice: &mut ChanceRng,
    ) -> Self {
        let sampler = Sampler::of(notes.holders(), notes.facts(), Weighting::Shown);
        let sampler = sampler.expect("what was seen is true");
        let deeds = if trust > 0.0 { deeds } else { &[] };
        let mut guesses: Vec<Guess> = Vec::new();
        while guesses.is_empty() || guesses.len() < MOST && !budget.is_spent(guesses.len() as u64) {
            guesses.extend((0..BATCH).map(|_| guess(&sampler, notes, deeds, dice)));
        }
        make_shares(&mut guesses, trust);
        let cases = cases(&guesses);
        let tell = 1.0 / guesses.iter().map(|guess| guess.weight * guess.weight).sum::<f64>();
        // Drawn deals with two cases prove that there are two; with one, only counting can tell.
        let is_certain = cases.len() == 1 && notes.posterior().cases().len() == 1;
        Self { guesses, cases, tell, is_certain }
    }

    /// The likeliest solution and how likely it is: 1 only if it is certain.
    pub(super) fn best(&self) -> (Theory, f64) {
        let (case, share) = self.cases[0];
        (theory(case), if self.is_certain { 1.0 } else { share * self.tell / (self.tell + UNSEEN) })
    }

    /// Whether the best solution is proved.
    pub(super) fn is_certain(&self) -> bool {
        self.is_certain
    }

    /// Deals that stand for all: so many together, each with how many it stands for.
    pub(super) fn some(&self, all: usize) -> Vec<(&Guess, usize)> {
        let mut some: Vec<(&Guess, usize)> = Vec::with_capacity(all);
        let (mut sum, mut taken) = (0.0, 0);
        for guess in &self.guesses {
            sum += guess.weight;
            let until = ((sum * all as f64).round() as usize).min(all);
            if until > taken {
                some.push((guess, until - taken));
                taken = until;
            }
        }
        some
    }
}

/// A drawn deal, weighed by a logarithm.
fn guess(sampler: &Sampler, notes: &Notes, deeds: &[Deed], dice: &mut ChanceRng) -> Guess {
    let deal = sampler.deal(dice);
    let seats = Seat::first(notes.others().len() as u8 + 1);
    let hands: Vec<CardSet> = seats.map(|seat| deal.hand(seat.into())).collect();
    let weight = Rivals::of(&hands, notes.open(), notes.seat().index(), deeds, dice).plausibility;
    Guess { hands, case: deal.hand(notes.holders().envelope()), weight }
}

/// Turns logarithms into parts of 1. What is not trusted is shared evenly.
fn make_shares(guesses: &mut [Guess], trust: f64) {
    let most = guesses.iter().map(|guess| guess.weight).fold(f64::NEG_INFINITY, f64::max);
    guesses.iter_mut().for_each(|guess| guess.weight = (guess.weight - most).exp());
    let all: f64 = guesses.iter().map(|guess| guess.weight).sum();
    let even = (1.0 - trust) / guesses.len() as f64;
    guesses.iter_mut().for_each(|guess| guess.weight = trust * guess.weight / all + even);
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

#[cfg(test)]
mod tests {
    use super::super::notes::tests::{notes, played, truth};
    use super::*;
    use parlour_game::Seed;

    /// Drawn deals may all have one case by chance; certain is only what counting finds.
    #[test]
    fn it_is_certain_when_no_other_case_is_left_and_never_before() {
        let mut certain = 0;
        for seed in 0..8 {
            let match_ = played("scarlet,mustard,green,plum", seed);
            let case = *truth(&match_).last().expect("the envelope");
            for (seat, most) in Seat::first(4).zip([90, 120, 150, 400]) {
                let notes = notes(&match_, seat, most);
                let mut dice = Seed::from_number(seed).rng_at(most);
                let belief = Belief::of(&notes, &[], 0.0, &Budget::nodes(1), &mut dice);
                let cases = notes.posterior().cases().len();
                assert_eq!(belief.is_certain(), cases == 1, "seed {seed}, {seat}");
                if belief.is_certain() {
                    assert_eq!(belief.best(), (theory(case), 1.0));
                    certain += 1;
                }
            }
        }
        assert!(certain > 0, "some match gets as far");
    }

    /// The same share of the weight is worth less the fewer deals it comes from.
    #[test]
    fn it_trusts_a_few_deals_less_than_many() {
        let notes = notes(&played("scarlet,mustard,green,plum", 2), Seat::new(0), 60);
        let belief =
            |nodes| Belief::of(&notes, &[], 0.0, &Budget::nodes(nodes), &mut Seed::from_number(1).rng_at(0));
        for nodes in [100, 1000] {
            let belief = belief(nodes);
            assert!((belief.tell - nodes as f64).abs() < 1e-6, "unweighed, each tells as much as the others");
            let trusted = belief.best().1 / belief.cases[0].1;
            assert!((trusted - nodes as f64 / (nodes as f64 + UNSEEN)).abs() < 1e-9);
        }
        let mut few = belief(1000);
        few.tell = 3.0;
        assert!(few.best().1 < belief(1000).best().1);
    }
}
