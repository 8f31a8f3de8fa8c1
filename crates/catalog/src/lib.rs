//! The list of games, brains, advisors and tools, and the only place where their own types become JSON.
//!
//! The house deals with [`AnyGame`], [`AnyMatch`] and [`AnyTool`] and never learns what an action means. Whoever wants
//! a game's real types (arena, perft) comes in through [`visit`]. Adding a game or a tool is one entry in this file.

mod advice;
mod any;
mod draw;
mod entry;
mod misread;
mod record;
mod reveal;
mod tool;
#[cfg(feature = "ts")]
mod typescript;

pub use advice::{AdvisorEntry, Answer, Answering, answer, help};
pub use any::{AnyDenied, AnyGame, AnyMatch, AnyPast, AnyStep, BrokenLog, Chosen, EventFault, Thinking};
pub use draw::{BadDraw, DrawnFrom, GuestPart, HousePart, Part, is_hash};
pub use entry::{BrainInfo, Entry, GameInfo, Openings, QuickMatch, Recast, Recasts, Visitor};
pub use misread::{Misread, read_json};
pub use record::{BadRecord, Checked, Record};
pub use reveal::{AnyReveal, Eyes, Moment, Told};
pub use tool::{AnyTool, Declined, ToolEntry, Written};
#[cfg(feature = "ts")]
pub use typescript::{Declarations, declare};

use checkers_ai::Analysis;
use checkers_rules::{Ballot, BallotChoice, Checkers};
use clue_deduction::assistant::Assistant;
use clue_rules::{Clue, ClueLess, ClueLessSetup, ClueSetup, Suspect, Suspects};
use entry::{all_alike, no_recasts};
use parlour_game::{Advisor, ChanceRng, Count, Game, Seat, Seed};
use scotland_yard_rules::ScotlandYard;
use std::marker::PhantomData;

macro_rules! advisor {
    ($game:ty, $advisor:ty) => {
        Some(AdvisorEntry {
            answer: answer::<$game, $advisor>,
            helps: <$advisor as Advisor<$game>>::HELPS,
            help: help::<$game, $advisor>,
            #[cfg(feature = "ts")]
            types: typescript::of_advisor::<$game, $advisor>,
        })
    };
}

static CHECKERS: Entry<Checkers> = Entry {
    seats: [2, 2],
    brains: checkers_ai::BRAINS,
    default_brain: "medium",
    advisor: advisor!(Checkers, checkers_ai::Advisor),
    equal_seats: all_alike::<Checkers>,
    openings: Some(Openings { name: "ballots", in_order: ballots }),
    recasts: no_recasts,
    counts: &[],
    quick_match: QuickMatch { seats: [2, 2], setup: |_, _| checkers_rules::Setup::default() },
    perft: Some(|setup, depth| Checkers::new(setup).position().perft(depth)),
    #[cfg(feature = "ts")]
    types: typescript::of_game::<Checkers, checkers_rules::SetupFault>,
};

/// A match from every ballot. Brains that decide by position alone would play the same match over and over from the start
/// position.
fn ballots(seed: u64) -> Vec<checkers_rules::Setup> {
    let mut ballots: Vec<Ballot> = Ballot::all().collect();
    Seed::from_number(seed).rng_at(0).shuffle(&mut ballots);
    let setup = |ballot| {
        let usual = checkers_rules::Setup::default();
        usual.with_ballot(BallotChoice::Numbered(ballot)).expect("from the start position")
    };
    ballots.into_iter().map(setup).collect()
}

/// So many suspects by lot, in the order of play.
fn some_suspects<const FEWEST: usize>(count: u8, lot: &mut ChanceRng) -> Suspects<FEWEST> {
    let mut suspects = Suspect::ALL;
    lot.shuffle(&mut suspects);
    let mut suspects = suspects[..usize::from(count)].to_vec();
    suspects.sort();
    suspects.try_into().expect(PLAYABLE)
}

/// The suspects with one whom nobody plays in this seat, in the order of play, and where each seat is then.
fn other_suspects<const FEWEST: usize>(
    suspects: &Suspects<FEWEST>,
    seat: Seat,
) -> Vec<(Suspects<FEWEST>, Vec<Seat>)> {
    let free = Suspect::ALL.into_iter().filter(|suspect| !suspects.contains(suspect));
    let with = |suspect| {
        let mut chosen = suspects.to_vec();
        *chosen.get_mut(seat.index())? = suspect;
        let mut sorted = chosen.clone();
        sorted.sort();
        let place = |suspect: &Suspect| sorted.iter().position(|other| other == suspect);
        let places = chosen.iter().filter_map(place).map(|place| Seat::new(place as u8)).collect();
        Some((sorted.try_into().ok()?, places))
    };
    free.filter_map(with).collect()
}

const PLAYABLE: &str = "the usual rules for a number of seats that can play";

static CLUE: Entry<Clue> = Entry {
    seats: [2, 6],
    brains: clue_ai::CLUE_BRAINS,
    default_brain: "classic",
    advisor: advisor!(Clue, clue_ai::Advisor),
    equal_seats: all_alike::<Clue>,
    openings: None,
    recasts: |setup, seat| {
        let recast = |(suspects, places)| Recast { setup: ClueSetup { suspects, ..setup.clone() }, places };
        other_suspects(&setup.suspects, seat).into_iter().map(recast).collect()
    },
    counts: &[Count { name: "wrong accusations", of: clue_rules::wrong_accuser }],
    // Two can play, but there is more to find out among three.
    quick_match: QuickMatch {
        seats: [3, 6],
        setup: |seats, lot| ClueSetup { suspects: some_suspects(seats, lot), ..ClueSetup::default() },
    },
    perft: None,
    #[cfg(feature = "ts")]
    types: typescript::of_game::<Clue, clue_rules::SetupFault>,
};

static CLUE_LESS: Entry<ClueLess> = Entry {
    seats: [3, 6],
    brains: clue_ai::CLUE_LESS_BRAINS,
    default_brain: "classic",
    advisor: advisor!(ClueLess, clue_ai::Advisor),
    equal_seats: all_alike::<ClueLess>,
    openings: None,
    recasts: |setup, seat| {
        let recast =
            |(suspects, places)| Recast { setup: ClueLessSetup { suspects, ..setup.clone() }, places };
        other_suspects(&setup.suspects, seat).into_iter().map(recast).collect()
    },
    counts: &[Count { name: "wrong accusations", of: clue_rules::wrong_accuser }],
    quick_match: QuickMatch {
        seats: [3, 6],
        setup: |seats, lot| ClueLessSetup { suspects: some_suspects(seats, lot), ..ClueLessSetup::default() },
    },
    perft: None,
    #[cfg(feature = "ts")]
    types: typescript::of_game::<ClueLess, clue_rules::SetupFault>,
};

static SCOTLAND_YARD: Entry<ScotlandYard> = Entry {
    seats: [3, 6],
    brains: scotland_yard_ai::BRAINS,
    default_brain: "classic",
    advisor: advisor!(ScotlandYard, scotland_yard_ai::Aid),
    // One flees, the others hunt.
    equal_seats: |setup| {
        let (mister_x, detectives) =
            Seat::first(ScotlandYard::seats(setup)).partition(|seat| *seat == scotland_yard_rules::MISTER_X);
        vec![mister_x, detectives]
    },
    openings: None,
    recasts: no_recasts,
    counts: &[],
    quick_match: QuickMatch {
        seats: [3, 6],
        setup: |seats, _| {
            let usual = scotland_yard_rules::Setup::default();
            let options = scotland_yard_rules::Options { detectives: seats - 1, ..(*usual).clone() };
            scotland_yard_rules::Setup::new(options, None).expect(PLAYABLE)
        },
    },
    perft: None,
    #[cfg(feature = "ts")]
    types: typescript::of_game::<ScotlandYard, scotland_yard_rules::SetupFault>,
};

static CLUE_ASSISTANT: ToolEntry<Assistant> = ToolEntry {
    tool: PhantomData,
    folder: "clue/assistant",
    #[cfg(feature = "ts")]
    types: typescript::of_tool::<Assistant>,
};

static CHECKERS_ANALYSIS: ToolEntry<Analysis> = ToolEntry {
    tool: PhantomData,
    folder: "checkers/analysis",
    #[cfg(feature = "ts")]
    types: typescript::of_tool::<Analysis>,
};

macro_rules! shelf {
    ($($entry:ident),+) => {
        /// Every game of the house.
        pub fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
            [$(&$entry as &'static dyn AnyGame),+].into_iter()
        }

        /// Calls the visitor with the types of the game that has this id.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            $(if id == $entry.id() { return Some(visitor.visit(&$entry)); })+
            None
        }
    };
}

shelf![CHECKERS, SCOTLAND_YARD, CLUE, CLUE_LESS];

/// The game with this id.
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    games().find(|game| game.id() == id)
}

/// Every tool of the house.
pub fn tools() -> impl Iterator<Item = &'static dyn AnyTool> {
    [&CLUE_ASSISTANT as &'static dyn AnyTool, &CHECKERS_ANALYSIS].into_iter()
}

/// The tool with this id.
pub fn tool(id: &str) -> Option<&'static dyn AnyTool> {
    tools().find(|tool| tool.id() == id)
}
