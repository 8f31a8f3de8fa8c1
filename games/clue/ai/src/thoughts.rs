//! Why a brain chose as it did: values whose numbers and cards come from the very choice; `languages/*/clue.ftl` has
//! the sentences.

use clue_rules::{CardId, Room, SaidCard, Suspect, Theory};
use serde::Serialize;

/// What speaks for an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Why {
    /// There is nothing else to do.
    ThinksOnlyAction,
    /// Anything will do.
    ThinksAnyAction {
        /// How many things can be done.
        actions: usize,
    },
    /// The solution follows from what was seen.
    ThinksProved {
        /// What it is.
        suspect: SaidCard,
        /// What it is.
        weapon: SaidCard,
        /// What it is.
        room: SaidCard,
    },
    /// The solution is likely enough to be risked.
    ThinksLikely {
        /// What it is.
        suspect: SaidCard,
        /// What it is.
        weapon: SaidCard,
        /// What it is.
        room: SaidCard,
        /// How likely.
        percent: u32,
        /// How likely it must be.
        needs: u32,
    },
    /// The turn ends without an accusation.
    ThinksUnsure {
        /// How likely the likeliest solution is.
        percent: u32,
        /// How likely it must be; nothing if it must be proved.
        needs: Option<u32>,
    },
    /// One card alone can be shown.
    ThinksOnlyCard,
    /// Whoever is out need not keep anything back.
    ThinksOut,
    /// The asker has seen the card before.
    ThinksSeen {
        /// Who asks.
        asker: SaidCard,
    },
    /// More than half of the table have seen it.
    ThinksSeenByMost,
    /// Drawn at random, a room least often.
    ThinksDrawnCard,
    /// The asker is left in more doubt than by the other cards.
    ThinksLeastTelling {
        /// Who asks.
        asker: SaidCard,
        /// How many cards there are to choose from.
        cards: usize,
    },
    /// No question here tells as much.
    ThinksTelling {
        /// What part of the doubt the answer is expected to settle.
        percent: u32,
    },
    /// The same, with own cards that nobody else can show.
    ThinksNarrow {
        /// The own cards.
        mine: Vec<SaidCard>,
        /// What the answer is about.
        open: Vec<SaidCard>,
        /// What part of the doubt the answer is expected to settle.
        percent: u32,
    },
    /// No question here is expected to tell anything.
    ThinksIdleQuestion,
    /// Whoever is asked is to have nothing to show but the room.
    ThinksRoomAlone {
        /// Which.
        room: SaidCard,
    },
    /// Somebody is known to have the room, so the question is for those who come before.
    ThinksBeforeOwner {
        /// Who has it.
        owner: SaidCard,
        /// Which.
        room: SaidCard,
    },
    /// The owners of cards are not known yet.
    ThinksUnknown {
        /// Which of those that are named.
        cards: Vec<SaidCard>,
    },
    /// The passage needs no dice.
    ThinksPassage {
        /// Where it leads.
        room: SaidCard,
    },
    /// The passage is the only way out.
    ThinksOnlyPassage {
        /// Where it leads.
        room: SaidCard,
    },
    /// From the corridors nothing but dice lead into a room.
    ThinksDiceAlone,
    /// There is more to be learned elsewhere.
    ThinksElsewhere {
        /// Where the piece is.
        room: SaidCard,
        /// Whether a suggestion could be made there.
        can_suggest: bool,
    },
    /// Neither a suggestion nor a passage is worth as much as going.
    ThinksWalk,
    /// Of the places within reach this is worth most.
    ThinksBestRoom {
        /// Which.
        room: SaidCard,
    },
    /// A room is wanted, and can be entered.
    ThinksWanted {
        /// Which.
        room: SaidCard,
    },
    /// It is not within reach yet.
    ThinksOnTheWay {
        /// Which room it makes for.
        room: SaidCard,
    },
    /// The best way leads by a room.
    ThinksWayBy {
        /// Which.
        room: SaidCard,
    },
    /// A room is left, to be entered again.
    ThinksReturn {
        /// Which.
        room: SaidCard,
    },
    /// It is a shortest way to a room that is wanted.
    ThinksShortest,
    /// There is no way out.
    ThinksStuck,
    /// Nothing else that can be done is worth anything.
    ThinksNothingBetter,
    /// Everything is done that was to be done this turn.
    ThinksDone,
}

impl Why {
    pub(crate) fn proved(Theory { suspect, weapon, room }: Theory) -> Self {
        let weapon = CardId::Weapon(weapon).into();
        Self::ThinksProved { suspect: suspect.into(), weapon, room: room.into() }
    }

    pub(crate) fn likely(Theory { suspect, weapon, room }: Theory, percent: u32, needs: u32) -> Self {
        let weapon = CardId::Weapon(weapon).into();
        Self::ThinksLikely { suspect: suspect.into(), weapon, room: room.into(), percent, needs }
    }
}

/// As sentences name them.
pub(crate) fn said(cards: impl IntoIterator<Item = CardId>) -> Vec<SaidCard> {
    cards.into_iter().map(SaidCard::from).collect()
}

fn examples() -> Vec<Why> {
    use clue_rules::Weapon;
    let theory = Theory { suspect: Suspect::Plum, weapon: Weapon::Rope, room: Room::Library };
    let room = || SaidCard::from(Room::Kitchen);
    let asker = || SaidCard::from(Suspect::Green);
    let [suspect, weapon, place] =
        [CardId::Suspect(Suspect::Plum), CardId::Weapon(Weapon::Rope), CardId::Room(Room::Library)];
    vec![
        Why::ThinksOnlyAction,
        Why::ThinksAnyAction { actions: 324 },
        Why::proved(theory),
        Why::likely(theory, 93, 70),
        Why::ThinksUnsure { percent: 12, needs: Some(70) },
        Why::ThinksUnsure { percent: 95, needs: None },
        Why::ThinksOnlyCard,
        Why::ThinksOut,
        Why::ThinksSeen { asker: asker() },
        Why::ThinksSeenByMost,
        Why::ThinksDrawnCard,
        Why::ThinksLeastTelling { asker: asker(), cards: 2 },
        Why::ThinksTelling { percent: 30 },
        Why::ThinksNarrow { mine: said([suspect]), open: said([weapon, place]), percent: 30 },
        Why::ThinksNarrow { mine: said([suspect, weapon]), open: said([place]), percent: 8 },
        Why::ThinksIdleQuestion,
        Why::ThinksRoomAlone { room: room() },
        Why::ThinksBeforeOwner { owner: asker(), room: room() },
        Why::ThinksUnknown { cards: said([suspect]) },
        Why::ThinksUnknown { cards: said([suspect, weapon]) },
        Why::ThinksPassage { room: room() },
        Why::ThinksOnlyPassage { room: room() },
        Why::ThinksDiceAlone,
        Why::ThinksElsewhere { room: room(), can_suggest: true },
        Why::ThinksElsewhere { room: room(), can_suggest: false },
        Why::ThinksWalk,
        Why::ThinksBestRoom { room: room() },
        Why::ThinksWanted { room: room() },
        Why::ThinksOnTheWay { room: room() },
        Why::ThinksWayBy { room: room() },
        Why::ThinksReturn { room: room() },
        Why::ThinksShortest,
        Why::ThinksStuck,
        Why::ThinksNothingBetter,
        Why::ThinksDone,
    ]
}

parlour_voice::spoken!(Why, "clue", examples());
