//! Games and matches without their types: one blanket implementation for all of them.

use crate::advice::{AdvisorEntry, Answering};
use crate::entry::{BrainInfo, Entry, GameInfo, Recast};
use crate::misread::{Misread, read, read_json};
use crate::reveal::AnyReveal;
use data_encoding::HEXLOWER;
use parlour_game::{
    Brain, Broken, Budget, ChanceRng, Denied, Event, Game, Help, Helps, Impossible, Known, Match, Notation,
    Past, Reveal, Seat, SeatSet, Seed, Step, Turn, Viewer, Wire,
};
use parlour_voice::{Quoted, Spoken, spoken};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use sha2::{Digest, Sha256};
use std::any::Any;
use std::ops::Range;

/// A game without its types.
pub trait AnyGame: Send + Sync {
    /// In addresses, rows and folders.
    fn id(&self) -> &'static str;
    /// Raised when an old log would replay differently.
    fn rules_version(&self) -> u16;
    /// What a page is told about it.
    fn info(&self) -> GameInfo;
    /// Whether a brain has this name.
    fn has_brain(&self, name: &str) -> bool;
    /// The set-up with every default filled in, and how many seats it has.
    ///
    /// # Errors
    /// What is wrong with it.
    fn check_setup(&self, setup: &Value) -> Result<(Value, u8), Misread>;
    /// This set-up with another character in a seat, if `wanted` is such a set-up and nobody plays that character.
    fn recast(&self, setup: &Value, seat: Seat, wanted: &Value) -> Option<Recast<Value>>;
    /// Whether anything is hidden from anybody who plays or watches.
    fn has_secrets(&self) -> bool;
    /// Whether a match with this set-up is for one person alone.
    fn is_alone(&self, setup: &Value) -> bool;
    /// Fewest and most who play a quick match.
    fn quick_seats(&self) -> [u8; 2];
    /// The set-up of a quick match for so many, what is left to chance decided by this lot.
    ///
    /// # Panics
    /// If so many do not play a quick match.
    fn quick_setup(&self, seats: u8, lot: &mut ChanceRng) -> Value;
    /// A new match.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    fn open(&self, setup: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, Misread>;
    /// The match that a stored log tells of.
    ///
    /// # Errors
    /// The first event that cannot have happened.
    fn replay(&self, setup: &Value, seed: Seed, log: &[String]) -> Result<Box<dyn AnyMatch>, BrokenLog> {
        self.verify(setup, seed, log, log.len())
    }
    /// The same, and what chance answered from event `since` on must be what the seed says.
    ///
    /// # Errors
    /// The first event that cannot have happened, or was not drawn from the seed.
    fn verify(
        &self,
        setup: &Value,
        seed: Seed,
        log: &[String],
        since: usize,
    ) -> Result<Box<dyn AnyMatch>, BrokenLog>;
}

/// A match without its types.
pub trait AnyMatch: Send + Sync {
    /// How many events have happened.
    fn seq(&self) -> usize;
    /// How many of them were actions, as opposed to chance.
    fn moves(&self) -> usize;
    /// How many events had happened with the last action of this seat.
    fn acted_until(&self, seat: Seat) -> usize;
    /// The seat it waits for, or how it ended.
    fn turn(&self) -> Turn;
    /// All events, as they are stored.
    fn log(&self) -> Vec<String>;
    /// The step that an action would lead to.
    ///
    /// # Errors
    /// Why it may not be done.
    fn propose(&self, seat: Seat, action: &Value) -> Result<Box<dyn AnyStep>, AnyDenied> {
        self.propose_json(seat, &action.to_string())
    }
    /// The same for an action as a page sends it.
    ///
    /// # Errors
    /// Why it may not be done.
    fn propose_json(&self, seat: Seat, action: &str) -> Result<Box<dyn AnyStep>, AnyDenied>;
    /// Makes a proposed step part of the match.
    ///
    /// # Panics
    /// If the step was proposed by another match or at another point.
    fn commit(&mut self, step: Box<dyn AnyStep>);
    /// What the viewer saw from event `since` on: a list.
    fn sights(&self, viewer: Viewer, since: usize) -> Box<RawValue>;
    /// The log so far, to be read on another thread.
    fn past(&self) -> Box<dyn AnyPast>;
    /// Appends all that the viewer may know.
    fn write_view(&self, viewer: Viewer, json: &mut Vec<u8>);
    /// Appends what the viewer is offered of what it may do: a list, empty for a spectator.
    fn write_actions(&self, viewer: Viewer, json: &mut Vec<u8>);
    /// All that the viewer may know.
    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        written(|json| self.write_view(viewer, json))
    }
    /// What the viewer is offered of what it may do: a list, empty for a spectator.
    fn actions(&self, viewer: Viewer) -> Box<RawValue> {
        written(|json| self.write_actions(viewer, json))
    }
    /// The seats that plan together with this one, itself among them; none if it plans with nobody.
    fn confidants(&self, seat: Seat) -> SeatSet;
    /// Whether what the seat decides now stays hidden from somebody, so that the time it takes must tell nothing.
    fn decides_secretly(&self, seat: Seat) -> bool;
    /// Whether what the seat decides now is a small part of what it has just begun.
    fn is_in_one_breath(&self, seat: Seat) -> bool;
    /// What is played for a seat that ran out of time.
    fn timeout_action(&self, seat: Seat) -> Option<Value>;
    /// A job for a thinking thread: the brain with this name chooses for the seat, from what the seat may know.
    /// `None` if there is no such brain or the seat has nothing to choose.
    fn think(&self, seat: Seat, brain: &str) -> Option<Thinking>;
    /// Which help in play the question is for, which a host may switch off.
    fn help(&self, question: &Value) -> Option<Help>;
    /// A job for a thread: the game's advisor answers the question for the viewer, from what the viewer may know.
    /// `None` if the game has no advisor.
    fn ask(&self, viewer: Viewer, question: Value) -> Option<Answering>;
    /// Hash of seed and set-up in hex; can be shown at any time.
    fn commitment(&self) -> String;
    /// The seed in hex, once the match is over.
    fn revealed_seed(&self) -> Option<String>;
    /// Everything about the match, once it is over.
    fn reveal(&self) -> Option<Box<dyn AnyReveal + '_>>;
}

/// What has happened in a match up to one moment, without its types. It keeps the log from being extended in place, so
/// it is not held for long.
pub trait AnyPast: Send {
    /// What the viewer saw of these events: a list.
    fn sights(&self, viewer: Viewer, events: Range<usize>) -> Box<RawValue>;
}

/// A proposed step without its types.
pub trait AnyStep: Send + Sync {
    /// The number of its first event.
    fn first(&self) -> usize;
    /// How many events it has.
    fn count(&self) -> usize;
    /// Its events, as they are stored.
    fn events(&self) -> Vec<String>;
    /// Whom the match waits for after it.
    fn turn(&self) -> Turn;
    /// Appends what the viewer sees of it: a list.
    fn write_sights(&self, viewer: Viewer, json: &mut Vec<u8>);
    /// For the match that made it.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

/// A brain with its input, to be run on a thinking thread with a budget.
pub type Thinking = Box<dyn FnOnce(Budget) -> Chosen + Send>;

/// The choice of a brain.
pub struct Chosen {
    /// The action.
    pub action: Value,
    /// The reason, if the brain gave one.
    pub thought: Option<Quoted>,
}

/// A log that cannot be replayed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum BrokenLog {
    /// Its set-up cannot be read.
    BrokenSetup {
        /// Why.
        fault: Misread,
    },
    /// An event cannot have happened.
    BrokenEvent {
        /// The number of the first one.
        event: usize,
        /// Why.
        fault: EventFault,
    },
}

/// Why an event cannot have happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum EventFault {
    /// It is none of this game.
    EventUnreadable {
        /// Why.
        fault: Misread,
    },
    /// A rule forbids it.
    EventForbidden {
        /// In the words of the game.
        #[cfg_attr(feature = "ts", ts(type = "{ space: string, code: string }"))]
        said: Quoted,
    },
    /// The match was over.
    EventAfterEnd,
    /// The seed draws something else.
    EventNotDrawn,
    /// The log stops before chance has answered.
    EventMissing,
}

/// Why an action was not accepted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum AnyDenied {
    /// It is not an action of this game at all.
    BadAction {
        /// Why.
        fault: Misread,
    },
    /// There is no such seat.
    NoSuchSeat {
        /// Its number.
        seat: Seat,
    },
    /// A rule forbids it.
    Rule {
        /// In the words of the game.
        said: Quoted,
    },
}

spoken!(
    BrokenLog,
    "house",
    [
        BrokenLog::BrokenSetup { fault: Misread::example() },
        BrokenLog::BrokenEvent { event: 3, fault: EventFault::EventUnreadable { fault: Misread::example() } },
        BrokenLog::BrokenEvent { event: 3, fault: EventFault::EventForbidden { said: Quoted::example() } },
        BrokenLog::BrokenEvent { event: 3, fault: EventFault::EventAfterEnd },
        BrokenLog::BrokenEvent { event: 3, fault: EventFault::EventNotDrawn },
        BrokenLog::BrokenEvent { event: 3, fault: EventFault::EventMissing },
    ]
);

spoken!(
    AnyDenied,
    "house",
    [
        AnyDenied::BadAction { fault: Misread::example() },
        AnyDenied::NoSuchSeat { seat: Seat::new(7) },
        AnyDenied::Rule { said: Quoted::example() },
    ]
);

impl<G: Game<Refusal: Spoken> + Notation> AnyGame for Entry<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u16 {
        G::RULES_VERSION
    }

    fn info(&self) -> GameInfo {
        GameInfo {
            id: G::ID.into(),
            seats: self.seats,
            brains: self
                .brains
                .iter()
                .map(|brain| BrainInfo { name: brain.name.into(), about: brain.about.into() })
                .collect(),
            default_brain: self.default_brain.into(),
            has_advisor: self.advisor.is_some(),
            helps: self
                .advisor
                .map_or_else(Helps::default, |advisor| advisor.helps.iter().copied().collect()),
            setup: value(&G::Setup::default()),
        }
    }

    fn has_brain(&self, name: &str) -> bool {
        self.brain(name).is_some()
    }

    fn check_setup(&self, setup: &Value) -> Result<(Value, u8), Misread> {
        let setup: G::Setup = read(setup)?;
        Ok((value(&setup), G::seats(&setup)))
    }

    fn recast(&self, setup: &Value, seat: Seat, wanted: &Value) -> Option<Recast<Value>> {
        let (setup, wanted) = (read::<G::Setup>(setup).ok()?, value(&read::<G::Setup>(wanted).ok()?));
        let recasts = (self.recasts)(&setup, seat).into_iter();
        let mut recasts = recasts.map(|Recast { setup, places }| Recast { setup: value(&setup), places });
        recasts.find(|recast| recast.setup == wanted)
    }

    fn has_secrets(&self) -> bool {
        G::HAS_SECRETS
    }

    fn is_alone(&self, setup: &Value) -> bool {
        read(setup).is_ok_and(|setup| G::is_alone(&setup))
    }

    fn quick_seats(&self) -> [u8; 2] {
        self.quick_match.seats
    }

    fn quick_setup(&self, seats: u8, lot: &mut ChanceRng) -> Value {
        let [least, most] = self.quick_match.seats;
        assert!((least..=most).contains(&seats), "{least} to {most} play, not {seats}");
        value(&(self.quick_match.setup)(seats, lot))
    }

    fn open(&self, setup: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, Misread> {
        let play = Match::<G>::new(read(setup)?, seed);
        Ok(Box::new(Playing { play, brains: self.brains, advisor: self.advisor }))
    }

    fn verify(
        &self,
        setup: &Value,
        seed: Seed,
        log: &[String],
        since: usize,
    ) -> Result<Box<dyn AnyMatch>, BrokenLog> {
        let setup = read(setup).map_err(|fault| BrokenLog::BrokenSetup { fault })?;
        let events = log
            .iter()
            .enumerate()
            .map(|(seq, text)| {
                read_json::<Event<G>>(text.as_bytes()).map_err(|fault| BrokenLog::BrokenEvent {
                    event: seq,
                    fault: EventFault::EventUnreadable { fault },
                })
            })
            .collect::<Result<Vec<_>, _>>()?;
        let play = Match::verify(setup, seed, events, since)
            .map_err(|Broken { seq, why }| BrokenLog::BrokenEvent { event: seq, fault: fault::<G>(&why) })?;
        Ok(Box::new(Playing { play, brains: self.brains, advisor: self.advisor }))
    }
}

/// A match with the brains and the advisor of its game.
struct Playing<G: Game> {
    play: Match<G>,
    brains: &'static [Brain<G>],
    advisor: Option<AdvisorEntry<G>>,
}

impl<G: Game<Refusal: Spoken> + Notation> AnyMatch for Playing<G> {
    fn seq(&self) -> usize {
        self.play.seq()
    }

    fn moves(&self) -> usize {
        self.play.log().iter().filter(|event| matches!(event, Event::Acted { .. })).count()
    }

    fn acted_until(&self, seat: Seat) -> usize {
        let is_theirs =
            |event: &Event<G>| matches!(event, Event::Acted { seat: acting, .. } if *acting == seat);
        self.play.log().iter().rposition(is_theirs).map_or(0, |at| at + 1)
    }

    fn turn(&self) -> Turn {
        self.play.turn()
    }

    fn log(&self) -> Vec<String> {
        self.play.log().iter().map(text).collect()
    }

    fn propose_json(&self, seat: Seat, action: &str) -> Result<Box<dyn AnyStep>, AnyDenied> {
        let action: G::Action =
            read_json(action.as_bytes()).map_err(|fault| AnyDenied::BadAction { fault })?;
        match self.play.propose(seat, action) {
            Ok(step) => Ok(Box::new(Proposed(step))),
            Err(Denied::NoSuchSeat(seat)) => Err(AnyDenied::NoSuchSeat { seat }),
            Err(Denied::Refused(refusal)) => Err(AnyDenied::Rule { said: Quoted::of(&refusal) }),
        }
    }

    fn commit(&mut self, step: Box<dyn AnyStep>) {
        let step =
            step.into_any().downcast::<Proposed<G>>().expect("a step goes back to the match that made it");
        self.play.commit(step.0);
    }

    fn sights(&self, viewer: Viewer, since: usize) -> Box<RawValue> {
        raw(&self.play.sights(viewer, since))
    }

    fn past(&self) -> Box<dyn AnyPast> {
        Box::new(self.play.past())
    }

    fn write_view(&self, viewer: Viewer, json: &mut Vec<u8>) {
        write(&self.play.view(viewer), json);
    }

    fn write_actions(&self, viewer: Viewer, json: &mut Vec<u8>) {
        write(&viewer.seat().map_or_else(Vec::new, |seat| self.play.offers(seat)), json);
    }

    fn confidants(&self, seat: Seat) -> SeatSet {
        G::confidants(self.play.setup(), seat)
    }

    fn decides_secretly(&self, seat: Seat) -> bool {
        self.play.decides_secretly(seat)
    }

    fn is_in_one_breath(&self, seat: Seat) -> bool {
        self.play.is_in_one_breath(seat)
    }

    fn timeout_action(&self, seat: Seat) -> Option<Value> {
        self.play.timeout_action(seat).as_ref().map(value)
    }

    fn think(&self, seat: Seat, brain: &str) -> Option<Thinking> {
        let brain = self.brains.iter().find(|listed| listed.name == brain)?;
        let actions = self.play.actions(seat);
        if actions.is_empty() {
            return None;
        }
        let known = self.known(Viewer::Seat(seat), actions);
        let dice = self.brain_dice(seat);
        Some(Box::new(move |budget| {
            let (action, thought) = (brain.choose)(&known(), dice, budget);
            // Put together within the brain's own time, so that it does not show in when the choice is played.
            Chosen { action: value(&action), thought: thought.quoted() }
        }))
    }

    fn help(&self, question: &Value) -> Option<Help> {
        (self.advisor?.help)(question)
    }

    fn ask(&self, viewer: Viewer, question: Value) -> Option<Answering> {
        let answer = self.advisor?.answer;
        let actions = viewer.seat().map_or_else(Vec::new, |seat| self.play.actions(seat));
        let known = self.known(viewer, actions);
        Some(Box::new(move |budget| answer(&known(), &question, budget)))
    }

    fn commitment(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(self.play.seed().bytes());
        // The set-up as pages are shown it: keys in alphabetical order, no spaces.
        hash.update(value(self.play.setup()).to_string());
        HEXLOWER.encode(&hash.finalize())
    }

    fn revealed_seed(&self) -> Option<String> {
        Reveal::of(&self.play).map(|reveal| HEXLOWER.encode(reveal.seed().bytes()))
    }

    fn reveal(&self) -> Option<Box<dyn AnyReveal + '_>> {
        Some(Box::new(Reveal::of(&self.play)?))
    }
}

impl<G: Game> Playing<G> {
    /// What the viewer may know at this moment. What it saw is worked out where it is needed: the match may be long.
    fn known(&self, viewer: Viewer, actions: Vec<G::Action>) -> impl FnOnce() -> Known<G> + Send + use<G> {
        let (past, view) = (self.play.past(), self.play.view(viewer));
        move || past.known(viewer, view, actions)
    }

    /// A brain's dice for this decision: the same after a restart, and no way back to the match's seed.
    fn brain_dice(&self, seat: Seat) -> ChanceRng {
        let mut hash = Sha256::new();
        hash.update(b"brain");
        hash.update(self.play.seed().bytes());
        hash.update([seat.index() as u8]);
        hash.update((self.play.seq() as u64).to_le_bytes());
        Seed::new(hash.finalize().into()).rng_at(seat.index())
    }
}

impl<G: Game> AnyPast for Past<G> {
    fn sights(&self, viewer: Viewer, events: Range<usize>) -> Box<RawValue> {
        raw(&Past::sights(self, viewer, events))
    }
}

struct Proposed<G: Game>(Step<G>);

impl<G: Game> AnyStep for Proposed<G> {
    fn first(&self) -> usize {
        self.0.first()
    }

    fn count(&self) -> usize {
        self.0.events().len()
    }

    fn events(&self) -> Vec<String> {
        self.0.events().iter().map(text).collect()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn write_sights(&self, viewer: Viewer, json: &mut Vec<u8>) {
        write(&self.0.sights(viewer), json);
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

fn fault<G: Game<Refusal: Spoken>>(why: &Impossible<G::Refusal>) -> EventFault {
    match why {
        Impossible::Over => EventFault::EventAfterEnd,
        Impossible::Refused(refusal) => EventFault::EventForbidden { said: Quoted::of(refusal) },
        Impossible::NotDrawn => EventFault::EventNotDrawn,
        Impossible::Missing => EventFault::EventMissing,
    }
}

pub(crate) const PLAIN: &str = "wire types are plain data: maps with text keys, numbers, texts";

fn value<T: serde::Serialize>(data: &T) -> Value {
    serde_json::to_value(data).expect(PLAIN)
}

pub(crate) fn text<T: serde::Serialize>(data: &T) -> String {
    serde_json::to_string(data).expect(PLAIN)
}

fn write<T: Wire>(data: &T, json: &mut Vec<u8>) {
    serde_json::to_writer(json, data).expect(PLAIN);
}

fn written(write: impl FnOnce(&mut Vec<u8>)) -> Box<RawValue> {
    let mut json = Vec::new();
    write(&mut json);
    let json = String::from_utf8(json).expect("JSON is UTF-8");
    RawValue::from_string(json).expect("what was written as JSON is JSON")
}

pub(crate) fn raw<T: serde::Serialize>(data: &T) -> Box<RawValue> {
    to_raw_value(data).expect(PLAIN)
}
