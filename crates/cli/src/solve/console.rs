//! Where lines come from: a person at a terminal, with editing, history and completion, or anything else,
//! line by line.

use super::completion::{self, Completion, Expected};
use super::vocabulary::Vocabulary;
use crate::fault::Fault;
use rustyline::completion::{Completer, FilenameCompleter};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use std::io::{self, BufRead, IsTerminal, Write};

/// Who types.
pub(super) enum Console {
    /// A person.
    Terminal(Box<Editor<Help, MemHistory>>),
    /// A file or another program.
    Script,
}

impl Console {
    /// Standard input and output, whatever they are.
    pub(super) fn open() -> Result<Self, Fault> {
        if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
            return Ok(Console::Script);
        }
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let mut editor = Editor::with_history(config, MemHistory::new())?;
        editor.set_helper(Some(Help { expected: Expected::Anything, files: FilenameCompleter::new() }));
        Ok(Console::Terminal(Box::new(editor)))
    }

    /// Whether a person types.
    pub(super) fn is_terminal(&self) -> bool {
        matches!(self, Console::Terminal(_))
    }

    /// The next command or entry; none if there are no more.
    pub(super) fn next(&mut self, names: Vocabulary) -> Result<Option<String>, Fault> {
        self.read("> ", Expected::Command(names))
    }

    /// The answer to a question; none if there are no more.
    pub(super) fn ask(&mut self, question: &str, expected: Expected) -> Result<Option<String>, Fault> {
        if !self.is_terminal() {
            writeln!(io::stdout(), "{}", question.trim_end())?;
        }
        self.read(question, expected)
    }

    /// A line. The prompt is for people: a script knows what it says.
    fn read(&mut self, prompt: &str, expected: Expected) -> Result<Option<String>, Fault> {
        match self {
            Console::Terminal(editor) => {
                if let Some(help) = editor.helper_mut() {
                    help.expected = expected;
                }
                match editor.readline(prompt) {
                    Ok(line) => Ok(Some(line)),
                    // Ctrl-C drops the line, Ctrl-D ends.
                    Err(ReadlineError::Interrupted) => Ok(Some(String::new())),
                    Err(ReadlineError::Eof) => Ok(None),
                    Err(error) => Err(error.into()),
                }
            }
            Console::Script => {
                let mut line = String::new();
                let count = io::stdin().lock().read_line(&mut line)?;
                Ok((count > 0).then(|| line.trim_end_matches(['\r', '\n']).to_owned()))
            }
        }
    }

    /// Whether the answer is yes. No answer is no.
    pub(super) fn confirms(&mut self, question: &str) -> Result<bool, Fault> {
        let answer = self.ask(&format!("{question} (y/n) "), Expected::Anything)?;
        Ok(answer.is_some_and(|answer| ["y", "yes"].contains(&answer.trim().to_lowercase().as_str())))
    }
}

/// What the editor asks us about.
pub(super) struct Help {
    expected: Expected,
    files: FilenameCompleter,
}

impl Completer for Help {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        cursor: usize,
        context: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        match completion::complete(&line[..cursor], &self.expected) {
            Completion::Names(start, names) => Ok((start, names)),
            Completion::File => {
                let (start, files) = self.files.complete(line, cursor, context)?;
                Ok((start, files.into_iter().map(|file| file.replacement).collect()))
            }
        }
    }
}

impl Hinter for Help {
    type Hint = String;
}
impl Highlighter for Help {}
impl Validator for Help {}
impl Helper for Help {}
