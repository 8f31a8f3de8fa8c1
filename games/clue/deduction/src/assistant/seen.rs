//! Entries, checked: what happened at the table, by numbers instead of names, and what it says about the deal.

use super::fault::Fault;
use super::setting::{Setting, Who};
use super::wire::Entry;
use crate::Fact;
use clue_rules::{Card, CardSet, Kind};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seen {
    /// Somebody asked for three cards.
    Suggestion { by: usize, cards: CardSet, answer: Shown },
    /// It became known whether somebody has a card.
    Spoiler { who: Who, card: Card, has: bool },
    /// Somebody accused.
    Accusation { by: usize, cards: CardSet, correct: bool },
}

/// How a suggestion was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    /// By nobody: all others passed.
    Nothing,
    /// This player showed a card that was not seen.
    Unseen(usize),
    /// This player showed this card.
    Card(usize, Card),
}

impl Shown {
    /// Who showed.
    pub(crate) fn by(self) -> Option<usize> {
        match self {
            Self::Nothing => None,
            Self::Unseen(player) | Self::Card(player, _) => Some(player),
        }
    }
}

impl Seen {
    /// An entry, every name looked up.
    pub(crate) fn read(setting: &Setting, entry: &Entry) -> Result<Self, Fault> {
        Ok(match entry {
            Entry::Suggestion { by, cards, shown_by, card } => {
                let by = setting.find_player(by)?;
                let cards = read_three(setting, cards)?;
                let answer = read_answer(setting, by, cards, shown_by.as_deref(), card.as_deref())?;
                Self::Suggestion { by, cards, answer }
            }
            Entry::Spoiler { player, card, has } => {
                Self::Spoiler { who: setting.find_who(player)?, card: setting.find_card(card)?, has: *has }
            }
            Entry::Accusation { by, cards, correct } => Self::Accusation {
                by: setting.find_player(by)?,
                cards: read_three(setting, cards)?,
                correct: *correct,
            },
        })
    }

    /// The entry, every name spelt as it should be.
    pub(crate) fn write(self, setting: &Setting) -> Entry {
        let player = |player| setting.player_name(player).to_owned();
        let card = |card| setting.card_name(card).to_owned();
        match self {
            Self::Suggestion { by, cards, answer } => Entry::Suggestion {
                by: player(by),
                cards: cards.iter().map(card).collect(),
                shown_by: answer.by().map(player),
                card: match answer {
                    Shown::Card(_, shown) => Some(card(shown)),
                    Shown::Nothing | Shown::Unseen(_) => None,
                },
            },
            Self::Spoiler { who, card: which, has } => {
                Entry::Spoiler { player: setting.who_name(who).to_owned(), card: card(which), has }
            }
            Self::Accusation { by, cards, correct } => {
                Entry::Accusation { by: player(by), cards: cards.iter().map(card).collect(), correct }
            }
        }
    }

    /// What it says about the deal.
    pub(crate) fn facts(self, setting: &Setting) -> Vec<Fact> {
        let holder = |who| setting.holder(who);
        match self {
            Self::Suggestion { by, cards, answer } => {
                let passed = passed(setting, by, answer)
                    .map(|player| Fact::HasNone { holder: holder(Who::Player(player)), cards });
                let shown = match answer {
                    Shown::Nothing => None,
                    Shown::Unseen(player) => {
                        Some(Fact::HasSome { holder: holder(Who::Player(player)), cards })
                    }
                    Shown::Card(player, card) => {
                        Some(Fact::Showed { holder: holder(Who::Player(player)), card, among: cards })
                    }
                };
                passed.chain(shown).collect()
            }
            Self::Spoiler { who, card, has: true } => vec![Fact::Has { holder: holder(who), card }],
            Self::Spoiler { who, card, has: false } => {
                vec![Fact::HasNone { holder: holder(who), cards: card.into() }]
            }
            Self::Accusation { cards, correct: true, .. } => {
                cards.iter().map(|card| Fact::Has { holder: holder(Who::Envelope), card }).collect()
            }
            Self::Accusation { cards, correct: false, .. } => vec![Fact::NotTheCase { cards }],
        }
    }
}

/// Who passed: clockwise from the asker, up to whoever showed.
pub(crate) fn passed(setting: &Setting, by: usize, answer: Shown) -> impl Iterator<Item = usize> + use<> {
    let count = setting.player_count();
    (1..count).map(move |step| (by + step) % count).take_while(move |player| Some(*player) != answer.by())
}

/// One card of each kind, in any order.
fn read_three(setting: &Setting, names: &[String]) -> Result<CardSet, Fault> {
    if names.len() != 3 {
        return Err(Fault::NotThree { count: names.len() });
    }
    let cards = names.iter().map(|name| setting.find_card(name)).collect::<Result<Vec<Card>, Fault>>()?;
    let edition = setting.edition();
    for kind in Kind::ALL {
        let mut same = cards.iter().filter(|card| edition.kind(**card) == kind);
        if let (Some(first), Some(second)) = (same.next(), same.next()) {
            let [first, second] = [first, second].map(|card| setting.said_card(*card));
            return Err(if first == second {
                Fault::CardTwice { card: first }
            } else {
                Fault::SameKind { first, second, kind }
            });
        }
    }
    Ok(cards.into_iter().collect())
}

fn read_answer(
    setting: &Setting,
    by: usize,
    cards: CardSet,
    shown_by: Option<&str>,
    card: Option<&str>,
) -> Result<Shown, Fault> {
    let Some(shown_by) = shown_by else {
        return if card.is_some() { Err(Fault::ShownByNobody) } else { Ok(Shown::Nothing) };
    };
    let shown_by = setting.find_player(shown_by)?;
    if shown_by == by {
        return Err(Fault::ShowsToSelf { player: setting.said_player(by) });
    }
    let Some(card) = card else { return Ok(Shown::Unseen(shown_by)) };
    let card = setting.find_card(card)?;
    if !cards.has(card) {
        return Err(Fault::NotAsked { card: setting.said_card(card) });
    }
    Ok(Shown::Card(shown_by, card))
}
