//! Parts of a proof.

use crate::Holder;
use clue_rules::{Card, CardSet, Kind};

/// Whether a holder has a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Claim {
    /// The holder.
    pub holder: Holder,
    /// The card.
    pub card: Card,
    /// Whether they have it.
    pub has: bool,
}

impl Claim {
    /// The opposite.
    pub(super) fn denied(self) -> Self {
        Self { has: !self.has, ..self }
    }

    /// As a statement.
    pub(super) fn says(self) -> Says {
        let Claim { holder, card, has } = self;
        let cards = card.into();
        if has { Says::HasAll { holder, cards } } else { Says::HasNone { holder, cards } }
    }
}

/// Why something follows, or why entries clash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The entries it needs, counted from 0, in order. None of them can be left out.
    pub entries: Vec<usize>,
    /// How it follows from them. The last step is the claim, or [`Says::Nothing`] if the entries clash. A claim
    /// which the set-up states is a single step.
    pub steps: Vec<ProofStep>,
}

/// A step of a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofStep {
    /// How many suppositions it stands under.
    pub depth: usize,
    /// What it says.
    pub says: Says,
    /// The reason.
    pub because: Because,
    /// The earlier steps which the reason rests on, in order.
    pub from: Vec<usize>,
}

/// What a step says. Whoever has a card is the only one who has it: that needs no step of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Says {
    /// The holder has these cards and no others.
    Hand {
        /// The holder.
        holder: Holder,
        /// The cards.
        cards: CardSet,
    },
    /// The holder has all of these.
    HasAll {
        /// The holder.
        holder: Holder,
        /// The cards.
        cards: CardSet,
    },
    /// The holder has none of these.
    HasNone {
        /// The holder.
        holder: Holder,
        /// The cards.
        cards: CardSet,
    },
    /// The holder has so many of these, or more.
    HasSome {
        /// The holder.
        holder: Holder,
        /// The cards.
        cards: CardSet,
        /// How many at least.
        least: usize,
    },
    /// The envelope does not hold just these.
    NotTheCase {
        /// One card of each kind.
        cards: CardSet,
    },
    /// That cannot be.
    Nothing,
}

/// All that a holder has, or all of one kind: for the envelope, which has one card of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whole {
    /// The hand.
    Hand,
    /// The card of this kind in the envelope.
    Kind(Kind),
}

/// How many of some cards a holder can have at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AtMost {
    /// The holder.
    pub holder: Holder,
    /// The most cards of the set it can have.
    pub most: usize,
    /// In which places.
    pub whole: Whole,
}

/// The reason of a step.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Because {
    /// It was known before the game.
    Setup,
    /// The entry with this number, counted from 0, says so.
    Entry(usize),
    /// It is supposed, to see where it leads. Everything deeper after it rests on it.
    Supposed,
    /// The supposition of the opposite led to a contradiction.
    Refuted,
    /// All the places are taken: by cards, or by one card of each of some separate sets.
    Full {
        /// Which places.
        whole: Whole,
    },
    /// Only just enough cards are left for the holder.
    OnlyLeft {
        /// For which places.
        whole: Whole,
    },
    /// The holder has some of these, and has not the others.
    LastOfShown,
    /// Nobody else can have it.
    NobodyElse,
    /// Only the holder and these others can have the cards, and the others have not room for all of them.
    Shared {
        /// The others.
        with: Vec<AtMost>,
    },
    /// The envelope has some of these: one of each kind among them.
    OneOfEach,
    /// Two of the three cards of a failed accusation are in the envelope.
    Accusation,
    /// The holder has this card, so no other has it.
    Elsewhere {
        /// Who has it.
        holder: Holder,
    },
    /// Every deal that agrees with the steps it rests on was looked for, and none says otherwise. The last resort
    /// where an argument would be too long for anybody to follow.
    Searched,
    /// Contradiction: a holder has and has not a card.
    Both {
        /// The holder.
        holder: Holder,
        /// The card.
        card: Card,
    },
    /// Contradiction: the holder would have too many cards.
    TooMany {
        /// The holder.
        holder: Holder,
        /// In which places.
        whole: Whole,
    },
    /// Contradiction: too few cards are left for the holder.
    TooFew {
        /// The holder.
        holder: Holder,
        /// For which places.
        whole: Whole,
    },
    /// Contradiction: the holder has some of these, but can have too few of them.
    NoneOfShown {
        /// The holder.
        holder: Holder,
        /// The cards.
        cards: CardSet,
    },
    /// Contradiction: nobody can have this card.
    Nowhere {
        /// The card.
        card: Card,
    },
    /// Contradiction: the envelope holds just what a failed accusation named.
    TheCase {
        /// Which three.
        cards: CardSet,
    },
}
