//! What commands print to people, but for `solve`, as values; the sentences are in `languages/<language>/host.ftl`.

use checkers_ai::review::Mistake;
use checkers_rules::Side;
use parlour_server::backup::RestoreError;
use parlour_voice::{Quoted, spoken};
use serde::Serialize;
use std::path::Path;

/// A line or a part of one.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub(crate) enum Line {
    Open {
        version: String,
        addr: String,
        pid: u32,
        time: String,
    },
    Tables {
        waiting: u64,
        running: u64,
        over: u64,
        awake: u64,
        asleep: u64,
    },
    Present {
        guests: u64,
        spectators: u64,
        pages: u64,
    },
    Queues {
        queues: Vec<Line>,
    },
    Queue {
        game: String,
        count: u64,
    },
    Kept {
        guests: u64,
        events: u64,
        saves: u64,
        notebooks: u64,
    },
    Room {
        used: Box<Line>,
        most: Box<Line>,
        daily: Box<Line>,
    },
    Unlimited,
    Size {
        value: String,
        unit: &'static str,
    },
    Times {
        finished: Box<Line>,
        abandoned: Box<Line>,
        waiting: Box<Line>,
        guests: Box<Line>,
        strangers: Box<Line>,
        notes: Box<Line>,
    },
    Days {
        days: u32,
    },
    ForEver,
    Removed {
        tables: u64,
        guests: u64,
        seat_notes: u64,
    },
    Unknown,
    Data {
        size: Box<Line>,
        folder: String,
    },

    /// A node that serves the house with others.
    Node {
        name: String,
        tables: u64,
        addr: String,
        version: String,
        time: String,
        memory: Box<Line>,
        pages: u64,
        bus: Box<Line>,
        store: Box<Line>,
    },
    /// One that has said nothing of itself yet.
    NewNode {
        name: String,
        tables: u64,
    },
    /// One whose lease is over.
    GoneNode {
        name: String,
        tables: u64,
    },
    BusLag {
        ms: String,
    },
    NoBus,
    Unreached,
    StoreWell,
    StoreTrouble {
        detail: String,
    },
    NoTables,
    Table {
        id: String,
        game: String,
        phase: Phase,
        host: Box<Line>,
        age: String,
    },
    Seat {
        turn: bool,
        who: Box<Line>,
    },
    Person {
        name: String,
        away: bool,
    },
    Substituted {
        name: String,
        brain: String,
    },
    Brain {
        brain: String,
    },
    Nobody,
    Unnamed,
    Watching {
        names: Vec<Line>,
    },

    NodeStopped {
        name: String,
        others: u64,
    },
    /// The database did not say whether there are others.
    NodeStoppedBlindly {
        name: String,
    },
    Stopped {
        addr: String,
    },
    NoSuchComputer {
        game: String,
        name: String,
        computers: Vec<&'static str>,
    },
    SeatsOfOne {
        count: String,
    },
    SeatsFilled {
        given: usize,
        wanted: usize,
    },
    NoSuchBench {
        name: String,
        benches: Vec<&'static str>,
    },
    TooManyOutcomes,
    Played {
        game: String,
        games: u32,
        seed: String,
        think: Box<Line>,
        openings: Option<&'static str>,
    },
    ThinkTime {
        time: String,
    },
    ThinkNodes {
        nodes: u64,
    },
    Share {
        share: String,
        low: String,
        high: String,
    },
    BackedUp {
        data: String,
        file: String,
        size: Box<Line>,
        contents: Box<Line>,
    },
    BackupSecret,
    Restored {
        file: String,
        age: String,
        version: String,
        data: String,
        contents: Box<Line>,
    },
    RestoreVerified,
    OpenIt {
        data: String,
    },
    OpenStore {
        place: String,
    },
    TablesMade {
        place: String,
        to: u64,
    },
    Migrated {
        place: String,
        from: u64,
        to: u64,
    },
    UpToDate {
        place: String,
        to: u64,
    },
    Contents {
        tables: u64,
        kept: Box<Line>,
    },
    OlderHouse,

    Verified {
        events: usize,
        drawn: usize,
        brought: usize,
    },
    DrawnFrom {
        names: Vec<String>,
    },
    Won {
        names: Vec<String>,
    },
    Drawn,
    NobodyWon,
    Chance,

    OpenAt {
        addr: String,
    },
    ForFriends {
        addr: String,
    },
    EndedEarly,
    SeedOfTests,
    BadPublicUrl {
        url: String,
    },
    EmptyStore,
    BadStore,
    UnescapedStore,
    BadStoreHost,
    BadStoreOption {
        known: Vec<&'static str>,
    },
    BadStorePart {
        detail: String,
    },
    EmptyBus,
    BadBus,
    BadBusHost,
    BadBusRest,
    BadBusOption,
    BadNode {
        most: u64,
    },

    NoHouse {
        data: String,
    },
    NoFolder {
        data: String,
    },
    BadRunningFile {
        data: String,
    },
    OtherVersion,
    AnotherHouse {
        addr: String,
        pid: u32,
    },
    StoreAway {
        addr: String,
    },
    OddAnswer {
        addr: String,
        status: u16,
    },
    NoAnswer {
        addr: String,
        pid: u32,
    },
    NotClosed {
        addr: String,
        seconds: u64,
    },
    UnsureWhetherOpen,
    StillOpen {
        addr: String,
        data: String,
    },
    NotEmpty {
        fault: Quoted,
    },
    UnreadableFile {
        file: String,
    },
    NotVerified {
        file: String,
    },
    NoSuchGame {
        game: String,
        games: Vec<&'static str>,
    },
    BadSetup {
        fault: String,
    },
    UnwritableFile {
        file: String,
    },

    Analysis {
        black: String,
        white: String,
        result: String,
    },
    Someone,
    Slip {
        mistake: Quoted,
        loss: String,
        line: String,
    },
    SideSum {
        side: Side,
        moves: usize,
        loss: String,
        inaccuracies: usize,
        mistakes: usize,
        blunders: usize,
    },

    SoundMap {
        stations: usize,
        taxi: usize,
        bus: usize,
        underground: usize,
        ferry: usize,
    },
    NotAMap {
        file: String,
    },

    TablesUsed {
        pieces: u8,
        more: bool,
        files: usize,
    },
    TablesNotUsed {
        folder: String,
    },
    NotUsed {
        file: String,
    },
    OtherEnding {
        ending: String,
    },
    BuiltAgain,
    TablesWhere {
        pieces: u8,
        folder: String,
    },
    NoTablesFor {
        game: String,
    },

    NoLogFile {
        file: String,
    },
    NoLogLevel {
        typed: String,
        levels: String,
    },
    Error {
        fault: String,
    },
    Usage {
        fault: String,
    },
}

/// How far a table is.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phase {
    Waiting,
    Starting,
    Playing,
    Over,
}

/// What stands before a row, or over a column.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[expect(clippy::enum_variant_names, reason = "codes are unique among all that is said to hosts")]
pub(crate) enum Label {
    LabelTables,
    LabelPresent,
    LabelQueues,
    LabelKept,
    LabelRoom,
    LabelTimes,
    LabelRemoved,
    LabelMemory,
    LabelData,
    LabelMove,
    LabelScore,
    LabelEnding,
    LabelPositions,
    LabelBytes,
    LabelSeconds,
    LabelTogether,
    LabelComputer,
    LabelGames,
    LabelWins,
    LabelDraws,
    LabelLosses,
    LabelShare,
}

/// A path, as it is printed.
pub(crate) fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn size() -> Box<Line> {
    Box::new(Line::Size { value: "12.3".into(), unit: "MB" })
}

fn kept() -> Box<Line> {
    Box::new(Line::Kept { guests: 1, events: 2, saves: 1, notebooks: 0 })
}

fn person() -> Box<Line> {
    Box::new(Line::Person { name: "Ann".into(), away: false })
}

fn side_sum(side: Side, moves: usize, count: usize) -> Line {
    let loss = "3.1".into();
    Line::SideSum { side, moves, loss, inaccuracies: count, mistakes: count, blunders: count }
}

fn data() -> String {
    "data".into()
}

fn addr() -> String {
    "127.0.0.1:7878".into()
}

spoken!(
    Label,
    "host",
    [
        Label::LabelTables,
        Label::LabelPresent,
        Label::LabelQueues,
        Label::LabelKept,
        Label::LabelRoom,
        Label::LabelTimes,
        Label::LabelRemoved,
        Label::LabelMemory,
        Label::LabelData,
        Label::LabelMove,
        Label::LabelScore,
        Label::LabelEnding,
        Label::LabelPositions,
        Label::LabelBytes,
        Label::LabelSeconds,
        Label::LabelTogether,
        Label::LabelComputer,
        Label::LabelGames,
        Label::LabelWins,
        Label::LabelDraws,
        Label::LabelLosses,
        Label::LabelShare,
    ]
);

spoken!(
    Line,
    "host",
    [
        Line::Open { version: "0.1.0".into(), addr: addr(), pid: 17, time: "2 d 3 h".into() },
        Line::Tables { waiting: 1, running: 2, over: 3, awake: 2, asleep: 4 },
        Line::Present { guests: 1, spectators: 0, pages: 1 },
        Line::Present { guests: 3, spectators: 1, pages: 4 },
        Line::Queues { queues: vec![] },
        Line::Queues {
            queues: vec![
                Line::Queue { game: "clue".into(), count: 2 },
                Line::Queue { game: "checkers".into(), count: 1 }
            ]
        },
        *kept(),
        Line::Kept { guests: 2, events: 1, saves: 3, notebooks: 1 },
        Line::Room { used: size(), most: size(), daily: size() },
        Line::Room { used: size(), most: Box::new(Line::Unlimited), daily: Box::new(Line::Unlimited) },
        *size(),
        Line::Size { value: "999".into(), unit: "bytes" },
        Line::Times {
            finished: Box::new(Line::Days { days: 400 }),
            abandoned: Box::new(Line::ForEver),
            waiting: Box::new(Line::Days { days: 60 }),
            guests: Box::new(Line::Days { days: 800 }),
            strangers: Box::new(Line::Days { days: 30 }),
            notes: Box::new(Line::Days { days: 30 }),
        },
        Line::Removed { tables: 1, guests: 0, seat_notes: 2 },
        Line::Removed { tables: 3, guests: 1, seat_notes: 1 },
        Line::Unknown,
        Line::Data { size: size(), folder: data() },
        Line::Node {
            name: "east".into(),
            tables: 1,
            addr: addr(),
            version: "0.1.0".into(),
            time: "2 d 3 h".into(),
            memory: size(),
            pages: 3,
            bus: Box::new(Line::BusLag { ms: "0.4".into() }),
            store: Box::new(Line::StoreWell),
        },
        Line::NewNode { name: "west".into(), tables: 0 },
        Line::GoneNode { name: "north".into(), tables: 2 },
        Line::BusLag { ms: "0.4".into() },
        Line::NoBus,
        Line::Unreached,
        Line::StoreWell,
        Line::StoreTrouble { detail: "…".into() },
        Line::NoTables,
        Line::Table {
            id: "t1".into(),
            game: "clue".into(),
            phase: Phase::Waiting,
            host: person(),
            age: "3 min".into()
        },
        Line::Table {
            id: "t2".into(),
            game: "clue".into(),
            phase: Phase::Starting,
            host: Box::new(Line::Unnamed),
            age: "1 s".into()
        },
        Line::Table {
            id: "t3".into(),
            game: "checkers".into(),
            phase: Phase::Playing,
            host: person(),
            age: "1 d".into()
        },
        Line::Table {
            id: "t4".into(),
            game: "checkers".into(),
            phase: Phase::Over,
            host: person(),
            age: "1 d".into()
        },
        Line::Seat { turn: true, who: person() },
        Line::Seat { turn: false, who: Box::new(Line::Person { name: "Ben".into(), away: true }) },
        Line::Substituted { name: "Ben".into(), brain: "master".into() },
        Line::Brain { brain: "master".into() },
        Line::Nobody,
        Line::Watching { names: vec![*person(), Line::Unnamed] },
        Line::NodeStopped { name: "node-1".into(), others: 0 },
        Line::NodeStopped { name: "node-1".into(), others: 1 },
        Line::NodeStopped { name: "node-1".into(), others: 2 },
        Line::NodeStoppedBlindly { name: "node-1".into() },
        Line::Stopped { addr: addr() },
        Line::NoSuchComputer { game: "checkers".into(), name: "x".into(), computers: vec!["random", "easy"] },
        Line::SeatsOfOne { count: "0".into() },
        Line::SeatsFilled { given: 1, wanted: 2 },
        Line::SeatsFilled { given: 3, wanted: 2 },
        Line::NoSuchBench { name: "x".into(), benches: vec!["search", "deduction"] },
        Line::TooManyOutcomes,
        Line::Played {
            game: "checkers".into(),
            games: 1,
            seed: "7".into(),
            think: Box::new(Line::ThinkNodes { nodes: 1 }),
            openings: None,
        },
        Line::Played {
            game: "checkers".into(),
            games: 100,
            seed: "1".into(),
            think: Box::new(Line::ThinkNodes { nodes: 1000 }),
            openings: Some("ballots"),
        },
        Line::ThinkTime { time: "200ms".into() },
        Line::Share { share: "0.500".into(), low: "0.450".into(), high: "0.550".into() },
        Line::BackedUp {
            data: data(),
            file: "b.tgz".into(),
            size: size(),
            contents: Box::new(Line::OlderHouse)
        },
        Line::BackupSecret,
        Line::Restored {
            file: "b.tgz".into(),
            age: "3 h".into(),
            version: "0.1.0".into(),
            data: data(),
            contents: Box::new(Line::Contents { tables: 1, kept: kept() }),
        },
        Line::RestoreVerified,
        Line::OpenIt { data: data() },
        Line::OpenStore { place: "postgres://ann@db.example.org:5432/parlour".into() },
        Line::TablesMade { place: "postgres://ann@db.example.org:5432/parlour".into(), to: 2 },
        Line::Migrated { place: "postgres://ann@db.example.org:5432/parlour".into(), from: 1, to: 2 },
        Line::UpToDate { place: "postgres://ann@db.example.org:5432/parlour".into(), to: 2 },
        Line::Contents { tables: 4, kept: kept() },
        Line::Verified { events: 120, drawn: 30, brought: 0 },
        Line::Verified { events: 120, drawn: 30, brought: 1 },
        Line::DrawnFrom { names: vec!["Ann".into(), "Ben".into()] },
        Line::Won { names: vec!["Ann".into()] },
        Line::Drawn,
        Line::NobodyWon,
        Line::Chance,
        Line::OpenAt { addr: addr() },
        Line::ForFriends { addr: "http://192.168.1.7:7878".into() },
        Line::EndedEarly,
        Line::SeedOfTests,
        Line::BadPublicUrl { url: "example.org".into() },
        Line::EmptyStore,
        Line::BadStore,
        Line::UnescapedStore,
        Line::BadStoreHost,
        Line::BadStoreOption { known: vec!["sslmode", "sslrootcert"] },
        Line::BadStorePart { detail: "…".into() },
        Line::EmptyBus,
        Line::BadBus,
        Line::BadBusHost,
        Line::BadBusRest,
        Line::BadBusOption,
        Line::BadNode { most: 64 },
        Line::NoHouse { data: data() },
        Line::NoFolder { data: data() },
        Line::BadRunningFile { data: data() },
        Line::OtherVersion,
        Line::AnotherHouse { addr: addr(), pid: 17 },
        Line::StoreAway { addr: "127.0.0.1:7878".into() },
        Line::OddAnswer { addr: addr(), status: 500 },
        Line::NoAnswer { addr: addr(), pid: 17 },
        Line::NotClosed { addr: addr(), seconds: 30 },
        Line::UnsureWhetherOpen,
        Line::StillOpen { addr: addr(), data: data() },
        Line::NotEmpty { fault: Quoted::of(&RestoreError::NotEmpty { path: "data".into() }) },
        Line::UnreadableFile { file: "game.json".into() },
        Line::NotVerified { file: "game.json".into() },
        Line::NoSuchGame { game: "chess".into(), games: vec!["checkers", "clue"] },
        Line::BadSetup { fault: "…".into() },
        Line::UnwritableFile { file: "data/tables".into() },
        Line::Analysis { black: "Ann".into(), white: "Ben".into(), result: "1-0".into() },
        Line::Someone,
        Line::Slip {
            mistake: Quoted::of(&Mistake::Blunder),
            loss: "1.25".into(),
            line: "11-15 23-19".into()
        },
        side_sum(Side::Black, 1, 1),
        side_sum(Side::White, 20, 2),
        Line::SoundMap { stations: 199, taxi: 300, bus: 90, underground: 20, ferry: 3 },
        Line::NotAMap { file: "map.json".into() },
        Line::TablesUsed { pieces: 5, more: false, files: 1 },
        Line::TablesUsed { pieces: 5, more: true, files: 20 },
        Line::TablesNotUsed { folder: "data/tables".into() },
        Line::NotUsed { file: "data/tables/x.table".into() },
        Line::OtherEnding { ending: "04-01".into() },
        Line::BuiltAgain,
        Line::TablesWhere { pieces: 4, folder: "data/tables".into() },
        Line::NoTablesFor { game: "chess".into() },
        Line::NoLogFile { file: "house.log".into() },
        Line::NoLogLevel { typed: "loud".into(), levels: "error, warn".into() },
        Line::Error { fault: "…".into() },
        Line::Usage { fault: "…".into() },
    ]
);

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_voice::trial::Trial;

    #[test]
    fn every_line_is_said_in_every_language() {
        Trial::new("host").with::<Line>().with::<Label>().hold();
    }
}
