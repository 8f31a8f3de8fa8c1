//! Why the house says no: one value for everything that it refuses, hangs up over or cannot read. How each reads is in
//! `languages/<language>/house.ftl`.

use parlour_catalog::{BrokenLog, EventFault, Misread};
use parlour_game::{Help, Seat};
use parlour_voice::{Language, Quoted, Spoken, spoken};
use serde::{Deserialize, Serialize};

#[cfg(feature = "ts")]
use ts_rs::TS;

/// Why not. A page decides by the `code` and says it in its reader's language; English is beside it wherever it is sent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS), ts(rename = "HouseReason"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Reason {
    // What a game, a tool or an advisor says itself.
    /// A rule of the game said no, or its tool or advisor.
    Rule {
        #[cfg_attr(feature = "ts", ts(type = "{ space: string, code: string }"))]
        said: Quoted,
    },
    /// The set-up cannot be played.
    BadSetup { fault: Misread },
    /// It is no action of this game.
    BadAction { fault: Misread },
    /// The tool or advisor cannot read it.
    BadQuestion { fault: Misread },
    /// The table has no such seat.
    NoSuchSeat { seat: Seat },

    // Who may do what at a table.
    /// Only the host may do that.
    NotHost,
    /// The seat is somebody else's, or open.
    NotYourSeat,
    /// The seat plans with nobody: there is nobody to sketch for.
    PlansWithNobody,
    /// Whoever plays asks for a seat of theirs, not as a spectator.
    AskForSeat,
    /// Only who has a seat gets ready.
    SitFirst,
    /// Somebody sits there.
    SeatTaken,
    /// The same, to a host who wants a computer there.
    SeatOccupied,
    /// Somebody plays that character, or the game does not have it.
    CharacterTaken,
    /// The seat of a saved game is kept for who had it.
    SeatKept,
    /// The link that was used is for spectators.
    OnlyWatching,
    /// Somebody practises here, alone.
    Practice { name: String },
    /// Somebody of that name is here.
    NameTaken { name: String },
    /// Nobody knows them by a name yet.
    NeedsName,
    /// The same, to who wants to chat.
    NeedsNameToChat,
    /// The host has sent them away.
    SentAway,
    /// Hosts do not send themselves away.
    SendSelfAway,
    /// They were sent away before.
    AlreadySentAway { name: String },
    /// They were not sent away.
    NotSentAway,
    /// Nobody here has that id.
    UnknownGuest,
    /// The table is not among theirs.
    NotYourTable,
    /// Whoever plays with others gives up their seat before they remove the table.
    OthersSitHere,
    /// Only who plays there saves a game.
    NotAPlayer,

    // When it may be done.
    /// The game has not started.
    NotStarted,
    /// The game has started.
    AlreadyStarted,
    /// The game is over.
    GameOver,
    /// No game is being played here.
    NotPlaying,
    /// Only finished games are replayed.
    NotOver,
    /// The match has moved on since; the current frame follows.
    Stale,
    /// The table has changed since; what it is now follows.
    Overtaken,
    /// The match has as many events as one may have.
    GameTooLong,
    /// It starts when no seat is open.
    OpenSeat,
    /// It starts when everyone is here.
    PlayerAway { name: String },
    /// It starts when everyone is ready.
    NotReady { name: String },
    /// It starts when every part of the seed is there.
    PartNotSent { name: String },
    /// Who is here is not replaced.
    PlayerPresent { name: String },
    /// Who has only just left is not replaced.
    JustLeft {
        name: String,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seconds: u64,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        wait: u64,
    },
    /// Single steps are for paused computers.
    NotPaused,
    /// No computer is to act.
    NoComputersTurn,
    /// Where others play nobody pauses the game.
    OthersPlay { name: String },
    /// The game is played at another table.
    PlayedElsewhere,
    /// The game was finished at another table.
    FinishedElsewhere,
    /// The host started the game over at another table.
    RestartedElsewhere,
    /// Only a game in progress is started over.
    NotInProgress,
    /// Somebody still plays the game at another table.
    PlaysElsewhere { name: String },
    /// Somebody has seen more of the game at another table.
    KnowsMore { name: String },
    /// A finished game is not saved.
    NothingLeft,
    /// Nothing has happened since it was saved.
    AlreadySaved,
    /// The game has no advisor.
    NoHelp,
    /// The host has switched this help off.
    HelpOff { help: Help },

    // How a game is set up.
    /// The house does not have this game.
    UnknownGame { game: String },
    /// The game has no computer player of this name.
    NoSuchComputer { brain: String },
    /// Another number of seats was filled in than the set-up has.
    SeatCount { seats: u8, filled: usize },
    /// A time is shorter or longer than it may be.
    BadTime { time: Time, least: u32, most: u32 },
    /// A saved game's set-up stays as it is.
    SetupFixed,
    /// Somebody would lose their seat.
    SeatLost { seats: usize, name: String },
    /// The set-up is for one person, and several sit there.
    OnlyOnePlays { one: String, other: String },

    // How the seed is drawn.
    /// What was promised is no hash.
    BadCommitment,
    /// A saved game has its seed.
    SeedFixed,
    /// No other promise while the countdown runs.
    PromiseStands,
    /// Only who is ready promises.
    PromiseUnready,
    /// Parts are told while the countdown runs.
    PartTooEarly,
    /// They have promised no part.
    NothingPromised,
    /// What was told is no part of a seed.
    BadPart,
    /// What was told is not what was promised.
    OtherPart,

    // What somebody types.
    /// There is nothing in it.
    EmptyLine { line: LineKind },
    /// It is too long.
    LongLine { line: LineKind, most: usize },
    /// It has letters in it that cannot be shown.
    UnprintableLine { line: LineKind },

    // How much, and how fast.
    /// Too many requests at once; wait a moment.
    TooFast,
    /// Far too many, so the house hangs up.
    Flood,
    /// They join and leave a queue too often.
    JoinedTooOften,
    /// They ask faster than the house answers.
    AsksTooFast,
    /// They write faster than it is kept.
    WritesTooFast,
    /// Their address asks too much.
    TooManyRequests,
    /// Their address has too many requests and pages open.
    TooManyPages,
    /// Too many of something costly from their address.
    TooManyNew { what: Costly },
    /// The house keeps nothing new.
    HouseFull,
    /// Nothing new is kept from their address.
    AddressFull,
    /// They have as many unfinished games as one may have.
    TooManyUnfinished {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        most: u64,
    },
    /// They host as many tables as one may host.
    TooManyHosted {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        most: u64,
    },
    /// They have as many saves as one may have.
    TooManySaves {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        most: u64,
    },
    /// Their saves are too long together.
    SavesFull,
    /// They have as many notebooks as one may have.
    TooManyNotebooks {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        most: u64,
    },
    /// Their notebooks are too long together.
    NotebooksFull,
    /// The notebook is too long.
    NotebookFull,
    /// The notes at a seat are too long.
    NotesTooLong { kilobytes: usize },
    /// The sketch is too long.
    SketchTooLong { bytes: usize },
    /// The body is too long.
    TextTooLong,
    /// The file is too large for a save.
    FileTooLarge,
    /// The text is too long for a picture.
    QrTooLong,

    // Saves, notebooks and notes.
    /// They have no such save.
    NoSuchSave,
    /// They have no such notebook.
    NoSuchNotebook,
    /// They have no notes there.
    NoSuchNotes,
    /// They have a save of that name.
    SaveNameTaken { name: String },
    /// The notebook was changed elsewhere.
    NotebookChanged,
    /// The notes were changed elsewhere; the `detail` is the latest version.
    NotesChanged,
    /// The tool cannot read the notebook.
    BrokenNotebook,
    /// The house does not have this tool.
    NoSuchTool { tool: String },
    /// Only who played a saved game continues it.
    NotTheirGame,
    /// The file is empty.
    EmptyFile,
    /// The file is something else.
    NoSave,
    /// The file was written by a newer version.
    NewerSave { version: u32 },
    /// Another house sealed the file.
    OtherHouse,
    /// The end of the file is missing.
    CutOff,
    /// The file was changed or damaged.
    BrokenSeal,
    /// Files of this game are sealed, and this one is not.
    Unsealed { game: String },
    /// The file is of another game than the one that was wanted.
    OtherGame { game: String },
    /// The file cannot be read.
    UnreadableFile { fault: Misread },
    /// The set-up in it cannot be played.
    SavedSetup { fault: Misread },
    /// It was begun by another version of the rules.
    OtherRules { version: u16, ours: u16 },
    /// It is too long to continue.
    TooManyEvents { most: usize },
    /// Its seed cannot be read.
    BadSeed,
    /// It cannot have gone like that.
    BrokenGame { log: BrokenLog },
    /// The game in it is over.
    SavedGameOver,

    // Tables, codes and links.
    /// There is no such table.
    NoSuchTable,
    /// No table has this code.
    UnknownCode { typed: String },
    /// No free code was found.
    NoFreeCode,
    /// What is stored of the table cannot be read.
    BrokenTable,
    /// The table was deleted.
    Removed,
    /// Too many watch the table.
    Full,
    /// They have too many pages open at the queues.
    TooManyQueuePages,
    /// No link has this secret.
    LinkUnknown,
    /// The link was used.
    LinkUsed,
    /// The link is too old.
    LinkOld,
    /// They are this guest already.
    LinkOwn,
    /// This browser was nobody else before.
    NoFormer,

    // The house itself.
    /// The house could not do it; try again.
    Unavailable,
    /// The house could not keep it; try again.
    NotKept,
    /// The table does not answer.
    NoAnswer,
    /// Too much is to be worked out.
    Busy,
    /// What they asked before is still being worked out.
    StillWorking,
    /// It took too long to work out.
    TookTooLong,
    /// Too much is being received.
    ReceivesTooMuch,
    /// Too much is being sent.
    SendsTooMuch,
    /// They ask for a long game too often.
    LooksTooOften,
    /// The queues begin anew.
    QueueRestarts,
    /// The house closes and will be back.
    Closing,
    /// The page does not take what it is sent.
    TooSlow,
    /// A bug of ours.
    Broken,
    /// The store does not keep anything.
    CannotKeep { detail: String },
    /// The request has no guest's cookie.
    Stranger,
    /// Only who runs the house may ask that.
    NotOperator,
    /// A page of another site asked.
    OtherSite,
    /// The house is not known by the name that was asked.
    OtherHost,

    // Requests that make no sense.
    /// The address leads nowhere.
    NothingHere,
    /// The page has no such file.
    NoSuchFile,
    /// A page can only be read.
    ReadOnly,
    /// The address does not know this method.
    WrongMethod,
    /// The address is for WebSockets.
    NeedsUpgrade,
    /// The body took too long to arrive.
    LateBody,
    /// The content type is not JSON.
    NotJsonType,
    /// Body, path or query cannot be read. The detail is for people who write programs: no sentence has it.
    BadRequest { detail: String },
    /// A replay has no such eyes.
    BadEyes,
    /// The text cannot be a picture.
    NotDrawable,
    /// A message over a socket is no text.
    NotText,
    /// A message over a socket is no JSON.
    NotJson,
    /// A message over a socket is too long.
    LongMessage { most: usize },
    /// A message over a socket has no id.
    NoId { most: usize },
    /// A message over a socket has an id and makes no sense.
    NoSense { fault: Misread },
    /// A table does not answer it.
    NotHere,
}

/// A time that a host chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Time {
    PerMove,
    BeforeStandIn,
}

/// A line that somebody types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum LineKind {
    /// A guest's name.
    Name,
    NotebookName,
    SaveName,
    /// A line of chat.
    Message,
}

/// What an address may do a few times a minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Costly {
    /// New ones.
    Guests,
    /// New ones.
    Tables,
    /// New ones.
    Saves,
    /// New ones.
    Notebooks,
    /// Made or tried.
    Links,
    /// Tried.
    Codes,
}

impl Reason {
    /// For people who write bots and read logs.
    pub(crate) fn english(&self) -> String {
        self.say(Language::ENGLISH)
    }
}

spoken!(Reason, "house", examples());

/// One of each. Of games every one is named.
fn examples() -> Vec<Reason> {
    let games = parlour_catalog::games().map(|game| game.id().to_owned());
    let unsealed = games.map(|game| Reason::Unsealed { game });
    let others = [Reason::OtherGame { game: "chess".into() }];
    unsealed.chain(others).chain(plain_examples()).collect()
}

fn plain_examples() -> Vec<Reason> {
    vec![
        Reason::Rule { said: Quoted::example() },
        Reason::BadSetup { fault: Misread::example() },
        Reason::BadSetup { fault: Misread::OwnFault { said: Quoted::example() } },
        Reason::BadAction { fault: Misread::example() },
        Reason::BadQuestion { fault: Misread::example() },
        Reason::BadQuestion { fault: Misread::OwnFault { said: Quoted::example() } },
        Reason::NoSuchSeat { seat: Seat::new(7) },
        Reason::NotHost,
        Reason::NotYourSeat,
        Reason::PlansWithNobody,
        Reason::AskForSeat,
        Reason::SitFirst,
        Reason::SeatTaken,
        Reason::SeatOccupied,
        Reason::SeatKept,
        Reason::OnlyWatching,
        Reason::Practice { name: "Ann".into() },
        Reason::NameTaken { name: "Ann".into() },
        Reason::NeedsName,
        Reason::NeedsNameToChat,
        Reason::SentAway,
        Reason::SendSelfAway,
        Reason::AlreadySentAway { name: "Ann".into() },
        Reason::NotSentAway,
        Reason::UnknownGuest,
        Reason::NotYourTable,
        Reason::OthersSitHere,
        Reason::NotAPlayer,
        Reason::NotStarted,
        Reason::AlreadyStarted,
        Reason::GameOver,
        Reason::NotPlaying,
        Reason::NotOver,
        Reason::Stale,
        Reason::Overtaken,
        Reason::GameTooLong,
        Reason::OpenSeat,
        Reason::PlayerAway { name: "Ann".into() },
        Reason::NotReady { name: "Ann".into() },
        Reason::PartNotSent { name: "Ann".into() },
        Reason::PlayerPresent { name: "Ann".into() },
        Reason::JustLeft { name: "Ann".into(), seconds: 1, wait: 9 },
        Reason::JustLeft { name: "Ann".into(), seconds: 4, wait: 6 },
        Reason::NotPaused,
        Reason::NoComputersTurn,
        Reason::OthersPlay { name: "Ann".into() },
        Reason::PlayedElsewhere,
        Reason::FinishedElsewhere,
        Reason::RestartedElsewhere,
        Reason::NotInProgress,
        Reason::CharacterTaken,
        Reason::PlaysElsewhere { name: "Ann".into() },
        Reason::KnowsMore { name: "Ann".into() },
        Reason::NothingLeft,
        Reason::AlreadySaved,
        Reason::NoHelp,
        Reason::HelpOff { help: Help::Hint },
        Reason::HelpOff { help: Help::Chances },
        Reason::HelpOff { help: Help::Proved },
        Reason::UnknownGame { game: "chess".into() },
        Reason::NoSuchComputer { brain: "Deep Thought".into() },
        Reason::SeatCount { seats: 4, filled: 1 },
        Reason::SeatCount { seats: 4, filled: 6 },
        Reason::BadTime { time: Time::PerMove, least: 10, most: 86_400 },
        Reason::BadTime { time: Time::BeforeStandIn, least: 10, most: 86_400 },
        Reason::SetupFixed,
        Reason::SeatLost { seats: 3, name: "Ann".into() },
        Reason::OnlyOnePlays { one: "Ann".into(), other: "Ben".into() },
        Reason::BadCommitment,
        Reason::SeedFixed,
        Reason::PromiseStands,
        Reason::PromiseUnready,
        Reason::PartTooEarly,
        Reason::NothingPromised,
        Reason::BadPart,
        Reason::OtherPart,
        Reason::EmptyLine { line: LineKind::Name },
        Reason::EmptyLine { line: LineKind::NotebookName },
        Reason::EmptyLine { line: LineKind::SaveName },
        Reason::EmptyLine { line: LineKind::Message },
        Reason::LongLine { line: LineKind::Name, most: 24 },
        Reason::LongLine { line: LineKind::Message, most: 300 },
        Reason::UnprintableLine { line: LineKind::Name },
        Reason::UnprintableLine { line: LineKind::Message },
        Reason::TooFast,
        Reason::Flood,
        Reason::JoinedTooOften,
        Reason::AsksTooFast,
        Reason::WritesTooFast,
        Reason::TooManyRequests,
        Reason::TooManyPages,
        Reason::TooManyNew { what: Costly::Guests },
        Reason::TooManyNew { what: Costly::Tables },
        Reason::TooManyNew { what: Costly::Saves },
        Reason::TooManyNew { what: Costly::Notebooks },
        Reason::TooManyNew { what: Costly::Links },
        Reason::TooManyNew { what: Costly::Codes },
        Reason::HouseFull,
        Reason::AddressFull,
        Reason::TooManyUnfinished { most: 100 },
        Reason::TooManyHosted { most: 1000 },
        Reason::TooManySaves { most: 100 },
        Reason::SavesFull,
        Reason::TooManyNotebooks { most: 200 },
        Reason::NotebooksFull,
        Reason::NotebookFull,
        Reason::NotesTooLong { kilobytes: 16 },
        Reason::SketchTooLong { bytes: 1_024 },
        Reason::TextTooLong,
        Reason::FileTooLarge,
        Reason::QrTooLong,
        Reason::NoSuchSave,
        Reason::NoSuchNotebook,
        Reason::NoSuchNotes,
        Reason::SaveNameTaken { name: "Sunday".into() },
        Reason::NotebookChanged,
        Reason::NotesChanged,
        Reason::BrokenNotebook,
        Reason::NoSuchTool { tool: "abacus".into() },
        Reason::NotTheirGame,
        Reason::EmptyFile,
        Reason::NoSave,
        Reason::NewerSave { version: 2 },
        Reason::OtherHouse,
        Reason::CutOff,
        Reason::BrokenSeal,
        Reason::UnreadableFile { fault: Misread::example() },
        Reason::SavedSetup { fault: Misread::example() },
        Reason::OtherRules { version: 1, ours: 2 },
        Reason::OtherRules { version: 3, ours: 2 },
        Reason::TooManyEvents { most: 100_000 },
        Reason::BadSeed,
        Reason::BrokenGame { log: BrokenLog::BrokenEvent { event: 3, fault: EventFault::EventAfterEnd } },
        Reason::SavedGameOver,
        Reason::NoSuchTable,
        Reason::UnknownCode { typed: "K7QPC".into() },
        Reason::NoFreeCode,
        Reason::BrokenTable,
        Reason::Removed,
        Reason::Full,
        Reason::TooManyQueuePages,
        Reason::LinkUnknown,
        Reason::LinkUsed,
        Reason::LinkOld,
        Reason::LinkOwn,
        Reason::NoFormer,
        Reason::Unavailable,
        Reason::NotKept,
        Reason::NoAnswer,
        Reason::Busy,
        Reason::StillWorking,
        Reason::TookTooLong,
        Reason::ReceivesTooMuch,
        Reason::SendsTooMuch,
        Reason::LooksTooOften,
        Reason::QueueRestarts,
        Reason::Closing,
        Reason::TooSlow,
        Reason::Broken,
        Reason::CannotKeep { detail: "disk full".into() },
        Reason::Stranger,
        Reason::NotOperator,
        Reason::OtherSite,
        Reason::OtherHost,
        Reason::NothingHere,
        Reason::NoSuchFile,
        Reason::ReadOnly,
        Reason::WrongMethod,
        Reason::NeedsUpgrade,
        Reason::LateBody,
        Reason::NotJsonType,
        Reason::BadRequest { detail: "missing field `name`".into() },
        Reason::BadEyes,
        Reason::NotDrawable,
        Reason::NotText,
        Reason::NotJson,
        Reason::LongMessage { most: 16_384 },
        Reason::NoId { most: 64 },
        Reason::NoSense { fault: Misread::example() },
        Reason::NotHere,
    ]
}
