//! The set-up of a notebook, asked for in steps.

use super::completion::Expected;
use super::console::Console;
use super::draft::{Draft, SetupField};
use super::telling::wrapped;
use crate::fault::Fault;
use clue_deduction::assistant::wire::Case;
use std::io::Write;
use std::path::PathBuf;

/// How the questions ended.
pub(super) enum Answered {
    /// They were answered.
    Case(Case),
    /// A file was named instead.
    Load(PathBuf),
    /// The person left.
    Left,
}

const HELP: &str = "Enter takes what stands in brackets. 'back' goes one question back, 'load FILE' opens a \
                    case file instead, 'quit' leaves. Parts of names will do.";

/// The questions, and what was answered so far.
pub(super) struct Questions {
    draft: Draft,
    first: SetupField,
    step: SetupField,
}

impl Questions {
    /// Every question from the first one on.
    pub(super) fn new(draft: Draft, first: SetupField) -> Self {
        Self { draft, first, step: first }
    }

    /// Asks from where it stands. What was answered stays, so that it can go on if nothing comes of it.
    pub(super) fn ask(&mut self, console: &mut Console, out: &mut impl Write) -> Result<Answered, Fault> {
        loop {
            let question = self.draft.question(self.step);
            let expected = Expected::Names(self.draft.expected(self.step));
            let Some(line) = console.ask(&question, expected)? else {
                return Ok(Answered::Left);
            };
            let line = line.trim();
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word.to_lowercase().as_str() {
                "quit" | "exit" if rest.is_empty() => return Ok(Answered::Left),
                "load" if !rest.is_empty() => return Ok(Answered::Load(rest.trim().into())),
                "help" | "?" if rest.is_empty() => write!(out, "{}", wrapped(HELP))?,
                "back" if rest.is_empty() => {
                    let mut before = self.draft.steps().into_iter();
                    match before.rfind(|other| *other < self.step && *other >= self.first) {
                        Some(before) => self.step = before,
                        None => writeln!(out, "This is the first question.")?,
                    }
                }
                _ => match self.draft.answered(self.step, line) {
                    Ok(next) => {
                        self.draft = next;
                        match self.draft.steps().into_iter().find(|other| *other > self.step) {
                            Some(next) => self.step = next,
                            None => return Ok(Answered::Case(self.draft.case(self.step))),
                        }
                    }
                    Err(text) => write!(out, "{}", wrapped(&text))?,
                },
            }
        }
    }
}
