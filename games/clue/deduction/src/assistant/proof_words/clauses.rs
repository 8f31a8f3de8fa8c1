//! The clauses that proofs are told in: who has what, who has room for what. "You" are whose notebook it is; all
//! others are "they".

use super::super::setting::{Setting, Who};
use super::super::words::{has_card, listed, player, the_card};
use crate::Holder;
use crate::proof::Says;
use clue_rules::{CardSet, Kind};

/// Words for holders and cards of a setting.
#[derive(Clone, Copy)]
pub(super) struct Clauses<'a> {
    pub(super) setting: &'a Setting,
}

impl Clauses<'_> {
    pub(super) fn who(&self, holder: Holder) -> Who {
        self.setting.who(holder)
    }

    pub(super) fn is_me(&self, holder: Holder) -> bool {
        matches!(self.who(holder), Who::Player(player) if self.setting.me() == Some(player))
    }

    /// One word for somebody else, another for you.
    pub(super) fn verb<'w>(&self, holder: Holder, theirs: &'w str, yours: &'w str) -> &'w str {
        if self.is_me(holder) { yours } else { theirs }
    }

    /// "Dee", "you", "the envelope".
    pub(super) fn holder(&self, holder: Holder) -> &str {
        match self.who(holder) {
            Who::Player(other) => player(self.setting, other),
            Who::Open => "the open cards",
            Who::Aside => "the cards set aside",
            Who::Envelope => "the envelope",
        }
    }

    /// "with Dee", "in the envelope".
    pub(super) fn place(&self, holder: Holder) -> String {
        match self.who(holder) {
            Who::Player(_) => format!("with {}", self.holder(holder)),
            Who::Open | Who::Aside => format!("among {}", self.holder(holder)),
            Who::Envelope => "in the envelope".into(),
        }
    }

    /// "Dee's four cards", "your only card", "the two cards set aside".
    pub(super) fn hand(&self, holder: Holder) -> String {
        let cards = match self.setting.holders().size(holder) {
            1 => "only card".to_owned(),
            size => format!("{} cards", number(size)),
        };
        match self.who(holder) {
            Who::Player(_) if self.is_me(holder) => format!("your {cards}"),
            Who::Player(_) => format!("{}'s {cards}", self.holder(holder)),
            Who::Open => format!("the {cards} lying open"),
            Who::Aside => format!("the {cards} set aside"),
            Who::Envelope => format!("the {cards} in the envelope"),
        }
    }

    /// Cards with "and" or "or" before the last.
    pub(super) fn cards(&self, cards: CardSet, word: &str) -> String {
        let cards: Vec<String> = cards.iter().map(|card| the_card(self.setting, card)).collect();
        listed(&cards, word)
    }

    /// What is stated: "Ben has the Rope", "the Rope is not in the envelope".
    pub(super) fn statement(&self, says: &Says) -> String {
        match *says {
            Says::Hand { holder, cards } | Says::HasAll { holder, cards } => match cards.only() {
                Some(card) => has_card(self.setting, self.who(holder), card, true),
                None => self.has_all(holder, cards),
            },
            Says::HasNone { holder, cards } => match cards.only() {
                Some(card) => has_card(self.setting, self.who(holder), card, false),
                None => self.has_none(holder, cards),
            },
            Says::HasSome { holder, cards, least } => self.some(holder, &self.cards(cards, "and"), least),
            Says::NotTheCase { cards } => {
                format!("the envelope does not hold just {}", self.cards(cards, "and"))
            }
            Says::Nothing => "that cannot be".into(),
        }
    }

    fn has_all(&self, holder: Holder, cards: CardSet) -> String {
        let cards = self.cards(cards, "and");
        match self.who(holder) {
            Who::Player(_) => format!("{} {} {cards}", self.holder(holder), self.verb(holder, "has", "have")),
            _ => format!("{cards} are {}", self.place(holder)),
        }
    }

    fn has_none(&self, holder: Holder, cards: CardSet) -> String {
        match self.who(holder) {
            Who::Player(_) => {
                let does = self.verb(holder, "does", "do");
                format!("{} {does} not have {}", self.holder(holder), self.cards(cards, "or"))
            }
            _ => format!("{} are not {}", self.cards(cards, "and"), self.place(holder)),
        }
    }

    /// The same when the card was just named: "Ben has it", "it is not in the envelope".
    pub(super) fn short(&self, says: &Says) -> String {
        let (holder, cards, has) = match *says {
            Says::HasAll { holder, cards } => (holder, cards, true),
            Says::HasNone { holder, cards } => (holder, cards, false),
            _ => return self.statement(says),
        };
        let it = if cards.len() == 1 { "it" } else { "them" };
        match (self.who(holder), has) {
            (Who::Player(_), true) => {
                format!("{} {} {it}", self.holder(holder), self.verb(holder, "has", "have"))
            }
            (Who::Player(_), false) => {
                format!("{} {} not", self.holder(holder), self.verb(holder, "does", "do"))
            }
            (_, has) => {
                let subject = if cards.len() == 1 { "it is" } else { "they are" };
                let not = if has { "" } else { " not" };
                format!("{subject}{not} {}", self.place(holder))
            }
        }
    }

    /// "Dee has at least one of them".
    pub(super) fn some(&self, holder: Holder, them: &str, least: usize) -> String {
        let (is, least) = (if least == 1 { "is" } else { "are" }, number(least));
        match self.who(holder) {
            Who::Player(_) => {
                let has = self.verb(holder, "has", "have");
                format!("{} {has} at least {least} of {them}", self.holder(holder))
            }
            _ => format!("at least {least} of {them} {is} {}", self.place(holder)),
        }
    }

    /// "Ben has room for two of them".
    pub(super) fn room(&self, holder: Holder, most: usize) -> String {
        match self.who(holder) {
            Who::Envelope if most == 1 => "the envelope can hold only one of them".into(),
            Who::Envelope => format!("the envelope can hold only {} of them, one of each kind", number(most)),
            Who::Player(_) => {
                let has = self.verb(holder, "has", "have");
                format!("{} {has} room for only {} of them", self.holder(holder), number(most))
            }
            Who::Open | Who::Aside => {
                format!("{} have room for only {} of them", self.holder(holder), number(most))
            }
        }
    }
}

pub(super) fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Suspect => "suspect",
        Kind::Weapon => "weapon",
        Kind::Room => "room",
    }
}

/// Small numbers in words.
pub(super) fn number(count: usize) -> String {
    const WORDS: [&str; 13] = [
        "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    WORDS.get(count).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}
