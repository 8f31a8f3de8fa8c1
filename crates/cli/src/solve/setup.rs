//! The set-up of a notebook, asked for in steps.

use super::completion::Expected;
use super::console::Console;
use super::draft::{Draft, SetupField};
use super::said::Saying;
use super::telling::{told, wrapped};
use super::words::{Word, Words};
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
            let is_typed = |meaning| Words::spoken().is(meaning, word);
            match rest.is_empty() {
                true if is_typed(Word::Quit) => return Ok(Answered::Left),
                false if is_typed(Word::Load) => return Ok(Answered::Load(rest.trim().into())),
                true if is_typed(Word::Help) => write!(out, "{}", told(&Saying::SetupHelp))?,
                true if is_typed(Word::Back) => {
                    let mut before = self.draft.steps().into_iter();
                    match before.rfind(|other| *other < self.step && *other >= self.first) {
                        Some(before) => self.step = before,
                        None => write!(out, "{}", told(&Saying::FirstQuestion))?,
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
