//! The set-up of a notebook, asked for in steps.

use super::completion::Expected;
use super::console::Console;
use super::draft::{Draft, Step};
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

/// Asks for every step from the first one on.
pub(super) fn ask(
    console: &mut Console,
    out: &mut impl Write,
    draft: Draft,
    first: Step,
) -> Result<Answered, Fault> {
    let mut draft = draft;
    let mut step = first;
    loop {
        let question = draft.question(step);
        let expected = Expected::Names(draft.expected(step));
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
                let before = draft.steps().into_iter().rfind(|other| *other < step && *other >= first);
                match before {
                    Some(before) => step = before,
                    None => writeln!(out, "This is the first question.")?,
                }
            }
            _ => match draft.answered(step, line) {
                Ok(next) => {
                    draft = next;
                    match draft.steps().into_iter().find(|other| *other > step) {
                        Some(next) => step = next,
                        None => return Ok(Answered::Case(draft.case(step))),
                    }
                }
                Err(text) => write!(out, "{}", wrapped(&text))?,
            },
        }
    }
}
