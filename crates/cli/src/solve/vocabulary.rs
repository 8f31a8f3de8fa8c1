//! The names of one game at a table, and how to read them out of what was typed.

use super::names::{self, Misread, Name, Sort};
use super::words::{Word, Words};
use clue_deduction::assistant::said::SaidHolder;
use clue_deduction::assistant::wire::{CardKind, EditionChoice, OwnEdition, Page};
use clue_rules::{CardName, Edition, SaidCard, is_same_name};
use parlour_voice::{Language, Spoken};

/// Every name that can be typed, and the words between them.
#[derive(Clone, Debug)]
pub(super) struct Vocabulary {
    /// In clockwise order.
    pub(super) players: Vec<Name>,
    /// Players, and whatever else holds cards.
    pub(super) holders: Vec<Name>,
    /// In the order of the deck.
    pub(super) cards: Vec<Name>,
    kinds: Vec<CardKind>,
    /// The same cards in sentences.
    said: Vec<SaidCard>,
    me: Option<String>,
    pub(super) words: &'static Words,
}

impl Vocabulary {
    /// The names of this page.
    pub(super) fn of(page: &Page) -> Self {
        let of_kind = |kind| {
            let rows = page.sheet.cards.iter().filter(|row| row.kind == kind);
            rows.map(|row| row.card.clone()).collect()
        };
        let cards = OwnEdition {
            name: page.edition.clone(),
            suspects: of_kind(CardKind::Suspect),
            weapons: of_kind(CardKind::Weapon),
            rooms: of_kind(CardKind::Room),
        };
        let named = Self::of_edition(&page.case.edition, &cards);
        let holder = |id: &String| match id.as_str() {
            "envelope" => named.words.name(id.clone(), Word::Envelope),
            "open" => named.words.name(id.clone(), Word::Open),
            "aside" => named.words.name(id.clone(), Word::Aside),
            player => player.into(),
        };
        Self {
            players: page.case.players.iter().map(|player| player.name.as_str().into()).collect(),
            holders: page.sheet.holders.iter().map(holder).collect(),
            me: page.case.me.clone(),
            ..named
        }
    }

    /// The cards of an edition, before anybody sits at the table.
    pub(super) fn of_edition(choice: &EditionChoice, cards: &OwnEdition) -> Self {
        let OwnEdition { name, suspects, weapons, rooms } = cards;
        let edition = match choice {
            EditionChoice::BuiltIn(id) => Edition::built_in(id),
            EditionChoice::Own(_) => Edition::new(name, suspects, weapons, rooms).ok(),
        };
        let kinds = [(CardKind::Suspect, suspects), (CardKind::Weapon, weapons), (CardKind::Room, rooms)];
        let (ids, kinds): (Vec<&String>, Vec<CardKind>) =
            kinds.into_iter().flat_map(|(kind, cards)| cards.iter().map(move |card| (card, kind))).unzip();
        let said = |id: &&String| {
            let card = edition.as_ref().and_then(|edition| Some(edition.said(edition.find(id)?)));
            card.unwrap_or_else(|| SaidCard::named(id))
        };
        let said: Vec<SaidCard> = ids.iter().map(said).collect();
        let name = |(id, card): (&String, &SaidCard)| {
            let mut spellings = vec![CardName { card: card.clone() }.say(Language::spoken())];
            if !is_same_name(&spellings[0], id) {
                spellings.push(id.clone());
            }
            Name { id: id.clone(), spellings }
        };
        Self {
            players: Vec::new(),
            holders: Vec::new(),
            cards: ids.into_iter().zip(&said).map(name).collect(),
            kinds,
            said,
            me: None,
            words: Words::spoken(),
        }
    }

    /// The cards of one kind.
    pub(super) fn of_kind(&self, kind: CardKind) -> Vec<Name> {
        let cards = self.cards.iter().zip(&self.kinds);
        cards.filter(|(_, own)| **own == kind).map(|(card, _)| card.clone()).collect()
    }

    /// How cards are printed, given by their ids.
    pub(super) fn shown<S: AsRef<str>>(&self, cards: &[S]) -> Vec<String> {
        let shown = |id: &str| {
            let card = self.cards.iter().find(|card| card.id == id);
            card.map_or_else(|| id.to_owned(), |card| card.shown().to_owned())
        };
        cards.iter().map(|id| shown(id.as_ref())).collect()
    }

    /// A card in a sentence, by its place in the deck.
    pub(super) fn said_card(&self, row: usize) -> SaidCard {
        self.said[row].clone()
    }

    /// A holder in a sentence.
    pub(super) fn said_holder(&self, holder: &str) -> SaidHolder {
        match holder {
            "envelope" => SaidHolder::CaseFile,
            "open" => SaidHolder::FaceUp,
            "aside" => SaidHolder::SetAside,
            name if self.me.as_deref() == Some(name) => SaidHolder::You,
            name => SaidHolder::Player { name: name.to_owned() },
        }
    }

    /// The player of this name; `I` and `me` are the notebook's owner.
    pub(super) fn player(&self, typed: &str) -> Result<String, Misread> {
        self.person(typed, &self.players)
    }

    /// The holder of this name.
    pub(super) fn holder(&self, typed: &str) -> Result<String, Misread> {
        self.person(typed, &self.holders)
    }

    fn person(&self, typed: &str, names: &[Name]) -> Result<String, Misread> {
        let is_name = names.iter().any(|name| is_same_name(&name.id, typed));
        if let Some(me) = &self.me
            && !is_name
            && self.words.is(Word::Me, typed)
        {
            return Ok(me.clone());
        }
        names::find(typed, names, Sort::Holder).map(|name| name.id.clone())
    }

    /// The card of this name.
    pub(super) fn card(&self, typed: &str) -> Result<String, Misread> {
        names::find(typed, &self.cards, Sort::Card).map(|name| name.id.clone())
    }

    /// The room of this name.
    pub(super) fn room(&self, typed: &str) -> Result<String, Misread> {
        names::find(typed, &self.of_kind(CardKind::Room), Sort::Room).map(|name| name.id.clone())
    }

    /// Whether a card is called just this.
    pub(super) fn has_card(&self, typed: &str) -> bool {
        self.cards.iter().any(|card| card.spellings.iter().any(|own| is_same_name(own, typed)))
    }

    /// Whether a word between names says nothing.
    fn is_filler(&self, word: &str) -> bool {
        self.words.is(Word::Filler, word) && !self.has_card(word)
    }

    /// The words without those that say nothing; all of them if no other would be left.
    pub(super) fn without_fillers<'a>(&self, words: &[&'a str]) -> Vec<&'a str> {
        let telling: Vec<&str> = words.iter().copied().filter(|word| !self.is_filler(word)).collect();
        if telling.is_empty() { words.to_vec() } else { telling }
    }

    /// The cards named one after the other, at most so many, and how many words they took. A name is as many
    /// words as fit: `lead pipe rope` is two cards.
    pub(super) fn cards(&self, words: &[&str], most: usize) -> Result<(Vec<String>, usize), Misread> {
        let mut cards = Vec::new();
        let mut at = 0;
        while at < words.len() {
            if self.is_filler(words[at]) {
                at += 1;
            } else if cards.len() < most {
                let (card, taken) = self.first_card(&words[at..])?;
                cards.push(card);
                at += taken;
            } else {
                break;
            }
        }
        Ok((cards, at))
    }

    fn first_card(&self, words: &[&str]) -> Result<(String, usize), Misread> {
        for taken in (2..=words.len().min(MOST_WORDS)).rev() {
            match self.card(&words[..taken].join(" ")) {
                Ok(card) => return Ok((card, taken)),
                Err(misread @ Misread::CouldBe { .. }) => return Err(misread),
                Err(Misread::Unknown { .. } | Misread::UnknownBut { .. }) => {}
            }
        }
        Ok((self.card(words[0])?, 1))
    }

    /// The cards in the order of a suggestion: who, with what, where.
    pub(super) fn in_order(&self, mut cards: Vec<String>) -> Vec<String> {
        cards.sort_by_key(|card| self.cards.iter().position(|own| own.id == *card));
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
            let ids = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
            let names = |names: &[&str]| names.iter().map(|name| Name::from(*name)).collect::<Vec<_>>();
            let edition = OwnEdition {
                name: "Small".into(),
                suspects: ids(&["Miss Scarlet", "Colonel Mustard", "Mrs. White", "Mrs. Peacock"]),
                weapons: ids(&["Candlestick", "Lead Pipe", "Rope"]),
                rooms: ids(&["Study", "Hall", "Billiard Room", "Dining Room"]),
            };
            Vocabulary {
                players: names(&["Ann", "Ben", "Cid", "Dee"]),
                holders: names(&["Ann", "Ben", "Cid", "Dee"])
                    .into_iter()
                    .chain([Words::spoken().name("envelope".into(), Word::Envelope)])
                    .collect(),
                me: Some("Ann".into()),
                ..Vocabulary::of_edition(&EditionChoice::Own(edition.clone()), &edition)
            }
        }

        /// The same where another language is spoken.
        pub(in super::super) fn in_german() -> Self {
            let words = Words::of(Language::find("de").expect("German is spoken"));
            let usual = Self::of_a_usual_game();
            let mut holders = usual.holders;
            holders[4] = words.name("envelope".into(), Word::Envelope);
            Self { words, holders, ..usual }
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
        assert_eq!(cards("mrs rope"), Err("“mrs” could be Mrs. White or Mrs. Peacock.".into()));
        assert_eq!(cards("white roep"), Err("There’s no card “roep”. Did you mean Rope?".into()));
    }

    #[test]
    fn the_owner_is_me() {
        let names = Vocabulary::of_a_usual_game();
        assert_eq!(names.player("I").unwrap(), "Ann");
        assert_eq!(names.holder("env").unwrap(), "envelope");
        assert!(names.player("env").is_err());
        let foreign = Vocabulary { me: None, ..names };
        assert_eq!(foreign.player("me").unwrap_err().to_string(), "No one here is called “me”.");
    }
}
