//! Wire types: the case file, actions, questions and answers.
//!
//! In texts a holder is a player's name, `envelope`, `open` (cards lying face up) or `aside` (cards left over face
//! down). Entries are numbered from 1.

pub use super::fault::{Fault, Thing};
pub use super::said::{Chance, Gain, Said, SaidHolder, Step, Title, Verdict};
use crate::Weighting;
pub use clue_rules::Kind as CardKind;
use parlour_voice::{Language, Spoken};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A game at a table, as it is written in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Case {
    /// Which cards it is played with.
    #[serde(default)]
    pub edition: EditionChoice,
    /// In clockwise order.
    pub players: Vec<Person>,
    /// Which of them the notebook belongs to; nobody if it is a spectator's.
    #[serde(default)]
    pub me: Option<String>,
    /// My cards.
    #[serde(default)]
    pub hand: Vec<String>,
    /// Cards lying face up for all to see.
    #[serde(default)]
    pub open: Vec<String>,
    /// How many cards lie face down beside the envelope, in nobody's hand.
    #[serde(default)]
    pub aside: usize,
    /// What happened, in order.
    #[serde(default)]
    pub entries: Vec<Entry>,
}

/// One of the built-in editions by its id, or one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "an edition is the id of a built-in one, or an object with name, suspects, weapons and rooms"
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EditionChoice {
    /// `classic`, `cluedo`, `cluedo-german` or `master-detective`.
    BuiltIn(String),
    /// Written by hand.
    Own(OwnEdition),
}

impl Default for EditionChoice {
    fn default() -> Self {
        Self::BuiltIn("classic".into())
    }
}

/// An edition written by hand: three kinds, at most thirty cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnEdition {
    /// What it is called.
    pub name: String,
    /// The suspects.
    pub suspects: Vec<String>,
    /// The weapons.
    pub weapons: Vec<String>,
    /// The rooms.
    pub rooms: Vec<String>,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Person {
    /// What they are called.
    pub name: String,
    /// How many cards they hold.
    pub cards: usize,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Entry {
    /// Somebody asked for three cards.
    Suggestion {
        /// Who asked.
        by: String,
        /// A suspect, a weapon, a room.
        cards: Vec<String>,
        /// Who showed a card. Whoever sits between passed; if nobody showed, all others passed.
        #[serde(default)]
        shown_by: Option<String>,
        /// What was shown, if it was seen.
        #[serde(default)]
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<String>,
    },
    /// It became known that somebody has or has not a card.
    Spoiler {
        /// Who; may also be the envelope.
        player: String,
        /// The card.
        card: String,
        /// Whether they have it.
        has: bool,
    },
    /// Somebody accused.
    Accusation {
        /// The player who did it.
        by: String,
        /// A suspect, a weapon, a room.
        cards: Vec<String>,
        /// Whether it was right.
        correct: bool,
    },
}

/// What can be done to a notebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Writes down what happened.
    Add {
        /// The entry.
        entry: Entry,
    },
    /// Puts something else in the place of an entry.
    Edit {
        /// The number of the entry.
        at: usize,
        /// What happened instead.
        entry: Entry,
    },
    /// Strikes out an entry.
    Delete {
        /// The number of the entry.
        at: usize,
    },
    /// Corrects the set-up. Entries stay with whom they tell of, whatever they are called and wherever they sit now.
    SetUp {
        /// In clockwise order.
        players: Vec<Person>,
        /// Where each of them sat before, counted from 0; nowhere if they were forgotten. If it is not said, all sit
        /// where they sat.
        #[serde(default)]
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        was: Option<Vec<Option<usize>>>,
        /// Which of them I am.
        me: Option<String>,
        /// My cards.
        hand: Vec<String>,
        /// Cards lying face up.
        open: Vec<String>,
        /// How many cards lie face down in nobody's hand.
        aside: usize,
    },
    /// Takes back the latest changes.
    Undo {
        /// The number of steps.
        steps: usize,
    },
    /// Makes them again.
    Redo {
        /// The number of steps.
        steps: usize,
    },
}

/// A notebook as its reader sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Page {
    /// All that was entered, as the case file says it.
    pub case: Case,
    /// What the edition is called.
    pub edition: String,
    /// The entries as they are told, the first one first.
    pub entries: Vec<Told>,
    /// How many changes can be taken back.
    pub can_undo: usize,
    /// How many can be made again.
    pub can_redo: usize,
    /// What follows, with the usual weighting.
    pub sheet: Sheet,
}

/// Where the cards are.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// How deals were weighed.
    pub weighting: Weighting,
    /// How many deals agree with every entry.
    pub worlds: String,
    /// The columns: players in order, then `open` and `aside` if there are any, last `envelope`.
    pub holders: Vec<String>,
    /// The rows: suspects, weapons, rooms.
    pub cards: Vec<Row>,
    /// How many cases are left: what can be in the envelope.
    pub cases: usize,
    /// The likeliest of them.
    pub accusation: Accusation,
}

/// A card and where it may be.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Row {
    /// What it is called.
    pub card: String,
    /// What it names.
    pub kind: CardKind,
    /// One per holder.
    pub marks: Vec<Mark>,
}

/// What is known of a card and a holder.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "mark", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Mark {
    /// Certainly there.
    Has,
    /// Certainly not there.
    HasNot,
    /// Perhaps.
    May {
        /// How likely, from 0 to 1.
        chance: f64,
    },
}

/// A possible accusation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Accusation {
    /// A suspect, a weapon, a room.
    pub cards: Vec<String>,
    /// How likely it is right, from 0 to 1.
    pub chance: f64,
    /// Whether it must be right.
    pub is_certain: bool,
}

/// What can be asked about a notebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Question {
    /// Where the cards are, weighed like this.
    Sheet {
        /// How deals are weighted.
        weighting: Weighting,
    },
    /// Why a card is there or not there.
    Why {
        /// Which card.
        card: String,
        /// Where the card is.
        holder: String,
    },
    /// What I should ask, and whether to accuse.
    Advice {
        /// The room I am in or can reach; any room if none is named.
        #[serde(default)]
        room: Option<String>,
    },
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Answer {
    /// Where the cards are.
    Sheet(Sheet),
    /// The proof.
    Why(Why),
    /// What to ask.
    Advice(Advice),
}

/// Why a card is there or not there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Why {
    /// Which card.
    pub card: String,
    /// Where the card is.
    pub holder: String,
    /// What is known.
    pub mark: Mark,
    /// The question as a headline.
    pub title: Said<Title>,
    /// The entries it follows from; none of them can be left out. Empty if it follows from the set-up or is open.
    pub entries: Vec<usize>,
    /// How it follows, told step by step. For an open question one step that says how many deals are on each side.
    pub steps: Vec<Told>,
}

/// A step of an explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Told {
    /// The entry it rests on, if it tells one.
    pub entry: Option<usize>,
    /// How deep inside suppositions it stands: 0 = plain fact, 1 = under "suppose that ...".
    pub depth: usize,
    /// What it says, and the same in English.
    #[serde(flatten)]
    pub said: Said<Step>,
}

/// What to ask, and whether to accuse.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// How many cases are left.
    pub cases: usize,
    /// The likeliest case.
    pub accusation: Accusation,
    /// Whether to accuse now.
    pub should_accuse: bool,
    /// Whether and why.
    pub verdict: Said<Verdict>,
    /// What can be asked that would tell something, the best first: up to ten for a named room, otherwise the best
    /// for each room. None if it is time to accuse.
    pub suggestions: Vec<Advised>,
}

/// A possible suggestion and what it would tell.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advised {
    /// A suspect, a weapon, a room.
    pub cards: Vec<String>,
    /// How many bits about the case the answer is expected to tell.
    pub bits: f64,
    /// How many cases are left after the answer, on average.
    pub cases_after: f64,
    /// How likely the case is certain after the answer.
    pub solves: f64,
    /// Every possible answer, the likeliest first.
    pub answers: Vec<PossibleAnswer>,
    /// All this in a sentence or two.
    pub gain: Said<Gain>,
}

/// A possible answer to a suggestion.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PossibleAnswer {
    /// Who shows; nobody if none.
    pub shown_by: Option<String>,
    /// Which card.
    pub card: Option<String>,
    /// How likely, from 0 to 1.
    pub chance: f64,
    /// How many cases are left then.
    pub cases: usize,
}

/// What a page must know before there is a notebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Info {
    /// The editions that are built in, the usual one first.
    pub editions: Vec<BuiltIn>,
    /// The most cards an edition may have.
    pub most_cards: usize,
}

/// A built-in edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BuiltIn {
    /// How a case file names it.
    pub id: String,
    /// Its cards.
    pub cards: OwnEdition,
}

/// Why something cannot be done. The notebook stays as it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// The reason.
    #[serde(flatten)]
    pub fault: Box<Fault>,
    /// The entries that clash, if they do; a new one has the number it would get.
    pub entries: Vec<usize>,
    /// How they clash, step by step.
    pub steps: Vec<Told>,
}

impl Spoken for Refusal {
    const SPACE: &'static str = Fault::SPACE;

    fn examples() -> Vec<Self> {
        Fault::examples().into_iter().map(Self::from).collect()
    }

    fn say(&self, language: Language) -> String {
        self.fault.say(language)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault.fmt(f)
    }
}

impl std::error::Error for Refusal {}
