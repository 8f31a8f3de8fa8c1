//! `parlour hub` as another program sees it: a small referee of our own plays it against itself and checks every move.

use crate::binary::parlour;
use checkers_rules::{Action, Checkers, Position, Setup, Side, Square};
use parlour_game::{Match, Outcome, Seed, Turn};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

/// A running engine.
struct Hub {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Hub {
    fn new() -> Self {
        let mut child = parlour()
            .args(["hub", "--hash", "1"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, input, output }
    }

    fn ready() -> Self {
        let mut hub = Self::new();
        hub.say("hub");
        hub.hear("wait");
        hub.say("init");
        hub.hear("ready");
        hub
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// The next line that begins with this word; all before it are read over, but none may be an error.
    #[track_caller]
    fn hear(&mut self, word: &str) -> String {
        loop {
            let mut line = String::new();
            assert_ne!(self.output.read_line(&mut line).unwrap(), 0, "it has ended instead of saying {word}");
            let line = line.trim_end();
            if line.split(' ').next() == Some(word) {
                return line.into();
            }
            assert!(!line.starts_with("error"), "instead of {word}: {line}");
        }
    }

    #[track_caller]
    fn hear_error(&mut self) -> String {
        loop {
            let mut line = String::new();
            assert_ne!(self.output.read_line(&mut line).unwrap(), 0, "it has ended without an error");
            if line.starts_with("error message=\"") {
                return line;
            }
            assert!(line.starts_with("info") || line.starts_with("pong"), "{line}");
        }
    }

    /// Closes its input and waits for its end.
    #[track_caller]
    fn close(mut self) {
        self.input = None;
        assert!(self.child.wait().unwrap().success());
    }
}

fn argument<'a>(line: &'a str, name: &str) -> &'a str {
    let word = line.split(' ').find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
    word.unwrap_or_else(|| panic!("no {name}= in {line}"))
}

fn write_position(position: Position) -> String {
    let side = if position.to_move() == Side::Black { 'B' } else { 'W' };
    format!("{side}{}", String::from(position.board()).replace('.', "e"))
}

/// The path of the move that the engine wrote: read by the letter of the protocol, independently of the engine's own code.
fn read_move(position: Position, text: &str) -> Action {
    let squares: Vec<u8> = text.split(['-', 'x']).map(|square| square.parse().unwrap()).collect();
    let moves = position.moves();
    let fitting = moves.iter().find(|move_| {
        let taken: Vec<u8> = move_.jumped().map(u8::from).collect();
        let written = [&[move_.from().number(), move_.to().number()], &taken[..]].concat();
        written == squares && move_.is_capture() == text.contains('x')
    });
    Action::from(*fitting.unwrap_or_else(|| panic!("{text} is illegal in {position}")))
}

/// Plays a match from a ballot over the protocol; every position is sent with the moves since the last one that cannot
/// come again.
fn play(hub: &mut Hub, ballot: usize, level: &str) -> Outcome {
    let setup: Setup = serde_json::from_str(&format!("{{\"ballot\":{ballot}}}")).unwrap();
    let mut match_ = Match::<Checkers>::new(setup, Seed::from_number(0));
    let (mut from, mut since) = (match_.state().position(), Vec::<String>::new());
    hub.say("new-game");
    loop {
        let seat = match match_.turn() {
            Turn::Over(outcome) => return outcome,
            Turn::Seat(seat) => seat,
            Turn::Chance => unreachable!("the ballot has a number"),
        };
        hub.say(&format!("pos pos={} moves=\"{}\"", write_position(from), since.join(" ")));
        hub.say(&format!("level {level}"));
        hub.say("go think");
        let done = hub.hear("done");
        let text = argument(&done, "move");
        let position = match_.state().position();
        let start: u8 = text.split(['-', 'x']).next().unwrap().parse().unwrap();
        let is_king = position.board().kings().has(Square::new(start).unwrap());
        match_
            .act(seat, read_move(position, text))
            .unwrap_or_else(|denied| panic!("{text} in {position}: {denied}"));
        if is_king && text.contains('-') {
            since.push(text.into());
        } else {
            (from, since) = (match_.state().position(), Vec::new());
        }
    }
}

#[test]
fn twenty_matches_without_an_illegal_move() {
    let mut hub = Hub::ready();
    let mut outcomes = Vec::new();
    for game in 0..20 {
        let level = ["nodes=300", "depth=3", "move-time=0.002", "nodes=100 depth=8"][game % 4];
        outcomes.push(play(&mut hub, 1 + game * 8, level));
    }
    assert_eq!(outcomes.len(), 20);
    hub.close();
}

#[test]
fn it_introduces_itself() {
    let mut hub = Hub::new();
    hub.say("hub");
    assert_eq!(argument(&hub.hear("id"), "name"), "Parlour");
    assert_eq!(argument(&hub.hear("param"), "name"), "variant");
    hub.hear("wait");
    hub.say("set-param name=variant value=english");
    hub.say("set-param name=hash value=2");
    hub.say("init");
    hub.hear("ready");
    hub.close();
}

#[test]
fn searches_can_be_stopped_pinged_and_pondered() {
    let mut hub = Hub::ready();
    let position = write_position(Position::START);
    hub.say(&format!("pos pos={position}"));
    hub.say("level infinite");
    hub.say("go analyze");
    hub.hear("info");
    hub.say("ping");
    hub.hear("pong");
    hub.say("go think");
    assert!(hub.hear_error().contains("a search is running"));
    hub.say("stop");
    let done = hub.hear("done");
    read_move(Position::START, argument(&done, "move"));
    // The move of a search for the opponent's time is told once the clock has run.
    hub.say("level depth=2");
    hub.say("go ponder");
    hub.say("ponder-hit");
    hub.hear("done");
    hub.say("go ponder");
    hub.say("stop");
    hub.hear("done");
    hub.say("ponder-hit");
    hub.say("stop");
    hub.say("ping");
    hub.hear("pong");
    hub.say("quit");
    assert!(hub.child.wait().unwrap().success());
}

#[test]
fn bad_lines_are_answered_and_nothing_breaks() {
    let mut hub = Hub::new();
    let full = "B".to_owned() + &"b".repeat(32);
    let start = write_position(Position::START);
    for (line, word) in [
        ("go think".into(), "say pos first"),
        (format!("pos pos={start}\ngo think"), "say init first"),
        ("set-param name=variant value=normal".into(), "only the variant english"),
        ("set-param name=hash value=0".into(), "from 1 to"),
        ("set-param name=speed value=9".into(), "no parameter"),
        ("set-param value=9".into(), "name= is missing"),
        ("pos".into(), "pos= is missing"),
        ("pos pos=X".into(), "begins with B or W"),
        (format!("pos pos={full}"), "at most 12"),
        (format!("pos pos={start} moves=\"11-15 11-15\""), "is not a legal move"),
        ("go think".into(), "is not a legal move"),
        ("level depth=deep".into(), "not such a number"),
        ("level".into(), "level wants"),
        ("pos pos=\"B".into(), "never closed"),
        ("=".into(), "a name is missing"),
        ("go".into(), "go wants"),
        ("x".repeat(100_000), "longer than"),
    ] {
        hub.say(&line);
        let error = hub.hear_error();
        assert!(error.contains(word), "{line}: {error}");
    }
    // Read over, as the protocol asks.
    hub.say("\u{0}\u{1}\u{7f} é");
    hub.say("fly to=the-moon");
    hub.say("");
    hub.say("ping");
    hub.hear("pong");
    hub.close();
}
