//! The names of one game at a table, and how to read them out of what was typed.

use super::names::{self, Misread, Sort};
use clue_deduction::assistant::wire::{CardKind, OwnEdition, Page};

/// Every name that can be typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Vocabulary {
    /// In clockwise order.
    pub(super) players: Vec<String>,
    /// Players, and whatever else holds cards.
    pub(super) holders: Vec<String>,
    /// In the order of the deck.
    pub(super) cards: Vec<String>,
    kinds: Vec<CardKind>,
    me: Option<String>,
}

impl Vocabulary {
    /// The names of this page.
    pub(super) fn of(page: &Page) -> Self {
        Self {
            players: page.case.players.iter().map(|player| player.name.clone()).collect(),
            holders: page.sheet.holders.clone(),
            cards: page.sheet.cards.iter().map(|row| row.card.clone()).collect(),
            kinds: page.sheet.cards.iter().map(|row| row.kind).collect(),
            me: page.case.me.clone(),
        }
    }

    /// The cards of an edition, before anybody sits at the table.
    pub(super) fn of_edition(edition: &OwnEdition) -> Self {
        let kinds = [
            (CardKind::Suspect, &edition.suspects),
            (CardKind::Weapon, &edition.weapons),
            (CardKind::Room, &edition.rooms),
        ];
        let cards =
            kinds.into_iter().flat_map(|(kind, cards)| cards.iter().map(move |card| (card.clone(), kind)));
        let (cards, kinds) = cards.unzip();
        Self { cards, kinds, ..Self::default() }
    }

    /// The cards of one kind.
    pub(super) fn of_kind(&self, kind: CardKind) -> Vec<&str> {
        let cards = self.cards.iter().zip(&self.kinds);
        cards.filter(|(_, own)| **own == kind).map(|(card, _)| card.as_str()).collect()
    }

    /// The player of this name; `I` and `me` are the notebook's owner.
    pub(super) fn player(&self, typed: &str) -> Result<String, Misread> {
        self.person(typed, &self.players)
    }

    /// The holder of this name.
    pub(super) fn holder(&self, typed: &str) -> Result<String, Misread> {
        self.person(typed, &self.holders)
    }

    fn person(&self, typed: &str, names: &[String]) -> Result<String, Misread> {
        let is_name = names.iter().any(|name| name.eq_ignore_ascii_case(typed));
        if let Some(me) = &self.me
            && !is_name
            && ["i", "me"].contains(&typed.to_lowercase().as_str())
        {
            return Ok(me.clone());
        }
        names::find(typed, names, Sort::Holder).map(Into::into)
    }

    /// The card of this name.
    pub(super) fn card(&self, typed: &str) -> Result<String, Misread> {
        names::find(typed, &self.cards, Sort::Card).map(Into::into)
    }

    /// The room of this name.
    pub(super) fn room(&self, typed: &str) -> Result<String, Misread> {
        names::find(typed, &self.of_kind(CardKind::Room), Sort::Room).map(Into::into)
    }

    /// The cards named one after the other, at most so many, and how many words they took. A name is as many
    /// words as fit: `lead pipe rope` is two cards.
    pub(super) fn cards(&self, words: &[&str], most: usize) -> Result<(Vec<String>, usize), Misread> {
        let mut cards = Vec::new();
        let mut at = 0;
        while at < words.len() && cards.len() < most {
            let (card, taken) = self.first_card(&words[at..])?;
            cards.push(card);
            at += taken;
        }
        Ok((cards, at))
    }

    fn first_card(&self, words: &[&str]) -> Result<(String, usize), Misread> {
        for taken in (2..=words.len().min(MOST_WORDS)).rev() {
            match self.card(&words[..taken].join(" ")) {
                Ok(card) => return Ok((card, taken)),
                Err(misread @ Misread::Ambiguous { .. }) => return Err(misread),
                Err(Misread::Unknown { .. }) => {}
            }
        }
        Ok((self.card(words[0])?, 1))
    }

    /// The cards in the order of a suggestion: who, with what, where.
    pub(super) fn in_order(&self, mut cards: Vec<String>) -> Vec<String> {
        cards.sort_by_key(|card| self.cards.iter().position(|own| own == card));
        cards
    }
}

/// The most words of a name that are worth trying.
const MOST_WORDS: usize = 6;

#[cfg(test)]
mod tests {
    use super::*;

    impl Vocabulary {
        pub(in super::super) fn of_a_usual_game() -> Self {
            let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
            let edition = OwnEdition {
                name: "Small".into(),
                suspects: names(&["Miss Scarlet", "Colonel Mustard", "Mrs. White", "Mrs. Peacock"]),
                weapons: names(&["Candlestick", "Lead Pipe", "Rope"]),
                rooms: names(&["Study", "Hall", "Billiard Room", "Dining Room"]),
            };
            Vocabulary {
                players: names(&["Ann", "Ben", "Cid", "Dee"]),
                holders: names(&["Ann", "Ben", "Cid", "Dee", "envelope"]),
                me: Some("Ann".into()),
                ..Vocabulary::of_edition(&edition)
            }
        }
    }

    fn cards(text: &str) -> Result<(Vec<String>, usize), String> {
        let words: Vec<&str> = text.split(' ').collect();
        Vocabulary::of_a_usual_game().cards(&words, 3).map_err(|misread| misread.to_string())
    }

    #[test]
    fn names_one_after_the_other_need_no_commas() {
        let (found, taken) = cards("mrs white lead pipe dining room dee shows").unwrap();
        assert_eq!(found, ["Mrs. White", "Lead Pipe", "Dining Room"]);
        assert_eq!(taken, 6);
        assert_eq!(cards("white rope").unwrap().0, ["Mrs. White", "Rope"]);
        assert_eq!(cards("mrs rope"), Err("'mrs' could be Mrs. White or Mrs. Peacock.".into()));
        assert_eq!(cards("white roep"), Err("There is no card 'roep'; did you mean Rope?".into()));
    }

    #[test]
    fn the_owner_is_me() {
        let names = Vocabulary::of_a_usual_game();
        assert_eq!(names.player("I").unwrap(), "Ann");
        assert_eq!(names.holder("env").unwrap(), "envelope");
        assert!(names.player("env").is_err());
        let foreign = Vocabulary { me: None, ..names };
        assert_eq!(foreign.player("me").unwrap_err().to_string(), "Nobody here is called 'me'.");
    }
}
