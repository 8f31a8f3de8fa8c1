//! `parlour hub`: the engine for other programs, over standard input and output.
//!
//! Hub, version 2, is the line protocol of Fabien Letouzey's draughts engine; `docs/hub.md` describes what we understand of it.
//! One thread reads lines, another searches, so that a search can be stopped.

mod level;
mod search;
mod syntax;
mod text;

use crate::args::HubArgs;
use crate::fault::Fault;
use crate::print::complain;
use crate::tables;
use checkers_ai::engine;
use level::Level;
use search::{Mode, Search};
use std::io::{BufRead, Read, Write};
use syntax::{HubLine, shorten};

/// No line is longer, in bytes; the moves of the longest game fit many times.
const LONGEST_LINE: u64 = 1 << 16;
const VARIANT: &str = "english";

pub(crate) fn run(args: &HubArgs) -> Result<(), Fault> {
    tables::install(&args.data).print();
    let mut session = Session::new(args);
    let mut input = std::io::stdin().lock();
    loop {
        let mut bytes = Vec::new();
        // Whoever closes the line has gone.
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        if bytes.len() as u64 == LONGEST_LINE && bytes.last() != Some(&b'\n') {
            input.skip_until(b'\n')?;
            error(&format!("the line is longer than {LONGEST_LINE} bytes"));
            continue;
        }
        match HubLine::read(&String::from_utf8_lossy(&bytes)) {
            Ok(None) => {}
            Ok(Some(line)) if line.command == "quit" => break,
            Ok(Some(line)) => {
                session.obey(&line).unwrap_or_else(|fault| error(&format!("{}: {fault}", line.command)))
            }
            Err(fault) => error(&fault),
        }
    }
    session.stop();
    Ok(())
}

/// Writes a line to the other program. If it has closed its end, the next read fails.
fn say(text: &str) {
    let mut out = crate::print::Output;
    let _ = writeln!(out, "{text}").and_then(|()| out.flush());
}

fn error(message: &str) {
    say(&format!("error message=\"{}\"", message.replace('"', "'")));
}

/// The state set by the commands so far.
struct Session {
    hash: u32,
    threads: u32,
    level: Level,
    /// Where the next search starts, or why there is none.
    position: Result<engine::PlayedLine, String>,
    /// Created by `init`; `None` while a search runs with it.
    engine: Option<engine::Engine>,
    search: Option<Search>,
}

impl Session {
    fn new(args: &HubArgs) -> Self {
        Self {
            hash: args.hash,
            threads: args.threads,
            level: Level::default(),
            position: Err("say pos first".into()),
            engine: None,
            search: None,
        }
    }

    fn obey(&mut self, line: &HubLine) -> Result<(), String> {
        if self.search.as_ref().is_some_and(Search::is_over) {
            self.stop();
        }
        let is_searching = self.search.is_some();
        match line.command.as_str() {
            "ping" => say("pong"),
            "stop" => self.stop(),
            "ponder-hit" => self.ponder_hit()?,
            "hub" | "set-param" | "init" | "new-game" | "pos" | "level" | "go" if is_searching => {
                return Err("a search is running: say stop first".into());
            }
            "hub" => self.introduce(),
            "set-param" => self.set_param(line)?,
            "init" => {
                self.engine = Some(self.new_engine());
                say("ready");
            }
            "new-game" => self.engine = self.engine.is_some().then(|| self.new_engine()),
            "pos" => {
                self.position = read_line(line);
                self.position.clone().map(|_| ())?;
            }
            "level" => self.level = Level::read(line)?,
            "go" => self.go(line)?,
            // The protocol asks to read over what one does not know.
            other => complain!("parlour hub: `{}` is no command of the protocol", shorten(other)),
        }
        Ok(())
    }

    fn introduce(&self) {
        say(&format!("id name=Parlour version={} author=\"the Parlour authors\"", env!("CARGO_PKG_VERSION")));
        say(&format!("param name=variant value={VARIANT} type=enum values={VARIANT}"));
        say(&format!("param name=hash value={} type=int min=1 max={}", self.hash, HubArgs::MOST_HASH));
        say(&format!(
            "param name=threads value={} type=int min=1 max={}",
            self.threads,
            HubArgs::MOST_THREADS
        ));
        say("wait");
    }

    fn set_param(&mut self, line: &HubLine) -> Result<(), String> {
        let name = line.value("name").ok_or("name= is missing")?;
        let number = |most: u32| match line.number::<u32>("value")? {
            Some(number) if (1..=most).contains(&number) => Ok(number),
            _ => Err(format!("{name} is a number from 1 to {most}")),
        };
        match name {
            "variant" if line.value("value") == Some(VARIANT) => {}
            "variant" => return Err(format!("only the variant {VARIANT} is played here")),
            "hash" => self.hash = number(HubArgs::MOST_HASH)?,
            "threads" => self.threads = number(HubArgs::MOST_THREADS)?,
            _ => return Err(format!("there is no parameter `{}`", shorten(name))),
        }
        Ok(())
    }

    fn new_engine(&self) -> engine::Engine {
        engine::Engine::new(engine::Size::mebibytes(self.hash as usize)).threads(self.threads as usize)
    }

    fn go(&mut self, line: &HubLine) -> Result<(), String> {
        let mode = match line {
            _ if line.has("ponder") => Mode::Ponder,
            _ if line.has("analyze") || line.has("analyse") => Mode::Analyze,
            _ if line.has("think") => Mode::Think,
            _ => return Err("go wants think, ponder or analyze".into()),
        };
        let position = self.position.clone()?;
        if !position.position().has_move() {
            return Err("the game is over there: nothing to search".into());
        }
        let engine = self.engine.take().ok_or("say init first")?;
        self.search = Some(Search::start(engine, position, self.level, mode));
        Ok(())
    }

    /// The opponent has played what was expected: the clock runs from now on.
    fn ponder_hit(&mut self) -> Result<(), String> {
        // A search that has told its move before is left at that.
        let Some(search) = self.search.take_if(|search| search.mode() == Mode::Ponder) else { return Ok(()) };
        let (engine, is_silent) = search.hush();
        if is_silent {
            self.search = Some(Search::start(engine, self.position.clone()?, self.level, Mode::Think));
        } else {
            self.engine = Some(engine);
        }
        Ok(())
    }

    /// Ends a search, which tells its move, and takes the engine back.
    fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            self.engine = Some(search.stop());
        }
    }
}

/// The position of a line `pos`, with the moves that led on from it.
fn read_line(line: &HubLine) -> Result<engine::PlayedLine, String> {
    let position = text::read_position(line.value("pos").ok_or("pos= is missing")?)?;
    let mut reached = engine::PlayedLine::new(position);
    for word in line.value("moves").unwrap_or_default().split_whitespace() {
        let move_ = text::read_move(reached.position(), word)?;
        reached.play(&move_);
    }
    Ok(reached)
}
