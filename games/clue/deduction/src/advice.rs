//! Outcomes of a suggestion: every possible answer, its probability, and what would be left of the case.
//!
//! The figures are exact. Which suggestions are looked at first is decided by a sample of deals, so that the best
//! ones are found early when there is no time for all.

use crate::count::cases::cases;
use crate::count::graph::{Graph, TooMany};
use crate::count::in_width;
use crate::count::number::Count;
use crate::count::tally;
use crate::knowledge::Knowledge;
use crate::{Fact, Holder, Holders, Sampler, Weighting};
use clue_rules::{Card, CardSet};
use num_bigint::BigUint;
use parlour_game::{Budget, Seed};
use std::collections::HashMap;

/// A possible suggestion and what it would tell.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// A suspect, a weapon, a room.
    pub cards: CardSet,
    /// Every possible answer, the likeliest first.
    pub replies: Vec<Reply>,
    /// How many bits about the case the answer is expected to tell.
    pub bits: f64,
    /// How many cases are left after the answer, on average.
    pub cases_after: f64,
    /// How likely the case is certain after the answer.
    pub solves: f64,
    /// Whether any answer would tell anything about the case, however little.
    pub tells: bool,
}

/// A possible answer to a suggestion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reply {
    /// Who shows what; `None` if all pass.
    pub shown: Option<(Holder, Card)>,
    /// How likely, above 0.
    pub chance: f64,
    /// How many cases are left then.
    pub cases: usize,
    /// How uncertain the case is then, in bits.
    pub doubt: f64,
}

/// What is known before a suggestion, ready to be asked about many of them.
pub struct Inquiry {
    knowledge: Knowledge,
    /// Whoever is asked, in order.
    asked: Vec<Holder>,
    /// How much all agreeing deals weigh, and those with each case.
    all: Weights,
    doubt: f64,
    /// By card: cards with the same number can stand for each other.
    classes: Vec<usize>,
}

/// How many deals decide what is looked at first.
const SAMPLE: usize = 1500;

impl Inquiry {
    /// What is known from these facts before those holders are asked, in this order; `None` if no deal agrees.
    ///
    /// # Panics
    /// As [`Posterior::of`](crate::Posterior::of).
    pub fn of(holders: &Holders, facts: &[Fact], asked: &[Holder]) -> Option<Self> {
        let knowledge = Knowledge::of(holders, facts, Weighting::Shown)?;
        let all = weigh(&knowledge, &mut 0)?;
        let classes = classes(&knowledge);
        Some(Self { knowledge, asked: asked.to_vec(), doubt: all.doubt(), all, classes })
    }

    /// How uncertain the case is, in bits.
    pub fn doubt(&self) -> f64 {
        self.doubt
    }

    /// The likeliest case.
    pub fn likeliest(&self) -> CardSet {
        self.all.likeliest().0
    }

    /// What each of these suggestions would tell, the most telling first. If the budget ends before all have been
    /// looked at, the less promising ones are missing; at least one is there.
    pub fn rank(&self, suggestions: &[CardSet], budget: &Budget) -> Vec<Outlook> {
        let mut known: HashMap<Vec<usize>, Outlook> = HashMap::new();
        let mut ranked: Vec<Outlook> = Vec::new();
        let mut nodes = 0;
        for cards in self.promising_first(suggestions) {
            let class: Vec<usize> = cards.iter().map(|card| self.classes[card.index()]).collect();
            let alike = known.get(&class).map(|outlook| outlook.for_cards(cards));
            if alike.is_none() && !ranked.is_empty() && budget.is_spent(nodes) {
                continue;
            }
            let outlook = alike.unwrap_or_else(|| self.look(cards, &mut nodes));
            known.entry(class).or_insert_with(|| outlook.clone());
            ranked.push(outlook);
        }
        ranked.sort_by(|one, other| {
            let by = |figure: fn(&Outlook) -> f64| figure(other).total_cmp(&figure(one));
            by(|outlook| rounded(outlook.bits))
                .then(by(|outlook| rounded(outlook.solves)))
                .then(one.cards.cmp(&other.cards))
        });
        ranked
    }

    /// What a suggestion would tell.
    pub fn outlook(&self, cards: CardSet) -> Outlook {
        self.look(cards, &mut 0)
    }

    fn look(&self, cards: CardSet, nodes: &mut u64) -> Outlook {
        let mut replies: Vec<(Reply, Weights)> = Vec::new();
        let mut passed: Vec<Fact> = Vec::new();
        for &holder in &self.asked {
            for card in cards.iter() {
                let mut facts = passed.clone();
                facts.push(Fact::Showed { holder, card, among: cards });
                replies.extend(self.reply(Some((holder, card)), &facts, cards, nodes));
            }
            passed.push(Fact::HasNone { holder, cards });
        }
        replies.extend(self.reply(None, &passed, cards, nodes));
        replies.sort_by(|(one, _), (other, _)| other.chance.total_cmp(&one.chance));
        let tells = replies.iter().any(|(_, left)| !self.all.is_alike(left));
        Outlook::of(cards, replies.into_iter().map(|(reply, _)| reply).collect(), self.doubt, tells)
    }

    fn reply(
        &self,
        shown: Option<(Holder, Card)>,
        facts: &[Fact],
        cards: CardSet,
        nodes: &mut u64,
    ) -> Option<(Reply, Weights)> {
        let knowledge = self.knowledge.with(facts)?;
        let left = weigh(&knowledge, nodes)?;
        let units = shown.map_or(1.0, |(holder, _)| {
            // A choice among k weighs 1/k in units of the numbers that k could be.
            let sure = (knowledge.has(holder) & cards).len();
            let most = sure + (knowledge.may(holder) & cards).len();
            let has = |number| (sure..=most).contains(&number);
            (if has(2) { 2.0 } else { 1.0 }) * (if has(3) { 3.0 } else { 1.0 })
        });
        let chance = left.total.share(&self.all.total) / units;
        Some((Reply { shown, chance, cases: left.cases.len(), doubt: left.doubt() }, left))
    }

    /// The suggestions in the order in which they seem to tell most, by a sample of deals.
    fn promising_first(&self, suggestions: &[CardSet]) -> Vec<CardSet> {
        let Some(sampler) = Sampler::from(self.knowledge.clone()) else { return suggestions.to_vec() };
        let holders = self.knowledge.holders();
        // The same position is always judged by the same deals.
        let mut dice = Seed::from_number(0).rng_at(0);
        let deals: Vec<(Vec<CardSet>, CardSet)> = (0..SAMPLE)
            .map(|_| {
                let deal = sampler.deal(&mut dice);
                (self.asked.iter().map(|holder| deal.hand(*holder)).collect(), deal.hand(holders.envelope()))
            })
            .collect();
        let mut judged: Vec<(f64, CardSet)> =
            suggestions.iter().map(|cards| (promise(*cards, &deals, holders.deck().len()), *cards)).collect();
        judged.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        judged.into_iter().map(|(_, cards)| cards).collect()
    }
}

impl Outlook {
    fn of(cards: CardSet, replies: Vec<Reply>, doubt: f64, tells: bool) -> Self {
        let expected =
            |figure: fn(&Reply) -> f64| replies.iter().map(|reply| reply.chance * figure(reply)).sum();
        let doubt_after: f64 = expected(|reply| reply.doubt);
        Self {
            cards,
            bits: (doubt - doubt_after).max(0.0),
            cases_after: expected(|reply| reply.cases as f64),
            solves: expected(|reply| f64::from(u8::from(reply.cases == 1))),
            tells,
            replies,
        }
    }

    /// The same for cards that can stand for these.
    fn for_cards(&self, cards: CardSet) -> Self {
        let renamed = |card: Card| {
            let place = self.cards.iter().position(|own| own == card).expect("one of the three was shown");
            cards.iter().nth(place).expect("as many cards")
        };
        let replies = self.replies.iter().map(|reply| Reply {
            shown: reply.shown.map(|(holder, card)| (holder, renamed(card))),
            ..*reply
        });
        Self { cards, replies: replies.collect(), ..*self }
    }
}

/// What the agreeing deals weigh together, and by case.
pub(crate) struct Weights {
    total: BigUint,
    cases: Vec<(CardSet, BigUint)>,
}

fn weigh(knowledge: &Knowledge, nodes: &mut u64) -> Option<Weights> {
    weigh_within(knowledge, usize::MAX, nodes).expect("no graph has so many edges")
}

/// What the agreeing deals weigh, unless that takes more than so many steps; `nodes` counts those that were taken.
pub(crate) fn weigh_within(
    knowledge: &Knowledge,
    most: usize,
    nodes: &mut u64,
) -> Result<Option<Weights>, TooMany> {
    let Some(graph) = Graph::within(knowledge, most)? else { return Ok(None) };
    *nodes += graph.levels.iter().map(|level| level.edges.len() as u64).sum::<u64>();
    let mut cases: Vec<(CardSet, BigUint)> = in_width!(tally::bits(knowledge), Number => {
        cases::<Number>(knowledge, &graph).iter().map(|(case, ways)| (*case, ways.to_big())).collect()
    });
    cases.retain(|(case, _)| !knowledge.wrong().contains(case));
    cases.sort_unstable_by_key(|(case, _)| *case);
    let total = cases.iter().map(|(_, ways)| ways).sum();
    Ok((!cases.is_empty()).then_some(Weights { total, cases }))
}

impl Weights {
    /// How many cases there are.
    pub(crate) fn count(&self) -> usize {
        self.cases.len()
    }

    /// The likeliest case, and how likely it is.
    pub(crate) fn likeliest(&self) -> (CardSet, f64) {
        let shares = self.cases.iter().map(|(case, ways)| (*case, ways.share(&self.total)));
        shares.max_by(|(_, one), (_, other)| one.total_cmp(other)).expect("there is some case")
    }

    /// How uncertain the case is, in bits.
    fn doubt(&self) -> f64 {
        let shares = self.cases.iter().map(|(_, ways)| ways.share(&self.total));
        // What is too small for a share is too small to be in doubt.
        -shares.filter(|share| *share > 0.0).map(|share| share * share.log2()).sum::<f64>()
    }

    /// Whether every case is as likely as there: decided in whole numbers.
    fn is_alike(&self, there: &Weights) -> bool {
        self.cases.len() == there.cases.len()
            && self.cases.iter().zip(&there.cases).all(|((case, here), (other, ways))| {
                case == other && here * &there.total == ways * &self.total
            })
    }
}

/// Without what is left of rounding, so that suggestions that tell the same are equal.
fn rounded(figure: f64) -> f64 {
    (figure * 1e9).round()
}

/// How much a suggestion seems to tell about each kind of the case, by these deals.
fn promise(cards: CardSet, deals: &[(Vec<CardSet>, CardSet)], deck: usize) -> f64 {
    let asked = deals.first().map_or(0, |(hands, _)| hands.len());
    // By answer (nobody, or whose which card), then by card in the envelope.
    let mut together = vec![vec![0.0_f64; deck]; 1 + 3 * asked];
    for (hands, case) in deals {
        let shower = hands.iter().position(|hand| hand.has_any(cards));
        let held = shower.map_or(CardSet::EMPTY, |shower| hands[shower] & cards);
        let answers = cards
            .iter()
            .enumerate()
            .filter(|(_, card)| held.has(*card))
            .map(|(place, _)| 1 + shower.expect("somebody holds it") * 3 + place);
        let answers: Vec<usize> = if held.is_empty() { vec![0] } else { answers.collect() };
        for answer in &answers {
            for card in case.iter() {
                together[*answer][card.index()] += 1.0 / answers.len() as f64;
            }
        }
    }
    // Three cards a deal: the information about each kind, summed up.
    let all = deals.len() as f64;
    let by_card: Vec<f64> = (0..deck).map(|card| together.iter().map(|row| row[card]).sum()).collect();
    together
        .iter()
        .map(|row| {
            let answer = row.iter().sum::<f64>() / 3.0;
            let parts = row.iter().zip(&by_card).filter(|(both, _)| **both > 0.0);
            parts.map(|(both, card)| both / all * (both * all / (answer * card)).log2()).sum::<f64>()
        })
        .sum()
}

/// Cards of which the same is known are in one class: what holds for one holds for the other.
fn classes(knowledge: &Knowledge) -> Vec<usize> {
    let holders = knowledge.holders();
    let mut seen: HashMap<Vec<bool>, usize> = HashMap::new();
    let class = |card: Card| {
        let places = holders.all().flat_map(|holder| [knowledge.has(holder), knowledge.may(holder)]);
        let needs = knowledge.needs().iter().map(|(_, cards)| *cards);
        let choices = knowledge.choices().iter().map(|choice| choice.open);
        let sets = holders.kinds().into_iter().chain(places).chain(needs).chain(choices);
        sets.chain(knowledge.wrong().iter().copied()).map(|set| set.has(card)).collect::<Vec<bool>>()
    };
    holders
        .deck()
        .iter()
        .map(|card| {
            let next = seen.len();
            *seen.entry(class(card)).or_insert(next)
        })
        .collect()
}
