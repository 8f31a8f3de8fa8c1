//! Why a command ended early, and with which exit code.

use crate::print::complain;
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
                complain!("error: {text}\n\nFor more information, try '--help'.");
                ExitCode::from(2)
            }
            Fault::Failed(error) => {
                complain!("error: {error:#}");
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
    let known: Vec<&str> = parlour_catalog::games().map(|game| game.id()).collect();
    Fault::Usage(format!("there is no game '{id}'; this house has: {}", known.join(", ")))
}

/// A fault for a set-up that the game cannot read.
pub(crate) fn bad_setup(error: &dyn std::error::Error) -> Fault {
    Fault::Usage(format!("the set-up cannot be used: {error}"))
}
