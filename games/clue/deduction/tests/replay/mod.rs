//! A suspicious reader of proofs: follows every step and takes none on trust.
//!
//! What a step says of a holder is checked against every hand that the holder could have by the steps it names,
//! so that this reader shares no rule with the writer.

use clue_deduction::proof::{AtMost, Because, Claim, Premises, Proof, ProofStep, Says};
use clue_deduction::{Fact, Holder, Holders, Posterior, Weighting};
use clue_rules::{Card, CardSet};

/// Follows the proof of a claim, or of a clash if there is no claim.
///
/// # Panics
/// At the first step that does not follow.
pub(crate) fn follow(premises: &Premises, proof: &Proof, claim: Option<Claim>) {
    let reader = Reader { premises, proof };
    let mut open = 0;
    for (at, step) in proof.steps.iter().enumerate() {
        let deeper = usize::from(step.because == Because::Supposed);
        assert!(step.depth <= open + deeper && step.depth >= deeper, "step {at} is under nothing: {proof:?}");
        open = step.depth;
        assert!(step.from.is_sorted() && step.from.iter().all(|from| *from < at), "{proof:?}");
        assert!(reader.follows(at, step), "step {at}, {step:?}, does not follow: {proof:?}");
        let is_last = at + 1 == proof.steps.len();
        let is_used = proof.steps[at + 1..].iter().any(|later| later.from.contains(&at));
        assert_ne!(is_last, is_used, "step {at} leads nowhere: {proof:?}");
    }
    let last = proof.steps.last().expect("a proof has steps");
    assert_eq!(last.depth, 0, "{proof:?}");
    let goal = claim.map_or(Says::Nothing, |Claim { holder, card, has }| match has {
        true => Says::HasAll { holder, cards: card.into() },
        false => Says::HasNone { holder, cards: card.into() },
    });
    assert_eq!(last.says, goal, "{proof:?}");
}

struct Reader<'a> {
    premises: &'a Premises,
    proof: &'a Proof,
}

impl Reader<'_> {
    fn holders(&self) -> &Holders {
        &self.premises.holders
    }

    /// Whether a step stands on what it names.
    fn follows(&self, at: usize, step: &ProofStep) -> bool {
        if step.because == Because::Refuted {
            return self.is_refuted(at, step);
        }
        step.from.iter().all(|from| self.can_see(at, *from)) && self.is_so(step)
    }

    /// Whether a step is still in force at a later one: no supposition it stands under has ended.
    fn can_see(&self, at: usize, from: usize) -> bool {
        let depth = self.proof.steps[from].depth;
        self.proof.steps[from + 1..=at]
            .iter()
            .all(|step| step.depth > depth || step.depth == depth && step.because != Because::Supposed)
    }

    fn is_refuted(&self, at: usize, step: &ProofStep) -> bool {
        let [start, end] = step.from[..] else { return false };
        let [supposed, absurd] = [start, end].map(|index| &self.proof.steps[index]);
        supposed.says == opposite(&step.says)
            && supposed.because == Because::Supposed
            && absurd.says == Says::Nothing
            && [supposed.depth, absurd.depth] == [step.depth + 1; 2]
            && self.can_see(end, start)
            && self.proof.steps[start..at].iter().all(|inner| inner.depth > step.depth)
    }

    fn is_so(&self, step: &ProofStep) -> bool {
        let known = |holder| Known::of(self, holder, step);
        let claims_nothing = step.says == Says::Nothing;
        match step.because {
            Because::Setup => self.is_stated(&self.premises.given, &step.says),
            Because::Entry(entry) => {
                self.proof.entries.contains(&entry)
                    && self.is_stated(&self.premises.entries[entry], &step.says)
            }
            Because::Supposed => step.depth > 0,
            Because::Refuted => unreachable!("looked at before"),
            Because::Full { .. }
            | Because::OnlyLeft { .. }
            | Because::LastOfShown
            | Because::OneOfEach
            | Because::Accusation => subject(&step.says)
                .is_some_and(|holder| known(holder).hands().iter().all(|hand| is_true(&step.says, *hand))),
            Because::NobodyElse => match step.says {
                Says::HasAll { holder, cards } => {
                    self.holders().all().all(|other| other == holder || known(other).not.has_all(cards))
                }
                _ => false,
            },
            Because::Elsewhere { holder } => match step.says {
                Says::HasNone { holder: other, cards } => holder != other && known(holder).has.has_all(cards),
                _ => false,
            },
            Because::Searched => self.is_searched(step),
            Because::Shared { ref with } => self.is_shared(step, with),
            Because::Both { holder, card } => {
                claims_nothing && known(holder).has.has(card) && known(holder).not.has(card)
            }
            Because::TooMany { holder, .. }
            | Because::TooFew { holder, .. }
            | Because::NoneOfShown { holder, .. } => claims_nothing && known(holder).hands().is_empty(),
            Because::TheCase { .. } => claims_nothing && known(self.holders().envelope()).hands().is_empty(),
            Because::Nowhere { card } => {
                claims_nothing && self.holders().all().all(|holder| known(holder).not.has(card))
            }
        }
    }

    /// Whether the counting engine, too, finds no deal that says otherwise.
    fn is_searched(&self, step: &ProofStep) -> bool {
        let mut facts: Vec<Fact> =
            step.from.iter().flat_map(|from| as_facts(&self.proof.steps[*from].says)).collect();
        match step.says {
            Says::HasAll { holder, cards } => facts.push(Fact::HasNone { holder, cards }),
            Says::HasNone { .. } => facts.extend(as_facts(&opposite(&step.says))),
            _ => {}
        }
        step.depth == 0 && Posterior::of(self.holders(), &facts, Weighting::Alike).is_none()
    }

    fn is_shared(&self, step: &ProofStep, with: &[AtMost]) -> bool {
        let Says::HasSome { holder, cards, least } = step.says else { return false };
        let has_room = |other| with.iter().any(|room: &AtMost| room.holder == other);
        let nobody_else = self
            .holders()
            .all()
            .filter(|other| *other != holder && !has_room(*other))
            .all(|other| Known::of(self, other, step).not.has_all(cards));
        let fit = with.iter().all(|room| {
            let hands = Known::of(self, room.holder, step).hands();
            room.holder != holder && hands.into_iter().all(|hand| (hand & cards).len() <= room.most)
        });
        nobody_else && fit && least + with.iter().map(|room| room.most).sum::<usize>() == cards.len()
    }

    /// Whether these facts say so, each by itself.
    fn is_stated(&self, facts: &[Fact], says: &Says) -> bool {
        let has = |holder: Holder| -> CardSet {
            let held = facts.iter().filter_map(|fact| match *fact {
                Fact::Has { holder: by, card } | Fact::Showed { holder: by, card, .. } => {
                    (by == holder).then_some(card)
                }
                _ => None,
            });
            held.collect()
        };
        match *says {
            Says::Hand { holder, cards } => {
                has(holder) == cards && cards.len() == self.holders().size(holder)
            }
            Says::HasAll { holder, cards } => has(holder).has_all(cards),
            Says::HasNone { holder, cards } => facts.iter().any(|fact| match *fact {
                Fact::HasNone { holder: by, cards: none } => by == holder && none.has_all(cards),
                _ => false,
            }),
            Says::HasSome { holder, cards, least } => {
                least == 1 && facts.contains(&Fact::HasSome { holder, cards })
            }
            Says::NotTheCase { cards } => facts.contains(&Fact::NotTheCase { cards }),
            Says::Nothing => false,
        }
    }
}

/// What the steps named by one step say about one holder.
struct Known<'a> {
    holders: &'a Holders,
    holder: Holder,
    has: CardSet,
    not: CardSet,
    some: Vec<(CardSet, usize)>,
    failed: Vec<CardSet>,
}

impl<'a> Known<'a> {
    fn of(reader: &'a Reader<'_>, holder: Holder, step: &ProofStep) -> Self {
        let holders = reader.holders();
        let mut known = Self {
            holders,
            holder,
            has: CardSet::EMPTY,
            not: CardSet::EMPTY,
            some: Vec::new(),
            failed: Vec::new(),
        };
        for from in &step.from {
            known.learn(&reader.proof.steps[*from].says);
        }
        known
    }

    fn learn(&mut self, says: &Says) {
        match *says {
            Says::Hand { holder, cards } if holder == self.holder => {
                self.has = self.has | cards;
                self.not = self.not | (self.holders.deck() - cards);
            }
            Says::HasAll { holder, cards } if holder == self.holder => self.has = self.has | cards,
            Says::Hand { cards, .. } | Says::HasAll { cards, .. } => self.not = self.not | cards,
            Says::HasNone { holder, cards } if holder == self.holder => self.not = self.not | cards,
            Says::HasSome { holder, cards, least } if holder == self.holder => self.some.push((cards, least)),
            Says::NotTheCase { cards } if self.holder == self.holders.envelope() => self.failed.push(cards),
            Says::HasNone { .. } | Says::HasSome { .. } | Says::NotTheCase { .. } | Says::Nothing => {}
        }
    }

    /// Every hand the holder could have.
    fn hands(&self) -> Vec<CardSet> {
        let size = self.holders.size(self.holder);
        let open: Vec<Card> = (self.holders.deck() - self.has - self.not).iter().collect();
        let mut hands = Vec::new();
        if !self.has.has_any(self.not) && self.has.len() <= size {
            choose(&open, size - self.has.len(), self.has, &mut hands);
        }
        hands.retain(|hand| self.can_be(*hand));
        hands
    }

    fn can_be(&self, hand: CardSet) -> bool {
        let is_envelope = self.holder == self.holders.envelope();
        (!is_envelope || self.holders.kinds().into_iter().all(|kind| (hand & kind).len() == 1))
            && self.some.iter().all(|(cards, least)| (hand & *cards).len() >= *least)
            && !self.failed.contains(&hand)
    }
}

/// The opposite of what is said of one holder and one card.
fn opposite(says: &Says) -> Says {
    match *says {
        Says::HasAll { holder, cards } if cards.len() == 1 => Says::HasNone { holder, cards },
        Says::HasNone { holder, cards } if cards.len() == 1 => Says::HasAll { holder, cards },
        _ => panic!("{says:?} has no simple opposite"),
    }
}

/// What a premise says.
fn as_facts(says: &Says) -> Vec<Fact> {
    match *says {
        Says::Hand { holder, cards } | Says::HasAll { holder, cards } => {
            cards.iter().map(|card| Fact::Has { holder, card }).collect()
        }
        Says::HasNone { holder, cards } => vec![Fact::HasNone { holder, cards }],
        Says::HasSome { holder, cards, least } => {
            assert_eq!(least, 1, "no premise says more");
            vec![Fact::HasSome { holder, cards }]
        }
        Says::NotTheCase { cards } => vec![Fact::NotTheCase { cards }],
        Says::Nothing => panic!("no premise says nothing"),
    }
}

/// Every way to add so many of the cards.
fn choose(cards: &[Card], count: usize, hand: CardSet, hands: &mut Vec<CardSet>) {
    if count == 0 {
        hands.push(hand);
    } else if cards.len() >= count {
        choose(&cards[1..], count - 1, hand | cards[0].into(), hands);
        choose(&cards[1..], count, hand, hands);
    }
}

fn subject(says: &Says) -> Option<Holder> {
    match *says {
        Says::HasAll { holder, .. } | Says::HasNone { holder, .. } | Says::HasSome { holder, .. } => {
            Some(holder)
        }
        Says::Hand { .. } | Says::NotTheCase { .. } | Says::Nothing => None,
    }
}

/// Whether it is true of the hand of the holder it speaks of.
fn is_true(says: &Says, hand: CardSet) -> bool {
    match *says {
        Says::HasAll { cards, .. } => hand.has_all(cards),
        Says::HasNone { cards, .. } => !hand.has_any(cards),
        Says::HasSome { cards, least, .. } => (hand & cards).len() >= least,
        Says::Hand { .. } | Says::NotTheCase { .. } | Says::Nothing => false,
    }
}
