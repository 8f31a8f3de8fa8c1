//! What the assistant says, as values: who and what is in a sentence, and what proofs, titles and advice tell.
//! `languages/*/clue.ftl` has the sentences, for the terminal and the page.

use clue_rules::{CardId, Kind, Room, SaidCard, Suspect, Weapon};
use parlour_game::Seat;
use parlour_voice::{Language, Spoken, spoken};
use serde::Serialize;

/// A value with its English sentence beside it, for whoever writes bots and reads logs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Said<T> {
    /// What is said.
    #[serde(flatten)]
    pub says: T,
    /// The same in English.
    pub text: String,
}

impl<T: Spoken> From<T> for Said<T> {
    fn from(says: T) -> Self {
        let text = says.say(Language::ENGLISH);
        Self { says, text }
    }
}

/// Whoever or whatever holds cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum SaidHolder {
    /// The reader.
    You,
    /// Another player.
    Player {
        /// What they are called.
        name: String,
    },
    /// Whoever sits there: in play the page knows their name.
    Seat {
        /// The number of the seat.
        seat: Seat,
    },
    /// The three hidden cards.
    CaseFile,
    /// The cards lying face up.
    FaceUp,
    /// The cards lying face down in nobody's hand.
    SetAside,
}

/// What is said of a holder and cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Clause {
    /// The holder has all of these.
    Has {
        /// The holder.
        holder: SaidHolder,
        /// The cards.
        cards: Vec<SaidCard>,
    },
    /// The holder has none of these.
    HasNot {
        /// The holder.
        holder: SaidHolder,
        /// The cards.
        cards: Vec<SaidCard>,
    },
    /// The holder has so many of these, or more.
    HasSome {
        /// The holder.
        holder: SaidHolder,
        /// The cards.
        cards: Vec<SaidCard>,
        /// How many at least.
        least: Count,
    },
    /// The case file does not hold just these.
    NotTheThree {
        /// One card of each kind.
        cards: Vec<SaidCard>,
    },
    /// That cannot be.
    Impossible,
}

/// A number of cards, in words if it is small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code")]
pub enum Count {
    /// The only form.
    #[serde(rename = "count")]
    Of {
        /// The number.
        number: usize,
    },
}

/// A kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum SaidKind {
    /// A suspect.
    KindSuspect,
    /// A weapon.
    KindWeapon,
    /// A room.
    KindRoom,
}

impl From<Kind> for SaidKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Suspect => Self::KindSuspect,
            Kind::Weapon => Self::KindWeapon,
            Kind::Room => Self::KindRoom,
        }
    }
}

/// All the cards of a holder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code")]
pub enum Hand {
    /// The only form.
    #[serde(rename = "hand")]
    Of {
        /// The holder.
        holder: SaidHolder,
        /// How many they are.
        size: Count,
    },
}

/// What happened when: how a later sentence refers to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum At {
    /// By its number in the notebook.
    Entry {
        /// Counted from 1.
        number: usize,
    },
    /// In a game in play.
    Turn {
        /// Whose turn.
        whose: SaidHolder,
        /// In which round.
        round: u16,
    },
}

/// A failed accusation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Failed {
    /// One that was told.
    AccusationAt {
        /// When.
        at: At,
    },
    /// The one there was.
    TheAccusation,
}

/// What was shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum ShownCard {
    /// A card that was not seen.
    OneOfThem,
    /// This card.
    ThisCard {
        /// Which.
        card: SaidCard,
    },
}

/// One of the things that fill a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Part {
    /// This card.
    ThisCard {
        /// Which.
        card: SaidCard,
    },
    /// Some of what was shown then.
    SomeFrom {
        /// How many.
        some: Count,
        /// When.
        at: At,
    },
    /// Some of these.
    SomeOf {
        /// How many.
        some: Count,
        /// Of which.
        cards: Vec<SaidCard>,
    },
}

/// What is in all the places of a holder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Filled {
    /// In a hand.
    FilledHand {
        /// Which.
        hand: Hand,
        /// By what.
        parts: Vec<Part>,
    },
    /// In the place of a kind in the case file.
    FilledKind {
        /// Which kind.
        kind: SaidKind,
        /// By what.
        parts: Vec<Part>,
    },
}

/// How many of some cards a holder has room for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code")]
pub enum RoomFor {
    /// The only form.
    #[serde(rename = "room-for")]
    Of {
        /// The holder.
        holder: SaidHolder,
        /// The most.
        most: Count,
    },
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
        /// A suspect, a weapon, a room.
        cards: Vec<SaidCard>,
        /// Those which therefore are with the asker or in the case file, where that is worth saying.
        left: Vec<SaidCard>,
    },
    /// Some passed; who showed is of no account.
    Passed {
        /// Who suggested.
        by: SaidHolder,
        /// A suspect, a weapon, a room.
        cards: Vec<SaidCard>,
        /// Who passed.
        passers: Vec<SaidHolder>,
        /// Whether the reader is one of them.
        with_you: bool,
    },
    /// Somebody showed a card.
    Showed {
        /// Who suggested.
        by: SaidHolder,
        /// A suspect, a weapon, a room.
        cards: Vec<SaidCard>,
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
        /// A suspect, a weapon, a room.
        cards: Vec<SaidCard>,
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

/// A chance in whole per cents. Only what is certain has all or none of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Chance {
    /// So many.
    Percent {
        /// From 0 to 100.
        percent: u8,
    },
    /// Hardly.
    UnderOnePercent,
    /// Nearly certain.
    OverNinetyNine,
}

impl From<f64> for Chance {
    fn from(chance: f64) -> Self {
        match (chance * 100.0).round() {
            rounded if rounded < 1.0 && chance > 0.0 => Self::UnderOnePercent,
            rounded if rounded > 99.0 && chance < 1.0 => Self::OverNinetyNine,
            rounded => Self::Percent { percent: rounded as u8 },
        }
    }
}

/// The headline of an explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Title {
    /// Why is it so?
    WhyIsIt {
        /// What is so.
        claim: Clause,
    },
    /// Is it so? That is open.
    IsIt {
        /// What is asked.
        claim: Clause,
    },
}

/// Whether to accuse, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Verdict {
    /// Somebody has accused rightly.
    CaseSolved {
        /// What it was.
        cards: Vec<SaidCard>,
    },
    /// The solution is certain.
    AccuseCertain {
        /// What it must be.
        cards: Vec<SaidCard>,
    },
    /// No suggestion would tell more.
    AccuseLikeliest {
        /// The likeliest solution.
        cards: Vec<SaidCard>,
        /// How likely.
        chance: Chance,
    },
    /// In this room no suggestion tells more, in another one it does.
    AskElsewhere {
        /// The likeliest solution.
        cards: Vec<SaidCard>,
        /// How likely.
        chance: Chance,
        /// This room.
        room: SaidCard,
    },
    /// A suggestion can tell more.
    AskFirst {
        /// The likeliest solution.
        cards: Vec<SaidCard>,
        /// How likely.
        chance: Chance,
        /// Whether it is likelier than not, so that whoever fears to be too late should not wait.
        is_even: bool,
    },
}

/// What a suggestion is expected to bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Gain {
    /// Fewer solutions.
    Leaves {
        /// How many are left on average.
        after: f64,
        /// Of how many.
        solutions: usize,
        /// The likeliest answer.
        answer: LikelyAnswer,
        /// How likely that is.
        chance: Chance,
    },
    /// Fewer solutions, perhaps only one.
    LeavesOrSolves {
        /// How many are left on average.
        after: f64,
        /// Of how many.
        solutions: usize,
        /// How likely the case is solved then.
        solves: Chance,
        /// The likeliest answer.
        answer: LikelyAnswer,
        /// How likely that is.
        chance: Chance,
    },
}

/// How a suggestion may be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum LikelyAnswer {
    /// With a card.
    Shows {
        /// Who shows it.
        who: SaidHolder,
        /// Which.
        card: SaidCard,
    },
    /// By nobody.
    NoOneShows,
}

fn ann() -> SaidHolder {
    SaidHolder::Player { name: "Ann".into() }
}

fn ben() -> SaidHolder {
    SaidHolder::Player { name: "Ben".into() }
}

fn rope() -> SaidCard {
    CardId::Weapon(Weapon::Rope).into()
}

fn one() -> Vec<SaidCard> {
    vec![CardId::Weapon(Weapon::Candlestick).into()]
}

fn two() -> Vec<SaidCard> {
    vec![CardId::Weapon(Weapon::Knife).into(), rope()]
}

fn three() -> Vec<SaidCard> {
    vec![CardId::Suspect(Suspect::Plum).into(), rope(), CardId::Room(Room::Lounge).into()]
}

/// Every clause about these holders, of one card and of more.
fn clauses() -> Vec<Clause> {
    let holders = [
        SaidHolder::You,
        ann(),
        SaidHolder::Seat { seat: Seat::new(2) },
        SaidHolder::CaseFile,
        SaidHolder::FaceUp,
        SaidHolder::SetAside,
    ];
    let of = |holder: SaidHolder| {
        let has = |cards| Clause::Has { holder: holder.clone(), cards };
        let has_not = |cards| Clause::HasNot { holder: holder.clone(), cards };
        let some =
            |number| Clause::HasSome { holder: holder.clone(), cards: three(), least: Count::Of { number } };
        [has(one()), has(two()), has_not(one()), has_not(two()), some(1), some(2)]
    };
    let clauses = holders.into_iter().flat_map(of);
    clauses.chain([Clause::NotTheThree { cards: three() }, Clause::Impossible]).collect()
}

fn bens() -> Clause {
    Clause::Has { holder: ben(), cards: one() }
}

fn not_yours() -> Clause {
    Clause::HasNot { holder: SaidHolder::You, cards: one() }
}

fn some_of_bens() -> Clause {
    Clause::HasSome { holder: ben(), cards: three(), least: Count::Of { number: 1 } }
}

fn in_case_file() -> Clause {
    Clause::Has { holder: SaidHolder::CaseFile, cards: one() }
}

fn entry() -> At {
    At::Entry { number: 4 }
}

fn turns() -> [At; 2] {
    [ben(), SaidHolder::You].map(|whose| At::Turn { whose, round: 3 })
}

fn hands() -> Vec<Hand> {
    let hand = |(holder, number)| Hand::Of { holder, size: Count::Of { number } };
    let sizes = [
        (SaidHolder::You, 1),
        (SaidHolder::You, 4),
        (ann(), 1),
        (ann(), 3),
        (SaidHolder::CaseFile, 3),
        (SaidHolder::FaceUp, 1),
        (SaidHolder::FaceUp, 2),
        (SaidHolder::SetAside, 1),
        (SaidHolder::SetAside, 13),
    ];
    sizes.into_iter().map(hand).collect()
}

fn filled(hand: Hand) -> Filled {
    let parts = vec![
        Part::ThisCard { card: rope() },
        Part::SomeFrom { some: Count::Of { number: 1 }, at: entry() },
        Part::SomeOf { some: Count::Of { number: 2 }, cards: three() },
    ];
    Filled::FilledHand { hand, parts }
}

fn filled_kind() -> Filled {
    Filled::FilledKind { kind: SaidKind::KindWeapon, parts: vec![Part::ThisCard { card: rope() }] }
}

impl Spoken for Step {
    const SPACE: &'static str = "clue";

    fn examples() -> Vec<Self> {
        let no_one = |by: SaidHolder, left: Vec<SaidCard>| Step::NoOneShowed { by, cards: three(), left };
        let passed = |passers: Vec<SaidHolder>, with_you| Step::Passed {
            by: ben(),
            cards: three(),
            passers,
            with_you,
        };
        let showed = |passers: Vec<SaidHolder>, with_you, shower, shown| Step::Showed {
            by: SaidHolder::You,
            cards: three(),
            passers,
            with_you,
            shower,
            shown,
        };
        let accused = |by, right| Step::Accused { by, cards: three(), right };
        let mut examples = vec![
            no_one(ben(), vec![]),
            no_one(ben(), one()),
            no_one(SaidHolder::You, two()),
            no_one(ben(), three()),
            passed(vec![ann()], false),
            passed(vec![SaidHolder::You], true),
            passed(vec![ann(), ben()], false),
            passed(vec![ann(), SaidHolder::You], true),
            showed(vec![], false, ann(), ShownCard::OneOfThem),
            showed(vec![ann()], false, ben(), ShownCard::ThisCard { card: rope() }),
            showed(vec![ann(), SaidHolder::You], true, ben(), ShownCard::OneOfThem),
            showed(vec![], false, SaidHolder::You, ShownCard::OneOfThem),
            accused(SaidHolder::You, true),
            accused(SaidHolder::You, false),
            accused(ben(), true),
            accused(ben(), false),
            Step::Yours { cards: one() },
            Step::Full { filled: filled_kind(), others: two() },
            Step::NoOtherOfKind { kind: SaidKind::KindRoom, says: in_case_file() },
            Step::NoOneElse { cards: one(), says: bens() },
            Step::NoOneElse { cards: two(), says: Clause::Has { holder: SaidHolder::You, cards: two() } },
            Step::NowhereElse { cards: one(), says: in_case_file() },
            Step::NowhereElse {
                cards: two(),
                says: Clause::Has { holder: SaidHolder::CaseFile, cards: two() },
            },
            Step::LastOfSome { some: some_of_bens(), without: two(), says: bens() },
            Step::TwoPairs {
                holder: ben(),
                first: two(),
                second: two(),
                kinds: [SaidKind::KindSuspect, SaidKind::KindWeapon],
            },
            Step::TwoPairs {
                holder: SaidHolder::You,
                first: two(),
                second: two(),
                kinds: [SaidKind::KindWeapon, SaidKind::KindRoom],
            },
            Step::TwoPairs {
                holder: SaidHolder::SetAside,
                first: two(),
                second: two(),
                kinds: [SaidKind::KindWeapon, SaidKind::KindRoom],
            },
            Step::SharedWithCaseFile {
                cards: two(),
                holder: ben(),
                kind: SaidKind::KindWeapon,
                says: some_of_bens(),
            },
            Step::Shared {
                cards: three(),
                holders: vec![ben(), SaidHolder::You, SaidHolder::CaseFile],
                rooms: vec![
                    RoomFor::Of { holder: SaidHolder::You, most: Count::Of { number: 1 } },
                    RoomFor::Of { holder: ann(), most: Count::Of { number: 1 } },
                    RoomFor::Of { holder: SaidHolder::CaseFile, most: Count::Of { number: 1 } },
                ],
                says: some_of_bens(),
            },
            Step::Shared {
                cards: three(),
                holders: vec![ben(), SaidHolder::CaseFile],
                rooms: vec![
                    RoomFor::Of { holder: SaidHolder::CaseFile, most: Count::Of { number: 2 } },
                    RoomFor::Of { holder: SaidHolder::SetAside, most: Count::Of { number: 2 } },
                ],
                says: some_of_bens(),
            },
            Step::KindIs { kind: SaidKind::KindSuspect, cards: one() },
            Step::KindIsNot { kind: SaidKind::KindWeapon, cards: two(), others: one() },
            Step::TwoOfThree {
                cards: two(),
                accusation: Failed::AccusationAt { at: entry() },
                says: not_yours(),
            },
            Step::TwoOfThree { cards: two(), accusation: Failed::TheAccusation, says: not_yours() },
            Step::Elsewhere { has: bens(), says: not_yours() },
            Step::ElsewhereThere { has: in_case_file(), says: not_yours() },
            Step::NoDealFits,
            Step::EveryDealSays { says: not_yours() },
            Step::Both { one: bens(), other: in_case_file() },
            Step::NoKindLeft { kind: SaidKind::KindWeapon },
            Step::OneOfEachKind { some: some_of_bens() },
            Step::NoneOfThose { some: some_of_bens(), without: three() },
            Step::Nowhere { card: rope() },
            Step::AllThree { cards: three(), accusation: Failed::AccusationAt { at: entry() } },
            Step::StillOpen { there: "1200".into(), all: "4800".into(), other: "3600".into(), claim: bens() },
            Step::StillOpenWeighed {
                there: "1".into(),
                all: "200".into(),
                other: "199".into(),
                claim: in_case_file(),
                weighed: Chance::Percent { percent: 2 },
                counted: Chance::UnderOnePercent,
            },
        ];
        examples.extend(clauses().into_iter().map(|says| Step::Stated { says }));
        examples.extend(clauses().into_iter().map(|says| Step::Supposed { says }));
        examples.extend(clauses().into_iter().map(|says| Step::Refuted { says }));
        examples.extend(clauses().into_iter().map(|claim| Step::Learned { claim }));
        examples.extend(hands().into_iter().map(|hand| Step::OnlyLeft { hand, cards: three() }));
        examples.extend(hands().into_iter().map(|hand| Step::TooFewLeft { hand, cards: one() }));
        examples.extend(hands().into_iter().map(|hand| Step::NoneLeft { hand }));
        examples
            .extend(hands().into_iter().map(|hand| Step::NoRoomFor { filled: filled(hand), others: two() }));
        examples.extend(hands().into_iter().map(|hand| Step::TooManyFor { filled: filled(hand) }));
        let shown = |holder: SaidHolder, at| Step::WhatWasShown {
            without: Clause::HasNot { holder: holder.clone(), cards: two() },
            holder,
            at,
            cards: one(),
        };
        examples.extend([shown(ben(), entry()), shown(SaidHolder::You, entry())]);
        examples.extend(turns().map(|at| shown(ben(), at)));
        examples
    }
}

spoken!(
    Title,
    "clue",
    [
        Title::WhyIsIt { claim: bens() },
        Title::WhyIsIt { claim: not_yours() },
        Title::WhyIsIt { claim: in_case_file() },
        Title::WhyIsIt { claim: Clause::HasNot { holder: SaidHolder::CaseFile, cards: one() } },
        Title::IsIt { claim: bens() },
        Title::IsIt { claim: in_case_file() },
    ]
);

spoken!(
    Verdict,
    "clue",
    [
        Verdict::CaseSolved { cards: three() },
        Verdict::AccuseCertain { cards: three() },
        Verdict::AccuseLikeliest { cards: three(), chance: Chance::OverNinetyNine },
        Verdict::AskElsewhere {
            cards: three(),
            chance: Chance::Percent { percent: 25 },
            room: CardId::Room(Room::Hall).into()
        },
        Verdict::AskFirst { cards: three(), chance: Chance::Percent { percent: 25 }, is_even: false },
        Verdict::AskFirst { cards: three(), chance: Chance::Percent { percent: 50 }, is_even: true },
    ]
);

spoken!(
    Gain,
    "clue",
    [
        Gain::Leaves {
            after: 3.4,
            solutions: 12,
            answer: LikelyAnswer::Shows { who: ben(), card: rope() },
            chance: Chance::Percent { percent: 40 },
        },
        Gain::LeavesOrSolves {
            after: 1.0,
            solutions: 2,
            solves: Chance::Percent { percent: 50 },
            answer: LikelyAnswer::NoOneShows,
            chance: Chance::Percent { percent: 50 },
        },
    ]
);

spoken!(Chance, "clue", [Chance::Percent { percent: 0 }, Chance::UnderOnePercent, Chance::OverNinetyNine]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_certain_looks_certain() {
        for (chance, told) in
            [(0.0, "0%"), (0.0001, "<1%"), (0.455, "46%"), (0.994, "99%"), (0.999_999, ">99%"), (1.0, "100%")]
        {
            assert_eq!(Chance::from(chance).to_string(), told);
        }
    }
}
