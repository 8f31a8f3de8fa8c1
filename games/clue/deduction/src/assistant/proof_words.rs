//! Proofs told in sentences: first the entries, then what follows from them, step by step.

mod clauses;

use super::seen::{Seen, Shown};
use super::setting::{Setting, Who};
use super::wire::Told;
use super::words::{capitalised, has_card, listed, names, player, the_card};
use crate::Holder;
use crate::proof::{AtMost, Because, Proof, ProofStep, Says, Whole};
use clauses::{Clauses, kind_name, number};
use clue_rules::{Card, CardSet};

/// How a sentence refers to an entry, which has this number, counted from 0.
pub(crate) type Refer<'a> = &'a dyn Fn(usize) -> String;

/// By its number in the notebook.
pub(crate) fn numbered(entry: usize) -> String {
    format!("entry {}", entry + 1)
}

/// The proof, sentence by sentence.
pub(crate) fn told(setting: &Setting, seen: &[Seen], proof: &Proof, refer: Refer<'_>) -> Vec<Told> {
    let teller = Teller { setting, words: Clauses { setting }, seen, steps: &proof.steps, refer };
    let entries = proof.entries.iter().map(|entry| Told {
        entry: Some(entry + 1),
        text: teller.entry(*entry),
        depth: 0,
    });
    entries.chain(teller.conclusions()).collect()
}

struct Teller<'a> {
    setting: &'a Setting,
    words: Clauses<'a>,
    seen: &'a [Seen],
    steps: &'a [ProofStep],
    refer: Refer<'a>,
}

impl Teller<'_> {
    /// What an entry says, as far as it is used.
    fn entry(&self, entry: usize) -> String {
        let of_entry = self.steps.iter().filter(|step| step.because == Because::Entry(entry));
        let used: Vec<Says> = of_entry.map(|step| step.says).collect();
        match self.seen[entry] {
            Seen::Suggestion { by, cards, answer } => {
                let asked = format!("{} asked {}", player(self.setting, by), names(self.setting, cards));
                capitalised(&match answer {
                    Shown::Nothing => format!("{asked} and nobody showed{}.", self.only_asker(by, &used)),
                    Shown::Unseen(shower) => {
                        format!("{asked}; {}.", self.answers(shower, "one of them", &used))
                    }
                    Shown::Card(shower, card) => {
                        format!("{asked}; {}.", self.answers(shower, &the_card(self.setting, card), &used))
                    }
                })
            }
            Seen::Spoiler { who, card, has } => {
                format!("It became known that {}.", has_card(self.setting, who, card, has))
            }
            Seen::Accusation { by, cards, correct } => {
                let accused = format!("{} accused {}", player(self.setting, by), names(self.setting, cards));
                let verdict = if correct { "right" } else { "wrong: the envelope does not hold just these" };
                let was = if self.setting.me() == Some(by) { "were" } else { "was" };
                capitalised(&format!("{accused} and {was} {verdict}."))
            }
        }
    }

    /// Where cards are which nobody else had: ": each is with Dee or in the envelope".
    fn only_asker(&self, by: usize, used: &[Says]) -> String {
        let asked = used.iter().fold(CardSet::EMPTY, |cards, says| match says {
            Says::HasNone { cards: more, .. } => cards | *more,
            _ => cards,
        });
        let is_aside = self.setting.holders().all().any(|holder| self.setting.who(holder) == Who::Aside);
        let unknown = asked - self.given();
        if self.setting.me() == Some(by) || is_aside || unknown.is_empty() {
            return String::new();
        }
        let subject = match unknown.len() {
            1 => format!("{} is", self.words.cards(unknown, "and")),
            3 => "each is".to_owned(),
            _ => format!("{} are each", self.words.cards(unknown, "and")),
        };
        format!(": {subject} with {} or in the envelope", player(self.setting, by))
    }

    /// The cards which the set-up places.
    fn given(&self) -> CardSet {
        let placed = self.steps.iter().filter(|step| step.because == Because::Setup);
        placed.fold(CardSet::EMPTY, |cards, step| match step.says {
            Says::Hand { cards: more, .. } | Says::HasAll { cards: more, .. } => cards | more,
            _ => cards,
        })
    }

    /// "Ben and Cid passed, Dee showed one of them", as far as it is used.
    fn answers(&self, shower: usize, shown: &str, used: &[Says]) -> String {
        let passed = used.iter().filter_map(|says| match says {
            Says::HasNone { holder, .. } => Some(self.words.holder(*holder)),
            _ => None,
        });
        let passed: Vec<&str> = passed.collect();
        let mut parts = Vec::new();
        if !passed.is_empty() {
            parts.push(format!("{} passed", listed(&passed, "and")));
        }
        if used.iter().any(|says| matches!(says, Says::HasAll { .. } | Says::HasSome { .. })) {
            parts.push(format!("{} showed {shown}", player(self.setting, shower)));
        }
        parts.join(", ")
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
            let pairs = self.steps.get(at + 1).and_then(|next| self.two_pairs(step, next));
            at += 1 + usize::from(pairs.is_some());
            if is_told {
                let text = pairs.unwrap_or_else(|| self.step(step));
                told.push(Told { entry: None, text: capitalised(&text), depth: step.depth });
            }
        }
        told
    }

    /// Two pairs of cards of which the envelope has one each at most: the most common of the harder reasons,
    /// so it is told in one sentence.
    fn two_pairs(&self, one: &ProofStep, two: &ProofStep) -> Option<String> {
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
        let [first, second] = [first, second].map(|cards| self.words.cards(cards, "and"));
        let [kind, other_kind] = [kind, other_kind].map(kind_name);
        let [place, has] = [self.words.place(holder), self.words.verb(holder, "has", "have").to_owned()];
        let holder = self.words.holder(holder);
        Some(format!(
            "{first}, {second} are each {place} or in the envelope, which has one {kind} and one {other_kind}: \
             so {holder} {has} at least one of each pair."
        ))
    }

    /// A step that no entry states.
    fn step(&self, step: &ProofStep) -> String {
        let so = self.words.statement(&step.says);
        match &step.because {
            Because::Setup | Because::Entry(_) => self.stated(&step.says),
            Because::Supposed => format!("suppose {so}."),
            Because::Refuted => format!("so {so}."),
            Because::Full { whole } => self.full(step, *whole),
            Because::OnlyLeft { whole } => self.only_left(step, *whole),
            Because::LastOfShown => self.last_of_shown(step),
            Because::NobodyElse => {
                let card = self.words.cards(cards_of(&step.says), "and");
                let short = self.words.short(&step.says);
                match self.setting.who(holder_of(&step.says)) {
                    Who::Player(_) => format!("nobody else can have {card}: {short}."),
                    _ => format!("{card} can be nowhere else: {short}."),
                }
            }
            Because::Shared { with } => self.shared(step, with),
            Because::OneOfEach => self.one_of_each(step),
            Because::Accusation => {
                let (cards, entry) = self.accused(step);
                let two = self.words.cards(cards - cards_of(&step.says), "and");
                format!("{two} are in the envelope, but {entry} was wrong: so {so}.")
            }
            Because::Elsewhere { holder } => {
                let cards = cards_of(&step.says);
                let has = self.words.statement(&Says::HasAll { holder: *holder, cards });
                let so = match self.setting.who(*holder) {
                    Who::Player(_) => self.words.short(&step.says),
                    _ => so,
                };
                format!("{has}, so {so}.")
            }
            Because::Searched => match step.says {
                Says::Nothing => "no deal agrees with all of this: every one was looked at.".into(),
                _ => format!("the argument is long; but in every deal that agrees with all of this {so}."),
            },
            Because::Both { holder, card } => self.both(*holder, *card, step),
            Because::TooMany { holder, whole } => {
                format!("{}: too many.", self.filled(*holder, *whole, step))
            }
            Because::TooFew { holder, whole: Whole::Hand } => {
                let left = self.setting.edition().cards();
                let left = left - self.excluded(*holder, left, step);
                let hand = self.words.hand(*holder);
                match left.is_empty() {
                    true => format!("no card is left for {hand}."),
                    false => {
                        format!("for {hand} only {} could be left: too few.", self.words.cards(left, "and"))
                    }
                }
            }
            Because::TooFew { whole: Whole::Kind(kind), .. } => {
                format!("no {} is left for the envelope.", kind_name(*kind))
            }
            Because::NoneOfShown { holder, cards } => {
                let not = self.excluded(*holder, *cards, step);
                let has = self.words.statement(&self.shown(step).says);
                match self.setting.who(*holder) {
                    Who::Envelope => format!("{has}, which has one card of each kind: that cannot be."),
                    _ => format!("{has}, but not {}: that cannot be.", self.words.cards(not, "or")),
                }
            }
            Because::Nowhere { card } => format!("{} could be nowhere.", the_card(self.setting, *card)),
            Because::TheCase { cards } => {
                let (_, entry) = self.accused(step);
                format!(
                    "{} would be in the envelope, but {entry} was wrong.",
                    self.words.cards(*cards, "and")
                )
            }
        }
    }

    fn stated(&self, says: &Says) -> String {
        match *says {
            Says::HasAll { holder, cards } if self.words.is_me(holder) => {
                format!("{} is one of your cards.", self.words.cards(cards, "and"))
            }
            _ => format!("{}.", self.words.statement(says)),
        }
    }

    fn full(&self, step: &ProofStep, whole: Whole) -> String {
        let filled = self.filled(holder_of(&step.says), whole, step);
        let others = self.words.cards(cards_of(&step.says), "or");
        let has_sets = step.from.iter().any(|from| matches!(self.steps[*from].says, Says::HasSome { .. }));
        match whole {
            Whole::Hand if has_sets => format!("{filled}: there is no room for {others}."),
            _ => format!("{filled}, not {others}."),
        }
    }

    /// What is in all the places of a holder: "Dee's four cards are the Rope, one of the Hall and the Study, ..."
    fn filled(&self, holder: Holder, whole: Whole, step: &ProofStep) -> String {
        let from = || step.from.iter().map(|from| &self.steps[*from]);
        let has = from().fold(CardSet::EMPTY, |has, basis| match basis.says {
            Says::Hand { holder: by, cards } | Says::HasAll { holder: by, cards } if by == holder => {
                has | cards
            }
            _ => has,
        });
        let mut parts: Vec<String> = has.iter().map(|card| the_card(self.setting, card)).collect();
        for basis in from() {
            if let Says::HasSome { cards, least, .. } = basis.says {
                let left = cards - has - self.excluded(holder, cards, step);
                let some = number(least - (cards & has).len());
                parts.push(match basis.because {
                    Because::Entry(entry) if left == cards => format!("{some} from {}", (self.refer)(entry)),
                    _ => format!("{some} of {}", self.words.cards(left, "and")),
                });
            }
        }
        match whole {
            Whole::Hand => {
                let are = if self.setting.holders().size(holder) == 1 { "is" } else { "are" };
                format!("{} {are} {}", self.words.hand(holder), listed(&parts, "and"))
            }
            Whole::Kind(kind) => {
                format!("the {} in the envelope is {}", kind_name(kind), listed(&parts, "and"))
            }
        }
    }

    fn only_left(&self, step: &ProofStep, whole: Whole) -> String {
        let holder = holder_of(&step.says);
        match whole {
            Whole::Hand => {
                let all = self.setting.edition().cards();
                let left = self.words.cards(all - self.excluded(holder, all, step), "and");
                format!("for {} only {left} are left.", self.words.hand(holder))
            }
            Whole::Kind(kind) => {
                let so = self.words.statement(&step.says);
                format!("no other {} can be in the envelope: so {so}.", kind_name(kind))
            }
        }
    }

    fn last_of_shown(&self, step: &ProofStep) -> String {
        let holder = holder_of(&step.says);
        let basis = self.shown(step);
        let not = self.excluded(holder, cards_of(&basis.says), step);
        if let (Because::Entry(entry), Says::HasSome { least: 1, .. }) = (&basis.because, basis.says) {
            let not = self.words.statement(&Says::HasNone { holder, cards: not });
            let card = self.words.cards(cards_of(&step.says), "and");
            return format!(
                "{not}, so what {} showed in {} was {card}.",
                self.they(holder),
                (self.refer)(*entry)
            );
        }
        let some = self.words.statement(&basis.says);
        let so = self.words.statement(&step.says);
        format!("{some}, but not {}: so {so}.", self.words.cards(not, "or"))
    }

    fn they(&self, holder: Holder) -> &'static str {
        if self.words.is_me(holder) { "you" } else { "they" }
    }

    fn shared(&self, step: &ProofStep, with: &[AtMost]) -> String {
        let Says::HasSome { holder, cards, least } = step.says else {
            unreachable!("what is shared leaves some for the holder")
        };
        let so = self.words.some(holder, "them", least);
        let subject = format!("{} are each", self.words.cards(cards, "and"));
        if let [AtMost { whole: Whole::Kind(kind), .. }] = *with {
            let one = self.words.place(holder);
            let kind = kind_name(kind);
            return format!("{subject} {one} or in the envelope, which has one {kind}: so {so}.");
        }
        let all = [holder].into_iter().chain(with.iter().map(|room| room.holder));
        let places: Vec<String> = all.map(|holder| self.words.place(holder)).collect();
        let rooms: Vec<String> = with.iter().map(|room| self.words.room(room.holder, room.most)).collect();
        format!("{subject} {}, but {}: so {so}.", listed(&places, "or"), listed(&rooms, "and"))
    }

    fn one_of_each(&self, step: &ProofStep) -> String {
        let said = cards_of(&step.says);
        let edition = self.setting.edition();
        let kind = said.iter().next().map(|card| edition.kind(card)).expect("the step is about a card");
        let inside = cards_of(&self.shown(step).says) & edition.of_kind(kind);
        let kind = kind_name(kind);
        match step.says {
            Says::HasAll { cards, .. } => {
                format!("so the {kind} in the envelope is {}.", self.words.cards(cards, "and"))
            }
            _ => {
                let [one, not] = [inside, said].map(|cards| self.words.cards(cards, "or"));
                format!("so the {kind} in the envelope is {one}, not {not}.")
            }
        }
    }

    fn both(&self, holder: Holder, card: Card, step: &ProofStep) -> String {
        let other = step.from.iter().find_map(|from| match self.steps[*from].says {
            Says::Hand { holder: other, cards } | Says::HasAll { holder: other, cards } => {
                (other != holder && cards.has(card)).then_some(other)
            }
            _ => None,
        });
        let cards = CardSet::from(card);
        let has = self.words.statement(&Says::HasAll { holder, cards });
        let against = match other {
            Some(other) => self.words.statement(&Says::HasAll { holder: other, cards }),
            None => self.words.statement(&Says::HasNone { holder, cards }),
        };
        format!("{has}, and {against}: that cannot be.")
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
    fn accused(&self, step: &ProofStep) -> (CardSet, String) {
        let found = step.from.iter().find_map(|from| match &self.steps[*from] {
            ProofStep { says: Says::NotTheCase { cards }, because: Because::Entry(entry), .. } => {
                Some((*cards, format!("the accusation of {}", (self.refer)(*entry))))
            }
            ProofStep { says: Says::NotTheCase { cards }, .. } => Some((*cards, "the accusation".into())),
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
