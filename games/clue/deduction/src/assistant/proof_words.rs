//! Proofs told in sentences: first the entries, then what follows from them, step by step.

use super::seen::{Seen, Shown};
use super::setting::{Setting, Who};
use super::wire::Told;
use super::words::{capitalised, has_card, list, names, player, the_card};
use crate::Holder;
use crate::proof::{Because, Proof, Room, Says, Step, Whole};
use clue_rules::{Card, CardSet, Kind};

/// The proof, sentence by sentence.
pub(crate) fn told(setting: &Setting, seen: &[Seen], proof: &Proof) -> Vec<Told> {
    let teller = Teller { setting, seen, steps: &proof.steps };
    let entries = proof.entries.iter().map(|entry| Told {
        entry: Some(entry + 1),
        text: teller.entry(*entry),
        depth: 0,
    });
    let last = proof.steps.len() - 1;
    let is_told = |(at, step): &(usize, &Step)| match step.because {
        Because::Entry(_) => false,
        Because::Setup => *at == last,
        _ => true,
    };
    let conclusions = proof.steps.iter().enumerate().filter(is_told).map(|(_, step)| Told {
        entry: None,
        text: capitalised(&teller.step(step)),
        depth: step.depth,
    });
    entries.chain(conclusions).collect()
}

struct Teller<'a> {
    setting: &'a Setting,
    seen: &'a [Seen],
    steps: &'a [Step],
}

impl Teller<'_> {
    /// What an entry says, as far as it is used.
    fn entry(&self, entry: usize) -> String {
        let used: Vec<Says> = self
            .steps
            .iter()
            .filter(|step| step.because == Because::Entry(entry))
            .map(|step| step.says)
            .collect();
        match self.seen[entry] {
            Seen::Suggestion { by, cards, answer } => {
                let asked = format!("{} asked {}", player(self.setting, by), names(self.setting, cards));
                capitalised(&match answer {
                    Shown::Nothing => format!("{asked} and nobody showed{}.", self.only_asker(by, &used)),
                    Shown::Unseen(shower) => {
                        format!("{asked}; {}.", self.answers(shower, "one of them", &used))
                    }
                    Shown::Card(shower, card) => {
                        let card = the_card(self.setting, card);
                        format!("{asked}; {}.", self.answers(shower, &card, &used))
                    }
                })
            }
            Seen::Spoiler { who, card, has } => {
                format!("It became known that {}.", has_card(self.setting, who, card, has))
            }
            Seen::Accusation { by, cards, correct } => {
                let accused = format!("{} accused {}", player(self.setting, by), names(self.setting, cards));
                capitalised(&match correct {
                    true => format!("{accused} and was right."),
                    false => format!("{accused} and was wrong: the envelope does not hold just these."),
                })
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
        let subject = match unknown.only() {
            Some(card) => format!("{} is", the_card(self.setting, card)),
            None if unknown == asked && asked.len() == 3 => "each is".to_owned(),
            None => format!("{} are each", self.cards(unknown, "and")),
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
        let passed: Vec<String> = used
            .iter()
            .filter_map(|says| match says {
                Says::HasNone { holder, .. } => Some(self.holder(*holder)),
                _ => None,
            })
            .collect();
        let is_shown = used.iter().any(|says| matches!(says, Says::HasAll { .. } | Says::HasSome { .. }));
        let mut parts = Vec::new();
        if !passed.is_empty() {
            parts.push(format!("{} passed", list(&passed)));
        }
        if is_shown || passed.is_empty() {
            parts.push(format!("{} showed {shown}", player(self.setting, shower)));
        }
        parts.join(", ")
    }

    /// A step that no entry states.
    fn step(&self, step: &Step) -> String {
        let so = || self.statement(&step.says);
        match step.because {
            Because::Setup | Because::Entry(_) => format!("{}.", so()),
            Because::Supposed => format!("suppose {}.", so()),
            Because::Refuted => format!("so {}.", so()),
            Because::Full { whole } => {
                let holder = holder_of(&step.says);
                format!("{}: {}.", self.filled(holder, whole, step), so())
            }
            Because::OnlyLeft { whole: Whole::Hand } => {
                let holder = holder_of(&step.says);
                let size = self.setting.holders().size(holder);
                let room = self.holding(holder, size);
                format!("{room}, and all but {} are excluded: {}.", number(size), so())
            }
            Because::OnlyLeft { whole: Whole::Kind(kind) } => {
                format!("no other {} can be in the envelope: {}.", kind_name(kind), so())
            }
            Because::LastOfShown => {
                let (cards, least) = self.shown(step);
                let holder = holder_of(&step.says);
                let not = self.excluded(holder, cards, step);
                let has = self.some(holder, cards, least);
                format!("{has}, but not {}: {}.", self.cards(not, "or"), so())
            }
            Because::NobodyElse => format!("nobody else can have {}: {}.", self.objects(&step.says), so()),
            Because::Shared { ref with } => self.shared(step, with),
            Because::OneOfEach => {
                let (cards, least) = self.shown(step);
                let holder = holder_of(&step.says);
                format!("{}, one of each kind: {}.", self.some(holder, cards, least), so())
            }
            Because::Accusation => {
                let third = cards_of(&step.says);
                let (cards, entry) = self.accused(step);
                let two = self.cards(cards - third, "and");
                format!("{two} are in the envelope, but {entry} was wrong: {}.", so())
            }
            Because::Elsewhere { holder } => {
                let card = cards_of(&step.says);
                let has = self.statement(&Says::HasAll { holder, cards: card });
                format!("{has}, so {}.", so())
            }
            _ => self.contradiction(step),
        }
    }

    fn contradiction(&self, step: &Step) -> String {
        match step.because {
            Because::Both { holder, card } => self.both(holder, card, step),
            Because::TooMany { holder, whole } => {
                format!("{}: that is more than there is room for.", self.filled(holder, whole, step))
            }
            Because::TooFew { holder, whole: Whole::Hand } => {
                let size = self.setting.holders().size(holder);
                let room = self.holding(holder, size);
                format!("{room}, but too few are left that could be theirs.")
            }
            Because::TooFew { whole: Whole::Kind(kind), .. } => {
                format!("no {} is left for the envelope.", kind_name(kind))
            }
            Because::NoneOfShown { holder, cards } => {
                let (_, least) = self.shown(step);
                let not = self.excluded(holder, cards, step);
                let has = self.some(holder, cards, least);
                format!("{has}, but not {}: that cannot be.", self.cards(not, "or"))
            }
            Because::Nowhere { card } => {
                format!("nobody could have {}: that cannot be.", the_card(self.setting, card))
            }
            Because::TheCase { cards } => {
                let (_, entry) = self.accused(step);
                let three = self.cards(cards, "and");
                format!("{three} would be in the envelope, but {entry} was wrong.")
            }
            _ => unreachable!("every other reason leads to a statement"),
        }
    }

    fn both(&self, holder: Holder, card: Card, step: &Step) -> String {
        let other = step.from.iter().find_map(|from| match self.steps[*from].says {
            Says::Hand { holder: other, cards } | Says::HasAll { holder: other, cards }
                if other != holder && cards.has(card) =>
            {
                Some(other)
            }
            _ => None,
        });
        let cards = CardSet::from(card);
        let has = self.statement(&Says::HasAll { holder, cards });
        let against = match other {
            Some(other) => self.statement(&Says::HasAll { holder: other, cards }),
            None => self.statement(&Says::HasNone { holder, cards }),
        };
        format!("{has}, and {against}: that cannot be.")
    }

    /// What is in all the places of a holder: "Dee's four cards are the Rope, one of the Hall and the Study, ..."
    fn filled(&self, holder: Holder, whole: Whole, step: &Step) -> String {
        let from = || step.from.iter().map(|from| &self.steps[*from]);
        let of_holder = |says: &Says| holder_of(says) == holder;
        let has = from().fold(CardSet::EMPTY, |has, step| match step.says {
            Says::Hand { cards, .. } | Says::HasAll { cards, .. } if of_holder(&step.says) => has | cards,
            _ => has,
        });
        let mut parts: Vec<String> = has.iter().map(|card| the_card(self.setting, card)).collect();
        for step in from() {
            if let Says::HasSome { cards, least, .. } = step.says {
                let not = self.excluded(holder, cards, step);
                let some = number(least - (cards & has).len());
                let mut part = format!("{some} of {}", self.cards(cards - has - not, "and"));
                if let Because::Entry(entry) = step.because {
                    part += &format!(" (entry {})", entry + 1);
                }
                parts.push(part);
            }
        }
        match whole {
            Whole::Hand => {
                let size = self.setting.holders().size(holder);
                let cards = if size == 1 { "card is" } else { "cards are" };
                format!("{} {} {cards} {}", self.owner(holder), number(size), list(&parts))
            }
            Whole::Kind(kind) => format!("the {} in the envelope is {}", kind_name(kind), list(&parts)),
        }
    }

    fn shared(&self, step: &Step, with: &[Room]) -> String {
        let Says::HasSome { holder, cards, least } = step.says else {
            unreachable!("what is shared leaves some for the holder")
        };
        let of_them = self.some_of(holder, "them", least);
        let subject = format!("{} are each", self.cards(cards, "and"));
        if let [Room { holder: other, most, whole }] = *with {
            let [one, two] = [holder, other].map(|holder| self.place(holder));
            let room = match whole {
                Whole::Kind(kind) => format!("which has one {}", kind_name(kind)),
                Whole::Hand => self.room(other, most),
            };
            return format!("{subject} {one} or {two}, {room}: {of_them}.");
        }
        let places: Vec<String> = [holder]
            .into_iter()
            .chain(with.iter().map(|room| room.holder))
            .map(|holder| self.place(holder))
            .collect();
        let rooms: Vec<String> = with.iter().map(|room| self.room(room.holder, room.most)).collect();
        format!("{subject} {}; {}: {of_them}.", listed(&places, "or"), list(&rooms))
    }

    /// "Ben has room for two of them".
    fn room(&self, holder: Holder, most: usize) -> String {
        let has = if self.is_me(holder) { "have" } else { "has" };
        format!("{} {has} room for {} of them", self.holder(holder), number(most))
    }

    /// The set of which the holder has some, among what a step rests on.
    fn shown(&self, step: &Step) -> (CardSet, usize) {
        let shown = step.from.iter().find_map(|from| match self.steps[*from].says {
            Says::HasSome { cards, least, .. } => Some((cards, least)),
            _ => None,
        });
        shown.expect("the step rests on a set")
    }

    /// Which of the cards the holder has not, by what a step rests on.
    fn excluded(&self, holder: Holder, cards: CardSet, step: &Step) -> CardSet {
        step.from.iter().fold(CardSet::EMPTY, |not, from| match self.steps[*from].says {
            Says::Hand { holder: other, cards: held } if other == holder => not | (cards - held),
            Says::HasNone { holder: other, cards: none } if other == holder => not | (cards & none),
            Says::Hand { holder: other, cards: held } | Says::HasAll { holder: other, cards: held }
                if other != holder =>
            {
                not | (cards & held)
            }
            _ => not,
        })
    }

    /// The failed accusation which a step rests on.
    fn accused(&self, step: &Step) -> (CardSet, String) {
        let found = step.from.iter().find_map(|from| match self.steps[*from] {
            Step { says: Says::NotTheCase { cards }, because: Because::Entry(entry), .. } => {
                Some((cards, format!("the accusation of entry {}", entry + 1)))
            }
            Step { says: Says::NotTheCase { cards }, .. } => Some((cards, "the accusation".into())),
            _ => None,
        });
        found.expect("the step rests on a failed accusation")
    }

    /// What is stated, as a clause.
    fn statement(&self, says: &Says) -> String {
        let setting = self.setting;
        match *says {
            Says::Hand { holder, cards } | Says::HasAll { holder, cards } => match cards.only() {
                Some(card) => has_card(setting, setting.who(holder), card, true),
                None => self.have(holder, true, &self.cards(cards, "and")),
            },
            Says::HasNone { holder, cards } => match cards.only() {
                Some(card) => has_card(setting, setting.who(holder), card, false),
                None => self.have(holder, false, &self.cards(cards, "or")),
            },
            Says::HasSome { holder, cards, least } => self.some(holder, cards, least),
            Says::NotTheCase { cards } => {
                format!("the envelope does not hold just {}", self.cards(cards, "and"))
            }
            Says::Nothing => "that cannot be".into(),
        }
    }

    fn some(&self, holder: Holder, cards: CardSet, least: usize) -> String {
        self.some_of(holder, &self.cards(cards, "and"), least)
    }

    /// "Dee has at least one of them".
    fn some_of(&self, holder: Holder, them: &str, least: usize) -> String {
        let (is, least) = (if least == 1 { "is" } else { "are" }, number(least));
        match self.setting.who(holder) {
            Who::Player(_) => {
                let has = if self.is_me(holder) { "have" } else { "has" };
                format!("{} {has} at least {least} of {them}", self.holder(holder))
            }
            _ => format!("at least {least} of {them} {is} {}", self.place(holder)),
        }
    }

    /// Several cards at once.
    fn have(&self, holder: Holder, has: bool, cards: &str) -> String {
        match (self.setting.who(holder), has) {
            (Who::Player(_), true) => {
                format!("{} {} {cards}", self.holder(holder), if self.is_me(holder) { "have" } else { "has" })
            }
            (Who::Player(_), false) => {
                let does = if self.is_me(holder) { "do" } else { "does" };
                format!("{} {does} not have {cards}", self.holder(holder))
            }
            (_, true) => format!("{cards} are {}", self.place(holder)),
            (_, false) => format!("neither {} is {}", cards.replace(" or ", " nor "), self.place(holder)),
        }
    }

    fn holding(&self, holder: Holder, size: usize) -> String {
        let cards = if size == 1 { "card" } else { "cards" };
        let holds = if self.is_me(holder) { "hold" } else { "holds" };
        match self.setting.who(holder) {
            Who::Player(_) => format!("{} {holds} {} {cards}", self.holder(holder), number(size)),
            _ => format!("{} {cards} lie {}", number(size), self.place(holder)),
        }
    }

    fn objects(&self, says: &Says) -> String {
        self.cards(cards_of(says), "or")
    }

    fn cards(&self, cards: CardSet, word: &str) -> String {
        let cards: Vec<String> = cards.iter().map(|card| the_card(self.setting, card)).collect();
        listed(&cards, word)
    }

    fn is_me(&self, holder: Holder) -> bool {
        matches!(self.setting.who(holder), Who::Player(player) if self.setting.me() == Some(player))
    }

    /// "Dee", "you", "the envelope".
    fn holder(&self, holder: Holder) -> String {
        match self.setting.who(holder) {
            Who::Player(other) => player(self.setting, other).to_owned(),
            Who::Open => "the open cards".into(),
            Who::Aside => "the cards set aside".into(),
            Who::Envelope => "the envelope".into(),
        }
    }

    /// "with Dee", "in the envelope".
    fn place(&self, holder: Holder) -> String {
        match self.setting.who(holder) {
            Who::Player(_) => format!("with {}", self.holder(holder)),
            Who::Open | Who::Aside => format!("among {}", self.holder(holder)),
            Who::Envelope => "in the envelope".into(),
        }
    }

    /// "Dee's", "your".
    fn owner(&self, holder: Holder) -> String {
        match self.setting.who(holder) {
            Who::Player(_) if self.is_me(holder) => "your".into(),
            Who::Player(_) => format!("{}'s", self.holder(holder)),
            _ => "the".into(),
        }
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

/// "a", "a or b", "a, b or c".
fn listed(items: &[String], word: &str) -> String {
    match items {
        [first @ .., last] if !first.is_empty() => format!("{} {word} {last}", first.join(", ")),
        _ => list(items),
    }
}

fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Suspect => "suspect",
        Kind::Weapon => "weapon",
        Kind::Room => "room",
    }
}

fn number(count: usize) -> String {
    const WORDS: [&str; 13] = [
        "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    WORDS.get(count).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}
