//! The steps of a proof.

use super::{At, Chance, Clause, Failed, Filled, Hand, RoomFor, SaidHolder, SaidKind, ShownCard};
use clue_rules::SaidCard;
use serde::Serialize;

/// What a suggestion or an accusation names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Three {
    /// Who.
    pub suspect: SaidCard,
    /// What with.
    pub weapon: SaidCard,
    /// Where.
    pub room: SaidCard,
}

/// A step of an explanation: an entry as it is told, or what follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Step {
    /// Nobody answered a suggestion.
    NoOneShowed {
        /// Who suggested.
        by: SaidHolder,
        /// What was named.
        three: Three,
        /// Those which therefore are with the asker or in the case file, where that is worth saying.
        left: Vec<SaidCard>,
    },
    /// Some passed; who showed is of no account.
    Passed {
        /// Who suggested.
        by: SaidHolder,
        /// What was named.
        three: Three,
        /// Who passed.
        passers: Vec<SaidHolder>,
        /// Whether the reader is one of them.
        with_you: bool,
    },
    /// Somebody showed a card.
    Showed {
        /// Who suggested.
        by: SaidHolder,
        /// What was named.
        three: Three,
        /// Who passed before.
        passers: Vec<SaidHolder>,
        /// Whether the reader is one of them.
        with_you: bool,
        /// Who showed.
        shower: SaidHolder,
        /// What.
        shown: ShownCard,
    },
    /// It became known where a card is, or is not.
    Learned {
        /// What is known.
        claim: Clause,
    },
    /// Somebody accused.
    Accused {
        /// Who.
        by: SaidHolder,
        /// What was named.
        three: Three,
        /// Whether it was right.
        right: bool,
    },

    /// The set-up says so.
    Stated {
        /// What it says.
        says: Clause,
    },
    /// It is in the reader's own hand.
    Yours {
        /// What.
        cards: Vec<SaidCard>,
    },
    /// It is supposed, to see where it leads.
    Supposed {
        /// What.
        says: Clause,
    },
    /// The opposite led to a contradiction.
    Refuted {
        /// What follows.
        says: Clause,
    },
    /// All places are taken by cards.
    Full {
        /// By which.
        filled: Filled,
        /// What is not among them.
        others: Vec<SaidCard>,
    },
    /// All places are taken, by one of each of some sets.
    NoRoomFor {
        /// By which.
        filled: Filled,
        /// What is not among them.
        others: Vec<SaidCard>,
    },
    /// Only just enough cards are left for a hand.
    OnlyLeft {
        /// Which hand.
        hand: Hand,
        /// The cards.
        cards: Vec<SaidCard>,
    },
    /// No other card of the kind can be in the case file.
    NoOtherOfKind {
        /// Which kind.
        kind: SaidKind,
        /// What follows.
        says: Clause,
    },
    /// Somebody showed a card and does not have the others.
    WhatWasShown {
        /// What they do not have.
        without: Clause,
        /// Who.
        holder: SaidHolder,
        /// When they showed it.
        at: At,
        /// The card.
        cards: Vec<SaidCard>,
    },
    /// The holder has some of these, but not those.
    LastOfSome {
        /// What they have some of.
        some: Clause,
        /// What not.
        without: Vec<SaidCard>,
        /// What follows.
        says: Clause,
    },
    /// No other player can have it.
    NoOneElse {
        /// What.
        cards: Vec<SaidCard>,
        /// Who has it.
        says: Clause,
    },
    /// It can be nowhere else.
    NowhereElse {
        /// What.
        cards: Vec<SaidCard>,
        /// Where it is.
        says: Clause,
    },
    /// The cards are with the holder or in the case file, which has one of the kind.
    SharedWithCaseFile {
        /// The cards.
        cards: Vec<SaidCard>,
        /// The holder.
        holder: SaidHolder,
        /// Of which kind they are.
        kind: SaidKind,
        /// What follows.
        says: Clause,
    },
    /// The cards are with these holders, who do not have room for all of them.
    Shared {
        /// The cards.
        cards: Vec<SaidCard>,
        /// Who can have them.
        holders: Vec<SaidHolder>,
        /// For how many there is room.
        rooms: Vec<RoomFor>,
        /// What follows.
        says: Clause,
    },
    /// Two pairs of cards, of each of which the case file has one at most.
    TwoPairs {
        /// Who else can have them.
        holder: SaidHolder,
        /// Two cards.
        first: Vec<SaidCard>,
        /// Two others.
        second: Vec<SaidCard>,
        /// Their kinds.
        kinds: [SaidKind; 2],
    },
    /// The card of a kind in the case file.
    KindIs {
        /// Which kind.
        kind: SaidKind,
        /// The card.
        cards: Vec<SaidCard>,
    },
    /// The card of a kind in the case file is one of these, not one of those.
    KindIsNot {
        /// Which kind.
        kind: SaidKind,
        /// One of these.
        cards: Vec<SaidCard>,
        /// Not one of those.
        others: Vec<SaidCard>,
    },
    /// Two of the three cards of a failed accusation are in the case file.
    TwoOfThree {
        /// The two.
        cards: Vec<SaidCard>,
        /// The accusation.
        accusation: Failed,
        /// What follows.
        says: Clause,
    },
    /// Somebody has it, so another does not.
    Elsewhere {
        /// Who has it.
        has: Clause,
        /// Who does not.
        says: Clause,
    },
    /// It is in the case file or lies open, so somebody does not have it.
    ElsewhereThere {
        /// Where it is.
        has: Clause,
        /// Who does not have it.
        says: Clause,
    },
    /// Every deal was looked at: there is none.
    NoDealFits,
    /// Every deal was looked at: all say so.
    EveryDealSays {
        /// What they say.
        says: Clause,
    },
    /// Both cannot be.
    Both {
        /// The one.
        one: Clause,
        /// The other.
        other: Clause,
    },
    /// More cards than places.
    TooManyFor {
        /// By which the places would be taken.
        filled: Filled,
    },
    /// No card is left for a hand.
    NoneLeft {
        /// Which hand.
        hand: Hand,
    },
    /// Too few cards are left for a hand.
    TooFewLeft {
        /// Which hand.
        hand: Hand,
        /// Those that are left.
        cards: Vec<SaidCard>,
    },
    /// No card of the kind is left for the case file.
    NoKindLeft {
        /// Which kind.
        kind: SaidKind,
    },
    /// The case file would need two of a kind.
    OneOfEachKind {
        /// What it would have.
        some: Clause,
    },
    /// The holder has some of these, but can have none.
    NoneOfThose {
        /// What they have some of.
        some: Clause,
        /// What they do not have.
        without: Vec<SaidCard>,
    },
    /// The card would be nowhere.
    Nowhere {
        /// Which.
        card: SaidCard,
    },
    /// The case file would hold just what a failed accusation named.
    AllThree {
        /// The three.
        cards: Vec<SaidCard>,
        /// The accusation.
        accusation: Failed,
    },

    /// A question that is open: how many deals are on each side.
    StillOpen {
        /// In so many deals it is so.
        there: String,
        /// Of so many.
        all: String,
        /// In the others it is not.
        other: String,
        /// What is so or not.
        claim: Clause,
    },
    /// The same where chances differ from counts, since some deals make what was shown likelier.
    StillOpenWeighed {
        /// In so many deals it is so.
        there: String,
        /// Of so many.
        all: String,
        /// In the others it is not.
        other: String,
        /// What is so or not.
        claim: Clause,
        /// The chance.
        weighed: Chance,
        /// The share of the deals.
        counted: Chance,
    },
}
