//! What is wrong with a command line. clap finds it, the language has the words: `languages/<language>/usage.ftl`.

use crate::fault::Fault;
use crate::help;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use parlour_voice::spoken;
use serde::Serialize;
use std::error::Error as _;
use std::process::ExitCode;

/// What was typed wrongly, or left out; then what is wrong with a single value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub(crate) enum Misuse {
    UnknownOption {
        typed: String,
        near: Option<String>,
    },
    Surplus {
        typed: String,
    },
    UnknownCommand {
        typed: String,
        near: Vec<String>,
    },
    NoCommand {
        command: String,
        commands: Vec<String>,
    },
    NoValue {
        option: String,
        values: Vec<String>,
    },
    BadChoice {
        option: String,
        value: String,
        values: Vec<String>,
        near: Option<String>,
    },
    BadValue {
        option: String,
        value: String,
        fault: String,
    },
    Missing {
        options: Vec<String>,
    },
    Twice {
        option: String,
    },
    Conflict {
        option: String,
        others: Vec<String>,
    },
    /// An option that is about a data folder, beside the address of a database.
    TwoHouses {
        option: String,
    },
    NotText,
    Otherwise {
        fault: String,
    },

    NoLanguage {
        languages: Vec<String>,
    },
    NotANumber {
        typed: String,
    },
    WholeNumber {
        least: u64,
    },
    WholeBetween {
        least: u64,
        most: u64,
    },
    TimeUnit,
    TimeRange,
    NotDays,
    TooManyDays {
        most: u32,
    },
    SizeUnit,
    SizeRange,
    NotAnAddress,
    NotANetwork,
}

spoken!(Misuse, "usage", {
    let text = |text: &str| text.to_owned();
    let list = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
    let choice = |near: Option<&str>| Misuse::BadChoice {
        option: text("--weighting <WEIGHTING>"),
        value: text("heavy"),
        values: list(&["shown", "alike"]),
        near: near.map(text),
    };
    vec![
        Misuse::UnknownOption { typed: text("--jason"), near: None },
        Misuse::UnknownOption { typed: text("--jason"), near: Some(text("--json")) },
        Misuse::Surplus { typed: text("two.json") },
        Misuse::UnknownCommand { typed: text("slove"), near: vec![] },
        Misuse::UnknownCommand { typed: text("slove"), near: list(&["solve"]) },
        Misuse::NoCommand { command: text("parlour map"), commands: list(&["check"]) },
        Misuse::NoValue { option: text("--lang <LANG>"), values: vec![] },
        Misuse::NoValue { option: text("--log-format <FORMAT>"), values: list(&["text", "json"]) },
        choice(None),
        choice(Some("shown")),
        Misuse::BadValue { option: text("--think <TIME>"), value: text("5"), fault: text("…") },
        Misuse::Missing { options: list(&["<FILE>"]) },
        Misuse::Twice { option: text("--seed <SEED>") },
        Misuse::Conflict { option: text("--edit"), others: list(&["--json"]) },
        Misuse::TwoHouses { option: text("--data <DIR>") },
        Misuse::NotText,
        Misuse::Otherwise { fault: text("…") },
        Misuse::NoLanguage { languages: list(&["de", "en"]) },
        Misuse::NotANumber { typed: text("ten") },
        Misuse::WholeNumber { least: 0 },
        Misuse::WholeNumber { least: 1 },
        Misuse::WholeBetween { least: 1, most: 600 },
        Misuse::TimeUnit,
        Misuse::TimeRange,
        Misuse::NotDays,
        Misuse::TooManyDays { most: 36_500 },
        Misuse::SizeUnit,
        Misuse::SizeRange,
        Misuse::NotAnAddress,
        Misuse::NotANetwork,
    ]
});

/// A parser for clap: a whole number within limits.
pub(crate) fn whole<T: TryFrom<u64>>(
    least: u64,
    most: u64,
) -> impl Fn(&str) -> Result<T, Misuse> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        let fault = || match most {
            u64::MAX => Misuse::WholeNumber { least },
            most => Misuse::WholeBetween { least, most },
        };
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(fault)
    }
}

/// Prints what clap found, or what it was asked for: help and version are no errors.
pub(crate) fn report(error: &Error) -> ExitCode {
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    ) {
        error.exit();
    }
    let fault = match usage(error) {
        Some(usage) => format!("{}\n\n{usage}", Misuse::from(error)),
        None => Misuse::from(error).to_string(),
    };
    Fault::Usage(fault).report()
}

/// How the command is called.
fn usage(error: &Error) -> Option<String> {
    match error.get(ContextKind::Usage)? {
        ContextValue::StyledStr(usage) => Some(help::usage(&usage.to_string())),
        _ => None,
    }
}

impl From<&Error> for Misuse {
    fn from(error: &Error) -> Self {
        let one = |kind| texts(error, kind).into_iter().next();
        let option = || one(ContextKind::InvalidArg).unwrap_or_default();
        let value = || one(ContextKind::InvalidValue).unwrap_or_default();
        match error.kind() {
            ErrorKind::UnknownArgument if option().starts_with('-') => {
                Misuse::UnknownOption { typed: option(), near: one(ContextKind::SuggestedArg) }
            }
            ErrorKind::UnknownArgument => Misuse::Surplus { typed: option() },
            ErrorKind::InvalidSubcommand => Misuse::UnknownCommand {
                typed: one(ContextKind::InvalidSubcommand).unwrap_or_default(),
                near: texts(error, ContextKind::SuggestedSubcommand),
            },
            ErrorKind::MissingSubcommand => Misuse::NoCommand {
                command: one(ContextKind::InvalidSubcommand).unwrap_or_default(),
                commands: texts(error, ContextKind::ValidSubcommand),
            },
            ErrorKind::InvalidValue if value().is_empty() => {
                Misuse::NoValue { option: option(), values: texts(error, ContextKind::ValidValue) }
            }
            ErrorKind::InvalidValue => Misuse::BadChoice {
                option: option(),
                value: value(),
                values: texts(error, ContextKind::ValidValue),
                near: one(ContextKind::SuggestedValue),
            },
            ErrorKind::ValueValidation => Misuse::BadValue {
                option: option(),
                value: value(),
                fault: error.source().map(ToString::to_string).unwrap_or_default(),
            },
            ErrorKind::MissingRequiredArgument => {
                Misuse::Missing { options: texts(error, ContextKind::InvalidArg) }
            }
            ErrorKind::ArgumentConflict => match texts(error, ContextKind::PriorArg) {
                others if others == [option()] => Misuse::Twice { option: option() },
                // Nobody may have typed it: it is also read from the environment.
                others if others.iter().any(|other| is_store(other)) => {
                    Misuse::TwoHouses { option: option() }
                }
                others if is_store(&option()) => Misuse::TwoHouses { option: others.join(", ") },
                others => Misuse::Conflict { option: option(), others },
            },
            ErrorKind::InvalidUtf8 => Misuse::NotText,
            _ => Misuse::Otherwise { fault: error.to_string() },
        }
    }
}

fn is_store(option: &str) -> bool {
    option.starts_with("--store")
}

/// What clap tells of an error.
fn texts(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_voice::trial::Trial;

    #[test]
    fn every_fault_is_said_in_every_language() {
        Trial::new("usage").with::<Misuse>().hold();
    }

    #[test]
    fn whole_numbers_are_read_within_their_limits() {
        assert_eq!(whole::<u8>(2, 6)("6"), Ok(6));
        for wrong in ["7", "1", "-2", "2.5", "", "x"] {
            assert_eq!(whole::<u8>(2, 6)(wrong), Err(Misuse::WholeBetween { least: 2, most: 6 }), "{wrong}");
        }
        assert_eq!(whole::<u64>(1, u64::MAX)("0"), Err(Misuse::WholeNumber { least: 1 }));
    }
}
