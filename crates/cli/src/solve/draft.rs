//! A set-up that is being entered, answer by answer. The assistant validates it.

use super::case_file;
use super::names::{self, Misread, Name, Sort};
use super::said::Saying;
use super::vocabulary::Vocabulary;
use super::words::{Word, Words};
use clue_deduction::assistant::Assistant;
use clue_deduction::assistant::wire::{self, CardKind, Case, EditionChoice, OwnEdition, Page};
use clue_rules::is_same_name;
use parlour_game::Tool;
use std::path::Path;

/// A question about the set-up, in the order they are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum SetupField {
    /// The set of cards.
    Edition,
    /// The players in clockwise order.
    Players,
    /// How many cards each of them holds.
    Sizes,
    /// Which of the cards in nobody's hand lie face up.
    Open,
    /// Which player the user is.
    Me,
    /// The user's own cards.
    Hand,
}

impl SetupField {
    const ALL: [Self; 6] = [Self::Edition, Self::Players, Self::Sizes, Self::Open, Self::Me, Self::Hand];
}

/// The answers so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Draft {
    edition: EditionChoice,
    cards: OwnEdition,
    players: Vec<String>,
    sizes: Vec<usize>,
    open: Vec<String>,
    me: Option<String>,
    hand: Vec<String>,
}

impl Draft {
    /// Nothing yet, but the edition that is usual where the language is spoken.
    pub(super) fn new() -> Self {
        let mut editions = Assistant::info().editions;
        let usual = Words::spoken().usual(Word::Edition);
        let usual = editions.iter().position(|edition| edition.id == usual).unwrap_or(0);
        let usual = editions.swap_remove(usual);
        Self {
            edition: EditionChoice::BuiltIn(usual.id),
            cards: usual.cards,
            players: Vec::new(),
            sizes: Vec::new(),
            open: Vec::new(),
            me: None,
            hand: Vec::new(),
        }
    }

    /// The set-up of a notebook, to be corrected.
    pub(super) fn of(page: &Page) -> Self {
        let case = page.case.clone();
        let names = Vocabulary::of(page);
        let of_kind = |kind| names.of_kind(kind).into_iter().map(|card| card.id).collect();
        Self {
            edition: case.edition,
            cards: OwnEdition {
                name: page.edition.clone(),
                suspects: of_kind(CardKind::Suspect),
                weapons: of_kind(CardKind::Weapon),
                rooms: of_kind(CardKind::Room),
            },
            players: case.players.iter().map(|player| player.name.clone()).collect(),
            sizes: case.players.iter().map(|player| player.cards).collect(),
            open: case.open,
            me: case.me,
            hand: case.hand,
        }
    }

    /// The steps that are to be asked about, as things stand.
    pub(super) fn steps(&self) -> Vec<SetupField> {
        let is_asked = |step: &SetupField| match step {
            SetupField::Open => self.beside() > 0,
            SetupField::Hand => self.me.is_some(),
            SetupField::Edition | SetupField::Players | SetupField::Sizes | SetupField::Me => true,
        };
        SetupField::ALL.into_iter().filter(is_asked).collect()
    }

    /// How many cards are neither in a hand nor in the envelope.
    fn beside(&self) -> usize {
        self.sizes.iter().fold(self.deck().saturating_sub(3), |left, size| left.saturating_sub(*size))
    }

    fn deck(&self) -> usize {
        self.cards.suspects.len() + self.cards.weapons.len() + self.cards.rooms.len()
    }

    /// The question of a step, with the answer that Enter gives, if there is one.
    pub(super) fn question(&self, step: SetupField) -> Saying {
        let words = Words::spoken();
        let shown = |cards: &[String]| self.names().shown(cards).join(", ");
        let (question, kept) = match step {
            SetupField::Edition => {
                let ids: Vec<String> = Assistant::info().editions.into_iter().map(|own| own.id).collect();
                (Saying::AskEdition { editions: ids.join(", ") }, Some(self.edition_name()))
            }
            SetupField::Players => {
                let kept = (!self.players.is_empty()).then(|| self.players.join(", "));
                (Saying::AskPlayers, kept)
            }
            SetupField::Sizes => {
                let sizes: Vec<String> = self.sizes.iter().map(ToString::to_string).collect();
                (Saying::AskSizes { players: self.players.clone() }, Some(sizes.join(" ")))
            }
            SetupField::Open => {
                let none = || words.usual(Word::None).to_owned();
                let kept = if self.open.is_empty() { none() } else { shown(&self.open) };
                (Saying::AskFaceUp { count: self.beside() }, Some(kept))
            }
            SetupField::Me => {
                let nobody = || words.usual(Word::Nobody).to_owned();
                (Saying::AskMe, Some(self.me.clone().unwrap_or_else(nobody)))
            }
            SetupField::Hand => {
                let kept = (!self.hand.is_empty()).then(|| shown(&self.hand));
                (Saying::AskHand { count: self.my_size() }, kept)
            }
        };
        let question = Box::new(question);
        match kept {
            Some(kept) => Saying::AskedWith { question, kept },
            None => Saying::Asked { question },
        }
    }

    /// What can be typed at a step.
    pub(super) fn expected(&self, step: SetupField) -> Vec<Name> {
        match step {
            SetupField::Edition => {
                Assistant::info().editions.iter().map(|own| own.id.as_str().into()).collect()
            }
            SetupField::Players | SetupField::Sizes => Vec::new(),
            SetupField::Open | SetupField::Hand => self.names().cards,
            SetupField::Me => {
                let nobody = Words::spoken().usual(Word::Nobody);
                self.players.iter().map(String::as_str).chain([nobody]).map(Name::from).collect()
            }
        }
    }

    /// The names of the cards.
    fn names(&self) -> Vocabulary {
        Vocabulary::of_edition(&self.edition, &self.cards)
    }

    fn edition_name(&self) -> String {
        match &self.edition {
            EditionChoice::BuiltIn(id) => id.clone(),
            EditionChoice::Own(own) => own.name.clone(),
        }
    }

    fn my_size(&self) -> usize {
        let place = self.players.iter().position(|name| Some(name) == self.me.as_ref());
        place.and_then(|place| self.sizes.get(place)).copied().unwrap_or(0)
    }

    /// The draft with this answer; an empty one keeps what is there.
    pub(super) fn answered(&self, step: SetupField, text: &str) -> Result<Self, String> {
        let mut next = self.clone();
        let text = text.trim();
        if !text.is_empty() {
            next.take(step, text)?;
        }
        Assistant::open(next.case(step)).map_err(|refusal| refusal.to_string())?;
        Ok(next)
    }

    fn take(&mut self, step: SetupField, text: &str) -> Result<(), String> {
        let told = |misread: Misread| misread.to_string();
        match step {
            SetupField::Edition => {
                let (edition, cards) = read_edition(text)?;
                if cards != self.cards {
                    (self.open, self.hand) = (Vec::new(), Vec::new());
                }
                (self.edition, self.cards) = (edition, cards);
                self.sizes = dealt(self.deck(), self.players.len());
            }
            SetupField::Players => {
                let sign = if text.contains(',') { ',' } else { ' ' };
                let names = text.split(sign).map(str::trim).filter(|name| !name.is_empty());
                let before = std::mem::replace(&mut self.players, names.map(Into::into).collect());
                // A renamed player keeps their place.
                let mine = before.iter().position(|name| Some(name) == self.me.as_ref());
                self.me = mine.and_then(|place| self.players.get(place).cloned());
                if before.len() != self.players.len() {
                    self.sizes = dealt(self.deck(), self.players.len());
                }
            }
            SetupField::Sizes => {
                let sizes = text.split([' ', ',']).filter(|size| !size.is_empty()).map(str::parse);
                let sizes: Result<Vec<usize>, _> = sizes.collect();
                self.sizes = sizes
                    .ok()
                    .filter(|sizes| sizes.len() == self.players.len())
                    .ok_or_else(|| Saying::NumbersNeeded { count: self.players.len() }.to_string())?;
            }
            SetupField::Open => {
                // A card may be called "None".
                let is_none = Words::spoken().is(Word::None, text) && !self.names().has_card(text);
                self.open = if is_none { Vec::new() } else { self.read_cards(text).map_err(told)? };
            }
            SetupField::Me => {
                let before = self.me.take();
                let is_player = self.players.iter().any(|player| is_same_name(player, text));
                let is_nobody = [Word::Nobody, Word::No].iter().any(|word| Words::spoken().is(*word, text));
                if is_player || !is_nobody {
                    let names: Vec<Name> = self.players.iter().map(|name| name.as_str().into()).collect();
                    let name = names::find(text, &names, Sort::Holder).map_err(told)?;
                    self.me = Some(name.id.clone());
                }
                if self.me != before {
                    self.hand = Vec::new();
                }
            }
            SetupField::Hand => self.hand = self.read_cards(text).map_err(told)?,
        }
        Ok(())
    }

    fn read_cards(&self, text: &str) -> Result<Vec<String>, Misread> {
        let words: Vec<&str> = text.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        Ok(self.names().cards(&words, usize::MAX)?.0)
    }

    /// The case as far as it is known after a step.
    pub(super) fn case(&self, step: SetupField) -> Case {
        // An edition is tried with any two players.
        let (names, sizes, beside) = match step {
            SetupField::Edition => (vec!["Ann".into(), "Ben".into()], dealt(self.deck(), 2), 0),
            _ => (self.players.clone(), self.sizes.clone(), self.beside()),
        };
        let open = if step >= SetupField::Open { self.open.clone() } else { Vec::new() };
        let (me, hand) = match step {
            SetupField::Hand => (self.me.clone(), self.hand.clone()),
            _ => (None, Vec::new()),
        };
        let players = names.into_iter().zip(sizes).map(|(name, cards)| wire::Person { name, cards });
        Case {
            edition: self.edition.clone(),
            players: players.collect(),
            me,
            hand,
            aside: beside.saturating_sub(open.len()),
            open,
            entries: Vec::new(),
        }
    }
}

/// How the cards are dealt round: what is left over goes to the first players.
fn dealt(deck: usize, players: usize) -> Vec<usize> {
    let cards = deck.saturating_sub(3);
    (0..players).map(|place| cards / players + usize::from(place < cards % players)).collect()
}

fn read_edition(text: &str) -> Result<(EditionChoice, OwnEdition), String> {
    let path = Path::new(text);
    if path.extension().is_some() || path.is_file() {
        let own = case_file::read_edition(path).map_err(|fault| fault.to_string())?;
        return Ok((EditionChoice::Own(own.clone()), own));
    }
    let editions = Assistant::info().editions.into_iter();
    let editions: Vec<Name<(String, OwnEdition)>> =
        editions.map(|own| Name { spellings: vec![own.id.clone()], id: (own.id, own.cards) }).collect();
    let found = names::find(text, &editions, Sort::Edition).map_err(|misread| misread.to_string())?;
    let (id, cards) = found.id.clone();
    Ok((EditionChoice::BuiltIn(id), cards))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(answers: &[(SetupField, &str)]) -> Draft {
        answers.iter().fold(Draft::new(), |draft, (step, text)| draft.answered(*step, text).unwrap())
    }

    const FIVE: [(SetupField, &str); 2] =
        [(SetupField::Edition, ""), (SetupField::Players, "Ann, Ben, Cid, Dee, Aunt Eve")];

    #[test]
    fn what_is_left_over_goes_to_the_first() {
        assert_eq!(dealt(21, 5), [4, 4, 4, 3, 3]);
        assert!(draft(&FIVE).question(SetupField::Sizes).to_string().ends_with("[4 4 4 3 3]:"));
    }

    #[test]
    fn answers_make_a_case() {
        let draft = draft(&FIVE)
            .answered(SetupField::Sizes, "3 4 4 4 3")
            .and_then(|draft| draft.answered(SetupField::Me, "eve"))
            .and_then(|draft| draft.answered(SetupField::Hand, "scar, lead pipe hall"))
            .unwrap();
        let case = draft.case(SetupField::Hand);
        assert_eq!(case.me.as_deref(), Some("Aunt Eve"));
        assert_eq!(case.hand, ["Miss Scarlet", "Lead Pipe", "Hall"]);
        assert_eq!(case.players[0].cards, 3);
        assert_eq!(
            draft.steps(),
            [SetupField::Edition, SetupField::Players, SetupField::Sizes, SetupField::Me, SetupField::Hand]
        );
    }

    #[test]
    fn cards_in_nobodys_hand_lie_open_or_aside() {
        let draft = draft(&[(SetupField::Players, "Ann Ben"), (SetupField::Sizes, "8 7")]);
        assert!(draft.steps().contains(&SetupField::Open));
        let case = draft.answered(SetupField::Open, "rope, hall").unwrap().case(SetupField::Me);
        assert_eq!((case.open, case.aside), (vec!["Rope".into(), "Hall".into()], 1));
        assert_eq!(draft.answered(SetupField::Open, "").unwrap().case(SetupField::Me).aside, 3);
    }

    #[test]
    fn a_watcher_has_no_hand() {
        let draft = draft(&FIVE).answered(SetupField::Me, "nobody").unwrap();
        assert!(!draft.steps().contains(&SetupField::Hand));
    }

    #[test]
    fn a_player_called_none_is_somebody() {
        let draft = draft(&[(SetupField::Players, "Ann, None, No")]);
        for name in ["None", "No"] {
            assert_eq!(draft.answered(SetupField::Me, name).unwrap().me.as_deref(), Some(name));
        }
        assert_eq!(draft.answered(SetupField::Me, "nobody").unwrap().me, None);
    }

    #[test]
    fn what_is_wrong_is_told_at_its_step() {
        let five = draft(&FIVE);
        for (step, text, told) in [
            (SetupField::Edition, "clasic", "Did you mean classic?"),
            (SetupField::Edition, "no-such.json", "Can’t read “no-such.json”"),
            (SetupField::Players, "Ann", "2 to 6 players"),
            (SetupField::Players, "Ann, Ann", "Two players are called Ann"),
            (SetupField::Sizes, "4 4", "Type 5 numbers"),
            (
                SetupField::Sizes,
                "18446744073709551615 1 1 1 1",
                "The players hold 18446744073709551615 cards",
            ),
            (SetupField::Sizes, "9 9 9 9 9", "The players hold 45 cards"),
            (SetupField::Me, "Zoe", "No one here is called “Zoe”"),
        ] {
            let said = five.answered(step, text).unwrap_err();
            assert!(said.contains(told), "{text}: {said}");
        }
        let mine = five.answered(SetupField::Me, "Dee").unwrap();
        assert!(
            mine.answered(SetupField::Hand, "rope").unwrap_err().contains("You hold 3 cards, but 1 is named")
        );
    }
}
