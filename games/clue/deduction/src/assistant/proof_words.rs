//! Proofs as values: first the entries, then what follows from them, step by step.

use super::said::{
    At, Clause, Count, Failed, Filled, Hand, Part, RoomFor, SaidHolder, ShownCard, Step, Three,
};
use super::seen::{Seen, Shown, passed};
use super::setting::{Setting, Who};
use super::wire::Told;
use crate::Holder;
use crate::proof::{AtMost, Because, Proof, ProofStep, Says, Whole};
use clue_rules::{Card, CardSet};

/// How players and entries are called in what is told.
pub(crate) trait Telling {
    /// Who sits at the table, and what the cards are called.
    fn setting(&self) -> &Setting;

    /// A player.
    fn player(&self, player: usize) -> SaidHolder;

    /// An entry, by its number counted from 0.
    fn at(&self, entry: usize) -> At;

    /// Whoever or whatever holds cards.
    fn who(&self, who: Who) -> SaidHolder {
        match who {
            Who::Player(player) => self.player(player),
            Who::Open => SaidHolder::FaceUp,
            Who::Aside => SaidHolder::SetAside,
            Who::Envelope => SaidHolder::CaseFile,
        }
    }

    /// The same by its number in the engine.
    fn holder(&self, holder: Holder) -> SaidHolder {
        self.who(self.setting().who(holder))
    }

    /// Whether the holder has the card.
    fn has_card(&self, who: Who, card: Card, has: bool) -> Clause {
        let (holder, cards) = (self.who(who), vec![self.setting().said_card(card)]);
        if has { Clause::Has { holder, cards } } else { Clause::HasNot { holder, cards } }
    }
}

/// A notebook: players have names, and entries numbers.
pub(crate) struct Numbered<'a>(pub(crate) &'a Setting);

impl Telling for Numbered<'_> {
    fn setting(&self) -> &Setting {
        self.0
    }

    fn player(&self, player: usize) -> SaidHolder {
        self.0.said_player(player)
    }

    fn at(&self, entry: usize) -> At {
        At::Entry { number: entry + 1 }
    }
}

/// All entries of a notebook, each as it is told in full.
pub(crate) fn entries(setting: &Setting, seen: &[Seen]) -> Vec<Told> {
    let names = Numbered(setting);
    let teller = Teller { setting, names: &names, seen, steps: &[] };
    let told = |at: usize| {
        let step = match seen[at] {
            Seen::Suggestion { by, cards, answer } => {
                let passed = passed(setting, by, answer).map(|player| names.player(player)).collect();
                teller.suggestion(by, cards, answer, passed, answer.by().is_some(), CardSet::EMPTY)
            }
            _ => teller.entry(at),
        };
        Told { entry: Some(at + 1), depth: 0, said: step.into() }
    };
    (0..seen.len()).map(told).collect()
}

/// The proof, step by step.
pub(crate) fn told(seen: &[Seen], proof: &Proof, names: &dyn Telling) -> Vec<Told> {
    let teller = Teller { setting: names.setting(), names, seen, steps: &proof.steps };
    let entry = |entry: &usize| Told { entry: Some(entry + 1), depth: 0, said: teller.entry(*entry).into() };
    proof.entries.iter().map(entry).chain(teller.conclusions()).collect()
}

struct Teller<'a> {
    setting: &'a Setting,
    names: &'a dyn Telling,
    seen: &'a [Seen],
    steps: &'a [ProofStep],
}

impl Teller<'_> {
    /// What an entry says, as far as it is used.
    fn entry(&self, entry: usize) -> Step {
        let of_entry = self.steps.iter().filter(|step| step.because == Because::Entry(entry));
        let used: Vec<Says> = of_entry.map(|step| step.says).collect();
        match self.seen[entry] {
            Seen::Suggestion { by, cards, answer } => {
                let passed = used.iter().filter_map(|says| match says {
                    Says::HasNone { holder, .. } => Some(self.names.holder(*holder)),
                    _ => None,
                });
                let is_shown =
                    used.iter().any(|says| matches!(says, Says::HasAll { .. } | Says::HasSome { .. }));
                self.suggestion(by, cards, answer, passed.collect(), is_shown, self.only_asker(by, &used))
            }
            Seen::Spoiler { who, card, has } => Step::Learned { claim: self.names.has_card(who, card, has) },
            Seen::Accusation { by, cards, correct } => {
                Step::Accused { by: self.names.player(by), three: self.three(cards), right: correct }
            }
        }
    }

    /// A suggestion, who passed, whether it is told who showed, and where those cards are which nobody else had.
    fn suggestion(
        &self,
        by: usize,
        cards: CardSet,
        answer: Shown,
        mut passers: Vec<SaidHolder>,
        is_shown: bool,
        left: CardSet,
    ) -> Step {
        let (by, three) = (self.names.player(by), self.three(cards));
        // "You and Ann", as people say it.
        passers.sort_by_key(|passer| *passer != SaidHolder::You);
        let with_you = passers.contains(&SaidHolder::You);
        let shown = match answer {
            Shown::Nothing => return Step::NoOneShowed { by, three, left: self.cards(left) },
            Shown::Unseen(_) => ShownCard::OneOfThem,
            Shown::Card(_, card) => ShownCard::ThisCard { card: self.setting.said_card(card) },
        };
        match answer.by().filter(|_| is_shown) {
            Some(shower) => {
                Step::Showed { by, three, passers, with_you, shower: self.names.player(shower), shown }
            }
            None => Step::Passed { by, three, passers, with_you },
        }
    }

    /// The cards which nobody but the asker can have.
    fn only_asker(&self, by: usize, used: &[Says]) -> CardSet {
        let asked = used.iter().fold(CardSet::EMPTY, |cards, says| match says {
            Says::HasNone { cards: more, .. } => cards | *more,
            _ => cards,
        });
        let is_aside = self.setting.holders().all().any(|holder| self.setting.who(holder) == Who::Aside);
        if self.setting.me() == Some(by) || is_aside { CardSet::EMPTY } else { asked - self.given() }
    }

    /// The cards which the set-up places.
    fn given(&self) -> CardSet {
        let placed = self.steps.iter().filter(|step| step.because == Because::Setup);
        placed.fold(CardSet::EMPTY, |cards, step| match step.says {
            Says::Hand { cards: more, .. } | Says::HasAll { cards: more, .. } => cards | more,
            _ => cards,
        })
    }

    /// What follows. Two steps of the same kind in a row are told in one sentence.
    fn conclusions(&self) -> Vec<Told> {
        let mut told = Vec::new();
        let last = self.steps.len() - 1;
        let mut at = 0;
        while at <= last {
            let step = &self.steps[at];
            let is_told = match step.because {
                Because::Entry(_) => false,
                Because::Setup => at == last,
                _ => true,
            };
            let premise = self.premise(at);
            let pairs = self.steps.get(at + 1).and_then(|next| self.two_pairs(step, next));
            at += 1 + usize::from(pairs.is_some());
            let plain = || is_told.then(|| self.step(step));
            if let Some(said) = premise.or(pairs).or_else(plain) {
                told.push(Told { entry: None, depth: step.depth, said: said.into() });
            }
        }
        told
    }

    /// The reader's own cards, as far as a contradiction rests on them and does not name them anyway.
    fn premise(&self, at: usize) -> Option<Step> {
        let given = &self.steps[at];
        let last = self.steps.last().filter(|last| last.says == Says::Nothing)?;
        let (Says::Hand { holder, cards } | Says::HasAll { holder, cards }) = given.says else { return None };
        if given.because != Because::Setup || self.names.holder(holder) != SaidHolder::You {
            return None;
        }
        let of = |step: &ProofStep| {
            let others =
                step.from.iter().filter(|from| **from != at).map(|from| cards_of(&self.steps[*from].says));
            others.fold(cards_of(&step.says), |all, more| all | more)
        };
        let users = self.steps.iter().filter(|step| step.from.contains(&at));
        let used = cards & users.fold(CardSet::EMPTY, |all, step| all | of(step));
        let is_named = matches!(last.because, Because::Both { card, .. } if used.has(card));
        (!is_named && !used.is_empty()).then(|| Step::Yours { cards: self.cards(used) })
    }

    /// Two pairs of cards of which the envelope has one each at most: the most common of the harder reasons,
    /// so it is told in one sentence.
    fn two_pairs(&self, one: &ProofStep, two: &ProofStep) -> Option<Step> {
        let pair = |step: &ProofStep| match (&step.because, step.says) {
            (Because::Shared { with }, Says::HasSome { holder, cards, least: 1 }) if cards.len() == 2 => {
                match with[..] {
                    [AtMost { whole: Whole::Kind(kind), .. }] => Some((holder, cards, kind)),
                    _ => None,
                }
            }
            _ => None,
        };
        let (holder, first, kind) = pair(one)?;
        let (other, second, other_kind) = pair(two)?;
        if holder != other || one.depth != two.depth {
            return None;
        }
        let [first, second] = [first, second].map(|cards| self.cards(cards));
        let kinds = [kind, other_kind].map(Into::into);
        Some(Step::TwoPairs { holder: self.names.holder(holder), first, second, kinds })
    }

    /// A step that no entry states.
    fn step(&self, step: &ProofStep) -> Step {
        let says = self.clause(&step.says);
        let cards = self.cards(cards_of(&step.says));
        match &step.because {
            Because::Setup | Because::Entry(_) => match step.says {
                Says::HasAll { holder, .. } if self.names.holder(holder) == SaidHolder::You => {
                    Step::Yours { cards }
                }
                _ => Step::Stated { says },
            },
            Because::Supposed => Step::Supposed { says },
            Because::Refuted => Step::Refuted { says },
            Because::Full { whole } => {
                let filled = self.filled(holder_of(&step.says), *whole, step);
                let has_sets =
                    step.from.iter().any(|from| matches!(self.steps[*from].says, Says::HasSome { .. }));
                match whole {
                    Whole::Hand if has_sets => Step::NoRoomFor { filled, others: cards },
                    _ => Step::Full { filled, others: cards },
                }
            }
            Because::OnlyLeft { whole: Whole::Hand } => {
                let holder = holder_of(&step.says);
                let all = self.setting.edition().cards();
                let cards = self.cards(all - self.excluded(holder, all, step));
                Step::OnlyLeft { hand: self.hand(holder), cards }
            }
            Because::OnlyLeft { whole: Whole::Kind(kind) } => {
                Step::NoOtherOfKind { kind: (*kind).into(), says }
            }
            Because::LastOfShown => self.last_of_shown(step),
            Because::NobodyElse => match self.setting.who(holder_of(&step.says)) {
                Who::Player(_) => Step::NoOneElse { cards, says },
                _ => Step::NowhereElse { cards, says },
            },
            Because::Shared { with } => self.shared(step, with),
            Because::OneOfEach => self.one_of_each(step),
            Because::Accusation => {
                let (three, accusation) = self.accused(step);
                Step::TwoOfThree { cards: self.cards(three - cards_of(&step.says)), accusation, says }
            }
            Because::Elsewhere { holder } => {
                let has = self.clause(&Says::HasAll { holder: *holder, cards: cards_of(&step.says) });
                match self.setting.who(*holder) {
                    Who::Player(_) => Step::Elsewhere { has, says },
                    _ => Step::ElsewhereThere { has, says },
                }
            }
            Because::Searched => match step.says {
                Says::Nothing => Step::NoDealFits,
                _ => Step::EveryDealSays { says },
            },
            Because::Both { holder, card } => self.both(*holder, *card, step),
            Because::TooMany { holder, whole } => {
                Step::TooManyFor { filled: self.filled(*holder, *whole, step) }
            }
            Because::TooFew { holder, whole: Whole::Hand } => {
                let left = self.setting.edition().cards();
                let left = left - self.excluded(*holder, left, step);
                let hand = self.hand(*holder);
                match left.is_empty() {
                    true => Step::NoneLeft { hand },
                    false => Step::TooFewLeft { hand, cards: self.cards(left) },
                }
            }
            Because::TooFew { whole: Whole::Kind(kind), .. } => Step::NoKindLeft { kind: (*kind).into() },
            Because::NoneOfShown { holder, cards } => {
                let some = self.clause(&self.shown(step).says);
                match self.setting.who(*holder) {
                    Who::Envelope => Step::OneOfEachKind { some },
                    _ => {
                        Step::NoneOfThose { some, without: self.cards(self.excluded(*holder, *cards, step)) }
                    }
                }
            }
            Because::Nowhere { card } => Step::Nowhere { card: self.setting.said_card(*card) },
            Because::TheCase { cards } => {
                let (_, accusation) = self.accused(step);
                Step::AllThree { cards: self.cards(*cards), accusation }
            }
        }
    }

    fn cards(&self, cards: CardSet) -> Vec<clue_rules::SaidCard> {
        self.setting.said_cards(cards)
    }

    /// What was suggested or accused: one card of each kind.
    fn three(&self, cards: CardSet) -> Three {
        let cards: Result<[_; 3], _> = self.cards(cards).try_into();
        let [suspect, weapon, room] = cards.expect("an entry names three cards");
        Three { suspect, weapon, room }
    }

    /// What is stated.
    fn clause(&self, says: &Says) -> Clause {
        let of = |holder: Holder, cards: CardSet| (self.names.holder(holder), self.cards(cards));
        match *says {
            Says::Hand { holder, cards } | Says::HasAll { holder, cards } => {
                let (holder, cards) = of(holder, cards);
                Clause::Has { holder, cards }
            }
            Says::HasNone { holder, cards } => {
                let (holder, cards) = of(holder, cards);
                Clause::HasNot { holder, cards }
            }
            Says::HasSome { holder, cards, least } => {
                let (holder, cards) = of(holder, cards);
                Clause::HasSome { holder, cards, least: Count::Of { number: least } }
            }
            Says::NotTheCase { cards } => Clause::NotTheThree { cards: self.cards(cards) },
            Says::Nothing => Clause::Impossible,
        }
    }

    /// All the cards of a holder.
    fn hand(&self, holder: Holder) -> Hand {
        let number = self.setting.holders().size(holder);
        Hand::Of { holder: self.names.holder(holder), size: Count::Of { number } }
    }

    /// What is in all the places of a holder: cards, and some of the sets that the step rests on.
    fn filled(&self, holder: Holder, whole: Whole, step: &ProofStep) -> Filled {
        let from = || step.from.iter().map(|from| &self.steps[*from]);
        let has = from().fold(CardSet::EMPTY, |has, basis| match basis.says {
            Says::Hand { holder: by, cards } | Says::HasAll { holder: by, cards } if by == holder => {
                has | cards
            }
            _ => has,
        });
        let mut parts: Vec<Part> =
            has.iter().map(|card| Part::ThisCard { card: self.setting.said_card(card) }).collect();
        for basis in from() {
            if let Says::HasSome { cards, least, .. } = basis.says {
                let left = cards - has - self.excluded(holder, cards, step);
                let some = Count::Of { number: least - (cards & has).len() };
                parts.push(match basis.because {
                    Because::Entry(entry) if left == cards => {
                        Part::SomeFrom { some, at: self.names.at(entry) }
                    }
                    _ => Part::SomeOf { some, cards: self.cards(left) },
                });
            }
        }
        match whole {
            Whole::Hand => Filled::FilledHand { hand: self.hand(holder), parts },
            Whole::Kind(kind) => Filled::FilledKind { kind: kind.into(), parts },
        }
    }

    fn last_of_shown(&self, step: &ProofStep) -> Step {
        let holder = holder_of(&step.says);
        let basis = self.shown(step);
        let without = self.excluded(holder, cards_of(&basis.says), step);
        if let (Because::Entry(entry), Says::HasSome { least: 1, .. }) = (&basis.because, basis.says) {
            return Step::WhatWasShown {
                without: self.clause(&Says::HasNone { holder, cards: without }),
                holder: self.names.holder(holder),
                at: self.names.at(*entry),
                cards: self.cards(cards_of(&step.says)),
            };
        }
        Step::LastOfSome {
            some: self.clause(&basis.says),
            without: self.cards(without),
            says: self.clause(&step.says),
        }
    }

    fn shared(&self, step: &ProofStep, with: &[AtMost]) -> Step {
        let Says::HasSome { holder, cards, .. } = step.says else {
            unreachable!("what is shared leaves some for the holder")
        };
        let (cards, says) = (self.cards(cards), self.clause(&step.says));
        let first = self.names.holder(holder);
        if let [AtMost { whole: Whole::Kind(kind), .. }] = *with {
            return Step::SharedWithCaseFile { cards, holder: first, kind: kind.into(), says };
        }
        let others = with.iter().map(|room| self.names.holder(room.holder));
        let room = |room: &AtMost| RoomFor::Of {
            holder: self.names.holder(room.holder),
            most: Count::Of { number: room.most },
        };
        let holders = std::iter::once(first).chain(others).collect();
        Step::Shared { cards, holders, rooms: with.iter().map(room).collect(), says }
    }

    fn one_of_each(&self, step: &ProofStep) -> Step {
        let said = cards_of(&step.says);
        let edition = self.setting.edition();
        let kind = said.iter().next().map(|card| edition.kind(card)).expect("the step is about a card");
        match step.says {
            Says::HasAll { cards, .. } => Step::KindIs { kind: kind.into(), cards: self.cards(cards) },
            _ => {
                let inside = cards_of(&self.shown(step).says) & edition.of_kind(kind);
                Step::KindIsNot { kind: kind.into(), cards: self.cards(inside), others: self.cards(said) }
            }
        }
    }

    fn both(&self, holder: Holder, card: Card, step: &ProofStep) -> Step {
        let other = step.from.iter().find_map(|from| match self.steps[*from].says {
            Says::Hand { holder: other, cards } | Says::HasAll { holder: other, cards } => {
                (other != holder && cards.has(card)).then_some(other)
            }
            _ => None,
        });
        let cards = CardSet::from(card);
        let against = match other {
            Some(other) => Says::HasAll { holder: other, cards },
            None => Says::HasNone { holder, cards },
        };
        Step::Both { one: self.clause(&Says::HasAll { holder, cards }), other: self.clause(&against) }
    }

    /// The step that says the holder has some of a set, among those which a step rests on.
    fn shown(&self, step: &ProofStep) -> &ProofStep {
        let mut from = step.from.iter().map(|from| &self.steps[*from]);
        from.find(|basis| matches!(basis.says, Says::HasSome { .. })).expect("the step rests on a set")
    }

    /// Which of the cards the holder has not, by what a step rests on.
    fn excluded(&self, holder: Holder, cards: CardSet, step: &ProofStep) -> CardSet {
        step.from.iter().fold(CardSet::EMPTY, |not, from| match self.steps[*from].says {
            Says::Hand { holder: by, cards: held } if by == holder => not | (cards - held),
            Says::HasNone { holder: by, cards: none } if by == holder => not | (cards & none),
            Says::Hand { holder: by, cards: held } | Says::HasAll { holder: by, cards: held }
                if by != holder =>
            {
                not | (cards & held)
            }
            _ => not,
        })
    }

    /// The failed accusation which a step rests on.
    fn accused(&self, step: &ProofStep) -> (CardSet, Failed) {
        let found = step.from.iter().find_map(|from| match &self.steps[*from] {
            ProofStep { says: Says::NotTheCase { cards }, because: Because::Entry(entry), .. } => {
                Some((*cards, Failed::AccusationAt { at: self.names.at(*entry) }))
            }
            ProofStep { says: Says::NotTheCase { cards }, .. } => Some((*cards, Failed::TheAccusation)),
            _ => None,
        });
        found.expect("the step rests on a failed accusation")
    }
}

fn holder_of(says: &Says) -> Holder {
    match *says {
        Says::Hand { holder, .. }
        | Says::HasAll { holder, .. }
        | Says::HasNone { holder, .. }
        | Says::HasSome { holder, .. } => holder,
        Says::NotTheCase { .. } | Says::Nothing => unreachable!("only what is said of a holder is asked"),
    }
}

fn cards_of(says: &Says) -> CardSet {
    match *says {
        Says::Hand { cards, .. }
        | Says::HasAll { cards, .. }
        | Says::HasNone { cards, .. }
        | Says::HasSome { cards, .. }
        | Says::NotTheCase { cards } => cards,
        Says::Nothing => CardSet::EMPTY,
    }
}
