//! Help in a game in play: what is proved by what a viewer saw, and why. What crosses the border is the game's own
//! cards and seats; see [`Witness`] for how it is worked out.

use crate::Holder;
use crate::assistant::{Explanation, Witness};
use clue_rules::{CardId, Sight};
use parlour_game::Seat;
use serde::{Deserialize, Serialize};

/// What can be asked in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Question {
    /// Everything that is certain.
    Proved,
    /// Why a card is there, or is not there.
    Why {
        /// Which card.
        card: CardId,
        /// Where the card is.
        holder: Keeper,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Answer {
    /// Everything that is certain, card by card.
    Proved {
        /// By card, then by holder: the seats, the open cards, the envelope.
        proved: Vec<Proved>,
    },
    /// The proof.
    Why(Explanation),
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
    /// The question is open.
    NotProved,
    /// There is no such holder in this game.
    NoSuchHolder,
}

parlour_voice::spoken!(NotProved, "clue", [NotProved::NotProved, NotProved::NoSuchHolder]);

/// Answers a viewer, who sits at `seat` or watches, from what it saw.
///
/// # Errors
/// If there is nothing to explain.
///
/// # Panics
/// If these are not the sights of a game, from the deal on.
pub fn answer(seat: Option<Seat>, sights: &[Sight], question: &Question) -> Result<Answer, NotProved> {
    let Some((Sight::Dealt { hand, sizes, open }, later)) = sights.split_first() else {
        panic!("the deal comes first")
    };
    let mut witness = Witness::new(seat, hand, sizes, open);
    later.iter().for_each(|sight| drop(witness.see(sight)));
    match question {
        Question::Proved => {
            let told = |claim: crate::proof::Claim| Proved {
                card: CardId::of(claim.card),
                holder: keeper(&witness, claim.holder),
                has: claim.has,
            };
            Ok(Answer::Proved { proved: witness.proved().into_iter().map(told).collect() })
        }
        Question::Why { card, holder } => {
            let holder = find(&witness, sizes.len(), *holder).ok_or(NotProved::NoSuchHolder)?;
            witness.why(holder, card.card()).map(Answer::Why).ok_or(NotProved::NotProved)
        }
    }
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

fn find(witness: &Witness, seats: usize, keeper: Keeper) -> Option<Holder> {
    match keeper {
        Keeper::Seat(seat) => (seat.index() < seats).then(|| Holder::new(seat.index())),
        Keeper::Nobody(Pile::Envelope) => Some(witness.holders().envelope()),
        Keeper::Nobody(Pile::Open) => witness.open(),
    }
}
