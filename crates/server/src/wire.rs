//! Everything that crosses the border between house and page, one type per direction. `docs/protocol.md`
//! tells it in words; the page's TypeScript is generated from here.
//!
//! What a game or a tool says (set-ups, actions, sights, views, pages) passes through as JSON: the house does not read
//! it.

mod draw;
mod frames;
mod helps;
mod json;
mod links;
mod notebooks;
mod quick;
mod reason;
mod replay;
mod sketches;

pub use draw::{DrawView, GuestDraw};
pub use frames::{Frame, Sights};
pub use json::Json;
pub use links::{LinkKind, LinkSecret, LinkView, NewLink, SecretLink};
pub use notebooks::{
    NewNotebook, NotebookAction, NotebookName, NotebookQuestion, NotebookSummary, NotebookView,
};
pub use quick::{FromWaiting, QueueView, ToWaiting};
pub use reason::{Costly, LineKind, Reason, Time};
pub use replay::{Replay, ReplayCheck, ReplayMoment, ReplayViews, Thoughts, ToldThought};
pub use sketches::{Sketch, Sketches};

use parlour_catalog::GameInfo;
use parlour_game::{Help, Helps, Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[cfg(feature = "ts")]
use ts_rs::TS;

/// What a page sends over a table's socket. Every message carries an id of the sender's choice, and gets
/// exactly one [`ToClient::Done`] or [`ToClient::Refused`] with that id.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// A seat asks for an action, having seen the match up to event `seq`.
    Act {
        id: String,
        seat: Seat,
        seq: u32,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Json,
    },
    /// All that a seat has sketched for those with whom it plans, in the place of what it had before; `null` for nothing.
    Sketch {
        id: String,
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        sketch: Json,
    },
    /// Says something to the whole table: as whoever plays that seat of mine, or else by the name of my first one.
    Chat {
        id: String,
        text: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<Seat>,
    },
    /// Takes an open seat. Several of one guest may have a name each: people who share a device.
    Sit { id: String, seat: Seat, name: String },
    /// Before the game: whoever plays that seat of mine goes by another name; without a seat all of mine that have the name
    /// of the first.
    Rename {
        id: String,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<Seat>,
    },
    /// Before the game: I play a character in that seat whom nobody plays. The set-up is the game's own, with that
    /// character in the place of mine.
    Recast {
        id: String,
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        setup: Value,
    },
    /// Gives a seat up before the game, or resigns one's place in a running one to a computer.
    Leave { id: String, seat: Seat },
    /// All my seats are ready, or no longer. Whoever is ready may promise a part of the seed.
    Ready {
        id: String,
        ready: bool,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        commitment: Option<String>,
    },
    /// While the countdown runs: the part of the seed that I promised, in hex.
    Reveal { id: String, bytes: String },
    /// Host: puts a computer into a seat. In a running game only into the seat of someone who is away; they
    /// get it back when they return.
    Appoint { id: String, seat: Seat, brain: String },
    /// Host: empties a seat before the game. A guest who sat there may come back to a free one.
    Clear { id: String, seat: Seat },
    /// Host: sends somebody away from the table, who sits here before the game, or who only looks on and has spoken; they
    /// do not come in again until they are let back in.
    SendAway { id: String, guest: String },
    /// Host: lets somebody back in who was sent away.
    LetIn { id: String, guest: String },
    /// Host: changes how the game is set up, before it starts.
    Change {
        id: String,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        setup: Value,
        options: Options,
    },
    /// Host: how fast computers answer from now on.
    Pace { id: String, pace: Pace },
    /// Host, if nobody else plays: the computers hold still until they may go on.
    Pause { id: String, paused: bool },
    /// Host: while they hold still, the computer whose turn it is plays once.
    Step { id: String },
    /// Host: starts at once instead of waiting for the countdown. All must be ready.
    Start { id: String },
    /// Asks for everything again, with sights from event `since` on.
    Resync { id: String, since: u32 },
}

impl FromClient {
    /// The id of the sender's choice.
    pub fn id(&self) -> &str {
        match self {
            FromClient::Act { id, .. }
            | FromClient::Chat { id, .. }
            | FromClient::Sketch { id, .. }
            | FromClient::Sit { id, .. }
            | FromClient::Rename { id, .. }
            | FromClient::Recast { id, .. }
            | FromClient::Leave { id, .. }
            | FromClient::Ready { id, .. }
            | FromClient::Reveal { id, .. }
            | FromClient::Appoint { id, .. }
            | FromClient::Clear { id, .. }
            | FromClient::SendAway { id, .. }
            | FromClient::LetIn { id, .. }
            | FromClient::Change { id, .. }
            | FromClient::Pace { id, .. }
            | FromClient::Pause { id, .. }
            | FromClient::Step { id }
            | FromClient::Start { id }
            | FromClient::Resync { id, .. } => id,
        }
    }
}

/// What the house sends over a table's socket.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// The first message, and the answer to a resync. Frames follow it.
    Welcome(Welcome),
    /// The table has changed.
    Table(TableView),
    /// The match as one of my seats (or a spectator) may know it.
    Frame(Frame),
    /// An earlier part of what it saw, where that is too much for one message. A frame follows.
    Sights(Sights),
    /// What those have sketched with whom one of my seats plans.
    Sketches(Sketches),
    /// Something was said or happened at the table.
    Note(Note),
    /// The request was carried out and is durable.
    Done {
        id: String,
        /// For an action: how many events the match had afterwards. Frames up to there may arrive after this answer.
        seq: Option<u32>,
    },
    /// The request was not carried out, and nothing was changed.
    Refused(Refused),
    /// A message that could not even be read, so it has no id to answer to.
    Wrong { reason: Reason, text: String },
    /// The house is still there, though nothing has happened: a line that says nothing for several of these is dead.
    Beat,
    /// The house is closing this socket. Come back after so long, if at all.
    Bye { reason: Reason, text: String, retry_ms: Option<u32> },
}

/// Who I am and where I have come to.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Welcome {
    pub you: Guest,
    /// The code that lets a friend in: told to those who were let in themselves.
    pub code: Option<String>,
    pub table: TableView,
    /// All that was said so far.
    pub notes: Vec<Note>,
    /// The house's clock in milliseconds since 1970, to which all other times refer.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub now: u64,
    /// Where it is not what the page was told before, nothing that the page has seen need be true any more: the house may
    /// have been set back to an earlier state.
    pub incarnation: String,
}

/// A guest as others may know them. The id is public; what proves it is in the cookie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Guest {
    pub id: String,
    /// Empty until they have told it.
    pub name: String,
}

/// A table as everyone may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct TableView {
    pub id: String,
    pub game: String,
    pub host: Guest,
    pub phase: Phase,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Value,
    pub options: Options,
    pub seats: Vec<SeatView>,
    /// Computers hold still.
    pub paused: bool,
    /// It goes on from a save: so many actions had been taken when it was made. `None` for a game of its own.
    pub resumed: Option<u32>,
    /// It goes on from a file that may have been edited, which this guest brought. It is a game of its own.
    pub brought_by: Option<String>,
    /// Why it is not played here now, or cannot start.
    pub rests: Option<Rest>,
    /// Whom the host has sent away and not let back in.
    pub sent_away: Vec<Guest>,
    /// Hash of seed and set-up, published when the match starts.
    pub commitment: Option<String>,
    /// The seed in hex, published when the match is over.
    pub seed: Option<String>,
    /// What the seed is drawn from; `None` if the house draws it alone, or it came with a saved game.
    pub draw: Option<DrawView>,
}

impl TableView {
    /// Whose each seat is.
    pub fn seating(&self) -> impl Iterator<Item = Option<&str>> {
        self.seats.iter().map(|seat| seat.guest.as_ref().map(|guest| guest.id.as_str()))
    }
}

/// Why a game is not played at a table: it is elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Rest {
    /// It is played at that table now.
    PlayedAt { table: String },
    /// It was finished at that table; `None` if that was thrown away since.
    Finished { table: Option<String> },
    /// This guest plays it at that table, and does not sit here.
    Awaits { name: String, table: String },
    /// This guest has seen more of it elsewhere than the others who sit here.
    KnowsMore { name: String },
    /// The host has started it over at that table: it is never played here again.
    Restarted { table: String },
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "at", rename_all = "kebab-case")]
pub enum Phase {
    /// People sit down and make ready.
    Waiting,
    /// All are ready; the match starts at this time unless someone is no longer ready.
    Starting {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        starts: u64,
    },
    Playing,
    Over {
        outcome: Outcome,
    },
}

/// What the host may choose about the table itself, whatever the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Seconds for a decision (10 to 86,400); `None` = as long as one likes.
    pub decision_seconds: Option<u32>,
    /// How fast computers answer.
    pub pace: Pace,
    /// A computer takes the seat of someone who has been away for so many seconds (10 to 86,400); `None` =
    /// only when the host says so.
    pub stand_in_seconds: Option<u32>,
    /// How the house may help in play, where it can.
    #[serde(with = "helps")]
    #[cfg_attr(feature = "ts", ts(type = "boolean | Array<Help>"))]
    pub help: Helps,
}

impl Default for Options {
    fn default() -> Self {
        let help = Helps::from(Help::ALL);
        Self { decision_seconds: None, pace: Pace::default(), stand_in_seconds: None, help }
    }
}

/// How fast computers answer: at the earliest after this long, however fast they think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    Slow,
    #[default]
    Normal,
    Fast,
    Instant,
}

/// A chair as everyone may know it. Of one guest's chairs those with the same name are one person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct SeatView {
    /// Whose it is; `None` for a computer's or an open one.
    pub guest: Option<Guest>,
    /// The computer that plays it; with a guest, the one that stands in for them.
    pub brain: Option<String>,
    pub ready: bool,
    /// The guest has no page open.
    pub away: bool,
    /// When a computer stands in for the guest who is away, where the table has it so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub stand_in_at: Option<u64>,
    /// From when on the host may put a computer in the place of the guest who is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub replaceable_at: Option<u64>,
}

/// Something said or done at the table that is not part of the match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Note {
    /// Its number at this table.
    pub n: u32,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    /// How many events had happened.
    pub seq: u32,
    pub body: NoteBody,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum NoteBody {
    Said {
        guest: Guest,
        text: String,
    },
    SatDown {
        seat: Seat,
        name: String,
    },
    /// Goes by another name from now on.
    Renamed {
        from: String,
        name: String,
    },
    /// Gave the seat up.
    LeftSeat {
        seat: Seat,
        name: String,
    },
    /// The host emptied the seat; its guest may come back.
    SeatFreed {
        seat: Seat,
        name: String,
    },
    /// The host sent somebody away from the table.
    SentAway {
        name: String,
    },
    /// The host lets somebody back in who was sent away.
    LetIn {
        name: String,
    },
    /// The game goes on at this table, and rests here; or, without one, it goes on here again.
    GoesOn {
        table: Option<String>,
    },
    /// The game rests here, for another reason.
    Rests {
        rest: Rest,
    },
    /// Whoever sits there hosts from now on.
    Hosts {
        seat: Seat,
        name: String,
    },
    /// All are ready: the match starts in so many seconds. Told when the countdown begins, and five seconds before its end.
    Counting {
        seconds: u32,
    },
    /// The countdown ended without a start: this guest is no longer ready, or is away. `None` = a seat was given up or the
    /// set-up was changed.
    CountdownStopped {
        name: Option<String>,
    },
    /// The countdown ended without a start: the pages of these guests did not send the parts of the seed they had promised.
    /// They are no longer ready.
    PartMissing {
        names: Vec<String>,
    },
    /// A computer now plays for the guest of that seat.
    StandsIn {
        seat: Seat,
        name: String,
        brain: String,
    },
    /// The guest plays again.
    CameBack {
        seat: Seat,
        name: String,
    },
    /// Nobody decided in time: the house played for the seat.
    TimedOut {
        seat: Seat,
        name: String,
    },
    /// The host paused the computers, or let them play on.
    Paused {
        paused: bool,
    },
    Started,
}

/// A request that was not carried out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Refused {
    pub id: String,
    pub reason: Reason,
    /// The reason in English: the fact, then what to do.
    pub text: String,
}

impl Refused {
    pub fn new(id: String, reason: Reason) -> Self {
        Self { id, text: reason.english(), reason }
    }
}

// ---- Requests and answers over plain HTTP ----

/// `POST /api/tables`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    /// The game's set-up; `None` = its usual one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub setup: Option<Value>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Options>", optional))]
    pub options: Options,
    /// One per seat of the set-up. With no open seat and me ready the match starts at once.
    pub seats: Vec<NewSeat>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewSeat {
    Me {
        /// Of whoever plays this seat on my device, if that is not my own name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        name: Option<String>,
    },
    Open,
    Brain {
        brain: String,
    },
}

/// Answer to `POST /api/tables`, `GET /api/codes/{code}`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct TableAddress {
    pub id: String,
    pub code: String,
}

/// Answer to `GET /api/tables`: those where I sit or that I host, the latest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct TableSummary {
    pub id: String,
    pub game: String,
    pub phase: Phase,
    pub seats: Vec<SeatView>,
    /// Whom the match waits for.
    pub waits_for: Option<Seat>,
    /// When something last happened.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
}

/// `POST /api/saves`: a set-up with nothing played yet, as for a new table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewSave {
    pub name: String,
    pub table: NewTable,
}

/// `POST /api/tables/{id}/saves`, `PUT /api/saves/{id}`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct SaveName {
    pub name: String,
}

/// A save as its owner sees it. What is hidden in the game is no part of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct SaveSummary {
    pub id: String,
    pub game: String,
    pub name: String,
    /// How many actions had been taken; `None` = a set-up, nothing is played.
    pub moves: Option<u32>,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub saved_at: u64,
}

/// Answer to `GET /api/saves`: mine that fit, the latest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct SavePage {
    pub saves: Vec<SaveSummary>,
    /// How many fit, with those that are not on this page.
    pub fitting: u32,
    /// How many I have.
    pub all: u32,
}

/// Answer to `GET /api/saves/{id}`: what was chosen before the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct SaveView {
    pub save: SaveSummary,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Value,
    pub options: Options,
}

/// `POST /api/tables/{id}/questions`. What is answered is the game's own.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct TableQuestion {
    /// For which of my seats; `None` = as a spectator.
    pub seat: Option<Seat>,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub question: Value,
}

/// What I wrote for myself at a seat: answer to `GET /api/tables/{id}/notes/{seat}`, and both ways with `PUT`. A `PUT`
/// names the version it was made on; if that is no longer the latest, the `detail` of the problem is the latest one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct SeatNotes {
    /// How often they were saved; 0 before the first time.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// The page's own; the house does not read it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub notes: Value,
}

/// `PUT /api/me`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct MyName {
    pub name: String,
}

/// Answer to `GET /api/house`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct House {
    pub version: String,
    pub games: Vec<GameInfo>,
    /// Where friends reach this house, e.g. `http://192.168.1.20:7878`; none if it hears only this machine.
    pub addresses: Vec<String>,
    /// If the house hears only this machine: what opens it to the network.
    pub lan_command: Option<String>,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub now: u64,
}

/// Body of every HTTP answer that is not a success.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Problem {
    pub reason: Reason,
    /// The reason in English: the fact, then what to do.
    pub text: String,
    /// The latest version of what was changed elsewhere; left out otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub detail: Option<Value>,
}
