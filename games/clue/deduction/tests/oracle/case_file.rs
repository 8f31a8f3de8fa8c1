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
    players: usize,
    pub(crate) facts: Vec<Fact>,
}

pub(crate) fn read(case: &Case) -> Read {
    let EditionChoice::BuiltIn(edition) = &case.edition else {
        panic!("the cases here are of built-in editions")
    };
    let edition = Edition::built_in(edition).expect("it is built in");
    let mut sizes: Vec<(&str, usize)> =
        case.players.iter().map(|player| (player.name.as_str(), player.cards)).collect();
    let lying = [("open", case.open.len()), ("aside", case.aside)];
    sizes.extend(lying.into_iter().filter(|(_, cards)| *cards > 0));
    let hands: Vec<usize> = sizes.iter().map(|(_, cards)| *cards).collect();
    let names = sizes.iter().map(|(name, _)| (*name).to_owned()).chain(["envelope".to_owned()]).collect();
    let mut read = Read {
        holders: Holders::new(edition.kinds(), &hands),
        edition,
        names,
        players: case.players.len(),
        facts: Vec::new(),
    };
    let mine = case.me.iter().flat_map(|me| case.hand.iter().map(move |card| (me.as_str(), card)));
    let seen = mine.chain(case.open.iter().map(|card| ("open", card)));
    read.facts =
        seen.map(|(name, card)| Fact::Has { holder: read.holder(name), card: read.card(card) }).collect();
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
                let asker = self.holder(by).index();
                let shower = shown_by.as_ref().map(|name| self.holder(name));
                let after_asker = (1..self.players).map(|step| Holder::new((asker + step) % self.players));
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
