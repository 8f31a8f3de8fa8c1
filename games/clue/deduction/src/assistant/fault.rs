//! Faults of a case, an entry or a question, and notes of what cannot have happened, each with its code.

use super::said::SaidHolder;
use super::wire::Refusal;
use clue_rules::{BadEdition, BadName, CardId, Kind, Room, SaidCard, Suspect, Weapon};
use serde::Serialize;

/// The most entries of a notebook.
pub(crate) const MOST_ENTRIES: usize = 500;

/// What a name was taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A player.
    Player,
    /// A card.
    Card,
    /// A room.
    Room,
    /// An edition.
    Edition,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Fault {
    /// There is no such name.
    NoSuch {
        /// What it should name.
        thing: Thing,
        /// What was typed.
        typed: String,
    },
    /// There is no such name, but one like it.
    NoSuchBut {
        /// What it should name.
        thing: Thing,
        /// What was typed.
        typed: String,
        /// What may have been meant.
        near: String,
    },
    /// The edition cannot be used.
    EditionFault {
        /// Why.
        fault: BadEdition,
    },

    /// Not so many play Clue.
    PlayerCount {
        /// How many.
        count: usize,
    },
    /// A player's name cannot be used.
    PlayerName {
        /// Why.
        fault: BadName,
    },
    /// The word has a meaning of its own.
    NameReserved {
        /// The word.
        name: String,
    },
    /// Two players have the same name.
    NameTwice {
        /// The name.
        name: String,
    },

    /// The hands do not add up to what is dealt.
    HandSizes {
        /// How many cards the players hold together.
        held: usize,
        /// How many are dealt.
        dealt: usize,
        /// How many there are.
        deck: usize,
        /// How many lie face up.
        face_up: usize,
        /// How many are set aside.
        aside: usize,
    },
    /// More cards are in nobody's hand than there are.
    TooManyBeside {
        /// How many there are.
        deck: usize,
        /// How many lie face up.
        face_up: usize,
        /// How many are set aside.
        aside: usize,
    },
    /// Somebody holds no card.
    EmptyHand {
        /// Who.
        name: String,
    },
    /// A hand without an owner.
    HandOfNobody,
    /// Another number of cards is named than the hand has.
    HandSize {
        /// How many the hand has.
        stated: usize,
        /// How many are named.
        named: usize,
    },
    /// A card is named twice.
    CardTwice {
        /// Which.
        card: SaidCard,
    },
    /// A card cannot be in both places.
    InHandAndOpen {
        /// Which.
        card: SaidCard,
    },
    /// Every card of a kind is in sight.
    NothingForEnvelope {
        /// Which kind.
        kind: Kind,
    },
    /// No cards lie face up.
    NoCardsOpen,
    /// No cards are set aside.
    NoCardsAside,

    /// Three cards must be named.
    NotThree {
        /// How many were.
        count: usize,
    },
    /// Two of the three are of the same kind.
    SameKind {
        /// One.
        first: SaidCard,
        /// The other.
        second: SaidCard,
        /// Of which kind.
        kind: Kind,
    },
    /// Nobody shows a card to themselves.
    ShowsToSelf {
        /// Who.
        player: SaidHolder,
    },
    /// It was not suggested.
    NotAsked {
        /// Which.
        card: SaidCard,
    },
    /// A shown card is named, but not who showed it.
    ShownByNobody,

    /// There is no such entry.
    NoEntry {
        /// Its number.
        at: usize,
        /// How many there are.
        count: usize,
    },
    /// The notebook is full.
    TooManyEntries {
        /// How many it can hold.
        most: usize,
    },
    /// Who is still there was not said.
    PlayersLeft {
        /// How many there were.
        before: usize,
        /// How many there are.
        now: usize,
    },
    /// Who is still there was said wrongly.
    Places,
    /// No change was asked for.
    NoSteps,
    /// There are not so many changes.
    UndoTooFar {
        /// How many there are.
        count: usize,
    },
    /// There are not so many undone changes.
    RedoTooFar {
        /// How many there are.
        count: usize,
    },

    /// Too many deals to count.
    TooManyDeals,
    /// Too many deals to compare suggestions.
    TooManyToAdvise,

    /// A card, but not a room.
    NoRoom {
        /// Which.
        card: SaidCard,
    },
    /// Advice is for players.
    AdviceForNobody,

    /// The fault of an entry of a whole case.
    InEntry {
        /// The number of the entry.
        number: usize,
        /// What is wrong with it.
        #[cfg_attr(feature = "ts", ts(as = "Fault"))]
        fault: Box<Fault>,
    },

    /// An entry contradicts the set-up.
    ClashesWithSetup {
        /// The number of the entry.
        number: usize,
        /// Whether of the set-up only the reader's own cards matter.
        with_hand: bool,
    },
    /// Entries contradict each other.
    EntriesClash {
        /// Their numbers.
        numbers: Vec<usize>,
    },
    /// The new entry contradicts the set-up.
    NewClashesWithSetup {
        /// Whether of the set-up only the reader's own cards matter.
        with_hand: bool,
    },
    /// The new entry contradicts others.
    NewClashes {
        /// Their numbers.
        numbers: Vec<usize>,
    },
    /// Whoever is out by the new entry accuses again in a later one.
    AccusesAgain {
        /// Who.
        player: SaidHolder,
        /// The number of the later entry.
        number: usize,
    },
    /// By the new entry somebody accuses who is out.
    IsOut {
        /// Who.
        player: SaidHolder,
        /// The number of the entry by which they are out.
        number: usize,
    },
    /// By an entry somebody accuses who is out.
    IsOutIn {
        /// Who.
        player: SaidHolder,
        /// The number of the entry by which they are out.
        number: usize,
        /// The number of the entry by which they accuse again.
        again: usize,
    },
}

impl Fault {
    pub(crate) fn unknown(thing: Thing, typed: &str, near: Option<&str>) -> Self {
        let typed = super::names::shortened(typed);
        match near {
            Some(near) => Self::NoSuchBut { thing, typed, near: near.to_owned() },
            None => Self::NoSuch { thing, typed },
        }
    }

    /// The fault of an entry of a whole case.
    pub(crate) fn in_entry(self, number: usize) -> Self {
        Self::InEntry { number, fault: Box::new(self) }
    }
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        let entries = match &fault {
            Fault::InEntry { number, .. } => vec![*number],
            _ => Vec::new(),
        };
        Self { fault: Box::new(fault), entries, steps: Vec::new() }
    }
}

fn rope() -> SaidCard {
    CardId::Weapon(Weapon::Rope).into()
}

fn ben() -> SaidHolder {
    SaidHolder::Player { name: "Ben".into() }
}

parlour_voice::spoken!(
    Fault,
    "clue",
    [
        Fault::NoSuch { thing: Thing::Player, typed: "Eve".into() },
        Fault::NoSuch { thing: Thing::Edition, typed: "Cluudo".into() },
        Fault::NoSuchBut { thing: Thing::Card, typed: "Roep".into(), near: "Rope".into() },
        Fault::NoSuchBut { thing: Thing::Room, typed: "Hal".into(), near: "Hall".into() },
        Fault::EditionFault { fault: BadEdition::TooFewOfAKind { kind: Kind::Weapon } },
        Fault::PlayerCount { count: 7 },
        Fault::PlayerName { fault: BadName::NoName },
        Fault::NameReserved { name: "nobody".into() },
        Fault::NameTwice { name: "Ann".into() },
        Fault::HandSizes { held: 1, dealt: 18, deck: 21, face_up: 0, aside: 0 },
        Fault::HandSizes { held: 20, dealt: 1, deck: 21, face_up: 1, aside: 1 },
        Fault::HandSizes { held: 20, dealt: 14, deck: 21, face_up: 2, aside: 2 },
        Fault::TooManyBeside { deck: 21, face_up: 20, aside: 0 },
        Fault::EmptyHand { name: "Ann".into() },
        Fault::HandOfNobody,
        Fault::HandSize { stated: 1, named: 2 },
        Fault::HandSize { stated: 3, named: 1 },
        Fault::CardTwice { card: rope() },
        Fault::InHandAndOpen { card: rope() },
        Fault::NothingForEnvelope { kind: Kind::Suspect },
        Fault::NothingForEnvelope { kind: Kind::Weapon },
        Fault::NoCardsOpen,
        Fault::NoCardsAside,
        Fault::NotThree { count: 2 },
        Fault::SameKind {
            first: CardId::Suspect(Suspect::Plum).into(),
            second: CardId::Suspect(Suspect::White).into(),
            kind: Kind::Suspect
        },
        Fault::SameKind {
            first: CardId::Room(Room::Hall).into(),
            second: CardId::Room(Room::Study).into(),
            kind: Kind::Room
        },
        Fault::ShowsToSelf { player: SaidHolder::You },
        Fault::ShowsToSelf { player: ben() },
        Fault::NotAsked { card: rope() },
        Fault::ShownByNobody,
        Fault::NoEntry { at: 4, count: 0 },
        Fault::NoEntry { at: 4, count: 1 },
        Fault::NoEntry { at: 4, count: 3 },
        Fault::TooManyEntries { most: MOST_ENTRIES },
        Fault::PlayersLeft { before: 4, now: 3 },
        Fault::Places,
        Fault::NoSteps,
        Fault::UndoTooFar { count: 0 },
        Fault::UndoTooFar { count: 1 },
        Fault::UndoTooFar { count: 5 },
        Fault::RedoTooFar { count: 0 },
        Fault::RedoTooFar { count: 1 },
        Fault::RedoTooFar { count: 5 },
        Fault::TooManyDeals,
        Fault::TooManyToAdvise,
        Fault::NoRoom { card: rope() },
        Fault::AdviceForNobody,
        Fault::NotThree { count: 4 }.in_entry(2),
        Fault::ClashesWithSetup { number: 3, with_hand: false },
        Fault::ClashesWithSetup { number: 3, with_hand: true },
        Fault::EntriesClash { numbers: vec![2, 3, 5] },
        Fault::NewClashesWithSetup { with_hand: false },
        Fault::NewClashesWithSetup { with_hand: true },
        Fault::NewClashes { numbers: vec![2] },
        Fault::NewClashes { numbers: vec![2, 5] },
        Fault::AccusesAgain { player: SaidHolder::You, number: 5 },
        Fault::AccusesAgain { player: ben(), number: 5 },
        Fault::IsOut { player: SaidHolder::You, number: 2 },
        Fault::IsOut { player: ben(), number: 2 },
        Fault::IsOutIn { player: SaidHolder::You, number: 2, again: 5 },
        Fault::IsOutIn { player: ben(), number: 2, again: 5 },
    ]
);
