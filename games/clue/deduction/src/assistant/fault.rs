//! Faults of a case, an entry or a question, each with its sentence.

use super::names::quoted;
use super::wire::Refusal;
use super::words::capitalised;
use clue_rules::{BadEdition, BadName, Kind};

/// The most entries of a notebook.
pub(crate) const MOST_ENTRIES: usize = 500;

/// What a name was taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing {
    Player,
    Card,
    Room,
    Edition,
}

impl Thing {
    fn word(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Card => "card",
            Self::Room => "room",
            Self::Edition => "edition",
        }
    }
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Fault {
    #[error("There is no {} called {}.{}", thing.word(), quoted(typed), meant(near.as_deref()))]
    Unknown { thing: Thing, typed: String, near: Option<String> },
    #[error("The edition cannot be used: {0}.")]
    BadEdition(BadEdition),

    #[error("Clue is played by 2 to 6 players, not by {0}.")]
    PlayerCount(usize),
    #[error("{}.", capitalised(&.0.to_string()))]
    BadName(BadName),
    #[error("Nobody can be called '{0}': the word has a meaning of its own here. Choose another name.")]
    NameReserved(String),
    #[error("Two players are called {0}. Give them different names.")]
    NameTwice(String),

    #[error("The players hold {held} {}, but {dealt} {} dealt: {}.", cards(*held), are(*dealt), deal(*deck, *open, *aside))]
    HandSizes { held: usize, dealt: usize, deck: usize, open: usize, aside: usize },
    #[error("There are not so many cards: {}.", deal(*deck, *open, *aside))]
    TooManyBeside { deck: usize, open: usize, aside: usize },
    #[error("{0} holds no card, but there are enough for everybody.")]
    EmptyHand(String),
    #[error("A hand is given, but not whose it is. Say which player you are.")]
    HandOfNobody,
    #[error("You hold {stated} {}, but {named} {} named.", cards(*stated), are(*named))]
    HandSize { stated: usize, named: usize },
    #[error("{0} is named twice.")]
    CardTwice(String),
    #[error("{0} cannot be in your hand and lie open.")]
    InHandAndOpen(String),
    #[error("All {} are in sight, but one must be in the envelope.", .0.plural())]
    NothingForEnvelope(Kind),
    #[error("No cards lie open in this game.")]
    NoCardsOpen,
    #[error("No cards lie aside in this game.")]
    NoCardsAside,

    #[error("Three cards must be named, a suspect, a weapon and a room, not {0}.")]
    NotThree(usize),
    #[error("{first} and {second} are both {}. Name a suspect, a weapon and a room.", kind.plural())]
    SameKind { first: String, second: String, kind: Kind },
    #[error("{0} cannot show a card to themselves. Name the player who showed it.")]
    ShowsToSelf(String),
    #[error("You cannot show a card to yourself. Name the player who showed it.")]
    YouShowToYourself,
    #[error("{0} was not asked for, so it cannot have been shown.")]
    NotAsked(String),
    #[error("A shown card is named, but not who showed it.")]
    ShownByNobody,

    #[error("There is no entry {at}. {}", entries_there_are(*count))]
    NoEntry { at: usize, count: usize },
    #[error("A notebook holds at most {MOST_ENTRIES} entries.")]
    TooManyEntries,
    #[error("There are {before} players in this notebook, and now {now}: say where each of them sat before.")]
    PlayersLeft { before: usize, now: usize },
    #[error("Say for each player where they sat before, each place at most once.")]
    Places,
    #[error("Say how many changes: 1 or more.")]
    NoSteps,
    #[error("{}", too_far("taken back", *.0))]
    UndoTooFar(usize),
    #[error("{}", too_far("made again", *.0))]
    RedoTooFar(usize),

    #[error(
        "So many different deals fit these notes that counting them would take too long. Enter something more \
         telling first."
    )]
    TooManyDeals,
    #[error(
        "So many different deals fit these notes that weighing every question would take too long. Enter more first."
    )]
    TooManyToAdvise,

    #[error("{0} is not a room.")]
    NoRoom(String),
    #[error(
        "Advice is for a player, and this notebook is a spectator's. Say in the set-up which player you are."
    )]
    AdviceForNobody,

    #[error("Entry {number}: {fault}")]
    InEntry { number: usize, fault: Box<Fault> },
}

impl Fault {
    pub(crate) fn unknown(thing: Thing, typed: &str, near: Option<&str>) -> Self {
        Self::Unknown { thing, typed: typed.to_owned(), near: near.map(str::to_owned) }
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
        Self { text: fault.to_string(), entries, steps: Vec::new() }
    }
}

fn meant(near: Option<&str>) -> String {
    near.map_or_else(String::new, |near| format!(" Did you mean {near}?"))
}

fn cards(count: usize) -> &'static str {
    if count == 1 { "card" } else { "cards" }
}

fn are(count: usize) -> &'static str {
    if count == 1 { "is" } else { "are" }
}

/// Where the cards of a deck go that nobody is dealt.
fn deal(deck: usize, open: usize, aside: usize) -> String {
    let mut text = format!("of {deck} cards 3 are in the envelope");
    if open > 0 {
        text += &format!(", {open} {} open", lie(open));
    }
    if aside > 0 {
        text += &format!(", {aside} {} aside", lie(aside));
    }
    text
}

fn lie(count: usize) -> &'static str {
    if count == 1 { "lies" } else { "lie" }
}

fn entries_there_are(count: usize) -> String {
    match count {
        0 => "Nothing is written yet.".into(),
        1 => "There is one entry.".into(),
        _ => format!("The entries are numbered from 1 to {count}."),
    }
}

fn too_far(what: &str, there_are: usize) -> String {
    match there_are {
        0 => format!("There is nothing to be {what}."),
        1 => format!("Only one change can be {what}."),
        _ => format!("Only {there_are} changes can be {what}."),
    }
}
