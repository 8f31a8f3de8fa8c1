//! A finished match as a file: who played, what was drawn and done, and what was promised before. Anyone can check it
//! without the house it comes from. What is in it is told in `docs/replay.md`.

use crate::any::{AnyGame, AnyMatch, BrokenLog, EventFault};
use crate::draw::{BadDraw, DrawnFrom, read_hex};
use crate::misread::{Misread, read_json};
use parlour_game::{Outcome, Seat, Seed, Turn};
use parlour_voice::spoken;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// A finished match, as it stands in a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// [`Record::FORMAT`]
    pub format: String,
    /// [`Record::VERSION`] at most
    pub version: u32,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u16,
    /// How it was set up.
    pub setup: Value,
    /// What those who played are called, by seat.
    pub names: Vec<String>,
    /// Hash of seed and set-up in hex, published when the match began.
    pub commitment: String,
    /// The seed in hex, published when it was over.
    pub seed: String,
    /// What the seed was drawn from; `None` if the house drew it alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn_from: Option<DrawnFrom>,
    /// So many events had come from a file that did not tell its seed: what chance answered in them was drawn elsewhere.
    pub brought: usize,
    /// How it ended.
    pub outcome: Outcome,
    /// All that happened, as it is stored.
    pub events: Vec<Box<RawValue>>,
}

/// A record that was checked.
pub struct Checked {
    /// The match, replayed to its end.
    pub play: Box<dyn AnyMatch>,
    /// How many chance events were recomputed from the seed.
    pub drawn: usize,
}

/// A fault of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum BadRecord {
    /// It is no JSON, or not that of a record.
    RecordUnreadable {
        /// Why.
        fault: Misread,
    },
    /// Its format is another one.
    NoRecord,
    /// It was written by a newer version.
    NewerRecord {
        /// Its own.
        version: u32,
        /// The newest this house can read.
        newest: u32,
    },
    /// No game of the house.
    UnknownGame {
        /// Its id.
        game: String,
    },
    /// The rules have changed.
    OtherRules {
        /// By which it was played.
        version: u16,
        /// This house's.
        ours: u16,
    },
    /// The set-up cannot be played.
    BrokenSetup {
        /// Why.
        fault: Misread,
    },
    /// Another number of names than of seats.
    OtherNames {
        /// How many names it has.
        names: usize,
        /// How many seats the game has.
        seats: u8,
    },
    /// The seed cannot be read.
    BadSeed,
    /// The seed or the set-up is not what was promised.
    OtherCommitment {
        /// What they give.
        found: String,
        /// What was published.
        published: String,
    },
    /// The seed was not drawn from what it says.
    BadDraw {
        /// Why.
        fault: BadDraw,
    },
    /// An event cannot have happened, or was not drawn from the seed.
    BrokenEvent {
        /// Its number.
        event: usize,
        /// The reason.
        fault: EventFault,
    },
    /// The match is not over after its last event.
    Unfinished {
        /// How many it has.
        events: usize,
    },
    /// The result is not that of its events.
    OtherOutcome,
}

spoken!(
    BadRecord,
    "house",
    [
        BadRecord::RecordUnreadable { fault: Misread::JsonEnds { line: 3 } },
        BadRecord::NoRecord,
        BadRecord::NewerRecord { version: 3, newest: 2 },
        BadRecord::UnknownGame { game: "chess".into() },
        BadRecord::OtherRules { version: 1, ours: 2 },
        BadRecord::OtherNames { names: 1, seats: 4 },
        BadRecord::OtherNames { names: 3, seats: 4 },
        BadRecord::BadSeed,
        BadRecord::OtherCommitment { found: "5f0c1e".into(), published: "22a7d3".into() },
        BadRecord::BadDraw { fault: BadDraw::DrawHouse },
        BadRecord::BadDraw { fault: BadDraw::DrawGuest { seat: Seat::new(2) } },
        BadRecord::BadDraw { fault: BadDraw::DrawOrder },
        BadRecord::BadDraw { fault: BadDraw::DrawNoGuest },
        BadRecord::BadDraw { fault: BadDraw::DrawSeed },
        BadRecord::Unfinished { events: 31 },
        BadRecord::OtherOutcome,
    ]
);

impl From<BadDraw> for BadRecord {
    fn from(fault: BadDraw) -> Self {
        Self::BadDraw { fault }
    }
}

impl From<BrokenLog> for BadRecord {
    fn from(broken: BrokenLog) -> Self {
        match broken {
            BrokenLog::BrokenSetup { fault } => Self::BrokenSetup { fault },
            BrokenLog::BrokenEvent { event, fault } => Self::BrokenEvent { event, fault },
        }
    }
}

impl BadRecord {
    /// The number of the first event that does not agree, if it is one.
    pub fn event(&self) -> Option<usize> {
        match self {
            BadRecord::BrokenEvent { event, .. } => Some(*event),
            _ => None,
        }
    }
}

/// The part of a record that is read first.
#[derive(Deserialize)]
struct Preface {
    format: Option<String>,
    version: Option<u32>,
}

impl Record {
    /// What every record begins with.
    pub const FORMAT: &'static str = "parlour-record";
    /// The newest version this house can read. A record is of version 1 unless it tells what its seed was drawn from.
    pub const VERSION: u32 = 2;

    /// The record of a match; `None` while it is not over.
    pub fn of(game: &dyn AnyGame, play: &dyn AnyMatch, setup: Value, names: Vec<String>) -> Option<Self> {
        let reveal = play.reveal()?;
        let event = |text| RawValue::from_string(text).expect("an event is kept as JSON");
        Some(Self {
            format: Self::FORMAT.into(),
            version: 1,
            game: game.id().into(),
            rules_version: game.rules_version(),
            setup,
            names,
            commitment: play.commitment(),
            seed: play.revealed_seed()?,
            drawn_from: None,
            brought: 0,
            outcome: reveal.outcome(),
            events: reveal.log().into_iter().map(event).collect(),
        })
    }

    /// The same with what the seed was drawn from.
    pub fn with_drawn_from(self, drawn_from: Option<DrawnFrom>) -> Self {
        let version = if drawn_from.is_some() { 2 } else { 1 };
        Self { version, drawn_from, ..self }
    }

    /// As it stands in a file: an event a line, so that a line is named when something is wrong with it.
    pub fn write(&self) -> String {
        let Self { events, .. } = self;
        let rest = Self { events: Vec::new(), ..self.clone() };
        let rest = serde_json::to_string_pretty(&rest).expect("a record is plain data");
        let events: Vec<String> = events.iter().map(|event| format!("\n    {event}")).collect();
        rest.replace("\"events\": []", &format!("\"events\": [{}\n  ]", events.join(","))) + "\n"
    }

    /// # Errors
    /// What is wrong with the file. Whether the match can have gone like that is for [`Record::check`].
    pub fn read(bytes: &[u8]) -> Result<Self, BadRecord> {
        let unreadable = |fault| BadRecord::RecordUnreadable { fault };
        let preface: Preface = read_json(bytes).map_err(unreadable)?;
        if preface.format.as_deref() != Some(Self::FORMAT) {
            return Err(BadRecord::NoRecord);
        }
        if let Some(version) = preface.version.filter(|version| *version > Self::VERSION) {
            return Err(BadRecord::NewerRecord { version, newest: Self::VERSION });
        }
        read_json(bytes).map_err(unreadable)
    }

    /// Plays the match again by the rules, whatever it was drawn from.
    ///
    /// # Errors
    /// The first thing that cannot be.
    pub fn replay(&self) -> Result<Box<dyn AnyMatch>, BadRecord> {
        let (game, seed) = self.ground()?;
        self.play_again(game, seed, self.events.len())
    }

    /// Recomputes everything: the seed from what it was drawn from, the hash from seed and set-up, every event by the rules, every deal and die from the seed.
    ///
    /// # Errors
    /// The first thing that does not agree.
    pub fn check(&self) -> Result<Checked, BadRecord> {
        let (game, seed) = self.ground()?;
        if let Some(drawn_from) = &self.drawn_from {
            drawn_from.check(self.names.len() as u8, &seed)?;
        }
        let opened =
            game.open(&self.setup, seed.clone()).map_err(|fault| BadRecord::BrokenSetup { fault })?;
        let commitment = opened.commitment();
        if commitment != self.commitment {
            let published = self.commitment.clone();
            return Err(BadRecord::OtherCommitment { found: commitment, published });
        }
        let play = self.play_again(game, seed, self.brought)?;
        let told = play.reveal().map_or_else(Vec::new, |reveal| reveal.told());
        let drawn = told.iter().skip(self.brought).filter(|told| told.seat.is_none()).count();
        Ok(Checked { play, drawn })
    }

    /// Checks game and seed, which are needed before anything can be played.
    fn ground(&self) -> Result<(&'static dyn AnyGame, Seed), BadRecord> {
        let game =
            crate::game(&self.game).ok_or_else(|| BadRecord::UnknownGame { game: self.game.clone() })?;
        if self.rules_version != game.rules_version() {
            return Err(BadRecord::OtherRules { version: self.rules_version, ours: game.rules_version() });
        }
        let (_, seats) = game.check_setup(&self.setup).map_err(|fault| BadRecord::BrokenSetup { fault })?;
        if self.names.len() != usize::from(seats) {
            return Err(BadRecord::OtherNames { names: self.names.len(), seats });
        }
        Ok((game, read_hex(&self.seed).map(Seed::new).ok_or(BadRecord::BadSeed)?))
    }

    fn play_again(
        &self,
        game: &dyn AnyGame,
        seed: Seed,
        drawn_since: usize,
    ) -> Result<Box<dyn AnyMatch>, BadRecord> {
        let log: Vec<String> = self.events.iter().map(|event| event.get().to_owned()).collect();
        let play = game.verify(&self.setup, seed, &log, drawn_since)?;
        match play.turn() {
            Turn::Over(outcome) if outcome == self.outcome => Ok(play),
            Turn::Over(_) => Err(BadRecord::OtherOutcome),
            Turn::Seat(_) | Turn::Chance => Err(BadRecord::Unfinished { events: log.len() }),
        }
    }

    /// What the seat's player is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}
