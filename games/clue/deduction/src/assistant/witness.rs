//! Automatic notes: what one viewer saw of a game in play, as the assistant's notebook would have it.
//!
//! The seats have no names here: what is said has their numbers, and whoever shows it fills in who sits there.

use super::case::Notes;
use super::proof_words::{self, Telling};
use super::said::{At, Said, SaidHolder, Step, Title};
use super::seen::{Seen, Shown, passed};
use super::setting::{Setting, Who};
use super::wire::{Case, EditionChoice, Person, Told};
use crate::proof::Claim;
use crate::{Fact, Holder, Holders, Place, Posterior, Weighting};
use clue_rules::{Card, CardId, Sight, Theory};
use parlour_game::Seat;
use serde::Serialize;

/// What one viewer saw of a game in play, and what follows from it.
#[derive(Clone, Debug)]
pub struct Witness {
    notes: Notes,
    /// By entry: in whose turn, in which round.
    turns: Vec<(Seat, u16)>,
    /// Whose turn it was last, whether that is over, and the round.
    last: Seat,
    is_over: bool,
    round: u16,
}

/// A step of an explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reason {
    /// If it tells what happened: in which round.
    pub round: Option<u16>,
    /// How deep inside suppositions it stands: 0 = plain fact, 1 = under "suppose that ...".
    pub depth: usize,
    /// What it says, and the same in English.
    #[serde(flatten)]
    pub said: Said<Step>,
}

/// Why something is proved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Explanation {
    /// What is asked.
    pub title: Said<Title>,
    /// How it follows. What happened comes first; none of it can be left out.
    pub steps: Vec<Reason>,
}

impl Witness {
    /// What is known after the deal; `seat` is the viewer's, if it has one. Cards that lie open are a hand like any
    /// other, which is known: its holder comes after the seats.
    ///
    /// # Panics
    /// If this is no deal of the classic cards.
    pub fn new(seat: Option<Seat>, hand: &[CardId], sizes: &[u8], open: &[CardId]) -> Self {
        let names = |cards: &[CardId]| cards.iter().map(ToString::to_string).collect();
        let person =
            |(number, size): (usize, &u8)| Person { name: number.to_string(), cards: (*size).into() };
        let case = Case {
            edition: EditionChoice::default(),
            players: sizes.iter().enumerate().map(person).collect(),
            me: seat.map(|seat| seat.index().to_string()),
            hand: names(hand),
            open: names(open),
            aside: 0,
            entries: Vec::new(),
        };
        let setting = Setting::of(&case).expect("what was dealt can be dealt");
        let notes = Notes { setting, seen: Vec::new() };
        Self { notes, turns: Vec::new(), last: Seat::new(0), is_over: false, round: 1 }
    }

    /// Who holds how many cards: the seats, the open cards if there are any, the envelope.
    pub fn holders(&self) -> &Holders {
        self.notes.setting.holders()
    }

    /// The holder of the open cards, if any lie open.
    pub fn open(&self) -> Option<Holder> {
        self.holders().all().find(|holder| self.notes.setting.who(*holder) == Who::Open)
    }

    /// The round that is played.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Whose turn it is, as far as anything was seen of it.
    pub fn turn(&self) -> Option<Seat> {
        (!self.is_over).then_some(self.last)
    }

    /// Who said that they do not have this card, each with the round in which they said so first.
    pub fn passed_on(&self, card: Card) -> Vec<(Seat, u16)> {
        let mut passes: Vec<(Seat, u16)> = Vec::new();
        for (seen, (_, round)) in self.notes.seen.iter().zip(&self.turns) {
            let Seen::Suggestion { by, cards, answer } = *seen else { continue };
            if cards.has(card) {
                let seats = passed(&self.notes.setting, by, answer).map(|player| Seat::new(player as u8));
                let new: Vec<Seat> =
                    seats.filter(|seat| passes.iter().all(|(known, _)| known != seat)).collect();
                passes.extend(new.into_iter().map(|seat| (seat, *round)));
            }
        }
        passes
    }

    /// Everything that is known about the deal.
    pub fn facts(&self) -> Vec<Fact> {
        self.notes.facts()
    }

    /// Takes note of an event after the deal, and returns what is new about the deal.
    pub fn see(&mut self, sight: &Sight) -> Vec<Fact> {
        let before = self.notes.seen.len();
        match sight {
            Sight::Suggested { seat, suspect, weapon, room, passed: _, asked, moved_from: _ } => {
                let cards = Theory { suspect: *suspect, weapon: *weapon, room: *room }.cards();
                // Whoever is asked can show a card, and must: that is as good as seen.
                let answer = asked.map_or(Shown::Nothing, |asked| Shown::Unseen(asked.index()));
                self.write(*seat, Seen::Suggestion { by: seat.index(), cards, answer });
            }
            Sight::Showed { seat, card: Some(card), to: _ } => return self.showed(*seat, card.card()),
            Sight::Accused { seat, suspect, weapon, room, right, envelope, put_into: _, ended: _ } => {
                let cards = Theory { suspect: *suspect, weapon: *weapon, room: *room }.cards();
                self.write(*seat, Seen::Accusation { by: seat.index(), cards, correct: *right });
                if !right {
                    self.look_into(*seat, *envelope);
                }
                self.is_over = true;
            }
            Sight::EndedTurn { seat, envelope, ended: _ } => {
                self.begin_turn(*seat);
                self.look_into(*seat, *envelope);
                self.is_over = true;
            }
            Sight::TookDice { seat } | Sight::Rolled { seat, .. } | Sight::Moved { seat, .. } => {
                self.begin_turn(*seat);
            }
            Sight::Showed { card: None, .. } | Sight::Dealt { .. } => {}
        }
        self.notes.seen[before..].iter().flat_map(|seen| seen.facts(&self.notes.setting)).collect()
    }

    /// The card that was shown for the latest suggestion.
    fn showed(&mut self, by: Seat, card: Card) -> Vec<Fact> {
        let Some(Seen::Suggestion { cards, answer, .. }) = self.notes.seen.last_mut() else {
            unreachable!("a card is shown for a suggestion")
        };
        *answer = Shown::Card(by.index(), card);
        vec![Fact::Showed { holder: by.into(), card, among: *cards }]
    }

    /// What a wrong accuser, or everybody at the end, sees in the envelope.
    fn look_into(&mut self, seat: Seat, envelope: Option<Theory>) {
        for card in envelope.into_iter().flat_map(|theory| theory.cards().iter()) {
            self.write(seat, Seen::Spoiler { who: Who::Envelope, card, has: true });
        }
    }

    fn write(&mut self, seat: Seat, seen: Seen) {
        self.begin_turn(seat);
        self.notes.seen.push(seen);
        self.turns.push((seat, self.round));
    }

    /// The seat acts in its turn. A round is over when the turn comes to an earlier seat.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        if self.is_over && seat != self.last {
            self.round += u16::from(seat < self.last);
        }
        (self.last, self.is_over) = (seat, false);
    }

    /// Everything that is certain: where each card is, and where it is not.
    pub fn proved(&self) -> Vec<Claim> {
        let posterior = Posterior::of(self.holders(), &self.facts(), Weighting::Alike);
        let posterior = posterior.expect("what was seen is true");
        let claim = |holder: Holder, card: Card| match posterior.place(holder, card) {
            Place::Has => Some(Claim { holder, card, has: true }),
            Place::HasNot => Some(Claim { holder, card, has: false }),
            Place::May(_) => None,
        };
        let holders = || self.holders().all();
        self.holders()
            .deck()
            .iter()
            .flat_map(|card| holders().filter_map(move |holder| claim(holder, card)))
            .collect()
    }

    /// Why the holder has the card or has it not; nothing if that is open.
    pub fn why(&self, holder: Holder, card: Card) -> Option<Explanation> {
        let setting = &self.notes.setting;
        let premises = self.notes.premises();
        let proof = |has| Some((has, premises.why(Claim { holder, card, has })?));
        let (has, proof) = proof(true).or_else(|| proof(false))?;
        let title = Title::WhyIsIt { claim: self.has_card(setting.who(holder), card, has) };
        let told = proof_words::told(&self.notes.seen, &proof, self);
        let step = |told: Told| Reason {
            round: told.entry.map(|entry| self.turns[entry - 1].1),
            depth: told.depth,
            said: told.said,
        };
        Some(Explanation { title: title.into(), steps: told.into_iter().map(step).collect() })
    }
}

impl Telling for Witness {
    fn setting(&self) -> &Setting {
        &self.notes.setting
    }

    fn player(&self, player: usize) -> SaidHolder {
        match self.notes.setting.me() == Some(player) {
            true => SaidHolder::You,
            false => SaidHolder::Seat { seat: Seat::new(player as u8) },
        }
    }

    fn at(&self, entry: usize) -> At {
        let (seat, round) = self.turns[entry];
        At::Turn { whose: self.player(seat.index()), round }
    }
}
