//! Why a command ended early, and with which exit code.

use crate::print::complain;
use crate::words::Line;
use parlour_voice::Trouble;
use std::io;
use std::process::ExitCode;

/// What went wrong.
#[derive(Debug)]
pub(crate) enum Fault {
    /// Wrong usage: exit code 2.
    Usage(String),
    /// A failure: exit code 1.
    Failed(anyhow::Error),
}

impl Fault {
    /// Prints it on standard error.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Fault::Usage(text) => {
                complain!("{}", Line::Usage { fault: text });
                ExitCode::from(2)
            }
            Fault::Failed(error) => {
                complain!("{}", Line::Error { fault: told(&error) });
                ExitCode::FAILURE
            }
        }
    }
}

impl<E: Into<anyhow::Error>> From<E> for Fault {
    fn from(error: E) -> Self {
        Fault::Failed(error.into())
    }
}

/// A fault for an unknown game id.
pub(crate) fn unknown_game(id: &str) -> Fault {
    let games = parlour_catalog::games().map(|game| game.id()).collect();
    Fault::Usage(Line::NoSuchGame { game: id.to_owned(), games }.to_string())
}

/// A fault for a set-up that the game cannot read.
pub(crate) fn bad_setup(error: &dyn std::error::Error) -> Fault {
    Fault::Usage(Line::BadSetup { fault: error.to_string() }.to_string())
}

/// What went wrong and why, in one line.
pub(crate) fn told(error: &anyhow::Error) -> String {
    let cause = |cause: &(dyn std::error::Error + 'static)| match cause.downcast_ref::<io::Error>() {
        Some(error) => reason(error),
        None => cause.to_string(),
    };
    error.chain().map(cause).collect::<Vec<_>>().join(": ")
}

/// Why a file cannot be used, in words of the language where it has them.
pub(crate) fn reason(error: &io::Error) -> String {
    Trouble::from(error).to_string()
}
