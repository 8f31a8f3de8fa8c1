//! What the house answers in a game: in play what to ask, how likely what is, and what is proved by what a viewer saw, and
//! why; once it is over, what could have been known round by round. What crosses the border is the game's own cards and seats; see [`Witness`] and
//! [`review`](crate::review) for how it is worked out.

mod chances;
mod hint;

pub use chances::{CardChances, Percent};
pub use hint::Hint;

use crate::Holder;
use crate::assistant::{Explanation, Witness};
use crate::review::{Better, Review, better, is_over, review};
use clue_rules::{CardId, CardSet, Sight};
use parlour_game::{Help, Seat};
use serde::{Deserialize, Serialize};

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Question {
    /// What to ask next.
    Hint,
    /// How likely each card is where.
    Chances,
    /// Everything that is certain.
    Proved,
    /// Why a card is there, or is not there.
    Why {
        /// Which card.
        card: CardId,
        /// Where the card is.
        holder: Keeper,
    },
    /// Once the game is over: what could have been known, round by round.
    Review,
    /// Once the game is over: what else the seat could have asked.
    Better {
        /// Instead of which of its suggestions, from 0.
        suggestion: usize,
    },
}

/// Whoever or whatever keeps cards. On the wire: the number of a seat, or a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "a holder is the number of a seat, 'envelope' or 'open'")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Keeper {
    /// Who sits there.
    Seat(Seat),
    /// Nobody.
    Nobody(Pile),
}

/// Cards in nobody's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pile {
    /// The solution.
    Envelope,
    /// What lies face up.
    Open,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Answer {
    /// What to ask next.
    Hint(Hint),
    /// How likely each card is where.
    Chances {
        /// By card.
        chances: Vec<CardChances>,
    },
    /// Everything that is certain, card by card.
    Proved {
        /// By card, then by holder: the seats, the open cards, the envelope.
        proved: Vec<Proved>,
    },
    /// The proof.
    Why(Explanation),
    /// What could have been known.
    Review(Review),
    /// What else could have been asked.
    Better(Better),
}

/// Something that is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proved {
    /// Which card.
    pub card: CardId,
    /// Where the card is.
    pub holder: Keeper,
    /// Whether it is there.
    pub has: bool,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NotProved {
    /// There is one hint a turn: for the seat whose turn it is, until it has suggested.
    NoHintNow,
    /// The question is open.
    NotProved,
    /// There is no such holder in this game.
    NoSuchHolder,
    /// The game goes on.
    NotOver,
    /// The seat made no such suggestion.
    NoSuchSuggestion,
}

parlour_voice::spoken!(
    NotProved,
    "clue",
    [
        NotProved::NoHintNow,
        NotProved::NotProved,
        NotProved::NoSuchHolder,
        NotProved::NotOver,
        NotProved::NoSuchSuggestion
    ]
);

/// Which help in play the answer is. A look back helps nobody: it is refused until the game is over.
pub fn help(question: &Question) -> Option<Help> {
    match question {
        Question::Hint => Some(Help::Hint),
        Question::Chances => Some(Help::Chances),
        Question::Proved | Question::Why { .. } => Some(Help::Proved),
        Question::Review | Question::Better { .. } => None,
    }
}

/// Answers a viewer, who sits at `seat` or watches, from what it saw. Whether it is time for a hint is for the caller to
/// decide.
///
/// # Errors
/// If there is nothing to explain.
///
/// # Panics
/// If these are not the sights of a game, from the deal on.
pub fn answer(seat: Option<Seat>, sights: &[Sight], question: &Question) -> Result<Answer, NotProved> {
    match question {
        Question::Hint => {
            let seat = seat.ok_or(NotProved::NoHintNow)?;
            Ok(Answer::Hint(hint::hint(seat, &witness(Some(seat), sights), seen(seat, sights))))
        }
        Question::Chances => Ok(Answer::Chances { chances: chances::chances(&witness(seat, sights)) }),
        Question::Proved => {
            let witness = witness(seat, sights);
            let told = |claim: crate::proof::Claim| Proved {
                card: CardId::of(claim.card),
                holder: keeper(&witness, claim.holder),
                has: claim.has,
            };
            Ok(Answer::Proved { proved: witness.proved().into_iter().map(told).collect() })
        }
        Question::Why { card, holder } => {
            let witness = witness(seat, sights);
            let holder = find(&witness, *holder).ok_or(NotProved::NoSuchHolder)?;
            witness.why(holder, card.card()).map(Answer::Why).ok_or(NotProved::NotProved)
        }
        Question::Review => review(seat, sights).map(Answer::Review).ok_or(NotProved::NotOver),
        Question::Better { suggestion } => {
            if !is_over(sights) {
                return Err(NotProved::NotOver);
            }
            let better = seat.and_then(|seat| better(seat, sights, *suggestion));
            better.map(Answer::Better).ok_or(NotProved::NoSuchSuggestion)
        }
    }
}

/// The cards that a seat has seen with its own eyes: its hand, what lies open, what was shown to it.
fn seen(seat: Seat, sights: &[Sight]) -> CardSet {
    let cards = |sight: &Sight| match sight {
        Sight::Dealt { hand, open, .. } => hand.iter().chain(open).copied().collect(),
        Sight::Showed { seat: by, card: Some(card), .. } if *by != seat => vec![*card],
        _ => Vec::new(),
    };
    sights.iter().flat_map(cards).map(CardId::card).collect()
}

/// What the viewer saw, from the deal on.
fn witness(seat: Option<Seat>, sights: &[Sight]) -> Witness {
    let Some((Sight::Dealt { hand, sizes, open }, later)) = sights.split_first() else {
        panic!("the deal comes first")
    };
    let mut witness = Witness::new(seat, hand, sizes, open);
    later.iter().for_each(|sight| drop(witness.see(sight)));
    witness
}

fn keeper(witness: &Witness, holder: Holder) -> Keeper {
    if holder == witness.holders().envelope() {
        Keeper::Nobody(Pile::Envelope)
    } else if Some(holder) == witness.open() {
        Keeper::Nobody(Pile::Open)
    } else {
        Keeper::Seat(Seat::new(holder.index() as u8))
    }
}

fn find(witness: &Witness, keeper: Keeper) -> Option<Holder> {
    // After the seats come the open cards, if any lie open, and the envelope.
    let seats = witness.open().unwrap_or(witness.holders().envelope()).index();
    match keeper {
        Keeper::Seat(seat) => (seat.index() < seats).then(|| Holder::new(seat.index())),
        Keeper::Nobody(Pile::Envelope) => Some(witness.holders().envelope()),
        Keeper::Nobody(Pile::Open) => witness.open(),
    }
}
