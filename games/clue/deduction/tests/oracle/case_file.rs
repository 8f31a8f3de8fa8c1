//! Case files as facts, read without the assistant's help and without mercy: a name that is not there ends the test.

use clue_deduction::assistant::wire::{Case, EditionChoice, Entry};
use clue_deduction::{Fact, Holder, Holders};
use clue_rules::{Card, CardSet, Edition};

/// A case as the engine gets it.
pub(crate) struct Read {
    pub(crate) edition: Edition,
    /// By the number of the holder; `envelope` comes last.
    pub(crate) names: Vec<String>,
    pub(crate) holders: Holders,
    pub(crate) facts: Vec<Fact>,
}

/// Reads a case without open cards and cards set aside.
pub(crate) fn read(case: &Case) -> Read {
    assert!(case.open.is_empty() && case.aside == 0, "the cases here have none");
    let EditionChoice::BuiltIn(edition) = &case.edition else {
        panic!("the cases here are of built-in editions")
    };
    let edition = Edition::built_in(edition).expect("it is built in");
    let hands: Vec<usize> = case.players.iter().map(|player| player.cards).collect();
    let names = case.players.iter().map(|player| player.name.clone()).chain(["envelope".into()]).collect();
    let mut read = Read { holders: Holders::new(edition.kinds(), &hands), edition, names, facts: Vec::new() };
    if let Some(me) = &case.me {
        let holder = read.holder(me);
        read.facts = case.hand.iter().map(|card| Fact::Has { holder, card: read.card(card) }).collect();
    }
    for entry in &case.entries {
        let facts = read.told_by(entry);
        read.facts.extend(facts);
    }
    read
}

impl Read {
    pub(crate) fn holder(&self, name: &str) -> Holder {
        let place = self.names.iter().position(|own| own == name);
        Holder::new(place.unwrap_or_else(|| panic!("nobody is called {name}")))
    }

    pub(crate) fn card(&self, name: &str) -> Card {
        self.edition.find(name).unwrap_or_else(|| panic!("no card is called {name}"))
    }

    fn cards(&self, names: &[String]) -> CardSet {
        names.iter().map(|name| self.card(name)).collect()
    }

    fn told_by(&self, entry: &Entry) -> Vec<Fact> {
        match entry {
            Entry::Suggestion { by, cards, shown_by, card } => {
                let cards = self.cards(cards);
                let players = self.names.len() - 1;
                let asker = self.holder(by).index();
                let shower = shown_by.as_ref().map(|name| self.holder(name));
                let after_asker = (1..players).map(|step| Holder::new((asker + step) % players));
                let passed = after_asker.take_while(|holder| Some(*holder) != shower);
                let mut told: Vec<Fact> = passed.map(|holder| Fact::HasNone { holder, cards }).collect();
                told.extend(shower.map(|holder| match card {
                    Some(card) => Fact::Showed { holder, card: self.card(card), among: cards },
                    None => Fact::HasSome { holder, cards },
                }));
                told
            }
            Entry::Spoiler { player, card, has } => {
                let (holder, card) = (self.holder(player), self.card(card));
                vec![if *has {
                    Fact::Has { holder, card }
                } else {
                    Fact::HasNone { holder, cards: card.into() }
                }]
            }
            Entry::Accusation { cards, correct: false, .. } => {
                vec![Fact::NotTheCase { cards: self.cards(cards) }]
            }
            Entry::Accusation { cards, correct: true, .. } => {
                let holder = self.holders.envelope();
                self.cards(cards).iter().map(|card| Fact::Has { holder, card }).collect()
            }
        }
    }
}
