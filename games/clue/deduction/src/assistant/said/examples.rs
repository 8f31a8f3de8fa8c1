//! Examples of everything that a proof says, for tests in every language.

use super::{
    At, Chance, Clause, Count, Failed, Filled, Hand, Part, RoomFor, SaidHolder, SaidKind, ShownCard, Step,
    Three,
};
use clue_rules::{CardId, Room, SaidCard, Suspect, Weapon};
use parlour_game::Seat;
use parlour_voice::Spoken;

pub(super) fn ann() -> SaidHolder {
    SaidHolder::Player { name: "Ann".into() }
}

pub(super) fn ben() -> SaidHolder {
    SaidHolder::Player { name: "Ben".into() }
}

pub(super) fn rope() -> SaidCard {
    CardId::Weapon(Weapon::Rope).into()
}

pub(super) fn one() -> Vec<SaidCard> {
    vec![CardId::Weapon(Weapon::Candlestick).into()]
}

pub(super) fn two() -> Vec<SaidCard> {
    vec![CardId::Weapon(Weapon::Knife).into(), rope()]
}

pub(super) fn three() -> Vec<SaidCard> {
    vec![CardId::Suspect(Suspect::Plum).into(), rope(), CardId::Room(Room::Lounge).into()]
}

pub(super) fn named() -> Three {
    Three {
        suspect: CardId::Suspect(Suspect::Plum).into(),
        weapon: rope(),
        room: CardId::Room(Room::Lounge).into(),
    }
}

/// Every clause about these holders, of one card and of more.
pub(super) fn clauses() -> Vec<Clause> {
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

pub(super) fn bens() -> Clause {
    Clause::Has { holder: ben(), cards: one() }
}

pub(super) fn not_yours() -> Clause {
    Clause::HasNot { holder: SaidHolder::You, cards: one() }
}

pub(super) fn some_of_bens() -> Clause {
    Clause::HasSome { holder: ben(), cards: three(), least: Count::Of { number: 1 } }
}

pub(super) fn in_case_file() -> Clause {
    Clause::Has { holder: SaidHolder::CaseFile, cards: one() }
}

pub(super) fn entry() -> At {
    At::Entry { number: 4 }
}

pub(super) fn turns() -> [At; 2] {
    [ben(), SaidHolder::You].map(|whose| At::Turn { whose, round: 3 })
}

pub(super) fn hands() -> Vec<Hand> {
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

pub(super) fn filled(hand: Hand) -> Filled {
    let parts = vec![
        Part::ThisCard { card: rope() },
        Part::SomeFrom { some: Count::Of { number: 1 }, at: entry() },
        Part::SomeOf { some: Count::Of { number: 2 }, cards: three() },
    ];
    Filled::FilledHand { hand, parts }
}

pub(super) fn filled_kind() -> Filled {
    Filled::FilledKind { kind: SaidKind::KindWeapon, parts: vec![Part::ThisCard { card: rope() }] }
}

impl Spoken for Step {
    const SPACE: &'static str = "clue";

    fn examples() -> Vec<Self> {
        let no_one = |by: SaidHolder, left: Vec<SaidCard>| Step::NoOneShowed { by, three: named(), left };
        let passed = |passers: Vec<SaidHolder>, with_you| Step::Passed {
            by: ben(),
            three: named(),
            passers,
            with_you,
        };
        let showed = |passers: Vec<SaidHolder>, with_you, shower, shown| Step::Showed {
            by: SaidHolder::You,
            three: named(),
            passers,
            with_you,
            shower,
            shown,
        };
        let accused = |by, right| Step::Accused { by, three: named(), right };
        let mut examples = vec![
            no_one(ben(), vec![]),
            no_one(ben(), one()),
            no_one(SaidHolder::You, two()),
            no_one(ben(), three()),
            passed(vec![ann()], false),
            passed(vec![SaidHolder::You], true),
            passed(vec![ann(), ben()], false),
            passed(vec![SaidHolder::You, ann()], true),
            showed(vec![], false, ann(), ShownCard::OneOfThem),
            showed(vec![ann()], false, ben(), ShownCard::ThisCard { card: rope() }),
            showed(vec![SaidHolder::You, ann()], true, ben(), ShownCard::OneOfThem),
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
