//! Where lines come from: a person at a terminal, with editing, history and completion, or anything else,
//! line by line.

use super::completion::{self, Completion, Expected};
use super::said::Saying;
use super::vocabulary::Vocabulary;
use super::words::{Word, Words};
use crate::fault::Fault;
use rustyline::completion::{Completer, FilenameCompleter};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use std::io::{self, BufRead, IsTerminal, Write};

/// The source of lines.
pub(super) enum Console {
    /// A person.
    Terminal(Box<Editor<Help, MemHistory>>),
    /// A file or another program.
    Script,
}

/// The result of waiting for a line.
enum Input {
    Typed(String),
    /// A line that was given up, or could not be read.
    Dropped,
    End,
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
        loop {
            match self.read("> ", Expected::Command(names.clone()))? {
                Input::Typed(line) => return Ok(Some(line)),
                Input::Dropped => {}
                Input::End => return Ok(None),
            }
        }
    }

    /// The answer to a question, which is asked until there is one; none if there are no more lines.
    pub(super) fn ask(&mut self, question: &Saying, expected: Expected) -> Result<Option<String>, Fault> {
        loop {
            match self.ask_once(question, expected.clone())? {
                Input::Typed(line) => return Ok(Some(line)),
                Input::Dropped => {}
                Input::End => return Ok(None),
            }
        }
    }

    /// Whether the answer is yes. No answer is no.
    pub(super) fn confirms(&mut self, question: Saying) -> Result<bool, Fault> {
        let question = Saying::Confirm { question: Box::new(question) };
        Ok(match self.ask_once(&question, Expected::Anything)? {
            Input::Typed(answer) => Words::spoken().is(Word::Yes, answer.trim()),
            Input::Dropped | Input::End => false,
        })
    }

    fn ask_once(&mut self, question: &Saying, expected: Expected) -> Result<Input, Fault> {
        if !self.is_terminal() {
            writeln!(crate::print::Output, "{question}")?;
        }
        self.read(&format!("{question} "), expected)
    }

    /// A line. The prompt is shown to people only.
    fn read(&mut self, prompt: &str, expected: Expected) -> Result<Input, Fault> {
        match self {
            Console::Terminal(editor) => {
                if let Some(help) = editor.helper_mut() {
                    help.expected = expected;
                }
                match editor.readline(prompt) {
                    Ok(line) => Ok(Input::Typed(line)),
                    // Ctrl-C drops the line, Ctrl-D ends.
                    Err(ReadlineError::Interrupted) => Ok(Input::Dropped),
                    Err(ReadlineError::Eof) => Ok(Input::End),
                    Err(error) => Err(error.into()),
                }
            }
            Console::Script => {
                let mut bytes = Vec::new();
                if io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
                    return Ok(Input::End);
                }
                match String::from_utf8(bytes) {
                    Ok(line) => Ok(Input::Typed(line.trim_end_matches(['\r', '\n']).to_owned())),
                    Err(_) => {
                        writeln!(crate::print::Output, "{}", Saying::NotText)?;
                        Ok(Input::Dropped)
                    }
                }
            }
        }
    }
}

/// The callbacks of the line editor.
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
            // A single candidate is completed with a space, so that the next word can be typed.
            Completion::Names(start, names) => match &names[..] {
                [only] => Ok((start, vec![format!("{only} ")])),
                _ => Ok((start, names)),
            },
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
